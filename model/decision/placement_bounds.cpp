// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/placement_internal.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace wattfare {

namespace {

// Sizes with multiplicity, descending.
using Weighted = std::vector<std::pair<double, double>>;

double ceilGuardedCount(double x) { return std::ceil(x - 1e-9 * std::max(1.0, x)); }

double boundL1(const Weighted &sizes, double capacity)
{
    double sum = 0.0;
    for (const auto &[size, count] : sizes)
        sum += size * count;
    return ceilGuardedCount(sum / capacity);
}

// max over alpha of |J1| + |J2| + ceil((sum J3 - (|J2| c - sum J2)) / c): J1 leave no room for an item of alpha, J2 are the
// other halves, J3 the rest down to alpha. alpha need only be 0 or a size up to c / 2.
double boundL2(const Weighted &sizes, double capacity)
{
    const double eps = 1e-9 * std::max(1.0, capacity);
    const double half = capacity / 2.0;
    double best = boundL1(sizes, capacity);
    const auto at = [&](double alpha) {
        double j1 = 0, j2 = 0, sum2 = 0, sum3 = 0;
        for (const auto &[size, count] : sizes) {
            if (size > capacity - alpha + eps)
                j1 += count;
            else if (size > half + eps) {
                j2 += count;
                sum2 += size * count;
            } else if (size >= alpha - eps)
                sum3 += size * count;
        }
        return j1 + j2 + std::max(0.0, ceilGuardedCount((sum3 - (j2 * capacity - sum2)) / capacity));
    };
    best = std::max(best, at(0.0));
    for (const auto &[size, count] : sizes)
        if (size <= half + eps && size > 0.0)
            best = std::max(best, at(size));
    return best;
}

Weighted weighted(std::span<const double> sizes)
{
    Weighted w;
    for (const double s : sizes)
        w.emplace_back(s, 1.0);
    return w;
}

} // namespace

std::uint64_t packingBoundL1(std::span<const double> sizes, double capacity)
{
    return sizes.empty() ? 0 : static_cast<std::uint64_t>(boundL1(weighted(sizes), capacity));
}

std::uint64_t packingBoundL2(std::span<const double> sizes, double capacity)
{
    return sizes.empty() ? 0 : static_cast<std::uint64_t>(boundL2(weighted(sizes), capacity));
}

namespace packing {

double costBound(const Problem &p, const std::vector<std::uint32_t> &remaining)
{
    double best = 0.0;
    for (std::size_t d = 0; d < kPlacementDimensions; ++d) {
        double sum = 0.0;
        for (std::size_t g = 0; g < p.groups.size(); ++g) {
            if (remaining[g] == 0 || p.groups[g].demand[d] <= 0.0)
                continue;
            // The cheapest unit of this dimension among the types that may hold the task.
            double unit = std::numeric_limits<double>::max();
            for (std::size_t o = 0; o < p.offers.size(); ++o)
                if (p.groups[g].eligible[o] && p.offers[o].capacity[d] > 0.0)
                    unit = std::min(unit, static_cast<double>(p.offers[o].open.first) / p.offers[o].capacity[d]);
            if (unit < std::numeric_limits<double>::max())
                sum += p.groups[g].demand[d] * static_cast<double>(remaining[g]) * unit;
        }
        best = std::max(best, sum);
    }
    return best * (1.0 - 1e-9);
}

std::uint64_t instanceBound(const Problem &p, std::size_t offer)
{
    double best = 0.0;
    for (std::size_t d = 0; d < kPlacementDimensions; ++d) {
        const double capacity = p.offers[offer].capacity[d];
        Weighted sizes;
        for (const Group &g : p.groups)
            if (g.demand[d] > 0.0)
                sizes.emplace_back(g.demand[d], static_cast<double>(g.count));
        if (capacity > 0.0 && !sizes.empty())
            best = std::max(best, boundL2(sizes, capacity));
    }
    for (const Group &g : p.groups)
        if (g.distinct)
            best = std::max(best, static_cast<double>(g.count));
    return static_cast<std::uint64_t>(std::max(best, p.groups.empty() ? 0.0 : 1.0));
}

} // namespace packing

} // namespace wattfare
