// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/listed_charts.h"

#include <QCoreApplication>

namespace wattfare {

namespace {

constexpr ListedChart kWords[] = {
    {"cost_carbon", QT_TRANSLATE_NOOP("Charts", "Trade-offs"), "chart",
        QT_TRANSLATE_NOOP("Charts",
            "Every candidate with both figures, and the Pareto front of any two of cost, time, energy and carbon.")},
    {"ranking", QT_TRANSLATE_NOOP("Charts", "Ranked bars"), "chart-bars",
        QT_TRANSLATE_NOOP("Charts", "The best candidates by a metric, with their ranges.")},
    {"distribution", QT_TRANSLATE_NOOP("Charts", "Distribution"), "histogram",
        QT_TRANSLATE_NOOP("Charts", "How a metric is spread over all candidates, and where the selected one stands.")},
    {"power_parts", QT_TRANSLATE_NOOP("Charts", "Parts of the power"), "energy",
        QT_TRANSLATE_NOOP("Charts", "Power of an instance by part; of the pinned candidates, or the best.")},
    {"power_steps", QT_TRANSLATE_NOOP("Charts", "Power step by step"), "energy",
        QT_TRANSLATE_NOOP("Charts",
            "How the parts of an instance and the overhead of the data centre add up; of the selected candidate.")},
    {"energy_methods", QT_TRANSLATE_NOOP("Charts", "Energy by method"), "compare",
        QT_TRANSLATE_NOOP("Charts", "What the energy of the selected candidate is under each method.")},
    {"tornado", QT_TRANSLATE_NOOP("Charts", "Sensitivity"), "sort-descending",
        QT_TRANSLATE_NOOP("Charts", "Inputs that move the result of the selected candidate most, over their ranges.")},
    {"break_even", QT_TRANSLATE_NOOP("Charts", "Break-even"), "cost",
        QT_TRANSLATE_NOOP("Charts", "Cost of a useful hour under each way of buying, and where two cost the same.")},
    {"price_history", QT_TRANSLATE_NOOP("Charts", "Price history"), "history",
        QT_TRANSLATE_NOOP("Charts", "On-demand and spot prices of the selected type over time.")},
    {"region_map", QT_TRANSLATE_NOOP("Charts", "World map"), "region",
        QT_TRANSLATE_NOOP("Charts",
            "Regions coloured by price, carbon intensity or result of the selected type; larger dots offer more "
            "types.")},
    {"regions", QT_TRANSLATE_NOOP("Charts", "Regions"), "region",
        QT_TRANSLATE_NOOP("Charts", "Price, PUE and grid intensity of each region for the selected type.")},
    {"hourly_carbon", QT_TRANSLATE_NOOP("Charts", "Grid carbon by hour"), "clock",
        QT_TRANSLATE_NOOP(
            "Charts", "CO₂e by the hour at which the run starts, or of an hour of the fleet; the best is marked.")},
    {"day_plan", QT_TRANSLATE_NOOP("Charts", "Commitment baseline"), "cost",
        QT_TRANSLATE_NOOP("Charts", "How many instances of a day’s traffic to commit to, with the peak on demand.")},
    {"predictions", QT_TRANSLATE_NOOP("Charts", "Predicted against measured"), "chart",
        QT_TRANSLATE_NOOP("Charts",
            "How far the program’s own predictions of throughput are from what was measured, by hardware, work and "
            "software.")},
};

} // namespace

const ListedChart *listedChart(std::string_view id)
{
    for (const ListedChart &words : kWords) {
        if (id == words.id)
            return &words;
    }
    return nullptr;
}

QString listedChartTitle(const ListedChart &kind) { return QCoreApplication::translate("Charts", kind.title); }

QString listedChartHelp(const ListedChart &kind) { return QCoreApplication::translate("Charts", kind.help); }

} // namespace wattfare
