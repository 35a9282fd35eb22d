// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tables/table_header.h"

#include "views/tables/data_table_view.h"
#include "views/tables/number_delegate.h"
#include "views/theme/theme.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>

namespace wattfare {

namespace {

QString noteOf(const QHeaderView &header, int section)
{
    return header.model()->headerData(section, Qt::Horizontal, TableRole::note).toString();
}

} // namespace

// Words give way, not the arrow: it says by what the rows are sorted.
QString TableHeader::shownTitle(const QString &title, const QFontMetrics &metrics, int room)
{
    const qsizetype at = title.lastIndexOf(QChar(0x00A0));
    const bool sorted
        = at > 0 && at + 1 < title.size() && (title[at + 1] == QChar(0x25B2) || title[at + 1] == QChar(0x25BC));
    if (!sorted || metrics.horizontalAdvance(title) <= room)
        return metrics.elidedText(title, Qt::ElideRight, room);
    const QString arrow = title.mid(at + 1);
    const int rest = room - metrics.horizontalAdvance(arrow);
    return rest < metrics.horizontalAdvance(QChar(0x2026))
        ? arrow
        : metrics.elidedText(title.left(at), Qt::ElideRight, rest) + arrow;
}

TableHeader::TableHeader(DataTableView *view)
    : QHeaderView(Qt::Horizontal, view)
    , m_view(view)
{
    setSectionsMovable(true);
    setSectionsClickable(true);
    setHighlightSections(false);
    setSortIndicatorShown(false); // numbered arrows stand in the titles
    setContextMenuPolicy(Qt::CustomContextMenu);
    setMinimumSectionSize(24);
    setMouseTracking(true);
    setAttribute(Qt::WA_Hover);
    setAccessibleName(tr("Column titles"));
}

QSize TableHeader::sizeHint() const
{
    QSize size = QHeaderView::sizeHint();
    size.setHeight(fontMetrics().height() + 10);
    for (int c = 0; model() != nullptr && c < count(); ++c)
        if (!isSectionHidden(c) && !noteOf(*this, c).isEmpty()) {
            size.rheight() += QFontMetrics(uiFont(TypeSize::caption)).height();
            break;
        }
    return size;
}

QPoint TableHeader::seen(const QPoint &at) const
{
    const bool frozen = m_pressed ? m_pressedFrozen : at.x() >= 0 && at.x() < m_view->frozenWidth();
    return frozen ? at - QPoint(offset(), 0) : at;
}

QMouseEvent TableHeader::seen(const QMouseEvent &event) const
{
    const QPointF at = event.position() + QPointF(seen(event.position().toPoint()) - event.position().toPoint());
    return {event.type(), at, event.scenePosition(), event.globalPosition(), event.button(), event.buttons(),
        event.modifiers(), event.pointingDevice()};
}

int TableHeader::sectionAt(const QPoint &at) const { return logicalIndexAt(seen(at)); }

void TableHeader::mousePressEvent(QMouseEvent *event)
{
    const auto x = static_cast<int>(event->position().x());
    m_pressedFrozen = x >= 0 && x < m_view->frozenWidth();
    m_pressed = true;
    QMouseEvent moved = seen(*event);
    QHeaderView::mousePressEvent(&moved);
}

void TableHeader::mouseMoveEvent(QMouseEvent *event)
{
    QMouseEvent moved = seen(*event);
    QHeaderView::mouseMoveEvent(&moved);
    if (m_view->frozenWidth() > 0)
        viewport()->update(); // hovered titles are not where the base class repaints
}

void TableHeader::mouseReleaseEvent(QMouseEvent *event)
{
    QMouseEvent moved = seen(*event);
    QHeaderView::mouseReleaseEvent(&moved);
    m_pressed = false;
}

void TableHeader::mouseDoubleClickEvent(QMouseEvent *event)
{
    QMouseEvent moved = seen(*event);
    QHeaderView::mouseDoubleClickEvent(&moved);
}

bool TableHeader::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip && event->type() != QEvent::WhatsThis)
        return QHeaderView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QHelpEvent moved(event->type(), seen(help->pos()), help->globalPos());
    return QHeaderView::viewportEvent(&moved);
}

void TableHeader::paintEvent(QPaintEvent *event)
{
    QHeaderView::paintEvent(event);
    // Right of the last column, which the base class leaves in the window's colour.
    const ThemeColours &c = Theme::instance().colours();
    const QRect rest(length() - offset(), 0, viewport()->width(), viewport()->height());
    QPainter painter(viewport());
    painter.fillRect(rest, c.raised);
    painter.setPen(c.hairline);
    painter.drawLine(rest.bottomLeft(), rest.bottomRight());
    const int frozen = m_view->frozenWidth();
    painter.setClipRect(QRect(0, 0, frozen, viewport()->height()));
    for (int v = 0; v < count(); ++v) {
        const int section = logicalIndex(v);
        if (sectionPosition(section) >= frozen)
            break;
        if (!isSectionHidden(section))
            paintSection(
                &painter, QRect(sectionPosition(section), 0, sectionSize(section), viewport()->height()), section);
    }
}

void TableHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const ThemeColours &c = Theme::instance().colours();
    const QAbstractItemModel *from = model();
    if (from == nullptr)
        return;
    const bool hovered = underMouse() && rect.contains(viewport()->mapFromGlobal(QCursor::pos()));
    painter->fillRect(rect, hovered ? c.accentSoft : c.raised);
    painter->setPen(c.hairline);
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    painter->drawLine(rect.topRight() + QPoint(0, 5), rect.bottomRight() - QPoint(0, 5));
    const QString title = from->headerData(section, Qt::Horizontal).toString();
    const int alignment = from->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    painter->setFont(bold);
    painter->setPen(c.text);
    const QRect room = rect.adjusted(kCellPadding, 0, -kCellPadding, 0);
    const QFont small = uiFont(TypeSize::caption);
    const QFontMetrics metrics(small);
    const bool tight = (alignment & Qt::AlignHCenter) != 0;
    QRect place = tight ? rect : room;
    if (rect.height() >= QFontMetrics(bold).height() + metrics.height()) { // there are notes: all titles stand above
        place.setBottom(place.bottom() - metrics.height());
        painter->save();
        painter->setFont(small);
        painter->setPen(c.secondary);
        painter->drawText(room.adjusted(0, place.height() - 3, 0, 0), Qt::AlignLeft | Qt::AlignTop,
            metrics.elidedText(noteOf(*this, section), Qt::ElideRight, room.width() + 1));
        painter->restore();
    }
    painter->drawText(place, alignment, shownTitle(title, QFontMetrics(bold), place.width() + 1));
}

} // namespace wattfare
