// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Options of the market and of the sampling, prices that are not known, and what is shown of intervals, windows and
// bands.
#include "tests/views/pages/simulate_fixture.h"
#include "views/charts/chart_view.h"
#include "views/pages/simulate/simulate_fields.h"
#include "views/pages/simulate/simulate_pools.h"
#include "views/words/format.h"
#include "views/words/messages.h"

#include "model/simulation/parameters/named_parameters.h"

#include <QCheckBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTableWidget>

using namespace wattfare;
using namespace wattfare::test;

namespace {

void chooseMarket(Opened &opened, MarketKind kind)
{
    opened.choose(opened.page.form()->marketBox(), static_cast<int>(kind));
}

// What the model makes of the page's run on this market.
CheckpointResult modelRun(const Opened &opened, MarketChoice choice)
{
    const SimulationInput &in = opened.page.output()->input;
    CheckpointParams params = in.checkpoint;
    choice.item = opened.page.form()->itemBox()->currentData().toULongLong();
    REQUIRE(applyMarket(params, choice, *catalogue(), std::nullopt));
    RunOptions options;
    options.seed = in.seed;
    options.n = in.n;
    const auto result = simulateCheckpoint(params, options);
    REQUIRE(result);
    return *result;
}

// Types into a cell of the pools and leaves it by Enter.
void typeCell(Opened &opened, int row, int column, const QString &text)
{
    QTableWidget *table = opened.page.pools()->table();
    table->setFocus();
    table->setCurrentCell(row, column);
    table->editItem(table->item(row, column));
    auto *editor = table->viewport()->findChild<QLineEdit *>();
    REQUIRE(editor);
    editor->selectAll();
    QTest::keyClick(editor, Qt::Key_Delete);
    QTest::keyClicks(editor, text);
    QTest::keyClick(editor, Qt::Key_Return);
    QApplication::processEvents(); // the editor gives its text,
    QApplication::processEvents(); // and the page what follows from it
    opened.runner.finish();
}

int tabOf(const Opened &opened, const char *id)
{
    for (int i = 0; i < opened.page.tabs()->count(); ++i)
        if (opened.page.tabs()->tabData(i).toString() == QLatin1String(id))
            return i;
    return -1;
}

constexpr int kZoneColumn = 1, kPriceColumn = 3, kPriorityColumn = 8;

} // namespace

TEST_CASE("every parameter of the command line has a field", "[simulate]")
{
    // What is set elsewhere: the pools are a table, the market a list.
    const auto fieldOf = [](SimulationKind kind, const std::string &name) {
        const std::string shown = name == "market_cap_usd_per_hour" ? "market_cap" : name;
        for (const SimulateField &field : simulateFields(kind))
            if (field.name() == shown)
                return true;
        return name == "pool";
    };
    const auto all = [&](SimulationKind kind, const std::vector<NamedParameter> &parameters) {
        for (const NamedParameter &each : parameters) {
            INFO(simulationKindId(kind).toStdString() << " " << each.name);
            // A run is one gang in one zone: no other zone could follow it.
            CHECK(
                (fieldOf(kind, each.name) || (kind == SimulationKind::checkpoint && each.name == "zone_correlation")));
        }
    };
    all(SimulationKind::checkpoint, namedParameters(CheckpointParams{}));
    all(SimulationKind::checkpoint, namedParameters(ElasticParams{}));
    all(SimulationKind::checkpoint, namedParameters(MarketChoice{}));
    all(SimulationKind::fleet, namedParameters(FleetParams{}));
    all(SimulationKind::fleet, namedParameters(MarketChoice{}));
    all(SimulationKind::deadline, namedParameters(DeadlineParams{}));
    for (int i = 0; i < kSimulationKinds; ++i)
        for (const char *name : {"trajectories", "seed", "half_width"})
            CHECK(fieldOf(static_cast<SimulationKind>(i), name));
}

