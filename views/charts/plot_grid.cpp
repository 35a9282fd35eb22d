// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of cells and rows of spans: the heat map and the timeline.
#include "views/charts/plot.h"
#include "views/words/figure_class.h"
#include "views/words/format.h"
#include "views/words/messages.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

class HeatMapPlot : public Plot
{
public:
    explicit HeatMapPlot(const HeatMapChart &chart)
        : m_chart(chart)
    {
    }

    bool isEmpty() const override
    {
        return complete() == 0 || std::none_of(m_chart.cells.begin(), m_chart.cells.end(), [](const HeatMapCell &cell) {
            return cell.value && std::isfinite(*cell.value);
        });
    }

    void prepare(bool, bool) override
    {
        x = PlotAxis();
        x.category = true;
        x.atTop = true;
        for (const HeatMapColumn &column : m_chart.columns) {
            ChartAxis axis;
            axis.title = column.title;
            axis.unit = column.unit;
            x.categories += axisTitle(axis);
        }
        x.hi = x.initialHi = double(std::max<std::size_t>(1, m_chart.columns.size()));
        y = PlotAxis();
        y.category = true;
        for (const ChartText &row : m_chart.rows)
            y.categories += text(row);
        y.hi = y.initialHi = double(std::max<std::size_t>(1, m_chart.rows.size()));
        m_scales.assign(std::max<std::size_t>(1, m_chart.columns.size()), {});
        for (std::size_t i = 0; i < complete(); ++i) {
            const auto &value = m_chart.cells[i].value;
            if (!value || !std::isfinite(*value) || (m_chart.logarithmic && *value <= 0.0))
                continue;
            m_scales[m_chart.scalePerColumn ? i % m_chart.columns.size() : 0].add(
                m_chart.logarithmic ? std::log10(*value) : *value);
        }
        //: Ends of the colour scale of a heat map
        legend = {{Chart::tr("low"), m_chart.lowIsGood ? ChartRole::better : ChartRole::worse, LegendEntry::Glyph::box,
                      false},
            {Chart::tr("high"), m_chart.lowIsGood ? ChartRole::worse : ChartRole::better, LegendEntry::Glyph::box,
                false}};
    }

    void paint(QPainter &painter, const PlotContext &c) const override
    {
        painter.setFont(c.small);
        const QFontMetricsF metrics(c.small);
        for (std::size_t i = 0; i < complete(); ++i) {
            const QRectF box = rect(i, c);
            if (box.isEmpty())
                continue;
            const HeatMapCell &cell = m_chart.cells[i];
            const bool known = cell.value && std::isfinite(*cell.value);
            const QColor fill = known ? shade(i, *cell.value, c) : c.colours.base;
            painter.fillRect(box, fill);
            if (!known) {
                painter.setPen(QPen(c.colours.hairline, 1));
                painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
            }
            if (box.height() >= metrics.height() * 0.9) {
                QString label
                    = known ? valueText(*cell.value, m_chart.columns[i % m_chart.columns.size()]) : format::dash();
                if (known && cell.cls && box.width() > metrics.horizontalAdvance(label) + 30)
                    label += QStringLiteral("  ") + classGlyph(*cell.cls);
                if (metrics.horizontalAdvance(label) + 2 <= box.width()) {
                    painter.setPen(known ? textOn(fill) : c.colours.secondary);
                    painter.drawText(box, Qt::AlignCenter, label);
                }
            }
            if (c.isSelected(cell.key) || (cell.key != kNoKey && cell.key == c.hovered)) {
                painter.setBrush(Qt::NoBrush);
                painter.setPen(QPen(c.colours.highlight, 2));
                painter.drawRect(box.adjusted(1, 1, -1, -1));
            }
        }
    }

    int markCount() const override { return int(complete()); }

    std::optional<Hit> mark(int index, const PlotContext &c) const override
    {
        const QRectF box = rect(static_cast<std::size_t>(index), c);
        if (box.isEmpty())
            return std::nullopt;
        return Hit{index, m_chart.cells[static_cast<std::size_t>(index)].key, box.center(), box, {}};
    }

