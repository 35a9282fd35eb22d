// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/views/charts/chart_image.h"
#include "tests/views/charts/sample_charts.h"
#include "views/charts/chart_frame.h"
#include "views/charts/chart_view.h"
#include "views/theme/theme.h"

#include <QBuffer>
#include <QDir>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>

#include <limits>
#include <memory>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// Pixels that differ from the corner, and how many colours there are.
std::pair<int, qsizetype> ink(const QImage &image)
{
    QSet<QRgb> colours;
    int inked = 0;
    const QRgb paper = image.pixel(0, 0);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            colours.insert(image.pixel(x, y));
            inked += image.pixel(x, y) != paper ? 1 : 0;
        }
    return {inked, colours.size()};
}

} // namespace

TEST_CASE("every kind of chart is drawn in every theme", "[charts]")
{
    for (const ChartSpec &spec : sampleCharts()) {
        INFO(spec.id);
        CHECK_FALSE(chartIsEmpty(spec));
        for (const ChartTheme theme : {ChartTheme::Light, ChartTheme::Dark, ChartTheme::Print}) {
            const QImage image = chartImage(spec, QSize(560, 360), theme);
            REQUIRE(image.size() == QSize(560, 360));
            const auto [inked, colours] = ink(image);
            CHECK(inked > 3000);
            CHECK(colours > 20);
            CHECK((qGray(image.pixel(0, 0)) < 128) == (theme == ChartTheme::Dark));
        }
    }
}

TEST_CASE("an SVG is a whole document", "[charts]")
{
    for (const ChartSpec &spec : sampleCharts()) {
        INFO(spec.id);
        const QByteArray svg = chartSvg(spec, QSize(400, 300));
        CHECK(svg.startsWith("<?xml"));
        CHECK(svg.trimmed().endsWith("</svg>"));
        CHECK(svg.contains("<text"));
        CHECK_FALSE(svg.contains("nan"));
        QSvgRenderer renderer(svg);
        CHECK(renderer.isValid());
    }
}

TEST_CASE("a chart goes to PDF as vectors with text", "[charts]")
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(300);
    QPainter painter(&writer);
    CHECK(renderChart(painter, QRectF(100, 100, 1600, 1000), sampleScatter(), ChartTheme::Print));
    CHECK(renderChart(painter, QRectF(100, 1300, 1600, 1000), sampleBars(60), ChartTheme::Print, 30));
    painter.end();
    CHECK(buffer.data().size() > 5000);
    CHECK_FALSE(buffer.data().contains("/Subtype /Image"));
}

TEST_CASE("a reference that is one of the bars is not named twice", "[charts]")
{
    BarChart chart;
    for (const char *name : {"first.large", "second.large"}) {
        ChartBar bar;
        bar.label = name;
        bar.value = chart.bars.empty() ? 10.0 : 20.0;
        chart.bars.push_back(bar);
    }
    chart.reference = 20.0;
    const auto drawn = [&](const char *reference, const char *label) {
        chart.referenceName = reference;
        ChartSpec spec;
        spec.id = "bars";
        spec.title = "Bars";
        spec.kind = chart;
        return QString::fromUtf8(chartSvg(spec, QSize(500, 220)))
            .count(QLatin1Char('>') + QLatin1String(label) + QLatin1String("</text>"));
    };
    CHECK(drawn("second.large", "second.large") == 1);
    CHECK(drawn("other.large", "other.large") == 1);
    CHECK(drawn("other.large", "second.large") == 1);
}

TEST_CASE("the name of a crossing does not lie upon a curve", "[charts]")
{
    // A curve that falls through a level line, the crossing too far right for the name to stand right of it.
    LineChart chart;
    LineSeries level, falling;
    level.name = "level";
    level.role = ChartRole::part1;
    falling.name = "falling";
    falling.role = ChartRole::part3;
    for (int i = 5; i <= 100; ++i) {
        level.x.push_back(i / 100.0);
        level.y.push_back(20.0);
        falling.x.push_back(i / 100.0);
        falling.y.push_back(13.0 / (i / 100.0));
    }
    chart.lines = {level, falling};
    chart.y.fromZero = true;
    chart.y.max = 60.0;
    const auto drawn = [&](const char *label) {
        chart.points = {{0.65, 20.0, label, ChartRole::limit}};
        ChartSpec spec;
        spec.id = "lines";
        spec.title = "Lines";
        spec.kind = chart;
        return chartImage(spec, QSize(600, 320), ChartTheme::Print);
    };
    const QImage without = drawn(""), with = drawn("a name as long as those of two purchase options");
    REQUIRE(with.size() == without.size());
    int written = 0, covered = 0;
    QRect box;
    for (int y = 0; y < with.height(); ++y)
        for (int x = 0; x < with.width(); ++x)
            if (with.pixel(x, y) != without.pixel(x, y)) {
                ++written;
                box |= QRect(x, y, 1, 1);
            }
    CHECK(written > 200);
    for (int y = box.top(); y <= box.bottom(); ++y)
        for (int x = box.left(); x <= box.right(); ++x)
            covered
                += QColor(without.pixel(x, y)).hsvSaturation() > 90 ? 1 : 0; // curves are coloured, the grid is grey
    CHECK(covered == 0);
}