TEST_CASE("a trace is replayed as the fields say", "[simulate]")
{
    Opened opened;
    opened.type("trajectories", "500");
    opened.type("work_hours", "10");
    opened.type("instances", "1");
    CHECK_FALSE(opened.shows("replay"));
    chooseMarket(opened, MarketKind::traceReplay);
    opened.runner.finish();
    REQUIRE(opened.page.output());
    CHECK(opened.shows("replay"));
    CHECK(opened.shows("replay_block_hours"));
    CHECK_FALSE(opened.shows("replay_start_tick"));
    CHECK_FALSE(opened.shows("market_cap"));
    MarketChoice choice;
    choice.kind = MarketKind::traceReplay;
    const auto blocks = modelRun(opened, choice).hours.mean;
    CHECK(opened.cell(1, "mean") == blocks);

    opened.type("replay_block_hours", "6");
    opened.runner.finish();
    choice.blockHours = 6.0;
    CHECK(opened.cell(1, "mean") == modelRun(opened, choice).hours.mean);
    CHECK(opened.cell(1, "mean") != blocks);

    opened.choose("replay", "random_start");
    opened.runner.finish();
    CHECK_FALSE(opened.shows("replay_block_hours"));
    choice.replay = ReplayMode::randomStart;
    CHECK(opened.cell(1, "mean") == modelRun(opened, choice).hours.mean);

    opened.choose("replay", "from_tick");
    opened.type("replay_start_tick", "100");
    opened.runner.finish();
    CHECK(opened.shows("replay_start_tick"));
    choice.replay = ReplayMode::fromTick;
    choice.startTick = 100;
    CHECK(opened.cell(1, "mean") == modelRun(opened, choice).hours.mean);
    CHECK(opened.cell(1, "sd") == 0.0); // always the same stretch

    // What cannot be is refused under its field.
    opened.type("replay_start_tick", "90000000");
    opened.runner.finish();
    CHECK_FALSE(opened.error("replay_start_tick").isEmpty());
    CHECK_FALSE(opened.page.error().isEmpty());
    CHECK_FALSE(opened.page.error().contains(QLatin1String("start_tick")));
    opened.choose("replay", "block_bootstrap");
    opened.type("replay_block_hours", "0");
    opened.runner.finish();
    CHECK_FALSE(opened.error("replay_block_hours").isEmpty());
    opened.type("replay_block_hours", "12");
    opened.runner.finish();
    CHECK(opened.error("replay_block_hours").isEmpty());
    choice.replay = ReplayMode::blockBootstrap;
    choice.blockHours = 12.0;
    CHECK(opened.cell(1, "mean") == modelRun(opened, choice).hours.mean);
    // Another market does not know of it.
    chooseMarket(opened, MarketKind::bandProbability);
    opened.runner.finish();
    CHECK_FALSE(opened.shows("replay"));
    CHECK(opened.page.error().isEmpty());
}

TEST_CASE("zones follow the first as far as they are told", "[simulate]")
{
    Opened opened(QStringLiteral("fleet/pools"));
    opened.type("trajectories", "600");
    opened.type("hours", "48");
    opened.choose("strategy", "diversified");
    while (opened.page.pools()->table()->rowCount() < 2)
        QTest::mouseClick(opened.page.pools()->addButton(), Qt::LeftButton);
    opened.runner.finish();
    for (int row = 0; row < opened.page.pools()->table()->rowCount(); ++row)
        typeCell(opened, row, kZoneColumn, QStringLiteral("zone-%1").arg(row));
    CHECK_FALSE(opened.shows("zone_correlation"));
    chooseMarket(opened, MarketKind::regimesAssumed);
    opened.runner.finish();
    REQUIRE(opened.page.output());
    CHECK(opened.shows("zone_correlation"));
    const auto apart = opened.page.output()->fleet->belowTargetShare;
    opened.type("zone_correlation", "1");
    opened.runner.finish();
    const SimulationInput &in = opened.page.output()->input;
    FleetParams params = in.fleet;
    MarketChoice choice;
    choice.kind = MarketKind::regimesAssumed;
    choice.zoneCorrelation = 1.0;
    REQUIRE(applyMarket(params, choice, *catalogue(), {}));
    RunOptions options;
    options.seed = in.seed;
    options.n = in.n;
    CHECK(opened.page.output()->fleet->belowTargetShare == simulateFleet(params, options)->belowTargetShare);
    CHECK_FALSE(opened.page.output()->fleet->belowTargetShare == apart);
    opened.type("zone_correlation", "2");
    opened.runner.finish();
    CHECK_FALSE(opened.error("zone_correlation").isEmpty());
}

