// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/dense_layer.h"
#include "views/charts/plot.h"
#include "views/charts/point_labels.h"
#include "views/words/messages.h"
#include "views/words/purchase_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

namespace wattfare {

namespace {

// In the language of the reader, as the bars and tables beside it: a report names its points itself.
QString nameOf(const ScatterPoint &point) { return candidateWords(QString::fromStdString(point.label)); }

constexpr std::size_t kFewPoints = 16;

constexpr double kFarthestRange = 3; // of the farthest point

class ScatterPlot : public Plot
{
public:
    explicit ScatterPlot(const ScatterChart &chart)
        : m_chart(chart)
    {
    }

    bool isEmpty() const override
    {
        const auto finite = [](double a, double b) { return std::isfinite(a) && std::isfinite(b); };
        for (const ScatterPoint &p : m_chart.points)
            if (finite(p.x, p.y))
                return false;
        for (const DenseSeries &s : m_chart.dense)
            for (std::size_t i = 0; i < std::min(s.x.size(), s.y.size()); ++i)
                if (finite(s.x[i], s.y[i]))
                    return false;
        return true;
    }

    void prepare(bool logX, bool logY) override
    {
        Extent xs, ys, xsPositive, ysPositive;
        const auto add = [&](double px, double py) {
            if (!std::isfinite(px) || !std::isfinite(py))
                return;
            xs.add(px);
            ys.add(py);
            if (px > 0.0)
                xsPositive.add(px);
            if (py > 0.0)
                ysPositive.add(py);
        };
        for (const ScatterPoint &p : m_chart.points)
            add(p.x, p.y);
        // The ranges that are drawn belong to the data, as far as the points stay apart: an arrow says that one goes
        // on.
        const double farX = kFarthestRange * xs.high, farY = kFarthestRange * ys.high;
        const std::unordered_set<std::int64_t> ranged(m_chart.front.begin(), m_chart.front.end());
        for (const ScatterPoint &p : m_chart.points) {
            if (p.key == kNoKey || !ranged.contains(p.key))
                continue;
            for (auto [all, positive, bound, far] :
                {std::tuple(&xs, &xsPositive, p.xLow, farX), std::tuple(&xs, &xsPositive, p.xHigh, farX),
                    std::tuple(&ys, &ysPositive, p.yLow, farY), std::tuple(&ys, &ysPositive, p.yHigh, farY)}) {
                if (bound && far > 0)
                    bound = std::min(*bound, far);
                all->add(bound);
                if (bound && *bound > 0.0)
                    positive->add(bound);
            }
        }
        for (const DenseSeries &s : m_chart.dense)
            for (std::size_t i = 0; i < std::min(s.x.size(), s.y.size()); ++i)
                add(s.x[i], s.y[i]);
        setLimits(x, m_chart.x, xs, xsPositive, logX);
        setLimits(y, m_chart.y, ys, ysPositive, logY);

        legend.clear();
        m_entryOfRole.clear();
        m_order.clear();
        m_onFront.assign(m_chart.points.size(), false);
        std::unordered_map<std::int64_t, std::size_t> indexOfKey;
        for (std::size_t i = 0; i < m_chart.points.size(); ++i) {
            const ScatterPoint &p = m_chart.points[i];
            if (p.key != kNoKey)
                indexOfKey.emplace(p.key, i);
            m_order.push_back(i);
            if (m_entryOfRole.contains(p.role))
                continue;
            m_entryOfRole.emplace(p.role, legend.size());
            const QString name = roleName(p.role);
            legend.push_back({name.isEmpty() ? Chart::tr("Others") : name, p.role, LegendEntry::Glyph::marker, true});
        }
        m_named.clear();
        for (const std::int64_t key : m_chart.named)
            if (const auto found = indexOfKey.find(key); found != indexOfKey.end())
                m_named.push_back(found->second);
        m_front.clear();
        for (const std::int64_t key : m_chart.front)
            if (const auto found = indexOfKey.find(key); found != indexOfKey.end()) {
                m_front.push_back(found->second);
                m_onFront[found->second] = true;
            }
        // What counts lies on top.
        std::stable_sort(
            m_order.begin(), m_order.end(), [this](std::size_t a, std::size_t b) { return depth(a) < depth(b); });
        m_dense.clear();
        m_denseEntries.clear();
        leftOut = 0;
        Scale sx, sy;
        sx.log = x.log;
        sy.log = y.log;
        for (const DenseSeries &s : m_chart.dense) {
            m_denseEntries.push_back(legend.size());
            legend.push_back({text(s.name), s.role, LegendEntry::Glyph::box, true});
            m_dense.emplace_back(s.x, s.y, x.log, y.log);
            leftOut += static_cast<int>(m_dense.back().leftOut());
        }
        for (const ScatterPoint &p : m_chart.points)
            if (std::isfinite(p.x) && std::isfinite(p.y) && (!sx.accepts(p.x) || !sy.accepts(p.y)))
                ++leftOut;
        const auto joined = std::count_if(m_front.begin(), m_front.end(),
            [&](std::size_t i) { return sx.accepts(m_chart.points[i].x) && sy.accepts(m_chart.points[i].y); });
        if (joined > 1 && !m_chart.frontName.empty()) // one point alone is no line
            legend.push_back({text(m_chart.frontName), ChartRole::accent, LegendEntry::Glyph::stepLine, false});
        if (!m_chart.equal.empty())
            legend.push_back({text(m_chart.equal), ChartRole::neutral, LegendEntry::Glyph::line, false});
    }

