// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/build_charts.h"
#include "model/evaluation/columns/cell_sources.h"
#include "model/evaluation/throughput/throughput.h"
#include "model/report/build_report.h"
#include "model/support/decimal.h"
#include "tests/model/evaluation/fixture.h"
#include "tests/model/report/report_checks.h"

#include <algorithm>
#include <set>

using namespace wattfare;
using namespace wattfare::test;

namespace {

std::string commandIn(const Report &report)
{
    for (const ReportBlock &block : findSection(report, "reproducibility")->blocks)
        if (const auto *values = std::get_if<ReportKeyValues>(&block))
            for (const auto &[title, cell] : values->rows)
                if (title.id == "report.command")
                    return cell.text;
    return {};
}

const ReportCell *assumption(const Report &report, std::string_view parameter)
{
    for (const ReportBlock &block : findSection(report, "assumptions")->blocks)
        if (const auto *values = std::get_if<ReportKeyValues>(&block))
            for (const auto &[title, cell] : values->rows)
                if (title.id == parameter)
                    return &cell;
    return nullptr;
}

// As people read it, not its key.
std::string modelIn(const Report &report)
{
    const ReportCell *cell = assumption(report, "parameter.model");
    if (cell)
        return cell->message.args.empty() ? cell->text : cell->message.args.front().text();
    return {};
}

} // namespace

TEST_CASE("every preset gives a whole report, in which every message has a sentence")
{
    for (const Preset &preset : bundledPresets()) {
        INFO(preset.id);
        const auto results = evaluated(preset.scenario);
        const Answer found = answer(*results);
        ReportOptions options;
        options.programVersion = "0.1.0";
        const Report report = buildReport(*results, found, options);
        checkReport(report);
        for (const char *id : {"answer", "assumptions", "ranking", "comparison", "charts", "explain", "method",
                 "sources", "scope", "reproducibility"}) {
            INFO(id);
            CHECK(findSection(report, id) != nullptr);
        }
        const ModelIndex model = catalog()->model(preset.scenario.model);
        if (model != kNone && preset.scenario.kind != WorkloadKind::hpc) // which counts operations
            CHECK(modelIn(report) == catalog()->models[model].name);
        CHECK(report.catalogVersion == catalog()->identity.version);
        CHECK_FALSE(report.scenarioJson.empty());
        const auto again = parseScenario(report.scenarioJson, "attached");
        REQUIRE(again);
        CHECK_FALSE(again->inputs.empty());
        for (const Message &sentence : found.sentences)
            checkMessage(sentence);
        for (std::size_t row = 0; row < results->size(); row += 5)
            for (std::size_t m = 0; m < kMetricCount; ++m)
                checkMessage(results->reason(row, static_cast<Metric>(m)));
        for (TypeIndex type = 0; type < catalog()->types.size(); type += 9)
            for (const ThroughputRow &row : listThroughput(preset.scenario, *catalog(), type).rows)
                checkMessage(row.reason);
    }
}

