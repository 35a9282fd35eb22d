// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/error_table.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace wattfare {

std::string_view predictionGroupId(PredictionGroup group)
{
    switch (group) {
    case PredictionGroup::family: return "family";
    case PredictionGroup::work: return "work";
    case PredictionGroup::software: return "software";
    }
    return {};
}

std::optional<PredictionGroup> parsePredictionGroup(std::string_view id)
{
    for (const PredictionGroup group : kPredictionGroups)
        if (predictionGroupId(group) == id)
            return group;
    return std::nullopt;
}

const std::string &groupOf(const LeftOutPrediction &row, PredictionGroup by)
{
    switch (by) {
    case PredictionGroup::work: return row.work;
    case PredictionGroup::software: return row.software;
    case PredictionGroup::family: break;
    }
    return row.family;
}

std::vector<PredictionMethod> predictionMethods(const FitSet &fits)
{
    std::vector<PredictionMethod> out;
    const auto add = [&](std::string_view id, const std::vector<LeftOutPrediction> &rows) {
        if (!rows.empty())
            out.push_back({id, id.substr(0, id.find('/')), rows});
    };
    if (fits.serving)
        add(fits.serving->method, fits.serving->leftOut);
    for (const std::string_view id : {kInferenceMethod, kTrainingTimeMethod, kCpuStreamMethod, kFirstTokenMethod})
        for (const FitRecord &fit : fits.mixed)
            if (fit.method == id)
                add(fit.method, fit.leftOut);
    return out;
}

std::optional<PredictionMethod> predictionMethod(const FitSet &fits, std::string_view id)
{
    for (const PredictionMethod &method : predictionMethods(fits))
        if (method.id == id || method.name == id)
            return method;
    return std::nullopt;
}

std::vector<ErrorGroup> errorsBy(std::span<const LeftOutPrediction> rows, PredictionGroup by)
{
    std::map<std::string_view, std::vector<LeftOutPrediction>> members;
    for (const LeftOutPrediction &row : rows)
        members[groupOf(row, by)].push_back(row);
    std::vector<ErrorGroup> out;
    for (const auto &[name, group] : members)
        out.push_back({std::string(name), summarise(group)});
    std::stable_sort(
        out.begin(), out.end(), [](const ErrorGroup &a, const ErrorGroup &b) { return a.errors.rows > b.errors.rows; });
    return out;
}

double errorFactor(double size) { return std::exp(size); }
double errorShare(double error) { return std::expm1(error); }

} // namespace wattfare
