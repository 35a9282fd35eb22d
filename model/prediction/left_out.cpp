// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/left_out.h"

#include <map>

namespace wattfare {

void addDeviation(std::vector<FitParameter> &parameters, std::string name, double sd)
{
    parameters.push_back({std::move(name), sd, 0.0, sd, 0.0});
}

std::vector<std::string> pairsOf(std::span<const LeftOutPrediction> rows)
{
    std::vector<std::string> pairs;
    for (const LeftOutPrediction &row : rows)
        pairs.push_back(row.model.text() + '\t' + row.accelerator.text());
    return pairs;
}

std::vector<HeldScore> setPredictions(std::span<LeftOutPrediction> rows, std::span<const MixedPrediction> left,
    SharedText LeftOutPrediction::*cls, HeldBy by)
{
    struct Range {
        double value, low, high;
    };
    const std::vector<std::string> pairs = pairsOf(rows);
    std::map<std::string_view, std::size_t> number;
    std::vector<HeldScores::Row> scores;
    const auto classOf = [&](const LeftOutPrediction &row) { return cls ? row.*cls : SharedText(); };
    for (std::size_t i = 0; i < rows.size(); ++i)
        scores.push_back({classOf(rows[i]), number.emplace(pairs[i], number.size()).first->second,
            std::abs(left[i].mean - std::log(rows[i].measured)) / left[i].sd});
    const HeldScores held(std::move(scores));
    std::vector<HeldScore> each = held.each();
    const std::vector<double> crossed = by == HeldBy::others ? held.crossed() : std::vector<double>();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double score = crossed.empty() ? scoreOf(each, classOf(rows[i]), kEightyPercent) : crossed[i];
        const auto [value, low, high] = ranged<Range>(left[i].mean, score * left[i].sd);
        rows[i].predicted = value;
        rows[i].low = low;
        rows[i].high = high;
    }
    return each;
}

} // namespace wattfare
