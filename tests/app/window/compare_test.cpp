// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/compare_fixture.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/inspector/inspector_panel.h"
#include "views/tables/columnar_table_model.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/page_tabs.h"
#include "views/words/column_text.h"
#include "views/words/format.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QToolButton>

using namespace wattfare;
using namespace wattfare::test;

namespace {

constexpr int kVerdictRole = Qt::UserRole + 1; // second line of a cell

struct Shown : ShownComparison {
    using ShownComparison::ShownComparison;
    int rows() const
    {
        int count = 0;
        for (int i = 0; i < tree.topLevelItemCount(); ++i)
            count += tree.topLevelItem(i)->childCount();
        return count;
    }
    bool painted(QTreeWidgetItem *item, int column, const QColor &wanted)
    {
        tree.scrollTo(tree.indexFromItem(item, column));
        const QImage cell = tree.viewport()->grab(tree.visualRect(tree.indexFromItem(item, column))).toImage();
        for (int y = 0; y < cell.height(); ++y)
            for (int x = 0; x < cell.width(); ++x) {
                const QColor at = cell.pixelColor(x, y);
                if (std::abs(at.red() - wanted.red()) + std::abs(at.green() - wanted.green())
                        + std::abs(at.blue() - wanted.blue())
                    < 24)
                    return true;
            }
        return false;
    }
};

} // namespace

TEST_CASE("pinned by keyboard in the table, they stand side by side in groups", "[compare][window]")
{
    Shown s;
    Scenario none = s.started.session().scenario();
    none.pinned.clear();
    s.started.session().edit(none, QStringLiteral("none"));
    auto *tabs = s.window.findChild<PageTabs *>();
    REQUIRE(tabs);
    CHECK(tabs->title(1) == QStringLiteral("Compare"));
    auto &explore = *static_cast<ExplorePage *>(s.window.page(QStringLiteral("explore")));
    s.window.showPage(QStringLiteral("explore"));
    DataTableView &table = *explore.tableView();
    table.setFocus();
    for (int i = 0; i < 3; ++i) {
        table.setCurrentIndex(table.table()->index(i, table.table()->columnOf(QStringLiteral("instance_type"))));
        QTest::keyClick(&table, Qt::Key_Space);
    }
    CHECK(tabs->title(1) == QStringLiteral("Compare (3)"));
    s.window.action(QStringLiteral("page_compare"))->trigger();
    CHECK(s.page.comparison().candidates.size() == 3);
    CHECK(s.tree.columnCount() == 4);
    for (const char *title : {"Peak rate of an accelerator by precision", "Prices of an instance-hour"}) {
        INFO(title);
        CHECK(s.group(QString::fromUtf8(title)));
    }
    for (const ColumnGroup group : {ColumnGroup::candidate, ColumnGroup::result, ColumnGroup::cost, ColumnGroup::energy,
             ColumnGroup::carbon, ColumnGroup::specification, ColumnGroup::accelerator, ColumnGroup::unitPrice}) {
        INFO(columnGroupTitle(group).toStdString());
        CHECK(s.group(columnGroupTitle(group)));
    }
    // Two are needed. The ninth has no room beside the others: all are rows then, unless told otherwise.
    Scenario many = none;
    const Results &results = *s.started.session().results();
    for (std::size_t i = 0; i < 9; ++i)
        many.pinned.push_back(idOfCandidate(results.snapshot(), many, results.candidate(i)));
    s.started.session().edit(many, QStringLiteral("many"));
    CHECK(until([&] { return s.page.comparison().candidates.size() == 9; })); // so many in a job
    CHECK(s.tree.topLevelItemCount() == 9);
    s.page.candidatesAsRows()->click();
    CHECK(s.page.comparison().candidates.size() == kMostCompared);
    CHECK(s.tree.columnCount() == 9);
    many.pinned.resize(1);
    s.started.session().edit(many, QStringLiteral("one"));
    CHECK_FALSE(s.tree.isVisible());
}

