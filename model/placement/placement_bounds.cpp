// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/placement/placement_internal.h"

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

// max over alpha of |J1| + |J2| + ceil((sum J3 - (|J2| c - sum J2)) / c): J1 leave no room for an item of alpha, J2 are
// the other halves, J3 the rest down to alpha. alpha need only be 0 or a size up to c / 2.
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

namespace {

// The values of vCPU and memory at most, given a value of GPUs: max over x of x A + y(x) B, concave in x.
struct Slice {
    double second = 0, third = 0, total = 0;
};

class ValueSearch
{
public:
    ValueSearch(const Problem &p, const PlacementDemand &demand)
        : m_p(p)
        , m_demand(demand)
    {
    }

    PlacementDemand best() const
    {
        double low = 0.0, high = limit(0, {});
        for (int i = 0; i < kSteps; ++i) {
            const double a = low + (high - low) / 3.0, b = high - (high - low) / 3.0;
            (slice(a).total < slice(b).total ? low : high) = slice(a).total < slice(b).total ? a : b;
        }
        const double first = (low + high) / 2.0;
        const Slice s = slice(first);
        return {first, s.second, s.third};
    }

private:
    static constexpr int kSteps = 50;

    // The most that dimension d may be worth so that every offer costs at least what it holds.
    double limit(std::size_t d, const PlacementDemand &value) const
    {
        double most = std::numeric_limits<double>::max();
        for (const Offer &o : m_p.offers) {
            if (o.capacity[d] <= 0.0)
                continue;
            double rest = static_cast<double>(o.open.first);
            for (std::size_t k = 0; k < kPlacementDimensions; ++k)
                if (k != d)
                    rest -= value[k] * o.capacity[k];
            most = std::min(most, std::max(0.0, rest / o.capacity[d]));
        }
        return most < std::numeric_limits<double>::max() ? most : 0.0;
    }
    Slice at(double first, double second) const
    {
        const double third = limit(2, {first, second, 0.0});
        return {second, third, m_demand[0] * first + m_demand[1] * second + m_demand[2] * third};
    }
    Slice slice(double first) const
    {
        double low = 0.0, high = limit(1, {first, 0.0, 0.0});
        for (int i = 0; i < kSteps; ++i) {
            const double a = low + (high - low) / 3.0, b = high - (high - low) / 3.0;
            (at(first, a).total < at(first, b).total ? low : high) = at(first, a).total < at(first, b).total ? a : b;
        }
        return at(first, (low + high) / 2.0);
    }

    const Problem &m_p;
    PlacementDemand m_demand;
};

} // namespace

void prepareBounds(Problem &p)
{
    constexpr double kNone = std::numeric_limits<double>::max();
    PlacementDemand total{};
    p.unitCost.assign(p.groups.size(), PlacementDemand{});
    for (std::size_t g = 0; g < p.groups.size(); ++g)
        for (std::size_t d = 0; d < kPlacementDimensions; ++d) {
            // The cheapest unit of this dimension among the types that may hold the task.
            double unit = kNone;
            for (std::size_t o = 0; o < p.offers.size(); ++o)
                if (p.groups[g].eligible[o] && p.offers[o].capacity[d] > 0.0)
                    unit = std::min(unit, static_cast<double>(p.offers[o].open.first) / p.offers[o].capacity[d]);
            p.unitCost[g][d] = unit < kNone ? unit : 0.0;
            total[d] += p.groups[g].demand[d] * static_cast<double>(p.groups[g].count);
        }
    p.value = ValueSearch(p, total).best();
    // What the search left infeasible by rounding is scaled back: the bound holds for any values that no offer exceeds.
    double worst = 1.0;
    for (const Offer &o : p.offers)
        if (const double held = valueOf(p, o.capacity); held > static_cast<double>(o.open.first))
            worst = std::max(worst, o.open.first > 0 ? held / static_cast<double>(o.open.first) : kNone);
    for (double &v : p.value)
        v /= worst;
}

double costBound(const Problem &p, const std::vector<std::uint32_t> &remaining)
{
    PlacementDemand byDimension{};
    double byValue = 0.0;
    for (std::size_t g = 0; g < p.groups.size(); ++g) {
        if (remaining[g] == 0)
            continue;
        const double copies = static_cast<double>(remaining[g]);
        for (std::size_t d = 0; d < kPlacementDimensions; ++d)
            byDimension[d] += p.groups[g].demand[d] * copies * p.unitCost[g][d];
        byValue += copies * valueOf(p, p.groups[g].demand);
    }
    return std::max({byDimension[0], byDimension[1], byDimension[2], byValue}) * (1.0 - 1e-9);
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
