// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QSize>
#include <QString>

namespace wattfare {

class Application;

// Renders every view of the window, every dialog, and states of error, of work and of nothing to show, into PNG files
// of `folder` (explore.png, compare.png, ..., empty_query.png). Returns what went wrong, or an empty text. A
// developer's aid for the README and for looking at all views after a change; the program has no catalogue afterwards.
QString takeScreenshots(Application &app, const QString &folder, QSize size);

} // namespace wattfare
