// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/results.h"
#include "model/support/message.h"

#include <vector>

// A saved scenario reproduces (rule 16): it carries the overrides it used, the inputs of its pinned candidates, and
// version and hash of the catalogue.
namespace wattfare {

// The evaluated scenario with all of that in it: what is saved and attached to reports.
Scenario withReproduction(const Results &results);
// The same for a scenario with the results' question whose title, pins, baseline or view state moved on since.
Scenario withReproduction(const Scenario &shown, const Results &results);

struct InputDifference {
    UsedInput saved;
    std::optional<double> here; // missing: this catalogue has no such input
};

struct CatalogComparison {
    bool otherCatalog = false; // version or hash differ from the one it was saved with
    std::vector<InputDifference> differences;
    std::vector<Message> messages; // "scenario.other_catalog", "scenario.input_differs", "scenario.input_gone"
};

// What differs between the catalogue a scenario was saved with and this one; empty for one never saved.
CatalogComparison compareCatalog(const Scenario &saved, const SnapshotPtr &snapshot);

} // namespace wattfare
