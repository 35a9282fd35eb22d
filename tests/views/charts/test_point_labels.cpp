// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Whose a name is, and that what the legend and the lines of a chart say can be seen in it.
#include "tests/support/catch.h"
#include "tests/support/translations.h"
#include "tests/views/charts/chart_image.h"
#include "views/charts/chart_frame.h"
#include "views/charts/chart_view.h"
#include "views/charts/plot.h"
#include "views/charts/point_labels.h"
#include "views/theme/theme.h"
#include "views/words/translations.h"

#include <QPainter>
#include <QRegularExpression>

#include <cmath>
#include <set>

using namespace wattfare;
using namespace wattfare::test;

namespace {

double distance(QPointF point, const QRectF &box)
{
    return std::hypot(std::max({box.left() - point.x(), 0.0, point.x() - box.right()}),
        std::max({box.top() - point.y(), 0.0, point.y() - box.bottom()}));
}

PlotContext context(QRectF area)
{
    PlotContext c;
    c.area = area;
    c.colours = lightColours();
    c.small.setPixelSize(11);
    return c;
}

LabelObstacles obstaclesOf(const std::vector<QPointF> &points)
{
    LabelObstacles found;
    found.points = points;
    for (const QPointF at : points)
        found.others.emplace_back(at.x() - 5, at.y() - 5, 10, 10);
    return found;
}

ScatterChart two()
{
    ScatterChart chart;
    chart.frontName = "Pareto front";
    for (int i = 0; i < 2; ++i) {
        ScatterPoint point;
        point.key = i + 1;
        point.label = i == 0 ? "first" : "second";
        point.x = 10.0 * i;
        point.y = 30.0 - 10.0 * i;
        chart.points.push_back(point);
    }
    return chart;
}

bool hasStep(const ScatterChart &chart, bool logarithmic)
{
    const auto plot = makeScatterPlot(chart);
    plot->prepare(logarithmic, logarithmic);
    return std::any_of(plot->legend.begin(), plot->legend.end(),
        [](const LegendEntry &each) { return each.glyph == LegendEntry::Glyph::stepLine; });
}

} // namespace

TEST_CASE("a name stands nearer to its point than to any other", "[charts]")
{
    QImage image(500, 300, QImage::Format_RGB32);
    QPainter painter(&image);
    const PlotContext c = context(QRectF(0, 0, 500, 300));
    painter.setFont(c.small);
    // The right place would lie on the neighbour, those above and below at its feet.
    const std::vector<QPointF> points{{200, 150}, {228, 141}};
    const LabelObstacles obstacles = obstaclesOf(points);
    std::vector<QRectF> taken;
    for (std::size_t i = 0; i < points.size(); ++i) {
        REQUIRE(drawPointName(painter, c,
            {i == 0 ? QStringLiteral("g4dn.xlarge") : QStringLiteral("g4dn.2xlarge"), points[i], 7, false}, taken,
            obstacles, Qt::black));
        INFO(i);
        CHECK(distance(points[1 - i], taken.back()) >= 1.9 * distance(points[i], taken.back()));
    }
}

TEST_CASE("the line to a name runs over no other point", "[charts]")
{
    QImage image(500, 300, QImage::Format_RGB32);
    QPainter painter(&image);
    const PlotContext c = context(QRectF(100, 0, 400, 300));
    painter.setFont(c.small);
    // Its neighbour is close on the right, the border on the left: the name goes further off, yet not behind the
    // neighbour.
    const std::vector<QPointF> points{{112, 150}, {124, 150}, {124, 165}, {106, 165}};
    const LabelObstacles obstacles = obstaclesOf(points);
    std::vector<QRectF> taken;
    REQUIRE(drawPointName(painter, c, {QStringLiteral("p5.4xlarge"), points[0], 9, true}, taken, obstacles, Qt::black));
    const QRectF box = taken.back();
    const QPointF foot(std::clamp(112.0, box.left(), box.right()), std::clamp(150.0, box.top(), box.bottom()));
    for (std::size_t i = 1; i < points.size(); ++i)
        for (double share = 0; share <= 1.0; share += 0.01) {
            const QPointF off = points[0] + (foot - points[0]) * share - points[i];
            if (std::hypot(off.x(), off.y()) < 5.0)
                FAIL("over point " << i);
        }
}

