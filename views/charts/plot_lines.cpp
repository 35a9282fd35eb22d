// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Curves over a number axis.
#include "views/charts/dense_layer.h"
#include "views/charts/plot.h"
#include "views/words/messages.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

// The parts of a segment inside a rectangle (Liang and Barsky); false where there is none.
bool clipSegment(const QRectF &r, QPointF &a, QPointF &b)
{
    const QPointF d = b - a;
    double t0 = 0.0;
    double t1 = 1.0;
    const double p[] = {-d.x(), d.x(), -d.y(), d.y()};
    const double q[] = {a.x() - r.left(), r.right() - a.x(), a.y() - r.top(), r.bottom() - a.y()};
    for (int i = 0; i < 4; ++i) {
        if (p[i] == 0.0) {
            if (q[i] < 0.0)
                return false;
            continue;
        }
        const double t = q[i] / p[i];
        if (p[i] < 0.0)
            t0 = std::max(t0, t);
        else
            t1 = std::min(t1, t);
    }
    if (t0 > t1)
        return false;
    const QPointF from = a; // an end inside stays as it is, to the last bit: the next segment begins there
    if (t1 < 1.0)
        b = from + d * t1;
    if (t0 > 0.0)
        a = from + d * t0;
    return true;
}

// A polyline inside a rectangle, as pieces: exports to SVG know no clipping.
std::vector<QList<QPointF>> clipped(const QList<QPointF> &points, const QRectF &rect)
{
    std::vector<QList<QPointF>> pieces;
    for (qsizetype i = 1; i < points.size(); ++i) {
        QPointF a = points[i - 1];
        QPointF b = points[i];
        if (!clipSegment(rect, a, b))
            continue;
        if (pieces.empty() || pieces.back().back() != a)
            pieces.push_back({a});
        pieces.back() << b;
    }
    if (points.size() == 1 && rect.contains(points.front()))
        pieces.push_back(points);
    return pieces;
}

// Without the points between two others on one straight line: Qt Charts strokes every segment apart, which shows as
// dots.
QList<QPointF> straightened(const QList<QPointF> &points, const PlotContext &c)
{
    constexpr double kPixels = 0.02;
    const auto pixel = [&c](const QPointF &p) { return QPointF(c.x.pixelOf(p.x()), c.y.pixelOf(p.y())); };
    QList<QPointF> out;
    for (const QPointF &point : points) {
        if (out.size() >= 2) {
            const QPointF a = pixel(out[out.size() - 2]), b = pixel(out.back()), d = pixel(point);
            const double length = std::hypot(d.x() - a.x(), d.y() - a.y());
            const double off = std::abs((d.x() - a.x()) * (b.y() - a.y()) - (d.y() - a.y()) * (b.x() - a.x()));
            if (off <= kPixels * length && QPointF::dotProduct(b - a, d - b) >= 0)
                out.removeLast();
        }
        out << point;
    }
    return out;
}

class LinePlot : public Plot
{
public:
    explicit LinePlot(const LineChart &chart)
        : m_chart(chart)
    {
    }

    bool isEmpty() const override
    {
        for (const LineSeries &line : m_chart.lines)
            for (std::size_t i = 0; i < std::min(line.x.size(), line.y.size()); ++i)
                if (std::isfinite(line.x[i]) && std::isfinite(line.y[i]))
                    return false;
        return true;
    }

