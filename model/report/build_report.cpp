// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/build_report.h"

#include "model/evaluation/reproduce.h"
#include "model/evaluation/throughput/work_unit.h"
#include "model/report/report_parts.h"
#include "model/study/part_of_progress.h"
#include "model/workload/document.h"
#include "model/workload/unchanged_preset.h"

#include <algorithm>
#include <array>

namespace wattfare {

namespace {

struct SectionBuilder {
    std::string_view id;
    ReportSection (*build)(const report::Context &);
};

constexpr std::array<SectionBuilder, 14> kSections{{{"answer", report::answerSection},
    {"assumptions", report::assumptionsSection}, {"ranking", report::rankingSection},
    {"comparison", report::comparisonSection}, {"charts", report::chartsSection}, {"study", report::studySection},
    {"simulation", report::simulationSection}, {"claims", report::claimsSection}, {"explain", report::explainSection},
    {"method", report::methodSection}, {"sources", report::sourcesSection}, {"quality", report::qualitySection},
    {"scope", report::scopeSection}, {"reproducibility", report::reproducibilitySection}}};

report::Context contextOf(const Results &results, const Answer &answer, const ReportOptions &options)
{
    const Scenario &scenario = results.scenario();
    report::Context context{results, answer, options, {}, {}, options.metric.value_or(costMetric(scenario.kind)), {}};
    const auto add = [&](std::optional<std::size_t> row) {
        if (row && context.pinned.size() < 8
            && std::find(context.pinned.begin(), context.pinned.end(), *row) == context.pinned.end())
            context.pinned.push_back(*row);
    };
    for (const Candidate &candidate : options.pinned)
        add(results.find(candidate));
    if (context.pinned.empty())
        for (const std::string &id : scenario.pinned)
            add(results.find(id));
    if (context.pinned.empty()) {
        add(answer.cheapest);
        add(answer.cleanest);
        add(answer.fastest);
        add(answer.compared);
        for (const std::size_t row : answer.front)
            if (context.pinned.size() < 5)
                add(row);
    }
    if (options.baseline)
        context.baseline = results.find(*options.baseline);
    if (!context.baseline && !scenario.baseline.empty())
        context.baseline = results.find(scenario.baseline);
    if (!context.baseline)
        context.baseline = answer.compared;
    return context;
}

Message questionOf(const Scenario &scenario, const Results &results)
{
    const std::string model = report::modelName(results);
    const std::string work = "work." + std::string(workUnitId(workUnit(scenario, results.snapshot())));
    switch (scenario.kind) {
    case WorkloadKind::inference:
        return {scenario.inference.latencyLimitMs ? "report.question.inference_latency" : "report.question.inference",
            {model, scenario.inference.demandPerHour, results.asOf(),
                scenario.inference.latencyLimitMs ? Argument(*scenario.inference.latencyLimitMs) : Argument("none"),
                work}};
    case WorkloadKind::training:
        return {"report.question.training",
            {model, scenario.training.samples, scenario.training.nodes, results.asOf(), work}};
    case WorkloadKind::llmServing:
        return {"report.question.llm", {model, scenario.llm.outputTokensPerHour, results.asOf()}};
    case WorkloadKind::hpc: return {"report.question.hpc", {scenario.hpc.exaflop, scenario.hpc.nodes, results.asOf()}};
    }
    return {};
}

bool isBlank(const std::string &text) { return text.find_first_not_of(" \t\r\n") == std::string::npos; }

} // namespace

std::span<const std::string_view> reportSectionIds()
{
    static const auto ids = [] {
        std::array<std::string_view, kSections.size()> list;
        std::transform(kSections.begin(), kSections.end(), list.begin(), [](const SectionBuilder &s) { return s.id; });
        return list;
    }();
    return ids;
}

Report buildReport(const Results &results, const Answer &answer, const ReportOptions &options)
{
    return *buildReport(results, answer, options, {});
}

Result<Report> buildReport(
    const Results &results, const Answer &answer, const ReportOptions &options, const ProgressFn &progress)
{
    Report out;
    const Scenario &scenario = results.scenario();
    out.title = !isBlank(options.title) ? options.title
        : !isBlank(scenario.title)      ? scenario.title
                                        : report::modelName(results);
    if (const Preset *preset = findPreset(scenario.preset); preset && out.title == preset->scenario.title) {
        out.titleWords = {"preset." + preset->id, {}};
        if (!isPreset(scenario)) { // its title may name what was asked then
            out.title += " (changed)";
            out.titleWords = {"report.title_changed", {out.titleWords.id}};
        }
    }
    out.question = questionOf(scenario, results);
    out.author = options.author;
    out.scenarioJson = writeScenario(withReproduction(results));
    out.catalogVersion = results.snapshot().identity.version;
    out.catalogHash = results.snapshot().identity.contentHash;
    out.asOf = results.asOf().iso();
    out.programVersion = options.programVersion;
    out.created = options.created;
    report::Context context = contextOf(results, answer, options);
    std::vector<const SectionBuilder *> builders;
    if (options.sections.empty())
        for (const SectionBuilder &builder : kSections)
            builders.push_back(&builder);
    for (const std::string &id : options.sections) {
        const auto builder
            = std::find_if(kSections.begin(), kSections.end(), [&](const SectionBuilder &s) { return s.id == id; });
        if (builder != kSections.end() && std::ranges::find(builders, &*builder) == builders.end())
            builders.push_back(&*builder);
    }
    for (std::size_t i = 0; i < builders.size(); ++i) {
        const auto share
            = [&](std::size_t done) { return static_cast<double>(done) / static_cast<double>(builders.size()); };
        context.progress = studies::partOfProgress(progress, share(i), share(i + 1));
        ReportSection section = builders[i]->build(context);
        if (!keepGoing(progress, share(i + 1)))
            return fail(Error::Code::cancelled, {"job.cancelled", {}});
        section.id = builders[i]->id;
        if (section.title.id.empty())
            section.title = {"report.section." + section.id, {}};
        if (!section.blocks.empty())
            out.sections.push_back(std::move(section));
    }
    const auto method = std::find_if(
        out.sections.begin(), out.sections.end(), [](const ReportSection &s) { return s.id == "method"; });
    if (method != out.sections.end())
        if (auto table = report::citedSections(out, options.methods))
            method->blocks.emplace_back(std::move(*table));
    if (findSection(out, "simulation") || report::simulates(context))
        out.seed = options.seed;
    return out;
}

} // namespace wattfare
