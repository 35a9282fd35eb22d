// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/build_charts.h"
#include "model/evaluation/liability.h"
#include "model/evaluation/spot_risk.h"
#include "model/report/report_parts.h"

// What the prices of the ranking carry with them: the risk of spot, the obligation of a commitment.
namespace wattfare::report {

std::optional<ReportTable> spotRiskTable(const Context &c, const std::vector<std::size_t> &rows)
{
    const Results &r = c.results;
    const Scenario &scenario = r.scenario();
    const bool run = !isFleet(scenario.kind), chances = run && scenario.training.deadlineH;
    std::vector<Metric> metrics{costMetric(scenario.kind)};
    if (run)
        metrics.insert(metrics.begin(), Metric::hours);
    ReportTable table;
    table.id = "spot_risk";
    table.title = {"report.spot_risk_title", {}};
    table.head.push_back({{"column.candidate", {}}, "", "candidate", false, NumberForm::byUnit});
    table.head.push_back({{"report.interruptions", {}}, "1/h", "interruptions_per_hour", true, NumberForm::byUnit});
    table.head.back().ranged = true;
    for (const Metric metric : metrics) {
        table.head.push_back(columnHead(r, metric));
        table.head.back().ranged = true;
    }
    if (chances) {
        table.head.push_back({{"column.deadline_chance", {}}, "1", "deadline_chance", true, NumberForm::percent});
        table.head.back().ranged = true;
    }
    for (const std::size_t row : rows) {
        const auto risk = spotRisk(r, row);
        if (!risk)
            continue;
        auto &cells = table.rows.emplace_back();
        cells.push_back(nameCell(candidateLabel(r, row)));
        cells.emplace_back().number = risk->middle.hazardPerHour;
        cells.back().unit = "1/h";
        cells.back().low = risk->low.hazardPerHour;
        cells.back().high = risk->high.hazardPerHour;
        for (const Metric metric : metrics) { // the range of the interruptions alone
            cells.push_back(metricCell(r, row, metric));
            const auto at = [metric](const SpotCase &end) { return end.values[static_cast<std::size_t>(metric)]; };
            cells.back().low = at(risk->low);
            cells.back().high = at(risk->high);
        }
        if (chances) {
            cells.emplace_back().number = risk->deadlineChance;
            cells.back().unit = "1";
            cells.back().form = NumberForm::percent;
            if (risk->deadlineChances) { // of the throughput
                cells.back().low = risk->deadlineChances->low;
                cells.back().high = risk->deadlineChances->high;
            }
            if (!risk->deadlineChance)
                cells.back().reason = {"column.not_known", {}};
        }
    }
    if (table.rows.empty())
        return std::nullopt;
    table.notes.push_back({"report.spot_risk_note", {}});
    return table;
}

std::optional<ReportTable> commitmentTable(const Context &c, const std::vector<std::size_t> &rows)
{
    ReportTable table;
    table.id = "commitments";
    table.title = {"report.commitments_title", {}};
    table.head.push_back({{"column.candidate", {}}, "", "candidate", false, NumberForm::byUnit});
    table.head.push_back({{"report.obliges_to", {}}, "USD", "obliges_to_usd", true, NumberForm::byUnit});
    table.head.push_back({{"report.obliges_years", {}}, "", "years", true, NumberForm::byUnit});
    for (const std::size_t row : rows) {
        const auto liability = liabilityOf(c.results, row);
        if (!liability)
            continue;
        auto &cells = table.rows.emplace_back();
        cells.push_back(nameCell(candidateLabel(c.results, row)));
        cells.resize(3);
        cells[1].number = liability->usd;
        cells[1].unit = "USD";
        cells[2].number = liability->years;
        cells[2].form = NumberForm::integer;
    }
    return table.rows.empty() ? std::nullopt : std::optional(std::move(table));
}

} // namespace wattfare::report
