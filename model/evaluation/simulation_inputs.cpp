// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/simulation_inputs.h"

#include "model/evaluation/candidate_inputs.h"
#include "model/simulation/market/hazard.h"
#include "model/workload/document.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

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

// Work of one instance in units of `unit`'s; nullopt where either rate is unknown. Runs of a scenario have the same
// number of nodes: their rates are as the inverse of their hours.
std::optional<double> unitsOf(const SimulationInputs &inputs, const SimulationInputs &unit)
{
    const auto ratio = [](std::optional<double> a, std::optional<double> b) {
        return a && b && *a > 0 && *b > 0 ? std::optional(*a / *b) : std::nullopt;
    };
    if (inputs.type == unit.type)
        return 1.0;
    return unit.workHours ? ratio(unit.workHours, inputs.workHours)
                          : ratio(inputs.throughputPerSecond, unit.throughputPerSecond);
}

std::string_view familyOf(std::string_view type) { return type.substr(0, type.find('.')); }

double hazardOf(const SimulationInputs &inputs)
{
    if (inputs.scenarioHazardPerHour)
        return *inputs.scenarioHazardPerHour;
    return inputs.bucket ? bandHazardPerHour(*inputs.bucket).value_or(0.0) : 0.0;
}

// The scenario with both options that the inputs ask for, and what is prepared once for all types.
struct InputSource {
    explicit InputSource(const Results &results)
        : scenario(results.scenario())
        , spot(optionOf(scenario, PurchaseKind::spot))
        , onDemand(optionOf(scenario, PurchaseKind::onDemand))
        , source(scenario, results.snapshot())
    {
    }
    InputSource(const InputSource &) = delete; // `source` refers to `scenario`
    InputSource &operator=(const InputSource &) = delete;

    SimulationInputs of(TypeIndex type, RegionIndex region) const
    {
        SimulationInputs inputs;
        inputs.type = type;
        inputs.region = region;
        const auto price = [&](std::size_t option) -> std::optional<double> {
            const OptionPrice found = source.prices().find(type, region, option);
            return found.known ? std::optional(source.prices().price<double>(found, option, 1.0)) : std::nullopt;
        };
        inputs.spotUsdPerHour = price(spot);
        inputs.onDemandUsdPerHour = price(onDemand);
        inputs.bucket = source.prices().bucket(type, region);
        inputs.scenarioHazardPerHour = ownHazardPerHour(scenario);
        const auto terms = source.typeTerms<double>(type, source.throughput().plan(type));
        if (terms.instances && *terms.instances > 0)
            inputs.instances = std::ceil(*terms.instances - 1e-9);
        inputs.itWatts = terms.itWatts;
        inputs.idleWatts = terms.idleWatts;
        const auto grid = source.regionTerms<double>(region);
        inputs.pue = grid.pue;
        inputs.gPerKwh = grid.carbon;
        if (isRun(scenario))
            inputs.workHours = terms.workHours;
        else
            inputs.throughputPerSecond = terms.throughput;
        return inputs;
    }

    Scenario scenario;
    std::size_t spot, onDemand;
    CandidateSource source;
};

} // namespace

SimulationInputs simulationInputs(const Results &results, TypeIndex type, RegionIndex region)
{
    return InputSource(results).of(type, region);
}

CheckpointParams checkpointParams(const Scenario &scenario, const SimulationInputs &inputs)
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
    p.energy = {inputs.itWatts, inputs.pue, inputs.gPerKwh};
    if (isRun(scenario))
        p.deadlineHours = job.deadlineH;
    return p;
}

FleetPool fleetPool(const Snapshot &snapshot, const SimulationInputs &inputs, const SimulationInputs &unit)
{
    FleetPool pool;
    pool.instanceType = snapshot.types[inputs.type].name;
    pool.usdPerHour = inputs.spotUsdPerHour;
    pool.hazardPerHour = hazardOf(inputs);
    pool.itWatts = inputs.itWatts;
    pool.idleWatts = inputs.idleWatts;
    pool.onDemandUsdPerHour = inputs.onDemandUsdPerHour;
    if (const auto ratio = unitsOf(inputs, unit); ratio && *ratio != 1.0) {
        const double digits = 1.0 - std::floor(std::log10(std::max(*ratio, 1e-2))); // two in all
        const double scale = std::pow(10.0, std::abs(digits)); // a whole number: 17/10 reads 1.7
        pool.unitsPerInstance
            = std::max(0.01, digits >= 0.0 ? std::round(*ratio * scale) / scale : std::round(*ratio / scale) * scale);
    }
    return pool;
}

FleetParams fleetParams(const Results &results, const SimulationInputs &inputs, std::span<const SimulationInputs> pools)
{
    FleetParams p;
    p.targetUnits = inputs.instances;
    p.onDemandUsdPerUnitHour = inputs.onDemandUsdPerHour;
    p.energy = {inputs.itWatts, inputs.pue, inputs.gPerKwh};
    p.idleWattsPerUnit = inputs.idleWatts;
    if (results.scenario().spotReplacementS)
        p.leadHours = *results.scenario().spotReplacementS / 3600.0;
    for (const SimulationInputs &each : pools) {
        p.pools.push_back(fleetPool(results.snapshot(), each, inputs));
        p.pools.back().priority = static_cast<unsigned>(p.pools.size() - 1);
    }
    return p;
}

