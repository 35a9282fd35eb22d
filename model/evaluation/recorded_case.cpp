// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/recorded_case.h"

#include <algorithm>

namespace wattfare {

namespace {

constexpr double kEvents = 1e7; // losses and launches in all: under half a second of one core
constexpr std::uint64_t kFewest = 256;

// `type`: of the pool, where there are several; "" for the one type of a run.
std::vector<Message> rateLines(double hazardPerHour, const RateInUse &rate, const std::string &type = {})
{
    const RecordedHazard &recorded = rate.recorded;
    Message used{"sim.rate_none", {}};
    if (hazardPerHour > 0)
        used = {rate.ofAdvisor ? "sim.rate_of_advisor" : "sim.rate_given", {hazardPerHour}};
    if (hazardPerHour > 0 && !type.empty()) {
        used.id += "_type";
        used.args.emplace_back(type);
    }
    return {used,
        {recorded.ofOthers ? "sim.recorded_rate_others" : "sim.recorded_rate",
            {recorded.pools, recorded.perHour, recorded.low, recorded.high}}};
}

std::vector<Message> withSource(std::vector<Message> lines, const RateInUse &rate)
{
    if (!rate.source.empty())
        lines.push_back({"sim.measured_pools_from", {rate.source}});
    return lines;
}

// A tenth says as much: runs that are interrupted often vary little. 0 where one has too many events.
RunOptions fewer(const RunOptions &options, double eventsOfOne)
{
    RunOptions less = options;
    less.relativeHalfWidth.reset();
    less.progress = {};
    less.announce = {};
    const auto affordable = static_cast<std::uint64_t>(kEvents / std::max(1.0, eventsOfOne));
    less.n = std::min({std::max(kFewest, options.n / 10), options.n, affordable});
    return less;
}

} // namespace

std::vector<Message> besideRecorded(
    const CheckpointParams &params, const CheckpointResult &result, const RateInUse &rate, const RunOptions &options)
{
    if (params.process || !(params.hazardPerHour < rate.recorded.perHour) || !result.hours.mean)
        return {};
    std::vector<Message> lines = rateLines(params.hazardPerHour, rate);
    CheckpointParams recorded = params;
    recorded.hazardPerHour = rate.recorded.perHour;
    const auto form = checkpointClosedForm(recorded);
    const RunOptions less = fewer(options, form ? 1.0 + form->expectedLosses : kEvents);
    const auto beside = form && less.n >= std::min(kFewest, options.n)
        ? simulateCheckpoint(recorded, less)
        : Outcome<CheckpointResult>(failure(Status::unreachable));
    if (!beside && beside.error().status == Status::cancelled)
        return {};
    if (!beside || !beside->hours.mean) {
        lines.push_back({"sim.recorded_never", {}});
        return withSource(std::move(lines), rate);
    }
    Message both{"sim.beside_hours", {*result.hours.mean, *beside->hours.mean}};
    if (result.usd && result.usd->mean && beside->usd && beside->usd->mean) {
        both.id += "_usd";
        both.args.emplace_back(*result.usd->mean);
        both.args.emplace_back(*beside->usd->mean);
    }
    if (result.metDeadline && beside->metDeadline) {
        both.id += "_deadline";
        both.args.emplace_back(result.metDeadline->estimate);
        both.args.emplace_back(beside->metDeadline->estimate);
    }
    lines.push_back(std::move(both));
    return withSource(std::move(lines), rate);
}

std::vector<Message> besideRecorded(
    const FleetParams &params, const FleetResult &result, const RateInUse &rate, const RunOptions &options)
{
    if (params.process || params.pools.empty() || !result.belowTargetShare.mean)
        return {};
    FleetParams recorded = params;
    const FleetPool &least = *std::ranges::min_element(params.pools, {}, &FleetPool::hazardPerHour);
    for (FleetPool &pool : recorded.pools)
        pool.hazardPerHour = std::max(pool.hazardPerHour, rate.recorded.perHour);
    if (!(least.hazardPerHour < rate.recorded.perHour))
        return {};
    std::vector<Message> lines = rateLines(least.hazardPerHour, rate, least.instanceType);
    const RunOptions less
        = fewer(options, std::max(1.0, params.targetUnits) * (1.0 + rate.recorded.perHour * params.hours));
    const auto beside = less.n > 0 ? simulateFleet(recorded, less) : Outcome<FleetResult>(failure(Status::unreachable));
    if (!beside || !beside->belowTargetShare.mean)
        return withSource(std::move(lines), rate);
    Message both{"sim.beside_below", {*result.belowTargetShare.mean, *beside->belowTargetShare.mean}};
    if (result.usd.mean && beside->usd.mean) {
        both.id += "_usd";
        both.args.emplace_back(*result.usd.mean);
        both.args.emplace_back(*beside->usd.mean);
    }
    lines.push_back(std::move(both));
    return withSource(std::move(lines), rate);
}

} // namespace wattfare