TEST_CASE("a name that no place makes plain is not written", "[charts]")
{
    QImage image(500, 300, QImage::Format_RGB32);
    QPainter painter(&image);
    // As in a low chart: its neighbours stand left and right on the one line, the borders close above and below.
    const PlotContext c = context(QRectF(0, 130, 500, 40));
    painter.setFont(c.small);
    const std::vector<QPointF> points{{200, 150}, {214, 150}, {228, 150}, {186, 150}, {172, 150}};
    const LabelObstacles obstacles = obstaclesOf(points);
    std::vector<QRectF> taken;
    for (const QPointF at : points)
        if (drawPointName(
                painter, c, {QStringLiteral("p5.48xlarge · Spot"), at, 9, true}, taken, obstacles, Qt::black)) {
            const QRectF box = taken.back();
            for (const QPointF other : points)
                CHECK((other == at || distance(other, box) >= 5.0)); // none is hidden
            const QPointF foot(
                std::clamp(at.x(), box.left(), box.right()), std::clamp(at.y(), box.top(), box.bottom()));
            for (const QPointF other : points)
                for (double share = 0; share <= 1.0 && (other - at).manhattanLength() > 10; share += 0.02) {
                    const QPointF off = at + (foot - at) * share - other;
                    if (std::hypot(off.x(), off.y()) < 5.0)
                        FAIL("the line runs over another point");
                }
        }
    CHECK_FALSE(taken.empty());
}

TEST_CASE("a selected point bears its name beside its neighbours, outside of its ring", "[charts]")
{
    QImage image(500, 300, QImage::Format_RGB32);
    QPainter painter(&image);
    const PlotContext c = context(QRectF(0, 0, 500, 300));
    painter.setFont(c.small);
    const std::vector<QPointF> points{{40, 270}, {52, 262}, {60, 256}, {70, 250}};
    std::vector<QRectF> taken{QRectF(30, 260, 20, 20)};
    REQUIRE(drawPointName(
        painter, c, {QStringLiteral("p5.4xlarge"), points[0], 9, true}, taken, obstaclesOf(points), Qt::black));
    CHECK_FALSE(taken.back().intersects(taken.front()));
}

TEST_CASE("a name that must be written leaves a crowd rather than hiding it", "[charts]")
{
    QImage image(500, 300, QImage::Format_RGB32);
    QPainter painter(&image);
    const PlotContext c = context(QRectF(0, 0, 500, 300));
    painter.setFont(c.small);
    std::vector<QPointF> crowd;
    for (int x = 0; x < 5; ++x)
        for (int y = -2; y <= 2; ++y)
            crowd.emplace_back(250 + 18 * (x - 2), 150 + 18 * y);
    const LabelObstacles obstacles = obstaclesOf(crowd);
    std::vector<QRectF> taken;
    REQUIRE(drawPointName(
        painter, c, {QStringLiteral("g6e.xlarge · On-demand"), {250, 150}, 9, true}, taken, obstacles, Qt::black));
    for (const QRectF &marker : obstacles.others)
        CHECK_FALSE(marker.intersects(taken.back()));
    std::vector<QRectF> none; // one that may be missing is, rather than at the end of a long line
    CHECK_FALSE(drawPointName(
        painter, c, {QStringLiteral("g6e.xlarge · On-demand"), {250, 150}, 7, false}, none, obstacles, Qt::black));
    CHECK(none.empty());
}

TEST_CASE("the legend names the front where a line is drawn", "[charts]")
{
    ScatterChart chart = two();
    chart.front = {1};
    CHECK_FALSE(hasStep(chart, false));
    chart.front = {1, 2};
    CHECK(hasStep(chart, false));
    CHECK_FALSE(hasStep(chart, true)); // the point at zero is not on a logarithmic axis
}

TEST_CASE("a line across bars keeps off them", "[charts]")
{
    HistogramChart chart;
    chart.series.push_back({"counted", ChartRole::part1, {0, 10, 20}, {5, 5}});
    chart.marks.push_back({13, "", ChartRole::limit});
    ChartSpec spec;
    spec.id = "spread";
    spec.kind = chart;
    for (const ChartTheme theme : {ChartTheme::Light, ChartTheme::Dark}) {
        const QImage image = chartImage(spec, QSize(400, 300), theme);
        const ThemeColours colours = theme == ChartTheme::Dark ? darkColours() : lightColours();
        const QColor bar = roleColour(ChartRole::part1, colours), line = roleColour(ChartRole::limit, colours);
        const auto isBar = [&](int x, int y) { return image.pixelColor(x, y) == bar; };
        const int y = 200;
        int left = 0, right = image.width() - 1;
        while (left < right && !isBar(left, y))
            ++left;
        while (right > left && !isBar(right, y))
            --right;
        REQUIRE(right - left > 200);
        bool dash = false;
        for (int row = y; row < y + 30 && !dash; ++row) // a row that meets a dash
            for (int x = left; x < right; ++x) {
                const QColor at = image.pixelColor(x, row);
                if (std::abs(at.red() - line.red()) + std::abs(at.green() - line.green())
                        + std::abs(at.blue() - line.blue())
                    > 90)
                    continue;
                dash = true;
                CHECK_FALSE(isBar(x - 1, row)); // what is beside it is the ground, or its own soft edge
                CHECK_FALSE(isBar(x + 1, row));
                break;
            }
        CHECK(dash);
    }
}

