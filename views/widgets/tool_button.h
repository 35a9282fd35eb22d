// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/theme/theme.h"

#include <QToolButton>

namespace wattfare {

// A flat button, mostly with an icon alone, reached by Tab; its words are tooltip and accessible name.
inline QToolButton *toolButton(const QString &iconName, const QString &text, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    if (!iconName.isEmpty())
        button->setIcon(icon(iconName));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace wattfare
