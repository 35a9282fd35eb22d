// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/files.h"
#include "model/evaluation/pricing/option_price.h"
#include "model/workload/document.h"
#include "tests/app/window/fixture.h"
#include "views/charts/chart_view.h"
#include "views/pages/charts/charts_page.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/query/query_page.h"
#include "views/pages/simulate/simulate_page.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/filter_bar.h"
#include "views/widgets/message_bar.h"
#include "views/words/format.h"
#include "views/words/messages.h"
#include "views/words/translations.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QLockFile>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QStatusBar>
#include <QToolButton>
#include <QWindow>

#include <atomic>
#include <semaphore>
#include <thread>

using namespace wattfare;
using namespace wattfare::test;

namespace {

struct Shown {
    Started started;
    MainWindow *window = &started.start();

    void rename(const char *title)
    {
        Scenario next = started.session().scenario();
        next.title = title;
        started.session().edit(next, QStringLiteral("Title"));
    }
    QString file(const char *title, const std::vector<std::string> &pins = {})
    {
        Scenario scenario = findPreset("layoutlm")->scenario;
        scenario.title = title;
        scenario.pinned.insert(scenario.pinned.end(), pins.begin(), pins.end());
        const QString path = started.folder.filePath(QString::fromUtf8(title) + QStringLiteral(".wattfare"));
        REQUIRE(files::write(path, QByteArray::fromStdString(writeScenario(scenario))));
        return path;
    }
    QString title() { return started.session().title(); }
    // A click on a button of the message bar, by its words.
    bool click(const QString &text)
    {
        settle(); // the layout of a bar that has just changed
        const auto buttons = window->messages()->findChildren<QPushButton *>();
        for (QPushButton *each : buttons) {
            if (each->text() != text || !each->isVisible())
                continue;
            QTest::mouseClick(each, Qt::LeftButton);
            return true;
        }
        return false;
    }
    QToolButton *arrow(const char *name)
    {
        return window->messages()->findChild<QToolButton *>(QString::fromUtf8(name));
    }
    void restart()
    {
        started.app.reset();
        window = &started.start();
    }
};

} // namespace

TEST_CASE("what is brought back takes the place of a document that Undo gives back", "[window][files]")
{
    Shown s;
    s.rename("MINE");
    const QString path = s.file("X");
    s.window->openPath(path);
    CHECK(s.title() == QStringLiteral("X"));
    s.rename("EDITED X");
    REQUIRE(s.click(QStringLiteral("Bring it back")));
    CHECK(s.title() == QStringLiteral("MINE"));
    CHECK(s.started.session().path().isEmpty());
    CHECK(s.window->isWindowModified());
    CHECK_FALSE(s.window->messages()->isVisible());
    CHECK(s.window->action(QStringLiteral("undo"))->text().contains(QStringLiteral("MINE")));
    s.window->action(QStringLiteral("undo"))->trigger();
    CHECK(s.title() == QStringLiteral("EDITED X"));
    CHECK(s.started.session().path() == path);
    CHECK(s.window->isWindowModified());
    s.window->action(QStringLiteral("undo"))->trigger();
    CHECK(s.title() == QStringLiteral("X"));
    CHECK_FALSE(s.window->isWindowModified());
    s.window->action(QStringLiteral("redo"))->trigger();
    s.window->action(QStringLiteral("redo"))->trigger();
    CHECK(s.title() == QStringLiteral("MINE"));
    CHECK(s.started.session().path().isEmpty());
}

