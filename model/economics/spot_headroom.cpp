// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/spot_headroom.h"

#include "model/economics/checks.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace wattfare {

namespace {

// ln k!, exact to rounding; a table because std::lgamma writes a global on some platforms.
double lnFactorial(std::uint64_t k)
{
    static const auto table = [] {
        std::array<double, kExactHeadroomLimit + 1> t{};
        for (std::size_t i = 1; i < t.size(); ++i)
            t[i] = t[i - 1] + std::log(static_cast<double>(i));
        return t;
    }();
    return table[k];
}

double normalCdf(double z) { return 0.5 * std::erfc(-z / std::sqrt(2.0)); }

} // namespace

Outcome<double> binomialTail(std::uint64_t n, double p, std::uint64_t k)
{
    if (n > kExactHeadroomLimit)
        return outOfRange("slots", static_cast<double>(n));
    if (!(p >= 0.0 && p <= 1.0))
        return outOfRange("availability", p);
    if (k == 0)
        return 1.0;
    if (k > n || p <= 0.0)
        return 0.0;
    if (p >= 1.0)
        return 1.0;
    const double lnP = std::log(p), lnQ = std::log1p(-p);
    const auto term = [&](std::uint64_t i) {
        return std::exp(lnFactorial(n) - lnFactorial(i) - lnFactorial(n - i) + static_cast<double>(i) * lnP +
                        static_cast<double>(n - i) * lnQ);
    };
    // The smaller tail is summed, from its small end, and the other is what is missing to 1.
    double sum = 0.0;
    if (static_cast<double>(k) > static_cast<double>(n) * p) {
        for (std::uint64_t i = n + 1; i-- > k;)
            sum += term(i);
        return std::min(1.0, sum);
    }
    for (std::uint64_t i = 0; i < k; ++i)
        sum += term(i);
    return std::max(0.0, 1.0 - sum);
}

Outcome<double> normalQuantile(double probability)
{
    if (!(probability > 0.0 && probability < 1.0))
        return outOfRange("probability", probability);
    double low = -40.0, high = 40.0;
    for (int i = 0; i < 200; ++i) {
        const double middle = low + (high - low) / 2.0;
        if (middle <= low || middle >= high)
            break;
        (normalCdf(middle) < probability ? low : high) = middle;
    }
    return high;
}

Outcome<SpotHeadroom> spotHeadroom(std::uint64_t needed, double availability, double probability)
{
    if (needed > 1'000'000'000)
        return outOfRange("instances", static_cast<double>(needed));
    if (!(availability >= 0.0 && availability <= 1.0))
        return outOfRange("availability", availability);
    if (!(probability >= 0.0 && probability < 1.0))
        return outOfRange("probability", probability);
    SpotHeadroom result;
    if (needed == 0) {
        result.probability = 1.0;
        return result;
    }
    if (availability <= 0.0)
        return failure(Status::unreachable, "availability", 0.0);

    const double a = availability;
    // P grows with n: bisect over what is summed exactly.
    if (needed <= kExactHeadroomLimit && *binomialTail(kExactHeadroomLimit, a, needed) >= probability) {
        std::uint64_t low = needed, high = kExactHeadroomLimit;
        while (low < high) {
            const std::uint64_t middle = low + (high - low) / 2;
            if (*binomialTail(middle, a, needed) >= probability)
                high = middle;
            else
                low = middle + 1;
        }
        result.slots = low;
        result.probability = *binomialTail(low, a, needed);
    } else {
        // n - z sqrt(n (1 - A) / A) = needed / A, quadratic in sqrt(n).
        const double z = probability > 0.5 ? *normalQuantile(probability) : 0.0;
        const double half = z * std::sqrt((1.0 - a) / a) / 2.0;
        const double root = half + std::sqrt(half * half + static_cast<double>(needed) / a);
        const double n = std::ceil(root * root * (1.0 - 1e-12));
        if (!(n <= 1e15))
            return failure(Status::unreachable, "availability", a);
        result.slots = std::max(needed, static_cast<std::uint64_t>(n));
        result.exact = false;
        const double slots = static_cast<double>(result.slots);
        const double sd = std::sqrt(slots * a * (1.0 - a));
        result.probability = sd > 0.0 ? normalCdf((slots * a - static_cast<double>(needed)) / sd) : 1.0;
    }
    result.billedSlots = static_cast<double>(result.slots) * a;
    return result;
}

} // namespace wattfare
