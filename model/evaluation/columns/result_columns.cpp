// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/columns/result_columns.h"

#include "model/catalog/instance_kinds.h"
#include "model/economics/purchase.h"
#include "model/energy/measured_power.h"
#include "model/evaluation/answer.h"
#include "model/evaluation/spot_risk.h"
#include "model/evaluation/throughput/memory_check.h"

#include <algorithm>
#include <array>

namespace wattfare {

namespace {

MemoryCheck memoryOf(const Results &results, std::size_t row)
{
    return memoryCheck(results.scenario(), results.snapshot(), results.candidate(row).type, results.throughputRule(row),
        results.benchmark(row));
}

using Number = std::optional<double>;

const InstanceType &typeOf(const Results &results, std::size_t row)
{
    return results.snapshot().types[results.candidate(row).type];
}

const Accelerator *acceleratorOf(const Results &results, std::size_t row)
{
    const AcceleratorIndex index = typeOf(results, row).accelerator;
    return index == kNone ? nullptr : &results.snapshot().accelerators[index];
}

template <Metric metric>
Number metricValue(const Results &results, std::size_t row)
{
    return results.value(row, metric);
}

template <std::optional<double> Accelerator::*rate>
Number rateEach(const Results &results, std::size_t row)
{
    const Accelerator *accelerator = acceleratorOf(results, row);
    return accelerator ? accelerator->*rate : Number();
}

// Price of one instance divided by a positive amount of something it has.
Number perUnit(const Results &results, std::size_t row, Number amount)
{
    const Number price = results.value(row, Metric::priceUsdPerHour);
    if (!price || !amount || *amount <= 0.0)
        return std::nullopt;
    return *price / *amount;
}

template <std::optional<double> Accelerator::*rate>
Number pricePerRate(const Results &results, std::size_t row)
{
    const Number each = rateEach<rate>(results, row);
    return perUnit(results, row, each ? Number(*each * typeOf(results, row).acceleratorCount) : Number());
}

Number acceleratorMemory(const Results &results, std::size_t row)
{
    const InstanceType &type = typeOf(results, row);
    if (type.accelerator == kNone)
        return std::nullopt;
    if (type.acceleratorMemoryGibEach)
        return type.acceleratorMemoryGibEach;
    return results.snapshot().accelerators[type.accelerator].memoryGib;
}

std::string_view kindText(const Results &results, std::size_t row) { return instanceKindId(typeOf(results, row).kind); }

std::string_view offerText(const Results &results, std::size_t row)
{
    switch (typeOf(results, row).offer) {
    case Offer::current: return "current";
    case Offer::previous: return "previous";
    case Offer::retired: return "retired";
    }
    return "";
}

std::string_view optionText(const Results &results, std::size_t row)
{
    return results.keep(results.scenario().purchase[results.candidate(row).option].id());
}

std::string_view priceDateText(const Results &results, std::size_t row)
{
    const auto date = results.priceDate(row);
    return date ? results.keep(date->iso()) : std::string_view();
}

std::string_view throughputClassText(const Results &results, std::size_t row)
{
    return results.value(row, Metric::throughputPerSecond) ? figureClassId(results.throughputClass(row))
                                                           : std::string_view();
}

std::string_view energyClassText(const Results &results, std::size_t row)
{
    return results.value(row, Metric::wattsPerInstance) ? figureClassId(results.energyClass(row)) : std::string_view();
}

std::string_view memoryText(const Results &results, std::size_t row)
{
    return memoryVerdictId(memoryOf(results, row).verdict);
}

Number memoryNeeded(const Results &results, std::size_t row, double MemoryFit::*part)
{
    const MemoryCheck check = memoryOf(results, row);
    return check.fit ? Number((*check.fit).*part / 1073741824.0) : Number();
}

const Benchmark *benchmarkOf(const Results &results, std::size_t row)
{
    const BenchmarkIndex index = results.benchmark(row);
    return index == kNone ? nullptr : &results.snapshot().benchmarks[index];
}

std::string_view benchmarkText(const Results &results, std::size_t row)
{
    const Benchmark *benchmark = benchmarkOf(results, row);
    return benchmark ? std::string_view(benchmark->id) : std::string_view();
}

std::string_view exclusionWords(const Results &results, std::size_t row)
{
    return results.keep(exclusionText(results, row));
}

// Of what runs on and on: a run of two hours costs nothing in the rest of a year.
Number hourlyOfService(const Results &results, std::size_t row)
{
    return isFleet(results.scenario().kind) ? results.value(row, Metric::usdPerHour) : Number();
}

Number perMonth(const Results &results, std::size_t row)
{
    const Number hourly = hourlyOfService(results, row);
    return hourly ? Number(usdPerMonth(*hourly)) : Number();
}

Number perYear(const Results &results, std::size_t row)
{
    const Number hourly = hourlyOfService(results, row);
    return hourly ? Number(usdPerYear(*hourly)) : Number();
}

template <std::size_t... I>
constexpr auto readersOf(std::index_sequence<I...>)
{
    return std::array{&metricValue<static_cast<Metric>(I)>...};
}

ResultColumn metricColumn(Metric metric)
{
    static constexpr auto kReaders = readersOf(std::make_index_sequence<kMetricCount>());
    const MetricInfo &info = metricInfo(metric);
    return {info.id, isPure(info.unit) ? Unit::none : info.unit, info.group, metric,
        kReaders[static_cast<std::size_t>(metric)], nullptr, info.shown};
}

constexpr ResultColumn numberColumn(const char *id, Unit unit, ColumnGroup group,
    Number (*number)(const Results &, std::size_t), MetricShown shown = MetricShown::never)
{
    return {id, unit, group, std::nullopt, number, nullptr, shown};
}

constexpr ResultColumn textColumn(
    const char *id, ColumnGroup group, std::string_view (*text)(const Results &, std::size_t), bool shown = false)
{
    return {id, Unit::none, group, std::nullopt, nullptr, text, shown ? MetricShown::always : MetricShown::never};
}

using G = ColumnGroup;
using R = const Results &;
using U = Unit;

// Before the metrics.
const std::array kOfCandidate{
    textColumn(
        "instance_type", G::candidate, [](R r, std::size_t i) { return std::string_view(typeOf(r, i).name); }, true),
    textColumn(
        "accelerator", G::candidate,
        [](R r, std::size_t i) {
            const auto *a = acceleratorOf(r, i);
            return a ? std::string_view(a->name) : std::string_view();
        },
        true),
    textColumn(
        "region", G::candidate,
        [](R r, std::size_t i) { return std::string_view(r.snapshot().regions[r.candidate(i).region].code); }, true),
    textColumn("purchase_option", G::candidate, optionText, true),
};

// What interruptions may do, beside a price on spot.
template <Metric metric, SpotCase SpotRisk::*spotCase>
Number onSpot(const Results &results, std::size_t row)
{
    const auto risk = spotRisk(results, row);
    return risk ? (*risk.*spotCase).values[static_cast<std::size_t>(metric)] : Number();
}

Number deadlineChance(const Results &results, std::size_t row)
{
    const auto risk = spotRisk(results, row);
    return risk ? risk->deadlineChance : Number();
}

template <std::optional<double> RequestWait::*part>
Number requestWait(const Results &results, std::size_t row)
{
    return results.requestWait(row).*part;
}

// What follows from a metric stands behind it.
struct Following {
    Metric metric;
    ResultColumn column;
};
const std::array kFollowing{
    Following{Metric::usdPerHour, numberColumn("usd_per_month", U::usd, G::cost, perMonth)},
    Following{Metric::usdPerHour, numberColumn("usd_per_year", U::usd, G::cost, perYear)},
    Following{Metric::usdTotal,
        numberColumn(
            "usd_total_low_hazard", U::usd, G::cost, onSpot<Metric::usdTotal, &SpotRisk::low>, MetricShown::spotRuns)},
    Following{Metric::usdTotal,
        numberColumn("usd_total_high_hazard", U::usd, G::cost, onSpot<Metric::usdTotal, &SpotRisk::high>,
            MetricShown::spotRuns)},
    Following{Metric::usdPerMillion,
        numberColumn("usd_per_million_low_hazard", U::usd, G::cost, onSpot<Metric::usdPerMillion, &SpotRisk::low>,
            MetricShown::spotServices)},
    Following{Metric::usdPerMillion,
        numberColumn("usd_per_million_high_hazard", U::usd, G::cost, onSpot<Metric::usdPerMillion, &SpotRisk::high>,
            MetricShown::spotServices)},
    Following{Metric::throughputPerSecond,
        numberColumn(
            "ttft_ms", U::milliseconds, G::result, requestWait<&RequestWait::ttftMs>, MetricShown::timedRequests)},
    Following{Metric::throughputPerSecond,
        numberColumn("ttft_low_ms", U::milliseconds, G::result, requestWait<&RequestWait::ttftLowMs>)},
    Following{Metric::throughputPerSecond,
        numberColumn("ttft_high_ms", U::milliseconds, G::result, requestWait<&RequestWait::ttftHighMs>)},
    Following{Metric::throughputPerSecond,
        numberColumn(
            "tpot_ms", U::milliseconds, G::result, requestWait<&RequestWait::tpotMs>, MetricShown::timedRequests)},
    Following{Metric::hours,
        numberColumn(
            "hours_low_hazard", U::hours, G::result, onSpot<Metric::hours, &SpotRisk::low>, MetricShown::spotRuns)},
    Following{Metric::hours,
        numberColumn(
            "hours_high_hazard", U::hours, G::result, onSpot<Metric::hours, &SpotRisk::high>, MetricShown::spotRuns)},
    Following{Metric::throughputPerSecond,
        numberColumn("measured_j_per_unit", U::none, G::energy,
            [](R r, std::size_t i) {
                const Benchmark *b = benchmarkOf(r, i);
                return b ? joulesPerUnit(*b) : Number();
            })},
    Following{Metric::throughputPerSecond,
        textColumn("measured_power_of", G::energy,
            [](R r, std::size_t i) {
                const Benchmark *b = benchmarkOf(r, i);
                const auto basis = b ? powerBasisOf(*b) : std::nullopt;
                return basis ? powerBasisId(*basis) : std::string_view();
            })},
    Following{Metric::hours, numberColumn("deadline_chance", U::one, G::result, deadlineChance, MetricShown::spotRuns)},
    Following{Metric::utilisation, textColumn("memory_fit", G::result, memoryText)},
    Following{Metric::utilisation,
        numberColumn("memory_needed_each_gib", U::gib, G::result,
            [](R r, std::size_t i) { return memoryNeeded(r, i, &MemoryFit::bytesPerAccelerator); })},
    Following{Metric::utilisation,
        numberColumn("memory_needed_total_gib", U::gib, G::result,
            [](R r, std::size_t i) { return memoryNeeded(r, i, &MemoryFit::bytesTotal); })},
};

// After the metrics.
const std::array kOfType{
    textColumn("throughput_class", G::provenance, throughputClassText, true),
    textColumn("energy_class", G::provenance, energyClassText),
    textColumn(
        "throughput_rule", G::provenance, [](R r, std::size_t i) { return throughputRuleId(r.throughputRule(i)); }),
    textColumn("benchmark", G::provenance, benchmarkText),
    textColumn("price_date", G::provenance, priceDateText),
    textColumn(
        "status", G::provenance, [](R r, std::size_t i) { return rowStatusId(r.status(i)); }, true),
    numberColumn("counts_for_best", U::none, G::provenance,
        [](R r, std::size_t i) { return Number(r.qualifies(i) ? 1.0 : 0.0); }),
    textColumn("left_out", G::provenance, exclusionWords),
    textColumn("family", G::specification, [](R r, std::size_t i) { return std::string_view(typeOf(r, i).family); }),
    textColumn("kind", G::specification, kindText),
    textColumn("offer", G::specification, offerText),
    numberColumn("vcpus", U::none, G::specification, [](R r, std::size_t i) { return Number(typeOf(r, i).vcpus); }),
    numberColumn(
        "memory_gib", U::gib, G::specification, [](R r, std::size_t i) { return Number(typeOf(r, i).memoryGib); }),
    textColumn(
        "cpu_model", G::specification, [](R r, std::size_t i) { return std::string_view(typeOf(r, i).cpuModel); }),
    textColumn("cpu_arch", G::specification, [](R r, std::size_t i) { return std::string_view(typeOf(r, i).cpuArch); }),
    numberColumn("network_gbps", U::gbitPerSecond, G::specification,
        [](R r, std::size_t i) { return typeOf(r, i).networkGbps; }),
    numberColumn(
        "local_storage_gb", U::gb, G::specification, [](R r, std::size_t i) { return typeOf(r, i).localStorageGb; }),
    numberColumn("release_year", U::none, G::specification,
        [](R r, std::size_t i) {
            const auto y = typeOf(r, i).releaseYear;
            return y ? Number(*y) : Number();
        }),
    textColumn("region_name", G::specification,
        [](R r, std::size_t i) { return std::string_view(r.snapshot().regions[r.candidate(i).region].name); }),
    textColumn("grid_zone", G::specification,
        [](R r, std::size_t i) { return std::string_view(r.snapshot().regions[r.candidate(i).region].gridZone); }),
    numberColumn("gpus", U::none, G::accelerator,
        [](R r, std::size_t i) {
            const auto &t = typeOf(r, i);
            return t.accelerator == kNone ? Number() : Number(t.acceleratorCount);
        }),
    numberColumn("gpu_memory_gib", U::gib, G::accelerator, acceleratorMemory),
    numberColumn("total_gpu_memory_gib", U::gib, G::accelerator,
        [](R r, std::size_t i) {
            const auto m = acceleratorMemory(r, i);
            return m ? Number(*m * typeOf(r, i).acceleratorCount) : Number();
        }),
    numberColumn(
        "gpu_memory_bandwidth_gbs", U::gbPerSecond, G::accelerator, rateEach<&Accelerator::memoryBandwidthGbs>),
    textColumn(
        "interconnect", G::accelerator, [](R r, std::size_t i) { return std::string_view(typeOf(r, i).interconnect); }),
    numberColumn("tflops_fp64", U::teraflops, G::accelerator, rateEach<&Accelerator::fp64>),
    numberColumn("tflops_fp32", U::teraflops, G::accelerator, rateEach<&Accelerator::fp32>),
    numberColumn("tflops_tf32", U::teraflops, G::accelerator, rateEach<&Accelerator::tf32>),
    numberColumn("tflops_fp16", U::teraflops, G::accelerator, rateEach<&Accelerator::fp16>),
    numberColumn("tflops_bf16", U::teraflops, G::accelerator, rateEach<&Accelerator::bf16>),
    numberColumn("tflops_fp8", U::teraflops, G::accelerator, rateEach<&Accelerator::fp8>),
    numberColumn("tops_int8", U::teraops, G::accelerator, rateEach<&Accelerator::int8>),
    numberColumn("usd_per_gpu_hour", U::usdPerHour, G::unitPrice,
        [](R r, std::size_t i) {
            return typeOf(r, i).accelerator == kNone ? Number() : perUnit(r, i, typeOf(r, i).acceleratorCount);
        }),
    numberColumn("usd_per_vcpu_hour", U::usdPerHour, G::unitPrice,
        [](R r, std::size_t i) { return perUnit(r, i, typeOf(r, i).vcpus); }),
    numberColumn("usd_per_gib_hour", U::usdPerHour, G::unitPrice,
        [](R r, std::size_t i) { return perUnit(r, i, typeOf(r, i).memoryGib); }),
    numberColumn("usd_per_fp16_tflops_hour", U::usdPerHour, G::unitPrice, pricePerRate<&Accelerator::fp16>),
    numberColumn("usd_per_bf16_tflops_hour", U::usdPerHour, G::unitPrice, pricePerRate<&Accelerator::bf16>),
    numberColumn("usd_per_fp8_tflops_hour", U::usdPerHour, G::unitPrice, pricePerRate<&Accelerator::fp8>),
    numberColumn("usd_per_fp32_tflops_hour", U::usdPerHour, G::unitPrice, pricePerRate<&Accelerator::fp32>),
    numberColumn("usd_per_watt", U::usdPerHourPerWatt, G::unitPrice,
        [](R r, std::size_t i) { return perUnit(r, i, r.value(i, Metric::wattsPerInstance)); }),
};

std::vector<ResultColumn> allColumns()
{
    std::vector<ResultColumn> columns(kOfCandidate.begin(), kOfCandidate.end());
    for (const Metric metric : metricsByPlace()) {
        columns.push_back(metricColumn(metric));
        for (const Following &each : kFollowing)
            if (each.metric == metric)
                columns.push_back(each.column);
    }
    columns.insert(columns.end(), kOfType.begin(), kOfType.end());
    return columns;
}

const std::vector<ResultColumn> kColumns = allColumns();

} // namespace

std::span<const ResultColumn> resultColumns() { return kColumns; }

bool ResultColumn::shownFor(const Scenario &scenario) const
{
    const bool service = isFleet(scenario.kind);
    const auto spot = [](const PurchaseOption &option) { return option.kind == PurchaseKind::spot; };
    switch (shown) {
    case MetricShown::never: return false;
    case MetricShown::always: return true;
    case MetricShown::services: return service;
    case MetricShown::runs: return !service;
    case MetricShown::timedRequests:
        return scenario.kind == WorkloadKind::llmServing && (scenario.llm.ttftLimitMs || scenario.llm.tpotLimitMs);
    case MetricShown::spotServices:
    case MetricShown::spotRuns: break;
    }
    return (shown == MetricShown::spotServices) == service
        && std::any_of(scenario.purchase.begin(), scenario.purchase.end(), spot)
        && (number != &deadlineChance || scenario.training.deadlineH);
}

Unit metricUnit(Metric metric, WorkloadKind kind)
{
    return metric == Metric::throughputPerSecond && kind == WorkloadKind::hpc ? Unit::flopPerSecond
                                                                              : metricInfo(metric).unit;
}

Unit columnUnit(const ResultColumn &column, WorkloadKind kind)
{
    return column.metric == Metric::throughputPerSecond ? metricUnit(*column.metric, kind) : column.unit;
}

const ResultColumn *findResultColumn(std::string_view id)
{
    const auto found
        = std::find_if(kColumns.begin(), kColumns.end(), [&](const ResultColumn &c) { return c.id == id; });
    return found == kColumns.end() ? nullptr : &*found;
}

bool canRange(const ResultColumn &column)
{
    return column.metric || column.number == &deadlineChance || column.number == &requestWait<&RequestWait::ttftMs>;
}

std::optional<Range> rangeOf(const ResultColumn &column, const Results &results, std::size_t row)
{
    if (column.metric)
        return results.value(row, *column.metric) ? results.range(row, *column.metric) : std::nullopt;
    if (column.number == &deadlineChance) {
        const auto risk = spotRisk(results, row);
        return risk ? risk->deadlineChances : std::nullopt;
    }
    if (column.number != &requestWait<&RequestWait::ttftMs>)
        return std::nullopt;
    const RequestWait &wait = results.requestWait(row);
    return wait.ttftLowMs && wait.ttftHighMs ? std::optional(Range{*wait.ttftLowMs, *wait.ttftHighMs}) : std::nullopt;
}

Message missingReason(const ResultColumn &column, const Results &results, std::size_t row)
{
    if (column.metric)
        return results.reason(row, *column.metric);
    if (std::string_view(column.id).starts_with("memory_needed")) {
        Message reason = memoryOf(results, row).reason;
        return reason.id.empty() ? Message{"column.not_applicable", {}} : reason;
    }
    if (std::string_view(column.id).starts_with("measured_"))
        return {"column.not_metered", {}};
    if (column.ofSpotRisk())
        return {"column.spot_alone", {}};
    if (column.group == ColumnGroup::cost && !isFleet(results.scenario().kind)) // of a month, of a year
        return {"column.not_applicable", {}};
    if (column.group == ColumnGroup::cost)
        return results.reason(row, Metric::usdPerHour);
    if (column.group == ColumnGroup::unitPrice && !results.value(row, Metric::priceUsdPerHour))
        return results.reason(row, Metric::priceUsdPerHour);
    if (column.group == ColumnGroup::accelerator && typeOf(results, row).accelerator == kNone)
        return {"column.not_applicable", {}};
    return {"column.not_known", {}};
}

} // namespace wattfare
