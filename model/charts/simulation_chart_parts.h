// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/charts/build_simulation_charts.h"

// What the charts of simulations share.
namespace wattfare::simulation_charts {

inline ChartText caption(const RunInfo &info) { return Message{"chart.sim.caption", {info.n, info.seed}}; }

inline ChartAxis moneyAxis(const char *title)
{
    ChartAxis axis;
    axis.title = Message{title, {}};
    axis.unit = "USD";
    axis.format = AxisFormat::money;
    return axis;
}

inline ChartAxis hoursAxis(const char *title)
{
    ChartAxis axis;
    axis.title = Message{title, {}};
    axis.unit = "h";
    return axis;
}

inline MarkLine mark(double value, const char *id, ChartRole role = ChartRole::limit)
{
    return {value, Message{id, {}}, role};
}

// Median and P95 of a quantity, where they are known, with their values: close ones could not be read off the axis.
inline void addQuantiles(std::vector<MarkLine> &marks, const Summary &summary, bool money)
{
    const auto add = [&marks](const auto &quantile, const char *id) {
        if (quantile)
            marks.push_back({quantile->value, Message{id, {quantile->value}}, ChartRole::neutral});
    };
    add(summary.p50, money ? "chart.median_usd" : "chart.median");
    add(summary.p95, money ? "chart.p95_usd" : "chart.p95");
}

} // namespace wattfare::simulation_charts
