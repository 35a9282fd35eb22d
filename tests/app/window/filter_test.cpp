// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is typed into the filter bar of Explore keeps the rows that match.
#include "tests/app/window/fixture.h"
#include "views/charts/chart_view.h"
#include "views/dialogs/command_palette.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/explore/explore_page.h"
#include "views/tables/columnar_table_model.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/filter_bar.h"
#include "views/widgets/headline.h"
#include "views/widgets/parameter_field.h"
#include "views/words/format.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QStatusBar>

#include <functional>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("typing a filter keeps the rows that match", "[window][filter]")
{
    Started started;
    MainWindow &window = started.start();
    ExplorePage &page = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
    const int all = page.visibleRows(); // those with an answer: a filter finds the others too
    const int candidates = static_cast<int>(started.session().results()->size());
    QLineEdit *edit = page.filterBar()->edit();
    window.action(QStringLiteral("filter"))->trigger();
    QTest::keyClicks(edit, QStringLiteral("inf1"));
    CHECK(page.visibleRows() > 0);
    CHECK(page.visibleRows() < candidates);
    const int words = page.visibleRows();
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("vcpus >= 96 AND memory_gib > 300"));
    CHECK(page.filterBar()->error().isEmpty());
    CHECK(page.visibleRows() > 0);
    CHECK(page.visibleRows() < candidates);
    // A wrong condition keeps the last good rows and shows SQLite's words.
    const int good = page.visibleRows();
    QTest::keyClicks(edit, QStringLiteral(" AND no_such_column > 1"));
    CHECK(page.filterBar()->error().contains(QStringLiteral("no_such_column")));
    CHECK(page.visibleRows() == good);
    edit->selectAll();
    QTest::keyClick(edit, Qt::Key_Delete);
    CHECK(page.visibleRows() == all);
    CHECK(page.filterBar()->error().isEmpty());
    CHECK(words > 0);
    // Undo covers the filter.
    QTest::keyClicks(edit, QStringLiteral("g4dn"));
    CHECK(page.visibleRows() < candidates);
    started.session().undoStack()->undo();
    CHECK(page.filterBar()->text() == QString());
    CHECK(page.visibleRows() == all);
}

TEST_CASE("a word finds what the legend of the charts calls by it", "[window][filter]")
{
    Started started;
    MainWindow &window = started.start();
    ExplorePage &page = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
    window.action(QStringLiteral("filter"))->trigger();
    const auto held = started.session().results();
    const Results &results = *held;
    const auto count = [&](const std::function<bool(const InstanceType &, const std::string &vendor)> &is) {
        int n = 0;
        for (std::size_t row = 0; row < results.size(); ++row) {
            const InstanceType &type = results.snapshot().types[results.candidate(row).type];
            n += is(type,
                     type.accelerator == kNone ? std::string()
                                               : results.snapshot().accelerators[type.accelerator].vendor)
                ? 1
                : 0;
        }
        return n;
    };
    QLineEdit *edit = page.filterBar()->edit();
    const auto found = [&](const char *typed) {
        edit->selectAll();
        QTest::keyClicks(edit, QString::fromUtf8(typed));
        return page.visibleRows();
    };
    const int nvidia = count([](const InstanceType &, const std::string &vendor) { return vendor == "NVIDIA"; });
    REQUIRE(nvidia > 50);
    CHECK(found("nvidia") == nvidia);
    const int a10g = count([&](const InstanceType &type, const std::string &) {
        return type.accelerator != kNone && results.snapshot().accelerators[type.accelerator].name == "A10G";
    });
    REQUIRE(a10g > 3);
    CHECK(found("NVIDIA A10G") == a10g);
    const int amd = count([](const InstanceType &, const std::string &vendor) { return vendor == "AMD"; });
    REQUIRE(amd > 0);
    CHECK(found("radeon amd") == amd);
}

TEST_CASE("Ctrl+E exports from a field, too", "[window][filter]")
{
    Started started;
    MainWindow &window = started.start();
    const auto asks = [](QWidget *field) {
        QKeyEvent key(QEvent::ShortcutOverride, Qt::Key_E, Qt::ControlModifier);
        key.setAccepted(false);
        QCoreApplication::sendEvent(field, &key);
        return !key.isAccepted();
    };
    CHECK(asks(static_cast<ExplorePage *>(window.page(QStringLiteral("explore")))->filterBar()->edit()));
    int fields = 0;
    for (const ParameterField *field : window.findChildren<ParameterField *>())
        for (QLineEdit *edit : field->findChildren<QLineEdit *>()) {
            ++fields;
            CHECK(asks(edit));
        }
    CHECK(fields > 3);
    window.showPage(QStringLiteral("query"));
    auto *statement = window.page(QStringLiteral("query"))->findChild<QPlainTextEdit *>();
    REQUIRE(statement);
    CHECK(asks(statement));
}

