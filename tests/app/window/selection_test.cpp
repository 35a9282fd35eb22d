// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that can be selected is linked, in every view: a click selects, a double-click opens in the inspector,
// Space pins, Enter explains, Ctrl+C copies; what is selected elsewhere is marked. And what charts hide stays hidden.
#include "model/workload/document.h"
#include "tests/app/window/fixture.h"
#include "views/charts/chart_view.h"
#include "views/panels/candidate_ids.h"
#include "views/panels/charts_page.h"
#include "views/panels/compare_page.h"
#include "views/panels/explore_page.h"
#include "views/panels/fact_tree.h"
#include "views/panels/guide_page.h"
#include "views/panels/inspector_panel.h"
#include "views/panels/place_page.h"
#include "views/panels/quality_panel.h"
#include "views/panels/query_answer.h"
#include "views/panels/query_page.h"
#include "views/panels/simulate_page.h"
#include "views/tables/columnar_table_model.h"
#include "views/tables/data_table_view.h"
#include "views/tables/frozen_tree.h"
#include "views/theme/theme.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QHeaderView>
#include <QHoverEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QStatusBar>
#include <QThread>
#include <QToolButton>
#include <QTreeWidgetItemIterator>

using namespace wattfare;
using namespace wattfare::test;

namespace {

struct Shown {
    Started started;
    MainWindow &window = started.start();
    Shown()
    {
        window.resize(1440, 900);
        REQUIRE(until([&] { return started.session().results() && !started.session().isBusy(); }));
    }
    Session &session() { return started.session(); }
    template <class P>
    P &page(const char *id)
    {
        window.showPage(QString::fromLatin1(id));
        QTest::qWait(10);
        return *static_cast<P *>(window.page(QString::fromLatin1(id)));
    }
    std::string nameOf(const Candidate &candidate) { return session().snapshot()->types[candidate.type].name; }
    std::string current()
    {
        return session().selection().current() ? nameOf(*session().selection().current()) : std::string();
    }
    bool pinned(const Candidate &candidate) { return pinnedKeys(session().data()).contains(candidateKey(candidate)); }
    void select(const std::vector<std::size_t> &rows)
    {
        Selection next = session().selection();
        next.candidates.clear();
        for (const std::size_t row : rows)
            next.candidates.push_back(session().results()->candidate(row));
        session().setSelection(next);
    }
    bool explained(const std::string &type)
    {
        return window.dock(QStringLiteral("inspector"))->isVisible()
            && window.inspector()->explainText().startsWith(QString::fromStdString(type));
    }
};

void click(QTreeWidget &tree, QTreeWidgetItem *item, Qt::KeyboardModifiers modifiers = {}, int column = 0)
{
    tree.scrollToItem(item);
    QRect cell = tree.visualItemRect(item);
    if (column > 0)
        cell = QRect(tree.columnViewportPosition(column), cell.top(), tree.columnWidth(column), cell.height());
    REQUIRE(tree.viewport()->rect().intersects(cell));
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, modifiers, cell.center());
}

QList<QTreeWidgetItem *> itemsOf(QTreeWidget &tree)
{
    QList<QTreeWidgetItem *> items;
    for (QTreeWidgetItemIterator it(&tree); *it; ++it)
        items << *it;
    return items;
}

} // namespace

