// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/reproduce.h"

#include "model/evaluation/answer.h"
#include "model/evaluation/explain_candidate.h"
#include "model/evaluation/pricing/carried_prices.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

namespace wattfare {

namespace {

std::string inputId(const Derivation &leaf)
{
    return std::string(leafKindId(leaf.kind)) + ':' + leaf.subject + ':' + leaf.id + ':' + leaf.locator;
}

// Figures, prices and benchmarks under the pinned candidates' numbers; parameters and constants stand in the scenario.
std::map<std::string, UsedInput> inputsOf(const Scenario &shown, const Results &results)
{
    std::vector<std::size_t> rows;
    for (const std::string &id : shown.pinned)
        if (const auto row = results.find(id))
            rows.push_back(*row);
    if (!shown.baseline.empty())
        if (const auto row = results.find(shown.baseline))
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
            const auto derivation = explain(results, results.candidate(row), metric);
            if (!derivation)
                continue;
            for (const Derivation *leaf : leavesOf(*derivation)) {
                if (leaf->kind == LeafKind::parameter || leaf->kind == LeafKind::constant)
                    continue;
                const std::string id = inputId(*leaf);
                inputs[id] = UsedInput{id, leaf->value, std::string(unitId(leaf->unit))};
            }
        }
    }
    return inputs;
}

} // namespace

Scenario withReproduction(const Results &results) { return withReproduction(results.asked(), results); }

Scenario withReproduction(const Scenario &shown, const Results &results)
{
    Scenario saved = shown;
    const Snapshot &s = results.snapshot();
    saved.catalogVersion = s.identity.version;
    saved.catalogHash = s.identity.contentHash;
    if (!saved.asOf)
        saved.day = results.day();
    saved.inputs.clear();
    for (auto &[id, input] : inputsOf(shown, results))
        saved.inputs.push_back(std::move(input));
    // Figures of the person's overlay that count here would not count elsewhere: they travel with the scenario.
    for (FigureIndex i = 0; i < s.figures.size(); ++i) {
        const FigureRow row = s.figures.row(i);
        if (!row.overlay || !row.preferred)
            continue;
        const auto same = [&](const FigureChoice &choice) {
            return choice.subjectKind == subjectKindId(row.subjectKind) && choice.subject == row.subject
                && choice.quantity == row.quantity;
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
    constexpr std::size_t kMostFigures = 1900; // a document takes 2,000
    for (FigureChoice &price : ownPricesOf(
             s, results.candidates(), results.asOf(), kMostFigures - std::min(kMostFigures, saved.figures.size()))) {
        const auto same = [&](const FigureChoice &each) {
            return each.subjectKind == price.subjectKind && each.subject == price.subject
                && each.quantity == price.quantity;
        };
        if (std::none_of(saved.figures.begin(), saved.figures.end(), same))
            saved.figures.push_back(std::move(price));
    }
    std::vector<std::size_t> rows(results.size());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    // So do own rates; a training rate depends on its nodes and stays with the inputs alone.
    const ModelIndex model = s.model(saved.model);
    for (const Benchmark &b : s.benchmarks) {
        if (!b.overlay || b.cls != FigureClass::user || b.training || b.model != model || model == kNone
            || b.type == kNone || !b.throughput)
            continue;
        const std::string &type = s.types[b.type].name;
        const auto own = std::find_if(rows.begin(), rows.end(), [&](std::size_t row) {
            return results.candidate(row).type == b.type && results.benchmark(row) != kNone
                && s.benchmarks[results.benchmark(row)].id == b.id;
        });
        if (own != rows.end() && !saved.pinnedBenchmarks.contains(type))
            saved.ownThroughput.emplace(type, *b.throughput);
    }
    return saved;
}

CatalogComparison compareCatalog(const Scenario &saved, const SnapshotPtr &snapshot)
{
    CatalogComparison comparison;
    if (!snapshot || (saved.catalogVersion.empty() && saved.catalogHash.empty()))
        return comparison;
    const CatalogIdentity &here = snapshot->identity;
    comparison.otherCatalog
        = saved.catalogHash.empty() ? saved.catalogVersion != here.version : saved.catalogHash != here.contentHash;
    if (comparison.otherCatalog)
        comparison.messages.push_back({"scenario.other_catalog", {saved.catalogVersion, here.version}});
    const auto results = evaluate(saved, snapshot);
    if (!results)
        return comparison;
    const auto inputs = inputsOf(saved, **results);
    for (const UsedInput &input : saved.inputs) {
        auto found = inputs.find(input.id);
        if (found == inputs.end()) { // a figure that the scenario carries comes from another place, with the same name
            for (const FigureChoice &carried : saved.figures) {
                const std::string name
                    = std::string(leafKindId(LeafKind::figure)) + ':' + carried.subject + ':' + carried.quantity + ':';
                const auto same = inputs.lower_bound(name);
                if (input.id.starts_with(name) && same != inputs.end() && same->first.starts_with(name))
                    found = same;
            }
        }
        if (found == inputs.end()) {
            comparison.differences.push_back({input, {}});
            comparison.messages.push_back({"scenario.input_gone", {input.id, input.value, input.unit}});
        } else if (std::abs(found->second.value - input.value) > 1e-9 * std::max(1.0, std::abs(input.value))) {
            comparison.differences.push_back({input, found->second.value});
            comparison.messages.push_back(
                {"scenario.input_differs", {input.id, input.value, found->second.value, input.unit}});
        }
    }
    return comparison;
}

} // namespace wattfare