TEST_CASE("a run stops once its mean is known as well as asked", "[simulate]")
{
    Opened opened;
    opened.type("trajectories", "200000");
    opened.type("hazard_per_hour", "0.05");
    opened.type("half_width", "1"); // %
    opened.runner.finish();
    REQUIRE(opened.page.output());
    const RunInfo &info = opened.page.output()->info;
    CHECK(info.converged);
    CHECK_FALSE(info.cancelled);
    CHECK(info.n < 200'000);
    const Summary &usd = *opened.page.output()->checkpoint->usd;
    CHECK(usd.meanInterval->high - *usd.mean <= 0.01 * *usd.mean);
    CHECK(opened.page.standing().contains(format::integer(static_cast<double>(info.n))));
    opened.type("half_width", "0");
    opened.runner.finish();
    CHECK_FALSE(opened.error("half_width").isEmpty());
    QLineEdit *line = opened.edit("half_width");
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Delete);
    opened.runner.finish();
    CHECK(opened.page.output()->info.n == 200'000);
}

TEST_CASE("the options are remembered and forgotten with the rest", "[simulate]")
{
    Opened opened(QStringLiteral("fleet/pools"));
    opened.type("trajectories", "300");
    chooseMarket(opened, MarketKind::traceReplay);
    opened.choose("replay", "random_start");
    opened.type("notice_hours", "60");
    opened.type("series_points", "11");
    opened.type("minimum_hours", "120");
    typeCell(opened, 0, kPriorityColumn, QStringLiteral("7"));
    typeCell(opened, 0, kPriceColumn, QString());
    const QJsonObject kept = opened.page.saveState();
    Opened again(QStringLiteral("checkpoint"));
    again.page.restoreState(kept);
    again.runner.finish();
    REQUIRE(again.page.kind() == SimulationKind::fleet);
    REQUIRE(again.page.output());
    const FleetParams &fleet = again.page.output()->input.fleet;
    CHECK(fleet.seriesPoints == 11);
    CHECK(again.page.output()->fleet->capacity.size() == 11);
    CHECK(fleet.notices.noticeHours == Approx(60.0 / 3600.0));
    CHECK(fleet.billing.minimumHours == Approx(120.0 / 3600.0));
    CHECK(fleet.pools[0].priority == 7);
    CHECK_FALSE(fleet.pools[0].usdPerHour);
    CHECK(again.page.form()->field(QStringLiteral("replay"))->value() == QLatin1String("random_start"));
    QTest::mouseClick(again.page.form()->resetButton(), Qt::LeftButton);
    again.runner.finish();
    CHECK(again.page.form()->field(QStringLiteral("replay"))->value() == QLatin1String("block_bootstrap"));
    CHECK(again.page.output()->input.fleet.seriesPoints == 121);
    CHECK(again.page.output()->input.fleet.pools[0].usdPerHour);
}

TEST_CASE("a remembered item is found by its name in a catalogue of another order", "[simulate]")
{
    Opened opened(QStringLiteral("deadline"));
    opened.type("trajectories", "300");
    opened.type("needed", "1");
    QComboBox *items = opened.page.form()->itemBox();
    REQUIRE(items->count() >= 4);
    opened.choose(items, items->itemData(3));
    opened.runner.finish();
    const QString title = items->currentText();
    const std::shared_ptr<const Trace> trace = opened.page.output()->input.deadline.trace;
    const QJsonObject kept = opened.page.saveState();

    auto snapshot = std::make_shared<Snapshot>(*catalogue());
    std::reverse(snapshot->traces.begin(), snapshot->traces.end());
    ViewData data = trainingView();
    data.snapshot = snapshot;
    const auto results = evaluate(data.scenario, data.snapshot);
    REQUIRE(results);
    data.results = *results;
    data.answer = std::make_shared<const Answer>(answer(**results));
    Opened again(QStringLiteral("checkpoint"), data);
    again.page.restoreState(kept);
    again.runner.finish();
    REQUIRE(again.page.kind() == SimulationKind::deadline);
    CHECK(again.page.form()->itemBox()->currentText() == title);
    CHECK(again.page.output()->input.deadline.trace->runs() == trace->runs());
    // One that is gone leaves the choice to the page.
    snapshot = std::make_shared<Snapshot>(*snapshot);
    std::erase_if(
        snapshot->traces, [&](const AvailabilityTrace &each) { return Trace::from(each)->runs() == trace->runs(); });
    REQUIRE(snapshot->traces.size() < catalogue()->traces.size());
    data.snapshot = snapshot;
    const auto without = evaluate(data.scenario, data.snapshot);
    REQUIRE(without);
    data.results = *without;
    data.answer = std::make_shared<const Answer>(answer(**without));
    Opened third(QStringLiteral("checkpoint"), data);
    third.page.restoreState(kept);
    third.runner.finish();
    CHECK(third.page.output());
    CHECK(third.page.form()->itemBox()->currentIndex() >= 0);
}

TEST_CASE("a gang starts from a trace that counts as many instances", "[simulate]")
{
    Opened opened(QStringLiteral("deadline")); // of sixteen nodes
    opened.runner.finish();
    REQUIRE(opened.page.output());
    const DeadlineParams &params = opened.page.output()->input.deadline;
    CHECK(params.needed == 16);
    CHECK(params.trace->most() >= 16);
    opened.type("needed", "1");
    opened.runner.finish();
    CHECK(opened.page.output()->input.deadline.needed == 1);
}

TEST_CASE("an empty price of a pool is unknown, one of 0 is free", "[simulate]")
{
    Opened opened(QStringLiteral("fleet/pools"));
    opened.type("trajectories", "500");
    opened.runner.finish();
    QTableWidget *table = opened.page.pools()->table();
    while (table->rowCount() > 1) {
        table->setCurrentCell(1, 0);
        QTest::mouseClick(opened.page.pools()->removeButton(), Qt::LeftButton);
        QApplication::processEvents();
    }
    opened.runner.finish();
    REQUIRE(opened.cell(0, "mean").value_or(0.0) > 0.0);
    typeCell(opened, 0, kPriceColumn, QString());
    REQUIRE(opened.page.output());
    CHECK(table->item(0, kPriceColumn)->text().isEmpty());
    CHECK_FALSE(opened.cell(0, "mean"));
    CHECK(opened.cell(1, "mean")); // unit-hours need no price
    const QString why = text(Message{"sim.unknown_price", {"field.spot_usd_per_hour"}});
    CHECK(opened.page.answer().startsWith(why));
    CHECK(opened.page.table()->table()->source()->missingReason(0, 2) == why);
    for (const char *id : {"cost", "split"}) {
        opened.page.tabs()->setCurrentIndex(tabOf(opened, id));
        CHECK_FALSE(opened.page.chart()->hasData());
        CHECK(text(opened.page.chart()->spec().empty) == why);
    }
    opened.page.tabs()->setCurrentIndex(tabOf(opened, "pools"));
    typeCell(opened, 0, kPriceColumn, QStringLiteral("0"));
    CHECK(opened.cell(0, "mean") == 0.0);
    CHECK(opened.page.answer().contains(QLatin1String("USD")));
    typeCell(opened, 0, kPriceColumn, QStringLiteral("cheap"));
    CHECK(table->item(0, kPriceColumn)->text() == QLatin1String("0"));
    // The on-demand price likewise: without a base nothing but the comparison with it goes.
    QLineEdit *line = opened.edit("on_demand_usd_per_unit_hour");
    line->setFocus();
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Delete);
    opened.runner.finish();
    CHECK_FALSE(opened.page.output()->input.fleet.onDemandUsdPerUnitHour);
    CHECK(opened.page.output()->fleet->onDemandOnlyUsd); // at what the types of the pools cost
    CHECK(opened.cell(0, "mean") == 0.0);
    opened.type("on_demand_base", "50");
    opened.runner.finish();
    CHECK_FALSE(opened.cell(0, "mean"));
}

