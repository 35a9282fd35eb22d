// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/progress.h"
#include "model/support/result.h"
#include "views/report/pages/page_layout.h"

#include <QByteArray>

#include <memory>

namespace wattfare {

// The pages as PDF 1.6 at 300 dpi: vectors, embedded fonts, selectable text, outline, links of the contents page,
// title, author and subject, and the scenario as attachment. The same layout gives the same bytes where Report::created
// is set. Errors: Error::Code::internal with the reason in the detail.
// Page by page: step() paints on the GUI thread, finish() runs anywhere.
class PdfPainting
{
public:
    explicit PdfPainting(PageLayout layout);
    ~PdfPainting();
    PdfPainting(const PdfPainting &) = delete;
    PdfPainting &operator=(const PdfPainting &) = delete;

    bool step(); // paints the next page; false when there is none left or painting failed
    int pages() const;
    int pagesDone() const;
    Result<QByteArray> finish();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

inline constexpr char kScenarioAttachment[] = "scenario.wattfare";

// The scenario that a report carries. `pdf` comes from outside: damaged files, files without a scenario and scenarios
// above 16 MiB are refused with badInput ("report.not_a_pdf", "report.no_scenario", "report.scenario_too_large").
// Stopped: cancelled.
Result<QByteArray> readAttachedScenario(const QByteArray &pdf, const ProgressFn &progress = {});
bool looksLikePdf(const QByteArray &bytes);

} // namespace wattfare
