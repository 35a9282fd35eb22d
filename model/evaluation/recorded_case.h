// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/spot_risk.h"
#include "model/simulation/checkpoint/checkpoint.h"
#include "model/simulation/fleet/fleet.h"

#include <string>
#include <vector>

// A simulation at the rate that was recorded on pools, beside the one at the scenario's: the upper case (rule 18).
namespace wattfare {

// Where the rate of a simulation comes from, and what was recorded.
struct RateInUse {
    bool ofAdvisor = false; // else given
    RecordedHazard recorded;
    std::string source = {}; // of the recordings, its name
    friend bool operator==(const RateInUse &, const RateInUse &) = default;
};

// Which rate the figures use, what the other one is and which to plan with, then the results of both beside each other:
// "sim.rate_of_advisor" or "sim.rate_given", of a fleet with "_type" and its pool of the least rate,
// "sim.recorded_rate" or "sim.recorded_rate_others", and one of "sim.beside_" or "sim.recorded_never";
// "sim.measured_pools_from" last. Empty where the rate in use is as high as the recorded one. It simulates: a tenth of
// the trajectories of `options`, at the same seed.
std::vector<Message> besideRecorded(
    const CheckpointParams &params, const CheckpointResult &result, const RateInUse &rate, const RunOptions &options);
std::vector<Message> besideRecorded(
    const FleetParams &params, const FleetResult &result, const RateInUse &rate, const RunOptions &options);

} // namespace wattfare
