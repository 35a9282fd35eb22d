// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/drawing.h"

#include "model/catalog/instance_kinds.h"
#include "views/words/column_text.h"

#include <QCoreApplication>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace wattfare {

namespace {

QPainterPath polygon(int corners, double radius, double turn)
{
    QPolygonF points;
    for (int i = 0; i < corners; ++i) {
        const double angle = turn + 2.0 * std::numbers::pi * i / corners;
        points << QPointF(radius * std::sin(angle), -radius * std::cos(angle));
    }
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

QPainterPath star(double radius)
{
    QPolygonF points;
    for (int i = 0; i < 10; ++i) {
        const double angle = std::numbers::pi * i / 5.0;
        const double r = i % 2 == 0 ? radius : radius * 0.45;
        points << QPointF(r * std::sin(angle), -r * std::cos(angle));
    }
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

} // namespace

MarkerShape roleShape(ChartRole role)
{
    switch (role) {
    case ChartRole::nvidiaGpu: return MarkerShape::circle;
    case ChartRole::amdGpu: return MarkerShape::triangleDown;
    case ChartRole::trainium: return MarkerShape::diamond;
    case ChartRole::inferentia: return MarkerShape::triangle;
    case ChartRole::gaudi: return MarkerShape::pentagon;
    case ChartRole::fpga: return MarkerShape::star;
    case ChartRole::cpuX86: return MarkerShape::square;
    case ChartRole::cpuArm: return MarkerShape::cross;
    case ChartRole::otherInstance: return MarkerShape::hexagon;
    case ChartRole::part1: return MarkerShape::circle;
    case ChartRole::part2: return MarkerShape::square;
    case ChartRole::part3: return MarkerShape::triangle;
    case ChartRole::part4: return MarkerShape::diamond;
    case ChartRole::part5: return MarkerShape::triangleDown;
    case ChartRole::part6: return MarkerShape::pentagon;
    case ChartRole::part7: return MarkerShape::star;
    case ChartRole::part8: return MarkerShape::hexagon;
    default: break;
    }
    if (role < ChartRole::furtherKind)
        return MarkerShape::circle;
    // So far from that of its hue that the next eight kinds share no colour and mark with another (test_views_theme).
    constexpr std::size_t kShapes = static_cast<std::size_t>(MarkerShape::hexagon) + 1;
    return static_cast<MarkerShape>((placeOfKind(role) + 6) % kShapes);
}

QPainterPath markerPath(MarkerShape shape, double size)
{
    const double r = size / 2.0;
    QPainterPath path;
    switch (shape) {
    case MarkerShape::circle: path.addEllipse(QPointF(0, 0), r, r); return path;
    case MarkerShape::square: path.addRect(-r * 0.86, -r * 0.86, r * 1.72, r * 1.72); return path;
    case MarkerShape::diamond: return polygon(4, r * 1.2, 0.0);
    case MarkerShape::triangle: return polygon(3, r * 1.25, 0.0).translated(0, r * 0.15);
    case MarkerShape::triangleDown: return polygon(3, r * 1.25, std::numbers::pi).translated(0, -r * 0.15);
    case MarkerShape::pentagon: return polygon(5, r * 1.1, 0.0);
    case MarkerShape::hexagon: return polygon(6, r * 1.08, std::numbers::pi / 6.0);
    case MarkerShape::star: return star(r * 1.4);
    case MarkerShape::cross: {
        const double a = r * 1.15;
        const double b = r * 0.42;
        path.addPolygon(QPolygonF{{-b, -a}, {b, -a}, {b, -b}, {a, -b}, {a, b}, {b, b}, {b, a}, {-b, a}, {-b, b},
            {-a, b}, {-a, -b}, {-b, -b}});
        path.closeSubpath();
        return path;
    }
    }
    return path;
}

QString roleName(ChartRole role)
{
    const char *name = "";
    switch (role) {
    case ChartRole::nvidiaGpu: name = QT_TRANSLATE_NOOP("ChartRole", "NVIDIA GPU"); break;
    case ChartRole::amdGpu: name = QT_TRANSLATE_NOOP("ChartRole", "AMD GPU"); break;
    case ChartRole::trainium: name = QT_TRANSLATE_NOOP("ChartRole", "Trainium"); break;
    case ChartRole::inferentia: name = QT_TRANSLATE_NOOP("ChartRole", "Inferentia"); break;
    case ChartRole::gaudi: name = QT_TRANSLATE_NOOP("ChartRole", "Gaudi"); break;
    case ChartRole::fpga: name = QT_TRANSLATE_NOOP("ChartRole", "FPGA"); break;
    case ChartRole::cpuX86: name = QT_TRANSLATE_NOOP("ChartRole", "CPU (x86)"); break;
    case ChartRole::cpuArm: name = QT_TRANSLATE_NOOP("ChartRole", "CPU (Arm)"); break;
    case ChartRole::otherInstance: name = QT_TRANSLATE_NOOP("ChartRole", "Other"); break;
    case ChartRole::better: name = QT_TRANSLATE_NOOP("ChartRole", "Better"); break;
    case ChartRole::worse: name = QT_TRANSLATE_NOOP("ChartRole", "Worse"); break;
    case ChartRole::total: name = QT_TRANSLATE_NOOP("ChartRole", "Total"); break;
    case ChartRole::limit: name = QT_TRANSLATE_NOOP("ChartRole", "Limit"); break;
    default: {
        const std::size_t place = placeOfKind(role);
        return place < instanceKinds().size() ? kindWord(static_cast<InstanceKind>(place)) : QString();
    }
    }
    return QCoreApplication::translate("ChartRole", name);
}

} // namespace wattfare
