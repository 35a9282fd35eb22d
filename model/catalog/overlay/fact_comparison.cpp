// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/overlay/fact_comparison.h"

#include <algorithm>

namespace wattfare {

namespace {

const FieldValue &valueOf(const ImportBatch::FactRow &row, std::string_view csv)
{
    const auto found = std::ranges::find(row.table->fields, csv, &FieldSpec::csv);
    return row.values[static_cast<std::size_t>(found - row.table->fields.begin())];
}

std::string_view textOf(const ImportBatch::FactRow &row, std::string_view csv)
{
    const auto *text = std::get_if<std::string>(&valueOf(row, csv));
    return text == nullptr ? std::string_view() : std::string_view(*text);
}

std::int64_t integerOf(const ImportBatch::FactRow &row, std::string_view csv)
{
    const auto *integer = std::get_if<std::int64_t>(&valueOf(row, csv));
    return integer == nullptr ? 0 : *integer;
}

std::optional<double> realOf(const ImportBatch::FactRow &row, std::string_view csv)
{
    const auto *real = std::get_if<double>(&valueOf(row, csv));
    return real == nullptr ? std::nullopt : std::optional<double>(*real);
}

FactMatch stateOf(bool same) { return same ? FactMatch::same : FactMatch::differs; }

FactMatch sourceState(const Snapshot &s, const ImportBatch::FactRow &row)
{
    const SourceIndex index = s.source(textOf(row, "id"));
    if (index == kNone)
        return FactMatch::missing;
    const Source &old = s.sources[index];
    return stateOf(old.title == textOf(row, "title") && old.publisher == textOf(row, "publisher")
        && old.location == textOf(row, "location") && old.edition == textOf(row, "edition")
        && old.licence == textOf(row, "licence") && old.attribution == textOf(row, "attribution")
        && old.retrieved == textOf(row, "retrieved"));
}

FactMatch benchmarkState(const Snapshot &s, const ImportBatch::FactRow &row)
{
    const BenchmarkIndex index = s.benchmark(textOf(row, "id"));
    if (index == kNone)
        return FactMatch::missing;
    const Benchmark &old = s.benchmarks[index];
    const std::pair<std::string_view, std::optional<double>> numbers[] = {{"batch_size", old.batchSize},
        {"sequence_length", old.sequenceLength}, {"input_tokens", old.inputTokens}, {"output_tokens", old.outputTokens},
        {"throughput", old.throughput}, {"time_to_train_min", old.timeToTrainMin}, {"latency_p50_ms", old.latencyP50Ms},
        {"latency_p99_ms", old.latencyP99Ms}, {"ttft_p50_ms", old.ttftP50Ms}, {"ttft_p99_ms", old.ttftP99Ms},
        {"tpot_p50_ms", old.tpotP50Ms}, {"tpot_p99_ms", old.tpotP99Ms}, {"measured_power_w", old.measuredPowerW},
        {"nodes", old.nodes}, {"cpu_cores_total", old.cpuCores}, {"concurrency", old.concurrency},
        {"tensor_parallel", old.tensorParallel}};
    const std::pair<std::string_view, std::string_view> texts[] = {{"model_as_published", old.modelAsPublished},
        {"scenario", old.scenario}, {"accelerator_as_published", old.acceleratorAsPublished}, {"host_cpu", old.hostCpu},
        {"precision", old.precision}, {"parallelism", old.parallelism}, {"framework", old.framework},
        {"software_version", old.softwareVersion}, {"submitter", old.submitter}, {"throughput_unit", old.unit},
        {"throughput_basis", old.basis}, {"power_basis", old.powerBasis}, {"date", old.date}, {"status", old.status},
        {"locator", old.locator}, {"note", old.notes}, {"software", old.software}, {"image_size", old.imageSize},
        {"class", figureClassId(old.cls)}};
    return stateOf(
        std::ranges::all_of(numbers, [&](const auto &pair) { return realOf(row, pair.first) == pair.second; })
        && std::ranges::all_of(texts, [&](const auto &pair) { return textOf(row, pair.first) == pair.second; })
        && old.model == s.model(textOf(row, "model")) && old.type == s.type(textOf(row, "instance_type"))
        && old.accelerator == s.accelerator(textOf(row, "accelerator"))
        && old.acceleratorCount == realOf(row, "accelerator_count").value_or(0)
        && old.training == (textOf(row, "workload") == "training")
        && old.wholeInstance == (integerOf(row, "whole_instance") != 0));
}

FactMatch profileState(const Snapshot &s, const ImportBatch::FactRow &row, bool monthly)
{
    const auto old = std::ranges::find_if(s.profiles,
        [&](const CarbonProfile &p) { return p.gridZone == textOf(row, "grid_zone") && p.year == yearOf(row); });
    if (old == s.profiles.end() || (monthly && !old->hasMonths))
        return FactMatch::missing;
    const double relative = realOf(row, "relative").value_or(0);
    if (monthly)
        return stateOf(old->relative[static_cast<std::size_t>(integerOf(row, "month") - 1)]
                                    [static_cast<std::size_t>(integerOf(row, "hour_utc"))]
            == relative);
    const auto position = static_cast<std::size_t>(integerOf(row, "position"));
    const bool month = textOf(row, "dimension") == "month";
    if (month && (position < 1 || position > 12))
        return FactMatch::differs;
    return stateOf(old->annualMeanGKwh == realOf(row, "annual_mean_g_kwh") && old->basis == textOf(row, "basis")
        && (month ? old->month[position - 1] : old->hour[position]) == relative);
}

FactMatch traceState(const Snapshot &s, const ImportBatch::FactRow &row)
{
    const auto old = std::ranges::find(s.traces, textOf(row, "trace"), &AvailabilityTrace::id);
    if (old == s.traces.end())
        return FactMatch::missing;
    return stateOf(old->title == textOf(row, "title") && old->kind == textOf(row, "kind")
        && old->type == s.type(textOf(row, "instance_type")) && old->zone == textOf(row, "zone")
        && old->start == textOf(row, "start") && old->gapSeconds == realOf(row, "gap_seconds")
        && old->capacity == integerOf(row, "capacity"));
}

} // namespace

int yearOf(const ImportBatch::FactRow &row)
{
    const auto *year = row.values.size() > 1 ? std::get_if<std::int64_t>(&row.values[1]) : nullptr;
    return year == nullptr ? 0 : static_cast<int>(*year);
}

// A run is there if it begins at the same tick with the same length and number.
FactMatch FactComparison::runState(const ImportBatch::FactRow &row)
{
    const std::string_view trace = textOf(row, "trace");
    if (trace != m_trace) {
        m_trace = trace;
        m_starts.clear();
        const auto old = std::ranges::find(m_current.traces, trace, &AvailabilityTrace::id);
        m_old = old == m_current.traces.end() ? nullptr : &*old;
        std::int64_t tick = 0;
        for (std::size_t i = 0; m_old != nullptr && i < m_old->runTicks.size(); ++i) {
            m_starts.push_back(tick);
            tick += m_old->runTicks[i];
        }
    }
    const auto start = std::ranges::lower_bound(m_starts, integerOf(row, "start_tick"));
    if (start == m_starts.end() || *start != integerOf(row, "start_tick"))
        return FactMatch::missing;
    const auto i = static_cast<std::size_t>(start - m_starts.begin());
    return stateOf(
        m_old->runTicks[i] == integerOf(row, "run_ticks") && m_old->available[i] == integerOf(row, "available"));
}

FactMatch FactComparison::of(const ImportBatch::FactRow &row)
{
    if (row.table->name == "source")
        return sourceState(m_current, row);
    if (row.table->name == "benchmark")
        return benchmarkState(m_current, row);
    if (row.table->name == "carbon_profile_hourly")
        return profileState(m_current, row, false);
    if (row.table->name == "carbon_profile_month_hour")
        return profileState(m_current, row, true);
    if (row.table->name == "availability_trace")
        return traceState(m_current, row);
    return row.table->name == "availability_run" ? runState(row) : FactMatch::missing;
}

} // namespace wattfare
