// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace wattfare {

// What was metered: a whole server at the wall, or its accelerators alone, read from the devices.
enum class PowerBasis : std::uint8_t { wholeSystem, accelerators };
std::string_view powerBasisId(PowerBasis basis); // "whole_system", "accelerators"
std::optional<PowerBasis> powerBasisOf(const Benchmark &benchmark); // nullopt: no watts, or of something else

// W over what was done a second: joules of one token, image or inference, of what was metered. nullopt without both.
std::optional<double> joulesPerUnit(const Benchmark &benchmark);

} // namespace wattfare
