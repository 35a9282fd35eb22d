// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/support/settle.h"
#include "tests/views/charts/sample_charts.h"
#include "views/charts/chart_frame.h"
#include "views/charts/chart_view.h"
#include "views/charts/plot.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGraphicsView>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

using namespace wattfare;
using namespace wattfare::test;

namespace {

struct Shown {
    ChartView view;
    explicit Shown(ChartSpec spec)
    {
        Theme::instance().apply(*qApp, ThemeChoice::light);
        view.resize(640, 420);
        view.setSpec(std::move(spec));
        view.show();
        REQUIRE(QTest::qWaitForWindowExposed(&view));
    }
    QGraphicsView *canvas() const { return view.findChild<QGraphicsView *>(); }
    // Pixel of a value, from what the chart says it shows: the plot is found by the marks that answer there.
    std::optional<QPoint> find(qint64 key)
    {
        QSignalSpy hovered(&view, &ChartView::pointHovered);
        for (int y = 4; y < canvas()->height(); y += 4)
            for (int x = 4; x < canvas()->width(); x += 4) {
                hovered.clear();
                QTest::mouseMove(canvas()->viewport(), QPoint(x, y));
                if (!hovered.isEmpty() && hovered.back()[0].toLongLong() == key)
                    return QPoint(x, y);
            }
        return std::nullopt;
    }
    void wheel(QPoint at, int delta, Qt::KeyboardModifiers modifiers = {})
    {
        QWheelEvent event(at, canvas()->viewport()->mapToGlobal(at), {}, {0, delta}, Qt::NoButton, modifiers,
            Qt::NoScrollPhase, false);
        QApplication::sendEvent(canvas()->viewport(), &event);
    }
};

} // namespace

TEST_CASE("wheel, keys and double-click zoom and reset", "[charts]")
{
    Shown s(sampleScatter());
    const QRectF home = s.view.visibleRange();
    QSignalSpy zoomed(&s.view, &ChartView::zoomChanged);
    s.wheel({320, 200}, 120);
    CHECK(s.view.isZoomed());
    CHECK(s.view.visibleRange().width() < home.width());
    CHECK(zoomed.count() == 1);
    QTest::mouseDClick(s.canvas()->viewport(), Qt::LeftButton, {}, QPoint(610, 140));
    CHECK_FALSE(s.view.isZoomed());
    CHECK(s.view.visibleRange() == home);
    QTest::keyClick(s.canvas(), Qt::Key_Plus);
    QTest::keyClick(s.canvas(), Qt::Key_Plus);
    const QRectF near = s.view.visibleRange();
    CHECK(near.width() < home.width() * 0.7);
    QTest::keyClick(s.canvas(), Qt::Key_Right, Qt::ControlModifier);
    CHECK(s.view.visibleRange().left() > near.left());
    QTest::keyClick(s.canvas(), Qt::Key_Minus);
    CHECK(s.view.visibleRange().width() > near.width());
    QTest::keyClick(s.canvas(), Qt::Key_0);
    CHECK(s.view.visibleRange() == home);
    for (int i = 0; i < 400; ++i)
        s.view.zoom(2.0);
    CHECK(std::isfinite(s.view.visibleRange().width()));
    CHECK(s.view.visibleRange().width() > 0.0);
    for (int i = 0; i < 800; ++i)
        s.view.zoom(0.5);
    CHECK(std::isfinite(s.view.visibleRange().width()));
    s.view.zoom(std::numeric_limits<double>::quiet_NaN());
    s.view.pan(1e300, -1e300);
    CHECK(std::isfinite(s.view.visibleRange().left()));
    CHECK_FALSE(s.view.grab().isNull());
}

