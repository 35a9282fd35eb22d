// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/checkpoint/checkpoint.h"
#include "model/simulation/random/statistics.h"

#include <optional>

namespace wattfare {

// What the best checkpoint interval saves, simulated on the same draws (simulation 5.2).
struct IntervalSaving {
    std::optional<double> bestHours; // absent: best without checkpoints
    std::optional<double> usedHours; // that it is compared with; absent: with no checkpoints at all
    enum class Kind : std::uint8_t {
        itself, // the best is what runs, and there is nothing to compare it with
        never, // with the other the run hardly ever ends
        asGood, // no difference that the draws can tell, or none to speak of
        saves
    } kind = Kind::itself;
    double hours = 0.0, hoursShare = 0.0; // mean of the other less mean of the best, and of that of the other
    std::optional<double> usd, usdShare; // where there is a price
    std::optional<Interval> hoursInterval, usdInterval; // 95 %, paired; absent where runs did not finish
};

// Compares the interval of `params` with the best one; the best one, where none is given, with no checkpoints at all.
// `result` is the simulation of `params` by `options`. nullopt for a market that is more than a rate, without
// interruptions, and when cancelled.
std::optional<IntervalSaving> intervalSaving(
    const CheckpointParams &params, const CheckpointResult &result, const RunOptions &options);

} // namespace wattfare
