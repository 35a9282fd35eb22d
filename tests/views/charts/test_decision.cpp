// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The decision map: its regions, borders, contours and hatch, and what it says under the mouse.
#include "tests/support/catch.h"
#include "tests/views/charts/chart_image.h"
#include "tests/views/charts/sample_charts.h"
#include "views/charts/chart_view.h"
#include "views/charts/decision_field.h"
#include "views/charts/plot.h"
#include "views/theme/theme.h"

#include <QGraphicsView>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace wattfare;
using namespace wattfare::test;

namespace {

double areaOf(const QPolygonF &shape)
{
    double twice = 0;
    for (qsizetype i = 0; i < shape.size(); ++i) {
        const QPointF &a = shape[i], &b = shape[(i + 1) % shape.size()];
        twice += a.x() * b.y() - a.y() * b.x();
    }
    return std::abs(twice) / 2;
}

std::vector<double> areasOf(const DecisionField &field)
{
    std::vector<double> areas;
    for (const std::vector<QPolygonF> &shapes : field.shapes()) {
        double sum = 0;
        for (const QPolygonF &shape : shapes)
            sum += areaOf(shape);
        areas.push_back(sum);
    }
    return areas;
}

// 11 x 11 points from 0 to 10, won as `winner` says.
DecisionChart grid(const std::function<std::int32_t(int, int)> &winner)
{
    DecisionChart chart;
    for (int i = 0; i <= 10; ++i) {
        chart.x.at.push_back(i);
        chart.y.at.push_back(i);
    }
    chart.x.title = "Demand";
    chart.y.title = "Limit";
    chart.value.title = "Cost";
    chart.value.unit = "USD";
    chart.names = {{"one", ChartRole::part1}, {"two", ChartRole::part2}, {"three", ChartRole::part3}};
    chart.panels.emplace_back();
    for (int j = 0; j <= 10; ++j)
        for (int i = 0; i <= 10; ++i) {
            DecisionPoint point;
            point.winner = winner(i, j);
            point.value = point.winner >= 0 ? std::optional(1.0 + i) : std::nullopt;
            chart.panels[0].points.push_back(point);
        }
    return chart;
}

QImage pictureOf(const DecisionChart &chart, ChartTheme theme, QSize size = {620, 420})
{
    ChartSpec spec;
    spec.id = "decision";
    spec.title = "Who wins";
    spec.kind = chart;
    return chartImage(spec, size, theme);
}

PlotContext contextOf(ChartTheme theme) // of its pictures
{
    PlotContext context;
    context.colours = theme == ChartTheme::Light ? lightColours()
        : theme == ChartTheme::Dark              ? darkColours()
                                                 : printColours();
    context.print = true; // as every picture for a file
    return context;
}

int count(const QImage &image, const QColor &colour)
{
    int found = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            found += image.pixelColor(x, y).rgb() == colour.rgb() ? 1 : 0;
    return found;
}

} // namespace

TEST_CASE("the regions of a decision map fill it without gaps or overlaps", "[charts][decision]")
{
    const auto check = [](const std::function<std::int32_t(int, int)> &winner) {
        const DecisionChart chart = grid(winner);
        const DecisionField field(chart, chart.panels[0], false, false);
        double sum = 0;
        for (const double area : areasOf(field))
            sum += area;
        CHECK(sum == Approx(100.0));
        return areasOf(field);
    };
    const std::vector<double> halves = check([](int i, int) { return i < 5 ? 0 : 1; });
    CHECK(halves[0] == Approx(45.0)); // the border half way between the points 4 and 5
    CHECK(halves[1] == Approx(55.0));
    check([](int i, int j) { return i + j < 9 ? 0 : i > j ? 1 : 2; }); // three meet in a point
    check([](int i, int j) { return (i + j) % 2; }); // nothing but saddles
    const std::vector<double> some = check([](int i, int j) { return i < 3 && j < 3 ? -1 : 0; });
    CHECK(some.back() > 5.0); // where nobody wins
    const std::vector<double> lone = check([](int i, int j) { return i == 5 && j == 5 ? 1 : 0; });
    CHECK(lone[1] == Approx(0.5)); // one point alone: four corners
}

