// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/analysis/sensitivity.h"

// One input at a time (simulation 11): each to its low and its high, the others at their values.
namespace wattfare {

struct TornadoEffect {
    std::string id;
    double inputLow = 0, inputHigh = 0;
    std::optional<double> atLow, atHigh; // the result; missing where there is none, `why` says the first reason
    std::optional<Failure> why;
    double span() const
    {
        return atLow && atHigh ? *atHigh - *atLow : 0.0;
    } // keeps its sign: negative falls with the input
};

struct Tornado {
    double base = 0; // at the values
    std::vector<TornadoEffect> bars; // by |span| descending, incomplete bars last; ties keep the order of the inputs
};

// Fails where an input is bad or the base has no result. Common random numbers, where the model is a Monte Carlo run,
// are the model's business: it must use one seed.
Outcome<Tornado> tornado(std::span<const UncertainInput> inputs, const ScalarModel &model);

} // namespace wattfare
