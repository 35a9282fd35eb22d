// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/throughput/serving_curve.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace wattfare {

namespace {

// Twice the requests in flight serve 15 % more at least.
constexpr double kStillRising = 0.2;

double logBetween(double a, double b, double share) { return a * std::pow(b / a, share); }

std::optional<double> logBetween(std::optional<double> a, std::optional<double> b, double share)
{
    return a && b ? std::optional(logBetween(*a, *b, share)) : std::nullopt;
}

LimitVerdict verdictOf(std::optional<double> found, std::optional<double> limit)
{
    return !limit          ? LimitVerdict::met
        : !found           ? LimitVerdict::unknown
        : *found <= *limit ? LimitVerdict::met
                           : LimitVerdict::missed;
}

LimitVerdict verdictOf(const OperatingPoint &p, const ServingLimits &limits)
{
    return std::max(verdictOf(p.ttftMs, limits.ttftMs), verdictOf(p.tpotMs, limits.tpotMs));
}

// How far from a, which is within the limit, to b the limit is reached; nowhere where b does not say.
double shareWithin(std::optional<double> a, std::optional<double> b, std::optional<double> limit)
{
    if (!limit)
        return 1.0;
    if (!a || !b)
        return 0.0;
    if (!(*b > *limit))
        return 1.0;
    return std::log(*limit / *a) / std::log(*b / *a);
}

} // namespace

ServingCurve::ServingCurve(std::vector<OperatingPoint> points)
{
    std::sort(points.begin(), points.end(), [](const OperatingPoint &a, const OperatingPoint &b) {
        return std::tie(a.concurrency, b.perSecond, a.benchmark) < std::tie(b.concurrency, a.perSecond, b.benchmark);
    });
    for (OperatingPoint &p : points) {
        m_most = std::max(m_most, p.concurrency);
        if (m_points.empty() || p.perSecond > m_points.back().perSecond)
            m_points.push_back(p);
    }
}

// Whether the rate still grew with the load at the end: a single point does not say, so it may.
bool ServingCurve::rises() const
{
    const OperatingPoint &b = m_points.back();
    if (b.concurrency < m_most * (1 - 1e-9)) // more in flight was measured, and served no more
        return false;
    if (m_points.size() < 2)
        return true;
    const OperatingPoint &a = m_points[m_points.size() - 2];
    return std::log(b.perSecond / a.perSecond) > kStillRising * std::log(b.concurrency / a.concurrency);
}

OperatingPoint ServingCurve::between(std::size_t below, double share) const
{
    const OperatingPoint &a = m_points[below];
    if (!(share > 0.0) || below + 1 >= m_points.size())
        return a;
    const OperatingPoint &b = m_points[below + 1];
    if (share >= 1.0)
        return b;
    return {logBetween(a.concurrency, b.concurrency, share), logBetween(a.perSecond, b.perSecond, share),
        logBetween(a.ttftMs, b.ttftMs, share), logBetween(a.tpotMs, b.tpotMs, share), a.benchmark, b.benchmark};
}

std::optional<PickedPoint> ServingCurve::best(const ServingLimits &limits) const
{
    if (m_points.empty())
        return std::nullopt;
    if (limits.concurrency) {
        const double c = *limits.concurrency;
        if (c < m_points.front().concurrency * (1 - 1e-9) || c > m_most * (1 + 1e-9))
            return std::nullopt;
        std::size_t i = 0;
        while (i + 1 < m_points.size() && m_points[i + 1].concurrency <= c * (1 + 1e-9))
            ++i;
        const double share = i + 1 < m_points.size()
            ? std::log(c / m_points[i].concurrency) / std::log(m_points[i + 1].concurrency / m_points[i].concurrency)
            : 0.0;
        const OperatingPoint point = between(i, share < 1e-9 ? 0.0 : share);
        return PickedPoint{point, verdictOf(point, limits)};
    }
    for (std::size_t i = m_points.size(); i-- > 0;) {
        const OperatingPoint &p = m_points[i];
        if (verdictOf(p, limits) != LimitVerdict::met)
            continue;
        if (i + 1 == m_points.size())
            return PickedPoint{p, LimitVerdict::met, rises()};
        if (verdictOf(m_points[i + 1], limits) == LimitVerdict::unknown)
            return PickedPoint{p, LimitVerdict::met};
        const OperatingPoint &next = m_points[i + 1];
        const double share = std::min(
            shareWithin(p.ttftMs, next.ttftMs, limits.ttftMs), shareWithin(p.tpotMs, next.tpotMs, limits.tpotMs));
        OperatingPoint point = between(i, share);
        // Where the limit is reached, rounding must not pass it: no fleet is large enough for that.
        for (const auto &[found, limit] : {std::pair{&point.ttftMs, limits.ttftMs}, {&point.tpotMs, limits.tpotMs}})
            if (*found && limit)
                *found = std::min(**found, *limit);
        return PickedPoint{point, LimitVerdict::met};
    }
    // None is known to be within the limits: the one that serves most of those that might be, else of all.
    for (std::size_t i = m_points.size(); i-- > 0;)
        if (verdictOf(m_points[i], limits) == LimitVerdict::unknown)
            return PickedPoint{m_points[i], LimitVerdict::unknown};
    return PickedPoint{m_points.back(), LimitVerdict::missed};
}

} // namespace wattfare
