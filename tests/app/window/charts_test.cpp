// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/fixture.h"
#include "views/charts/chart_view.h"
#include "views/panels/charts_page.h"
#include "views/panels/view_data.h"
#include "views/tables/table_dialog.h"
#include "views/text/messages.h"

#include <QListWidget>
#include <QToolButton>

using namespace wattfare;
using namespace wattfare::test;

namespace {

struct Shown {
    Started started;
    MainWindow &window = started.start();
    ChartsPage &page = *static_cast<ChartsPage *>(window.page(QStringLiteral("charts")));
    ChartView &view = *page.findChild<ChartView *>(QStringLiteral("chart"));
    Shown() { window.showPage(QStringLiteral("charts")); }
};

} // namespace

TEST_CASE("every kind of chart has something to show on the first scenario", "[charts][window]")
{
    Shown s;
    const QStringList kinds = s.page.views();
    for (const char *wanted : {"cost_carbon", "ranking", "power_parts", "break_even", "distribution", "tornado", "energy_methods",
                               "price_history", "regions", "hourly_carbon"})
        CHECK(kinds.contains(QLatin1String(wanted)));
    QSet<std::size_t> drawn;
    for (const QString &kind : kinds) {
        INFO(kind.toStdString());
        s.page.showView(kind);
        CHECK(s.view.hasData());
        CHECK_FALSE(text(s.view.spec().title).isEmpty());
        CHECK(s.view.table()->rowCount() > 0); // what "show as table" gives
        CHECK_FALSE(s.view.png(1.0).isEmpty());
        CHECK(s.view.svg().contains("<svg"));
        drawn.insert(s.view.spec().kind.index());
    }
    CHECK(drawn.size() >= 9); // scatter, bars, stacked, lines, histogram, tornado, waterfall, heat map, hourly
    s.page.showView(QStringLiteral("hourly_carbon"));
    CHECK(std::get<HourlyChart>(s.view.spec().kind).bestStart.has_value());
    s.page.showView(QStringLiteral("regions"));
    const auto &regions = std::get<HeatMapChart>(s.view.spec().kind);
    CHECK(regions.columns.size() >= 2); // price against carbon
    s.page.showView(QStringLiteral("cost_carbon"));
    CHECK_FALSE(std::get<ScatterChart>(s.view.spec().kind).front.empty());
}

TEST_CASE("a distribution counts every candidate that has the figure once", "[charts][window]")
{
    Shown s;
    s.page.showView(QStringLiteral("distribution"));
    const auto &chart = std::get<HistogramChart>(s.view.spec().kind);
    double counted = 0;
    for (const HistogramSeries &series : chart.series) {
        CHECK(series.edges.size() == series.counts.size() + 1);
        CHECK(std::is_sorted(series.edges.begin(), series.edges.end()));
        for (const double count : series.counts)
            counted += count;
    }
    const Results &results = *s.started.session().results();
    double having = 0;
    for (std::size_t row = 0; row < results.size(); ++row)
        having += results.value(row, Metric::kwhPerMillion) || results.value(row, Metric::usdPerMillion) ? 1 : 0;
    CHECK(counted > 0);
    CHECK(counted <= having);
    CHECK(chart.marks.size() == 2); // the median, and the selected candidate
}

TEST_CASE("the chosen chart follows the selection of the window", "[charts][window][selection]")
{
    Shown s;
    s.page.showView(QStringLiteral("price_history"));
    const Results &results = *s.started.session().results();
    const auto named = [&](std::size_t row) {
        return QString::fromStdString(results.snapshot().types[results.candidate(row).type].name);
    };
    std::size_t other = 0;
    while (named(other) == named(*s.started.session().data().answer->cheapest))
        ++other;
    s.started.session().setSelection({{results.candidate(other)}, Metric::usdPerMillion});
    CHECK(text(s.view.spec().title).contains(named(other)));
    // And the other way: a mark that is chosen in the chart is the selection of the window.
    s.page.showView(QStringLiteral("ranking"));
    const auto &bars = std::get<BarChart>(s.view.spec().kind).bars;
    REQUIRE_FALSE(bars.empty());
    emit s.view.selectionChanged({bars.back().key});
    CHECK(candidateKey(*s.started.session().selection().current()) == bars.back().key);
}

TEST_CASE("kinds are chosen by the keyboard", "[charts][window]")
{
    Shown s;
    auto *list = s.page.findChild<QListWidget *>();
    REQUIRE(list);
    s.page.focusStart();
    list->setCurrentRow(0);
    QTest::keyClick(list, Qt::Key_Down);
    CHECK(s.view.spec().id.find("ranking") == 0);
    const auto buttons = s.page.findChildren<QToolButton *>();
    for (QToolButton *button : buttons)
        if (button->accessibleName() == QStringLiteral("Show as table"))
            button->click();
    auto *dialog = s.page.findChild<TableDialog *>();
    REQUIRE(dialog);
    dialog->close();
}
