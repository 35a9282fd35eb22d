// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/document.h"
#include "model/workload/preset_data.h"
#include "model/workload/unchanged_preset.h"

#include <cassert>

namespace wattfare {

const std::vector<Preset> &bundledPresets()
{
    static const auto presets = [] {
        std::vector<Preset> list;
        for (const PresetData &data : presetData()) {
            auto scenario = parseScenario(data.json, data.id);
            assert(scenario); // tests/model/workload reads every one
            if (!scenario)
                continue;
            scenario->preset = std::string(data.id);
            list.push_back({std::string(data.id), scenario->title, std::move(*scenario)});
        }
        return list;
    }();
    return presets;
}

const Preset *findPreset(std::string_view id)
{
    for (const Preset &preset : bundledPresets())
        if (preset.id == id)
            return &preset;
    return nullptr;
}

bool isPreset(const Scenario &scenario)
{
    const Preset *preset = scenario.preset.empty() ? nullptr : findPreset(scenario.preset);
    if (!preset)
        return false;
    const auto asked = [](Scenario each) { // without what no figure depends on, and what saving adds
        each.title.clear();
        each.pinned.clear();
        each.baseline.clear();
        each.viewState.clear();
        each.day.reset(); // a preset is asked on any day
        each.catalogVersion.clear();
        each.catalogHash.clear();
        each.inputs.clear();
        each.unknownKeys.clear();
        return each;
    };
    return asked(scenario) == asked(preset->scenario);
}

} // namespace wattfare
