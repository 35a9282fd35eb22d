// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/progress.h"
#include "views/report/pages/report_options.h"

#include <memory>

namespace wattfare {

// One export of a report in pieces. Charts can be drawn on the GUI thread alone: it draws a page or a chart a step and
// stays responsive in between; what needs no drawing (the tables of a workbook, the outline of a PDF) is done by
// finish(), on any thread.
class ReportRender
{
public:
    // `settings` are applied to the report; the layout of a PDF is made at once.
    ReportRender(const Report &report, const ReportSettings &settings, const QLocale &locale = {});
    ~ReportRender();
    ReportRender(const ReportRender &) = delete;
    ReportRender &operator=(const ReportRender &) = delete;

    bool step(); // draws the next piece; false when there is none left
    int steps() const; // pieces in all; 0 for formats without drawing
    int stepsDone() const;
    // The file's bytes, after the last step. Errors: those of PdfPainting and renderXlsx, "report.no_table", cancelled.
    Result<QByteArray> finish(const ProgressFn &progress = {});

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace wattfare
