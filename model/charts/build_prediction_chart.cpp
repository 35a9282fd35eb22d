// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/build_prediction_chart.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace wattfare {

std::int64_t predictionKey(std::size_t row) { return kNoKey - 1 - static_cast<std::int64_t>(row); }

std::optional<std::size_t> predictionRow(std::int64_t key)
{
    return key < kNoKey ? std::optional(static_cast<std::size_t>(kNoKey - 1 - key)) : std::nullopt;
}

ChartSpec buildPredictionChart(const PredictionMethod &method, PredictionGroup by, std::optional<std::string_view> only)
{
    ChartSpec spec;
    spec.id = "predictions";
    spec.empty = Message{"chart.no_predictions", {}};
    ScatterChart chart;
    if (method.rows.empty()) {
        spec.kind = std::move(chart);
        return spec;
    }
    spec.id += '_' + std::string(method.name);
    const std::string name = "prediction_method." + std::string(method.name);
    DenseSeries held, missed;
    held.name = Message{"chart.prediction_held", {}};
    held.role = ChartRole::accent;
    missed.name = Message{"chart.prediction_missed", {}};
    missed.role = ChartRole::worse;
    double low = std::numeric_limits<double>::infinity(), high = 0;
    for (std::size_t i = 0; i < method.rows.size(); ++i) {
        const LeftOutPrediction &row = method.rows[i];
        low = std::min({low, row.measured, row.predicted});
        high = std::max({high, row.measured, row.predicted});
        if (only && groupOf(row, by) != *only)
            continue;
        DenseSeries &series = row.measured >= row.low && row.measured <= row.high ? held : missed;
        series.x.push_back(row.measured);
        series.y.push_back(row.predicted);
        series.keys.push_back(predictionKey(i));
        series.labels.push_back(row.key);
    }
    const std::size_t shown = held.x.size() + missed.x.size();
    spec.title = Message{"chart.predictions", {name}};
    spec.caption = Message{"chart.predictions_caption", {shown}};
    chart.x.title = Message{"chart.prediction_measured", {"prediction_unit." + std::string(method.name)}};
    chart.y.title = Message{"chart.prediction_predicted", {"prediction_unit." + std::string(method.name)}};
    for (ChartAxis *axis : {&chart.x, &chart.y}) {
        axis->logarithmic = true;
        axis->min = low / 1.2; // a little air, the same on both
        axis->max = high * 1.2;
    }
    chart.equal = Message{"chart.prediction_equal", {}};
    chart.dense = {std::move(missed), std::move(held)}; // the few that are outside do not cover the others
    spec.kind = std::move(chart);
    return spec;
}

} // namespace wattfare
