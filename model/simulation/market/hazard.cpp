// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/market/hazard.h"

#include "model/catalog/snapshot.h"
#include "model/simulation/random/checks.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace wattfare {

namespace sim {

std::optional<Message> firstHourNote(
    bool firstHourFree, std::optional<double> closedUsd, std::optional<double> simulatedUsd)
{
    if (!firstHourFree || !closedUsd || !simulatedUsd || *closedUsd == *simulatedUsd)
        return std::nullopt;
    return Message{"sim.first_hour_billed", {*closedUsd, *simulatedUsd}};
}

Message cappedWarning(std::uint64_t capped, double share)
{
    return {share > 0.01 ? "sim.capped_withheld" : "sim.capped", {capped, share}};
}

bool undecidedBy(double limitHours, double endHours, std::uint64_t capped, std::vector<Message> &warnings)
{
    if (capped == 0 || !(limitHours > endHours))
        return false;
    const Message warning{"sim.capped_undecided", {}};
    if (std::find(warnings.begin(), warnings.end(), warning) == warnings.end())
        warnings.push_back(warning);
    return true;
}

} // namespace sim

Outcome<BandProbability> bandProbability(int bucket)
{
    // Ranges of the Advisor. The open bucket's range and middle are assumptions of this project.
    static constexpr std::array<BandProbability, kInterruptionBuckets> bands{{
        {0.00, 0.05, 0.025, false},
        {0.05, 0.10, 0.075, false},
        {0.10, 0.15, 0.125, false},
        {0.15, 0.20, 0.175, false},
        {0.20, 0.50, 0.30, true},
    }};
    if (bucket < 0 || bucket >= kInterruptionBuckets)
        return sim::outOfRange("bucket", bucket);
    return bands[static_cast<std::size_t>(bucket)];
}

Outcome<double> hazardPerHour(double monthlyFraction, HazardReading reading)
{
    const bool valid = isNonNegative(monthlyFraction)
        && (reading == HazardReading::probability ? monthlyFraction < 1.0 : monthlyFraction <= sim::kMaxRate);
    if (!valid)
        return sim::outOfRange("monthly_fraction", monthlyFraction);
    return reading == HazardReading::probability ? -std::log1p(-monthlyFraction) / kHoursPerMonth
                                                 : monthlyFraction / kHoursPerMonth;
}

Outcome<double> bandHazardPerHour(int bucket, HazardReading reading)
{
    return bandProbability(bucket).and_then(
        [&](const BandProbability &band) { return hazardPerHour(band.mid, reading); });
}

Outcome<double> drawBandHazardPerHour(int bucket, double u, HazardReading reading)
{
    if (!(u >= 0.0 && u <= 1.0))
        return sim::outOfRange("u", u);
    return bandProbability(bucket).and_then(
        [&](const BandProbability &band) { return hazardPerHour(band.low + u * (band.high - band.low), reading); });
}

Outcome<double> expectedLosses(double hazard, double instances, double hours)
{
    const sim::Check check = sim::Check{}
                                 .between("hazard_per_hour", hazard, 0.0, sim::kMaxRate)
                                 .between("instances", instances, 0.0, 1e9)
                                 .between("hours", hours, 0.0, sim::kMaxHours);
    if (check.failure())
        return tl::unexpected(*check.failure());
    return hazard * instances * hours;
}

Outcome<double> probabilityNoLoss(double hazard, double instances, double hours)
{
    return expectedLosses(hazard, instances, hours).map([](double losses) { return std::exp(-losses); });
}

Outcome<double> billedFractionFirstHourFree(double hazard)
{
    if (!isNonNegative(hazard) || hazard > sim::kMaxRate)
        return sim::outOfRange("hazard_per_hour", hazard);
    return (1.0 + hazard) * std::exp(-hazard);
}

} // namespace wattfare
