// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/results.h"
#include "model/simulation/checkpoint/checkpoint.h"

#include <optional>

namespace wattfare {

// The run of a spot candidate as the simulation takes it: work, gang, checkpoints, hazard, prices and deadline of the
// scenario, so that its closed form is the row's expected time and cost but for the hours to start. nullopt for
// candidates that are no run on spot alone, or lack an input (price, interruption band, throughput).
std::optional<CheckpointParams> spotRunOf(const Results &results, std::size_t row);

} // namespace wattfare
