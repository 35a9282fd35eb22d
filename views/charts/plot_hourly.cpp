// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Figures by the hour of a day.
#include "views/charts/plot.h"
#include "views/words/messages.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

class HourlyPlot : public Plot
{
public:
    explicit HourlyPlot(const HourlyChart &chart)
        : m_chart(chart)
    {
    }

    bool isEmpty() const override
    {
        return std::none_of(m_chart.values.begin(), m_chart.values.end(), [](double v) { return std::isfinite(v); });
    }

    void prepare(bool, bool) override
    {
        Extent ys;
        for (const auto *column : {&m_chart.values, &m_chart.low, &m_chart.high})
            for (const double v : *column)
                ys.add(v);
        if (m_chart.mean)
            ys.add(*m_chart.mean);
        ChartAxis axis = m_chart.y;
        axis.fromZero = true;
        setLimits(y, axis, ys, {}, false, 0.12);
        y.canBeLog = false;
        x = PlotAxis();
        x.format = AxisFormat::integer;
        x.hours = true;
        x.title = text(m_chart.hourTitle);
        x.lo = 0;
        x.hi = x.initialHi = double(std::max<std::size_t>(1, m_chart.values.size()));
        legend.clear();
        if (m_chart.mean) // beside its line the words would lie on bars
            legend.push_back({Chart::tr("mean %1").arg(tipValue(*m_chart.mean, {}, {}, m_chart.y)), ChartRole::limit,
                LegendEntry::Glyph::dashedLine, false});
    }

    void paintBelow(QPainter &painter, const PlotContext &c) const override
    {
        if (!m_chart.bestStart || m_chart.values.empty())
            return;
        QColor tint = c.colours.accent;
        tint.setAlphaF(0.16F);
        // A window may run past midnight.
        const int hours = int(m_chart.values.size());
        const int start = ((*m_chart.bestStart % hours) + hours) % hours;
        const int length = std::clamp(m_chart.windowHours, 1, hours);
        for (const auto &[from, to] :
            {std::pair(start, std::min(hours, start + length)), std::pair(0, std::max(0, start + length - hours))}) {
            const double left = std::clamp(c.x.pixelOf(from), c.area.left(), c.area.right());
            const double right = std::clamp(c.x.pixelOf(to), c.area.left(), c.area.right());
            if (right > left)
                painter.fillRect(QRectF(QPointF(left, c.area.top()), QPointF(right, c.area.bottom())), tint);
        }
    }

    void paint(QPainter &painter, const PlotContext &c) const override
    {
        for (std::size_t h = 0; h < m_chart.values.size(); ++h) {
            const QRectF box = rect(h, c);
            if (box.isEmpty())
                continue;
            painter.fillRect(box, c.colour(inWindow(int(h)) ? m_chart.role : ChartRole::neutral));
            if (h < m_chart.low.size() && h < m_chart.high.size() && std::isfinite(m_chart.low[h])
                && std::isfinite(m_chart.high[h]))
                drawWhisker(painter,
                    {box.center().x(), std::clamp(c.y.pixel(m_chart.low[h]), c.area.top(), c.area.bottom())},
                    {box.center().x(), std::clamp(c.y.pixel(m_chart.high[h]), c.area.top(), c.area.bottom())}, 5,
                    c.colours.text);
        }
        if (m_chart.mean)
            drawMarkLines(painter, c, {{*m_chart.mean, {}, ChartRole::limit}}, Qt::Horizontal, true);
        paintLowest(painter, c);
    }

    int markCount() const override { return int(m_chart.values.size()); }

    std::optional<Hit> mark(int index, const PlotContext &c) const override
    {
        const QRectF box = rect(static_cast<std::size_t>(index), c);
        if (box.isEmpty())
            return std::nullopt;
        return Hit{index, kNoKey, {box.center().x(), box.top()}, box, {}};
    }

    QString tip(int index) const override
    {
        const auto h = static_cast<std::size_t>(index);
        const bool band = h < m_chart.low.size() && h < m_chart.high.size();
        return tipTitle(QStringLiteral("%1:00\u2013%2:00")
                            .arg(index, 2, 10, QLatin1Char('0'))
                            .arg(index + 1, 2, 10, QLatin1Char('0')))
            + tipRow(text(m_chart.y.title),
                tipValue(m_chart.values[h], band ? std::optional(m_chart.low[h]) : std::nullopt,
                    band ? std::optional(m_chart.high[h]) : std::nullopt, m_chart.y));
    }

private:
    // Over bars and lines, on a ground of its own.
    void paintLowest(QPainter &painter, const PlotContext &c) const
    {
        if (!m_chart.bestStart || m_chart.values.empty())
            return;
        const int hours = int(m_chart.values.size());
        const int start = ((*m_chart.bestStart % hours) + hours) % hours;
        const QFontMetricsF metrics(c.small);
        const QString label = Chart::tr("lowest: %1:00").arg(start, 2, 10, QLatin1Char('0'));
        const double width = metrics.horizontalAdvance(label) + 8;
        const double left
            = std::clamp(c.x.pixelOf(start), c.area.left(), std::max(c.area.left(), c.area.right() - width));
        const QRectF room(left, c.area.top() + 1, width, metrics.height() + 1);
        painter.fillRect(room, c.colours.base);
        painter.setFont(c.small);
        painter.setPen(c.colours.text);
        painter.drawText(room, Qt::AlignCenter | Qt::TextDontClip, label);
    }

    bool inWindow(int hour) const
    {
        if (!m_chart.bestStart)
            return true;
        const int hours = int(m_chart.values.size());
        const int after = ((hour - *m_chart.bestStart) % hours + hours) % hours;
        return after < m_chart.windowHours;
    }

    QRectF rect(std::size_t hour, const PlotContext &c) const
    {
        const double v = m_chart.values[hour];
        if (!std::isfinite(v))
            return {};
        const double left = c.x.pixelOf(double(hour));
        const double right = c.x.pixelOf(double(hour) + 1);
        const double gap = std::min(2.0, (right - left) * 0.12);
        const double top = std::clamp(c.y.pixel(std::max(0.0, v)), c.area.top(), c.area.bottom());
        const double bottom = std::clamp(c.y.pixel(std::min(0.0, v)), c.area.top(), c.area.bottom());
        return QRectF(QPointF(left + gap, top), QPointF(right - gap, bottom)).intersected(c.area);
    }

    const HourlyChart &m_chart;
};

} // namespace

std::unique_ptr<Plot> makeHourlyPlot(const HourlyChart &chart) { return std::make_unique<HourlyPlot>(chart); }

} // namespace wattfare
