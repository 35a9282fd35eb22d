// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/words/messages/message_row.h"

#include <QCoreApplication>

namespace wattfare::messages {

inline constexpr MessageRow kCommon[] = {
    {"status.ok", QT_TRANSLATE_NOOP("Messages", "Done.")},
    {"status.unreachable", QT_TRANSLATE_NOOP("Messages", "No finite answer exists.")},
    {"status.unstable", QT_TRANSLATE_NOOP("Messages", "The load exceeds the capacity.")},
    {"status.no_capacity", QT_TRANSLATE_NOOP("Messages", "No capacity.")},
    {"status.no_data", QT_TRANSLATE_NOOP("Messages", "No data.")},
    {"status.cancelled", QT_TRANSLATE_NOOP("Messages", "Cancelled.")},
    {"status.out_of_range", QT_TRANSLATE_NOOP("Messages", "Outside its range.")},
    {"common.internal", QT_TRANSLATE_NOOP("Messages", "An internal error occurred. The details say more.")},
    {"common.file_not_found", QT_TRANSLATE_NOOP("Messages", "The file does not exist.")},
    {"common.file_access", QT_TRANSLATE_NOOP("Messages", "The file cannot be read or written.")},
    {"common.not_a_database", QT_TRANSLATE_NOOP("Messages", "The file is not a catalogue.")},
    {"common.corrupt", QT_TRANSLATE_NOOP("Messages", "The file is damaged.")},
    {"common.wrong_schema", QT_TRANSLATE_NOOP("Messages", "The database is not a Wattfare catalogue.")},
    {"common.schema_too_new", QT_TRANSLATE_NOOP("Messages", "The catalogue was made by a newer version of Wattfare.")},
    {"common.sql", QT_TRANSLATE_NOOP("Messages", "The database refused the statement.")},
    {"common.bad_input", QT_TRANSLATE_NOOP("Messages", "The input was refused.")},
    {"common.not_found", QT_TRANSLATE_NOOP("Messages", "There is no such name.")},
    {"common.no_answer", QT_TRANSLATE_NOOP("Messages", "There is no answer.")},
    {"job.cancelled", QT_TRANSLATE_NOOP("Messages", "Cancelled.")},
    {"input.refused", QT_TRANSLATE_NOOP("Messages", "%1, line %2, %3: found \"%4\", expected %5.")},
    {"input.refused_in_file", QT_TRANSLATE_NOOP("Messages", "%1, %3: found \"%4\", expected %5.")}, // no line to name
    {"input.refused_value", QT_TRANSLATE_NOOP("Messages", "%3: found \"%4\", expected %5.")}, // nor a file
    {"input.refused_rows", QT_TRANSLATE_N_NOOP("Messages", "%I2 error(s) in %1:"), 2},
    {"input.more_refused", QT_TRANSLATE_N_NOOP("Messages", "and %I1 more"), 1},
    {"input.refused_at_byte", QT_TRANSLATE_NOOP("Messages", "%1, byte %2, %3: found \"%4\", expected %5.")},
    {"common.cancelled", QT_TRANSLATE_NOOP("Messages", "Cancelled.")},
};

} // namespace wattfare::messages
