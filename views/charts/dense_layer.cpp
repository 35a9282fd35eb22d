// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/dense_layer.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace wattfare {

DenseLayer::DenseLayer(std::span<const double> x, std::span<const double> y, bool logX, bool logY)
{
    const std::size_t count = std::min(x.size(), y.size());
    const auto number = [](double v, bool log) {
        if (!std::isfinite(v) || (log && v <= 0.0))
            return std::numeric_limits<double>::quiet_NaN();
        return log ? std::log10(v) : v;
    };
    Extent xs, ys;
    for (std::size_t i = 0; i < count; ++i) {
        xs.add(number(x[i], logX));
        ys.add(number(y[i], logY));
    }
    m_originX = (xs.low + xs.high) / 2;
    m_originY = (ys.low + ys.high) / 2;
    m_x.resize(count);
    m_y.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        const double nx = number(x[i], logX) - m_originX;
        const double ny = number(y[i], logY) - m_originY;
        const bool whole = !std::isnan(nx) && !std::isnan(ny);
        if (!whole && std::isfinite(x[i]) && std::isfinite(y[i]))
            ++m_leftOut;
        m_x[i] = whole ? float(nx) : std::numeric_limits<float>::quiet_NaN();
        m_y[i] = whole ? float(ny) : std::numeric_limits<float>::quiet_NaN();
    }
}

QPointF DenseLayer::pixel(std::size_t index, const PlotContext &c) const
{
    return {c.x.pixelOf(double(m_x[index]) + m_originX), c.y.pixelOf(double(m_y[index]) + m_originY)};
}

void DenseLayer::paint(QPainter &painter, const PlotContext &c, const QColor &colour, std::size_t crowd) const
{
    const double ratio = c.print ? 3.0 : c.pixelRatio;
    const int width = int(std::ceil(c.area.width() * ratio));
    const int height = int(std::ceil(c.area.height() * ratio));
    if (width <= 0 || height <= 0 || width > 16384 || height > 16384)
        return;
    const std::array<double, 9> key{
        c.x.lo, c.x.hi, c.y.lo, c.y.hi, double(width), double(height), double(colour.rgba()), ratio, 1.0};
    if (key == m_imageKey && !m_image.isNull()) {
        painter.drawImage(c.area, m_image);
        return;
    }
    const auto cells = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    m_counts.assign(cells, 0);
    // pixel = a * number + b; the comparisons are false for what is left out.
    const double ax = width / (c.x.hi - c.x.lo);
    const double ay = -height / (c.y.hi - c.y.lo);
    const auto fx = float(ax);
    const auto bx = float((m_originX - c.x.lo) * ax);
    const auto fy = float(ay);
    const auto by = float((m_originY - c.y.hi) * ay);
    const auto w = float(width);
    const auto h = float(height);
    std::size_t visible = 0;
    const std::size_t count = m_x.size();
    for (std::size_t i = 0; i < count; ++i) {
        const float px = m_x[i] * fx + bx;
        const float py = m_y[i] * fy + by;
        if (px >= 0.0F && px < w && py >= 0.0F && py < h) {
            ++m_counts[static_cast<std::size_t>(int(py)) * static_cast<std::size_t>(width)
                + static_cast<std::size_t>(int(px))];
            ++visible;
        }
    }
    const std::uint32_t most = *std::max_element(m_counts.begin(), m_counts.end());

    // Few points are larger; many are one pixel and its neighbours, more opaque where they pile up.
    visible = count > 0 ? visible * std::max(crowd, count) / count : 0;
    const int radius = int(std::lround((visible < 3000 ? 2.0 : visible < 30000 ? 1.0 : 0.5) * ratio));
    std::array<QRgb, 64> shades{};
    const double depth = std::log1p(double(std::max<std::uint32_t>(most, 1)));
    for (std::size_t i = 1; i < shades.size(); ++i) {
        const double share = std::log1p(double(i) * double(most) / 63.0) / depth;
        const double alpha = visible < 3000 ? 0.75 + 0.25 * share : 0.22 + 0.78 * share;
        shades[i] = qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(), int(std::lround(alpha * 255))));
    }
    if (m_image.size() != QSize(width, height))
        m_image = QImage(width, height, QImage::Format_ARGB32_Premultiplied);
    m_image.fill(0);
    const double perCount = most > 63 ? 63.0 / double(most) : 1.0;
    auto *pixels = reinterpret_cast<QRgb *>(m_image.bits());
    const auto stride = static_cast<std::size_t>(m_image.bytesPerLine()) / 4;
    const int before = radius <= 0 ? 0 : radius > 1 ? radius : 0;
    const int after = std::max(radius, 0);
    for (int row = 0; row < height; ++row) {
        const std::uint32_t *line = m_counts.data() + static_cast<std::size_t>(row) * static_cast<std::size_t>(width);
        for (int col = 0; col < width; ++col) {
            if (line[col] == 0)
                continue;
            const double level = most > 63 ? double(line[col]) * perCount : double(line[col]) * 63.0 / double(most);
            const QRgb shade = shades[static_cast<std::size_t>(std::clamp(int(level), 1, 63))];
            for (int r = std::max(0, row - before); r <= std::min(height - 1, row + after); ++r) {
                for (int k = std::max(0, col - before); k <= std::min(width - 1, col + after); ++k) {
                    const int dr = r - row;
                    const int dk = k - col;
                    if (radius >= 2 && dr * dr + dk * dk > radius * radius + 1)
                        continue; // round
                    QRgb &pixel = pixels[static_cast<std::size_t>(r) * stride + static_cast<std::size_t>(k)];
                    if (qAlpha(pixel) < qAlpha(shade))
                        pixel = shade;
                }
            }
        }
    }
    m_imageKey = key;
    painter.drawImage(c.area, m_image);
}

