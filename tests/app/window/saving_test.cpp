// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios as files: saved, opened and dropped, unsaved work that is found again, and the questions when closing.
#include "app/state/files.h"
#include "model/workload/document.h"
#include "tests/app/window/fixture.h"
#include "tests/support/qt_warnings.h"
#include "views/pages/workload/workload_panel.h"
#include "views/widgets/message_bar.h"
#include "views/widgets/parameter_field.h"
#include "views/words/parameter_text.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QStatusBar>

#include <algorithm>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// Answers the window's file dialog by keyboard.
void chooseFile(MainWindow &window, const QString &path)
{
    const auto dialogs = window.findChildren<QFileDialog *>(QStringLiteral("file_dialog"));
    REQUIRE_FALSE(dialogs.isEmpty());
    auto *edit = dialogs.last()->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
    REQUIRE(edit);
    edit->setText(path);
    QTest::keyClick(edit, Qt::Key_Return);
    settle();
}

// Changes the scenario and closes the window, which asks what is to become of the change.
QMessageBox &questionOfClosing(Started &started, MainWindow &window)
{
    Scenario next = started.session().scenario();
    next.inference.demandPerHour = 5;
    started.session().edit(next, QStringLiteral("x"));
    CHECK_FALSE(window.close());
    auto *question = window.findChild<QMessageBox *>(QStringLiteral("unsaved_changes"));
    REQUIRE(question);
    return *question;
}

} // namespace

TEST_CASE("a scenario is saved, opened, and dropped on the window", "[window][files]")
{
    Started started;
    MainWindow &window = started.start();
    Scenario next = started.session().scenario();
    next.title = "<b>Mine</b>; DROP TABLE";
    next.inference.demandPerHour = 123456;
    started.session().edit(next, QStringLiteral("x"));
    const QString path = started.folder.filePath(QStringLiteral("mine.wattfare"));
    CHECK(window.saveTo(path));
    CHECK_FALSE(window.isWindowModified());
    CHECK(started.app->settings().recentFiles().contains(path));
    started.session().edit(findPreset("layoutlm")->scenario, QStringLiteral("y"));
    CHECK(window.isWindowModified());
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    CHECK(enter.isAccepted());
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &drop);
    CHECK(started.session().scenario().inference.demandPerHour == 123456);
    CHECK(started.session().path() == path);
    CHECK_FALSE(started.session().scenario().catalogHash.empty());
    CHECK(window.windowTitle().contains(QStringLiteral("<b>Mine</b>")));
    CHECK_FALSE(window.saveTo(QStringLiteral("/proc/none/x.wattfare")));
    CHECK(window.findChild<QMessageBox *>(QStringLiteral("problem")));
}

TEST_CASE("a scenario that names what the catalogue lacks says so and stays whole", "[window][files]")
{
    Started started;
    MainWindow &window = started.start();
    Scenario strange = findPreset("layoutlm")->scenario;
    strange.pinned.push_back("zz9.enormous@us-east-1/on-demand");
    strange.typeFilter = {"zz9.enormous", "g5.xlarge"};
    const QString path = started.folder.filePath(QStringLiteral("strange.wattfare"));
    REQUIRE(files::write(path, QByteArray::fromStdString(writeScenario(strange))));
    window.openPath(path);
    CHECK(window.messages()->text().contains(QStringLiteral("zz9.enormous")));
    CHECK(started.session().scenario().pinned.back() == "zz9.enormous@us-east-1/on-demand");
}

TEST_CASE("a scenario is saved under a name, opened again, and listed among the recent ones", "[window][files]")
{
    Started started;
    MainWindow &window = started.start();
    const QString path = started.folder.filePath(QStringLiteral("one.wattfare"));
    ParameterField *field = window.workload()->field(QStringLiteral("inference.demand_per_hour"));
    auto *edit = qobject_cast<QLineEdit *>(field->editor());
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("123456"));
    CHECK(window.isWindowModified());
    CHECK(started.session().undoStack()->undoText().contains(parameterTitle("inference.demand_per_hour")));
    window.action(QStringLiteral("save_as"))->trigger();
    chooseFile(window, path);
    CHECK(QFile::exists(path));
    CHECK_FALSE(window.isWindowModified());
    // A new scenario and a preset are documents without a file: Save asks for a name and leaves the first one alone.
    const auto saved = files::read(path);
    for (const char *id : {"new_scenario", "preset_bert-large"}) {
        INFO(id);
        window.action(QLatin1String(id))->trigger();
        REQUIRE(until([&] { return !started.session().isBusy(); }));
        CHECK(started.session().path().isEmpty());
        window.action(QStringLiteral("save"))->trigger();
        const auto dialogs = window.findChildren<QFileDialog *>(QStringLiteral("file_dialog"));
        REQUIRE_FALSE(dialogs.isEmpty());
        dialogs.last()->reject();
        settle();
        CHECK(*files::read(path) == *saved);
        window.action(QStringLiteral("undo"))->trigger();
        CHECK(started.session().path() == path);
        CHECK(started.session().scenario().inference.demandPerHour == 123456);
        CHECK_FALSE(window.isWindowModified());
    }
    // Opening another while changes are unsaved loses none of them.
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("777"));
    REQUIRE(started.session().scenario().inference.demandPerHour == 777);
    auto *recent = window.findChild<QMenu *>(QStringLiteral("recent_menu"));
    REQUIRE(recent);
    REQUIRE(recent->actions().size() > 1);
    recent->actions().first()->trigger();
    CHECK(started.session().scenario().inference.demandPerHour == 123456);
    CHECK_FALSE(window.isWindowModified());
    REQUIRE(window.messages()->count() > 0);
    window.messages()->press(0);
    CHECK(started.session().scenario().inference.demandPerHour == 777);
    CHECK(window.isWindowModified());
    // A recent file that is gone is said and leaves the list.
    QFile::remove(path);
    recent->actions().first()->trigger();
    CHECK(window.findChild<QMessageBox *>(QStringLiteral("problem")));
    CHECK_FALSE(started.app->settings().recentFiles().contains(path));
}

