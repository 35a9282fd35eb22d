// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// A price cap below every price is no capacity, whatever runs on the market.
#include "model/simulation/parameters/market_choice.h"
#include "tests/model/simulation/runs.h"
#include "tests/model/simulation/support.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

constexpr std::int64_t kHour = 3600;

SpotSeries recorded() // 1.0 at least, 4.0 at most
{
    SpotSeries row;
    row.time = {0, 10 * kHour, 20 * kHour, 400 * kHour};
    row.usdPerHour = {2.0, 4.0, 1.0, 1.5};
    return row;
}

std::shared_ptr<const PriceSeries> series()
{
    return std::make_shared<const PriceSeries>(*PriceSeries::from(recorded()));
}

FleetParams fleetOf(std::size_t pools)
{
    FleetParams p;
    p.targetUnits = 4.0;
    p.hours = 24.0;
    p.pools.resize(pools);
    for (FleetPool &pool : p.pools)
        pool.usdPerHour = 2.0;
    return p;
}

} // namespace

TEST_CASE("A market whose price cap lies below every price has no capacity", "[simulation][market]")
{
    Snapshot snapshot;
    snapshot.spotSeries.push_back(recorded());
    CheckpointParams run;
    run.workHours = 5.0;
    const auto under = [&](double cap) {
        MarketChoice choice;
        choice.kind = MarketKind::priceReplay;
        choice.capUsdPerHour = cap;
        return applyMarket(run, choice, snapshot, std::nullopt);
    };
    CHECK(under(0.99).error() == Failure{Status::noCapacity, "cap_usd_per_hour", 1.0});
    CHECK_FALSE(run.process);
    CHECK(under(1.0)); // not below it
    CHECK(simulateCheckpoint(run, runs(64)));
    // Of what comes before the start nothing is left.
    CHECK(priceReplayProcess({{series(), 0.0, 1.2, 0.0, 1.0}}));
    CHECK(priceReplayProcess({{series(), 400.0 * kHour, 1.2, 0.0, 1.0}}).error()
        == Failure{Status::noCapacity, "cap_usd_per_hour", 1.5});
}

TEST_CASE("A run has no capacity in a pool that its cap shuts out", "[simulation][market]")
{
    CheckpointParams run;
    run.workHours = 5.0;
    run.process = *priceReplayProcess({{series(), 0.0, 0.5, 0.0, 1.0}, {series(), 0.0, 5.0, 0.0, 1.0}});
    CHECK(simulateCheckpoint(run, runs(64)).error().status == Status::noCapacity);
    CHECK(simulateCheckpoint(run, runs(64)).error().field == "cap_usd_per_hour");
    FleetParams fleet = fleetOf(2); // which has another one
    fleet.process = run.process;
    const auto r = simulateFleet(fleet, runs(64));
    REQUIRE(r);
    CHECK(*r->spotUsd.mean > 0.0);
}

TEST_CASE("A fleet whose price cap lies below every price has no capacity", "[simulation][fleet]")
{
    const auto trace = std::make_shared<const Trace>(*Trace::fromText(600.0, std::string(400, '1')));
    const Failure none{Status::noCapacity, "capacity", 0.0};
    for (const SpotProcessPtr &process : {SpotProcessPtr(), *priceReplayProcess({{series(), 0.0, {}, 0.0, 1.0}}),
             *traceReplayProcess({{trace, 1, 2.0}}, ReplayMode::blockBootstrap),
             *countedTraceProcess({{trace, 1, 2.0}}, ReplayMode::blockBootstrap),
             *regimeProcess(defaultRegimes(), {{0, 2.0}}), *poissonProcess({{0.01, 1.0, 2.0}})}) {
        FleetParams p = fleetOf(1);
        p.process = process;
        p.capUsdPerUnitHour = 0.3;
        CHECK(simulateFleet(p, runs(64)).error() == none);
        p.pools[0].unitsPerInstance = 100.0; // a unit of it is cheap
        CHECK(simulateFleet(p, runs(64)));
    }
}
