// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/sensitivity.h"

#include "model/explain/propagation.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

double inputQuantile(const UncertainInput &input, double u)
{
    return input.shape == InputShape::uniform ? input.low + u * (input.high - input.low)
                                              : triangular({input.value, input.low, input.high}, u);
}

double triangularMean(double low, double mode, double high) { return (low + mode + high) / 3.0; }

double triangularSd(double low, double mode, double high)
{
    return std::sqrt(
        std::max(0.0, low * low + mode * mode + high * high - low * mode - low * high - mode * high) / 18.0);
}

std::optional<Failure> badInput(std::span<const UncertainInput> inputs)
{
    for (const UncertainInput &in : inputs) {
        for (const double v : {in.low, in.value, in.high})
            if (!std::isfinite(v))
                return Failure{Status::outOfRange, in.id, 0.0};
        if (!(in.low <= in.value && in.value <= in.high) || !std::isfinite(in.high - in.low))
            return Failure{Status::outOfRange, in.id, in.value};
    }
    return std::nullopt;
}

TracedModel tracedModel(const Traced &number)
{
    TracedModel traced;
    const auto tape = std::make_shared<const LeafTape>(std::span<const Traced>(&number, 1));
    std::vector<std::size_t> varying; // the rest keep their values
    std::vector<double> values;
    for (std::size_t i = 0; i < tape->variables().size(); ++i) {
        const LeafTape::Variable &v = tape->variables()[i];
        values.push_back(v.value.value);
        if (v.value.exact())
            continue;
        varying.push_back(i);
        traced.inputs.push_back({v.key, v.value.low, v.value.value, v.value.high, InputShape::triangular});
    }
    traced.model = [tape, varying, values](std::span<const double> x) -> Outcome<double> {
        std::vector<double> at = values;
        for (std::size_t i = 0; i < varying.size(); ++i)
            at[varying[i]] = x[i];
        const double y = tape->evaluate(at);
        if (!std::isfinite(y))
            return failure(Status::outOfRange, "result");
        return y;
    };
    return traced;
}

} // namespace wattfare
