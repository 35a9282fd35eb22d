// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pages.h"
#include "tests/app/window/fixture.h"
#include "views/dialogs/command_palette.h"
#include "views/pages/inspector/inspector_panel.h"
#include "views/pages/simulate/simulate_page.h"
#include "views/pages/workload/workload_panel.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/headline.h"
#include "views/widgets/message_bar.h"
#include "views/widgets/page_tabs.h"
#include "views/widgets/parameter_field.h"
#include "views/widgets/section.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>

using namespace wattfare;
using namespace wattfare::test;

namespace {

struct Small {
    Started started;
    MainWindow &window = start();

    MainWindow &start()
    {
        started.docksGiveWay = true;
        return started.start();
    }

    void resizeTo(int width, int height)
    {
        window.limitSize(QSize(width, height)); // a screen of that size
        window.resize(width, height);
        settle();
    }
    bool shows(const char *id) const { return window.dock(QLatin1String(id))->isVisible(); }
    void toggle(const char *id)
    {
        window.action(QStringLiteral("dock_") + QLatin1String(id))->trigger();
        settle();
    }
    void checkPageIsFree()
    {
        const QWidget &centre = *window.centralWidget();
        std::string needs;
        for (const PageEntry &entry : pageEntries())
            needs += std::string(entry.id) + ' '
                + std::to_string(window.page(QString::fromUtf8(entry.id))->minimumSizeHint().width()) + ' ';
        INFO("need " << needs);
        CHECK(until([&] { return centre.width() >= centre.minimumSizeHint().width(); }, 3000)); // docks move a moment
        const QRect page = centre.geometry();
        CHECK(window.rect().contains(page));
        CHECK(page.width() >= window.centralWidget()->minimumSizeHint().width());
        for (const char *id : {"workload", "inspector", "quality"}) {
            INFO(id);
            if (shows(id))
                CHECK_FALSE(page.intersects(window.dock(QLatin1String(id))->geometry()));
        }
    }
};

} // namespace

TEST_CASE("on a small screen docks give way to the page and come back with the room", "[window][docks]")
{
    Small s;
    for (const PageEntry &entry : pageEntries())
        s.window.showPage(QString::fromUtf8(entry.id));
    s.window.showPage(QStringLiteral("explore"));
    s.resizeTo(1440, 900);
    REQUIRE((s.shows("workload") && s.shows("inspector")));
    for (const int width : {800, 640}) {
        s.resizeTo(width, 600);
        INFO(width);
        CHECK_FALSE(s.shows("inspector"));
        s.checkPageIsFree();
    }
    // Opened there all the same it stands beside the page, and what was open gives way.
    s.resizeTo(900, 640);
    CHECK_FALSE(s.shows("workload"));
    s.toggle("inspector");
    CHECK(s.shows("inspector"));
    CHECK_FALSE(s.shows("workload"));
    s.toggle("workload");
    CHECK(s.shows("workload"));
    CHECK_FALSE(s.shows("inspector"));
    s.checkPageIsFree();
    s.resizeTo(1440, 900);
    CHECK(s.shows("workload"));
    CHECK(s.shows("inspector"));
    s.checkPageIsFree();
}

TEST_CASE("a dock that a person closed does not come back with the room", "[window][docks]")
{
    Small s;
    s.resizeTo(1440, 900);
    s.toggle("inspector");
    CHECK_FALSE(s.shows("inspector"));
    s.resizeTo(640, 480);
    s.resizeTo(1440, 900);
    CHECK(s.shows("workload"));
    CHECK_FALSE(s.shows("inspector"));
}

TEST_CASE("what gave way on a small screen is back on a large one, also after the program ended", "[window][docks]")
{
    Small s;
    s.resizeTo(640, 480);
    REQUIRE_FALSE(s.shows("inspector"));
    s.window.keepState();
    s.started.app.reset();
    MainWindow &again = s.started.start();
    again.limitSize(QSize(1440, 900));
    again.resize(1440, 900);
    settle();
    CHECK(again.dock(QStringLiteral("inspector"))->isVisible());
    CHECK(again.dock(QStringLiteral("workload"))->isVisible());
}

