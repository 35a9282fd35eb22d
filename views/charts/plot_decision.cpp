// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Who wins where over two parameters, in one panel or in several that share their axes.
#include "views/charts/decision_field.h"
#include "views/charts/plot.h"
#include "views/words/currency.h"
#include "views/words/format.h"
#include "views/words/messages.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace wattfare {

QColor regionFill(ChartRole role, const PlotContext &c)
{
    if (role == ChartRole::neutral)
        return mixed(c.colours.grid, c.colours.base, 0.5);
    // Shares of the ground, chosen so that all pairs are far apart in CIELAB, blue and sky above all, and on paper
    // neighbours in the list and the first three in their grey: a grey print has no hues.
    using Shares = std::array<double, kPartRoles>;
    constexpr Shares kPaper{0.25, 0.74, 0.39, 0.34, 0.8, 0.27, 0.44, 0.33};
    constexpr Shares kLight{0.4, 0.74, 0.4, 0.4, 0.8, 0.4, 0.4, 0.42};
    constexpr Shares kDark{0.53, 0.46, 0.4, 0.4, 0.4, 0.67, 0.4, 0.8};
    const Shares &shares = c.print ? kPaper : c.colours.dark ? kDark : kLight;
    const auto part = static_cast<std::size_t>(role) - static_cast<std::size_t>(ChartRole::part1);
    return mixed(c.colour(role), c.colours.base, part < shares.size() ? shares[part] : 0.5);
}

QBrush regionTexture(Qt::BrushStyle style, const QColor &fill) { return {mixed(textOn(fill), fill, 0.35), style}; }

QPen contourPen(const PlotContext &c)
{
    return {mixed(c.colours.text, c.colours.base, 0.25), c.print ? 0.8 : 1.0, Qt::DashLine, Qt::FlatCap};
}

QPen tiePen(const PlotContext &c)
{
    return {mixed(c.colours.text, c.colours.base, 0.35), 0.8, Qt::SolidLine, Qt::FlatCap};
}

namespace {

constexpr double kHatchStep = 7.0; // pixels between the lines over ties
constexpr int kContours = 7; // about as many levels
constexpr double kLogFrom = 12.0; // times the lowest value: contours by decades
constexpr double kPanelGap = 14.0;
constexpr std::size_t kNoEntry = static_cast<std::size_t>(-1);

class DecisionPlot : public Plot
{
public:
    explicit DecisionPlot(const DecisionChart &chart)
        : m_chart(chart)
    {
        const std::size_t each = chart.x.at.size() * chart.y.at.size();
        const auto ascending = [](const DecisionAxis &axis) {
            return axis.at.size() >= (axis.names.empty() ? 2U : 1U)
                && (axis.names.empty() || axis.names.size() == axis.at.size())
                && std::adjacent_find(axis.at.begin(), axis.at.end(), std::greater_equal<>()) == axis.at.end()
                && std::all_of(axis.at.begin(), axis.at.end(), [](double at) { return std::isfinite(at); });
        };
        m_whole = ascending(chart.x) && ascending(chart.y) && !chart.panels.empty()
            && std::all_of(chart.panels.begin(), chart.panels.end(),
                [each](const DecisionPanel &panel) { return panel.points.size() == each; });
    }

    bool isEmpty() const override { return !m_whole; }

