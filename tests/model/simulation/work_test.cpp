// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"
#include "model/simulation/deadline/deadline_model.h"
#include "model/simulation/fleet/fleet_kernel.h"
#include "model/simulation/parameters/market_choice.h"
#include "tests/model/simulation/support.h"

// How much work a simulation is: what is told before it starts, and what is refused.
using namespace wattfare;
using namespace wattfare::test;

namespace {

FleetPool pool(double hazard, double shock = 0.0, double success = 1.0)
{
    FleetPool p;
    p.instanceType = "a.large";
    p.usdPerHour = 1.0;
    p.hazardPerHour = hazard;
    p.shockPerHour = shock;
    p.launchSuccess = success;
    return p;
}

FleetParams fleetOf(std::vector<FleetPool> pools)
{
    FleetParams p;
    p.pools = std::move(pools);
    p.hours = 72.0;
    return p;
}

// What the queue of events serves, and the first launches, a trajectory.
double served(const FleetParams &params)
{
    const Outcome<sim::FleetModel> m = sim::fleetModel(params);
    REQUIRE(m);
    sim::SilentFleetRecorder silent;
    const auto count = [&](const auto &pools) {
        sim::FleetRun<std::decay_t<decltype(pools)>, sim::SilentFleetRecorder> run(params, *m, nullptr, silent);
        constexpr std::uint64_t trajectories = 8;
        for (std::uint64_t i = 0; i < trajectories; ++i) {
            pools.begin(7, i, m->hours);
            run.run(pools, 7, i);
        }
        return static_cast<double>(run.events()) / trajectories + static_cast<double>(m->slots);
    };
    if (!params.process)
        return count(sim::ConstantPools(params));
    const std::unique_ptr<SpotPath> path = params.process->path();
    return count(sim::PathPools{*path});
}

// A launch and its loss are one event of the estimate and two of the queue.
void checkEstimate(const char *name, const FleetParams &params, double most = 4.0)
{
    const double estimate = sim::fleetModel(params)->events, real = served(params);
    INFO(name << ": estimate " << estimate << ", served " << real);
    CHECK(2.0 * estimate >= real);
    CHECK(estimate <= most * real);
}

RunOptions runs(std::uint64_t n, double &told)
{
    RunOptions options;
    options.n = n;
    options.announce = [&told](double events) { told += events; };
    return options;
}

std::shared_ptr<const Trace> flicker(std::size_t ticks)
{
    std::vector<std::uint32_t> up(ticks);
    for (std::size_t i = 0; i < ticks; ++i)
        up[i] = i % 7 < 4 ? 1 : 0;
    return std::make_shared<const Trace>(*Trace::fromTicks(600.0, up));
}

} // namespace

TEST_CASE("A fleet knows about how many events it has, whatever makes them", "[simulation][fleet]")
{
    for (const double hazard : {0.0, 0.02, 1.0, 30.0, 1000.0, 1e6}) {
        checkEstimate("hazard", fleetOf({pool(hazard)}));
        checkEstimate("three pools", fleetOf({pool(hazard), pool(hazard), pool(hazard)}));
        FleetParams p = fleetOf({pool(hazard)});
        p.rebalance = RebalanceMode::launchBeforeTerminate;
        checkEstimate("rebalanced", p, 6.0);
        p = fleetOf({pool(hazard)});
        p.leadExponential = true;
        checkEstimate("exponential", p);
        p.warmUpHours = 0.1;
        checkEstimate("warm-up", p);
        p = fleetOf({pool(hazard)});
        p.request = FleetRequest::request;
        checkEstimate("request", p);
    }
    // The pools behind the one that takes all are never asked.
    FleetParams lazy = fleetOf({pool(0.01), pool(1000.0)});
    lazy.strategy = AllocationStrategy::capacityOptimised;
    checkEstimate("the first takes all", lazy);
    for (const double shock : {0.1, 10.0, 1000.0}) {
        checkEstimate("shocks", fleetOf({pool(0.0, shock)}), 8.0);
        FleetParams p = fleetOf({pool(0.02, shock)});
        p.shockShare = 0.1;
        checkEstimate("partial shocks", p, 8.0);
    }
    for (const double success : {0.9, 0.5, 0.1, 0.01, 1e-6})
        for (const double hazard : {0.02, 1.0, 100.0}) {
            checkEstimate("failed launches", fleetOf({pool(hazard, 0.0, success)}), 8.0);
            checkEstimate("one pool fails", fleetOf({pool(hazard, 0.0, success), pool(hazard)}), 8.0);
        }
    FleetParams few = fleetOf({pool(0.02)});
    few.pools[0].capacityInstances = 10; // three of four slots ask in vain
    checkEstimate("too little room", few);
}

