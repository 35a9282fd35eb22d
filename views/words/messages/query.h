// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/words/messages/message_row.h"

#include <QCoreApplication>

namespace wattfare::messages {

inline constexpr MessageRow kQuery[] = {
    {"query.sql", QT_TRANSLATE_NOOP("Messages", "%1")},
    {"query.empty", QT_TRANSLATE_NOOP("Messages", "There is no statement.")},
    {"query.one_statement", QT_TRANSLATE_NOOP("Messages", "Only one statement at a time.")},
    {"query.not_allowed", QT_TRANSLATE_NOOP("Messages", "Only reading is allowed here; refused: %1.")},
    {"query.function", QT_TRANSLATE_NOOP("Messages", "The function %1 is refused here.")},
    {"query.value_too_long",
        QT_TRANSLATE_NOOP(
            "Messages", "A function builds a text of more than %L1 bytes, the most that is allowed here.")},
    {"query.too_complex", QT_TRANSLATE_NOOP("Messages", "The statement is too large to be computed.")},
    {"query.computing", QT_TRANSLATE_NOOP("Messages", "Still being computed.")},
    {"query.too_long", QT_TRANSLATE_NOOP("Messages", "The statement was stopped after %F1 seconds.")},
};

} // namespace wattfare::messages
