// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/overlay_store.h"
#include "tests/app/window/query_fixture.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/query/query_answer.h"
#include "views/pages/query/query_editor.h"
#include "views/tables/columnar_table_model.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/schema_panel.h"

#include <QAbstractItemModelTester>
#include <QCompleter>
#include <QFileDialog>
#include <QInputDialog>
#include <QJsonArray>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QToolButton>
#include <QTreeWidget>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("a statement runs by keyboard, and its answer is table, chart and CSV", "[query][window]")
{
    ShownQuery s;
    s.page.focusStart();
    REQUIRE(s.run(
        QStringLiteral("SELECT instance_type, price_usd_per_hour FROM results WHERE price_usd_per_hour IS NOT NULL "
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
    s.button(QStringLiteral("CSV…"))->click();
    auto *dialog = s.window.findChild<QFileDialog *>(QStringLiteral("file_dialog"));
    REQUIRE(dialog);
    const QString path = s.started.folder.filePath(QStringLiteral("answer.csv"));
    emit dialog->fileSelected(path);
    dialog->reject();
    REQUIRE(until([&] { return QFile::exists(path) && !s.window.isBusy(); }));
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    const QByteArray csv = file.readAll();
    CHECK(csv.startsWith("instance_type,price_usd_per_hour"));
    CHECK(csv.count('\n') == 8);
    CHECK(s.page.history().size() == 1);
}

TEST_CASE("an answer shows years and counts with every digit", "[query][window]")
{
    ShownQuery s;
    REQUIRE(
        s.run(QStringLiteral("SELECT release_year, count(*) AS n, avg(vcpus) AS cores FROM instance_type "
                             "WHERE release_year IN (2017, 2018) GROUP BY 1 UNION ALL SELECT 2019, 13433, 13433.27")));
    const auto shown
        = [&](int row, int column) { return s.page.table()->table()->index(row, column).data().toString(); };
    CHECK(shown(0, 0) == QStringLiteral("2017"));
    CHECK(shown(1, 0) == QStringLiteral("2018"));
    CHECK_FALSE(shown(0, 1).contains(QLatin1Char('.')));
    CHECK(shown(2, 1) == QStringLiteral("13,433"));
    CHECK(shown(2, 2) == QStringLiteral("13,433"));
    CHECK(s.page.table()->table()->index(2, 2).data(Qt::ToolTipRole).toString() == QStringLiteral("13,433.27"));
    CHECK(s.page.table()->tsv(false).contains(QStringLiteral("2019\t13433\t13433.27")));
    // Columns of one's own are SQL, too.
    s.window.showPage(QStringLiteral("explore"));
    auto &explore = *static_cast<ExplorePage *>(s.window.page(QStringLiteral("explore")));
    explore.restoreState({{QStringLiteral("derived"),
        QJsonArray{QJsonArray{QStringLiteral("since"), QStringLiteral("release_year + 0")},
            QJsonArray{QStringLiteral("cores"), QStringLiteral("vcpus * 1001")}}}});
    const ColumnarTableModel &table = *explore.tableView()->table();
    REQUIRE(table.columnOf(QStringLiteral("since")) >= 0);
    int years = 0;
    for (int row = 0; row < table.rowCount(); ++row) {
        const QModelIndex since = table.index(row, table.columnOf(QStringLiteral("since")));
        if (!since.data(TableRole::number).isValid())
            continue;
        ++years;
        CHECK(since.data().toString() == QString::number(since.data(TableRole::number).toInt()));
        const QModelIndex cores = table.index(row, table.columnOf(QStringLiteral("cores")));
        CHECK(cores.data().toString().remove(QLatin1Char(',')).toInt() == cores.data(TableRole::number).toInt());
    }
    CHECK(years > 0);
}

TEST_CASE("a query that writes is refused and the answer before stays", "[query][window]")
{
    ShownQuery s;
    REQUIRE(s.run(QStringLiteral("SELECT 1 AS one")));
    for (const char *sql : {"DELETE FROM instance_type", "UPDATE results SET vcpus = 1", "CREATE TABLE t(x)",
             "DROP TABLE instance_type", "ATTACH DATABASE '/tmp/x.db' AS y", "PRAGMA writable_schema = 1",
             "INSERT INTO region DEFAULT VALUES", "SELECT 1; DELETE FROM instance_type", "SELEC 1", ""}) {
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
    ShownQuery s;
    s.page.editor()->setPlainText(
        QStringLiteral("WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT max(x) FROM c"));
    s.page.editor()->setFocus();
    QTest::keyClick(s.page.editor(), Qt::Key_Return, Qt::ControlModifier);
    CHECK(s.started.app->jobs().isRunning(&s.page));
    settle();
    CHECK(s.started.app->jobs().isRunning(&s.page));
    QTest::keyClick(s.page.editor(), Qt::Key_Escape);
    CHECK_FALSE(s.started.app->jobs().isRunning(&s.page));
    CHECK(s.page.errorText() == QStringLiteral("Cancelled."));
    REQUIRE(s.run(QStringLiteral("SELECT 2 AS two"))); // and the page works on
    CHECK(s.page.errorText().startsWith(QStringLiteral("1 row")));
    // Closing the window while one runs ends well, too.
    s.page.editor()->setPlainText(
        QStringLiteral("WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT max(x) FROM c"));
    s.page.execute();
    CHECK(s.window.close());
    s.started.app.reset();
}

TEST_CASE("the tables and columns of a statement are listed, searched and put in", "[query][window]")
{
    ShownQuery s;
    s.page.editor()->setPlainText(QStringLiteral("SELECT"));
    s.page.editor()->moveCursor(QTextCursor::End);
    s.page.findChild<QToolButton *>(QStringLiteral("query_schema"))->click();
    auto *panel = s.page.findChild<SchemaPanel *>();
    REQUIRE(panel);
    REQUIRE(until([&] { return panel->isVisible(); })); // the names are read by a job
    QStringList tables;
    for (int i = 0; i < panel->tree()->topLevelItemCount(); ++i)
        tables << panel->tree()->topLevelItem(i)->text(0);
    for (const char *name : {"instance_type", "results", "merged_price_spot"})
        CHECK(tables.contains(QString::fromUtf8(name)));
    panel->search()->setText(QStringLiteral("vram")); // what a column of the results means
    QTest::keyClick(panel->search(), Qt::Key_Return);
    CHECK_FALSE(panel->isVisible());
    CHECK(s.page.editor()->toPlainText() == QStringLiteral("SELECT gpu_memory_gib"));
}

TEST_CASE("names complete, queries are kept", "[query][window]")
{
    ShownQuery s;
    s.page.editor()->setPlainText(QStringLiteral("SELECT usd_per_mil"));
    s.page.editor()->setFocus();
    s.page.editor()->moveCursor(QTextCursor::End);
    QTest::keyClick(s.page.editor(), Qt::Key_Space, Qt::ControlModifier);
    auto *completer = s.page.editor()->findChild<QCompleter *>();
    REQUIRE(completer);
    REQUIRE(until([&] { return completer->popup()->isVisible(); })); // the names are read by a job
    QTest::keyClick(s.page.editor(), Qt::Key_Tab);
    CHECK(s.page.editor()->toPlainText() == QStringLiteral("SELECT usd_per_million"));
    // After an alias, too; the list narrows while one types on.
    s.page.editor()->selectAll();
    QTest::keyClicks(s.page.editor(), QStringLiteral("SELECT r.pri"));
    QTest::keyClick(s.page.editor(), Qt::Key_Space, Qt::ControlModifier);
    REQUIRE(completer->popup()->isVisible());
    const int many = completer->completionCount();
    QTest::keyClicks(s.page.editor(), QStringLiteral("ce_usd_per_ho"));
    REQUIRE(until([&] { return completer->completionCount() < many || !completer->popup()->isVisible(); }));
    QTest::keyClick(s.page.editor(), Qt::Key_Tab);
    CHECK(s.page.editor()->toPlainText() == QStringLiteral("SELECT r.price_usd_per_hour"));
    settle();
    CHECK_FALSE(completer->popup()->isVisible());
    s.page.editor()->setPlainText(QStringLiteral("SELECT usd_per_million"));
    auto *menu = s.queriesMenu();
    emit menu->aboutToShow();
    menu->actions().first()->trigger(); // save this query
    auto *name = s.page.findChild<QInputDialog *>();
    REQUIRE(name);
    name->setTextValue(QStringLiteral("What a million costs"));
    name->accept();
    const QJsonObject state = s.page.saveState();
    Started again;
    auto &page = *static_cast<QueryPage *>(again.start().page(QStringLiteral("query")));
    page.restoreState(state);
    CHECK(page.editor()->toPlainText() == QStringLiteral("SELECT usd_per_million"));
    const QJsonArray saved = page.saveState().value(QStringLiteral("saved")).toArray();
    REQUIRE(saved.size() == 1);
    CHECK(saved[0].toObject().value(QStringLiteral("name")).toString() == QStringLiteral("What a million costs"));
}

TEST_CASE("a query that is chosen is an edit: Ctrl+Z brings back what was typed", "[query][window]")
{
    ShownQuery s;
    // Lists of earlier versions had no names; all of them come back, however many.
    QJsonArray before;
    for (int i = 0; i < 70; ++i)
        before.append(QStringLiteral("SELECT %1 AS one FROM instance_type WHERE instance_type = 'a name that goes "
                                     "beyond the sixtieth letter %1'")
                          .arg(i));
    s.page.restoreState(
        {{QStringLiteral("saved"), before}, {QStringLiteral("history"), QJsonArray{QStringLiteral("SELECT 7")}}});
    CHECK(s.page.saveState().value(QStringLiteral("saved")).toArray().size() == 70);
    auto *menu = s.queriesMenu();
    const auto choose = [&](const QString &start) {
        emit menu->aboutToShow();
        const auto actions = menu->actions();
        for (QAction *each : actions)
            if (each->text().startsWith(start)) {
                each->trigger();
                return true;
            }
        return false;
    };
    for (const char *start : {"SELECT 3 AS one", "SELECT 7"}) {
        INFO(start);
        s.page.editor()->selectAll();
        QTest::keyClicks(s.page.editor(), QStringLiteral("unfinished"));
        REQUIRE(choose(QLatin1String(start)));
        CHECK(s.page.editor()->toPlainText().startsWith(QLatin1String(start)));
        QTest::keyClick(s.page.editor(), Qt::Key_Z, Qt::ControlModifier);
        CHECK(s.page.editor()->toPlainText() == QStringLiteral("unfinished"));
    }
    // Under a name of one's own; the same name again replaces, and it can be removed.
    s.page.restoreState({{QStringLiteral("saved"), QJsonArray()}});
    const auto save = [&](const QString &sql, const QString &name) {
        s.page.editor()->setPlainText(sql);
        REQUIRE(choose(QStringLiteral("Save this query")));
        const auto dialogs = s.page.findChildren<QInputDialog *>();
        REQUIRE_FALSE(dialogs.isEmpty());
        dialogs.last()->setTextValue(name);
        dialogs.last()->accept();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    save(QStringLiteral("SELECT 1"), QStringLiteral("first"));
    save(QStringLiteral("SELECT 2"), QStringLiteral("A & B"));
    save(QStringLiteral("SELECT 3"), QStringLiteral("first"));
    REQUIRE(choose(QStringLiteral("A && B")));
    CHECK(s.page.editor()->toPlainText() == QStringLiteral("SELECT 2"));
    REQUIRE(choose(QStringLiteral("first")));
    CHECK(s.page.editor()->toPlainText() == QStringLiteral("SELECT 3"));
    REQUIRE(choose(QStringLiteral("Remove “first”")));
    CHECK_FALSE(choose(QStringLiteral("first")));
    CHECK(s.page.saveState().value(QStringLiteral("saved")).toArray().size() == 1);
}

TEST_CASE("a statement that runs is followed by another, and Run comes back after Cancel", "[query][window]")
{
    ShownQuery s;
    const QString endless
        = QStringLiteral("WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT max(x) FROM c");
    s.page.editor()->setPlainText(endless);
    s.page.editor()->setFocus();
    QTest::keyClick(s.page.editor(), Qt::Key_Return, Qt::ControlModifier);
    CHECK_FALSE(s.button(QStringLiteral("Run"))->isEnabled());
    CHECK(s.button(QStringLiteral("Cancel"))->isEnabled());
    CHECK(s.page.answer()->emptyText() == QStringLiteral("Running…")); // and no word of running it
    // The same again while it runs: the new one can be cancelled as the first could.
    QTest::keyClick(s.page.editor(), Qt::Key_Return, Qt::ControlModifier);
    CHECK(s.started.app->jobs().isRunning(&s.page));
    CHECK(s.page.errorText() == QStringLiteral("Running…"));
    CHECK(s.button(QStringLiteral("Cancel"))->isEnabled());
    // Results that change meanwhile do not lock the button.
    Scenario next = s.started.session().scenario();
    next.inference.demandPerHour *= 2;
    s.started.session().edit(next, QStringLiteral("x"));
    REQUIRE(until([&] { return !s.started.session().isBusy(); }));
    QTest::mouseClick(s.button(QStringLiteral("Cancel")), Qt::LeftButton);
    CHECK_FALSE(s.started.app->jobs().isRunning(&s.page));
    CHECK(s.button(QStringLiteral("Run"))->isEnabled());
    CHECK_FALSE(s.button(QStringLiteral("Cancel"))->isEnabled());
    CHECK(s.page.answer()->emptyText().contains(QStringLiteral("cancelled")));
    s.page.editor()->setPlainText(QStringLiteral("SELECT no_such_column FROM results"));
    QTest::mouseClick(s.button(QStringLiteral("Run")), Qt::LeftButton);
    REQUIRE(until([&] { return s.page.errorText().contains(QStringLiteral("no_such_column")); }));
    CHECK(s.page.answer()->emptyText().contains(QStringLiteral("wrong")));
    s.page.editor()->setPlainText(QStringLiteral("SELECT 1 AS n WHERE 0"));
    QTest::mouseClick(s.button(QStringLiteral("Run")), Qt::LeftButton);
    REQUIRE(until([&] { return s.page.errorText().startsWith(QStringLiteral("0 rows")); }));
    CHECK(s.page.answer()->emptyText() == QStringLiteral("The answer has no rows."));
    s.page.editor()->setPlainText(QStringLiteral("SELECT count(*) AS n FROM results"));
    QTest::mouseClick(s.button(QStringLiteral("Run")), Qt::LeftButton);
    REQUIRE(until([&] { return s.page.errorText().startsWith(QStringLiteral("1 row")); }));
    CHECK(s.page.table()->table()->index(0, 0).data(TableRole::number).toDouble()
        == static_cast<double>(s.started.session().results()->size()));
}

TEST_CASE("own figures and merged prices can be asked for", "[query][window]")
{
    ShownQuery s;
    UserChoice own;
    own.kind = UserChoice::Kind::price;
    own.type = "g4dn.2xlarge";
    own.region = "us-east-1";
    own.option = "on_demand";
    own.value = 0.111;
    s.window.editChoices({{own}, {}}, QStringLiteral("own price"));
    REQUIRE(until([&] { return !s.started.app->overlay().isBusy() && !s.started.session().isBusy(); }));
    REQUIRE(s.run(QStringLiteral("SELECT count(*) AS n FROM overlay.user_choice")));
    CHECK(s.page.errorText().startsWith(QStringLiteral("1 row")));
    CHECK(s.page.table()->table()->index(0, 0).data(TableRole::number).toDouble() == 1);
    REQUIRE(s.run(QStringLiteral("SELECT count(*) AS n FROM merged_price_on_demand")));
    CHECK(s.page.table()->table()->index(0, 0).data(TableRole::number).toDouble() > 100);
    // Reading only, there as well.
    REQUIRE(s.run(QStringLiteral("DELETE FROM overlay.user_choice")));
    CHECK(s.page.errorText().contains(QStringLiteral("DELETE")));
    CHECK(s.started.app->overlay().lists().choices.size() == 1);
    // An overlay that is damaged is left out, as it is of all other numbers.
    s.started.app.reset();
    const QString file = s.started.options.dataFolder + QStringLiteral("/overlay.db");
    REQUIRE(QFile::exists(file));
    QFile broken(file);
    REQUIRE(broken.open(QIODevice::WriteOnly));
    broken.write("no database at all");
    broken.close();
    MainWindow &window = s.started.start();
    REQUIRE(until([&] { return s.started.session().snapshot() != nullptr; })); // read while the window is put together
    auto &page = *static_cast<QueryPage *>(window.page(QStringLiteral("query")));
    window.showPage(QStringLiteral("query"));
    page.editor()->setPlainText(QStringLiteral("SELECT count(*) AS n FROM instance_type"));
    page.execute();
    REQUIRE(until([&] { return !s.started.app->jobs().isRunning(&page); }));
    INFO(page.errorText().toStdString());
    CHECK(page.errorText().startsWith(QStringLiteral("1 row")));
}

TEST_CASE("statements run before come back by keyboard, mistakes are marked where they stand", "[query][window]")
{
    ShownQuery s;
    REQUIRE(s.run(QStringLiteral("SELECT 1 AS one")));
    REQUIRE(s.run(QStringLiteral("SELECT 2 AS two")));
    s.page.editor()->setPlainText(QStringLiteral("unfinished"));
    QTest::keyClick(s.page.editor(), Qt::Key_Up, Qt::AltModifier);
    CHECK(s.page.editor()->toPlainText() == QStringLiteral("SELECT 2 AS two"));
    QTest::keyClick(s.page.editor(), Qt::Key_Up, Qt::AltModifier);
    QTest::keyClick(s.page.editor(), Qt::Key_Up, Qt::AltModifier); // the end
    CHECK(s.page.editor()->toPlainText() == QStringLiteral("SELECT 1 AS one"));
    QTest::keyClick(s.page.editor(), Qt::Key_Down, Qt::AltModifier);
    QTest::keyClick(s.page.editor(), Qt::Key_Down, Qt::AltModifier);
    CHECK(s.page.editor()->toPlainText() == QStringLiteral("unfinished"));
    // A selection runs alone; its mistake is marked in the whole text.
    s.page.editor()->setPlainText(QStringLiteral("SELECT 3;\nSELECT <b>x</b> FROM results"));
    QTextCursor cursor = s.page.editor()->textCursor();
    cursor.setPosition(10);
    cursor.movePosition(QTextCursor::End, QTextCursor::KeepAnchor);
    s.page.editor()->setTextCursor(cursor);
    s.page.execute();
    REQUIRE(until([&] { return !s.started.app->jobs().isRunning(&s.page); }));
    CHECK(s.page.errorText().contains(QLatin1Char('<'))); // as letters
    for (const QLabel *label : s.page.findChildren<QLabel *>())
        if (label->text() == s.page.errorText())
            CHECK(label->textFormat() == Qt::PlainText);
    auto *editor = qobject_cast<QueryEditor *>(s.page.editor());
    REQUIRE(editor);
    CHECK(editor->mistake() == 17);
    CHECK(
        editor->textCursor().selectionStart() == 10); // what the person selected is still selected: it runs alone again
    CHECK(editor->textCursor().selectionEnd() == editor->toPlainText().size());
    // The list of queries: saved ones and those run before, by mouse.
    auto *menu = s.queriesMenu();
    emit menu->aboutToShow();
    QStringList texts;
    const auto actions = menu->actions();
    for (const QAction *each : actions)
        texts << each->text();
    CHECK(texts.contains(QStringLiteral("SELECT 1 AS one")));
}

TEST_CASE("a mistake that is marked is not what runs next", "[query][window]")
{
    ShownQuery s;
    s.page.focusStart();
    auto *editor = qobject_cast<QueryEditor *>(s.page.editor());
    REQUIRE(editor);
    const QString wrong = QStringLiteral("SELECT nosuch FROM results");
    REQUIRE(s.run(wrong));
    const QString words = s.page.errorText();
    CHECK(words.contains(QStringLiteral("nosuch")));
    CHECK(editor->mistake() == 7);
    REQUIRE(editor->extraSelections().size() == 1);
    CHECK(editor->extraSelections().first().cursor.selectedText() == QStringLiteral("nosuch"));
    CHECK(editor->extraSelections().first().format.underlineStyle() == QTextCharFormat::WaveUnderline);
    CHECK_FALSE(editor->textCursor().hasSelection());
    CHECK(editor->textCursor().position() == 7);
    CHECK(editor->toPlainText() == wrong);
    for (int again = 0; again < 2; ++again) { // by key, then by button: the whole statement, with the same words
        if (again == 0)
            QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier);
        else
            QTest::mouseClick(s.button(QStringLiteral("Run")), Qt::LeftButton);
        REQUIRE(until([&] {
            return !s.started.app->jobs().isRunning(&s.page) && s.page.errorText() != QStringLiteral("Running…");
        }));
        CHECK(s.page.errorText() == words);
    }
    CHECK(s.page.history().first() == wrong);
    CHECK_FALSE(s.page.history().contains(QStringLiteral("nosuch")));
    // Typing goes where the mistake is and replaces nothing; the mark goes with it.
    QTest::keyClicks(editor, QStringLiteral("1 AS "));
    CHECK(editor->toPlainText() == QStringLiteral("SELECT 1 AS nosuch FROM results"));
    CHECK(editor->mistake() < 0);
    CHECK(editor->extraSelections().isEmpty());
    QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier);
    REQUIRE(until(
        [&] { return !s.started.app->jobs().isRunning(&s.page) && s.page.errorText() != QStringLiteral("Running…"); }));
    CHECK(s.page.errorText().contains(QStringLiteral("row")));
    CHECK(editor->mistake() < 0);
    // A mistake at the very end has a mark, too.
    REQUIRE(s.run(QStringLiteral("SELECT 1 FROM")));
    CHECK_FALSE(s.page.errorText().isEmpty());
    editor->markMistake(static_cast<int>(editor->toPlainText().size()));
    CHECK(editor->extraSelections().first().cursor.selectedText() == QStringLiteral("M"));
}