TEST_CASE("unsaved work of a process that is gone is offered", "[window][files]")
{
    Started started;
    const QString folder = started.options.dataFolder + QStringLiteral("/unsaved");
    REQUIRE(files::ensureFolder(folder));
    Scenario lost = findPreset("layoutlm")->scenario;
    lost.title = "Lost work";
    const QString path = folder + QStringLiteral("/unsaved-20260101000000000-1.wattfare");
    REQUIRE(files::write(path, QByteArray::fromStdString(writeScenario(lost))));
    MainWindow &window = started.start();
    REQUIRE(window.messages()->count() == 1);
    CHECK(window.messages()->text().contains(QStringLiteral("Lost work")));
    window.messages()->press(0);
    CHECK(started.session().title() == QStringLiteral("Lost work"));
    CHECK(window.isWindowModified());
    CHECK_FALSE(QFile::exists(path));
}

TEST_CASE("unsaved work that cannot be read is kept and told of once", "[window][files]")
{
    Started started;
    const QString folder = started.options.dataFolder + QStringLiteral("/unsaved");
    REQUIRE(files::ensureFolder(folder));
    const QString newer = folder + QStringLiteral("/unsaved-20260101000000000-1.wattfare");
    const QString torn = folder + QStringLiteral("/unsaved-20260102000000000-2.wattfare");
    const QByteArray ofNewer = "{\"wattfare\": 1000, \"title\": \"Tomorrow's\"}",
                     ofTorn = "{\"wattfare\": 1, \"title\": \"Ha";
    REQUIRE(files::write(newer, ofNewer));
    REQUIRE(files::write(torn, ofTorn));
    MainWindow &window = started.start();
    REQUIRE(window.messages()->count() == 2);
    QStringList told;
    while (window.messages()->count() > 0) {
        told << window.messages()->text();
        window.messages()->press(0);
    }
    const auto kept = QDir(folder).entryInfoList({QStringLiteral("*.broken-*")}, QDir::Files);
    REQUIRE(kept.size() == 2);
    QSet<QByteArray> contents;
    for (const QFileInfo &each : kept) {
        contents.insert(files::read(each.filePath()).value());
        CHECK(std::any_of(
            told.begin(), told.end(), [&](const QString &words) { return words.contains(each.fileName()); }));
    }
    CHECK(contents == QSet<QByteArray>{ofNewer, ofTorn});
    CHECK_FALSE(QFile::exists(newer));
    CHECK_FALSE(QFile::exists(torn));
    started.app.reset();
    CHECK(started.start().messages()->count() == 0); // told once
    CHECK(QFile::exists(kept.front().filePath()));
}

TEST_CASE("an autosave that fails is told while the window runs, and tried again", "[window][files]")
{
    const ExpectedWarning gone(QStringLiteral("Could not remove our own lock file")); // as its folder is
    Started started;
    MainWindow &window = started.start();
    Autosave &autosave = started.app->autosave();
    autosave.setDelayMs(20);
    const QString folder = started.options.dataFolder + QStringLiteral("/unsaved");
    REQUIRE(QDir(folder).removeRecursively()); // as a disk that is full or gone
    Scenario next = started.session().scenario();
    next.inference.demandPerHour = 4321;
    started.session().edit(next, QStringLiteral("x"));
    REQUIRE(until([&] { return window.messages()->count() == 1; }));
    CHECK(window.messages()->text().contains(QStringLiteral("crash")));
    CHECK(window.messages()->text().contains(QDir::toNativeSeparators(folder)));
    window.messages()->press(0);
    for (int attempt = 0; attempt < 3; ++attempt)
        autosave.writeNow();
    settle();
    CHECK(window.messages()->count() == 0);
    REQUIRE(files::ensureFolder(folder));
    REQUIRE(until([&] { return QFile::exists(autosave.fileName()); }));
    CHECK(files::read(autosave.fileName()).value().contains("4321"));
    CHECK(until([&] { return window.statusBar()->currentMessage().contains(QStringLiteral("crash")); }));
    CHECK(autosave.problem().isEmpty());
}

TEST_CASE("closing with changes asks, and Discard closes", "[window][files]")
{
    Started started;
    MainWindow &window = started.start();
    QTest::mouseClick(questionOfClosing(started, window).button(QMessageBox::Discard), Qt::LeftButton);
    CHECK(until([&] { return !window.isVisible(); }));
}

TEST_CASE("Save in the question of an unsaved, nameless scenario saves and then closes", "[window][files]")
{
    Started started;
    MainWindow &window = started.start();
    QTest::mouseClick(questionOfClosing(started, window).button(QMessageBox::Save), Qt::LeftButton);
    const QString path = started.folder.filePath(QStringLiteral("closing.wattfare"));
    chooseFile(window, path);
    CHECK(QFile::exists(path));
    CHECK(until([&] { return !window.isVisible(); }));
}
