// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What a report says of its own data, and of candidates that do not count.
#include "model/charts/build_charts.h"
#include "model/evaluation/answer.h"
#include "model/report/build_report.h"
#include "model/report/report_tables.h"
#include "tests/model/evaluation/fixture.h"

#include <algorithm>
#include <set>

using namespace wattfare;
using namespace wattfare::test;

namespace {

Report reportOf(const Scenario &scenario)
{
    const auto results = evaluated(scenario);
    ReportOptions options;
    options.trajectories = 1000;
    return buildReport(*results, answer(*results), options);
}

std::vector<Message> bulletsOf(const Report &report)
{
    std::vector<Message> said;
    if (const ReportSection *section = findSection(report, "quality"))
        for (const ReportBlock &block : section->blocks)
            said.push_back(std::get<ReportText>(block).message);
    return said;
}

const ReportTable *tableNamed(const Report &report, std::string_view id)
{
    for (const ReportTable *table : tablesOf(report))
        if (table->id == id)
            return table;
    return nullptr;
}

const ChartSpec *chartNamed(const Report &report, std::string_view id)
{
    for (const ReportSection &section : report.sections)
        for (const ReportBlock &block : section.blocks)
            if (const auto *chart = std::get_if<ReportChart>(&block); chart && chart->chart.id == id)
                return &chart->chart;
    return nullptr;
}

} // namespace

TEST_CASE("a report names the contradictions and wide ranges that its candidates rest on")
{
    const Report report = reportOf(findPreset("layoutlm")->scenario);
    bool idle = false, inferentia = false;
    for (const Message &message : bulletsOf(report)) {
        if (message.id == "quality.contradiction" && message.args[0] == "Tesla T4" && message.args[1] == "idle_w") {
            idle = true;
            CHECK(message.args[2] == "4");
        }
        inferentia = inferentia
            || (message.id == "quality.wide_range" && message.args[0] == "Inferentia" && message.args[3] == "44");
        // Of what the report speaks of, not of the whole catalogue.
        if (message.id.starts_with("quality."))
            CHECK((message.args[0] == "Tesla T4" || message.args[0] == "Inferentia" || message.args[0] == "us-east-1"
                || message.args[0] == "inf1.2xlarge" || message.args[0] == "g4dn.2xlarge"
                || message.args[0].text().find("platform") != std::string::npos));
    }
    CHECK(idle);
    CHECK(inferentia);
}

TEST_CASE("a price too old to count is named where the report shows its candidate")
{
    Scenario scenario = findPreset("bert-latency")->scenario;
    const auto results = evaluated(scenario);
    std::optional<std::size_t> stale;
    for (std::size_t row = 0; row < results->size() && !stale; ++row)
        if (results->stale(row) && results->value(row, Metric::usdPerMillion))
            stale = row;
    REQUIRE(stale);
    ReportOptions options;
    options.pinned = {results->candidate(*stale)};
    bool said = false;
    for (const Message &message : bulletsOf(buildReport(*results, answer(*results), options)))
        said = said
            || (message.id == "report.quality_stale_price" && message.args[2] == results->priceDate(*stale)->iso());
    CHECK(said);
}

TEST_CASE("nothing is said twice of the quality of the data")
{
    for (const Preset &preset : bundledPresets()) {
        INFO(preset.id);
        const auto said = bulletsOf(reportOf(preset.scenario));
        CHECK(said.size() > 4);
        bool found = false;
        for (auto one = said.begin(); one != said.end(); ++one) {
            INFO(one->id);
            CHECK(std::find(std::next(one), said.end(), *one) == said.end());
            found = found || one->id == "quality.contradiction" || one->id == "quality.wide_range";
        }
        CHECK(found);
    }
}

TEST_CASE("a report without an answer names who is near and why nobody counts")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.typeFilter.clear();
    REQUIRE(setParameter(scenario, "inference.latency_limit_ms", "0.01"));
    const Report report = reportOf(scenario);
    const ReportTable *nearest = tableNamed(report, "left_out");
    REQUIRE(nearest);
    const auto results = evaluated(scenario);
    std::size_t near = 0; // with a cost, and nothing but the latency against them
    for (std::size_t row = 0; row < results->size(); ++row)
        near += results->value(row, costMetric(scenario.kind)) ? 1U : 0U;
    REQUIRE(near > 3);
    CHECK(nearest->rows.size() == std::min<std::size_t>(near, 12));
    for (const auto &row : nearest->rows) {
        CHECK_FALSE(row[0].text.empty());
        CHECK(row[1].message == Message{"report.left_out", {"latency_unknown"}});
        CHECK((row[2].number || row[2].reason.id == "throughput.latency_unknown"));
    }
    // Side by side nothing is best, and the first row says why.
    const ReportTable *comparison = tableNamed(report, "comparison");
    REQUIRE(comparison);
    CHECK(comparison->rows.front()[0].message.id == "report.counts");
    CHECK(comparison->rows.front()[1].message == Message{"report.left_out", {"latency_unknown"}});
    for (const auto &row : comparison->rows)
        for (const ReportCell &cell : row)
            CHECK_FALSE(cell.best);
    // Where all count there is nothing to say.
    const Report usual = reportOf(findPreset("layoutlm")->scenario);
    CHECK(tableNamed(usual, "left_out") == nullptr);
    CHECK(tableNamed(usual, "comparison")->rows.front()[0].message.id != "report.counts");
}

