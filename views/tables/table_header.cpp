// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tables/table_header.h"

#include "views/tables/number_delegate.h"
#include "views/theme/theme.h"

#include <QPainter>

namespace wattfare {

namespace {

} // namespace

TableHeader::TableHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
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
    return size;
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
    const bool tight = (alignment & Qt::AlignHCenter) != 0;
    const QRect place = tight ? rect : room;
    painter->drawText(place, alignment, QFontMetrics(bold).elidedText(title, Qt::ElideRight, place.width() + 1));
}

} // namespace wattfare
