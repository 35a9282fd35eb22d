// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/run_inputs.h"
#include "model/report/build_charts.h"
#include "model/report/build_simulation_charts.h"
#include "model/report/report_parts.h"
#include "model/report/table_export.h"
#include "model/simulation/named_parameters.h"

#include <algorithm>

// What interruptions may do to a fleet on spot within a week: what it costs and how much capacity is missing.
namespace wattfare::report {

namespace {

// The cheapest fleet on spot that counts, as the engine takes it: one pool of the candidate's own type.
struct SpotFleet {
    std::size_t row = 0;
    FleetParams params;
};

std::optional<SpotFleet> spotFleetOf(const Context &c)
{
    const Results &r = c.results;
    const Scenario &scenario = r.scenario();
    if (c.options.trajectories == 0
        || (scenario.kind != WorkloadKind::inference && scenario.kind != WorkloadKind::llmServing))
        return std::nullopt;
    for (const std::size_t row : rankedRows(r, costMetric(scenario.kind), r.size())) {
        const Candidate &candidate = r.candidate(row);
        if (scenario.purchase[candidate.option].kind != PurchaseKind::spot)
            continue;
        const RunInputs inputs = runInputs(r, candidate.type, candidate.region);
        if (!inputs.spotUsdPerHour || (!inputs.bucket && !inputs.scenarioHazardPerHour))
            return std::nullopt; // a fleet without a price or a hazard would be a guess
        SpotFleet found{row, fleetParams(r, inputs, std::span(&inputs, 1))};
        // The table's instances, spares and losses included, so that both speak of the same fleet.
        if (const auto instances = r.value(row, Metric::instances))
            found.params.targetUnits = *instances;
        return found;
    }
    return std::nullopt;
}

// Large fleets take longer and vary less: fewer trajectories say as much.
std::uint64_t trajectoriesFor(const FleetParams &params, std::uint64_t wanted)
{
    constexpr double kUsualUnits = 40.0;
    const double share = std::min(1.0, kUsualUnits / std::max(1.0, params.targetUnits));
    return std::max(
        std::min<std::uint64_t>(wanted, 500), static_cast<std::uint64_t>(share * static_cast<double>(wanted)));
}

ReportCell figure(std::optional<double> value, const char *unit)
{
    ReportCell cell;
    cell.number = value;
    cell.unit = unit;
    if (!value)
        cell.reason = {"sim.withheld", {}};
    return cell;
}

std::optional<double> valueOf(const std::optional<Quantile> &quantile)
{
    return quantile ? std::optional(quantile->value) : std::nullopt;
}

ReportTable spreadTable(const FleetResult &result)
{
    ReportTable table;
    table.id = "simulation";
    table.title = {"report.simulation_title", {}};
    table.head.push_back({{"column.quantity", {}}, "", "quantity", false, NumberForm::byUnit});
    for (const char *id : {"mean", "sd", "p5", "p50", "p95"})
        table.head.push_back({{std::string("column.") + id, {}}, "", id, true, NumberForm::byUnit});
    table.head.push_back({{"report.closed_form", {}}, "", "closed_form", true, NumberForm::byUnit});
    const auto add = [&](const char *name, const char *unit, const Summary &summary, std::optional<double> expected,
                         NumberForm form = NumberForm::byUnit) {
        std::vector<ReportCell> row(1);
        row[0].message = {name, {}};
        row.push_back(figure(summary.mean, unit));
        if (summary.mean && summary.meanInterval) {
            row.back().low = summary.meanInterval->low;
            row.back().high = summary.meanInterval->high;
        }
        row.push_back(figure(summary.sd, unit));
        for (const auto &quantile : {summary.p5, summary.p50, summary.p95})
            row.push_back(figure(valueOf(quantile), unit));
        row.push_back(figure(expected, unit));
        if (!expected)
            row.back().reason = {"report.no_closed_form", {}};
        for (ReportCell &cell : row)
            cell.form = form;
        table.rows.push_back(std::move(row));
    };
    const auto expected = [&](double FleetClosedForm::*member) {
        return result.closedForm ? std::optional((*result.closedForm).*member) : std::nullopt;
    };
    add("sim.quantity.usd", "USD", result.usd, expected(&FleetClosedForm::expectedUsd));
    add("sim.quantity.unit_hours", "h", result.unitHours, expected(&FleetClosedForm::expectedUnitHours));
    add("sim.quantity.shortfall_hours", "h", result.shortfallUnitHours, std::nullopt);
    add("sim.quantity.below_target", "1", result.belowTargetShare, std::nullopt, NumberForm::percent);
    add("sim.quantity.losses", "1", result.losses, expected(&FleetClosedForm::expectedLosses));
    table.notes.push_back({"report.fleet_note", {}});
    return table;
}

std::string commandOf(const FleetParams &params, const RunInfo &info)
{
    std::string command = "wattfare-cli simulate fleet";
    const auto defaults = namedParameters(FleetParams{});
    const auto mine = namedParameters(params);
    for (std::size_t i = 0; i < mine.size(); ++i)
        if (mine[i].value != defaults[i].value)
            command += ' ' + mine[i].name + '=' + mine[i].value;
    return command + " --seed " + std::to_string(info.seed) + " --trajectories " + std::to_string(info.n);
}

} // namespace

bool simulatesFleet(const Context &c) { return spotFleetOf(c).has_value(); }

ReportSection fleetSection(const Context &c)
{
    ReportSection section;
    const auto fleet = spotFleetOf(c);
    if (!fleet)
        return section;
    const std::string label = candidateLabel(c.results, fleet->row);
    RunOptions options;
    options.seed = c.options.seed;
    options.n = trajectoriesFor(fleet->params, c.options.trajectories);
    const auto result = simulateFleet(fleet->params, options);
    if (!result) {
        section.blocks.emplace_back(ReportText{{"report.fleet_failed", {label}}, ReportText::Style::paragraph});
        return section;
    }
    const auto argument = [](double value) {
        std::string text;
        appendNumber(text, value);
        return text;
    };
    section.blocks.emplace_back(ReportText{
        {"report.fleet_intro",
            {label, std::to_string(result->info.n), argument(fleet->params.targetUnits), argument(fleet->params.hours),
                argument(fleet->params.pools.front().hazardPerHour), argument(fleet->params.leadHours * 60.0)}},
        ReportText::Style::paragraph});
    ReportKeyValues tiles;
    tiles.style = ReportKeyValues::Style::tiles;
    tiles.rows.emplace_back(Message{"report.fleet_mean_cost", {}}, figure(result->usd.mean, "USD"));
    tiles.rows.emplace_back(Message{"report.fleet_on_demand", {}},
        figure(
            fleet->params.onDemandUsdPerUnitHour > 0 ? std::optional(result->onDemandOnlyUsd) : std::nullopt, "USD"));
    if (!tiles.rows.back().second.number)
        tiles.rows.back().second.reason = {"report.no_on_demand", {}};
    ReportCell below = figure(result->belowTargetShare.mean, "1");
    below.form = NumberForm::percent;
    tiles.rows.emplace_back(Message{"sim.quantity.below_target", {}}, below);
    tiles.rows.emplace_back(Message{"report.fleet_losses", {}}, figure(result->losses.mean, "1"));
    section.blocks.emplace_back(std::move(tiles));
    section.blocks.emplace_back(spreadTable(*result));
    section.blocks.emplace_back(ReportChart{buildFleetCostChart(fleet->params, *result)});
    section.blocks.emplace_back(ReportChart{buildFleetCapacityChart(fleet->params, *result)});
    for (const Message &warning : result->warnings)
        section.blocks.emplace_back(ReportText{warning, ReportText::Style::note});
    for (const Message &assumed : assumptions(fleet->params))
        section.blocks.emplace_back(ReportText{assumed, ReportText::Style::note});
    ReportKeyValues again;
    again.rows.emplace_back(Message{"report.command", {}}, nameCell(commandOf(fleet->params, result->info)));
    section.blocks.emplace_back(std::move(again));
    return section;
}

} // namespace wattfare::report
