// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/claims.h"
#include "model/decision/cell_sources.h"
#include "model/decision/reproduce.h"
#include "model/decision/run_inputs.h"
#include "model/decision/spot_run.h"
#include "model/decision/start_hours.h"
#include "model/decision/throughput.h"
#include "model/report/build_charts.h"
#include "model/report/build_report.h"
#include "model/report/simulated_fleet.h"
#include "model/report/table_export.h"
#include "model/simulation/named_parameters.h"
#include "tests/model/evaluation/fixture.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// The sentences of the views, as text: every message that the engine makes must have one.
bool hasSentence(const std::string &id)
{
    static const std::string all = [] {
        std::stringstream text;
        for (const auto &file : std::filesystem::directory_iterator(WATTFARE_SOURCE_DIR "/views/text/messages"))
            text << std::ifstream(file.path()).rdbuf();
        return text.str();
    }();
    return all.find("{\"" + id + '"') != std::string::npos;
}

void checkMessage(const Message &message)
{
    if (message.id.empty())
        return;
    INFO(message.id);
    CHECK(hasSentence(message.id));
    for (const std::string &arg : message.args)
        if (arg.starts_with("answer.class.") || arg.starts_with("column.") || arg.starts_with("metric."))
            CHECK(hasSentence(arg));
}

void checkText(const ChartText &text)
{
    checkMessage(text.message);
}

void checkChart(const ChartSpec &spec)
{
    INFO(spec.id);
    checkText(spec.title);
    checkText(spec.caption);
    checkText(spec.empty);
    const auto finite = [](std::optional<double> x) { CHECK((!x || std::isfinite(*x))); };
    if (const auto *scatter = std::get_if<ScatterChart>(&spec.kind)) {
        CHECK_FALSE(scatter->points.empty());
        std::set<std::int64_t> keys;
        for (const ScatterPoint &point : scatter->points) {
            CHECK(keys.insert(point.key).second);
            for (const auto x : {std::optional(point.x), std::optional(point.y), point.xLow, point.xHigh, point.yLow, point.yHigh})
                finite(x);
        }
        for (const std::int64_t key : scatter->front)
            CHECK(keys.contains(key));
    } else if (const auto *bars = std::get_if<BarChart>(&spec.kind)) {
        for (const ChartBar &bar : bars->bars) {
            finite(bar.value);
            CHECK((bar.value || !bar.missingReason.empty()));
            checkText(bar.missingReason);
        }
    } else if (const auto *stacked = std::get_if<StackedBarChart>(&spec.kind)) {
        for (const ChartPart &part : stacked->parts)
            checkText(part.name);
        for (const StackedBar &bar : stacked->bars) {
            REQUIRE(bar.parts.size() == stacked->parts.size());
            for (const auto &part : bar.parts) {
                finite(part);
                CHECK((!part || *part >= 0));
            }
        }
    } else if (const auto *lines = std::get_if<LineChart>(&spec.kind)) {
        for (const LineSeries &line : lines->lines) {
            checkText(line.name);
            CHECK(line.x.size() == line.y.size());
            CHECK(std::is_sorted(line.x.begin(), line.x.end()));
        }
        for (const MarkPoint &point : lines->points)
            checkText(point.label);
        for (const MarkLine &mark : lines->vertical)
            checkText(mark.label);
    } else if (const auto *tornado = std::get_if<TornadoChart>(&spec.kind)) {
        CHECK_FALSE(tornado->bars.empty());
        for (const auto &bar : tornado->bars)
            checkText(bar.label);
    } else if (const auto *waterfall = std::get_if<WaterfallChart>(&spec.kind)) {
        CHECK(waterfall->steps.size() >= 3);
        double level = waterfall->steps.front().value;
        for (std::size_t i = 1; i + 1 < waterfall->steps.size(); ++i)
            level += waterfall->steps[i].value;
        CHECK(close(level, waterfall->steps.back().value, 1e-9));
        for (const auto &step : waterfall->steps)
            checkText(step.label);
    } else if (const auto *map = std::get_if<HeatMapChart>(&spec.kind)) {
        CHECK(map->cells.size() == map->rows.size() * map->columns.size());
        for (const auto &column : map->columns)
            checkText(column.title);
    }
}

