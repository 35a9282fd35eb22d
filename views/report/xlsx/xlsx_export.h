// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/report/table_export.h"
#include "model/support/progress.h"
#include "views/report/pages/report_options.h"

namespace wattfare {

struct XlsxOptions {
    bool provenance = false; // class and sources as columns
    QString title{}; // above a table alone
};

// A workbook: a sheet a table with number formats, frozen header and filter; "Summary" with answer and assumptions,
// "Method" and "Sources". Numbers are full doubles; text is never taken for a formula. Errors: "report.xlsx_too_large",
// "report.xlsx_failed", "save.disk_full" of the temporary folder, cancelled.
Result<QByteArray> renderXlsx(
    const Report &report, const XlsxOptions &options, const QLocale &locale, const ProgressFn &progress = {});

// One table of any origin as a workbook.
Result<QByteArray> tableXlsx(const ExportTable &table, const QString &sheetName, const XlsxOptions &options = {},
    const ProgressFn &progress = {});

} // namespace wattfare