std::optional<std::size_t> DenseLayer::nearest(QPointF position, double reach, const PlotContext &c) const
{
    const auto ax = float((c.x.to - c.x.from) / (c.x.hi - c.x.lo));
    const auto ay = float((c.y.to - c.y.from) / (c.y.hi - c.y.lo));
    const auto cx = float(c.x.numberAt(position.x()) - m_originX);
    const auto cy = float(c.y.numberAt(position.y()) - m_originY);
    float best = float(reach * reach);
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < m_x.size(); ++i) {
        const float dx = (m_x[i] - cx) * ax;
        const float dy = (m_y[i] - cy) * ay;
        const float distance = dx * dx + dy * dy;
        if (distance < best) { // false for NaN
            best = distance;
            found = i;
        }
    }
    return found;
}

void DenseLayer::forEachIn(
    const QRectF &rect, const PlotContext &c, const std::function<void(std::size_t)> &visit) const
{
    const QRectF box = rect.intersected(c.area);
    const double x1 = c.x.numberAt(box.left()) - m_originX;
    const double x2 = c.x.numberAt(box.right()) - m_originX;
    const double y1 = c.y.numberAt(box.bottom()) - m_originY;
    const double y2 = c.y.numberAt(box.top()) - m_originY;
    for (std::size_t i = 0; i < m_x.size(); ++i)
        if (double(m_x[i]) >= x1 && double(m_x[i]) <= x2 && double(m_y[i]) >= y1 && double(m_y[i]) <= y2)
            visit(i);
}

DenseLine::DenseLine(std::vector<QPointF> points, bool step)
    : m_points(std::move(points))
    , m_step(step)
{
    if (m_points.size() < kDenseFrom)
        return;
    for (std::size_t i = 0; i < m_points.size(); i += kBlock) {
        auto [low, high] = std::minmax_element(m_points.begin() + std::ptrdiff_t(i),
            m_points.begin() + std::ptrdiff_t(std::min(i + kBlock, m_points.size())),
            [](const QPointF &a, const QPointF &b) { return a.y() < b.y(); });
        m_blocks.emplace_back(low->y(), high->y());
    }
}

std::pair<std::size_t, std::size_t> DenseLine::range(double lo, double hi) const
{
    const auto byX = [](const QPointF &p, double v) { return p.x() < v; };
    auto begin = std::lower_bound(m_points.begin(), m_points.end(), lo, byX);
    auto end = std::lower_bound(begin, m_points.end(), hi, byX);
    if (begin != m_points.begin())
        --begin; // the line enters from outside
    if (end != m_points.end())
        ++end;
    return {std::size_t(begin - m_points.begin()), std::size_t(end - m_points.begin())};
}

std::size_t DenseLine::visible(double lo, double hi) const
{
    const auto [begin, end] = range(lo, hi);
    return end - begin;
}

QList<QPointF> DenseLine::polyline(double lo, double hi) const
{
    const auto [begin, end] = range(lo, hi);
    QList<QPointF> out;
    out.reserve(qsizetype(end - begin) * (m_step ? 2 : 1));
    for (std::size_t i = begin; i < end; ++i) {
        if (m_step && i > begin)
            out << QPointF(m_points[i].x(), m_points[i - 1].y());
        out << m_points[i];
    }
    return out;
}

void DenseLine::extremes(std::size_t from, std::size_t to, double &low, double &high) const
{
    while (from < to) {
        if (from % kBlock == 0 && from + kBlock <= to && !m_blocks.empty()) {
            low = std::min(low, m_blocks[from / kBlock].first);
            high = std::max(high, m_blocks[from / kBlock].second);
            from += kBlock;
        } else {
            low = std::min(low, m_points[from].y());
            high = std::max(high, m_points[from].y());
            ++from;
        }
    }
}

std::vector<DenseLine::Column> DenseLine::envelope(double lo, double hi, int columns) const
{
    std::vector<Column> out;
    const auto [begin, end] = range(lo, hi);
    if (columns <= 0 || end <= begin)
        return out;
    const double width = (hi - lo) / columns;
    std::size_t at = begin;
    double entering = m_points[begin].y(); // value with which the line comes into the column
    bool entered = m_points[begin].x() <= lo;
    for (int i = 0; i < columns && at < end; ++i) {
        const double right = lo + width * (i + 1);
        const auto next = std::size_t(
            std::lower_bound(m_points.begin() + std::ptrdiff_t(at), m_points.begin() + std::ptrdiff_t(end), right,
                [](const QPointF &p, double v) { return p.x() < v; })
            - m_points.begin());
        if (next == at && !entered)
            continue; // before the first point
        Column column{lo + width * (i + 0.5), entering, entering};
        if (!entered)
            column.low = column.high = m_points[at].y();
        extremes(at, next, column.low, column.high);
        if (next > at)
            entering = m_points[next - 1].y();
        if (!m_step && next < end && next > 0) { // sloping on to the next point: where it leaves this column
            const QPointF &a = m_points[next - 1];
            const QPointF &b = m_points[next];
            const double leaves = b.x() > a.x()
                ? a.y() + (b.y() - a.y()) * std::clamp((right - a.x()) / (b.x() - a.x()), 0.0, 1.0)
                : b.y();
            column.low = std::min(column.low, leaves);
            column.high = std::max(column.high, leaves);
            entering = leaves;
        }
        entered = true;
        at = next;
        out.push_back(column);
    }
    return out;
}

} // namespace wattfare
