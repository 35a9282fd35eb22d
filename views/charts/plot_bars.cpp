// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Horizontal bars: ranked, stacked, tornado and waterfall. Rows from the top; row i covers i to i + 1 of the y axis.
#include "views/charts/plot.h"
#include "views/words/figure_class.h"
#include "views/words/format.h"
#include "views/words/messages.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

bool good(std::optional<double> v) { return v && std::isfinite(*v); }

// What all bars share: rows on y, values on x.
class RowPlot : public Plot
{
public:
    int markCount() const override { return int(rows()); }

protected:
    virtual std::size_t rows() const = 0;

    void prepareRows(const QStringList &labels)
    {
        y = PlotAxis();
        y.category = true;
        y.categories = labels;
        y.lo = 0;
        y.hi = y.initialHi = double(std::max<qsizetype>(1, labels.size()));
    }

    // The label at the end of a bar never lies on it: as much room as the longest takes.
    void leaveRoom(double dataHi, const QString &value, std::optional<FigureClass> cls)
    {
        const QString words = cls ? QString(value + QStringLiteral("  ") + classGlyph(*cls)) : value;
        if (words.size() > x.widestEnd.size())
            x.widestEnd = words;
        x.dataHi = dataHi;
    }

    static double thickness(const PlotContext &c)
    {
        const double row = c.y.pixelOf(1) - c.y.pixelOf(0);
        return std::clamp(row * 0.62, 2.0, 32.0);
    }
    static double middle(std::size_t row, const PlotContext &c) { return c.y.pixelOf(double(row) + 0.5); }
    static bool isVisible(std::size_t row, const PlotContext &c)
    {
        const double at = middle(row, c);
        return at >= c.area.top() && at <= c.area.bottom();
    }
    // From one value to another, cut at the borders of the plot; on a logarithmic axis bars start at its left end.
    static QRectF barRect(std::size_t row, double from, double to, const PlotContext &c)
    {
        const auto pixel = [&c](double v) {
            return std::clamp(c.x.accepts(v) ? c.x.pixel(v) : c.area.left(), c.area.left(), c.area.right());
        };
        const double a = pixel(from);
        const double b = pixel(to);
        const double h = thickness(c);
        return QRectF(QPointF(std::min(a, b), middle(row, c) - h / 2), QPointF(std::max(a, b), middle(row, c) + h / 2));
    }
    static void outline(QPainter &painter, const QRectF &box, const PlotContext &c, bool hovered)
    {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(c.colours.highlight, hovered ? 2.0 : 1.5));
        painter.drawRect(box);
    }
    static void whisker(
        QPainter &painter, std::size_t row, std::optional<double> low, std::optional<double> high, const PlotContext &c)
    {
        if (!good(low) || !good(high) || !(*high > *low))
            return;
        const double from = c.x.accepts(*low) ? c.x.pixel(*low) : c.area.left();
        const double to = c.x.accepts(*high) ? c.x.pixel(*high) : c.area.left();
        const double at = middle(row, c);
        const bool lowCut = !c.x.accepts(*low) || from<c.area.left() - 0.5, highCut = to> c.area.right() + 0.5;
        // Over a halo: on fills of any lightness. A short one would cover the bar that it belongs to.
        const double halo = std::abs(to - from) > 24.0 ? 2.8 : 0.0;
        for (const auto &[colour, width] : {std::pair(c.colours.base, halo), std::pair(c.colours.text, 1.3)}) {
            if (width <= 0.0)
                continue;
            drawWhisker(painter, {std::clamp(from, c.area.left(), c.area.right()), at},
                {std::clamp(to, c.area.left(), c.area.right()), at}, std::min(9.0, thickness(c) * 0.6), colour, lowCut,
                highCut, width);
        }
    }
    static bool fits(const QString &text, double from, const PlotContext &c)
    {
        return from + 9 + QFontMetricsF(c.small).horizontalAdvance(text) <= c.area.right() + 2;
    }
    // Text right of `from`, or inside the plot's right border where there is no room; over a line at `crossing`.
    static void label(QPainter &painter, const QString &text, double from, std::size_t row, const PlotContext &c,
        const QColor &colour, std::optional<double> crossing = std::nullopt)
    {
        painter.setFont(c.small);
        const QFontMetricsF metrics(c.small);
        const double width = metrics.horizontalAdvance(text) + 4;
        if (c.y.pixelOf(1) - c.y.pixelOf(0) < metrics.height() * 0.82)
            return; // rows too low for text
        QRectF box(from + 5, middle(row, c) - metrics.height() / 2, width, metrics.height());
        QString words = text;
        if (box.right() > c.area.right() + 2) {
            box.moveRight(c.area.right() - 2);
            if (box.left() < c.area.left() + 2) { // not over the names of the rows
                box.setLeft(c.area.left() + 2);
                words = metrics.elidedText(text, Qt::ElideRight, box.width());
            }
            QColor veil = c.colours.base;
            veil.setAlphaF(0.8F);
            painter.fillRect(box, veil);
        } else if (crossing && box.left() < *crossing + 2 && *crossing - 2 < box.right()) {
            painter.fillRect(box, c.colours.base);
        }
        painter.setPen(colour);
        painter.drawText(box, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, words);
    }
    static void zeroLine(QPainter &painter, const PlotContext &c)
    {
        if (c.x.log || !c.x.contains(0.0))
            return;
        painter.setPen(QPen(c.colours.secondary, 1.0));
        painter.drawLine(QPointF(c.x.pixel(0), c.area.top()), QPointF(c.x.pixel(0), c.area.bottom()));
    }
};

