// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/checkpoint/uncertainty.h"

#include "model/simulation/random/checks.h"

#include <chrono>
#include <cmath>

namespace wattfare {

double quasiRandomPoint(std::uint64_t seed, std::uint64_t index, unsigned dimension)
{
    RandomStream inputs(seed, 0, Substream::inputs, dimension);
    // Powers of the positive root of x^(d+1) = x + 1 fill the cube evenly; the first few suffice.
    constexpr double golden = 0.61803398874989484820;
    const double step = std::pow(golden, 1.0 + dimension);
    const double x = inputs.uniform() + step * static_cast<double>(index % (std::uint64_t{1} << 40U));
    return x - std::floor(x);
}

namespace {

// Collects inner runs of one quantity.
struct Collector {
    std::vector<double> all, means;
    double within = 0.0, noise = 0.0; // sums of inner variances, and of those of inner means

    void add(const std::vector<double> &inner)
    {
        if (inner.empty())
            return;
        const Moments m = Moments::of(inner);
        all.insert(all.end(), inner.begin(), inner.end());
        means.push_back(m.mean);
        within += m.variance();
        noise += m.variance() / static_cast<double>(m.n);
    }
    VarianceSplit split(std::uint64_t outer, std::uint64_t inner, std::uint64_t capped) const
    {
        VarianceSplit s;
        s.inputs = outer;
        s.trajectories = inner;
        s.total = summarise(all, capped);
        s.inputMeans = summarise(means);
        if (means.empty())
            return s;
        const double n = static_cast<double>(means.size());
        const Moments between = Moments::of(means);
        s.mean = between.mean;
        s.withinVariance = within / n;
        s.betweenVariance = std::max(0.0, between.variance() - noise / n);
        const double total = s.withinVariance + s.betweenVariance;
        s.inputShare = total > 0.0 ? s.betweenVariance / total : 0.0;
        return s;
    }
};

} // namespace

Outcome<CheckpointUncertainty> simulateCheckpointBand(const CheckpointParams &params, int bucket, HazardReading reading,
    const RunOptions &options, std::uint64_t outer, std::uint64_t inner)
{
    if (outer < 2 || outer > 100'000)
        return sim::outOfRange("outer", static_cast<double>(outer));
    if (inner < 64 || inner > 1'000'000)
        return sim::outOfRange("inner", static_cast<double>(inner));
    if (const Outcome<BandProbability> band = bandProbability(bucket); !band)
        return tl::unexpected(band.error());
    CheckpointUncertainty out;
    out.info.seed = options.seed;
    out.info.requested = outer * inner;
    Collector hours, usd;
    std::uint64_t failed = 0, done = 0;
    auto reported = std::chrono::steady_clock::now();
    for (std::uint64_t i = 0; i < outer; ++i) {
        // Inner runs are shorter than the spacing of reports, so that this loop reports itself.
        const auto now = std::chrono::steady_clock::now();
        const bool due = now - reported >= std::chrono::milliseconds(50);
        if (due)
            reported = now;
        if (options.stop.stop_requested()
            || (due && !keepGoing(options.progress, static_cast<double>(i) / static_cast<double>(outer)))) {
            out.info.cancelled = true;
            break;
        }
        CheckpointParams p = params;
        p.hazardPerHour = *drawBandHazardPerHour(bucket, quasiRandomPoint(options.seed, i, 0), reading);
        RunOptions run = options;
        run.n = inner;
        run.relativeHalfWidth.reset();
        run.firstTrajectory = i * inner; // inner runs share no random numbers
        run.progress = {};
        const Outcome<CheckpointResult> result = simulateCheckpoint(p, run);
        if (!result && result.error().status == Status::unreachable) {
            ++failed;
            continue;
        }
        if (!result && result.error().status == Status::cancelled) {
            out.info.cancelled = true;
            break;
        }
        if (!result)
            return tl::unexpected(result.error());
        if (result->info.cancelled) {
            out.info.cancelled = true;
            break;
        }
        hours.add(result->samples.hours);
        if (!result->samples.usd.empty())
            usd.add(result->samples.usd);
        out.info.n += result->info.n;
        out.info.capped += result->info.capped;
        ++done;
    }
    if (done == 0)
        return failed > 0 ? failure(Status::unreachable, "hazard_per_hour") : failure(Status::cancelled);
    out.hours = hours.split(done, inner, out.info.capped);
    out.hours.failedInputs = failed;
    if (!usd.all.empty()) {
        out.usd = usd.split(done, inner, out.info.capped);
        out.usd->failedInputs = failed;
    }
    return out;
}

} // namespace wattfare
