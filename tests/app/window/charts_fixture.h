// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/app/window/fixture.h"
#include "views/charts/chart_view.h"
#include "views/pages/charts/charts_page.h"

namespace wattfare::test {

// The page Charts of the first scenario.
struct ShownCharts {
    Started started;
    MainWindow &window = started.start();
    ChartsPage &page = *static_cast<ChartsPage *>(window.page(QStringLiteral("charts")));
    ChartView &view = *page.findChild<ChartView *>(QStringLiteral("chart"));
    ShownCharts() { window.showPage(QStringLiteral("charts")); }
};

} // namespace wattfare::test
