// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Counts in bins along a number axis.
#include "views/charts/plot.h"
#include "views/words/format.h"
#include "views/words/messages.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

class HistogramPlot : public Plot
{
public:
    explicit HistogramPlot(const HistogramChart &chart)
        : m_chart(chart)
    {
        for (std::size_t s = 0; s < chart.series.size(); ++s)
            for (std::size_t i = 0; i < chart.series[s].counts.size() && i + 1 < chart.series[s].edges.size(); ++i)
                m_bins.push_back({s, i});
    }

    bool isEmpty() const override
    {
        return std::none_of(m_bins.begin(), m_bins.end(), [this](const Bin &b) {
            const double v = m_chart.series[b.series].counts[b.index];
            return std::isfinite(v) && v > 0.0;
        });
    }

    void prepare(bool logX, bool) override
    {
        Extent xs, xsPositive, ys;
        legend.clear();
        for (const HistogramSeries &s : m_chart.series) {
            legend.push_back({text(s.name), s.role, LegendEntry::Glyph::box, true,
                stacks(static_cast<std::size_t>(&s - m_chart.series.data()))});
            for (const double edge : s.edges) {
                xs.add(edge);
                if (edge > 0.0)
                    xsPositive.add(edge);
            }
            for (std::size_t i = 0; i < s.counts.size(); ++i)
                ys.add(s.counts[i] + below(static_cast<std::size_t>(&s - m_chart.series.data()), i));
        }
        for (const MarkLine &mark : m_chart.marks)
            if (!logX || mark.value > 0.0)
                xs.add(mark.value);
        if (legend.size() < 2)
            legend.clear();
        ys.add(0.0);
        setLimits(x, m_chart.x, xs, xsPositive, logX, 0.02);
        if (!x.log && !m_chart.x.min && xs.any) {
            // Bins fill the width: a histogram need not start at zero.
            x.lo = xs.low - (xs.high - xs.low) * 0.02;
            if (xs.low >= 0.0)
                x.lo = std::max(0.0, x.lo);
        }
        ChartAxis count = m_chart.y;
        count.fromZero = true;
        setLimits(y, count, ys, {}, false, m_chart.marks.empty() ? 0.06 : 0.22);
        y.canBeLog = false;
    }

    void paint(QPainter &painter, const PlotContext &c) const override
    {
        const bool one = m_chart.series.size() == 1;
        for (const Bin &bin : m_bins) {
            if (!one && c.isHidden(bin.series))
                continue;
            const QRectF box = rect(bin, c);
            if (box.isEmpty())
                continue;
            const QRectF filled = box.adjusted(0, 0, box.width() > 3 ? -1 : 0, 0);
            if (stacks(bin.series)) { // not counted: faint, as in every other chart
                c.fillBox(painter, filled, m_chart.series[bin.series].role, true);
                continue;
            }
            QColor fill = c.colour(m_chart.series[bin.series].role);
            const bool stacked = m_chart.series.size() == 2 && stacks(1);
            fill.setAlphaF(one || stacked ? 1.0F : 0.5F);
            painter.fillRect(filled, fill);
        }
        if (const QRectF only = onlyBar(c); !only.isEmpty())
            nameOnlyBar(painter, c, only);
        else
            drawMarkLines(painter, c, m_chart.marks, Qt::Vertical, true);
    }

    int markCount() const override { return int(m_bins.size()); }

    std::optional<Hit> mark(int index, const PlotContext &c) const override
    {
        const Bin &bin = m_bins[static_cast<std::size_t>(index)];
        QRectF box = rect(bin, c);
        if (box.isEmpty() || (m_chart.series.size() > 1 && c.isHidden(bin.series)))
            return std::nullopt;
        return Hit{index, kNoKey, {box.center().x(), box.top()}, box, {}};
    }

