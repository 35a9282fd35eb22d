// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/simulate/simulate_run.h"

#include "model/charts/build_simulation_charts.h"
#include "model/simulation/deadline/deadline_start.h"
#include "views/words/format.h"

#include <algorithm>
#include <iterator>

namespace wattfare {

namespace {

constexpr std::size_t kMaxIntervals = 4000; // drawn of a trajectory
constexpr std::uint64_t kClairvoyantPreview = 2; // milliseconds each: a preview takes 50 in all
constexpr double kPreviewEvents = 4e5, kBoundEvents = 1e9; // of the bound: 25 ms, a minute of one core

ProgressFn part(const ProgressFn &progress, double from, double to)
{
    return [progress, from, to](double share) { return keepGoing(progress, from + (to - from) * share); };
}

void runCheckpoint(SimulationOutput &out, RunOptions options, const ProgressFn &progress)
{
    const SimulationInput &in = out.input;
    const bool both = in.elastic.has_value(), whole = options.n >= in.n;
    RunOptions bandOptions = options;
    options.progress = part(progress, 0.0, both ? 0.5 : 0.9);
    auto result = simulateCheckpoint(in.checkpoint, options);
    out.charts["hazard"] = buildHazardBreakEvenChart(in.checkpoint);
    out.charts["interval"] = buildIntervalChart(in.checkpoint);
    if (!result) {
        out.failure = result.error();
        return;
    }
    out.checkpoint = std::move(*result);
    out.info = out.checkpoint->info;
    out.warnings = out.checkpoint->warnings;
    const auto assumed = assumptions(in.checkpoint);
    if (both && !out.info.cancelled) {
        options.progress = part(progress, 0.5, 0.9);
        if (auto elastic = simulateElastic(*in.elastic, options))
            out.elastic = std::move(*elastic);
        else if (elastic.error().status == Status::cancelled)
            out.info.cancelled = true;
        else
            out.failure = elastic.error();
        auto more = out.elastic ? out.elastic->warnings : std::vector<Message>{};
        const auto elasticAssumed = assumptions(*in.elastic);
        more.insert(more.end(), elasticAssumed.begin(), elasticAssumed.end());
        std::copy_if(more.begin(), more.end(), std::back_inserter(out.warnings), [&](const Message &message) {
            return std::find(out.warnings.begin(), out.warnings.end(), message) == out.warnings.end();
        });
    }
    if (!out.info.cancelled) {
        RunOptions more = bandOptions; // what stands beside the run is quick, or of fewer trajectories
        more.n = out.info.n;
        more.progress = [&progress](double) { return keepGoing(progress, 0.9); };
        out.interval = intervalSaving(in.checkpoint, *out.checkpoint, more);
        if (in.rate)
            out.beside = besideRecorded(in.checkpoint, *out.checkpoint, *in.rate, more);
    }
    if (in.band && whole && !out.info.cancelled) {
        bandOptions.relativeHalfWidth.reset();
        bandOptions.progress = part(progress, 0.9, 1.0);
        if (auto split = simulateCheckpointBand(in.checkpoint, in.band->bucket, in.band->reading, bandOptions))
            out.band = std::move(*split);
    }
    out.warnings.insert(out.warnings.end(), assumed.begin(), assumed.end());
    const ElasticResult *elastic = out.elastic ? &*out.elastic : nullptr;
    out.charts["cost"] = buildRunCostChart(in.checkpoint, *out.checkpoint, elastic);
    out.charts["time"] = buildRunTimeChart(in.checkpoint, *out.checkpoint, elastic);
}

void runFleet(SimulationOutput &out, RunOptions options, const ProgressFn &progress)
{
    const FleetParams &params = out.input.fleet;
    options.progress = part(progress, 0.0, 0.9);
    if (options.n < out.input.n) { // a first look, which must not take long
        if (const auto quick = fleetPreviewTrajectories(params))
            options.n = std::min(options.n, *quick);
    }
    auto result = simulateFleet(params, options);
    if (!result) {
        out.failure = result.error();
        return;
    }
    out.fleet = std::move(*result);
    out.info = out.fleet->info;
    out.warnings = out.fleet->warnings;
    const auto assumed = assumptions(params);
    out.warnings.insert(out.warnings.end(), assumed.begin(), assumed.end());
    if (out.input.rate && !out.info.cancelled)
        out.beside = besideRecorded(params, *out.fleet, *out.input.rate, options);
    out.charts["cost"] = buildFleetCostChart(params, *out.fleet);
    out.charts["capacity"] = buildFleetCapacityChart(params, *out.fleet);
    out.charts["shortfall"] = buildFleetShortfallChart(*out.fleet);
    out.charts["split"] = buildFleetSplitChart(params, *out.fleet);
}

void showPolicies(SimulationOutput &out, const DeadlineResult &detail)
{
    const DeadlineParams &params = out.input.deadline;
    out.warnings = detail.warnings;
    out.charts["policies"] = buildPolicyChart(out.policies);
    out.charts["cost"] = buildPolicyCostChart(params, detail);
    out.charts["time"] = buildPolicyTimeChart(params, detail);
    out.charts["windows"] = buildPolicyWindowsChart(params, detail);
}

// The one trajectory from a tick of the trace, as start_tick of the command line.
void runFromTick(SimulationOutput &out, const RunOptions &options)
{
    out.input.deadline.sampling = DeadlineSampling::everyStart; // what its charts tell of a replay
    std::span<const DeadlinePolicy> policies(kDeadlinePolicies);
    if (clairvoyantTrajectoriesFor(out.input.deadline, kBoundEvents) == 0)
        policies = policies.first(policies.size() - 1);
    auto results = policiesFromTick(out.input.deadline, policies, *out.input.startTick, options.seed,
        [&options] { return options.stop.stop_requested() || !keepGoing(options.progress, 0.5); });
    if (!results) {
        out.failure = results.error();
        if (out.failure->field == "trace") // less of it is left than the deadline
            out.failure->field = "start_tick";
        return;
    }
    out.policies = std::move(*results);
    const DeadlineResult *detail = out.policy();
    if (!detail) {
        out.failure = Failure{Status::cancelled, {}, 0.0};
        return;
    }
    out.info = detail->info;
    showPolicies(out, *detail);
}

void runDeadlines(SimulationOutput &out, RunOptions options, const ProgressFn &progress)
{
    const DeadlineParams &params = out.input.deadline;
    options.progress = progress;
    if (out.input.startTick) {
        runFromTick(out, options);
        return;
    }
    // The bound, the last of them, is left out of a first look that it would hold up.
    const bool preview = options.n < out.input.n;
    const std::uint64_t bounds = clairvoyantTrajectoriesFor(params, preview ? kPreviewEvents : kBoundEvents);
    std::span<const DeadlinePolicy> policies(kDeadlinePolicies);
    if (preview && bounds == 0 && params.policy != DeadlinePolicy::clairvoyant)
        policies = policies.first(policies.size() - 1);
    auto results = comparePolicies(params, policies, options, preview ? std::min(bounds, kClairvoyantPreview) : bounds);
    if (!results) {
        out.failure = results.error();
        if (out.failure->field == "trace" && out.failure->value > 0.0) // as long as that, and the deadline is longer
            out.failure->field = "deadline_hours";
        return;
    }
    out.policies = std::move(*results);
    const std::optional<Failure> noBound = withoutBound(params);
    const DeadlineResult *detail = out.policy();
    if (!detail) {
        const bool bound = params.policy == DeadlinePolicy::clairvoyant && noBound;
        out.failure = bound ? *noBound : Failure{Status::cancelled, {}, 0.0};
        return;
    }
    out.info = detail->info;
    for (const DeadlineResult &each : out.policies)
        out.info.cancelled = out.info.cancelled || each.info.cancelled;
    out.info.cancelled = out.info.cancelled || out.policies.size() + (noBound ? 1U : 0U) < policies.size();
    showPolicies(out, *detail);
}

} // namespace

QString simulationKindId(SimulationKind kind)
{
    switch (kind) {
    case SimulationKind::checkpoint: break;
    case SimulationKind::fleet: return QStringLiteral("fleet");
    case SimulationKind::deadline: return QStringLiteral("deadline");
    }
    return QStringLiteral("checkpoint");
}

const DeadlineResult *SimulationOutput::policy() const
{
    const auto found = std::find_if(policies.begin(), policies.end(),
        [this](const DeadlineResult &result) { return result.policy == input.deadline.policy; });
    return found == policies.end() ? nullptr : &*found;
}

SimulationOutput runSimulation(
    const SimulationInput &input, std::uint64_t n, const ProgressFn &progress, std::stop_token stop)
{
    SimulationOutput out;
    out.input = input;
    RunOptions options;
    options.seed = input.seed;
    options.n = n;
    if (n >= input.n)
        options.relativeHalfWidth = input.relativeHalfWidth;
    options.stop = std::move(stop);
    switch (input.kind) {
    case SimulationKind::checkpoint: runCheckpoint(out, options, progress); break;
    case SimulationKind::fleet: runFleet(out, options, progress); break;
    case SimulationKind::deadline: runDeadlines(out, options, progress); break;
    }
    out.info.requested = input.startTick && input.kind == SimulationKind::deadline ? 1 : input.n;
    out.warnings.insert(out.warnings.end(), input.notes.begin(), input.notes.end());
    return out;
}

Outcome<ChartSpec> timelineChart(const SimulationInput &input, std::uint64_t trajectory)
{
    if (input.kind == SimulationKind::fleet) {
        const auto timeline = fleetTimeline(input.fleet, input.seed, trajectory);
        if (!timeline)
            return tl::unexpected(timeline.error());
        return buildFleetTimelineChart(input.fleet, *timeline, trajectory, input.seed);
    }
    if (input.kind == SimulationKind::checkpoint) {
        const auto timeline = checkpointTimeline(input.checkpoint, input.seed, trajectory, kMaxIntervals);
        if (!timeline)
            return tl::unexpected(timeline.error());
        return buildTimelineChart(
            *timeline, Message{"chart.sim.timeline", {trajectory + 1}}, input.seed, input.checkpoint.deadlineHours);
    }
    if (input.startTick && input.deadline.trace) {
        const auto timeline = deadlineTimeline(input.deadline, *input.startTick, input.seed);
        if (!timeline)
            return tl::unexpected(timeline.error());
        const double hours = static_cast<double>(*input.startTick) * input.deadline.trace->gapSeconds() / 3600.0;
        return buildTimelineChart(
            *timeline, Message{"chart.sim.timeline_from", {hours}}, input.seed, input.deadline.deadlineHours);
    }
    return buildPolicyTimelineChart(input.deadline, trajectory, input.seed);
}

std::vector<std::string> simulationCharts(SimulationKind kind)
{
    switch (kind) {
    case SimulationKind::checkpoint: return {"cost", "time", "timeline", "hazard", "interval"};
    case SimulationKind::fleet: return {"cost", "capacity", "shortfall", "split", "timeline", "pools"};
    case SimulationKind::deadline: return {"policies", "cost", "time", "windows", "timeline"};
    }
    return {};
}

} // namespace wattfare
