// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/fleet.h"

#include "model/economics/traffic.h"

#include "near.h"

#include <limits>
#include <vector>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("V17: the published comparison of a million inferences an hour", "[economics][fleet]")
{
    const double gpu = usdPerMillion(fleetUsdPerHour(33.0, 0.752), 1e6);
    const double inferentia = usdPerMillion(fleetUsdPerHour(6.0, 0.362), 1e6);
    CHECK_THAT(gpu, near(24.816));
    CHECK_THAT(inferentia, near(2.172));
    CHECK_THAT(1.0 - inferentia / gpu, near(0.912476));
    // The counts themselves, from the rates that the publication implies, at full load.
    const auto instances = [](double perSecond) {
        FleetDemand demand;
        demand.demandPerHour = 1e6;
        demand.throughputPerHour = perSecond * 3600;
        demand.utilisationTarget = 1.0;
        return static_cast<double>(valueOrFail(sizeFleet(demand)).instances);
    };
    CHECK_THAT(instances(53.9) / instances(8.55) - 1.0, near(-0.818182));
}

TEST_CASE("V19: fleet at a utilisation target", "[economics][fleet]")
{
    FleetDemand demand;
    demand.demandPerHour = 1e6;
    demand.throughputPerHour = 42'000;
    demand.utilisationTarget = 0.7;
    const FleetSize size = valueOrFail(sizeFleet(demand));
    CHECK(size.instances == 35);
    CHECK_THAT(size.utilisation, near(0.680272));
    CHECK_THAT(usdPerMillion(fleetUsdPerHour(static_cast<double>(size.instances), 0.526), 1e6), near(18.41));
}

