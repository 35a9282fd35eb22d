// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/simulation_inputs.h"

#include <optional>
#include <vector>

// What is simulated of a candidate of a scenario that nobody has edited: the same in the window, in reports and in
// studies.
namespace wattfare {

// The run of a spot candidate as the simulation takes it: work, gang, checkpoints, hazard, prices and deadline of the
// scenario, so that its closed form is the row's expected time and cost but for the hours to start. nullopt for
// candidates that are no run on spot alone, or lack an input (price, interruption band, throughput).
std::optional<CheckpointParams> spotRunOf(const Results &results, std::size_t row);

// Pools of the fleet around a type: it and the best-ranked others that are worth it.
std::vector<SimulationInputs> defaultFleetPools(const Results &results, const SimulationInputs &first);

// The fleet of a spot candidate that serves a steady demand. nullopt for runs, for other purchase options, and where a
// price or the interruption band is missing.
std::optional<FleetParams> spotFleetOf(const Results &results, std::size_t row);

} // namespace wattfare
