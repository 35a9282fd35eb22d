// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/fixture.h"
#include "views/charts/chart_view.h"
#include "views/pages/charts/charts_page.h"
#include "views/pages/explore/explore_page.h"

#include <QContextMenuEvent>
#include <QMenu>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("series that are hidden stay hidden: over new results, another page and a restart", "[window][charts]")
{
    Started started;
    const auto legendEntry = [](ChartView &view) { // by the context menu, which the keyboard reaches
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(10, 10), view.mapToGlobal(QPoint(10, 10)));
        QApplication::sendEvent(&view, &event);
        QAction *found = nullptr;
        for (QMenu *menu : view.findChildren<QMenu *>())
            for (QAction *each : menu->actions())
                if (each->menu() && !found && each->menu()->title() == QStringLiteral("Series"))
                    found = each->menu()->actions().front();
        return found;
    };
    const auto isShown = [&](ChartView &view) {
        QAction *entry = legendEntry(view);
        REQUIRE(entry);
        const bool shown = entry->isChecked();
        for (QMenu *menu : view.findChildren<QMenu *>(Qt::FindDirectChildrenOnly))
            delete menu;
        return shown;
    };
    {
        MainWindow &window = started.start();
        REQUIRE(until([&] { return started.session().results() != nullptr; }));
        auto &explore = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
        legendEntry(*explore.scatterView())->trigger();
        CHECK_FALSE(isShown(*explore.scatterView()));
        window.showPage(QStringLiteral("charts"));
        auto &charts = *static_cast<ChartsPage *>(window.page(QStringLiteral("charts")));
        charts.showView(QStringLiteral("power_parts"));
        settle();
        legendEntry(*charts.view())->trigger();
        CHECK_FALSE(isShown(*charts.view()));
        charts.showView(QStringLiteral("ranking")); // another chart, and back
        charts.showView(QStringLiteral("power_parts"));
        CHECK_FALSE(isShown(*charts.view()));
        charts.showView(QStringLiteral("cost_carbon")); // each kind its own
        CHECK(isShown(*charts.view()));
        charts.showView(QStringLiteral("power_parts"));
        Scenario next = started.session().scenario();
        next.inference.demandPerHour *= 3;
        started.session().edit(next, QStringLiteral("more"));
        REQUIRE(until([&] { return !started.session().isBusy(); }));
        CHECK_FALSE(isShown(*charts.view()));
        window.showPage(QStringLiteral("explore"));
        CHECK_FALSE(isShown(*explore.scatterView()));
        window.showPage(QStringLiteral("charts"));
        CHECK_FALSE(isShown(*charts.view()));
        window.keepState();
        started.session().markSaved({});
        started.app.reset();
    }
    started.options.language = QStringLiteral("de"); // names differ, series do not
    MainWindow &window = started.start();
    REQUIRE(until([&] { return started.session().results() != nullptr; }));
    auto &explore = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
    window.showPage(QStringLiteral("explore"));
    CHECK(explore.scatterView()->hiddenSeries().size() == 1);
    window.showPage(QStringLiteral("charts"));
    auto &charts = *static_cast<ChartsPage *>(window.page(QStringLiteral("charts")));
    CHECK(charts.view()->spec().id == "power_parts");
    CHECK(charts.view()->hiddenSeries().size() == 1);
    charts.showView(QStringLiteral("cost_carbon"));
    CHECK(charts.view()->hiddenSeries().isEmpty());
}