    void paintBelow(QPainter &painter, const PlotContext &c) const override
    {
        std::size_t crowd = 0;
        for (const DenseLayer &each : m_dense)
            crowd += each.count();
        for (std::size_t i = 0; i < m_dense.size(); ++i) {
            if (c.isHidden(m_denseEntries[i]))
                continue;
            const DenseSeries &s = m_chart.dense[i];
            QColor colour = c.fill(s.role, s.dimmed);
            if (c.anySelected() && !s.keys.empty())
                colour = mixed(colour, c.colours.base, 0.5); // the selected ones are marked above
            m_dense[i].paint(painter, c, colour, crowd);
        }
    }

    void paint(QPainter &painter, const PlotContext &c) const override
    {
        std::vector<QRectF> taken;
        const double size = m_chart.points.size() < kDenseFrom ? 10.0 : 6.0;
        for (const std::size_t i : m_order) // under the front, which is short where they are long
            if (const std::int64_t key = m_chart.points[i].key;
                m_onFront[i] || c.isSelected(key) || (key != kNoKey && key == c.hovered))
                if (const auto at = place(i, c))
                    drawRange(painter, c, m_chart.points[i], *at);
        drawFront(painter, c);
        drawEqual(painter, c);
        for (const std::size_t i : m_order) {
            const auto at = place(i, c);
            if (!at)
                continue;
            const ScatterPoint &p = m_chart.points[i];
            const bool selected = c.isSelected(p.key);
            const bool hovered = p.key != kNoKey && p.key == c.hovered;
            const bool pale = p.dimmed && !selected;
            painter.setBrush(c.fill(p.role, pale));
            painter.setPen(QPen(pale ? c.colour(p.role) : c.colours.base, 1.0));
            painter.translate(*at);
            painter.drawPath(markerPath(roleShape(p.role),
                m_onFront[i] || selected ? size * 1.25
                    : p.dimmed           ? size * 0.8
                                         : size));
            if (selected || hovered) {
                painter.setBrush(Qt::NoBrush);
                painter.setPen(QPen(c.colours.highlight, hovered ? 2.2 : 1.6));
                painter.drawEllipse(QPointF(0, 0), size * 0.95, size * 0.95);
            }
            painter.translate(-*at);
            if (m_onFront[i] || selected)
                taken.emplace_back(at->x() - size * 0.6, at->y() - size * 0.6, size * 1.2, size * 1.2);
        }
        for (std::size_t d = 0; d < m_denseSelected.size() && d < m_dense.size(); ++d) {
            if (c.isHidden(m_denseEntries[d]))
                continue;
            painter.setBrush(c.colour(m_chart.dense[d].role));
            painter.setPen(QPen(c.colours.highlight, 1.4));
            for (const std::size_t i : m_denseSelected[d])
                if (const QPointF at = m_dense[d].pixel(i, c); c.area.contains(at))
                    painter.drawEllipse(at, 4, 4);
        }
        if (!m_chart.labelFront)
            return;
        painter.setFont(c.small);
        // Selected points are named too, while there are few of them.
        std::vector<std::size_t> named = m_front;
        for (const std::size_t i : m_named)
            if (!m_onFront[i])
                named.push_back(i);
        if (c.selection != nullptr && c.selection->size() <= 6)
            for (std::size_t i = 0; i < m_chart.points.size(); ++i)
                if (c.isSelected(m_chart.points[i].key) && !m_onFront[i])
                    named.push_back(i);
        const LabelObstacles obstacles = obstaclesOf(c, size);
        for (const std::size_t i : named)
            if (const auto at = place(i, c))
                drawPointName(
                    painter, c, {nameOf(m_chart.points[i]), *at, size * 0.9, true}, taken, obstacles, c.colours.text);
        if (m_order.size() > kFewPoints)
            return;
        // A few points bear their names all of them, as far as there is room beside them; what counts first.
        for (auto i = m_order.rbegin(); i != m_order.rend(); ++i)
            if (const auto at = place(*i, c); at && std::find(named.begin(), named.end(), *i) == named.end())
                drawPointName(painter, c, {nameOf(m_chart.points[*i]), *at, size * 0.7, false}, taken, obstacles,
                    m_chart.points[*i].dimmed ? c.colours.secondary : c.colours.text);
    }

