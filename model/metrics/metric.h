// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/unit.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace wattfare {

// What a candidate is measured by. Ids are stable: column ids, JSON keys, CSV headers, `--order-by`.
enum class Metric : std::uint8_t {
    instances, // instances needed
    utilisation, // 0 to 1
    throughputPerSecond, // of one instance (inference, LLM) or of the cluster (training)
    priceUsdPerHour, // of one instance under the purchase option
    usdPerHour, // of the fleet
    usdPerMillion, // per million inferences, samples or output tokens
    usdTotal, // of the run (training, HPC)
    hours, // wall time of the run
    wattsPerInstance, // IT power of one instance
    kwhPerMillion,
    kwhTotal, // of the run, or of an hour of the fleet
    gco2ePerMillion, // operational
    embodiedGco2ePerMillion,
    totalGco2ePerMillion,
    kgco2eTotal, // operational, of the run or of an hour of the fleet
    litresPerMillion, // water on site, and off site where EWIF is given
    marketGco2ePerMillion, // operational, market-based: beside the location-based figure, never in SCI (energy 4)
    marginalGco2ePerMillion, // operational, of one job more: never summed with average values
    count
};
inline constexpr std::size_t kMetricCount = static_cast<std::size_t>(Metric::count);

// Where a figure stands among the columns of a result, and under which heading a chooser lists it.
enum class ColumnGroup : std::uint8_t {
    candidate,
    result,
    cost,
    energy,
    carbon,
    specification,
    accelerator,
    unitPrice,
    provenance
};

// Metrics whose range, class and reason of a gap come from the same inputs; `none` has no range. `mixed` is of the
// price and the power both.
enum class RangeGroup : std::uint8_t {
    none,
    size,
    price,
    usd,
    watts,
    energy,
    carbon,
    embodied,
    total,
    water,
    market,
    marginal,
    mixed
};

// The kinds of work that a metric says something of: services, runs (training, HPC), or what is counted by the million.
enum class MetricOf : std::uint8_t { all, services, runs, millions };

// Whether a table shows it before anybody chose columns: two where the scenario buys spot, the last where it limits how
// long a request waits for tokens.
enum class MetricShown : std::uint8_t { never, services, runs, always, spotServices, spotRuns, timedRequests };

// What else is done with a metric; a row of the table joins them with |.
enum MetricUse : unsigned {
    kUnjudged = 1, // neither end is good or bad in itself: no class marker, no ratio, no best
    kRanked = 2, // offered by "Rank by" beside cost, energy and carbon
    kCharted = 4, // likewise by the charts of one metric
    kSummed = 8 // the sum over several rows means something
};

// All that the program knows of a metric but its formula (model/evaluation/candidate_formulas.h) and its words
// (views/words/metric_words.cpp). Columns, filters, exports, choosers, comparison, charts and help walk this table.
struct MetricInfo {
    Metric metric;
    const char *id; // "usd_per_million"
    Unit unit; // "per million" is in the title
    NumberStyle style;
    const char *section; // where its formula stands: "simulation 2.3"
    ColumnGroup group; // `cost`: costMetrics() sets it, and nothing else does
    std::uint8_t place; // among the columns; the list of metrics itself keeps the order of Metric
    MetricOf of;
    RangeGroup range;
    MetricShown shown;
    bool lowerIsBetter;
    unsigned uses = 0; // of MetricUse
    // As a report states its formula, where it does (with the words "formula.ID"): of services, and of runs.
    const char *formulaOfServices = nullptr, *formulaOfRuns = nullptr;
    constexpr bool has(MetricUse use) const { return (uses & use) != 0; }
};
const MetricInfo &metricInfo(Metric metric);
std::optional<Metric> parseMetric(std::string_view id);
std::span<const MetricInfo> allMetrics(); // in the order of Metric
std::span<const Metric> metricsByPlace(); // in the order of their columns

} // namespace wattfare
