// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/point_labels.h"

#include "views/charts/plot.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <span>

namespace wattfare {

namespace {

constexpr double kFar[] = {1.0, 2.0, 3.4, 6.0, 9.0, 13.0}; // times the gap
constexpr std::size_t kNear = 3; // of them, for a name that may be missing

double distance(QPointF point, const QRectF &box)
{
    const double dx = std::max({box.left() - point.x(), 0.0, point.x() - box.right()});
    const double dy = std::max({box.top() - point.y(), 0.0, point.y() - box.bottom()});
    return std::hypot(dx, dy);
}

// Right first, left last but for the corners: names read on from their points. The last eight are for those further
// off, whose line finds its way between other points.
std::array<QPointF, 16> cornersAround(QPointF at, QSizeF size, double gap)
{
    const double far = gap * 0.93, low = gap * 0.28;
    const double east = at.x() + far, west = at.x() - far - size.width();
    const double eastOfUp = at.x() + low, westOfUp = at.x() - low - size.width();
    const double diagonal = gap * 0.75, right = at.x() + diagonal, left = at.x() - diagonal - size.width();
    const double above = at.y() - diagonal - size.height(), below = at.y() + diagonal;
    const double middle = at.x() - size.width() / 2, level = at.y() - size.height() / 2;
    return {QPointF(at.x() + gap, level), QPointF(right, above), QPointF(right, below),
        QPointF(middle, at.y() - gap - size.height()), QPointF(middle, at.y() + gap),
        QPointF(at.x() - gap - size.width(), level), QPointF(left, above), QPointF(left, below),
        QPointF(east, at.y() - low - size.height()), QPointF(east, at.y() + low),
        QPointF(eastOfUp, at.y() - far - size.height()), QPointF(eastOfUp, at.y() + far),
        QPointF(westOfUp, at.y() - far - size.height()), QPointF(westOfUp, at.y() + far),
        QPointF(west, at.y() - low - size.height()), QPointF(west, at.y() + low)};
}

// Another point stands about as near as its own does: the name would be read as that one's.
bool isAmbiguous(const QRectF &box, QPointF own, std::span<const QPointF> points)
{
    const double near = distance(own, box), least = std::max(2.0 * near, near + 8.0);
    return std::any_of(points.begin(), points.end(),
        [&](QPointF point) { return (point - own).manhattanLength() > 0.5 && distance(point, box) < least; });
}

bool coversPoint(const QRectF &box, std::span<const QPointF> points)
{
    constexpr double kMarker = 5.0;
    return std::any_of(points.begin(), points.end(), [&](QPointF point) { return distance(point, box) < kMarker; });
}

// The line to a name in small pieces.
std::vector<QRectF> piecesOf(QPointF from, QPointF to)
{
    constexpr double kPiece = 4.0;
    std::vector<QRectF> pieces;
    const QPointF path = to - from;
    const int count = static_cast<int>(std::hypot(path.x(), path.y()) / kPiece);
    for (int i = 1; i < count; ++i) {
        const QPointF at = from + path * i / count;
        pieces.emplace_back(at.x() - kPiece / 2, at.y() - kPiece / 2, kPiece, kPiece);
    }
    return pieces;
}

bool hasNearer(const QRectF &box, QPointF own, std::span<const QPointF> points)
{
    const double near = distance(own, box);
    return std::any_of(points.begin(), points.end(), [&](QPointF point) { return distance(point, box) < near; });
}

// Where the line from a point meets its name.
QPointF footOf(const QRectF &box, QPointF at)
{
    return {std::clamp(at.x(), box.left(), box.right()), std::clamp(at.y(), box.top(), box.bottom())};
}

// The line to the name runs over another point, whose it would seem.
bool passesAnother(QPointF own, QPointF foot, std::span<const QPointF> points)
{
    constexpr double kMarker = 5.0;
    const QPointF path = foot - own;
    const double length = QPointF::dotProduct(path, path);
    return length > 0.0 && std::any_of(points.begin(), points.end(), [&](QPointF point) {
        const QPointF to = point - own;
        const double share = std::clamp(QPointF::dotProduct(to, path) / length, 0.0, 1.0);
        const QPointF off = to - path * share;
        return std::hypot(to.x(), to.y()) > 2 * kMarker && std::hypot(off.x(), off.y()) < kMarker;
    });
}

void write(QPainter &painter, const QString &text, const QRectF &box, const QColor &colour, const QColor &halo)
{
    QColor veil = halo;
    veil.setAlphaF(0.78F);
    painter.fillRect(box, veil);
    painter.setPen(colour);
    painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, text);
}

} // namespace

bool drawPointName(QPainter &painter, const PlotContext &context, const PointName &name, std::vector<QRectF> &taken,
    const LabelObstacles &obstacles, const QColor &colour)
{
    const QFontMetricsF metrics(painter.font());
    const QSizeF size(metrics.horizontalAdvance(name.text) + 4, metrics.height());
    const auto crosses = [](const std::vector<QRectF> &boxes, const QRectF &box) {
        return std::any_of(boxes.begin(), boxes.end(), [&box](const QRectF &other) { return other.intersects(box); });
    };
    const auto placed = [&](int strictness, double further, bool nearer) {
        const auto corners = cornersAround(name.at, size, name.gap * further);
        for (const QPointF &corner : std::span(corners).first(further > 1.0 ? corners.size() : 8)) {
            const QRectF box(corner, size);
            if (!context.area.contains(box) || crosses(taken, box) || coversPoint(box, obstacles.points)
                || (strictness > 0 && crosses(obstacles.front, box))
                || (strictness > 1 && crosses(obstacles.counted, box))
                || (strictness > 2 && crosses(obstacles.others, box)))
                continue;
            if (further == 1.0) {
                if (isAmbiguous(box, name.at, obstacles.points))
                    continue; // further off a line says whose it is
            } else {
                const QPointF foot = footOf(box, name.at);
                if ((!nearer && hasNearer(box, name.at, obstacles.points))
                    || passesAnother(name.at, foot, obstacles.points))
                    continue;
                const std::vector<QRectF> line = piecesOf(name.at, foot);
                const auto runsInto = [&](const QRectF &other) { // but for its own ring, where it begins
                    return !other.contains(name.at) && std::any_of(line.begin(), line.end(), [&](const QRectF &each) {
                        return other.intersects(each);
                    });
                };
                if (std::any_of(taken.begin(), taken.end(), runsInto))
                    continue;
                taken.insert(taken.end(), line.begin(), line.end());
            }
            taken.push_back(box);
            write(painter, name.text, box, colour, context.colours.base);
            if (further > 1.0)
                drawLeader(painter, name.at, box, context);
            return true;
        }
        return false;
    };
    const std::span<const double> distances = std::span(kFar).first(obstacles.points.empty() ? 1
            : name.always                                                                    ? std::size(kFar)
                                                                                             : kNear);
    for (const int strictness : {3, 2, 1, 0}) {
        for (const bool nearer : {false, true}) {
            for (const double further : distances)
                if (placed(strictness, further, nearer))
                    return true;
            if (!name.always)
                return false;
        }
    }
    return false;
}

} // namespace wattfare