TEST_CASE("quantiles have the intervals of the model", "[simulate]")
{
    Opened opened;
    opened.type("trajectories", "5000");
    opened.type("hazard_per_hour", "0.05");
    opened.runner.finish();
    const SimulationInput &in = opened.page.output()->input;
    RunOptions options;
    options.seed = in.seed;
    options.n = in.n;
    const Summary usd = *simulateCheckpoint(in.checkpoint, options)->usd;
    REQUIRE(usd.p5->interval);
    REQUIRE(usd.p95->interval);
    CHECK(opened.cell(0, "p5_low") == usd.p5->interval->low);
    CHECK(opened.cell(0, "p5_high") == usd.p5->interval->high);
    CHECK(opened.cell(0, "p50_low") == usd.p50->interval->low);
    CHECK(opened.cell(0, "p50_high") == usd.p50->interval->high);
    CHECK(opened.cell(0, "p95_low") == usd.p95->interval->low);
    CHECK(opened.cell(0, "p95_high") == usd.p95->interval->high);
    const auto *source = opened.page.table()->table()->source().get();
    int p95 = 0;
    while (source->column(p95).id != QLatin1String("p95"))
        ++p95;
    CHECK(source->tooltip(0, p95).contains(format::full(usd.p95->interval->low)));
    CHECK(source->tooltip(0, p95).contains(format::full(usd.p95->interval->high)));
}