TEST_CASE("a drag with Shift or the middle button pans and keeps the scale", "[charts]")
{
    for (const auto &[button, keys] : {std::pair(Qt::LeftButton, Qt::KeyboardModifiers(Qt::ShiftModifier)),
             std::pair(Qt::MiddleButton, Qt::KeyboardModifiers())}) {
        Shown s(sampleScatter());
        s.view.zoom(3.0);
        const QRectF before = s.view.visibleRange();
        QWidget *port = s.canvas()->viewport();
        QTest::mousePress(port, button, keys, QPoint(300, 200));
        QTest::mouseMove(port, QPoint(330, 215));
        QTest::mouseMove(port, QPoint(360, 230));
        QTest::mouseRelease(port, button, keys, QPoint(360, 230));
        const QRectF after = s.view.visibleRange();
        CHECK(after.left() < before.left());
        CHECK(std::abs(after.width() - before.width()) < before.width() * 1e-9);
        CHECK(s.view.selection().isEmpty());
    }
}

TEST_CASE("a low axis has more than one number", "[charts]")
{
    Shown s(sampleScatter());
    PlotAxis axis;
    Scale scale;
    for (const double most : {1.0, 1.9, 2.1, 4.3, 7.0, 9.9}) {
        scale.lo = 0;
        scale.hi = most * 100;
        for (const int atMost : {1, 2, 3}) {
            INFO(most << ' ' << atMost);
            CHECK(ticksOf(axis, scale, atMost).size() >= 2);
            CHECK(ticksOf(axis, scale, atMost).size() <= 6);
        }
    }
}

TEST_CASE("hover, click, Ctrl+click and drag speak in keys", "[charts]")
{
    Shown s(sampleScatter());
    const auto first = s.find(1);
    const auto other = s.find(7);
    REQUIRE(first);
    REQUIRE(other);
    QSignalSpy selected(&s.view, &ChartView::selectionChanged);
    QSignalSpy activated(&s.view, &ChartView::pointActivated);
    QWidget *port = s.canvas()->viewport();
    QTest::mouseClick(port, Qt::LeftButton, {}, *first);
    CHECK(s.view.selection() == QSet<qint64>{1});
    QTest::mouseClick(port, Qt::LeftButton, Qt::ControlModifier, *other);
    CHECK(s.view.selection() == QSet<qint64>{1, 7});
    QTest::mouseClick(port, Qt::LeftButton, Qt::ControlModifier, *first);
    CHECK(s.view.selection() == QSet<qint64>{7});
    CHECK(selected.count() == 3);
    QTest::mouseDClick(port, Qt::LeftButton, {}, *other);
    REQUIRE(activated.count() == 1);
    CHECK(activated[0][0].toLongLong() == 7);
    QTest::mousePress(port, Qt::LeftButton, {}, QPoint(20, 60));
    QTest::mouseMove(port, QPoint(400, 300));
    QTest::mouseRelease(port, Qt::LeftButton, {}, QPoint(635, 390));
    CHECK(s.view.selection().size() == 16); // all but the one that is not a number
    selected.clear();
    s.view.setSelection({3});
    CHECK(selected.isEmpty()); // an echo is silent
    QTest::keyClick(s.canvas(), Qt::Key_Escape);
    CHECK(s.view.selection().isEmpty());
    CHECK(selected.count() == 1);
}