TEST_CASE("recovering takes nothing that was begun meanwhile", "[window][files]")
{
    Started started;
    const QString folder = started.options.dataFolder + QStringLiteral("/unsaved");
    REQUIRE(files::ensureFolder(folder));
    Scenario lost = findPreset("layoutlm")->scenario;
    lost.title = "Lost work";
    REQUIRE(files::write(folder + QStringLiteral("/unsaved-20260101000000000-1.wattfare"),
        QByteArray::fromStdString(writeScenario(lost))));
    MainWindow &window = started.start();
    Scenario next = started.session().scenario();
    next.title = "MY NEW WORK";
    started.session().edit(next, QStringLiteral("Title"));
    QPushButton *recover = nullptr;
    for (QPushButton *each : window.messages()->findChildren<QPushButton *>())
        recover = each->text() == QStringLiteral("Recover") ? each : recover;
    REQUIRE(recover);
    QTest::mouseClick(recover, Qt::LeftButton);
    CHECK(started.session().title() == QStringLiteral("Lost work"));
    CHECK(window.isWindowModified());
    const QStringList kept = QDir(folder).entryList({QStringLiteral("unsaved-*.wattfare")}, QDir::Files);
    REQUIRE(
        kept.size() == 2); // the one that was left is gone, for this process keeps what it held, and what it replaced
    QByteArray both;
    for (const QString &name : kept)
        both += files::read(folder + QLatin1Char('/') + name).value();
    CHECK(both.contains("Lost work"));
    CHECK(both.contains("MY NEW WORK"));
    CHECK_FALSE(QFile::exists(folder + QStringLiteral("/unsaved-20260101000000000-1.wattfare")));
    window.action(QStringLiteral("undo"))->trigger();
    CHECK(started.session().title() == QStringLiteral("MY NEW WORK"));
}

namespace {

// What another start finds after this one was killed now.
QStringList foundAfterCrash(const Shown &s)
{
    const QDir folder(s.started.options.dataFolder + QStringLiteral("/unsaved"));
    QTemporaryDir copy;
    for (const QString &name : folder.entryList({QStringLiteral("unsaved-*.wattfare")}, QDir::Files))
        QFile::copy(folder.filePath(name), copy.filePath(name));
    QStringList titles;
    for (const QString &file : Autosave(copy.path()).leftBehind())
        titles << QString::fromStdString(parseScenario(files::read(file).value().toStdString(), "x")->title);
    titles.sort();
    return titles;
}

} // namespace

TEST_CASE("a crash loses no document that Undo or Redo would have given back", "[window][files]")
{
    Shown s;
    const auto undo = [&] { s.window->action(QStringLiteral("undo"))->trigger(); };
    const auto redo = [&] { s.window->action(QStringLiteral("redo"))->trigger(); };
    const auto list = [](std::initializer_list<const char *> titles) {
        QStringList all;
        for (const char *each : titles)
            all << QString::fromUtf8(each);
        return all;
    };
    s.rename("MINE");
    s.window->openPath(s.file("X"));
    s.rename("EDITED X");
    REQUIRE(s.click(QStringLiteral("Bring it back")));
    CHECK(foundAfterCrash(s) == list({"EDITED X", "MINE"}));
    s.rename("MINE AGAIN");
    s.started.app->autosave().writeNow();
    CHECK(foundAfterCrash(s) == list({"EDITED X", "MINE AGAIN"}));
    undo();
    undo(); // now Redo holds the other
    CHECK(s.title() == QStringLiteral("EDITED X"));
    CHECK(foundAfterCrash(s) == list({"EDITED X", "MINE AGAIN"}));
    undo(); // X as its file has it
    s.started.app->autosave().writeNow();
    CHECK(foundAfterCrash(s) == list({"MINE AGAIN"}));
    redo();
    redo();
    redo();
    CHECK(s.title() == QStringLiteral("MINE AGAIN"));
    s.started.app->autosave().writeNow();
    CHECK(foundAfterCrash(s) == list({"EDITED X", "MINE AGAIN"}));
    // Presets are no work of anybody; a change of one is.
    s.window->openPreset(QStringLiteral("bert-large"));
    s.window->openPreset(QStringLiteral("layoutlm"));
    CHECK(foundAfterCrash(s).size() == 3);
    undo();
    undo();
    undo();
    s.rename("INSTEAD"); // what Redo held is let go
    s.started.app->autosave().writeNow();
    CHECK(foundAfterCrash(s) == list({"EDITED X", "INSTEAD"}));
    // Another document ends the history: what only Undo held is offered.
    s.window->openPath(s.file("Y"));
    CHECK(s.window->messages()->count() == 2);
    CHECK(foundAfterCrash(s) == list({"EDITED X", "INSTEAD"}));
    const QString folder = s.started.options.dataFolder + QStringLiteral("/unsaved");
    REQUIRE(s.click(QStringLiteral("Bring it back")));
    s.started.session().markSaved(s.file("Z"));
    s.window->messages()->clear();
    s.started.app.reset(); // a clean end leaves what is still offered, nothing else
    CHECK(QDir(folder).entryList({QStringLiteral("unsaved-*.wattfare")}, QDir::Files).size() == 1);
}

