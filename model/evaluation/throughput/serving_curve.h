// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"

#include <optional>
#include <vector>

// Measured operating points of one system under growing load. Between two points rate and latency are interpolated by
// their logarithms.
namespace wattfare {

struct OperatingPoint {
    double concurrency = 0; // requests in flight on the whole system, above 0
    double perSecond = 0; // of the whole system, above 0
    std::optional<double> ttftMs, tpotMs;
    BenchmarkIndex benchmark = kNone; // an interpolated point: the measured one below it
    BenchmarkIndex above = kNone; // the measured one above it; kNone where the point itself was measured
};

struct ServingLimits {
    std::optional<double> ttftMs, tpotMs;
    std::optional<double> concurrency; // the load is given
};

enum class LimitVerdict : std::uint8_t { met, unknown, missed };

struct PickedPoint {
    OperatingPoint point;
    LimitVerdict verdict = LimitVerdict::met; // of the best point where none meets the limits
    bool openEnd = false; // the last one, still rising: more in flight might serve more within the limits
};

class ServingCurve
{
public:
    // Points in any order. Those that serve no more than one with less in flight are left out: the curve is their upper
    // envelope, and rises.
    explicit ServingCurve(std::vector<OperatingPoint> points);

    const std::vector<OperatingPoint> &points() const { return m_points; } // of the envelope, by concurrency
    double mostInFlight() const { return m_most; } // of all points
    // The point that serves most within the limits. A given load beyond the measured ones has none.
    std::optional<PickedPoint> best(const ServingLimits &limits) const;

private:
    bool rises() const;
    OperatingPoint between(std::size_t below, double share) const;
    std::vector<OperatingPoint> m_points;
    double m_most = 0;
};

} // namespace wattfare
