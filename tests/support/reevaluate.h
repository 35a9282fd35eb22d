// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/explain/derivation.h"

#include <vector>

namespace wattfare::test {

// Value of the derivation from the values of its leaves alone.
inline double reevaluate(const Derivation &derivation)
{
    if (derivation.isLeaf)
        return derivation.value;
    std::vector<double> stack;
    for (const ExpressionStep &step : derivation.expression) {
        const std::size_t base = stack.size() - step.count;
        const double *x = stack.data() + base;
        double result = 0.0;
        switch (step.op) {
        case TraceOp::number: result = step.number; break;
        case TraceOp::leaf:
        case TraceOp::named: result = reevaluate(derivation.children[step.child]); break;
        case TraceOp::add:
            for (std::uint32_t i = 0; i < step.count; ++i)
                result += x[i];
            break;
        case TraceOp::multiply:
            result = 1.0;
            for (std::uint32_t i = 0; i < step.count; ++i)
                result *= x[i];
            break;
        case TraceOp::subtract: result = x[0] - x[1]; break;
        case TraceOp::divide: result = x[0] / x[1]; break;
        case TraceOp::minimum: result = minOf(x[0], x[1]); break;
        case TraceOp::maximum: result = maxOf(x[0], x[1]); break;
        case TraceOp::ceiling: result = ceilGuarded(x[0]); break;
        case TraceOp::piecewise: result = piecewise(x[0], step.table); break;
        case TraceOp::lerp: result = lerp(x[0], x[1], x[2]); break;
        case TraceOp::ln: result = lnOf(x[0]); break;
        case TraceOp::exp: result = expOf(x[0]); break;
        case TraceOp::power: result = powOf(x[0], step.number); break;
        }
        stack.resize(base);
        stack.push_back(result);
    }
    return stack.empty() ? 0.0 : stack.back();
}

} // namespace wattfare::test
