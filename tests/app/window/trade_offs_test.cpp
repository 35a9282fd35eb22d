// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/commitment_plan.h"
#include "model/analysis/start_hours.h"
#include "model/evaluation/trade_offs.h"
#include "model/workload/document.h"
#include "tests/app/window/charts_fixture.h"
#include "views/pages/charts/sobol_pane.h"
#include "views/words/messages.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>

using namespace wattfare;
using namespace wattfare::test;

namespace {

struct Shown : ShownCharts {
    QComboBox &axis(const char *accessibleName)
    {
        for (QComboBox *box : page.findChildren<QComboBox *>())
            if (box->accessibleName() == QLatin1String(accessibleName))
                return *box;
        throw std::runtime_error(accessibleName);
    }
    QComboBox &x() { return axis("What the chart shows"); }
    QComboBox &y() { return axis("Vertical axis"); }
    const Results &results() { return *started.session().results(); }
    const ScatterChart &scatter() { return std::get<ScatterChart>(view.spec().kind); }
};

// Chosen by the keyboard, as a person does.
void choose(QComboBox &box, int row)
{
    box.setFocus();
    while (box.currentIndex() < row)
        QTest::keyClick(&box, Qt::Key_Down);
    while (box.currentIndex() > row)
        QTest::keyClick(&box, Qt::Key_Up);
}

Scenario training()
{
    Scenario scenario = findPreset("bert-large")->scenario;
    scenario.includeEstimates = scenario.includeRetired = true;
    scenario.typeFilter.clear();
    return scenario;
}

} // namespace

TEST_CASE("the axes of the trade-off are chosen and the front is over exactly them", "[charts][window]")
{
    Shown s;
    s.started.session().edit(training(), QStringLiteral("test"));
    REQUIRE(until([&] { return !s.started.session().isBusy() && s.started.session().results(); }));
    s.page.showView(QStringLiteral("cost_carbon"));
    CHECK(s.view.spec().id == "cost_carbon");
    REQUIRE(s.x().count() == 4); // a run has cost, time, energy and carbon
    REQUIRE(s.y().isVisibleTo(&s.page));
    choose(s.y(), 1);
    CHECK(s.view.spec().id == "cost_time");
    const auto found = tradeOffs(s.results(), std::vector{Objective::cost, Objective::time});
    REQUIRE(found);
    REQUIRE(s.scatter().front.size() == found->front.size());
    for (std::size_t i = 0; i < found->front.size(); ++i)
        CHECK(s.scatter().front[i] == candidateKey(s.results().candidate(found->front[i])));

    // A dominated point says who dominates it and by how much; the knee bears its name.
    std::size_t dominated = 0, knees = 0;
    for (const ScatterPoint &point : s.scatter().points) {
        const auto row = s.results().find(candidateOfKey(point.key));
        REQUIRE(row);
        if (found->dominatedBy[*row] >= 0) {
            ++dominated;
            const auto by = static_cast<std::size_t>(found->dominatedBy[*row]);
            CHECK(point.note.find(s.results().snapshot().types[s.results().candidate(by).type].name)
                != std::string::npos);
            for (const auto &[metric, what] : {std::pair(Metric::usdTotal, "cost"), std::pair(Metric::hours, "time")}) {
                // Less is said only of ranges that do not meet.
                const auto mine = s.results().range(*row, metric), theirs = s.results().range(by, metric);
                const double low = mine ? mine->low : *s.results().value(*row, metric);
                const double high = theirs ? theirs->high : *s.results().value(by, metric);
                const bool apart = low > high || !(mine || theirs);
                INFO(point.note << ' ' << what);
                CHECK((point.note.find(std::string("less ") + what) != std::string::npos) == apart);
                CHECK((point.note.find(what + std::string(" cannot be told apart")) != std::string::npos) == !apart);
            }
        }
        knees += point.label.find("knee") != std::string::npos ? 1U : 0U;
    }
    CHECK(dominated > 0);
    CHECK(knees == (found->knee ? 1U : 0U));

    // The axis that is taken by the other one changes places.
    choose(s.x(), 1);
    CHECK(s.view.spec().id == "time_cost");
}

