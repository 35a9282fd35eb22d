// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QHeaderView>

namespace wattfare {

class DataTableView;

// Flat column titles with hairlines, aligned like the cells below them. The titles of frozen columns stay at the left,
// where clicks, tips and menus are theirs. What is one for all rows (TableColumn::note) stands small under its title.
class TableHeader : public QHeaderView
{
    Q_OBJECT
public:
    explicit TableHeader(DataTableView *view);
    QSize sizeHint() const override;
    int sectionAt(const QPoint &at) const; // logical, as it is seen; -1 right of all
    static QString shownTitle(const QString &title, const QFontMetrics &metrics, int room);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    void paintEvent(QPaintEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    QPoint seen(const QPoint &at) const; // where the base class has the section that is seen there
    QMouseEvent seen(const QMouseEvent &event) const;
    DataTableView *m_view;
    bool m_pressed = false, m_pressedFrozen = false;
};

} // namespace wattfare
