// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that can be selected is linked, in every view: a click selects, a double-click opens in the inspector,
// Space pins, Enter explains, Ctrl+C copies; what is selected elsewhere is marked. Trees: selection_trees_test.cpp.
#include "tests/app/window/selection_fixture.h"
#include "views/charts/chart_view.h"
#include "views/pages/charts/charts_page.h"
#include "views/pages/compare/compare_page.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/guide/guide_page.h"
#include "views/pages/place/place_page.h"
#include "views/pages/query/query_answer.h"
#include "views/pages/query/query_page.h"
#include "views/pages/simulate/simulate_page.h"
#include "views/tables/columnar_table_model.h"
#include "views/tables/data_table_view.h"
#include "views/tables/frozen_tree.h"
#include "views/widgets/fact_tree.h"

#include <QClipboard>
#include <QHoverEvent>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("instances and types of a placement are linked", "[window][selection][place]")
{
    ShownWindow s;
    auto &page = s.page<PlacePage>("place");
    REQUIRE(until([&] { return !page.isComputing() && page.drawing()->count() > 0; }, 30'000));
    PlacementView &drawing = *page.drawing();
    // Hover marks a row, the mouse that leaves takes the mark along.
    const QPoint at = drawing.instanceRect(0).topLeft() + QPoint(30, 8);
    QTest::mouseMove(drawing.viewport(), at + QPoint(3, 3));
    QTest::mouseMove(drawing.viewport(), at);
    CHECK(drawing.hovered() == 0);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(drawing.viewport(), &leave);
    QApplication::sendEvent(&drawing, &leave);
    CHECK(drawing.hovered() == -1);
    QTest::mouseClick(drawing.viewport(), Qt::LeftButton, {}, at);
    const auto current = s.session().selection().current();
    REQUIRE(current);
    CHECK(drawing.markedTypes() == QSet<QString>{QString::fromStdString(s.nameOf(*current))});
    // Space pins what the row stands for.
    drawing.setFocus();
    const bool was = s.pinned(*current);
    QTest::keyClick(&drawing, Qt::Key_Space);
    CHECK(s.pinned(*current) != was);
    // All selected types are marked, here and in the table of single types.
    const Results &results = *s.session().results();
    s.select({*results.find("g4dn.2xlarge"), *results.find("g5.xlarge")});
    CHECK(drawing.markedTypes() == QSet<QString>{QStringLiteral("g4dn.2xlarge"), QStringLiteral("g5.xlarge")});
    page.showView(QStringLiteral("types"));
    DataTableView &types = *page.singleTypes();
    settle();
    REQUIRE(types.table()->rowCount() > 2);
    const QSet<qint64> keys = types.selectedKeys();
    const TypeIndex g5 = s.session().snapshot()->type("g5.xlarge");
    CHECK(keys.contains(g5) == (types.table()->rowOfKey(g5) >= 0));
    // A row selects, with Ctrl several; Enter and a double-click explain, Space pins.
    const auto cell = [&](int row) { return types.visualRect(types.table()->index(row, 0)).center(); };
    QTest::mouseClick(types.viewport(), Qt::LeftButton, {}, cell(0));
    const auto first = s.session().selection().current();
    REQUIRE(first);
    CHECK(candidateKey(*first) >= 0);
    CHECK(first->type == static_cast<TypeIndex>(types.currentKey()));
    QTest::mouseClick(types.viewport(), Qt::LeftButton, Qt::ControlModifier, cell(2));
    CHECK(s.session().selection().candidates.size() == 2);
    CHECK(types.selectedKeys().size() == 2);
    QTest::mouseClick(types.viewport(), Qt::LeftButton, {}, cell(0));
    s.window.dock(QStringLiteral("inspector"))->hide();
    types.setFocus();
    QTest::keyClick(&types, Qt::Key_Return);
    CHECK(s.window.dock(QStringLiteral("inspector"))->isVisible());
    s.window.dock(QStringLiteral("inspector"))->hide();
    QTest::mouseDClick(types.viewport(), Qt::LeftButton, {}, cell(0));
    CHECK(s.window.dock(QStringLiteral("inspector"))->isVisible());
    types.setFocus();
    const bool before = s.pinned(*first);
    QTest::keyClick(&types, Qt::Key_Space);
    CHECK(s.pinned(*first) != before);
}

TEST_CASE("Space pins in charts, in answers of Query and in the inspector", "[window][selection]")
{
    ShownWindow s;
    auto &explore = s.page<ExplorePage>("explore");
    for (ChartView *view : {explore.scatterView(), explore.rankingView()}) {
        INFO(view->objectName().toStdString());
        QWidget *canvas = view->focusProxy();
        canvas->setFocus();
        QTest::keyClick(canvas, Qt::Key_Down);
        QTest::keyClick(canvas, Qt::Key_Down);
        QTest::keyClick(canvas, Qt::Key_Down);
        qint64 key = -1;
        const auto hovering = QObject::connect(view, &ChartView::pointHovered, [&key](qint64 at) { key = at; });
        QTest::keyClick(canvas, Qt::Key_Down);
        QObject::disconnect(hovering);
        REQUIRE(key >= 0);
        const bool was = s.pinned(candidateOfKey(key));
        QTest::keyClick(canvas, Qt::Key_Space);
        CHECK(s.pinned(candidateOfKey(key)) != was);
        CHECK(candidateKey(*s.session().selection().current()) == key);
        CHECK(explore.tableView()->selectedKeys() == QSet<qint64>{key});
        s.session().undoStack()->undo();
        CHECK(s.pinned(candidateOfKey(key)) == was);
    }
    // Ctrl+Space adds a mark to the selection.
    auto &charts = s.page<ChartsPage>("charts");
    charts.showView(QStringLiteral("ranking"));
    QWidget *canvas = charts.view()->focusProxy();
    const auto pins = s.session().scenario().pinned;
    canvas->setFocus();
    QTest::keyClick(canvas, Qt::Key_Down);
    QTest::keyClick(canvas, Qt::Key_Return);
    canvas->setFocus();
    QTest::keyClick(canvas, Qt::Key_Down);
    QTest::keyClick(canvas, Qt::Key_Space, Qt::ControlModifier);
    CHECK(s.session().selection().candidates.size() == 2);
    CHECK(s.session().scenario().pinned == pins);
    const qint64 before = candidateKey(*s.session().selection().current());
    QTest::keyClick(canvas, Qt::Key_Down);
    QTest::keyClick(canvas, Qt::Key_Space);
    CHECK(s.session().scenario().pinned != pins);
    CHECK(candidateKey(*s.session().selection().current()) != before);
    // A region of the heat map: the same type, bought in the same way, there.
    charts.showView(QStringLiteral("regions"));
    const auto &heat = std::get<HeatMapChart>(charts.view()->spec().kind);
    const Candidate of = *s.session().selection().current();
    REQUIRE_FALSE(heat.cells.empty());
    for (const HeatMapCell &cell : heat.cells) {
        CHECK(candidateOfKey(cell.key).type == of.type);
        CHECK(candidateOfKey(cell.key).option == of.option);
    }
    // Query.
    auto &query = s.page<QueryPage>("query");
    query.editor()->setPlainText(
        QStringLiteral("SELECT instance_type, region, purchase_option, price_usd_per_hour FROM results "
                       "WHERE price_usd_per_hour IS NOT NULL ORDER BY price_usd_per_hour LIMIT 20"));
    query.execute();
    REQUIRE(until([&] {
        return s.started.app->jobs().isIdle() && query.table()->table() && query.table()->table()->rowCount() == 20;
    }));
    DataTableView &table = *query.table();
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(table.table()->index(4, 0)).center());
    const Candidate row = *s.session().selection().current();
    table.setFocus();
    REQUIRE_FALSE(s.pinned(row));
    QTest::keyClick(&table, Qt::Key_Space);
    CHECK(s.pinned(row));
    CHECK(table.table()->pinned().contains(4));
    QTest::keyClick(&table, Qt::Key_Space);
    CHECK_FALSE(s.pinned(row));
    CHECK_FALSE(table.table()->pinned().contains(4));
    // The inspector.
    FactTree &facts = *s.window.inspector()->factTree();
    facts.setFocus();
    QTest::keyClick(&facts, Qt::Key_Space);
    CHECK(s.pinned(row));
    QTest::keyClick(&facts, Qt::Key_Space);
    CHECK_FALSE(s.pinned(row));
    QTreeWidgetItem *fact = nullptr;
    for (QTreeWidgetItem *item : itemsOf(facts))
        if (!fact && item->parent() && !item->text(1).isEmpty() && item->parent()->isExpanded())
            fact = item;
    REQUIRE(fact);
    click(facts, fact);
    facts.setFocus();
    QTest::keyClick(&facts, Qt::Key_C, Qt::ControlModifier);
    CHECK(QApplication::clipboard()->text()
        == fact->text(0) + QLatin1Char('\t') + fact->text(1)); // the figure with its name
    QTest::keyClick(&facts, Qt::Key_Return);
    auto *note = s.window.inspector()->findChild<QLabel *>(QStringLiteral("explain_note"));
    REQUIRE(note);
    REQUIRE(note->isVisible()); // there is nothing to derive: the reason stands in its place
    CHECK(note->hasFocus());
    const Results &rows = *s.session().results();
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows.value(i, s.session().selection().metric)) {
            s.select({i});
            break;
        }
    facts.setFocus();
    QTest::keyClick(&facts, Qt::Key_Return);
    CHECK(s.window.inspector()->explainTree()->hasFocus());
}

