// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What a study shows of itself, and its charts as data.
#include "model/charts/build_study_charts.h"
#include "model/evaluation/answer.h"
#include "model/report/build_report.h"
#include "model/study/study_findings.h"
#include "tests/model/study/study_fixture.h"

#include <algorithm>

using namespace wattfare;
using namespace wattfare::test;

namespace {

Study fleetStudy(std::size_t across, std::size_t up)
{
    Study study;
    study.scenario = findPreset("embeddings")->scenario;
    study.axes = {
        logarithmic("inference.demand_per_hour", 1e3, 1e8, across), linear("inference.utilisation_target", 0.3, 1, up)};
    study.by = costMetric(study.scenario.kind);
    return study;
}

} // namespace

TEST_CASE("along one axis every winner has a curve, and the curves cross where the winner changes")
{
    Study study = fleetStudy(25, 2);
    study.axes.pop_back();
    const auto found = findStudy(study, catalog());
    REQUIRE(found);
    CHECK(found->final);
    REQUIRE(found->line);
    const StudyLine &line = *found->line;
    REQUIRE(line.points.size() == 25);
    REQUIRE(line.curves.size() + line.more >= 2); // instances are whole: a small one wins at a small demand
    for (std::size_t i = 0; i < line.points.size(); ++i) {
        // The winner's curve has the value of the point, and none lies below it.
        bool seen = line.more > 0;
        for (const StudyCurve &curve : line.curves) {
            REQUIRE(curve.at.size() == 25);
            if (curve.candidate == line.points[i].winner) {
                CHECK(curve.at[i].value == line.points[i].value);
                seen = true;
            } else if (curve.at[i].value && line.points[i].value) {
                CHECK(*curve.at[i].value >= *line.points[i].value * (1 - 1e-12));
            }
        }
        CHECK((seen || line.points[i].winner.empty()));
    }
    REQUIRE_FALSE(line.crossings.empty());
    const ChartSpec spec = buildStudyChart(*found, *catalog());
    CHECK(spec.id == "study_line");
    const auto &chart = std::get<LineChart>(spec.kind);
    CHECK(chart.x.logarithmic);
    CHECK(chart.lines.size() == line.curves.size());
    CHECK(chart.points.size()
        == static_cast<std::size_t>(
            std::ranges::count_if(line.crossings, [](const CrossingMark &mark) { return mark.value.has_value(); })));
}

TEST_CASE("the picture of a plane becomes finer, and its chart says the same as the map")
{
    const Study study = fleetStudy(33, 17);
    std::vector<std::size_t> evaluations;
    FindingsOptions options;
    options.picture = [&](const StudyFindings &now) {
        REQUIRE(now.maps.size() == 1);
        evaluations.push_back(now.maps[0]->evaluations);
        CHECK_FALSE(now.final);
    };
    const auto found = findStudy(study, catalog(), options);
    REQUIRE(found);
    REQUIRE(evaluations.size() >= 2);
    CHECK(evaluations.front() < evaluations.back());
    REQUIRE(found->maps.size() == 1);
    const DecisionMap &map = *found->maps[0];
    const ChartSpec spec = buildStudyChart(*found, *catalog());
    CHECK(spec.id == "study_map");
    const auto &chart = std::get<DecisionChart>(spec.kind);
    CHECK(chart.x.logarithmic);
    CHECK_FALSE(chart.y.logarithmic);
    CHECK(chart.x.at.size() == 33);
    CHECK(chart.y.at.front() == 0.3);
    CHECK(chart.y.format == AxisFormat::percent);
    REQUIRE(chart.panels.size() == 1);
    REQUIRE(chart.panels[0].points.size() == map.cells.size());
    for (std::size_t i = 0; i < map.cells.size(); ++i) {
        const DecisionPoint &point = chart.panels[0].points[i];
        CHECK((point.winner < 0) == (map.cells[i].winner == DecisionCell::kNobody));
        CHECK(point.value == map.cells[i].value);
        CHECK(point.tied == map.cells[i].tied);
    }
    // Colours are fewer than candidates: those that win most come first.
    std::vector<std::size_t> won(chart.names.size());
    for (const DecisionPoint &point : chart.panels[0].points)
        if (point.winner >= 0)
            ++won[static_cast<std::size_t>(point.winner)];
    REQUIRE(won.size() >= 3);
    CHECK(std::ranges::is_sorted(won, std::greater<>()));
    for (std::size_t i = 0; i < map.cells.size(); ++i)
        if (map.cells[i].winner != DecisionCell::kNobody)
            CHECK(chart.names[static_cast<std::size_t>(chart.panels[0].points[i].winner)].name
                == studyCandidate(map.candidates[map.cells[i].winner], true));
    // Crossings along the first axis, at values of the second from end to end.
    REQUIRE(found->crossings.size() == 1);
    const PlaneCrossings &crossed = found->crossings[0];
    CHECK(crossed.along == 0);
    CHECK(crossed.positions.front() == 0);
    CHECK(crossed.positions.back() == 16);
    CHECK(crossed.positions.size() == kMostLineValues);
    CHECK_FALSE(crossed.found.empty());
    for (const PlaneCrossing &each : crossed.found) {
        CHECK(each.crossing.below != each.crossing.above);
        CHECK(each.crossing.at >= 1e3);
        CHECK(each.crossing.at <= 1e8);
    }
}