    void prepare(bool logX, bool logY) override
    {
        legend.clear();
        m_fields.clear();
        m_contours.clear();
        if (!m_whole)
            return;
        setAxis(x, m_chart.x, logX);
        setAxis(y, m_chart.y, logY);
        m_several = m_chart.panels.size() > 1;
        x.shown = y.shown = !m_several; // the panels have theirs
        if (m_several) {
            m_xTitle = x.title;
            m_yTitle = y.title;
            x.title = y.title = QString();
        }
        for (const DecisionPanel &panel : m_chart.panels)
            m_fields.emplace_back(m_chart, panel, x.log, y.log);
        std::vector<std::size_t> won(m_chart.names.size() + 1, 0);
        bool tied = false;
        for (const DecisionField &field : m_fields) {
            tied = tied || field.anyTied();
            for (const DecisionField::Region &region : field.regions())
                won[winnerOf(region.winner)] += region.points;
        }
        m_entryOf.assign(won.size(), kNoEntry);
        for (std::size_t i = 0; i < won.size(); ++i) {
            if (won[i] == 0)
                continue;
            m_entryOf[i] = legend.size();
            if (i < m_chart.names.size())
                legend.push_back({text(m_chart.names[i].name), m_chart.names[i].role, LegendEntry::Glyph::region, true,
                    false, textureOf(i)});
            else //: Where in a decision map no candidate qualifies
                legend.push_back({Chart::tr("none qualifies"), ChartRole::neutral, LegendEntry::Glyph::region, false});
        }
        findContours();
        if (tied)
            legend.push_back({Chart::tr("cannot be told apart"), ChartRole::total, LegendEntry::Glyph::tied, false});
        if (std::any_of(m_contours.begin(), m_contours.end(), [](const auto &lines) { return !lines.empty(); }))
            legend.push_back({axisTitle(m_chart.value), ChartRole::total, LegendEntry::Glyph::contour, false});
    }

    void paintBelow(QPainter &painter, const PlotContext &c) const override
    {
        for (std::size_t p = 0; p < m_fields.size(); ++p) {
            const PlotContext panel = panelOf(p, c);
            painter.setPen(Qt::NoPen);
            const auto &shapes = m_fields[p].shapes();
            for (std::size_t winner = 0; winner < shapes.size(); ++winner) {
                if (shapes[winner].empty() || isHidden(winner, c))
                    continue;
                // One path a winner: boxes that touch show no seam between them.
                QPainterPath path;
                path.setFillRule(Qt::WindingFill);
                for (const QPolygonF &shape : shapes[winner]) {
                    const QPolygonF pixels = inside(shape, panel);
                    if (!pixels.boundingRect().isEmpty())
                        path.addPolygon(pixels);
                }
                path.closeSubpath();
                const QColor fill = regionFill(
                    winner < m_chart.names.size() ? m_chart.names[winner].role : ChartRole::neutral, panel);
                painter.fillPath(path, fill);
                if (const Qt::BrushStyle style = textureOf(winner); style != Qt::NoBrush)
                    painter.fillPath(path, regionTexture(style, fill));
            }
        }
    }

