// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is entered on Simulate: marked, reset, dropped with its candidate; and what the answer says of checkpoints.
#include "model/charts/build_simulation_charts.h"
#include "tests/views/pages/simulate_fixture.h"
#include "views/pages/simulate/simulate_pools.h"
#include "views/words/currency.h"
#include "views/words/format.h"
#include "views/words/messages.h"
#include "views/words/translations.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QToolButton>

#include <algorithm>

using namespace wattfare;
using namespace wattfare::test;

namespace {

QStringList markedFields(const Opened &opened)
{
    QStringList names;
    for (const ParameterField *each : opened.page.form()->findChildren<ParameterField *>())
        if (each->isChanged())
            names << each->key();
    return names;
}

// A row of the view's results other than the cheapest, with or without a throughput.
std::optional<Candidate> other(const ViewData &data, bool able)
{
    for (std::size_t row = 0; row < data.results->size(); ++row)
        if (data.results->lacks(row, Missing::throughput) != able && row != data.answer->cheapest
            && (!able || data.results->standing(row) != Standing::noAnswer))
            return data.results->candidate(row);
    return std::nullopt;
}

ViewData openView()
{
    Scenario scenario = trainingView().scenario;
    scenario.typeFilter.clear();
    return viewOf(scenario);
}

} // namespace

TEST_CASE("what was typed over is marked and goes back field by field", "[simulate]")
{
    setUiLanguage(QStringLiteral("en"));
    Opened opened;
    CHECK(markedFields(opened).isEmpty());
    const QString hours = opened.edit("work_hours")->text(), notice = opened.edit("restart_hours")->text();
    opened.type("work_hours", "55");
    opened.type("restart_hours", "10 min");
    opened.runner.finish();
    CHECK(opened.page.output()->input.checkpoint.restartHours == 600.0 / 3600.0);
    CHECK(markedFields(opened)
        == QStringList{QStringLiteral("simulate.work_hours"), QStringLiteral("simulate.restart_hours")});
    ParameterField *field = opened.page.form()->field(QStringLiteral("work_hours"));
    CHECK(field->resetButton()->toolTip().contains(hours));
    field->resetButton()->click();
    opened.runner.finish();
    CHECK(opened.edit("work_hours")->text() == hours);
    CHECK(markedFields(opened) == QStringList{QStringLiteral("simulate.restart_hours")});
    opened.page.form()->field(QStringLiteral("restart_hours"))->resetButton()->click();
    CHECK(opened.edit("restart_hours")->text() == notice);
    CHECK(markedFields(opened).isEmpty());
}

TEST_CASE("what was entered goes with its candidate and its scenario, the sampling stays", "[simulate]")
{
    setUiLanguage(QStringLiteral("en"));
    const ViewData data = openView();
    Opened opened(QStringLiteral("checkpoint"), data);
    QSignalSpy said(&opened.page, &Page::statusMessage);
    opened.type("work_hours", "55");
    opened.type("trajectories", "2000");
    opened.runner.finish();
    CHECK(opened.page.output()->input.checkpoint.workHours == 55.0);
    // Pins and titles are not what is asked.
    ViewData same = data;
    Scenario looked = data.scenario;
    looked.title = "x";
    looked.pinned = {"p5.48xlarge@us-east-1/on-demand"};
    same = viewOf(looked);
    opened.page.setData(same);
    opened.runner.finish();
    CHECK(opened.page.output()->input.checkpoint.workHours == 55.0);
    const auto next = other(same, true);
    REQUIRE(next);
    opened.page.setSelection({{*next}});
    REQUIRE(QTest::qWaitFor([&] {
        opened.runner.finish();
        return !opened.page.isComputing();
    }));
    CHECK(opened.page.output()->input.checkpoint.workHours != 55.0);
    CHECK(opened.page.output()->input.n == 2000);
    CHECK(said.size() == 1);
    CHECK(markedFields(opened) == QStringList{QStringLiteral("simulate.trajectories")});
    opened.type("work_hours", "66");
    opened.runner.finish();
    Scenario asked = looked;
    asked.training.nodes = 8;
    opened.page.setData(viewOf(asked));
    opened.runner.finish();
    CHECK(opened.page.output()->input.checkpoint.workHours != 66.0);
    CHECK(said.size() == 2);
    // Kept with the memory of the page, and dropped where that was of something else.
    opened.type("work_hours", "77");
    opened.runner.finish();
    const QJsonObject memory = opened.page.saveState();
    Opened elsewhere(QStringLiteral("checkpoint"), trainingView());
    elsewhere.page.restoreState(memory);
    elsewhere.runner.finish();
    CHECK(elsewhere.page.output()->input.checkpoint.workHours != 77.0);
}

