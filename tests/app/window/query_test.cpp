// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/fixture.h"
#include "views/panels/query_page.h"
#include "views/tables/columnar_table_model.h"
#include "views/tables/data_table_view.h"

#include <QAbstractItemModelTester>
#include <QCompleter>
#include <QFileDialog>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace wattfare;
using namespace wattfare::test;

namespace {

struct Shown {
    Started started;
    MainWindow &window = started.start();
    QueryPage &page = *static_cast<QueryPage *>(window.page(QStringLiteral("query")));
    Shown() { window.showPage(QStringLiteral("query")); }

    QPushButton *button(const QString &text)
    {
        const auto buttons = page.findChildren<QPushButton *>();
        for (QPushButton *each : buttons)
            if (each->text() == text)
                return each;
        return nullptr;
    }
    bool run(const QString &sql) // typed, and run by Ctrl+Enter
    {
        page.editor()->setPlainText(sql);
        QTest::keyClick(page.editor(), Qt::Key_Return, Qt::ControlModifier);
        return until([&] { return !started.app->jobs().isRunning(&page) && page.errorText() != QStringLiteral("Running…"); });
    }
};

} // namespace

TEST_CASE("a statement runs by keyboard, and its answer is table, chart and CSV", "[query][window]")
{
    Shown s;
    s.page.focusStart();
    REQUIRE(s.run(QStringLiteral("SELECT instance_type, price_usd_per_hour FROM results WHERE price_usd_per_hour IS NOT NULL "
                                 "ORDER BY price_usd_per_hour LIMIT 7")));
    CHECK(s.page.errorText().startsWith(QStringLiteral("7 rows")));
    REQUIRE(s.page.table()->table());
    CHECK(s.page.table()->table()->rowCount() == 7);
    QAbstractItemModelTester tester(s.page.table()->table(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    REQUIRE(s.button(QStringLiteral("Chart")));
    CHECK(s.button(QStringLiteral("Chart"))->isEnabled());
    s.button(QStringLiteral("Chart"))->click();
    CHECK_FALSE(s.page.table()->isVisible());
    s.button(QStringLiteral("Chart"))->click();
    QByteArray csv;
    QObject::connect(&s.page, &Page::exportRequested, [&](const QString &, const QString &, const std::function<QByteArray()> &content) { csv = content(); });
    s.button(QStringLiteral("CSV…"))->click();
    for (QFileDialog *dialog : s.window.findChildren<QFileDialog *>())
        dialog->reject();
    CHECK(csv.startsWith("instance_type,price_usd_per_hour"));
    CHECK(csv.count('\n') == 8);
    CHECK(s.page.history().size() == 1);
}

TEST_CASE("a query that writes is refused and the answer before stays", "[query][window]")
{
    Shown s;
    REQUIRE(s.run(QStringLiteral("SELECT 1 AS one")));
    for (const char *sql : {"DELETE FROM instance_type", "UPDATE results SET vcpus = 1", "CREATE TABLE t(x)", "DROP TABLE instance_type",
                            "ATTACH DATABASE '/tmp/x.db' AS y", "PRAGMA writable_schema = 1", "INSERT INTO region DEFAULT VALUES",
                            "SELECT 1; DELETE FROM instance_type", "SELEC 1", ""}) {
        INFO(sql);
        REQUIRE(s.run(QString::fromUtf8(sql)));
        CHECK_FALSE(s.page.errorText().startsWith(QStringLiteral("1 row")));
        CHECK_FALSE(s.page.errorText().isEmpty());
        CHECK(s.page.table()->table()->rowCount() == 1);
    }
    REQUIRE(s.run(QStringLiteral("SELECT count(*) AS n FROM instance_type")));
    CHECK(s.page.table()->table()->index(0, 0).data(TableRole::number).toDouble() > 50);
}

TEST_CASE("a query that never ends is stopped by Escape", "[query][window]")
{
    Shown s;
    s.page.editor()->setPlainText(QStringLiteral("WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT max(x) FROM c"));
    s.page.editor()->setFocus();
    QTest::keyClick(s.page.editor(), Qt::Key_Return, Qt::ControlModifier);
    CHECK(s.started.app->jobs().isRunning(&s.page));
    QTest::qWait(50);
    CHECK(s.started.app->jobs().isRunning(&s.page));
    QTest::keyClick(s.page.editor(), Qt::Key_Escape);
    CHECK_FALSE(s.started.app->jobs().isRunning(&s.page));
    CHECK(s.page.errorText() == QStringLiteral("Cancelled."));
    REQUIRE(s.run(QStringLiteral("SELECT 2 AS two"))); // and the page works on
    CHECK(s.page.errorText().startsWith(QStringLiteral("1 row")));
    // Closing the window while one runs ends well, too.
    s.page.editor()->setPlainText(QStringLiteral("WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT max(x) FROM c"));
    s.page.execute();
    CHECK(s.window.close());
    s.started.app.reset();
}

TEST_CASE("names complete, queries are kept", "[query][window]")
{
    Shown s;
    s.page.editor()->setPlainText(QStringLiteral("SELECT usd_per_mil"));
    s.page.editor()->setFocus();
    s.page.editor()->moveCursor(QTextCursor::End);
    QTest::keyClick(s.page.editor(), Qt::Key_Space, Qt::ControlModifier);
    auto *completer = s.page.findChild<QCompleter *>();
    REQUIRE(completer);
    REQUIRE(completer->popup()->isVisible());
    QTest::keyClick(s.page.editor(), Qt::Key_Tab);
    CHECK(s.page.editor()->toPlainText() == QStringLiteral("SELECT usd_per_million"));
    auto *menu = s.page.findChild<QMenu *>();
    emit menu->aboutToShow();
    menu->actions().first()->trigger(); // save this query
    const QJsonObject state = s.page.saveState();
    Started again;
    auto &page = *static_cast<QueryPage *>(again.start().page(QStringLiteral("query")));
    page.restoreState(state);
    CHECK(page.editor()->toPlainText() == QStringLiteral("SELECT usd_per_million"));
    CHECK(page.saveState().value(QStringLiteral("saved")).toArray().size() == 1);
}
