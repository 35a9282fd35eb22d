// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/fixture.h"
#include "views/charts/chart_view.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/figure_plot.h"
#include "views/pages/inspector/inspector_panel.h"
#include "views/pages/workload/workload_panel.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/fact_tree.h"
#include "views/widgets/page_tabs.h"
#include "views/widgets/section.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QWheelEvent>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// A window on a screen where docks give way.
struct OnScreen {
    Started started;
    QSize screen;

    explicit OnScreen(QSize size)
        : screen(size)
    {
        started.docksGiveWay = true;
        started.start();
        fit();
    }
    MainWindow &window() { return *started.app->window(); }
    void fit()
    {
        window().limitSize(screen);
        window().resize(screen);
        settle();
    }
    void renew(const std::function<void(Settings &)> &change)
    {
        const QPointer<MainWindow> before(&window());
        change(started.app->settings());
        REQUIRE(until([&] { return before.isNull() && started.app->window(); }, 60'000));
        REQUIRE(until([&] { return started.session().results() && !window().isBusy(); }, 60'000));
        fit();
    }
    QDockWidget &dock(const char *id) { return *window().dock(QLatin1String(id)); }
    void show(const char *id)
    {
        if (!dock(id).isVisible())
            window().action(QStringLiteral("dock_") + QLatin1String(id))->trigger();
        settle();
        REQUIRE(dock(id).isVisible());
    }
    void showPage(const char *id)
    {
        window().showPage(QLatin1String(id));
        REQUIRE(until([&] { return !window().isBusy(); }, 60'000));
        settle();
    }
};

// Letters of twice the size in German, on a screen of 1024 x 680.
struct LargeLetters : OnScreen {
    LargeLetters()
        : OnScreen(QSize(1024, 680))
    {
        renew([](Settings &settings) { settings.setLanguage(QStringLiteral("de")); });
        renew([](Settings &settings) { settings.setZoom(Preferences::kMostZoom); });
    }
    ~LargeLetters()
    {
        renew([](Settings &settings) { settings.setZoom(100); }); // the font is that of the program
    }
};

void checkLines(const QWidget &within)
{
    for (const QLabel *label : within.findChildren<QLabel *>())
        if (label->isVisible() && label->wordWrap()) {
            INFO(label->text().toStdString());
            CHECK(label->height() >= label->heightForWidth(label->width()));
        }
}

} // namespace

TEST_CASE("with large letters the findings of the data stand between page and status line", "[window][zoom][quality]")
{
    LargeLetters s;
    s.show("quality");
    auto *tree = s.dock("quality").findChild<QTreeWidget *>();
    REQUIRE(tree);
    const auto check = [&] {
        const QWidget &dock = s.dock("quality"), &centre = *s.window().centralWidget();
        const int line = dock.fontMetrics().height();
        CHECK(dock.geometry().bottom() < s.window().statusBar()->geometry().top());
        CHECK_FALSE(dock.geometry().intersects(centre.geometry()));
        CHECK(dock.height() >= dock.minimumSizeHint().height());
        CHECK(centre.height() >= 5 * line); // which scrolls
        CHECK(tree->viewport()->height() >= 3 * line);
        checkLines(dock);
        for (const QWidget *part : dock.findChildren<QWidget *>())
            if (part->isVisible() && !tree->isAncestorOf(part))
                CHECK(dock.rect().contains(QRect(part->mapTo(&dock, QPoint()), part->size())));
    };
    check();
    for (QTreeWidgetItemIterator it(tree); *it; ++it) // one that a chart could stand beside
        if ((*it)->childCount() > 1 && (*it)->parent()) {
            tree->setCurrentItem(*it);
            break;
        }
    settle();
    check();
    s.dock("quality").close();
    settle();
    CHECK(s.window().centralWidget()->height() > 12 * s.window().fontMetrics().height());
}

TEST_CASE("with large letters what was predicted stands in a chart", "[window][zoom][charts]")
{
    LargeLetters s;
    s.showPage("charts");
    Page *charts = s.window().page(QStringLiteral("charts"));
    charts->showView(QStringLiteral("predictions"));
    REQUIRE(until([&] { return !s.window().isBusy(); }, 60'000));
    settle();
    const auto *table = charts->findChild<DataTableView *>(QStringLiteral("prediction_errors"));
    REQUIRE(table);
    REQUIRE(table->isVisible());
    const auto *chart = charts->findChild<ChartView *>(QStringLiteral("chart"));
    CHECK(chart->height() >= 13 * chart->fontMetrics().height());
    CHECK(table->viewport()->height() >= 3 * table->verticalHeader()->defaultSectionSize());
    const auto *room = qobject_cast<PageRoom *>(charts->parentWidget()->parentWidget());
    REQUIRE(room);
    CHECK(room->verticalScrollBar()->maximum() > 0);
}

TEST_CASE("with large letters a decision map has room beside its legend", "[window][zoom][studies]")
{
    LargeLetters s;
    s.showPage("studies");
    Page *studies = s.window().page(QStringLiteral("studies"));
    const auto *chart = studies->findChild<ChartView *>(QStringLiteral("study_chart"));
    const auto *point = studies->findChild<QLabel *>(QStringLiteral("point"));
    const auto *parameters = studies->findChild<QToolButton *>();
    REQUIRE(parameters);
    for (const bool shown : {true, false}) {
        if (parameters->isChecked() != shown)
            const_cast<QToolButton *>(parameters)->click();
        settle();
        INFO(shown);
        CHECK(chart->height() >= 15 * chart->fontMetrics().height());
        CHECK(point->geometry().top() >= chart->geometry().bottom());
        CHECK(point->height() >= point->heightForWidth(point->width()));
        checkLines(*studies);
    }
}

TEST_CASE("with large letters the status line cuts no word while a job runs", "[window][zoom]")
{
    LargeLetters s;
    const auto labels = [&] {
        QList<const QLabel *> shown;
        for (const QLabel *each : s.window().statusBar()->findChildren<QLabel *>())
            if (each->isVisible() && !each->text().isEmpty())
                shown << each;
        return shown;
    };
    const auto before = labels().size();
    emit s.started.app->jobs().progressChanged(QStringLiteral("Eine Studie wird berechnet"), 0.3);
    const auto *bar = s.window().statusBar()->findChild<QProgressBar *>();
    REQUIRE(until([&] { return bar->isVisible(); }));
    for (const char *title : {"Eine Studie wird berechnet", "Eine sehr viel längere Arbeit"}) { // one follows the other
        emit s.started.app->jobs().progressChanged(QString::fromUtf8(title), 0.4);
        settle();
        for (const QLabel *each : labels()) {
            INFO(each->text().toStdString());
            CHECK(each->width() >= each->sizeHint().width());
            CHECK(s.window().statusBar()->rect().contains(each->geometry()));
        }
    }
    emit s.started.app->jobs().idle();
    settle();
    CHECK(labels().size() == before);
}

TEST_CASE("with large letters all that the refresh says can be read", "[window][zoom][dialogs]")
{
    LargeLetters s;
    s.window().action(QStringLiteral("refresh"))->trigger();
    QDialog *dialog = nullptr;
    REQUIRE(until([&] {
        for (QWidget *each : QApplication::topLevelWidgets())
            if (each->isVisible() && each->objectName() == QLatin1String("refresh_dialog"))
                dialog = static_cast<QDialog *>(each);
        return dialog != nullptr;
    }));
    dialog->resize(dialog->size().boundedTo(QSize(1024 - 16, 680 - 48))); // within the frame on that screen
    settle();
    CHECK(dialog->height() <= 680 - 48);
    checkLines(*dialog);
    const auto *list = dialog->findChild<QListWidget *>();
    CHECK(list->viewport()->height() >= 2 * list->fontMetrics().height());
    for (const QPushButton *each : dialog->findChildren<QPushButton *>())
        if (each->isVisible() && each->parentWidget() == dialog)
            CHECK(dialog->rect().contains(each->geometry()));
    dialog->close();
    settle();
}

TEST_CASE("with large letters Place shows rows and machines whole", "[window][zoom][place]")
{
    LargeLetters s;
    s.showPage("place");
    Page *place = s.window().page(QStringLiteral("place"));
    auto *tabs = place->findChild<QTabWidget *>();
    REQUIRE(tabs);
    for (int tab = 0; tab < tabs->count(); ++tab) {
        INFO(tab);
        tabs->setCurrentIndex(tab);
        settle();
        QWidget *shown = tabs->widget(tab);
        const auto *table = qobject_cast<DataTableView *>(shown);
        if (!table)
            table = shown->findChild<DataTableView *>();
        if (table)
            CHECK(table->viewport()->height() >= 3 * table->verticalHeader()->defaultSectionSize());
        else
            CHECK(shown->height() >= 7 * shown->fontMetrics().height());
    }
}

TEST_CASE("with large letters the workload is whole in its dock", "[window][zoom][docks]")
{
    LargeLetters s;
    s.show("workload");
    for (const WorkloadKind kind :
        {WorkloadKind::inference, WorkloadKind::training, WorkloadKind::llmServing, WorkloadKind::hpc}) {
        INFO(workloadKindId(kind));
        Scenario scenario = s.started.session().scenario();
        scenario.kind = kind;
        s.started.session().edit(scenario, QStringLiteral("kind"));
        REQUIRE(until([&] { return !s.started.session().isBusy() && !s.window().isBusy(); }, 60'000));
        settle();
        const auto *area = s.window().workload()->findChild<QScrollArea *>();
        INFO(area->widget()->width() << " in " << area->viewport()->width());
        CHECK(area->widget()->width() <= area->viewport()->width());
        CHECK(area->horizontalScrollBar()->maximum() == 0);
        CHECK(s.window().centralWidget()->width() >= 16 * s.window().fontMetrics().height());
    }
}

TEST_CASE("with large letters the inspector cuts no button", "[window][zoom][inspector]")
{
    LargeLetters s;
    s.show("inspector");
    const QWidget &dock = s.dock("inspector");
    for (const QAbstractButton *button : dock.findChildren<QAbstractButton *>()) {
        if (!button->isVisible() || button->text().isEmpty())
            continue;
        INFO(button->text().toStdString());
        CHECK(button->width() >= button->fontMetrics().horizontalAdvance(button->text()));
    }
    const QWidget *choice = dock.findChild<QPushButton *>(QStringLiteral("use_figure")); // below the facts, not on them
    const QWidget *facts = static_cast<const InspectorPanel *>(s.dock("inspector").widget())->factTree();
    CHECK_FALSE(choice->geometry().intersects(facts->geometry()));
    for (const QLabel *label : dock.findChildren<QLabel *>())
        if (label->isVisible() && label->buddy()) {
            INFO(label->text().toStdString());
            CHECK(label->width() >= label->sizeHint().width());
        }
}

TEST_CASE("the facts of the inspector keep five lines beside a chart of what contradicts", "[window][docks][inspector]")
{
    OnScreen s(QSize(1024, 680));
    s.show("inspector");
    auto &panel = *static_cast<InspectorPanel *>(s.dock("inspector").widget());
    const auto accelerator = s.started.session().snapshot()->accelerator("nvidia-t4");
    REQUIRE(accelerator != kNone);
    panel.showPowerOf(accelerator);
    settle();
    const FigurePlot *plot = panel.figurePlot();
    for (QTreeWidgetItemIterator it(panel.factTree()); *it && !plot->isVisible(); ++it)
        if ((*it)->childCount() > 0 && (*it)->parent()) {
            panel.factTree()->setCurrentItem(*it);
            settle();
        }
    REQUIRE(plot->isVisible());
    CHECK(panel.factTree()->viewport()->height() >= 5 * panel.fontMetrics().height());
}

TEST_CASE("Alt+S sorts by the column of the cursor, whatever the menus are called", "[window][keys]")
{
    OnScreen s(QSize(1024, 680));
    for (const char *language : {"en", "de"}) {
        INFO(language);
        if (s.started.app->settings().language() != QLatin1String(language))
            s.renew([&](Settings &settings) { settings.setLanguage(QLatin1String(language)); });
        s.window().activateWindow();
        REQUIRE(QTest::qWaitForWindowActive(&s.window()));
        DataTableView &table = *static_cast<ExplorePage *>(s.window().page(QStringLiteral("explore")))->tableView();
        table.setFocus();
        table.setCurrentIndex(table.table()->index(0, 1));
        const QByteArray before = table.saveLayout();
        QTest::keyClick(&table, Qt::Key_S, Qt::AltModifier);
        settle();
        CHECK(QApplication::activePopupWidget() == nullptr);
        CHECK((table.saveLayout() != before));
        while (QWidget *menu = QApplication::activePopupWidget())
            menu->close();
    }
}

TEST_CASE("the wheel over tabs scrolls, and turns them only where the focus is", "[window][keys]")
{
    OnScreen s(QSize(1024, 680));
    s.window().activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&s.window()));
    for (const char *page : {"place", "hardware"}) {
        s.showPage(page);
        s.window().page(QLatin1String(page))->focusStart();
        int seen = 0;
        for (QTabBar *tabs : s.window().findChildren<QTabBar *>()) {
            if (!tabs->isVisible() || tabs->hasFocus() || tabs->count() < 2)
                continue;
            ++seen;
            for (const int delta : {-120, 120}) {
                const int before = tabs->currentIndex();
                QWheelEvent wheel(QPointF(5, 5), tabs->mapToGlobal(QPointF(5, 5)), {}, {0, delta}, Qt::NoButton,
                    Qt::NoModifier, Qt::NoScrollPhase, false);
                QApplication::sendEvent(tabs, &wheel);
                settle();
                CHECK(tabs->currentIndex() == before);
            }
        }
        CHECK(seen >= 2);
    }
}

TEST_CASE("F6 to the tabs shows at once where the keyboard is", "[window][keys]")
{
    OnScreen s(QSize(1440, 900));
    s.window().activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&s.window()));
    QTabBar *tabs = s.window().findChild<PageTabs *>()->tabBar();
    static_cast<ExplorePage *>(s.window().page(QStringLiteral("explore")))->tableView()->setFocus();
    settle();
    const QImage before = tabs->grab(tabs->tabRect(tabs->currentIndex())).toImage();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
    for (int i = 0; i < 4 && !tabs->hasFocus(); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
    REQUIRE(tabs->hasFocus());
    settle();
    CHECK(tabs->grab(tabs->tabRect(tabs->currentIndex())).toImage() != before);
}

TEST_CASE("a workload that gave way to large letters comes back as wide as it was", "[window][zoom][docks]")
{
    OnScreen s(QSize(1440, 900));
    s.show("workload");
    const int width = s.dock("workload").width();
    const bool opened = GENERATE(false, true), ended = GENERATE(false, true);
    INFO("opened " << opened << " ended " << ended);
    const auto zoom = [&](int percent) { s.renew([percent](Settings &settings) { settings.setZoom(percent); }); };
    const auto restart = [&] {
        s.window().keepState();
        s.started.app.reset();
        s.started.start();
        s.fit();
        settle();
    };
    zoom(200);
    if (opened)
        s.show("workload");
    else
        CHECK_FALSE(s.dock("workload").isVisible());
    if (ended)
        restart();
    zoom(100);
    REQUIRE(until([&] { return s.dock("workload").isVisible(); }));
    settle();
    CHECK(std::abs(s.dock("workload").width() - width) <= 2);
    restart();
    REQUIRE(until([&] { return s.dock("workload").isVisible(); }));
    CHECK(std::abs(s.dock("workload").width() - width) <= 2);
}

TEST_CASE("a workload that long words made wide is as wide as before in another language", "[window][docks][language]")
{
    OnScreen s(QSize(1440, 900));
    s.show("workload");
    for (Section *section : s.window().workload()->findChildren<Section *>())
        section->setOpen(true);
    settle();
    const int width = s.dock("workload").width();
    s.renew([](Settings &settings) { settings.setLanguage(QStringLiteral("de")); });
    settle();
    CHECK(s.dock("workload").width() > width + 2);
    s.renew([](Settings &settings) { settings.setLanguage(QStringLiteral("en")); });
    settle();
    CHECK(std::abs(s.dock("workload").width() - width) <= 2);
    s.renew([](Settings &settings) { settings.setLanguage(QStringLiteral("de")); });
    s.renew([](Settings &settings) { settings.setZoom(200); });
    s.renew([](Settings &settings) { settings.setZoom(100); });
    s.renew([](Settings &settings) { settings.setLanguage(QStringLiteral("en")); });
    REQUIRE(until([&] { return s.dock("workload").isVisible(); }));
    settle();
    CHECK(std::abs(s.dock("workload").width() - width) <= 2);
}