TEST_CASE("a run on a band says how much of its variance the band explains", "[simulate]")
{
    Opened opened;
    opened.type("trajectories", "5000");
    chooseMarket(opened, MarketKind::bandRate);
    REQUIRE(opened.runner.step());
    CHECK_FALSE(opened.page.output()->band); // not of the preview
    opened.runner.finish();
    const SimulationInput &in = opened.page.output()->input;
    REQUIRE(in.band);
    REQUIRE(opened.page.output()->band);
    RunOptions options;
    options.seed = in.seed;
    const auto expected = simulateCheckpointBand(in.checkpoint, in.band->bucket, HazardReading::rate, options);
    REQUIRE(expected);
    CHECK(opened.page.output()->band->hours.inputShare == expected->hours.inputShare);
    CHECK(opened.page.output()->band->usd->inputShare == expected->usd->inputShare);
    CHECK(opened.page.chances().contains(format::percent(expected->hours.inputShare)));
    chooseMarket(opened, MarketKind::measuredPool);
    opened.runner.finish();
    CHECK_FALSE(opened.page.output()->band); // a measured rate is no band
}

TEST_CASE("policies run from the one tick that a person names, as on the command line", "[simulate]")
{
    Opened opened(QStringLiteral("deadline"));
    opened.type("spot_usd_per_hour", "1");
    opened.type("on_demand_usd_per_hour", "3");
    opened.type("work_hours", "48");
    opened.type("deadline_hours", "70");
    opened.type("needed", "1");
    opened.type("start_tick", "120");
    opened.runner.finish();
    REQUIRE(opened.page.output());
    CHECK_FALSE(opened.page.output()->failure);
    CHECK_FALSE(opened.shows("sampling")); // nothing is sampled
    CHECK_FALSE(opened.shows("block_hours"));
    const SimulationOutput &out = *opened.page.output();
    CHECK(out.info.n == 1);
    CHECK(out.info.requested == 1);
    REQUIRE(out.policies.size() == kDeadlinePolicies.size());
    for (const DeadlineResult &each : out.policies) {
        INFO(deadlinePolicyId(each.policy));
        DeadlineParams params = out.input.deadline;
        params.policy = each.policy;
        const auto expected = runDeadline(params, 120, out.input.seed);
        REQUIRE(expected);
        CHECK(each.usd.mean == expected->usd);
        CHECK(each.finishHours.mean == expected->finishHours);
        CHECK(each.metDeadline.met == (expected->met ? 1.0 : 0.0));
        CHECK(each.windows == std::vector<DeadlineOutcome>{*expected});
        CHECK_FALSE(each.usd.meanInterval);
    }
    const auto timeline = timelineChart(out.input, 0);
    REQUIRE(timeline);
    // Another tick is another trajectory; one beyond the trace is refused at its field; none is sampled again.
    opened.type("start_tick", "99999999");
    opened.runner.finish();
    CHECK_FALSE(opened.page.output());
    CHECK_FALSE(opened.page.form()->field(QStringLiteral("start_tick"))->error().isEmpty());
    opened.edit("start_tick")->setFocus();
    opened.edit("start_tick")->selectAll();
    QTest::keyClick(opened.edit("start_tick"), Qt::Key_Delete);
    opened.runner.finish();
    CHECK(opened.shows("sampling"));
    REQUIRE(opened.page.output());
    CHECK(opened.page.output()->info.n > 1);
}

