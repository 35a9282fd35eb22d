// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/simulation_chart_parts.h"

#include <algorithm>
#include <cmath>
#include <map>

// Charts of Spot Fleets and of deadline policies.
namespace wattfare {

using namespace simulation_charts;

namespace {

constexpr std::size_t kMaxRows = 48;

LineSeries lineOf(
    ChartText name, ChartRole role, const std::vector<CapacityPoint> &points, double CapacityPoint::*value)
{
    LineSeries line;
    line.name = std::move(name);
    line.role = role;
    for (const CapacityPoint &point : points) {
        line.x.push_back(point.atHours);
        line.y.push_back(point.*value);
    }
    return line;
}

} // namespace

ChartSpec buildFleetCostChart(const FleetParams &params, const FleetResult &result)
{
    std::vector<MarkLine> marks;
    addQuantiles(marks, result.usd, true);
    if (result.onDemandOnlyUsd)
        marks.push_back(mark(*result.onDemandOnlyUsd, "chart.on_demand", ChartRole::total));
    if (params.budgetUsd)
        marks.push_back(mark(*params.budgetUsd, "chart.sim.budget"));
    const DistributionSeries series{Message{"chart.sim.fleet", {}}, ChartRole::accent, result.samples.usd};
    ChartSpec spec = buildDistributionChart("fleet_cost", Message{"chart.sim.fleet_cost", {}},
        moneyAxis("chart.sim.axis_cost"), std::span(&series, 1), std::move(marks), result.info);
    if (const auto unknown = unknownPrice(params))
        spec.empty = *unknown;
    return spec;
}

ChartSpec buildFleetShortfallChart(const FleetResult &result)
{
    std::vector<MarkLine> marks;
    addQuantiles(marks, result.shortfallUnitHours, false);
    ChartAxis axis;
    axis.title = Message{"chart.sim.axis_shortfall", {}};
    axis.unit = "h";
    const DistributionSeries series{
        Message{"chart.sim.fleet", {}}, ChartRole::worse, result.samples.shortfallUnitHours};
    return buildDistributionChart("fleet_shortfall", Message{"chart.sim.fleet_shortfall", {}}, std::move(axis),
        std::span(&series, 1), std::move(marks), result.info);
}

ChartSpec buildFleetCapacityChart(const FleetParams &params, const FleetResult &result)
{
    ChartSpec spec;
    spec.id = "fleet_capacity";
    spec.title = Message{"chart.sim.fleet_capacity", {}};
    spec.caption = caption(result.info);
    spec.empty = Message{"chart.sim.no_samples", {}};
    LineChart chart;
    chart.x = hoursAxis("chart.sim.axis_elapsed");
    chart.y.title = Message{"chart.sim.axis_capacity", {}};
    chart.y.fromZero = true;
    // The band is the median's: where losses are rare the mean lies outside of it.
    LineSeries median
        = lineOf(Message{"chart.sim.median_band", {}}, ChartRole::part3, result.capacity, &CapacityPoint::p50);
    median.dashed = true;
    for (const CapacityPoint &point : result.capacity) {
        median.low.push_back(point.p5);
        median.high.push_back(point.p95);
    }
    chart.lines.push_back(std::move(median));
    chart.lines.push_back(lineOf(Message{"column.mean", {}}, ChartRole::accent, result.capacity, &CapacityPoint::mean));
    chart.horizontal.push_back(mark(params.targetUnits, "chart.sim.target"));
    spec.kind = std::move(chart);
    return spec;
}

ChartSpec buildFleetSplitChart(const FleetParams &params, const FleetResult &result)
{
    ChartSpec spec;
    spec.id = "fleet_split";
    spec.title = Message{"chart.sim.fleet_split", {}};
    spec.caption = caption(result.info);
    spec.empty = Message{"chart.sim.no_samples", {}};
    StackedBarChart chart;
    chart.value = moneyAxis("chart.sim.axis_mean_cost");
    chart.value.fromZero = true;
    chart.parts = {{Message{"chart.on_demand", {}}, ChartRole::total}, {Message{"chart.spot", {}}, ChartRole::accent},
        {Message{"chart.sim.overlap", {}}, ChartRole::worse}, {Message{"chart.sim.free", {}}, ChartRole::neutral}};
    if (const auto unknown = unknownPrice(params)) { // a part that is not known is no part of 0
        spec.empty = *unknown;
        spec.kind = std::move(chart);
        return spec;
    }
    const double spot = result.spotUsd.mean.value_or(0.0), overlap = result.overlapUsd.mean.value_or(0.0);
    StackedBar fleet;
    fleet.label = Message{"chart.sim.this_fleet", {}};
    fleet.parts = {result.onDemandUsd.value_or(0.0), std::max(0.0, spot - overlap), overlap, 0.0};
    StackedBar free;
    free.label = Message{"chart.sim.not_charged", {}};
    free.parts = {0.0, 0.0, 0.0, result.freeUsd.mean.value_or(0.0)};
    StackedBar onDemand;
    onDemand.label = Message{"chart.sim.on_demand_only", {}};
    onDemand.parts = {result.onDemandOnlyUsd, 0.0, 0.0, 0.0};
    chart.bars = {std::move(fleet), std::move(free)};
    if (result.onDemandOnlyUsd)
        chart.bars.push_back(std::move(onDemand));
    spec.kind = std::move(chart);
    return spec;
}

ChartSpec buildFleetTimelineChart(
    const FleetParams &params, const FleetTimeline &timeline, std::uint64_t trajectory, std::uint64_t seed)
{
    ChartSpec spec;
    spec.id = "fleet_timeline";
    spec.title = Message{"chart.sim.timeline", {trajectory + 1}};
    spec.empty = Message{"chart.sim.no_spot_instances", {}};
    TimelineChart chart;
    chart.x = hoursAxis("chart.sim.axis_elapsed");
    chart.x.min = 0.0;
    chart.x.max = timeline.hours;
    for (std::size_t i = 0; i < params.pools.size(); ++i)
        chart.states.push_back(
            {params.pools[i].instanceType + (params.pools[i].zone.empty() ? "" : " · " + params.pools[i].zone),
                partRole(i)});
    const std::size_t starting = chart.states.size(), loss = starting + 1;
    chart.states.push_back({Message{"chart.sim.starting", {}}, ChartRole::neutral});
    chart.states.push_back({Message{"chart.sim.interruption", {}}, ChartRole::limit});
    struct Live {
        std::size_t row = 0, pool = 0;
        double launched = -1, up = -1;
    };
    std::map<std::uint32_t, Live> slots;
    std::size_t hidden = 0;
    const auto end = [&](Live &live, double at) {
        if (live.row < kMaxRows && live.launched >= 0 && live.up > live.launched)
            chart.spans.push_back({live.row, live.launched, live.up, starting, {}});
        if (live.row < kMaxRows && live.up >= 0 && at > live.up)
            chart.spans.push_back({live.row, live.up, at, live.pool, {}});
        live.launched = live.up = -1;
    };
    for (const FleetEvent &event : timeline.events) {
        if (event.kind == FleetEvent::Kind::shock)
            continue;
        const auto [found, fresh] = slots.try_emplace(event.slot);
        Live &live = found->second;
        if (fresh) {
            live.row = slots.size() - 1;
            if (live.row < kMaxRows)
                chart.rows.push_back({kNoKey, "#" + std::to_string(event.slot + 1)});
            else
                ++hidden;
        }
        live.pool = event.pool;
        if (event.kind == FleetEvent::Kind::launch)
            live.launched = event.atHours;
        else if (event.kind == FleetEvent::Kind::up)
            live.up = event.atHours;
        else if (event.kind == FleetEvent::Kind::loss || event.kind == FleetEvent::Kind::terminate) {
            end(live, event.atHours);
            if (event.kind == FleetEvent::Kind::loss && live.row < kMaxRows)
                chart.events.push_back({live.row, event.atHours, loss, {}});
        }
    }
    for (auto &[slot, live] : slots)
        end(live, timeline.hours);
    spec.caption = hidden > 0 ? Message{"chart.sim.caption_rows", {kMaxRows, hidden, seed}}
                              : Message{"chart.sim.caption_timeline", {seed}};
    spec.kind = std::move(chart);
    return spec;
}

ChartSpec buildPolicyChart(std::span<const DeadlineResult> results)
{
    ChartSpec spec;
    spec.id = "policies";
    const bool extremes = std::any_of(
        results.begin(), results.end(), [](const DeadlineResult &each) { return each.usd.meanBeyondQuantiles(); });
    const bool priced
        = std::any_of(results.begin(), results.end(), [](const DeadlineResult &each) { return each.priced; });
    spec.title = Message{!priced ? "chart.sim.policies_time"
            : extremes           ? "chart.sim.policies_extremes"
                                 : "chart.sim.policies",
        {}};
    spec.empty = Message{"chart.sim.no_samples", {}};
    BarChart chart;
    chart.value = priced ? moneyAxis("chart.sim.axis_mean_cost") : hoursAxis("chart.sim.axis_finish");
    chart.value.fromZero = true;
    for (const DeadlineResult &result : results) {
        spec.caption = caption(results.front().info);
        chart.reference = priced ? result.closedForm.onDemandUsd : std::optional(result.closedForm.finishHours);
        chart.referenceName = policyName(DeadlinePolicy::onDemandOnly);
        ChartBar bar;
        bar.label = policyLabel(result);
        const Summary &shown = priced ? result.usd : result.finishHours;
        bar.value = shown.mean;
        if (extremes) {
            bar.low = shown.min;
            bar.high = shown.max;
        } else if (shown.p5 && shown.p95) {
            bar.low = shown.p5->value;
            bar.high = shown.p95->value;
        }
        bar.role = result.policy == DeadlinePolicy::clairvoyant ? ChartRole::neutral
            : result.policy == DeadlinePolicy::onDemandOnly     ? ChartRole::total
                                                                : ChartRole::accent;
        bar.missingReason = Message{result.priced || !priced ? "sim.withheld" : "chart.sim.no_price", {}};
        chart.bars.push_back(std::move(bar));
    }
    spec.kind = std::move(chart);
    return spec;
}

ChartSpec buildPolicyCostChart(const DeadlineParams &params, const DeadlineResult &result)
{
    std::vector<MarkLine> marks;
    addQuantiles(marks, result.usd, true);
    if (result.closedForm.onDemandUsd)
        marks.push_back(mark(*result.closedForm.onDemandUsd, "chart.on_demand", ChartRole::total));
    if (params.budgetUsd)
        marks.push_back(mark(*params.budgetUsd, "chart.sim.budget"));
    const DistributionSeries series{policyName(result.policy), ChartRole::accent, result.samples.usd};
    ChartSpec spec
        = buildDistributionChart("policy_cost", Message{"chart.sim.policy_cost", {policyName(result.policy).id}},
            moneyAxis("chart.sim.axis_cost"), std::span(&series, 1), std::move(marks), result.info);
    if (!result.priced)
        spec.empty = Message{"chart.sim.no_price", {}};
    return spec;
}

ChartSpec buildPolicyWindowsChart(const DeadlineParams &params, const DeadlineResult &result)
{
    ChartSpec spec;
    spec.id = "policy_windows";
    spec.title = Message{"chart.sim.policy_windows", {policyName(result.policy).id}};
    spec.empty = Message{params.sampling == DeadlineSampling::everyStart ? "sim.withheld" : "chart.sim.no_windows", {}};
    BarChart chart;
    chart.value = result.priced ? moneyAxis("chart.sim.axis_cost") : hoursAxis("chart.sim.axis_finish");
    chart.value.fromZero = true;
    if (result.priced) {
        chart.reference = result.closedForm.onDemandUsd;
        chart.referenceName = Message{"chart.on_demand", {}};
    }
    std::size_t met = 0;
    double from = 0.0;
    const double step = params.trace
        ? std::max(1.0, std::floor(params.deadlineHours * 3600.0 / params.trace->gapSeconds() + 1e-9))
            * params.trace->gapSeconds() / 3600.0
        : params.deadlineHours;
    for (const DeadlineOutcome &window : result.windows) {
        ChartBar bar;
        bar.label = Message{window.met ? "chart.sim.window" : "chart.sim.window_late", {from}};
        if (window.finished)
            bar.value = result.priced ? window.usd : window.finishHours;
        else
            bar.missingReason = Message{"sim.never_finished", {}};
        bar.role = window.met ? ChartRole::accent : ChartRole::worse;
        chart.bars.push_back(std::move(bar));
        met += window.met ? 1U : 0U;
        from += step;
    }
    spec.caption = Message{"chart.sim.caption_windows", {met, result.windows.size()}};
    spec.kind = std::move(chart);
    return spec;
}

Outcome<ChartSpec> buildPolicyTimelineChart(const DeadlineParams &params, std::uint64_t trajectory, std::uint64_t seed)
{
    if (!params.trace)
        return failure(Status::noData, "trace");
    const double gap = params.trace->gapSeconds() / 3600.0;
    const double last = static_cast<double>(params.trace->ticks()) - std::floor(params.deadlineHours / gap);
    // Of a replay of every start the number is that of the start; else the next is a block further on.
    const double step
        = params.sampling == DeadlineSampling::everyStart ? 1.0 : std::max(1.0, std::ceil(params.blockHours / gap));
    const double tick = last >= 0 ? std::fmod(static_cast<double>(trajectory) * step, last + 1.0) : 0.0;
    const auto timeline = deadlineTimeline(params, static_cast<std::uint64_t>(tick), seed, trajectory);
    if (!timeline)
        return tl::unexpected(timeline.error());
    return buildTimelineChart(*timeline, Message{"chart.sim.timeline_from", {tick * gap}}, seed, params.deadlineHours);
}

ChartSpec buildPolicyTimeChart(const DeadlineParams &params, const DeadlineResult &result)
{
    std::vector<MarkLine> marks;
    addQuantiles(marks, result.finishHours, false);
    marks.push_back(mark(params.deadlineHours, "chart.sim.deadline"));
    const DistributionSeries series{policyName(result.policy), ChartRole::accent, result.samples.finishHours};
    return buildDistributionChart("policy_time", Message{"chart.sim.policy_time", {policyName(result.policy).id}},
        hoursAxis("chart.sim.axis_finish"), std::span(&series, 1), std::move(marks), result.info);
}

} // namespace wattfare