TEST_CASE("the comparison marks the columns of all selected candidates", "[window][selection][compare]")
{
    Shown s;
    Scenario scenario = s.session().scenario();
    const Results &results = *s.session().results();
    scenario.pinned.clear();
    std::vector<std::size_t> rows; // with a cost to explain
    for (std::size_t row = 0; row < results.size() && rows.size() < 4; ++row)
        if (results.value(row, Metric::usdPerMillion))
            rows.push_back(row);
    REQUIRE(rows.size() == 4);
    for (const std::size_t row : {rows[0], rows[1], rows[2]})
        scenario.pinned.push_back(idOfCandidate(results.snapshot(), scenario, results.candidate(row)));
    s.session().edit(scenario, QStringLiteral("pins"));
    auto &page = s.page<ComparePage>("compare");
    FrozenTree &tree = *page.tree();
    const auto marked = [&] {
        QList<int> columns;
        for (int c = 1; c < tree.columnCount(); ++c)
            if (tree.headerItem()->data(c, FrozenTree::kMarkedRole).toBool())
                columns << c;
        return columns;
    };
    s.select({rows[1], rows[2], rows[3]});
    CHECK(marked() == QList<int>{2, 3});
    CHECK(tree.currentColumn() == 2);
    CHECK(tree.headerItem()->data(2, Qt::AccessibleTextRole).toString().endsWith(QStringLiteral("selected")));
    // They are drawn so, title and cells.
    const auto drawn = [&](QWidget *widget, const QRect &where, const QColor &wanted) {
        const QImage picture = widget->grab(where).toImage();
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                if (picture.pixelColor(x, y) == wanted)
                    return true;
        return false;
    };
    const ThemeColours &colours = Theme::instance().colours();
    QHeaderView &header = *tree.header();
    const auto title
        = [&](int c) { return QRect(header.sectionViewportPosition(c), 0, header.sectionSize(c), header.height()); };
    CHECK(drawn(header.viewport(), title(3), colours.accent));
    CHECK_FALSE(drawn(header.viewport(), title(1), colours.accent));
    QTreeWidgetItem *other = tree.topLevelItem(0)->child(1);
    const auto cell = [&](int c) {
        return QRect(tree.columnViewportPosition(c), tree.visualItemRect(other).top(), tree.columnWidth(c),
            tree.visualItemRect(other).height());
    };
    const auto ground = [&](int c) { return tree.viewport()->grab(cell(c)).toImage().pixelColor(2, 2); };
    CHECK(ground(3) == ground(2));
    CHECK_FALSE(ground(3) == ground(1));
    CHECK(contrastRatio(colours.better, ground(3)) >= 4.5);
    CHECK(contrastRatio(colours.worse, ground(3)) >= 4.5);
    CHECK(contrastRatio(colours.secondary, ground(3)) >= 4.5);
    // A new result keeps the marks; candidates that are not pinned leave none.
    Scenario more = s.session().scenario();
    more.inference.demandPerHour *= 2;
    s.session().edit(more, QStringLiteral("more"));
    REQUIRE(until([&] { return !s.session().isBusy(); }));
    CHECK(marked() == QList<int>{2, 3});
    s.select({rows[3]});
    CHECK(marked().isEmpty());
    CHECK(tree.selectedItems().isEmpty());
    // By mouse: a title selects, Ctrl adds, on cells and titles; a double-click explains.
    QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, title(1).center());
    CHECK(marked() == QList<int>{1});
    CHECK(s.session().selection().candidates == std::vector{results.candidate(rows[0])});
    other = tree.topLevelItem(0)->child(1);
    click(tree, other, Qt::ControlModifier, 3);
    CHECK(marked() == QList<int>{1, 3});
    CHECK(s.session().selection().candidates.size() == 2);
    CHECK(s.session().selection().current() == results.candidate(rows[2]));
    click(tree, other, Qt::ControlModifier, 3);
    CHECK(marked() == QList<int>{1});
    s.window.dock(QStringLiteral("inspector"))->hide();
    QTest::mouseDClick(header.viewport(), Qt::LeftButton, {}, title(2).center());
    CHECK(s.explained(s.nameOf(results.candidate(rows[1]))));
    // By keyboard.
    click(tree, tree.topLevelItem(0)->child(1), {}, 1);
    tree.setFocus();
    QTest::keyClick(&tree, Qt::Key_Right, Qt::ShiftModifier);
    CHECK(marked() == QList<int>{1, 2});
    CHECK(tree.currentColumn() == 2);
    CHECK(s.session().selection().current() == results.candidate(rows[1]));
}

