// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/charts/plot.h"

#include <QImage>

#include <array>
#include <functional>
#include <span>

namespace wattfare {

// Up to millions of points of one colour, painted as one picture: how many fall on each pixel decides its opacity. Axis
// numbers are computed once, so that a frame of zooming or panning is one pass over two columns of floats.
class DenseLayer
{
public:
    DenseLayer(std::span<const double> x, std::span<const double> y, bool logX, bool logY);

    std::size_t leftOut() const { return m_leftOut; } // finite, but not on a logarithmic axis
    // `crowd`: the points of all series beside each other, whose dots are of one size.
    void paint(QPainter &painter, const PlotContext &context, const QColor &colour, std::size_t crowd) const;
    std::size_t count() const { return m_x.size(); }
    QPointF pixel(std::size_t index, const PlotContext &context) const;
    std::optional<std::size_t> nearest(QPointF position, double reach, const PlotContext &context) const;
    void forEachIn(const QRectF &rect, const PlotContext &context, const std::function<void(std::size_t)> &visit) const;

private:
    // Offsets from the middle of the data, as floats: twice as many fit into the caches, and a pixel stays a pixel
    // until a zoom by about a million.
    std::vector<float> m_x, m_y; // NaN where a point is left out
    double m_originX = 0, m_originY = 0;
    std::size_t m_leftOut = 0;
    mutable std::vector<std::uint32_t> m_counts;
    mutable QImage m_image; // of the last frame
    mutable std::array<double, 9> m_imageKey{};
};

// An unbroken line of many points, x ascending. Lowest and highest values are kept for blocks of points, so that a
// frame costs by the width of the picture and not by the number of points.
class DenseLine
{
public:
    struct Column {
        double x = 0, low = 0, high = 0; // axis numbers; x is the middle of a pixel column
    };
    DenseLine(std::vector<QPointF> points, bool step);

    const std::vector<QPointF> &points() const { return m_points; }
    std::size_t visible(double lo, double hi) const; // points from the one before `lo` to the one after `hi`
    QList<QPointF> polyline(double lo, double hi) const; // these points, with the corners of steps
    std::vector<Column> envelope(double lo, double hi, int columns) const; // what the line covers in each pixel column

private:
    static constexpr std::size_t kBlock = 64;
    std::pair<std::size_t, std::size_t> range(double lo, double hi) const;
    void extremes(std::size_t from, std::size_t to, double &low, double &high) const;

    std::vector<QPointF> m_points;
    std::vector<std::pair<double, double>> m_blocks; // lowest and highest y of kBlock points
    bool m_step;
};

} // namespace wattfare