TEST_CASE("a double click shows all again and keeps what is selected", "[charts]")
{
    Shown s(sampleScatter());
    QWidget *port = s.canvas()->viewport();
    QTest::mousePress(port, Qt::LeftButton, {}, QPoint(20, 60));
    QTest::mouseMove(port, QPoint(400, 300));
    QTest::mouseRelease(port, Qt::LeftButton, {}, QPoint(635, 390));
    const QSet<qint64> band = s.view.selection();
    REQUIRE(band.size() > 5);
    const QPoint nothing(610, 140);
    s.wheel({320, 200}, 120);
    REQUIRE(s.view.isZoomed());
    QSignalSpy selected(&s.view, &ChartView::selectionChanged);
    const auto send = [&](QEvent::Type type, Qt::MouseButtons held) {
        QMouseEvent event(type, nothing, port->mapToGlobal(nothing), Qt::LeftButton, held, Qt::NoModifier);
        QApplication::sendEvent(port, &event);
    };
    send(QEvent::MouseButtonPress, Qt::LeftButton);
    send(QEvent::MouseButtonRelease, Qt::NoButton);
    CHECK(s.view.selection().isEmpty()); // one click alone takes it away, at once
    send(QEvent::MouseButtonDblClick, Qt::LeftButton);
    send(QEvent::MouseButtonRelease, Qt::NoButton);
    CHECK_FALSE(s.view.isZoomed());
    CHECK(s.view.selection() == band);
    REQUIRE_FALSE(selected.isEmpty());
    CHECK(selected.back()[0].value<QSet<qint64>>() == band); // and everybody is told
    s.view.setSelection({3}); // nothing comes back that was taken away long ago
    QTest::mouseClick(port, Qt::LeftButton, {}, nothing);
    CHECK(s.view.selection().isEmpty());
    send(QEvent::MouseButtonPress, Qt::LeftButton);
    send(QEvent::MouseButtonRelease, Qt::NoButton);
    send(QEvent::MouseButtonDblClick, Qt::LeftButton);
    CHECK(s.view.selection().isEmpty());
}

TEST_CASE("the keyboard walks over marks, selects and activates", "[charts]")
{
    Shown s(sampleBars());
    QSignalSpy hovered(&s.view, &ChartView::pointHovered);
    QSignalSpy activated(&s.view, &ChartView::pointActivated);
    QTest::keyClick(s.canvas(), Qt::Key_Down);
    QTest::keyClick(s.canvas(), Qt::Key_Down);
    REQUIRE(hovered.count() == 2);
    CHECK(hovered[1][0].toLongLong() == 2);
    QTest::keyClick(s.canvas(), Qt::Key_Space);
    CHECK(s.view.selection() == QSet<qint64>{2});
    QTest::keyClick(s.canvas(), Qt::Key_Return);
    REQUIRE(activated.count() == 1);
    CHECK(activated[0][0].toLongLong() == 2);
}

TEST_CASE("the legend hides a series and remembers it over new data", "[charts]")
{
    Shown s(sampleScatter());
    REQUIRE(s.view.legendCount() >= 8);
    const QImage before = s.view.grab().toImage();
    s.view.setSeriesVisible(0, false);
    CHECK(s.view.grab().toImage() != before);
    s.view.zoom(2.0);
    const QRectF range = s.view.visibleRange();
    const QImage hidden = s.view.grab().toImage();
    s.view.setSpec(sampleScatter()); // same id: same view
    CHECK(s.view.visibleRange() == range);
    CHECK(s.view.grab().toImage() == hidden);
    s.view.setSpec(sampleBars());
    CHECK_FALSE(s.view.isZoomed());
    s.view.setSeriesVisible(99, false);
    s.view.setSeriesVisible(-1, false);
}

TEST_CASE("axes turn logarithmic where the data allow it", "[charts]")
{
    Shown s(sampleScatter());
    CHECK(s.view.canBeLogarithmic(Qt::Horizontal));
    CHECK_FALSE(s.view.isLogarithmic(Qt::Horizontal));
    s.view.setLogarithmic(Qt::Horizontal, true);
    CHECK(s.view.isLogarithmic(Qt::Horizontal));
    CHECK(s.view.visibleRange().left() > 0.0);
    s.view.setSpec(denseLine(100));
    CHECK_FALSE(s.view.canBeLogarithmic(Qt::Horizontal)); // dates
    s.view.setLogarithmic(Qt::Horizontal, true);
    CHECK_FALSE(s.view.isLogarithmic(Qt::Horizontal));
}

