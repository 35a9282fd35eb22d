// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace wattfare {

// What a candidate is measured by. Ids are stable: column ids, JSON keys, CSV headers, `--order-by`.
enum class Metric : std::uint8_t {
    instances,               // instances needed
    utilisation,             // 0 to 1
    throughputPerSecond,     // of one instance (inference, LLM) or of the cluster (training)
    priceUsdPerHour,         // of one instance under the purchase option
    usdPerHour,              // of the fleet
    usdPerMillion,           // per million inferences, samples or output tokens
    usdTotal,                // of the run (training, HPC)
    hours,                   // wall time of the run
    wattsPerInstance,        // IT power of one instance
    kwhPerMillion,
    kwhTotal,                // of the run, or of an hour of the fleet
    gco2ePerMillion,         // operational
    embodiedGco2ePerMillion,
    totalGco2ePerMillion,
    kgco2eTotal,             // operational, of the run or of an hour of the fleet
    litresPerMillion,        // water on site, and off site where EWIF is given
    marketGco2ePerMillion,   // operational, market-based: beside the location-based figure, never in SCI (methods of energy, 4)
    marginalGco2ePerMillion, // operational, of one job more: never summed with average values
    count
};
inline constexpr std::size_t kMetricCount = static_cast<std::size_t>(Metric::count);

struct MetricInfo {
    const char *id;          // "usd_per_million"
    const char *unit;        // "USD", "kWh", "gCO2e", "1", ...; "per million" is in the title
    const char *section;     // where its formula stands: "simulation 2.3"
    bool lowerIsBetter;
    bool hasRange;
};
const MetricInfo &metricInfo(Metric metric);
std::optional<Metric> parseMetric(std::string_view id);

} // namespace wattfare