TEST_CASE(
    "changes whose document was closed wait beyond the end of the program, until they are let go", "[window][files]")
{
    Shown s;
    s.rename("MINE");
    s.window->openPath(s.file("X"));
    REQUIRE(s.window->messages()->count() == 1);
    s.restart(); // nobody answered
    REQUIRE(s.window->messages()->count() == 1);
    CHECK(s.window->messages()->text().contains(QStringLiteral("MINE")));
    REQUIRE(s.click(QStringLiteral("Recover")));
    CHECK(s.title() == QStringLiteral("MINE"));
    // Dismissed is let go.
    s.window->openPath(s.file("X"));
    REQUIRE(s.click(QStringLiteral("Dismiss")));
    CHECK(s.title() == QStringLiteral("X"));
    s.restart();
    CHECK(s.window->messages()->count() == 0);
}

TEST_CASE("offers outlive the window that a change of language replaces", "[window][files][language]")
{
    if (!QFile::exists(QStringLiteral(":/i18n/wattfare_de.qm")))
        return;
    Shown s;
    s.rename("MINE");
    s.window->openPath(s.file("X"));
    const QPointer<MainWindow> old(s.window);
    s.window->action(QStringLiteral("language_de"))->trigger();
    REQUIRE(until([&] { return old.isNull() && s.started.app->window() && s.started.app->window()->isVisible(); }));
    s.window = s.started.app->window();
    CHECK(s.window->messages()->count() == 1);
    s.window->messages()->press(0);
    CHECK(s.title() == QStringLiteral("MINE"));
    s.started.app.reset();
    setUiLanguage(QStringLiteral("en"));
    QLocale::setDefault(QLocale::c());
}

TEST_CASE("several messages tell their number, and those about a document go with it", "[window][messages]")
{
    Shown s;
    s.rename("MINE");
    s.window->openPath(s.file("X", {"zz9.mega@us-east-1/on-demand", "g5.xlarge@us-east-1/on_demnad"}));
    MessageBar &bar = *s.window->messages();
    REQUIRE(bar.count() == 3);
    CHECK(bar.text().contains(QStringLiteral("MINE")));
    const auto place = [&] {
        for (const QLabel *label : bar.findChildren<QLabel *>())
            if (label->isVisible() && label->text().contains(QStringLiteral(" of 3")))
                return label->text();
        return QString();
    };
    CHECK(place() == QStringLiteral("1 of 3"));
    QToolButton *next = s.arrow("next_message"), *previous = s.arrow("previous_message");
    REQUIRE((next && previous && next->isVisible()));
    CHECK_FALSE(previous->isEnabled());
    QTest::mouseClick(next, Qt::LeftButton);
    CHECK(place() == QStringLiteral("2 of 3"));
    CHECK(bar.text().contains(QStringLiteral("zz9.mega")));
    next->setFocus();
    QTest::keyClick(next, Qt::Key_Space);
    CHECK(bar.text().contains(QStringLiteral("on_demnad"))); // a way of buying that does not exist
    CHECK_FALSE(next->isEnabled());
    QTest::mouseClick(previous, Qt::LeftButton);
    QTest::mouseClick(previous, Qt::LeftButton);
    REQUIRE(s.click(QStringLiteral("Bring it back")));
    CHECK(s.title() == QStringLiteral("MINE")); // it names no such type
    CHECK(bar.count() == 0);
    CHECK_FALSE(bar.isVisible());
    s.window->action(QStringLiteral("undo"))->trigger();
    CHECK(bar.count() == 2);
    CHECK(bar.text().contains(QStringLiteral("zz9.mega")));
    s.window->openPreset(QStringLiteral("layoutlm"));
    CHECK(bar.count() == 0);
}