void checkDerivation(const Derivation &node)
{
    for (const Message &note : node.notes)
        checkMessage(note);
    for (const RejectedAlternative &other : node.rejected)
        checkMessage(other.reason);
    if (!node.id.empty()) {
        INFO(node.id);
        CHECK((hasSentence("quantity." + node.id) || hasSentence("metric." + node.id) || hasSentence("column." + node.id)));
    }
    for (const Derivation &child : node.children)
        checkDerivation(child);
}

void checkReport(const Report &report)
{
    checkMessage(report.question);
    for (const ReportSection &section : report.sections) {
        INFO(section.id);
        checkMessage(section.title);
        CHECK_FALSE(section.blocks.empty());
        for (const ReportBlock &block : section.blocks) {
            if (const auto *words = std::get_if<ReportText>(&block)) {
                checkMessage(words->message);
            } else if (const auto *table = std::get_if<ReportTable>(&block)) {
                checkMessage(table->title);
                CHECK_FALSE(table->rows.empty());
                for (const auto &head : table->head)
                    checkMessage(head.title);
                for (const auto &row : table->rows) {
                    REQUIRE(row.size() == table->head.size());
                    for (const ReportCell &cell : row) {
                        CHECK((!cell.number || std::isfinite(*cell.number)));
                        checkMessage(cell.message);
                        checkMessage(cell.reason);
                    }
                }
                for (const Message &note : table->notes)
                    checkMessage(note);
            } else if (const auto *chart = std::get_if<ReportChart>(&block)) {
                checkChart(chart->chart);
            } else if (const auto *derivation = std::get_if<ReportDerivation>(&block)) {
                checkMessage(derivation->title);
                checkDerivation(derivation->derivation);
            } else if (const auto *values = std::get_if<ReportKeyValues>(&block)) {
                for (const auto &[title, cell] : values->rows) {
                    checkMessage(title);
                    CHECK((cell.number || !cell.text.empty() || !cell.message.id.empty() || !cell.reason.id.empty()));
                }
            } else if (const auto *formula = std::get_if<ReportFormula>(&block)) {
                checkMessage(formula->meaning);
            } else if (const auto *sources = std::get_if<ReportSources>(&block)) {
                CHECK_FALSE(sources->sources.empty());
                for (const Source &source : sources->sources)
                    CHECK_FALSE(source.title.empty());
            }
        }
    }
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
        for (const char *id : {"answer", "assumptions", "ranking", "comparison", "charts", "explain", "method", "sources", "scope", "reproducibility"}) {
            INFO(id);
            CHECK(findSection(report, id) != nullptr);
        }
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
    CHECK(reportSectionIds().size() == 13);
}

TEST_CASE("a run on spot is simulated in the report, as its closed form and its seed say")
{
    const auto results = evaluated(findPreset("bert-large-spot")->scenario);
    const Answer found = answer(*results);
    ReportOptions options;
    options.seed = 7;
    options.trajectories = 4000;
    const Report report = buildReport(*results, found, options);
    const ReportSection *section = findSection(report, "simulation");
    REQUIRE(section);
    REQUIRE(report.seed == 7U);
    // The cheapest candidate of the preset is a run on spot: the section is about it.
    REQUIRE(found.cheapest);
    const auto run = spotRunOf(*results, *found.cheapest);
    REQUIRE(run);
    const auto form = checkpointClosedForm(*run);
    REQUIRE(form);
    CHECK(close(form->expectedHours, *results->value(*found.cheapest, Metric::hours), 1e-12));
    CHECK(close(*form->expectedUsd, *results->value(*found.cheapest, Metric::usdTotal), 1e-9));
    RunOptions same;
    same.seed = 7;
    same.n = 4000;
    const auto simulated = simulateCheckpoint(*run, same);
    REQUIRE(simulated);
    const ReportTable *spread = nullptr;
    std::optional<double> chance;
    for (const ReportBlock &block : section->blocks) {
        if (const auto *table = std::get_if<ReportTable>(&block))
            spread = table;
        if (const auto *values = std::get_if<ReportKeyValues>(&block))
            for (const auto &[title, cell] : values->rows)
                if (title.id == "report.deadline_chance")
                    chance = cell.number;
    }
    REQUIRE(spread);
    CHECK(chance == simulated->metDeadline->estimate);
    const auto columnOf = [&](std::string_view id) {
        return static_cast<std::size_t>(std::find_if(spread->head.begin(), spread->head.end(), [&](const auto &head) { return head.id == id; })
                                        - spread->head.begin());
    };
    bool hours = false;
    for (const auto &row : spread->rows)
        if (row[0].message.id == "sim.quantity.hours" && !hours) {
            hours = true;
            CHECK(row[columnOf("mean")].number == simulated->hours.mean);
            CHECK(row[columnOf("p95")].number == simulated->hours.p95->value);
            CHECK(row[columnOf("closed_form")].number == simulated->closedForm->expectedHours);
        }
    CHECK(hours);
    options.trajectories = 0;
    const Report without = buildReport(*results, found, options);
    CHECK(findSection(without, "simulation") == nullptr);
    CHECK_FALSE(without.seed);
    // Nothing of it where nothing is bought on spot.
    const auto plain = evaluated(findPreset("layoutlm")->scenario);
    CHECK(findSection(buildReport(*plain, answer(*plain)), "simulation") == nullptr);
    CHECK_FALSE(buildReport(*plain, answer(*plain)).seed);
    for (std::size_t row = 0; row < plain->size(); row += 7)
        CHECK_FALSE(spotRunOf(*plain, row));
}

