// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/store/fact_tables.h"

#include "model/catalog/instance_kinds.h"
#include "model/support/date.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace wattfare {

namespace {

using Kind = FieldKind;

constexpr double kHuge = 1e12;
constexpr double kMaxUsdPerHour = 100000;
constexpr int kLastYear = 2089; // of dates and years: what lies beyond is a misprint
constexpr std::int64_t kEndOfTime = 3786912000; // 2090-01-01

FieldSpec text(std::string_view n) { return {n, n, Kind::text, false, {}, 0, 0}; }
FieldSpec name(std::string_view n) { return {n, n, Kind::name, true, {}, 0, 0}; }
FieldSpec choice(std::string_view n, std::string_view list) { return {n, n, Kind::choice, true, list, 0, 0}; }
FieldSpec real(std::string_view n, double lo, double hi) { return {n, n, Kind::real, false, {}, lo, hi}; }
FieldSpec realMust(std::string_view n, double lo, double hi) { return {n, n, Kind::real, true, {}, lo, hi}; }
FieldSpec integer(std::string_view n, double lo, double hi) { return {n, n, Kind::integer, false, {}, lo, hi}; }
FieldSpec integerMust(std::string_view n, double lo, double hi) { return {n, n, Kind::integer, true, {}, lo, hi}; }
FieldSpec date(std::string_view n) { return {n, n, Kind::date, true, {}, 0, 0}; }
FieldSpec ref(std::string_view n, std::string_view table) { return {n, n, Kind::reference, true, table, 0, 0}; }
FieldSpec refOpt(std::string_view n, std::string_view table) { return {n, n, Kind::reference, false, table, 0, 0}; }
FieldSpec source() { return ref("source", "source"); }
FieldSpec sources() { return {"source", "source", Kind::sources, true, "source", 0, 0}; }

FieldSpec money(std::string_view csv, std::string_view column, bool required, double min)
{
    return {csv, column, Kind::money, required, {}, min, kMaxUsdPerHour};
}

FieldSpec since(int schema, FieldSpec spec)
{
    spec.since = schema;
    return spec;
}
FieldSpec choiceOpt(std::string_view n, std::string_view list) { return {n, n, Kind::choice, false, list, 0, 0}; }

constexpr double kTiny = 1e-9; // the smallest amount that is not zero
constexpr std::string_view kServingStacks = "tensorrt-llm|mlperf|tgi|djl|vllm|sglang|nim|neuron|vllm-neuron|llamacpp|"
                                            "deepspeed|sambaflow|diffusers|xdit";
constexpr std::string_view kClasses = "measured|vendor|derived|estimate|assumption|user";

std::vector<FieldSpec> figureFields()
{
    return {choice("subject_kind", "accelerator|platform|instance_type|region|component"),
        {"subject", "subject", Kind::subject, true, {}, 0, 0}, name("quantity"), text("method"),
        realMust("value", -1e6, kHuge), real("low", -1e6, kHuge), real("high", -1e6, kHuge), name("unit"),
        choice("class", kClasses), integer("year", 2000, kLastYear), {"as_of", "as_of", Kind::date, false, {}, 0, 0},
        integerMust("preferred", 0, 1), sources(), text("note")};
}

std::vector<FieldSpec> benchmarkFields()
{
    return {name("id"), source(), ref("model", "ml_model"), text("model_as_published"),
        choice("workload", "inference|training"),
        choice("scenario", "offline|server|interactive|single-stream|real-time|batch|training|time-to-train"),
        refOpt("instance_type", "instance_type"), text("accelerator_as_published"),
        refOpt("accelerator", "accelerator"), real("accelerator_count", 0, 1e7), realMust("nodes", 1, 1e6),
        integerMust("whole_instance", 0, 1), text("host_cpu"), real("cpu_sockets", 1, 1e6),
        real("cpu_cores_total", 1, 1e9), text("precision"), real("batch_size", kTiny, kHuge),
        since(4, real("concurrency", kTiny, 1e9)), real("sequence_length", kTiny, kHuge),
        real("input_tokens", kTiny, kHuge), real("output_tokens", kTiny, kHuge), text("image_size"),
        real("throughput", kTiny, kHuge),
        {"throughput_unit", "throughput_unit", Kind::choice, false, "inferences/s|tokens/s|sequences/s|images/s", 0, 0},
        text("throughput_basis"), choice("class", kClasses), real("time_to_train_min", kTiny, 1e9),
        real("latency_p50_ms", kTiny, 1e9), real("latency_p99_ms", kTiny, 1e9), real("ttft_p50_ms", kTiny, 1e9),
        real("ttft_p99_ms", kTiny, 1e9), real("tpot_p50_ms", kTiny, 1e9), real("tpot_p99_ms", kTiny, 1e9),
        text("parallelism"), since(4, real("tensor_parallel", 1, 1e6)), since(4, choiceOpt("software", kServingStacks)),
        text("framework"), text("software_version"), text("submitter"), real("measured_power_w", kTiny, 1e8),
        text("power_basis"), text("date"), text("first_seen"), text("last_seen"),
        choice("status", "current|superseded|unlisted|outlier"), text("locator"), text("note")};
}

std::vector<FactTable> makeTables()
{
    std::vector<FactTable> t;
    t.push_back({"source",
        {name("id"), name("title"), text("publisher"), text("location"), text("edition"), name("licence"),
            text("attribution"), {"retrieved", "retrieved", Kind::date, false, {}, 0, 0}},
        {"id"}, false, {"source.csv"}});
    t.push_back({"accelerator",
        {name("accelerator"), text("ec2_name"), name("vendor"), name("name"), text("architecture"), text("generation"),
            since(2, choiceOpt("accelerator_class", "compute-gpu|graphics-gpu|training|inference|fpga|media")),
            since(2, choiceOpt("form", "card|baseboard|attached")), integer("year", 2000, kLastYear),
            real("memory_gib", kTiny, 1e5), text("memory_type"), real("memory_bandwidth_gbs", kTiny, 1e6),
            since(4, real("link_gbs", kTiny, 1e6)), real("tflops_fp64", kTiny, 1e6), real("tflops_fp32", kTiny, 1e6),
            real("tflops_tf32", kTiny, 1e6), real("tflops_fp16", kTiny, 1e6), real("tflops_bf16", kTiny, 1e6),
            real("tflops_fp8", kTiny, 1e6), since(4, real("tflops_fp4", kTiny, 1e6)), real("tops_int8", kTiny, 1e6),
            real("tops_int4", kTiny, 1e6), text("precisions"), text("compute_capability"), integer("sparsity", 0, 1),
            text("note"), sources()},
        {"accelerator"}, true, {"accelerator.csv"}});
    t.push_back({"platform",
        {name("family"), text("cpu_model"), text("microarchitecture"), integerMust("sockets", 1, 64),
            real("cores_per_socket", kTiny, 1e4), real("vcpu_per_socket", kTiny, 1e4),
            realMust("platform_vcpu", kTiny, 1e5), choice("pkg_kind", "measured|derived"), text("note"), sources()},
        {"family"}, true, {"platform.csv"}});
    t.push_back({"instance_type",
        {name("provider"), name("instance_type"), name("family"), choice("kind", instanceKindIds()),
            realMust("vcpus", kTiny, 1e5), realMust("memory_gib", kTiny, 1e6), text("cpu_model"), text("cpu_vendor"),
            choice("cpu_arch", "x86_64|arm64"), refOpt("platform", "platform"), refOpt("accelerator", "accelerator"),
            real("accelerator_count", 0, 1e4), real("accelerator_memory_gib_each", kTiny, 1e5), text("interconnect"),
            since(2, integer("fast_link", 0, 1)), real("network_gbps", 0, 1e6), integer("network_burst", 0, 1),
            integer("efa", 0, 1), real("local_storage_gb", 0, 1e7), integer("release_year", 2006, kLastYear),
            choice("status", "current|previous|retired"), sources()},
        {"instance_type"}, true, {"instance_type.csv"}});
    t.push_back({"region",
        {name("provider"), name("region"), name("name"), text("country"), text("country_iso3"),
            real("latitude", -90, 90), real("longitude", -180, 180), text("grid_zone"), text("pue_kind"),
            text("wue_kind"), text("note"), sources()},
        {"region"}, true, {"region.csv"}});
    t.push_back({"ml_model",
        {name("model"), name("name"), name("task"), real("parameters_million", kTiny, 1e9),
            real("active_parameters_million", kTiny, 1e9), real("experts", kTiny, 1e5),
            real("experts_per_token", kTiny, 1e5), real("layers", kTiny, 1e5), real("hidden_size", kTiny, 1e7),
            real("ffn_size", kTiny, 1e7), real("attention_heads", kTiny, 1e6), real("kv_heads", kTiny, 1e6),
            real("head_dim", kTiny, 1e6), real("ffn_matrices", kTiny, 100), real("vocab_size", kTiny, 1e9),
            since(4, real("kv_bytes_per_token", kTiny, 1e9)), since(4, real("full_attention_layers", 0, 1e5)),
            since(4, real("sliding_window", 1, 1e9)), real("typical_sequence_length", kTiny, 1e9),
            real("typical_output_tokens", kTiny, 1e9), text("image_size"), real("gflops_per_unit", kTiny, kHuge),
            text("flops_unit"), text("flops_basis"), text("citation"), text("check_note"), text("note"), sources()},
        {"model"}, true, {"ml_model.csv"}});
    t.push_back({"figure", figureFields(), {"subject_kind", "subject", "quantity", "method", "year", "source"}, true,
        {"figure_accelerator.csv", "gpu_share.csv", "lever.csv", "precision_support.csv", "figure_platform.csv",
            "figure_instance.csv", "figure_embodied.csv", "figure_method.csv", "figure_region.csv",
            "odbl/figure_region_electricitymaps.csv"}});
    t.push_back({"price_on_demand",
        {name("provider"), ref("instance_type", "instance_type"), ref("region", "region"), date("as_of"),
            money("usd_per_hour", "nano_usd_per_hour", true, kTiny), source(), text("locator")},
        {"instance_type", "region", "as_of"}, false, {"price_on_demand.csv"}});
    t.push_back({"price_capacity_block",
        {name("provider"), ref("instance_type", "instance_type"), ref("region", "region"), date("as_of"),
            // a name of its own: by its columns alone a file is known
            money("block_usd_per_hour", "nano_usd_per_hour", true, kTiny), source(), text("locator")},
        {"instance_type", "region", "as_of"}, false, {"price_capacity_block.csv"}, 3});
    t.push_back({"price_spot",
        {name("provider"), ref("instance_type", "instance_type"), ref("region", "region"), date("as_of"),
            money("usd_per_hour", "nano_usd_per_hour", true, kTiny),
            money("low_usd_per_hour", "low_nano_usd_per_hour", false, kTiny),
            money("high_usd_per_hour", "high_nano_usd_per_hour", false, kTiny),
            choice("basis", "regional|zone-range|lowest-zone"), source()},
        {"instance_type", "region", "as_of"}, false, {"price_spot.csv"}});
    t.push_back({"interruption_band",
        {name("provider"), ref("instance_type", "instance_type"), ref("region", "region"),
            choice("os", "linux|windows"), date("as_of"), integerMust("bucket", 0, 4), realMust("low_pct", 0, 100),
            realMust("high_pct", 0, 100), realMust("savings_pct", -1000, 100), source()},
        {"instance_type", "region", "os", "as_of"}, false, {"interruption_band.csv"}});
    t.push_back({"commitment",
        {name("provider"), ref("instance_type", "instance_type"), ref("region", "region"), name("plan"),
            integer("term_years", 0, 3),
            {"payment", "payment", Kind::choice, false, "no_upfront|partial_upfront|all_upfront", 0, 0}, date("as_of"),
            money("effective_usd_per_hour", "effective_nano_usd_per_hour", true, kTiny),
            {"upfront_usd", "upfront_nano_usd", Kind::money, false, {}, 0, 1e9},
            money("hourly_usd", "hourly_nano_usd", false, 0), source()},
        {"instance_type", "region", "plan", "term_years", "payment", "as_of"}, false, {"commitment.csv"}});
    t.push_back({"benchmark", benchmarkFields(), {"id"}, false,
        {"benchmark_derived.csv", "benchmark_mlperf.csv", "benchmark_neuron.csv", "benchmark_other.csv",
            "benchmark_argonne.csv", "benchmark_llamacpp.csv", "benchmark_mlenergy.csv", "benchmark_silicon.csv",
            "benchmark_training.csv", "benchmark_vllm.csv"}});
    t.push_back({"carbon_profile_hourly",
        {name("grid_zone"), integerMust("year", 2000, kLastYear), choice("dimension", "hour_utc|month"),
            integerMust("position", 0, 23), realMust("relative", 0, 100), realMust("mean_g_kwh", 0, 3000),
            realMust("annual_mean_g_kwh", 0, 3000), integerMust("samples", 1, 1e9), text("basis"), source()},
        {"grid_zone", "year", "dimension", "position"}, false,
        {"odbl/carbon_profile_hourly.csv", "carbon_profile_hourly_eia.csv"}});
    t.push_back({"carbon_profile_month_hour",
        {name("grid_zone"), integerMust("year", 2000, kLastYear), integerMust("month", 1, 12),
            integerMust("hour_utc", 0, 23), realMust("relative", 0, 100), integerMust("samples", 1, 1e9), source()},
        {"grid_zone", "year", "month", "hour_utc"}, false,
        {"odbl/carbon_profile_month_hour.csv", "carbon_profile_month_hour_eia.csv"}});
    t.push_back({"spot_history",
        {name("provider"), ref("instance_type", "instance_type"), ref("region", "region"), name("zone"),
            {"observed_at", "observed_at", Kind::timestamp, true, {}, 0, 0},
            money("usd_per_hour", "nano_usd_per_hour", true, kTiny), source()},
        {"instance_type", "region", "zone", "source", "observed_at"}, false, {}}); // none is shipped: imports alone
    t.push_back({"availability_trace",
        {name("trace"), name("title"), choice("kind", "availability|preemption"), name("provider"),
            refOpt("instance_type", "instance_type"), text("zone"), text("start"), realMust("gap_seconds", kTiny, 1e7),
            integerMust("capacity", 1, 65535), source()},
        {"trace"}, false, {"availability_trace.csv"}});
    t.push_back({"availability_run",
        {ref("trace", "availability_trace"), integerMust("start_tick", 0, 1e9), integerMust("run_ticks", 1, 1e9),
            integerMust("available", 0, 65535)},
        {"trace", "start_tick"}, false, {"availability_run.csv"}});
    t.push_back({"availability_fit",
        {choice("kind", "availability|preemption"), text("start"), text("zone"), name("instance_type_name"),
            realMust("gap_seconds", kTiny, 1e7), realMust("ticks", 1, 1e9), realMust("hours", kTiny, 1e9),
            realMust("availability", 0, 1), realMust("losses", 0, 1e9), realMust("mean_up_h", kTiny, 1e9),
            realMust("mean_down_h", kTiny, 1e9), realMust("hazard_per_h", 0, 1e6), source()},
        {"kind", "start", "zone", "instance_type_name"}, false, {"availability_fit.csv"}});
    t.push_back({"experiment",
        {integerMust("row", 1, 1e6), name("experiment"), text("title"), text("workload"), refOpt("model", "ml_model"),
            text("configuration"), refOpt("instance_type", "instance_type"), name("metric"), text("text"),
            real("value", -kHuge, kHuge), real("low", -kHuge, kHuge), real("high", -kHuge, kHuge), text("unit"),
            choice("kind", "published|implied"), text("derivation"), source(), text("locator")},
        {"row"}, false, {"experiment.csv"}});
    return t;
}

bool isChoice(std::string_view list, std::string_view text)
{
    while (!list.empty()) {
        const std::size_t bar = list.find('|');
        if (list.substr(0, bar) == text)
            return true;
        if (bar == std::string_view::npos)
            break;
        list.remove_prefix(bar + 1);
    }
    return false;
}

} // namespace