TEST_CASE("precisions, interconnect, prices and the parts of the power are rows", "[compare][window]")
{
    Shown s({"p4d.24xlarge@us-east-1/on-demand", "trn1.32xlarge@us-east-1/on-demand"}, "bert-large");
    const Snapshot &snapshot = s.started.session().results()->snapshot();
    const QTreeWidgetItem *precision = s.group(QStringLiteral("Peak rate of an accelerator by precision"));
    REQUIRE(precision);
    CHECK(precision->childCount() >= 4);
    QTreeWidgetItem *bf16 = s.row(columnTitle("tflops_bf16"));
    REQUIRE(bf16);
    CHECK(bf16->parent() == precision);
    const auto &a100 = snapshot.accelerators[snapshot.types[snapshot.type("p4d.24xlarge")].accelerator];
    REQUIRE(a100.bf16);
    CHECK(bf16->text(1) == format::number(*a100.bf16));
    const QTreeWidgetItem *links = s.row(columnTitle("interconnect"));
    REQUIRE(links);
    CHECK(links->text(1).toStdString() == snapshot.types[snapshot.type("p4d.24xlarge")].interconnect);
    const QTreeWidgetItem *prices = s.group(QStringLiteral("Prices of an instance-hour"));
    REQUIRE(prices);
    const auto at = snapshot.priceAt(snapshot.onDemand, snapshot.type("trn1.32xlarge"), snapshot.region("us-east-1"),
        s.started.session().results()->asOf());
    REQUIRE(at);
    CHECK(prices->child(0)->text(0).startsWith(QStringLiteral("On-demand")));
    CHECK(prices->child(0)->text(2).endsWith(format::money(snapshot.onDemand.usdPerHour(*at))));
    Scenario today = s.started.session().scenario(); // the preset is of a day before the first commitment that is known
    today.asOf.reset();
    s.started.session().edit(today, QStringLiteral("today"));
    REQUIRE(until([&] { return !s.started.session().isBusy(); }));
    prices = s.group(QStringLiteral("Prices of an instance-hour"));
    REQUIRE(prices);
    CHECK(prices->childCount() > 2);
    CHECK(s.row(QStringLiteral("Spot")));
    double parts = 0; // of the power; they make up the whole
    const ComparisonRow *power = nullptr;
    for (const ComparisonGroup &group : s.page.comparison().groups)
        for (const ComparisonRow &row : group.rows) {
            if (row.metric == Metric::wattsPerInstance)
                power = &row;
            else if (row.unit == QStringLiteral("W") && row.cells[0].number)
                parts += *row.cells[0].number;
        }
    REQUIRE(power);
    REQUIRE(power->cells[0].number);
    CHECK(parts == Approx(*power->cells[0].number).epsilon(1e-9));
}

TEST_CASE("differences bear sign, absolute and per cent, and say better or worse by glyph, word and colour",
    "[compare][window]")
{
    Shown s;
    REQUIRE(s.page.comparison().candidates.size() == 2);
    const Results &results = *s.started.session().results();
    const int base = static_cast<int>(s.page.comparison().baseline), other = 1 - base;
    const auto value = [&](int i) {
        return *results.value(
            *results.find(s.page.comparison().candidates[static_cast<std::size_t>(i)]), Metric::usdPerMillion);
    };
    QTreeWidgetItem *cost = s.row(columnTitle("usd_per_million"));
    REQUIRE(cost);
    const QString verdict = cost->data(other + 1, kVerdictRole).toString();
    CHECK(verdict.contains(format::signedMoney(value(other) - value(base))));
    CHECK(verdict.contains(format::difference(value(other) / value(base) - 1.0)));
    CHECK(verdict.contains(QChar(0x2212)));
    CHECK(verdict.startsWith(QChar(0x25bc)));
    CHECK(verdict.endsWith(QStringLiteral("better")));
    CHECK(cost->data(base + 1, kVerdictRole).toString().isEmpty());
    CHECK(s.painted(cost, other + 1, Theme::instance().colours().better));
    CHECK_FALSE(s.painted(cost, base + 1, Theme::instance().colours().better));
    // The other way round it is worse, in the other colour.
    s.tree.setFocus();
    s.click(cost, other + 1);
    QTest::keyClick(&s.tree, Qt::Key_B);
    CHECK(static_cast<int>(s.page.comparison().baseline) == other);
    cost = s.row(columnTitle("usd_per_million"));
    s.tree.clearSelection();
    const QString worse = cost->data(base + 1, kVerdictRole).toString();
    CHECK(worse.startsWith(QChar(0x25b2)));
    CHECK(worse.contains(QLatin1Char('+')));
    CHECK(worse.endsWith(QStringLiteral("worse")));
    CHECK(s.painted(cost, base + 1, Theme::instance().colours().worse));
    CHECK(s.tree.headerItem()->text(other + 1).contains(QStringLiteral("baseline")));
    // A month of the same fleet is judged like its hour.
    CHECK(
        s.row(columnTitle("usd_per_month"))->data(base + 1, kVerdictRole).toString().endsWith(QStringLiteral("worse")));
    // Nothing is called indistinct whose uncertainty is shared.
    QStringList words;
    for (QTreeWidgetItemIterator it(&s.tree); *it; ++it)
        words << (*it)->data(base + 1, kVerdictRole).toString();
    CHECK(words.filter(QStringLiteral("not distinguishable")).isEmpty());
    s.started.session().undoStack()->undo();
    CHECK(static_cast<int>(s.page.comparison().baseline) == base);
}