// ---- Ranked bars ----------------------------------------------------------------------------------------------------

class BarPlot : public RowPlot
{
public:
    explicit BarPlot(const BarChart &chart)
        : m_chart(chart)
    {
    }

    bool isEmpty() const override
    {
        return std::none_of(m_chart.bars.begin(), m_chart.bars.end(), [](const ChartBar &b) { return good(b.value); });
    }

    void prepare(bool logX, bool) override
    {
        Extent all, positive;
        QStringList labels;
        legend.clear();
        leftOut = 0;
        std::vector<ChartRole> roles;
        for (const ChartBar &bar : m_chart.bars) {
            labels += text(bar.label);
            for (const auto &v : {bar.value, bar.low, bar.high}) {
                all.add(v);
                if (v && *v > 0.0)
                    positive.add(v);
            }
            if (std::find(roles.begin(), roles.end(), bar.role) == roles.end()) {
                roles.push_back(bar.role);
                if (!roleName(bar.role).isEmpty())
                    legend.push_back({roleName(bar.role), bar.role, LegendEntry::Glyph::box, false});
            }
        }
        if (m_chart.reference) {
            all.add(*m_chart.reference);
            if (*m_chart.reference > 0.0)
                positive.add(*m_chart.reference);
        }
        ChartAxis axis = m_chart.value;
        axis.fromZero = !m_chart.intervals; // bars are lengths
        cut = 0;
        const std::optional<double> most = logX || m_chart.intervals ? std::nullopt : longestKept();
        if (most) {
            all.high = *most;
            for (const ChartBar &bar : m_chart.bars)
                cut += good(bar.value) && *bar.value > *most ? 1 : 0;
        }
        setLimits(x, axis, all, positive, logX, 0.2);
        for (const ChartBar &bar : m_chart.bars)
            if (good(bar.value))
                leaveRoom(all.high, valueText(*bar.value, m_chart.value), bar.cls);
        for (const ChartBar &bar : m_chart.bars)
            leftOut += x.log && good(bar.value) && *bar.value <= 0.0 ? 1 : 0;
        prepareRows(labels);
        if (legend.size() < 2)
            legend.clear();
        if (m_chart.reference && !text(m_chart.referenceName).isEmpty()) // no place in the plot is free of bars
            legend.push_back({referenceIsBar() ? Chart::tr("Baseline: %1").arg(text(m_chart.referenceName))
                                               : text(m_chart.referenceName),
                ChartRole::limit, LegendEntry::Glyph::dashedLine, false});
    }