TEST_CASE("of a selection that moves on, Simulate names each at once and simulates the last", "[window][selection]")
{
    ShownWindow s;
    auto &page = s.page<SimulatePage>("simulate");
    REQUIRE(until([&] { return !page.isComputing(); }, 60'000));
    const Results &results = *s.session().results();
    std::vector<std::size_t> rows; // that have a spot price, so that there is something to run
    for (std::size_t row = 0; row < results.size() && rows.size() < 4; ++row)
        if (results.value(row, Metric::usdPerMillion)
            && results.candidate(row).type != s.session().selection().current()->type)
            rows.push_back(row);
    REQUIRE(rows.size() == 4);
    int runs = 0;
    const auto counting
        = QObject::connect(&s.started.app->jobs(), &JobPool::progressChanged, [&](const QString &title, double share) {
              runs += title == QStringLiteral("Simulating") && share == 0.0 ? 1 : 0;
          });
    const auto named = [&](std::size_t row) {
        const QString name = QString::fromStdString(s.nameOf(results.candidate(row)));
        for (const QLabel *label : page.findChildren<QLabel *>())
            if (label->isVisible() && label->text().startsWith(name))
                return true;
        return false;
    };
    for (const std::size_t row : rows) {
        s.select({row});
        CHECK(named(row));
        CHECK(page.isComputing());
        CHECK(runs == 0);
    }
    s.select({rows.front()}); // back again
    REQUIRE(until([&] { return !page.isComputing(); }, 60'000));
    QObject::disconnect(counting);
    CHECK(named(rows.front()));
    CHECK(runs > 0);
    REQUIRE(page.output());
    if (page.output()->input.kind == SimulationKind::fleet) {
        REQUIRE_FALSE(page.output()->input.fleet.pools.empty());
        CHECK(page.output()->input.fleet.pools.front().instanceType == s.nameOf(results.candidate(rows.front())));
    }
}

TEST_CASE("what the mouse is over lights up in trees and lists", "[window][selection]")
{
    ShownWindow s;
    const auto lit = [](QAbstractItemView &view, const QRect &row) {
        const auto ground = [&] { return view.viewport()->grab(row).toImage().pixelColor(row.width() - 3, 2); };
        const auto move = [&](QEvent::Type type, const QPoint &to) {
            QHoverEvent event(type, to, view.viewport()->mapToGlobal(to), QPoint(-1, -1));
            QApplication::sendEvent(view.viewport(), &event);
        };
        const QColor before = ground();
        move(QEvent::HoverEnter, row.center());
        move(QEvent::HoverMove, row.center());
        const QColor over = ground();
        move(QEvent::HoverLeave, QPoint(-1, -1));
        return view.viewport()->testAttribute(Qt::WA_Hover) && over != before && ground() == before;
    };
    auto &guide = s.page<GuidePage>("guide");
    REQUIRE(until([&] { return guide.tree()->topLevelItemCount() > 0; }));
    settle(); // the tree has its room by then
    QTreeWidgetItem *line = guide.tree()->topLevelItem(0)->child(0)->child(0);
    REQUIRE_FALSE(line->isSelected());
    CHECK(lit(*guide.tree(), guide.tree()->visualItemRect(line)));
    QTreeWidget &facts = *s.window.inspector()->factTree();
    CHECK(lit(facts, facts.visualItemRect(facts.topLevelItem(0)->child(1))));
    auto &charts = s.page<ChartsPage>("charts");
    auto *kinds = charts.findChild<QListWidget *>();
    REQUIRE(kinds);
    CHECK(lit(*kinds, kinds->visualItemRect(kinds->item(3))));
    auto &compare = s.page<ComparePage>("compare");
    QTreeWidgetItem *row = compare.tree()->topLevelItem(0)->child(2);
    CHECK(lit(*compare.tree(),
        compare.tree()->visualRect(compare.tree()->indexAt(compare.tree()->visualItemRect(row).center()))));
}
