// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QScreen>
#include <QWidget>

namespace wattfare {

// The first size of a dialog: as large as its contents want to be, with every button on the screen.
inline void resizeOnScreen(QWidget *dialog, QSize wanted)
{
    constexpr QSize kFrame(16, 48); // title and borders, which nobody knows before it is shown
    const QWidget *parent = dialog->parentWidget();
    const QScreen *screen = parent && parent->screen() ? parent->screen() : dialog->screen();
    dialog->resize(screen ? wanted.boundedTo(screen->availableGeometry().size() - kFrame) : wanted);
}

} // namespace wattfare