    QString tip(int index) const override
    {
        const auto i = static_cast<std::size_t>(index);
        const HeatMapCell &cell = m_chart.cells[i];
        const HeatMapColumn &column = m_chart.columns[i % m_chart.columns.size()];
        ChartAxis axis;
        axis.unit = column.unit;
        axis.format = column.format;
        return tipTitle(text(m_chart.rows[i / m_chart.columns.size()]))
            + tipRow(text(column.title), cell.value ? tipValue(*cell.value, {}, {}, axis) : format::dash())
            + tipClass(cell.cls) + tipRow({}, QString::fromStdString(cell.note));
    }

private:
    std::size_t complete() const
    {
        return std::min(m_chart.cells.size(), m_chart.rows.size() * m_chart.columns.size());
    }

    QRectF rect(std::size_t i, const PlotContext &c) const
    {
        const std::size_t at = i % m_chart.columns.size(), below = i / m_chart.columns.size();
        const auto column = double(at), row = double(below);
        const QRectF box(
            QPointF(c.x.pixelOf(column), c.y.pixelOf(row)), QPointF(c.x.pixelOf(column + 1), c.y.pixelOf(row + 1)));
        return box.intersected(c.area).adjusted(0.5, 0.5, -0.5, -0.5);
    }

    // Blue to orange through the surface: the two colours of better and worse.
    QColor shade(std::size_t i, double value, const PlotContext &c) const
    {
        const Extent &scale = m_scales[m_chart.scalePerColumn ? i % m_chart.columns.size() : 0];
        if (m_chart.logarithmic && value <= 0.0)
            return c.colours.raised;
        const double at = m_chart.logarithmic ? std::log10(value) : value;
        double share = scale.high > scale.low ? std::clamp((at - scale.low) / (scale.high - scale.low), 0.0, 1.0) : 0.5;
        if (!m_chart.lowIsGood)
            share = 1.0 - share;
        const QColor middle = c.colours.dark ? c.colours.raised : QColor(0xF1F5F9);
        return share < 0.5 ? mixed(c.colour(ChartRole::better), middle, share * 2.0)
                           : mixed(middle, c.colour(ChartRole::worse), share * 2.0 - 1.0);
    }

    const HeatMapChart &m_chart;
    std::vector<Extent> m_scales;
};

// ---- Timeline -------------------------------------------------------------------------------------------------------

class TimelinePlot : public Plot
{
public:
    explicit TimelinePlot(const TimelineChart &chart)
        : m_chart(chart)
    {
    }

    bool isEmpty() const override { return m_chart.rows.empty() || (m_chart.spans.empty() && m_chart.events.empty()); }

    void prepare(bool, bool) override
    {
        Extent xs;
        for (const TimelineSpan &span : m_chart.spans) {
            xs.add(span.begin);
            xs.add(span.end);
        }
        for (const TimelineEvent &event : m_chart.events)
            xs.add(event.at);
        for (const MarkLine &mark : m_chart.marks)
            xs.add(mark.value);
        setLimits(x, m_chart.x, xs, {}, false, 0.02);
        x.canBeLog = false;
        y = PlotAxis();
        y.category = true;
        for (const TimelineRow &row : m_chart.rows)
            y.categories += text(row.label);
        y.hi = y.initialHi = double(std::max<std::size_t>(1, m_chart.rows.size()));
        legend.clear();
        for (const ChartPart &state : m_chart.states)
            legend.push_back({text(state.name), state.role, LegendEntry::Glyph::box, true});
    }

    void paint(QPainter &painter, const PlotContext &c) const override
    {
        for (const TimelineSpan &span : m_chart.spans) {
            const QRectF box = spanRect(span, c);
            if (box.isEmpty() || c.isHidden(span.state))
                continue;
            fillMark(painter, box, c.colour(roleOf(span.state)), roleOf(span.state), c.print);
        }
        for (const TimelineEvent &event : m_chart.events) {
            const auto at = eventAt(event, c);
            if (!at)
                continue;
            painter.setBrush(c.colour(roleOf(event.state)));
            painter.setPen(QPen(c.colours.base, 1));
            painter.translate(*at);
            painter.drawPath(markerPath(roleShape(roleOf(event.state)), 8));
            painter.translate(-*at);
        }
        drawMarkLines(painter, c, m_chart.marks, Qt::Vertical);
    }

