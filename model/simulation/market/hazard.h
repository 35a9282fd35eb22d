// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/random/statistics.h"
#include "model/support/message.h"
#include "model/support/outcome.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

// Spot Instance Advisor band to interruption hazard (simulation 4.1).
namespace wattfare {

struct AvailabilityFit;

inline constexpr double kHoursPerMonth = 730.0;
inline constexpr int kInterruptionBuckets = 5; // 0: below 5 %, 1: 5-10, 2: 10-15, 3: 15-20, 4: above 20 %

// The exposure base of the published frequency is not documented, so both readings exist.
enum class HazardReading : std::uint8_t {
    probability, // chance that an instance is reclaimed within a month: -ln(1 - p)/730
    rate // reclaims per instance and month: p/730
};

struct BandProbability {
    double low = 0.0;
    double high = 0.0;
    double mid = 0.0;
    bool assumed = false; // the open bucket: 0.30 in [0.20, 0.50] is an assumption
};

Outcome<BandProbability> bandProbability(int bucket); // outOfRange("bucket")
Outcome<double> hazardPerHour(double monthlyFraction, HazardReading reading = HazardReading::probability);
// p in [0, 1); rate reading p >= 0
Outcome<double> bandHazardPerHour(int bucket, HazardReading reading = HazardReading::probability); // at the midpoint
// The hazard at a uniform draw u in (0, 1) of p inside the bucket: uncertainty of the input.
Outcome<double> drawBandHazardPerHour(int bucket, double u, HazardReading reading = HazardReading::probability);

// P(no loss among `instances` in `hours`) and the expected number of losses, for constant hazard of one instance.
Outcome<double> probabilityNoLoss(double hazardPerHour, double instances, double hours);
Outcome<double> expectedLosses(double hazardPerHour, double instances, double hours);

// Share of the hours of interrupted instances that is billed when the first hour is free: (1 + l) e^-l
// (simulation 4.4).
Outcome<double> billedFractionFirstHourFree(double hazardPerHour);

} // namespace wattfare
