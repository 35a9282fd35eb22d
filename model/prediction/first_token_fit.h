// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/prediction/fit_result.h"
#include "model/prediction/held_scores.h"
#include "model/prediction/mixed_model.h"
#include "model/prediction/serving_fit.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Time to the first token beside method A. Its prefill and step are what a request needs that waits for nothing;
// queues, chunks of prompts and networks make two to ten times of it. How much is a mixed model over measured times.
namespace wattfare {

struct FirstTokenPoint {
    std::string model, accelerator, architecture; // as of ServingRow
    std::string software; // the class whose times are meant
    ServingTerms terms; // of method A at the operating point
    double inputTokens = 0, outputTokens = 1;
};

struct FirstTokenEstimate {
    double seconds = 0, low = 0, high = 0; // low to high holds 80 %
};

class FirstTokenFit
{
public:
    std::string method, dataHash;
    std::size_t rows = 0;
    std::vector<FitParameter> parameters; // as of InferenceFit
    std::vector<LeftOutPrediction> leftOut; // seconds, by key; empty where it was not asked for
    std::vector<HeldScore> held; // as of InferenceFit, by software class

    std::vector<FirstTokenEstimate> predict(std::span<const FirstTokenPoint> points) const;
    double seconds(const FirstTokenPoint &point) const; // of predict(), without the work of its range
    bool knows(std::string_view software) const;

private:
    friend Outcome<FirstTokenFit> fitFirstToken(
        const std::vector<ServingRow> &rows, const ServingFit &serving, bool record);
    FirstTokenFit(MixedModel mixed, std::vector<std::string> classes)
        : m_mixed(std::move(mixed))
        , m_classes(std::move(classes))
    {
    }
    MixedModel m_mixed;
    std::vector<std::string> m_classes; // sorted: each has linear effects of its own
};

// Of the rows that give a time and that method A answers, in any order; `record` as of fitInference(). no_data("rows")
// if none does.
Outcome<FirstTokenFit> fitFirstToken(const std::vector<ServingRow> &rows, const ServingFit &serving, bool record);

} // namespace wattfare
