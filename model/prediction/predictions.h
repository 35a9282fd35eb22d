// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/prediction/inference_fit.h"
#include "model/prediction/serving_fit.h"
#include "model/prediction/training_time_fit.h"

#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wattfare {

// The fitted methods that a snapshot carries, and what an evaluation asks of them. A method without a fit gives no
// answer. Member functions may be called from several threads.
class Predictions
{
public:
    Predictions(std::optional<ServingFit> serving, std::optional<InferenceFit> inference,
        std::optional<TrainingTimeFit> trainingTime);

    const std::optional<ServingFit> &serving() const { return m_serving; }
    const std::optional<InferenceFit> &inference() const { return m_inference; }
    const std::optional<TrainingTimeFit> &trainingTime() const { return m_trainingTime; }

    // Software classes with rows on an architecture, in the order of their names.
    std::vector<std::string> classesOn(std::string_view architecture) const;
    // The 80 % factor of method A moved by anchorFactor(): of the left-out errors less what the other rows of the same
    // model, accelerator and class tell. Never wider than that of the class; nullopt where too few rows have others.
    std::optional<double> anchoredFactor(std::string_view software) const;
    // The source of most rows of an architecture in method B: rates of one architecture are compared as it measures.
    std::string inferenceSource(std::string_view architecture) const;

    // Both fits must be there. A point takes about a millisecond when it is first asked for, and is kept.
    RateEstimate rate(const InferencePoint &point) const;
    TimeEstimate time(const TrainingPoint &point) const;

private:
    std::optional<ServingFit> m_serving;
    std::optional<InferenceFit> m_inference;
    std::optional<TrainingTimeFit> m_trainingTime;
    std::set<std::pair<std::string, std::string>> m_classes; // architecture, software class
    std::map<std::string, double, std::less<>> m_anchored; // by software class
    std::map<std::string, std::string, std::less<>> m_inferenceSource; // by architecture; "" of all

    mutable std::mutex m_mutex;
    mutable std::map<std::string, RateEstimate> m_rates;
    mutable std::map<std::string, TimeEstimate> m_times;
};

} // namespace wattfare
