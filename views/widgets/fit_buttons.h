// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/theme/theme.h"

#include <QLayout>
#include <QPushButton>

#include <initializer_list>

namespace wattfare {

// A button that fitButtons() may reduce to its icon; its words stay in the accessible name and in the tooltip.
inline void setWords(QPushButton *button, const QString &words, const QString &iconName)
{
    button->setText(words);
    button->setProperty("words", words);
    button->setProperty("icon_name", iconName);
    button->setAccessibleName(words);
    button->setMinimumWidth(36); // or the words would keep their dock from becoming narrow
}

// Words where they fit into `room` pixels beside each other, icons in a narrow dock.
inline void fitButtons(std::initializer_list<QPushButton *> buttons, int room, int spacing)
{
    int wanted = -spacing;
    for (QPushButton *button : buttons) {
        button->setText(button->property("words").toString());
        button->setIcon({});
        wanted += button->sizeHint().width() + spacing;
    }
    if (wanted > room) {
        for (QPushButton *button : buttons) {
            button->setText({});
            button->setIcon(icon(button->property("icon_name").toString()));
        }
    }
    QLayout *around = (*buttons.begin())->parentWidget()->layout(); // was laid out for the buttons as they were
    around->invalidate();
    around->activate();
}

} // namespace wattfare