    void prepare(bool logX, bool logY) override
    {
        Extent xs, ys, xsPositive, ysPositive;
        const auto add = [](Extent &all, Extent &positive, double v) {
            all.add(v);
            if (v > 0.0)
                positive.add(v);
        };
        legend.clear();
        for (const LineSeries &line : m_chart.lines) {
            for (std::size_t i = 0; i < std::min(line.x.size(), line.y.size()); ++i) {
                if (!std::isfinite(line.x[i]) || !std::isfinite(line.y[i]))
                    continue;
                add(xs, xsPositive, line.x[i]);
                add(ys, ysPositive, line.y[i]);
                if (line.low.size() == line.x.size() && line.high.size() == line.x.size()) {
                    add(ys, ysPositive, line.low[i]);
                    add(ys, ysPositive, line.high[i]);
                }
            }
            legend.push_back({text(line.name), line.role,
                line.dashed ? LegendEntry::Glyph::dashedLine : LegendEntry::Glyph::line, true});
        }
        for (const MarkLine &mark : m_chart.horizontal)
            add(ys, ysPositive, mark.value);
        for (const MarkLine &mark : m_chart.vertical)
            add(xs, xsPositive, mark.value);
        setLimits(x, m_chart.x, xs, xsPositive, logX, 0.02);
        x.hours = m_chart.x.format == AxisFormat::integer && m_chart.x.min == 0.0 && m_chart.x.max == 24.0;
        setLimits(y, m_chart.y, ys, ysPositive, logY);
        if (!x.log && !m_chart.x.min && xs.any && xs.low > x.lo && m_chart.x.format == AxisFormat::dateUtc)
            x.lo = xs.low - (xs.high - xs.low) * 0.02;
        if (legend.size() < 2 && !legend.empty() && legend.front().name.isEmpty())
            legend.clear();

        m_runs.clear();
        m_runs.resize(m_chart.lines.size());
        m_sparse.clear();
        leftOut = 0;
        Scale sx, sy;
        sx.log = x.log;
        sy.log = y.log;
        for (std::size_t s = 0; s < m_chart.lines.size(); ++s) {
            const LineSeries &line = m_chart.lines[s];
            std::vector<QPointF> run;
            const auto endRun = [&] {
                if (!run.empty())
                    m_runs[s].emplace_back(std::move(run), line.step);
                run.clear();
            };
            for (std::size_t i = 0; i < std::min(line.x.size(), line.y.size()); ++i) {
                const bool finite = std::isfinite(line.x[i]) && std::isfinite(line.y[i]);
                if (!finite || !sx.accepts(line.x[i]) || !sy.accepts(line.y[i])) {
                    leftOut += finite ? 1 : 0;
                    endRun();
                    continue;
                }
                const QPointF p(sx.number(line.x[i]), sy.number(line.y[i]));
                run.push_back(p);
                if (line.x.size() < kDenseFrom)
                    m_sparse.push_back({s, i, p});
            }
            endRun();
        }
    }

    // Few points go to Qt Charts; many are thinned to the pixel columns and painted here.
    std::vector<PlotLine> lines(const PlotContext &c) const override
    {
        std::vector<PlotLine> out;
        const QRectF view = viewOf(c);
        for (std::size_t s = 0; s < m_chart.lines.size(); ++s) {
            const LineSeries &line = m_chart.lines[s];
            if (c.isHidden(s) || line.x.size() >= kDenseFrom)
                continue;
            PlotLine made;
            made.colour = colourOf(line, c);
            made.width = width(line, c);
            made.stroke = strokeOf(line.role, line.dashed, c.print);
            for (const DenseLine &run : m_runs[s])
                for (auto &piece : clipped(run.polyline(c.x.lo, c.x.hi), view))
                    made.pieces.push_back(straightened(piece, c));
            if (line.low.size() == line.x.size() && line.high.size() == line.x.size())
                addBand(made, line, c, view);
            out.push_back(std::move(made));
        }
        return out;
    }

    void paint(QPainter &painter, const PlotContext &c) const override
    {
        for (std::size_t s = 0; s < m_chart.lines.size(); ++s) {
            const LineSeries &line = m_chart.lines[s];
            if (c.isHidden(s) || line.x.size() < kDenseFrom)
                continue;
            const QColor colour = colourOf(line, c);
            for (const DenseLine &run : m_runs[s])
                paintDense(painter, c, run, colour, width(line, c) - 0.5, strokeOf(line.role, line.dashed, c.print));
        }
        for (const Sparse &p : m_sparse) {
            const LineSeries &line = m_chart.lines[p.series];
            const QPointF at(c.x.pixelOf(p.at.x()), c.y.pixelOf(p.at.y()));
            if (!line.markers || c.isHidden(p.series) || !c.area.adjusted(-1, -1, 1, 1).contains(at))
                continue;
            painter.setBrush(colourOf(line, c));
            painter.setPen(QPen(c.colours.base, 1));
            painter.translate(at);
            painter.drawPath(markerPath(roleShape(line.role), 7));
            painter.translate(-at);
        }
        drawMarkLines(painter, c, m_chart.horizontal, Qt::Horizontal);
        drawMarkLines(painter, c, m_chart.vertical, Qt::Vertical);
        std::vector<QRectF> taken, curves = curveBoxes(c);
        painter.setFont(c.small);
        for (const MarkPoint &mark : m_chart.points) {
            if (!c.x.accepts(mark.x) || !c.y.accepts(mark.y))
                continue;
            const QPointF at = c.point(mark.x, mark.y);
            if (!c.area.contains(at))
                continue;
            painter.setBrush(c.colours.base);
            painter.setPen(QPen(c.colour(mark.role), 2));
            painter.drawEllipse(at, 4.5, 4.5);
            taken.emplace_back(at.x() - 5, at.y() - 5, 10, 10);
            // Lines cross here: a label beside the point would lie on the flatter one.
            taken.emplace_back(c.area.left(), at.y() - 2, c.area.width(), 4);
            // Off every curve where there is room, if need be further off; else off the crossing alone.
            std::vector<QRectF> all = taken;
            all.insert(all.end(), curves.begin(), curves.end());
            const QString whole = text(mark.label), brief = whole.isEmpty() ? QString() : valueText(mark.x, m_chart.x);
            const auto place = [&](const QString &words) {
                for (const double further : {1.0, 2.0, 3.5, 6.0, 10.0, 15.0}) {
                    if (!placeLabel(painter, words, at, 9 * further, c.area, all, c.colours.text, c.colours.base))
                        continue;
                    taken.push_back(all.back());
                    if (further > 1.0)
                        drawLeader(painter, at, all.back(), c);
                    return true;
                }
                return false;
            };
            if (!place(whole) && !place(brief)) // in a small window: where it is
                placeLabel(painter, whole, at, 9, c.area, taken, c.colours.text, c.colours.base);
        }
    }