TEST_CASE("Undo in an empty filter brings back what was deleted, then undoes the scenario", "[window][filter]")
{
    Started started;
    MainWindow &window = started.start();
    ExplorePage &page = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
    window.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    const bool estimates = started.session().scenario().includeEstimates;
    started.askAllTypes(!estimates);
    QLineEdit *edit = page.filterBar()->edit();
    window.action(QStringLiteral("filter"))->trigger();
    REQUIRE(edit->hasFocus());
    const auto undo = [&] { QTest::keyClick(window.windowHandle(), Qt::Key_Z, Qt::ControlModifier); };
    // One in which nothing was typed has nothing of its own.
    undo();
    CHECK(started.session().scenario().includeEstimates == estimates);
    started.session().undoStack()->redo();
    REQUIRE(started.session().scenario().includeEstimates != estimates);
    // Typed and deleted again leaves nothing between.
    const int steps = started.session().undoStack()->index();
    QTest::keyClicks(edit, QStringLiteral("g4dn"));
    CHECK(started.session().undoStack()->index() == steps + 1);
    edit->selectAll();
    QTest::keyClick(edit, Qt::Key_Delete);
    REQUIRE(edit->text().isEmpty());
    CHECK(started.session().undoStack()->index() == steps);
    undo();
    CHECK(started.session().scenario().includeEstimates == estimates);
    started.session().undoStack()->redo();
    // What stood there longer comes back first.
    QTest::keyClicks(edit, QStringLiteral("g4dn"));
    page.tableView()->setFocus();
    window.action(QStringLiteral("filter"))->trigger();
    edit->selectAll();
    QTest::keyClick(edit, Qt::Key_Delete);
    undo();
    CHECK(edit->text() == QStringLiteral("g4dn"));
    undo();
    CHECK(edit->text().isEmpty());
    undo();
    CHECK(started.session().scenario().includeEstimates == estimates);
}

namespace {

QString savedFilter(const Session &session)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(session.scenario().viewState))
        .object()
        .value(QStringLiteral("filter"))
        .toString();
}

// What the bar counts is what the table shows and what the chart draws.
void checkOneTruth(const ExplorePage &page, int rows)
{
    CHECK(page.visibleRows() == rows);
    bool counted = false;
    for (const QLabel *each : page.filterBar()->findChildren<QLabel *>())
        counted = counted || each->text().startsWith(format::integer(rows) + QStringLiteral(" of "));
    CHECK(counted);
    QSet<qint64> shown;
    for (int row = 0; row < page.visibleRows(); ++row)
        shown.insert(page.tableView()->table()->keyOf(row));
    const auto &points = std::get<ScatterChart>(page.scatterView()->spec().kind).points;
    CHECK_FALSE(points.empty());
    for (const ScatterPoint &each : points)
        CHECK(shown.contains(each.key));
}

} // namespace

