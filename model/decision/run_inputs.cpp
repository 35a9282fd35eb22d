// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/run_inputs.h"

#include "model/decision/candidate_inputs.h"
#include "model/simulation/hazard.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

constexpr double kMostChance = 0.999; // of an interruption within a month, that a scenario takes

std::size_t optionOf(Scenario &scenario, PurchaseKind kind)
{
    for (std::size_t i = 0; i < scenario.purchase.size(); ++i)
        if (scenario.purchase[i].kind == kind)
            return i;
    PurchaseOption option;
    option.kind = kind;
    scenario.purchase.push_back(option);
    return scenario.purchase.size() - 1;
}

bool isRun(const Scenario &scenario)
{
    return scenario.kind == WorkloadKind::training || scenario.kind == WorkloadKind::hpc;
}

double hazardOf(const RunInputs &inputs)
{
    if (inputs.scenarioHazardPerHour)
        return *inputs.scenarioHazardPerHour;
    return inputs.bucket ? bandHazardPerHour(*inputs.bucket).value_or(0.0) : 0.0;
}

} // namespace

RunInputs runInputs(const Results &results, TypeIndex type, RegionIndex region)
{
    RunInputs inputs;
    inputs.type = type;
    inputs.region = region;
    Scenario scenario = results.scenario();
    const std::size_t spot = optionOf(scenario, PurchaseKind::spot);
    const std::size_t onDemand = optionOf(scenario, PurchaseKind::onDemand);
    const CandidateSource source(scenario, results.snapshot());
    const auto price = [&](std::size_t option) -> std::optional<double> {
        const OptionPrice found = source.prices().find(type, region, option);
        return found.known ? std::optional(source.prices().price<double>(found, option, 1.0)) : std::nullopt;
    };
    inputs.spotUsdPerHour = price(spot);
    inputs.onDemandUsdPerHour = price(onDemand);
    inputs.bucket = source.prices().bucket(type, region);
    if (scenario.interruptionPerMonth)
        if (const auto hazard = hazardPerHour(*scenario.interruptionPerMonth))
            inputs.scenarioHazardPerHour = *hazard;
    const auto terms = source.typeTerms<double>(type, source.throughput().plan(type));
    if (terms.instances && *terms.instances > 0)
        inputs.instances = std::ceil(*terms.instances - 1e-9);
    if (isRun(scenario))
        inputs.workHours = terms.workHours;
    else
        inputs.throughputPerSecond = terms.throughput;
    return inputs;
}

CheckpointParams checkpointParams(const Scenario &scenario, const RunInputs &inputs)
{
    CheckpointParams p;
    const TrainingJob &job = scenario.training;
    if (inputs.workHours && *inputs.workHours > 0)
        p.workHours = *inputs.workHours;
    p.instances = static_cast<unsigned>(std::clamp(inputs.instances, 1.0, 4096.0));
    p.hazardPerHour = hazardOf(inputs);
    p.checkpointHours = job.checkpointTimeS / 3600.0;
    p.restartHours = job.restartS / 3600.0;
    p.waitHours = job.waitForCapacityS / 3600.0;
    if (job.checkpointIntervalH > 0)
        p.intervalHours = job.checkpointIntervalH;
    p.usdPerHour = inputs.spotUsdPerHour;
    p.onDemandUsdPerHour = inputs.onDemandUsdPerHour;
    if (isRun(scenario))
        p.deadlineHours = job.deadlineH;
    return p;
}

FleetPool fleetPool(const Snapshot &snapshot, const RunInputs &inputs, const RunInputs &unit)
{
    FleetPool pool;
    pool.instanceType = snapshot.types[inputs.type].name;
    pool.usdPerHour = inputs.spotUsdPerHour.value_or(0.0);
    pool.hazardPerHour = hazardOf(inputs);
    if (inputs.type != unit.type && inputs.throughputPerSecond && unit.throughputPerSecond
        && *unit.throughputPerSecond > 0) {
        const double ratio = *inputs.throughputPerSecond / *unit.throughputPerSecond;
        const double grid = std::pow(10.0, std::floor(std::log10(std::max(ratio, 1e-2))) - 1.0); // two digits
        pool.unitsPerInstance = std::max(0.01, std::round(ratio / grid) * grid);
    }
    return pool;
}

FleetParams fleetParams(const Results &results, const RunInputs &inputs, std::span<const RunInputs> pools)
{
    FleetParams p;
    p.targetUnits = inputs.instances;
    p.onDemandUsdPerUnitHour = inputs.onDemandUsdPerHour.value_or(0.0);
    for (const RunInputs &each : pools) {
        p.pools.push_back(fleetPool(results.snapshot(), each, inputs));
        p.pools.back().priority = static_cast<unsigned>(p.pools.size() - 1);
    }
    return p;
}

DeadlineParams deadlineParams(const Scenario &scenario, const RunInputs &inputs)
{
    DeadlineParams p;
    if (inputs.workHours && *inputs.workHours > 0) {
        p.deadlineHours = *inputs.workHours * p.deadlineHours / p.workHours;
        p.workHours = *inputs.workHours;
        p.changeoverHours = scenario.training.restartS / 3600.0;
        if (scenario.training.deadlineH && *scenario.training.deadlineH > 0)
            p.deadlineHours = *scenario.training.deadlineH;
    }
    const double machines = isRun(scenario) ? inputs.instances : 1.0;
    p.spotUsdPerHour = inputs.spotUsdPerHour.value_or(0.0) * machines;
    p.onDemandUsdPerHour = inputs.onDemandUsdPerHour.value_or(0.0) * machines;
    return p;
}

std::vector<RunInputs> poolCandidates(
    const Results &results, const RunInputs &first, std::span<const std::size_t> ranked, std::size_t most)
{
    std::vector<RunInputs> pools;
    const auto add = [&](const RunInputs &inputs) {
        const bool known
            = std::any_of(pools.begin(), pools.end(), [&](const RunInputs &p) { return p.type == inputs.type; });
        if (pools.size() < most && inputs.spotUsdPerHour && !known)
            pools.push_back(inputs);
    };
    add(first);
    std::vector<std::size_t> rows;
    for (const std::string &pin : results.scenario().pinned)
        if (const auto row = results.find(pin))
            rows.push_back(*row);
    rows.insert(rows.end(), ranked.begin(), ranked.end());
    for (const std::size_t row : rows)
        if (pools.size() < most && results.candidate(row).region == first.region)
            add(runInputs(results, results.candidate(row).type, first.region));
    return pools;
}

Outcome<Scenario> withPinnedRun(const Scenario &scenario, const CheckpointParams &params)
{
    if (params.process)
        return failure(Status::noData, "process");
    const double chance = -std::expm1(-params.hazardPerHour * kHoursPerMonth);
    if (!(chance >= 0.0 && chance <= kMostChance))
        return failure(Status::outOfRange, "hazard_per_hour", params.hazardPerHour);
    if (const auto closed = checkpointClosedForm(params); !closed)
        return tl::unexpected(closed.error());
    Scenario next = scenario;
    next.interruptionPerMonth = chance;
    next.training.checkpointTimeS = params.checkpointHours * 3600.0;
    next.training.restartS = params.restartHours * 3600.0;
    next.training.waitForCapacityS = params.waitHours * 3600.0;
    next.training.checkpointIntervalH = params.intervalHours.value_or(0.0); // 0: the best one
    return next;
}

} // namespace wattfare
