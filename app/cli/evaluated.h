// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/cli/commands.h"
#include "model/evaluation/results.h"

// A scenario with its results, for the verbs that ask one.
namespace wattfare::cli {

struct Evaluated {
    SnapshotPtr snapshot;
    Scenario scenario;
    ResultsPtr results;
};

Result<Evaluated> evaluated(const Context &context, const ScenarioArguments &arguments);

// "type[@region[/option]]", missing parts from the scenario (rule 1).
Result<std::size_t> rowOf(const Results &results, const std::string &text);

// Catalogue, as-of date, scenario and, where it is not USD, the currency of the scenario with its rate and date.
nlohmann::ordered_json provenance(const Results &results);

} // namespace wattfare::cli