TEST_CASE("the guide selects the candidates that a line names, and marks the lines of what is selected",
    "[window][selection][guide]")
{
    Shown s;
    auto &page = s.page<GuidePage>("guide");
    QTreeWidget &tree = *page.tree();
    page.setAnswer(QStringLiteral("workload"), QStringLiteral("inference"));
    const Results &results = *s.session().results();
    QTreeWidgetItem *example = nullptr;
    for (QTreeWidgetItem *item : itemsOf(tree))
        if (!example && item->childCount() == 0 && item->parent()
            && item->parent()->text(0) == QStringLiteral("For example") && results.find(item->text(0).toStdString())
            && item->parent()->parent()->isExpanded())
            example = item;
    REQUIRE(example);
    const std::string type = example->text(0).toStdString();
    CHECK(example->text(1).contains(QStringLiteral("vCPU")));
    click(tree, example);
    CHECK(s.current() == type);
    for (const Candidate &each : s.session().selection().candidates)
        CHECK(s.nameOf(each) == type);
    // Keys: Enter explains, Space pins, Ctrl+C copies, arrows select.
    s.window.dock(QStringLiteral("inspector"))->hide();
    tree.setFocus();
    QTest::keyClick(&tree, Qt::Key_Return);
    CHECK(s.explained(type));
    tree.setFocus();
    const Candidate current = *s.session().selection().current();
    const bool was = s.pinned(current);
    QTest::keyClick(&tree, Qt::Key_Space);
    CHECK(s.pinned(current) != was);
    tree.setFocus();
    QTest::keyClick(&tree, Qt::Key_Space);
    CHECK(s.pinned(current) == was);
    QApplication::clipboard()->clear();
    QTest::keyClick(&tree, Qt::Key_C, Qt::ControlModifier);
    CHECK(QApplication::clipboard()->text() == example->text(0) + QLatin1Char('\t') + example->text(1));
    s.window.dock(QStringLiteral("inspector"))->hide();
    QTest::mouseDClick(tree.viewport(), Qt::LeftButton, {}, tree.visualItemRect(example).center());
    CHECK(s.explained(type));
    // The echo: lines that name what is selected elsewhere, and how it is bought.
    std::size_t row = 0;
    QTreeWidgetItem *second = nullptr;
    for (QTreeWidgetItem *item : itemsOf(tree))
        if (item != example && item->childCount() == 0 && item->parent()
            && item->parent()->text(0) == QStringLiteral("For example")) {
            if (const auto found = results.find(item->text(0).toStdString()); found && !second) {
                row = *found;
                second = item;
            }
        }
    REQUIRE(second);
    s.select({row});
    CHECK_FALSE(example->isSelected());
    QTreeWidgetItem *shown = second; // folded up, the line above stands for it
    for (QTreeWidgetItem *above = second->parent(); above; above = above->parent())
        if (!above->isExpanded())
            shown = above;
    CHECK(shown->isSelected());
    for (QTreeWidgetItem *above = second->parent(); above; above = above->parent())
        above->setExpanded(true);
    CHECK(second->isSelected());
    QTreeWidgetItem *group = second->parent()->parent();
    group->setExpanded(false);
    CHECK(group->isSelected());
    group->setExpanded(true); // a type of the kind that no line names
    std::optional<std::size_t> unnamed;
    const std::string family
        = s.session().snapshot()->types[s.session().snapshot()->type(second->text(0).toStdString())].family;
    for (std::size_t each = 0; each < results.size(); ++each) {
        const InstanceType &candidate = s.session().snapshot()->types[results.candidate(each).type];
        bool named = false;
        for (int i = 0; i < second->parent()->childCount(); ++i)
            named = named || second->parent()->child(i)->text(0).toStdString() == candidate.name;
        if (candidate.family == family && !named)
            unnamed = each;
    }
    REQUIRE(unnamed);
    s.select({*unnamed});
    CHECK(group->isSelected());
    CHECK_FALSE(second->isSelected());
    // A kind of instance stands for all of its examples.
    click(tree, group);
    CHECK(s.session().selection().candidates.size() > 1);
    // Hidden meanwhile, the page knows the selection when it is shown again.
    s.window.showPage(QStringLiteral("explore"));
    s.select({*results.find(type)});
    s.window.showPage(QStringLiteral("guide"));
    CHECK(example->isSelected());
    // A way of buying is that of what is selected.
    Scenario both = s.session().scenario();
    both.purchase = {PurchaseOption{}, PurchaseOption{}};
    both.purchase[0].kind = PurchaseKind::onDemand;
    both.purchase[1].kind = PurchaseKind::spot;
    s.session().edit(both, QStringLiteral("both"));
    REQUIRE(until([&] { return !s.session().isBusy(); }));
    s.session().setSelection({{Candidate{current.type, current.region, 0}}, Metric::usdPerMillion});
    QTreeWidgetItem *buying = nullptr;
    for (int i = 0; i < tree.topLevelItemCount(); ++i)
        if (tree.topLevelItem(i)->text(0) == QStringLiteral("Ways of buying"))
            buying = tree.topLevelItem(i);
    REQUIRE(buying);
    QTreeWidgetItem *spot = nullptr;
    int marked = 0;
    for (int i = 0; i < buying->childCount(); ++i) {
        marked += buying->child(i)->isSelected() ? 1 : 0;
        if (buying->child(i)->text(0).contains(QStringLiteral("spot"), Qt::CaseInsensitive))
            spot = buying->child(i);
    }
    CHECK(marked == 1);
    REQUIRE(spot);
    click(tree, spot);
    REQUIRE(s.session().selection().current());
    CHECK(s.session().selection().current()->type == current.type);
    CHECK(s.session().selection().current()->option == 1);
}

