// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/spot_run.h"
#include "model/simulation/parameters/market_choice.h"
#include "model/simulation/random/quantiles.h"
#include "model/study/study_parts.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <cmath>
#include <map>

// What a study simulates of the candidates of a point: with the parameters that reports and the Simulate page begin
// with, and by the same engines.
namespace wattfare {

namespace {

constexpr double kGramsOfKilogram = 1000.0;

// One simulation of a candidate: asked with its trajectories, and told when to stop.
struct SimulationTask {
    const Results &results;
    std::size_t row;
    const StudySimulation &asked;
    const RunOptions &options;
};

std::string reasonOf(const Failure &failure)
{
    std::string reason(statusId(failure.status));
    return failure.field.empty() ? reason : reason + ':' + failure.field;
}

SimulatedCandidate unsimulated(std::string reason)
{
    SimulatedCandidate out;
    out.reason = std::move(reason);
    return out;
}

// What a candidate on spot lacks that each simulation needs.
const char *whatIsMissing(const SimulationInputs &inputs)
{
    return !inputs.spotUsdPerHour ? "no_price" : !inputs.bucket && !inputs.scenarioHazardPerHour ? "no_band" : nullptr;
}

// The samples are in a unit of which one is `unit` of the summary's.
void put(SimulatedCandidate &out, SimulatedFigure figure, const StudySimulation &asked, const Summary &summary,
    std::span<const double> samples, double unit = 1.0)
{
    SimulatedQuantity &quantity = out.figures[static_cast<std::size_t>(figure)];
    quantity.mean = summary.mean;
    if (summary.meanInterval)
        quantity.error = (summary.meanInterval->high - summary.meanInterval->low) / (2.0 * kZ95);
    quantity.quantiles = quantilesOf(samples, summary.capped, asked.quantiles);
    for (std::optional<double> &quantile : quantity.quantiles)
        if (quantile)
            *quantile *= unit;
}

// Of samples that are `unitKwh` each; emissions are the same figures times the intensity.
void putEnergy(SimulatedCandidate &out, const StudySimulation &asked, const std::optional<Summary> &kwh,
    std::span<const double> samples, double unitKwh, std::optional<double> kgPerKwh)
{
    if (!kwh)
        return;
    put(out, SimulatedFigure::kwh, asked, *kwh, samples, unitKwh);
    if (!kgPerKwh)
        return;
    SimulatedQuantity &emitted = out.figures[static_cast<std::size_t>(SimulatedFigure::gco2e)];
    emitted = out.figures[static_cast<std::size_t>(SimulatedFigure::kwh)];
    const auto toGrams = [&](std::optional<double> &value) {
        if (value)
            *value = *value * *kgPerKwh * kGramsOfKilogram;
    };
    toGrams(emitted.mean);
    toGrams(emitted.error);
    std::for_each(emitted.quantiles.begin(), emitted.quantiles.end(), toGrams);
}

void putChance(SimulatedCandidate &out, const Probability &chance)
{
    out.chance = chance.estimate;
    out.chanceLow = chance.interval.low;
    out.chanceHigh = chance.interval.high;
}

SimulatedCandidate simulatedRun(const SimulationTask &task, const SimulationInputs &inputs)
{
    const auto params = spotRunOf(task.results, task.row);
    if (!params) {
        if (const char *missing = whatIsMissing(inputs))
            return unsimulated(missing);
        // With all of that the table has no time of a run that never ends, or of one whose time nobody knows.
        const auto closed = checkpointClosedForm(checkpointParams(task.results.scenario(), inputs));
        return unsimulated(inputs.workHours && !closed ? reasonOf(closed.error()) : "no_throughput");
    }
    const auto result = simulateCheckpoint(*params, task.options);
    if (!result)
        return unsimulated(reasonOf(result.error()));
    SimulatedCandidate out;
    out.unfinished = result->info.capped;
    if (result->usd)
        put(out, SimulatedFigure::usd, task.asked, *result->usd, result->samples.usd);
    put(out, SimulatedFigure::hours, task.asked, result->hours, result->samples.hours);
    put(out, SimulatedFigure::interruptions, task.asked, result->losses, result->samples.losses);
    putEnergy(out, task.asked, result->kwh, result->samples.busyHours,
        params->instances * params->energy.kwhPerHour().value_or(0.0), params->energy.kgPerKwh());
    if (result->metDeadline)
        putChance(out, *result->metDeadline);
    return out;
}

SimulatedCandidate simulatedDeadline(const SimulationTask &task, const SimulationInputs &inputs)
{
    const Scenario &scenario = task.results.scenario();
    const Snapshot &snapshot = task.results.snapshot();
    if (!inputs.workHours)
        return unsimulated("no_throughput");
    if (!scenario.training.deadlineH) // the engine would suppose one
        return unsimulated("no_deadline");
    DeadlineParams params = deadlineParams(scenario, inputs);
    params.deadlineHours -= scenario.training.startUpH; // no part of the simulated run
    const auto traces = marketItems(snapshot, MarketKind::traceReplay, inputs.type, inputs.region);
    if (traces.empty())
        return unsimulated("no_trace");
    auto trace = Trace::from(snapshot.traces[traceFor(snapshot, traces, params.needed)]);
    if (!trace)
        return unsimulated(reasonOf(trace.error()));
    params.trace = std::make_shared<const Trace>(std::move(*trace));
    const auto result = simulateDeadline(params, task.options);
    if (!result)
        return unsimulated(reasonOf(result.error()));
    SimulatedCandidate out;
    out.unfinished = result->info.capped;
    if (result->priced)
        put(out, SimulatedFigure::usd, task.asked, result->usd, result->samples.usd);
    put(out, SimulatedFigure::hours, task.asked, result->finishHours, result->samples.finishHours);
    put(out, SimulatedFigure::interruptions, task.asked, result->losses, result->samples.losses);
    std::vector<double> upHours = result->samples.spotHours;
    std::transform(upHours.begin(), upHours.end(), result->samples.onDemandHours.begin(), upHours.begin(), std::plus{});
    putEnergy(
        out, task.asked, result->kwh, upHours, params.energy.kwhPerHour().value_or(0.0), params.energy.kgPerKwh());
    putChance(out, result->metDeadline);
    return out;
}

SimulatedCandidate simulatedFleet(const SimulationTask &task, const SimulationInputs &inputs)
{
    const auto params = spotFleetOf(task.results, task.row);
    if (!params)
        return unsimulated(whatIsMissing(inputs) ? whatIsMissing(inputs)
                : !inputs.onDemandUsdPerHour     ? "no_price"
                : !inputs.throughputPerSecond    ? "no_throughput"
                                                 : "no_pool");
    const auto result = simulateFleet(*params, task.options);
    if (!result)
        return unsimulated(reasonOf(result.error()));
    SimulatedCandidate out;
    put(out, SimulatedFigure::usd, task.asked, result->usd, result->samples.usd);
    put(out, SimulatedFigure::interruptions, task.asked, result->losses, result->samples.losses);
    putEnergy(out, task.asked, result->kwh, result->samples.kwh, 1.0, params->energy.kgPerKwh());
    return out;
}

SimulatedCandidate simulatedRow(const SimulationTask &task)
{
    const Candidate candidate = task.results.candidate(task.row);
    if (task.results.scenario().purchase[candidate.option].kind != PurchaseKind::spot)
        return unsimulated("not_spot");
    const SimulationInputs inputs = simulationInputs(task.results, candidate.type, candidate.region);
    switch (task.asked.kind) {
    case SimulatedKind::checkpoint: return simulatedRun(task, inputs);
    case SimulatedKind::deadline: return simulatedDeadline(task, inputs);
    case SimulatedKind::fleet: break;
    }
    return simulatedFleet(task, inputs);
}

} // namespace

std::string_view simulatedKindId(SimulatedKind kind)
{
    constexpr std::array<std::string_view, 3> kIds{"checkpoint", "deadline", "fleet"};
    return kIds[static_cast<std::size_t>(kind)];
}

std::string_view simulatedFigureId(SimulatedFigure figure)
{
    constexpr std::array<std::string_view, kSimulatedFigures> kIds{"usd", "hours", "kwh", "gco2e", "interruptions"};
    return kIds[static_cast<std::size_t>(figure)];
}

std::vector<std::string> studies::simulatedColumns(const StudySimulation &simulation)
{
    std::vector<std::string> parts{"_mean", "_error"};
    for (const double quantile : simulation.quantiles) {
        std::string percent = shortestText(std::round(quantile * 1e4) / 100.0);
        std::replace(percent.begin(), percent.end(), '.', '_');
        parts.push_back("_p" + percent);
    }
    std::vector<std::string> columns;
    for (std::size_t figure = 0; figure < kSimulatedFigures; ++figure)
        for (const std::string &part : parts)
            columns.push_back(std::string(simulatedFigureId(static_cast<SimulatedFigure>(figure))) + part);
    return columns;
}

studies::Simulations::Simulations(const Study &study)
    : m_keep(study.keep)
    , m_seed(study.seed)
    , m_free(static_cast<std::ptrdiff_t>(
          study.keep.simulation ? kHeldTrajectories / study.keep.simulation->trajectories : 1))
{
}

bool studies::Simulations::run(const Results &results, PointResult &point, const std::function<bool()> &goOn)
{
    if (!m_keep.simulation)
        return true;
    const StudySimulation &asked = *m_keep.simulation;
    RunOptions options;
    options.seed = m_seed;
    options.n = asked.trajectories;
    options.firstTrajectory = point.index * asked.trajectories;
    options.threads = 1; // the points share the threads
    options.progress = [&goOn](double) { return goOn(); };
    std::map<std::size_t, SimulatedCandidate> known; // by row: who is chosen may win
    const auto add = [&](KeptAs role, const std::string &name) {
        const auto row = results.find(name);
        SimulatedCandidate out;
        if (!row) {
            out = unsimulated("absent");
        } else if (const auto found = known.find(*row); found != known.end()) {
            out = found->second;
        } else {
            m_free.acquire();
            if (goOn())
                out = simulatedRow({results, *row, asked, options});
            m_free.release();
            known.emplace(*row, out);
        }
        out.role = role;
        out.candidate = name;
        for (SimulatedQuantity &quantity : out.figures)
            quantity.quantiles.resize(asked.quantiles.size());
        point.simulated.push_back(std::move(out));
    };
    if (m_keep.winner && !point.winner.empty())
        add(KeptAs::winner, point.winner);
    for (const std::string &name : m_keep.candidates)
        add(KeptAs::chosen, name);
    return goOn();
}

} // namespace wattfare
