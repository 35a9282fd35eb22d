// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What a reader of a grey print can tell apart, and what marks must not claim.
#include "tests/support/catch.h"
#include "tests/views/charts/chart_image.h"
#include "views/charts/chart_view.h"
#include "views/charts/plot.h"
#include "views/theme/theme.h"

#include <QPainter>
#include <QRegularExpression>

#include <map>
#include <set>

using namespace wattfare;
using namespace wattfare::test;

namespace {

constexpr ChartRole kParts[] = {ChartRole::part1, ChartRole::part2, ChartRole::part3, ChartRole::part4,
    ChartRole::part5, ChartRole::part6, ChartRole::part7, ChartRole::part8};

// A box as a grey printer sees it.
QImage greyBox(ChartRole role, bool print)
{
    QImage image(60, 40, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    fillMark(painter, QRectF(0, 0, 60, 40), roleColour(role, printColours()), role, print);
    painter.end();
    return image.convertToFormat(QImage::Format_Grayscale8);
}

double difference(const QImage &a, const QImage &b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    return sum / (a.width() * a.height());
}

QString svgOf(const ChartKind &kind)
{
    ChartSpec spec;
    spec.id = "chart";
    spec.title = "Chart";
    spec.kind = kind;
    return QString::fromUtf8(chartSvg(spec, QSize(560, 340)));
}

ScatterChart frontWithRange()
{
    ScatterChart chart;
    chart.x.title = "Cost";
    chart.y.title = "Carbon";
    for (int i = 0; i < 3; ++i) {
        ScatterPoint point;
        point.key = i + 1;
        point.label = "point" + std::to_string(i);
        point.x = 10.0 * (i + 1);
        point.y = 100.0 - 30.0 * i;
        chart.points.push_back(point);
    }
    chart.points[0].yLow = 40.0;
    chart.points[0].yHigh = 137.1;
    chart.front = {1, 2};
    return chart;
}

} // namespace

TEST_CASE("parts of a bar differ on a grey printer, and stay plain on screen", "[charts]")
{
    for (const ChartRole a : kParts) {
        for (const ChartRole b : kParts) {
            if (a >= b)
                continue;
            INFO(int(a) << " and " << int(b));
            CHECK(difference(greyBox(a, true), greyBox(b, true)) > 12.0);
        }
        const QImage screen = greyBox(a, false);
        CHECK(screen.pixel(20, 20) == screen.pixel(33, 11));
    }
    // What rises and what falls, in steps of a waterfall.
    CHECK(difference(greyBox(ChartRole::better, true), greyBox(ChartRole::worse, true)) > 12.0);
}

TEST_CASE("lines of a chart on paper differ by their strokes", "[charts]")
{
    std::set<Qt::PenStyle> strokes;
    for (std::size_t i = 0; i < 5; ++i)
        CHECK(strokes.insert(strokeOf(partRole(i), i % 2 == 1, true)).second);
    CHECK(strokeOf(ChartRole::part2, false, false) == Qt::SolidLine); // on screen colours do
    CHECK(strokeOf(ChartRole::part1, true, false) == Qt::DashLine);
    // Four options of buying: as many patterns, in the plot and in the legend.
    LineChart chart;
    for (std::size_t i = 0; i < 4; ++i) {
        LineSeries line;
        line.name = "option" + std::to_string(i);
        line.role = partRole(i);
        line.dashed = i % 2 == 1;
        for (int k = 0; k <= 10; ++k) {
            line.x.push_back(k);
            line.y.push_back(10.0 + double(i));
        }
        chart.lines.push_back(std::move(line));
    }
    const QString svg = svgOf(chart);
    std::map<QString, int> dashes;
    static const QRegularExpression pattern(QStringLiteral("stroke-dasharray=\"([^\"]+)\""));
    for (auto found = pattern.globalMatch(svg); found.hasNext();)
        ++dashes[found.next().captured(1)];
    CHECK(dashes.size() >= 3);
    for (const auto &[dash, count] : dashes)
        CHECK(count >= 2);
}

TEST_CASE("the range of a point on the front fits the axis", "[charts]")
{
    const ScatterChart chart = frontWithRange();
    const auto plot = makeScatterPlot(chart);
    plot->prepare(false, false);
    CHECK(plot->y.hi >= 137.1);
    plot->prepare(true, true);
    CHECK(plot->y.hi >= std::log10(137.1));
    CHECK(plot->y.lo <= std::log10(40.0));
}

TEST_CASE("a bound that lies outside the plot bears no cap", "[charts]")
{
    const auto drawn = [](bool cut) {
        QImage image(60, 200, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        drawWhisker(painter, {30, 190}, {30, 10}, 20, Qt::black, false, cut);
        painter.end();
        return image;
    };
    const auto inked = [](const QImage &image, int row) {
        int count = 0;
        for (int x = 0; x < image.width(); ++x)
            count += qGray(image.pixel(x, row)) < 128 ? 1 : 0;
        return count;
    };
    CHECK(inked(drawn(false), 10) >= 15); // the cap
    CHECK(inked(drawn(true), 10) < 8); // the tip of an arrow
    CHECK(inked(drawn(true), 190) >= 15); // the other end is a bound
}

TEST_CASE("a baseline among the bars is named in the legend", "[charts]")
{
    BarChart chart;
    for (const char *name : {"first.large", "second.large"}) {
        ChartBar bar;
        bar.label = name;
        bar.value = chart.bars.empty() ? 10.0 : 20.0;
        chart.bars.push_back(bar);
    }
    chart.reference = 20.0;
    chart.referenceName = "second.large";
    CHECK(svgOf(chart).contains(QStringLiteral("Baseline: second.large")));
    chart.referenceName = "other.large"; // its name stands beside the line
    CHECK_FALSE(svgOf(chart).contains(QStringLiteral("Baseline")));
}

TEST_CASE("a point that is named bears its label, and no label lies on the front or on a point", "[charts]")
{
    ScatterChart chart = frontWithRange();
    chart.points[2].y = 160.0; // off the front
    CHECK(svgOf(chart).contains(QStringLiteral(">point2<"))); // a few bear their names all of them
    for (int i = 0; i < 20; ++i) {
        ScatterPoint point;
        point.key = 100 + i;
        point.x = 12.0 + i;
        point.y = 200.0 + i;
        chart.points.push_back(point);
    }
    CHECK_FALSE(svgOf(chart).contains(QStringLiteral(">point2<")));
    chart.named = {3};
    CHECK(svgOf(chart).contains(QStringLiteral(">point2<")));

    // A crowd right of the first point of the front: its label goes where nothing is covered.
    ScatterChart crowd = frontWithRange();
    crowd.points[0].yLow = crowd.points[0].yHigh = {};
    for (int i = 0; i < 12; ++i) {
        ScatterPoint point;
        point.key = 100 + i;
        point.label = "x";
        point.x = 10.6 + 0.45 * i;
        point.y = 100.0;
        point.role = ChartRole::trainium;
        crowd.points.push_back(point);
    }
    const auto drawn = [&](const char *label) {
        crowd.points[0].label = label;
        crowd.points[1].label = "";
        ChartSpec spec;
        spec.id = "crowd";
        spec.title = "Crowd";
        spec.kind = crowd;
        return chartImage(spec, QSize(600, 360), ChartTheme::Print);
    };
    const QImage without = drawn(""), with = drawn("trn1.32xlarge us-west-2 spot");
    int written = 0, covered = 0;
    for (int y = 0; y < with.height(); ++y)
        for (int x = 0; x < with.width(); ++x)
            if (with.pixel(x, y) != without.pixel(x, y)) {
                ++written;
                covered += QColor(without.pixel(x, y)).hsvSaturation() > 90 ? 1 : 0; // marks and front are coloured
            }
    CHECK(written > 200);
    CHECK(covered <= 6); // the foot of a line to its point
}

TEST_CASE("the day of the prices is no series", "[charts]")
{
    CHECK(strokeOf(ChartRole::neutral, false, true) == Qt::SolidLine);
    const auto saturation = [](ChartRole role) { return roleColour(role, printColours()).hsvSaturation(); };
    CHECK(saturation(ChartRole::neutral) < saturation(ChartRole::part2) / 2);
    LineChart chart;
    LineSeries spot;
    spot.name = "Spot";
    spot.role = ChartRole::part2;
    spot.dashed = true;
    spot.x = {0, 10};
    spot.y = {1, 1};
    chart.lines = {spot};
    chart.vertical = {{5, "as of", ChartRole::neutral}};
    const QString svg = svgOf(chart);
    static const QRegularExpression pattern(QStringLiteral("stroke-dasharray"));
    const auto dashed = svg.count(pattern);
    chart.vertical.clear();
    CHECK(svgOf(chart).count(pattern) == dashed); // the mark adds no dashes
}
