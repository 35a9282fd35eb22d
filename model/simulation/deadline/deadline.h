// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/market/machine_energy.h"
#include "model/simulation/market/timeline.h"
#include "model/simulation/market/trace.h"
#include "model/simulation/random/monte_carlo.h"
#include "model/support/message.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

// Work with a deadline on a trace of spot availability (simulation 7; Wu et al., NSDI 2024).
namespace wattfare {

enum class DeadlinePolicy : std::uint8_t {
    onDemandOnly,
    spotOnly,
    greedy,
    uniformProgress, // up_plain
    uniformProgressHysteresis, // up_hyst, as in the paper
    randomStartGreedy, // where greedy waits it starts on-demand with probability e/Z a tick
    clairvoyant // dynamic programme on the known trace: lower bound of every policy
};
inline constexpr std::array kDeadlinePolicies{DeadlinePolicy::onDemandOnly, DeadlinePolicy::spotOnly,
    DeadlinePolicy::greedy, DeadlinePolicy::uniformProgress, DeadlinePolicy::uniformProgressHysteresis,
    DeadlinePolicy::randomStartGreedy, DeadlinePolicy::clairvoyant};
std::string_view deadlinePolicyId(
    DeadlinePolicy policy); // "on_demand_only", "spot_only", "greedy", "uniform_progress",
                            // "uniform_progress_hysteresis", "random_start_greedy", "clairvoyant"
std::optional<DeadlinePolicy> parseDeadlinePolicy(std::string_view id);

enum class DeadlineSampling : std::uint8_t {
    everyStart, // replay from each start of the trace once: no interval of the mean, windows shown beside
    blockBootstrap // blocks drawn from the trace: intervals by the number of independent blocks
};

struct DeadlineParams {
    double workHours = 48.0; // W
    double deadlineHours = 70.0; // Z
    double changeoverHours = 0.2; // d, of every launch or switch
    std::optional<double> spotUsdPerHour; // absent: not known, and no cost either
    std::optional<double> onDemandUsdPerHour;
    DeadlinePolicy policy = DeadlinePolicy::uniformProgressHysteresis;
    bool mayBeLate = false; // spot only: without the safety net
    std::shared_ptr<const Trace> trace;
    std::uint32_t needed = 1; // instances that must be obtainable together; prices are those of all of them
    DeadlineSampling sampling = DeadlineSampling::blockBootstrap;
    double blockHours = 24.0;
    std::optional<double> budgetUsd;
    MachineEnergy energy; // of all that runs, in the hours on spot and on demand alike

