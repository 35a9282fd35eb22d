// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/charts_fixture.h"
#include "views/dialogs/help_window.h"
#include "views/pages/carbon_switch.h"
#include "views/pages/explore/explore_page.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/headline.h"
#include "views/words/figure_class.h"
#include "views/words/messages.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QUndoStack>

#include <functional>

using namespace wattfare;
using namespace wattfare::test;

namespace {

struct Moving {
    Started started;
    MainWindow &window = started.start();
    ExplorePage &page = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
    void edit(const std::function<void(Scenario &)> &change)
    {
        Scenario next = started.session().scenario();
        change(next);
        started.session().edit(next, QStringLiteral("test"));
        REQUIRE(until([this] { return !started.session().isBusy(); }));
    }
};

} // namespace

TEST_CASE("a change of amount or date says what moved, pushes nothing and goes with the next change", "[window][moved]")
{
    Moving shown;
    settle();
    auto *more = shown.page.findChild<Headline *>(QStringLiteral("answer_more"));
    REQUIRE(more);
    CHECK(shown.page.movedText().isEmpty()); // nothing was changed yet
    const QString answer = more->sentence();
    const int top = shown.page.tableView()->mapTo(&shown.page, QPoint()).y();
    shown.edit([](Scenario &next) { next.asOf = Date::parse("2023-12-31"); });
    const QString moved = shown.page.movedText();
    REQUIRE_FALSE(moved.isEmpty());
    CHECK(more->sentence().startsWith(moved));
    CHECK_FALSE(shown.page.answerText().contains(moved)); // what is copied is the answer alone
    settle();
    CHECK(shown.page.tableView()->mapTo(&shown.page, QPoint()).y() == top);
    // A slider that goes on is one change: told since it began.
    shown.edit([](Scenario &next) { next.inference.utilisationTarget = 0.5; });
    CHECK(shown.page.movedText().isEmpty());
    const double before = shown.started.session().scenario().inference.demandPerHour;
    const auto instances = [&] {
        const auto &data = shown.started.session().data();
        return data.results->value(*data.answer->cheapest, Metric::instances).value_or(0);
    };
    const double had = instances(); // a slider that goes on is one change: told since it began
    shown.edit([&](Scenario &next) { next.inference.demandPerHour = 2 * before; });
    shown.edit([&](Scenario &next) { next.inference.demandPerHour = 3 * before; });
    CHECK(shown.page.movedText().contains(text(Message{"moved.instances", {instances(), had}})));
    shown.started.session().undoStack()->undo();
    REQUIRE(until([&] { return !shown.started.session().isBusy(); }));
    // Another document is no change of this one.
    shown.window.action(QStringLiteral("preset_bert-large"))->trigger();
    REQUIRE(until([&] { return !shown.started.session().isBusy(); }));
    settle();
    CHECK(shown.page.movedText().isEmpty());
    CHECK_FALSE(more->sentence().contains(moved));
}

TEST_CASE("the carbon basis is one click away where carbon is seen, and Undo reverts it", "[window][carbon]")
{
    Moving shown;
    auto *carbon = shown.page.findChild<CarbonSwitch *>();
    REQUIRE(carbon);
    CHECK(carbon->button(CarbonBasis::locationLifecycle)->isChecked());
    QTest::mouseClick(carbon->button(CarbonBasis::market), Qt::LeftButton);
    REQUIRE(until([&] { return !shown.started.session().isBusy(); }));
    CHECK(shown.started.session().scenario().energy.carbonBasis == CarbonBasis::market);
    CHECK(text(shown.page.scatterView()->spec().title).endsWith(QStringLiteral("market-based")));
    const auto &chart = std::get<ScatterChart>(shown.page.scatterView()->spec().kind);
    CHECK(text(chart.y.title).endsWith(QStringLiteral("market-based")));
    const auto edits = shown.started.session().undoStack()->count();
    QTest::mouseClick(carbon->button(CarbonBasis::market), Qt::LeftButton); // already so
    CHECK(shown.started.session().undoStack()->count() == edits);
    shown.window.action(QStringLiteral("undo"))->trigger();
    REQUIRE(until([&] { return !shown.started.session().isBusy(); }));
    CHECK(isLocationBased(shown.started.session().scenario().energy.carbonBasis));
    CHECK(carbon->button(CarbonBasis::locationLifecycle)->isChecked());

    shown.window.showPage(QStringLiteral("charts"));
    auto &charts = *static_cast<ChartsPage *>(shown.window.page(QStringLiteral("charts")));
    auto *there = charts.findChild<CarbonSwitch *>();
    REQUIRE(there);
    charts.showView(QStringLiteral("cost_carbon"));
    CHECK_FALSE(there->isHidden());
    charts.showView(QStringLiteral("price_history"));
    CHECK(there->isHidden()); // nothing there depends on it
    charts.showView(QStringLiteral("cost_carbon"));
    QTest::mouseClick(there->button(CarbonBasis::marginal), Qt::LeftButton);
    REQUIRE(until([&] { return !shown.started.session().isBusy(); }));
    CHECK(shown.started.session().scenario().energy.carbonBasis == CarbonBasis::marginal);
}

TEST_CASE("in a low window the carbon basis takes no line from the scatter", "[window][carbon]")
{
    Moving shown;
    auto *carbon = shown.page.findChild<CarbonSwitch *>();
    REQUIRE(carbon);
    const auto standsAbove = [&](const ChartView *chart) { return carbon->parentWidget() == chart->parentWidget(); };
    for (const bool low : {true, false, true}) {
        shown.window.resize(1900, low ? 680 : 1100);
        settle();
        CHECK(carbon->isVisible());
        CHECK(standsAbove(low ? shown.page.rankingView() : shown.page.scatterView()));
    }
}

TEST_CASE("every page has the legend of the marks, one click from their explanation", "[window][marks]")
{
    Moving shown;
    auto *marks = shown.window.findChild<QToolButton *>(QStringLiteral("marks"));
    REQUIRE(marks);
    for (const char *page : {"explore", "compare", "charts", "simulate", "query", "claims", "place"}) {
        INFO(page);
        shown.window.showPage(QString::fromUtf8(page));
        CHECK(marks->isVisible());
    }
    QTest::mouseClick(marks, Qt::LeftButton);
    auto *legend = marks->findChild<QFrame *>(QStringLiteral("marks_legend"));
    REQUIRE(legend);
    QStringList words;
    for (const QLabel *each : legend->findChildren<QLabel *>())
        words << each->text();
    for (const FigureClass cls : {FigureClass::measured, FigureClass::vendor, FigureClass::derived,
             FigureClass::estimate, FigureClass::assumption, FigureClass::user}) {
        CHECK(words.contains(classWord(cls)));
        CHECK(words.contains(QString(classGlyph(cls))));
        CHECK(words.contains(classMeaning(cls)));
    }
    QTest::mouseClick(legend->findChild<QPushButton *>(), Qt::LeftButton);
    auto *help = shown.window.findChild<HelpWindow *>();
    REQUIRE(help);
    CHECK(help->currentPage().startsWith(QStringLiteral("methods-ranges")));
}
