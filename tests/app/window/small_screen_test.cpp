// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pages.h"
#include "tests/app/window/fixture.h"
#include "views/widgets/page_tabs.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QPointer>
#include <QScreen>
#include <QScrollBar>
#include <QStatusBar>
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
    Started started;
    MainWindow &window = started.start();
    const QSize room = window.screen()->availableGeometry().size(); // lower and narrower than a dialog would be
    for (const char *id : {"report", "my_data", "aws_commands", "refresh", "settings", "help"}) {
        INFO(id);
        window.action(QLatin1String(id))->trigger();
        QWidget *opened = nullptr;
        REQUIRE(until([&] {
            for (QWidget *each : QApplication::topLevelWidgets())
                if (auto *dialog = qobject_cast<QDialog *>(each); dialog && dialog->isVisible())
                    opened = dialog;
            return opened != nullptr;
        }));
        CHECK(opened->width() <= room.width());
        CHECK(opened->height() <= room.height());
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
        for (const char *dock : {"workload", "inspector"})
            if (window.dock(QLatin1String(dock))->isVisible()) {
                window.action(QStringLiteral("dock_") + QLatin1String(dock))->trigger();
                settle();
            }
    }
}
