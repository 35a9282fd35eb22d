// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "views/charts/dense_layer.h"
#include "views/charts/plot.h"
#include "views/words/currency.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace wattfare;

namespace {

std::vector<std::string> labels(const PlotAxis &axis, double lo, double hi, int most)
{
    Scale scale;
    scale.lo = lo;
    scale.hi = hi;
    scale.log = axis.log;
    std::vector<std::string> out;
    for (const Tick &tick : ticksOf(axis, scale, most))
        if (!tick.label.isEmpty())
            out.push_back(tick.label.toStdString());
    return out;
}

using Labels = std::vector<std::string>;

} // namespace

TEST_CASE("linear ticks are round numbers", "[charts]")
{
    PlotAxis axis;
    CHECK(labels(axis, 0, 30, 6) == Labels{"0", "5", "10", "15", "20", "25", "30"});
    CHECK(labels(axis, -0.25, 0.25, 5) == Labels{"−0.2", "−0.1", "0.0", "0.1", "0.2"});
    CHECK(labels(axis, 0, 2500, 5) == Labels{"0", "500", "1,000", "1,500", "2,000", "2,500"});
    axis.format = AxisFormat::percent;
    CHECK(labels(axis, 0, 1, 2) == Labels{"0\u00A0%", "50\u00A0%", "100\u00A0%"});
    axis.format = AxisFormat::integer;
    CHECK(labels(axis, 0, 2, 10) == Labels{"0", "1", "2"});
    CHECK(labels(axis, 1, 1, 5).empty());
    CHECK(labels(axis, 0, std::numeric_limits<double>::infinity(), 5).empty());
}

TEST_CASE("ticks of amounts are round in the currency that is shown", "[charts][currency]")
{
    PlotAxis axis;
    axis.format = AxisFormat::money; // of USD: 0 to 30
    const CurrencyScope euro({"EUR", 0.86, Date::parse("2026-11-20")});
    CHECK(labels(axis, 0, 30, 6) == Labels{"0", "5", "10", "15", "20", "25"});
    Scale scale;
    scale.lo = 0;
    scale.hi = 30;
    CHECK(ticksOf(axis, scale, 6)[1].at == Approx(5 / 0.86)); // at their place among the values
    CHECK(valueText(10.0, AxisFormat::money, Unit::usd) == QStringLiteral("8.60"));
    CHECK(valueText(10.0, AxisFormat::money, Unit::none) == QStringLiteral("10.00")); // USD by the name of a column
    ChartAxis price;
    price.title = "Price";
    price.unit = "USD/h";
    price.format = AxisFormat::money;
    CHECK(axisTitle(price) == QStringLiteral("Price [EUR/h]"));
    CHECK(tipValue(10.0, 5.0, 20.0, price) == QStringLiteral("8.60 (4.30 to 17.20)\u00a0EUR/h"));
    CHECK(inputText("10", Unit::usdPerHour) == QStringLiteral("8.60"));
    CHECK(inputText("10", Unit::watts) == QStringLiteral("10.0"));
    axis.log = true;
    scale.log = true;
    scale.lo = -1;
    scale.hi = 2;
    const auto ticks = ticksOf(axis, scale, 6);
    const auto ten
        = std::find_if(ticks.begin(), ticks.end(), [](const Tick &each) { return each.label == QStringLiteral("10"); });
    REQUIRE(ten != ticks.end());
    CHECK(std::pow(10.0, ten->at) == Approx(10 / 0.86));
}

TEST_CASE("logarithmic ticks are decades, and even steps within one", "[charts]")
{
    PlotAxis axis;
    axis.log = true;
    CHECK(labels(axis, -2, 3, 6) == Labels{"0.01", "0.1", "1", "10", "100", "1,000"});
    CHECK(labels(axis, 0, 1, 9) == Labels{"1", "2", "5", "10"});
    CHECK(labels(axis, std::log10(20), std::log10(40), 4) == Labels{"20", "25", "30", "35", "40"});
}

