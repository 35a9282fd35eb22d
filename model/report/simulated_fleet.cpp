// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/simulated_fleet.h"

#include "model/charts/build_charts.h"

namespace wattfare {

namespace {

constexpr std::size_t kPools = 3, kRankedRows = 24; // types looked at

} // namespace

std::vector<SimulationInputs> defaultFleetPools(const Results &results, const SimulationInputs &first)
{
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
