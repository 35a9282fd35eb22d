// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/charts/chart_spec.h"
#include "model/simulation/checkpoint/checkpoint.h"
#include "model/simulation/deadline/deadline.h"
#include "model/simulation/fleet/fleet.h"

#include <cstdint>
#include <span>
#include <vector>

// Charts of simulations, for the window and for reports.
namespace wattfare {

// Shares of trajectories in bins of equal width, all series over the same bins. A tail that would squeeze the rest
// beyond the 99.5th percentile is left out and the caption says how much of it there is.
struct DistributionSeries {
    ChartText name;
    ChartRole role = ChartRole::accent;
    std::span<const double> samples;
};
ChartSpec buildDistributionChart(std::string id, Message title, ChartAxis x, std::span<const DistributionSeries> series,
    std::vector<MarkLine> marks, const RunInfo &info);

// ---- Checkpoint and restart
// -------------------------------------------------------------------------------------------

// Median, P95, closed form and the limit are marked; the elastic cluster is a second series where there is one.
ChartSpec buildRunCostChart(
    const CheckpointParams &params, const CheckpointResult &result, const ElasticResult *elastic);
ChartSpec buildRunTimeChart(
    const CheckpointParams &params, const CheckpointResult &result, const ElasticResult *elastic);
// Expected cost on spot and the price on demand over the hazard; the hazard of the parameters and the break-even
// marked.
ChartSpec buildHazardBreakEvenChart(const CheckpointParams &params);
// Expected cost (time, without a price) over the checkpoint interval; Young's, Daly's and the interval used marked.
ChartSpec buildIntervalChart(const CheckpointParams &params);
// One trajectory: everything in the first row, then a row an activity with its hours.
ChartSpec buildTimelineChart(
    const Timeline &timeline, Message title, std::uint64_t seed, std::optional<double> deadlineHours);

// ---- Spot Fleet
// -------------------------------------------------------------------------------------------------------

ChartSpec buildFleetCostChart(const FleetParams &params, const FleetResult &result);
ChartSpec buildFleetShortfallChart(const FleetResult &result);
ChartSpec buildFleetCapacityChart(const FleetParams &params, const FleetResult &result);
// Mean cost by what is paid for, beside on-demand alone.
ChartSpec buildFleetSplitChart(const FleetParams &params, const FleetResult &result);
// One trajectory: a row an instance, at most 48 of them.
ChartSpec buildFleetTimelineChart(
    const FleetParams &params, const FleetTimeline &timeline, std::uint64_t trajectory, std::uint64_t seed);

// ---- Deadline policies
// ------------------------------------------------------------------------------------------------

// Mean cost by policy, from P5 to P95; on-demand alone is the line across.
ChartSpec buildPolicyChart(std::span<const DeadlineResult> results);
ChartSpec buildPolicyCostChart(const DeadlineParams &params, const DeadlineResult &result);
// A policy on the trace itself; the starts are a block apart and go round.
// Of a replay of every start: what each of the windows of the trace that share no tick costs, or when it ends.
ChartSpec buildPolicyWindowsChart(const DeadlineParams &params, const DeadlineResult &result);
Outcome<ChartSpec> buildPolicyTimelineChart(const DeadlineParams &params, std::uint64_t trajectory, std::uint64_t seed);
ChartSpec buildPolicyTimeChart(const DeadlineParams &params, const DeadlineResult &result);

// Name of a policy, activity or strategy as a message ("sim.policy.greedy").
Message policyName(DeadlinePolicy policy);
// The same with what a reader must know of the result: spot only has a safety net unless it may be late; the
// clairvoyant bound is of fewer trajectories.
Message policyLabel(const DeadlineResult &result);
Message activityName(Activity activity);

} // namespace wattfare
