// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/report/table_export.h"

#include <QByteArray>

#include <functional>
#include <map>
#include <string>
#include <vector>

// The cells of worksheets. libxlsxwriter rounds numbers to 16 digits and packs long tables at a slow level, so it
// writes the workbook without them, and they are put in while the package is packed again: 15 digits, in a quarter of
// the time. Its constant-memory mode rounds alike and takes 3.2 s of processor time for 100,000 rows of 20 columns.
namespace wattfare {

// The row of a worksheet, counted from 1 as in the file, that stands for the rows to come: it has one empty cell for
// each style that they use. Far enough below the head that the two do not share a block of 16 rows.
inline constexpr unsigned kStandInRow = 17;

struct SheetCells {
    int sheet = 1; // of the tabs, from 1
    std::map<std::string, double> numbers{}; // "B3": of cells that the library wrote with fewer digits

    // Rows in place of the stand-in; none where `write` is empty.
    QByteArray range{}; // what the sheet holds with these rows: "A1:T100001"
    std::vector<QByteArray> merged{}; // cells of these rows that are one: "A9:F9"
    bool beyond4GB = false; // whether the rows may take more, unpacked
    // Hands the rows to the sink, as elements <row>. `styles`: the number that the workbook gave to the style of each
    // cell of the stand-in.
    std::function<Result<void>(const std::vector<int> &styles, const ByteSink &sink)> write{};
};

// Copies the workbook `from` to the file `to` with the cells put in, and with those error bars in place of the ones of
// fixed length 1, 2, ... Errors: those of the writers, "report.xlsx_failed", "save.disk_full".
Result<void> putCells(const QByteArray &from, const QByteArray &to, const std::vector<SheetCells> &sheets,
    const std::vector<QByteArray> &errorBars);

} // namespace wattfare