TEST_CASE("findings of the data quality dock are linked with what they touch", "[window][selection][quality]")
{
    Shown s;
    QDockWidget *dock = s.window.dock(QStringLiteral("quality"));
    dock->show();
    s.window.resizeDocks({dock}, {420}, Qt::Vertical);
    QTest::qWait(20);
    auto &panel = *static_cast<QualityPanel *>(dock->widget());
    QTreeWidget &tree = *panel.tree();
    REQUIRE(tree.topLevelItemCount() > 0);
    const auto finding = [&]() -> QTreeWidgetItem * { // one that is about a few
        for (QTreeWidgetItem *item : itemsOf(tree))
            if (item->parent() && !item->parent()->parent() && item->childCount() > 1 && item->text(1).toInt() > 0)
                return item;
        return nullptr;
    };
    QTreeWidgetItem *item = finding();
    REQUIRE(item);
    item->parent()->setExpanded(true);
    click(tree, item);
    REQUIRE_FALSE(s.session().selection().candidates.empty());
    const Candidate touched = s.session().selection().candidates.front();
    CHECK(static_cast<int>(s.session().selection().candidates.size()) == std::min(200, item->text(1).toInt()));
    CHECK(tree.selectedItems() == QList<QTreeWidgetItem *>{item}); // alone: it was chosen
    CHECK(item->parent()->text(0).contains(QStringLiteral("about the selection")));
    // Elsewhere another is selected, then one that it touches.
    const Results &results = *s.session().results();
    std::size_t apart = 0;
    const auto &chosen = s.session().selection().candidates;
    while (std::any_of(
        chosen.begin(), chosen.end(), [&](const Candidate &c) { return c.type == results.candidate(apart).type; }))
        ++apart;
    const std::vector<Candidate> before = chosen;
    s.select({apart});
    CHECK_FALSE(item->isSelected());
    Selection one;
    one.candidates = {touched};
    s.session().setSelection(one);
    CHECK(item->isSelected());
    const QString head = item->parent()->text(0);
    CHECK(head.contains(QStringLiteral("about the selection")));
    // A dock that was hidden meanwhile shows the selection of now.
    dock->hide();
    s.select({apart});
    dock->show();
    QTest::qWait(10);
    CHECK_FALSE(finding()->isSelected());
    // Space pins, Enter selects and opens the figure in the inspector, Ctrl+C copies.
    item = finding();
    tree.setFocus();
    tree.setCurrentItem(item);
    const bool was = s.pinned(before.front());
    QTest::keyClick(&tree, Qt::Key_Space);
    CHECK(s.session().selection().current() == before.front());
    CHECK(s.pinned(before.front()) != was);
    QApplication::clipboard()->clear();
    tree.setFocus();
    tree.setCurrentItem(finding());
    QTest::keyClick(&tree, Qt::Key_C, Qt::ControlModifier);
    CHECK(QApplication::clipboard()->text() == finding()->text(0));
    QTest::keyClick(&tree, Qt::Key_Return);
    CHECK(s.window.inspector()->factTree()->currentItem() != nullptr);
}

