// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/explain/traced.h"
#include "model/simulation/random/random.h"
#include "model/support/outcome.h"
#include "model/support/progress.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// What an uncertain input does to a result: shared types, and Monte Carlo propagation (simulation 11 and 12,
// of energy 9). A model is a pure function of the inputs' values, safe to call from several threads.
namespace wattfare {

enum class InputShape : std::uint8_t { triangular, uniform };

// low <= value <= high; the value is the mode of a triangular input.
struct UncertainInput {
    std::string id;
    double low = 0, value = 0, high = 0;
    InputShape shape = InputShape::triangular;
};

// Values in the order of the inputs -> the result, or why there is none.
using ScalarModel = std::function<Outcome<double>(std::span<const double>)>;

// Inverse distribution function, u in (0, 1).
double inputQuantile(const UncertainInput &input, double u);
double triangularMean(double low, double mode, double high);
double triangularSd(double low, double mode, double high);

// A derivation as a model of its uncertain leaves: what tornado() and sobolIndices() ask of an evaluated number. A leaf
// that occurs several times is one input; exact leaves keep their values.
struct TracedModel {
    std::vector<UncertainInput> inputs; // id: LeafInfo::key()
    ScalarModel model;
};
TracedModel tracedModel(const Traced &number);

// First input that is not finite or whose low, value, high are out of order.
std::optional<Failure> badInput(std::span<const UncertainInput> inputs);

struct Propagation {
    std::uint64_t n = 0; // draws with a result
    std::uint64_t failed = 0; // draws without: to be shown
    double pointValue = 0; // at the values; the mean differs from it where ranges are skewed
    double mean = 0, sd = 0, min = 0, max = 0;
    double p5 = 0, p50 = 0, p95 = 0;
    double meanLow = 0, meanHigh = 0; // 95 % interval of the mean
    std::uint64_t seed = 0;
};

// `samples` independent draws of the inputs (at least 30), for models that are no derivation (explain/propagation.h has
// those). Same bytes for any number of threads. no_data("samples") where fewer than half of the draws have a result.
Outcome<Propagation> propagate(std::span<const UncertainInput> inputs, const ScalarModel &model,
    std::uint64_t samples = 100'000, std::uint64_t seed = kDefaultSeed, const ProgressFn &progress = {},
    unsigned threads = 0);

} // namespace wattfare