TEST_CASE("borders of a decision map are whole lines, and regions are connected", "[charts][decision]")
{
    const DecisionChart chart = grid([](int i, int j) { return i < 5 ? 0 : j < 5 ? 1 : 0; });
    const DecisionField field(chart, chart.panels[0], false, false);
    REQUIRE(field.borders().size() == 1);
    CHECK(field.borders()[0].size() == 4); // along both sides, with one corner cut
    REQUIRE(field.regions().size() == 2);
    CHECK(field.regions()[0].points == 121 - 30);
    CHECK(field.regions()[1].points == 30);
    CHECK(field.regions()[1].winner == 1);
    CHECK(field.regionOf(0) == 0);
    CHECK(chart.panels[0].points[field.regions()[1].heart].winner == 1);
    CHECK(field.pointAt(7.4, 2.6) == std::optional<std::size_t>(3 * 11 + 7));
    CHECK_FALSE(field.pointAt(10.2, 2));
}

TEST_CASE("contours of a decision map lie where the figure has that value", "[charts][decision]")
{
    DecisionChart chart = grid([](int i, int) { return i < 5 ? 0 : 1; });
    const DecisionField field(chart, chart.panels[0], false, false);
    const auto lines = field.contours({4.5}, false);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].at.size() == 2);
    for (const QPointF &at : lines[0].at)
        CHECK(at.x() == Approx(3.5));

    // Of those filled in, the value lies between those beside them: contours go on through them.
    for (int j = 1; j < 10; ++j)
        for (int i = 1; i < 5; ++i) {
            DecisionPoint &point = chart.panels[0].points[static_cast<std::size_t>(j * 11 + i)];
            if (i == 1 && j == 1)
                continue;
            point.value.reset();
            point.evaluated = false;
        }
    const DecisionField filled(chart, chart.panels[0], false, false);
    const auto through = filled.contours({3.0}, false);
    REQUIRE_FALSE(through.empty());
    double tall = 0;
    for (const DecisionField::Line &line : through)
        tall += line.at.boundingRect().height();
    CHECK(tall >= 10.0 - 1e-9);

    DecisionChart holes = grid([](int i, int) { return i < 5 ? 0 : -1; }); // nobody has a figure there
    const DecisionField broken(holes, holes.panels[0], false, false);
    CHECK(broken.contours({7.5}, false).empty());
}

TEST_CASE("named values of a decision map have stripes of their own", "[charts][decision]")
{
    DecisionChart chart = grid([](int i, int) { return i < 5 ? 0 : 1; });
    for (int i = 0; i <= 10; ++i)
        chart.x.names.emplace_back("region " + std::to_string(i));
    const DecisionField field(chart, chart.panels[0], false, false);
    const std::vector<double> areas = areasOf(field);
    CHECK(areas[0] == Approx(50.0)); // five of eleven stripes, ten high
    CHECK(areas[1] == Approx(60.0));
    CHECK(field.position(3).x() == Approx(3.5));
    CHECK(field.pointAt(3.9, 0) == std::optional<std::size_t>(3));
    const auto plot = makeDecisionPlot(chart);
    plot->prepare(true, false);
    CHECK_FALSE(plot->x.log); // names have no logarithm
    REQUIRE(plot->x.named.size() == 11);
    CHECK(plot->x.named[2].label == QStringLiteral("region 2"));
    Scale scale;
    scale.lo = 0;
    scale.hi = 11;
    CHECK(ticksOf(plot->x, scale, 4).size() <= 4);
    CHECK(ticksOf(plot->x, scale, 20).size() == 11);
}

