// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/pareto.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace wattfare {

namespace {

constexpr double kTolerance = 1e-12;
constexpr double kReferenceMargin = 0.05;
constexpr double kHypervolumeWork = 2e8; // elementary steps that the exact hypervolume may take

using Ranks = std::vector<std::uint32_t>;

// Ranks of one objective among `points`: values that are equal to the tolerance share a rank. With ranks in place of
// values dominance is transitive, which a tolerance in each comparison is not.
void rankObjective(std::span<const double> values, std::size_t objectives, std::size_t objective,
    const std::vector<std::size_t> &points, Ranks &ranks)
{
    std::vector<std::size_t> order(points.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto value = [&](std::size_t i) { return values[points[i] * objectives + objective]; };
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return value(a) < value(b); });
    std::uint32_t rank = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i > 0) {
            const double below = value(order[i - 1]), here = value(order[i]);
            if (here - below > kTolerance * std::max(std::abs(below), std::abs(here)))
                ++rank;
        }
        ranks[order[i] * objectives + objective] = rank;
    }
}

bool dominates(const std::uint32_t *a, const std::uint32_t *b, std::size_t objectives)
{
    bool less = false;
    for (std::size_t k = 0; k < objectives; ++k) {
        if (a[k] > b[k])
            return false;
        less = less || a[k] < b[k];
    }
    return less;
}

// Volume between points (each `d` numbers below the reference) and the reference, by slicing the last objective.
double volume(std::vector<const double *> points, const std::vector<double> &reference, std::size_t d)
{
    if (points.empty())
        return 0.0;
    if (d == 1) {
        double best = reference[0];
        for (const double *p : points)
            best = std::min(best, p[0]);
        return reference[0] - best;
    }
    if (d == 2) {
        std::sort(points.begin(), points.end(), [](const double *a, const double *b) { return a[0] < b[0]; });
        double area = 0.0, height = reference[1];
        for (const double *p : points) {
            if (p[1] < height) {
                area += (reference[0] - p[0]) * (height - p[1]);
                height = p[1];
            }
        }
        return area;
    }
    const std::size_t last = d - 1;
    std::sort(points.begin(), points.end(), [&](const double *a, const double *b) { return a[last] < b[last]; });
    double sum = 0.0;
    std::vector<const double *> slice;
    for (std::size_t i = 0; i < points.size(); ++i) {
        slice.push_back(points[i]);
        const double end = i + 1 < points.size() ? points[i + 1][last] : reference[last];
        const double depth = end - points[i][last];
        if (depth > 0.0)
            sum += depth * volume(slice, reference, last);
    }
    return sum;
}

void measure(std::span<const double> values, std::size_t objectives, ParetoResult &result)
{
    const std::size_t n = result.front.size();
    if (n == 0)
        return;
    std::vector<double> low(objectives, std::numeric_limits<double>::max()),
        high(objectives, std::numeric_limits<double>::lowest());
    for (const std::size_t p : result.front)
        for (std::size_t k = 0; k < objectives; ++k) {
            low[k] = std::min(low[k], values[p * objectives + k]);
            high[k] = std::max(high[k], values[p * objectives + k]);
        }
    result.reference.resize(objectives);
    for (std::size_t k = 0; k < objectives; ++k)
        result.reference[k] = std::clamp(high[k] + kReferenceMargin * std::abs(high[k]),
            -std::numeric_limits<double>::max(), std::numeric_limits<double>::max());

    const double work = objectives <= 2 ? 0.0 : std::pow(static_cast<double>(n), static_cast<double>(objectives - 1));
    if (work <= kHypervolumeWork) {
        std::vector<const double *> points;
        points.reserve(n);
        for (const std::size_t p : result.front)
            points.push_back(&values[p * objectives]);
        const double v = volume(std::move(points), result.reference, objectives);
        if (std::isfinite(v))
            result.hypervolume = v;
    }
    if (objectives < 2 || n < 3)
        return;
    // Distance to the plane through the extremes of the normalised set, up to a constant: 1 - sum of coordinates.
    double best = 0.0;
    for (const std::size_t p : result.front) {
        double distance = 1.0;
        for (std::size_t k = 0; k < objectives; ++k) {
            const double width = high[k] - low[k];
            if (width > 0.0 && std::isfinite(width))
                distance -= (values[p * objectives + k] - low[k]) / width;
        }
        if (distance > best * (1.0 + kTolerance) + kTolerance) {
            best = distance;
            result.knee = p;
        }
    }
}

} // namespace

Outcome<ParetoResult> paretoFront(std::span<const double> values, std::size_t objectives)
{
    if (objectives == 0 || values.size() % objectives != 0)
        return failure(Status::outOfRange, "objectives", static_cast<double>(objectives));
    const std::size_t count = values.size() / objectives;
    ParetoResult result;
    result.dominatedBy.assign(count, -1);
    std::vector<std::size_t> points;
    points.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto *first = &values[i * objectives];
        if (std::all_of(first, first + objectives, [](double v) { return std::isfinite(v); }))
            points.push_back(i);
        else
            result.excluded.push_back(i);
    }
    Ranks ranks(points.size() * objectives);
    for (std::size_t k = 0; k < objectives; ++k)
        rankObjective(values, objectives, k, points, ranks);
    const auto rank = [&](std::size_t i) { return &ranks[i * objectives]; };

    // In lexicographic order a point comes after all that dominate it, and one of those is a member.
    std::vector<std::size_t> order(points.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const auto *ra = rank(a), *rb = rank(b);
        for (std::size_t k = 0; k < objectives; ++k)
            if (ra[k] != rb[k])
                return ra[k] < rb[k];
        return points[a] < points[b];
    });
    std::vector<std::size_t> members;
    for (const std::size_t i : order) {
        std::optional<std::size_t> dominator;
        if (objectives <= 2) {
            // The last member has the least second objective so far.
            if (!members.empty() && dominates(rank(members.back()), rank(i), objectives))
                dominator = members.back();
        } else {
            for (const std::size_t m : members)
                if (dominates(rank(m), rank(i), objectives)) {
                    dominator = m;
                    break;
                }
        }
        if (dominator)
            result.dominatedBy[points[i]] = static_cast<std::int64_t>(points[*dominator]);
        else
            members.push_back(i);
    }
    result.front.reserve(members.size());
    for (const std::size_t m : members)
        result.front.push_back(points[m]);
    measure(values, objectives, result);
    return result;
}

std::vector<std::optional<double>> dominationMargin(
    std::span<const double> values, std::size_t objectives, std::size_t dominator, std::size_t point)
{
    std::vector<std::optional<double>> margins(objectives);
    for (std::size_t k = 0; k < objectives; ++k) {
        const double better = values[dominator * objectives + k], worse = values[point * objectives + k];
        const double margin = 1.0 - better / worse;
        if (worse != 0.0 && std::isfinite(margin))
            margins[k] = margin;
    }
    return margins;
}

} // namespace wattfare
