// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/metrics/unit.h"

#include <algorithm>
#include <array>

namespace wattfare {

namespace {

using enum NumberStyle;

// In the order of Unit.
constexpr std::array<UnitInfo, static_cast<std::size_t>(Unit::unitCount)> kUnits{{
    {""},
    {"1"},
    {"count", whole},
    {"x"},
    {"%", percent},
    {"USD", money},
    {"USD/h", money},
    {"USD/h/W", money},
    {"1/s"},
    {"1/h"},
    {"FLOP/s"},
    {"1e18"},
    {"1e6"},
    {"ms"},
    {"s"},
    {"min"},
    {"h"},
    {"month"},
    {"a"},
    {"W"},
    {"W/vCPU"},
    {"W/GB"},
    {"kWh"},
    {"gCO2e"},
    {"kgCO2e"},
    {"gCO2e/h"},
    {"gCO2e/kWh"},
    {"g/kWh"},
    {"g/h"},
    {"kg"},
    {"L"},
    {"L/kWh"},
    {"B"},
    {"B/s"},
    {"GB"},
    {"GiB"},
    {"GB/s"},
    {"Gbit/s"},
    {"TB h"},
    {"TFLOP/s"},
    {"TOP/s"},
    {"erlang"},
}};
static_assert(!kUnits.back().id.empty(), "a unit without its text");

} // namespace

const UnitInfo &unitInfo(Unit unit) { return kUnits[static_cast<std::size_t>(unit)]; }
std::string_view unitId(Unit unit) { return unitInfo(unit).id; }

std::optional<Unit> parseUnit(std::string_view id)
{
    const auto found = std::find_if(kUnits.begin(), kUnits.end(), [&](const UnitInfo &unit) { return unit.id == id; });
    return found == kUnits.end() ? std::nullopt : std::optional(static_cast<Unit>(found - kUnits.begin()));
}

} // namespace wattfare
