// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The Simulate page as a person drives it: fields by keyboard, runs, cancels, exports.
#include "app/state/job_pool.h"
#include "model/catalog/load/load.h"
#include "model/simulation/fleet/fleet_export.h"
#include "tests/views/pages/simulate_fixture.h"
#include "views/charts/chart_view.h"
#include "views/pages/simulate/simulate_form.h"
#include "views/pages/simulate/simulate_pools.h"
#include "views/pages/simulate/simulate_text.h"
#include "views/tables/data_table_view.h"
#include "views/theme/theme.h"
#include "views/widgets/parameter_field.h"
#include "views/words/format.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFontMetrics>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTableWidget>
#include <QToolButton>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("a run shows a preview first, then all trajectories", "[simulate]")
{
    Opened opened;
    REQUIRE(opened.runner.isRunning(&opened.page));
    CHECK(opened.page.isComputing());
    CHECK(opened.page.cancelButton()->isVisible());
    CHECK_FALSE(opened.page.output());
    REQUIRE(opened.runner.step());
    REQUIRE(opened.page.output());
    CHECK(opened.page.output()->info.n == kPreviewTrajectories);
    CHECK(opened.page.isComputing());
    opened.runner.finish();
    CHECK(opened.page.output()->info.n == 100'000);
    CHECK_FALSE(opened.page.isComputing());
    CHECK_FALSE(opened.page.cancelButton()->isVisible());
    CHECK(opened.page.chart()->hasData());
    CHECK_FALSE(opened.page.answer().isEmpty());
    CHECK(opened.page.standing().contains(QStringLiteral("100,000")));
}

TEST_CASE("the page shows the figures of the model's functions for the same seed", "[simulate]")
{
    Opened opened;
    opened.type("hazard_per_hour", "0.05");
    opened.type("trajectories", "5000");
    opened.type("seed", "42");
    opened.type("budget_usd", "600");
    opened.runner.finish();
    REQUIRE(opened.page.output());
    CheckpointParams params = opened.page.output()->input.checkpoint;
    CHECK(params.hazardPerHour == 0.05);
    RunOptions options;
    options.seed = 42;
    options.n = 5000;
    const auto expected = simulateCheckpoint(params, options);
    REQUIRE(expected);
    CHECK(opened.page.output()->info.n == 5000);
    CHECK(opened.cell(0, "mean") == expected->usd->mean);
    CHECK(opened.cell(0, "p95") == expected->usd->p95->value);
    CHECK(opened.cell(1, "mean") == expected->hours.mean);
    CHECK(opened.cell(1, "closed_form") == std::optional(expected->closedForm->expectedHours));
    CHECK(opened.page.answer().contains(format::money(expected->usd->mean)));
    REQUIRE(expected->withinBudget);
    CHECK(opened.page.output()->checkpoint->withinBudget == expected->withinBudget);
}

TEST_CASE("five quick edits lead to the last result alone", "[simulate]")
{
    Opened opened;
    opened.runner.finish();
    const auto before = opened.page.output();
    const int ran = opened.runner.ran;
    for (const char *text : {"1", "2", "3", "4", "5"})
        opened.type("work_hours", text);
    CHECK(opened.page.output() == before);
    CHECK(opened.runner.dropped >= 4);
    opened.runner.finish();
    CHECK(opened.runner.ran == ran + 2); // preview and refinement of the last
    CHECK(opened.page.output()->input.checkpoint.workHours == 5.0);
}

TEST_CASE("bad input is refused under its field and names what is right", "[simulate]")
{
    Opened opened;
    opened.runner.finish();
    opened.type("checkpoint_hours", "-5");
    opened.runner.finish();
    CHECK_FALSE(opened.error("checkpoint_hours").isEmpty());
    CHECK(opened.error("checkpoint_hours").contains(format::full(-5.0)));
    CHECK_FALSE(opened.page.output());
    CHECK_FALSE(opened.page.error().isEmpty());
    opened.type("checkpoint_hours", "60");
    opened.runner.finish();
    CHECK(opened.error("checkpoint_hours").isEmpty());
    CHECK(opened.page.error().isEmpty());
    REQUIRE(opened.page.output());

    opened.type("instances", "1.5");
    opened.runner.finish();
    CHECK_FALSE(opened.error("instances").isEmpty());
    opened.type("instances", "16");
    opened.type("work_hours", "words");
    CHECK_FALSE(opened.error("work_hours").isEmpty());
    opened.type("work_hours", "0");
    opened.runner.finish();
    CHECK_FALSE(opened.error("work_hours").isEmpty());
    opened.type("work_hours", "3");
    opened.type("trajectories", "0");
    opened.runner.finish();
    CHECK_FALSE(opened.error("trajectories").isEmpty());
    opened.type("trajectories", "2000");
    opened.type("hazard_per_hour", "1000"); // interruptions outpace restarts
    opened.runner.finish();
    CHECK_FALSE(opened.error("hazard_per_hour").isEmpty());
}

TEST_CASE("Cancel keeps the trajectories that are complete and says so", "[simulate]")
{
    JobPool pool;
    SimulatePage page;
    page.setJobRunner(&pool);
    page.resize(1000, 700);
    page.show();
    page.setData(trainingView());
    page.showView(QStringLiteral("fleet"));
    auto *trajectories = qobject_cast<QLineEdit *>(page.form()->field(QStringLiteral("trajectories"))->editor());
    auto *hours = qobject_cast<QLineEdit *>(page.form()->field(QStringLiteral("hours"))->editor());
    hours->selectAll();
    QTest::keyClicks(hours, QStringLiteral("2000"));
    trajectories->selectAll();
    QTest::keyClicks(trajectories, QStringLiteral("3000000"));
    REQUIRE(QTest::qWaitFor([&] { return page.output() && page.output()->input.n == 3'000'000; }, 60'000));
    REQUIRE(page.isComputing());
    QSignalSpy shares(&pool, &JobPool::progressChanged);
    const auto advanced = [&] { return !shares.isEmpty() && shares.last().at(1).toDouble() > 0; };
    REQUIRE(QTest::qWaitFor(advanced, 60'000)); // a block more is complete
    QTest::mouseClick(page.cancelButton(), Qt::LeftButton);
    REQUIRE(QTest::qWaitFor([&] { return !page.isComputing(); }, 5'000));
    REQUIRE(page.output());
    CHECK(page.output()->info.n < 3'000'000);
    CHECK(page.output()->info.n % kBlockTrajectories == 0);
    CHECK(page.standing().contains(QStringLiteral("Cancelled")));
    CHECK(page.output()->fleet->usd.n == page.output()->info.n);
}

TEST_CASE("every kind and every view of it draws", "[simulate]")
{
    Opened opened;
    const QStringList kinds = opened.page.views();
    REQUIRE(kinds.size() == 3);
    for (const QString &kind : kinds) {
        opened.page.showView(kind);
        opened.type("trajectories", "2000");
        opened.runner.finish();
        INFO(kind.toStdString() << " " << opened.page.error().toStdString());
        REQUIRE(opened.page.output());
        for (int tab = 0; tab < opened.page.tabs()->count(); ++tab) {
            opened.page.tabs()->setCurrentIndex(tab);
            opened.runner.finish();
            const QString name = opened.page.tabs()->tabData(tab).toString();
            INFO(name.toStdString());
            if (name != QLatin1String("pools"))
                CHECK(opened.page.chart()->hasData());
            CHECK_FALSE(opened.page.grab().isNull());
        }
    }
}

TEST_CASE("the next trajectory is another one", "[simulate]")
{
    Opened opened(QStringLiteral("checkpoint/timeline"));
    opened.type("hazard_per_hour", "0.3");
    opened.runner.finish();
    const auto first = std::get<TimelineChart>(opened.page.chart()->spec().kind);
    QTest::keyClick(opened.page.trajectoryBox(), Qt::Key_Up);
    opened.runner.finish();
    const auto second = std::get<TimelineChart>(opened.page.chart()->spec().kind);
    CHECK(first.spans.size() > 2);
    const auto ends = [](const TimelineChart &chart) {
        std::vector<double> all;
        for (const TimelineSpan &span : chart.spans)
            all.push_back(span.end);
        return all;
    };
    CHECK(ends(first) != ends(second));
}

TEST_CASE("the market can be chosen, and measured pools stand beside the band", "[simulate]")
{
    Opened opened;
    opened.runner.finish();
    CHECK_FALSE(opened.page.warning().isEmpty());
    QComboBox *market = opened.page.form()->marketBox();
    for (int row = 0; row < market->count(); ++row) {
        market->setCurrentIndex(row);
        emit market->activated(row);
        opened.runner.finish();
        INFO(market->currentText().toStdString());
        CHECK(market->currentIndex() == row);
        CHECK((opened.page.output() != nullptr) != !opened.page.error().isEmpty());
    }
    // A measured pool loses capacity far more often than the band says.
    market->setCurrentIndex(market->findData(static_cast<int>(MarketKind::bandProbability)));
    emit market->activated(market->currentIndex());
    opened.runner.finish();
    const double band = opened.page.output()->input.checkpoint.hazardPerHour;
    market->setCurrentIndex(market->findData(static_cast<int>(MarketKind::measuredPool)));
    emit market->activated(market->currentIndex());
    opened.runner.finish();
    CHECK(opened.page.form()->itemBox()->count() > 10);
    REQUIRE(opened.page.output());
    CHECK(opened.page.output()->input.checkpoint.hazardPerHour > 50 * band);
}

TEST_CASE("the warning states the band and what was measured, with its source; a fleet is legacy", "[simulate]")
{
    Opened opened;
    QComboBox *market = opened.page.form()->marketBox();
    const auto choose = [&](MarketKind kind) {
        market->setCurrentIndex(market->findData(static_cast<int>(kind)));
        emit market->activated(market->currentIndex());
        opened.runner.finish();
    };
    for (const MarketKind kind : {MarketKind::bandProbability, MarketKind::bandRate}) {
        choose(kind);
        REQUIRE(opened.page.output());
        const QString warning = opened.page.warning();
        INFO(warning.toStdString());
        CHECK(warning.contains(format::number(opened.page.output()->input.checkpoint.hazardPerHour)));
        // Hazards of availability_fit.csv, corrected; which to plan with, and both results as numbers.
        const auto &rate = opened.page.output()->input.rate;
        REQUIRE(rate);
        CHECK(rate->ofAdvisor);
        CHECK(warning.contains(format::number(rate->recorded.perHour)));
        CHECK(warning.contains(QLatin1String("Used here: the Spot Instance Advisor")));
        CHECK(warning.contains(QLatin1String("by the recordings where a deadline matters")));
        CHECK(warning.contains(QLatin1String("At the recorded rate")));
        CHECK(warning.contains(QLatin1String("FrontierCS")));
    }
    // A rate that is typed does not hide what was recorded.
    opened.type("hazard_per_hour", "0.001");
    opened.runner.finish();
    CHECK(opened.page.warning().contains(QLatin1String("Used here: the given rate of 0.00100")));
    CHECK(opened.page.warning().contains(QLatin1String("At the recorded rate")));
    choose(MarketKind::measuredPool);
    CHECK(opened.page.warning().isEmpty());
    opened.page.showView(QStringLiteral("fleet/pools"));
    opened.runner.finish();
    CHECK(opened.page.warning().contains(QLatin1String("Spot Fleet is legacy at AWS")));
    CHECK(opened.page.warning().contains(QLatin1String("EC2 Fleet or an Auto Scaling group")));
    opened.page.showView(QStringLiteral("deadline"));
    opened.runner.finish();
    CHECK_FALSE(opened.page.warning().contains(QLatin1String("legacy")));
    CHECK(opened.page.warning().contains(QLatin1String("not as a forecast"))); // no trace is of this accelerator
}

TEST_CASE("the answer of a fleet names the types that it runs, and the on-demand price of the same work", "[simulate]")
{
    const Preset *preset = findPreset("llama31-8b-chat");
    REQUIRE(preset);
    Opened opened(QStringLiteral("fleet"), viewOf(preset->scenario));
    opened.type("trajectories", "500");
    opened.runner.finish();
    REQUIRE(opened.page.output());
    const FleetParams &fleet = opened.page.output()->input.fleet;
    const auto bought = boughtTypes(fleet);
    REQUIRE_FALSE(bought.empty());
    const QString answer = opened.page.answer();
    INFO(answer.toStdString());
    for (std::size_t i = 0; i < std::min<std::size_t>(3, bought.size()); ++i)
        CHECK(answer.contains(QStringLiteral("%1 × %2").arg(
            format::integer(bought[i].instances), QString::fromStdString(bought[i].instanceType))));
    const auto unit = onDemandUsdOfUnit(fleet);
    REQUIRE(unit);
    CHECK(answer.contains(format::money(unit->usdPerHour)));
    CHECK(unit->usdPerHour <= fleet.onDemandUsdPerUnitHour);
    for (const FleetPool &pool : fleet.pools)
        if (pool.onDemandUsdPerHour)
            CHECK(unit->usdPerHour
                <= *pool.onDemandUsdPerHour * std::ceil(fleet.targetUnits / pool.unitsPerInstance) / fleet.targetUnits
                    + 1e-9);
    // A field of another strategy is not there.
    CHECK_FALSE(opened.shows("lowest_price_pools"));
    opened.choose("strategy", "lowest_price");
    CHECK(opened.shows("lowest_price_pools"));
}

TEST_CASE("the fleet exports what the model's functions make of it", "[simulate]")
{
    Opened opened(QStringLiteral("fleet/pools"));
    opened.type("trajectories", "2000");
    opened.runner.finish();
    QByteArray ec2, group;
    QObject::connect(&opened.page, &Page::exportRequested,
        [&](const QString &name, const QString &, const std::function<QByteArray()> &content) {
            (name.startsWith(QLatin1String("ec2")) ? ec2 : group) = content();
        });
    QTest::mouseClick(opened.page.pools()->ec2Button(), Qt::LeftButton);
    QTest::mouseClick(opened.page.pools()->groupButton(), Qt::LeftButton);
    const FleetParams params = opened.page.output()->input.fleet;
    const FleetLimits limits = *fleetLimits(**loadSnapshot(WATTFARE_CATALOG_DB));
    CHECK(ec2.toStdString() == exportEc2Fleet(params, "wattfare-launch-template", limits)->json);
    CHECK(group.toStdString() == exportAutoScalingGroup(params, "wattfare", "wattfare-launch-template", limits)->json);
}

TEST_CASE("pools are added, edited and removed", "[simulate]")
{
    Opened opened(QStringLiteral("fleet/pools"));
    opened.type("trajectories", "2000");
    opened.runner.finish();
    QTableWidget *table = opened.page.pools()->table();
    const int rows = table->rowCount();
    REQUIRE(rows >= 1);
    QTest::mouseClick(opened.page.pools()->addButton(), Qt::LeftButton);
    opened.runner.finish();
    CHECK(table->rowCount() == rows + 1);
    CHECK(opened.page.output()->input.fleet.pools.size() == static_cast<std::size_t>(rows) + 1);
    table->item(0, 4)->setText(QStringLiteral("0.2"));
    QApplication::processEvents();
    opened.runner.finish();
    CHECK(opened.page.output()->input.fleet.pools.front().hazardPerHour == 0.2);
    table->item(0, 3)->setText(QStringLiteral("cheap"));
    QApplication::processEvents();
    CHECK(table->item(0, 3)->text() != QStringLiteral("cheap"));
    while (table->rowCount() > 0) {
        table->setCurrentCell(0, 0);
        QTest::mouseClick(opened.page.pools()->removeButton(), Qt::LeftButton);
        QApplication::processEvents();
        opened.runner.finish();
    }
    // No pool, no capacity: what is lacking is named, and a button leads there.
    CHECK(opened.page.error().contains(QStringLiteral("add a pool")));
    opened.page.showView(QStringLiteral("fleet/cost"));
    REQUIRE(opened.page.fieldButton()->isVisible());
    opened.page.fieldButton()->click();
    CHECK(opened.page.pools()->isVisible());
    CHECK(opened.page.pools()->isAncestorOf(opened.page.focusWidget()));
    QTest::mouseClick(opened.page.pools()->addButton(), Qt::LeftButton);
    QApplication::processEvents();
    opened.runner.finish();
    CHECK(opened.page.error().isEmpty());
    CHECK_FALSE(opened.page.fieldButton()->isVisible());
}

TEST_CASE("the target of a fleet says that it came from the scenario, until it is typed over", "[simulate]")
{
    Opened opened(QStringLiteral("fleet"));
    const QLabel *filled = opened.page.form()->filledNote();
    REQUIRE(filled);
    CHECK(filled->isVisible());
    CHECK(opened.edit("target_units")->text().toDouble() > 0);
    opened.type("target_units", "3");
    CHECK_FALSE(filled->isVisible());
    opened.page.form()->resetButton()->click();
    CHECK(filled->isVisible());
}

TEST_CASE("without a price on spot the policies show what is known", "[simulate]")
{
    Opened opened(QStringLiteral("deadline"));
    opened.type("trajectories", "2000");
    const auto forget = [&](const char *name) {
        QLineEdit *line = opened.edit(name);
        line->setFocus();
        line->selectAll();
        QTest::keyClick(line, Qt::Key_Backspace);
        opened.runner.finish();
    };
    forget("spot_usd_per_hour");
    REQUIRE(opened.page.output());
    const std::size_t onDemand = 0;
    REQUIRE(opened.page.output()->policies[onDemand].policy == DeadlinePolicy::onDemandOnly);
    CHECK(opened.cell(onDemand, "mean_usd") == opened.page.output()->policies[onDemand].closedForm.onDemandUsd);
    CHECK_FALSE(opened.cell(1, "mean_usd"));
    CHECK(opened.page.answer().contains(QStringLiteral(" kWh")));
    const auto bars = [&] { return std::get<BarChart>(opened.page.output()->charts.at("policies").kind).bars; };
    CHECK(bars()[onDemand].value.has_value());
    forget("on_demand_usd_per_hour");
    for (const ChartBar &bar : bars()) // the times are
        CHECK(bar.value.has_value());
    CHECK(opened.page.output()->charts.at("policies").title.message.id == "chart.sim.policies_time");
}

TEST_CASE("a deadline that the trace does not reach is named with a way to its field", "[simulate]")
{
    Opened opened(QStringLiteral("deadline"));
    opened.type("deadline_hours", "90000");
    opened.runner.finish();
    CHECK(opened.page.error().contains(QStringLiteral("less than the deadline")));
    REQUIRE(opened.page.fieldButton()->isVisible());
    opened.page.fieldButton()->click();
    CHECK(opened.page.form()->field(QStringLiteral("deadline_hours"))->isAncestorOf(opened.page.focusWidget()));
}

TEST_CASE("the market is pinned into the scenario where it can say it", "[simulate]")
{
    Opened opened;
    opened.type("hazard_per_hour", "0.001");
    opened.type("interval_hours", "0.75");
    opened.runner.finish();
    QList<Scenario> edits;
    QObject::connect(&opened.page, &Page::scenarioEdited,
        [&](const Scenario &scenario, const QString &, int) { edits << scenario; });
    REQUIRE(opened.page.pinButton()->isEnabled());
    QTest::mouseClick(opened.page.pinButton(), Qt::LeftButton);
    REQUIRE(edits.size() == 1);
    CHECK(edits.front().hazardPerHour == 0.001);
    CHECK_FALSE(edits.front().interruptionPerMonth);
    CHECK(edits.front().training.checkpointIntervalH == 0.75);
    // A measured hazard, far beyond what a chance within a month could say.
    const auto choose = [&](MarketKind kind) {
        QComboBox *market = opened.page.form()->marketBox();
        market->setCurrentIndex(market->findData(static_cast<int>(kind)));
        emit market->activated(market->currentIndex());
        opened.runner.finish();
    };
    opened.type("work_hours", "5");
    opened.type("trajectories", "2000");
    choose(MarketKind::measuredPool);
    REQUIRE(opened.page.pinButton()->isEnabled());
    QTest::mouseClick(opened.page.pinButton(), Qt::LeftButton);
    REQUIRE(edits.size() == 2);
    CHECK(edits.back().hazardPerHour == opened.page.output()->input.checkpoint.hazardPerHour);
    CHECK(*edits.back().hazardPerHour > 0.05);
    choose(MarketKind::regimesAssumed);
    CHECK_FALSE(opened.page.pinButton()->isEnabled());
    CHECK(opened.page.pinButton()->toolTip().contains(QStringLiteral("No single rate")));
    const auto saysWhy = [&] { // in the view, not only in a tip of a button that is off
        const auto labels = opened.page.form()->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
            [](const QLabel *label) { return label->text().contains(QStringLiteral("No single rate")); });
    };
    CHECK(saysWhy());
    // A recorded market is pinned as the rate at which it took capacity and the time until it came back.
    for (const MarketKind kind : {MarketKind::traceReplay, MarketKind::regimesFitted}) {
        choose(kind);
        REQUIRE(opened.page.pinButton()->isEnabled());
        CHECK(opened.page.pinButton()->toolTip().contains(QStringLiteral("took capacity")));
        CHECK_FALSE(saysWhy());
        edits.clear();
        QTest::mouseClick(opened.page.pinButton(), Qt::LeftButton);
        REQUIRE(edits.size() == 1);
        REQUIRE(edits.front().hazardPerHour);
        const Snapshot &snapshot = *catalogue();
        const auto item = static_cast<std::size_t>(opened.page.form()->itemBox()->currentData().toULongLong());
        REQUIRE(item < snapshot.traces.size());
        const unsigned instances = opened.page.output()->input.checkpoint.instances;
        const Trace trace = *Trace::from(snapshot.traces[item]);
        const TraceEstimate e = estimate(trace, gangNeed(trace, instances)->needed); // all of the gang at once
        CHECK_THAT(*edits.front().hazardPerHour * instances, Catch::Matchers::WithinRel(*e.hazardPerHour, 1e-9));
        CHECK(edits.front().training.waitForCapacityS >= 0.9 * 3600.0 * *e.meanDownHours);
    }
}

TEST_CASE("what is pinned of a trace stands for it in the closed form", "[simulate]")
{
    const SnapshotPtr snapshot = catalogue();
    REQUIRE_FALSE(snapshot->traces.empty());
    std::size_t compared = 0;
    for (std::size_t item = 0; item < snapshot->traces.size(); ++item) {
        CheckpointParams params;
        params.workHours = 60.0;
        params.instances = 4;
        params.intervalHours = 0.25;
        params.checkpointHours = 0.01;
        params.restartHours = 0.02;
        params.waitHours = 0.0;
        const MarketChoice choice{MarketKind::traceReplay, item, std::nullopt};
        REQUIRE(applyMarket(params, choice, *snapshot, std::nullopt));
        RunOptions options;
        options.n = 2000;
        const auto simulated = simulateCheckpoint(params, options);
        const auto constant = onConstantRate(params, choice, *snapshot);
        INFO(snapshot->traces[item].id);
        REQUIRE(constant);
        CHECK_FALSE(constant->process);
        const auto closed = checkpointClosedForm(*constant);
        if (!simulated || !simulated->hours.mean || !closed)
            continue;
        // Up and down times are not exponential, and a run on a trace starts at any moment of it.
        CHECK_THAT(closed->expectedHours, Catch::Matchers::WithinRel(*simulated->hours.mean, 0.35));
        CHECK_THAT(closed->expectedBusyHours, Catch::Matchers::WithinRel(*simulated->busyHours.mean, 0.1));
        ++compared;
        FleetParams fleet;
        fleet.pools.resize(2);
        REQUIRE(applyMarket(fleet, choice, *snapshot, {}));
        const auto held = onConstantRate(fleet, choice, *snapshot);
        REQUIRE(held);
        CHECK_FALSE(held->process);
        // A fleet's instances are lost one by one, a gang of four on a trace that counts when fewer than four are left.
        const Trace trace = *Trace::from(snapshot->traces[item]);
        CHECK_THAT(held->pools[0].hazardPerHour, Catch::Matchers::WithinRel(*estimate(trace).hazardPerHour, 1e-12));
        CHECK_THAT(constant->hazardPerHour * 4.0,
            Catch::Matchers::WithinRel(*estimate(trace, gangNeed(trace, 4)->needed).hazardPerHour, 1e-12));
        CHECK(held->pools[1].hazardPerHour == held->pools[0].hazardPerHour);
        CHECK(held->leadHours > fleet.leadHours);
    }
    CHECK(compared >= 2);
    CheckpointParams params;
    const MarketChoice assumed{MarketKind::regimesAssumed, 0, std::nullopt};
    REQUIRE(applyMarket(params, assumed, *snapshot, std::nullopt));
    CHECK(onConstantRate(params, assumed, *snapshot).error().field == "process");
}

TEST_CASE("no head of the figures is cut", "[simulate]")
{
    Opened opened;
    for (const QString &kind : opened.page.views()) {
        opened.page.showView(kind);
        opened.type("trajectories", "500");
        opened.runner.finish();
        DataTableView *view = opened.page.table();
        QFont bold = view->horizontalHeader()->font();
        bold.setWeight(QFont::DemiBold);
        const QFontMetrics metrics(bold);
        int shown = 0;
        for (int c = 0; c < view->model()->columnCount(); ++c) {
            if (view->isColumnHidden(c))
                continue;
            const QString title = view->model()->headerData(c, Qt::Horizontal).toString();
            INFO(title.toStdString());
            CHECK(metrics.horizontalAdvance(title) <= view->columnWidth(c) - 2 * kSpace2);
            ++shown;
        }
        CHECK(shown >= 9);
    }
    // Nor the name of a policy.
    DataTableView *view = opened.page.table();
    REQUIRE(opened.page.kind() == SimulationKind::deadline);
    for (int row = 0; row < view->model()->rowCount(); ++row) {
        const QString name = view->model()->index(row, 0).data().toString();
        INFO(name.toStdString());
        CHECK(view->fontMetrics().horizontalAdvance(name) <= view->columnWidth(0) - 2 * kSpace2);
    }
}

TEST_CASE("a fleet pins one rate and its replacement time", "[simulate]")
{
    Opened opened(QStringLiteral("fleet"));
    opened.type("trajectories", "2000");
    QComboBox *market = opened.page.form()->marketBox();
    market->setCurrentIndex(market->findData(static_cast<int>(MarketKind::measuredPool)));
    emit market->activated(market->currentIndex());
    opened.type("lead_hours", "240"); // s
    opened.runner.finish();
    QList<Scenario> edits;
    QObject::connect(&opened.page, &Page::scenarioEdited,
        [&](const Scenario &scenario, const QString &, int) { edits << scenario; });
    REQUIRE(opened.page.pinButton()->isEnabled());
    QTest::mouseClick(opened.page.pinButton(), Qt::LeftButton);
    REQUIRE(edits.size() == 1);
    CHECK(edits.front().hazardPerHour == opened.page.output()->input.fleet.pools.front().hazardPerHour);
    CHECK_THAT(*edits.front().spotReplacementS, Catch::Matchers::WithinRel(240.0, 1e-9));
}

TEST_CASE("the default fleet of LayoutLM costs less than on-demand, unit for unit", "[simulate]")
{
    const Preset *preset = findPreset("layoutlm");
    REQUIRE(preset);
    Opened opened(QStringLiteral("fleet"), viewOf(preset->scenario));
    opened.type("trajectories", "2000");
    opened.runner.finish();
    REQUIRE(opened.page.output());
    const FleetParams &fleet = opened.page.output()->input.fleet;
    for (const FleetPool &pool : fleet.pools) {
        INFO(pool.instanceType);
        REQUIRE(pool.usdPerHour);
        CHECK(*pool.usdPerHour / pool.unitsPerInstance <= *fleet.onDemandUsdPerUnitHour);
    }
    const FleetResult &result = *opened.page.output()->fleet;
    REQUIRE(result.usdPerNeededUnitHour);
    CHECK(*result.usdPerNeededUnitHour < *fleet.onDemandUsdPerUnitHour);
    CHECK_THAT(*result.usdPerNeededUnitHour,
        Catch::Matchers::WithinRel(
            *result.usd.mean / (fleet.targetUnits * fleet.hours - *result.shortfallUnitHours.mean), 1e-12));
    CHECK(opened.page.answer().contains(format::money(*result.usdPerNeededUnitHour)));
    CHECK(opened.page.answer().contains(format::money(*fleet.onDemandUsdPerUnitHour)));
    CHECK(opened.page.answer().contains(
        format::difference(*result.usdPerNeededUnitHour / *fleet.onDemandUsdPerUnitHour - 1.0)));
}

TEST_CASE("an imported trace can be chosen and is what runs", "[simulate]")
{
    ViewData data = trainingView();
    auto snapshot = std::make_shared<Snapshot>(*data.snapshot);
    AvailabilityTrace imported;
    imported.id = "mine";
    imported.title = "Mine";
    imported.kind = "availability";
    imported.zone = "eu-west-1c";
    imported.start = "2026-01-01";
    imported.gapSeconds = 600;
    imported.runTicks = {3000, 10, 3000};
    imported.available = {1, 0, 1};
    snapshot->traces.push_back(imported);
    data.snapshot = snapshot;
    Opened opened(QStringLiteral("deadline"), data);
    opened.type("trajectories", "256");
    QComboBox *items = opened.page.form()->itemBox();
    const int row = items->findText(QStringLiteral("eu-west-1c"), Qt::MatchContains);
    REQUIRE(row >= 0);
    items->setCurrentIndex(row);
    emit items->activated(row);
    opened.runner.finish();
    REQUIRE(opened.page.output());
    CHECK(opened.page.output()->input.deadline.trace->ticks() == 6010);
    opened.page.showView(QStringLiteral("checkpoint"));
    QComboBox *market = opened.page.form()->marketBox();
    market->setCurrentIndex(market->findData(static_cast<int>(MarketKind::traceReplay)));
    emit market->activated(market->currentIndex());
    CHECK(opened.page.form()->itemBox()->findText(QStringLiteral("eu-west-1c"), Qt::MatchContains) >= 0);
}

TEST_CASE("the fields ask for the width that they need with large letters", "[simulate]")
{
    for (int kind = 0; kind < 3; ++kind) {
        SimulateForm form(static_cast<SimulationKind>(kind));
        QFont large = form.font();
        large.setPointSizeF(3 * large.pointSizeF());
        for (QWidget *each : form.findChildren<QWidget *>())
            each->setFont(large);
        CHECK(form.minimumSizeHint().width() > form.widget()->minimumSizeHint().width());
        CHECK(form.minimumWidth() <= form.minimumSizeHint().width()); // it would hold instead
    }
}

TEST_CASE("parameters in large letters stand above the results where both have no room beside each other", "[simulate]")
{
    QWidget host; // as in the window: its room decides, not what the page would like
    Opened opened;
    SimulatePage &page = opened.page;
    opened.runner.finish();
    host.resize(3000, 1000);
    page.setParent(&host);
    page.show();
    host.show();
    QFont large = page.font();
    large.setPointSizeF(3 * large.pointSizeF());
    for (QWidget *each : page.form()->findChildren<QWidget *>())
        each->setFont(large);
    QApplication::processEvents();
    const int narrow = page.form()->minimumSizeHint().width() + 60;
    page.resize(narrow, 900);
    page.showView(QStringLiteral("checkpoint"));
    QToolButton *show = nullptr;
    for (QToolButton *each : page.findChildren<QToolButton *>())
        if (each->accessibleName() == QLatin1String("Show or hide the parameters"))
            show = each;
    REQUIRE(show);
    if (show->isChecked())
        QTest::mouseClick(show, Qt::LeftButton);
    QTest::mouseClick(show, Qt::LeftButton);
    QApplication::processEvents();
    const auto at = [&](QWidget *part) { return QRect(part->mapTo(&page, QPoint()), part->size()); };
    REQUIRE(page.form()->isVisible());
    CHECK(at(page.form()).bottom() < at(page.chart()).top());
    CHECK(page.minimumSizeHint().width() <= narrow); // nothing scrolls sideways
    page.resize(narrow + 1200, 900);
    QApplication::processEvents();
    CHECK(at(page.form()).right() < at(page.chart()).left());
    CHECK(page.minimumSizeHint().width() <= narrow); // so that they go back above each other
}

TEST_CASE("a small page folds its parameters and keeps its chart", "[simulate]")
{
    Opened opened;
    opened.runner.finish();
    CHECK(opened.page.form()->isVisible());
    opened.page.resize(420, 460);
    QApplication::processEvents();
    CHECK(opened.page.width() < 720);
    CHECK_FALSE(opened.page.form()->isVisible());
    CHECK(opened.page.chart()->height() >= 200);
    QToolButton *show = nullptr;
    for (QToolButton *each : opened.page.findChildren<QToolButton *>())
        if (each->accessibleName() == QLatin1String("Show or hide the parameters"))
            show = each;
    REQUIRE(show);
    QTest::mouseClick(show, Qt::LeftButton);
    CHECK(opened.page.form()->isVisible()); // the person's choice stays
    opened.page.resize(430, 470);
    QApplication::processEvents();
    CHECK(opened.page.form()->isVisible());
    const QJsonObject memory = opened.page.saveState();
    CHECK(memory.value(QStringLiteral("parameters")).toBool(false));
    Opened untouched;
    CHECK(untouched.page.saveState().value(QStringLiteral("parameters")).isNull());
}

TEST_CASE("what was entered is remembered and can be forgotten", "[simulate]")
{
    QJsonObject memory;
    {
        Opened opened(QStringLiteral("fleet"));
        opened.type("target_units", "77");
        opened.runner.finish();
        memory = opened.page.saveState();
    }
    Opened opened;
    opened.page.restoreState(memory);
    CHECK(opened.page.kind() == SimulationKind::fleet);
    opened.runner.finish();
    CHECK(opened.page.output()->input.fleet.targetUnits == 77.0);
    QTest::mouseClick(opened.page.form()->resetButton(), Qt::LeftButton);
    opened.runner.finish();
    CHECK(opened.page.output()->input.fleet.targetUnits != 77.0);
    opened.page.restoreState({{QStringLiteral("kinds"), 3}, {QStringLiteral("kind"), QStringLiteral("none")}});
    CHECK(opened.page.kind() == SimulationKind::fleet);
}

TEST_CASE("policies are compared and the deadline's chance is that of the model", "[simulate]")
{
    Opened opened(QStringLiteral("deadline"));
    opened.type("work_hours", "48");
    opened.type("deadline_hours", "60");
    opened.type("trajectories", "2000");
    opened.runner.finish();
    REQUIRE(opened.page.output());
    const auto &policies = opened.page.output()->policies;
    REQUIRE(policies.size() == kDeadlinePolicies.size());
    RunOptions options;
    options.seed = opened.page.output()->info.seed;
    options.n = 2000;
    DeadlineParams params = opened.page.output()->input.deadline;
    params.policy = DeadlinePolicy::greedy;
    const auto greedy = simulateDeadline(params, options);
    REQUIRE(greedy);
    CHECK(opened.cell(2, "mean_usd") == greedy->usd.mean);
    CHECK(opened.cell(2, "met_low") == std::optional(greedy->metDeadline.interval.low));
    // Each against the chosen one, on the same trajectories.
    const auto shown = [&](int row, const char *column) {
        const auto source = opened.page.table()->table()->source();
        for (int c = 0; c < source->columnCount(); ++c)
            if (source->column(c).id == QLatin1String(column))
                return source->display(row, c);
        return QString();
    };
    REQUIRE(params.trace);
    const auto chosen = opened.page.output()->input.deadline.policy;
    for (int row = 0; row < static_cast<int>(policies.size()); ++row) {
        const DeadlineResult &each = policies[static_cast<std::size_t>(row)];
        INFO(deadlinePolicyId(each.policy));
        if (each.policy == chosen) {
            CHECK_FALSE(opened.cell(row, "difference"));
            CHECK(shown(row, "difference_interval") == QStringLiteral("chosen"));
            continue;
        }
        REQUIRE(each.againstBase);
        REQUIRE(each.againstBase->interval);
        CHECK(opened.cell(row, "difference") == std::optional(each.againstBase->usd));
        CHECK(shown(row, "difference") == format::signedMoney(each.againstBase->usd));
        const QString words = shown(row, "difference_interval");
        CHECK(words.contains(format::signedMoney(each.againstBase->interval->low)));
        CHECK(words.startsWith(QStringLiteral("not distinguishable"))
            == (each.againstBase->verdict() == PolicyDifference::Verdict::notDistinguishable));
    }
    for (int row = 0; row < static_cast<int>(policies.size()); ++row) { // the end of a cell tells the figures
        const DataTableView &table = *opened.page.table();
        for (int c = 0; c < table.table()->columnCount(); ++c) {
            const TableColumn &column = table.table()->source()->column(c);
            const QString cell = table.table()->source()->display(row, c);
            INFO(column.id.toStdString() << ": " << cell.toStdString());
            if (!table.isColumnHidden(c))
                CHECK(table.columnWidth(c) >= table.fontMetrics().horizontalAdvance(cell));
        }
    }
    // And in words above: the cheapest one against it.
    const QStringList lines = simulationChances(*opened.page.output());
    for (const QString &line : lines)
        CHECK(line.endsWith(QLatin1Char('.')));
    CHECK(std::count_if(lines.begin(), lines.end(), [](const QString &line) {
        return line.contains(QStringLiteral("against it")) || line.contains(QStringLiteral("cannot be told from it"));
    }) == 1);
    CHECK(opened.cell(0, "idle_hours") == policies.front().meanIdleHours);
    CHECK(opened.cell(2, "slack") == greedy->meanSlackHours);
    CHECK(opened.cell(2, "launches") == greedy->launches.mean);
    const auto name = [&](int row) { return opened.page.table()->table()->source()->display(row, 0); };
    // Spot only has a safety net until it may be late; the bound says of how many trajectories it is.
    CHECK(name(1) == QStringLiteral("Spot only, on-demand in time"));
    const auto bound = static_cast<int>(policies.size()) - 1;
    REQUIRE(policies.back().policy == DeadlinePolicy::clairvoyant);
    CHECK(policies.back().info.n < 2000);
    CHECK(name(bound).contains(format::integer(static_cast<double>(policies.back().info.n))));
    auto *late = qobject_cast<QCheckBox *>(opened.page.form()->field(QStringLiteral("may_be_late"))->editor());
    REQUIRE(late);
    late->setFocus();
    QTest::keyClick(late, Qt::Key_Space);
    opened.runner.finish();
    REQUIRE(opened.page.output());
    CHECK(name(1) == QStringLiteral("Spot only"));
    CHECK(opened.page.output()->policies[1].mayBeLate);
    CHECK(opened.page.output()->policies[1].onDemandHours.max.value_or(0.0) == 0.0);
    opened.type("deadline_hours", "40"); // less than the work
    opened.runner.finish();
    CHECK_FALSE(opened.error("deadline_hours").isEmpty());
    CHECK_FALSE(opened.page.output());
}
