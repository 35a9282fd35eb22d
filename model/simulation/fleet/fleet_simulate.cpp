// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/fleet/fleet_kernel.h"
#include "model/simulation/fleet/fleet_on_trace.h"
#include "model/simulation/fleet/fleet_steady.h"
#include "model/simulation/random/checks.h"

namespace wattfare {

namespace {

enum Column : std::size_t {
    kUsd,
    kUnitHours,
    kShortfall,
    kBelow,
    kLongest,
    kSurplus,
    kLosses,
    kLaunches,
    kSpotUsd,
    kFreeUsd,
    kOverlapUsd,
    kColumns,
    kKwh = kColumns // where it is known
};

// Capacity over time: times, and bins of live units.
struct Grid {
    std::vector<double> hours;
    std::size_t bins = 0;
    double binsPerUnit = 1.0;
    bool whole = true; // a bin is a number of units
};

Grid gridOf(const FleetParams &p, const sim::FleetModel &m)
{
    Grid g;
    for (std::size_t i = 0; i < p.seriesPoints; ++i)
        g.hours.push_back(m.hours * static_cast<double>(i) / static_cast<double>(p.seriesPoints - 1));
    constexpr double mostBins = 255.0;
    bool whole = m.onDemandUnits == std::floor(m.onDemandUnits);
    for (const FleetPool &pool : p.pools)
        whole = whole && pool.unitsPerInstance == std::floor(pool.unitsPerInstance);
    g.whole = whole && m.mostUnits <= mostBins;
    g.binsPerUnit = g.whole ? 1.0 : mostBins / std::max(1e-9, m.mostUnits);
    g.bins = static_cast<std::size_t>(std::ceil(m.mostUnits * g.binsPerUnit)) + 1;
    return g;
}

template <class Run, class Trajectory>
void runBlock(const FleetParams &p, const sim::FleetModel &m, const Grid &grid, const BlockContext &context, Run &run,
    const Trajectory &runOne)
{
    run.sampleCapacity(grid.hours.size(), grid.binsPerUnit, context.sums,
        context.counts.first(grid.hours.size() * grid.bins)); // the last count is not of the grid
    const double onDemandUsd = m.onDemandUnits * p.onDemandUsdPerUnitHour.value_or(0.0) * m.hours;
    const double onDemandHours = m.onDemandUnits * m.hours, loadW = p.energy.itWatts.value_or(0.0),
                 idleW = p.idleWattsPerUnit.value_or(loadW);
    const bool energy = context.out.size() > kKwh;
    for (std::size_t i = 0; i < context.count; ++i) {
        const std::uint64_t trajectory = context.firstTrajectory + i;
        const sim::FleetFigures f = runOne(trajectory);
        if (f.stopped)
            return;
        context.out[kUsd][i] = onDemandUsd + f.spotUsd;
        context.out[kUnitHours][i] = f.unitHours;
        context.out[kShortfall][i] = f.shortfall;
        context.out[kBelow][i] = f.below;
        context.out[kLongest][i] = f.longest;
        context.out[kSurplus][i] = f.surplus;
        context.out[kLosses][i] = f.losses;
        context.out[kLaunches][i] = f.launches;
        context.out[kSpotUsd][i] = f.spotUsd;
        context.out[kFreeUsd][i] = f.freeUsd;
        context.out[kOverlapUsd][i] = f.overlapUsd;
        if (energy) {
            const double used = f.unitHours > 0.0 ? std::max(0.0, 1.0 - f.surplus / f.unitHours) : 1.0;
            const double wh = f.idleWh + idleW * onDemandHours + used * (f.workWh + (loadW - idleW) * onDemandHours);
            context.out[kKwh][i] = wh * *p.energy.pue / 1000.0;
        }
        context.minima[0] = std::min(context.minima[0], f.noCapacityAt);
        context.counts[context.counts.size() - 1] += f.noCapacityAt < kNever ? 1U : 0U;
    }
    if constexpr (requires { run.endBlock(context.count); })
        run.endBlock(context.count);
}

// Units at a rank of the counts. A bin of whole units is exact; a wider one is known to half its width, and read where
// it comes nearest to the mean: all trajectories in one bin have that mean.
double unitsAtRank(
    const std::vector<std::uint64_t> &counts, std::size_t from, const Grid &grid, double rank, double mean)
{
    std::size_t bin = 0;
    double seen = static_cast<double>(counts[from]);
    while (!(seen > rank) && bin + 1 < grid.bins)
        seen += static_cast<double>(counts[from + ++bin]);
    const double units = static_cast<double>(bin) / grid.binsPerUnit, half = grid.whole ? 0.0 : 0.5 / grid.binsPerUnit;
    return std::clamp(mean, std::max(0.0, units - half), units + half);
}

FleetResult resultOf(const FleetParams &p, const sim::FleetModel &m, const Grid &grid, MonteCarloOutput out)
{
    FleetResult r;
    r.info = out.info;
    const std::array<Summary *, kColumns> summaries{&r.usd, &r.unitHours, &r.shortfallUnitHours, &r.belowTargetShare,
        &r.longestShortfallHours, &r.surplusUnitHours, &r.losses, &r.launches, &r.spotUsd, &r.freeUsd, &r.overlapUsd};
    const std::array<std::vector<double> *, kColumns> samples{&r.samples.usd, &r.samples.unitHours,
        &r.samples.shortfallUnitHours, &r.samples.belowTargetShare, &r.samples.longestShortfallHours,
        &r.samples.surplusUnitHours, &r.samples.losses, &r.samples.launches, &r.samples.spotUsd, &r.samples.freeUsd,
        &r.samples.overlapUsd};
    for (std::size_t c = 0; c < kColumns; ++c) {
        *summaries[c] = out.summary(c);
        *samples[c] = std::move(out.samples[c]);
    }
    const auto withhold = [&](Summary &summary, std::vector<double> &values) { // added up without a price: no cost
        const Summary counts = summary;
        summary = {};
        summary.n = counts.n;
        values.clear();
    };
    const bool priced = !unknownPrice(p);
    if (!priced)
        withhold(r.usd, r.samples.usd);
    if (unknownSpotPrice(p)) {
        withhold(r.spotUsd, r.samples.spotUsd);
        withhold(r.freeUsd, r.samples.freeUsd);
        withhold(r.overlapUsd, r.samples.overlapUsd);
    }
    if (!unknownKwh(p)) {
        r.kwh = out.summary(kKwh);
        r.samples.kwh = std::move(out.samples[kKwh]);
        if (const auto kg = p.energy.kgPerKwh())
            r.kgco2e = r.kwh->scaled(*kg);
    }
    if (p.onDemandUsdPerUnitHour || m.onDemandUnits <= 0.0)
        r.onDemandUsd = m.onDemandUnits * p.onDemandUsdPerUnitHour.value_or(0.0) * m.hours;
    if (const auto unit = onDemandUsdOfUnit(p))
        r.onDemandOnlyUsd = m.target * unit->usdPerHour * m.hours;
    if (r.usd.mean && r.unitHours.mean && *r.unitHours.mean > 0.0)
        r.usdPerUnitHour = *r.usd.mean / *r.unitHours.mean;
    if (r.usd.mean && r.shortfallUnitHours.mean)
        if (const double needed = m.target * m.hours - *r.shortfallUnitHours.mean; needed > 1e-9 * m.target * m.hours)
            r.usdPerNeededUnitHour = *r.usd.mean / needed;
    if (p.budgetUsd && priced)
        r.withinBudget = out.metLimit(0);
    const double n = static_cast<double>(out.info.n);
    for (std::size_t i = 0; i < grid.hours.size(); ++i) {
        CapacityPoint point;
        point.atHours = grid.hours[i];
        point.mean = out.sums[i] / n;
        const std::size_t from = i * grid.bins;
        point.p5 = unitsAtRank(out.counts, from, grid, std::floor(0.05 * (n - 1.0)), point.mean);
        point.p50 = unitsAtRank(out.counts, from, grid, std::floor(0.50 * (n - 1.0)), point.mean);
        point.p95 = unitsAtRank(out.counts, from, grid, std::ceil(0.95 * (n - 1.0)), point.mean);
        r.capacity.push_back(point);
    }
    if (out.minima[0] < kNever)
        r.firstNoCapacityHours = out.minima[0];
    r.noCapacityShare = static_cast<double>(out.counts.back()) / n;
    if (r.noCapacityShare > 0.0)
        r.warnings.push_back({"sim.no_capacity_at_times", {r.noCapacityShare, out.minima[0]}});
    if (Outcome<FleetClosedForm> form = fleetClosedForm(p)) {
        r.closedForm = *form;
        if (form->expectedLosses > 0.0)
            if (auto note = sim::firstHourNote(p.billing.firstHourFree, form->expectedUsd, r.usd.mean))
                r.warnings.push_back(std::move(*note));
    }
    return r;
}

struct TimelineRecorder {
    static constexpr bool listens = true;
    FleetTimeline timeline;
    void event(double t, FleetEvent::Kind kind, std::size_t pool, std::size_t slot)
    {
        timeline.events.push_back({t, kind, pool, static_cast<std::uint32_t>(slot)});
    }
    void step(double t, double units)
    {
        if (!timeline.capacity.empty() && timeline.capacity.back().fromHours == t)
            timeline.capacity.back().units = units;
        else
            timeline.capacity.push_back({t, units});
    }
};

} // namespace

Outcome<FleetResult> simulateFleet(
    const FleetParams &params, const RunOptions &options, const std::function<void(const FleetResult &)> &onPreview)
{
    return sim::simulateFleetBy(params, options, onPreview, sim::FleetKernel::quickest);
}

Outcome<FleetResult> sim::simulateFleetBy(const FleetParams &params, const RunOptions &options,
    const std::function<void(const FleetResult &)> &onPreview, FleetKernel kernelOf)
{
    const Outcome<sim::FleetModel> m = sim::fleetModel(params);
    if (!m)
        return tl::unexpected(m.error());
    const Grid grid = gridOf(params, *m);
    MonteCarloPlan plan;
    plan.columns = unknownKwh(params) ? kColumns : kKwh + 1;
    plan.sums = grid.hours.size();
    plan.counts = grid.hours.size() * grid.bins + 1; // the last: trajectories that found no capacity
    plan.minima = 1;
    const bool priced = !unknownPrice(params);
    plan.stopColumn = priced ? kUsd : kUnitHours;
    const bool quick = kernelOf == FleetKernel::quickest;
    const bool together = quick && sim::isTogether(params, *m);
    const double events = together ? sim::FleetOnTrace::events(params, *m) : m->events;
    plan.eventsOfTrajectory = events;
    plan.blockTrajectories = blockTrajectoriesFor(events);
    if (params.budgetUsd && priced)
        plan.limits.push_back({kUsd, *params.budgetUsd});
    const sim::ConstantPools constant(params);
    const bool steady = quick && sim::isSteady(params, *m);
    const auto kernel = [&](const BlockContext &context) {
        sim::SilentFleetRecorder silent;
        const auto general = [&](const auto &pools) {
            sim::FleetRun<std::decay_t<decltype(pools)>, sim::SilentFleetRecorder> run(
                params, *m, &context, silent, kernelOf == FleetKernel::everyRetry);
            runBlock(params, *m, grid, context, run, [&](std::uint64_t trajectory) {
                pools.begin(context.seed, trajectory, m->hours);
                return run.run(pools, context.seed, trajectory);
            });
        };
        if (steady) {
            sim::SteadyFleet run(params, *m, &context);
            runBlock(params, *m, grid, context, run,
                [&](std::uint64_t trajectory) { return run.run(context.seed, trajectory); });
        } else if (together) {
            const std::unique_ptr<SpotPath> path = params.process->path();
            sim::FleetOnTrace run(params, *m, &context, *path);
            runBlock(params, *m, grid, context, run,
                [&](std::uint64_t trajectory) { return run.run(context.seed, trajectory); });
        } else if (params.process) {
            general(sim::PathPools{*params.process->path()});
        } else {
            general(constant);
        }
    };
    StageFn preview;
    if (onPreview)
        preview = [&](const MonteCarloOutput &out) { onPreview(resultOf(params, *m, grid, out)); };
    Outcome<MonteCarloOutput> out = runMonteCarlo(plan, options, kernel, preview);
    if (!out)
        return tl::unexpected(out.error());
    return resultOf(params, *m, grid, std::move(*out));
}

Outcome<std::uint64_t> fleetPreviewTrajectories(const FleetParams &params)
{
    // Of two threads in 50 ms.
    constexpr double seconds = 0.1, secondsOfEvent = 37e-9, secondsOfPathEvent = 50e-9, secondsOfSeat = 8e-9;
    constexpr std::uint64_t tried = 2;
    const Outcome<sim::FleetModel> m = sim::fleetModel(params);
    if (!m)
        return tl::unexpected(m.error());
    double each = 0.0;
    if (sim::isSteady(params, *m)) {
        each = m->events * secondsOfEvent;
    } else if (sim::isTogether(params, *m)) {
        const std::unique_ptr<SpotPath> path = params.process->path();
        sim::FleetOnTrace run(params, *m, nullptr, *path);
        for (std::uint64_t i = 0; i < tried; ++i)
            run.run(kDefaultSeed, i);
        if (!run.remembers())
            each = static_cast<double>(run.events() * m->slots) / tried * secondsOfSeat;
    } else {
        sim::SilentFleetRecorder silent;
        const auto count = [&](const auto &pools, double secondsEach) {
            sim::FleetRun<std::decay_t<decltype(pools)>, sim::SilentFleetRecorder> run(params, *m, nullptr, silent);
            for (std::uint64_t i = 0; i < tried; ++i) {
                pools.begin(kDefaultSeed, i, m->hours);
                run.run(pools, kDefaultSeed, i);
            }
            each = (static_cast<double>(run.events()) / tried + static_cast<double>(m->slots)) * secondsEach;
        };
        if (params.process)
            count(sim::PathPools{*params.process->path()}, secondsOfPathEvent);
        else
            count(sim::ConstantPools(params), secondsOfEvent);
    }
    std::uint64_t n = kPreviewTrajectories;
    while (n > 16 && static_cast<double>(n) * each > seconds)
        n /= 2;
    return n;
}

Outcome<FleetTimeline> fleetTimeline(const FleetParams &params, std::uint64_t seed, std::uint64_t trajectory)
{
    const Outcome<sim::FleetModel> m = sim::fleetModel(params);
    if (!m)
        return tl::unexpected(m.error());
    TimelineRecorder recorder;
    const auto draw = [&](const auto &pools) {
        pools.begin(seed, trajectory, m->hours);
        sim::FleetRun<std::decay_t<decltype(pools)>, TimelineRecorder>(params, *m, nullptr, recorder)
            .run(pools, seed, trajectory);
    };
    if (params.process)
        draw(sim::PathPools{*params.process->path()});
    else
        draw(sim::ConstantPools(params));
    FleetTimeline timeline = std::move(recorder.timeline);
    // Notices are known when the loss comes: put them where they belong.
    std::stable_sort(timeline.events.begin(), timeline.events.end(),
        [](const FleetEvent &a, const FleetEvent &b) { return a.atHours < b.atHours; });
    timeline.targetUnits = m->target;
    timeline.hours = m->hours;
    return timeline;
}

} // namespace wattfare
