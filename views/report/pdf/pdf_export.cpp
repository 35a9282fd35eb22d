// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/pdf/pdf_export.h"

#include "views/report/pdf/pdf_document.h"
#include "views/report/pdf/pdf_tags.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

namespace wattfare {

namespace {

tl::unexpected<Error> notPainted(const char *detail)
{
    return fail(Error::Code::internal, {"report.pdf_failed", {}}, detail);
}

} // namespace

struct PdfPainting::Private {
    explicit Private(PageLayout pages)
        : layout(std::move(pages))
        , buffer(&painted)
    {
    }
    PageLayout layout;
    QByteArray painted;
    QBuffer buffer;
    std::unique_ptr<QPdfWriter> writer;
    QPainter painter;
    int done = 0;
    const char *failure = nullptr;

    bool begin()
    {
        if (!buffer.open(QIODevice::WriteOnly)) {
            failure = "the buffer cannot be opened";
            return false;
        }
        writer = std::make_unique<QPdfWriter>(&buffer);
        writer->setPdfVersion(QPagedPaintDevice::PdfVersion_1_6);
        writer->setResolution(static_cast<int>(kUnitsPerInch));
        // Margins are part of the layout.
        const QPageLayout page(
            layout.style->pageSize(), QPageLayout::Portrait, QMarginsF(0, 0, 0, 0), QPageLayout::Point);
        if (!writer->setPageLayout(page))
            failure = "the page size is not taken";
        writer->setCreator(QStringLiteral("Wattfare"));
        if (!failure && !painter.begin(writer.get()))
            failure = "painting cannot begin";
        return !failure;
    }
};

PdfPainting::PdfPainting(PageLayout layout)
    : d(std::make_unique<Private>(std::move(layout)))
{
}

PdfPainting::~PdfPainting()
{
    if (d->painter.isActive())
        d->painter.end(); // before its writer goes
}

bool PdfPainting::step()
{
    if (d->failure || d->done >= pages())
        return false;
    if (d->done == 0 ? !d->begin() : !d->writer->newPage()) {
        if (!d->failure)
            d->failure = "a page cannot be added";
        return false;
    }
    const auto mark = [this] { d->painter.fillRect(kElementMark, Qt::black); };
    paintPage(d->painter, d->layout, d->done++, mark);
    if (d->done == pages() && !d->painter.end())
        d->failure = "painting cannot end";
    return true;
}

int PdfPainting::pages() const { return d->layout.pageCount(); }

int PdfPainting::pagesDone() const { return d->done; }

Result<QByteArray> PdfPainting::finish()
{
    if (d->failure)
        return notPainted(d->failure);
    if (d->done < pages())
        return notPainted("pages are left");
    d->buffer.close();
    return finishPdf(d->painted, d->layout);
}

} // namespace wattfare
