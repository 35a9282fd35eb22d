// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/files.h"
#include "model/support/date.h"
#include "model/support/decimal.h"
#include "tests/app/window/data_fixture.h"
#include "tests/app/window/held.h"
#include "views/dialogs/aws_commands_dialog.h"
#include "views/dialogs/my_data_dialog.h"
#include "views/pages/simulate/simulate_form.h"
#include "views/theme/script_fonts.h"
#include "views/widgets/message_bar.h"
#include "views/words/translations.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QSemaphore>
#include <QTreeWidget>

#include <csignal>
#include <sqlite3.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace wattfare;
using namespace wattfare::test;

namespace {

using Step = ImportDialog::Step;

// The scenario asks for a region of the price list sample, at the newest prices.
void askFrankfurt(Session &session)
{
    Scenario next = session.scenario();
    next.regions = {"eu-central-1"};
    next.asOf.reset();
    next.ownThroughput["g5.xlarge"] = 10;
    session.edit(next, QStringLiteral("region"));
    REQUIRE(until([&] { return !session.isBusy(); }));
}

// A price list that holds all that is on offer in Frankfurt at the catalogue's prices, but one price that differs, one
// type that is gone, and one that was not there.
QByteArray wholeList(const Snapshot &snapshot)
{
    QByteArray products, terms;
    const RegionIndex region = snapshot.region("eu-central-1");
    bool oneIsGone = false, oneIsNew = false;
    for (TypeIndex type = 0; type < snapshot.types.size(); ++type) {
        const auto row = snapshot.priceAt(snapshot.onDemand, type, region, *Date::parse("2026-10-15"));
        const bool isNew = !row && !oneIsNew;
        oneIsNew = oneIsNew || isNew;
        if (!row && !isNew)
            continue;
        const QByteArray name = QByteArray::fromStdString(snapshot.types[type].name);
        if (row && !oneIsGone && name != "g5.xlarge") {
            oneIsGone = true;
            continue;
        }
        const QByteArray sku = "SKU" + QByteArray::number(type);
        const QByteArray usd = name == "g5.xlarge" ? "1.1580000000"
            : row ? QByteArray::fromStdString(nanoUsdText(snapshot.onDemand.nanoUsdPerHour[*row]))
                  : "1.5";
        products += (products.isEmpty() ? "" : ",") + QByteArray("\"") + sku + R"(":{"sku":")" + sku
            + R"(","productFamily":"Compute Instance","attributes":{"instanceType":")" + name
            + R"(","regionCode":"eu-central-1","operatingSystem":"Linux","tenancy":"Shared"}})";
        terms += (terms.isEmpty() ? "" : ",") + QByteArray("\"") + sku
            + R"(":{"T":{"priceDimensions":{"D":{"unit":"Hrs","pricePerUnit":{"USD":")" + usd + R"("}}}}})";
    }
    return R"({"offerCode":"AmazonEC2","version":"1","publicationDate":"2026-10-15T12:00:00Z","products":{)" + products
        + R"(},"terms":{"OnDemand":{)" + terms + "}}}";
}

std::optional<double> evaluatedPrice(const Session &session, const char *type)
{
    const auto row = session.results()->find(std::string(type) + "@eu-central-1/on-demand");
    return row ? session.results()->value(*row, Metric::usdPerHour) : std::nullopt;
}

// What stands beside Continue and is said of it, "" where it can be pressed.
QString whyNot(ImportDialog &dialog)
{
    const auto *next = button(&dialog, QStringLiteral("Continue"));
    const QString why = next->accessibleDescription();
    CHECK(why.isEmpty() == next->isEnabled());
    CHECK(next->toolTip().isEmpty() == why.isEmpty());
    const auto labels = dialog.findChildren<QLabel *>();
    CHECK((why.isEmpty() || std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) {
        return label->isVisible() && label->text() == why;
    })));
    return why;
}

} // namespace