    void paint(QPainter &painter, const PlotContext &c) const override
    {
        for (std::size_t p = 0; p < m_fields.size(); ++p) {
            const PlotContext panel = panelOf(p, c);
            paintTies(painter, p, panel);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(contourPen(panel));
            for (const DecisionField::Line &line : m_contours[p])
                drawInside(painter, line.at, panel);
            painter.setPen(QPen(c.colours.text, c.print ? 1.1 : 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            for (const QPolygonF &border : m_fields[p].borders())
                drawInside(painter, border, panel);
            std::vector<QRectF> taken;
            nameRegions(painter, p, panel, taken);
            nameContours(painter, p, panel, taken);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(c.colours.secondary, 0.8));
            painter.drawRect(panel.area);
            if (m_several)
                paintPanelAxes(painter, p, panel, tickWidth(c) + 2);
            markPoints(painter, p, panel);
        }
        if (m_several)
            paintTitles(painter, c);
    }

    // The keyboard walks over the regions, the largest first.
    int markCount() const override
    {
        std::size_t count = 0;
        for (const DecisionField &field : m_fields)
            count += field.regions().size();
        return static_cast<int>(count);
    }

    std::optional<Hit> mark(int index, const PlotContext &c) const override
    {
        const auto [p, region] = regionAt(index);
        if (isHidden(winnerOf(region->winner), c))
            return std::nullopt;
        const PlotContext panel = panelOf(p, c);
        const QPointF at = pixel(m_fields[p].position(region->heart), panel);
        if (!panel.area.adjusted(-1, -1, 1, 1).contains(at))
            return std::nullopt;
        return Hit{index, keyOf(p, region->heart), at, {}, {}};
    }

    QString tip(int index) const override
    {
        const auto [p, region] = regionAt(index);
        return tipOf(p, region->heart);
    }

    std::optional<Hit> hit(QPointF position, const PlotContext &c) const override
    {
        for (std::size_t p = 0; p < m_fields.size(); ++p) {
            const PlotContext panel = panelOf(p, c);
            if (!panel.area.contains(position))
                continue;
            const auto point = m_fields[p].pointAt(panel.x.numberAt(position.x()), panel.y.numberAt(position.y()));
            if (!point)
                return std::nullopt;
            return Hit{-1, keyOf(p, *point), pixel(m_fields[p].position(*point), panel), {}, tipOf(p, *point)};
        }
        return std::nullopt;
    }

    QSet<qint64> keysIn(const QRectF &, const PlotContext &) const override { return {}; } // a drag moves the picture

private:
    static void setAxis(PlotAxis &axis, const DecisionAxis &from, bool log)
    {
        Extent all, positive;
        for (const double at : from.at) {
            all.add(at);
            if (at > 0)
                positive.add(at);
        }
        const bool numbers = from.names.empty();
        ChartAxis fixed = from; // from the first point to the last
        fixed.min = all.low;
        fixed.max = all.high;
        axis.named.clear();
        const bool canBeLog = numbers && all.low > 0;
        setLimits(axis, fixed, all, canBeLog ? positive : Extent(), log && canBeLog, 0);
        if (numbers)
            return;
        axis.lo = 0;
        axis.hi = axis.initialHi = static_cast<double>(from.at.size());
        for (std::size_t i = 0; i < from.names.size(); ++i)
            axis.named.push_back({static_cast<double>(i) + 0.5, text(from.names[i])});
    }

    // Colours come again after eight: what comes then is told apart by its texture.
    Qt::BrushStyle textureOf(std::size_t winner) const
    {
        constexpr std::array kRounds{Qt::NoBrush, Qt::Dense6Pattern, Qt::HorPattern, Qt::VerPattern};
        return winner < m_chart.names.size() ? kRounds[std::min(winner / kPartRoles, kRounds.size() - 1)] : Qt::NoBrush;
    }

    std::size_t winnerOf(std::int32_t winner) const
    {
        return winner < 0 ? m_chart.names.size() : std::min(static_cast<std::size_t>(winner), m_chart.names.size());
    }
    bool isHidden(std::size_t winner, const PlotContext &c) const { return c.isHidden(m_entryOf[winner]); }

    qint64 keyOf(std::size_t panel, std::size_t point) const
    {
        return static_cast<qint64>(panel * m_chart.panels.front().points.size() + point);
    }
    std::pair<std::size_t, const DecisionField::Region *> regionAt(int index) const
    {
        auto left = static_cast<std::size_t>(index);
        std::size_t p = 0;
        while (left >= m_fields[p].regions().size())
            left -= m_fields[p++].regions().size();
        return {p, &m_fields[p].regions()[left]};
    }

    void findContours()
    {
        m_contours.assign(m_fields.size(), {});
        std::optional<std::pair<double, double>> ends;
        for (const DecisionField &field : m_fields)
            if (const auto own = field.values())
                ends = ends ? std::pair(std::min(ends->first, own->first), std::max(ends->second, own->second)) : own;
        if (!ends || !(ends->second > ends->first))
            return;
        PlotAxis axis;
        axis.format = m_chart.value.format;
        Scale scale;
        scale.log = ends->first > 0 && ends->second > kLogFrom * ends->first;
        scale.lo = scale.log ? std::log10(ends->first) : ends->first;
        scale.hi = scale.log ? std::log10(ends->second) : ends->second;
        std::vector<double> levels; // round in the currency that is shown
        for (const Tick &tick : ticksOf(axis, scale, scale.log ? kContours + 3 : kContours))
            if (!tick.label.isEmpty())
                levels.push_back(scale.log ? std::pow(10.0, tick.at) : tick.at);
        for (std::size_t p = 0; p < m_fields.size(); ++p)
            m_contours[p] = m_fields[p].contours(levels, scale.log);
    }

    // A panel as a plot of its own: part of the area, the same axes.
    PlotContext panelOf(std::size_t p, const PlotContext &c) const
    {
        if (!m_several)
            return c;
        const QFontMetricsF metrics(c.small);
        const auto count = static_cast<double>(m_fields.size());
        double best = 1, most = -1; // columns; so that panels are large and not flat
        const double title = metrics.height() + 2, ticks = metrics.height() + 5, label = tickWidth(c) + 8;
        const QRectF room = c.area.adjusted(0, m_yTitle.isEmpty() ? 0 : title, 0, m_xTitle.isEmpty() ? 0 : -title);
        const auto sizeFor = [&](double columns) {
            const double rows = std::ceil(count / columns);
            return QSizeF((room.width() - (columns - 1) * kPanelGap) / columns - label,
                (room.height() - (rows - 1) * kPanelGap / 2) / rows - title - ticks);
        };
        for (double columns = 1; columns <= count; ++columns) {
            const QSizeF size = sizeFor(columns);
            const double side = std::min(size.width(), size.height() * 1.4);
            if (side > most) {
                most = side;
                best = columns;
            }
        }
        const QSizeF size = sizeFor(best).expandedTo(QSizeF(8, 8));
        const double column = std::fmod(static_cast<double>(p), best), row = std::floor(static_cast<double>(p) / best);
        PlotContext panel = c;
        panel.area = QRectF(QPointF(room.left() + column * (size.width() + label + kPanelGap) + label,
                                room.top() + row * (size.height() + title + ticks + kPanelGap / 2) + title),
            size);
        panel.x.from = panel.area.left();
        panel.x.to = panel.area.right();
        panel.y.from = panel.area.bottom();
        panel.y.to = panel.area.top();
        return panel;
    }

    double tickWidth(const PlotContext &c) const
    {
        double widest = 0;
        for (const Tick &tick : ticksOf(y, c.y, 4))
            widest = std::max(widest, QFontMetricsF(c.small).horizontalAdvance(tick.label));
        return std::min(widest, c.area.width() * 0.12);
    }

    static QPointF pixel(QPointF number, const PlotContext &c)
    {
        return {c.x.pixelOf(number.x()), c.y.pixelOf(number.y())};
    }

    // Kept within the area, since exports to SVG know no clipping.
    static QPolygonF inside(const QPolygonF &numbers, const PlotContext &c)
    {
        QPolygonF pixels;
        pixels.reserve(numbers.size());
        for (const QPointF &number : numbers) {
            const QPointF at = pixel(number, c);
            pixels << QPointF(
                std::clamp(at.x(), c.area.left(), c.area.right()), std::clamp(at.y(), c.area.top(), c.area.bottom()));
        }
        return pixels;
    }

    static void drawInside(QPainter &painter, const QPolygonF &numbers, const PlotContext &c)
    {
        QPolygonF piece;
        const auto flush = [&] {
            if (piece.size() > 1)
                painter.drawPolyline(piece);
            piece.clear();
        };
        const QRectF area = c.area.adjusted(-0.01, -0.01, 0.01, 0.01);
        for (qsizetype i = 1; i < numbers.size(); ++i) {
            QPointF a = pixel(numbers[i - 1], c), b = pixel(numbers[i], c);
            const QPointF d = b - a;
            double from = 0, to = 1;
            const auto keep = [&](double start, double step, double low, double high) {
                if (step == 0)
                    return start >= low && start <= high;
                double t0 = (low - start) / step, t1 = (high - start) / step;
                if (t0 > t1)
                    std::swap(t0, t1);
                from = std::max(from, t0);
                to = std::min(to, t1);
                return from <= to;
            };
            if (!keep(a.x(), d.x(), area.left(), area.right()) || !keep(a.y(), d.y(), area.top(), area.bottom())) {
                flush();
                continue;
            }
            if (from > 0 || piece.isEmpty()) {
                flush();
                piece << a + d * from;
            }
            piece << (to < 1 ? a + d * to : b);
            if (to < 1)
                flush();
        }
        flush();
    }

    // Lines at 45 degrees wherever the point below is a tie.
    void paintTies(QPainter &painter, std::size_t p, const PlotContext &c) const
    {
        const DecisionField &field = m_fields[p];
        if (!field.anyTied())
            return;
        const DecisionPanel &panel = m_chart.panels[p];
        painter.setPen(tiePen(c));
        QVector<QLineF> lines;
        const auto tied = [&](double px, double py) {
            const auto point = field.pointAt(c.x.numberAt(px), c.y.numberAt(py));
            return point && panel.points[*point].tied && !isHidden(winnerOf(panel.points[*point].winner), c);
        };
        const QRectF &area = c.area;
        for (double k = kHatchStep / 2; k < area.width() + area.height(); k += kHatchStep) {
            const double from = std::max(0.0, k - area.height()), to = std::min(k, area.width());
            double begin = -1;
            for (double s = from; s <= to; s += 1.0) {
                const bool on = tied(area.left() + s, area.top() + (k - s));
                if (on && begin < 0)
                    begin = s;
                if (begin >= 0 && (!on || s + 1.0 > to)) {
                    if (s > begin)
                        lines << QLineF(
                            area.left() + begin, area.top() + k - begin, area.left() + s, area.top() + k - s);
                    begin = -1;
                }
            }
        }
        painter.drawLines(lines);
    }

    // Names stand in the regions where they have room: a grey print needs no legend.
    void nameRegions(QPainter &painter, std::size_t p, const PlotContext &c, std::vector<QRectF> &taken) const
    {
        painter.setFont(c.small);
        const QFontMetricsF metrics(c.small);
        const DecisionField &field = m_fields[p];
        constexpr std::size_t kMostNames = 24;
        for (std::size_t r = 0; r < std::min(kMostNames, field.regions().size()); ++r) {
            const DecisionField::Region &region = field.regions()[r];
            const std::size_t winner = winnerOf(region.winner);
            if (isHidden(winner, c))
                continue;
            const QString name
                = winner < m_chart.names.size() ? text(m_chart.names[winner].name) : Chart::tr("none qualifies");
            const QPointF heart = pixel(field.position(region.heart), c);
            const auto fits = [&](const QRectF &box) {
                for (int i = 0; i <= 8; ++i)
                    for (int j = 0; j <= 2; ++j) {
                        const QPointF at(box.left() + box.width() * i / 8, box.top() + box.height() * j / 2);
                        const auto point = field.pointAt(c.x.numberAt(at.x()), c.y.numberAt(at.y()));
                        if (!c.area.contains(at) || !point || field.regionOf(*point) != r)
                            return false;
                    }
                return true;
            };
            const auto place = [&](const QString &words) {
                const QRectF wanted = metrics.boundingRect(QRectF(0, 0, 1000, 1000), Qt::AlignCenter, words);
                const QSizeF size(wanted.width() + 8, wanted.height() + 2);
                // Where it is widest, else near it.
                for (const QPointF shift : {QPointF(0, 0), QPointF(0, -1), QPointF(0, 1), QPointF(-0.5, 0),
                         QPointF(0.5, 0), QPointF(-0.5, -1), QPointF(0.5, -1), QPointF(-0.5, 1), QPointF(0.5, 1)}) {
                    const QRectF box(
                        heart - QPointF(size.width() * (0.5 - shift.x()), size.height() * (0.5 - shift.y())), size);
                    if (!fits(box))
                        continue;
                    const QColor fill = regionFill(
                        winner < m_chart.names.size() ? m_chart.names[winner].role : ChartRole::neutral, c);
                    painter.fillRect(box, fill);
                    painter.setPen(textOn(fill));
                    painter.drawText(box, Qt::AlignCenter, words);
                    taken.push_back(box);
                    return true;
                }
                return false;
            };
            if (place(name))
                continue;
            const QString sign = QStringLiteral(" · "); // its parts in lines of their own; else the type alone
            const QString type = name.section(sign, 0, 0).section(QStringLiteral(", "), 0, 0);
            if (!(name.contains(sign) && place(QString(name).replace(sign, QStringLiteral("\n")))) && type != name)
                place(type);
        }
    }

    void nameContours(QPainter &painter, std::size_t p, const PlotContext &c, std::vector<QRectF> &taken) const
    {
        painter.setFont(c.small);
        const QFontMetricsF metrics(c.small);
        for (const DecisionField::Line &line : m_contours[p]) {
            QPolygonF pixels;
            double length = 0;
            for (const QPointF &number : line.at) {
                pixels << pixel(number, c);
                if (pixels.size() > 1)
                    length += QLineF(pixels[pixels.size() - 2], pixels.back()).length();
            }
            const QString words = valueText(line.level, m_chart.value);
            const QSizeF size(metrics.horizontalAdvance(words) + 4, metrics.height());
            if (length < size.width() * 2.5)
                continue;
            for (const double share : {0.5, 0.35, 0.65, 0.2, 0.8}) {
                double left = length * share;
                qsizetype i = 1;
                for (; i + 1 < pixels.size(); ++i) {
                    const double step = QLineF(pixels[i - 1], pixels[i]).length();
                    if (left <= step)
                        break;
                    left -= step;
                }
                const QLineF step(pixels[i - 1], pixels[i]);
                const QPointF at = step.length() > 0 ? step.pointAt(std::min(1.0, left / step.length())) : step.p1();
                const QRectF box(at - QPointF(size.width() / 2, size.height() / 2), size);
                if (!c.area.contains(box) || std::any_of(taken.begin(), taken.end(), [&](const QRectF &other) {
                        return other.intersects(box);
                    }))
                    continue;
                taken.push_back(box);
                QColor veil = c.colours.base;
                veil.setAlphaF(0.8F);
                painter.fillRect(box, veil);
                painter.setPen(c.colours.text);
                painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, words);
                break;
            }
        }
    }

