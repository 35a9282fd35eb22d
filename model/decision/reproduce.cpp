// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/reproduce.h"

#include "model/decision/answer.h"
#include "model/decision/explain_candidate.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <set>

namespace wattfare {

namespace {

std::string text(double value)
{
    char buffer[32];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value);
    return std::string(buffer, end.ptr);
}

std::string inputId(const Derivation &leaf)
{
    return std::string(leafKindId(leaf.kind)) + ':' + leaf.subject + ':' + leaf.id + ':' + leaf.locator;
}

// Figures, prices and benchmarks under the pinned candidates' numbers; parameters and constants stand in the scenario.
std::map<std::string, UsedInput> inputsOf(const Results &results)
{
    std::vector<std::size_t> rows;
    for (const std::string &id : results.scenario().pinned)
        if (const auto row = results.find(id))
            rows.push_back(*row);
    if (!results.scenario().baseline.empty())
        if (const auto row = results.find(results.scenario().baseline))
            rows.push_back(*row);
    const Answer best = answer(results);
    for (const auto &row : {best.cheapest, best.cleanest, best.compared})
        if (row)
            rows.push_back(*row);
    std::map<std::string, UsedInput> inputs;
    std::set<std::size_t> done;
    const WorkloadKind kind = results.scenario().kind;
    for (const std::size_t row : rows) {
        if (!done.insert(row).second)
            continue;
        for (const Metric metric : {costMetric(kind), carbonMetric(kind)}) {
            const auto derivation = explain(results.scenario(), results.snapshotPtr(), results.candidate(row), metric);
            if (!derivation)
                continue;
            for (const Derivation *leaf : leavesOf(*derivation)) {
                if (leaf->kind == LeafKind::parameter || leaf->kind == LeafKind::constant)
                    continue;
                const std::string id = inputId(*leaf);
                inputs[id] = UsedInput{id, leaf->value, leaf->unit};
            }
        }
    }
    return inputs;
}

} // namespace

Scenario withReproduction(const Results &results)
{
    Scenario saved = results.scenario();
    const Snapshot &s = results.snapshot();
    saved.catalogVersion = s.identity.version;
    saved.catalogHash = s.identity.contentHash;
    saved.inputs.clear();
    for (auto &[id, input] : inputsOf(results))
        saved.inputs.push_back(std::move(input));
    // Figures of the person's overlay that count here would not count elsewhere: they travel with the scenario.
    for (FigureIndex i = 0; i < s.figures.size(); ++i) {
        const FigureRow row = s.figures.row(i);
        if (!row.overlay || !row.preferred)
            continue;
        const auto same = [&](const FigureChoice &choice) {
            return choice.subjectKind == subjectKindId(row.subjectKind) && choice.subject == row.subject && choice.quantity == row.quantity;
        };
        if (std::any_of(saved.figures.begin(), saved.figures.end(), same))
            continue;
        FigureChoice choice;
        choice.subjectKind = subjectKindId(row.subjectKind);
        choice.subject = row.subject;
        choice.quantity = row.quantity;
        choice.value = row.value;
        choice.low = row.low;
        choice.high = row.high;
        choice.cls = figureClassId(row.cls);
        if (!row.sources.empty())
            choice.source = s.sources[row.sources.front()].id;
        saved.figures.push_back(std::move(choice));
    }
    return saved;
}

CatalogComparison compareCatalog(const Scenario &saved, const SnapshotPtr &snapshot)
{
    CatalogComparison comparison;
    if (!snapshot || (saved.catalogVersion.empty() && saved.catalogHash.empty()))
        return comparison;
    const CatalogIdentity &here = snapshot->identity;
    comparison.otherCatalog = saved.catalogHash.empty() ? saved.catalogVersion != here.version : saved.catalogHash != here.contentHash;
    if (comparison.otherCatalog)
        comparison.messages.push_back({"scenario.other_catalog", {saved.catalogVersion, here.version}});
    const auto results = evaluate(saved, snapshot);
    if (!results)
        return comparison;
    const auto inputs = inputsOf(**results);
    for (const UsedInput &input : saved.inputs) {
        const auto found = inputs.find(input.id);
        if (found == inputs.end()) {
            comparison.differences.push_back({input, {}});
            comparison.messages.push_back({"scenario.input_gone", {input.id, text(input.value), input.unit}});
        } else if (std::abs(found->second.value - input.value) > 1e-9 * std::max(1.0, std::abs(input.value))) {
            comparison.differences.push_back({input, found->second.value});
            comparison.messages.push_back({"scenario.input_differs", {input.id, text(input.value), text(found->second.value), input.unit}});
        }
    }
    return comparison;
}

} // namespace wattfare
