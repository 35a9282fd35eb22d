// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/result.h"
#include "model/workload/scenario.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

// Scenario documents: JSON, versioned, checked on reading (rule 16).
namespace wattfare {

// Refused whole with file, field, found, expected. Unknown keys are kept; their names come back in `warnings`.
Result<Scenario> parseScenario(std::string_view json, std::string_view file, std::vector<Message> *warnings = nullptr);
std::string writeScenario(const Scenario &scenario); // stable key order, two-space indent, trailing newline

// `key=value` as of `--set`: the keys of the document with dots ("energy.method=ccf", "inference.demand_per_hour=2e6").
// Lists are separated by commas ("regions=us-east-1,us-west-2") or as in documents (["us-east-1","us-west-2"]); "null",
// "none" or nothing clears what may be unset and empties a list; "none" as an interval of checkpoints writes none.
Result<void> setParameter(Scenario &scenario, std::string_view key, std::string_view value);

// Every parameter with its key, unit, domain and group: the workload dock, `--set` and the undo texts read it.
enum class ParameterType : std::uint8_t { number, integer, boolean, choice, text, date, textList, structured };

struct ParameterInfo {
    const char *key; // "inference.demand_per_hour"
    Unit unit; // none for words
    const char *group; // "workload", "inference", "training", "llm", "hpc", "purchase", "energy", "figures", "view"
    double minimum, maximum; // of numbers, both included; both 0 otherwise
    ParameterType type = ParameterType::number;
    bool optional = false; // may be unset: null in documents, "none" or "null" in `--set`
    std::span<const std::string_view> choices{}; // ids of a choice
    bool share = false; // a part of a whole, from 0 to 1: people read it in per cent
    std::optional<double> none{}; // what the word "none" stands for where a number is never unset
};
std::span<const ParameterInfo> scenarioParameters();
Result<std::string> parameterText(const Scenario &scenario, std::string_view key);

// The first parameter outside its domain, or parameters that contradict each other: Error::Code::badInput with a
// message "scenario.<what>" whose args are field, found, expected. evaluate() calls it.
Result<void> validateScenario(const Scenario &scenario);

// Largest document that is read, and its deepest nesting.
inline constexpr std::size_t kMaxDocumentBytes = 4U << 20U;
inline constexpr int kMaxDocumentDepth = 32;
// 2: the efficiencies of LLM serving are unset unless the person set them; `llm.batch` counts requests in flight on the
// whole instance.
inline constexpr int kDocumentVersion = 2;

struct Preset {
    std::string id, title; // "layoutlm", "LayoutLM at 1,000,000 inferences an hour"
    Scenario scenario;
};
const std::vector<Preset> &bundledPresets(); // compiled in from resources/presets/*.wattfare
const Preset *findPreset(std::string_view id);

} // namespace wattfare
