// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/report_parts.h"

#include "model/analysis/claims.h"
#include "model/charts/build_charts.h"
#include "model/evaluation/explain_candidate.h"
#include "model/workload/document.h"
#include "model/workload/energy_method.h"
#include "model/workload/unchanged_preset.h"

#include <algorithm>
#include <set>

namespace wattfare::report {

namespace {

std::optional<Derivation> derivationOf(const Results &r, std::size_t row, Metric metric)
{
    auto found = explain(r, r.candidate(row), metric);
    return found ? std::optional(std::move(*found)) : std::nullopt;
}

} // namespace

std::vector<std::size_t> evidenceRows(const Context &c)
{
    std::vector<std::size_t> rows;
    const auto add = [&](std::optional<std::size_t> row) {
        if (row && std::find(rows.begin(), rows.end(), *row) == rows.end())
            rows.push_back(*row);
    };
    add(c.answer.cheapest);
    add(c.answer.compared);
    add(c.answer.cleanest);
    for (const std::size_t row : c.pinned)
        add(row);
    return rows;
}

ReportSection claimsSection(const Context &c)
{
    ReportSection section;
    const Scenario &scenario = c.results.scenario();
    // A claim on training says nothing of serving the same model.
    const auto isAbout = [&](std::string_view id) {
        const Preset *preset = id.empty() ? nullptr : findPreset(id);
        return preset && preset->scenario.model == scenario.model && preset->scenario.kind == scenario.kind;
    };
    const auto claims = recomputeClaims(c.results.snapshotPtr(), scenario.asOf, {}, isAbout);
    if (!claims)
        return section;
    ReportTable table;
    table.id = "claims";
    table.title = {"report.claims_title", {}};
    table.head = {{{"report.claim", {}}, "", "claim", false, NumberForm::byUnit},
        {{"report.published", {}}, "", "published", true, NumberForm::number},
        {{"report.recomputed", {}}, "", "recomputed", true, NumberForm::number},
        {{"report.verdict", {}}, "", "verdict", false, NumberForm::byUnit},
        {{"report.why", {}}, "", "why", false, NumberForm::byUnit}};
    table.head[1].quoted = table.head[2].quoted = true;
    std::size_t alone = 0;
    Message noIndependent;
    for (const ClaimResult &claim : *claims) {
        std::vector<ReportCell> cells(5);
        cells[0].message = claim.statement;
        if (claim.source != kNone)
            cells[0].sources = {c.results.snapshot().sources[claim.source].id};
        cells[1].number = claim.published;
        cells[1].unit = claim.unit;
        cells[1].form = NumberForm::exact; // 82 %, as it was printed
        cells[2].number = claim.now ? claim.now : claim.then;
        cells[2].unit = claim.unit;
        if (!cells[2].number)
            cells[2].reason = claim.why;
        cells[3].message = {"verdict." + std::string(verdictId(claim.verdict)), {}};
        cells[4].message = claim.why.id.empty() ? Message{"report.literal", {""}} : claim.why;
        table.rows.push_back(std::move(cells));
        for (const IndependentResult &other : claim.independent) {
            std::vector<ReportCell> beside(5);
            beside[0].message = other.basis;
            beside[1].reason = {"report.not_published", {}};
            beside[2].number = other.value;
            beside[2].unit = claim.unit;
            beside[2].figureClass = other.cls;
            beside[3].message = {"report.independent", {}};
            beside[4].message
                = other.prices ? Message{"claim.prices_of", {*other.prices}} : Message{"report.literal", {""}};
            table.attached.push_back(table.rows.size());
            table.rows.push_back(std::move(beside));
        }
        if (!claim.noIndependent.id.empty()) {
            ++alone;
            noIndependent = claim.noIndependent;
        }
    }
    if (alone > 0) {
        table.notes.push_back({"report.claims_alone", {alone, claims->size()}});
        table.notes.push_back(std::move(noIndependent));
    }
    if (!table.rows.empty())
        section.blocks.emplace_back(std::move(table));
    return section;
}

ReportSection explainSection(const Context &c)
{
    ReportSection section;
    const WorkloadKind kind = c.results.scenario().kind;
    for (const auto &row : {c.answer.cheapest, c.answer.compared}) {
        if (!row)
            continue;
        for (const Metric metric : {costMetric(kind), carbonMetric(kind)})
            if (auto derivation = derivationOf(c.results, *row, metric))
                section.blocks.emplace_back(
                    ReportDerivation{{"report.explains", {candidateLabel(c.results, *row), wordsOf(c.results, metric)}},
                        std::move(*derivation)});
    }
    return section;
}

ReportSection methodSection(const Context &c)
{
    ReportSection section;
    const Scenario &scenario = c.results.scenario();
    section.blocks.emplace_back(
        ReportText{{"report.method_intro", {"energy_method." + std::string(energyMethodId(scenario.energy.method))}},
            ReportText::Style::paragraph});
    for (const Metric metric : metricsByPlace()) {
        const MetricInfo &info = metricInfo(metric);
        const char *formula = isFleet(scenario.kind) ? info.formulaOfServices : info.formulaOfRuns;
        if (formula && (metric != Metric::wattsPerInstance || scenario.energy.method == EnergyMethod::component))
            section.blocks.emplace_back(
                ReportFormula{info.id, formula, info.section, {std::string("formula.") + info.id, {}}});
    }
    section.blocks.emplace_back(ReportText{{"report.method_throughput", {}}, ReportText::Style::paragraph});
    section.blocks.emplace_back(ReportText{{"report.method_ranges", {}}, ReportText::Style::paragraph});
    section.blocks.emplace_back(ReportText{{"report.method_classes", {}}, ReportText::Style::paragraph});
    return section;
}

namespace {

void collectSections(const Derivation &node, std::set<std::string> &cited)
{
    cited.insert(node.section);
    for (const Derivation &child : node.children)
        collectSections(child, cited);
}

} // namespace

std::optional<ReportTable> citedSections(const Report &report, const std::vector<MethodSection> &methods)
{
    std::set<std::string> cited;
    for (const ReportSection &section : report.sections)
        for (const ReportBlock &block : section.blocks)
            if (const auto *formula = std::get_if<ReportFormula>(&block))
                cited.insert(formula->section);
            else if (const auto *explained = std::get_if<ReportDerivation>(&block))
                collectSections(explained->derivation, cited);
    ReportTable table;
    table.id = kMethodSectionsTable;
    table.title = {"report.method_sections", {}};
    table.head = {{{"report.method_section", {}}, "", "section", false, NumberForm::byUnit},
        {{"report.method_heading", {}}, "", "heading", false, NumberForm::byUnit},
        {{"report.method_page", {}}, "", "help_page", false, NumberForm::byUnit}};
    for (const MethodSection &each : methods)
        if (cited.contains(each.id))
            table.rows.push_back({nameCell(each.id), nameCell(each.heading), nameCell(each.pageTitle)});
    return table.rows.empty() ? std::nullopt : std::optional(std::move(table));
}

ReportSection sourcesSection(const Context &c)
{
    ReportSection section;
    const Snapshot &s = c.results.snapshot();
    const WorkloadKind kind = c.results.scenario().kind;
    std::set<std::string> ids;
    for (const std::size_t row : evidenceRows(c))
        for (const Metric metric :
            {costMetric(kind), carbonMetric(kind), Metric::embodiedGco2ePerMillion, Metric::litresPerMillion})
            if (const auto derivation = derivationOf(c.results, row, metric))
                for (const Derivation *leaf : leavesOf(*derivation))
                    ids.insert(leaf->sources.begin(), leaf->sources.end());
    for (const std::size_t row : rankedRows(c.results, costMetric(kind), c.options.rankedRows)) {
        const BenchmarkIndex b = c.results.benchmark(row);
        if (b != kNone && s.benchmarks[b].source != kNone)
            ids.insert(s.sources[s.benchmarks[b].source].id);
    }
    if (const auto hourly = hourlyCarbon(c); hourly && hourly->shape.source != kNone)
        ids.insert(s.sources[hourly->shape.source].id);
    ReportSources block;
    for (const Source &source : s.sources)
        if (ids.contains(source.id))
            block.sources.push_back(source);
    if (!block.sources.empty()) {
        section.blocks.emplace_back(std::move(block));
        section.blocks.emplace_back(ReportText{{"report.sources_quoted", {}}, ReportText::Style::note});
    }
    section.blocks.emplace_back(ReportText{{"report.licences", {}}, ReportText::Style::note});
    return section;
}

ReportSection scopeSection(const Context &)
{
    ReportSection section;
    section.blocks.emplace_back(ReportText{{"report.scope", {}}, ReportText::Style::paragraph});
    section.blocks.emplace_back(ReportText{{"report.scope_prices", {}}, ReportText::Style::paragraph});
    section.blocks.emplace_back(ReportText{{"report.scope_power", {}}, ReportText::Style::paragraph});
    return section;
}

ReportSection reproducibilitySection(const Context &c)
{
    ReportSection section;
    const CatalogIdentity &identity = c.results.snapshot().identity;
    ReportKeyValues values;
    const auto add = [&](const char *id, std::string text) {
        if (!text.empty())
            values.rows.emplace_back(Message{id, {}}, nameCell(std::move(text)));
    };
    const Scenario &scenario = c.results.scenario();
    const bool preset = isPreset(scenario);
    add("report.scenario", scenario.title.empty() ? modelName(c.results) : scenario.title);
    if (preset)
        values.rows.back().second.message = {"preset." + scenario.preset, {}};
    add("report.catalog_version", identity.version);
    add("report.catalog_hash", identity.contentHash);
    if (identity.overlayRows > 0)
        add("report.overlay_rows", std::to_string(identity.overlayRows));
    add("report.as_of", c.results.asOf().iso());
    add("report.program_version", c.options.programVersion);
    if (simulates(c))
        add("report.seed", std::to_string(c.options.seed));
    const std::string argument = preset ? "preset:" + scenario.preset : "SCENARIO.wattfare";
    add("report.command", "wattfare-cli evaluate " + argument);
    add("report.command_report",
        "wattfare-cli report " + argument + " -o report.pdf"); // with the runs that use the seed
    section.blocks.emplace_back(std::move(values));
    section.blocks.emplace_back(ReportText{{"report.attached", {}}, ReportText::Style::note});
    return section;
}

} // namespace wattfare::report
