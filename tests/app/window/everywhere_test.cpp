// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What holds in every view: selection, drops, a layout that can be brought back, titles and fields.
#include "app/state/files.h"
#include "model/workload/document.h"
#include "tests/app/window/fixture.h"
#include "views/charts/chart_view.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/charts/charts_page.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/inspector/inspector_panel.h"
#include "views/pages/workload/workload_panel.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/filter_bar.h"
#include "views/widgets/message_bar.h"
#include "views/widgets/page_tabs.h"
#include "views/widgets/parameter_field.h"
#include "views/widgets/section.h"
#include "views/words/translations.h"

#include <QDockWidget>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>
#include <QTreeWidget>

using namespace wattfare;
using namespace wattfare::test;

namespace {

ExplorePage &explore(MainWindow &window) { return *static_cast<ExplorePage *>(window.page(QStringLiteral("explore"))); }

void dropOn(QWidget *widget, const QString &path)
{
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(path)});
    const QPoint at(5, 5);
    QDragEnterEvent enter(at, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(widget, &enter);
    REQUIRE(enter.isAccepted());
    QDragMoveEvent move(at, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    move.accept(); // as the platform sends it after an accepted enter
    QApplication::sendEvent(widget, &move);
    CHECK(move.isAccepted());
    QDropEvent drop(at, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(widget, &drop);
}

} // namespace

TEST_CASE("what is selected in one view is selected in all", "[window][selection]")
{
    Started started;
    MainWindow &window = started.start();
    const Results &results = *started.session().results();
    const std::size_t row = *results.find("g4dn.2xlarge"); // pinned: a column of the comparison, too
    const qint64 key = candidateKey(results.candidate(row));
    REQUIRE(started.session().selection().current() != results.candidate(row));
    explore(window).tableView()->setCurrentKey(key); // by the table
    CHECK(explore(window).scatterView()->selection() == QSet<qint64>{key});
    CHECK(explore(window).rankingView()->selection() == QSet<qint64>{key});
    CHECK(window.inspector()->explainText().startsWith(QStringLiteral("g4dn.2xlarge")));
    window.showPage(QStringLiteral("compare"));
    auto *comparison = window.page(QStringLiteral("compare"))->findChild<QTreeWidget *>();
    REQUIRE(comparison);
    CHECK(comparison->headerItem()->text(comparison->currentColumn()).startsWith(QStringLiteral("g4dn.2xlarge")));
    window.showPage(QStringLiteral("charts"));
    auto &charts = *static_cast<ChartsPage *>(window.page(QStringLiteral("charts")));
    for (const char *kind : {"cost_carbon", "ranking", "power_parts", "regions"}) {
        INFO(kind);
        charts.showView(QLatin1String(kind));
        CHECK(charts.view()->selection() == QSet<qint64>{key});
    }
    charts.showView(QStringLiteral("tornado"));
    const QString title = charts.view()->accessibleName();
    CHECK(title.contains(QStringLiteral("g4dn.2xlarge")));
    window.showPage(QStringLiteral("simulate"));
    bool named = false;
    for (const QLabel *label : window.page(QStringLiteral("simulate"))->findChildren<QLabel *>())
        named = named || label->text().startsWith(QStringLiteral("g4dn.2xlarge"));
    CHECK(named);
    // Back from a chart: the mark that the keyboard stands on.
    window.showPage(QStringLiteral("charts"));
    charts.showView(QStringLiteral("ranking"));
    QWidget *canvas = charts.view()->focusProxy();
    QTest::keyClick(canvas, Qt::Key_Down);
    QTest::keyClick(canvas, Qt::Key_Space);
    const auto chosen = started.session().selection().current();
    REQUIRE(chosen);
    CHECK_FALSE(*chosen == results.candidate(row));
    window.showPage(QStringLiteral("explore"));
    CHECK(explore(window).tableView()->selectedKeys() == QSet<qint64>{candidateKey(*chosen)});
}

TEST_CASE("every page has its tab in sight at 1024 x 680, in every language", "[window][language]")
{
    for (const QString &language : uiLanguages()) {
        INFO(language.toStdString());
        Started started;
        started.options.language = language;
        MainWindow &window = started.start();
        for (const QSize size : {QSize(1024, 680), QSize(1900, 900), QSize(1024, 680)}) {
            window.resize(size);
            window.sizeDocks();
            settle();
            auto *tabs = window.findChild<PageTabs *>(QStringLiteral("pages"));
            REQUIRE(tabs);
            const QTabBar *bar = tabs->tabBar();
            CHECK(bar->tabRect(0).left() >= 0);
            CHECK(bar->tabRect(bar->count() - 1).right() <= bar->width());
            for (const QToolButton *scroll : bar->findChildren<QToolButton *>())
                CHECK_FALSE(scroll->isVisible());
            for (int i = 0; i < bar->count(); ++i)
                CHECK(bar->fontMetrics().horizontalAdvance(bar->tabText(i)) <= bar->tabRect(i).width());
            if (size.width() > 1400)
                CHECK_FALSE(bar->tabIcon(0).isNull());
        }
    }
    setUiLanguage(QStringLiteral("en"));
    QLocale::setDefault(QLocale::c());
}

TEST_CASE("a catalogue that is dropped on the window is opened", "[window][files]")
{
    Started started;
    MainWindow &window = started.start();
    const QString path = started.folder.filePath(QStringLiteral("mine.db"));
    REQUIRE(QFile::copy(catalogueFile(), path));
    dropOn(&window, path);
    REQUIRE(until([&] { return started.session().snapshot()->identity.path == path.toStdString(); }));
    CHECK(started.app->settings().recentFiles().contains(path));
    REQUIRE(until([&] { return !window.isBusy(); }));
    CHECK(explore(window).visibleRows() > 0);
}

TEST_CASE("a file that is dropped on a field is opened, not typed into it", "[window][files]")
{
    Started started;
    MainWindow &window = started.start();
    Scenario other = findPreset("layoutlm")->scenario;
    other.inference.demandPerHour = 4321;
    const QString path = started.folder.filePath(QStringLiteral("other.wattfare"));
    REQUIRE(files::write(path, QByteArray::fromStdString(writeScenario(other))));
    auto *field
        = qobject_cast<QLineEdit *>(window.workload()->field(QStringLiteral("inference.demand_per_hour"))->editor());
    REQUIRE(field);
    dropOn(field, path);
    CHECK(started.session().scenario().inference.demandPerHour == 4321);
    CHECK_FALSE(field->text().contains(QStringLiteral("file:")));
    started.session().edit(findPreset("layoutlm")->scenario, QStringLiteral("x"));
    QLineEdit *filter = explore(window).filterBar()->edit();
    dropOn(filter, path);
    CHECK(started.session().scenario().inference.demandPerHour == 4321);
    CHECK(filter->text().isEmpty());
    // Words are still words.
    QMimeData words;
    words.setText(QStringLiteral("g5"));
    QLineEdit plain(&window);
    plain.show();
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &words, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&plain, &enter);
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &words, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&plain, &drop);
    CHECK(plain.text() == QStringLiteral("g5"));
}

