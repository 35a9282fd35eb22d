// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/fleet/fleet_on_trace.h"
#include "tests/model/simulation/support.h"
#include "tests/model/simulation/three_pools.h"

// Fleets on recorded markets: the kernel that walks the runs of a trace, and the general one that skips refused
// retries, against the general one that asks again at each retry.
using namespace wattfare;
using namespace wattfare::test;

namespace {

std::shared_ptr<const Trace> shared(const std::string &file) { return std::make_shared<const Trace>(readTrace(file)); }

const std::vector<std::string> kTraces{"avail16_p3.2xlarge_us-west-2a_2023-08-27.csv",
    "avail_p2.8xlarge_us-west-2a_2022-10-26.csv", "avail_p3.2xlarge_us-west-2a_2022-10-26.csv",
    "preempt_p3.2xlarge_us-west-2b_2023-04-22.csv"};

FleetParams onTrace(const std::shared_ptr<const Trace> &trace, const std::vector<double> &units, double target = 40.0,
    ReplayMode mode = ReplayMode::blockBootstrap, double blockHours = 24.0)
{
    FleetParams p;
    p.targetUnits = target;
    p.onDemandUsdPerUnitHour = 3.06;
    std::vector<TraceReplayPool> replay;
    for (std::size_t j = 0; j < units.size(); ++j) {
        FleetPool pool;
        pool.instanceType = "pool" + std::to_string(j);
        pool.unitsPerInstance = units[j];
        pool.usdPerHour = 0.9 + 0.1 * static_cast<double>((j + 1) % units.size());
        pool.priority = static_cast<unsigned>(units.size() - j);
        p.pools.push_back(pool);
        replay.push_back({trace, 1, pool.usdPerHour});
    }
    p.process = *traceReplayProcess(std::move(replay), mode, blockHours);
    return p;
}

RunOptions runs(std::uint64_t n)
{
    RunOptions o;
    o.n = n;
    o.threads = 1;
    return o;
}

// Counts are the same, sums but for their last digits: they are added up in another order, or multiplied out.
void mustAgree(const FleetParams &p, std::uint64_t n, sim::FleetKernel kernel)
{
    const FleetResult each = *sim::simulateFleetBy(withPower(p), runs(n), {}, sim::FleetKernel::everyRetry);
    const FleetResult quick = *sim::simulateFleetBy(withPower(p), runs(n), {}, kernel);
    CHECK(*quick.kwh->mean == Approx(*each.kwh->mean).epsilon(1e-9));
    CHECK(*quick.kwh->max == Approx(*each.kwh->max).epsilon(1e-9));
    CHECK(quick.samples.losses == each.samples.losses);
    CHECK(quick.samples.launches == each.samples.launches);
    CHECK(quick.firstNoCapacityHours == each.firstNoCapacityHours);
    const auto close = [](const char *what, const std::vector<double> &a, const std::vector<double> &b) {
        REQUIRE(a.size() == b.size());
        for (std::size_t i = 0; i < a.size(); ++i) {
            if (!(std::fabs(a[i] - b[i]) <= 1e-11 * std::max(1.0, std::fabs(b[i]))))
                FAIL(what << " of trajectory " << i << ": " << a[i] << " and " << b[i]);
        }
    };
    close("cost", quick.samples.usd, each.samples.usd);
    close("free", quick.samples.freeUsd, each.samples.freeUsd);
    close("unit hours", quick.samples.unitHours, each.samples.unitHours);
    close("shortfall", quick.samples.shortfallUnitHours, each.samples.shortfallUnitHours);
    close("surplus", quick.samples.surplusUnitHours, each.samples.surplusUnitHours);
    close("below target", quick.samples.belowTargetShare, each.samples.belowTargetShare);
    close("longest shortfall", quick.samples.longestShortfallHours, each.samples.longestShortfallHours);
    CHECK(quick.noCapacityShare == each.noCapacityShare);
    REQUIRE(quick.capacity.size() == each.capacity.size());
    for (std::size_t i = 0; i < each.capacity.size(); ++i) {
        INFO("point " << i);
        CHECK(std::fabs(quick.capacity[i].mean - each.capacity[i].mean) < 1e-9);
        CHECK(quick.capacity[i].p5 == each.capacity[i].p5);
        CHECK(quick.capacity[i].p50 == each.capacity[i].p50);
        CHECK(quick.capacity[i].p95 == each.capacity[i].p95);
    }
}

void mustSkip(const FleetParams &p, std::uint64_t n) { mustAgree(p, n, sim::FleetKernel::general); }

void mustAgree(const FleetParams &p, std::uint64_t n)
{
    REQUIRE(sim::isTogether(p, *sim::fleetModel(p)));
    mustAgree(p, n, sim::FleetKernel::quickest);
}

constexpr AllocationStrategy kStrategies[]{AllocationStrategy::lowestPrice, AllocationStrategy::diversified,
    AllocationStrategy::capacityOptimised, AllocationStrategy::capacityOptimisedPrioritised,
    AllocationStrategy::priceCapacityOptimised};

} // namespace