TEST_CASE("an interval of checkpoints that is none or the best one says so, not 87,600 h or 0 h")
{
    constexpr std::string_view kKey = "parameter.training.checkpoint_interval_h";
    Scenario scenario = findPreset("bert-large-spot")->scenario;
    for (const auto &[hours, message] :
        {std::pair(0.0, "report.best_checkpoints"), std::pair(87'600.0, "report.no_checkpoints"), std::pair(0.5, "")}) {
        INFO(hours);
        scenario.training.checkpointIntervalH = hours;
        const auto results = evaluated(scenario);
        const Report report = buildReport(*results, answer(*results), {});
        const ReportCell *cell = assumption(report, kKey);
        REQUIRE(cell);
        CHECK(cell->message.id == message);
        CHECK(cell->number.has_value() == (hours == 0.5));
        CHECK(parseFinite(cell->text).value_or(0.5) == hours); // files for machines keep the number
    }
}

TEST_CASE("a run that counts operations assumes no model")
{
    for (const char *preset : {"hpc-fp64", "bert-large-spot"}) {
        INFO(preset);
        const auto results = evaluated(findPreset(preset)->scenario);
        const Report report = buildReport(*results, answer(*results), {});
        const bool hpc = results->scenario().kind == WorkloadKind::hpc;
        CHECK((assumption(report, "parameter.model") == nullptr) == hpc);
        CHECK((assumption(report, "parameter.max_estimate_factor") == nullptr) == hpc);
    }
}

TEST_CASE("the page of the answer says what the window says, and what a year or the run costs beside the baseline")
{
    for (const Preset &preset : bundledPresets()) {
        INFO(preset.id);
        const auto results = evaluated(preset.scenario);
        const Answer found = answer(*results);
        const Report report = buildReport(*results, found, {});
        std::set<std::string> said{"report.risks", "report.changes", "report.by_construction"};
        for (const auto &sentences : {found.sentences, excludedSentences(*results, found)})
            for (const Message &sentence : sentences)
                said.insert(sentence.id);
        if (const auto today = answerToday(*results))
            for (const Message &sentence : today->sentences)
                said.insert(sentence.id);
        std::size_t texts = 0;
        const ReportTable *stakes = nullptr;
        for (const ReportBlock &block : findSection(report, "answer")->blocks) {
            if (const auto *text = std::get_if<ReportText>(&block)) {
                INFO(text->message.id);
                CHECK(said.contains(text->message.id));
                ++texts;
            }
            if (const auto *table = std::get_if<ReportTable>(&block))
                stakes = table;
        }
        CHECK(texts >= found.sentences.size());
        REQUIRE(found.cheapest);
        REQUIRE(stakes);
        const bool service = isFleet(preset.scenario.kind);
        const auto usd = results->value(*found.cheapest, service ? Metric::usdPerHour : Metric::usdTotal);
        CHECK(close(*stakes->rows.front()[1].number, *usd * (service ? 8760 : 1), 1e-12));
        CHECK(stakes->rows.size() == (found.compared ? 2 : 1));
    }
}

TEST_CASE("the comparison of a language model's hosts says what a request waits for, with its range")
{
    const auto results = evaluated(findPreset("llama33-70b-chat")->scenario);
    const Report report = buildReport(*results, answer(*results), {});
    const ReportSection *section = findSection(report, "comparison");
    REQUIRE(section);
    const auto &table = std::get<ReportTable>(section->blocks.front());
    const auto row = std::ranges::find_if(
        table.rows, [](const auto &cells) { return cells.front().message.id == "column.ttft_ms"; });
    REQUIRE(row != table.rows.end());
    for (std::size_t i = 1; i < row->size(); ++i) {
        const auto found = results->find(table.head[i].id);
        REQUIRE(found);
        CHECK((*row)[i].number == results->requestWait(*found).ttftMs);
        CHECK((*row)[i].high == results->requestWait(*found).ttftHighMs);
    }
}

TEST_CASE("a month and a year of the comparison have the range of the hour, and the best of a row that of its cost")
{
    Scenario scenario = findPreset("llama31-8b-chat")->scenario;
    scenario.pinned = {"p5.4xlarge", "g6e.xlarge", "g5.xlarge"};
    const auto results = evaluated(scenario);
    const Report report = buildReport(*results, answer(*results), {});
    const ReportTable *table = tableNamed(report, "comparison");
    REQUIRE(table);
    const auto rowOf = [&](std::string_view id) -> const std::vector<ReportCell> & {
        const auto found
            = std::ranges::find_if(table->rows, [&](const auto &cells) { return cells.front().message.id == id; });
        REQUIRE(found != table->rows.end());
        return *found;
    };
    CHECK(rowOf("metric.fleet_kwh_total").size() == table->head.size()); // of an hour, which "Energy" does not say
    CHECK(rowOf("metric.fleet_kgco2e_total").size() == table->head.size());
    const auto &month = rowOf("report.usd_per_month"), &year = rowOf("report.usd_per_year");
    for (std::size_t i = 1; i < table->head.size(); ++i) {
        const auto row = results->find(table->head[i].id);
        REQUIRE(row);
        const auto range = results->range(*row, Metric::usdPerHour);
        REQUIRE(range);
        REQUIRE((month[i].low && year[i].high));
        CHECK(close(*month[i].low, 730 * range->low, 1e-12));
        CHECK(close(*year[i].high, 8760 * range->high, 1e-12));
        CHECK_FALSE(month[i].best); // g6e.xlarge may as well be the cheapest
        CHECK_FALSE(year[i].best);
    }
}

TEST_CASE("a report has the sections that were asked for, in their order")
{
    const auto results = evaluated(findPreset("layoutlm")->scenario);
    ReportOptions options;
    options.sections = {"scope", "answer", "nothing", "answer"};
    options.title = "Mine";
    const Report report = buildReport(*results, answer(*results), options);
    REQUIRE(report.sections.size() == 2);
    CHECK(report.sections[0].id == "scope");
    CHECK(report.sections[1].id == "answer");
    CHECK(report.title == "Mine");
    CHECK(reportSectionIds().size() == 14);
}

TEST_CASE("the command that a report names gives its numbers: a changed preset is no preset")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    const auto reportOf = [](const Scenario &each) {
        const auto results = evaluated(each);
        return buildReport(*results, answer(*results));
    };
    CHECK(commandIn(reportOf(scenario)) == "wattfare-cli evaluate preset:layoutlm");
    scenario.title = "Mine";
    scenario.viewState = "{}";
    CHECK(commandIn(reportOf(scenario)) == "wattfare-cli evaluate preset:layoutlm"); // no figure depends on them
    scenario.inference.demandPerHour = 5;
    CHECK(commandIn(reportOf(scenario)) == "wattfare-cli evaluate SCENARIO.wattfare");
    scenario.preset.clear();
    CHECK(commandIn(reportOf(scenario)) == "wattfare-cli evaluate SCENARIO.wattfare");
}

TEST_CASE("a bundled title is told apart from a typed one, and has words")
{
    for (const Preset &preset : bundledPresets()) {
        INFO(preset.id);
        const auto results = evaluated(preset.scenario);
        ReportOptions options;
        options.sections = {"scope"};
        const Report report = buildReport(*results, answer(*results), options);
        CHECK(report.title == preset.title);
        CHECK(report.titleWords.id == "preset." + preset.id);
        checkMessage(report.titleWords);
        options.title = "Mine";
        CHECK(buildReport(*results, answer(*results), options).titleWords.id.empty());
        Scenario changed = preset.scenario;
        changed.energy.lifetimeH = 40'000;
        const auto others = evaluated(changed);
        options.title.clear();
        const Report other = buildReport(*others, answer(*others), options);
        CHECK(other.title == preset.title + " (changed)");
        CHECK(other.titleWords.id == "report.title_changed");
        checkMessage(other.titleWords);
        Scenario renamed = preset.scenario;
        renamed.title = "Ours";
        const auto same = evaluated(renamed);
        options.title.clear();
        CHECK(buildReport(*same, answer(*same), options).titleWords.id.empty());
    }
}

TEST_CASE("assumptions that are shares or variations are told as such")
{
    Scenario scenario = findPreset("llama31-8b-chat")->scenario;
    const auto told = [&](const char *key, double scv = 1) {
        scenario.llm.serviceScv = scv;
        const auto results = evaluated(scenario);
        ReportOptions options;
        options.sections = {"assumptions"};
        const Report report = buildReport(*results, answer(*results), options);
        const ReportCell *cell = assumption(report, key);
        REQUIRE(cell);
        return *cell;
    };
    CHECK(told("parameter.llm.utilisation_target").form == NumberForm::exactPercent);
    CHECK(told("parameter.llm.utilisation_target").number == scenario.llm.utilisationTarget);
    CHECK(told("parameter.llm.input_tokens").form == NumberForm::exact);
    CHECK(told("parameter.llm.service_scv").message == Message{"report.service_exponential", {}});
    CHECK(told("parameter.llm.service_scv", 0).message == Message{"report.service_constant", {}});
    CHECK(told("parameter.llm.service_scv", 0.5).message == Message{"report.service_scv", {0.5}});
    CHECK(told("parameter.llm.service_scv", 0.5).text == "0.5"); // files for machines keep the number
}

TEST_CASE("the life of a server is told in years where they are whole")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    const auto told = [&](double hours) {
        scenario.energy.lifetimeH = hours;
        const auto results = evaluated(scenario);
        ReportOptions options;
        options.sections = {"assumptions"};
        return *assumption(buildReport(*results, answer(*results), options), "parameter.energy.lifetime_h");
    };
    CHECK(told(52'560).number == 6.0);
    CHECK(told(52'560).unit == Unit::years);
    CHECK(told(40'000).number == 40'000.0);
    CHECK(told(40'000).unit == Unit::hours);
}

TEST_CASE("the sources of a figure are those of its derivation")
{
    const auto results = evaluated(findPreset("layoutlm")->scenario);
    const auto row = results->find("inf1.2xlarge");
    REQUIRE(row);
    const auto ids = sourcesOf(*results, *row, Metric::usdPerMillion);
    REQUIRE_FALSE(ids.empty());
    CHECK(std::set<std::string>(ids.begin(), ids.end()).size() == ids.size());
    for (const std::string &id : ids)
        CHECK(catalog()->source(id) != kNone);
    for (std::size_t other = 0; other < results->size(); ++other)
        if (!results->value(other, Metric::usdPerMillion)) {
            CHECK(sourcesOf(*results, other, Metric::usdPerMillion).empty());
            break;
        }
}

TEST_CASE("a report without an answer still says why")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.asOf = Date::parse("2010-01-01");
    const auto results = evaluated(scenario);
    const Report report = buildReport(*results, answer(*results));
    REQUIRE(findSection(report, "answer") != nullptr);
    CHECK(findSection(report, "charts") == nullptr);
    checkMessage(std::get<ReportText>(findSection(report, "answer")->blocks.front()).message);
}

TEST_CASE("the charts of every preset are whole")
{
    for (const Preset &preset : bundledPresets()) {
        INFO(preset.id);
        Scenario scenario = preset.scenario;
        scenario.includeEstimates = true;
        const auto results = evaluated(scenario);
        const Answer found = answer(*results);
        REQUIRE(found.cheapest);
        const Candidate best = results->candidate(*found.cheapest);
        checkChart(buildCostCarbonChart(*results, found));
        const auto rows = rankedRows(*results, costMetric(scenario.kind), 10);
        REQUIRE_FALSE(rows.empty());
        checkChart(buildRankingChart(*results, costMetric(scenario.kind), rows.size()));
        checkChart(buildPowerPartsChart(*results, rows));
        checkChart(buildTornadoChart(*results, *found.cheapest, carbonMetric(scenario.kind)));
        checkChart(buildEnergyMethodsChart(*results, *found.cheapest));
        const ChartSpec steps = buildPowerStepsChart(*results, *found.cheapest);
        checkChart(steps);
        const auto &waterfall = std::get<WaterfallChart>(steps.kind);
        double level = 0.0;
        std::vector<double> totals;
        for (const WaterfallStep &step : waterfall.steps) {
            level = step.total ? step.value : level + step.value;
            if (step.total)
                totals.push_back(step.value);
        }
        const auto watts = results->value(*found.cheapest, Metric::wattsPerInstance);
        REQUIRE(watts);
        REQUIRE(totals.size() == 2); // each bundled region has a PUE
        CHECK(totals[0] == Approx(*watts).epsilon(1e-12)); // the figure of the table
        CHECK(totals[1] > totals[0]);
        CHECK(level == totals[1]);
        checkChart(buildPriceHistoryChart(*results, best.type, best.region));
        checkChart(buildRegionsChart(*results, best.type));
        checkChart(buildBreakEvenChart(*results, best.type, best.region, CostAxis::utilisation));
        checkChart(buildBreakEvenChart(*results, best.type, best.region, CostAxis::interruptionRate));
    }
}