TEST_CASE("a broken settings file is set aside and named in the window, which starts as on the first day",
    "[window][settings]")
{
    Started started;
    REQUIRE(files::write(started.options.settingsFile, "[view\nno settings\n\x01\x02"));
    MainWindow &window = started.start();
    CHECK(window.messages()->text().contains(QStringLiteral(".broken-")));
    CHECK(window.dock(QStringLiteral("workload"))->isVisible());
    CHECK(explore(window).visibleRows() > 0);
}

TEST_CASE(
    "a layout of nonsense is ignored, and Reset layout brings back what was closed and kept", "[window][settings]")
{
    Started started;
    REQUIRE(files::write(
        started.options.settingsFile, "[window]\ngeometry=@ByteArray(nonsense)\nstate=@ByteArray(nonsense)\n"));
    {
        MainWindow &window = started.start();
        CHECK(window.dock(QStringLiteral("workload"))->isVisible());
        CHECK(window.dock(QStringLiteral("inspector"))->isVisible());
        for (const char *dock : {"workload", "inspector"})
            window.dock(QLatin1String(dock))->close();
        window.close();
    }
    started.app.reset();
    MainWindow &window = started.start();
    CHECK_FALSE(window.dock(QStringLiteral("workload"))->isVisible()); // as it was left
    window.action(QStringLiteral("reset_layout"))->trigger();
    CHECK(window.dock(QStringLiteral("workload"))->isVisible());
    CHECK_FALSE(window.dock(QStringLiteral("inspector"))->isVisible()); // as at the first start ...
    QTest::keyClick(explore(window).tableView(), Qt::Key_Down);
    CHECK(window.dock(QStringLiteral("inspector"))->isVisible()); // ... a selection opens it
}

