// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/start_hours.h"
#include "model/charts/build_charts.h"
#include "model/charts/build_decision_charts.h"
#include "model/evaluation/trade_offs.h"
#include "model/report/report_parts.h"
#include "model/report/table_export.h"

#include <array>

// What lies between the cheapest and the cleanest, and when the grid is clean.
namespace wattfare::report {

std::optional<ReportTable> frontTable(const Context &c)
{
    const Results &r = c.results;
    const Scenario &scenario = r.scenario();
    constexpr std::array kAxes{Objective::cost, Objective::carbon};
    const auto found = tradeOffs(r, kAxes);
    if (!found || found->front.empty())
        return std::nullopt;
    ReportTable table;
    table.id = "front";
    table.title = {"report.front_title", {}};
    const bool regions = scenario.regions.size() > 1, options = scenario.purchase.size() > 1;
    table.head.push_back({{"column.instance_type", {}}, "", "instance_type", false, NumberForm::byUnit});
    if (regions)
        table.head.push_back({{"column.region", {}}, "", "region", false, NumberForm::byUnit});
    if (options)
        table.head.push_back({{"column.purchase_option", {}}, "", "purchase_option", false, NumberForm::byUnit});
    // What the axes are, then how many machines or how long it takes.
    std::vector<Metric> metrics = found->metrics;
    metrics.push_back(mainMetrics(scenario.kind).front());
    for (const Metric metric : metrics)
        table.head.push_back(columnHead(r, metric));
    const std::size_t first = found->front.front(); // the cheapest: the others are measured by it
    for (const std::size_t row : found->front) {
        const Candidate &candidate = r.candidate(row);
        std::vector<ReportCell> cells{nameCell(r.snapshot().types[candidate.type].name)};
        if (regions)
            cells.push_back(nameCell(r.snapshot().regions[candidate.region].code));
        if (options)
            cells.push_back(optionCell(scenario.purchase[candidate.option].id()));
        for (std::size_t m = 0; m < metrics.size(); ++m) {
            ReportCell cell = metricCell(r, row, metrics[m]);
            if (const auto base = r.value(first, metrics[m]);
                m < found->metrics.size() && row != first && base && *base != 0 && cell.number && *cell.number != *base)
                cell.ratio = *cell.number / *base;
            cells.push_back(std::move(cell));
        }
        table.rows.push_back(std::move(cells));
    }
    table.notes.push_back({"pareto.summary", {found->front.size(), found->compared}});
    table.notes.push_back(
        {found->front.size() > 1 ? "report.front_note" : "report.front_single", {candidateLabel(r, first)}});
    if (found->knee)
        table.notes.push_back({"pareto.knee", {candidateLabel(r, *found->knee)}});
    if (found->incomplete > 0)
        table.notes.push_back({"pareto.incomplete", {found->incomplete}});
    return table;
}

std::optional<StartHours> hourlyCarbon(const Context &c)
{
    if (!c.answer.cheapest)
        return std::nullopt;
    auto found = startHours(c.results, *c.answer.cheapest, std::nullopt);
    return found ? std::optional(std::move(*found)) : std::nullopt;
}

void addHourlyCarbon(ReportSection &section, const Context &c)
{
    const auto found = hourlyCarbon(c);
    if (!found)
        return;
    const StartChoice &choice = found->choice;
    section.blocks.emplace_back(
        ReportText{{found->isRun ? "start.best_run" : "start.best_hour",
                       {choice.bestStart, choice.bestG / 1000.0, choice.worstStart, choice.worstG / 1000.0,
                           choice.worstG > 0 ? 1 - choice.bestG / choice.worstG : 0.0}},
            ReportText::Style::note});
}

} // namespace wattfare::report