TEST_CASE("a decision map has its colours, names and hatch in every theme", "[charts][decision]")
{
    for (const ChartTheme theme : {ChartTheme::Light, ChartTheme::Dark, ChartTheme::Print}) {
        DecisionChart chart = grid([](int i, int) { return i < 5 ? 0 : 1; });
        const PlotContext context = contextOf(theme);
        const QImage plain = pictureOf(chart, theme);
        const int one = count(plain, regionFill(ChartRole::part1, context));
        CHECK(one > 20'000);
        CHECK(count(plain, regionFill(ChartRole::part2, context)) > 20'000);
        for (DecisionPoint &point : chart.panels[0].points)
            point.tied = point.winner == 0;
        const int hatched = count(pictureOf(chart, theme), regionFill(ChartRole::part1, context));
        CHECK(hatched < one * 9 / 10); // lines over it
        CHECK(hatched > one / 3); // which leave its colour to be seen
    }
}

TEST_CASE("more winners than colours are told apart by texture, in the map and in its legend", "[charts][decision]")
{
    for (const ChartTheme theme : {ChartTheme::Light, ChartTheme::Dark, ChartTheme::Print}) {
        DecisionChart chart = grid([](int i, int) { return i < 5 ? 0 : 1; });
        const PlotContext context = contextOf(theme);
        chart.names.clear();
        for (std::size_t i = 0; i < 17; ++i)
            chart.names.push_back({"c" + std::to_string(i), partRole(i)});
        const QColor colour = regionFill(ChartRole::part1, context);
        const int smooth = count(pictureOf(chart, theme), colour);
        int before = smooth;
        for (const std::int32_t same : {8, 16}) { // of the colour of the first
            for (DecisionPoint &point : chart.panels[0].points)
                point.winner = point.winner == 1 ? 1 : same;
            const int textured = count(pictureOf(chart, theme), colour);
            CHECK(textured < smooth * 96 / 100);
            CHECK(textured > smooth / 2);
            CHECK(textured != before);
            before = textured;
        }
    }
}

TEST_CASE("no two colours of a decision map are close", "[charts][decision]")
{
    for (const ThemeColours &colours : {lightColours(), darkColours(), printColours()}) {
        PlotContext context;
        context.colours = colours;
        for (const bool print : {false, true}) {
            context.print = print;
            for (std::size_t i = 0; i < kPartRoles; ++i)
                for (std::size_t j = 0; j < i; ++j) {
                    const QColor a = regionFill(partRole(i), context), b = regionFill(partRole(j), context);
                    CAPTURE(colours.dark, print, i, j);
                    CHECK(std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue())
                        > 60);
                }
        }
    }
}

TEST_CASE("a grey print tells the regions of a decision map apart", "[charts][decision]")
{
    PlotContext paper;
    paper.colours = printColours();
    paper.print = true;
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < i; ++j)
            CHECK(std::abs(qGray(regionFill(partRole(i), paper).rgb()) - qGray(regionFill(partRole(j), paper).rgb()))
                > 20);
    CHECK(qGray(regionFill(ChartRole::neutral, paper).rgb()) > 230); // where nobody wins is nearly paper
}

TEST_CASE("a decision map in SVG stays within its frame and names its regions", "[charts][decision]")
{
    ChartSpec spec;
    spec.id = "decision";
    spec.title = "Who wins";
    spec.kind = sampleDecision(40, 30, 1);
    const QString svg = QString::fromUtf8(chartSvg(spec, QSize(620, 420)));
    CHECK_FALSE(svg.contains(QStringLiteral("nan")));
    CHECK_FALSE(svg.contains(QStringLiteral("<image")));
    // Once in the legend, once in the region: a grey print needs no colours.
    CHECK(svg.count(QStringLiteral("g5.xlarge, us-east-1")) + svg.count(QStringLiteral("g5.xlarge,<")) >= 2);
    CHECK(svg.count(QStringLiteral("cannot be told apart")) == 1);
}

TEST_CASE("a decision map says who wins at a point, by how much, and who comes second", "[charts][decision]")
{
    DecisionChart chart = sampleDecision(40, 30, 1);
    ChartSpec spec;
    spec.id = "decision";
    spec.kind = chart;
    ChartView view;
    view.resize(640, 480);
    view.setSpec(spec);
    const auto plot = makeDecisionPlot(chart);
    plot->prepare(true, false);
    CHECK(plot->x.log);
    CHECK(plot->x.lo == Approx(4.0));
    CHECK(plot->x.hi == Approx(8.0));
    REQUIRE(plot->legend.size() == 6); // three, nobody, ties, contours
    PlotContext context;
    context.area = QRectF(0, 0, 400, 300);
    context.x = {4, 8, true, 0, 400};
    context.y = {10, 200, false, 300, 0};
    const auto low = plot->hit({2, 298}, context);
    REQUIRE(low);
    CHECK(low->key == 0);
    CHECK(low->tip.contains(QStringLiteral("no candidate is within the latency limit")));
    const auto high = plot->hit({398, 2}, context);
    REQUIRE(high);
    CHECK(high->key == 40 * 30 - 1);
    CHECK(high->tip.contains(QStringLiteral("inf2.xlarge, us-east-1")));
    CHECK(high->tip.contains(QStringLiteral("g5.xlarge, us-east-1"))); // second
    CHECK(high->tip.contains(QStringLiteral("100,000,000")));
    CHECK(high->tip.contains(QStringLiteral("200")));
    bool tied = false;
    for (int x = 0; x < 400 && !tied; x += 3) {
        const auto hit = plot->hit(QPointF(x, 100), context);
        REQUIRE(hit);
        const DecisionPoint &point = chart.panels[0].points[static_cast<std::size_t>(hit->key)];
        if (point.tied) {
            CHECK(hit->tip.contains(QStringLiteral("Cannot be told apart from inf2.xlarge")));
            tied = true;
        }
    }
    CHECK(tied);
    CHECK_FALSE(plot->hit({-5, 100}, context));
    CHECK(plot->markCount() >= 4); // regions for the keyboard
    for (int i = 0; i < plot->markCount(); ++i)
        CHECK(plot->mark(i, context));
}

