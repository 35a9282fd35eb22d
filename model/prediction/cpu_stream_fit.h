// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/prediction/fit_result.h"
#include "model/prediction/held_scores.h"
#include "model/prediction/mixed_model.h"

#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Language models on processors, one request at a time: the first point of a curve where nothing else was measured
// (throughput D 1). Decoding is bound by reading the weights, a prompt by arithmetic; how near a processor comes is a
// mixed model over the hosts that ran.
namespace wattfare {

struct CpuStreamPoint {
    std::string model;
    double parameters = 0; // of a token: the active ones of a mixture
    double bytesPerWeight = 0;
    double cacheBytesPerToken = 0;
    bool prompt = false; // tokens of a prompt, or tokens one after the other
    double tokens = 1; // of the prompt, or of the answer
    std::string host; // instance type, "" where there is no name to know it by
    std::string processor; // microarchitecture, or its published name
    double cores = 1; // physical
};

struct CpuStreamRow {
    std::string key; // of the benchmark
    CpuStreamPoint point;
    double tokensPerSecond = 0;
    std::string source;
};

struct StreamEstimate {
    double tokensPerSecond = 0, low = 0, high = 0; // low to high holds 80 %
};

class CpuStreamFit
{
public:
    std::string method, dataHash;
    std::size_t rows = 0;
    std::vector<FitParameter> parameters; // as of InferenceFit, of decoding and then of prompts
    std::vector<LeftOutPrediction> leftOut; // by key; the host stands as the accelerator; work: decode or prompt
    std::vector<RejectedRow> rejected;
    std::vector<HeldScore> held; // as of InferenceFit, by decode and prompt

    // Of points of either kind.
    std::vector<StreamEstimate> predict(std::span<const CpuStreamPoint> points) const;
    bool knowsProcessor(std::string_view processor) const;

private:
    friend Outcome<CpuStreamFit> fitCpuStreams(const std::vector<CpuStreamRow> &rows, bool record);
    CpuStreamFit(MixedModel decode, MixedModel prompt)
        : m_decode(std::move(decode))
        , m_prompt(std::move(prompt))
    {
    }
    MixedModel m_decode, m_prompt;
    std::set<std::string, std::less<>> m_processors;
};

// Rows in any order; `record` as of fitInference(). no_data("rows") if of either kind none is left.
Outcome<CpuStreamFit> fitCpuStreams(const std::vector<CpuStreamRow> &rows, bool record);

// Why a row cannot enter the fit; nullopt if it can.
std::optional<RowProblem> problemOf(const CpuStreamRow &row);

} // namespace wattfare
