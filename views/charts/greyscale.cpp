// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What tells marks apart without their hues: strokes of lines, and hatches of boxes on paper.
#include "views/charts/plot.h"

#include <QPainter>

#include <algorithm>

namespace wattfare {

namespace {

constexpr double kStep = 5.0; // between the lines of a hatch

// Lines at 45 degrees from border to border of the box: exports to SVG know no clipping.
void diagonals(QPainter &painter, const QRectF &box, bool rising, double step)
{
    if (rising) { // x + y = k
        for (double k = box.left() + box.top() + step; k < box.right() + box.bottom(); k += step) {
            const double from = std::max(box.left(), k - box.bottom()), to = std::min(box.right(), k - box.top());
            painter.drawLine(QPointF(from, k - from), QPointF(to, k - to));
        }
        return;
    }
    for (double k = box.left() - box.bottom() + step; k < box.right() - box.top(); k += step) { // x - y = k
        const double from = std::max(box.left(), k + box.top()), to = std::min(box.right(), k + box.bottom());
        painter.drawLine(QPointF(from, from - k), QPointF(to, to - k));
    }
}

void bars(QPainter &painter, const QRectF &box, bool across, double step)
{
    if (across)
        for (double y = box.top() + step / 2; y < box.bottom(); y += step)
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
    else
        for (double x = box.left() + step / 2; x < box.right(); x += step)
            painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
}

} // namespace

Qt::PenStyle strokeOf(ChartRole role, bool dashed, bool print)
{
    if (print || dashed)
        switch (role) {
        case ChartRole::part1:
        case ChartRole::part6: return dashed ? Qt::DashLine : Qt::SolidLine;
        case ChartRole::part2:
        case ChartRole::part7: return Qt::DashLine;
        case ChartRole::part3:
        case ChartRole::part8: return Qt::DashDotLine;
        case ChartRole::part4: return Qt::DotLine;
        case ChartRole::part5: return Qt::DashDotDotLine;
        default: break;
        }
    return dashed ? Qt::DashLine : Qt::SolidLine;
}

Hatch hatchOf(ChartRole role)
{
    switch (role) {
    case ChartRole::part2:
    case ChartRole::worse: return Hatch::rising;
    case ChartRole::part3: return Hatch::falling;
    case ChartRole::part4: return Hatch::crossed;
    case ChartRole::part5: return Hatch::across;
    case ChartRole::part6: return Hatch::upright;
    case ChartRole::part7: return Hatch::grid;
    case ChartRole::part8: return Hatch::dense;
    default: return Hatch::none;
    }
}

void fillMark(QPainter &painter, const QRectF &box, const QColor &colour, ChartRole role, bool print)
{
    painter.fillRect(box, colour);
    const Hatch hatch = print ? hatchOf(role) : Hatch::none;
    if (hatch == Hatch::none || box.width() < 1.0)
        return;
    painter.save();
    painter.setPen(QPen(mixed(colour, QColor(0xFFFFFF), 0.75), 0.9, Qt::SolidLine, Qt::FlatCap));
    if (hatch == Hatch::rising || hatch == Hatch::crossed || hatch == Hatch::dense)
        diagonals(painter, box, true, hatch == Hatch::dense ? kStep * 0.6 : kStep);
    if (hatch == Hatch::falling || hatch == Hatch::crossed)
        diagonals(painter, box, false, kStep);
    if (hatch == Hatch::across || hatch == Hatch::grid)
        bars(painter, box, true, kStep * 0.8);
    if (hatch == Hatch::upright || hatch == Hatch::grid)
        bars(painter, box, false, kStep * 0.8);
    painter.restore();
}

} // namespace wattfare
