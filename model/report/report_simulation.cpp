// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/build_charts.h"
#include "model/charts/build_simulation_charts.h"
#include "model/evaluation/spot_risk.h"
#include "model/evaluation/spot_run.h"
#include "model/report/report_simulation_parts.h"
#include "model/simulation/checkpoint/checkpoint.h"

#include <algorithm>

// What interruptions may do to a run on spot: the closed form gives the mean, the simulation the spread.
namespace wattfare::report {

namespace {

// The cheapest run on spot that counts, and it alone: a report about ten of them would be read by nobody.
std::optional<std::size_t> simulatedRow(const Context &c)
{
    const Scenario &scenario = c.results.scenario();
    if (c.options.trajectories == 0 || (scenario.kind != WorkloadKind::training && scenario.kind != WorkloadKind::hpc))
        return std::nullopt;
    for (const std::size_t row : rankedRows(c.results, Metric::usdTotal, c.results.size()))
        if (scenario.purchase[c.results.candidate(row).option].kind == PurchaseKind::spot)
            return row;
    return std::nullopt;
}

// One simulation: at the rate of interruptions that the scenario has, or at one measured on pools.
struct Case {
    const char *name; // message id
    CheckpointParams run;
    CheckpointResult result;
};

// Runs that are interrupted thousands of times vary little: fewer of them say as much. 0: too many events in each.
std::uint64_t trajectoriesFor(const CheckpointParams &run, std::uint64_t wanted)
{
    const auto form = checkpointClosedForm(run);
    if (!form)
        return wanted;
    const double losses
        = std::min(form->expectedLosses, form->jobHazardPerHour * run.capFactor * form->failureFreeHours);
    return affordable(wanted, wanted, 1.0 + losses);
}

ReportTable tableOf(const std::vector<Case> &cases)
{
    ReportTable table = spreadTable(cases.size() > 1);
    const auto add = [&](const char *name, Unit unit, const Case &at, const Summary &summary,
                         std::optional<double> expected) { addSpread(table, name, unit, at.name, summary, expected); };
    const auto expected = [](const Case &at, double CheckpointClosedForm::*member) {
        return at.result.closedForm ? std::optional((*at.result.closedForm).*member) : std::nullopt;
    };
    for (const Case &at : cases)
        add("sim.quantity.hours", "h", at, at.result.hours, expected(at, &CheckpointClosedForm::expectedHours));
    for (const Case &at : cases)
        add("sim.quantity.busy_hours", "h", at, at.result.busyHours,
            expected(at, &CheckpointClosedForm::expectedBusyHours));
    for (const Case &at : cases)
        add("sim.quantity.lost_hours", "h", at, at.result.lostHours, std::nullopt);
    for (const Case &at : cases)
        add("sim.quantity.losses", "1", at, at.result.losses, expected(at, &CheckpointClosedForm::expectedLosses));
    for (const Case &at : cases)
        if (at.result.usd)
            add("sim.quantity.usd", "USD", at, *at.result.usd,
                at.result.closedForm ? at.result.closedForm->expectedUsd : std::nullopt);
    for (const Case &at : cases)
        if (at.result.freeUsd)
            add("sim.quantity.free_usd", "USD", at, *at.result.freeUsd, std::nullopt);
    for (const Case &at : cases)
        addEnergy(table, at.name, at.result, unknownKwh(at.run.energy), unknownKgco2e(at.run.energy));
    table.notes.push_back({"report.simulation_note", {}});
    table.notes.push_back({"sim.range_of_chance", {}});
    return table;
}

// A distribution of one value is no picture.
bool isQuiet(const CheckpointResult &result)
{
    return result.hours.p5 && result.hours.p95 && result.hours.p95->value < result.hours.p5->value * 1.005;
}

void addTimeChart(ReportSection &section, const Case &at, const std::string &label, bool expected)
{
    ChartSpec time = buildRunTimeChart(at.run, at.result, nullptr);
    time.title = Message{expected ? "chart.simulated_hours" : "chart.simulated_hours_measured", {label}};
    if (!expected)
        time.id += "_measured";
    section.blocks.emplace_back(ReportChart{std::move(time)});
}

void addCharts(ReportSection &section, const Case &at, const std::string &label, bool expected)
{
    addTimeChart(section, at, label, expected);
    if (!at.result.usd || !expected)
        return;
    ChartSpec cost = buildRunCostChart(at.run, at.result, nullptr);
    cost.title = Message{"chart.simulated_usd", {label}};
    section.blocks.emplace_back(ReportChart{std::move(cost)});
}

} // namespace

bool simulates(const Context &c)
{
    const auto row = simulatedRow(c);
    return (row && spotRunOf(c.results, *row)) || simulatesFleet(c);
}

ReportSection simulationSection(const Context &c)
{
    ReportSection section;
    const auto row = simulatedRow(c);
    const auto run = row ? spotRunOf(c.results, *row) : std::nullopt;
    if (!run)
        return fleetSection(c);
    const Scenario &scenario = c.results.scenario();
    const std::string label = candidateLabel(c.results, *row);
    const Candidate candidate = c.results.candidate(*row);
    const std::string place
        = c.results.snapshot().types[candidate.type].name + ", " + c.results.snapshot().regions[candidate.region].code;
    const auto say = [&](Message message, ReportText::Style style = ReportText::Style::paragraph) {
        section.blocks.emplace_back(ReportText{std::move(message), style});
    };
    RunOptions options;
    options.seed = c.options.seed;
    options.progress = c.progress;
    options.n = trajectoriesFor(*run, c.options.trajectories);
    if (options.n == 0) {
        say({"report.simulation_too_long", {label}});
        return section;
    }
    std::vector<Case> cases;
    auto own = simulateCheckpoint(*run, options);
    if (!own) {
        say({"report.simulation_failed", {label}});
        return section;
    }
    const bool typed = scenario.interruptionPerMonth || scenario.hazardPerHour; // or pinned from a simulation
    cases.push_back({typed ? "report.hazard_own" : "report.hazard_band", *run, std::move(*own)});
    // The band says little of pools under pressure: the traces of the catalogue are the other end (both are shown).
    // A rate that somebody typed does not hide it.
    const auto measured = recordedHazard(c.results.snapshot(), candidate.type);
    std::optional<Case> harder;
    if (measured) {
        CheckpointParams params = *run;
        params.hazardPerHour = measured->perHour;
        RunOptions fewer = options; // many losses a run: a tenth of the runs says as much
        fewer.n
            = std::min(std::max<std::uint64_t>(1000, options.n / 10), trajectoriesFor(params, c.options.trajectories));
        if (fewer.n > 0) {
            if (auto found = simulateCheckpoint(params, fewer))
                harder = Case{"report.hazard_measured", params, std::move(*found)};
        }
    }
    const bool bothInFull = harder && harder->result.hours.mean; // withheld where many runs reach the time limit

    cases.reserve(2);
    const CheckpointResult &first = cases.front().result;
    say({"report.simulation_intro",
        {place, first.info.n, run->instances, run->hazardPerHour,
            first.closedForm ? first.closedForm->intervalHours : run->intervalHours.value_or(run->workHours)}});
    ReportKeyValues tiles;
    tiles.style = ReportKeyValues::Style::tiles;
    if (first.metDeadline) {
        ReportCell chance;
        chance.number = first.metDeadline->estimate;
        chance.low = first.metDeadline->interval.low;
        chance.high = first.metDeadline->interval.high;
        chance.form = NumberForm::percent;
        tiles.rows.emplace_back(Message{"report.deadline_chance", {*scenario.training.deadlineH}}, chance);
    }
    tiles.rows.emplace_back(Message{"report.median_time", {}}, figure(valueOf(first.hours.p50), "h"));
    tiles.rows.emplace_back(Message{"report.late_time", {}}, figure(valueOf(first.hours.p95), "h"));
    if (first.usd)
        tiles.rows.emplace_back(Message{"report.mean_cost", {}}, figure(first.usd->mean, "USD"));
    section.blocks.emplace_back(std::move(tiles));
    if (measured) {
        Message message{"report.simulation_measured_unreachable",
            {measured->pools, measured->perHour, measured->low, measured->high}};
        if (harder && harder->result.closedForm) {
            message.id = "report.simulation_measured_open";
            message.args.emplace_back(harder->result.closedForm->expectedHours);
            if (harder->result.metDeadline) {
                message.id = "report.simulation_measured";
                message.args.emplace_back(harder->result.metDeadline->estimate);
                message.args.emplace_back(*scenario.training.deadlineH);
            }
        }
        say(std::move(message));
        if (measured->ofOthers)
            say({"report.recordings_of_others", {c.results.snapshot().types[candidate.type].name}});
    }
    const std::string command = harder
        ? commandOf("checkpoint", harder->run, harder->result.info.seed, harder->result.info.n)
        : std::string();
    if (bothInFull)
        cases.push_back(std::move(*harder));
    section.blocks.emplace_back(tableOf(cases));
    for (const Case &at : cases) {
        if (isQuiet(at.result)) {
            // The few that were interrupted are the spread; the deadline says how far off it is.
            const bool any = at.result.hours.sd && *at.result.hours.sd > 0;
            if (any && &at == &cases.front())
                addTimeChart(section, at, label, true);
            say({any ? "report.simulation_seldom" : "report.simulation_quiet", {}}, ReportText::Style::note);
            continue;
        }
        addCharts(section, at, label, &at == &cases.front());
    }
    for (const Case &at : cases)
        for (const Message &warning : at.result.warnings)
            say(warning, ReportText::Style::note);
    ReportKeyValues again;
    again.rows.emplace_back(Message{"report.command_of", {cases.front().name}},
        nameCell(
            commandOf("checkpoint", cases.front().run, cases.front().result.info.seed, cases.front().result.info.n)));
    if (!command.empty())
        again.rows.emplace_back(Message{"report.command_of", {"report.hazard_measured"}}, nameCell(command));
    section.blocks.emplace_back(std::move(again));
    return section;
}

} // namespace wattfare::report
