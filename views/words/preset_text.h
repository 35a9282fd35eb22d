// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/workload/document.h"
#include "model/workload/unchanged_preset.h"
#include "views/words/messages.h"

// Bundled scenarios bear an English title in their file; the window says it in the user's language.
namespace wattfare {

// The example of the first start; a page that has nothing to show offers the same one.
inline constexpr const char *kFirstPreset = "llama31-8b-chat";
inline QString firstPresetAction() { return QStringLiteral("preset_") + QLatin1String(kFirstPreset); }

inline QString presetTitle(const Preset &preset)
{
    const std::string message = "preset." + preset.id;
    return hasMessage(message) ? text(Message{message, {}}) : QString::fromStdString(preset.title);
}

// The title of a scenario, in the window as in its report; one that was never renamed since it was a preset is
// translated, and says where something else is asked by now. One without a title is called by its model.
inline QString scenarioTitle(const Scenario &scenario, const Snapshot *snapshot = nullptr)
{
    if (scenario.title.empty() && snapshot && scenario.kind != WorkloadKind::hpc)
        if (const ModelIndex model = snapshot->model(scenario.model); model != kNone)
            return QString::fromStdString(snapshot->models[model].name);
    const Preset *preset = findPreset(scenario.preset);
    if (!preset || scenario.title != preset->scenario.title)
        return QString::fromStdString(scenario.title);
    return isPreset(scenario) ? presetTitle(*preset) : text(Message{"report.title_changed", {"preset." + preset->id}});
}

} // namespace wattfare