    void paint(QPainter &painter, const PlotContext &c) const override
    {
        for (std::size_t i = 0; i < m_chart.bars.size(); ++i) {
            if (!isVisible(i, c))
                continue;
            const ChartBar &bar = m_chart.bars[i];
            if (!good(bar.value) || !c.x.accepts(*bar.value)) {
                const QString reason = text(bar.missingReason);
                label(painter,
                    reason.isEmpty() ? format::dash() : QString(format::dash() + QStringLiteral("  ") + reason),
                    c.x.log || !c.x.contains(0.0) ? c.area.left() : c.x.pixel(0), i, c, c.colours.secondary);
                continue;
            }
            const QRectF box = markBox(i, c);
            if (!m_chart.intervals)
                c.fillBox(painter, box, bar.role, bar.dimmed);
            if (cut > 0 && c.x.pixel(*bar.value) > c.area.right() + 0.5)
                breakMark(painter, box, c);
            whisker(painter, i, bar.low, bar.high, c);
            if (m_chart.intervals) {
                painter.setPen(QPen(c.colours.base, 1.0));
                painter.setBrush(c.fill(bar.role, bar.dimmed));
                painter.drawEllipse(box);
            }
            if (c.isSelected(bar.key) || (bar.key != kNoKey && bar.key == c.hovered))
                outline(painter, box, c, bar.key == c.hovered);
        }
        std::optional<double> line; // across all bars, under their values
        if (good(m_chart.reference) && c.x.accepts(*m_chart.reference)) {
            line = c.x.pixel(*m_chart.reference);
            drawMarkLines(painter, c, {{*m_chart.reference, {}, ChartRole::limit}}, Qt::Vertical, true);
        }
        for (std::size_t i = 0; i < m_chart.bars.size(); ++i) {
            const ChartBar &bar = m_chart.bars[i];
            if (!isVisible(i, c) || !good(bar.value) || !c.x.accepts(*bar.value))
                continue;
            const QRectF box = markBox(i, c);
            QString value = valueText(*bar.value, m_chart.value);
            double from = box.right();
            if (good(bar.high) && c.x.accepts(*bar.high))
                from = std::max(from, std::min(c.x.pixel(*bar.high), c.area.right()));
            // In a narrow chart the number goes before its class.
            if (const QString marked = bar.cls ? value + QStringLiteral("  ") + classGlyph(*bar.cls) : value;
                fits(marked, from, c))
                value = marked;
            // Beside the line across where there is room, else over it.
            if (line && from < *line && *line < from + QFontMetricsF(c.small).horizontalAdvance(value) + 9
                && fits(value, *line, c))
                from = *line;
            label(painter, value, from, i, c, bar.dimmed ? c.colours.secondary : c.colours.text, line);
        }
        zeroLine(painter, c);
    }

    std::optional<Hit> mark(int index, const PlotContext &c) const override
    {
        const auto i = static_cast<std::size_t>(index);
        if (!isVisible(i, c))
            return std::nullopt;
        const ChartBar &bar = m_chart.bars[i];
        // The whole row answers: thin and missing bars can be reached as well.
        const QRectF box(c.area.left(), c.y.pixelOf(double(i)), c.area.width(), c.y.pixelOf(1) - c.y.pixelOf(0));
        const double at = good(bar.value) && c.x.accepts(*bar.value) ? markBox(i, c).right() : c.area.left();
        return Hit{index, bar.key, {at, middle(i, c)}, box.adjusted(2, 2, -2, -2), {}};
    }

    QString tip(int index) const override
    {
        const ChartBar &bar = m_chart.bars[static_cast<std::size_t>(index)];
        QString out = tipTitle(text(bar.label));
        out += good(bar.value)
            ? tipRow(text(m_chart.value.title), tipValue(*bar.value, bar.low, bar.high, m_chart.value))
                + tipClass(bar.cls)
            : tipRow({}, format::dash() + QLatin1Char(' ') + text(bar.missingReason));
        return out + tipRow({}, QString::fromStdString(bar.note));
    }

protected:
    std::size_t rows() const override { return m_chart.bars.size(); }

private:
    QRectF markBox(std::size_t i, const PlotContext &c) const // of a value that the axis accepts
    {
        const double value = *m_chart.bars[i].value;
        if (!m_chart.intervals)
            return barRect(i, 0.0, value, c);
        constexpr double kRadius = 5.0;
        const QPointF at(std::clamp(c.x.pixel(value), c.area.left(), c.area.right()), middle(i, c));
        return {at - QPointF(kRadius, kRadius), QSizeF(2 * kRadius, 2 * kRadius)};
    }

