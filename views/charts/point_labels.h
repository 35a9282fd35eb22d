// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QPointF>
#include <QRectF>
#include <QString>

#include <vector>

class QColor;
class QPainter;

namespace wattfare {

struct PlotContext;

// What the name of a point should not lie on. A rectangle a marker, a piece of the front, a range.
struct LabelObstacles {
    std::vector<QRectF> front, counted, others;
    std::vector<QPointF> points; // all that are drawn; empty where they are too many to walk over
};

struct PointName {
    QString text;
    QPointF at; // the point, in pixels
    double gap = 9; // pixels from it to its name
    bool always = false; // also at the end of a longer line, and over ranges
};

// Writes the name of a point where it covers nothing and no other point could be taken for its own: beside the point,
// or further off with a line to it, which runs over no other point and no name. What it covers joins `taken`. False
// where there is no such place.
bool drawPointName(QPainter &painter, const PlotContext &context, const PointName &name, std::vector<QRectF> &taken,
    const LabelObstacles &obstacles, const QColor &colour);

} // namespace wattfare
