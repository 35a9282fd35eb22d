// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/result.h"
#include "model/workload/scenario.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>

// Scenario documents: JSON, versioned, checked on reading (design.md, "Scenario documents"; decisions.md 16).
namespace wattfare {

// Refused whole with file, field, found, expected. Unknown keys are kept; their names come back in `warnings`.
Result<Scenario> parseScenario(std::string_view json, std::string_view file, std::vector<Message> *warnings = nullptr);
std::string writeScenario(const Scenario &scenario); // stable key order, two-space indent, trailing newline

// `key=value` as of `--set`: the keys of the document with dots ("energy.method=ccf", "inference.demand_per_hour=2e6").
Result<void> setParameter(Scenario &scenario, std::string_view key, std::string_view value);

// Every parameter with its key, unit, domain and group: the workload dock, `--set` and the undo texts read it.
struct ParameterInfo {
    const char *key;
    const char *unit;
    const char *group;
    double minimum, maximum; // of numbers; both 0 otherwise
};
std::span<const ParameterInfo> scenarioParameters();
Result<std::string> parameterText(const Scenario &scenario, std::string_view key);

struct Preset {
    std::string id, title;   // "layoutlm", "LayoutLM at 1,000,000 inferences an hour"
    Scenario scenario;
};
const std::vector<Preset> &bundledPresets();          // compiled in from resources/presets/*.wattfare
const Preset *findPreset(std::string_view id);

} // namespace wattfare
