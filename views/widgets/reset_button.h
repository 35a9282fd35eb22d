// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

class QToolButton;
class QWidget;

namespace wattfare {

// The mark of a changed field and the way back: hidden at first, its place stays.
QToolButton *newResetButton(QWidget *parent);
void nameReset(QToolButton *button, const QString &title, const QString &original); // "Reset Rate to 1,000,000"

} // namespace wattfare