TEST_CASE("the columns of the ranking are the same with and without an answer")
{
    const auto columns = [](const Report &report) {
        const auto table = exportTable(
            *mainTable(report), [](const Message &m) { return m.id; }, Reader::machine);
        std::vector<std::string> ids;
        for (std::size_t c = 0; c < table->columnCount(); ++c)
            ids.push_back(table->column(c).id);
        return ids;
    };
    Scenario scenario = findPreset("layoutlm")->scenario;
    const auto usual = columns(reportOf(scenario));
    REQUIRE(setParameter(scenario, "inference.latency_limit_ms", "0.01"));
    CHECK(columns(reportOf(scenario)) == usual);
}

TEST_CASE("claims stand as they were published, each with what is independent of it")
{
    const Report layoutlm = reportOf(findPreset("layoutlm")->scenario);
    const ReportTable *claims = tableNamed(layoutlm, "claims");
    REQUIRE(claims);
    std::set<std::string> firsts;
    for (const auto &row : claims->rows) {
        CHECK(row[1].form == NumberForm::exact);
        CHECK(firsts.insert(row[0].message.id + (row[0].message.args.empty() ? "" : row[0].message.args[0].text()))
                  .second); // no sentence twice
        CHECK((row[4].number || !row[4].message.id.empty() || !row[4].reason.id.empty())); // no dash without a reason
    }
    CHECK(std::count_if(claims->notes.begin(), claims->notes.end(), [](const Message &m) {
        return m.id == "claim.none_independent";
    }) == 1);
    const Report bert = reportOf(findPreset("bert-large")->scenario);
    const ReportTable *independent = tableNamed(bert, "claims");
    REQUIRE(independent);
    REQUIRE_FALSE(independent->attached.empty());
    for (std::size_t r = 0; r < independent->rows.size(); ++r) {
        const bool attached
            = std::find(independent->attached.begin(), independent->attached.end(), r) != independent->attached.end();
        CHECK(attached == (independent->rows[r][3].message.id == "report.independent"));
    }
}

TEST_CASE("a break-even with a price of another year says of which", "[break-even]")
{
    Scenario scenario = findPreset("llama33-70b-chat")->scenario;
    scenario.typeFilter = {"p4de.24xlarge"};
    const Report report = reportOf(scenario); // prices of 2026, the reserved instance of 2023
    const ReportTable *pairs = tableNamed(report, "break_even");
    REQUIRE(pairs);
    const auto older = std::find_if(
        pairs->notes.begin(), pairs->notes.end(), [](const Message &note) { return note.id == "report.older_option"; });
    REQUIRE(older != pairs->notes.end());
    const ChartSpec *lines = chartNamed(report, "break_even_utilisation");
    REQUIRE(lines);
    CHECK(lines->caption.message.id == "chart.caption_older_option");
    CHECK(lines->caption.message.args[2] == older->args[0]);
    CHECK(lines->caption.message.args[3] == older->args[1]);
}

TEST_CASE("power by part has a bar a type, and a break-even chart where a line of it is not level")
{
    for (const Preset &preset : bundledPresets()) {
        INFO(preset.id);
        const Report report = reportOf(preset.scenario);
        const ChartSpec *parts = chartNamed(report, "power_parts");
        REQUIRE(parts);
        std::set<std::string> bars;
        for (const StackedBar &bar : std::get<StackedBarChart>(parts->kind).bars) {
            CHECK(bars.insert(bar.label.literal).second);
            CHECK(bar.label.literal.find(' ') == std::string::npos); // a type, no region
        }
        const ReportTable *pairs = tableNamed(report, "break_even");
        if (const ChartSpec *lines = chartNamed(report, "break_even_utilisation")) {
            CHECK(pairs);
            const auto &drawn = std::get<LineChart>(lines->kind).lines;
            CHECK(std::any_of(
                drawn.begin(), drawn.end(), [](const LineSeries &line) { return line.y.front() != line.y.back(); }));
        } else if (pairs) { // says instead that no commitment has a price
            CHECK(pairs->notes.front().id == "chart.caption_no_commitment");
        }
    }
    const Report spot = reportOf(findPreset("bert-large-spot")->scenario);
    const ChartSpec *rates = chartNamed(spot, "break_even_interruptions");
    REQUIRE(rates);
    // The axis ends where the options are, not where a run that never ends would be.
    const auto &chart = std::get<LineChart>(rates->kind);
    REQUIRE(chart.y.max);
    double dearest = 0;
    for (const LineSeries &line : chart.lines)
        dearest = std::max(dearest, line.y.front());
    CHECK(*chart.y.max <= 3 * dearest);
}