TEST_CASE("a note above the columns says in what the throughputs were not measured alike", "[compare][window]")
{
    Shown s({"p4d.24xlarge@us-east-1/on-demand", "trn1.32xlarge@us-east-1/on-demand"}, "bert-large");
    REQUIRE(s.page.comparison().candidates.size() == 2);
    CHECK(s.page.unlikeNote()->isVisible());
    CHECK(s.page.unlikeNote()->text().contains(QStringLiteral("who measured")));
    CHECK(s.page.unlikeNote()->text() == s.page.comparison().unlike);
    Shown alike; // both of one publication
    REQUIRE(alike.page.comparison().candidates.size() == 2);
    CHECK_FALSE(alike.page.unlikeNote()->isVisible());
}

TEST_CASE(
    "the baseline is chosen from the list, and rows without differences are hidden by a click", "[compare][window]")
{
    Shown s;
    const int base = static_cast<int>(s.page.comparison().baseline);
    s.page.baselineBox()->setFocus();
    QTest::keyClick(s.page.baselineBox(), base == 0 ? Qt::Key_Down : Qt::Key_Up);
    CHECK(static_cast<int>(s.page.comparison().baseline) == 1 - base);
    CHECK_FALSE(s.started.session().scenario().baseline.empty());
    CHECK(s.started.session().undoStack()->undoText().startsWith(QStringLiteral("Baseline")));
    const int all = s.rows();
    QCheckBox *only = s.page.onlyDifferences();
    QTest::mouseClick(only, Qt::LeftButton, {}, QPoint(8, only->height() / 2));
    REQUIRE(only->isChecked());
    CHECK(s.rows() < all);
    CHECK(s.rows() > 5);
    for (QTreeWidgetItemIterator it(&s.tree); *it; ++it)
        if ((*it)->parent())
            CHECK((*it)->text(1) != (*it)->text(2));
    CHECK(s.row(columnTitle("region")) == nullptr); // both in one region
}

TEST_CASE("the keys of the table work in the comparison, too", "[compare][window]")
{
    Shown s;
    s.tree.setFocus();
    QTreeWidgetItem *energy = s.row(columnTitle("kwh_per_million"));
    REQUIRE(energy);
    s.click(energy, 2);
    const Candidate second = s.page.comparison().candidates[1];
    CHECK(s.started.session().selection().current() == second);
    CHECK(s.started.session().selection().metric == Metric::kwhPerMillion);
    QTest::keyClick(&s.tree, Qt::Key_Left); // the cell beside it
    CHECK(s.started.session().selection().current() == s.page.comparison().candidates[0]);
    s.window.dock(QStringLiteral("inspector"))->hide();
    QTest::keyClick(&s.tree, Qt::Key_Return);
    CHECK(s.window.dock(QStringLiteral("inspector"))->isVisible());
    CHECK(s.window.inspector()->explainText().contains(QStringLiteral("kWh")));
    QTest::keyClick(&s.tree, Qt::Key_C, Qt::ControlModifier);
    const QString copied = QGuiApplication::clipboard()->text();
    CHECK(copied.count(QLatin1Char('\n')) > s.rows());
    CHECK(copied.contains(columnTitle("kwh_per_million") + QLatin1Char('\t')));
    s.window.dock(QStringLiteral("inspector"))->hide();
    s.click(energy, 2);
    QTest::mouseDClick(
        s.tree.viewport(), Qt::LeftButton, {}, s.tree.visualRect(s.tree.indexFromItem(energy, 2)).center());
    CHECK(s.window.dock(QStringLiteral("inspector"))->isVisible());
    s.click(energy, 2);
    QTest::keyClick(&s.tree, Qt::Key_Space); // unpins the column
    CHECK(s.page.comparison().candidates.size() == 1);
    CHECK(s.started.session().undoStack()->undoText().startsWith(QStringLiteral("Unpin")));
    s.started.session().undoStack()->undo();
    CHECK(s.page.comparison().candidates.size() == 2);
}