TEST_CASE("what an empty chart says stands clear of its caption", "[charts]")
{
    ChartSpec spec;
    spec.id = "empty";
    spec.title = "Cost";
    spec.caption = "Prices of a day";
    spec.empty = "No candidate has this figure. Widen the filter or include estimates.";
    spec.kind = BarChart{};
    ChartFrame frame(Theme::instance().colours(), QFont(), false);
    frame.setSpec(std::make_shared<const ChartSpec>(spec), false);
    for (const QSizeF size : {QSizeF(300, 220), QSizeF(440, 300), QSizeF(900, 260)}) {
        frame.setSize(size);
        INFO(size.width() << " x " << size.height());
        CHECK(frame.captionRect().bottom() > size.height() - 12); // at the bottom, with no rows to follow
        CHECK(frame.emptyRect().bottom() <= frame.captionRect().top());
    }
}

TEST_CASE("a low chart leaves out words before its marks", "[charts]")
{
    ChartSpec spec;
    spec.id = "low";
    spec.title = "Cost";
    spec.caption = "Prices of a day";
    ScatterChart chart;
    chart.x.title = "Cost per million";
    chart.y.title = "Carbon per million";
    for (const double x : {1.0, 2.0}) {
        ScatterPoint point;
        point.x = point.y = x;
        chart.points.push_back(point);
    }
    spec.kind = std::move(chart);
    ChartFrame frame(Theme::instance().colours(), QFont(), false);
    frame.setSpec(std::make_shared<const ChartSpec>(spec), false);
    const double line = QFontMetricsF(frame.context().small).height();
    for (const double lines : {20.0, 9.0, 8.0, 7.0}) {
        frame.setSize({500, lines * line});
        INFO(lines);
        CHECK((lines < 15 || frame.captionRect().isValid()));
        CHECK(frame.context().area.bottom() <= frame.size().height());
        if (frame.captionRect().isValid())
            CHECK(frame.context().area.bottom() < frame.captionRect().top() - line); // ticks and title between
        CHECK(frame.context().area.height() >= std::min(2 * line, 20.0));
    }
    CHECK_FALSE(frame.captionRect().isValid());
}

TEST_CASE("a range a thousand times its point leaves the points apart", "[charts]")
{
    ChartSpec spec;
    spec.id = "spot";
    ScatterChart chart;
    for (const double x : {66.0, 117.0, 180.0}) {
        ScatterPoint point;
        point.key = static_cast<std::int64_t>(x);
        point.x = point.y = x;
        point.xLow = 24.0;
        point.xHigh = point.yHigh = 22'000.0; // interruptions multiply it
        point.yLow = 24.0;
        chart.points.push_back(point);
        chart.front.push_back(point.key);
    }
    spec.kind = std::move(chart);
    const Shown s(spec);
    CHECK(s.view.visibleRange().right() >= 2 * 180);
    CHECK(s.view.visibleRange().right() < 5 * 180);
}

TEST_CASE("the scale of an axis is that of the data, until the reader chooses", "[charts]")
{
    const auto points = [](std::vector<double> xs) {
        ChartSpec spec;
        spec.id = "costs";
        ScatterChart chart;
        chart.x.logarithmic = !xs.empty() && *std::max_element(xs.begin(), xs.end()) > 50 * xs.front();
        for (const double x : xs) {
            ScatterPoint point;
            point.x = x;
            point.y = 2 + x / 1000;
            chart.points.push_back(point);
        }
        spec.kind = std::move(chart);
        return spec;
    };
    Shown s(points({}));
    REQUIRE_FALSE(s.view.hasData());
    s.view.zoom(3.0);
    s.view.setSpec(points({1, 10, 1000}));
    CHECK(s.view.isLogarithmic(Qt::Horizontal)); // an empty answer before it leaves no scale behind
    CHECK(s.view.visibleRange().right() >= 1000);
    s.view.zoom(2.0);
    REQUIRE(s.view.isZoomed());
    s.view.setSpec(points({3, 4, 5}));
    CHECK_FALSE(s.view.isLogarithmic(Qt::Horizontal));
    CHECK_FALSE(s.view.isZoomed()); // a view of other axes
    s.view.zoom(2.0);
    s.view.setSpec(points({3000, 4000, 5000}));
    CHECK_FALSE(s.view.isZoomed()); // nothing of the new data would be in it
    s.view.zoom(4.0);
    REQUIRE(s.view.isZoomed());
    s.view.setSpec(points({3000, 3010, 4990, 5000}));
    CHECK_FALSE(s.view.isZoomed()); // the view lies between its points
    s.view.setLogarithmic(Qt::Horizontal, true);
    s.view.setSpec(points({}));
    s.view.setSpec(points({3, 4, 5}));
    CHECK(s.view.isLogarithmic(Qt::Horizontal)); // the reader's choice stays
    s.view.setLogarithmic(Qt::Horizontal, false);
    s.view.setSpec(points({1, 10, 1000}));
    CHECK_FALSE(s.view.isLogarithmic(Qt::Horizontal));
}

