// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/training.h"

#include "model/economics/checks.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace wattfare {

namespace {

using Points = std::vector<std::pair<double, double>>;

// Sorted copy of the table, or what is wrong with it.
Outcome<Points> checkedTable(const Points &table)
{
    if (table.empty())
        return failure(Status::noData, "scaling_table");
    Points points = table;
    for (const auto &[nodes, eta] : points) {
        if (!(std::isfinite(nodes) && nodes >= 1.0))
            return outOfRange("scaling_table", nodes);
        if (!(eta > 0.0 && eta <= 1.0))
            return outOfRange("scaling_table", eta);
    }
    std::sort(points.begin(), points.end());
    for (std::size_t i = 1; i < points.size(); ++i)
        if (!(points[i].first > points[i - 1].first))
            return outOfRange("scaling_table", points[i].first);
    return points;
}

} // namespace

double checkpointSegments(double workHours, double intervalHours)
{
    if (!(intervalHours > 0.0) || !(workHours > 0.0))
        return 1.0;
    return std::max(1.0, ceilGuarded(workHours / intervalHours));
}

Outcome<double> scalingEfficiency(const ScalingEfficiency &model, double nodes)
{
    if (!(std::isfinite(nodes) && nodes >= 1.0))
        return outOfRange("nodes", nodes);
    const double p = model.parameter;
    switch (model.shape) {
    case EfficiencyShape::constant:
        if (!(p > 0.0 && p <= 1.0))
            return outOfRange("scaling_parameter", p);
        return p;
    case EfficiencyShape::ring:
    case EfficiencyShape::amdahl: {
        if (!isNonNegative(p))
            return outOfRange("scaling_parameter", p);
        const double eta = model.shape == EfficiencyShape::ring ? ringEfficiency(p, nodes) : amdahlEfficiency(p, nodes);
        if (!(std::isfinite(eta) && eta > 0.0))
            return outOfRange("scaling_parameter", p);
        return eta;
    }
    case EfficiencyShape::table: break;
    }
    const Outcome<Points> points = checkedTable(model.table);
    if (!points)
        return tl::unexpected(points.error());
    if (nodes < points->front().first || nodes > points->back().first)
        return failure(Status::noData, "nodes", nodes);
    const auto right = std::lower_bound(
        points->begin(), points->end(), nodes, [](const auto &point, double n) { return point.first < n; });
    if (right->first == nodes)
        return right->second;
    const auto left = right - 1;
    const double share
        = (std::log2(nodes) - std::log2(left->first)) / (std::log2(right->first) - std::log2(left->first));
    return left->second + share * (right->second - left->second);
}

std::optional<double> firstFallingNodeCount(const ScalingEfficiency &model, double nodes)
{
    if (model.shape != EfficiencyShape::table)
        return std::nullopt;
    const Outcome<Points> points = checkedTable(model.table);
    if (!points)
        return std::nullopt;
    for (std::size_t i = 1; i < points->size(); ++i) {
        const auto &[n0, e0] = (*points)[i - 1];
        const auto &[n1, e1] = (*points)[i];
        if (n0 >= nodes)
            break;
        const double slope = (e1 - e0) / (std::log2(n1) - std::log2(n0)); // of eta over log2 n
        // d(n eta)/dn = eta + slope / ln 2 is negative from where eta drops below -slope / ln 2.
        const double turning = -slope / std::log(2.0);
        if (slope >= 0.0 || e1 >= turning)
            continue;
        const double from = e0 <= turning ? n0 : n0 * std::exp2((turning - e0) / slope);
        if (from < nodes)
            return from;
    }
    return std::nullopt;
}

DefaultScaling defaultScaling(const Interconnect &interconnect, double acceleratorsPerNode, const RingShares &shares)
{
    DefaultScaling result;
    result.model.shape = EfficiencyShape::ring;
    std::string reason;
    if (interconnect.nodes > 1.0) {
        result.model.parameter = shares.acrossNodes;
        reason = "scaling.across_nodes";
    } else if (acceleratorsPerNode <= 1.0) {
        result.model.shape = EfficiencyShape::constant;
        result.model.parameter = 1.0;
        reason = "scaling.one_device";
    } else if (interconnect.fastLink) {
        result.model.parameter = shares.fastLink;
        reason = "scaling.one_node_fast_link";
    } else {
        result.model.parameter = shares.acrossNodes;
        reason = "scaling.one_node_slow_link";
    }
    result.reason = Message{std::move(reason), {std::string(interconnect.name), result.model.parameter}};
    return result;
}

Outcome<TrainingRun> trainingRun(const TrainingInput &in)
{
    if (const auto bad = firstNegative(
            {{"throughput_per_second", in.perInstancePerSecond}, {"checkpoint_interval_h", in.checkpointIntervalHours},
                {"checkpoint_time_h", in.checkpointHours}, {"start_up_h", in.startUpHours},
                {"usd_per_hour", in.usdPerInstanceHour}, {"kept_checkpoints", in.keptCheckpoints},
                {"checkpoint_gb", in.checkpointGb}, {"usd_per_gb_month", in.usdPerGbMonth}}))
        return tl::unexpected(*bad);
    if (const auto bad = firstNotPositive({{"samples", in.samples}}))
        return tl::unexpected(*bad);
    const Outcome<double> eta = scalingEfficiency(in.scaling, in.nodes);
    if (!eta)
        return tl::unexpected(eta.error());
    if (in.perInstancePerSecond <= 0.0)
        return failure(Status::unreachable, "throughput_per_second", 0.0);

    TrainingRun run;
    run.efficiency = *eta;
    run.clusterPerSecond = clusterThroughput(in.nodes, in.perInstancePerSecond, *eta);
    run.workHours = trainingWorkHours(in.samples, run.clusterPerSecond);
    run.checkpoints = checkpointSegments(run.workHours, in.checkpointIntervalHours) - 1.0;
    run.hours = trainingWallHours(run.workHours, run.checkpoints, in.checkpointHours, in.startUpHours);
    run.usd = runUsd(in.nodes, in.usdPerInstanceHour, run.hours);
    run.usdPerMillionSamples = usdPerMillionSamples(run.usd, in.samples);
    const double period = in.checkpointIntervalHours + in.checkpointHours;
    run.checkpointShare = in.checkpointIntervalHours > 0.0 && period > 0.0 ? in.checkpointHours / period : 0.0;
    run.storageUsdPerMonth = in.keptCheckpoints * in.checkpointGb * in.usdPerGbMonth;
    run.fallsFromNodes = firstFallingNodeCount(in.scaling, in.nodes);
    const NamedInput results[] = {{"throughput_per_second", run.clusterPerSecond}, {"samples", run.workHours},
        {"checkpoint_interval_h", run.hours}, {"usd_per_hour", run.usd}, {"samples", run.usdPerMillionSamples},
        {"checkpoint_gb", run.storageUsdPerMonth}, {"checkpoint_time_h", run.checkpointShare}};
    for (const NamedInput &r : results)
        if (!std::isfinite(r.value))
            return outOfRange(r.name, r.value);
    return run;
}

} // namespace wattfare
