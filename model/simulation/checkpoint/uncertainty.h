// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/checkpoint/checkpoint.h"
#include "model/simulation/market/hazard.h"

#include <functional>

// Input uncertainty and run-to-run chance, kept apart (simulation 12).
namespace wattfare {

struct VarianceSplit {
    std::uint64_t inputs = 0; // outer points
    std::uint64_t trajectories = 0; // inner, of each
    double mean = 0.0;
    double betweenVariance = 0.0; // due to inputs, corrected for inner noise, >= 0
    double withinVariance = 0.0; // run to run
    double inputShare = 0.0; // between / (between + within); 0 where nothing varies
    Summary total; // of all finished trajectories
    Summary inputMeans; // of the inner means
    std::uint64_t failedInputs = 0; // outer points without an answer (unreachable); excluded, to be shown
};

// A quasi-random point of [0, 1) per input index: additive recurrence with a shift drawn from the seed.
double quasiRandomPoint(std::uint64_t seed, std::uint64_t index, unsigned dimension);

// The hazard is drawn inside the Advisor band; everything else as in params. Outer >= 2, inner >= 64.
struct CheckpointUncertainty {
    VarianceSplit hours;
    std::optional<VarianceSplit> usd;
    RunInfo info;
};
Outcome<CheckpointUncertainty> simulateCheckpointBand(const CheckpointParams &params, int bucket, HazardReading reading,
    const RunOptions &options, std::uint64_t outer = 256, std::uint64_t inner = 64);

} // namespace wattfare
