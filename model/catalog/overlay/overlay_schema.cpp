// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/overlay/overlay_schema.h"

#include <array>

namespace wattfare {

namespace {

// Version 1. Fact tables have the columns of the catalogue plus import_id, which is part of every key: a later import
// covers an earlier one and uncovers it again when it is reverted. References into the catalogue are natural keys
// without foreign keys, since those cannot cross files. Columns of a key come first (see schema.sql).
constexpr std::string_view kVersion1 = R"sql(
CREATE TABLE import (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- never used twice: sources are named after it
    kind TEXT NOT NULL, file_name TEXT NOT NULL, title TEXT NOT NULL, publisher TEXT NOT NULL, location TEXT NOT NULL,
    edition TEXT NOT NULL, licence TEXT NOT NULL, attribution TEXT NOT NULL, sha256 TEXT NOT NULL,
    imported_at INTEGER NOT NULL, row_count INTEGER NOT NULL
) STRICT;
CREATE TABLE source (
    id TEXT NOT NULL, import_id INTEGER NOT NULL REFERENCES import (id), title TEXT NOT NULL, publisher TEXT NOT NULL,
    location TEXT NOT NULL, edition TEXT NOT NULL, licence TEXT NOT NULL, attribution TEXT NOT NULL, retrieved TEXT,
    PRIMARY KEY (id, import_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE specification (
    fact_table TEXT NOT NULL, fact_key TEXT NOT NULL, column_name TEXT NOT NULL,
    import_id INTEGER NOT NULL REFERENCES import (id), value TEXT NOT NULL CHECK (value <> ''),
    PRIMARY KEY (fact_table, fact_key, column_name, import_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE figure (
    id INTEGER PRIMARY KEY, import_id INTEGER NOT NULL REFERENCES import (id),
    subject_kind TEXT NOT NULL CHECK (subject_kind IN ('accelerator', 'platform', 'instance_type', 'region', 'component')),
    subject TEXT NOT NULL CHECK (subject <> ''), quantity TEXT NOT NULL CHECK (quantity <> ''), method TEXT NOT NULL,
    value REAL NOT NULL CHECK (value < 1e12 AND (value >= 0 OR quantity GLOB 'boavizta_[abcd]')),
    low REAL CHECK (low IS NULL OR low <= value), high REAL CHECK (high IS NULL OR high >= value),
    unit TEXT NOT NULL CHECK (unit <> ''),
    class TEXT NOT NULL CHECK (class IN ('measured', 'vendor', 'derived', 'estimate', 'assumption', 'user')),
    year INTEGER CHECK (year BETWEEN 2000 AND 2100), as_of TEXT, preferred INTEGER NOT NULL CHECK (preferred IN (0, 1)),
    source_key TEXT NOT NULL, note TEXT NOT NULL
) STRICT;
CREATE INDEX figure_key ON figure (subject_kind, subject, quantity);
CREATE TABLE price_on_demand (
    instance_type TEXT NOT NULL, region TEXT NOT NULL,
    as_of TEXT NOT NULL CHECK (as_of GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    import_id INTEGER NOT NULL REFERENCES import (id), provider TEXT NOT NULL,
    nano_usd_per_hour INTEGER NOT NULL CHECK (nano_usd_per_hour > 0 AND nano_usd_per_hour <= 100000000000000),
    source TEXT NOT NULL, locator TEXT NOT NULL,
    PRIMARY KEY (instance_type, region, as_of, import_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE price_spot (
    instance_type TEXT NOT NULL, region TEXT NOT NULL,
    as_of TEXT NOT NULL CHECK (as_of GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    import_id INTEGER NOT NULL REFERENCES import (id), provider TEXT NOT NULL,
    nano_usd_per_hour INTEGER NOT NULL CHECK (nano_usd_per_hour > 0 AND nano_usd_per_hour <= 100000000000000),
    low_nano_usd_per_hour INTEGER CHECK (low_nano_usd_per_hour > 0 AND low_nano_usd_per_hour <= nano_usd_per_hour),
    high_nano_usd_per_hour INTEGER CHECK (high_nano_usd_per_hour >= nano_usd_per_hour), source TEXT NOT NULL,
    PRIMARY KEY (instance_type, region, as_of, import_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE interruption_band (
    instance_type TEXT NOT NULL, region TEXT NOT NULL, os TEXT NOT NULL CHECK (os IN ('linux', 'windows')),
    as_of TEXT NOT NULL CHECK (as_of GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    import_id INTEGER NOT NULL REFERENCES import (id), provider TEXT NOT NULL,
    bucket INTEGER NOT NULL CHECK (bucket BETWEEN 0 AND 4), low_pct REAL NOT NULL CHECK (low_pct BETWEEN 0 AND 100),
    high_pct REAL NOT NULL CHECK (high_pct BETWEEN low_pct AND 100),
    savings_pct REAL NOT NULL CHECK (savings_pct BETWEEN -1000 AND 100), source TEXT NOT NULL,
    PRIMARY KEY (instance_type, region, os, as_of, import_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE commitment (
    instance_type TEXT NOT NULL, region TEXT NOT NULL, plan TEXT NOT NULL CHECK (plan <> ''),
    term_years INTEGER NOT NULL CHECK (term_years IN (0, 1, 3)),
    payment TEXT NOT NULL CHECK (payment IN ('', 'no_upfront', 'partial_upfront', 'all_upfront')),
    as_of TEXT NOT NULL CHECK (as_of GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    import_id INTEGER NOT NULL REFERENCES import (id), provider TEXT NOT NULL,
    effective_nano_usd_per_hour INTEGER NOT NULL CHECK (effective_nano_usd_per_hour > 0 AND effective_nano_usd_per_hour <= 100000000000000),
    upfront_nano_usd INTEGER CHECK (upfront_nano_usd >= 0), hourly_nano_usd INTEGER CHECK (hourly_nano_usd >= 0),
    source TEXT NOT NULL,
    PRIMARY KEY (instance_type, region, plan, term_years, payment, as_of, import_id)
) STRICT, WITHOUT ROWID;
-- Offers that an import found gone from a date on.
CREATE TABLE removal (
    book TEXT NOT NULL CHECK (book IN ('on_demand', 'spot')), instance_type TEXT NOT NULL, region TEXT NOT NULL,
    as_of TEXT NOT NULL, import_id INTEGER NOT NULL REFERENCES import (id),
    PRIMARY KEY (book, instance_type, region, as_of, import_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE spot_series (
    id INTEGER PRIMARY KEY, import_id INTEGER NOT NULL REFERENCES import (id), instance_type TEXT NOT NULL,
    region TEXT NOT NULL, zone TEXT NOT NULL, source TEXT NOT NULL, points BLOB NOT NULL -- pairs of 64-bit integers, little endian: time, nano USD
) STRICT;
CREATE TABLE benchmark (
    id TEXT NOT NULL, import_id INTEGER NOT NULL REFERENCES import (id), source TEXT NOT NULL, model TEXT NOT NULL,
    model_as_published TEXT NOT NULL, workload TEXT NOT NULL CHECK (workload IN ('inference', 'training')),
    scenario TEXT NOT NULL, instance_type TEXT, accelerator_as_published TEXT NOT NULL, accelerator TEXT,
    accelerator_count REAL, nodes REAL NOT NULL CHECK (nodes > 0), whole_instance INTEGER NOT NULL, host_cpu TEXT NOT NULL,
    cpu_sockets REAL, cpu_cores_total REAL, precision TEXT NOT NULL, batch_size REAL, sequence_length REAL,
    input_tokens REAL, output_tokens REAL, image_size TEXT NOT NULL, throughput REAL CHECK (throughput > 0),
    throughput_unit TEXT NOT NULL, throughput_basis TEXT NOT NULL, class TEXT NOT NULL, time_to_train_min REAL,
    latency_p50_ms REAL, latency_p99_ms REAL, ttft_p50_ms REAL, ttft_p99_ms REAL, tpot_p50_ms REAL, tpot_p99_ms REAL,
    parallelism TEXT NOT NULL, framework TEXT NOT NULL, software_version TEXT NOT NULL, submitter TEXT NOT NULL,
    measured_power_w REAL, power_basis TEXT NOT NULL, date TEXT NOT NULL, first_seen TEXT NOT NULL, last_seen TEXT NOT NULL,
    status TEXT NOT NULL, locator TEXT NOT NULL, note TEXT NOT NULL,
    PRIMARY KEY (id, import_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE carbon_profile_hourly (
    grid_zone TEXT NOT NULL, year INTEGER NOT NULL, dimension TEXT NOT NULL, position INTEGER NOT NULL,
    import_id INTEGER NOT NULL REFERENCES import (id), relative REAL NOT NULL CHECK (relative >= 0 AND relative < 100),
    mean_g_kwh REAL NOT NULL, annual_mean_g_kwh REAL NOT NULL CHECK (annual_mean_g_kwh BETWEEN 0 AND 3000),
    samples INTEGER NOT NULL, basis TEXT NOT NULL, source TEXT NOT NULL,
    PRIMARY KEY (grid_zone, year, dimension, position, import_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE carbon_profile_month_hour (
    grid_zone TEXT NOT NULL, year INTEGER NOT NULL, month INTEGER NOT NULL, hour_utc INTEGER NOT NULL,
    import_id INTEGER NOT NULL REFERENCES import (id), relative REAL NOT NULL CHECK (relative >= 0 AND relative < 100),
    samples INTEGER NOT NULL, source TEXT NOT NULL,
    PRIMARY KEY (grid_zone, year, month, hour_utc, import_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE availability_trace (
    trace TEXT NOT NULL, import_id INTEGER NOT NULL REFERENCES import (id), title TEXT NOT NULL, kind TEXT NOT NULL,
    provider TEXT NOT NULL, instance_type TEXT, zone TEXT NOT NULL, start TEXT NOT NULL,
    gap_seconds REAL NOT NULL CHECK (gap_seconds > 0), capacity INTEGER NOT NULL CHECK (capacity BETWEEN 1 AND 65535),
    source TEXT NOT NULL,
    PRIMARY KEY (trace, import_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE availability_run (
    trace TEXT NOT NULL, start_tick INTEGER NOT NULL, import_id INTEGER NOT NULL REFERENCES import (id),
    run_ticks INTEGER NOT NULL CHECK (run_ticks > 0), available INTEGER NOT NULL CHECK (available BETWEEN 0 AND 65535),
    PRIMARY KEY (trace, start_tick, import_id)
) STRICT, WITHOUT ROWID;
-- Own values and preferences as a log: of the rows with one key that are not undone the last counts.
CREATE TABLE user_choice (
    id INTEGER PRIMARY KEY AUTOINCREMENT, choice_key TEXT NOT NULL, op TEXT NOT NULL CHECK (op IN ('set', 'clear')),
    undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)), kind TEXT NOT NULL, instance_type TEXT NOT NULL,
    region TEXT NOT NULL, option TEXT NOT NULL, subject_kind TEXT NOT NULL, subject TEXT NOT NULL, quantity TEXT NOT NULL,
    unit TEXT NOT NULL, method TEXT NOT NULL, source_key TEXT NOT NULL, model TEXT NOT NULL, precision TEXT NOT NULL,
    basis TEXT NOT NULL, note TEXT NOT NULL, year INTEGER, value REAL NOT NULL, low REAL, high REAL, sequence_length REAL,
    nodes REAL, batch_size REAL, set_at INTEGER NOT NULL
) STRICT;
CREATE INDEX user_choice_key ON user_choice (choice_key, id);
)sql";

// Version 2: commitments that a newer list no longer has.
constexpr std::string_view kVersion2 = R"sql(
CREATE TABLE commitment_removal (
    instance_type TEXT NOT NULL, region TEXT NOT NULL, plan TEXT NOT NULL CHECK (plan <> ''),
    term_years INTEGER NOT NULL CHECK (term_years IN (0, 1, 3)),
    payment TEXT NOT NULL CHECK (payment IN ('', 'no_upfront', 'partial_upfront', 'all_upfront')),
    as_of TEXT NOT NULL CHECK (as_of GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    import_id INTEGER NOT NULL REFERENCES import (id),
    PRIMARY KEY (instance_type, region, plan, term_years, payment, as_of, import_id)
) STRICT, WITHOUT ROWID;
)sql";

// Version 3: tables are known by their id, files by their name, and a licence that nobody states is none.
constexpr std::string_view kVersion3 = R"sql(
UPDATE import SET title = substr(title, 7) WHERE kind = 'catalog_csv' AND title LIKE 'Table %';
UPDATE import SET title = substr(title, 15) WHERE kind = 'pasted_table' AND title LIKE 'Pasted table: %';
UPDATE import SET title = substr(title, 20) WHERE kind = 'availability_trace' AND title LIKE 'Spot availability: %';
UPDATE import SET licence = '' WHERE licence = 'not stated';
)sql";

// Version 4: Capacity Blocks.
constexpr std::string_view kVersion4 = R"sql(
CREATE TABLE price_capacity_block (
    instance_type TEXT NOT NULL, region TEXT NOT NULL,
    as_of TEXT NOT NULL CHECK (as_of GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    import_id INTEGER NOT NULL REFERENCES import (id), provider TEXT NOT NULL,
    nano_usd_per_hour INTEGER NOT NULL CHECK (nano_usd_per_hour > 0 AND nano_usd_per_hour <= 100000000000000),
    source TEXT NOT NULL, locator TEXT NOT NULL,
    PRIMARY KEY (instance_type, region, as_of, import_id)
) STRICT, WITHOUT ROWID;
)sql";

// Version 5: benchmarks are operating points, and methods are fitted to the catalogue's and the imported ones together.
constexpr std::string_view kVersion5 = R"sql(
ALTER TABLE benchmark ADD COLUMN concurrency REAL;
ALTER TABLE benchmark ADD COLUMN tensor_parallel REAL;
ALTER TABLE benchmark ADD COLUMN software TEXT NOT NULL DEFAULT '';
CREATE TABLE prediction_fit (
    method TEXT NOT NULL PRIMARY KEY CHECK (method <> ''), basis TEXT NOT NULL,
    data_hash TEXT NOT NULL CHECK (length(data_hash) = 64), row_count INTEGER NOT NULL CHECK (row_count >= 0),
    cost REAL NOT NULL, row_text TEXT NOT NULL, row_numbers BLOB NOT NULL
) STRICT;
CREATE TABLE prediction_parameter (
    method TEXT NOT NULL REFERENCES prediction_fit (method), position INTEGER NOT NULL, name TEXT NOT NULL,
    estimate REAL NOT NULL, standard_error REAL NOT NULL, prior REAL NOT NULL, prior_sd REAL NOT NULL,
    PRIMARY KEY (method, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE prediction_score (
    method TEXT NOT NULL REFERENCES prediction_fit (method), position INTEGER NOT NULL, class TEXT NOT NULL,
    score REAL NOT NULL, row_count INTEGER NOT NULL, group_count INTEGER NOT NULL, wider INTEGER NOT NULL,
    PRIMARY KEY (method, position)
) STRICT, WITHOUT ROWID;
)sql";

// Version 6: own values of others, as they were pulled from a team's catalogue. They belong to an import, and stand
// below the person's own.
constexpr std::string_view kVersion6 = R"sql(
CREATE TABLE team_choice (
    id INTEGER PRIMARY KEY AUTOINCREMENT, import_id INTEGER NOT NULL REFERENCES import (id), kind TEXT NOT NULL,
    instance_type TEXT NOT NULL, region TEXT NOT NULL, option TEXT NOT NULL, subject_kind TEXT NOT NULL,
    subject TEXT NOT NULL, quantity TEXT NOT NULL, unit TEXT NOT NULL, method TEXT NOT NULL, source_key TEXT NOT NULL,
    model TEXT NOT NULL, precision TEXT NOT NULL, basis TEXT NOT NULL, note TEXT NOT NULL, year INTEGER,
    value REAL NOT NULL, low REAL, high REAL, sequence_length REAL, nodes REAL, batch_size REAL, set_at INTEGER NOT NULL
) STRICT;
)sql";

constexpr std::array<std::string_view, 6> kMigrations{kVersion1, kVersion2, kVersion3, kVersion4, kVersion5, kVersion6};

constexpr std::array<std::string_view, 17> kImportTables{"team_choice", "source", "specification", "figure",
    "price_on_demand", "price_spot", "price_capacity_block", "interruption_band", "commitment", "removal", "benchmark",
    "carbon_profile_hourly", "carbon_profile_month_hour", "availability_run", "availability_trace", "spot_series",
    "commitment_removal"};

} // namespace

std::span<const std::string_view> overlayMigrations() { return kMigrations; }

std::span<const std::string_view> overlayImportTables() { return kImportTables; }

Result<std::unique_ptr<SQLite::Database>> openOverlay(const std::filesystem::path &file)
{
    std::error_code ec;
    if (std::filesystem::exists(file.string() + "-journal", ec)) {
        try {
            const auto recover = sqlite::openHardened(file.string(), SQLite::OPEN_READWRITE, 2000);
            sqlite::Rows(*recover, "SELECT count(*) FROM sqlite_master").step();
        } catch (const SQLite::Exception &) {
            ec.clear();
        }
    }
    return sqlite::openReadOnly(file, sqlite::kOverlayApplicationId, overlaySchemaVersion());
}

void migrateOverlay(SQLite::Database &db)
{
    for (;;) {
        SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
        const auto version = static_cast<std::size_t>(sqlite::pragmaInteger(db, "user_version"));
        if (version >= kMigrations.size())
            return;
        db.exec(std::string(kMigrations[version]));
        db.exec("PRAGMA application_id = " + std::to_string(sqlite::kOverlayApplicationId));
        const std::string next = std::to_string(version + 1);
        db.exec("PRAGMA user_version = " + next);
        transaction.commit();
    }
}

} // namespace wattfare
