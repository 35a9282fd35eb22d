// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/flat_style_parts.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace wattfare::flat {

namespace {

constexpr double kRadius = 4;

} // namespace

QColor blend(const QColor &a, const QColor &b, double share)
{
    const auto mix = [share](float x, float y) { return float(double(x) + (double(y) - double(x)) * share); };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()));
}

bool has(const QStyleOption *option, QStyle::StateFlag flag) { return (option->state & flag) != 0; }

QPen border(const QStyleOption *option, bool focused)
{
    const ThemeColours &c = theme();
    if (focused)
        return QPen(c.accent, 1.6);
    const bool hovered = has(option, QStyle::State_Enabled) && has(option, QStyle::State_MouseOver);
    return QPen(hovered ? c.disabled : blend(c.hairline, c.disabled, 0.25), 1.0);
}

void box(QPainter *painter, const QRectF &rect, const QColor &fill, const QPen &pen)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(pen);
    painter->setBrush(fill);
    const double inset = pen.widthF() / 2.0;
    painter->drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), kRadius, kRadius);
    painter->restore();
}

void chevron(QPainter *painter, const QRectF &rect, Qt::ArrowType towards, const QColor &colour)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(Qt::NoBrush);
    const double w = std::clamp(std::min(rect.width(), rect.height()) / 3.0, 3.0, 4.0);
    const double turn = towards == Qt::UpArrow ? 180
        : towards == Qt::LeftArrow             ? 90
        : towards == Qt::RightArrow            ? -90
                                               : 0;
    painter->translate(rect.center());
    painter->rotate(turn);
    painter->drawPolyline(QPolygonF{{-w, -w / 2.0}, {0, w / 2.0}, {w, -w / 2.0}});
    painter->restore();
}

bool opensMenu(const QStyleOptionToolButton &button)
{
    return (button.features & QStyleOptionToolButton::HasMenu) != 0
        && (button.features & QStyleOptionToolButton::MenuButtonPopup) == 0;
}

bool hasWords(const QStyleOptionToolButton &button)
{
    return button.toolButtonStyle != Qt::ToolButtonIconOnly && !button.text.isEmpty();
}

QColor buttonFill(const QStyleOption *option)
{
    const ThemeColours &c = theme();
    if (!has(option, QStyle::State_Enabled))
        return c.window;
    if (has(option, QStyle::State_On))
        return c.accentSoft;
    if (has(option, QStyle::State_Sunken))
        return blend(c.raised, c.text, 0.16);
    if (has(option, QStyle::State_MouseOver))
        return blend(c.raised, c.text, 0.07);
    return c.dark ? c.raised : c.base;
}

} // namespace wattfare::flat
