// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/report/report.h"
#include "views/report/xlsx/xlsx_workbook.h"

namespace wattfare {

// Those with something to draw.
std::vector<const ChartSpec *> chartsOf(const Report &report);

// Charts of the spreadsheet, one below the other on the sheet, each with its alternative text. The rows that they refer
// to are put on a further sheet.
void addCharts(Workbook &workbook, lxw_worksheet *sheet, const std::vector<const ChartSpec *> &charts);

} // namespace wattfare
