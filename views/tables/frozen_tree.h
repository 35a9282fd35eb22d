// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QTreeWidget>

namespace wattfare {

// A tree whose first column and the heads of whose groups stay in sight while the other columns scroll sideways. It is
// one widget with one cursor: keys, selection and what a screen reader hears are those of any tree.
class FrozenTree : public QTreeWidget
{
    Q_OBJECT
public:
    // bool in the header item: what the column shows is selected elsewhere. Its title bears a line of the accent.
    static constexpr int kMarkedRole = Qt::UserRole + 20;

    explicit FrozenTree(QWidget *parent = nullptr);

    bool isScrolledAside() const;
    void scheduleLayout() { scheduleDelayedItemsLayout(); } // rows are measured anew
    // The column at a place of the viewport: the first one where it covers another.
    int shownColumnAt(int x) const;

    QModelIndex indexAt(const QPoint &at) const override;
    QRect visualRect(const QModelIndex &index) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

protected:
    void drawRow(QPainter *painter, const QStyleOptionViewItem &options, const QModelIndex &index) const override;
    void scrollContentsBy(int dx, int dy) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    int depthOf(const QModelIndex &index) const;
    bool isAlternate(const QModelIndex &index) const;
};

} // namespace wattfare