    // Beside bars of which at least one is many times as long as most, those would be slivers: the length up to which
    // bars are then drawn.
    std::optional<double> longestKept() const
    {
        constexpr double kOutOfSight = 12.0, kKept = 3.0; // times the bar in the middle
        std::vector<double> lengths;
        for (const ChartBar &bar : m_chart.bars)
            if (good(bar.value))
                lengths.push_back(std::max(*bar.value, good(bar.high) ? *bar.high : 0.0));
        if (lengths.size() < 3)
            return std::nullopt;
        std::sort(lengths.begin(), lengths.end());
        const double middle = lengths[(lengths.size() - 1) / 2];
        if (!(middle > 0.0) || lengths.back() <= kOutOfSight * middle || lengths.front() < 0.0)
            return std::nullopt;
        return *std::prev(std::upper_bound(lengths.begin(), lengths.end(), kKept * middle));
    }

    // Two strokes across the bar, where it is cut.
    static void breakMark(QPainter &painter, const QRectF &box, const PlotContext &c)
    {
        painter.setPen(QPen(c.colours.base, 2.5));
        const double lean = box.height() * 0.3, middle = std::max(box.left() + 12, box.right() - 60);
        for (const double at : {middle, middle + 6})
            painter.drawLine(QPointF(at - lean, box.bottom()), QPointF(at + lean, box.top()));
    }

    // Beside the line its name would lie on other bars: the legend has it.
    bool referenceIsBar() const
    {
        const QString name = text(m_chart.referenceName);
        return m_chart.reference && !name.isEmpty()
            && std::any_of(m_chart.bars.begin(), m_chart.bars.end(),
                [&name](const ChartBar &bar) { return text(bar.label) == name; });
    }

    const BarChart &m_chart;
};

// ---- Stacked bars ---------------------------------------------------------------------------------------------------

class StackedPlot : public RowPlot
{
public:
    explicit StackedPlot(const StackedBarChart &chart)
        : m_chart(chart)
    {
    }

    bool isEmpty() const override
    {
        for (const StackedBar &bar : m_chart.bars)
            for (const auto &part : bar.parts)
                if (good(part))
                    return false;
        return true;
    }

    void prepare(bool, bool) override
    {
        Extent all;
        QStringList labels;
        legend.clear();
        for (const ChartPart &part : m_chart.parts)
            legend.push_back({text(part.name), part.role, LegendEntry::Glyph::box, true});
        for (const StackedBar &bar : m_chart.bars) {
            labels += text(bar.label);
            double sum = 0.0;
            for (const auto &part : bar.parts)
                sum += good(part) ? std::max(0.0, *part) : 0.0;
            all.add(sum);
            all.add(bar.high);
        }
        ChartAxis axis = m_chart.value;
        axis.fromZero = true;
        setLimits(x, axis, all, {}, false, 0.2); // parts of a sum have no logarithmic lengths
        for (const StackedBar &bar : m_chart.bars) {
            double sum = 0.0;
            for (const auto &part : bar.parts)
                sum += good(part) ? std::max(0.0, *part) : 0.0;
            leaveRoom(all.high, valueText(sum, m_chart.value), bar.cls);
        }
        prepareRows(labels);
    }

    void paint(QPainter &painter, const PlotContext &c) const override
    {
        for (std::size_t i = 0; i < m_chart.bars.size(); ++i) {
            if (!isVisible(i, c))
                continue;
            const StackedBar &bar = m_chart.bars[i];
            double at = 0.0;
            bool all = true;
            bool any = false;
            for (std::size_t p = 0; p < std::min(bar.parts.size(), m_chart.parts.size()); ++p) {
                if (c.isHidden(p) || !good(bar.parts[p])) {
                    all = false;
                    continue;
                }
                any = true;
                const double next = at + std::max(0.0, *bar.parts[p]);
                const QRectF box = barRect(i, at, next, c);
                c.fillBox(painter, box.adjusted(0, 0, box.width() > 3 ? -1 : 0, 0), m_chart.parts[p].role, bar.dimmed);
                at = next;
            }
            if (!any) {
                label(painter, format::dash(), c.x.pixel(0), i, c, c.colours.secondary);
                continue;
            }
            if (all)
                whisker(painter, i, bar.low, bar.high, c);
            if (c.isSelected(bar.key) || (bar.key != kNoKey && bar.key == c.hovered))
                outline(painter, barRect(i, 0.0, at, c), c, bar.key == c.hovered);
            QString value = valueText(at, m_chart.value);
            if (bar.cls)
                value += QStringLiteral("  ") + classGlyph(*bar.cls);
            label(painter, value,
                std::max(barRect(i, 0.0, at, c).right(),
                    all && good(bar.high) ? std::min(c.x.pixel(*bar.high), c.area.right()) : 0.0),
                i, c, bar.dimmed ? c.colours.secondary : c.colours.text);
        }
        zeroLine(painter, c);
    }