TEST_CASE("A fleet on a bundled trace, run by run and retry by retry", "[simulation][fleet]")
{
    for (const std::string &name : kTraces) {
        const auto trace = shared(name);
        for (const AllocationStrategy strategy : kStrategies) {
            INFO(name << " " << allocationStrategyId(strategy));
            for (const std::vector<double> &units :
                {std::vector<double>{1.0, 1.0, 1.0}, std::vector<double>{1.0, 0.43, 1.7}, std::vector<double>{2.3}}) {
                FleetParams p = onTrace(trace, units);
                p.strategy = strategy;
                p.lowestPricePools = 2;
                mustAgree(p, 4);
            }
        }
    }
}

TEST_CASE("A fleet on a trace with other ways of launching and billing", "[simulation][fleet]")
{
    const auto trace = shared(kTraces[2]);
    for (const AllocationStrategy strategy :
        {AllocationStrategy::diversified, AllocationStrategy::priceCapacityOptimised}) {
        INFO(allocationStrategyId(strategy));
        FleetParams p = onTrace(trace, {1.0, 0.37, 3.0, 0.9}, 23.0);
        p.strategy = strategy;
        p.onDemandBase = 0.11;
        p.upAtStart = false;
        mustAgree(p, 12);
        p.leadHours = 0.0;
        mustAgree(p, 12);
        p.leadHours = 3.7; // capacity is often gone again when the instances are up
        mustAgree(p, 12);
        p.leadHours = 500.0;
        mustAgree(p, 4);
        p.leadHours = 0.05;
        p.upAtStart = true;
        p.billing.firstHourFree = false;
        p.billing.minimumHours = 0.9;
        mustAgree(p, 12);
        p.hours = 0.0;
        mustAgree(p, 4);
        p.hours = 1000.0;
        mustAgree(p, 4);
        p.onDemandBase = 0.0;
        p.targetUnits = 0.2; // less than an instance
        mustAgree(p, 4);
    }
    FleetParams first = onTrace(trace, {1.0, 0.5}, 40.0, ReplayMode::fromTick);
    mustAgree(first, 2);
    FleetParams anywhere = onTrace(trace, {1.0, 0.5}, 40.0, ReplayMode::randomStart);
    mustAgree(anywhere, 20);
}

TEST_CASE("A fleet on traces of the unusual kind", "[simulation][fleet]")
{
    for (const char *text : {"1", "0", "10", "01", "1111", "0000", "101010", "110001", "000001111111110"}) {
        for (const double gap : {32.0, 600.0, 7200.0}) {
            INFO(text << " every " << gap << " s");
            const auto trace = std::make_shared<const Trace>(*Trace::fromText(gap, text));
            FleetParams p = onTrace(trace, {1.0, 0.43}, 7.0, ReplayMode::blockBootstrap, trace->hours());
            p.hours = 20.0;
            for (const AllocationStrategy strategy :
                {AllocationStrategy::diversified, AllocationStrategy::lowestPrice}) {
                p.strategy = strategy;
                mustAgree(p, 5);
            }
        }
    }
}

