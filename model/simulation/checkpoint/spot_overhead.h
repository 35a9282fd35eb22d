// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/outcome.h"

#include <optional>

// Closed forms for the purchase option spot of the evaluation (simulation 2.4, 5.1, 6.3): pure
// functions without allocation, fit for every candidate of a table.
namespace wattfare {

struct SpotTrainingInput {
    double workHours = 0.0; // W of the run without interruptions and checkpoints
    double hazardPerHour = 0.0; // of one instance
    double instances = 1.0; // gang
    double checkpointHours = 0.0; // delta
    double restartHours = 0.0; // R
    double waitHours = 0.0; // D
    std::optional<double> intervalHours; // absent: the best one of the finite run
    double stepHours = 1.0 / 3600.0;
    std::optional<double> deadlineHours = {}; // of the run, from its first work on
};
struct SpotTrainingOverhead {
    double timeFactor = 1.0; // E[T]/W
    double billedFactor = 1.0; // E[busy]/W: multiply on-demand hours of the same run by this
    double expectedLosses = 0.0;
    double intervalHours = 0.0; // tau used
    double expectedHours = 0.0;
    double expectedBilledHours = 0.0; // of the cluster
    // P(T <= deadline), 1 without one: e^(-lambda T0) for no loss at all; with losses T - T0 - D - R as a gamma
    // variable of the same mean and variance (simulation 5.1). Within 0.02 of the simulation.
    double deadlineChance = 1.0;
    bool outpaced = false; // P_seg < 1e-3: "interruptions outpace restart"
};
// outOfRange(field); unreachable("hazard_per_hour", lambda (R + tau + delta)) above 30.
Outcome<SpotTrainingOverhead> spotTrainingOverhead(const SpotTrainingInput &input);

// Long-run availability of a slot whose losses are replaced after a mean time: mu/(lambda + mu).
Outcome<double> spotAvailability(double hazardPerHour, double replacementHours);

// Smallest n with P(Binomial(n, A) >= required) >= target. Exact for n <= 2,000, beyond by the normal bound.
struct SpotHeadroom {
    double instances = 0.0; // n, a whole number
    double probability = 1.0; // P(at least `required` up); with the normal bound its approximation
    double billedInstances = 0.0; // n A
    bool exact = true;
};
Outcome<SpotHeadroom> spotHeadroom(double required, double availability, double target = 0.999);
// P(Binomial(n, A) >= k), n whole, <= 1e6.
Outcome<double> binomialAtLeast(double n, double availability, double k);

// Shared pools are not independent: the beta-binomial spread of the number up, for a correlation in [0, 1).
struct BetaBinomialSpread {
    double mean = 0.0, sd = 0.0;
    double atLeast = 0.0; // P(number up >= required)
};
Outcome<BetaBinomialSpread> betaBinomialSpread(double n, double availability, double correlation, double required);

} // namespace wattfare