DeadlineParams deadlineParams(const Scenario &scenario, const SimulationInputs &inputs)
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
    p.needed = static_cast<std::uint32_t>(std::clamp(machines, 1.0, 1e6)); // all or none
    const auto ofAll
        = [machines](std::optional<double> one) { return one ? std::optional(*one * machines) : std::nullopt; };
    p.spotUsdPerHour = ofAll(inputs.spotUsdPerHour);
    p.onDemandUsdPerHour = ofAll(inputs.onDemandUsdPerHour);
    p.energy = {ofAll(inputs.itWatts), inputs.pue, inputs.gPerKwh};
    return p;
}

std::vector<SimulationInputs> poolCandidates(
    const Results &results, const SimulationInputs &first, std::span<const std::size_t> ranked, std::size_t most)
{
    std::vector<SimulationInputs> pools, dear;
    const auto add = [&](const SimulationInputs &inputs) {
        const auto is = [&](const SimulationInputs &p) { return p.type == inputs.type; };
        if (!inputs.spotUsdPerHour || std::any_of(pools.begin(), pools.end(), is)
            || std::any_of(dear.begin(), dear.end(), is))
            return;
        const auto units = unitsOf(inputs, first);
        if (!units)
            return; // whether it can do the work, and how much of it, is not known
        // In whole instances: one that holds many times the target is paid for whole.
        const bool worth = inputs.type == first.type || !first.onDemandUsdPerHour
            || *inputs.spotUsdPerHour * std::ceil(first.instances / *units - 1e-9)
                <= *first.onDemandUsdPerHour * first.instances;
        (worth ? pools : dear).push_back(inputs);
    };
    add(first);
    std::vector<TypeIndex> types;
    const auto addRow = [&](std::size_t row) {
        const Candidate candidate = results.candidate(row);
        if (candidate.region == first.region)
            types.push_back(candidate.type);
    };
    for (const std::string &pin : results.scenario().pinned)
        if (const auto row = results.find(pin))
            addRow(*row);
    const Snapshot &snapshot = results.snapshot();
    const auto family = familyOf(snapshot.types[first.type].name);
    for (std::size_t row = 0; row < results.size(); ++row)
        if (results.qualifies(row) && familyOf(snapshot.types[results.candidate(row).type].name) == family)
            addRow(row); // estimates only where the scenario includes them
    std::for_each(ranked.begin(), ranked.end(), addRow);
    const InputSource source(results);
    std::vector<TypeIndex> tried;
    for (const TypeIndex type : types) {
        if (pools.size() >= most)
            break;
        if (std::find(tried.begin(), tried.end(), type) != tried.end())
            continue;
        tried.push_back(type);
        add(source.of(type, first.region));
    }
    if (pools.empty())
        pools = std::move(dear);
    if (pools.size() > most)
        pools.resize(most);
    return pools;
}

Outcome<Scenario> withPinnedRun(const Scenario &scenario, const CheckpointParams &params)
{
    if (params.process)
        return failure(Status::noData, "process");
    if (const auto closed = checkpointClosedForm(params); !closed)
        return tl::unexpected(closed.error());
    Scenario next = scenario;
    next.interruptionPerMonth.reset();
    next.hazardPerHour = params.hazardPerHour;
    next.training.checkpointTimeS = params.checkpointHours * 3600.0;
    next.training.restartS = params.restartHours * 3600.0;
    next.training.waitForCapacityS = params.waitHours * 3600.0;
    next.training.checkpointIntervalH = params.intervalHours.value_or(0.0); // 0: the best one
    if (!validateScenario(next))
        return failure(Status::outOfRange, "hazard_per_hour", params.hazardPerHour);
    return next;
}

Outcome<Scenario> withPinnedFleet(const Scenario &scenario, const FleetParams &params)
{
    if (params.process)
        return failure(Status::noData, "process");
    if (params.pools.empty())
        return failure(Status::noData, "pool");
    const auto hazard
        = [&](const FleetPool &pool) { return pool.hazardPerHour + params.shockShare * pool.shockPerHour; };
    const double first = hazard(params.pools.front());
    for (const FleetPool &pool : params.pools)
        if (std::abs(hazard(pool) - first) > 1e-12 * first)
            return failure(Status::noData, "pool");
    Scenario next = scenario;
    next.interruptionPerMonth.reset();
    next.hazardPerHour = first;
    next.spotReplacementS = (params.leadHours + params.warmUpHours) * 3600.0;
    if (!validateScenario(next))
        return failure(Status::outOfRange, "hazard_per_hour", first);
    return next;
}

} // namespace wattfare
