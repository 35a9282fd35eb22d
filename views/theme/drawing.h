// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/charts/chart_spec.h"

#include <QColor>
#include <QFont>
#include <QString>

#include <cstdint>

class QPainterPath;

// Colours, fonts and markers: what drawing needs of the theme, on screen and on paper. QtGui alone.
namespace wattfare {

// Colours beyond QPalette. Every text colour reads at 4.5:1 or more on `window`, `base` and `raised`.
struct ThemeColours {
    bool dark = false;
    QColor window, base, raised, alternate; // surfaces, from back to front; `alternate` for every second row
    QColor text, secondary, disabled, link;
    QColor hairline, grid; // separators, chart grid
    QColor accent, accentText, accentSoft; // the one accent; text on it; a tint behind selected rows
    QColor better, worse; // blue and orange, always with an arrow
    QColor error, errorSoft, warning, warningSoft, info; // text colours and tints behind them
    QColor highlight; // halo of a hovered mark
};

// The 4 px grid.
inline constexpr int kSpace1 = 4, kSpace2 = 8, kSpace3 = 12, kSpace4 = 16, kSpace6 = 24;

enum class TypeSize : std::uint8_t { caption, body, title };

ThemeColours lightColours();
ThemeColours darkColours();
ThemeColours printColours(); // black on white, for paper

QFont uiFont(TypeSize size, bool semibold = false);
QFont numberFont(const QFont &base); // tabular figures where the font has them
double contrastRatio(const QColor &a, const QColor &b); // WCAG 2.1, 1 to 21

// Okabe-Ito, adjusted for the surface, one colour a kind of instance; the same role is the same hue in both themes.
QColor roleColour(ChartRole role, const ThemeColours &colours);
enum class MarkerShape : std::uint8_t {
    circle,
    square,
    diamond,
    triangle,
    triangleDown,
    pentagon,
    cross,
    star,
    hexagon
};
MarkerShape roleShape(ChartRole role);
// Of a kind of instance without a colour and mark of its own, in instanceKinds(); any other role: behind them all.
inline std::size_t placeOfKind(ChartRole role)
{
    return static_cast<std::size_t>(role) - static_cast<std::size_t>(ChartRole::furtherKind);
}
QPainterPath markerPath(MarkerShape shape, double size); // centred on the origin, of equal visual weight
QString roleName(ChartRole role); // "NVIDIA GPU", "CPU (Arm)", ...

} // namespace wattfare