    void markPoints(QPainter &painter, std::size_t p, const PlotContext &c) const
    {
        const auto ring = [&](qint64 key, const QColor &colour, double radius) {
            const auto each = static_cast<qint64>(m_chart.panels.front().points.size());
            if (key < 0 || key / each != static_cast<qint64>(p))
                return;
            const QPointF at = pixel(m_fields[p].position(static_cast<std::size_t>(key % each)), c);
            if (!c.area.adjusted(-1, -1, 1, 1).contains(at))
                return;
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(c.colours.base, 4));
            painter.drawEllipse(at, radius, radius);
            painter.setPen(QPen(colour, 2));
            painter.drawEllipse(at, radius, radius);
        };
        ring(c.hovered, c.colours.text, 4);
        if (c.selection != nullptr)
            for (const qint64 key : *c.selection)
                ring(key, c.colours.accent, 6);
    }

    void paintPanelAxes(QPainter &painter, std::size_t p, const PlotContext &c, double room) const
    {
        painter.setFont(c.small);
        const QFontMetricsF metrics(c.small);
        painter.setPen(c.colours.text);
        painter.drawText(QRectF(c.area.left(), c.area.top() - metrics.height() - 2, c.area.width(), metrics.height()),
            Qt::AlignLeft | Qt::AlignVCenter,
            metrics.elidedText(text(m_chart.panels[p].title), Qt::ElideMiddle, c.area.width())); // the value is last
        painter.setPen(c.colours.secondary);
        double end = -1e9;
        for (const Tick &tick : ticksOf(x, c.x, std::max(2, static_cast<int>(c.area.width() / 70)))) {
            const double at = c.x.pixelOf(tick.at), half = metrics.horizontalAdvance(tick.label) / 2;
            if (tick.label.isEmpty() || at < c.area.left() - 1 || at > c.area.right() + 1 || at - half < end + 6)
                continue;
            end = std::min(at, c.area.right() - half) + half;
            painter.drawLine(QPointF(at, c.area.bottom()), QPointF(at, c.area.bottom() + 3));
            const double middle = std::max(c.area.left() + half - 8, std::min(at, c.area.right() - half));
            painter.drawText(QRectF(middle - half - 1, c.area.bottom() + 4, 2 * half + 2, metrics.height()),
                Qt::AlignCenter, tick.label);
        }
        for (const Tick &tick :
            ticksOf(y, c.y, std::max(2, static_cast<int>(c.area.height() / (metrics.height() * 2.6))))) {
            const double at = c.y.pixelOf(tick.at);
            if (tick.label.isEmpty() || at < c.area.top() - 1 || at > c.area.bottom() + 1)
                continue;
            painter.drawText(QRectF(c.area.left() - room - 4, at - metrics.height() / 2, room, metrics.height()),
                Qt::AlignRight | Qt::AlignVCenter, metrics.elidedText(tick.label, Qt::ElideRight, room));
        }
    }

