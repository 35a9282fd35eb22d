// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Places on a map of the world.
#include "views/charts/plot.h"
#include "views/words/format.h"
#include "views/words/messages.h"

#include <QPainter>
#include <QResource>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <vector>

// Resources of a static library must be asked for by name, outside any namespace.
static void initMapResources() { Q_INIT_RESOURCE(world); }

namespace wattfare {

namespace {

// Rings of land in degrees: east (beyond 180 across the date line), north.
const std::vector<QPolygonF> &landRings()
{
    static const std::vector<QPolygonF> rings = [] {
        initMapResources();
        std::vector<QPolygonF> read;
        for (const QByteArray &line : QResource(QStringLiteral(":/map/land.txt")).uncompressedData().split('\n')) {
            if (line.isEmpty() || line.startsWith('#'))
                continue;
            QPolygonF ring;
            for (const QByteArray &point : line.split(' ')) {
                const auto comma = point.indexOf(',');
                ring << QPointF(point.left(comma).toInt() / 10.0, point.mid(comma + 1).toInt() / 10.0);
            }
            read.push_back(std::move(ring));
        }
        return read;
    }();
    return rings;
}

class MapPlot : public Plot
{
public:
    explicit MapPlot(const MapChart &chart)
        : m_chart(chart)
    {
    }

    bool isEmpty() const override
    {
        return std::none_of(m_chart.places.begin(), m_chart.places.end(),
            [](const MapPlace &place) { return place.value && std::isfinite(*place.value); });
    }

    void prepare(bool, bool) override
    {
        // Plate carrée, the populated latitudes stretched to about their shape; it begins east of the date line, in the
        // sea.
        x = PlotAxis();
        y = PlotAxis();
        x.shown = y.shown = false;
        x.lo = -170;
        x.hi = x.initialHi = 190;
        y.lo = -56;
        y.hi = y.initialHi = 78;
        y.stretch = 1.2;
        m_values = m_sizes = Extent();
        m_beside.clear();
        for (const MapPlace &place : m_chart.places) {
            m_values.add(place.value);
            m_sizes.add(place.size);
            m_beside.push_back(static_cast<int>(std::count_if(
                m_chart.places.data(), &place, [&](const MapPlace &other) { return isAt(other, place); })));
        }
        legend.clear();
        if (!m_values.any)
            return;
        const auto end = [&](double value, const QString &words, ChartRole role) {
            legend.push_back({words.arg(tipValue(value, {}, {}, m_chart.value)), role, LegendEntry::Glyph::box, false});
        };
        //: Ends of the colour scale of a map; %1 a value with its unit
        end(m_values.low, Chart::tr("lowest: %1"), m_chart.lowIsGood ? ChartRole::better : ChartRole::worse);
        if (m_values.high > m_values.low)
            end(m_values.high, Chart::tr("highest: %1"), m_chart.lowIsGood ? ChartRole::worse : ChartRole::better);
    }

    void paintBelow(QPainter &painter, const PlotContext &c) const override
    {
        painter.save();
        painter.setClipRect(c.area, Qt::IntersectClip);
        painter.setPen(QPen(c.colours.hairline, c.print ? 0.5 : 1.0));
        painter.setBrush(mixed(c.colours.base, c.colours.grid, 0.7));
        for (const QPolygonF &ring : landRings()) {
            QPolygonF pixels;
            pixels.reserve(ring.size());
            for (const QPointF &at : ring)
                pixels << QPointF(c.x.pixelOf(at.x()), c.y.pixelOf(at.y()));
            if (pixels.boundingRect().intersects(c.area))
                painter.drawPolygon(pixels);
        }
        painter.restore();
    }

