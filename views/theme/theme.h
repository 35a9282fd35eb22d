// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/theme/drawing.h"

#include <QIcon>
#include <QObject>
#include <QPalette>
#include <QString>

class QApplication;

namespace wattfare {

enum class ThemeChoice : std::uint8_t { system, light, dark };

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

// A line icon of resources/icons by its file name, drawn in the palette's text colour (disabled, selected: theirs).
QIcon icon(const QString &name);
QStringList iconNames();

} // namespace wattfare
