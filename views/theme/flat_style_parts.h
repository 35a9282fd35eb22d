// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/theme/theme.h"

#include <QColor>
#include <QPen>
#include <QRectF>
#include <QStyle>

class QPainter;
class QStyleOption;
class QStyleOptionToolButton;

// What the elements of FlatStyle are drawn from.
namespace wattfare::flat {

inline constexpr int kFieldInset = 4; // of a field's text, over what Fusion leaves
inline constexpr int kMenuArrow = 14; // room for the arrow of a button with a menu

inline const ThemeColours &theme() { return Theme::instance().colours(); }
QColor blend(const QColor &a, const QColor &b, double share);
bool has(const QStyleOption *option, QStyle::StateFlag flag);
// Hairline at rest, stronger under the mouse, the accent with the focus.
QPen border(const QStyleOption *option, bool focused);
void box(QPainter *painter, const QRectF &rect, const QColor &fill, const QPen &pen);
// One open arrow for fields, menus, trees and foldable sections.
void chevron(QPainter *painter, const QRectF &rect, Qt::ArrowType towards, const QColor &colour);
bool opensMenu(const QStyleOptionToolButton &button);
bool hasWords(const QStyleOptionToolButton &button);
QColor buttonFill(const QStyleOption *option);

} // namespace wattfare::flat
