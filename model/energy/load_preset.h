// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/workload/scenario.h"

#include <string_view>

// The load that energy is computed at, as one choice of a scenario: the presets of energy 2, or what the demand asks
// for.
namespace wattfare {

inline constexpr std::string_view kLoadOfDemand = "demand"; // no override: the load follows the demand
inline constexpr std::string_view kOwnLoad = "own"; // overrides that are no preset, or accelerators at full load

// Id of the preset whose loads the options override theirs with; kLoadOfDemand or kOwnLoad where there is none.
std::string_view loadPresetOf(const EnergyOptions &options);

// Overrides the loads by those of a preset, memory as the CPU; kLoadOfDemand takes every override away.
// False, and nothing changed, for an id that is no preset.
bool applyLoadPreset(EnergyOptions &options, std::string_view id);

} // namespace wattfare
