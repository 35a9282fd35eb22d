// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/economics/fleet.h"
#include "model/economics/purchase.h"

#include <array>

// A fleet that follows the traffic of a day: sized hour by hour, a committed base below an on-demand peak.
namespace wattfare {

struct DayPrices {
    double onDemandUsd = 0; // an instance-hour
    double committedUsd = 0;
    bool hasCommitment = false; // false: no commitment is on offer, everything is on-demand
};

struct DayPlan {
    std::array<std::uint64_t, 24> instances{}; // by hour
    std::uint64_t peakInstances = 0, committed = 0;
    double instanceHours = 0; // used
    double inferences = 0; // of the day
    double usdFixed = 0; // the peak fleet on-demand all day
    double usdScaled = 0; // on-demand, hour by hour
    double usd = 0; // committed base + on-demand peak: what the plan costs
    double onDemandHours = 0, idleCommittedHours = 0;
    std::optional<double> usdPerMillion; // missing without any traffic
};

// Of a fleet that is sized hour by hour: instances and demand by hour. The base is the commitment of the least cost
// over the day (simulation 10).
Outcome<DayPlan> planHours(
    const std::array<std::uint64_t, 24> &instances, const std::array<double, 24> &demand, const DayPrices &prices);

} // namespace wattfare
