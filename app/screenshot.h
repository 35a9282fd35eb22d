// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QSize>
#include <QString>

namespace wattfare {

class MainWindow;

// Renders every view of the window into PNG files of `folder` (explore.png, compare.png, ..., about.png). Returns what
// went wrong, or an empty text. A developer's aid for the README and for looking at all views after a change.
QString takeScreenshots(MainWindow &window, const QString &folder, QSize size);

} // namespace wattfare