TEST_CASE("a dropped price list is compared, applied, counts, and can be reverted", "[window][import]")
{
    Started started;
    MainWindow &window = started.start();
    askFrankfurt(started.session());
    window.resize(1440, 900);
    const auto priceBefore = onDemand(started.session(), "g5.xlarge", "eu-central-1");
    const auto resultBefore = evaluatedPrice(started.session(), "g5.xlarge");
    REQUIRE(resultBefore);
    const std::size_t rowsBefore = started.session().snapshot()->onDemand.size();
    const QByteArray list = wholeList(*started.session().snapshot());
    const QString path = started.folder.filePath(QStringLiteral("price_list.json"));
    REQUIRE(files::write(path, list));
    drop(window, {path});
    ImportDialog &dialog = at(window, Step::diff);
    CHECK(dialog.width() > 1000); // old, new and difference side by side
    CHECK(dialog.fileTree()->topLevelItemCount() == 1);
    CHECK(dialog.kindBox(0)->currentText().contains(QStringLiteral("Price List")));
    // Nothing is written yet.
    CHECK_FALSE(QFile::exists(started.app->overlay().file()));
    CHECK(started.session().snapshot()->onDemand.size() == rowsBefore);
    const int all = dialog.table()->table()->rowCount();
    CHECK(all > 0);
    click(&dialog, QStringLiteral("New"));
    const int added = dialog.table()->table()->rowCount();
    CHECK(added == 1);
    click(&dialog, QStringLiteral("Removed")); // a price list holds all of its region: what it lacks is gone
    CHECK(dialog.table()->table()->rowCount() == 1);
    click(&dialog, QStringLiteral("All"));
    CHECK(dialog.table()->table()->rowCount() == all);
    // Sorted by a click on the head: differences, largest first or last.
    const int value = dialog.table()->table()->columnOf(QStringLiteral("after"));
    QStringList values; // every digit, none of them noise of the arithmetic
    for (int row = 0; row < all; ++row)
        values << dialog.table()->table()->index(row, value).data().toString();
    CHECK(values.contains(QStringLiteral("1.158")));
    CHECK(std::none_of(values.begin(), values.end(), [](const QString &text) { return text.size() > 12; }));
    dialog.table()->setSort({{QStringLiteral("subject"), Qt::DescendingOrder}});
    const int subject = dialog.table()->table()->columnOf(QStringLiteral("subject"));
    const auto cell = [&](int row) { return dialog.table()->table()->index(row, subject).data().toString(); };
    CHECK(cell(0) > cell(all - 1));
    apply(window);

    REQUIRE(started.app->overlay().lists().imports.size() == 1);
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    CHECK(onDemand(started.session(), "g5.xlarge", "eu-central-1").value_or(0) == Approx(1.158).epsilon(1e-12));
    CHECK(evaluatedPrice(started.session(), "g5.xlarge") != resultBefore);
    CHECK(window.messages()->text().contains(QStringLiteral("price_list.json")));

    MyDataDialog *mine = window.openMyData();
    CHECK(mine->imports()->table()->rowCount() == 1);
    mine->imports()->setCurrentKey(started.app->overlay().lists().imports.front().id);
    click(mine, QStringLiteral("Revert"));
    auto *question = mine->findChild<QMessageBox *>(QStringLiteral("revert_question"));
    REQUIRE(question);
    click(question, QStringLiteral("Revert"));
    REQUIRE(until([&] { return started.app->overlay().lists().imports.empty(); }));
    CHECK(mine->imports()->table()->rowCount() == 0);
    CHECK(onDemand(started.session(), "g5.xlarge", "eu-central-1") == priceBefore);
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    CHECK(evaluatedPrice(started.session(), "g5.xlarge") == resultBefore);
    CHECK(started.session().snapshot()->onDemand.size() == rowsBefore);
    CHECK_FALSE(window.messages()->text().contains(QStringLiteral("price_list.json"))); // told of what is no more
}