TEST_CASE("instances and types of a placement are linked", "[window][selection][place]")
{
    Shown s;
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
    QTest::qWait(10);
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
    Shown s;
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

TEST_CASE("series that are hidden stay hidden: over new results, another page and a restart", "[window][charts]")
{
    Started started;
    const auto legendEntry = [](ChartView &view) { // by the context menu, which the keyboard reaches
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(10, 10), view.mapToGlobal(QPoint(10, 10)));
        QApplication::sendEvent(&view, &event);
        QAction *found = nullptr;
        for (QMenu *menu : view.findChildren<QMenu *>())
            for (QAction *each : menu->actions())
                if (each->menu() && !found && each->menu()->title() == QStringLiteral("Series"))
                    found = each->menu()->actions().front();
        return found;
    };
    const auto isShown = [&](ChartView &view) {
        QAction *entry = legendEntry(view);
        REQUIRE(entry);
        const bool shown = entry->isChecked();
        for (QMenu *menu : view.findChildren<QMenu *>(Qt::FindDirectChildrenOnly))
            delete menu;
        return shown;
    };
    {
        MainWindow &window = started.start();
        REQUIRE(until([&] { return started.session().results() != nullptr; }));
        auto &explore = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
        legendEntry(*explore.scatterView())->trigger();
        CHECK_FALSE(isShown(*explore.scatterView()));
        window.showPage(QStringLiteral("charts"));
        auto &charts = *static_cast<ChartsPage *>(window.page(QStringLiteral("charts")));
        charts.showView(QStringLiteral("power_parts"));
        QTest::qWait(10);
        legendEntry(*charts.view())->trigger();
        CHECK_FALSE(isShown(*charts.view()));
        charts.showView(QStringLiteral("ranking")); // another chart, and back
        charts.showView(QStringLiteral("power_parts"));
        CHECK_FALSE(isShown(*charts.view()));
        charts.showView(QStringLiteral("cost_carbon")); // each kind its own
        CHECK(isShown(*charts.view()));
        charts.showView(QStringLiteral("power_parts"));
        Scenario next = started.session().scenario();
        next.inference.demandPerHour *= 3;
        started.session().edit(next, QStringLiteral("more"));
        REQUIRE(until([&] { return !started.session().isBusy(); }));
        CHECK_FALSE(isShown(*charts.view()));
        window.showPage(QStringLiteral("explore"));
        CHECK_FALSE(isShown(*explore.scatterView()));
        window.showPage(QStringLiteral("charts"));
        CHECK_FALSE(isShown(*charts.view()));
        window.keepState();
        started.session().markSaved({});
        started.app.reset();
    }
    started.options.language = QStringLiteral("de"); // names differ, series do not
    MainWindow &window = started.start();
    REQUIRE(until([&] { return started.session().results() != nullptr; }));
    auto &explore = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
    window.showPage(QStringLiteral("explore"));
    CHECK(explore.scatterView()->hiddenSeries().size() == 1);
    window.showPage(QStringLiteral("charts"));
    auto &charts = *static_cast<ChartsPage *>(window.page(QStringLiteral("charts")));
    CHECK(charts.view()->spec().id == "power_parts");
    CHECK(charts.view()->hiddenSeries().size() == 1);
    charts.showView(QStringLiteral("cost_carbon"));
    CHECK(charts.view()->hiddenSeries().isEmpty());
}

TEST_CASE("what the mouse is over lights up in trees and lists", "[window][selection]")
{
    Shown s;
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

TEST_CASE("of a selection that moves on, Simulate names each at once and simulates the last", "[window][selection]")
{
    Shown s;
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

TEST_CASE("the status line shows jobs that last, not those that end at once", "[window][status]")
{
    Shown s;
    JobPool &jobs = s.started.app->jobs();
    auto *bar = s.window.statusBar()->findChild<QProgressBar *>();
    REQUIRE(bar);
    REQUIRE(until([&] { return jobs.isIdle(); }));
    QObject context;
    bool done = false;
    jobs.run<int>(
        &context, QStringLiteral("short"), [](const ProgressFn &) { return 1; }, [&](int) { done = true; });
    QApplication::processEvents();
    CHECK(bar->isHidden());
    REQUIRE(until([&] { return done && jobs.isIdle(); }));
    QTest::qWait(150);
    CHECK(bar->isHidden());
    bool cancelled = false;
    jobs.run<int>(
        &context, QStringLiteral("long"),
        [](const ProgressFn &progress) {
            while (progress(0.5))
                QThread::msleep(2);
            return 1;
        },
        [](int) {}, [&] { cancelled = true; });
    REQUIRE(until([&] { return bar->isVisible(); }));
    QToolButton *cancel = nullptr;
    for (QToolButton *each : s.window.statusBar()->findChildren<QToolButton *>())
        if (each->accessibleName() == QStringLiteral("Cancel"))
            cancel = each;
    REQUIRE(cancel);
    REQUIRE(cancel->isVisible());
    QTest::mouseClick(cancel, Qt::LeftButton);
    CHECK(cancelled);
    CHECK(until([&] { return bar->isHidden() && jobs.isIdle(); }));
}
