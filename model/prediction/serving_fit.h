// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/prediction/fit_result.h"
#include "model/prediction/held_scores.h"
#include "model/prediction/serving_formula.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Method A: the efficiencies of serving_formula.h, fitted to measured rates. Least squares on ln X with a pseudo-Huber
// loss and Gaussian priors; shares of peaks by architecture and by software class, overheads by software class.
namespace wattfare {

struct ServingRow {
    std::string key; // of the benchmark
    std::string model, accelerator, architecture, software, source;
    ServedModel shape;
    ServingDevice device;
    ServingLoad load; // a group size only where the source states it
    double tokensPerSecond = 0; // output tokens of all devices
    std::optional<double> latencySeconds; // where the source gives one: it must not be zero
    std::optional<double> firstTokenSeconds, tokenSeconds; // measured medians, for the fits beside this one
};

// What is known of a software class before any row: its overhead a layer and step, and how sure.
struct SoftwarePrior {
    std::string id;
    double stepSecondsPerLayer = 25e-6;
    double stepSd = 0.8; // of its logarithm
    double factorSd = 0.25; // of ln sf around 0
};

// How far the fit is from a row that it was made from.
struct ServingError {
    std::string key;
    SharedText model, accelerator, architecture, software;
    double error = 0; // ln(predicted / measured)
};

struct ServingFit {
    std::string method; // kServingMethod
    std::string dataHash;
    std::size_t rows = 0;
    std::vector<FitParameter> parameters;
    double cost = 0; // half the sum of squares at the minimum: equal fits have it equal
    std::vector<HeldScore> held; // of |e| by software class; empty where nothing was left out
    std::vector<ServingError> errors; // by key: what anchors an answer about a measured pair
    std::vector<LeftOutPrediction> leftOut; // by key; empty where it was not asked for
    std::vector<RejectedRow> rejected;

    // Of an architecture and a software class; one that no row has takes what all share.
    ServingEfficiency efficiency(std::string_view architecture, std::string_view software) const;
    // True where rows of the software class on the architecture entered the fit.
    bool knows(std::string_view architecture, std::string_view software) const;
    // The rate times or divided by it holds 80 %; 1 where nothing was left out.
    double factorOf(std::string_view software) const;
};

enum class LeaveOutBy : std::uint8_t { pair, accelerator, model, source };

struct ServingFitOptions {
    std::vector<SoftwarePrior> software; // a class that is not listed has the defaults
    bool leaveOut = true; // refits once for each group left out
    LeaveOutBy by = LeaveOutBy::pair;
    unsigned threads = 0; // as parallelFor; the result does not depend on it
};

// Rows in any order. Rows that cannot be are in `rejected`. no_data("rows") if none is left.
Outcome<ServingFit> fitServing(std::vector<ServingRow> rows, const ServingFitOptions &options);

// Why a row cannot enter the fit; nullopt if it can.
std::optional<RowProblem> problemOf(const ServingRow &row);

// What measured rows of the same pair at other lengths or batches move a prediction by: the rate times this. Errors are
// ln(predicted / measured) of those rows; shrunk by one row that agrees.
double anchorFactor(std::span<const double> errors);

} // namespace wattfare