    int markCount() const override { return int(m_chart.bars.size() * std::max<std::size_t>(1, m_chart.parts.size())); }

    std::optional<Hit> mark(int index, const PlotContext &c) const override
    {
        const std::size_t i = static_cast<std::size_t>(index) / std::max<std::size_t>(1, m_chart.parts.size());
        const std::size_t part = static_cast<std::size_t>(index) % std::max<std::size_t>(1, m_chart.parts.size());
        if (!isVisible(i, c))
            return std::nullopt;
        const StackedBar &bar = m_chart.bars[i];
        double at = 0.0;
        for (std::size_t p = 0; p < std::min(bar.parts.size(), m_chart.parts.size()); ++p) {
            if (c.isHidden(p) || !good(bar.parts[p]))
                continue;
            const double next = at + std::max(0.0, *bar.parts[p]);
            if (p == part) {
                const QRectF box = barRect(i, at, next, c);
                return Hit{index, bar.key, {box.right(), box.center().y()}, box, {}};
            }
            at = next;
        }
        return std::nullopt;
    }

    QString tip(int index) const override
    {
        const std::size_t i = static_cast<std::size_t>(index) / std::max<std::size_t>(1, m_chart.parts.size());
        const std::size_t at = static_cast<std::size_t>(index) % std::max<std::size_t>(1, m_chart.parts.size());
        const StackedBar &bar = m_chart.bars[i];
        QString out = tipTitle(text(bar.label));
        double sum = 0.0;
        for (std::size_t p = 0; p < std::min(bar.parts.size(), m_chart.parts.size()); ++p) {
            const bool known = good(bar.parts[p]);
            sum += known ? *bar.parts[p] : 0.0;
            const QString row = tipRow(
                text(m_chart.parts[p].name), known ? tipValue(*bar.parts[p], {}, {}, m_chart.value) : format::dash());
            out += p == at ? QStringLiteral("<b>") + row + QStringLiteral("</b>") : row;
        }
        return out + tipRow(Chart::tr("Sum"), tipValue(sum, bar.low, bar.high, m_chart.value)) + tipClass(bar.cls)
            + tipRow({}, QString::fromStdString(bar.note));
    }

protected:
    std::size_t rows() const override { return m_chart.bars.size(); }

private:
    const StackedBarChart &m_chart;
};

// ---- Tornado --------------------------------------------------------------------------------------------------------

class TornadoPlot : public RowPlot
{
public:
    explicit TornadoPlot(const TornadoChart &chart)
        : m_chart(chart)
    {
    }

    bool isEmpty() const override
    {
        return std::none_of(m_chart.bars.begin(), m_chart.bars.end(),
            [](const TornadoBar &b) { return std::isfinite(b.atLow) && std::isfinite(b.atHigh); });
    }

    void prepare(bool logX, bool) override
    {
        Extent all, positive;
        QStringList labels;
        const auto add = [&](double v) {
            all.add(v);
            if (v > 0.0)
                positive.add(v);
        };
        add(m_chart.base);
        for (const TornadoBar &bar : m_chart.bars) {
            labels += text(bar.label);
            add(bar.atLow);
            add(bar.atHigh);
        }
        ChartAxis axis = m_chart.value;
        axis.fromZero = false;
        setLimits(x, axis, all, positive, logX, 0.0);
        if (!x.log && all.any) { // the differences count, not the distance to zero; labels stand at both ends
            const double air = all.high > all.low ? 0.17 * (all.high - all.low) : 1.0;
            x.lo = all.low >= 0.0 ? std::max(0.0, all.low - air) : all.low - air;
            x.hi = x.initialHi = all.high + air;
            x.dataLo = all.low;
            x.dataHi = all.high;
            const auto span = [](const TornadoBar &bar) { return std::abs(bar.atHigh - bar.atLow); };
            for (const TornadoBar &bar : m_chart.bars) // beside short bars there is room anyway
                for (const std::string *input : {&bar.lowInput, &bar.highInput})
                    if (const QString words = inputText(*input, bar.inputUnit);
                        span(bar) > 0.5 * span(m_chart.bars.front()) && words.size() > x.widestEnd.size())
                        x.widestStart = x.widestEnd = words;
        }
        prepareRows(labels);
        legend = {{Chart::tr("Parameter at its low bound"), ChartRole::part1, LegendEntry::Glyph::box, false},
            {Chart::tr("Parameter at its high bound"), ChartRole::part2, LegendEntry::Glyph::box, false},
            {Chart::tr("Base: %1").arg(tipValue(m_chart.base, {}, {}, m_chart.value)), ChartRole::total,
                LegendEntry::Glyph::line, false}};
    }