TEST_CASE("a fleet has no axis of time", "[charts][window]")
{
    Shown s;
    s.page.showView(QStringLiteral("cost_carbon"));
    CHECK(s.x().count() == 3);
    s.page.showView(QStringLiteral("ranking"));
    CHECK_FALSE(s.y().isVisibleTo(&s.page));
}

TEST_CASE("Sobol indices run as a job beside the tornado", "[charts][window]")
{
    Shown s;
    s.page.showView(QStringLiteral("tornado"));
    QCheckBox *toggle = nullptr;
    for (QCheckBox *box : s.page.findChildren<QCheckBox *>())
        if (box->text() == QStringLiteral("Sobol indices"))
            toggle = box;
    REQUIRE(toggle);
    CHECK_FALSE(s.page.sobol()->isVisibleTo(&s.page));
    QTest::mouseClick(toggle, Qt::LeftButton, {}, QPoint(8, toggle->height() / 2));
    REQUIRE(toggle->isChecked());
    CHECK(s.page.sobol()->isVisibleTo(&s.page));
    REQUIRE(QTest::qWaitFor([&] { return s.page.sobol()->view()->hasData(); }, 60'000));
    const auto &bars = std::get<BarChart>(s.page.sobol()->view()->spec().kind).bars;
    REQUIRE(bars.size() >= 4);
    CHECK(bars.size() % 2 == 0); // alone and in total
    for (std::size_t i = 0; i < bars.size(); i += 2) {
        CHECK(text(bars[i].label).endsWith(QStringLiteral("alone")));
        CHECK(text(bars[i + 1].label).endsWith(QStringLiteral("in total")));
        CHECK(*bars[i + 1].low <= *bars[i + 1].value);
    }
    CHECK(s.page.sobol()->view()->hasData());
    s.page.showView(QStringLiteral("ranking"));
    CHECK_FALSE(s.page.sobol()->isVisibleTo(&s.page));
    CHECK_FALSE(toggle->isVisibleTo(&s.page));
}

TEST_CASE("hours and committed base show what the model plans", "[charts][window]")
{
    Shown s;
    s.page.showView(QStringLiteral("hourly_carbon"));
    const auto cheapest = *s.started.session().data().answer->cheapest;
    const auto hours = startHours(s.results(), cheapest, {});
    REQUIRE(hours);
    const auto &chart = std::get<HourlyChart>(s.view.spec().kind);
    REQUIRE(chart.values.size() == 24);
    CHECK(chart.values[5] == hours->choice.gramsByStart[5] / 1000.0);
    CHECK(chart.bestStart == static_cast<int>(hours->choice.bestStart));

    Scenario scenario = s.results().scenario();
    std::array<double, 24> traffic{};
    for (std::size_t hour = 0; hour < 24; ++hour)
        traffic[hour] = hour < 12 ? 0.3 : 1.0;
    scenario.inference.trafficByHour = traffic;
    s.started.session().edit(scenario, QStringLiteral("test"));
    REQUIRE(until([&] { return !s.started.session().isBusy() && s.started.session().results(); }));
    s.page.showView(QStringLiteral("day_plan"));
    const auto plan = planCommitments(s.results(), *s.results().find("inf1.2xlarge"));
    REQUIRE(plan);
    CHECK(s.x().count() == static_cast<int>(plan->offers.size()));
    const auto &day = std::get<LineChart>(s.view.spec().kind);
    REQUIRE(day.lines.size() == 2);
    REQUIRE_FALSE(plan->offers.empty());
    const LineSeries &base = day.lines[0], &needed = day.lines[1]; // what is needed is drawn over the filled base
    CHECK(base.y == std::vector<double>(2, static_cast<double>(plan->offers.front().day->committed)));
    CHECK(base.low == std::vector<double>(2, 0.0));
    CHECK(base.high == base.y);
    CHECK(needed.y.front() == static_cast<double>(plan->onDemandDay->instances[0]));
    CHECK(needed.y.front() < needed.y.back());
    CHECK(needed.role != base.role);
}
