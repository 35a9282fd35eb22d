// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/outcome.h"

#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace wattfare {

// y = mean + linear effects + an effect of each level + noise, every effect Gaussian around 0 with a known deviation:
// the best linear unbiased predictor (Henderson 1975), solved over the observations as a Gaussian process.
struct MixedObservation {
    double mean = 0; // what is known of y before any row
    std::vector<double> linear; // features times the deviation of their coefficient; equally many in every observation
    std::vector<std::string> levels; // of each group, "" where it has no effect here
    double value = 0; // y; of no account where it is predicted
};

struct MixedPrediction {
    double mean = 0, sd = 0; // of another observation of its kind, noise included
};

class MixedModel
{
public:
    // One deviation a group, and that of the noise (above 0). no_data("rows") without observations.
    static Outcome<MixedModel> fit(
        std::vector<MixedObservation> observations, std::vector<double> levelSd, double noiseSd);
    std::vector<MixedPrediction> predict(std::span<const MixedObservation> wanted) const;
    double mean(const MixedObservation &wanted) const; // of predict(), without the work of its deviation
    // Every observation while all that share its group are left out, by the blocks of the inverse.
    std::vector<MixedPrediction> leaveOut(std::span<const std::string> groups) const;
    // Coefficients of the linear effects in units of their deviations, with their posterior deviation.
    std::vector<MixedPrediction> linearEffects() const;
    std::size_t size() const;

private:
    struct Solved;
    explicit MixedModel(std::shared_ptr<const Solved> solved)
        : m_solved(std::move(solved))
    {
    }
    std::shared_ptr<const Solved> m_solved;
};

} // namespace wattfare
