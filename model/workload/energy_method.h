// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace wattfare {

// How watts follow from the load. Formula and PUE of each: kEnergyMethods in model/energy/power_methods.h, in this
// order.
enum class EnergyMethod : std::uint8_t {
    component,
    ccf,
    teads,
    boavizta,
    tdpLinear,
    greenAlgorithms,
    codeCarbon,
    mlco2,
    userWatts
};

namespace ids {
inline constexpr auto kEnergyMethods = std::to_array<std::string_view>({"wattfare-component-v1", "ccf", "teads",
    "boavizta", "tdp-linear", "green-algorithms", "codecarbon", "mlco2", "user-watts"});
} // namespace ids

} // namespace wattfare
