// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/checkpoint/interval_saving.h"

#include <algorithm>
#include <span>

namespace wattfare {

namespace {

constexpr double kEvents = 2e7; // of the second simulation: about as long as the first may take
constexpr double kFewest = 256; // trajectories that still say something
constexpr double kToSpeakOf = 5e-4; // of the time

struct MeanSaving {
    double mean = 0.0, share = 0.0;
    std::optional<Interval> interval;
};

// Pairs are of the same trajectory: only where all of both finished and were kept do they stand side by side.
std::optional<MeanSaving> savingOf(const Summary &other, const Summary &best, std::span<const double> otherSamples,
    std::span<const double> bestSamples)
{
    const std::size_t n = std::min(otherSamples.size(), bestSamples.size());
    if (other.capped == 0 && best.capped == 0 && n >= 2) {
        const auto pairs = pairedDifference(bestSamples.first(n), otherSamples.first(n));
        const double of = Moments::of(otherSamples.first(n)).mean;
        return MeanSaving{pairs->mean, of > 0.0 ? pairs->mean / of : 0.0, pairs->interval};
    }
    if (!other.mean || !best.mean)
        return std::nullopt;
    const double saved = *other.mean - *best.mean;
    return MeanSaving{saved, *other.mean > 0.0 ? saved / *other.mean : 0.0, std::nullopt};
}

} // namespace

std::optional<IntervalSaving> intervalSaving(
    const CheckpointParams &params, const CheckpointResult &result, const RunOptions &options)
{
    if (params.process || !(params.hazardPerHour > 0.0))
        return std::nullopt;
    CheckpointParams bestRun = params, otherRun = params;
    bestRun.intervalHours.reset();
    const auto best = checkpointClosedForm(bestRun);
    if (!best)
        return std::nullopt;
    IntervalSaving out;
    if (best->segments > 1.0)
        out.bestHours = best->intervalHours;
    const bool given = params.intervalHours.has_value();
    if (given && *params.intervalHours < params.workHours)
        out.usedHours = params.intervalHours;
    if (!out.bestHours && !out.usedHours)
        return out;
    if (!out.usedHours)
        otherRun.intervalHours = params.workHours;
    using Kind = IntervalSaving::Kind;
    const auto other = checkpointClosedForm(otherRun);
    if (!other) {
        if (other.error().status != Status::unreachable)
            return std::nullopt;
        out.kind = Kind::never;
        return out;
    }
    const CheckpointParams &second = given ? bestRun : otherRun;
    const double events = 1.0 + (given ? best : other)->expectedLosses;
    if (kEvents / events < kFewest) {
        out.kind = Kind::never;
        return out;
    }
    RunOptions again = options;
    again.n = std::min(result.info.n, static_cast<std::uint64_t>(kEvents / events));
    again.relativeHalfWidth.reset();
    const auto beside = simulateCheckpoint(second, again);
    if (!beside || beside->info.cancelled)
        return std::nullopt;
    const CheckpointResult &theirs = given ? result : *beside, &ours = given ? *beside : result;
    const auto hours = savingOf(theirs.hours, ours.hours, theirs.samples.hours, ours.samples.hours);
    if (!hours) {
        out.kind = Kind::never;
        return out;
    }
    out.hours = hours->mean;
    out.hoursShare = hours->share;
    out.hoursInterval = hours->interval;
    if (theirs.usd && ours.usd)
        if (const auto usd = savingOf(*theirs.usd, *ours.usd, theirs.samples.usd, ours.samples.usd)) {
            out.usd = usd->mean;
            out.usdShare = usd->share;
            out.usdInterval = usd->interval;
        }
    const bool told = out.hoursShare > kToSpeakOf && !(out.hoursInterval && out.hoursInterval->low <= 0.0);
    out.kind = told ? Kind::saves : Kind::asGood;
    return out;
}

} // namespace wattfare