TEST_CASE("a run that is interrupted often shows how its end is spread")
{
    Scenario scenario = findPreset("bert-large-spot")->scenario;
    scenario.interruptionPerMonth = 0.99; // 16 instances: one loss in about 10 hours
    const auto results = evaluated(scenario);
    const Report report = buildReport(*results, answer(*results));
    const ReportSection *section = findSection(report, "simulation");
    REQUIRE(section);
    const ChartSpec *chart = nullptr;
    for (const ReportBlock &block : section->blocks)
        if (const auto *drawn = std::get_if<ReportChart>(&block); drawn && drawn->chart.id == "run_time")
            chart = &drawn->chart;
    REQUIRE(chart);
    const auto &histogram = std::get<HistogramChart>(chart->kind);
    REQUIRE(histogram.series.size() == 1);
    double sum = 0;
    for (const double share : histogram.series[0].counts)
        sum += share;
    CHECK(sum > 0.99);
    CHECK(sum < 1.0 + 1e-9);
    CHECK(histogram.marks.size() >= 2); // median, P95 and, unless far away, the deadline
    checkReport(report);
}

namespace {

const ReportTable *tableNamed(const Report &report, std::string_view id)
{
    for (const ReportTable *each : tablesOf(report))
        if (each->id == id)
            return each;
    return nullptr;
}

std::string commandIn(const Report &report)
{
    for (const ReportBlock &block : findSection(report, "reproducibility")->blocks)
        if (const auto *values = std::get_if<ReportKeyValues>(&block))
            for (const auto &[title, cell] : values->rows)
                if (title.id == "report.command")
                    return cell.text;
    return {};
}

} // namespace

TEST_CASE("the Pareto front stands as rows, the cheapest first, measured by it")
{
    std::size_t longest = 0;
    for (const Preset &preset : bundledPresets()) {
        INFO(preset.id);
        const auto results = evaluated(preset.scenario);
        const Answer found = answer(*results);
        const Report report = buildReport(*results, found);
        const ReportTable *table = tableNamed(report, "front");
        REQUIRE(table);
        REQUIRE(table->rows.size() == found.front.size());
        longest = std::max(longest, table->rows.size());
        for (std::size_t r = 0; r < found.front.size(); ++r) {
            CHECK(table->rows[r][0].text == results->snapshot().types[results->candidate(found.front[r]).type].name);
            for (std::size_t c = 0; c < table->head.size(); ++c)
                if (const auto metric = parseMetric(table->head[c].id)) {
                    CHECK(table->rows[r][c].number == results->value(found.front[r], *metric));
                    if (*metric == costMetric(preset.scenario.kind))
                        CHECK(table->rows[r][c].ratio.has_value() == (r > 0));
                    if (*metric == costMetric(preset.scenario.kind) && r > 0)
                        CHECK(*table->rows[r][c].ratio == *table->rows[r][c].number / *table->rows[0][c].number);
                }
        }
        // The ranking leads: files of one table are of it.
        CHECK(std::get<ReportTable>(findSection(report, "ranking")->blocks.front()).id == "ranking");
    }
    CHECK(longest > 1);
}