    int markCount() const override { return static_cast<int>(m_order.size()); }

    std::optional<Hit> mark(int index, const PlotContext &c) const override
    {
        const std::size_t i = m_order[static_cast<std::size_t>(index)];
        const auto at = place(i, c);
        if (!at)
            return std::nullopt;
        const ScatterPoint &p = m_chart.points[i];
        return Hit{index, p.key, *at, {}, {}};
    }

    QString tip(int mark) const override
    {
        const ScatterPoint &p = m_chart.points[m_order[static_cast<std::size_t>(mark)]];
        return tipTitle(nameOf(p)) + tipRow({}, roleName(p.role))
            + tipRow(text(m_chart.x.title), tipValue(p.x, p.xLow, p.xHigh, m_chart.x))
            + tipRow(text(m_chart.y.title), tipValue(p.y, p.yLow, p.yHigh, m_chart.y)) + tipClass(p.cls)
            + tipRow({}, QString::fromStdString(p.note));
    }

    std::optional<Hit> hit(QPointF position, const PlotContext &c) const override
    {
        if (auto best = Plot::hit(position, c))
            return best;
        for (std::size_t d = m_dense.size(); d-- > 0;) {
            if (c.isHidden(m_denseEntries[d]))
                continue;
            const auto found = m_dense[d].nearest(position, 6.0, c);
            if (!found)
                continue;
            const DenseSeries &s = m_chart.dense[d];
            const qint64 key = *found < s.keys.size() ? s.keys[*found] : kNoKey;
            return Hit{-1, key, m_dense[d].pixel(*found, c), {},
                tipTitle(text(s.name)) + tipRow(text(m_chart.x.title), tipValue(s.x[*found], {}, {}, m_chart.x))
                    + tipRow(text(m_chart.y.title), tipValue(s.y[*found], {}, {}, m_chart.y))};
        }
        return std::nullopt;
    }

    QSet<qint64> keysIn(const QRectF &rect, const PlotContext &c) const override
    {
        QSet<qint64> keys = Plot::keysIn(rect, c);
        for (std::size_t d = 0; d < m_dense.size(); ++d)
            if (!c.isHidden(m_denseEntries[d]))
                m_dense[d].forEachIn(rect, c, [&](std::size_t i) {
                    if (i < m_chart.dense[d].keys.size())
                        keys.insert(m_chart.dense[d].keys[i]);
                });
        return keys;
    }

    void selectionChanged(const QSet<qint64> &keys) override
    {
        constexpr std::size_t kMostRings = 2000;
        m_denseSelected.assign(m_chart.dense.size(), {});
        if (keys.isEmpty())
            return;
        for (std::size_t d = 0; d < m_chart.dense.size(); ++d) {
            const auto &denseKeys = m_chart.dense[d].keys;
            for (std::size_t i = 0; i < denseKeys.size() && m_denseSelected[d].size() < kMostRings; ++i)
                if (keys.contains(denseKeys[i]))
                    m_denseSelected[d].push_back(i);
        }
    }

private:
    int depth(std::size_t i) const { return m_onFront[i] ? 2 : m_chart.points[i].dimmed ? 0 : 1; }

    std::optional<QPointF> place(std::size_t i, const PlotContext &c) const
    {
        const ScatterPoint &p = m_chart.points[i];
        if (!c.x.accepts(p.x) || !c.y.accepts(p.y))
            return std::nullopt;
        const auto entry = m_entryOfRole.find(p.role);
        if (entry != m_entryOfRole.end() && c.isHidden(entry->second))
            return std::nullopt;
        const QPointF at = c.point(p.x, p.y);
        if (!c.area.adjusted(-0.5, -0.5, 0.5, 0.5).contains(at))
            return std::nullopt;
        return at;
    }