TEST_CASE("titles of sections begin where their fields begin", "[window][workload]")
{
    Started started;
    MainWindow &window = started.start();
    REQUIRE(until([&] { return started.session().results() != nullptr; }));
    window.resize(1440, 1200);
    settle();
    int titles = 0;
    for (const Section *section : window.workload()->findChildren<Section *>()) {
        auto *title = section->findChild<QToolButton *>(QString(), Qt::FindDirectChildrenOnly);
        REQUIRE(title);
        if (!title->isVisible())
            continue;
        const int edge = window.workload()->findChild<QPushButton *>()->mapTo(&window, QPoint(0, 0)).x();
        const QImage picture = title->grab().toImage();
        const QRgb ground = picture.pixel(picture.width() - 1, 0);
        int first = picture.width();
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < first; ++x)
                if (picture.pixel(x, y) != ground)
                    first = x;
        INFO(title->text().toStdString());
        CHECK(title->mapTo(&window, QPoint(0, 0)).x() == edge);
        CHECK(first <= 2); // the bearing of a letter
        ++titles;
    }
    CHECK(titles >= 3);
}

TEST_CASE("a field that refuses a value says so in words, not by its key", "[window][workload]")
{
    Started started;
    MainWindow &window = started.start();
    REQUIRE(until([&] { return started.session().results() != nullptr; }));
    auto *field = window.workload()->findChild<ParameterField *>(QStringLiteral("inference.demand_per_hour"));
    REQUIRE(field);
    auto *edit = field->findChild<QLineEdit *>();
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("-5"));
    QTest::keyClick(edit, Qt::Key_Return);
    const QString error = field->error();
    INFO(error.toStdString());
    CHECK(error.startsWith(QStringLiteral("Rate: ")));
    CHECK(error.contains(QStringLiteral("−5")));
    CHECK(error.contains(QStringLiteral("0 to 1,000,000,000,000"))); // no formula with an x that nobody knows
    CHECK_FALSE(error.contains(QStringLiteral(" x ")));
    CHECK_FALSE(error.contains(QStringLiteral("demand_per_hour")));
    CHECK_FALSE(error.contains(QStringLiteral("e+")));
}

TEST_CASE("the button that clears the filter goes when Undo empties it", "[window][filter]")
{
    Started started;
    MainWindow &window = started.start();
    REQUIRE(until([&] { return started.session().results() != nullptr; }));
    QLineEdit *edit = explore(window).filterBar()->edit();
    edit->setFocus();
    const auto clear = [&]() -> QToolButton * {
        for (QToolButton *each : edit->findChildren<QToolButton *>())
            if (each->defaultAction()
                && each->defaultAction()->objectName() == QStringLiteral("_q_qlineeditclearaction"))
                return each;
        return nullptr;
    };
    REQUIRE(clear());
    CHECK_FALSE(clear()->isVisible());
    QTest::keyClicks(edit, QStringLiteral("g5"));
    CHECK(clear()->isVisible());
    REQUIRE(explore(window).visibleRows() < static_cast<int>(started.session().results()->size()));
    started.session().undoStack()->undo();
    CHECK(edit->text().isEmpty());
    CHECK(until([&] { return !clear()->isVisible() || !clear()->isEnabled(); }, 2000));
    CHECK(explore(window).visibleRows() == started.answered());
    CHECK_FALSE(started.session().undoStack()->canUndo());
}
