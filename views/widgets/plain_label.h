// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/theme/theme.h"
#include "views/theme/tint.h"

#include <QLabel>

namespace wattfare {

// Words as they are, in as many lines as they take.
inline QLabel *plainLabel(QWidget *parent, const QString &text = {})
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

// The same, for the mouse to copy from.
inline QLabel *selectableLabel(QWidget *parent, const QString &text = {})
{
    QLabel *label = plainLabel(parent, text);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

inline void colourAsError(QLabel *label) { tint(label, {{QPalette::WindowText, &ThemeColours::error}}); }

// In the colour of errors; "" hides it.
inline void showError(QLabel *label, const QString &error)
{
    colourAsError(label);
    label->setText(error);
    label->setVisible(!error.isEmpty());
}

} // namespace wattfare
