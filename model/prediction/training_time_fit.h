// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/prediction/fit_result.h"
#include "model/prediction/held_scores.h"
#include "model/prediction/inference_fit.h"
#include "model/prediction/mixed_model.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Method C: minutes until a network reaches the quality target of its benchmark, by a mixed model of -ln minutes.
namespace wattfare {

struct TrainingPoint {
    std::string model, accelerator, architecture;
    double count = 1; // accelerators over all nodes
    double peakTflops = 0; // of one, at 16 bits
    double bandwidthGbs = 0;
    double year = 2024; // with the month as its fraction
};

struct TrainingRow {
    std::string key; // of the benchmark
    TrainingPoint point;
    double minutes = 0;
    std::string source;
};

struct TimeEstimate {
    double minutes = 0, low = 0, high = 0; // low to high holds 80 %
};

class TrainingTimeFit
{
public:
    std::string method, dataHash;
    std::size_t rows = 0;
    std::vector<FitParameter> parameters; // as of InferenceFit
    std::vector<LeftOutPrediction> leftOut; // minutes
    std::vector<RejectedRow> rejected;
    std::vector<HeldScore> held; // as of InferenceFit, of all networks together

    std::vector<TimeEstimate> predict(std::span<const TrainingPoint> points) const;

private:
    friend Outcome<TrainingTimeFit> fitTrainingTime(std::vector<TrainingRow> rows, bool record);
    TrainingTimeFit(MixedModel mixed, std::vector<std::string> models)
        : m_mixed(std::move(mixed))
        , m_models(std::move(models))
    {
    }
    MixedModel m_mixed;
    std::vector<std::string> m_models; // sorted: each has linear effects of its own
};

// Rows in any order; of several of one model, accelerator, count and year the fastest counts; `record` as of
// fitInference(). no_data("rows") if none is left.
Outcome<TrainingTimeFit> fitTrainingTime(std::vector<TrainingRow> rows, bool record);

// Why a row cannot enter the fit; nullopt if it can.
std::optional<RowProblem> problemOf(const TrainingRow &row);

} // namespace wattfare
