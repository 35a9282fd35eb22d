// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/spot_run.h"

#include "model/evaluation/answer.h"
#include "model/evaluation/ranking.h"

namespace wattfare {

std::optional<CheckpointParams> spotRunOf(const Results &results, std::size_t row)
{
    const Scenario &scenario = results.scenario();
    const Candidate &candidate = results.candidate(row);
    if ((scenario.kind != WorkloadKind::training && scenario.kind != WorkloadKind::hpc)
        || scenario.purchase[candidate.option].kind != PurchaseKind::spot || !results.value(row, Metric::hours))
        return std::nullopt;
    const SimulationInputs inputs = simulationInputs(results, candidate.type, candidate.region);
    if (!inputs.workHours || !inputs.spotUsdPerHour || (!inputs.bucket && !inputs.scenarioHazardPerHour))
        return std::nullopt;
    CheckpointParams run = checkpointParams(scenario, inputs);
    const double start = scenario.training.startUpH; // no part of the simulated run
    if (run.deadlineHours)
        run.deadlineHours = *run.deadlineHours > start ? std::optional(*run.deadlineHours - start) : std::nullopt;
    return run;
}

std::vector<SimulationInputs> defaultFleetPools(const Results &results, const SimulationInputs &first)
{
    constexpr std::size_t kPools = 3, kRankedRows = 24; // types looked at
    const auto ranked = rankedRows(results, costMetric(results.scenario().kind), kRankedRows);
    return poolCandidates(results, first, ranked, kPools);
}

std::optional<FleetParams> spotFleetOf(const Results &results, std::size_t row)
{
    const Candidate candidate = results.candidate(row);
    const Scenario &scenario = results.scenario();
    if ((scenario.kind != WorkloadKind::inference && scenario.kind != WorkloadKind::llmServing)
        || scenario.purchase[candidate.option].kind != PurchaseKind::spot)
        return std::nullopt;
    const SimulationInputs inputs = simulationInputs(results, candidate.type, candidate.region);
    if (!inputs.spotUsdPerHour || !inputs.onDemandUsdPerHour || (!inputs.bucket && !inputs.scenarioHazardPerHour))
        return std::nullopt;
    FleetParams fleet = fleetParams(results, inputs, defaultFleetPools(results, inputs));
    return fleet.pools.empty() || fleet.targetUnits <= 0.0 ? std::nullopt : std::optional(std::move(fleet));
}

} // namespace wattfare
