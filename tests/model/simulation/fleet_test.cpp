// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/fleet/fleet.h"
#include "model/simulation/fleet/fleet_steady.h"
#include "tests/model/simulation/runs.h"
#include "tests/model/simulation/support.h"
#include "tests/model/simulation/three_pools.h"

#include <map>
#include <numeric>

using namespace wattfare;
using namespace wattfare::test;

namespace {

double errors(const Summary &s, double expected)
{
    return std::fabs(*s.mean - expected)
        / std::max(*s.sd / std::sqrt(static_cast<double>(s.n)), 1e-9 * std::fabs(expected));
}

double step(const FleetTimeline &t, double at)
{
    double units = 0.0;
    for (const FleetStep &s : t.capacity) {
        if (s.fromHours <= at)
            units = s.units;
    }
    return units;
}

} // namespace

TEST_CASE("Simulated fleets agree with V24, V25 and V27", "[simulation][fleet]")
{
    FleetParams p;
    p.targetUnits = 32;
    p.pools = {pool("a.large", 1.0, 0.02)};
    p.request = FleetRequest::request;
    const FleetResult request = *simulateFleet(p, runs(20'000));
    CHECK(errors(request.unitHours, 1544.42) < 4.0);
    CHECK(errors(request.losses, 32 - 1.11153) < 4.0);
    CHECK(std::fabs(request.capacity.back().mean - 1.11153) < 0.04);
    CHECK(std::fabs(request.closedForm->expectedUnitHours - 1544.42) < 0.01);

    p.request = FleetRequest::maintain;
    p.leadHours = 5.0 / 60.0;
    p.leadExponential = true;
    const FleetResult maintain = *simulateFleet(p, runs(20'000));
    CHECK(errors(maintain.unitHours, 5367.06) < 4.0);
    CHECK(errors(maintain.losses, 0.02 * 5367.06) < 4.0);
    CHECK(errors(maintain.shortfallUnitHours, 32 * 168 - 5367.06) < 4.0);

    FleetParams shocked = p;
    shocked.targetUnits = 20;
    shocked.hours = 10;
    shocked.request = FleetRequest::request;
    shocked.pools[0].shockPerHour = 0.01;
    const FleetResult shock = *simulateFleet(shocked, runs(40'000));
    CHECK(std::fabs(shock.capacity.back().mean - 14.8164) < 4.0 * std::sqrt(25.7734 / 40'000.0));
    // Alive at the end is 20 less the losses of a request: the variance is that of the losses.
    CHECK(std::fabs(*shock.losses.sd * *shock.losses.sd / 25.7734 - 1.0) < 0.03);
    CHECK(fleetClosedForm(shocked).error().status == Status::noData);
}

namespace {

void mustAgree(const FleetParams &p, std::uint64_t n)
{
    REQUIRE(sim::isSteady(p, *sim::fleetModel(p)));
    const FleetResult quick = *sim::simulateFleetBy(withPower(p), runs(n), {}, sim::FleetKernel::quickest);
    const FleetResult general = *sim::simulateFleetBy(withPower(p), runs(n), {}, sim::FleetKernel::general);
    CHECK(*quick.kwh->mean == Approx(*general.kwh->mean).epsilon(1e-9));
    CHECK(*quick.kwh->max == Approx(*general.kwh->max).epsilon(1e-9));
    const auto close = [](const char *what, const std::vector<double> &a, const std::vector<double> &b) {
        REQUIRE(a.size() == b.size());
        for (std::size_t i = 0; i < a.size(); ++i) {
            if (std::fabs(a[i] - b[i]) > 1e-8 * std::max(1.0, std::fabs(a[i])))
                FAIL(what << " of trajectory " << i << ": " << a[i] << " and " << b[i]);
        }
    };
    close("cost", quick.samples.usd, general.samples.usd);
    close("unit hours", quick.samples.unitHours, general.samples.unitHours);
    close("losses", quick.samples.losses, general.samples.losses);
    close("launches", quick.samples.launches, general.samples.launches);
    close("shortfall", quick.samples.shortfallUnitHours, general.samples.shortfallUnitHours);
    close("below target", quick.samples.belowTargetShare, general.samples.belowTargetShare);
    close("longest shortfall", quick.samples.longestShortfallHours, general.samples.longestShortfallHours);
    close("surplus", quick.samples.surplusUnitHours, general.samples.surplusUnitHours);
    close("free", quick.samples.freeUsd, general.samples.freeUsd);
    REQUIRE(quick.capacity.size() == general.capacity.size());
    for (std::size_t i = 0; i < quick.capacity.size(); ++i) {
        INFO("point " << i);
        CHECK(quick.capacity[i].mean == Approx(general.capacity[i].mean));
        CHECK(quick.capacity[i].p5 == general.capacity[i].p5);
        CHECK(quick.capacity[i].p50 == general.capacity[i].p50);
        CHECK(quick.capacity[i].p95 == general.capacity[i].p95);
    }
}

} // namespace

TEST_CASE("The quick fleet and the general one agree", "[simulation][fleet]")
{
    for (const AllocationStrategy strategy :
        {AllocationStrategy::diversified, AllocationStrategy::priceCapacityOptimised, AllocationStrategy::lowestPrice,
            AllocationStrategy::capacityOptimised}) {
        INFO(allocationStrategyId(strategy));
        FleetParams p = threePools();
        p.strategy = strategy;
        p.lowestPricePools = 2;
        p.pools[1].shockPerHour = 0.01;
        p.shockShare = 0.6;
        p.onDemandBase = 0.11;
        for (FleetPool &j : p.pools)
            j.unitsPerInstance = 3.0;
        mustAgree(p, 3000);
        // Ways back that are longer than the distance of the points of capacity, and than the run itself.
        p.leadHours = 9.5;
        mustAgree(p, 500);
        p.leadHours = 400.0;
        mustAgree(p, 200);
        // None at all, every shock takes the whole pool, the first hour is paid, a minimum is.
        p.leadHours = 0.0;
        p.shockShare = 1.0;
        p.billing.firstHourFree = false;
        p.billing.minimumHours = 0.9;
        for (FleetPool &j : p.pools)
            j.hazardPerHour *= 20.0;
        mustAgree(p, 200);
    }
}

TEST_CASE("The quick fleet at its borders", "[simulation][fleet]")
{
    FleetParams p = threePools();
    p.strategy = AllocationStrategy::diversified;
    for (FleetPool &j : p.pools)
        j.hazardPerHour = j.shockPerHour = 0.0;
    mustAgree(p, 100); // nothing ever happens
    p.pools[2].hazardPerHour = 30.0;
    p.leadHours = 0.01;
    mustAgree(p, 60); // hours of losses are many more than expected of the other pools
    p.pools[2].hazardPerHour = 0.0;
    p.pools[0].shockPerHour = 0.5; // shocks alone
    mustAgree(p, 300);
    p.targetUnits = 1.0;
    mustAgree(p, 300); // fewer instances than pools
    p.pools[0].shockPerHour = 0.0;
    p.pools[0].hazardPerHour = 1e5;
    p.leadHours = 0.0;
    CHECK_FALSE(sim::isSteady(p, *sim::fleetModel(p))); // too many hours to keep: the general kernel
}

TEST_CASE("Fleets are the same bytes on any number of threads", "[simulation][fleet][threads]")
{
    enum class Case { once, steady, general };
    for (const Case kind : {Case::once, Case::steady, Case::general}) {
        FleetParams p = threePools();
        p.request = kind == Case::once ? FleetRequest::request : FleetRequest::maintain;
        p.rebalance = kind == Case::general ? RebalanceMode::launch : RebalanceMode::none;
        if (kind != Case::steady) // that one is walked without a queue of events
            p.pools[0].launchSuccess = 0.8;
        const FleetResult one = *simulateFleet(p, runs(3000, 1));
        for (const unsigned threads : {2U, 3U, 8U}) {
            const FleetResult r = *simulateFleet(p, runs(3000, threads));
            CHECK(r.usd == one.usd);
            CHECK(r.samples.usd == one.samples.usd);
            CHECK(r.samples.shortfallUnitHours == one.samples.shortfallUnitHours);
            CHECK(r.samples.losses == one.samples.losses);
            for (std::size_t i = 0; i < r.capacity.size(); ++i)
                CHECK(r.capacity[i].mean == one.capacity[i].mean);
        }
    }
}

TEST_CASE("Properties of fleets", "[simulation][fleet]")
{
    FleetParams p = threePools();
    for (std::uint64_t k = 0; k < 30; ++k) {
        p.request = FleetRequest::request;
        const FleetTimeline once = *fleetTimeline(p, 1, k);
        for (std::size_t i = 1; i < once.capacity.size(); ++i)
            CHECK(once.capacity[i].units <= once.capacity[i - 1].units); // never rises
        p.request = FleetRequest::maintain;
        const FleetTimeline kept = *fleetTimeline(p, 1, k);
        double live = 0.0, losses = 0.0, launches = 0.0, coming = 0.0;
        for (const FleetEvent &e : kept.events) {
            launches += e.kind == FleetEvent::Kind::launch ? 1 : 0;
            losses += e.kind == FleetEvent::Kind::loss ? 1 : 0;
            live += e.kind == FleetEvent::Kind::up ? 1 : e.kind == FleetEvent::Kind::loss ? -1 : 0;
            coming += e.kind == FleetEvent::Kind::launch ? 1 : e.kind == FleetEvent::Kind::up ? -1 : 0;
        }
        CHECK(losses == launches - live - coming);
        CHECK(step(kept, 168.0) == live);
    }
    // All on demand: no chance left.
    p.onDemandBase = 1.0;
    const FleetResult certain = *simulateFleet(p, runs(100));
    CHECK(*certain.usd.sd == 0.0);
    CHECK(*certain.usd.mean == Approx(40 * 3.06 * 168));
    CHECK(*certain.losses.mean == 0.0);
    p.onDemandBase = 0.26;
    CHECK(simulateFleet(p, runs(100))->onDemandUsd == Approx(11 * 3.06 * 168));
    p.onDemandBase = 0.0;

    const FleetResult maintain = *simulateFleet(p, runs(500));
    FleetParams once = p;
    once.request = FleetRequest::request;
    const FleetResult request = *simulateFleet(once, runs(500));
    for (std::size_t i = 0; i < 500; ++i)
        CHECK(request.samples.unitHours[i] <= maintain.samples.unitHours[i] + 1e-9); // same random numbers
    for (const double usd : maintain.samples.usd)
        CHECK(usd <= 40 * 1.2 * 168 + 1e-9);
    CHECK(*maintain.usdPerUnitHour == Approx(*maintain.usd.mean / *maintain.unitHours.mean));
    CHECK(maintain.onDemandOnlyUsd == Approx(40 * 3.06 * 168));

    FleetParams single = p;
    single.pools.resize(1);
    single.strategy = AllocationStrategy::diversified;
    const FleetResult diversified = *simulateFleet(single, runs(300));
    single.strategy = AllocationStrategy::lowestPrice;
    CHECK(simulateFleet(single, runs(300))->samples.usd == diversified.samples.usd);

    FleetParams none = p;
    none.targetUnits = 0;
    const FleetResult zero = *simulateFleet(none, runs(10));
    CHECK(*zero.usd.mean == 0.0);
    CHECK(*zero.unitHours.mean == 0.0);
    CHECK_FALSE(zero.usdPerUnitHour);
    none = p;
    none.hours = 0;
    CHECK(*simulateFleet(none, runs(10))->usd.mean == 0.0);
}

TEST_CASE("What a fleet costs is the sum over its pools", "[simulation][fleet]")
{
    // Two pools of half the target each, against the two halves alone. Draws belong to slots: equal in the mean.
    for (const FleetRequest request : {FleetRequest::request, FleetRequest::maintain}) {
        FleetParams both = threePools();
        both.pools.resize(2);
        both.request = request;
        both.strategy = AllocationStrategy::diversified;
        const FleetResult whole = *simulateFleet(both, runs(4000));
        double usd = 0.0, hours = 0.0, variance = 0.0;
        for (std::size_t i = 0; i < 2; ++i) {
            FleetParams half = both;
            half.targetUnits = 20;
            half.pools = {both.pools[i]};
            const FleetResult part = *simulateFleet(half, runs(4000));
            usd += *part.usd.mean;
            hours += *part.unitHours.mean;
            variance += *part.usd.sd * *part.usd.sd / 4000.0;
        }
        variance += *whole.usd.sd * *whole.usd.sd / 4000.0;
        if (request == FleetRequest::request) { // a replacement may go to the other pool
            CHECK(std::fabs(*whole.usd.mean - usd) < 4.0 * std::sqrt(variance));
            CHECK(*whole.unitHours.mean == Approx(hours).epsilon(0.02));
        } else {
            CHECK(*whole.usd.mean == Approx(usd).epsilon(0.02));
        }
    }
}

TEST_CASE("Every trajectory costs what its pools cost, at most all of it at the highest price", "[simulation][fleet]")
{
    Dice dice(15);
    for (int i = 0; i < 40; ++i) {
        FleetParams p = threePools();
        p.targetUnits = 1.0 + static_cast<double>(dice.below(30));
        p.onDemandBase = i % 4 == 0 ? dice.uniform(0.0, 0.5) : 0.0;
        p.hours = dice.uniform(1.0, 100.0);
        p.request = i % 5 == 1 ? FleetRequest::request : FleetRequest::maintain;
        p.strategy = static_cast<AllocationStrategy>(i % 5);
        p.rebalance = static_cast<RebalanceMode>(i % 3);
        p.billing.minimumHours = 0.0;
        p.billing.firstHourFree = i % 2 == 0;
        double highest = 0.0;
        for (FleetPool &each : p.pools) {
            each.usdPerHour = dice.logUniform(0.1, 10.0);
            each.hazardPerHour = dice.logUniform(0.001, 0.5);
            each.shockPerHour = i % 3 == 1 ? 0.01 : 0.0;
            each.unitsPerInstance = i % 2 == 0 ? 1.0 : dice.uniform(0.5, 3.0);
            highest = std::max(highest, *each.usdPerHour);
        }
        constexpr std::uint64_t n = 25;
        const FleetResult r = *simulateFleet(p, runs(n));
        for (std::uint64_t k = 0; k < n; ++k) {
            INFO("fleet " << i << " trajectory " << k);
            const FleetTimeline t = *fleetTimeline(p, r.info.seed, k);
            std::map<std::uint32_t, std::pair<double, std::size_t>> up; // slot: since, pool
            std::vector<double> usd(p.pools.size(), 0.0);
            double most = 0.0;
            const auto end = [&](std::uint32_t slot, double at, bool lost) {
                const auto [since, pool] = up.at(slot);
                const bool free = lost && p.billing.firstHourFree && at - since < 1.0;
                usd[pool] += free ? 0.0 : (at - since) * *p.pools[pool].usdPerHour;
                up.erase(slot);
            };
            for (const FleetEvent &e : t.events) {
                if (e.kind == FleetEvent::Kind::up)
                    up[e.slot] = {e.atHours, e.pool};
                else if (e.kind == FleetEvent::Kind::loss || e.kind == FleetEvent::Kind::terminate)
                    end(e.slot, e.atHours, e.kind == FleetEvent::Kind::loss);
                most = std::max(most, static_cast<double>(up.size()));
            }
            while (!up.empty())
                end(up.begin()->first, p.hours, false);
            const double total = std::accumulate(usd.begin(), usd.end(), 0.0);
            CHECK_THAT(r.samples.spotUsd[k], Catch::Matchers::WithinAbs(total, 1e-9 * std::max(1.0, total)));
            CHECK_THAT(r.samples.usd[k],
                Catch::Matchers::WithinAbs(total + *r.onDemandUsd, 1e-9 * std::max(1.0, total + *r.onDemandUsd)));
            CHECK(r.samples.spotUsd[k] <= most * highest * p.hours * (1.0 + 1e-9));
        }
    }
}

TEST_CASE("Strategies choose their pools", "[simulation][fleet]")
{
    FleetParams p = threePools(); // a: 1.0, 0.03; b: 1.2, 0.02; c: 0.9, 0.05
    const auto first = [&](AllocationStrategy s) {
        p.strategy = s;
        return *initialAllocation(p);
    };
    using Counts = std::vector<unsigned>;
    CHECK(first(AllocationStrategy::lowestPrice) == Counts{0, 0, 40});
    CHECK(first(AllocationStrategy::diversified) == Counts{13, 13, 14}); // remainder to the cheapest
    CHECK(first(AllocationStrategy::capacityOptimised) == Counts{0, 40, 0});
    CHECK(first(AllocationStrategy::priceCapacityOptimised) == Counts{40, 0, 0}); // cheapest of the calmer half
    p.lowestPricePools = 2;
    CHECK(first(AllocationStrategy::lowestPrice) == Counts{20, 0, 20});
    p.pools[0].hazardPerHour = 0.0215; // within 10 % of the best
    p.pools[0].priority = 1;
    p.pools[1].priority = 2;
    CHECK(first(AllocationStrategy::capacityOptimisedPrioritised) == Counts{40, 0, 0});
    p.pools[0].capacityInstances = 5;
    CHECK(first(AllocationStrategy::capacityOptimisedPrioritised) == Counts{5, 35, 0});
    p.capUsdPerUnitHour = 1.1;
    CHECK(first(AllocationStrategy::capacityOptimisedPrioritised) == Counts{5, 0, 35});
    p.capUsdPerUnitHour.reset();
    p.pools[1].unitsPerInstance = 16.0; // overshoots by less than the largest weight
    p.pools[0].capacityInstances.reset();
    CHECK(first(AllocationStrategy::lowestPrice) == Counts{0, 2, 16}); // 0.075 a unit, units spread with the next
    // What the simulation launches is what the export says.
    p = threePools();
    p.strategy = AllocationStrategy::diversified;
    const FleetTimeline t = *fleetTimeline(p, 1, 1);
    Counts launched(3, 0);
    for (const FleetEvent &e : t.events)
        launched[e.pool] += e.kind == FleetEvent::Kind::launch && e.atHours == 0.0 ? 1 : 0;
    CHECK(launched == *initialAllocation(p));
}

TEST_CASE("Capacity that is short, refused or gone", "[simulation][fleet]")
{
    FleetParams p = threePools();
    for (FleetPool &j : p.pools)
        j.capacityInstances = 0;
    CHECK(simulateFleet(p, runs(10)).error().status == Status::noCapacity);
    CHECK(simulateFleet(p, runs(10)).error().value == 0.0);
    p.pools[0].capacityInstances = 7;
    const FleetResult tight = *simulateFleet(p, runs(200));
    CHECK(tight.firstNoCapacityHours == std::optional(0.0));
    CHECK(tight.noCapacityShare == 1.0);
    CHECK(*tight.unitHours.max <= 7 * 168.0 + 1e-6);
    CHECK(*tight.belowTargetShare.min == 1.0);
    CHECK(*tight.longestShortfallHours.max == Approx(168.0));
    CHECK(tight.warnings.at(0).id == "sim.no_capacity_at_times");
    p = threePools();
    for (FleetPool &j : p.pools)
        j.launchSuccess = 0.0;
    CHECK(simulateFleet(p, runs(10)).error().status == Status::noCapacity);
    for (FleetPool &j : p.pools)
        j.launchSuccess = 0.5;
    const FleetResult flaky = *simulateFleet(p, runs(300));
    p = threePools();
    CHECK(*flaky.unitHours.mean < *simulateFleet(p, runs(300))->unitHours.mean);
    CHECK(*flaky.unitHours.mean > 0.9 * 40 * 168);
    p.pools.clear();
    CHECK(simulateFleet(p, runs(10)).error().status == Status::noCapacity);
    p.onDemandBase = 1.0;
    CHECK(simulateFleet(p, runs(10)));
    p = threePools();
    p.capUsdPerUnitHour = 0.1;
    CHECK(simulateFleet(p, runs(10)).error().status == Status::noCapacity);
}

TEST_CASE("Rebalancing replaces before the loss and pays for the overlap", "[simulation][fleet]")
{
    FleetParams p = threePools();
    p.pools[0].hazardPerHour = 0.2;
    p.pools.resize(1);
    const FleetResult none = *simulateFleet(p, runs(500));
    p.rebalance = RebalanceMode::launch;
    const FleetResult launch = *simulateFleet(p, runs(500));
    CHECK(*launch.shortfallUnitHours.mean < *none.shortfallUnitHours.mean);
    CHECK(*launch.overlapUsd.mean > 0.0);
    CHECK(*launch.surplusUnitHours.mean > 0.0);
    CHECK(*none.overlapUsd.mean == 0.0);
    p.rebalance = RebalanceMode::launchBeforeTerminate;
    p.terminationDelayHours = 0.05;
    const FleetResult terminate = *simulateFleet(p, runs(500));
    CHECK(*terminate.losses.mean < *launch.losses.mean); // ended by the user first
    CHECK(*terminate.overlapUsd.mean < *launch.overlapUsd.mean);
    p.terminationDelayHours = 3.0;
    CHECK(simulateFleet(p, runs(5)).error().field == "termination_delay_hours");
    CHECK(assumptions(p).size() >= 3);
}

TEST_CASE("Fleets on markets that change", "[simulation][fleet]")
{
    FleetParams p = threePools();
    const auto series = std::make_shared<const PriceSeries>(readPrices("p3.16xlarge", "us-east-1b"));
    const double start = static_cast<double>(series->begin());
    const SpotProcessPtr prices = *priceReplayProcess(
        {{series, start, 8.0, 0.01, 1.0}, {series, start, {}, 0.02, 1.0}, {series, start, {}, 0.05, 1.0}});
    p.process = prices;
    const FleetResult replay = *simulateFleet(p, runs(300, 1));
    CHECK(*replay.spotUsd.mean == Approx(40.0 * *series->integralUsd(start, start + 168 * 3600.0)).epsilon(0.05));
    CHECK(simulateFleet(p, runs(300, 3))->samples.usd == replay.samples.usd);
    p.hours = 1e5;
    CHECK(simulateFleet(p, runs(10)).error().status == Status::noData);
    p = threePools();
    p.process = *regimeProcess(defaultRegimes(), {{0, 1.0}, {0, 1.2}, {1, 0.9}});
    const FleetResult regimes = *simulateFleet(p, runs(300, 1));
    CHECK(*regimes.unitHours.mean < 40 * 168.0);
    CHECK(*regimes.unitHours.mean > 0.5 * 40 * 168.0);
    CHECK(simulateFleet(p, runs(300, 2))->samples.usd == regimes.samples.usd);
    p.pools.pop_back();
    CHECK(simulateFleet(p, runs(10)).error().field == "pools");
    p = threePools();
    p.pools.resize(1);
    const auto trace = std::make_shared<const Trace>(readTrace("avail_p3.2xlarge_us-west-2a_2022-10-26.csv"));
    p.process = *traceReplayProcess({{trace, 1, 1.0}}, ReplayMode::randomStart);
    const FleetResult traced = *simulateFleet(p, runs(300));
    CHECK(std::fabs(*traced.unitHours.mean / (40 * 168.0) - 0.79) < 0.08); // all up or all down
    // A constant process is the same as the pools' own numbers.
    p = threePools();
    p.strategy = AllocationStrategy::lowestPrice;
    const FleetResult own = *simulateFleet(p, runs(300));
    p.process = *poissonProcess({{0.03, 1.0, 1.0}, {0.02, 1.0, 1.2}, {0.05, 1.0, 0.9}});
    const FleetResult through = *simulateFleet(p, runs(300));
    for (std::size_t i = 0; i < 300; ++i)
        CHECK(through.samples.usd[i] == Approx(own.samples.usd[i]));
}

TEST_CASE("Warm-up is billed but is no capacity", "[simulation][fleet]")
{
    FleetParams p = threePools();
    const FleetResult cold = *simulateFleet(p, runs(300));
    p.warmUpHours = 0.5;
    const FleetResult warm = *simulateFleet(p, runs(300));
    CHECK(*warm.unitHours.mean < *cold.unitHours.mean);
    CHECK(*warm.shortfallUnitHours.mean > *cold.shortfallUnitHours.mean);
    CHECK(*warm.usd.mean == Approx(*cold.usd.mean).epsilon(0.01));
    p.pools[0].shockPerHour = 0.5; // shocks hit what warms up, too
    CHECK(simulateFleet(p, runs(100)));
    p.upAtStart = false;
    CHECK(simulateFleet(p, runs(100))->capacity.front().mean == 0.0);
}

TEST_CASE("Parameters of fleets outside their domain", "[simulation][fleet]")
{
    const double inf = std::numeric_limits<double>::infinity();
    for (const double bad : {-1.0, std::nan(""), inf, 1e300}) {
        for (const auto &[member, field] :
            {std::pair{&FleetParams::targetUnits, "target_units"},
                std::pair{&FleetParams::onDemandBase, "on_demand_base"}, std::pair{&FleetParams::hours, "hours"},
                std::pair{&FleetParams::leadHours, "lead_hours"}, std::pair{&FleetParams::warmUpHours, "warm_up_hours"},
                std::pair{&FleetParams::shockShare, "shock_share"}}) {
            FleetParams p = threePools();
            p.*member = bad;
            const Outcome<FleetResult> r = simulateFleet(p, runs(10));
            REQUIRE_FALSE(r);
            CHECK(r.error().field == field);
            CHECK(std::isfinite(r.error().value));
        }
        FleetParams priced = threePools();
        priced.pools[1].usdPerHour = bad;
        CHECK(simulateFleet(priced, runs(10)).error().field == "usd_per_hour");
        priced = threePools();
        priced.onDemandUsdPerUnitHour = bad;
        CHECK(simulateFleet(priced, runs(10)).error().field == "on_demand_usd_per_unit_hour");
        for (const auto &[member, field] : {std::pair{&FleetPool::hazardPerHour, "hazard_per_hour"},
                 std::pair{&FleetPool::unitsPerInstance, "units_per_instance"},
                 std::pair{&FleetPool::launchSuccess, "launch_success"}}) {
            FleetParams p = threePools();
            p.pools[1].*member = bad;
            CHECK(simulateFleet(p, runs(10)).error().field == field);
        }
    }
    FleetParams p = threePools();
    p.pools[0].hazardPerHour = 1e9;
    p.pools.resize(1);
    p.leadHours = 0.0;
    CHECK(simulateFleet(p, runs(10)).error().field == "expected_losses");
    p.leadHours = 0.05; // lost at once, launched again, over and over: bounded
    CHECK(simulateFleet(p, runs(4)));
    p = threePools();
    p.hours = 1e8;
    CHECK_FALSE(simulateFleet(p, runs(4)));
    p = threePools();
    p.seriesPoints = 1;
    CHECK(simulateFleet(p, runs(4)).error().field == "series_points");
    CHECK(requestClosedForm(-1, 0, 0).error().field == "instances");
    CHECK(maintainClosedForm(1, 0.1, -1, 5).error().field == "replacement_hours");
    CHECK(maintainClosedForm(4, 0.0, 0.0, 5)->expectedInstanceHours == 20.0);
    CHECK(shockClosedForm(1, 0.1, std::nan(""), 5).error().field == "shock_per_hour");
}
