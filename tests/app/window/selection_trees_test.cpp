// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of trees are linked: Compare, the guide, the data quality dock. A click selects, a double-click opens in the
// inspector, Space pins, Enter explains, Ctrl+C copies; what is selected elsewhere is marked.
#include "model/workload/document.h"
#include "tests/app/window/selection_fixture.h"
#include "views/pages/compare/compare_page.h"
#include "views/pages/guide/guide_page.h"
#include "views/pages/quality/quality_panel.h"
#include "views/tables/frozen_tree.h"
#include "views/theme/theme.h"
#include "views/widgets/fact_tree.h"

#include <QClipboard>
#include <QHeaderView>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("the comparison marks the columns of all selected candidates", "[window][selection][compare]")
{
    ShownWindow s;
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

TEST_CASE("the guide selects the candidates that a line names, and marks no line for what is selected elsewhere",
    "[window][selection][guide]")
{
    ShownWindow s;
    auto &page = s.page<GuidePage>("guide");
    QTreeWidget &tree = *page.tree();
    REQUIRE(until([&] { return !page.result().options.empty(); }));
    const Results &results = *s.session().results();
    const auto nameOf = [&](const QTreeWidgetItem *item) {
        const std::string name = item->text(0).toStdString();
        return results.find(name) ? name : std::string();
    };
    QTreeWidgetItem *fallen = nullptr, *second = nullptr; // two that the window's result has as well
    for (QTreeWidgetItem *item : itemsOf(tree))
        if (item->parent() && !item->parent()->parent() && !nameOf(item).empty())
            (fallen ? second : fallen) = item;
    REQUIRE((fallen && second));
    const std::string type = nameOf(fallen);
    tree.scrollToItem(fallen);
    click(tree, fallen);
    CHECK(s.current() == type);
    for (const Candidate &each : s.session().selection().candidates)
        CHECK(s.nameOf(each) == type);
    // Keys: Enter explains, Space pins.
    s.window.dock(QStringLiteral("inspector"))->hide();
    tree.setFocus();
    QTest::keyClick(&tree, Qt::Key_Return);
    // What has no figure is explained by its reason, which names the type.
    CHECK(s.window.dock(QStringLiteral("inspector"))->isVisible());
    CHECK(s.window.inspector()->explainText().contains(QString::fromStdString(type)));
    tree.setFocus();
    const Candidate current = *s.session().selection().current();
    const bool was = s.pinned(current);
    QTest::keyClick(&tree, Qt::Key_Space);
    CHECK(s.pinned(current) != was);
    // It would look like a choice of the guide.
    s.select({*results.find(nameOf(second))});
    CHECK_FALSE(fallen->isSelected());
    CHECK_FALSE(second->isSelected());
}

TEST_CASE("findings of the data quality dock are linked with what they touch", "[window][selection][quality]")
{
    ShownWindow s;
    QDockWidget *dock = s.window.dock(QStringLiteral("quality"));
    dock->show();
    s.window.resizeDocks({dock}, {420}, Qt::Vertical);
    settle();
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
    // No finding ends before the figure that counts, and no cell of the answer is blank.
    s.window.resize(1100, 900);
    settle();
    const int line = tree.fontMetrics().height();
    int wrapped = 0;
    for (int i = 0; i < item->parent()->childCount(); ++i) {
        QTreeWidgetItem *each = item->parent()->child(i);
        INFO(each->text(0).toStdString());
        const QRect cell = tree.visualItemRect(each);
        const int room = tree.columnWidth(0) - 2 * tree.indentation();
        const int lines
            = tree.fontMetrics().boundingRect(QRect(0, 0, room, 9999), Qt::TextWordWrap, each->text(0)).height() / line;
        wrapped += lines > 1 ? 1 : 0;
        CHECK(cell.height() >= std::max(1, lines) * line);
        CHECK((each->text(2) == QStringLiteral("yes") || each->text(2) == QStringLiteral("no")));
    }
    CHECK(wrapped > 0);
    click(tree, item);
    REQUIRE_FALSE(s.session().selection().candidates.empty());
    const Candidate touched = s.session().selection().candidates.front();
    CHECK(static_cast<int>(s.session().selection().candidates.size()) == std::min(200, item->text(1).toInt()));
    CHECK(tree.selectedItems() == QList<QTreeWidgetItem *>{item}); // alone: it was chosen
    INFO(item->parent()->text(0).toStdString());
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
    settle();
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
