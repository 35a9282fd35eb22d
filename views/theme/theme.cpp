// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/theme.h"

#include "views/theme/flat_style.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QPixmapCache>
#include <QToolTip>

#include <cmath>

namespace wattfare {

Theme::Theme()
    : m_colours(lightColours())
{
}

Theme &Theme::instance()
{
    static Theme theme;
    return theme;
}

void Theme::apply(QApplication &application, ThemeChoice choice)
{
    if (m_application != &application) {
        m_application = &application;
        m_systemPalette = QApplication::palette(); // before ours hides what the platform wants
        QApplication::setStyle(new FlatStyle); // the application owns it
        application.installEventFilter(this);
    }
    m_choice = choice;
    restyle();
}

void Theme::setChoice(ThemeChoice choice)
{
    if (choice == m_choice)
        return;
    m_choice = choice;
    restyle();
}

void Theme::restyle()
{
    // colorScheme() came with 6.5: the lightness of the platform's palette tells the same.
    const bool systemDark = m_systemPalette.color(QPalette::Window).lightness() < 128;
    const bool dark = m_choice == ThemeChoice::dark || (m_choice == ThemeChoice::system && systemDark);
    m_colours = dark ? darkColours() : lightColours();
    if (m_application != nullptr) {
        const QPalette ours = palette(m_colours);
        m_restyling = true;
        QApplication::setPalette(ours);
        m_restyling = false;
        QToolTip::setPalette(ours);
    }
    QPixmapCache::clear();
    emit changed();
}

// Ours hides what the platform wants: without it Qt merges the platform theme's palette into the style's.
QPalette Theme::platformPalette()
{
    m_restyling = true;
    QApplication::setPalette(QPalette());
    const QPalette found = QApplication::palette();
    QApplication::setPalette(palette(m_colours));
    m_restyling = false;
    return found;
}

bool Theme::eventFilter(QObject *watched, QEvent *event)
{
    // Which of the two comes, and to whom, depends on the platform theme: some tell a window that the theme changed, some
    // set their new palette over ours. In a chosen theme ours is put back.
    const bool told = event->type() == QEvent::ThemeChange && m_choice == ThemeChoice::system;
    const bool replaced = event->type() == QEvent::ApplicationPaletteChange && watched == m_application
        && QApplication::palette().color(QPalette::Window) != m_colours.window;
    if (!m_restyling && (told || replaced)) {
        m_systemPalette = replaced ? QApplication::palette() : platformPalette();
        restyle();
    }
    return QObject::eventFilter(watched, event);
}

QFont uiFont(TypeSize size, bool semibold)
{
    QFont font = QApplication::font();
    const double factor = size == TypeSize::caption ? 0.9 : size == TypeSize::title ? 1.3 : 1.0;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(static_cast<int>(std::lround(font.pixelSize() * factor)));
    if (semibold || size == TypeSize::title)
        font.setWeight(QFont::DemiBold);
    return font;
}

QFont numberFont(const QFont &base)
{
    // QFont cannot ask for OpenType features before 6.7: a font with proportional digits gives way to one without.
    const QFontMetricsF metrics(base);
    const double zero = metrics.horizontalAdvance(QLatin1Char('0'));
    for (char digit = '1'; digit <= '9'; ++digit) {
        if (std::abs(metrics.horizontalAdvance(QLatin1Char(digit)) - zero) > 0.05 * zero) {
            QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
            fixed.setPointSizeF(base.pointSizeF() > 0 ? base.pointSizeF() : fixed.pointSizeF());
            fixed.setWeight(base.weight());
            return fixed;
        }
    }
    return base;
}

} // namespace wattfare