TEST_CASE("a candidate that cannot do the work is refused with the reason", "[simulate]")
{
    setUiLanguage(QStringLiteral("en"));
    const ViewData data = openView();
    Opened opened(QStringLiteral("checkpoint"), data);
    opened.runner.finish();
    REQUIRE(opened.page.form()->isVisible());
    const auto unable = other(data, false);
    REQUIRE(unable);
    opened.page.setSelection({{*unable}});
    CHECK(QTest::qWaitFor([&] { return !opened.page.form()->isVisible(); })); // once the selection rests
    CHECK_FALSE(opened.page.output());
    CHECK_FALSE(opened.page.isComputing());
    QStringList texts;
    for (const QLabel *label : opened.page.findChildren<QLabel *>())
        if (label->isVisible())
            texts << label->text();
    const QString all = texts.join(QLatin1Char('\n'));
    INFO(all.toStdString());
    CHECK(all.contains(
        QStringLiteral("%1 cannot do this work").arg(QString::fromStdString(data.snapshot->types[unable->type].name))));
    CHECK(all.size() > 60); // and why
    const auto able = other(data, true);
    REQUIRE(able);
    opened.page.setSelection({{*able}});
    CHECK(opened.page.isComputing());
    const auto computed = [&] {
        QApplication::processEvents();
        opened.runner.finish();
        return opened.page.output() != nullptr;
    };
    CHECK(QTest::qWaitFor(computed));
    CHECK(opened.page.form()->isVisible());
}

TEST_CASE("a run may have no checkpoints, and the best interval is a number with its saving", "[simulate]")
{
    setUiLanguage(QStringLiteral("en"));
    Opened opened;
    opened.type("work_hours", "100");
    opened.type("instances", "1");
    opened.type("hazard_per_hour", "0.02");
    opened.type("checkpoint_hours", "60");
    opened.type("trajectories", "2000");
    opened.type("interval_hours", "none");
    opened.runner.finish();
    REQUIRE(opened.page.output());
    CHECK(opened.error("interval_hours").isEmpty());
    CheckpointParams none = opened.page.output()->input.checkpoint;
    REQUIRE(none.intervalHours);
    CHECK(*none.intervalHours >= none.workHours);
    CHECK(checkpointClosedForm(none)->segments == 1.0);
    // The saving is simulated on the same draws, as the means beside it are.
    CheckpointParams best = none;
    best.intervalHours.reset();
    RunOptions options;
    options.n = 2000;
    options.seed = opened.page.output()->info.seed;
    const auto with = simulateCheckpoint(best, options);
    REQUIRE(with);
    INFO(opened.page.chances().toStdString());
    CHECK(opened.page.chances().contains(
        QStringLiteral("Best checkpoint interval: %1 h; on the same draws it saves %2 USD")
            .arg(format::number(with->closedForm->intervalHours),
                format::money(*opened.page.output()->checkpoint->usd->mean - *with->usd->mean))));
    CHECK(opened.page.chances().contains(QStringLiteral("against no checkpoints")));
    CHECK(opened.page.chances().contains(text(Message{"sim.range_of_chance", {}}))); // not of price and rate
    QTest::keyClick(opened.edit("interval_hours"), Qt::Key_Return);
    CHECK(opened.edit("interval_hours")->text() == QStringLiteral("no checkpoints"));
    // 0 means none, too, and stays typed on its way to 0.5.
    opened.type("interval_hours", "0.5");
    opened.runner.finish();
    CHECK(opened.page.output()->input.checkpoint.intervalHours == 0.5);
    CHECK(opened.page.chances().contains(QStringLiteral("against every 0.500 h")));
    opened.type("interval_hours", "0");
    opened.runner.finish();
    CHECK(*opened.page.output()->input.checkpoint.intervalHours >= 100.0);
    opened.edit("interval_hours")->clear();
    QTest::keyClick(opened.edit("interval_hours"), Qt::Key_Space);
    opened.runner.finish();
    CHECK_FALSE(opened.page.output()->input.checkpoint.intervalHours); // the best one
}