TEST_CASE("a third axis is a panel a value, at most six of them")
{
    Study study = fleetStudy(9, 7);
    study.axes.push_back(linear("inference.redundancy", 0, 20, 21));
    const auto found = findStudy(study, catalog());
    REQUIRE(found);
    CHECK(found->positions == std::vector<std::size_t>{0, 4, 8, 12, 16, 20});
    CHECK(found->maps.size() == kMostPanels);
    const auto spec = buildStudyChart(*found, *catalog());
    const auto &chart = std::get<DecisionChart>(spec.kind);
    REQUIRE(chart.panels.size() == kMostPanels);
    CHECK(chart.panels[1].title.message.id == "chart.study_place");
    // A panel is the plane of the study at its value.
    Study plane = fleetStudy(9, 7);
    plane.scenario.inference.redundancy = 8;
    const auto alone = findStudy(plane, catalog());
    REQUIRE(alone);
    for (std::size_t i = 0; i < alone->maps[0]->cells.size(); ++i)
        CHECK(alone->maps[0]->cells[i].value == found->maps[2]->cells[i].value);
}

TEST_CASE("values that no scale orders stand as names")
{
    Study study = fleetStudy(9, 2);
    study.axes[1] = listed("energy.carbon_basis", {"market", "location_lifecycle", "marginal"});
    study.by = carbonMetric(study.scenario.kind);
    const auto found = findStudy(study, catalog());
    REQUIRE(found);
    const auto spec = buildStudyChart(*found, *catalog());
    const auto &chart = std::get<DecisionChart>(spec.kind);
    REQUIRE(chart.y.names.size() == 3);
    CHECK(chart.y.names[0].message.id == "chart.study_value_choice");
    CHECK(chart.y.at == std::vector<double>{0, 1, 2});
    CHECK(spec.title.message.id == "chart.study_map_carbon");
    CHECK(found->crossings[0].along == 0);
    study.axes[0] = listed("regions", {"us-east-1", "eu-central-1"});
    const auto both = findStudy(study, catalog());
    REQUIRE(both);
    CHECK(both->crossings[0].found.empty()); // nothing lies between names
}

TEST_CASE("a study that is stopped leaves nothing behind")
{
    FindingsOptions options;
    options.progress = [](double) { return false; };
    const auto found = findStudy(fleetStudy(33, 17), catalog(), options);
    REQUIRE_FALSE(found);
    CHECK(found.error().code == Error::Code::cancelled);
}

