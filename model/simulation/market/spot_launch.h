// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/market/spot_process.h"

#include <cmath>

// How a job that keeps asking gets its instance, the same in every process.
namespace wattfare::sim {

inline constexpr double kRetryHours = 30.0 / 3600.0; // between its attempts

// Time of the first success of a job that asks at t and then every `spacing` hours.
inline double firstSuccess(double t, double success, double spacing, RandomStream &launches)
{
    if (success >= 1.0)
        return t;
    if (success <= 0.0)
        return kNever;
    const double failures = std::floor(std::log(launches.uniform()) / std::log1p(-success));
    return t + failures * spacing;
}

} // namespace wattfare::sim