    void paintTitles(QPainter &painter, const PlotContext &c) const
    {
        painter.setFont(c.small);
        const QFontMetricsF metrics(c.small);
        painter.setPen(c.colours.secondary);
        painter.drawText(QRectF(c.area.left(), c.area.top(), c.area.width(), metrics.height()),
            Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(m_yTitle, Qt::ElideRight, c.area.width()));
        painter.drawText(QRectF(c.area.left(), c.area.bottom() - metrics.height(), c.area.width(), metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, metrics.elidedText(m_xTitle, Qt::ElideRight, c.area.width()));
    }

    QString axisValue(const DecisionAxis &axis, std::size_t i) const
    {
        return axis.names.empty() ? tipValue(axis.at[i], {}, {}, axis) : text(axis.names[i]);
    }

    QString tipOf(std::size_t p, std::size_t i) const
    {
        const DecisionPoint &point = m_chart.panels[p].points[i];
        const auto name = [this](std::int32_t index) {
            return index >= 0 && static_cast<std::size_t>(index) < m_chart.names.size()
                ? text(m_chart.names[static_cast<std::size_t>(index)].name)
                : QString();
        };
        QString tip;
        if (point.winner < 0) {
            tip = tipTitle(Chart::tr("none qualifies"));
            if (point.reason >= 0 && static_cast<std::size_t>(point.reason) < m_chart.reasons.size())
                tip += tipRow({}, text(m_chart.reasons[static_cast<std::size_t>(point.reason)]));
        } else {
            tip = tipTitle(name(point.winner));
            if (point.value && point.evaluated)
                tip += tipRow(text(m_chart.value.title), tipValue(*point.value, point.low, point.high, m_chart.value));
            if (const QString second = name(point.second); !second.isEmpty())
                tip += point.tied ? tipRow({}, Chart::tr("Cannot be told apart from %1.").arg(second))
                                  : tipRow(Chart::tr("Second"), second);
            if (!point.evaluated)
                tip += tipRow({}, Chart::tr("Not evaluated itself: it wins all around."));
        }
        const std::size_t columns = m_chart.x.at.size();
        tip += tipRow(text(m_chart.x.title), axisValue(m_chart.x, i % columns))
            + tipRow(text(m_chart.y.title), axisValue(m_chart.y, i / columns));
        if (m_several)
            tip += tipRow({}, text(m_chart.panels[p].title));
        return tip;
    }

    const DecisionChart &m_chart;
    bool m_whole = false, m_several = false;
    std::vector<DecisionField> m_fields;
    std::vector<std::vector<DecisionField::Line>> m_contours; // by panel
    std::vector<std::size_t> m_entryOf; // of the legend, by winner
    QString m_xTitle, m_yTitle;
};

} // namespace

std::unique_ptr<Plot> makeDecisionPlot(const DecisionChart &chart) { return std::make_unique<DecisionPlot>(chart); }

} // namespace wattfare
