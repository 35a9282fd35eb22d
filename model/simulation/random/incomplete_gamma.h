// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/random/log_gamma.h"

#include <algorithm>
#include <limits>

namespace wattfare::sim {

// Regularised lower incomplete gamma function P(a, x), a > 0: the distribution function of a gamma variable of shape a
// and scale 1. Series below a + 1, continued fraction (modified Lentz) above; relative error about 1e-14.
inline double gammaDistribution(double a, double x)
{
    if (!(x > 0.0))
        return 0.0;
    constexpr double kEnough = std::numeric_limits<double>::epsilon();
    constexpr int kTerms = 100'000;
    const double front = std::exp(a * std::log(x) - x - logGamma(a));
    if (x < a + 1.0) {
        double term = 1.0 / a, sum = term;
        for (int n = 1; n < kTerms && term > sum * kEnough; ++n) {
            term *= x / (a + n);
            sum += term;
        }
        return std::min(1.0, front * sum);
    }
    constexpr double kTiny = 1e-300;
    double b = x + 1.0 - a, c = 1.0 / kTiny, d = 1.0 / b, h = d;
    for (int n = 1; n < kTerms; ++n) {
        const double step = -n * (n - a);
        b += 2.0;
        d = step * d + b;
        c = b + step / c;
        d = 1.0 / (std::abs(d) < kTiny ? kTiny : d);
        c = std::abs(c) < kTiny ? kTiny : c;
        const double factor = d * c;
        h *= factor;
        if (std::abs(factor - 1.0) < kEnough)
            break;
    }
    return std::max(0.0, 1.0 - front * h);
}

} // namespace wattfare::sim