TEST_CASE("a tooltip stays until the pointer leaves", "[charts]")
{
    Shown s(sampleScatter());
    const auto at = s.find(1);
    REQUIRE(at);
    QWidget *port = s.canvas()->viewport();
    const auto sendTip = [&] { // what Qt sends to a pointer at rest
        QHelpEvent help(QEvent::ToolTip, *at, port->mapToGlobal(*at));
        QApplication::sendEvent(port, &help);
    };
    QTest::mouseMove(port, *at);
    REQUIRE(QToolTip::isVisible());
    const QString told = QToolTip::text();
    sendTip();
    QTest::qWait(500); // Qt hides 300 ms later
    CHECK(QToolTip::isVisible());
    CHECK(QToolTip::text() == told);
    s.view.setSpec(sampleScatter()); // data of the same chart, below a resting pointer
    QTest::qWait(500);
    CHECK(QToolTip::isVisible());
    s.view.setSpec(ChartSpec());
    QTest::qWait(500);
    CHECK_FALSE(QToolTip::isVisible());
    s.view.setSpec(sampleScatter());
    QTest::mouseMove(port, *at);
    REQUIRE(QToolTip::isVisible());
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(port, &leave);
    QTest::qWait(500);
    CHECK_FALSE(QToolTip::isVisible());
}

TEST_CASE("a picture carries scenario and date, and no ring of a selection", "[charts]")
{
    Shown s(sampleScatter());
    const QImage plain = s.view.image(1.0);
    const QByteArray vectors = s.view.svg();
    s.view.setSelection({1, 7});
    s.view.setHovered(3);
    CHECK(s.view.image(1.0) == plain);
    CHECK(s.view.svg().size() == vectors.size());
    CHECK_FALSE(vectors.contains("Chat at noon"));
    const QImage window = s.view.grab().toImage();
    s.view.setContext(QStringLiteral("Chat at noon"), QStringLiteral("2026-02-03"));
    CHECK(s.view.svg().contains("Scenario: Chat at noon. Prices as of 2026-02-03."));
    s.view.setContext(QStringLiteral("Chat at noon"), QStringLiteral("2026-07-20")); // which the caption has
    CHECK_FALSE(s.view.svg().contains("Scenario: Chat at noon. Prices as of"));
    CHECK(s.view.svg().contains("Scenario: Chat at noon"));
    CHECK(s.view.image(1.0) != plain);
    CHECK(s.view.grab().toImage() == window);
}

TEST_CASE("pictures leave as bytes, as shown", "[charts]")
{
    Shown s(sampleScatter());
    s.view.zoom(2.0);
    QImage back;
    REQUIRE(back.loadFromData(s.view.png(1.0), "PNG"));
    CHECK(back.size() == s.canvas()->viewport()->size());
    CHECK(s.view.svg().trimmed().endsWith("</svg>"));
    s.view.copy();
    CHECK(QApplication::clipboard()->mimeData()->hasImage());
    CHECK(QApplication::clipboard()->mimeData()->hasFormat(QStringLiteral("image/svg+xml")));
    s.view.setSpec(ChartSpec());
    CHECK_FALSE(s.view.hasData());
    CHECK(s.view.png().isEmpty());
    CHECK(s.view.svg().isEmpty());
    s.view.copy();
}