TEST_CASE("a logarithmic axis says so in the picture itself", "[charts]")
{
    ChartSpec spec = sampleScatter();
    auto &chart = std::get<ScatterChart>(spec.kind);
    const auto said = [&] {
        return QString::fromUtf8(chartSvg(spec, QSize(600, 400))).count(QStringLiteral("logarithmic</text>"));
    };
    chart.x.logarithmic = chart.y.logarithmic = false;
    CHECK(said() == 0);
    chart.x.logarithmic = true;
    CHECK(said() == 1);
    chart.y.logarithmic = true;
    CHECK(said() == 2);
}

TEST_CASE("the figure at the end of a bar does not lie on the bar", "[charts]")
{
    ChartSpec spec;
    spec.id = "bars";
    spec.title = "Bars";
    BarChart chart;
    chart.value.title = "Cost of the run";
    chart.value.unit = "USD";
    chart.value.format = AxisFormat::money;
    for (const double usd : {116837.0, 114058.96, 11241.83}) {
        ChartBar bar;
        bar.label = "a rather long name of a candidate" + std::to_string(usd);
        bar.value = usd;
        bar.cls = FigureClass::estimate;
        bar.role = ChartRole::nvidiaGpu;
        chart.bars.push_back(bar);
    }
    const auto coloured = [&](std::optional<FigureClass> cls) {
        for (ChartBar &bar : chart.bars)
            bar.cls = cls;
        spec.kind = chart;
        const QImage image = chartImage(spec, QSize(420, 220), ChartTheme::Light);
        int most = 0; // the right end of the longest bar
        for (int x = 0; x < image.width(); ++x) {
            int high = 0; // letters may have coloured edges, bars are coloured through
            for (int y = 0; y < image.height(); ++y)
                high += image.pixelColor(x, y).hsvSaturation() > 150 ? 1 : 0;
            if (high > 15)
                most = x;
        }
        return most;
    };
    const QFontMetricsF metrics(uiFont(TypeSize::body)); // larger than that of the labels
    CHECK(coloured(FigureClass::estimate) < 420 - metrics.horizontalAdvance(QStringLiteral("116,837")) * 0.85);
}

TEST_CASE("beside one huge bar the others keep their lengths", "[charts]")
{
    ChartSpec spec;
    spec.id = "bars";
    spec.title = "Bars";
    BarChart chart;
    chart.value.title = "Cost";
    chart.value.unit = "USD";
    chart.value.format = AxisFormat::money;
    spec.caption = "catalogue 1";
    const auto drawn = [&](std::initializer_list<double> values) {
        chart.bars.clear();
        for (const double usd : values) {
            ChartBar bar;
            bar.label = "t" + std::to_string(usd);
            bar.value = usd;
            bar.role = ChartRole::nvidiaGpu;
            chart.bars.push_back(bar);
        }
        spec.kind = chart;
        ChartFrame frame(Theme::instance().colours(), QFont(), false);
        frame.setSpec(std::make_shared<const ChartSpec>(spec), false);
        const QImage image = chartImage(spec, QSize(480, 260), ChartTheme::Light);
        constexpr int kMark = 20; // the legend's is shorter
        int least = 480, bars = 0; // the length of the shortest bar, and how many there are
        bool inBar = false;
        for (int y = 0; y < image.height(); ++y) {
            int row = 0;
            for (int x = 0; x < image.width(); ++x)
                row += image.pixelColor(x, y).hsvSaturation() > 150 ? 1 : 0;
            bars += row > kMark && !inBar ? 1 : 0;
            inBar = row > kMark;
            if (inBar)
                least = std::min(least, row);
        }
        CHECK(bars == 4); // none has vanished
        return std::pair(least, frame.captionText());
    };
    const auto [plain, quiet] = drawn({1.0, 1.2, 1.4, 1.6});
    const auto [beside, said] = drawn({1.0, 1.2, 1.4, 900.0});
    CHECK(plain > 100);
    CHECK(beside > plain / 2);
    CHECK_FALSE(quiet.contains(QStringLiteral("//")));
    CHECK(said.contains(QStringLiteral("//"))); // and that it is cut is told
    CHECK(said.startsWith(QStringLiteral("catalogue 1 · "))); // apart from what has no full stop
    // A bar that is a few times as long keeps its length.
    CHECK_FALSE(drawn({1.0, 1.2, 1.4, 9.0}).second.contains(QStringLiteral("//")));
}

