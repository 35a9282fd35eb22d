// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/build_charts.h"
#include "model/charts/build_simulation_charts.h"
#include "model/evaluation/spot_risk.h"
#include "model/evaluation/spot_run.h"
#include "model/report/report_simulation_parts.h"

#include <algorithm>

// What interruptions may do to a fleet on spot that serves a steady demand.
namespace wattfare::report {

namespace {

// The cheapest spot candidate that counts.
std::optional<std::size_t> simulatedRow(const Context &c)
{
    const Scenario &scenario = c.results.scenario();
    if (c.options.trajectories == 0
        || (scenario.kind != WorkloadKind::inference && scenario.kind != WorkloadKind::llmServing))
        return std::nullopt;
    for (const std::size_t row : rankedRows(c.results, costMetric(scenario.kind), c.results.size()))
        if (scenario.purchase[c.results.candidate(row).option].kind == PurchaseKind::spot)
            return row;
    return std::nullopt;
}

// Large fleets take longer and vary less: fewer trajectories say as much.
std::uint64_t trajectoriesFor(const FleetParams &params, std::uint64_t wanted)
{
    constexpr double kUsualUnits = 40.0;
    const double units = std::max(1.0, params.targetUnits), share = std::min(1.0, kUsualUnits / units);
    double hazard = 0.0;
    for (const FleetPool &pool : params.pools)
        hazard = std::max(hazard, pool.hazardPerHour);
    const auto usual = std::max(
        std::min<std::uint64_t>(wanted, 500), static_cast<std::uint64_t>(share * static_cast<double>(wanted)));
    return affordable(usual, wanted, units * (1.0 + hazard * params.hours));
}

// At the rates of interruption that the scenario has, or at one measured on pools.
struct Case {
    const char *name; // message id
    FleetParams fleet;
    FleetResult result;
};

ReportTable tableOf(const std::vector<Case> &cases)
{
    ReportTable table = spreadTable(cases.size() > 1);
    const auto add = [&](const char *name, Unit unit, Summary FleetResult::*summary, auto expected,
                         NumberForm form = NumberForm::byUnit) {
        for (const Case &at : cases) {
            std::optional<double> exact;
            if constexpr (!std::is_null_pointer_v<decltype(expected)>)
                if (at.result.closedForm)
                    exact = (*at.result.closedForm).*expected;
            addSpread(table, name, unit, at.name, at.result.*summary, exact, form);
        }
    };
    add("sim.quantity.usd", "USD", &FleetResult::usd, &FleetClosedForm::expectedUsd);
    add("sim.quantity.unit_hours", "h", &FleetResult::unitHours, &FleetClosedForm::expectedUnitHours);
    add("sim.quantity.missing_unit_hours", "h", &FleetResult::shortfallUnitHours, nullptr);
    add("sim.quantity.below_target", "1", &FleetResult::belowTargetShare, nullptr, NumberForm::percent);
    add("sim.quantity.longest_shortfall", "h", &FleetResult::longestShortfallHours, nullptr);
    add("sim.quantity.losses", "1", &FleetResult::losses, &FleetClosedForm::expectedLosses);
    add("sim.quantity.free_usd", "USD", &FleetResult::freeUsd, nullptr);
    for (const Case &at : cases)
        addEnergy(table, at.name, at.result, unknownKwh(at.fleet), unknownKgco2e(at.fleet));
    if (std::none_of(cases.begin(), cases.end(), [](const Case &at) { return at.result.closedForm.has_value(); })) {
        table.head.pop_back(); // pools of different rates have none: no column of dashes
        for (auto &row : table.rows)
            row.pop_back();
    }
    table.notes.push_back({"report.simulation_note", {}});
    table.notes.push_back({"sim.range_of_chance", {}});
    return table;
}

// A distribution of one value and a capacity that never falls are no pictures.
bool isQuiet(const FleetResult &result)
{
    const auto &cost = result.usd;
    return cost.p5 && cost.p95 && cost.p95->value < cost.p5->value * 1.005 && result.belowTargetShare.p95
        && result.belowTargetShare.p95->value < 0.005;
}

} // namespace

bool simulatesFleet(const Context &c)
{
    const auto row = simulatedRow(c);
    return row && spotFleetOf(c.results, *row);
}

ReportSection fleetSection(const Context &c)
{
    ReportSection section;
    const auto row = simulatedRow(c);
    const auto fleet = row ? spotFleetOf(c.results, *row) : std::nullopt;
    if (!fleet)
        return section;
    section.title = {"report.section.simulated_fleet", {}};
    const Scenario &scenario = c.results.scenario();
    const Candidate candidate = c.results.candidate(*row);
    const std::string label
        = c.results.snapshot().types[candidate.type].name + ", " + c.results.snapshot().regions[candidate.region].code;
    const auto say = [&](Message message, ReportText::Style style = ReportText::Style::paragraph) {
        section.blocks.emplace_back(ReportText{std::move(message), style});
    };
    RunOptions options;
    options.seed = c.options.seed;
    options.progress = c.progress;
    options.n = trajectoriesFor(*fleet, c.options.trajectories);
    if (options.n == 0) {
        say({"report.simulation_too_long", {label}});
        return section;
    }
    auto own = simulateFleet(*fleet, options);
    if (!own) {
        say({"report.fleet_failed", {label}});
        return section;
    }
    const bool typed = scenario.interruptionPerMonth || scenario.hazardPerHour;
    std::vector<Case> cases;
    cases.push_back({typed ? "report.hazard_own" : "report.hazard_band", *fleet, std::move(*own)});
    // The band says little of pools under pressure: the traces of the catalogue are the other end (both are shown).
    // A rate that somebody typed does not hide it.
    const TypeIndex type = c.results.candidate(*row).type;
    const auto measured = recordedHazard(c.results.snapshot(), type);
    if (measured) {
        FleetParams harder = *fleet;
        for (FleetPool &pool : harder.pools)
            pool.hazardPerHour = measured->perHour;
        RunOptions fewer = options; // many losses each: a tenth of the trajectories says as much
        fewer.n = std::min(std::max(std::min<std::uint64_t>(1000, options.n), options.n / 10),
            trajectoriesFor(harder, c.options.trajectories));
        if (fewer.n > 0) {
            if (auto found = simulateFleet(harder, fewer))
                cases.push_back({"report.hazard_measured", std::move(harder), std::move(*found)});
        }
    }

    const FleetResult &first = cases.front().result;
    std::string pools;
    for (const FleetPool &pool : fleet->pools)
        pools += (pools.empty() ? "" : ", ") + pool.instanceType;
    say({"report.fleet_intro", {label, first.info.n, fleet->targetUnits, fleet->hours, pools}});
    for (const auto &line : {boughtLine(*fleet), unitHourLine(*fleet, first)})
        if (line)
            say(*line);
    ReportKeyValues tiles;
    tiles.style = ReportKeyValues::Style::tiles;
    tiles.rows.emplace_back(Message{"report.mean_cost", {}}, figure(first.usd.mean, "USD"));
    if (const auto unit = onDemandUsdOfUnit(*fleet); first.usdPerNeededUnitHour && unit && unit->usdPerHour > 0.0) {
        // Like with like: a unit-hour that counts for the target, either way.
        ReportCell saving;
        saving.number = *first.usdPerNeededUnitHour / unit->usdPerHour - 1.0;
        saving.form = NumberForm::difference;
        tiles.rows.emplace_back(Message{"report.fleet_against_on_demand", {}}, saving);
    }
    ReportCell below = figure(first.belowTargetShare.mean, "1");
    below.form = NumberForm::percent;
    tiles.rows.emplace_back(Message{"sim.quantity.below_target", {}}, below);
    tiles.rows.emplace_back(
        Message{"report.late_shortfall", {}}, figure(valueOf(first.longestShortfallHours.p95), "h"));
    section.blocks.emplace_back(std::move(tiles));
    if (cases.size() > 1 && cases[1].result.belowTargetShare.mean)
        say({"report.fleet_measured",
            {measured->pools, measured->perHour, measured->low, measured->high,
                *cases[1].result.belowTargetShare.mean}});
    if (measured && measured->ofOthers)
        say({"report.recordings_of_others", {c.results.snapshot().types[type].name}});
    section.blocks.emplace_back(tableOf(cases));
    for (const Case &at : cases) {
        if (isQuiet(at.result)) {
            say({"report.fleet_quiet", {}}, ReportText::Style::note);
            continue;
        }
        const bool band = &at == &cases.front();
        ChartSpec cost = buildFleetCostChart(at.fleet, at.result);
        ChartSpec capacity = buildFleetCapacityChart(at.fleet, at.result);
        cost.title = Message{band ? "chart.sim.fleet_cost" : "chart.fleet_cost_measured", {}};
        capacity.title = Message{band ? "chart.sim.fleet_capacity" : "chart.fleet_capacity_measured", {}};
        if (!band) {
            cost.id += "_measured";
            capacity.id += "_measured";
        }
        section.blocks.emplace_back(ReportChart{std::move(cost)});
        section.blocks.emplace_back(ReportChart{std::move(capacity)});
    }
    for (const Case &at : cases)
        for (const Message &warning : at.result.warnings)
            say(warning, ReportText::Style::note);
    for (const Message &assumption : assumptions(*fleet))
        say(assumption, ReportText::Style::note);
    say({"report.fleet_legacy", {}}, ReportText::Style::note);
    ReportKeyValues again;
    for (const Case &at : cases)
        again.rows.emplace_back(Message{"report.command_of", {at.name}},
            nameCell(commandOf("fleet", at.fleet, at.result.info.seed, at.result.info.n)));
    section.blocks.emplace_back(std::move(again));
    return section;
}

} // namespace wattfare::report