TEST_CASE("the hours at which the grid is clean are in the report where the grid has a profile, with their source")
{
    for (const char *preset : {"layoutlm", "bert-large"}) {
        const auto results = evaluated(findPreset(preset)->scenario);
        const Answer found = answer(*results);
        const auto hours = startHours(*results, *found.cheapest, std::nullopt);
        REQUIRE(hours);
        const Report report = buildReport(*results, found);
        const ChartSpec *chart = nullptr;
        for (const ReportBlock &block : findSection(report, "charts")->blocks)
            if (const auto *drawn = std::get_if<ReportChart>(&block); drawn && drawn->chart.id == "hourly_carbon")
                chart = &drawn->chart;
        REQUIRE(chart);
        const auto &hourly = std::get<HourlyChart>(chart->kind);
        REQUIRE(hourly.values.size() == 24);
        for (std::size_t h = 0; h < 24; ++h)
            CHECK(close(hourly.values[h], hours->choice.gramsByStart[h] / 1000, 1e-12));
        REQUIRE(hours->shape.source != kNone);
        bool listed = false;
        for (const ReportBlock &block : findSection(report, "sources")->blocks)
            if (const auto *sources = std::get_if<ReportSources>(&block))
                for (const Source &source : sources->sources)
                    listed = listed || source.id == results->snapshot().sources[hours->shape.source].id;
        CHECK(listed);
    }
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

TEST_CASE("claims on training a model do not touch the serving of it")
{
    const auto serving = evaluated(findPreset("bert-latency")->scenario);
    CHECK(findSection(buildReport(*serving, answer(*serving)), "claims") == nullptr);
    const auto training = evaluated(findPreset("bert-large-spot")->scenario);
    CHECK(findSection(buildReport(*training, answer(*training)), "claims") != nullptr);
}

TEST_CASE("break-even stands in numbers beside its chart")
{
    const auto results = evaluated(findPreset("bert-large-spot")->scenario);
    const Answer found = answer(*results);
    const Report report = buildReport(*results, found);
    const ReportTable *table = nullptr;
    for (const ReportTable *each : tablesOf(report))
        if (each->id == "break_even")
            table = each;
    REQUIRE(table);
    const Candidate best = results->candidate(*found.cheapest);
    const auto pairs = purchaseBreakEvens(*results, best.type, best.region, CostAxis::utilisation);
    REQUIRE(table->rows.size() == pairs.pairs.size());
    bool any = false;
    for (std::size_t r = 0; r < pairs.pairs.size(); ++r) {
        CHECK(table->rows[r][0].text == pairs.options[pairs.pairs[r].a].id);
        CHECK(table->rows[r][2].number == pairs.pairs[r].at);
        CHECK((table->rows[r][2].number || !table->rows[r][2].reason.id.empty()));
        any = any || pairs.pairs[r].at;
    }
    CHECK(any);
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
        checkChart(buildRankingChart(*results, costMetric(scenario.kind), rows));
        checkChart(buildPowerPartsChart(*results, rows));
        checkChart(buildTornadoChart(*results, *found.cheapest, carbonMetric(scenario.kind)));
        checkChart(buildEnergyMethodsChart(*results, *found.cheapest));
        checkChart(buildPriceHistoryChart(*results, best.type, best.region));
        checkChart(buildRegionsChart(*results, best.type));
        checkChart(buildBreakEvenChart(*results, best.type, best.region, CostAxis::utilisation));
        checkChart(buildBreakEvenChart(*results, best.type, best.region, CostAxis::interruptionRate));
    }
}

TEST_CASE("a commitment breaks even with on-demand at the ratio of their prices")
{
    Scenario scenario;
    scenario.model = "resnet50-v1.5";
    REQUIRE(setParameter(scenario, "purchase", "on-demand,reserved_standard-1y-no_upfront"));
    const auto results = evaluated(scenario);
    const Candidate c = results->candidate(*results->find("g4dn.xlarge"));
    const auto found = purchaseBreakEvens(*results, c.type, c.region, CostAxis::utilisation);
    REQUIRE(found.options.size() >= 2);
    const double ratio = value(*results, "g4dn.xlarge@us-east-1/reserved_standard-1y-no_upfront", Metric::priceUsdPerHour)
        / value(*results, "g4dn.xlarge@us-east-1/on-demand", Metric::priceUsdPerHour);
    bool seen = false;
    for (const BreakEven &pair : found.pairs)
        if (found.options[pair.a].id == "on-demand" && found.options[pair.b].id == "reserved_standard-1y-no_upfront") {
            REQUIRE(pair.at);
            CHECK(close(*pair.at, ratio, 1e-6));
            seen = true;
        }
    CHECK(seen);
}

