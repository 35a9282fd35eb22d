// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/energy/load_preset.h"

#include "model/energy/power_methods.h"

namespace wattfare {

std::string_view loadPresetOf(const EnergyOptions &options)
{
    if (!options.fullLoad && !options.uAccPct && !options.uCpuPct && !options.uMemPct)
        return kLoadOfDemand;
    if (!options.fullLoad && !options.uMemPct)
        for (const UtilisationPreset &preset : utilisationPresets())
            if (options.uAccPct == preset.uAccPct && options.uCpuPct == preset.uCpuPct)
                return preset.id;
    return kOwnLoad;
}

bool applyLoadPreset(EnergyOptions &options, std::string_view id)
{
    const auto set = [&options](std::optional<double> acc, std::optional<double> cpu) {
        options.uAccPct = acc;
        options.uCpuPct = cpu;
        options.uMemPct.reset();
        options.fullLoad = false;
    };
    if (id == kLoadOfDemand) {
        set(std::nullopt, std::nullopt);
        return true;
    }
    for (const UtilisationPreset &preset : utilisationPresets())
        if (id == preset.id) {
            set(preset.uAccPct, preset.uCpuPct);
            return true;
        }
    return false;
}

} // namespace wattfare
