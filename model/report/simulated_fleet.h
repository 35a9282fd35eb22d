// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/simulation_inputs.h"

#include <optional>
#include <vector>

// The fleet that is simulated of a scenario that nobody has edited: the same in the window and in the report.
namespace wattfare {

// Pools of the fleet around a type: it and the best-ranked others that are worth it.
std::vector<SimulationInputs> defaultFleetPools(const Results &results, const SimulationInputs &first);

// The fleet of a spot candidate that serves a steady demand. nullopt for runs, for other purchase options, and where a
// price or the interruption band is missing.
std::optional<FleetParams> spotFleetOf(const Results &results, std::size_t row);

} // namespace wattfare