TEST_CASE("an axis spans at least what a reader can tell apart, and names its scale", "[charts]")
{
    const auto axisOver = [](double low, double high, bool log, ChartAxis spec = {}) {
        Extent data;
        data.add(low);
        data.add(high);
        PlotAxis axis;
        setLimits(axis, spec, data, low > 0 ? data : Extent{}, log);
        return axis;
    };
    PlotAxis axis = axisOver(1000.0, 1000.0000001, false);
    CHECK(axis.hi - axis.lo >= 10.0);
    CHECK((axis.lo < 1000.0 && axis.hi > 1000.0));
    CHECK(axis.title == QStringLiteral("linear"));
    axis = axisOver(1000.0, 1000.0000001, true);
    CHECK(axis.hi - axis.lo >= 0.3);
    CHECK(axis.title == QStringLiteral("logarithmic"));
    axis = axisOver(-1e-9, 0.0, false);
    CHECK(axis.title.isEmpty()); // nothing else is possible
    CHECK(axis.hi > axis.lo);
    axis = axisOver(5.0, 50.0, false);
    CHECK(axis.lo < 5.0);
    CHECK(axis.hi < 60.0); // no air where the data have a span of their own
    ChartAxis zero;
    zero.fromZero = true;
    CHECK(axisOver(7.0, 7.0, false, zero).lo == 0.0);
    CHECK(axisOver(7.0, 7.0, false, zero).title.isEmpty()); // it shows its zero
    ChartAxis days;
    days.format = AxisFormat::dateUtc;
    axis = axisOver(1.7e9, 1.7e9 + 1, false, days);
    CHECK(axis.hi - axis.lo < 2 * 86'400.0);
}

TEST_CASE("dates have ticks on borders of the calendar, in UTC", "[charts]")
{
    PlotAxis axis;
    axis.format = AxisFormat::dateUtc;
    const double day = 86400;
    const double start = double(Date::parse("2026-01-01")->days) * day;
    CHECK(labels(axis, start, start + 59 * day, 4) == Labels{"2026-01", "2026-02", "2026-03"});
    CHECK(labels(axis, start + 0.1 * day, start + 3 * day, 5) == Labels{"2026-01-02", "2026-01-03", "2026-01-04"});
    CHECK(labels(axis, start, start + 0.5 * day, 5) == Labels{"2026-01-01", "03:00", "06:00", "09:00", "12:00"});
    CHECK(labels(axis, start, start + 1500 * day, 6).front() == "2026");
    CHECK(labels(axis, start, start + 40000 * day, 3).size() <= 4);
}

TEST_CASE("the envelope of a dense line keeps the extremes of every column", "[charts]")
{
    std::vector<QPointF> points;
    for (int i = 0; i < 100000; ++i)
        points.emplace_back(i, i == 54321 ? 99.0 : i == 12345 ? -99.0 : std::sin(i * 0.01));
    for (const bool step : {false, true}) {
        const DenseLine line(points, step);
        const auto columns = line.envelope(0, 100000, 400);
        REQUIRE(columns.size() == 400);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            double low = 1e9;
            double high = -1e9;
            for (std::size_t p = i * 250; p < (i + 1) * 250; ++p) {
                low = std::min(low, points[p].y());
                high = std::max(high, points[p].y());
            }
            const bool covers = columns[i].low <= low && columns[i].high >= high;
            const bool continuous
                = i == 0 || (columns[i].low <= columns[i - 1].high && columns[i].high >= columns[i - 1].low);
            if (!covers || !continuous)
                FAIL("column " << i);
        }
        CHECK(line.visible(10, 20) <= 12);
        CHECK(line.polyline(10, 20).size() <= (step ? 24 : 12));
        CHECK(line.envelope(200000, 300000, 10).size() <= 10);
    }
    CHECK(DenseLine({}, false).envelope(0, 1, 10).empty());
    CHECK(DenseLine({}, true).polyline(0, 1).isEmpty());
}

TEST_CASE("steps have corners", "[charts]")
{
    const DenseLine line({{0, 1}, {1, 2}, {2, 0}}, true);
    CHECK(line.polyline(-1, 3) == QList<QPointF>{{0, 1}, {1, 1}, {1, 2}, {2, 2}, {2, 0}});
}

