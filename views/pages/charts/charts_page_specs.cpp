// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The chart itself, as the model builds it for what was chosen.
#include "views/pages/charts/charts_page.h"

#include "model/analysis/commitment_plan.h"
#include "model/analysis/start_hours.h"
#include "model/evaluation/trade_offs.h"
#include "model/charts/build_charts.h"
#include "model/charts/build_decision_charts.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/explore_charts.h"
#include "views/words/quantity_text.h"
#include "views/pages/trade_off_text.h"
#include "views/words/format.h"
#include "views/words/messages.h"
#include "views/words/sentence_join.h"

#include <QComboBox>

#include <array>

namespace wattfare {

ChartSpec ChartsPage::spec() const
{
    const QString kind = currentKind();
    const Results &results = *m_data.results;
    const auto metric = static_cast<Metric>(m_choice->currentData().toInt());
    if (kind == QLatin1String("cost_carbon"))
        return tradeOffSpec();
    if (kind == QLatin1String("ranking"))
        return rankingChart(m_data, metric, nullptr, 24);
    if (kind == QLatin1String("power_parts")) {
        const auto rows = shownRows();
        return buildPowerPartsChart(results, rows);
    }
    const auto candidate = subject();
    const auto row = candidate ? results.find(*candidate) : std::nullopt;
    if (kind == QLatin1String("distribution"))
        return buildDistributionChart(results, metric, row);
    if (!candidate) {
        ChartSpec spec;
        spec.id = kind.toStdString();
        spec.title = kindTitle(kind).toStdString();
        spec.empty = tr("No candidate counts for the answer. Select one in the table to see it here.").toStdString();
        spec.kind = LineChart{};
        return spec;
    }
    if (kind == QLatin1String("power_steps") && row)
        return buildPowerStepsChart(results, *row);
    if (kind == QLatin1String("energy_methods") && row)
        return buildEnergyMethodsChart(results, *row);
    if (kind == QLatin1String("tornado") && row)
        return buildTornadoChart(results, *row, metric);
    if (kind == QLatin1String("break_even"))
        return buildBreakEvenChart(results, candidate->type, candidate->region, static_cast<CostAxis>(m_choice->currentData().toInt()));
    if (kind == QLatin1String("price_history"))
        return buildPriceHistoryChart(results, candidate->type, candidate->region);
    if (kind == QLatin1String("regions"))
        return regionsSpec(*candidate);
    if (kind == QLatin1String("hourly_carbon") && row)
        return hourlySpec(*row);
    if (kind == QLatin1String("day_plan") && row)
        return dayPlanSpec(*row);
    return {};
}

// The front over exactly the two objectives of the axes.
ChartSpec ChartsPage::tradeOffSpec() const
{
    const std::array axes{static_cast<Objective>(m_choice->currentData().toInt()), static_cast<Objective>(m_second->currentData().toInt())};
    const auto found = tradeOffs(*m_data.results, axes);
    if (!found)
        return buildCostCarbonChart(*m_data.results, *m_data.answer);
    ChartSpec spec = buildTradeOffChart(*m_data.results, *found);
    describeTradeOffs(spec, *m_data.results, *found);
    return spec;
}

// A gap says why it is one. A row stands for the same type, bought in the same way, in that region.
ChartSpec ChartsPage::regionsSpec(const Candidate &candidate) const
{
    ChartSpec spec = buildRegionsChart(*m_data.results, candidate.type);
    auto &chart = std::get<HeatMapChart>(spec.kind);
    for (HeatMapCell &cell : chart.cells) {
        Candidate there = candidateOfKey(cell.key);
        there.option = candidate.option;
        cell.key = candidateKey(there);
    }
    const std::string price = tr("No price of this type at or before %1.").arg(format::date(m_data.results->asOf())).toStdString();
    const std::string figure = tr("The catalogue has no such figure of this region.").toStdString();
    for (std::size_t i = 0; i < chart.cells.size(); ++i)
        if (!chart.cells[i].value)
            chart.cells[i].note = i % chart.columns.size() == 0 ? price : figure;
    return spec;
}

// What the candidate emits by the hour of its start, the best marked.
ChartSpec ChartsPage::hourlySpec(std::size_t row) const
{
    const int month = m_choice->currentData().toInt();
    const auto found = startHours(*m_data.results, row, month > 0 ? std::optional<int>(month) : std::nullopt);
    if (found) {
        ChartSpec spec = buildStartHoursChart(*m_data.results, row, *found);
        if (found->shape.source < m_data.snapshot->sources.size())
            spec.caption = joinSentences({text(spec.caption), sourceName(m_data.snapshot->sources[found->shape.source])}).toStdString();
        return spec;
    }
    ChartSpec spec;
    spec.id = "hourly_carbon";
    spec.title = tr("CO₂e by the hour").toStdString();
    spec.empty = text(found.error()).toStdString();
    spec.kind = HourlyChart{};
    return spec;
}

// The day's traffic with the committed base of the chosen commitment.
ChartSpec ChartsPage::dayPlanSpec(std::size_t row) const
{
    const auto plan = planCommitments(*m_data.results, row);
    if (plan) {
        const std::string chosen = m_choice->currentData().toString().toStdString();
        std::size_t offer = plan->best.value_or(0);
        for (std::size_t i = 0; i < plan->offers.size(); ++i)
            if (plan->offers[i].option.id() == chosen)
                offer = i;
        return buildDayPlanChart(*m_data.results, row, *plan, offer);
    }
    ChartSpec spec;
    spec.id = "day_plan";
    spec.title = tr("Committed base and peak").toStdString();
    spec.empty = text(plan.error()).toStdString();
    spec.kind = LineChart{};
    return spec;
}

} // namespace wattfare