std::span<const FactTable> factTables()
{
    static const std::vector<FactTable> tables = makeTables();
    return tables;
}

const FactTable *factTable(std::string_view name)
{
    const auto tables = factTables();
    const auto found = std::ranges::find(tables, name, &FactTable::name);
    return found == tables.end() ? nullptr : &*found;
}

tl::expected<FieldValue, Clause> parseField(const FieldSpec &spec, std::string_view text)
{
    const auto wrong = [](Clause expected) { return tl::unexpected<Clause>(std::move(expected)); };
    if (text.empty()) {
        if (!spec.required) {
            // Columns of text hold "" rather than NULL; numbers, dates and references are NULL when unknown.
            if (spec.kind == Kind::text || spec.kind == Kind::choice)
                return FieldValue(std::string());
            if (spec.csv == "term_years")
                return FieldValue(std::int64_t{0});
            return tl::expected<FieldValue, Clause>(tl::in_place); // monostate
        }
        return wrong(spec.kind == Kind::sources || spec.csv == "source" ? Phrase::idOfSource : Phrase::value);
    }
    switch (spec.kind) {
    case Kind::text:
    case Kind::name:
    case Kind::reference:
    case Kind::subject: return FieldValue(std::string(text));
    case Kind::sources: {
        for (const std::string &id : splitSources(text)) {
            if (id.empty())
                return wrong(Phrase::sourceIds);
        }
        return FieldValue(std::string(text));
    }
    case Kind::choice:
        if (!isChoice(spec.detail, text))
            return wrong(clause<Phrase::oneOf>(spec.detail));
        return FieldValue(std::string(text));
    case Kind::integer: {
        const auto value = parseInteger(text);
        if (!value || static_cast<double>(*value) < spec.min || static_cast<double>(*value) > spec.max)
            return wrong(clause<Phrase::wholeNumberFromTo>(spec.min, spec.max));
        return FieldValue(*value);
    }
    case Kind::real: {
        const auto value = parseFinite(text);
        if (!value || *value < spec.min || *value > spec.max)
            return wrong(clause<Phrase::numberFromTo>(spec.min, spec.max));
        return FieldValue(*value);
    }
    case Kind::money: {
        const auto value = parseNanoUsd(text);
        if (!value || static_cast<double>(*value) < spec.min * 1e9 || static_cast<double>(*value) > spec.max * 1e9)
            return wrong(clause<Phrase::usdFromTo>(spec.min, spec.max));
        return FieldValue(*value);
    }
    case Kind::date: {
        const auto value = Date::parse(text);
        if (!value || value->year() < 2000 || value->year() > kLastYear)
            return wrong(Phrase::dayFrom2000);
        return FieldValue(std::string(text));
    }
    case Kind::timestamp: {
        const auto value = parseUtcSeconds(text);
        if (!value || *value < 946684800 || *value >= kEndOfTime)
            return wrong(Phrase::timeFrom2000To2089Example);
        return FieldValue(*value);
    }
    }
    return wrong(Phrase::value);
}