    // The boxes of the pieces of the curves, where there are marks whose labels should not lie upon them.
    std::vector<QRectF> curveBoxes(const PlotContext &c) const
    {
        constexpr std::size_t kMostPieces = 4000;
        std::vector<QRectF> boxes;
        for (const LineSeries &line : m_chart.lines) {
            if (m_chart.points.empty() || boxes.size() + line.x.size() > kMostPieces)
                break;
            for (std::size_t i = 1; i < line.x.size(); ++i)
                if (c.x.accepts(line.x[i - 1]) && c.x.accepts(line.x[i]) && c.y.accepts(line.y[i - 1])
                    && c.y.accepts(line.y[i]))
                    boxes.push_back(QRectF(c.point(line.x[i - 1], line.y[i - 1]), c.point(line.x[i], line.y[i]))
                                        .normalized()
                                        .adjusted(-1, -1, 1, 1));
        }
        return boxes;
    }

    int markCount() const override { return int(m_sparse.size()); }

    std::optional<Hit> mark(int index, const PlotContext &c) const override
    {
        const Sparse &p = m_sparse[static_cast<std::size_t>(index)];
        const QPointF at(c.x.pixelOf(p.at.x()), c.y.pixelOf(p.at.y()));
        if (c.isHidden(p.series) || !c.area.adjusted(-1, -1, 1, 1).contains(at))
            return std::nullopt;
        return Hit{index, m_chart.lines[p.series].key, at, {}, {}};
    }

    QString tip(int index) const override
    {
        const Sparse &p = m_sparse[static_cast<std::size_t>(index)];
        return tipAt(m_chart.lines[p.series], p.index);
    }

    // The nearest line under the cursor, at the point that holds there.
    std::optional<Hit> hit(QPointF position, const PlotContext &c) const override
    {
        if (auto found = Plot::hit(position, c))
            return found;
        const double at = c.x.numberAt(position.x());
        std::optional<Hit> best;
        double bestDistance = 10.0;
        for (std::size_t s = 0; s < m_chart.lines.size(); ++s) {
            if (c.isHidden(s))
                continue;
            for (const DenseLine &dense : m_runs[s]) {
                const std::vector<QPointF> &run = dense.points();
                const auto next = std::lower_bound(
                    run.begin(), run.end(), at, [](const QPointF &p, double v) { return p.x() < v; });
                if (next == run.begin() || next == run.end())
                    continue;
                const QPointF &b = *next;
                const QPointF &a = *(next - 1);
                const double here = m_chart.lines[s].step ? a.y()
                    : b.x() > a.x()                       ? a.y() + (b.y() - a.y()) * (at - a.x()) / (b.x() - a.x())
                                                          : b.y();
                const double distance = std::abs(c.y.pixelOf(here) - position.y());
                if (distance >= bestDistance)
                    continue;
                bestDistance = distance;
                const LineSeries &line = m_chart.lines[s];
                const double xValue = c.x.valueAt(position.x());
                const auto after = std::upper_bound(line.x.begin(), line.x.end(), xValue);
                const auto index = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, after - line.x.begin() - 1));
                best = Hit{-1, line.key, {position.x(), c.y.pixelOf(here)}, {},
                    tipAt(line, std::min(index, line.y.size() - 1))};
            }
        }
        return best;
    }

