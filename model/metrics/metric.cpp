// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/metrics/metric.h"

#include <array>

namespace wattfare {

namespace {

constexpr std::array<MetricInfo, kMetricCount> kMetrics{{
    {"instances", "1", "simulation 2.1", true, true},
    {"utilisation", "1", "simulation 2.1", false, false},
    {"throughput_per_second", "1/s", "simulation 2.1", false, true},
    {"price_usd_per_hour", "USD/h", "simulation 10", true, true},
    {"usd_per_hour", "USD/h", "simulation 2.3", true, true},
    {"usd_per_million", "USD", "simulation 2.3", true, true},
    {"usd_total", "USD", "simulation 3", true, true},
    {"hours", "h", "simulation 3", true, true},
    {"watts_per_instance", "W", "energy 2", true, true},
    {"kwh_per_million", "kWh", "simulation 2.3", true, true},
    {"kwh_total", "kWh", "simulation 3", true, true},
    {"gco2e_per_million", "gCO2e", "energy 4", true, true},
    {"embodied_gco2e_per_million", "gCO2e", "energy 6", true, true},
    {"total_gco2e_per_million", "gCO2e", "energy 7", true, true},
    {"kgco2e_total", "kgCO2e", "energy 4", true, true},
    {"litres_per_million", "L", "energy 8", true, true},
    {"market_gco2e_per_million", "gCO2e", "energy 4", true, true},
    {"marginal_gco2e_per_million", "gCO2e", "energy 4", true, true},
}};

} // namespace

const MetricInfo &metricInfo(Metric metric) { return kMetrics[static_cast<std::size_t>(metric)]; }

std::optional<Metric> parseMetric(std::string_view id)
{
    for (std::size_t i = 0; i < kMetricCount; ++i)
        if (kMetrics[i].id == id)
            return static_cast<Metric>(i);
    return std::nullopt;
}

} // namespace wattfare
