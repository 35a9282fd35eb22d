// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/report_preview.h"

#include "views/report/pages/report_text.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPrinter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

constexpr double kMargin = 16.0;
constexpr double kGapBetween = 16.0;
constexpr int kPicturesKept = 6; // a page of a large screen takes about 8 MB

} // namespace

ReportPreview::ReportPreview(QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_pictures(kPicturesKept)
{
    setAccessibleName(tr("Preview of the report"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // else the width changes with the number of pages
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setBackgroundRole(QPalette::Mid);
}

void ReportPreview::setLayout(std::shared_ptr<const PageLayout> layout)
{
    m_layout = std::move(layout);
    m_pictures.clear();
    m_shown = -1;
    updateBars();
    viewport()->update();
}

QSizeF ReportPreview::pageSize() const
{
    if (!m_layout)
        return {};
    const QSizeF page = m_layout->style->page();
    const double width = std::max(80.0, (viewport()->width() - 2 * kMargin) * m_zoom);
    return {width, width * page.height() / page.width()};
}

double ReportPreview::pageTop(int page) const { return kMargin + page * (pageSize().height() + kGapBetween); }

int ReportPreview::currentPage() const
{
    if (!m_layout || m_layout->pageCount() == 0)
        return -1;
    const double middle = verticalScrollBar()->value() + viewport()->height() * 0.4;
    const int page = static_cast<int>((middle - kMargin) / (pageSize().height() + kGapBetween));
    return std::clamp(page, 0, m_layout->pageCount() - 1);
}

void ReportPreview::goToPage(int page)
{
    if (m_layout)
        verticalScrollBar()->setValue(
            static_cast<int>(pageTop(std::clamp(page, 0, std::max(0, m_layout->pageCount() - 1))) - kMargin / 2));
}

void ReportPreview::setZoom(double zoom)
{
    const double wanted = std::clamp(zoom, 0.25, 4.0);
    if (wanted == m_zoom)
        return;
    const double at = verticalScrollBar()->maximum() > 0
        ? static_cast<double>(verticalScrollBar()->value()) / verticalScrollBar()->maximum()
        : 0.0;
    m_zoom = wanted;
    m_pictures.clear();
    updateBars();
    verticalScrollBar()->setValue(static_cast<int>(std::lround(at * verticalScrollBar()->maximum())));
    viewport()->update();
}

void ReportPreview::updateBars()
{
    const int pages = m_layout ? m_layout->pageCount() : 0;
    const QSizeF page = pageSize();
    const double height = pages == 0 ? 0 : pageTop(pages) - kGapBetween + kMargin;
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(40);
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(std::ceil(height)) - viewport()->height()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setRange(0, std::max(0, static_cast<int>(page.width() + 2 * kMargin) - viewport()->width()));
    if (const int now = currentPage(); now != m_shown) {
        m_shown = now;
        emit pageChanged(now, pages);
    }
}

const QPixmap &ReportPreview::picture(int page)
{
    if (QPixmap *known = m_pictures.object(page))
        return *known;
    const QSizeF size = pageSize();
    const double ratio = devicePixelRatioF();
    auto pixmap = std::make_unique<QPixmap>((size * ratio).toSize().expandedTo(QSize(1, 1)));
    pixmap->fill(Qt::white);
    {
        QPainter painter(pixmap.get());
        const double scale = size.width() * ratio / m_layout->style->page().width();
        painter.scale(scale, scale);
        paintPage(painter, *m_layout, page);
    }
    pixmap->setDevicePixelRatio(ratio);
    QPixmap *kept = pixmap.get();
    m_pictures.insert(page, pixmap.release(), 1);
    return *kept;
}

void ReportPreview::paintEvent(QPaintEvent *)
{
    if (!m_layout)
        return;
    QPainter painter(viewport());
    const QSizeF size = pageSize();
    const double left = std::max(kMargin, (viewport()->width() - size.width()) / 2) - horizontalScrollBar()->value();
    const double offset = verticalScrollBar()->value();
    for (int page = 0; page < m_layout->pageCount(); ++page) {
        const QRectF target(QPointF(left, pageTop(page) - offset), size);
        if (!target.intersects(QRectF(viewport()->rect())))
            continue;
        painter.drawPixmap(target.topLeft(), picture(page));
        painter.setPen(palette().color(QPalette::Dark));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(target);
    }
}

void ReportPreview::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    const int page = std::max(0, currentPage());
    if (event->size().width() != event->oldSize().width())
        m_pictures.clear();
    updateBars();
    if (event->oldSize().isValid() && event->size().width() != event->oldSize().width())
        goToPage(page);
}

void ReportPreview::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        setZoom(m_zoom * std::pow(1.2, event->angleDelta().y() / 120.0));
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

void ReportPreview::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: setZoom(m_zoom * 1.2); return;
    case Qt::Key_Minus: setZoom(m_zoom / 1.2); return;
    case Qt::Key_0: setZoom(1.0); return;
    case Qt::Key_PageDown: goToPage(currentPage() + 1); return;
    case Qt::Key_PageUp: goToPage(currentPage() - 1); return;
    case Qt::Key_Home: goToPage(0); return;
    case Qt::Key_End: verticalScrollBar()->setValue(verticalScrollBar()->maximum()); return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void ReportPreview::scrollContentsBy(int, int)
{
    viewport()->update();
    if (const int now = currentPage(); now != m_shown) {
        m_shown = now;
        emit pageChanged(now, m_layout ? m_layout->pageCount() : 0);
    }
}

Result<void> printReport(QPrinter &printer, const PageLayout &layout)
{
    printer.setFullPage(true);
    printer.setPageSize(layout.style->pageSize());
    printer.setPageOrientation(QPageLayout::Portrait); // whatever the dialog says: the pages are laid out
    printer.setDocName(reportTitle(*layout.report));
    printer.setCreator(QStringLiteral("Wattfare"));
    QPainter painter;
    if (!painter.begin(&printer))
        return fail(Error::Code::fileAccess, {"report.print_failed", {}}, "painting cannot begin");
    const int first = printer.fromPage() > 0 ? printer.fromPage() - 1 : 0;
    const int last = printer.toPage() > 0 ? std::min(printer.toPage(), layout.pageCount()) - 1 : layout.pageCount() - 1;
    const double scale = printer.resolution() / kUnitsPerInch;
    for (int page = first; page <= last; ++page) {
        if (page > first && !printer.newPage())
            return fail(Error::Code::fileAccess, {"report.print_failed", {}}, "a page cannot be added");
        painter.save();
        painter.scale(scale, scale);
        paintPage(painter, layout, page);
        painter.restore();
    }
    if (!painter.end() || printer.printerState() == QPrinter::Error)
        return fail(Error::Code::fileAccess, {"report.print_failed", {}}, "painting cannot end");
    return {};
}

} // namespace wattfare