TEST_CASE("the hint on the mouse is whole or left out", "[charts]")
{
    ChartSpec spec = sampleScatter();
    ChartFrame frame(Theme::instance().colours(), QFont(), false);
    const auto captionOf = [&](int words, QSizeF size) {
        std::string caption = "Zero";
        for (int i = 1; i < words; ++i)
            caption += " grams";
        spec.caption = caption + '.';
        frame.setSpec(std::make_shared<const ChartSpec>(spec), false);
        frame.setSize(size);
        return frame.captionText();
    };
    const QString hint = QStringLiteral("drag: select, Shift+drag: move, wheel: zoom");
    int whole = 0, without = 0;
    for (int words = 1; words < 60; ++words) { // until they fill all lines themselves
        const QString caption = captionOf(words, QSizeF(420, 240));
        INFO(caption.toStdString());
        const bool has = caption.endsWith(hint);
        CHECK((has || caption.endsWith(QStringLiteral("grams.")) || caption.endsWith(QStringLiteral("Zero."))));
        (has ? whole : without) += 1;
    }
    CHECK(whole > 0);
    CHECK(without > 0);
    CHECK(captionOf(20, QSizeF(1400, 600)).endsWith(hint));
}

TEST_CASE("in a narrow chart labels stay off the names of the rows, and a crossing still says where it is", "[charts]")
{
    ChartSpec spec;
    spec.id = "tornado";
    spec.title = "Tornado";
    TornadoChart tornado;
    tornado.value.title = "Energy";
    tornado.base = 0.339;
    tornado.bars = {{"power at full load", 0.25, 0.56, "4", "44", ""}, {"overhead", 0.33, 0.35, "0.05", "0.25", ""}};
    spec.kind = tornado;
    for (const char *bound : {">4.00</text>", ">44.0</text>", ">0.0500</text>", ">0.250</text>"}) {
        INFO(bound);
        CHECK(QString::fromUtf8(chartSvg(spec, QSize(300, 260))).contains(QLatin1String(bound)));
    }
    BarChart bars;
    bars.value.title = "Energy";
    ChartBar known, missing;
    known.label = "Green Algorithms";
    known.value = 1.5;
    missing.label = "Cloud Carbon Footprint";
    missing.missingReason = "no figures for this type of instance in the catalogue";
    bars.bars = {known, missing};
    spec.kind = bars;
    const QString svg = QString::fromUtf8(chartSvg(spec, QSize(300, 200)));
    CHECK(svg.contains(QStringLiteral("no figures")));
    CHECK_FALSE(svg.contains(QStringLiteral("in the catalogue</text>"))); // cut off rather than drawn over the name
    LineChart lines;
    LineSeries level, falling;
    for (int i = 5; i <= 100; ++i) {
        level.x.push_back(i / 100.0);
        level.y.push_back(0.362);
        falling.x.push_back(i / 100.0);
        falling.y.push_back(0.213 / (i / 100.0));
    }
    lines.lines = {level, falling};
    lines.x.format = AxisFormat::percent;
    lines.y.max = 1.086;
    lines.points = {{0.588, 0.362, "59 %: On-demand = Reserved instance, 1 year, all upfront, and some more words",
        ChartRole::limit}};
    spec.kind = lines;
    CHECK(QString::fromUtf8(chartSvg(spec, QSize(300, 320))).contains(QStringLiteral(">59\u00A0%</text>")));
}