TEST_CASE("a replay of every start shows its independent windows", "[simulate]")
{
    Opened opened(QStringLiteral("deadline"));
    opened.type("spot_usd_per_hour", "1");
    opened.type("on_demand_usd_per_hour", "3");
    opened.type("work_hours", "48");
    opened.type("deadline_hours", "70");
    opened.type("needed", "1");
    opened.runner.finish();
    REQUIRE(opened.page.output());
    CHECK(tabOf(opened, "windows") < 0); // blocks drawn at random have none
    CHECK(opened.shows("block_hours"));
    opened.choose("sampling", "every_start");
    opened.runner.finish();
    CHECK_FALSE(opened.shows("block_hours")); // no blocks are drawn
    const int tab = tabOf(opened, "windows");
    REQUIRE(tab >= 0);
    const DeadlineParams &params = opened.page.output()->input.deadline;
    RunOptions options;
    options.seed = opened.page.output()->input.seed;
    const auto expected = simulateDeadline(params, options);
    REQUIRE(expected);
    REQUIRE(expected->windows.size() > 3);
    // A click on the tab, as a person would.
    QTest::mouseClick(opened.page.tabs(), Qt::LeftButton, {}, opened.page.tabs()->tabRect(tab).center());
    REQUIRE(opened.page.chart()->hasData());
    const auto &chart = std::get<BarChart>(opened.page.chart()->spec().kind);
    REQUIRE(chart.bars.size() == expected->windows.size());
    double least = 1e300, most = 0.0;
    int met = 0;
    for (std::size_t i = 0; i < chart.bars.size(); ++i) {
        CHECK(chart.bars[i].value == expected->windows[i].usd);
        CHECK((chart.bars[i].role == ChartRole::worse) == !expected->windows[i].met);
        least = std::min(least, expected->windows[i].usd);
        most = std::max(most, expected->windows[i].usd);
        met += expected->windows[i].met ? 1 : 0;
    }
    CHECK(opened.page.chances().contains(format::money(least)));
    CHECK(opened.page.chances().contains(format::money(most)));
    CHECK(opened.page.chances().contains(format::integer(static_cast<double>(chart.bars.size()))));
    CHECK(met > 0);
    // The second trajectory starts at the second tick.
    opened.page.tabs()->setCurrentIndex(tabOf(opened, "timeline"));
    opened.page.trajectoryBox()->setFocus();
    QTest::keyClick(opened.page.trajectoryBox(), Qt::Key_Up);
    opened.runner.finish();
    REQUIRE(opened.page.trajectoryBox()->value() == 2);
    const Message &title = opened.page.chart()->spec().title.message;
    CHECK(*title.args.at(0).number() == Approx(params.trace->gapSeconds() / 3600.0));
    opened.choose("sampling", "block_bootstrap");
    opened.runner.finish();
    CHECK(tabOf(opened, "windows") < 0);
    CHECK(opened.page.chart()->hasData());
}
