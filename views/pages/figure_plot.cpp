// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/figure_plot.h"

#include "model/charts/build_charts.h"

#include <algorithm>

namespace wattfare {

namespace {

constexpr int kLeastLines = 9; // a lower one would be its title alone

} // namespace

FigurePlot::FigurePlot(QWidget *parent)
    : ChartView(parent)
{
    setObjectName(QStringLiteral("figure_plot"));
    hide();
    const auto choose = [this](qint64 key) {
        if (key >= 0)
            emit figureChosen(static_cast<FigureIndex>(key));
    };
    connect(this, &ChartView::selectionChanged, this, [choose](const QSet<qint64> &keys) {
        if (keys.size() == 1)
            choose(*keys.begin());
    });
    connect(this, &ChartView::pointActivated, this, choose);
}

void FigurePlot::showFigures(const SnapshotPtr &snapshot, const std::vector<FigureIndex> &figures)
{
    ChartSpec spec = snapshot ? buildFigureIntervals(*snapshot, figures) : ChartSpec();
    const auto *chart = std::get_if<BarChart>(&spec.kind);
    m_rows = chart ? static_cast<int>(chart->bars.size()) : 0;
    const bool differ = m_rows > 1 && std::ranges::any_of(chart->bars, [&](const ChartBar &bar) {
        return bar.value != chart->bars.front().value || bar.low != chart->bars.front().low
            || bar.high != chart->bars.front().high;
    });
    m_differ = differ;
    if (differ)
        setSpec(std::move(spec));
    setMostHeight(m_most);
}

void FigurePlot::setMostHeight(int most)
{
    m_most = most;
    const bool fits = m_differ && most >= kLeastLines * fontMetrics().height();
    if (fits)
        setFixedHeight(std::min(sizeHint().height(), most));
    if (fits == isHidden())
        setVisible(fits);
}

void FigurePlot::setCurrent(std::optional<FigureIndex> figure)
{
    setSelection(figure ? QSet<qint64>{static_cast<qint64>(*figure)} : QSet<qint64>());
}

// Up to four rows at once, each with room for two lines of its source; the others are reached by panning.
QSize FigurePlot::sizeHint() const
{
    const int line = fontMetrics().height();
    return {300, 6 * line + std::min(m_rows, 4) * 5 * line / 2};
}

} // namespace wattfare
