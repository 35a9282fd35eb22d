// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/pdf_export.h"

#include "views/report/pdf_document.h"

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

Result<QByteArray> renderPdf(const PageLayout &layout, const ProgressFn &progress)
{
    QByteArray painted;
    {
        QBuffer buffer(&painted);
        if (!buffer.open(QIODevice::WriteOnly))
            return notPainted("the buffer cannot be opened");
        QPdfWriter writer(&buffer);
        writer.setPdfVersion(QPagedPaintDevice::PdfVersion_1_6);
        writer.setResolution(static_cast<int>(kUnitsPerInch));
        // Margins are part of the layout.
        const QPageLayout page(layout.style->pageSize(), QPageLayout::Portrait, QMarginsF(0, 0, 0, 0), QPageLayout::Point);
        if (!writer.setPageLayout(page))
            return notPainted("the page size is not taken");
        writer.setCreator(QStringLiteral("Wattfare"));
        QPainter painter;
        if (!painter.begin(&writer))
            return notPainted("painting cannot begin");
        for (int number = 0; number < layout.pageCount(); ++number) {
            if (!keepGoing(progress, static_cast<double>(number) / static_cast<double>(layout.pageCount())))
                return fail(Error::Code::cancelled, {"export.cancelled", {}});
            if (number > 0 && !writer.newPage())
                return notPainted("a page cannot be added");
            paintPage(painter, layout, number);
        }
        if (!painter.end())
            return notPainted("painting cannot end");
    }
    return finishPdf(painted, layout);
}

} // namespace wattfare
