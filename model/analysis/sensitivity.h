// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/explain/traced.h"
#include "model/support/outcome.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// What an uncertain input does to a result (simulation 11 and 12, energy 9): shared types. A model is a pure function
// of the inputs' values, safe to call from several threads.
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

} // namespace wattfare