TEST_CASE("an import and what takes it back are steps of undo", "[window][import]")
{
    Started started;
    MainWindow &window = started.start();
    QUndoStack &undo = *started.session().undoStack();
    const auto price = [&] { return onDemand(started.session(), "g5.xlarge", "eu-central-1"); };
    const auto idle
        = [&] { return until([&] { return !started.app->overlay().isBusy() && !started.session().isBusy(); }); };
    const auto before = price();
    const QString path = started.folder.filePath(QStringLiteral("price_list.json"));
    REQUIRE(files::write(path, wholeList(*started.session().snapshot())));
    drop(window, {path});
    apply(window);
    REQUIRE(idle());
    const auto imported = price();
    const auto rows = started.session().snapshot()->identity.overlayRows;
    REQUIRE(imported != before);
    const ImportInfo first = started.app->overlay().lists().imports.front();
    REQUIRE(undo.canUndo());
    CHECK(undo.undoText().contains(QStringLiteral("price_list.json")));
    CHECK_FALSE(started.session().isModified()); // the scenario is as it was

    CHECK(window.messages()->text().contains(QStringLiteral("price_list.json")));
    window.action(QStringLiteral("undo"))->trigger();
    REQUIRE(idle());
    CHECK(window.messages()->count() == 0);
    CHECK(started.app->overlay().lists().imports.empty());
    CHECK(price() == before);
    window.action(QStringLiteral("redo"))->trigger();
    REQUIRE(idle());
    REQUIRE(started.app->overlay().lists().imports.size() == 1);
    CHECK(started.app->overlay().lists().imports.front().id == first.id);
    CHECK(started.app->overlay().lists().imports.front().importedAt == first.importedAt);
    CHECK(started.session().snapshot()->identity.overlayRows == rows);
    CHECK(price() == imported);

    // A step of the scenario between two of the data: each goes by itself.
    Scenario next = started.session().scenario();
    next.regions = {"eu-central-1"};
    started.session().edit(next, QStringLiteral("region"));
    CHECK(started.session().isModified());
    CHECK(window.isWindowModified());
    MyDataDialog *mine = window.openMyData();
    mine->imports()->setCurrentKey(first.id);
    click(mine, QStringLiteral("Revert"));
    click(mine->findChild<QMessageBox *>(QStringLiteral("revert_question")), QStringLiteral("Revert"));
    REQUIRE(until([&] { return started.app->overlay().lists().imports.empty(); }));
    undo.undo();
    REQUIRE(until([&] { return started.app->overlay().lists().imports.size() == 1; }));
    undo.undo();
    CHECK_FALSE(started.session().isModified());
    undo.undo(); // in quick succession: they wait for each other
    undo.redo();
    undo.undo();
    REQUIRE(idle());
    CHECK(price() == before);
    mine->close();

    SECTION("another program took the number")
    {
        const auto overlay = Overlay::open(started.app->overlay().file().toStdString());
        REQUIRE(overlay);
        sqlite3 *db = nullptr;
        REQUIRE(sqlite3_open(started.app->overlay().file().toUtf8().constData(), &db) == SQLITE_OK);
        const std::string insert = "INSERT INTO import VALUES (" + std::to_string(first.id)
            + ", 'k', 'theirs.csv', 't', '', '', '', '', '', '', 0, 1)";
        REQUIRE(sqlite3_exec(db, insert.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
        sqlite3_close(db);
        undo.redo();
        REQUIRE(until([&] { return window.findChild<QMessageBox *>(QStringLiteral("problem")) != nullptr; }));
        CHECK(window.findChild<QMessageBox *>(QStringLiteral("problem"))
                  ->text()
                  .contains(QStringLiteral("changed your data meanwhile")));
        window.findChild<QMessageBox *>(QStringLiteral("problem"))->close();
        REQUIRE(idle());
        CHECK(price() == before);
        CHECK((*overlay)->imports().value().front().fileName == "theirs.csv");
    }
    SECTION("another program took the import back")
    {
        undo.redo();
        REQUIRE(until([&] { return started.app->overlay().lists().imports.size() == 1; }));
        REQUIRE(idle());
        REQUIRE((*Overlay::open(started.app->overlay().file().toStdString()))->revert(first.id));
        undo.undo();
        REQUIRE(until([&] { return window.findChild<QMessageBox *>(QStringLiteral("problem")) != nullptr; }));
        window.findChild<QMessageBox *>(QStringLiteral("problem"))->close();
        REQUIRE(idle());
        CHECK(until([&] { return price() == before; })); // noticed by itself
    }
}

TEST_CASE("My data offers the import where there is none yet", "[window][import]")
{
    Started started;
    MainWindow &window = started.start();
    MyDataDialog *mine = window.openMyData();
    ImportInfo table;
    table.kind = importKindId(ImportKind::catalogCsv);
    table.title = "price_on_demand";
    mine->setLists({table}, {});
    const ColumnarTableModel *shown = mine->imports()->table();
    CHECK(shown->index(0, shown->columnOf(QStringLiteral("title"))).data().toString()
        == QStringLiteral("On-demand price")); // no id in prose
    click(mine, QStringLiteral("Import files"));
    auto *files = window.findChild<QFileDialog *>();
    REQUIRE(files);
    CHECK(files->fileMode() == QFileDialog::ExistingFiles);
    files->close();
}

TEST_CASE("an import survives a restart", "[window][import]")
{
    Started started;
    drop(started.start(), {sample("price_list.csv")});
    apply(*started.app->window());
    const auto price = onDemand(started.session(), "g5.xlarge", "eu-central-1");
    const auto rows = started.session().snapshot()->identity.overlayRows;
    started.app.reset();
    started.start();
    CHECK(started.app->overlay().lists().imports.size() == 1);
    CHECK(started.session().snapshot()->identity.overlayRows == rows);
    CHECK(onDemand(started.session(), "g5.xlarge", "eu-central-1") == price);
}

TEST_CASE("what is cancelled leaves no trace", "[window][import]")
{
    Started started;
    MainWindow &window = started.start();
    const SnapshotPtr before = started.session().snapshot();
    SECTION("at the comparison, by Escape")
    {
        drop(window, {sample("price_list.json")});
        QTest::keyClick(&at(window, Step::diff), Qt::Key_Escape);
        REQUIRE(until([&] { return importDialog(window) == nullptr; }));
        CHECK_FALSE(QFile::exists(started.app->overlay().file()));
    }
    SECTION("while it is written")
    {
        drop(window, {sample("price_list.json")});
        ImportDialog &dialog = at(window, Step::diff);
        QPushButton *yes = button(&dialog, QStringLiteral("Apply"));
        QPushButton *no = button(&dialog, QStringLiteral("Cancel"));
        Held held(started.app->jobs(), 2);
        QTest::mouseClick(yes, Qt::LeftButton);
        CHECK(dialog.step() == Step::working);
        QTest::mouseClick(no, Qt::LeftButton);
        held.release();
        REQUIRE(until([&] { return importDialog(window) == nullptr; }));
        const auto lists = readOverlayLists(started.app->overlay().file().toStdString());
        REQUIRE(lists);
        CHECK(lists->first.empty());
    }
    SECTION("while it is read")
    {
        Held held(started.app->jobs(), 2);
        drop(window, {sample("price_list.json")});
        ImportDialog *dialog = importDialog(window);
        REQUIRE(dialog);
        REQUIRE(dialog->step() == Step::working);
        QTest::mouseClick(button(dialog, QStringLiteral("Cancel")), Qt::LeftButton);
        held.release();
        REQUIRE(until([&] { return importDialog(window) == nullptr; }));
        CHECK_FALSE(QFile::exists(started.app->overlay().file()));
    }
    SECTION("when the files have just been recognised")
    {
        Held one(started.app->jobs(), 1);
        drop(window, {sample("price_list.json")});
        ImportDialog *dialog = importDialog(window);
        REQUIRE(dialog);
        Held after(started.app->jobs(), 1); // on the only free thread: runs once the files are recognised
        REQUIRE(dialog->step() == Step::working);
        QTest::mouseClick(button(dialog, QStringLiteral("Cancel")), Qt::LeftButton);
        one.release();
        after.release();
        REQUIRE(until([&] { return importDialog(window) == nullptr; }));
        CHECK_FALSE(QFile::exists(started.app->overlay().file()));
    }
    CHECK(started.session().snapshot() == before);
    CHECK(started.app->overlay().lists().imports.empty());
}

TEST_CASE("an import whose window went without an answer leaves room for the next", "[window][import]")
{
    Started started;
    MainWindow &window = started.start();
    drop(window, {sample("price_list.json")});
    ImportDialog &dialog = at(window, Step::diff);
    dialog.hide();
    dialog.close(); // no longer visible: it goes without finished()
    QCoreApplication::sendPostedEvents(&dialog, QEvent::DeferredDelete); // before the flow behind it
    drop(window, {sample("prices_own.csv")});
    apply(window);
    CHECK(started.app->overlay().lists().imports.size() == 1);
}

TEST_CASE("a file of which every row is refused says so and cannot be applied", "[window][import]")
{
    Started started;
    MainWindow &window = started.start();
    const auto content = files::read(sample("price_list.json"));
    REQUIRE(content);
    QByteArray mars = *content;
    mars.replace("eu-central-1", "mars-north-1");
    const QString path = started.folder.filePath(QStringLiteral("mars.json"));
    REQUIRE(files::write(path, mars));
    drop(window, {path});
    ImportDialog &dialog = at(window, Step::diff);
    CHECK_FALSE(button(&dialog, QStringLiteral("Apply"))->isEnabled());
    CHECK(button(&dialog, QStringLiteral("Apply"))->accessibleDescription().contains(QStringLiteral("refused")));
    QString words;
    for (const QLabel *label : dialog.findChildren<QLabel *>())
        words += label->text() + QLatin1Char('\n');
    CHECK(words.contains(QStringLiteral("Every row was refused")));
    CHECK_FALSE(words.contains(QStringLiteral("already has all of this")));
    QTest::keyClick(&dialog, Qt::Key_Escape);
    REQUIRE(until([&] { return importDialog(window) == nullptr; }));
    CHECK_FALSE(QFile::exists(started.app->overlay().file()));
}

TEST_CASE("a refused file says where and why, and leaves no trace", "[window][import]")
{
    Started started;
    MainWindow &window = started.start();
    const auto content = files::read(sample("price_list.json"));
    REQUIRE(content);
    const QString path = started.folder.filePath(QStringLiteral("halbe Datei 가.json"));
    SECTION("truncated")
    {
        REQUIRE(files::write(path, content->left(content->size() / 2)));
        drop(window, {path});
        ImportDialog &dialog = at(window, Step::error);
        CHECK(dialog.errorText().contains(QStringLiteral("halbe Datei 가.json")));
        CHECK(dialog.errorText().contains(QStringLiteral("line")));
        CHECK(dialog.errorText().contains(QStringLiteral("expected")));
    }
    SECTION("a negative price")
    {
        QByteArray wrong = *content;
        REQUIRE(wrong.contains("1.2580000000"));
        wrong.replace("1.2580000000", "-1.258000000");
        REQUIRE(files::write(path, wrong));
        drop(window, {path});
        ImportDialog &dialog = at(window, Step::error);
        CHECK(dialog.errorText().contains(QStringLiteral("-1.258")));
        CHECK(dialog.height() < 500); // a reason needs no room for a table
    }
    SECTION("not recognised, and the kind chosen by hand is not it")
    {
        REQUIRE(files::write(path, "{\"hello\": 1}"));
        drop(window, {path});
        ImportDialog &dialog = at(window, Step::error);
        CHECK(dialog.errorText().contains(QStringLiteral("None of the files")));
        QComboBox *kind = dialog.kindBox(0);
        kind->setFocus();
        kind->setCurrentIndex(kind->findData(static_cast<int>(ImportKind::spotPriceHistory)));
        emit kind->activated(kind->currentIndex());
        REQUIRE(until([&] {
            return dialog.step() == Step::error && dialog.errorText().contains(QStringLiteral("SpotPriceHistory"));
        }));
    }
    QTest::keyClick(importDialog(window), Qt::Key_Escape);
    REQUIRE(until([&] { return importDialog(window) == nullptr; }));
    CHECK_FALSE(QFile::exists(started.app->overlay().file()));
}

TEST_CASE("all errors of all files are listed at once", "[window][import]")
{
    Started started;
    MainWindow &window = started.start();
    const QByteArray head = "provider,instance_type,region,as_of,usd_per_hour,source,locator\n";
    const auto file = [&](const char *name, const QByteArray &rows) {
        const QString path = started.folder.filePath(QLatin1String(name));
        REQUIRE(files::write(path, head + rows));
        return path;
    };
    drop(window,
        {file("one.csv",
             "aws,g5.xlarge,us-east-1,2026-09-01,-0.95,E-AWSPUE,own\naws,g5.2xlarge,us-east-1,2026-09-01,1,E-AWSPUE,"
             "own\n"
             "aws,g5.4xlarge,us-east-1,soon,1,E-AWSPUE,own\n"),
            file("two.csv", "aws,g5.xlarge\n")});
    ImportDialog &dialog = at(window, Step::error);
    const QString said = dialog.errorText();
    INFO(said.toStdString());
    for (const char *part : {"one.csv, line 2", "-0.95", "one.csv, line 4", "soon", "two.csv, line 2"})
        CHECK(said.contains(QLatin1String(part)));
    CHECK_FALSE(said.contains(QStringLiteral("line 3")));
    QTest::keyClick(&dialog, Qt::Key_Escape);
    REQUIRE(until([&] { return importDialog(window) == nullptr; }));
    CHECK_FALSE(QFile::exists(started.app->overlay().file()));
}

TEST_CASE("a trace is taken only when what 1 means has been answered", "[window][import]")
{
    Started started;
    MainWindow &window = started.start();
    const std::size_t traces = started.session().snapshot()->traces.size();
    drop(window, {sample("trace_ticks.csv")});
    ImportDialog &dialog = at(window, Step::questions);
    auto *means = qobject_cast<QComboBox *>(dialog.answer(0, QStringLiteral("one_means")));
    auto *gap = qobject_cast<QLineEdit *>(dialog.answer(0, QStringLiteral("gap_seconds")));
    REQUIRE(means);
    REQUIRE(gap);
    CHECK(means->accessibleName().contains(QStringLiteral("70"))); // seven of ten values are 1
    CHECK(means->accessibleName().contains(QStringLiteral("30")));
    CHECK(means->currentIndex() == -1); // no answer is proposed
    QPushButton *next = button(&dialog, QStringLiteral("Continue"));
    CHECK_FALSE(next->isEnabled());
    CHECK(whyNot(dialog) == QStringLiteral("Choose what 1 means first."));
    means->setFocus();
    QTest::keyClick(means, Qt::Key_Down);
    QTest::keyClick(means, Qt::Key_Down); // lost
    CHECK_FALSE(next->isEnabled());
    CHECK(whyNot(dialog) == QStringLiteral("Enter the seconds between two values first."));
    QTest::keyClicks(gap, QStringLiteral("600"));
    REQUIRE(next->isEnabled());
    CHECK(whyNot(dialog).isEmpty());
    QTest::mouseClick(next, Qt::LeftButton);
    apply(window);
    REQUIRE(started.session().snapshot()->traces.size() == traces + 1);
    const auto &trace = started.session().snapshot()->traces.back();
    CHECK(trace.gapSeconds == 600);
    CHECK(trace.available.front() == 0); // 1 means lost: the trace begins without capacity
}

TEST_CASE("a pasted table lists its repairs and waits for them to be confirmed", "[window][import]")
{
    Started started;
    MainWindow &window = started.start();
    window.resize(1024, 680);
    QApplication::clipboard()->clear();
    window.action(QStringLiteral("paste_table"))->trigger();
    auto *problem = window.findChild<QMessageBox *>(QStringLiteral("problem"));
    REQUIRE(problem); // an empty clipboard is said
    problem->close();
    QApplication::clipboard()->setText(QString::fromUtf8(*files::read(sample("pasted.txt"))));
    window.action(QStringLiteral("paste_table"))->trigger();
    ImportDialog &dialog = at(window, Step::questions);
    auto *day = qobject_cast<QLineEdit *>(dialog.answer(0, QStringLiteral("as_of")));
    REQUIRE(day);
    // Without a day the prices cannot be read: the first answers come first.
    QTest::keyClicks(day, QStringLiteral("2026-10-01"));
    auto *repairs = dialog.findChild<QTreeWidget *>(QStringLiteral("repairs"));
    REQUIRE(repairs);
    QStringList found;
    for (int i = 0; i < repairs->topLevelItemCount(); ++i)
        found << repairs->topLevelItem(i)->text(2) + QStringLiteral(">") + repairs->topLevelItem(i)->text(3);
    CHECK(found.contains(QStringLiteral("g5.2.xlarge>g5.2xlarge")));
    CHECK(found.contains(QStringLiteral("1 152>1152")));
    auto *accept = qobject_cast<QCheckBox *>(dialog.answer(0, QStringLiteral("accept_repairs")));
    REQUIRE(accept);
    QPushButton *next = button(&dialog, QStringLiteral("Continue"));
    CHECK_FALSE(next->isEnabled());
    CHECK(whyNot(dialog).contains(QStringLiteral("repairs")));
    // What is confirmed scrolls; the confirmation, the reason and the button do not.
    for (QWidget *each : {static_cast<QWidget *>(accept), static_cast<QWidget *>(next)}) {
        CHECK(each->visibleRegion() == QRegion(each->rect()));
        CHECK(dialog.rect().contains(QRect(each->mapTo(&dialog, QPoint()), each->size())));
    }
    accept->setFocus();
    QTest::keyClick(accept, Qt::Key_Space);
    REQUIRE(next->isEnabled());
    QTest::keyClick(next, Qt::Key_Return);
    at(window, Step::diff);
    CHECK(dialog.height() <= window.height());
    CHECK(dialog.width() <= window.width());
    apply(window);
    CHECK(onDemand(started.session(), "g5.2xlarge", "us-east-1").value_or(0) == Approx(1.212).epsilon(1e-12));
    CHECK(onDemand(started.session(), "p4d.24xlarge", "us-east-1").value_or(0) == Approx(30.5).epsilon(1e-12));
}

TEST_CASE("at 200 % what confirms an import is in sight on a small screen", "[window][import]")
{
    const QLocale before;
    setScriptFonts(setUiLanguage(QStringLiteral("de")), 200);
    const QString pictures = qEnvironmentVariable("WATTFARE_PICTURES");
    {
        QWidget window;
        window.resize(1024, 680);
        ImportDialog dialog(&window);
        std::vector<ImportDialog::File> files;
        for (int i = 0; i < 6; ++i)
            files.push_back({QStringLiteral("Tabelle %1.txt").arg(i), {}, 4000.0, ImportKind::pastedTable});
        dialog.setFiles(files);
        std::vector<ImportBatch::Repair> repairs(40, {3, "Instance type", "g5.2.xlarge", "g5.2xlarge"});
        dialog.ask({{0,
            {{"region", {"import.question.region", {"Tabelle 0.txt"}}, {}, ""},
                {"accept_repairs", {"import.question.accept_repairs", {"Tabelle 0.txt", 40}}, {"yes", "no"}, ""}},
            repairs}});
        dialog.resize(1024, 680);
        dialog.show();
        settle();
        CHECK(dialog.width() <= 1024);
        CHECK(dialog.height() <= 680);
        auto *confirm = dialog.answer(0, QStringLiteral("accept_repairs"));
        REQUIRE(confirm);
        const auto inSight = [&](QWidget *each) {
            INFO(each->metaObject()->className());
            CHECK(each->visibleRegion() == QRegion(each->rect()));
            CHECK(dialog.rect().contains(QRect(each->mapTo(&dialog, QPoint()), each->size())));
        };
        const auto buttons = dialog.findChildren<QPushButton *>();
        const auto next
            = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton *each) { return each->isDefault(); });
        REQUIRE(next != buttons.end());
        inSight(confirm);
        inSight(*next);
        CHECK_FALSE((*next)->isEnabled());
        if (!pictures.isEmpty())
            dialog.grab().save(pictures + QStringLiteral("/import_200.png"));
        auto diff = std::make_shared<ImportDiff>();
        diff->added = 3;
        diff->skipped = {{"import.skip.other_column", 4}, {"import.skip.heading", 2}};
        dialog.showDiff({{QStringLiteral("Tabelle 0.txt"), diff}});
        settle();
        CHECK(dialog.height() <= 680);
        inSight(*next);
        CHECK((*next)->isEnabled());
        if (!pictures.isEmpty())
            dialog.grab().save(pictures + QStringLiteral("/import_diff_200.png"));
    }
    setScriptFonts(setUiLanguage(QStringLiteral("en")), 100);
    QLocale::setDefault(before);
}

