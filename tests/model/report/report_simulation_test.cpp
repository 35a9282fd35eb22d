// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/simulation_inputs.h"
#include "model/evaluation/spot_run.h"
#include "model/report/build_report.h"
#include "model/report/table_export.h"
#include "model/simulation/parameters/named_parameters.h"
#include "tests/model/evaluation/fixture.h"
#include "tests/model/report/report_checks.h"

#include <algorithm>
#include <sstream>

using namespace wattfare;
using namespace wattfare::test;

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
        return static_cast<std::size_t>(std::find_if(spread->head.begin(), spread->head.end(), [&](const auto &head) {
            return head.id == id;
        }) - spread->head.begin());
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

TEST_CASE("a report does not simulate for minutes: a run that is interrupted thousands of times is drawn less often")
{
    Scenario scenario = findPreset("bert-large-spot")->scenario;
    scenario.training.deadlineH.reset();
    scenario.training.samples *= 100000;
    scenario.interruptionPerMonth = 0.99;
    const auto results = evaluated(scenario);
    const Answer found = answer(*results);
    REQUIRE(found.cheapest);
    const auto run = spotRunOf(*results, *found.cheapest);
    REQUIRE(run);
    const auto form = checkpointClosedForm(*run);
    REQUIRE(form);
    REQUIRE(form->expectedLosses > 1000);
    const Report report = buildReport(*results, found);
    const ReportSection *section = findSection(report, "simulation");
    REQUIRE(section);
    double drawn = 0;
    for (const ReportBlock &block : section->blocks)
        if (const auto *text = std::get_if<ReportText>(&block); text && text->message.id == "report.simulation_intro")
            drawn = text->message.args[1].number().value_or(0);
    CHECK(drawn >= 50);
    CHECK(drawn * (1 + form->expectedLosses) < 2.1e7);
}

TEST_CASE("a fleet whose every trajectory would take long is not simulated in a report, which says so")
{
    Scenario scenario = findPreset("llama3-8b-chat")->scenario;
    PurchaseOption spot;
    spot.kind = PurchaseKind::spot;
    scenario.purchase = {spot};
    scenario.llm.outputTokensPerHour *= 1e3;
    scenario.hazardPerHour = 20;
    const auto results = evaluated(scenario);
    const Report report = buildReport(*results, answer(*results));
    const ReportSection *section = findSection(report, "simulation");
    REQUIRE(section);
    REQUIRE(section->blocks.size() == 1);
    CHECK(std::get<ReportText>(section->blocks.front()).message.id == "report.simulation_too_long");
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
        const SimulationInputs inputs = simulationInputs(*results, row.type, row.region);
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
            return static_cast<std::size_t>(
                std::find_if(spread->head.begin(), spread->head.end(), [&](const auto &head) { return head.id == id; })
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
        // A rate of the scenario's own does not hide what was measured on pools.
        scenario.hazardPerHour = 0.5;
        const auto own = evaluated(scenario);
        const Report typed = buildReport(*own, answer(*own), options);
        const ReportSection *alone = findSection(typed, "simulation");
        REQUIRE(alone);
        std::size_t tables = 0, drawn = 0;
        for (const ReportBlock &block : alone->blocks)
            drawn += std::holds_alternative<ReportChart>(block) ? 1U : 0U;
        CHECK(drawn == 4);
        for (const ReportBlock &block : alone->blocks)
            if (const auto *table = std::get_if<ReportTable>(&block)) {
                ++tables;
                CHECK(table->keyColumns == 2); // the quantity, and whose rate
            }
        CHECK(tables == 1);
        options.trajectories = 0;
        CHECK(findSection(buildReport(*results, found, options), "simulation") == nullptr);
    }
    const auto plain = evaluated(findPreset("layoutlm")->scenario);
    for (std::size_t row = 0; row < plain->size(); row += 7)
        CHECK_FALSE(spotFleetOf(*plain, row));
}