TEST_CASE("What one trace does not move together goes slot by slot, without the refused retries", "[simulation][fleet]")
{
    const auto trace = shared(kTraces[2]), other = shared(kTraces[1]);
    const auto general = [](const FleetParams &p) { CHECK_FALSE(sim::isTogether(p, *sim::fleetModel(p))); };
    FleetParams p = onTrace(trace, {1.0, 0.43});
    p.strategy = AllocationStrategy::diversified;
    p.process = *traceReplayProcess({{trace, 1, 1.0}, {other, 1, 0.9}}, ReplayMode::blockBootstrap);
    general(p);
    mustSkip(p, 6);
    FleetParams rebalanced = onTrace(trace, {1.0, 0.43});
    rebalanced.rebalance = RebalanceMode::launch;
    general(rebalanced);
    mustSkip(rebalanced, 6);
    FleetParams spread = onTrace(trace, {1.0, 0.43});
    spread.leadExponential = true;
    general(spread);
    mustSkip(spread, 6);
    FleetParams warm = onTrace(trace, {1.0, 0.43});
    warm.warmUpHours = 0.4;
    general(warm);
    mustSkip(warm, 6);
    FleetParams shocked = onTrace(trace, {1.0, 0.43});
    shocked.pools[0].shockPerHour = 0.1;
    general(shocked);
    mustSkip(shocked, 6);
    FleetParams full = onTrace(trace, {1.0, 1.0});
    full.pools[0].capacityInstances = 8; // what finds no room sleeps until some may be there
    general(full);
    mustSkip(full, 3);
    full.pools[1].capacityInstances = 5;
    full.pools[1].shockPerHour = 0.05;
    for (const RebalanceMode mode : {RebalanceMode::none, RebalanceMode::launchBeforeTerminate}) {
        full.rebalance = mode;
        mustSkip(full, 6);
    }
    FleetParams once = onTrace(trace, {1.0, 0.43});
    once.request = FleetRequest::request;
    general(once);
    mustSkip(once, 20);

    // Recorded prices under a cap, and regimes that grant nothing while they last.
    FleetParams capped = onTrace(trace, {1.0});
    const auto series = std::make_shared<const PriceSeries>(readPrices("p3.16xlarge", "us-east-1b"));
    capped.hours = 1000.0;
    capped.process = *priceReplayProcess({{series, static_cast<double>(series->begin()), 8.0, 0.02, 0.9}});
    mustSkip(capped, 3);
    FleetParams regimes = onTrace(trace, {1.0, 0.43});
    regimes.process = *regimeProcess(defaultRegimes(), {{0, 1.0}, {0, 0.9}});
    mustSkip(regimes, 6);
}

TEST_CASE("Pools that a trace bounds, without the refused retries", "[simulation][fleet]")
{
    const auto trace = shared(kTraces[0]);
    REQUIRE(trace->most() == 16);
    for (const AllocationStrategy strategy : kStrategies) {
        for (const RebalanceMode mode :
            {RebalanceMode::none, RebalanceMode::launch, RebalanceMode::launchBeforeTerminate}) {
            INFO(allocationStrategyId(strategy) << " " << rebalanceModeId(mode));
            FleetParams p = onTrace(trace, {1.0, 0.43, 1.7});
            std::vector<TraceReplayPool> replay;
            for (const FleetPool &pool : p.pools)
                replay.push_back({trace, 1, pool.usdPerHour});
            p.process = *countedTraceProcess(std::move(replay), ReplayMode::blockBootstrap);
            p.strategy = strategy;
            p.lowestPricePools = 2;
            p.rebalance = mode;
            mustSkip(p, 3);
            p.pools[0].capacityInstances = 7;
            p.pools[2].shockPerHour = 0.03;
            p.leadExponential = mode != RebalanceMode::none;
            mustSkip(p, 2);
            p.warmUpHours = 0.3;
            mustSkip(p, 2);
        }
    }
}

TEST_CASE("A fleet on a trace is the same bytes on any number of threads", "[simulation][fleet][threads]")
{
    FleetParams p = onTrace(shared(kTraces[1]), {1.0, 0.43, 1.7});
    p.strategy = AllocationStrategy::diversified;
    const FleetResult one = *simulateFleet(p, runs(3000));
    for (const unsigned threads : {2U, 3U, 8U}) {
        RunOptions o = runs(3000);
        o.threads = threads;
        const FleetResult r = *simulateFleet(p, o);
        CHECK(r.usd == one.usd);
        CHECK(r.samples.usd == one.samples.usd);
        CHECK(r.samples.unitHours == one.samples.unitHours);
        CHECK(r.samples.losses == one.samples.losses);
        for (std::size_t i = 0; i < r.capacity.size(); ++i)
            CHECK(r.capacity[i].mean == one.capacity[i].mean);
    }
}