TEST_CASE("the first window stands on the screen with its frame", "[window]")
{
    Started started;
    MainWindow &window = started.start();
    REQUIRE(QTest::qWaitForWindowExposed(&window));
    const QRect room = window.screen()->availableGeometry();
    REQUIRE(room.width() <= 1024); // else the first size has room anyway
    REQUIRE_FALSE(window.windowHandle()->frameMargins().isNull());
    CHECK(until([&] { return room.contains(window.windowHandle()->frameGeometry()); }, 2000));
    CHECK(window.height() > room.height() * 9 / 10);
    // A size that somebody chose stays.
    window.resize(room.size() + QSize(50, 50));
    settle();
    CHECK(window.size() == room.size() + QSize(50, 50));
}

TEST_CASE("a saved filter is kept before the window closes", "[window][settings]")
{
    Shown s;
    s.window->setKeepDelayMs(3'600'000); // at once, not with the rest
    auto &explore = *static_cast<ExplorePage *>(s.window->page(QStringLiteral("explore")));
    explore.focusStart();
    QTest::keyClicks(explore.filterBar()->edit(), QStringLiteral("vcpus > 8"));
    auto *menu = explore.filterBar()->findChild<QMenu *>();
    REQUIRE(menu);
    menu->popup(s.window->mapToGlobal(QPoint(200, 200)));
    REQUIRE(menu->actions().first()->isEnabled());
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().first()).center());
    REQUIRE(explore.filterBar()->savedFilters().size() == 1);
    const auto onDisk = [&] { // as another start would read it after a crash
        return files::read(s.started.options.settingsFile).value_or(QByteArray());
    };
    CHECK(until([&] { return onDisk().contains("saved_filters") && onDisk().contains("vcpus > 8"); }, 3000));
}

TEST_CASE("what the window remembers is on the disk soon, and nobody waits for a slow disk", "[window][settings]")
{
    Shown s;
    s.window->showPage(QStringLiteral("query"));
    auto &editor = *static_cast<QueryPage *>(s.window->page(QStringLiteral("query")))->editor();
    const auto onDisk = [&] { return files::read(s.started.options.settingsFile).value_or(QByteArray()); };
    editor.setPlainText(QString());
    QTest::keyClicks(&editor, QStringLiteral("4321"));
    CHECK(until([&] { return onDisk().contains("4321"); }, 3500));
    QLockFile slow(s.started.options.settingsFile + QStringLiteral(".lock")); // whoever writes waits for it
    REQUIRE(until([&] { return slow.tryLock(0); }));
    std::binary_semaphore seen(0);
    std::atomic<bool> waited = false;
    std::jthread release([&] {
        waited = !seen.try_acquire_for(std::chrono::seconds(30));
        slow.unlock();
    });
    s.window->setKeepDelayMs(10);
    QTest::keyClicks(&editor, QStringLiteral("5"));
    s.window->keepState(); // as after the delay
    s.window->action(QStringLiteral("theme_dark"))->trigger();
    settle();
    CHECK_FALSE(waited);
    CHECK_FALSE(onDisk().contains("43215"));
    seen.release();
    CHECK(until([&] { return onDisk().contains("43215") && onDisk().contains("theme=dark"); }, 15000));
}