TEST_CASE("every dialog has its buttons on the screen", "[window][dialogs]")
{
    const bool large = GENERATE(false, true); // German letters of twice the size, on a screen of 1024 x 680
    INFO((large ? "German, 200 %" : "English, 100 %"));
    Started started;
    started.start();
    const auto renewed = [&](const std::function<void(Settings &)> &change) {
        const QPointer<MainWindow> before(started.app->window());
        change(started.app->settings());
        REQUIRE(until([&] { return before.isNull() && started.app->window(); }, 60'000));
    };
    if (large) {
        renewed([](Settings &settings) { settings.setLanguage(QStringLiteral("de")); });
        renewed([](Settings &settings) { settings.setZoom(Preferences::kMostZoom); });
    }
    MainWindow &window = *started.app->window();
    // Lower and narrower than a dialog would be.
    const QSize room = large ? QSize(1024, 680) : window.screen()->availableGeometry().size();
    for (const char *id : {"report", "my_data", "aws_commands", "refresh", "settings", "help", "team_catalogue"}) {
        INFO(id);
        QAction *action = window.action(QLatin1String(id));
        if (action == nullptr && std::string_view(id) == "team_catalogue")
            continue; // built without it
        REQUIRE(action);
        action->trigger();
        QWidget *opened = nullptr;
        REQUIRE(until([&] {
            for (QWidget *each : QApplication::topLevelWidgets())
                if (auto *dialog = qobject_cast<QDialog *>(each); dialog && dialog->isVisible())
                    opened = dialog;
            return opened != nullptr;
        }));
        const QSize least = opened->layout()->totalMinimumSize();
        INFO("needs " << least.width() << " x " << least.height());
        CHECK(opened->width() <= room.width());
        CHECK(opened->height() <= opened->screen()->availableGeometry().height());
        CHECK(least.width() <= room.width() - 16); // within the frame
        CHECK(least.height() <= room.height() - 48);
        opened->close();
        settle();
    }
}

TEST_CASE("docks that take turns leave the window as wide as it was", "[window][docks]")
{
    Small s;
    s.window.limitSize(QSize(1920, 1080)); // a screen that would let it grow
    s.window.resize(1024, 680);
    settle();
    for (const PageEntry &entry : pageEntries()) // also with those in mind that need more room
        s.window.showPage(QString::fromUtf8(entry.id));
    for (const char *page : {"charts", "simulate", "explore"}) {
        s.window.showPage(QLatin1String(page));
        s.window.resize(1024, 680);
        settle();
        for (const char *id : {"inspector", "workload", "inspector"}) {
            INFO(page << " " << id);
            if (!s.shows(id))
                s.toggle(id);
            CHECK(s.shows(id));
            CHECK(s.shows("inspector") != s.shows("workload"));
            CHECK(s.window.width() == 1024);
        }
    }
}

TEST_CASE("a workload that was closed has an icon beside the page", "[window][docks]")
{
    Small s;
    s.resizeTo(1440, 900);
    const auto *rail = s.window.findChild<QToolBar *>(QStringLiteral("rail"));
    REQUIRE(rail);
    CHECK_FALSE(rail->isVisible());
    s.toggle("workload");
    CHECK(rail->isVisible());
    s.toggle("workload");
    CHECK_FALSE(rail->isVisible());
}

TEST_CASE("a dock that is opened by its key has the keyboard, and gives it back", "[window][docks]")
{
    Small s;
    s.resizeTo(1440, 900);
    for (const char *id : {"workload", "inspector", "quality"}) {
        INFO(id);
        if (s.shows(id))
            s.toggle(id);
        CHECK_FALSE(s.window.dock(QLatin1String(id))->isAncestorOf(QApplication::focusWidget()));
        s.toggle(id);
        CHECK(s.window.dock(QLatin1String(id))->isAncestorOf(QApplication::focusWidget()));
        s.toggle(id);
        CHECK(s.window.centralWidget()->isAncestorOf(QApplication::focusWidget()));
    }
}

TEST_CASE("the palette finds the fields of the workload, and opens them where they stand", "[window][palette]")
{
    Small s;
    s.resizeTo(1440, 900);
    s.toggle("workload");
    REQUIRE_FALSE(s.shows("workload"));
    CommandPalette *palette = s.window.openPalette();
    palette->edit()->setText(QStringLiteral("purchase mix"));
    REQUIRE(palette->list()->count() > 0);
    INFO(palette->list()->item(0)->text().toStdString());
    QTest::keyClick(palette->edit(), Qt::Key_Return);
    settle();
    CHECK(s.shows("workload"));
    const auto *mix = s.window.workload()->findChild<QLineEdit *>(QStringLiteral("own_mix"));
    REQUIRE(mix);
    CHECK(s.window.focusWidget() == mix);
    CHECK_FALSE(mix->visibleRegion().isEmpty());
    const auto finds = [&](const QString &title) {
        const auto entries = s.window.paletteEntries();
        return std::any_of(entries.begin(), entries.end(),
            [&](const auto &each) { return each.text == title && each.kind == QLatin1String("Workload"); });
    };
    CHECK_FALSE(finds(QStringLiteral("Checkpoint interval"))); // this one serves
    Scenario training = s.started.session().scenario();
    training.kind = WorkloadKind::training;
    s.started.session().edit(training, QStringLiteral("training"));
    REQUIRE(until([&] { return !s.started.session().isBusy(); }));
    CHECK(finds(QStringLiteral("Checkpoint interval")));
}

TEST_CASE("the message that is shown is that of the last file saved", "[window][messages]")
{
    QWidget over;
    MessageBar bar(&over);
    bar.add(QStringLiteral("Saved a.csv"));
    bar.add(QStringLiteral("Saved b.xlsx"));
    bar.turnTo(QStringLiteral("Saved b.xlsx"));
    CHECK(bar.text() == QStringLiteral("Saved b.xlsx"));
    bar.turnTo(QStringLiteral("Saved a.csv")); // again, over the first
    CHECK(bar.text() == QStringLiteral("Saved a.csv"));
    bar.turnTo(QStringLiteral("unknown"));
    CHECK(bar.text() == QStringLiteral("Saved a.csv"));
    CHECK(bar.count() == 2);
}

TEST_CASE("with the workload beside it Simulate keeps its tabs on a small screen", "[window][docks][simulate]")
{
    Small s;
    s.window.limitSize(QSize(1024, 680));
    s.window.resize(1020, 650);
    for (const char *kind : {"checkpoint", "fleet", "deadline"}) {
        INFO(kind);
        s.window.showPage(QStringLiteral("simulate"));
        auto &simulate = *static_cast<SimulatePage *>(s.window.page(QStringLiteral("simulate")));
        simulate.showView(QLatin1String(kind));
        REQUIRE(until([&] { return !s.window.isBusy(); }, 60'000));
        if (!s.shows("workload"))
            s.toggle("workload");
        settle();
        for (const QTabBar *tabs : simulate.findChildren<QTabBar *>())
            if (tabs->isVisible())
                CHECK(tabs->height() >= tabs->sizeHint().height());
        for (const QLabel *label : simulate.findChildren<QLabel *>())
            if (label->isVisible() && label->wordWrap()) {
                INFO(label->text().toStdString());
                CHECK(label->height() >= label->heightForWidth(label->width()));
            }
    }
}

// Parameters beside the results made these higher, a scroll bar came, the parameters went, and it went: for ever.
TEST_CASE("at the largest zoom pages that arrange themselves come to rest at any width", "[window][zoom]")
{
    Small s;
    const auto renewed = [&](const std::function<void(Settings &)> &change) {
        const QPointer<MainWindow> before(s.started.app->window());
        change(s.started.app->settings());
        REQUIRE(until([&] { return before.isNull() && s.started.app->window(); }, 60'000));
    };
    renewed([](Settings &settings) { settings.setLanguage(QStringLiteral("de")); });
    renewed([](Settings &settings) { settings.setZoom(Preferences::kMostZoom); });
    MainWindow &window = *s.started.app->window();
    window.limitSize(QSize(3000, 2000));
    for (const char *page : {"simulate", "studies", "hardware", "explore"}) {
        window.showPage(QLatin1String(page));
        REQUIRE(until([&] { return !window.isBusy(); }, 60'000));
        for (const bool beside : {false, true}) {
            if (window.dock(QStringLiteral("workload"))->isVisible() != beside)
                window.action(QStringLiteral("dock_workload"))->trigger();
            settle();
            for (int width = 1000; width < 1500; width += 10)
                for (int height : {640, 1200}) {
                    INFO(page << " " << width << "x" << height << " " << beside);
                    window.resize(width, height);
                    settle();
                }
        }
    }
}

TEST_CASE("at the largest zoom every page fits a small screen, in German", "[window][zoom]")
{
    Small s;
    const auto renewed = [&](const std::function<void(Settings &)> &change) {
        const QPointer<MainWindow> before(s.started.app->window());
        change(s.started.app->settings());
        REQUIRE(until([&] { return before.isNull() && s.started.app->window(); }, 60'000));
    };
    renewed([](Settings &settings) { settings.setLanguage(QStringLiteral("de")); });
    renewed([](Settings &settings) { settings.setZoom(Preferences::kMostZoom); });
    MainWindow &window = *s.started.app->window();
    const QSize screen(1024, 680);
    window.limitSize(screen);
    window.resize(1000, 640);
    settle();
    const auto wholeInside = [&](const QWidget &part) {
        return window.rect().contains(part.geometry()) && part.width() >= part.minimumSizeHint().width()
            && part.height() >= part.minimumSizeHint().height();
    };
    for (const PageEntry &entry : pageEntries()) {
        const QString id = QString::fromUtf8(entry.id);
        window.showPage(id);
        settle();
        for (const char *dock : {"", "workload", "inspector"}) {
            INFO(entry.id << " " << dock);
            if (*dock && !window.dock(QLatin1String(dock))->isVisible()) {
                window.action(QStringLiteral("dock_") + QLatin1String(dock))->trigger();
                settle();
            }
            CHECK(window.frameGeometry().width() <= screen.width());
            CHECK(window.frameGeometry().height() <= screen.height());
            CHECK(window.rect().contains(window.centralWidget()->geometry()));
            CHECK(window.rect().contains(window.statusBar()->geometry()));
            CHECK(window.statusBar()->height() >= window.statusBar()->minimumSizeHint().height());
            if (*dock)
                CHECK(wholeInside(*window.dock(QLatin1String(dock))));
            // What has no room scrolls.
            const QWidget &page = *window.page(id);
            const auto *room = qobject_cast<PageRoom *>(page.parentWidget()->parentWidget());
            REQUIRE(room);
            CHECK(page.width() >= page.minimumSizeHint().width());
            CHECK(page.height() >= page.minimumSizeHint().height());
            CHECK(room->horizontalScrollBar()->maximum() == page.width() - room->viewport()->width());
            CHECK(room->verticalScrollBar()->maximum() == page.height() - room->viewport()->height());
        }
        if (id == QLatin1String("place")) // no line of the answer is cut
            for (const Headline *line : window.page(id)->findChildren<Headline *>())
                CHECK(line->height() >= line->heightForWidth(line->width()));
        if (id == QLatin1String("hardware")) { // its head and rows beside the whole legend
            const auto *table = window.page(id)->findChild<DataTableView *>();
            CHECK(table->height() >= table->minimumHeight());
            for (const WrappedLabel *line : window.page(id)->findChildren<WrappedLabel *>()) {
                if (!line->isVisible())
                    continue;
                CHECK(line->height() >= line->heightForWidth(line->width()));
                CHECK(
                    (line->parentWidget() != table->parentWidget() || !line->geometry().intersects(table->geometry())));
            }
        }
        for (const char *dock : {"workload", "inspector"})
            if (window.dock(QLatin1String(dock))->isVisible()) {
                window.action(QStringLiteral("dock_") + QLatin1String(dock))->trigger();
                settle();
            }
    }
}

TEST_CASE("Simulate has its tabs when the program starts on it", "[window][simulate]")
{
    Started started;
    started.options.preset.clear(); // what was open is open again
    started.start().showPage(QStringLiteral("simulate"));
    for (int start = 0; start < 2; ++start) {
        MainWindow &window = *started.app->window();
        REQUIRE(until([&] { return started.session().results() && !window.isBusy(); }, 60'000));
        settle();
        REQUIRE(window.currentPage() == QStringLiteral("simulate"));
        const auto *tabs = window.page(QStringLiteral("simulate"))->findChild<QTabBar *>();
        REQUIRE(tabs);
        CHECK(tabs->isVisible());
        CHECK(tabs->height() >= tabs->fontMetrics().height());
        window.keepState();
        started.app.reset();
        started.start();
    }
}

TEST_CASE("the workload is as wide as the section that was opened in it", "[window][docks]")
{
    Small s;
    s.window.limitSize(QSize(1024, 680));
    s.window.resize(1024, 680);
    settle();
    if (!s.shows("workload"))
        s.toggle("workload");
    const auto sections = s.window.workload()->findChildren<Section *>();
    REQUIRE_FALSE(sections.isEmpty());
    for (Section *section : sections)
        section->setOpen(true);
    settle();
    for (QScrollArea *area : s.window.workload()->findChildren<QScrollArea *>()) {
        INFO(area->widget()->minimumSizeHint().width() << " in " << area->viewport()->width());
        CHECK((area->widget()->width() <= area->viewport()->width() || area->horizontalScrollBar()->isVisible()));
    }
    CHECK(s.window.width() == 1024);
}
