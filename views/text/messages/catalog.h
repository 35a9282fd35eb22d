// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/text/messages.h"

#include <QCoreApplication>

namespace wattfare::messages {

inline constexpr MessageRow kCatalog[] = {
    {"catalog.not_found", QT_TRANSLATE_NOOP("Messages", "The catalogue %1 does not exist.")},
    {"catalog.unreadable", QT_TRANSLATE_NOOP("Messages", "The catalogue %1 cannot be read: %2")},
    {"catalog.not_a_database", QT_TRANSLATE_NOOP("Messages", "%1 is not a database.")},
    {"catalog.truncated", QT_TRANSLATE_NOOP("Messages", "%1 is cut off: %I2 bytes are there, %I3 are expected.")},
    {"catalog.corrupt", QT_TRANSLATE_NOOP("Messages", "%1 is damaged: %2")},
    {"catalog.wrong_application", QT_TRANSLATE_NOOP("Messages", "%1 is a database, but not a Wattfare catalogue.")},
    {"catalog.wrong_schema", QT_TRANSLATE_NOOP("Messages", "%1 does not have the tables of a Wattfare catalogue: %2")},
    {"catalog.schema_too_new",
        QT_TRANSLATE_NOOP("Messages", "%1 was made by a newer version of Wattfare (schema %2, this program knows %3).")},
    {"overlay.wrong_application", QT_TRANSLATE_NOOP("Messages", "%1 is not a database of your own figures.")},
    {"overlay.no_such_import", QT_TRANSLATE_NOOP("Messages", "There is no import number %1.")},
    {"overlay.no_such_choice", QT_TRANSLATE_NOOP("Messages", "There is no choice number %1.")},
};

} // namespace wattfare::messages