TEST_CASE("the names stay in sight while eight candidates scroll aside in a small window", "[compare][window]")
{
    Started started;
    MainWindow &window = started.start();
    window.resize(1024, 680);
    Scenario scenario = findPreset("layoutlm")->scenario;
    const Results &results = *started.session().results();
    scenario.pinned.clear();
    for (std::size_t i = 0; i < kMostCompared; ++i)
        scenario.pinned.push_back(idOfCandidate(results.snapshot(), scenario, results.candidate(i)));
    started.session().setDocument(scenario, {});
    window.showPage(QStringLiteral("compare"));
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    settle();
    auto &page = *static_cast<ComparePage *>(window.page(QStringLiteral("compare")));
    FrozenTree &tree = *page.tree();
    QScrollBar *aside = tree.horizontalScrollBar();
    REQUIRE(aside->maximum() > 0);
    QTreeWidgetItem *group = tree.topLevelItem(0), *first = group->child(0), *second = group->child(1);
    tree.setFocus();
    tree.setCurrentItem(first, 1);
    const int names = tree.columnWidth(0);
    // From candidate to candidate by keys: each stands beside the names, not under them, and back again.
    const auto seen = [&] {
        const QRect cell = tree.visualRect(tree.currentIndex());
        return cell.left() >= names && cell.right() <= tree.viewport()->width();
    };
    for (int column = 2; column <= static_cast<int>(kMostCompared); ++column) {
        QTest::keyClick(&tree, Qt::Key_Right);
        INFO(column);
        CHECK(tree.currentColumn() == column);
        CHECK(seen());
        CHECK(started.session().selection().current()
            == page.comparison().candidates[static_cast<std::size_t>(column - 1)]);
    }
    REQUIRE(aside->value() > 0);
    CHECK(tree.visualRect(tree.indexFromItem(first, 0)).left() >= 0);
    // What is drawn at the left is what is drawn there without scrolling: names, heads of groups, the title.
    tree.setCurrentItem(tree.topLevelItem(1)->child(0), 8);
    tree.clearSelection();
    const auto left
        = [&](QWidget *widget) { return widget->grab(QRect(0, 0, names - 4, widget->height() - 2)).toImage(); };
    aside->setValue(aside->maximum());
    const QImage scrolled = left(tree.viewport()), title = left(tree.header()->viewport());
    aside->setValue(0);
    CHECK(left(tree.header()->viewport()) == title);
    const QImage plain = left(tree.viewport());
    int differs = 0;
    for (int y = 0; y < plain.height(); ++y)
        for (int x = 0; x < plain.width(); ++x)
            differs += plain.pixel(x, y) == scrolled.pixel(x, y) ? 0 : 1;
    CHECK(differs < plain.width() * plain.height() / 200); // hairlines at most
    // A click on a name is one on the name, and the arrow still opens and closes.
    tree.verticalScrollBar()->setValue(0); // names of several lines have pushed the second group below the window
    aside->setValue(aside->maximum());
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, {},
        QPoint(names / 2, tree.visualRect(tree.indexFromItem(second, 1)).center().y()));
    CHECK(tree.currentItem() == second);
    CHECK(tree.currentColumn() == 0);
    CHECK(aside->value() == aside->maximum());
    const QPoint arrow(tree.indentation() / 2, tree.visualRect(tree.indexFromItem(group, 0)).center().y());
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, arrow);
    CHECK_FALSE(group->isExpanded());
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, arrow);
    CHECK(group->isExpanded());
    tree.setCurrentItem(first, 8);
    for (int column = 7; column >= 1; --column) {
        QTest::keyClick(&tree, Qt::Key_Left);
        INFO(column);
        CHECK(tree.currentColumn() == column);
        CHECK(seen());
    }
    QTest::keyClick(&tree, Qt::Key_C, Qt::ControlModifier);
    // Below title and day: group, figure, unit, then every candidate and but for the baseline its difference.
    CHECK(QGuiApplication::clipboard()->text().section(QLatin1Char('\n'), 3, 3).count(QLatin1Char('\t'))
        == 2 + 2 * static_cast<int>(kMostCompared) - 1);
}