private:
    struct Sparse {
        std::size_t series, index;
        QPointF at;
    };

    static QRectF viewOf(const PlotContext &c) { return QRectF(QPointF(c.x.lo, c.y.lo), QPointF(c.x.hi, c.y.hi)); }

    // Where many points share a pixel column, what the line covers is filled as one shape: stroking thousands of nearly
    // vertical strokes costs tens of milliseconds.
    static void paintDense(QPainter &painter, const PlotContext &c, const DenseLine &run, const QColor &colour,
        double thickness, Qt::PenStyle stroke)
    {
        const int columns = int(c.area.width() * (c.print ? 3.0 : c.pixelRatio));
        if (run.visible(c.x.lo, c.x.hi) < static_cast<std::size_t>(columns)) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(colour, thickness, stroke, Qt::FlatCap, Qt::BevelJoin));
            for (const auto &piece : clipped(run.polyline(c.x.lo, c.x.hi), viewOf(c))) {
                QPolygonF pixels;
                pixels.reserve(piece.size());
                for (const QPointF &p : piece)
                    pixels << QPointF(c.x.pixelOf(p.x()), c.y.pixelOf(p.y()));
                painter.drawPolyline(pixels);
            }
            return;
        }
        const std::vector<DenseLine::Column> shape = run.envelope(c.x.lo, c.x.hi, columns);
        QPolygonF outline;
        outline.reserve(qsizetype(shape.size()) * 2);
        const auto place = [&c](double x, double y, double shift) {
            return QPointF(c.x.pixelOf(x), std::clamp(c.y.pixelOf(y) + shift, c.area.top(), c.area.bottom()));
        };
        for (const DenseLine::Column &column : shape)
            outline << place(column.x, column.high, -thickness / 2);
        for (auto column = shape.rbegin(); column != shape.rend(); ++column)
            outline << place(column->x, column->low, thickness / 2);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawPolygon(outline, Qt::WindingFill);
    }

    static QColor colourOf(const LineSeries &line, const PlotContext &c) // a thin line bears less paleness than an area
    {
        return line.dimmed ? mixed(c.colour(line.role), c.colours.base, 0.45) : c.colour(line.role);
    }
    static double width(const LineSeries &line, const PlotContext &c)
    {
        const bool strong = c.isSelected(line.key) || (line.key != kNoKey && line.key == c.hovered);
        return strong ? 3.2 : line.dimmed ? 1.2 : 2.0;
    }

    static void addBand(PlotLine &made, const LineSeries &line, const PlotContext &c, const QRectF &view)
    {
        const auto number = [](const Scale &scale, double v, double otherwise) {
            return scale.accepts(v) ? scale.number(v) : otherwise;
        };
        for (std::size_t i = 0; i < line.x.size(); ++i) {
            if (!c.x.accepts(line.x[i]) || !std::isfinite(line.low[i]) || !std::isfinite(line.high[i]))
                continue;
            const double at = c.x.number(line.x[i]);
            if (at < view.left() || at > view.right())
                continue;
            const double low = std::clamp(number(c.y, line.low[i], view.top()), view.top(), view.bottom());
            const double high = std::clamp(number(c.y, line.high[i], view.top()), view.top(), view.bottom());
            if (line.step && !made.bandLow.isEmpty()) {
                made.bandLow << QPointF(at, made.bandLow.back().y());
                made.bandHigh << QPointF(at, made.bandHigh.back().y());
            }
            made.bandLow << QPointF(at, low);
            made.bandHigh << QPointF(at, high);
        }
    }

    QString tipAt(const LineSeries &line, std::size_t i) const
    {
        const bool band = line.low.size() == line.x.size() && line.high.size() == line.x.size();
        return tipTitle(text(line.name)) + tipRow(text(m_chart.x.title), tipValue(line.x[i], {}, {}, m_chart.x))
            + tipRow(text(m_chart.y.title),
                tipValue(line.y[i], band ? std::optional(line.low[i]) : std::nullopt,
                    band ? std::optional(line.high[i]) : std::nullopt, m_chart.y))
            + tipRow({}, QString::fromStdString(line.note));
    }

    const LineChart &m_chart;
    std::vector<std::vector<DenseLine>> m_runs; // by line: unbroken stretches, axis numbers
    std::vector<Sparse> m_sparse;
};

} // namespace

std::unique_ptr<Plot> makeLinePlot(const LineChart &chart) { return std::make_unique<LinePlot>(chart); }

} // namespace wattfare
