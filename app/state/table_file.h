// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/progress.h"
#include "model/support/result.h"
#include "views/dialogs/export_dialog.h"
#include "views/tables/table_source.h"

#include <vector>

namespace wattfare {

class DataTableView;

// What a table shows: rows of its source and columns, in their order. A value: it outlives the view.
struct ShownTable {
    TableSourcePtr source; // null: the view has none
    std::vector<qsizetype> rows;
    std::vector<int> columns;
    QString title; // above the table of a workbook
};
ShownTable shownTable(const DataTableView &view);

// Writes the table as a whole or not at all; on any thread. Errors: those of the export, of the file, cancelled.
Result<void> saveTable(
    const ShownTable &shown, const TableExport &choice, const QString &path, const ProgressFn &progress = {});

} // namespace wattfare