TEST_CASE("a bar that is alone is not split by what is marked in it", "[charts]")
{
    HistogramChart chart;
    chart.series.push_back({"counted", ChartRole::part1, {0, 10}, {5}});
    chart.marks.push_back({5, "median 5", ChartRole::limit});
    ChartSpec spec;
    spec.id = "spread";
    spec.kind = chart;
    const QImage image = chartImage(spec, QSize(400, 300), ChartTheme::Light);
    const QRgb bar = roleColour(ChartRole::part1, lightColours()).rgb();
    int seen = 0;
    for (int y = 0; y < image.height(); ++y) {
        int first = -1, last = -1, count = 0;
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) == bar) {
                first = first < 0 ? x : first;
                last = x;
                ++count;
            }
        if (count < 50)
            continue;
        ++seen;
        CHECK(count == last - first + 1); // whole from edge to edge
    }
    CHECK(seen > 50);
    CHECK(chartSvg(spec, QSize(400, 300)).contains("median 5"));
}

TEST_CASE("the number of a bar does not lie on it on a logarithmic axis", "[charts]")
{
    BarChart chart;
    chart.value.title = "Cost";
    for (const double value : {123456.0, 100.0}) {
        ChartBar bar;
        bar.label = value > 1000 ? "long" : "short";
        bar.value = value;
        bar.role = ChartRole::part1;
        chart.bars.push_back(bar);
    }
    auto spec = std::make_shared<ChartSpec>();
    spec->id = "ranking";
    spec->kind = chart;
    ChartFrame frame(lightColours(), QFont(), false);
    frame.setSpec(spec, false);
    frame.setSize(QSizeF(260, 200));
    frame.setLogarithmic(Qt::Horizontal, true);
    const PlotContext &c = frame.context();
    REQUIRE(c.x.log);
    const double room = QFontMetricsF(c.small).horizontalAdvance(QStringLiteral("123,456"));
    CHECK(c.area.right() - c.x.pixel(123456.0) > room);
}

TEST_CASE("what is not counted is faint in a histogram, and in its legend", "[charts]")
{
    HistogramChart chart;
    chart.series.push_back({"counted", ChartRole::part1, {0, 10, 20}, {2, 1}});
    chart.series.push_back({"others", ChartRole::neutral, {0, 10, 20}, {1, 2}});
    const auto plot = makeHistogramPlot(chart);
    plot->prepare(false, false);
    REQUIRE(plot->legend.size() == 2);
    CHECK_FALSE(plot->legend[0].faint);
    CHECK(plot->legend[1].faint);
    ChartSpec spec;
    spec.id = "spread";
    spec.kind = chart;
    const QImage image = chartImage(spec, QSize(400, 300), ChartTheme::Dark);
    PlotContext c;
    c.colours = darkColours();
    int faint = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            faint += image.pixel(x, y) == c.fill(ChartRole::neutral, true).rgb() ? 1 : 0;
    CHECK(faint > 5000);
}

TEST_CASE("an axis bears more than one number, however narrow the chart", "[charts]")
{
    TornadoChart chart;
    chart.value.title = "Energy per million";
    chart.base = 0.339;
    TornadoBar bar;
    bar.label = "power at full load";
    bar.lowInput = "4";
    bar.highInput = "44";
    bar.atLow = 0.28;
    bar.atHigh = 0.566;
    chart.bars.push_back(bar);
    ChartSpec spec;
    spec.id = "tornado";
    spec.kind = chart;
    const QString svg = QString::fromUtf8(chartSvg(spec, QSize(240, 300)));
    static const QRegularExpression number(QStringLiteral(">(0\\.\\d+)\\s*</text>"));
    std::set<QString> numbers;
    for (auto found = number.globalMatch(svg); found.hasNext();)
        numbers.insert(found.next().captured(1));
    CHECK(numbers.size() >= 2);
}

TEST_CASE("a point of a report is named in the language of the reader", "[charts]")
{
    ScatterChart chart = two();
    chart.points[0].label = "p5.4xlarge on-demand";
    chart.points[1].label = "p5.4xlarge on-demand";
    const auto tip = [&chart] {
        const auto plot = makeScatterPlot(chart);
        plot->prepare(false, false);
        return plot->tip(0);
    };
    const QLocale before;
    setUiLanguage(QStringLiteral("en"));
    CHECK(tip().contains(QStringLiteral("p5.4xlarge on-demand")));
    if (wattfare::test::hasTranslations()) {
        setUiLanguage(QStringLiteral("de"));
        CHECK(tip().contains(QStringLiteral("p5.4xlarge On-Demand")));
    }
    setUiLanguage(QStringLiteral("en"));
    QLocale::setDefault(before);
}