TEST_CASE("The estimate knows the markets, too", "[simulation][fleet]")
{
    const auto series = std::make_shared<const PriceSeries>(*PriceSeries::make({0, 360'000}, {1.0, 1.0}));
    for (const double hazard : {0.02, 30.0, 1000.0}) { // capacity is lost at the rate of the pools
        FleetParams p = fleetOf({pool(hazard)});
        p.process = *priceReplayProcess({{series, 0.0, std::nullopt, hazard, 1.0}});
        checkEstimate("price history", p);
    }
    for (const ReplayMode mode : {ReplayMode::blockBootstrap, ReplayMode::randomStart}) {
        FleetParams p = fleetOf({pool(0.0)});
        p.process = *traceReplayProcess({{flicker(2000), 1, 1.0}}, mode);
        checkEstimate("trace", p, 8.0);
    }
    FleetParams p = fleetOf({pool(0.0)});
    p.process = *regimeProcess(defaultRegimes(), {{0, 1.0}});
    checkEstimate("regimes", p, 8.0);
    p.process = *regimeProcess(*onOffRegimes(0.5, 0.5), {{0, 1.0}});
    checkEstimate("on and off", p, 8.0);
}

TEST_CASE("A fleet that is lost at once all the time is announced, or refused", "[simulation][fleet]")
{
    double told = 0.0;
    FleetParams p = fleetOf({pool(0.0, 1000.0)}); // only shocks
    p.hours = 24.0;
    REQUIRE(simulateFleet(p, runs(2, told)));
    CHECK(told > 2.0 * 1000.0 * 24.0);
    CHECK(simulateFleet(p, runs(1'000'000'000, told)).error().field == "trajectories");
    p.pools[0].shockPerHour = 1e9;
    CHECK(simulateFleet(p, runs(2, told)).error().field == "expected_losses");
}

TEST_CASE("The clairvoyant bound is counted like everything else", "[simulation][deadline]")
{
    DeadlineParams p;
    p.trace = flicker(2000);
    p.spotUsdPerHour = 0.9731;
    p.onDemandUsdPerHour = 3.06;
    p.policy = DeadlinePolicy::clairvoyant;
    double told = 0.0;
    REQUIRE(simulateDeadline(p, runs(4, told)));
    const double each = sim::clairvoyantEvents(sim::timesOf(p));
    CHECK(told == Approx(4.0 * each));
    CHECK(each > 5e4); // 420 ticks times some 1,400 units of work, some ns each
    const Outcome<DeadlineResult> refused = simulateDeadline(p, runs(static_cast<std::uint64_t>(2e12 / each), told));
    REQUIRE_FALSE(refused);
    CHECK(refused.error().field == "trajectories");

    // Beside others it is told with them, once.
    told = 0.0;
    int calls = 0;
    RunOptions options = runs(256, told);
    options.announce = [&](double events) {
        told += events;
        ++calls;
    };
    REQUIRE(comparePolicies(p, kDeadlinePolicies, options, 3));
    CHECK(calls == 1);
    CHECK(told > 3.0 * each);
    CHECK(told < 3.5 * each + 256.0 * 6.0 * 420.0);
    CHECK(clairvoyantTrajectoriesFor(p, 2.5 * each) == 2);
    CHECK(clairvoyantTrajectoriesFor(p, 0.5 * each) == 0);
    CHECK(clairvoyantTrajectoriesFor(p, 1e12) == kClairvoyantTrajectories);
}

TEST_CASE("Where one bound alone takes too long the policies stand without it, and say so", "[simulation][deadline]")
{
    DeadlineParams p;
    std::vector<TraceRun> ticks{{0, 40'000'000, 1}, {40'000'000, 20'000'000, 0}};
    p.trace = std::make_shared<const Trace>(*Trace::make(1.0, ticks));
    p.spotUsdPerHour = 1.0;
    p.onDemandUsdPerHour = 3.0;
    p.deadlineHours = 50'000'000 / 3600.0;
    p.workHours = 30'000'000 / 3600.0;
    p.blockHours = 24.0;
    const auto none = withoutBound(p);
    REQUIRE(none);
    CHECK(none->status == Status::outOfRange);
    CHECK(none->field == "deadline_hours");
    CHECK(clairvoyantTrajectoriesFor(p, kMaxRunEvents) == 0);
    double told = 0.0;
    const DeadlinePolicy policies[]{DeadlinePolicy::onDemandOnly, DeadlinePolicy::clairvoyant};
    const auto results = comparePolicies(p, policies, runs(4, told));
    REQUIRE(results);
    CHECK(results->size() == 1);
    const auto &warnings = results->front().warnings;
    CHECK(std::any_of(
        warnings.begin(), warnings.end(), [](const Message &m) { return m.id == "sim.bound_takes_too_long"; }));
    p.policy = DeadlinePolicy::clairvoyant;
    CHECK(simulateDeadline(p, runs(1, told)).error().field == "deadline_hours");
}
