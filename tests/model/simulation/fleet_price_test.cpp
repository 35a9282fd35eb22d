// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/build_simulation_charts.h"
#include "model/simulation/fleet/fleet_model.h"
#include "model/simulation/parameters/named_parameters.h"
#include "tests/model/simulation/support.h"

// A price that is not known is no price of 0, and one of 0 is known.
using namespace wattfare;
using namespace wattfare::test;

namespace {

FleetParams fleetOf(std::optional<double> usd, std::optional<double> second = std::nullopt)
{
    FleetParams p;
    p.targetUnits = 8.0;
    p.hours = 24.0;
    for (const auto price : {usd, second}) {
        p.pools.emplace_back();
        p.pools.back().instanceType = p.pools.size() == 1 ? "a.large" : "b.large";
        p.pools.back().usdPerHour = price;
        p.pools.back().hazardPerHour = 0.05;
    }
    if (!second)
        p.pools.pop_back();
    return p;
}

RunOptions runs()
{
    RunOptions options;
    options.n = 256;
    return options;
}

void checkNoCost(const FleetParams &p)
{
    const auto r = simulateFleet(p, runs());
    REQUIRE(r);
    CHECK(r->info.n == 256);
    for (const Summary *usd : {&r->usd, &r->spotUsd, &r->freeUsd, &r->overlapUsd}) {
        CHECK_FALSE(usd->mean);
        CHECK_FALSE(usd->p50);
        CHECK_FALSE(usd->max);
        CHECK(usd->n == 256);
    }
    for (const auto *samples : {&r->samples.usd, &r->samples.spotUsd, &r->samples.freeUsd, &r->samples.overlapUsd})
        CHECK(samples->empty());
    CHECK_FALSE(r->usdPerUnitHour);
    CHECK_FALSE(r->usdPerNeededUnitHour);
    CHECK_FALSE(r->withinBudget);
    CHECK((!r->closedForm || !r->closedForm->expectedUsd));
    CHECK(r->unitHours.mean); // what has no price is known all the same
    CHECK(r->losses.mean);
    CHECK(r->info.capped == 0);
    CHECK(buildFleetCostChart(p, *r).empty.message.id == "sim.unknown_price");
    CHECK(std::get<StackedBarChart>(buildFleetSplitChart(p, *r).kind).bars.empty());
}

} // namespace

TEST_CASE("A free pool costs nothing, one of unknown price nobody knows what", "[simulation][fleet]")
{
    FleetParams free = fleetOf(0.0);
    free.budgetUsd = 1.0;
    CHECK_FALSE(unknownPrice(free));
    const FleetResult nothing = *simulateFleet(free, runs());
    CHECK(nothing.usd.mean == 0.0);
    CHECK(nothing.spotUsd.max == 0.0);
    CHECK(nothing.usdPerUnitHour == 0.0);
    CHECK(nothing.withinBudget->estimate == 1.0);
    CHECK(nothing.closedForm->expectedUsd == 0.0);
    CHECK(nothing.samples.usd.size() == 256);
    CHECK(std::get<StackedBarChart>(buildFleetSplitChart(free, nothing).kind).bars.size() == 2);

    FleetParams unknown = fleetOf(std::nullopt);
    unknown.budgetUsd = 1.0;
    REQUIRE(unknownPrice(unknown));
    CHECK(unknownPrice(unknown)->args == std::vector<Argument>{"field.spot_usd_per_hour"});
    checkNoCost(unknown);
    const FleetResult dark = *simulateFleet(unknown, runs()); // everything but the cost is that of the free one
    CHECK(dark.unitHours == nothing.unitHours);
    CHECK(dark.losses == nothing.losses);
}

TEST_CASE("One unknown price among known ones leaves the cost unknown", "[simulation][fleet]")
{
    FleetParams p = fleetOf(1.0, std::nullopt);
    p.pools.push_back(p.pools[0]);
    p.pools[1].usdPerHour.reset();
    checkNoCost(p);
    // And is no bargain: the strategies that go by price take the known one first.
    for (const AllocationStrategy strategy :
        {AllocationStrategy::lowestPrice, AllocationStrategy::priceCapacityOptimised}) {
        p.strategy = strategy;
        std::swap(p.pools[0].usdPerHour, p.pools[1].usdPerHour);
        const std::size_t known = p.pools[0].usdPerHour ? 0 : 1;
        const auto first = *initialAllocation(p);
        CHECK(first[known] == 8);
        CHECK(first[1 - known] == 0);
    }
}