TEST_CASE("while a filter is in error table, count and charts are of the last that was none", "[window][filter]")
{
    Started started;
    MainWindow &window = started.start();
    ExplorePage &page = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
    QLineEdit *edit = page.filterBar()->edit();
    window.action(QStringLiteral("filter"))->trigger();
    const int all = page.visibleRows();
    // The letters of a column's name are a search that finds nothing until the condition is whole.
    QTest::keyClicks(edit, QStringLiteral("gpu_memory_gib >= "));
    CHECK_FALSE(page.filterBar()->error().isEmpty());
    checkOneTruth(page, all);
    CHECK(savedFilter(started.session()).isEmpty());
    QTest::keyClicks(edit, QStringLiteral("16"));
    const int good = page.visibleRows();
    REQUIRE(good > 0);
    REQUIRE(good < static_cast<int>(started.session().results()->size()));
    checkOneTruth(page, good);
    QTest::keyClicks(edit, QStringLiteral(" AND usd_per_milion < 5"));
    CHECK_FALSE(page.filterBar()->error().isEmpty());
    checkOneTruth(page, good);
    // Also of new results: the rows are those of that filter, and what is typed stays.
    Scenario other = started.session().scenario();
    other.regions.push_back("eu-west-1");
    started.session().edit(other, QStringLiteral("test"));
    REQUIRE(until([&] { return !started.session().isBusy() && page.visibleRows() != good; }));
    CHECK(edit->text() == QStringLiteral("gpu_memory_gib >= 16 AND usd_per_milion < 5"));
    const int wider = page.visibleRows();
    CHECK(wider < static_cast<int>(started.session().results()->size()));
    checkOneTruth(page, wider);
    edit->setText(QString());
    page.filterBar()->choose(QStringLiteral("gpu_memory_gib >= 16"));
    checkOneTruth(page, wider);
    // Where no row is left by it the charts do not say that it is too narrow.
    page.filterBar()->choose(QStringLiteral("vcpus > 100000"));
    CHECK(page.scatterView()->spec().empty.message.id == "chart.no_candidate_has_both");
    edit->setFocus();
    QTest::keyClicks(edit, QStringLiteral(" AND"));
    CHECK(page.scatterView()->spec().empty.message.id == "chart.filter_in_error");
    CHECK(page.rankingView()->spec().empty.message.id == "chart.filter_in_error");
}

TEST_CASE("a step of Undo of the filter is a whole filter, never one in error", "[window][filter]")
{
    Started started;
    MainWindow &window = started.start();
    ExplorePage &page = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
    window.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    QLineEdit *edit = page.filterBar()->edit();
    window.action(QStringLiteral("filter"))->trigger();
    const auto undo = [&] { QTest::keyClick(window.windowHandle(), Qt::Key_Z, Qt::ControlModifier); };
    QTest::keyClicks(edit, QStringLiteral("vcpus >= 8"));
    QTest::keyClick(edit, Qt::Key_Return);
    QTest::keyClicks(edit, QStringLiteral(" AND memory_gib > 64"));
    const int both = page.visibleRows();
    emit page.filterBar()->settled(); // a pause
    QTest::keyClicks(edit, QStringLiteral(" AND vcpus < 9x"));
    CHECK_FALSE(page.filterBar()->error().isEmpty());
    undo(); // what was never a filter goes first
    CHECK(edit->text() == QStringLiteral("vcpus >= 8 AND memory_gib > 64 AND vcpus < 9"));
    undo();
    CHECK(edit->text() == QStringLiteral("vcpus >= 8 AND memory_gib > 64"));
    CHECK(page.visibleRows() == both);
    CHECK(page.filterBar()->error().isEmpty());
    undo();
    CHECK(edit->text() == QStringLiteral("vcpus >= 8"));
    undo();
    CHECK(edit->text().isEmpty());
    const QString text = started.session().undoStack()->undoText();
    undo(); // nothing of letters is left in the field
    CHECK(edit->text().isEmpty());
    CHECK(text != QStringLiteral("Filter"));
    // The pause comes by itself, but not within the name of a column.
    QTest::keyClicks(edit, QStringLiteral("g4dn"));
    QTest::qWait(1700);
    QTest::keyClicks(edit, QStringLiteral(" xlarge"));
    undo();
    CHECK(edit->text() == QStringLiteral("g4dn"));
    undo();
    CHECK(edit->text().isEmpty());
}

TEST_CASE("who filters the cheapest away is told that the answer is over all", "[window][filter]")
{
    Started started;
    MainWindow &window = started.start();
    ExplorePage &page = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
    QLineEdit *edit = page.filterBar()->edit();
    const auto *left = page.findChild<Headline *>(QStringLiteral("answer_excluded"));
    const auto told = [&](const char *filter) {
        edit->selectAll();
        QTest::keyClick(edit, Qt::Key_Delete);
        QTest::keyClicks(edit, QLatin1String(filter));
        return left->sentence().contains(QStringLiteral("The filter hides the cheapest one"));
    };
    CHECK(told("g4dn"));
    CHECK_FALSE(told("inf1"));
    CHECK(told("vcpus > 90"));
    CHECK_FALSE(told(""));
}