TEST_CASE("a long name in the legend takes more lines before it is shortened", "[charts]")
{
    LineChart lines;
    LineSeries one, two;
    one.name = ChartText("On-demand");
    two.name = ChartText("Reserved instance for a year with everything paid in advance");
    for (LineSeries *line : {&one, &two}) {
        line->x = {0.0, 1.0};
        line->y = {1.0, 2.0};
    }
    lines.lines = {one, two};
    ChartSpec spec;
    spec.kind = lines;
    const QString narrow = QString::fromUtf8(chartSvg(spec, QSize(290, 320)));
    CHECK(narrow.contains(QStringLiteral("On-demand</text>")));
    CHECK(narrow.contains(QStringLiteral("in advance</text>"))); // the end of its last line
    CHECK_FALSE(narrow.contains(QChar(0x2026)));
    CHECK_FALSE(narrow.contains(QStringLiteral("Reserved instance for a year with everything paid in advance</text>")));
    const QString wide = QString::fromUtf8(chartSvg(spec, QSize(900, 320)));
    CHECK(wide.contains(QStringLiteral("Reserved instance for a year with everything paid in advance</text>")));
}

TEST_CASE("charts without data draw nothing and say so", "[charts]")
{
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
    ChartSpec spec;
    for (ChartKind kind : std::vector<ChartKind>{ScatterChart(), BarChart(), StackedBarChart(), LineChart(),
             HistogramChart(), TornadoChart(), WaterfallChart(), HeatMapChart(), HourlyChart(), TimelineChart()}) {
        spec.kind = kind;
        CHECK(chartIsEmpty(spec));
        CHECK(chartSvg(spec, QSize(300, 200)).isEmpty());
        CHECK(chartImage(spec, QSize(300, 200), ChartTheme::Light).isNull());
        CHECK(chartTable(spec)->rowCount() == 0);
        CHECK_FALSE(chartAltText(spec).isEmpty());
    }
    ScatterChart broken;
    broken.points.push_back({1, "x", kNan, 1, {}, {}, {}, {}, {}, ChartRole::accent, false, ""});
    spec.kind = broken;
    CHECK(chartIsEmpty(spec));
}

TEST_CASE("odd data does not break a chart", "[charts]")
{
    constexpr double kInf = std::numeric_limits<double>::infinity();
    ChartSpec spec;
    ScatterChart one; // a single point at the origin, on logarithmic axes
    one.x.logarithmic = one.y.logarithmic = true;
    one.points.push_back({1, "x", 0, 0, {}, {}, {}, {}, {}, ChartRole::accent, false, ""});
    spec.kind = one;
    CHECK_FALSE(chartImage(spec, QSize(300, 200), ChartTheme::Light).isNull());
    BarChart bars; // equal labels, zero, negative, infinite
    for (const double v : {0.0, -3.0, kInf, 1e300, 1e-300}) {
        ChartBar bar;
        bar.label = "same";
        bar.value = v;
        bars.bars.push_back(bar);
    }
    spec.kind = bars;
    CHECK_FALSE(chartImage(spec, QSize(300, 200), ChartTheme::Light).isNull());
    CHECK(chartTable(spec)->rowCount() == 5);
    LineChart line;
    line.lines.push_back(
        {1, "a", ChartRole::part1, {0, 1, 2, 3}, {1, kInf, 3, -kInf}, {0, 0}, {}, true, false, false, true, ""});
    spec.kind = line;
    CHECK_FALSE(chartSvg(spec, QSize(300, 200)).contains("nan"));
    HeatMapChart heat; // fewer cells than rows times columns
    heat.rows = {"a", "b"};
    heat.columns = {{"c", "", AxisFormat::number}, {"d", "", AxisFormat::number}};
    heat.cells.resize(3);
    heat.cells[0].value = 1.0;
    spec.kind = heat;
    CHECK_FALSE(chartImage(spec, QSize(60, 40), ChartTheme::Dark).isNull());
    TimelineChart timeline; // a span of a row that does not exist
    timeline.rows = {{1, "a"}};
    timeline.spans = {{7, 0, 1, 9, ""}, {0, 0, 1, 9, ""}};
    timeline.events = {{7, 0.5, 9, ""}};
    spec.kind = timeline;
    CHECK_FALSE(chartImage(spec, QSize(300, 200), ChartTheme::Light).isNull());
    HistogramChart histogram; // fewer edges than counts
    histogram.series.push_back({"h", ChartRole::accent, {0, 1, 2}, {5, 6, 7, 8}});
    spec.kind = histogram;
    CHECK_FALSE(chartImage(spec, QSize(300, 200), ChartTheme::Light).isNull());
}

