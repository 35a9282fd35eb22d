// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/text/messages.h"

#include <QCoreApplication>

namespace wattfare::messages {

inline constexpr MessageRow kReport[] = {
    {"report.literal", QT_TRANSLATE_NOOP("Messages", "%1")},
    {"report.pdf_failed", QT_TRANSLATE_NOOP("Messages", "The PDF could not be made. The details say more.")},
    {"report.xlsx_failed", QT_TRANSLATE_NOOP("Messages", "The workbook could not be made. The details say more.")},
    {"report.xlsx_too_large", QT_TRANSLATE_NOOP("Messages", "A worksheet holds 1,048,576 rows and 16,384 columns; this table has %I1 rows and %I2 columns. CSV has no such limit.")},
    {"report.no_table", QT_TRANSLATE_NOOP("Messages", "The chosen sections contain no table, so there is nothing to write as CSV.")},
    {"report.not_a_pdf", QT_TRANSLATE_NOOP("Messages", "The file is not a readable PDF.")},
    {"report.no_scenario", QT_TRANSLATE_NOOP("Messages", "This PDF carries no scenario: only reports written by Wattfare do.")},
    {"report.scenario_too_large", QT_TRANSLATE_NOOP("Messages", "The scenario in this PDF is larger than 16 MiB and was not read.")},
    {"export.cancelled", QT_TRANSLATE_NOOP("Messages", "Cancelled; nothing was written.")},
    {"save.no_folder", QT_TRANSLATE_NOOP("Messages", "The folder does not exist: %1")},
    {"save.is_folder", QT_TRANSLATE_NOOP("Messages", "A file name is needed; this is a folder: %1")},
    {"save.read_only", QT_TRANSLATE_NOOP("Messages", "Nothing was written: no permission to write %1. Choose another folder.")},
    {"save.disk_full", QT_TRANSLATE_NOOP("Messages", "Nothing was written: the disk is full. File: %1")},
    {"save.name_too_long", QT_TRANSLATE_NOOP("Messages", "Nothing was written: the file name is too long. Shorten it: %1")},
    {"save.failed", QT_TRANSLATE_NOOP("Messages", "Nothing was written to %1: %2")},
    {"report.none", QT_TRANSLATE_NOOP("Messages", "Nothing to report.")},
};

} // namespace wattfare::messages