TEST_CASE("a filter begins with its first row, and with what is selected if it is still there", "[window][filter]")
{
    Started started;
    MainWindow &window = started.start();
    ExplorePage &page = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
    DataTableView &table = *page.tableView();
    started.askAllTypes(true);
    started.session().setSelection({});
    table.clearSelection();
    QScrollBar *bar = table.verticalScrollBar();
    REQUIRE(bar->maximum() > 0);
    bar->setValue(bar->maximum());
    page.filterBar()->choose(QStringLiteral("vcpus >= 4"));
    settle();
    REQUIRE(bar->maximum() > 0);
    CHECK(bar->value() == 0);
    bar->setValue(bar->maximum());
    page.filterBar()->choose({});
    settle();
    CHECK(bar->value() == 0);
    const int last = table.table()->rowCount() - 1;
    const qint64 key = table.table()->keyOf(last);
    table.setCurrentKey(key);
    settle();
    REQUIRE(table.selectedKeys().contains(key));
    bar->setValue(0);
    page.filterBar()->choose(QStringLiteral("vcpus >= 1"));
    settle();
    const int now = table.table()->rowOfKey(key);
    REQUIRE(now > 0);
    const int top = table.rowViewportPosition(now);
    CHECK(top >= 0);
    CHECK(top < table.viewport()->height());
}

TEST_CASE("a column that came by itself with a second region goes with it", "[window][filter]")
{
    Started started;
    MainWindow &window = started.start();
    DataTableView &table = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")))->tableView();
    const auto shows = [&] { return table.visibleColumns().contains(QStringLiteral("region")); };
    const auto regions = [&](std::size_t count) {
        return until([&] {
            return !started.session().isBusy() && started.session().results()->scenario().regions.size() == count;
        });
    };
    REQUIRE_FALSE(shows());
    Scenario two = started.session().scenario();
    REQUIRE(two.regions.size() == 1);
    two.regions.push_back("eu-west-1");
    started.session().edit(two, QStringLiteral("test"));
    REQUIRE(regions(2));
    CHECK(shows());
    started.session().undoStack()->undo();
    REQUIRE(regions(1));
    CHECK_FALSE(shows());
    // What the person wants stays.
    table.setVisibleColumns(table.visibleColumns() << QStringLiteral("region"));
    started.session().undoStack()->redo();
    REQUIRE(regions(2));
    started.session().undoStack()->undo();
    REQUIRE(regions(1));
    CHECK(shows());
}

TEST_CASE("marks that a rectangle takes are counted in the status line", "[window][filter]")
{
    Started started;
    MainWindow &window = started.start();
    ExplorePage &page = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
    QSet<qint64> keys;
    for (int row = 0; row < 3; ++row)
        keys.insert(page.tableView()->table()->keyOf(row));
    emit page.scatterView()->selectionChanged(keys);
    CHECK(window.statusBar()->currentMessage() == QStringLiteral("3 candidates selected"));
    emit page.scatterView()->selectionChanged({}); // Escape
    CHECK(started.session().selection().candidates.empty());
    CHECK(window.statusBar()->currentMessage().isEmpty());
}

TEST_CASE("an instance that is found has its row, though the filter hid it", "[window][filter][palette]")
{
    Started started;
    MainWindow &window = started.start();
    started.askAllTypes();
    ExplorePage &page = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
    window.action(QStringLiteral("filter"))->trigger();
    const auto find = [&](const char *name) {
        for (const CommandPalette::Entry &entry : window.paletteEntries())
            if (entry.text == QLatin1String(name) && entry.kind == QStringLiteral("Instance")) {
                entry.run();
                return;
            }
        FAIL(name);
    };
    const auto isShown = [&](const char *name) {
        const auto current = started.session().selection().current();
        return current && started.session().snapshot()->types[current->type].name == name
            && page.tableView()->table()->rowOfKey(candidateKey(*current)) >= 0;
    };
    QTest::keyClicks(page.filterBar()->edit(), QStringLiteral("g4dn"));
    find("g4dn.xlarge");
    CHECK(isShown("g4dn.xlarge"));
    CHECK(page.filterBar()->text() == QStringLiteral("g4dn")); // it passes
    find("p4d.24xlarge");
    CHECK(isShown("p4d.24xlarge"));
    CHECK(page.filterBar()->text().isEmpty());
    CHECK(window.statusBar()->currentMessage().contains(QStringLiteral("p4d.24xlarge")));
    started.session().undoStack()->undo();
    CHECK(page.filterBar()->text() == QStringLiteral("g4dn"));
}
