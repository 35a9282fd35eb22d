// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/charts/build_region_map.h"

#include <QDialog>
#include <QSet>
#include <QStringList>

#include <vector>

class QLabel;

namespace wattfare {

class ChartView;

// Regions on a map of the world: a click, Enter or Space on one chooses it or takes it away again. One at least stays.
class RegionMap : public QDialog
{
    Q_OBJECT
public:
    RegionMap(ResultsPtr results, const QStringList &chosen, RegionFigure figure, QWidget *parent = nullptr);

    QStringList chosen() const { return m_chosen; }
    ChartView *view() const { return m_view; }

signals:
    void edited(const QStringList &regions);

private:
    void toggle(qint64 region);
    void choose(const QSet<qint64> &keys);
    void take(const QStringList &chosen);
    void draw(RegionFigure figure);
    void showChosen();
    QSet<qint64> chosenKeys() const;

    ResultsPtr m_results;
    std::vector<RegionFigures> m_figures;
    QStringList m_chosen;
    ChartView *m_view = nullptr;
    QLabel *m_words = nullptr;
};

} // namespace wattfare