TEST_CASE("a click chooses a point of a decision map, a double click opens it", "[charts][decision]")
{
    for (const std::size_t panels : {std::size_t(1), std::size_t(3)}) {
        ChartSpec spec;
        spec.id = "decision";
        spec.kind = sampleDecision(20, 15, panels);
        ChartView view;
        view.resize(760, 520);
        view.setSpec(spec);
        view.show();
        QSignalSpy chosen(&view, &ChartView::selectionChanged), opened(&view, &ChartView::pointActivated);
        QWidget *port = view.findChild<QGraphicsView *>()->viewport();
        REQUIRE(port != nullptr);
        const QPoint at(port->width() / 4, port->height() * 2 / 5);
        QTest::mouseClick(port, Qt::LeftButton, {}, at);
        REQUIRE(chosen.count() == 1);
        REQUIRE(view.selection().size() == 1);
        const qint64 key = *view.selection().begin();
        CHECK(key >= 0);
        CHECK(key < static_cast<qint64>(20 * 15 * panels));
        QTest::mouseDClick(port, Qt::LeftButton, {}, at);
        REQUIRE(opened.count() == 1);
        CHECK(opened[0][0].toLongLong() == key);
    }
}

TEST_CASE("the panels of a decision map share colours and axes, each with its title", "[charts][decision]")
{
    ChartSpec spec;
    spec.id = "decision";
    spec.kind = sampleDecision(20, 15, 4);
    const QString svg = QString::fromUtf8(chartSvg(spec, QSize(900, 640)));
    for (const char *title : {"Utilisation 50 %", "Utilisation 60 %", "Utilisation 70 %", "Utilisation 80 %"})
        CHECK(svg.contains(QLatin1String(title)));
    CHECK(svg.count(QStringLiteral("Demand")) == 1); // once for all
    CHECK(svg.count(QStringLiteral("Latency limit")) == 1);
    const TableSourcePtr rows = chartTable(spec);
    CHECK(rows->rowCount() == 4 * 20 * 15);
    CHECK(rows->key(20 * 15) == 20 * 15);
}

TEST_CASE("narrow panels keep the value of their parameter and whole numbers at their axes", "[charts][decision]")
{
    ChartSpec spec;
    spec.id = "decision";
    DecisionChart chart = grid([](int i, int) { return i < 5 ? 0 : 1; });
    chart.y.logarithmic = true;
    for (int i = 0; i <= 10; ++i)
        chart.y.at[static_cast<std::size_t>(i)] = 102.4 * std::pow(100.0, i / 10.0);
    const DecisionPanel panel = chart.panels[0];
    chart.panels.clear();
    for (const char *title : {"Target utilisation of the fleet: 5.0 %", "Target utilisation of the fleet: 37 %",
             "Target utilisation of the fleet: 68 %", "Target utilisation of the fleet: 99 %"}) {
        chart.panels.push_back(panel);
        chart.panels.back().title = title;
    }
    spec.kind = chart;
    const QString svg = QString::fromUtf8(chartSvg(spec, QSize(620, 260)));
    for (const char *value : {"5.0 %<", "37 %<", "68 %<", "99 %<"})
        CHECK(svg.contains(QLatin1String(value)));
    CAPTURE(svg.toStdString());
    CHECK(svg.contains(QStringLiteral("10,000<")));
    static const QRegularExpression cut(QStringLiteral("\\d*…<"));
    CHECK_FALSE(svg.contains(cut));
}

TEST_CASE("a decision map of broken data is empty", "[charts][decision]")
{
    ChartSpec spec;
    spec.id = "decision";
    DecisionChart chart = sampleDecision(5, 5, 1);
    chart.panels[0].points.pop_back();
    spec.kind = chart;
    CHECK(chartIsEmpty(spec));
    chart = sampleDecision(5, 5, 1);
    chart.x.at[2] = chart.x.at[1];
    spec.kind = chart;
    CHECK(chartIsEmpty(spec));
    chart = sampleDecision(5, 5, 1);
    chart.y.at[0] = std::nan("");
    spec.kind = chart;
    CHECK(chartIsEmpty(spec));
    spec.kind = DecisionChart();
    CHECK(chartIsEmpty(spec));
    chart = sampleDecision(5, 5, 1); // an index beyond its list is nobody
    chart.panels[0].points[3].winner = 99;
    chart.panels[0].points[3].second = 77;
    spec.kind = chart;
    CHECK_FALSE(chartImage(spec, QSize(300, 200), ChartTheme::Light).isNull());
}