TEST_CASE("every claim and its reasons have sentences")
{
    const auto claims = recomputeClaims(catalog());
    REQUIRE(claims);
    for (const ClaimResult &claim : *claims) {
        checkMessage(claim.statement);
        checkMessage(claim.why);
        checkMessage({"verdict." + std::string(verdictId(claim.verdict)), {}});
        for (const IndependentResult &other : claim.independent)
            checkMessage(other.basis);
    }
}

TEST_CASE("figures that a scenario carries win over the catalogue")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    const double before = value(*evaluated(scenario), "inf1.2xlarge", Metric::wattsPerInstance);
    scenario.figures = {{"accelerator", "aws-inferentia", "full_load_w", 25, 20, 30, "user", ""}};
    const auto results = evaluated(scenario);
    CHECK(close(value(*results, "inf1.2xlarge", Metric::wattsPerInstance), before + 10 * 1.1, 1e-9));
    CHECK(catalog()->figures.value(catalog()->figures.preferred(SubjectKind::accelerator, catalog()->accelerator("aws-inferentia"),
                                                                catalog()->figures.quantity("full_load_w")))
          == 15);
    CHECK(evaluated(scenario)->snapshotPtr() == results->snapshotPtr()); // copied once
    // It travels: saved, read and evaluated again it gives the same.
    const auto read = parseScenario(writeScenario(withReproduction(*results)), "f");
    REQUIRE(read);
    CHECK(close(value(*evaluated(*read), "inf1.2xlarge", Metric::wattsPerInstance), before + 11, 1e-9));
}

TEST_CASE("a scenario opened on another catalogue names the inputs that differ")
{
    const auto results = evaluated(findPreset("bert-large")->scenario);
    Scenario saved = withReproduction(*results);
    CHECK(saved.catalogVersion == catalog()->identity.version);
    REQUIRE_FALSE(saved.inputs.empty());
    CHECK_FALSE(compareCatalog(saved, catalog()).otherCatalog);
    CHECK(compareCatalog(saved, catalog()).differences.empty());
    CHECK(compareCatalog(findPreset("bert-large")->scenario, catalog()).messages.empty());

    saved.catalogVersion = "2020.1.1";
    saved.catalogHash = "other";
    saved.inputs[0].value *= 2;
    saved.inputs.push_back({"price:nothing@nowhere:x:y", 1, "USD/h"});
    const CatalogComparison comparison = compareCatalog(saved, catalog());
    CHECK(comparison.otherCatalog);
    REQUIRE(comparison.differences.size() == 2);
    CHECK(comparison.differences[0].here);
    CHECK_FALSE(comparison.differences[1].here);
    for (const Message &message : comparison.messages)
        checkMessage(message);
}

namespace {

// The command of a report, read back as the command line reads it.
FleetParams fleetOfCommand(const std::string &command, RunOptions &options)
{
    FleetParams params;
    std::istringstream words(command);
    for (std::string word; words >> word;) {
        const auto equals = word.find('=');
        if (word == "--seed")
            words >> options.seed;
        else if (word == "--trajectories")
            words >> options.n;
        else if (equals != std::string::npos)
            REQUIRE(setNamed(params, word.substr(0, equals), word.substr(equals + 1)));
    }
    return params;
}

} // namespace

