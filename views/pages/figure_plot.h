// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "views/charts/chart_view.h"

namespace wattfare {

// Contradicting figures side by side, each as a dot with its range: below the fact or finding that they are about.
// Hidden where there is nothing to compare.
class FigurePlot : public ChartView
{
    Q_OBJECT
public:
    explicit FigurePlot(QWidget *parent = nullptr);

    void showFigures(const SnapshotPtr &snapshot, const std::vector<FigureIndex> &figures); // the one in use first
    void setCurrent(std::optional<FigureIndex> figure);
    void setMostHeight(int most); // the room that it may take; with too little it is hidden

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, 90}; }

signals:
    void figureChosen(wattfare::FigureIndex figure);

private:
    int m_rows = 0, m_most = QWIDGETSIZE_MAX;
    bool m_differ = false;
};

} // namespace wattfare