    QString tip(int index) const override
    {
        const Bin &bin = m_bins[static_cast<std::size_t>(index)];
        const HistogramSeries &s = m_chart.series[bin.series];
        const double count = s.counts[bin.index];
        double sum = 0.0;
        for (const double v : s.counts)
            sum += std::isfinite(v) ? v : 0.0;
        //: A bin of a histogram: from one bound to the next
        return tipTitle(text(s.name))
            + tipRow(text(m_chart.x.title),
                Chart::tr("%1 to %2")
                    .arg(valueText(s.edges[bin.index], m_chart.x), valueText(s.edges[bin.index + 1], m_chart.x)))
            + tipRow(text(m_chart.y.title), valueText(count, m_chart.y))
            + (sum > 0.0 ? tipRow(Chart::tr("Share"), format::percent(count / sum)) : QString());
    }

private:
    struct Bin {
        std::size_t series, index;
    };

    // All values within one bin; empty where there are more bars.
    QRectF onlyBar(const PlotContext &c) const
    {
        QRectF only;
        for (const Bin &bin : m_bins) {
            const QRectF box = rect(bin, c);
            if (box.isEmpty())
                continue;
            if (!only.isEmpty())
                return {};
            only = box;
        }
        return only;
    }
    // Lines would but split the one bar, and what they mark is all of it: their names stand above it.
    void nameOnlyBar(QPainter &painter, const PlotContext &c, const QRectF &bar) const
    {
        const QFontMetricsF metrics(c.small);
        QStringList names;
        for (const MarkLine &mark : m_chart.marks)
            if (const QString name = text(mark.label); !name.isEmpty() && !names.contains(name))
                names << name;
        const QString words
            = metrics.elidedText(names.join(QStringLiteral(" · ")), Qt::ElideRight, c.area.width() - 12);
        QRectF box({}, QSizeF(metrics.horizontalAdvance(words) + 8, metrics.height()));
        box.moveCenter({bar.center().x(), 0});
        box.moveLeft(std::clamp(box.left(), c.area.left(), std::max(c.area.left(), c.area.right() - box.width())));
        box.moveBottom(bar.top() - 3);
        painter.setFont(c.small);
        painter.setPen(c.colours.text);
        painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, words);
    }

    // What is counted apart (neutral) stands on the first series of the same bins: none hides behind another.
    bool stacks(std::size_t series) const
    {
        const auto &all = m_chart.series;
        return series > 0 && all[series].role == ChartRole::neutral && all[series].edges == all[0].edges;
    }
    double below(std::size_t series, std::size_t index) const
    {
        if (!stacks(series) || index >= m_chart.series[0].counts.size())
            return 0.0;
        const double count = m_chart.series[0].counts[index];
        return std::isfinite(count) ? count : 0.0;
    }

    QRectF rect(const Bin &bin, const PlotContext &c) const
    {
        const HistogramSeries &s = m_chart.series[bin.series];
        const double count = s.counts[bin.index];
        const double from = s.edges[bin.index];
        const double to = s.edges[bin.index + 1];
        if (!std::isfinite(count) || count <= 0.0 || !std::isfinite(from) || !std::isfinite(to) || !c.x.accepts(to))
            return {};
        const auto in = [&c](double px) { return std::clamp(px, c.area.left(), c.area.right()); };
        const double left = in(c.x.accepts(from) ? c.x.pixel(from) : c.area.left());
        const double right = in(c.x.pixel(to));
        const double from0 = c.isHidden(0) ? 0.0 : below(bin.series, bin.index);
        const double top = std::clamp(c.y.pixel(from0 + count), c.area.top(), c.area.bottom());
        const double bottom = std::clamp(c.y.pixel(from0), c.area.top(), c.area.bottom());
        return QRectF(QPointF(left, top), QPointF(right, bottom));
    }

    const HistogramChart &m_chart;
    std::vector<Bin> m_bins;
};

} // namespace

std::unique_ptr<Plot> makeHistogramPlot(const HistogramChart &chart) { return std::make_unique<HistogramPlot>(chart); }

} // namespace wattfare