    void paint(QPainter &painter, const PlotContext &c) const override
    {
        for (std::size_t i = 0; i < m_chart.bars.size(); ++i) {
            const TornadoBar &bar = m_chart.bars[i];
            if (!isVisible(i, c) || !std::isfinite(bar.atLow) || !std::isfinite(bar.atHigh))
                continue;
            // Where both bounds lie on one side of the base, the wider is painted first.
            const bool lowFirst = std::abs(bar.atLow - m_chart.base) >= std::abs(bar.atHigh - m_chart.base);
            for (const bool low : {lowFirst, !lowFirst}) {
                const QRectF box = barRect(i, m_chart.base, low ? bar.atLow : bar.atHigh, c);
                const ChartRole role = low ? ChartRole::part1 : ChartRole::part2;
                fillMark(painter, box, c.colour(role), role, c.print);
            }
            endLabel(painter, inputText(bar.lowInput, bar.inputUnit), i, bar.atLow, bar.atLow > bar.atHigh, c);
            endLabel(painter, inputText(bar.highInput, bar.inputUnit), i, bar.atHigh, bar.atHigh >= bar.atLow, c);
        }
        if (c.x.accepts(m_chart.base) && c.x.contains(c.x.number(m_chart.base))) {
            painter.setPen(QPen(c.colours.text, 1.4));
            painter.drawLine(
                QPointF(c.x.pixel(m_chart.base), c.area.top()), QPointF(c.x.pixel(m_chart.base), c.area.bottom()));
        }
    }

    std::optional<Hit> mark(int index, const PlotContext &c) const override
    {
        const auto i = static_cast<std::size_t>(index);
        if (!isVisible(i, c))
            return std::nullopt;
        const TornadoBar &bar = m_chart.bars[i];
        const QRectF box = barRect(i, bar.atLow, bar.atHigh, c).united(barRect(i, m_chart.base, bar.atLow, c));
        return Hit{index, kNoKey, box.center(), box, {}};
    }

    QString tip(int index) const override
    {
        const TornadoBar &bar = m_chart.bars[static_cast<std::size_t>(index)];
        const auto row = [&](const std::string &input, double v) {
            return tipRow(inputText(input, bar.inputUnit), tipValue(v, {}, {}, m_chart.value));
        };
        return tipTitle(text(bar.label)) + row(bar.lowInput, bar.atLow) + row(bar.highInput, bar.atHigh)
            + tipRow(Chart::tr("Base"), tipValue(m_chart.base, {}, {}, m_chart.value))
            + tipRow({}, QString::fromStdString(bar.note));
    }

protected:
    std::size_t rows() const override { return m_chart.bars.size(); }

private:
    // The larger result is named on the right, the smaller on the left, also where both lie on one side of the base.
    void endLabel(
        QPainter &painter, const QString &text, std::size_t row, double value, bool right, const PlotContext &c) const
    {
        if (right) {
            label(painter, text, barRect(row, m_chart.base, std::max(value, m_chart.base), c).right(), row, c,
                c.colours.secondary);
            return;
        }
        painter.setFont(c.small);
        const QFontMetricsF metrics(c.small);
        QRectF box(0, 0, metrics.horizontalAdvance(text) + 4, metrics.height());
        box.moveCenter({0, middle(row, c)});
        box.moveRight(barRect(row, std::min(value, m_chart.base), m_chart.base, c).left() - 4);
        if (box.left() < c.area.left())
            return;
        painter.setPen(c.colours.secondary);
        painter.drawText(box, Qt::AlignVCenter | Qt::AlignRight, text);
    }