std::string_view figureUnit(std::string_view quantity)
{
    struct Ending {
        std::string_view text, unit;
    };
    static constexpr Ending kEndings[]{{"_w_per_vcpu", "W/vCPU"}, {"_w_per_socket", "W"}, {"_w", "W"},
        {"_l_kwh", "L/kWh"}, {"_g_kwh", "g/kWh"}, {"_pct", "%"}, {"_share", "1"}, {"_kg", "kg"}, {"_g_per_h_4y", "g/h"},
        {"_g_per_h_6y", "g/h"}, {"_gb_per_chip", "GB"}, {"_overhead_s", "s"}, {"_s_per_inference", "s"},
        {"drive_gb", "GB"}, {"replacement_s", "s"}, {"workspace_bytes", "B"}, {"_price_usd", "USD/h"}, {"speedup", "1"},
        {"_step_s", "s"}, {"_year", "a"}};
    static constexpr std::string_view kPure[]{"pue", "mfu_prefill", "mbu_decode", "ring_share_fast_link",
        "ring_share_across_nodes", "ccf_chips", "target_capacity_quota", "instance_types_quota", "weight_max",
        "spot_pools_max", "published_power_ratio", "largest_batch"};
    if (std::ranges::find(kPure, quantity) != std::end(kPure) || quantity.starts_with("boavizta_")
        || quantity.starts_with("MIG_") || quantity.starts_with("precision_"))
        return "1";
    for (const Ending &ending : kEndings) {
        if (quantity.ends_with(ending.text))
            return ending.unit;
    }
    return {};
}

FigureRange figureRange(std::string_view quantity, std::string_view unit)
{
    if (quantity.starts_with("boavizta_"))
        return {-1e6, 1e6};
    if (quantity == "pue")
        return {1, 5};
    if (unit == "W")
        return {0, 100000};
    if (unit == "%")
        return {0, 100};
    if (unit == "g/kWh")
        return {0, 3000};
    if (unit == "L/kWh")
        return {0, 100};
    return {0, 1e12};
}

std::vector<std::string> splitSources(std::string_view joined)
{
    std::vector<std::string> out;
    for (;;) {
        const std::size_t cut = joined.find(';');
        out.emplace_back(joined.substr(0, cut));
        if (cut == std::string_view::npos)
            return out;
        joined.remove_prefix(cut + 1);
    }
}

} // namespace wattfare