TEST_CASE("a folder of pages is one history", "[window][import]")
{
    Started started;
    MainWindow &window = started.start();
    QDir folder(started.folder.path());
    REQUIRE(folder.mkdir(QStringLiteral("pages")));
    QByteArray page = *files::read(sample("spot_history.json"));
    REQUIRE(files::write(started.folder.filePath(QStringLiteral("pages/1.json")), page));
    page.replace("us-east-1b", "us-east-1d");
    REQUIRE(files::write(started.folder.filePath(QStringLiteral("pages/2.json")), page));
    REQUIRE(files::write(started.folder.filePath(QStringLiteral("pages/notes.txt")), "nothing\n"));
    drop(window, {started.folder.filePath(QStringLiteral("pages"))});
    ImportDialog &dialog = at(window, Step::diff);
    REQUIRE(dialog.fileTree()->topLevelItemCount() == 2);
    CHECK(dialog.fileTree()->topLevelItem(0)->text(0) == QStringLiteral("1.json, 2.json"));
    CHECK(dialog.kindBox(1)->currentText().contains(QStringLiteral("Not recognised")));
    apply(window);
    CHECK(started.app->overlay().lists().imports.size() == 1);
    const auto &series = started.session().snapshot()->spotSeries;
    for (const char *zone : {"us-east-1b", "us-east-1d"})
        CHECK(std::any_of(series.begin(), series.end(), [&](const SpotSeries &each) { return each.zone == zone; }));
}