TEST_CASE("where no candidate counts and none is selected, pages of one candidate say what to do",
    "[window][charts][simulate]")
{
    Shown s;
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.purchase = {PurchaseOption{}};
    scenario.purchase.front().kind = PurchaseKind::spot;
    scenario.asOf = Date::parse("2018-06-01"); // before the first observation of one
    s.started.session().setDocument(scenario, {});
    REQUIRE(until([&] { return !s.started.session().isBusy(); }));
    REQUIRE(s.started.session().results());
    REQUIRE(s.started.session().results()->size() > 0);
    REQUIRE_FALSE(s.started.session().selection().current());
    auto &charts = *static_cast<ChartsPage *>(s.window->page(QStringLiteral("charts")));
    s.window->showPage(QStringLiteral("charts"));
    for (const char *kind :
        {"energy_methods", "tornado", "break_even", "price_history", "regions", "hourly_carbon", "day_plan"}) {
        INFO(kind);
        charts.showView(QString::fromUtf8(kind));
        CHECK_FALSE(charts.view()->hasData());
        CHECK(text(charts.view()->spec().empty).contains(QStringLiteral("Select one in the table")));
    }
    charts.showView(QStringLiteral("power_parts")); // the two pins are bought otherwise: said, not dropped
    const auto says = [&](const QString &words) {
        for (const QLabel *label : charts.findChildren<QLabel *>())
            if (label->isVisible() && label->text().contains(words))
                return true;
        return false;
    };
    CHECK(says(QStringLiteral("fewer than two of the pinned")));
    auto &simulate = *static_cast<SimulatePage *>(s.window->page(QStringLiteral("simulate")));
    s.window->showPage(QStringLiteral("simulate"));
    CHECK(s.started.app->jobs().isIdle());
    CHECK(simulate.answer().isEmpty());
    QPushButton *go = nullptr;
    for (QPushButton *each : simulate.findChildren<QPushButton *>())
        go = each->isVisible() && each->text() == QStringLiteral("Go to the table") ? each : go;
    REQUIRE(go);
    QTest::mouseClick(go, Qt::LeftButton);
    REQUIRE(s.window->currentPage() == QStringLiteral("explore"));
    // One that is selected is the one they show.
    DataTableView &table = *static_cast<ExplorePage *>(s.window->page(QStringLiteral("explore")))->tableView();
    table.setFocus();
    table.setCurrentIndex(table.model()->index(0, 0));
    REQUIRE(s.started.session().selection().current());
    s.window->showPage(QStringLiteral("simulate")); // which says why it cannot do the work
    bool said = false;
    for (const QLabel *label : simulate.findChildren<QLabel *>())
        said = said || (label->isVisible() && label->text().contains(QStringLiteral("price")));
    CHECK(said);
}

TEST_CASE("prices have one date in every place that tells it", "[window][status]")
{
    Shown s;
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.asOf.reset();
    s.started.session().setDocument(scenario, {});
    REQUIRE(until([&] { return !s.started.session().isBusy(); }));
    const Snapshot &snapshot = *s.started.session().snapshot();
    const QString date = format::date(newestObservation(snapshot));
    CHECK(s.started.session().results()->asOf() == newestObservation(snapshot));
    QStringList words;
    for (const QLabel *label : s.window->statusBar()->findChildren<QLabel *>())
        words << label->text();
    CHECK(words.join(QLatin1Char('\n')).contains(date));
    // A dated scenario names today by the same day.
    s.window->openPreset(QStringLiteral("layoutlm"));
    REQUIRE(until([&] { return !s.started.session().isBusy(); }));
    const QString answer = static_cast<ExplorePage *>(s.window->page(QStringLiteral("explore")))->answerText();
    CHECK(answer.contains(date));
}
