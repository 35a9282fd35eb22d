-- SPDX-FileCopyrightText: 2026 The Wattfare developers
-- SPDX-License-Identifier: GPL-3.0-or-later
-- The catalogue database. Built from the CSV tables of this folder; never edited by hand.
-- Money is an integer of 1e-9 USD; dates are ISO text; times are seconds since 1970-01-01 UTC. Empty means unknown: NULL.
PRAGMA application_id = 1464230258; -- "WFar"
PRAGMA user_version = 4;

CREATE TABLE catalog (
    key TEXT NOT NULL PRIMARY KEY CHECK (key <> ''),
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE source (
    id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
    title TEXT NOT NULL CHECK (title <> ''),
    publisher TEXT NOT NULL,
    location TEXT NOT NULL,
    edition TEXT NOT NULL,
    licence TEXT NOT NULL CHECK (licence <> ''),
    attribution TEXT NOT NULL,
    retrieved TEXT CHECK (retrieved IS NULL OR retrieved GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
) STRICT, WITHOUT ROWID;

-- Several sources of one row, in order. fact_id is the id of the row in the table that fact_table names.
CREATE TABLE fact_source (
    fact_table TEXT NOT NULL CHECK (fact_table IN ('accelerator', 'platform', 'instance_type', 'region', 'ml_model', 'figure')),
    fact_id INTEGER NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    source TEXT NOT NULL REFERENCES source (id),
    PRIMARY KEY (fact_table, fact_id, position)
) STRICT, WITHOUT ROWID;

-- accelerator_class: what it is made for. form: a card in a slot; a module on a baseboard that carries fabric and power of
-- several; or attached to the server from outside. Both decide which constants of the methods count.
CREATE TABLE accelerator (
    id INTEGER PRIMARY KEY,
    accelerator TEXT NOT NULL UNIQUE CHECK (accelerator <> ''),
    ec2_name TEXT NOT NULL,
    vendor TEXT NOT NULL CHECK (vendor <> ''),
    name TEXT NOT NULL CHECK (name <> ''),
    architecture TEXT NOT NULL,
    generation TEXT NOT NULL,
    accelerator_class TEXT NOT NULL CHECK (accelerator_class IN ('', 'compute-gpu', 'graphics-gpu', 'training', 'inference', 'fpga', 'media')),
    form TEXT NOT NULL CHECK (form IN ('', 'card', 'baseboard', 'attached')),
    year INTEGER CHECK (year BETWEEN 2000 AND 2100),
    memory_gib REAL CHECK (memory_gib > 0 AND memory_gib < 100000),
    memory_type TEXT NOT NULL,
    memory_bandwidth_gbs REAL CHECK (memory_bandwidth_gbs > 0 AND memory_bandwidth_gbs < 1000000),
    link_gbs REAL CHECK (link_gbs > 0 AND link_gbs < 1000000), -- each way, of one accelerator to the others of its node
    tflops_fp64 REAL CHECK (tflops_fp64 > 0 AND tflops_fp64 < 1000000),
    tflops_fp32 REAL CHECK (tflops_fp32 > 0 AND tflops_fp32 < 1000000),
    tflops_tf32 REAL CHECK (tflops_tf32 > 0 AND tflops_tf32 < 1000000),
    tflops_fp16 REAL CHECK (tflops_fp16 > 0 AND tflops_fp16 < 1000000),
    tflops_bf16 REAL CHECK (tflops_bf16 > 0 AND tflops_bf16 < 1000000),
    tflops_fp8 REAL CHECK (tflops_fp8 > 0 AND tflops_fp8 < 1000000),
    tflops_fp4 REAL CHECK (tflops_fp4 > 0 AND tflops_fp4 < 1000000),
    tops_int8 REAL CHECK (tops_int8 > 0 AND tops_int8 < 1000000),
    tops_int4 REAL CHECK (tops_int4 > 0 AND tops_int4 < 1000000),
    precisions TEXT NOT NULL,
    compute_capability TEXT NOT NULL,
    sparsity INTEGER CHECK (sparsity IN (0, 1)),
    note TEXT NOT NULL
) STRICT;

-- The server that an instance family is a share of.
CREATE TABLE platform (
    id INTEGER PRIMARY KEY,
    family TEXT NOT NULL UNIQUE CHECK (family <> ''),
    cpu_model TEXT NOT NULL,
    microarchitecture TEXT NOT NULL,
    sockets INTEGER NOT NULL CHECK (sockets BETWEEN 1 AND 64),
    cores_per_socket REAL CHECK (cores_per_socket > 0 AND cores_per_socket < 10000),
    vcpu_per_socket REAL CHECK (vcpu_per_socket > 0 AND vcpu_per_socket < 10000),
    platform_vcpu REAL NOT NULL CHECK (platform_vcpu > 0 AND platform_vcpu < 100000),
    pkg_kind TEXT NOT NULL CHECK (pkg_kind IN ('measured', 'derived')),
    note TEXT NOT NULL
) STRICT;

CREATE TABLE instance_type (
    id INTEGER PRIMARY KEY,
    provider TEXT NOT NULL CHECK (provider <> ''),
    instance_type TEXT NOT NULL UNIQUE CHECK (instance_type <> ''),
    family TEXT NOT NULL CHECK (family <> ''),
    kind TEXT NOT NULL CHECK (kind <> ''),
    vcpus REAL NOT NULL CHECK (vcpus > 0 AND vcpus < 100000),
    memory_gib REAL NOT NULL CHECK (memory_gib > 0 AND memory_gib < 1000000),
    cpu_model TEXT NOT NULL,
    cpu_vendor TEXT NOT NULL,
    cpu_arch TEXT NOT NULL CHECK (cpu_arch IN ('x86_64', 'arm64')),
    platform TEXT REFERENCES platform (family),
    accelerator TEXT REFERENCES accelerator (accelerator),
    accelerator_count REAL CHECK (accelerator_count >= 0 AND accelerator_count < 10000),
    accelerator_memory_gib_each REAL CHECK (accelerator_memory_gib_each > 0 AND accelerator_memory_gib_each < 100000),
    interconnect TEXT NOT NULL,
    fast_link INTEGER CHECK (fast_link IN (0, 1)), -- the accelerators of a node have links of their own, beside PCIe and network
    network_gbps REAL CHECK (network_gbps >= 0 AND network_gbps < 1000000),
    network_burst INTEGER CHECK (network_burst IN (0, 1)),
    efa INTEGER CHECK (efa IN (0, 1)),
    local_storage_gb REAL CHECK (local_storage_gb >= 0 AND local_storage_gb < 10000000),
    release_year INTEGER CHECK (release_year BETWEEN 2006 AND 2100),
    status TEXT NOT NULL CHECK (status IN ('current', 'previous', 'retired')),
    CHECK ((accelerator IS NULL) = (accelerator_count IS NULL OR accelerator_count = 0))
) STRICT;

CREATE TABLE region (
    id INTEGER PRIMARY KEY,
    provider TEXT NOT NULL CHECK (provider <> ''),
    region TEXT NOT NULL UNIQUE CHECK (region <> ''),
    name TEXT NOT NULL CHECK (name <> ''),
    country TEXT NOT NULL,
    country_iso3 TEXT NOT NULL,
    latitude REAL CHECK (latitude BETWEEN -90 AND 90),
    longitude REAL CHECK (longitude BETWEEN -180 AND 180),
    grid_zone TEXT NOT NULL,
    pue_kind TEXT NOT NULL,
    wue_kind TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;

CREATE TABLE ml_model (
    id INTEGER PRIMARY KEY,
    model TEXT NOT NULL UNIQUE CHECK (model <> ''),
    name TEXT NOT NULL CHECK (name <> ''),
    task TEXT NOT NULL CHECK (task <> ''),
    parameters_million REAL CHECK (parameters_million > 0 AND parameters_million < 1e9),
    active_parameters_million REAL CHECK (active_parameters_million > 0 AND active_parameters_million < 1e9),
    experts REAL CHECK (experts > 0 AND experts < 1e5),
    experts_per_token REAL CHECK (experts_per_token > 0 AND experts_per_token <= experts),
    layers REAL CHECK (layers > 0 AND layers < 100000),
    hidden_size REAL CHECK (hidden_size > 0 AND hidden_size < 1e7),
    ffn_size REAL CHECK (ffn_size > 0 AND ffn_size < 1e7),
    attention_heads REAL CHECK (attention_heads > 0 AND attention_heads < 1e6),
    kv_heads REAL CHECK (kv_heads > 0 AND kv_heads < 1e6),
    head_dim REAL CHECK (head_dim > 0 AND head_dim < 1e6),
    ffn_matrices REAL CHECK (ffn_matrices > 0 AND ffn_matrices < 100),
    vocab_size REAL CHECK (vocab_size > 0 AND vocab_size < 1e9),
    kv_bytes_per_token REAL CHECK (kv_bytes_per_token > 0 AND kv_bytes_per_token < 1e9), -- cache at 16 bits a value
    full_attention_layers REAL CHECK (full_attention_layers >= 0 AND full_attention_layers <= layers), -- the others look back over sliding_window
    sliding_window REAL CHECK (sliding_window > 0 AND sliding_window < 1e9),
    typical_sequence_length REAL CHECK (typical_sequence_length > 0 AND typical_sequence_length < 1e9),
    typical_output_tokens REAL CHECK (typical_output_tokens > 0 AND typical_output_tokens < 1e9),
    image_size TEXT NOT NULL,
    gflops_per_unit REAL CHECK (gflops_per_unit > 0 AND gflops_per_unit < 1e12),
    flops_unit TEXT NOT NULL,
    flops_basis TEXT NOT NULL,
    citation TEXT NOT NULL,
    check_note TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;

-- A physical quantity of a thing. Several rows for one quantity are normal; exactly one is preferred.
CREATE TABLE figure (
    id INTEGER PRIMARY KEY,
    subject_kind TEXT NOT NULL CHECK (subject_kind IN ('accelerator', 'platform', 'instance_type', 'region', 'component')),
    subject TEXT NOT NULL CHECK (subject <> ''),
    quantity TEXT NOT NULL CHECK (quantity <> ''),
    method TEXT NOT NULL,
    value REAL NOT NULL CHECK (value >= 0 OR quantity GLOB 'boavizta_[abcd]'),
    low REAL CHECK (low IS NULL OR low <= value),
    high REAL CHECK (high IS NULL OR high >= value),
    unit TEXT NOT NULL CHECK (unit <> ''),
    class TEXT NOT NULL CHECK (class IN ('measured', 'vendor', 'derived', 'estimate', 'assumption', 'user')),
    year INTEGER CHECK (year BETWEEN 2000 AND 2100),
    as_of TEXT CHECK (as_of IS NULL OR as_of GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    preferred INTEGER NOT NULL CHECK (preferred IN (0, 1)),
    source_key TEXT NOT NULL CHECK (source_key <> ''), -- the ids of fact_source, joined by ";"
    note TEXT NOT NULL,
    CHECK (value < 1e12),
    CHECK (unit <> 'W' OR value <= 100000),
    CHECK (unit <> '%' OR value <= 100),
    CHECK (unit <> 'g/kWh' OR value <= 3000),
    CHECK (unit <> 'L/kWh' OR value <= 100),
    CHECK (quantity <> 'pue' OR value BETWEEN 1 AND 5)
) STRICT;
CREATE UNIQUE INDEX figure_key ON figure (subject_kind, subject, quantity, method, ifnull(year, 0), source_key);
CREATE UNIQUE INDEX figure_preferred ON figure (subject_kind, subject, quantity) WHERE preferred = 1;

CREATE TABLE price_on_demand (
    provider TEXT NOT NULL,
    instance_type TEXT NOT NULL REFERENCES instance_type (instance_type),
    region TEXT NOT NULL REFERENCES region (region),
    as_of TEXT NOT NULL CHECK (as_of GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    nano_usd_per_hour INTEGER NOT NULL CHECK (nano_usd_per_hour > 0 AND nano_usd_per_hour <= 100000000000000),
    source TEXT NOT NULL REFERENCES source (id),
    locator TEXT NOT NULL,
    usd_per_hour REAL AS (nano_usd_per_hour / 1e9) VIRTUAL,
    PRIMARY KEY (instance_type, region, as_of)
) STRICT, WITHOUT ROWID;

-- Reservation fee of an EC2 Capacity Block for ML, an instance-hour; paid for whole days before the block begins.
CREATE TABLE price_capacity_block (
    provider TEXT NOT NULL,
    instance_type TEXT NOT NULL REFERENCES instance_type (instance_type),
    region TEXT NOT NULL REFERENCES region (region),
    as_of TEXT NOT NULL CHECK (as_of GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    nano_usd_per_hour INTEGER NOT NULL CHECK (nano_usd_per_hour > 0 AND nano_usd_per_hour <= 100000000000000),
    source TEXT NOT NULL REFERENCES source (id),
    locator TEXT NOT NULL,
    usd_per_hour REAL AS (nano_usd_per_hour / 1e9) VIRTUAL,
    PRIMARY KEY (instance_type, region, as_of)
) STRICT, WITHOUT ROWID;

CREATE TABLE price_spot (
    provider TEXT NOT NULL,
    instance_type TEXT NOT NULL REFERENCES instance_type (instance_type),
    region TEXT NOT NULL REFERENCES region (region),
    as_of TEXT NOT NULL CHECK (as_of GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    nano_usd_per_hour INTEGER NOT NULL CHECK (nano_usd_per_hour > 0 AND nano_usd_per_hour <= 100000000000000),
    low_nano_usd_per_hour INTEGER CHECK (low_nano_usd_per_hour > 0 AND low_nano_usd_per_hour <= nano_usd_per_hour),
    high_nano_usd_per_hour INTEGER CHECK (high_nano_usd_per_hour >= nano_usd_per_hour),
    basis TEXT NOT NULL CHECK (basis IN ('regional', 'zone-range', 'lowest-zone')),
    source TEXT NOT NULL REFERENCES source (id),
    usd_per_hour REAL AS (nano_usd_per_hour / 1e9) VIRTUAL,
    PRIMARY KEY (instance_type, region, as_of)
) STRICT, WITHOUT ROWID;

CREATE TABLE interruption_band (
    provider TEXT NOT NULL,
    instance_type TEXT NOT NULL REFERENCES instance_type (instance_type),
    region TEXT NOT NULL REFERENCES region (region),
    os TEXT NOT NULL CHECK (os IN ('linux', 'windows')),
    as_of TEXT NOT NULL CHECK (as_of GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    bucket INTEGER NOT NULL CHECK (bucket BETWEEN 0 AND 4),
    low_pct REAL NOT NULL CHECK (low_pct BETWEEN 0 AND 100),
    high_pct REAL NOT NULL CHECK (high_pct BETWEEN 0 AND 100),
    savings_pct REAL NOT NULL CHECK (savings_pct BETWEEN -1000 AND 100),
    source TEXT NOT NULL REFERENCES source (id),
    PRIMARY KEY (instance_type, region, os, as_of),
    CHECK (low_pct <= high_pct)
) STRICT, WITHOUT ROWID;

CREATE TABLE commitment (
    provider TEXT NOT NULL,
    instance_type TEXT NOT NULL REFERENCES instance_type (instance_type),
    region TEXT NOT NULL REFERENCES region (region),
    plan TEXT NOT NULL CHECK (plan <> ''),
    term_years INTEGER NOT NULL CHECK (term_years IN (0, 1, 3)),             -- 0: not stated
    payment TEXT NOT NULL CHECK (payment IN ('', 'no_upfront', 'partial_upfront', 'all_upfront')),
    as_of TEXT NOT NULL CHECK (as_of GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    effective_nano_usd_per_hour INTEGER NOT NULL CHECK (effective_nano_usd_per_hour > 0 AND effective_nano_usd_per_hour <= 100000000000000),
    upfront_nano_usd INTEGER CHECK (upfront_nano_usd >= 0),
    hourly_nano_usd INTEGER CHECK (hourly_nano_usd >= 0),
    source TEXT NOT NULL REFERENCES source (id),
    effective_usd_per_hour REAL AS (effective_nano_usd_per_hour / 1e9) VIRTUAL,
    PRIMARY KEY (instance_type, region, plan, term_years, payment, as_of)
) STRICT, WITHOUT ROWID;

-- A row is one operating point: lengths, precision, software, parallelism, batch or requests in flight.
-- whole_instance: everything that computes in the instance worked. software: the serving stack, '' for others.
CREATE TABLE benchmark (
    id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
    source TEXT NOT NULL REFERENCES source (id),
    model TEXT NOT NULL REFERENCES ml_model (model),
    model_as_published TEXT NOT NULL,
    workload TEXT NOT NULL CHECK (workload IN ('inference', 'training')),
    scenario TEXT NOT NULL CHECK (scenario IN ('offline', 'server', 'interactive', 'single-stream', 'real-time', 'batch', 'training', 'time-to-train')),
    instance_type TEXT REFERENCES instance_type (instance_type),
    accelerator_as_published TEXT NOT NULL,
    accelerator TEXT REFERENCES accelerator (accelerator),
    accelerator_count REAL CHECK (accelerator_count >= 0 AND accelerator_count < 1e7),
    nodes REAL NOT NULL CHECK (nodes > 0 AND nodes < 1e6),
    whole_instance INTEGER NOT NULL CHECK (whole_instance IN (0, 1)),
    host_cpu TEXT NOT NULL,
    cpu_sockets REAL CHECK (cpu_sockets > 0),
    cpu_cores_total REAL CHECK (cpu_cores_total > 0),
    precision TEXT NOT NULL,
    batch_size REAL CHECK (batch_size > 0),
    concurrency REAL CHECK (concurrency > 0), -- requests in flight on the whole system
    sequence_length REAL CHECK (sequence_length > 0),
    input_tokens REAL CHECK (input_tokens > 0),
    output_tokens REAL CHECK (output_tokens > 0),
    image_size TEXT NOT NULL,
    throughput REAL CHECK (throughput > 0 AND throughput < 1e12),
    throughput_unit TEXT NOT NULL CHECK (throughput_unit IN ('', 'inferences/s', 'tokens/s', 'sequences/s', 'images/s')),
    throughput_basis TEXT NOT NULL,
    class TEXT NOT NULL CHECK (class IN ('measured', 'vendor', 'derived', 'estimate', 'assumption', 'user')),
    time_to_train_min REAL CHECK (time_to_train_min > 0),
    latency_p50_ms REAL CHECK (latency_p50_ms > 0),
    latency_p99_ms REAL CHECK (latency_p99_ms > 0),
    ttft_p50_ms REAL CHECK (ttft_p50_ms > 0),
    ttft_p99_ms REAL CHECK (ttft_p99_ms > 0),
    tpot_p50_ms REAL CHECK (tpot_p50_ms > 0),
    tpot_p99_ms REAL CHECK (tpot_p99_ms > 0),
    parallelism TEXT NOT NULL,
    tensor_parallel REAL CHECK (tensor_parallel >= 1), -- accelerators that hold one copy of the layers together
    software TEXT NOT NULL CHECK (software IN ('', 'tensorrt-llm', 'mlperf', 'tgi', 'djl', 'vllm', 'sglang', 'nim', 'neuron', 'vllm-neuron', 'llamacpp', 'deepspeed', 'sambaflow', 'diffusers', 'xdit')),
    framework TEXT NOT NULL,
    software_version TEXT NOT NULL,
    submitter TEXT NOT NULL,
    measured_power_w REAL CHECK (measured_power_w > 0 AND measured_power_w < 1e8),
    power_basis TEXT NOT NULL,
    date TEXT NOT NULL,
    first_seen TEXT NOT NULL,
    last_seen TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('current', 'superseded', 'unlisted', 'outlier')),
    locator TEXT NOT NULL,
    note TEXT NOT NULL,
    CHECK ((throughput IS NULL) = (throughput_unit = '')),
    CHECK (measured_power_w IS NULL OR power_basis <> '')
) STRICT, WITHOUT ROWID;

-- Made by the build: the table above once more, a blob a column, which loads faster. Where it is void the rows are read.
CREATE TABLE benchmark_column (
    name TEXT NOT NULL PRIMARY KEY CHECK (name <> ''),
    data BLOB NOT NULL
) STRICT;

-- Made by the build: methods that are fitted to the benchmarks, with what each row is predicted at while all rows of its
-- model and accelerator are left out.
CREATE TABLE prediction_fit (
    method TEXT NOT NULL PRIMARY KEY CHECK (method <> ''), -- with its version
    basis TEXT NOT NULL, -- what of an overlay was in it; empty: the catalogue alone
    data_hash TEXT NOT NULL CHECK (length(data_hash) = 64), -- SHA-256 of the rows it was made from
    row_count INTEGER NOT NULL CHECK (row_count >= 0),
    cost REAL NOT NULL,
    row_text TEXT NOT NULL, -- a line a row: benchmark, model, accelerator, family, work, software class, source
    row_numbers BLOB NOT NULL -- doubles, five a row: measured, predicted without its pair, low, high; error in the fit
) STRICT;
CREATE TABLE prediction_parameter (
    method TEXT NOT NULL REFERENCES prediction_fit (method),
    position INTEGER NOT NULL,
    name TEXT NOT NULL CHECK (name <> ''),
    estimate REAL NOT NULL, -- logarithm, logit or deviation, as the method fits it
    standard_error REAL NOT NULL CHECK (standard_error >= 0),
    prior REAL NOT NULL,
    prior_sd REAL NOT NULL CHECK (prior_sd >= 0),
    PRIMARY KEY (method, position)
) STRICT, WITHOUT ROWID;
-- How wide answers of a class have to be to hold 80 % of what is measured.
CREATE TABLE prediction_score (
    method TEXT NOT NULL REFERENCES prediction_fit (method),
    position INTEGER NOT NULL,
    class TEXT NOT NULL, -- empty: of all
    score REAL NOT NULL CHECK (score >= 0),
    row_count INTEGER NOT NULL CHECK (row_count >= 0),
    group_count INTEGER NOT NULL CHECK (group_count >= 0),
    wider INTEGER NOT NULL CHECK (wider IN (0, 1)), -- too few rows of its own: the score is that of all
    PRIMARY KEY (method, position)
) STRICT, WITHOUT ROWID;

-- A benchmark that is changed makes void what was made from it.
CREATE TRIGGER benchmark_inserted AFTER INSERT ON benchmark BEGIN
    DELETE FROM benchmark_column; DELETE FROM prediction_score; DELETE FROM prediction_parameter; DELETE FROM prediction_fit;
END;
CREATE TRIGGER benchmark_updated AFTER UPDATE ON benchmark BEGIN
    DELETE FROM benchmark_column; DELETE FROM prediction_score; DELETE FROM prediction_parameter; DELETE FROM prediction_fit;
END;
CREATE TRIGGER benchmark_deleted AFTER DELETE ON benchmark BEGIN
    DELETE FROM benchmark_column; DELETE FROM prediction_score; DELETE FROM prediction_parameter; DELETE FROM prediction_fit;
END;

-- Means relative to the annual mean of the same series.
CREATE TABLE carbon_profile_hourly (
    grid_zone TEXT NOT NULL CHECK (grid_zone <> ''),
    year INTEGER NOT NULL CHECK (year BETWEEN 2000 AND 2100),
    dimension TEXT NOT NULL CHECK (dimension IN ('hour_utc', 'month')),
    position INTEGER NOT NULL,
    relative REAL NOT NULL CHECK (relative >= 0 AND relative < 100),
    mean_g_kwh REAL NOT NULL CHECK (mean_g_kwh BETWEEN 0 AND 3000),
    annual_mean_g_kwh REAL NOT NULL CHECK (annual_mean_g_kwh BETWEEN 0 AND 3000),
    samples INTEGER NOT NULL CHECK (samples > 0),
    basis TEXT NOT NULL,
    source TEXT NOT NULL REFERENCES source (id),
    PRIMARY KEY (grid_zone, year, dimension, position),
    CHECK (CASE dimension WHEN 'month' THEN position BETWEEN 1 AND 12 ELSE position BETWEEN 0 AND 23 END)
) STRICT, WITHOUT ROWID;

CREATE TABLE carbon_profile_month_hour (
    grid_zone TEXT NOT NULL CHECK (grid_zone <> ''),
    year INTEGER NOT NULL CHECK (year BETWEEN 2000 AND 2100),
    month INTEGER NOT NULL CHECK (month BETWEEN 1 AND 12),
    hour_utc INTEGER NOT NULL CHECK (hour_utc BETWEEN 0 AND 23),
    relative REAL NOT NULL CHECK (relative >= 0 AND relative < 100),
    samples INTEGER NOT NULL CHECK (samples > 0),
    source TEXT NOT NULL REFERENCES source (id),
    PRIMARY KEY (grid_zone, year, month, hour_utc)
) STRICT, WITHOUT ROWID;

-- Empty in the catalogue that is shipped: histories are the user's own imports, in a database of the same shape.
-- One row at each change of a spot price; between rows it is constant. zone is a zone name or a zone id, never joined.
CREATE TABLE spot_history ( -- columns of the key first: quick_check of SQLite 3.40 misreads other orders
    instance_type TEXT NOT NULL REFERENCES instance_type (instance_type),
    region TEXT NOT NULL REFERENCES region (region),
    zone TEXT NOT NULL,
    source TEXT NOT NULL REFERENCES source (id),
    observed_at INTEGER NOT NULL CHECK (observed_at > 0 AND observed_at < 4102444800),
    provider TEXT NOT NULL,
    nano_usd_per_hour INTEGER NOT NULL CHECK (nano_usd_per_hour > 0 AND nano_usd_per_hour <= 100000000000000),
    usd_per_hour REAL AS (nano_usd_per_hour / 1e9) VIRTUAL,
    PRIMARY KEY (instance_type, region, zone, source, observed_at)
) STRICT, WITHOUT ROWID;

CREATE TABLE availability_trace (
    trace TEXT NOT NULL PRIMARY KEY CHECK (trace <> ''),
    title TEXT NOT NULL CHECK (title <> ''),
    kind TEXT NOT NULL CHECK (kind IN ('availability', 'preemption')),
    provider TEXT NOT NULL,
    instance_type TEXT REFERENCES instance_type (instance_type),
    zone TEXT NOT NULL,
    start TEXT NOT NULL,
    gap_seconds REAL NOT NULL CHECK (gap_seconds > 0 AND gap_seconds < 1e7),
    capacity INTEGER NOT NULL CHECK (capacity BETWEEN 1 AND 65535),
    source TEXT NOT NULL REFERENCES source (id)
) STRICT, WITHOUT ROWID;

-- Runs of equal availability: 1 (or n) instances obtainable, 0 none.
CREATE TABLE availability_run (
    trace TEXT NOT NULL REFERENCES availability_trace (trace),
    start_tick INTEGER NOT NULL CHECK (start_tick >= 0),
    run_ticks INTEGER NOT NULL CHECK (run_ticks > 0),
    available INTEGER NOT NULL CHECK (available BETWEEN 0 AND 65535),
    PRIMARY KEY (trace, start_tick)
) STRICT, WITHOUT ROWID;

CREATE TABLE availability_fit (
    kind TEXT NOT NULL CHECK (kind IN ('availability', 'preemption')),
    start TEXT NOT NULL,
    zone TEXT NOT NULL,
    instance_type_name TEXT NOT NULL,
    gap_seconds REAL NOT NULL CHECK (gap_seconds > 0),
    ticks REAL NOT NULL CHECK (ticks > 0),
    hours REAL NOT NULL CHECK (hours > 0),
    availability REAL NOT NULL CHECK (availability BETWEEN 0 AND 1),
    losses REAL NOT NULL CHECK (losses >= 0),
    mean_up_h REAL NOT NULL CHECK (mean_up_h > 0),
    mean_down_h REAL NOT NULL CHECK (mean_down_h > 0),
    hazard_per_h REAL NOT NULL CHECK (hazard_per_h >= 0),
    source TEXT NOT NULL REFERENCES source (id),
    PRIMARY KEY (kind, start, zone, instance_type_name)
) STRICT, WITHOUT ROWID;

-- Made by the build from the tables above: how prices of one type and region moved between two observations that lie so
-- many months apart, as factors (10 % and 90 % quantile over the pairs); and the interruption bucket of one snapshot
-- against that of the next.
CREATE TABLE price_ageing (
    book TEXT NOT NULL CHECK (book IN ('on_demand', 'spot', 'commitment', 'capacity_block')),
    from_months REAL NOT NULL CHECK (from_months >= 0),
    to_months REAL NOT NULL CHECK (to_months > from_months),
    low REAL NOT NULL CHECK (low > 0),
    high REAL NOT NULL CHECK (high >= low),
    pairs INTEGER NOT NULL CHECK (pairs > 0),
    PRIMARY KEY (book, from_months)
) STRICT, WITHOUT ROWID;

CREATE TABLE band_change (
    from_bucket INTEGER NOT NULL CHECK (from_bucket BETWEEN 0 AND 4),
    to_bucket INTEGER NOT NULL CHECK (to_bucket BETWEEN 0 AND 4),
    pairs INTEGER NOT NULL CHECK (pairs > 0),
    PRIMARY KEY (from_bucket, to_bucket)
) STRICT, WITHOUT ROWID;

-- Published and implied numbers of experiments and claims.
CREATE TABLE experiment (
    row INTEGER PRIMARY KEY CHECK (row > 0),
    experiment TEXT NOT NULL CHECK (experiment <> ''),
    title TEXT NOT NULL,
    workload TEXT NOT NULL,
    model TEXT REFERENCES ml_model (model),
    configuration TEXT NOT NULL,
    instance_type TEXT REFERENCES instance_type (instance_type),
    metric TEXT NOT NULL CHECK (metric <> ''),
    text TEXT NOT NULL,
    value REAL,
    low REAL,
    high REAL,
    unit TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('published', 'implied')),
    derivation TEXT NOT NULL,
    source TEXT NOT NULL REFERENCES source (id),
    locator TEXT NOT NULL
) STRICT;