    const TornadoChart &m_chart;
};

// ---- Waterfall ------------------------------------------------------------------------------------------------------

class WaterfallPlot : public RowPlot
{
public:
    explicit WaterfallPlot(const WaterfallChart &chart)
        : m_chart(chart)
    {
        double level = 0.0;
        for (const WaterfallStep &step : chart.steps) {
            const double value = std::isfinite(step.value) ? step.value : 0.0;
            m_from.push_back(step.total ? 0.0 : level);
            level = step.total ? value : level + value;
            m_to.push_back(level);
        }
    }

    bool isEmpty() const override { return m_chart.steps.empty(); }

    void prepare(bool, bool) override
    {
        Extent all;
        QStringList labels;
        for (std::size_t i = 0; i < m_chart.steps.size(); ++i) {
            labels += text(m_chart.steps[i].label);
            all.add(m_from[i]);
            all.add(m_to[i]);
        }
        ChartAxis axis = m_chart.value;
        axis.fromZero = true;
        setLimits(x, axis, all, {}, false, 0.16);
        prepareRows(labels);
        legend.clear();
    }

    void paint(QPainter &painter, const PlotContext &c) const override
    {
        for (std::size_t i = 0; i < m_chart.steps.size(); ++i) {
            if (!isVisible(i, c))
                continue;
            const WaterfallStep &step = m_chart.steps[i];
            const ChartRole role = step.role != ChartRole::neutral ? step.role
                : step.total                                       ? ChartRole::total
                : step.value >= 0.0                                ? ChartRole::worse
                                                                   : ChartRole::better;
            const QRectF box = barRect(i, m_from[i], m_to[i], c);
            fillMark(painter, box.width() < 1.5 ? box.adjusted(-0.75, 0, 0.75, 0) : box, c.colour(role), role, c.print);
            if (i + 1 < m_chart.steps.size() && isVisible(i + 1, c)) {
                painter.setPen(QPen(c.colours.secondary, 1.0, Qt::DotLine));
                const double at = std::clamp(c.x.pixel(m_to[i]), c.area.left(), c.area.right());
                painter.drawLine(QPointF(at, box.bottom()), QPointF(at, middle(i + 1, c) - thickness(c) / 2));
            }
            label(painter, stepLabel(step), box.right(), i, c, c.colours.text);
        }
        zeroLine(painter, c);
    }

    std::optional<Hit> mark(int index, const PlotContext &c) const override
    {
        const auto i = static_cast<std::size_t>(index);
        if (!isVisible(i, c))
            return std::nullopt;
        const QRectF box = barRect(i, m_from[i], m_to[i], c);
        return Hit{index, kNoKey, box.center(), box.adjusted(-1, 0, 1, 0), {}};
    }

    QString tip(int index) const override
    {
        const auto i = static_cast<std::size_t>(index);
        const WaterfallStep &step = m_chart.steps[i];
        return tipTitle(text(step.label)) + tipRow(text(m_chart.value.title), stepLabel(step))
            + (step.total ? QString() : tipRow(Chart::tr("Level"), tipValue(m_to[i], {}, {}, m_chart.value)))
            + tipRow({}, QString::fromStdString(step.note));
    }

protected:
    std::size_t rows() const override { return m_chart.steps.size(); }

private:
    QString stepLabel(const WaterfallStep &step) const
    {
        const QString value = valueText(step.value, m_chart.value);
        return step.total || step.value <= 0.0 ? value : QLatin1Char('+') + value;
    }

    const WaterfallChart &m_chart;
    std::vector<double> m_from, m_to;
};

} // namespace

std::unique_ptr<Plot> makeBarPlot(const BarChart &chart) { return std::make_unique<BarPlot>(chart); }

std::unique_ptr<Plot> makeStackedPlot(const StackedBarChart &chart) { return std::make_unique<StackedPlot>(chart); }

std::unique_ptr<Plot> makeTornadoPlot(const TornadoChart &chart) { return std::make_unique<TornadoPlot>(chart); }

std::unique_ptr<Plot> makeWaterfallPlot(const WaterfallChart &chart) { return std::make_unique<WaterfallPlot>(chart); }

} // namespace wattfare