TEST_CASE("a locked, full or read-only overlay is said, and the state stays", "[window][import]")
{
    Started started;
    MainWindow &window = started.start();
    drop(window, {sample("prices_own.csv")});
    apply(window);
    REQUIRE(started.app->overlay().lists().imports.size() == 1);
    const std::string file = started.app->overlay().file().toStdString();
    drop(window, {sample("price_list.json")});
    ImportDialog &dialog = at(window, Step::diff);
    SECTION("locked")
    {
        sqlite3 *other = nullptr;
        REQUIRE(sqlite3_open(file.c_str(), &other) == SQLITE_OK);
        REQUIRE(sqlite3_exec(other, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr) == SQLITE_OK);
        click(&dialog, QStringLiteral("Apply"));
        REQUIRE(until([&] { return dialog.step() == Step::error; }, 20'000));
        CHECK(dialog.errorText().contains(QStringLiteral("in use by another program")));
        sqlite3_close(other);
    }
    SECTION("full")
    {
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit old{};
        getrlimit(RLIMIT_FSIZE, &old);
        rlimit small = old;
        small.rlim_cur = 2048; // less than a page: neither the journal nor the file can be written
        setrlimit(RLIMIT_FSIZE, &small);
        click(&dialog, QStringLiteral("Apply"));
        const bool refused = until([&] { return dialog.step() == Step::error; }, 20'000);
        setrlimit(RLIMIT_FSIZE, &old);
        REQUIRE(refused);
        CHECK(dialog.errorText().contains(QStringLiteral("overlay.db")));
    }
    QTest::keyClick(&dialog, Qt::Key_Escape);
    REQUIRE(until([&] { return importDialog(window) == nullptr; }));
    const auto lists = readOverlayLists(file);
    REQUIRE(lists);
    CHECK(lists->first.size() == 1);
    CHECK(onDemand(started.session(), "g5.xlarge", "us-east-1").value_or(0) == Approx(0.95).epsilon(1e-12));
}

TEST_CASE("as another user in a folder of root", "[.window-as-other-user]")
{
    const QString folder = qEnvironmentVariable("WATTFARE_READ_ONLY_FOLDER");
    REQUIRE_FALSE(folder.isEmpty());
    StartOptions options;
    QTemporaryDir own;
    options.catalogue = catalogueFile();
    options.settingsFile = own.filePath(QStringLiteral("settings.ini"));
    options.dataFolder = folder;
    options.language = QStringLiteral("en");
    Application app(options);
    app.start();
    MainWindow &window = *app.window();
    // What was imported before counts; that nothing can be changed is said at once.
    CHECK(onDemand(app.session(), "g5.xlarge", "us-east-1").value_or(0) == Approx(0.95).epsilon(1e-12));
    QString said;
    for (int i = window.messages()->count(); i > 0; --i) {
        said += window.messages()->text();
        settle();
        if (said.contains(QStringLiteral("cannot be written")))
            break;
        window.messages()->press(0);
    }
    CHECK(said.contains(QStringLiteral("cannot be")));
    drop(window, {sample("price_list.json")});
    ImportDialog &dialog = at(window, Step::diff);
    CHECK_FALSE(button(&dialog, QStringLiteral("Apply"))->isEnabled());
    CHECK(button(&dialog, QStringLiteral("Apply"))->toolTip().contains(QStringLiteral("cannot be written")));
}

TEST_CASE("a read-only folder shows what is there and says that nothing can be changed", "[window][import]")
{
    Started started;
    drop(started.start(), {sample("prices_own.csv")});
    apply(*started.app->window());
    started.app.reset();
    const QString folder = started.options.dataFolder;
    QFile::remove(folder + QStringLiteral("/overlay.lock"));
    const auto readOnly
        = QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;
    REQUIRE(QFile::setPermissions(folder, readOnly));
    QFile::setPermissions(started.folder.path(), readOnly | QFile::WriteOwner);
    qputenv("WATTFARE_READ_ONLY_FOLDER", folder.toUtf8());
    QStringList arguments{QCoreApplication::applicationFilePath(), QStringLiteral("[.window-as-other-user]")};
    if (geteuid() == 0)
        arguments = QStringList{QStringLiteral("setpriv"), QStringLiteral("--reuid=65534"),
                        QStringLiteral("--regid=65534"), QStringLiteral("--clear-groups")}
            + arguments; // root writes anywhere
    QProcess other;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), QStringLiteral("/nonexistent"));
    other.setProcessEnvironment(environment);
    other.start(arguments.first(), arguments.mid(1));
    REQUIRE(other.waitForFinished(60'000));
    INFO(other.readAllStandardOutput().toStdString() << other.readAllStandardError().toStdString());
    CHECK(other.exitCode() == 0);
    QFile::setPermissions(folder, readOnly | QFile::WriteOwner);
}

TEST_CASE("the commands for the files of AWS are shown to copy, where one imports and where a file is lacking",
    "[window][import]")
{
    Started started;
    MainWindow &window = started.start();
    window.openPreset(QStringLiteral("bert-large-spot"));
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    Selection cheapest;
    cheapest.candidates = {started.session().results()->candidate(*started.session().data().answer->cheapest)};
    started.session().setSelection(cheapest);
    const auto dialogOf = [](QWidget *over) {
        auto *dialog = over->findChild<AwsCommandsDialog *>();
        REQUIRE(dialog);
        return dialog;
    };
    const auto line = [](AwsCommandsDialog *dialog, const char *kind) {
        return dialog->findChild<QPlainTextEdit *>(QStringLiteral("command_") + QLatin1String(kind))->toPlainText();
    };
    drop(window, {sample("spot_history.json")});
    REQUIRE(until([&] { return importDialog(window) && importDialog(window)->step() != ImportDialog::Step::working; }));
    click(importDialog(window), QStringLiteral("Commands for AWS files"));
    AwsCommandsDialog *dialog = dialogOf(importDialog(window));
    const Snapshot &s = *started.session().snapshot();
    const Candidate shown = cheapest.candidates.front();
    const QString region = QString::fromStdString(s.regions[shown.region].code);
    for (const auto &[kind, command] : {std::pair("spot_price_history", "aws ec2 describe-spot-price-history"),
             std::pair("capacity_blocks", "aws ec2 describe-capacity-block-offerings"),
             std::pair("savings_plan_rates", "aws savingsplans describe-savings-plans-offering-rates"),
             std::pair("instance_types", "aws ec2 describe-instance-types"), std::pair("aws_price_list", "curl "),
             std::pair("spot_advisor", "curl "), std::pair("spot_price_feed", "curl ")}) {
        INFO(kind);
        CHECK(line(dialog, kind).startsWith(QLatin1String(command)));
        auto *copy = dialog->findChild<QPushButton *>(QStringLiteral("copy_") + QLatin1String(kind));
        REQUIRE(copy);
        copy->setFocus();
        QTest::keyClick(copy, Qt::Key_Space);
        CHECK(QApplication::clipboard()->text() == line(dialog, kind));
        CHECK_FALSE(line(dialog, kind).contains(QLatin1Char('\n')));
    }
    const QString history = line(dialog, "spot_price_history");
    INFO(history.toStdString());
    CHECK(history.contains(QStringLiteral("--region ") + region));
    CHECK(history.contains(QStringLiteral("--instance-types ") + QString::fromStdString(s.types[shown.type].name)));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTest::keyClick(importDialog(window), Qt::Key_Escape);
    REQUIRE(until([&] { return importDialog(window) == nullptr; }));

    window.showPage(QStringLiteral("simulate"));
    settle();
    auto *form = window.findChild<SimulateForm *>(QStringLiteral("form_checkpoint"));
    REQUIRE(form);
    auto *commands = form->findChild<QPushButton *>(QStringLiteral("aws_commands"));
    CHECK_FALSE(commands->isVisibleTo(form)); // the screen of the tests may have no room for the form
    QComboBox &market = *form->marketBox();
    const int replay = market.findText(QStringLiteral("Price history"));
    REQUIRE(replay >= 0);
    market.setCurrentIndex(replay);
    emit market.activated(replay);
    settle();
    REQUIRE(commands->isVisibleTo(form));
    commands->click();
    CHECK(line(dialogOf(&window), "spot_price_history") == history);
}
