// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/report/xlsx/xlsx_workbook.h"

#include <functional>
#include <memory>

namespace wattfare {

struct SheetLook {
    std::vector<format::Style> styles; // of numbers, by column of the table
    bool provenance = false; // class and sources of a column as columns behind it
    QString title{}; // above the head
    std::function<format::Style(std::size_t row, std::size_t column)> styleOf{}; // instead, cell by cell
    std::function<bool(std::size_t row, std::size_t column)> best{}; // cells to mark, of numeric columns
    bool reasons = false; // a dash with the reason where a number is missing; else the cell is empty
    std::vector<QString> notes{}; // below the rows, after an empty one
};

// A worksheet with the table: head, frozen, with filter and widths, and a row a row, as high as its words need. Days
// are dates. Rows are written when the workbook is finished, several at once; numbers with 15 significant figures.
// Errors: "report.xlsx_too_large".
Result<void> addTable(Workbook &workbook, const QString &name, std::shared_ptr<const ExportTable> table, SheetLook look,
    const ProgressFn &progress = {});

// Text within an element of a worksheet, markup and what a cell would take for an escape ("_x0041_") included.
void appendCellText(std::string &out, const QString &words);

} // namespace wattfare
