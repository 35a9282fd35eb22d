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

TEST_CASE("the guide selects the candidates that a line names, and marks the lines of what is selected",
    "[window][selection][guide]")
{
    ShownWindow s;
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