TEST_CASE("the table of a chart holds its data with full precision", "[charts]")
{
    const TableSourcePtr scatter = chartTable(sampleScatter());
    CHECK(scatter->rowCount() == 17);
    CHECK(scatter->text(0, 0) == QStringLiteral("inf1.2xlarge"));
    CHECK(scatter->exported(0, 2) == QStringLiteral("2.17"));
    CHECK(scatter->key(0) == 1);
    CHECK_FALSE(scatter->number(15, 2).has_value()); // not finite
    for (const ChartSpec &spec : sampleCharts()) {
        INFO(spec.id);
        const TableSourcePtr table = chartTable(spec);
        CHECK(table->rowCount() > 0);
        for (int c = 0; c < table->columnCount(); ++c)
            CHECK_FALSE(table->column(c).title.isEmpty());
    }
    const TableSourcePtr bars = chartTable(sampleBars());
    CHECK(bars->missingReason(7, 1) == QStringLiteral("no public price"));
}

// Writes sheets of all samples where WATTFARE_CHART_PICTURES names a folder: to look at after a change.
TEST_CASE("pictures of all charts", "[.pictures]")
{
    const QString folder = qEnvironmentVariable("WATTFARE_CHART_PICTURES");
    REQUIRE(QDir().mkpath(folder));
    const std::vector<ChartSpec> charts = sampleCharts();
    constexpr int kWidth = 620;
    constexpr int kHeight = 380;
    for (const auto &[theme, name] : {std::pair(ChartTheme::Light, "light"), std::pair(ChartTheme::Dark, "dark"),
             std::pair(ChartTheme::Print, "print")}) {
        for (std::size_t first = 0; first < charts.size(); first += 4) {
            QImage sheet(2 * kWidth, 2 * kHeight, QImage::Format_ARGB32_Premultiplied);
            QPainter painter(&sheet);
            for (std::size_t i = first; i < std::min(first + 4, charts.size()); ++i)
                painter.drawImage(int((i - first) % 2) * kWidth, int((i - first) / 2) * kHeight,
                    chartImage(charts[i], QSize(kWidth, kHeight), theme));
            painter.end();
            CHECK(sheet.save(folder + QStringLiteral("/sheet-%1-%2.png").arg(QLatin1String(name)).arg(first / 4)));
        }
    }
}

TEST_CASE("a title without room ends in an ellipsis, and is whole under the pointer", "[charts]")
{
    ChartSpec spec;
    spec.id = "long";
    const char *title
        = "Hourly carbon of the fleet from the electricity of its place, by the hour of the day and the season";
    spec.title = title;
    spec.kind = BarChart{};
    ChartFrame frame(Theme::instance().colours(), QFont(), false);
    frame.setSpec(std::make_shared<const ChartSpec>(spec), false);
    for (const double beside : {0.0, 60.0}) {
        frame.setBesideTitle(beside);
        frame.setSize({220, 300});
        CHECK(frame.cutNameAt({20, 20}).toStdString() == title);
        frame.setSize({1800, 300});
        CHECK(frame.cutNameAt({20, 20}).isEmpty());
    }
}

TEST_CASE("what names the lowest hour stands on a ground of its own", "[charts]")
{
    ChartSpec spec;
    spec.id = "hours";
    spec.title = "Carbon by hour";
    HourlyChart chart;
    chart.values.assign(24, 300.0);
    chart.bestStart = 8;
    chart.windowHours = 1;
    chart.mean = 300;
    spec.kind = chart;
    ChartFrame frame(Theme::instance().colours(), QFont(), false);
    frame.setSpec(std::make_shared<const ChartSpec>(spec), false);
    frame.setSize({320, 150});
    QImage image(320, 150, QImage::Format_RGB32);
    image.fill(frame.colours().base);
    QPainter painter(&image);
    frame.paint(painter);
    painter.end();
    const PlotContext &c = frame.context();
    const double bottom = c.area.top() + QFontMetricsF(c.small).height();
    REQUIRE(c.y.pixel(300) < bottom - 2); // its bars reach the words
    const QPoint beside(int(c.x.pixelOf(8)) + 2, int(bottom) - 1);
    CHECK(image.pixelColor(beside).name().toStdString() == frame.colours().base.name().toStdString());
}
