// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/random/checks.h"
#include "model/support/message.h"

#include <optional>

// What a machine of a simulation draws, and what that emits (simulation 3, energy 4).
namespace wattfare {

struct MachineEnergy {
    std::optional<double> itWatts; // W at its load, in every hour that it is up
    std::optional<double> pue;
    std::optional<double> gPerKwh; // gCO2e/kWh of electricity

    std::optional<double> kwhPerHour() const
    {
        return itWatts && pue ? std::optional(*itWatts * *pue / 1000.0) : std::nullopt;
    }
    // Factor from kWh to kgCO2e.
    std::optional<double> kgPerKwh() const { return gPerKwh ? std::optional(*gPerKwh / 1000.0) : std::nullopt; }
    friend bool operator==(const MachineEnergy &, const MachineEnergy &) = default;
};

// What energy and emissions cannot be stated without: "sim.unknown_energy" (field); nullopt where all is known.
inline std::optional<Message> unknownKwh(const MachineEnergy &energy)
{
    if (energy.kwhPerHour())
        return std::nullopt;
    return Message{"sim.unknown_energy", {energy.itWatts ? "field.pue" : "field.it_watts"}};
}
inline std::optional<Message> unknownKgco2e(const MachineEnergy &energy)
{
    if (auto unknown = unknownKwh(energy))
        return unknown;
    return energy.gPerKwh ? std::nullopt : std::optional(Message{"sim.unknown_energy", {"field.intensity_g_per_kwh"}});
}

namespace sim {

inline constexpr double kMaxItWatts = 1e12, kMaxPue = 10.0, kMaxGPerKwh = 1e4;

inline void checkEnergy(Check &check, const MachineEnergy &energy)
{
    check.between("it_watts", energy.itWatts, 0.0, kMaxItWatts)
        .between("pue", energy.pue, 1.0, kMaxPue)
        .between("intensity_g_per_kwh", energy.gPerKwh, 0.0, kMaxGPerKwh);
}

} // namespace sim

} // namespace wattfare
