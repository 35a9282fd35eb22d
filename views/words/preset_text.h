// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/workload/document.h"
#include "views/words/messages.h"

// Bundled scenarios bear an English title in their file; the window says it in the user's language.
namespace wattfare {

inline QString presetTitle(const Preset &preset)
{
    const std::string message = "preset." + preset.id;
    return hasMessage(message) ? text(Message{message, {}}) : QString::fromStdString(preset.title);
}

// The title of a scenario; one that was never renamed since it was a preset is translated.
inline QString scenarioTitle(const Scenario &scenario)
{
    const Preset *preset = findPreset(scenario.preset);
    return preset && scenario.title == preset->scenario.title ? presetTitle(*preset)
                                                              : QString::fromStdString(scenario.title);
}

} // namespace wattfare