TEST_CASE("charts follow the theme and have names for screen readers", "[charts]")
{
    Shown s(sampleScatter());
    const int light = qGray(s.view.grab().toImage().pixel(5, 410));
    Theme::instance().setChoice(ThemeChoice::dark);
    const int dark = qGray(s.view.grab().toImage().pixel(5, 410));
    CHECK(light > 200);
    CHECK(dark < 80);
    Theme::instance().setChoice(ThemeChoice::light);
    CHECK(s.canvas()->accessibleName().contains(QStringLiteral("LayoutLM")));
    CHECK(s.canvas()->accessibleDescription().contains(QStringLiteral("Scatter chart")));
}

TEST_CASE("every kind survives the mouse, the keys and a tiny window", "[charts]")
{
    for (ChartSpec &spec : sampleCharts()) {
        INFO(spec.id);
        Shown s(std::move(spec));
        for (const QPoint at : {QPoint(320, 200), QPoint(10, 200), QPoint(320, 400), QPoint(630, 60)}) {
            QTest::mouseMove(s.canvas()->viewport(), at);
            s.wheel(at, 240);
            s.wheel(at, 120, Qt::ControlModifier);
            QTest::mouseClick(s.canvas()->viewport(), Qt::LeftButton, {}, at);
        }
        for (const Qt::Key key :
            {Qt::Key_Right, Qt::Key_Up, Qt::Key_Space, Qt::Key_PageDown, Qt::Key_Plus, Qt::Key_Home})
            QTest::keyClick(s.canvas(), key);
        s.view.setBusy(true);
        CHECK_FALSE(s.view.grab().isNull());
        s.view.setBusy(false);
        s.view.resize(130, 95);
        CHECK_FALSE(s.view.grab().isNull());
    }
}

TEST_CASE("dense series are drawn, hovered and selected by one item", "[charts]")
{
    Shown s(denseScatter(4000));
    CHECK(s.canvas()->scene()->items().size() < 40);
    QTest::mousePress(s.canvas()->viewport(), Qt::LeftButton, {}, QPoint(60, 60));
    QTest::mouseMove(s.canvas()->viewport(), QPoint(300, 300));
    QTest::mouseRelease(s.canvas()->viewport(), Qt::LeftButton, {}, QPoint(630, 400));
    CHECK(s.view.selection().size() > 3900);
    s.view.setSelection({5});
    CHECK_FALSE(s.view.grab().isNull());
}

namespace {

// The context menu as the keyboard opens it: menu by the title of the entry.
QMenu *menuOf(ChartView &view)
{
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(10, 10), view.mapToGlobal(QPoint(10, 10)));
    QApplication::sendEvent(&view, &event);
    for (QMenu *menu : view.findChildren<QMenu *>())
        if (menu->isVisible())
            return menu;
    return nullptr;
}

QAction *entry(QMenu *menu, const char *text)
{
    for (QAction *each : menu->actions())
        if (each->text().section(QLatin1Char('\t'), 0, 0) == QString::fromUtf8(text))
            return each;
    return nullptr;
}

} // namespace

