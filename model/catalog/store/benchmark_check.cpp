// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/store/benchmark_check.h"

#include "model/catalog/precision.h"
#include "model/catalog/snapshot.h"
#include "model/support/decimal.h"

#include <algorithm>

namespace wattfare {

namespace {

constexpr double kBytesOfGib = 1073741824.0;
constexpr double kScatter = 1.5; // of medians beside means
constexpr double kPublished = 1.1; // published bandwidths and parameter counts are rounded

class BenchmarkFields
{
public:
    BenchmarkFields(const FactTable &table, std::span<const FieldValue> values)
        : m_table(table)
        , m_values(values)
    {
    }
    std::optional<double> real(std::string_view name) const
    {
        const auto *value = std::get_if<double>(&at(name));
        return value == nullptr ? std::nullopt : std::optional(*value);
    }
    std::string_view text(std::string_view name) const
    {
        const auto *value = std::get_if<std::string>(&at(name));
        return value == nullptr ? std::string_view() : std::string_view(*value);
    }

private:
    const FieldValue &at(std::string_view name) const
    {
        const auto found = std::ranges::find(m_table.fields, name, &FieldSpec::csv);
        return m_values[static_cast<std::size_t>(found - m_table.fields.begin())];
    }
    const FactTable &m_table;
    std::span<const FieldValue> m_values;
};

} // namespace

std::optional<BenchmarkFault> benchmarkFault(
    const FactTable &benchmark, std::span<const FieldValue> values, const BenchmarkGround &ground)
{
    const BenchmarkFields row(benchmark, values);
    if (row.text("status") == "outlier")
        return std::nullopt;
    const auto fault = [](std::string_view field, std::string found, Clause expected) {
        return BenchmarkFault{field, std::move(found), std::move(expected)};
    };
    const std::string_view precision = row.text("precision");
    const auto width = bytesOfPrecision(precision);
    if (!precision.empty() && !width)
        return fault("precision", std::string(precision), Phrase::precisionOfWeights);
    constexpr std::pair<std::string_view, std::string_view> kTails[]{
        {"latency_p50_ms", "latency_p99_ms"}, {"ttft_p50_ms", "ttft_p99_ms"}, {"tpot_p50_ms", "tpot_p99_ms"}};
    for (const auto &[median, tail] : kTails)
        if (const auto p50 = row.real(median), p99 = row.real(tail); p50 && p99 && *p50 > *p99)
            return fault(tail, shortestText(*p99), clause<Phrase::atLeastTheMedian>(*p50));
    if (row.text("workload") != "inference")
        return std::nullopt;
    const double devices = std::max(1.0, row.real("accelerator_count").value_or(0));
    if (width && ground.memoryGib && ground.parametersMillion
        && *width * *ground.parametersMillion * 1e6 > *ground.memoryGib * kBytesOfGib * devices * kPublished)
        return fault(
            "precision", std::string(precision), clause<Phrase::weightsWithinGib>(*ground.memoryGib * devices));
    const auto rate = row.real("throughput"), flight = row.real("concurrency"), each = row.real("tpot_p50_ms");
    if (!rate || !flight || rateBasisOf(row.text("throughput_basis")) != RateBasis::outputTokens)
        return std::nullopt;
    if (each && *rate * *each / 1000 > kScatter * *flight)
        return fault("throughput", shortestText(*rate),
            clause<Phrase::rateOfRequestsInFlight>(kScatter * *flight * 1000 / *each));
    const auto active = ground.activeParametersMillion ? ground.activeParametersMillion : ground.parametersMillion;
    if (*flight <= 1 && width && active && ground.memoryBandwidthGbs) {
        const double most = kPublished * *ground.memoryBandwidthGbs * 1e9 * devices / (*width * *active * 1e6);
        if (*rate > most)
            return fault("throughput", shortestText(*rate), clause<Phrase::rateOfMemory>(most));
    }
    return std::nullopt;
}

} // namespace wattfare
