// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/results.h"
#include "model/simulation/checkpoint/checkpoint.h"
#include "model/simulation/deadline/deadline.h"
#include "model/simulation/fleet/fleet.h"

#include <optional>
#include <span>
#include <vector>

// From a scenario and a candidate to the parameters of a simulation, and back (rule 18).
namespace wattfare {

// What the evaluation says of a type in a region, whichever purchase options the scenario names.
struct SimulationInputs {
    TypeIndex type = kNone;
    RegionIndex region = kNone;
    std::optional<double> workHours; // of a run, without interruptions and checkpoints; fleets have none
    double instances = 1.0; // of the cluster or fleet
    std::optional<double> throughputPerSecond; // of one instance (fleets)
    std::optional<double> spotUsdPerHour; // of one instance
    std::optional<double> onDemandUsdPerHour;
    std::optional<double> itWatts, idleWatts; // of one instance at its load, and without any (fleets)
    std::optional<double> pue, gPerKwh; // of the region; gCO2e/kWh by the basis of the scenario
    std::optional<int> bucket; // interruption band, 0 to 4
    std::optional<double> scenarioHazardPerHour; // the scenario's own, where it has one
};
SimulationInputs simulationInputs(const Results &results, TypeIndex type, RegionIndex region);

// Defaults of the engines with what the scenario and the inputs say put in.
CheckpointParams checkpointParams(const Scenario &scenario, const SimulationInputs &inputs);
FleetParams fleetParams(
    const Results &results, const SimulationInputs &inputs, std::span<const SimulationInputs> pools);
DeadlineParams deadlineParams(const Scenario &scenario, const SimulationInputs &inputs);
// A pool of the fleet; a unit is one instance of `unit`'s type, or what does as much work.
FleetPool fleetPool(const Snapshot &snapshot, const SimulationInputs &inputs, const SimulationInputs &unit);

// Types worth a pool: `first`, then the pinned ones, those of its family and those of `ranked` that do the same work,
// whose spot price a unit of that work is not above the on-demand price of `first`; distinct. Where that leaves none,
// those with a spot price.
std::vector<SimulationInputs> poolCandidates(
    const Results &results, const SimulationInputs &first, std::span<const std::size_t> ranked, std::size_t most);

// The scenario with hazard, checkpoint interval and overheads of the run, so that the table uses them. Statuses:
// noData("process") for a market that is more than a hazard, outOfRange(field) for what a scenario does not take, that
// of the closed form where it has no answer.
Outcome<Scenario> withPinnedRun(const Scenario &scenario, const CheckpointParams &params);
// The same of a fleet: hazard of one instance, shocks included, and replacement time. noData("pool") where its pools
// differ in their hazard: the scenario has one for all types.
Outcome<Scenario> withPinnedFleet(const Scenario &scenario, const FleetParams &params);

} // namespace wattfare
