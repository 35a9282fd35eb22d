// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/fleet/fleet_model.h"

#include <algorithm>
#include <span>
#include <vector>

namespace wattfare::sim {

// Of an instance, or of all that are up.
struct HourlyRates {
    double usd = 0.0, idleW = 0.0;
    double workW = 0.0; // beyond idleW, at load

    HourlyRates &add(const HourlyRates &other, double times)
    {
        usd += times * other.usd;
        idleW += times * other.idleW;
        workW += times * other.workW;
        return *this;
    }
};

inline HourlyRates ratesOf(const FleetPool &pool, double usdPerHour)
{
    const double load = pool.itWatts.value_or(0.0), idle = pool.idleWatts.value_or(load);
    return {usdPerHour, idle, load - idle};
}

struct FleetFigures {
    double unitHours = 0.0, shortfall = 0.0, below = 0.0, longest = 0.0, surplus = 0.0;
    double losses = 0.0, launches = 0.0, spotUsd = 0.0, freeUsd = 0.0, overlapUsd = 0.0;
    double noCapacityAt = kNever;
    double idleWh = 0.0, workWh = 0.0; // of spot instances: all the time that they are up; beyond it, while live
    bool stopped = false;
};

inline constexpr double kUnitEps = 1e-9;

// Live units of one trajectory over time: their integral, what is missing of the target, and the units at the points of
// the capacity chart.
class CapacityMeter
{
public:
    explicit CapacityMeter(const FleetModel &model)
        : m_model(model)
    {
    }

    // Live units at `points` times from 0 to the end are added to sums and, by bin, to counts.
    void sample(std::size_t points, double binsPerUnit, std::span<double> sums, std::span<std::uint32_t> counts)
    {
        m_sums = sums;
        m_counts = counts;
        m_changes.assign(points + 1, 0.0);
        m_bins = counts.size() / points;
        m_binsPerUnit = binsPerUnit;
        m_pointsPerHour = m_model.hours > 0.0 ? static_cast<double>(points - 1) / m_model.hours : 0.0;
    }

    double now() const { return m_now; }
    double live() const { return m_live; }

    // Before hour 0: what is there from the start.
    void begin(double live)
    {
        m_now = 0.0;
        m_live = live;
        m_shortSince = kNever;
    }
    void addAtStart(double units) { m_live += units; }
    void start()
    {
        m_initial = m_live;
        if (isShort())
            m_shortSince = 0.0;
    }
    void change(FleetFigures &f, double t, double units)
    {
        passTo(f, t);
        m_live += units;
        if (!m_changes.empty()) {
            // The first point at or after t; later ones are summed up at the end.
            const double at = t * m_pointsPerHour;
            const auto whole = static_cast<std::size_t>(at);
            m_changes[whole + (at > static_cast<double>(whole) ? 1 : 0)] += units;
        }
        if (isShort()) {
            if (m_shortSince == kNever)
                m_shortSince = t;
        } else if (m_shortSince != kNever) {
            closeShortage(f, t);
        }
    }
    void finish(FleetFigures &f)
    {
        const double end = m_model.hours;
        passTo(f, end);
        double live = m_initial;
        for (std::size_t i = 0; i + 1 < m_changes.size(); ++i) {
            live += m_changes[i];
            m_changes[i] = 0.0;
            m_sums[i] += live;
            const auto bin = std::min(m_bins - 1, static_cast<std::size_t>(std::max(0.0, live) * m_binsPerUnit + 0.5));
            ++m_counts[i * m_bins + bin];
        }
        if (m_shortSince != kNever)
            closeShortage(f, end);
        // Live minus target, integrated, is surplus minus shortfall.
        const double demand = m_model.target * end;
        const double surplus = f.unitHours - demand + f.shortfall;
        f.surplus = surplus > 1e-9 * std::max(demand, f.unitHours) ? surplus : 0.0;
        if (end > 0.0)
            f.below = std::min(1.0, f.below / end);
    }

private:
    bool isShort() const { return m_model.target - m_live > kUnitEps; }
    // Integrates up to t, where live units are about to change.
    void passTo(FleetFigures &f, double t)
    {
        const double dt = t - m_now;
        f.unitHours += m_live * dt;
        f.shortfall += std::max(0.0, m_model.target - m_live) * dt;
        m_now = t;
    }
    void closeShortage(FleetFigures &f, double t)
    {
        f.longest = std::max(f.longest, t - m_shortSince);
        f.below += t - m_shortSince;
        m_shortSince = kNever;
    }

    const FleetModel &m_model;
    std::span<double> m_sums;
    std::span<std::uint32_t> m_counts;
    std::vector<double> m_changes; // [point] of live units since the point before
    std::size_t m_bins = 0;
    double m_binsPerUnit = 1.0, m_pointsPerHour = 0.0, m_initial = 0.0;
    double m_now = 0.0, m_live = 0.0, m_shortSince = kNever;
};

} // namespace wattfare::sim