    LabelObstacles obstaclesOf(const PlotContext &c, double size) const
    {
        LabelObstacles found;
        if (m_chart.points.size() >= kDenseFrom)
            return found;
        for (std::size_t i = 0; i < m_chart.points.size(); ++i)
            if (const auto at = place(i, c)) {
                (m_chart.points[i].dimmed ? found.others : found.counted)
                    .emplace_back(at->x() - size / 2, at->y() - size / 2, size, size);
                found.points.push_back(*at);
            }
        std::optional<QPointF> before;
        for (const std::size_t i : m_front) {
            const ScatterPoint &p = m_chart.points[i];
            const auto at = place(i, c);
            if (!at)
                continue;
            if (before) {
                const QPointF corner(at->x(), before->y());
                found.front.push_back(QRectF(*before, corner).normalized().adjusted(-1, -2, 1, 2));
                found.front.push_back(QRectF(corner, *at).normalized().adjusted(-2, -1, 2, 1));
            }
            before = at;
            if (p.xLow && p.xHigh && c.x.accepts(*p.xLow) && c.x.accepts(*p.xHigh))
                found.front.push_back(
                    QRectF(QPointF(c.x.pixel(*p.xLow), at->y() - 3), QPointF(c.x.pixel(*p.xHigh), at->y() + 3)));
            if (p.yLow && p.yHigh && c.y.accepts(*p.yLow) && c.y.accepts(*p.yHigh))
                found.front.push_back(
                    QRectF(QPointF(at->x() - 3, c.y.pixel(*p.yHigh)), QPointF(at->x() + 3, c.y.pixel(*p.yLow))));
        }
        return found;
    }

    void drawFront(QPainter &painter, const PlotContext &c) const
    {
        if (m_front.size() < 2)
            return;
        QPolygonF steps;
        for (const std::size_t i : m_front) {
            const ScatterPoint &p = m_chart.points[i];
            if (!c.x.accepts(p.x) || !c.y.accepts(p.y))
                continue;
            const QPointF at = c.point(p.x, p.y);
            if (!steps.isEmpty())
                steps << QPointF(at.x(), steps.back().y());
            steps << at;
        }
        painter.save();
        painter.setClipRect(c.area);
        painter.setPen(QPen(c.colours.accent, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(steps);
        painter.restore();
    }

    // From the lower to the higher of what both axes show; straight where both are logarithmic, or neither is.
    void drawEqual(QPainter &painter, const PlotContext &c) const
    {
        if (m_chart.equal.empty() || c.x.log != c.y.log)
            return;
        const double from = std::max(c.x.lo, c.y.lo), to = std::min(c.x.hi, c.y.hi);
        if (!(from < to))
            return;
        painter.setPen(QPen(c.colour(ChartRole::neutral), 1.4, strokeOf(ChartRole::neutral, false, c.print)));
        painter.drawLine(QPointF(c.x.pixelOf(from), c.y.pixelOf(from)), QPointF(c.x.pixelOf(to), c.y.pixelOf(to)));
    }

    void drawRange(QPainter &painter, const PlotContext &c, const ScatterPoint &p, QPointF at) const
    {
        const QColor colour = mixed(c.colour(p.role), c.colours.base, 0.25);
        const auto inX = [&](double v) {
            return std::clamp(c.x.accepts(v) ? c.x.pixel(v) : c.area.left(), c.area.left(), c.area.right());
        };
        const auto inY = [&](double v) {
            return std::clamp(c.y.accepts(v) ? c.y.pixel(v) : c.area.bottom(), c.area.top(), c.area.bottom());
        };
        const auto cutX = [&](double v) {
            return !c.x.accepts(v) || c.x.pixel(v) < c.area.left() - 0.5 || c.x.pixel(v) > c.area.right() + 0.5;
        };
        const auto cutY = [&](double v) {
            return !c.y.accepts(v) || c.y.pixel(v) < c.area.top() - 0.5 || c.y.pixel(v) > c.area.bottom() + 0.5;
        };
        if (p.xLow && p.xHigh && *p.xHigh > *p.xLow)
            drawWhisker(
                painter, {inX(*p.xLow), at.y()}, {inX(*p.xHigh), at.y()}, 5, colour, cutX(*p.xLow), cutX(*p.xHigh));
        if (p.yLow && p.yHigh && *p.yHigh > *p.yLow)
            drawWhisker(
                painter, {at.x(), inY(*p.yLow)}, {at.x(), inY(*p.yHigh)}, 5, colour, cutY(*p.yLow), cutY(*p.yHigh));
    }

    const ScatterChart &m_chart;
    std::vector<std::size_t> m_order; // of painting
    std::vector<std::size_t> m_front, m_named;
    std::vector<bool> m_onFront;
    std::unordered_map<ChartRole, std::size_t> m_entryOfRole;
    std::vector<DenseLayer> m_dense;
    std::vector<std::size_t> m_denseEntries;
    std::vector<std::vector<std::size_t>> m_denseSelected;
};

} // namespace

std::unique_ptr<Plot> makeScatterPlot(const ScatterChart &chart) { return std::make_unique<ScatterPlot>(chart); }

} // namespace wattfare
