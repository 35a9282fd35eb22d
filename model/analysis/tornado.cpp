// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/tornado.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

Outcome<Tornado> tornado(std::span<const UncertainInput> inputs, const ScalarModel &model)
{
    if (const auto bad = badInput(inputs))
        return tl::unexpected(*bad);
    std::vector<double> point;
    for (const UncertainInput &in : inputs)
        point.push_back(in.value);
    const Outcome<double> base = model(point);
    if (!base)
        return tl::unexpected(base.error());
    if (!std::isfinite(*base))
        return failure(Status::outOfRange, "result");

    Tornado result;
    result.base = *base;
    for (std::size_t k = 0; k < inputs.size(); ++k) {
        TornadoEffect bar;
        bar.id = inputs[k].id;
        bar.inputLow = inputs[k].low;
        bar.inputHigh = inputs[k].high;
        const auto at = [&](double x) -> std::optional<double> {
            point[k] = x;
            const Outcome<double> y = model(point);
            point[k] = inputs[k].value;
            if (y && std::isfinite(*y))
                return *y;
            if (!bar.why)
                bar.why = y ? Failure{Status::outOfRange, bar.id, x} : y.error();
            return std::nullopt;
        };
        bar.atLow = at(bar.inputLow);
        bar.atHigh = at(bar.inputHigh);
        result.bars.push_back(std::move(bar));
    }
    std::stable_sort(result.bars.begin(), result.bars.end(), [](const TornadoEffect &a, const TornadoEffect &b) {
        const bool fullA = a.atLow && a.atHigh, fullB = b.atLow && b.atHigh;
        if (fullA != fullB)
            return fullA;
        return std::abs(a.span()) > std::abs(b.span());
    });
    return result;
}

} // namespace wattfare