TEST_CASE("two candidates stand beside each other in a small window from the start", "[compare][window]")
{
    Started started;
    MainWindow &window = started.start();
    window.resize(1024, 680);
    window.showPage(QStringLiteral("compare"));
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    settle();
    FrozenTree &tree = *static_cast<ComparePage *>(window.page(QStringLiteral("compare")))->tree();
    int wide = 0;
    for (int i = 0; i < tree.columnCount(); ++i)
        wide += tree.columnWidth(i);
    CHECK(wide <= tree.viewport()->width());
    const QTreeWidgetItem *memory = nullptr; // a word of its own, not that of a class
    for (QTreeWidgetItemIterator it(&tree); *it; ++it)
        if ((*it)->parent() && (*it)->text(0) == columnTitle("memory_fit"))
            memory = *it;
    REQUIRE(memory);
    CHECK(memory->text(1) == QStringLiteral("fits (measured)"));
}

TEST_CASE("what one looks at stays while the result changes", "[compare][window]")
{
    Shown s;
    s.window.resize(1024, 680);
    settle();
    Selection second; // chosen in another view: the names of the rows stay in sight
    second.candidates = {s.page.comparison().candidates[1]};
    s.started.session().setSelection(second);
    settle();
    CHECK(s.tree.currentColumn() == 2);
    s.window.dock(QStringLiteral("inspector"))->hide(); // room, and then less of it again
    settle();
    s.window.dock(QStringLiteral("inspector"))->show();
    settle();
    int wide = 0; // both candidates fit beside the names even here
    for (int i = 0; i < s.tree.columnCount(); ++i)
        wide += s.tree.columnWidth(i);
    CHECK(wide <= s.tree.viewport()->width());
    CHECK(s.tree.horizontalScrollBar()->value() == 0);
    QTreeWidgetItem *last = s.row(columnTitle("network_gbps"));
    REQUIRE(last);
    s.click(last, 1);
    const int scrolled = s.tree.verticalScrollBar()->value();
    REQUIRE(scrolled > 0);
    for (int i = 0; i < 5; ++i) {
        Scenario next = s.started.session().scenario();
        next.inference.demandPerHour *= 1.5;
        s.started.session().edit(next, QStringLiteral("move"), 3);
        REQUIRE(until([&] { return !s.started.session().isBusy(); }));
        CHECK(s.tree.verticalScrollBar()->value() == scrolled);
        REQUIRE(s.tree.currentItem());
        CHECK(s.tree.currentItem()->text(0) == s.row(columnTitle("network_gbps"))->text(0));
    }
}

TEST_CASE("long names are shown whole, and figures say what is so", "[compare][window]")
{
    const std::string at = "@us-east-1/on-demand";
    Shown s({"g6e.xlarge" + at, "g6e.2xlarge" + at, "g6e.12xlarge" + at, "p5.4xlarge" + at, "g5.xlarge" + at,
                "g6.xlarge" + at, "inf2.xlarge" + at},
        "llama31-8b-chat");
    for (QTreeWidgetItemIterator it(&s.tree); *it; ++it) {
        if (!(*it)->parent())
            continue;
        const QRect cell = s.tree.visualRect(s.tree.indexFromItem(*it, 0));
        const QRect room(0, 0, cell.width() - 2 * 4, 1);
        INFO((*it)->text(0).toStdString());
        CHECK(cell.height() >= s.tree.fontMetrics().boundingRect(room, Qt::TextWordWrap, (*it)->text(0)).height());
    }
    CHECK_FALSE(s.row(QStringLiteral("Fleet power"))->text(0).contains(QStringLiteral("kWh")));
    CHECK(s.row(columnTitle("release_year"))->data(1, kVerdictRole).toString().isEmpty());
    CHECK(s.row(columnTitle("release_year"))->data(4, kVerdictRole).toString().isEmpty());
}

TEST_CASE("Explain unfolds the figure that is chosen in Compare, or what it follows from", "[compare][window]")
{
    Shown s;
    const auto metricAt = [&](const QString &title) {
        s.tree.setCurrentItem(s.row(title), 1);
        s.window.action(QStringLiteral("explain"))->trigger();
        return s.started.session().selection().metric;
    };
    CHECK(metricAt(columnTitle("usd_per_month")) == Metric::usdPerHour);
    CHECK(metricAt(QStringLiteral("On-demand")) == Metric::priceUsdPerHour);
    CHECK(metricAt(QStringLiteral("Power of the accelerators")) == Metric::wattsPerInstance);
    CHECK(metricAt(columnTitle("usd_per_vcpu_hour")) == Metric::priceUsdPerHour);
}