TEST_CASE("V20: energy and carbon of the same fleet", "[economics][fleet]")
{
    const double u = fleetUtilisation(1e6, 42'000.0, 35.0);
    PricedPool pool;
    pool.instances = 35;
    pool.itWattsPerInstance = 60.0 + (210.0 - 60.0) * u;
    const std::vector<PricedPool> pools{pool};
    const FleetRates rates = valueOrFail(fleetRates(pools, 1e6, 1.15, 350.0));
    CHECK_THAT(rates.kwhPerMillion.value(), near(6.52214));
    CHECK_THAT(rates.operationalGramsPerMillion.value(), near(2282.75));
}

TEST_CASE("the guarded ceiling does not buy an instance for a rounding error", "[economics][fleet]")
{
    FleetDemand demand;
    demand.demandPerHour = 3.0 * 0.7 * 1000.0 * (1.0 + 1e-12); // 3 instances and a hair
    demand.throughputPerHour = 1000;
    demand.utilisationTarget = 0.7;
    CHECK(valueOrFail(sizeFleet(demand)).instances == 3);
    demand.redundancy = 2;
    CHECK(valueOrFail(sizeFleet(demand)).instances == 5);
}

TEST_CASE("latency can ask for more instances than throughput", "[economics][fleet]")
{
    FleetDemand demand;
    demand.demandPerHour = 40.0 * 3600.0; // 40 a second at 10 a second each
    demand.throughputPerHour = 10.0 * 3600.0;
    demand.utilisationTarget = 1.0;
    CHECK(valueOrFail(sizeFleet(demand)).instances == 4);
    demand.latencyLimitSeconds = 0.5;
    const FleetSize size = valueOrFail(sizeFleet(demand));
    CHECK(size.forThroughput == 4);
    CHECK(size.forLatency > 4);
    CHECK(size.instances == size.forLatency);
    demand.latencyLimitSeconds = 0.01;
    CHECK(why(sizeFleet(demand)) == "unreachable(latency_limit_s)");
}

TEST_CASE("a fleet of nothing, and bad fleets", "[economics][fleet]")
{
    FleetDemand demand;
    demand.throughputPerHour = 100;
    CHECK(valueOrFail(sizeFleet(demand)).instances == 0);
    demand.demandPerHour = 10;
    demand.throughputPerHour = 0;
    CHECK(why(sizeFleet(demand)) == "unreachable(throughput_per_hour)");
    demand.throughputPerHour = 1e-300;
    CHECK(why(sizeFleet(demand)) == "unreachable(instances)");
    demand.throughputPerHour = 100;
    for (const double bad : {0.0, -0.1, 1.01, std::numeric_limits<double>::quiet_NaN()}) {
        demand.utilisationTarget = bad;
        CHECK(why(sizeFleet(demand)) == "out_of_range(utilisation_target)");
    }
    demand.utilisationTarget = 0.7;
    demand.demandPerHour = -1;
    CHECK(why(sizeFleet(demand)) == "out_of_range(demand_per_hour)");
    const std::vector<PricedPool> pools(1);
    CHECK(why(fleetRates(pools, 1.0, 0.99, 1.0)) == "out_of_range(pue)");
    CHECK(why(fleetRates({}, 1.0, std::numeric_limits<double>::infinity(), 1.0)) == "out_of_range(pue)");
    CHECK_FALSE(valueOrFail(fleetRates(pools, 0.0, 1.0, 1.0)).usdPerMillion.has_value());
}

TEST_CASE("fleet rates add over pools", "[economics][fleet]")
{
    const PricedPool a{3, 1.5, 300, 5, 1.0}, b{2, 0.5, 200, 4, 0.9};
    const FleetRates ab = valueOrFail(fleetRates(std::vector<PricedPool>{a, b}, 1e5, 1.2, 400));
    const FleetRates onlyA = valueOrFail(fleetRates(std::vector<PricedPool>{a}, 1e5, 1.2, 400));
    const FleetRates onlyB = valueOrFail(fleetRates(std::vector<PricedPool>{b}, 1e5, 1.2, 400));
    CHECK_THAT(ab.usdPerHour, near(3 * 1.5 + 2 * 0.9 * 0.5, 1e-12));
    CHECK_THAT(*ab.kwhPerMillion, near(*onlyA.kwhPerMillion + *onlyB.kwhPerMillion, 1e-12));
    CHECK_THAT(*ab.embodiedGramsPerMillion, near((3 * 5 + 1.8 * 4) * 10, 1e-12));
}

TEST_CASE("a committed base carries the day and on-demand its peak", "[economics][traffic]")
{
    std::array<std::uint64_t, 24> instances{};
    std::array<double, 24> demand{};
    for (std::size_t h = 0; h < 24; ++h) { // 10 instances at the peak, 2 at a fifth of it
        FleetDemand hour;
        hour.demandPerHour = demand[h] = h >= 9 && h < 17 ? 700'000 : 140'000;
        hour.throughputPerHour = 100'000;
        hour.utilisationTarget = 0.7;
        instances[h] = valueOrFail(sizeFleet(hour)).instances;
    }
    const DayPlan plan = valueOrFail(planHours(instances, demand, {3.06, 1.90, true}));
    CHECK(plan.instances[12] == 10);
    CHECK(plan.instances[3] == 2);
    // P(U >= 10) = 1/3 < 0.62: only the two that always run are committed.
    CHECK(plan.committed == 2);
    CHECK_THAT(plan.usd, near(24 * 2 * 1.90 + 8 * 8 * 3.06, 1e-12));
    CHECK_THAT(plan.usdFixed, near(24 * 10 * 3.06, 1e-12));
    CHECK_THAT(plan.usdScaled, near((8 * 10 + 16 * 2) * 3.06, 1e-12));
    CHECK(plan.idleCommittedHours == 0.0);
    CHECK_THAT(plan.usdPerMillion.value(), near(plan.usd / ((8 + 16 * 0.2) * 0.7), 1e-12));
    // So cheap a commitment that all ten are bought: eight stand idle for sixteen hours.
    const DayPlan all = valueOrFail(planHours(instances, demand, {3.06, 0.30, true}));
    CHECK(all.committed == 10);
    CHECK(all.idleCommittedHours == 8 * 16);
    CHECK(all.onDemandHours == 0.0);
    demand[0] = -1;
    CHECK(why(planHours(instances, demand, {3.06, 1.90, true})) == "out_of_range(demand_per_hour)");
    const DayPlan none = valueOrFail(planHours({}, {}, {3.06, 0, false}));
    CHECK(none.usd == 0.0);
    CHECK_FALSE(none.usdPerMillion.has_value());
}