TEST_CASE("dense points are found where they are drawn", "[charts]")
{
    std::vector<double> x{1, 10, 100, 0, std::numeric_limits<double>::quiet_NaN()};
    std::vector<double> y{5, 6, 7, 8, 9};
    const DenseLayer layer(x, y, true, false);
    CHECK(layer.leftOut() == 1); // the zero; what is not a number is missing, not left out
    PlotContext c;
    c.area = QRectF(0, 0, 200, 100);
    c.x = {0, 2, true, 0, 200};
    c.y = {0, 10, false, 100, 0};
    CHECK(layer.pixel(1, c) == QPointF(100, 40));
    CHECK(layer.nearest({101, 41}, 6, c) == std::optional<std::size_t>(1));
    CHECK_FALSE(layer.nearest({50, 90}, 6, c).has_value());
    std::vector<std::size_t> inside;
    layer.forEachIn(QRectF(50, 0, 200, 100), c, [&](std::size_t i) { inside.push_back(i); });
    CHECK(inside == std::vector<std::size_t>{1, 2});
}

TEST_CASE("a line that stays inside the plot is one piece, whatever its slope", "[charts]")
{
    LineChart chart;
    LineSeries level, falling;
    for (int i = 5; i <= 100; ++i) {
        level.x.push_back(i / 100.0);
        level.y.push_back(0.362);
        falling.x.push_back(i / 100.0);
        falling.y.push_back(0.213 / (i / 100.0));
    }
    chart.lines = {level, falling};
    const auto plot = makeLinePlot(chart);
    plot->prepare(false, false);
    PlotContext context;
    context.area = QRectF(0, 0, 525, 600);
    context.x.lo = plot->x.lo;
    context.x.hi = plot->x.hi;
    context.y.lo = plot->y.lo;
    context.y.hi = plot->y.hi;
    context.x.to = 525;
    context.y.from = 600;
    context.y.to = 0;
    const std::vector<PlotLine> drawn = plot->lines(context);
    REQUIRE(drawn.size() == 2);
    REQUIRE(drawn[0].pieces.size() == 1);
    CHECK(drawn[0].pieces.front().size() == 2); // no joints that would show
    REQUIRE(drawn[1].pieces.size() == 1);
    CHECK(drawn[1].pieces.front().size() > 40);
}

TEST_CASE("what is counted apart stands on the bars of the same bins, none behind another", "[charts]")
{
    HistogramChart chart;
    chart.series.push_back({"counted", ChartRole::part1, {0, 1, 2}, {3, 1}});
    chart.series.push_back({"shown only", ChartRole::neutral, {0, 1, 2}, {2, 0}});
    const auto plot = makeHistogramPlot(chart);
    plot->prepare(false, false);
    CHECK(plot->y.hi >= 5.0);
    PlotContext context;
    context.area = QRectF(0, 0, 200, 100);
    context.x.lo = plot->x.lo;
    context.x.hi = plot->x.hi;
    context.x.from = 0;
    context.x.to = 200;
    context.y.lo = plot->y.lo;
    context.y.hi = plot->y.hi;
    context.y.from = 100;
    context.y.to = 0;
    const auto counted = plot->mark(0, context), only = plot->mark(2, context);
    REQUIRE((counted && only));
    CHECK(only->box.bottom() == Approx(counted->box.top()));
    CHECK(only->box.height() == Approx(counted->box.height() * 2 / 3));
    // Hidden, the first leaves the other on the axis; two distributions of a role each overlap as before.
    const std::vector<bool> hidden{true, false};
    context.hidden = &hidden;
    CHECK(plot->mark(2, context)->box.bottom() == Approx(context.y.pixel(0)));
    context.hidden = nullptr;
    chart.series[1].role = ChartRole::part2;
    const auto beside = makeHistogramPlot(chart);
    beside->prepare(false, false);
    CHECK(beside->mark(2, context)->box.bottom() == Approx(context.y.pixel(0)));
}
