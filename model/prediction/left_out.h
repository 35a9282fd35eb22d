// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/prediction/fit_result.h"
#include "model/prediction/held_scores.h"
#include "model/prediction/mixed_model.h"

#include <cmath>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// What the methods that are mixed models say of their predictions, in the same way.
namespace wattfare {

// A linear effect: what its coefficient multiplies, and the deviation of that coefficient.
template <class Name>
struct NamedFeature {
    Name name;
    double value = 0, sd = 0;
};
using MixedFeature = NamedFeature<std::string>;
using FixedFeature = NamedFeature<std::string_view>; // thousands of rows make no names
// The coefficients of the first effects of a model, on their own scale.
template <class Features>
void addCoefficients(std::vector<FitParameter> &parameters, const MixedModel &mixed, const Features &features,
    std::string_view prefix = {})
{
    const std::vector<MixedPrediction> effects = mixed.linearEffects();
    for (std::size_t i = 0; i < features.size(); ++i) {
        const auto &[name, value, sd] = features[i];
        parameters.push_back(
            {std::string(prefix) + std::string(name), sd * effects[i].mean, sd * effects[i].sd, 0.0, sd});
    }
}
// A deviation of levels or of the noise: taken, not fitted.
void addDeviation(std::vector<FitParameter> &parameters, std::string name, double sd);

// A prediction of a logarithm as value, low and high; low to high is as wide as `width` says, on either side.
template <class Estimate>
Estimate ranged(double mean, double width)
{
    const double value = std::exp(mean), factor = std::exp(width);
    return {value, value / factor, value * factor};
}

// Names of the groups in which rows are left out: those of one model and accelerator.
std::vector<std::string> pairsOf(std::span<const LeftOutPrediction> rows);

enum class HeldBy : std::uint8_t {
    others, // a row by the scores of all pairs but its own
    all // where a pair is one of thousands: it moves no quantile
};
// `left`: predictions of ln(measured) of the rows, each made without its pair. Sets predicted, low and high; returns
// how wide each class has to be, by the field that is the class of a row (of all as one where there is none).
std::vector<HeldScore> setPredictions(std::span<LeftOutPrediction> rows, std::span<const MixedPrediction> left,
    SharedText LeftOutPrediction::*cls, HeldBy by = HeldBy::others);

} // namespace wattfare