TEST_CASE("The prices of markets are known or not, too", "[simulation][fleet]")
{
    const auto trace = std::make_shared<const Trace>(
        *Trace::fromText(600.0, std::string(80, '1') + std::string(20, '0') + std::string(80, '1')));
    for (const bool counted : {false, true}) {
        FleetParams p = fleetOf(1.0, 2.0);
        p.pools[0].usdPerHour.reset();
        std::vector<TraceReplayPool> pools;
        for (const FleetPool &pool : p.pools)
            pools.push_back({trace, 1, pool.usdPerHour});
        p.process = counted ? *countedTraceProcess(pools, ReplayMode::blockBootstrap)
                            : *traceReplayProcess(pools, ReplayMode::blockBootstrap);
        CHECK_FALSE(p.knowsPrice(0));
        CHECK(p.knowsPrice(1));
        checkNoCost(p);
        p.strategy = AllocationStrategy::lowestPrice;
        CHECK((*initialAllocation(p))[1] == 8);
        checkNoCost(p);
        pools[0].usdPerHour = 0.0;
        p.process = *traceReplayProcess(pools, ReplayMode::blockBootstrap);
        CHECK(simulateFleet(p, runs())->usd.mean == 0.0); // the first is free and takes all
        CHECK((*initialAllocation(p))[0] == 8);
    }
    FleetParams p = fleetOf(std::nullopt, 1.0);
    p.process = *regimeProcess(defaultRegimes(), {{0, std::nullopt}, {1, 1.0}});
    p.strategy = AllocationStrategy::lowestPrice;
    checkNoCost(p);
    CHECK((*initialAllocation(p))[1] == 8);
    const auto series = std::make_shared<const PriceSeries>(*PriceSeries::make({0, 360'000}, {0.0, 0.0}));
    p.process
        = *priceReplayProcess({{series, 0.0, std::nullopt, 0.1, 1.0, false}, {series, 0.0, std::nullopt, 0.1, 1.0}});
    checkNoCost(p);
    CHECK((*initialAllocation(p))[1] == 8);
    p.process = *priceReplayProcess({{series, 0.0, std::nullopt, 0.1, 1.0}, {series, 0.0, std::nullopt, 0.1, 1.0}});
    CHECK(simulateFleet(p, runs())->usd.mean == 0.0); // a history brings its own price, were it 0
}

TEST_CASE("On demand, too, free is not unknown", "[simulation][fleet]")
{
    FleetParams p = fleetOf(1.0);
    const FleetResult alone = *simulateFleet(p, runs());
    CHECK(alone.usd.mean);
    CHECK(alone.onDemandUsd == 0.0); // no base, no cost
    CHECK_FALSE(alone.onDemandOnlyUsd);
    CHECK_FALSE(alone.closedForm->onDemandOnlyUsd);
    p.onDemandBase = 0.5;
    const FleetResult unknown = *simulateFleet(p, runs());
    CHECK(unknownPrice(p)->args == std::vector<Argument>{"field.on_demand_usd_per_unit_hour"});
    CHECK_FALSE(unknown.usd.mean);
    CHECK_FALSE(unknown.onDemandUsd);
    CHECK(unknown.spotUsd.mean); // this part is known
    p.onDemandUsdPerUnitHour = 0.0;
    const FleetResult free = *simulateFleet(p, runs());
    CHECK(free.usd.mean == free.spotUsd.mean);
    CHECK(free.onDemandUsd == 0.0);
    CHECK(free.onDemandOnlyUsd == 0.0);
    // What a fleet does not use it need not know.
    p = fleetOf(std::nullopt);
    p.onDemandBase = 1.0;
    p.onDemandUsdPerUnitHour = 2.0;
    CHECK_FALSE(unknownPrice(p));
    CHECK(simulateFleet(p, runs())->usd.mean == 8.0 * 2.0 * 24.0);
}

TEST_CASE("A price cap needs prices", "[simulation][fleet]")
{
    FleetParams p = fleetOf(std::nullopt);
    p.capUsdPerUnitHour = 1.0;
    CHECK(simulateFleet(p, runs()).error() == Failure{Status::noData, "spot_usd_per_hour", 0.0});
    p.pools[0].usdPerHour = 0.0;
    CHECK(simulateFleet(p, runs()));
}

TEST_CASE("An empty price of a pool is read and written as unknown", "[simulation][fleet]")
{
    FleetParams p;
    REQUIRE(setNamed(p, "pool", "a:z:1::0.1"));
    REQUIRE(setNamed(p, "pool", "b:z:1:0:0.1:0.2"));
    CHECK_FALSE(p.pools[0].usdPerHour);
    CHECK(p.pools[0].hazardPerHour == 0.1);
    CHECK(p.pools[1].usdPerHour == 0.0);
    CHECK_FALSE(p.onDemandUsdPerUnitHour);
    for (const NamedParameter &each : namedParameters(p)) {
        if (each.name == "pool")
            CHECK(each.value == "a:z:1::0.1:0::1 b:z:1:0:0.1:0.2::1");
        if (each.name == "on_demand_usd_per_unit_hour")
            CHECK(each.value.empty());
    }
    REQUIRE(setNamed(p, "on_demand_usd_per_unit_hour", "0"));
    CHECK(p.onDemandUsdPerUnitHour == 0.0);
    REQUIRE(setNamed(p, "on_demand_usd_per_unit_hour", ""));
    CHECK_FALSE(p.onDemandUsdPerUnitHour);
    CHECK_FALSE(setNamed(p, "pool", "a:z:1:cheap:0.1"));
    CHECK_FALSE(setNamed(p, "pool", "a:z:1:1:"));
}

TEST_CASE("A fleet says which types it buys, and what the same work costs on demand", "[simulation][fleet]")
{
    // A weak type of one unit at 1.2 on demand; a strong one of four units at 2.0.
    FleetParams p = fleetOf(1.0, 0.4);
    p.targetUnits = 10.0;
    p.onDemandUsdPerUnitHour = 1.2;
    p.strategy = AllocationStrategy::lowestPrice;
    p.pools[0].instanceType = "weak";
    p.pools[0].onDemandUsdPerHour = 1.2;
    p.pools[1].instanceType = "strong";
    p.pools[1].unitsPerInstance = 4.0;
    p.pools[1].onDemandUsdPerHour = 2.0;
    const auto bought = boughtTypes(p);
    REQUIRE(bought.size() == 1);
    CHECK(bought[0].instanceType == "strong");
    CHECK(bought[0].instances == 3); // 12 units
    CHECK(boughtLine(p) == Message{"sim.fleet_buys_units", {3, "strong", 4.0}});
    // Three strong ones for ten units, whole: 0.6 a unit, half of the weak one's price.
    const auto unit = onDemandUsdOfUnit(p);
    REQUIRE(unit);
    CHECK(unit->instanceType == "strong");
    CHECK(unit->usdPerHour == Approx(0.6));
    const FleetResult result = *simulateFleet(p, runs());
    CHECK(*result.onDemandOnlyUsd == Approx(10 * 0.6 * p.hours));
    const auto line = unitHourLine(p, result);
    REQUIRE(line);
    CHECK(line->id == "sim.fleet_unit_hour_other");
    CHECK(*line->args[3].number() == Approx(*result.usdPerNeededUnitHour / 0.6 - 1.0));
    CHECK(*line->args[5].number() == Approx(*result.usdPerNeededUnitHour / 1.2 - 1.0));
    // Where the weak type is the cheapest on demand, too, nothing else is said.
    p.pools[1].onDemandUsdPerHour = 9.0;
    CHECK(onDemandUsdOfUnit(p)->instanceType.empty());
    CHECK(unitHourLine(p, *simulateFleet(p, runs()))->id == "sim.fleet_unit_hour");

    // Zones of a type are one; the most capacity first; what does not fit the sentence is counted.
    p.strategy = AllocationStrategy::diversified;
    p.targetUnits = 40.0;
    p.pools.assign(5, p.pools[0]);
    for (std::size_t i = 0; i < p.pools.size(); ++i) {
        p.pools[i].instanceType = std::string(1, static_cast<char>('a' + static_cast<char>(i)));
        p.pools[i].zone = "z";
    }
    CHECK(boughtTypes(p).size() == 5);
    CHECK(boughtLine(p)->id == "sim.fleet_buys_more");
    CHECK(boughtLine(p)->args.back() == Argument(2));
    p.pools[1].instanceType = "a";
    p.pools[1].zone = "y";
    CHECK(boughtTypes(p).front().instanceType == "a");
    CHECK(boughtTypes(p).front().instances == 16);
    CHECK(boughtTypes(p).front().share == Approx(0.4));
    p.onDemandBase = 1.0;
    CHECK_FALSE(boughtLine(p));
}