TEST_CASE("kWh and emissions stand beside USD and hours in every answer", "[simulate]")
{
    setUiLanguage(QStringLiteral("en"));
    for (const char *kind : {"checkpoint", "fleet", "deadline"}) {
        Opened opened(QString::fromLatin1(kind));
        opened.type("trajectories", "2000");
        opened.runner.finish();
        REQUIRE(opened.page.output());
        INFO(kind << ": " << opened.page.answer().toStdString());
        CHECK(opened.page.answer().contains(QStringLiteral("USD")));
        CHECK(opened.page.answer().contains(QStringLiteral(" kWh")));
        CHECK(opened.page.answer().contains(QStringLiteral(" kg CO₂e")));
    }
}

TEST_CASE("the chart of intervals shows the foot of its curve", "[simulate]")
{
    CheckpointParams p;
    p.hazardPerHour = 0.5;
    p.usdPerHour = 1.0;
    for (const double checkpoint : {0.0, 1e-4, 0.05}) {
        p.checkpointHours = checkpoint;
        const ChartSpec spec = buildIntervalChart(p);
        const auto &chart = std::get<LineChart>(spec.kind);
        REQUIRE(chart.lines.front().y.size() > 5);
        const auto [least, most] = std::minmax_element(chart.lines.front().y.begin(), chart.lines.front().y.end());
        REQUIRE(chart.y.max);
        CHECK(*chart.y.max <= 3.0 * *least * (1.0 + 1e-12));
        CHECK(*chart.y.max <= *most);
        CHECK(chart.lines.front().x.front() >= p.stepHours * (1.0 - 1e-12));
    }
}

TEST_CASE("amounts are shown and typed in the currency of the results, and kept in USD", "[simulate][currency]")
{
    setUiLanguage(QStringLiteral("en"));
    const CurrencyScope euro({"EUR", 0.9, Date::parse("2026-07-01")});
    ViewData data = trainingView();
    Opened opened(QStringLiteral("checkpoint"), data);
    opened.type("trajectories", "500");
    opened.runner.finish();
    REQUIRE(opened.page.output());
    const double spot = *opened.page.output()->input.checkpoint.usdPerHour;
    QStringList units;
    for (const QLabel *label : opened.page.form()->field(QStringLiteral("usd_per_hour"))->findChildren<QLabel *>())
        units << label->text();
    CHECK(units.contains(QStringLiteral("EUR/h")));
    CHECK(QLocale().toDouble(opened.edit("usd_per_hour")->text()) == Approx(0.9 * spot).epsilon(1e-5));
    // What is not typed over stays, digit for digit.
    opened.edit("usd_per_hour")->setFocus();
    QTest::keyClick(opened.edit("usd_per_hour"), Qt::Key_Return);
    opened.runner.finish();
    CHECK(*opened.page.output()->input.checkpoint.usdPerHour == spot);
    CHECK_FALSE(opened.page.form()->field(QStringLiteral("usd_per_hour"))->isChanged());
    opened.type("usd_per_hour", "1.8");
    opened.runner.finish();
    CHECK(*opened.page.output()->input.checkpoint.usdPerHour == Approx(2.0).epsilon(1e-14));
    opened.type("usd_per_hour", "$1.8");
    opened.runner.finish();
    CHECK(*opened.page.output()->input.checkpoint.usdPerHour == 1.8);
    opened.type("usd_per_hour", "1.8 EUR/h");
    opened.runner.finish();
    CHECK(*opened.page.output()->input.checkpoint.usdPerHour == Approx(2.0).epsilon(1e-14));
    {
        const CurrencyScope usd; // chosen again: the fields follow
        opened.page.setData(data);
        CHECK(opened.edit("usd_per_hour")->text() == QStringLiteral("2"));
    }
    // The table of pools alike.
    opened.page.showView(QStringLiteral("fleet/pools"));
    opened.runner.finish();
    auto *table = opened.page.pools()->findChild<QTableWidget *>(QStringLiteral("pools"));
    REQUIRE(table);
    CHECK(table->horizontalHeaderItem(3)->text() == QStringLiteral("Spot price, EUR/h"));
    table->item(0, 3)->setText(QStringLiteral("0.45"));
    QCoreApplication::processEvents();
    opened.runner.finish();
    CHECK(*opened.page.output()->input.fleet.pools[0].usdPerHour == Approx(0.5).epsilon(1e-14));
}