    // Whether the policy has a cost: on demand alone needs no price on spot.
    bool priced() const { return onDemandUsdPerHour && (spotUsdPerHour || policy == DeadlinePolicy::onDemandOnly); }
};
// Why there is no clairvoyant bound: noData("spot_usd_per_hour" | "on_demand_usd_per_hour") where a price is unknown,
// for it is the cheapest schedule; unreachable("deadline_hours", W + d) where the ticks do not fit: then no policy is
// in time; outOfRange("deadline_hours") where even one bound takes longer than a run may, "sim.bound_takes_too_long".
std::optional<Failure> withoutBound(const DeadlineParams &params);

// One trajectory. Of one that did not finish cost and times are those up to the end of the trace: no cost and no finish
// time of the work, and not to be shown as such.
struct DeadlineOutcome {
    double usd = 0.0; // means nothing unless the parameters are priced
    double spotHours = 0.0, onDemandHours = 0.0, idleHours = 0.0;
    double finishHours = 0.0; // end of the last tick
    double slackHours = 0.0; // deadline minus finish; negative when late
    unsigned losses = 0, launches = 0;
    bool met = false;
    bool finished = true; // false: the trace ended first (spot only that may be late)
    friend bool operator==(const DeadlineOutcome &, const DeadlineOutcome &) = default;
};
// Statuses: outOfRange(field), noData("trace") when the trace has less than the deadline left, noCapacity("instances")
// when it never offers as many as needed (gangNeed), unreachable when W + d > Z. From `startTick`; `seed` and
// `trajectory` matter to randomStartGreedy alone, `cancelled` to the clairvoyant bound, which takes its time: it is
// then unreachable, too.
Outcome<DeadlineOutcome> runDeadline(const DeadlineParams &params, std::uint64_t startTick = 0, std::uint64_t seed = 0,
    std::uint64_t trajectory = 0, const std::function<bool()> &cancelled = {});
// The same tick by tick, straight from the definition: what runDeadline is tested against. Not for clairvoyant.
Outcome<DeadlineOutcome> runDeadlineByTicks(
    const DeadlineParams &params, std::uint64_t startTick = 0, std::uint64_t seed = 0, std::uint64_t trajectory = 0);
Outcome<Timeline> deadlineTimeline(
    const DeadlineParams &params, std::uint64_t startTick = 0, std::uint64_t seed = 0, std::uint64_t trajectory = 0);

// What on-demand alone costs: (W + d) rounded up to ticks.
struct DeadlineClosedForm {
    std::optional<double> onDemandUsd; // absent: price not known
    std::optional<double> workUsd; // of the work alone, as tables have it; the changeover and whole ticks are the rest
    double onDemandTicks = 0.0;
    double finishHours = 0.0;
    bool meets = false;
    std::optional<double> kwh, kgco2e; // of the hours up to finishHours
    std::optional<double> allSpotUsd; // the same ticks on spot: no policy is cheaper
};
Outcome<DeadlineClosedForm> deadlineClosedForm(const DeadlineParams &params);
std::optional<Message> onDemandLine(const DeadlineClosedForm &form); // "sim.on_demand_policy"; nullopt without a price

// Mean cost of a policy less that of another on the same trajectories. The interval counts independent stretches of the
// trace; absent where each start of the trace is taken once.
struct PolicyDifference {
    std::uint64_t n = 0; // trajectories that both have
    double usd = 0.0;
    std::optional<Interval> interval; // 95 %
    enum class Verdict : std::uint8_t { less, more, notDistinguishable, unknown };
    Verdict verdict() const
    {
        if (!interval)
            return Verdict::unknown;
        return interval->high < 0.0 ? Verdict::less : interval->low > 0.0 ? Verdict::more : Verdict::notDistinguishable;
    }
};

struct DeadlineSamples { // aligned
    std::vector<double> usd, finishHours, losses, launches, spotHours, onDemandHours;
};
struct DeadlineResult {
    RunInfo info;
    DeadlinePolicy policy{};
    bool mayBeLate = false; // spot only: ran without the safety net
    bool priced = true; // false: a price is not known and every cost is absent
    Summary usd, finishHours, losses, launches, spotHours, onDemandHours;
    std::optional<Summary> kwh, kgco2e; // absent: unknownKwh, unknownKgco2e say why
    std::optional<double> costRatio; // mean cost over on-demand only; absent if that costs nothing
    std::optional<double> meanIdleHours; // neither on spot nor on demand, before the end
    std::optional<double> meanSlackHours; // deadline less finish time
    std::optional<PolicyDifference> againstBase; // of comparePolicies
    Probability metDeadline; // n: independent windows (blocks), not trajectories
    std::optional<Probability> withinBudget;
    double independentWindows = 0.0; // trace length over deadline: what the intervals count
    std::vector<DeadlineOutcome> windows; // everyStart: the non-overlapping starts
    DeadlineClosedForm closedForm;
    DeadlineSamples samples;
    std::vector<Message> warnings;
};
// Statuses beside those of runDeadline: outOfRange("trajectories") where all of it takes longer than a run may.
// everyStart ignores options.n (but for clairvoyant, which is slow): n is the number of starts. The mean's interval is
// absent there; in a bootstrap it is mean +- z s / sqrt(independentWindows).
Outcome<DeadlineResult> simulateDeadline(const DeadlineParams &params, const RunOptions &options,
    const std::function<void(const DeadlineResult &)> &onPreview = {});
// All given policies on the same trajectories (common random numbers), in order, but for a bound that there is none of
// (withoutBound): the others say so in a warning. Each is set against params.policy or, where that is not among them,
// the first; not this one itself, nor where a price is unknown or trajectories did not finish. Clairvoyant costs
// milliseconds a trajectory: it is run on the first `clairvoyantTrajectories` and its info.n says so. What
// options.announce tells, once, and what is bounded is the work of all of them. Cancelled: the policies that are
// complete, and what is done of the next.
inline constexpr std::uint64_t kClairvoyantTrajectories = 128;
Outcome<std::vector<DeadlineResult>> comparePolicies(const DeadlineParams &params,
    std::span<const DeadlinePolicy> policies, const RunOptions &options,
    std::uint64_t clairvoyantTrajectories = kClairvoyantTrajectories);
// How many bounds, at most kClairvoyantTrajectories, take no more than about so many events; 0: not even one.
std::uint64_t clairvoyantTrajectoriesFor(const DeadlineParams &params, double events);

} // namespace wattfare
