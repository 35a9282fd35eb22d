// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is typed into the filter bar of Explore keeps the rows that match.
#include "tests/app/window/fixture.h"
#include "views/pages/explore/explore_page.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/filter_bar.h"

#include <QLineEdit>

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