TEST_CASE("the report has the maps of what the work costs in each region and of how clean its electricity is")
{
    for (const char *preset : {"layoutlm", "bert-large-spot"}) {
        INFO(preset);
        const auto results = evaluated(findPreset(preset)->scenario);
        const Answer found = answer(*results);
        const Report report = buildReport(*results, found);
        const Candidate best = results->candidate(*found.cheapest);
        const ChartSpec *costs = chartNamed(report, "region_map"), *grids = chartNamed(report, "region_intensity");
        REQUIRE(costs);
        REQUIRE(grids);
        CHECK(costs->title.message.id == "chart.map_answer");
        CHECK(grids->title.message.id == "chart.map_intensity");
        const std::string &code = results->snapshot().regions[best.region].code;
        bool there = false;
        for (const MapPlace &place : std::get<MapChart>(costs->kind).places)
            if (place.label.literal == code) {
                there = true;
                REQUIRE(place.value);
                CHECK(*place.value
                    == *results->value(*found.cheapest, costMetric(results->scenario().kind))); // as the answer says
            }
        CHECK(there);
    }
}

TEST_CASE("the chart of cost and carbon names what the answer compares with, and says what is pale")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.typeFilter.clear();
    scenario.includeEstimates = false;
    const auto results = evaluated(scenario);
    const Answer found = answer(*results);
    REQUIRE(found.compared);
    const ChartSpec spec = buildCostCarbonChart(*results, found);
    const auto &chart = std::get<ScatterChart>(spec.kind);
    REQUIRE(chart.named.size() == 1);
    const auto point = std::find_if(
        chart.points.begin(), chart.points.end(), [&](const ScatterPoint &p) { return p.key == chart.named.front(); });
    REQUIRE(point != chart.points.end());
    CHECK(point->label == "g4dn.2xlarge");
    CHECK(std::any_of(chart.points.begin(), chart.points.end(), [](const ScatterPoint &p) { return p.dimmed; }));
    CHECK(spec.caption.message.id == "chart.caption_pale");
}

TEST_CASE("a simulated run draws its distribution, also where few runs are interrupted")
{
    const auto results = evaluated(findPreset("bert-large-spot")->scenario);
    ReportOptions options;
    options.trajectories = 20'000;
    const Report report = buildReport(*results, answer(*results), options);
    const ChartSpec *chart = chartNamed(report, "run_time");
    REQUIRE(chart);
    const auto &histogram = std::get<HistogramChart>(chart->kind);
    REQUIRE_FALSE(histogram.series.empty());
    CHECK(histogram.series.front().counts.size() > 1);
    bool said = false;
    for (const ReportBlock &block : findSection(report, "simulation")->blocks)
        if (const auto *text = std::get_if<ReportText>(&block))
            said = said || text->message.id == "report.simulation_seldom";
    CHECK(said);
}

TEST_CASE("a report says where the sections of the methods stand that it cites, and of no others")
{
    const auto results = evaluated(findPreset("layoutlm")->scenario);
    const Answer found = answer(*results);
    ReportOptions options;
    options.trajectories = 0;
    options.methods = {{"simulation 2.1", "Instances from throughput", "methods-sizing-and-cost", "Sizing and cost"},
        {"simulation 8", "Container tasks on instances", "methods-placement", "Placement"},
        {"energy 4", "Operational emissions", "methods-carbon", "Carbon and water"},
        {"energy 2", "Component method", "methods-energy", "Power and energy"}};
    const Report report = buildReport(*results, found, options);
    const ReportTable *table = tableNamed(report, kMethodSectionsTable);
    REQUIRE(table);
    std::vector<std::string> ids;
    for (const std::vector<ReportCell> &row : table->rows) {
        REQUIRE(row.size() == 3);
        ids.push_back(row[0].text);
    }
    CHECK(ids == std::vector<std::string>{"simulation 2.1", "energy 4", "energy 2"}); // in the order of the help
    CHECK(table->rows[1][1].text == "Operational emissions");
    CHECK(table->rows[1][2].text == "Carbon and water");
    const ReportSection *method = findSection(report, "method");
    REQUIRE(method);
    CHECK(std::get_if<ReportTable>(&method->blocks.back()) == table);
    options.methods.clear();
    CHECK_FALSE(tableNamed(buildReport(*results, found, options), kMethodSectionsTable));
}
