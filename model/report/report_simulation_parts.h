// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/report/report_parts.h"
#include "model/report/table_export.h"
#include "model/simulation/parameters/named_parameters.h"
#include "model/simulation/random/statistics.h"

#include <algorithm>
#include <cstdint>
#include <string>

// What the sections on simulated runs and simulated fleets share.
namespace wattfare::report {

// What a report simulates stays a matter of seconds: about as many launches and losses in all for each trajectory that
// is wanted, 2e7 by default; fewer trajectories where one has more.
inline constexpr double kEventsEach = 1000;

// Trajectories that this leaves of `usual`, those that such a case takes; 0 where so few are left that they say
// nothing.
inline std::uint64_t affordable(std::uint64_t usual, std::uint64_t wanted, double eventsOfOne)
{
    constexpr double kFewest = 50;
    const double most = kEventsEach * std::max(static_cast<double>(wanted), 1000.0) / eventsOfOne;
    return most >= static_cast<double>(usual) ? usual : most >= kFewest ? static_cast<std::uint64_t>(most) : 0;
}

inline ReportCell figure(std::optional<double> value, Unit unit)
{
    ReportCell cell;
    cell.number = value;
    cell.unit = unit;
    if (!value)
        cell.reason = {"sim.withheld", {}};
    return cell;
}

inline std::optional<double> valueOf(const std::optional<Quantile> &quantile)
{
    return quantile ? std::optional(quantile->value) : std::nullopt;
}

// The head of a table with a row a quantity; `interruptions` tells two rates apart.
inline ReportTable spreadTable(bool interruptions)
{
    ReportTable table;
    table.id = "simulation";
    table.title = {"report.simulation_title", {}};
    table.head.push_back({{"column.quantity", {}}, "", "quantity", false, NumberForm::byUnit});
    if (interruptions)
        table.head.push_back({{"report.interruptions", {}}, "", "interruptions", false, NumberForm::byUnit});
    table.keyColumns = interruptions ? 2 : 1;
    for (const char *id : {"mean", "sd", "p5", "p50", "p95"})
        table.head.push_back({{std::string("column.") + id, {}}, "", id, true, NumberForm::byUnit});
    table.head.push_back({{"report.closed_form", {}}, "", "closed_form", true, NumberForm::byUnit});
    return table;
}

// `rate`: message id of the rate of interruptions, where the head has a column for it.
inline void addSpread(ReportTable &table, const char *name, Unit unit, const char *rate, const Summary &summary,
    std::optional<double> expected, NumberForm form = NumberForm::byUnit)
{
    std::vector<ReportCell> row(1);
    row[0].message = {name, {}};
    if (table.keyColumns > 1) {
        row.emplace_back();
        row.back().message = {rate, {}};
    }
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
        cell.form = cell.message.id.empty() ? form : cell.form;
    table.rows.push_back(std::move(row));
}

// The same of a quantity that is not known, and why.
inline void addUnknownSpread(ReportTable &table, const char *name, Unit unit, const char *rate, const Message &reason)
{
    addSpread(table, name, unit, rate, {}, std::nullopt);
    for (ReportCell &cell : table.rows.back())
        if (cell.message.id.empty())
            cell.reason = reason;
}

// Energy and emissions at one rate of interruptions.
inline void addEnergy(ReportTable &table, const char *rate, const auto &result, const std::optional<Message> &noKwh,
    const std::optional<Message> &noKgco2e)
{
    const auto &form = result.closedForm;
    if (result.kwh)
        addSpread(table, "sim.quantity.kwh", "kWh", rate, *result.kwh, form ? form->expectedKwh : std::nullopt);
    else
        addUnknownSpread(table, "sim.quantity.kwh", "kWh", rate, noKwh.value_or(Message{}));
    if (result.kgco2e)
        addSpread(
            table, "sim.quantity.kgco2e", "kgCO2e", rate, *result.kgco2e, form ? form->expectedKgco2e : std::nullopt);
    else
        addUnknownSpread(table, "sim.quantity.kgco2e", "kgCO2e", rate, noKgco2e.value_or(Message{}));
}

// The command that simulates the same: what differs from the defaults, seed and number of trajectories. A list (the
// pools of a fleet) is one argument an item.
template <class Params>
std::string commandOf(const char *what, const Params &params, std::uint64_t seed, std::uint64_t trajectories)
{
    std::string command = std::string("wattfare-cli simulate ") + what;
    const auto defaults = namedParameters(Params{});
    const auto mine = namedParameters(params);
    for (std::size_t i = 0; i < mine.size(); ++i) {
        if (mine[i].value == defaults[i].value)
            continue;
        std::string_view rest = mine[i].value;
        while (!rest.empty()) {
            const auto space = rest.find(' ');
            command += ' ' + mine[i].name + '=' + std::string(rest.substr(0, space));
            rest.remove_prefix(space == std::string_view::npos ? rest.size() : space + 1);
        }
    }
    return command + " --seed " + std::to_string(seed) + " --trajectories " + std::to_string(trajectories);
}

// The run of a training on spot, the fleet of an inference on spot: model/report/report_fleet.cpp.
bool simulatesFleet(const Context &context);
ReportSection fleetSection(const Context &context);

} // namespace wattfare::report
