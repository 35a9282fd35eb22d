// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/theme.h"

#include "views/theme/flat_style.h"

#include <QApplication>
#include <QEvent>
#include <QPixmapCache>
#include <QToolTip>

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

QPalette Theme::palette(const ThemeColours &c)
{
    QPalette p;
    p.setColor(QPalette::Window, c.window);
    p.setColor(QPalette::WindowText, c.text);
    p.setColor(QPalette::Base, c.base);
    p.setColor(QPalette::AlternateBase, c.alternate);
    p.setColor(QPalette::Text, c.text);
    p.setColor(QPalette::PlaceholderText, c.disabled);
    p.setColor(QPalette::Button, c.raised);
    p.setColor(QPalette::ButtonText, c.text);
    p.setColor(QPalette::BrightText, QColor(0xFFFFFF));
    p.setColor(QPalette::ToolTipBase, c.raised);
    p.setColor(QPalette::ToolTipText, c.text);
    p.setColor(QPalette::Highlight, c.accent);
    p.setColor(QPalette::HighlightedText, c.accentText);
    p.setColor(QPalette::Link, c.link);
    p.setColor(QPalette::LinkVisited, c.link);
    // Fusion derives frames and outlines from these.
    p.setColor(QPalette::Light, c.dark ? c.raised.lighter(115) : QColor(0xFFFFFF));
    p.setColor(QPalette::Midlight, c.dark ? c.raised : QColor(0xF1F5F9));
    p.setColor(QPalette::Mid, c.hairline);
    p.setColor(QPalette::Dark, c.dark ? QColor(0x0A1020) : QColor(0xB4C0CF));
    p.setColor(QPalette::Shadow, c.dark ? QColor(0x05080F) : QColor(0x94A3B8));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        p.setColor(QPalette::Disabled, role, c.disabled);
    p.setColor(QPalette::Disabled, QPalette::Highlight, c.hairline);
    p.setColor(QPalette::Disabled, QPalette::HighlightedText, c.text);
    p.setColor(QPalette::Inactive, QPalette::Highlight, c.accent);
    p.setColor(QPalette::Inactive, QPalette::HighlightedText, c.accentText);
    return p;
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
    // Which of the two comes, and to whom, depends on the platform theme: some tell a window that the theme changed,
    // some set their new palette over ours. In a chosen theme ours is put back.
    const bool told = event->type() == QEvent::ThemeChange && m_choice == ThemeChoice::system;
    const bool replaced = event->type() == QEvent::ApplicationPaletteChange && watched == m_application
        && QApplication::palette().color(QPalette::Window) != m_colours.window;
    if (!m_restyling && (told || replaced)) {
        m_systemPalette = replaced ? QApplication::palette() : platformPalette();
        restyle();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace wattfare
