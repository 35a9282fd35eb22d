// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tables/frozen_tree.h"

#include "views/theme/theme.h"

#include <QHeaderView>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

namespace wattfare {

namespace {

// Draws its first section once more at the left edge.
class FrozenHeader : public QHeaderView
{
public:
    explicit FrozenHeader(QWidget *parent)
        : QHeaderView(Qt::Horizontal, parent)
    {
        setSectionsMovable(false);
    }

protected:
    // As the header of the tables; titles end where the cells of ComparisonDelegate do.
    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        const ThemeColours &c = Theme::instance().colours();
        painter->fillRect(rect, c.raised);
        painter->setPen(c.hairline);
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
        painter->setFont(uiFont(TypeSize::body, true));
        painter->setPen(c.text);
        const QVariant own = model()->headerData(section, orientation(), Qt::TextAlignmentRole);
        const QRect room = rect.adjusted(kSpace2, 0, -kSpace2, 0);
        QStringList lines = model()->headerData(section, orientation()).toString().split(QLatin1Char('\n'));
        for (QString &line : lines)
            line = painter->fontMetrics().elidedText(line, Qt::ElideRight, room.width());
        painter->drawText(room, own.isValid() ? own.toInt() : int(defaultAlignment()), lines.join(QLatin1Char('\n')));
        if (model()->headerData(section, orientation(), FrozenTree::kMarkedRole).toBool())
            painter->fillRect(QRect(rect.left(), rect.bottom() - 2, rect.width(), 3), c.accent);
    }
    QSize sectionSizeFromContents(int section) const override
    {
        const QString title = model()->headerData(section, orientation()).toString();
        return QFontMetrics(uiFont(TypeSize::body, true)).size(0, title) + QSize(2 * kSpace2, 2 * kSpace1);
    }
    void paintEvent(QPaintEvent *event) override
    {
        QHeaderView::paintEvent(event);
        if (offset() <= 0 || count() == 0)
            return;
        const QRect frozen(0, 0, sectionSize(0), viewport()->height());
        QPainter painter(viewport());
        painter.fillRect(frozen, palette().color(QPalette::Button));
        painter.setClipRect(frozen);
        paintSection(&painter, frozen, 0);
    }
};

} // namespace

FrozenTree::FrozenTree(QWidget *parent)
    : QTreeWidget(parent)
{
    setHeader(new FrozenHeader(this));
    setHorizontalScrollMode(ScrollPerPixel);
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, header()->viewport(), qOverload<>(&QWidget::update));
}

bool FrozenTree::isScrolledAside() const { return header()->offset() > 0; }

int FrozenTree::shownColumnAt(int x) const { return isScrolledAside() && x < columnWidth(0) ? 0 : columnAt(x); }

QModelIndex FrozenTree::indexAt(const QPoint &at) const
{
    const QModelIndex index = QTreeWidget::indexAt(at);
    if (index.isValid() && index.column() != 0 && shownColumnAt(at.x()) == 0)
        return index.siblingAtColumn(0);
    return index;
}

QRect FrozenTree::visualRect(const QModelIndex &index) const
{
    QRect rect = QTreeWidget::visualRect(index);
    if (rect.isValid() && index.column() == 0 && isScrolledAside())
        rect.translate(header()->offset(), 0);
    return rect;
}

// A cell under the names is not in sight.
void FrozenTree::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    QScrollBar *aside = horizontalScrollBar();
    const int before = aside->value();
    QTreeWidget::scrollTo(index, hint);
    if (!index.isValid())
        return;
    if (index.column() == 0) {
        aside->setValue(before); // always in sight
        return;
    }
    const int hidden = columnWidth(0) - columnViewportPosition(index.column());
    if (isScrolledAside() && hidden > 0)
        aside->setValue(aside->value() - hidden);
}

int FrozenTree::depthOf(const QModelIndex &index) const
{
    int depth = rootIsDecorated() ? 1 : 0;
    for (QModelIndex parent = index.parent(); parent.isValid(); parent = parent.parent())
        ++depth;
    return depth;
}

bool FrozenTree::isAlternate(const QModelIndex &index) const
{
    bool odd = false;
    for (QModelIndex above = indexAbove(index); above.isValid(); above = indexAbove(above))
        odd = !odd;
    return odd && alternatingRowColors();
}

void FrozenTree::drawRow(QPainter *painter, const QStyleOptionViewItem &options, const QModelIndex &index) const
{
    QTreeWidget::drawRow(painter, options, index);
    if (!isScrolledAside())
        return;
    const QModelIndex name = index.siblingAtColumn(0);
    const bool head = isFirstColumnSpanned(index.row(), index.parent());
    const int indent = depthOf(index) * indentation();
    const QRect room(0, options.rect.top(), head ? viewport()->width() : columnWidth(0), options.rect.height());
    painter->save();
    painter->setClipRect(room, Qt::IntersectClip);
    QStyleOptionViewItem option = options;
    option.features.setFlag(QStyleOptionViewItem::Alternate, isAlternate(name));
    option.rect = room;
    option.showDecorationSelected = true;
    painter->fillRect(room, palette().color(QPalette::Base));
    style()->drawPrimitive(QStyle::PE_PanelItemViewRow, &option, painter, this);
    drawBranches(painter, QRect(0, room.top(), indent, room.height()), name);
    option.rect = room.adjusted(indent, 0, 0, 0);
    option.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(name));
    option.state.setFlag(QStyle::State_HasFocus, hasFocus() && currentIndex() == name);
    option.state.setFlag(QStyle::State_MouseOver, false);
    if (!(name.flags() & Qt::ItemIsEnabled))
        option.state.setFlag(QStyle::State_Enabled, false);
    itemDelegateForIndex(name)->paint(painter, option, name);
    if (!head) { // where the others go under
        painter->setPen(Theme::instance().colours().hairline);
        painter->drawLine(room.topRight(), room.bottomRight());
    }
    painter->restore();
}

void FrozenTree::scrollContentsBy(int dx, int dy)
{
    QTreeWidget::scrollContentsBy(dx, dy);
    if (dx != 0)
        viewport()->update(); // the names do not move with the rest
}

// The base class looks for the arrow where the column would be without freezing.
void FrozenTree::mousePressEvent(QMouseEvent *event)
{
    if (isScrolledAside() && event->button() == Qt::LeftButton) {
        const QModelIndex index = indexAt(event->pos());
        const int indent = index.isValid() ? depthOf(index) * indentation() : 0;
        if (model()->hasChildren(index) && event->pos().x() < indent && event->pos().x() >= indent - indentation()) {
            setExpanded(index, !isExpanded(index));
            return;
        }
    }
    QTreeWidget::mousePressEvent(event);
}

} // namespace wattfare