    void paint(QPainter &painter, const PlotContext &c) const override
    {
        painter.setClipRect(c.area, Qt::IntersectClip);
        std::vector<std::size_t> order; // small dots above large ones, what is chosen above all
        for (std::size_t i = 0; i < m_chart.places.size(); ++i)
            order.push_back(i);
        const auto rank = [&](std::size_t i) { // one without a figure hides none
            const MapPlace &place = m_chart.places[i];
            return std::tuple(c.isSelected(place.key) || isHovered(place, c), place.value.has_value(), -radius(place));
        };
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
        std::vector<QRectF> taken;
        for (const std::size_t i : order) {
            const MapPlace &place = m_chart.places[i];
            const QPointF at = point(place, c);
            const double r = radius(place);
            taken.push_back(QRectF(at - QPointF(r, r), QSizeF(2 * r, 2 * r)));
            const bool known = place.value && std::isfinite(*place.value);
            painter.setBrush(known ? shade(*place.value, c) : c.colours.base);
            painter.setPen(QPen(known ? c.colours.text : c.colours.secondary, c.print ? 0.6 : 1.0,
                known ? Qt::SolidLine : Qt::DotLine));
            painter.drawEllipse(at, r, r);
            if (c.isSelected(place.key) || isHovered(place, c)) {
                painter.setBrush(Qt::NoBrush);
                painter.setPen(QPen(c.colours.highlight, 2));
                painter.drawEllipse(at, r + 3, r + 3);
            }
        }
        painter.setFont(c.small);
        for (auto i = order.rbegin(); i != order.rend(); ++i) {
            const MapPlace &place = m_chart.places[*i];
            if (c.area.contains(point(place, c)))
                placeLabel(painter, text(place.label), point(place, c), radius(place) + 2, c.area, taken,
                    c.colours.text, c.colours.base);
        }
    }

    int markCount() const override { return int(m_chart.places.size()); }

    std::optional<Hit> mark(int index, const PlotContext &c) const override
    {
        const MapPlace &place = m_chart.places[static_cast<std::size_t>(index)];
        const QPointF at = point(place, c);
        if (!c.area.contains(at))
            return std::nullopt;
        return Hit{index, place.key, at, {}, {}};
    }

    QString tip(int index) const override
    {
        const MapPlace &place = m_chart.places[static_cast<std::size_t>(index)];
        const bool known = place.value && std::isfinite(*place.value);
        return tipTitle(text(place.label)) + tipRow({}, QString::fromStdString(place.name))
            + tipRow(text(m_chart.value.title), known ? tipValue(*place.value, {}, {}, m_chart.value) : format::dash())
            + (known ? QString() : tipRow({}, text(place.missingReason)))
            + tipRow(text(m_chart.sizeTitle), format::integer(place.size)) + tipClass(place.cls)
            + tipRow({}, QString::fromStdString(place.note));
    }

private:
    // Several regions of one place stand side by side.
    QPointF point(const MapPlace &place, const PlotContext &c) const
    {
        constexpr double kBeside = 14.0;
        const auto i = static_cast<std::size_t>(&place - m_chart.places.data());
        return {c.x.pixelOf(place.longitude) + kBeside * m_beside[i], c.y.pixelOf(place.latitude)};
    }

    static bool isAt(const MapPlace &a, const MapPlace &b)
    {
        constexpr double kDegrees = 0.8;
        return std::abs(a.longitude - b.longitude) < kDegrees && std::abs(a.latitude - b.latitude) < kDegrees;
    }

    static bool isHovered(const MapPlace &place, const PlotContext &c)
    {
        return place.key != kNoKey && place.key == c.hovered;
    }

    double radius(const MapPlace &place) const // areas compare
    {
        return 4.0 + 6.0 * std::sqrt(m_sizes.high > 0 ? std::clamp(place.size / m_sizes.high, 0.0, 1.0) : 0.0);
    }

    // Blue to orange through the surface, as in a heat map.
    QColor shade(double value, const PlotContext &c) const
    {
        double share = m_values.high > m_values.low ? (value - m_values.low) / (m_values.high - m_values.low) : 0.0;
        if (!m_chart.lowIsGood)
            share = 1.0 - share;
        const QColor middle = c.colours.dark ? c.colours.raised : QColor(0xF1F5F9);
        return share < 0.5 ? mixed(c.colour(ChartRole::better), middle, share * 2.0)
                           : mixed(middle, c.colour(ChartRole::worse), share * 2.0 - 1.0);
    }

    const MapChart &m_chart;
    Extent m_values, m_sizes;
    std::vector<int> m_beside; // by place: how many before it are of the same
};

} // namespace

std::unique_ptr<Plot> makeMapPlot(const MapChart &chart) { return std::make_unique<MapPlot>(chart); }

} // namespace wattfare
