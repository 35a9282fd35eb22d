// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QColor>
#include <QStyledItemDelegate>

namespace wattfare {

inline constexpr int kCellPadding = 6; // left and right of a cell, and of its header

class DataTableView;
struct ThemeColours;

QColor heatBarColour(const ThemeColours &colours); // translucent: laid over the ground of a cell

// Cells of a DataTableView: decimal alignment, class markers, heat bars, stars. It paints text itself, since a full
// frame of QStyledItemDelegate cells costs several times as much.
class NumberDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit NumberDelegate(DataTableView *view);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    int cellWidth(const QModelIndex &index) const; // that the text of a cell wants
    int rowHeight() const;
    void refresh(); // after a change of font, palette or language

private:
    struct Metrics;
    const Metrics &metrics() const;
    DataTableView *m_view;
    mutable std::shared_ptr<Metrics> m_metrics;
};

} // namespace wattfare
