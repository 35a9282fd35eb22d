// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/words/messages/message_row.h"

#include <QCoreApplication>

namespace wattfare::messages {

inline constexpr MessageRow kApp[] = {
    {"app.no_catalogue", QT_TRANSLATE_NOOP("Messages", "No catalogue is open.")},
    {"app.overlay_other_window",
        QT_TRANSLATE_NOOP("Messages",
            "Another window of Wattfare (process %1) keeps your imports and choices in %2. This one shows them and "
            "follows their changes, but changes nothing until the other is closed.")},
    {"app.overlay_read_only",
        QT_TRANSLATE_NOOP(
            "Messages", "The folder %1 cannot be written, so imports and choices can be seen but not changed.")},
    {"app.none", QT_TRANSLATE_NOOP("Messages", "Nothing to report.")},
};

} // namespace wattfare::messages
