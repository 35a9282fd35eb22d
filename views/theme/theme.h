// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/charts/chart_spec.h"

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QObject>
#include <QPalette>
#include <QString>

#include <span>

class QApplication;
class QPainterPath;

namespace wattfare {

enum class ThemeChoice : std::uint8_t { system, light, dark };

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

// Style, palette, fonts and icons of the application. One object a process; it lives on the GUI thread.
class Theme : public QObject
{
    Q_OBJECT
public:
    static Theme &instance();

    void apply(QApplication &application, ThemeChoice choice); // call once at start; again on a change
    void setChoice(ThemeChoice choice);
    ThemeChoice choice() const { return m_choice; }
    bool isDark() const { return m_colours.dark; }
    const ThemeColours &colours() const { return m_colours; }

    static ThemeColours lightColours();
    static ThemeColours darkColours();
    static ThemeColours printColours(); // black on white, for paper
    static QPalette palette(const ThemeColours &colours);

signals:
    void changed(); // after the palette was set; charts and icons follow it

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Theme();
    void restyle();
    QPalette platformPalette();
    ThemeChoice m_choice = ThemeChoice::system;
    ThemeColours m_colours;
    QApplication *m_application = nullptr;
    QPalette m_systemPalette;
    bool m_restyling = false; // the palette that changes is ours
};

QFont uiFont(TypeSize size, bool semibold = false);
QFont numberFont(const QFont &base); // tabular figures where the font has them
double contrastRatio(const QColor &a, const QColor &b); // WCAG 2.1, 1 to 21

// A line icon of resources/icons by its file name, drawn in the palette's text colour (disabled, selected: theirs).
QIcon icon(const QString &name);
QStringList iconNames();

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
QPainterPath markerPath(MarkerShape shape, double size); // centred on the origin, of equal visual weight
QString roleName(ChartRole role); // "NVIDIA GPU", "CPU (Arm)", ...

} // namespace wattfare