TEST_CASE("a report has the study of its scenario, and none without one")
{
    const Study study = fleetStudy(17, 9);
    const auto reported = [](const Scenario &scenario) {
        const auto results = evaluate(scenario, catalog());
        REQUIRE(results);
        ReportOptions options;
        options.sections = {"study"};
        return buildReport(**results, answer(**results), options);
    };
    CHECK(findSection(reported(study.scenario), "study") == nullptr);
    const Report report = reported(withStudy(study.scenario, study));
    const ReportSection *section = findSection(report, "study");
    REQUIRE(section);
    const auto *chart = std::get_if<ReportChart>(&section->blocks.front());
    REQUIRE(chart);
    CHECK(chart->chart.id == "study_map");
    const auto tables = tablesOf(report);
    REQUIRE(tables.size() == 1);
    CHECK(tables[0]->id == "study_crossings");
    REQUIRE(tables[0]->head.size() == 5);
    const auto found = findStudy(study, catalog());
    REQUIRE(found);
    std::vector<bool> tied;
    for (const PlaneCrossings &panel : found->crossings)
        for (const PlaneCrossing &each : panel.found)
            tied.push_back(each.crossing.tied);
    REQUIRE_FALSE(tied.empty());
    REQUIRE(tables[0]->rows.size() == tied.size());
    for (std::size_t i = 0; i < tied.size(); ++i) {
        const auto &row = tables[0]->rows[i];
        REQUIRE(row.size() == 5);
        CHECK(row[4].message.id == (tied[i] ? "report.yes" : "report.no"));
    }
}

TEST_CASE("what is found and the report say that not every crossing is listed")
{
    Study study = alternatingStudy();
    const auto line = findStudy(study, catalog());
    REQUIRE(line);
    CHECK(line->line->crossings.size() == kMostCrossings);
    CHECK(line->line->moreCrossings > 100);
    const Message said{"study.crossings_cut", {kMostCrossings, line->line->moreCrossings}};
    CHECK(crossingsCut(*line) == said);
    const auto results = evaluate(withStudy(study.scenario, study), catalog());
    REQUIRE(results);
    ReportOptions options;
    options.sections = {"study"};
    const Report report = buildReport(**results, answer(**results), options);
    REQUIRE(tablesOf(report).size() == 1);
    CHECK(tablesOf(report)[0]->notes == std::vector<Message>{said});

    study.axes.push_back(linear("energy.pue", 1.1, 1.2, 2));
    const auto plane = planeCrossings(study, catalog());
    REQUIRE(plane);
    CHECK(plane->found.size() == 2 * kMostCrossings);
    CHECK(plane->more == 2 * line->line->moreCrossings); // nothing costs otherwise
    CHECK_FALSE(crossingsCut(*findStudy(fleetStudy(9, 7), catalog())));
}

TEST_CASE("a line that is too long is refused before its map is drawn")
{
    Study study = fleetStudy(kMostOfLine + 1, 2);
    std::size_t pictures = 0;
    FindingsOptions options;
    options.picture = [&pictures](const StudyFindings &) { ++pictures; };
    CHECK(findStudy(study, catalog(), options).error().message.id == "study.line_too_long");
    CHECK(pictures == 0);
    study.axes.pop_back();
    CHECK(findStudy(study, catalog()).error().message.id == "study.line_too_long");
}

TEST_CASE("a report is stopped in the middle of its study")
{
    const Study study = fleetStudy(1'000, 1'000);
    const auto results = evaluate(withStudy(study.scenario, study), catalog());
    REQUIRE(results);
    ReportOptions options;
    options.sections = {"study"};
    double reached = 1;
    const auto stopped = buildReport(**results, answer(**results), options, [&reached](double done) {
        reached = std::min(reached, done);
        return false;
    });
    REQUIRE_FALSE(stopped);
    CHECK(stopped.error().code == Error::Code::cancelled);
    CHECK(reached < 0.5);
    options.sections = {"answer", "scope"};
    reached = 0;
    const auto whole = buildReport(**results, answer(**results), options, [&reached](double done) {
        CHECK(done >= reached);
        reached = done;
        return true;
    });
    REQUIRE(whole);
    CHECK(whole->sections.size() == 2);
    CHECK(reached == 1);
}