    int markCount() const override { return int(m_chart.spans.size() + m_chart.events.size()); }

    std::optional<Hit> mark(int index, const PlotContext &c) const override
    {
        const auto i = static_cast<std::size_t>(index);
        if (i < m_chart.spans.size()) {
            const TimelineSpan &span = m_chart.spans[i];
            const QRectF box = spanRect(span, c);
            if (box.isEmpty() || c.isHidden(span.state))
                return std::nullopt;
            return Hit{index, m_chart.rows[span.row].key, box.center(), box, {}};
        }
        const TimelineEvent &event = m_chart.events[i - m_chart.spans.size()];
        const auto at = eventAt(event, c);
        if (!at)
            return std::nullopt;
        return Hit{index, m_chart.rows[event.row].key, *at, QRectF(at->x() - 4, at->y() - 4, 8, 8), {}};
    }

    QString tip(int index) const override
    {
        const auto i = static_cast<std::size_t>(index);
        if (i < m_chart.spans.size()) {
            const TimelineSpan &span = m_chart.spans[i];
            return tipTitle(stateName(span.state)) + tipRow({}, text(m_chart.rows[span.row].label))
                + tipRow(text(m_chart.x.title),
                    Chart::tr("%1 to %2").arg(valueText(span.begin, m_chart.x), valueText(span.end, m_chart.x)))
                + tipRow(Chart::tr("Length"), tipValue(span.end - span.begin, {}, {}, lengthAxis()))
                + tipRow({}, QString::fromStdString(span.note));
        }
        const TimelineEvent &event = m_chart.events[i - m_chart.spans.size()];
        return tipTitle(stateName(event.state)) + tipRow(text(m_chart.x.title), tipValue(event.at, {}, {}, m_chart.x))
            + tipRow({}, QString::fromStdString(event.note));
    }

private:
    ChartRole roleOf(std::size_t state) const
    {
        return state < m_chart.states.size() ? m_chart.states[state].role : ChartRole::neutral;
    }
    QString stateName(std::size_t state) const
    {
        return state < m_chart.states.size() ? text(m_chart.states[state].name) : QString();
    }
    ChartAxis lengthAxis() const
    {
        ChartAxis axis = m_chart.x;
        if (axis.format == AxisFormat::dateUtc) {
            axis.format = AxisFormat::number;
            axis.unit = "s";
        }
        return axis;
    }

    QRectF spanRect(const TimelineSpan &span, const PlotContext &c) const
    {
        if (span.row >= m_chart.rows.size() || !std::isfinite(span.begin) || !std::isfinite(span.end))
            return {};
        const double row = c.y.pixelOf(1) - c.y.pixelOf(0);
        const double h = std::clamp(row * 0.62, 2.0, 30.0);
        const double middle = c.y.pixelOf(double(span.row) + 0.5);
        if (middle < c.area.top() || middle > c.area.bottom())
            return {};
        const double left = c.x.pixel(span.begin);
        const double right = std::max(c.x.pixel(span.end), left + 0.7); // short spans stay visible
        return QRectF(QPointF(left, middle - h / 2), QPointF(right, middle + h / 2)).intersected(c.area);
    }

    std::optional<QPointF> eventAt(const TimelineEvent &event, const PlotContext &c) const
    {
        if (event.row >= m_chart.rows.size() || !c.x.accepts(event.at) || c.isHidden(event.state))
            return std::nullopt;
        const QPointF at(c.x.pixel(event.at), c.y.pixelOf(double(event.row) + 0.5));
        if (!c.area.contains(at))
            return std::nullopt;
        return at;
    }

    const TimelineChart &m_chart;
};

} // namespace

std::unique_ptr<Plot> makeHeatMapPlot(const HeatMapChart &chart) { return std::make_unique<HeatMapPlot>(chart); }

std::unique_ptr<Plot> makeTimelinePlot(const TimelineChart &chart) { return std::make_unique<TimelinePlot>(chart); }

} // namespace wattfare