TEST_CASE("all that the mouse does to a chart is in its menu for the keyboard", "[charts]")
{
    Shown s(sampleScatter());
    QSignalSpy images(&s.view, &ChartView::imageRequested);
    QSignalSpy tables(&s.view, &ChartView::tableRequested);
    const auto press = [&](const char *text) {
        INFO(text);
        QMenu *menu = menuOf(s.view);
        REQUIRE(menu);
        QAction *found = entry(menu, text);
        REQUIRE(found);
        REQUIRE(found->isEnabled());
        found->trigger();
        menu->close();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    press("Save as PNG…");
    press("Save as SVG…");
    REQUIRE(images.count() == 2);
    CHECK(images[0][0].toString() == QStringLiteral("png"));
    CHECK(images[1][0].toString() == QStringLiteral("svg"));
    press("Show as table");
    CHECK(tables.count() == 1);
    QApplication::clipboard()->clear();
    press("Copy picture");
    CHECK(QApplication::clipboard()->mimeData()->hasImage());
    press("Logarithmic horizontal axis");
    CHECK(s.view.isLogarithmic(Qt::Horizontal));
    CHECK_FALSE(s.view.isLogarithmic(Qt::Vertical));
    s.view.zoom(2.0);
    press("Show all");
    CHECK_FALSE(s.view.isZoomed());
    press("Logarithmic horizontal axis"); // off again
    // What a rubber band does: all in view, and with a hidden series without its points.
    press("Select what is in view");
    CHECK(s.view.selection().size() == 16);
    QTest::keyClick(s.canvas(), Qt::Key_Escape);
    const QImage whole = s.view.grab().toImage();
    QMenu *menu = menuOf(s.view);
    REQUIRE(menu);
    QMenu *series = entry(menu, "Series")->menu();
    REQUIRE(series);
    REQUIRE(series->actions().size() >= 8);
    CHECK(series->actions().first()->isChecked());
    series->actions().first()->trigger();
    menu->close();
    CHECK(s.view.grab().toImage() != whole);
    QTest::keyClick(s.canvas(), Qt::Key_A, Qt::ControlModifier);
    CHECK(s.view.selection().size() < 16);
    CHECK(s.view.selection().size() > 8);
}

TEST_CASE("every kind zooms, pans and resets by wheel, drag and double-click", "[charts]")
{
    for (ChartSpec &spec : sampleCharts()) {
        INFO(spec.id);
        const bool rows
            = std::holds_alternative<HeatMapChart>(spec.kind) || std::holds_alternative<StackedBarChart>(spec.kind);
        Shown s(std::move(spec));
        const QRectF home = s.view.visibleRange();
        const QPoint middle(400, 220);
        s.wheel(middle, 360);
        s.wheel(middle, 360, Qt::ControlModifier); // the other axis of a chart with rows
        CHECK((s.view.isZoomed() || rows));
        const QRectF zoomed = s.view.visibleRange();
        if (s.view.isZoomed())
            CHECK(zoomed != home);
        QWidget *port = s.canvas()->viewport();
        QTest::mousePress(port, Qt::LeftButton, {}, middle);
        QTest::mouseMove(port, middle + QPoint(-40, -30));
        QTest::mouseMove(port, middle + QPoint(-80, -60));
        QTest::mouseRelease(port, Qt::LeftButton, {}, middle + QPoint(-80, -60));
        CHECK(std::abs(s.view.visibleRange().width()) > 0.0);
        QTest::keyClick(s.canvas(), Qt::Key_0);
        CHECK_FALSE(s.view.isZoomed());
        CHECK(s.view.visibleRange() == home);
    }
}

TEST_CASE("marks of no candidate keep their colour beside a selection", "[charts]")
{
    ChartSpec spec = denseLine(40);
    auto &line = std::get<LineChart>(spec.kind).lines.front();
    line.key = kNoKey;
    Shown s(std::move(spec));
    const QImage before = s.view.grab().toImage();
    s.view.setSelection({4711}); // of the window: a candidate that this chart does not show
    CHECK(s.view.grab().toImage() == before);
}

TEST_CASE("beside a selection what counts keeps its colour: pale means not counted", "[charts]")
{
    Shown s(sampleBars(5)); // the fourth is pale, the fifth has no value
    const auto second = s.find(2);
    REQUIRE(second);
    const auto strongest = [&](int row) { // saturation of the fill, left end of the bar
        const QImage image = s.view.grab().toImage();
        const int step = s.find(3)->y() - second->y();
        int most = 0;
        for (int x = 0; x < image.width(); ++x)
            for (int y = second->y() + (row - 2) * step; y < second->y() + (row - 2) * step + step / 2; ++y)
                most = std::max(most, image.pixelColor(x, std::min(y, image.height() - 1)).hsvSaturation());
        return most;
    };
    const int before = strongest(2);
    CHECK(before > 150);
    s.view.setSelection({1});
    CHECK(strongest(2) == before);
    // A pale mark bears its outline in the full colour: it is seen on white and on black.
    const ThemeColours colours = lightColours();
    PlotContext context;
    context.colours = colours;
    QImage box(40, 20, QImage::Format_RGB32);
    box.fill(colours.base);
    QPainter painter(&box);
    context.fillBox(painter, QRectF(5, 4, 30, 12), ChartRole::nvidiaGpu, true);
    painter.end();
    CHECK(contrastRatio(box.pixelColor(5, 10), colours.base) > 3.0);
    CHECK(contrastRatio(box.pixelColor(20, 10), colours.base) < 2.0);
}

TEST_CASE("few bars stand together, and what belongs to them below them", "[charts]")
{
    Shown s(sampleBars(2));
    s.view.resize(640, 900);
    settle();
    const auto first = s.find(1), second = s.find(2);
    REQUIRE((first && second));
    CHECK(second->y() - first->y() < 100); // not half of the window
    QImage image = s.view.grab().toImage();
    int lowest = 0; // of what is painted
    for (int y = 0; y < image.height() - 20; ++y)
        for (int x = 40; x < image.width() - 40; ++x)
            if (image.pixelColor(x, y) != image.pixelColor(image.width() / 2, image.height() - 20))
                lowest = std::max(lowest, y);
    CHECK(lowest < 400);
    CHECK(lowest > second->y());
}

TEST_CASE("letters on a coloured cell read at 4.5:1, whatever the colour", "[charts][theme]")
{
    for (int red = 0; red < 256; red += 17)
        for (int green = 0; green < 256; green += 17)
            for (int blue = 0; blue < 256; blue += 17) {
                const QColor fill(red, green, blue);
                if (contrastRatio(textOn(fill), fill) < 4.5)
                    FAIL(fill.name().toStdString());
            }
}

TEST_CASE("a shortened name of a row or of the legend is whole under the mouse", "[charts]")
{
    const std::string row = "Uncertainty of the accelerator, its board, its fabric and all of its fans together";
    const std::string part
        = "Everything that the whole server takes beside its accelerators, its processors and its memory";
    StackedBarChart bars;
    for (int i = 0; i < 12; ++i) {
        StackedBar bar;
        bar.label = ChartText(row + ' ' + std::to_string(i));
        bar.parts = {1.0 + i};
        bars.bars.push_back(bar);
    }
    bars.parts = {{ChartText(part), ChartRole::part1}};
    ChartSpec spec;
    spec.kind = bars;
    ChartView view;
    view.resize(150, 320);
    view.setSpec(spec);
    view.show();
    REQUIRE(QTest::qWaitForWindowExposed(&view));
    auto *canvas = view.findChild<QGraphicsView *>();
    QSet<QString> told;
    for (int y = 2; y < canvas->height(); y += 3) {
        QTest::mouseMove(canvas->viewport(), QPoint(20, y));
        if (QToolTip::isVisible())
            told.insert(QToolTip::text());
    }
    CHECK(told.contains(QString::fromStdString(row + " 0")));
    CHECK(told.contains(QString::fromStdString(part)));
}

TEST_CASE("further lines of a tooltip are asked for once a mark", "[charts]")
{
    Shown s(sampleBars());
    int asked = 0;
    s.view.setEvidence([&asked](qint64 key) {
        ++asked;
        return QStringLiteral("Sources:\n<b>of</b> %1").arg(key);
    });
    QTest::keyClick(s.canvas(), Qt::Key_Down);
    CHECK(QToolTip::text().contains(QStringLiteral("Sources:<br>&lt;b&gt;of&lt;/b&gt; 1")));
    const auto at = s.find(2);
    REQUIRE(at);
    asked = 0;
    for (int i = 0; i < 3; ++i)
        QTest::mouseMove(s.canvas()->viewport(), *at + QPoint(i, 0));
    CHECK(asked <= 1);
}
