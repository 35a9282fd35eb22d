// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/report_render.h"

#include "model/report/report_json.h"
#include "views/report/html_export.h"
#include "views/report/pages/report_text.h"
#include "views/report/pdf/pdf_export.h"
#include "views/report/xlsx/xlsx_export.h"
#include "views/words/currency.h"

#include <QGuiApplication>
#include <QRawFont>

#include <optional>

namespace wattfare {

namespace {

// What heads or labels a figure of a file for machines is in USD as the figure; sentences are as everywhere.
std::string wordsOfFile(const Message &message)
{
    std::optional<CurrencyScope> usd;
    if (message.id.starts_with("column.") || message.id.starts_with("chart."))
        usd.emplace();
    return plainWords(message);
}

} // namespace

struct ReportRender::Private {
    ReportPtr report;
    ReportSettings settings;
    QLocale locale;
    Currency currency = shownCurrency(); // of all pieces, whatever the window shows meanwhile
    std::unique_ptr<PdfPainting> pdf;
    std::unique_ptr<HtmlCharts> charts;
};

ReportRender::ReportRender(const Report &report, const ReportSettings &settings, const QLocale &locale)
    : d(std::make_unique<Private>())
{
    d->report = std::make_shared<const Report>(applySettings(report, settings));
    d->settings = settings;
    d->locale = locale;
    if (settings.format == ReportFormat::pdf)
        d->pdf = std::make_unique<PdfPainting>(layoutReport(d->report, settings.paper, locale));
    else if (settings.format == ReportFormat::html)
        d->charts = std::make_unique<HtmlCharts>(d->report);
}

ReportRender::~ReportRender() = default;

bool ReportRender::step()
{
    const CurrencyScope currency(d->currency);
    return d->pdf ? d->pdf->step() : d->charts ? d->charts->step() : false;
}

int ReportRender::steps() const { return d->pdf ? d->pdf->pages() : d->charts ? d->charts->count() : 0; }

int ReportRender::stepsDone() const { return d->pdf ? d->pdf->pagesDone() : d->charts ? d->charts->drawn() : 0; }

Result<QByteArray> ReportRender::finish(const ProgressFn &progress)
{
    if (!keepGoing(progress, 0.0))
        return fail(Error::Code::cancelled, {"export.cancelled", {}});
    // Where no font is installed every letter is a box, which has no table of characters.
    if (d->pdf && QRawFont::fromFont(QGuiApplication::font()).fontTable("cmap").isEmpty())
        return fail(Error::Code::fileAccess, {"report.no_fonts", {}});
    const CurrencyScope currency(d->currency);
    switch (d->settings.format) {
    case ReportFormat::pdf: return d->pdf->finish();
    case ReportFormat::html: return renderHtml(*d->report, d->locale, *d->charts);
    case ReportFormat::xlsx: return renderXlsx(*d->report, {d->settings.provenance}, d->locale, progress);
    case ReportFormat::csv: {
        const ReportTable *table = mainTable(*d->report);
        if (!table)
            return fail(Error::Code::badInput, {"report.no_table", {}});
        Result<std::string> text
            = csvText(*exportTable(*table, plainWords, Reader::machine, d->currency, rateText(d->currency)),
                {d->settings.provenance, false});
        if (!text)
            return tl::unexpected<Error>(text.error());
        return QByteArray::fromStdString(*text);
    }
    case ReportFormat::json: break;
    }
    return QByteArray::fromStdString(reportJson(*d->report, wordsOfFile));
}

Result<QByteArray> renderReport(const Report &report, const ReportSettings &settings, const QLocale &locale)
{
    ReportRender render(report, settings, locale);
    while (render.step()) { }
    return render.finish();
}

} // namespace wattfare
