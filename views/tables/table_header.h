// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QHeaderView>

namespace wattfare {

// Flat column titles with hairlines, aligned like the cells below them.
class TableHeader : public QHeaderView
{
    Q_OBJECT
public:
    explicit TableHeader(QWidget *parent);
    QSize sizeHint() const override;

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace wattfare