TEST_CASE("a fleet on spot is simulated in the report as the window and the command line do")
{
    for (const char *preset : {"resnet50-images", "llama3-8b-chat"}) {
        INFO(preset);
        Scenario scenario = findPreset(preset)->scenario;
        PurchaseOption spot;
        spot.kind = PurchaseKind::spot;
        scenario.purchase = {spot};
        scenario.interruptionPerMonth.reset();
        scenario.includeStale = true; // the bands of the catalogue are older than its prices
        const auto results = evaluated(scenario);
        const Answer found = answer(*results);
        ReportOptions options;
        options.seed = 7;
        options.trajectories = 3000;
        const Report report = buildReport(*results, found, options);
        const ReportSection *section = findSection(report, "simulation");
        REQUIRE(section);
        CHECK(report.seed == 7U);
        CHECK(section->title.id == "report.section.simulated_fleet");
        checkReport(report);
        REQUIRE(found.cheapest);
        const auto fleet = spotFleetOf(*results, *found.cheapest);
        REQUIRE(fleet);
        CHECK(fleet->pools.size() >= 1);
        const auto row = results->candidate(*found.cheapest);
        CHECK(fleet->pools.front().instanceType == results->snapshot().types[row.type].name);
        // What the window starts from: the fleet around the selected candidate.
        const RunInputs inputs = runInputs(*results, row.type, row.region);
        const FleetParams window = fleetParams(*results, inputs, defaultFleetPools(*results, inputs));
        CHECK(namedParameters(window).size() == namedParameters(*fleet).size());
        for (std::size_t i = 0; i < namedParameters(window).size(); ++i)
            CHECK(namedParameters(window)[i].value == namedParameters(*fleet)[i].value);

        const ReportTable *spread = nullptr;
        std::vector<std::string> charts, commands;
        for (const ReportBlock &block : section->blocks) {
            if (const auto *table = std::get_if<ReportTable>(&block))
                spread = table;
            if (const auto *chart = std::get_if<ReportChart>(&block))
                charts.push_back(chart->chart.id);
            if (const auto *values = std::get_if<ReportKeyValues>(&block))
                for (const auto &[title, cell] : values->rows)
                    if (title.id == "report.command_of")
                        commands.push_back(cell.text);
        }
        // At the band's rate hardly anything happens: what would be one bar and a flat line is left out.
        REQUIRE(charts.size() >= 2);
        CHECK(std::vector<std::string>(charts.end() - 2, charts.end())
              == std::vector<std::string>{"fleet_cost_measured", "fleet_capacity_measured"});
        for (const FleetPool &pool : fleet->pools) {
            std::string units;
            appendNumber(units, pool.unitsPerInstance);
            INFO(units);
            CHECK(units.size() <= 5); // two digits, not 1.7000000000000002
        }
        REQUIRE(spread);
        REQUIRE(commands.size() == 2);
        const auto columnOf = [&](std::string_view id) {
            return static_cast<std::size_t>(std::find_if(spread->head.begin(), spread->head.end(), [&](const auto &head) { return head.id == id; })
                                            - spread->head.begin());
        };
        // Each command gives the figures of its rows, digit for digit.
        for (std::size_t i = 0; i < commands.size(); ++i) {
            INFO(commands[i]);
            RunOptions run;
            const FleetParams params = fleetOfCommand(commands[i], run);
            CHECK(run.seed == 7);
            CHECK(run.n == (i == 0 ? 3000 : 1000));
            const auto simulated = simulateFleet(params, run);
            REQUIRE(simulated);
            std::size_t compared = 0;
            const auto compare = [&](const char *quantity, const Summary &s) {
                std::size_t nth = 0;
                for (const auto &line : spread->rows) {
                    if (line[0].message.id != quantity || nth++ != i)
                        continue;
                    CHECK(line[columnOf("mean")].number == s.mean);
                    CHECK(line[columnOf("p95")].number == s.p95->value);
                    ++compared;
                }
            };
            compare("sim.quantity.usd", simulated->usd);
            compare("sim.quantity.unit_hours", simulated->unitHours);
            compare("sim.quantity.below_target", simulated->belowTargetShare);
            compare("sim.quantity.losses", simulated->losses);
            CHECK(compared == 4);
        }
        // A rate of the scenario's own: nothing measured stands beside it.
        scenario.hazardPerHour = 0.5;
        const auto own = evaluated(scenario);
        const Report typed = buildReport(*own, answer(*own), options);
        const ReportSection *alone = findSection(typed, "simulation");
        REQUIRE(alone);
        std::size_t tables = 0, drawn = 0;
        for (const ReportBlock &block : alone->blocks)
            drawn += std::holds_alternative<ReportChart>(block) ? 1U : 0U;
        CHECK(drawn == 2);
        for (const ReportBlock &block : alone->blocks)
            if (const auto *table = std::get_if<ReportTable>(&block)) {
                ++tables;
                CHECK(table->keyColumns == 1);
            }
        CHECK(tables == 1);
        options.trajectories = 0;
        CHECK(findSection(buildReport(*results, found, options), "simulation") == nullptr);
    }
    const auto plain = evaluated(findPreset("layoutlm")->scenario);
    for (std::size_t row = 0; row < plain->size(); row += 7)
        CHECK_FALSE(spotFleetOf(*plain, row));
}
