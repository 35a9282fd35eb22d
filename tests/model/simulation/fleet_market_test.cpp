// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"
#include "model/simulation/parameters/market_choice.h"
#include "tests/model/simulation/support.h"

#include <set>

// Which market each pool of a fleet stands on.
using namespace wattfare;
using namespace wattfare::test;

namespace {

SnapshotPtr catalogue()
{
    static const SnapshotPtr kSnapshot = [] {
        auto loaded = loadSnapshot(WATTFARE_CATALOG_DB);
        return loaded ? *loaded : nullptr;
    }();
    return kSnapshot;
}

// The catalogue with the histories of an import: made up for the tests.
SnapshotPtr withPrices()
{
    auto snapshot = std::make_shared<Snapshot>(*catalogue());
    for (const auto &[type, zone] : {std::pair{"p3.16xlarge", "us-east-1b"}, std::pair{"g4dn.8xlarge", "us-east-1c"}}) {
        SpotSeries series;
        series.type = snapshot->type(type);
        series.region = snapshot->region("us-east-1");
        series.zone = zone;
        for (const std::vector<std::string> &row : readRows("spot_prices_made_up.csv")) {
            if (row[0] != type)
                continue;
            series.time.push_back(*parseUtcSeconds(row[3]));
            series.usdPerHour.push_back(numberOf(row[4]));
        }
        snapshot->spotSeries.push_back(std::move(series));
    }
    return snapshot;
}

FleetPool pool(const std::string &type, const std::string &zone, double usd)
{
    FleetPool p;
    p.instanceType = type;
    p.zone = zone;
    p.usdPerHour = usd;
    p.hazardPerHour = 0.01;
    return p;
}

std::size_t seriesOf(const Snapshot &snapshot, const std::string &type, const std::string &zone)
{
    for (std::size_t i = 0; i < snapshot.spotSeries.size(); ++i)
        if (snapshot.types[snapshot.spotSeries[i].type].name == type && snapshot.spotSeries[i].zone == zone)
            return i;
    return snapshot.spotSeries.size();
}

bool has(const std::vector<Message> &notes, const char *id)
{
    return std::any_of(notes.begin(), notes.end(), [&](const Message &note) { return note.id == id; });
}

double unitsAt(const FleetTimeline &t, double at)
{
    double units = 0.0;
    for (const FleetStep &step : t.capacity)
        if (step.fromHours <= at)
            units = step.units;
    return units;
}

} // namespace

TEST_CASE("Each pool of a fleet has the price history of its own type and zone", "[simulation][fleet]")
{
    const SnapshotPtr snapshot = withPrices();
    const std::size_t chosen = seriesOf(*snapshot, "p3.16xlarge", "us-east-1b"),
                      other = seriesOf(*snapshot, "g4dn.8xlarge", "us-east-1c");
    REQUIRE(chosen < snapshot->spotSeries.size());
    REQUIRE(other < snapshot->spotSeries.size());
    FleetParams p;
    p.pools = {pool("p3.16xlarge", "us-east-1b", 9.0), pool("g4dn.8xlarge", "us-east-1c", 0.7),
        pool("g4dn.8xlarge", "", 0.7), pool("none.large", "us-east-1b", 0.2)};
    const auto notes = applyMarket(p, {MarketKind::priceReplay, chosen, std::nullopt}, *snapshot, {});
    REQUIRE(notes);
    REQUIRE(p.process);
    const auto path = p.process->path();
    path->begin(1, 1, p.hours);
    for (const double t : {0.0, 30.0, 150.0}) {
        CHECK(path->price(0, t) >= 7.5);
        CHECK(path->price(0, t) <= 9.5);
        CHECK(path->price(1, t) >= 0.65);
        CHECK(path->price(1, t) <= 0.7);
        CHECK(path->price(2, t) < 1.0); // any zone of its type in the region
        CHECK(path->price(3, t) == 0.2);
    }
    CHECK(path->cost(3, 3.0, 150.0) == Approx(0.2 * 147.0));
    REQUIRE(notes->size() == 1);
    CHECK(notes->front().id == "sim.pool_without_history");
    CHECK(notes->front().args.front() == "none.large us-east-1b");
    // The hours of the pools are the same hours of the calendar.
    p.pools.resize(2);
    REQUIRE(applyMarket(p, {MarketKind::priceReplay, chosen, std::nullopt}, *snapshot, {}));
    const PriceSeries first = readPrices("p3.16xlarge", "us-east-1b"),
                      second = readPrices("g4dn.8xlarge", "us-east-1c");
    const double begin = static_cast<double>(std::max(first.begin(), second.begin()));
    const auto both = p.process->path();
    both->begin(1, 1, p.process->longestHours()); // as long as the histories: from their first common hour
    for (const double t : {0.0, 1.0, 77.0, 160.0}) {
        CHECK(both->price(0, t) == *first.at(begin + t * 3600.0));
        CHECK(both->price(1, t) == *second.at(begin + t * 3600.0));
    }
    // Shorter trajectories begin at a moment of their own, the same one for all pools (simulation 4.2).
    std::set<double> starts;
    for (std::uint64_t trajectory = 0; trajectory < 40; ++trajectory) {
        both->begin(1, trajectory, 24.0);
        const double prices[] = {both->price(0, 0.0), both->price(1, 0.0), both->price(1, 12.0)};
        starts.insert(prices[1]);
        int hours = 0;
        for (double h = 0.0; h + 24.0 <= p.process->longestHours(); h += 0.05)
            hours += *first.at(begin + h * 3600.0) == prices[0] && *second.at(begin + h * 3600.0) == prices[1]
                && *second.at(begin + (h + 12.0) * 3600.0) == prices[2];
        CHECK(hours > 0);
    }
    CHECK(starts.size() > 3);
    p.pools = {pool("none.large", "us-east-1b", 0.2)};
    CHECK(applyMarket(p, {MarketKind::priceReplay, chosen, std::nullopt}, *snapshot, {}).error().status
        == Status::noData);
}

TEST_CASE("A fleet says which of its pools a band or a measured pool does not speak of", "[simulation][fleet]")
{
    const SnapshotPtr snapshot = catalogue();
    FleetParams p;
    p.pools = {pool("foo.bar", "us-east-1a", 0.5), pool("g5.xlarge", "us-east-1a", 0.5)};
    p.pools[0].hazardPerHour = 0.37;
    const auto banded = applyMarket(p, {MarketKind::bandProbability, 0, std::nullopt}, *snapshot, {std::nullopt, 1});
    REQUIRE(banded);
    CHECK(*banded == std::vector<Message>{{"sim.pool_without_band", {"foo.bar", 0.37}}});
    CHECK(p.pools[0].hazardPerHour == 0.37);
    CHECK(p.pools[1].hazardPerHour == *bandHazardPerHour(1, HazardReading::probability));
    const auto items = marketItems(*snapshot, MarketKind::measuredPool, kNone, kNone);
    REQUIRE_FALSE(items.empty());
    const AvailabilityFit &fit = snapshot->availabilityFits[items.front()];
    const MarketChoice measured{MarketKind::measuredPool, items.front(), std::nullopt};
    const auto all = applyMarket(p, measured, *snapshot, {});
    REQUIRE(all);
    CHECK(*all == std::vector<Message>{{"sim.measured_for_all_pools", {fit.typeName + ' ' + fit.zone}}});
    p.pools = {pool(fit.typeName, fit.zone, 0.5), pool(fit.typeName, "", 0.5)};
    CHECK(applyMarket(p, measured, *snapshot, {})->empty());
    p.pools[1].zone = fit.zone + "x";
    CHECK(applyMarket(p, measured, *snapshot, {})->size() == 1);
}

TEST_CASE("A request that is refused is short by what it asked for, in whatever order its pools are listed",
    "[simulation][fleet]")
{
    FleetParams p;
    p.request = FleetRequest::request;
    p.strategy = AllocationStrategy::lowestPrice;
    p.targetUnits = 10.0;
    p.hours = 1.0;
    p.pools = {pool("heavy.large", "a", 100.0), pool("light.large", "a", 0.1)};
    p.pools[0].unitsPerInstance = 10.0;
    p.pools[0].launchSuccess = 0.0;
    p.pools[1].launchSuccess = 0.5;
    p.pools[0].hazardPerHour = p.pools[1].hazardPerHour = 0.0;
    RunOptions options;
    options.n = 20'000;
    const auto listed = simulateFleet(p, options);
    std::swap(p.pools[0], p.pools[1]);
    const auto reversed = simulateFleet(p, options);
    REQUIRE(listed);
    REQUIRE(reversed);
    // Ten launches of one unit, half of which succeed: sd of the mean 1.58 / sqrt(20000).
    CHECK(std::fabs(*listed->launches.mean - 5.0) < 0.05);
    CHECK(std::fabs(*reversed->launches.mean - 5.0) < 0.05);
    CHECK(listed->samples.unitHours == reversed->samples.unitHours);
}

TEST_CASE(
    "A fleet whose pools are full replaces a loss at once, in whatever order they are listed", "[simulation][fleet]")
{
    FleetParams p;
    p.strategy = AllocationStrategy::lowestPrice;
    p.targetUnits = 20.0;
    p.hours = 100.0;
    p.pools = {pool("heavy.large", "a", 1000.0), pool("light.large", "a", 0.1)};
    p.pools[0].unitsPerInstance = 10.0;
    p.pools[0].hazardPerHour = 0.0;
    p.pools[0].capacityInstances = 1;
    p.pools[1].hazardPerHour = 0.2;
    p.pools[1].capacityInstances = 6;
    RunOptions options;
    options.n = 4000;
    for (int order = 0; order < 2; ++order) {
        const auto r = simulateFleet(p, options);
        REQUIRE(r);
        // One heavy instance that is never lost and six light ones, up for 5 h and away for the 3 min of a launch.
        const double expected = 10.0 * 100.0 + 6.0 * 100.0 * 5.0 / (5.0 + p.leadHours);
        const double error = *r->unitHours.sd / std::sqrt(4000.0);
        CHECK(std::fabs(*r->unitHours.mean - expected) < 4.0 * error + 0.5); // all are up at first
        std::swap(p.pools[0], p.pools[1]);
    }
    // What waits for room takes what it gets, and no more than the target lacked.
    p.pools[0].unitsPerInstance = 1.0;
    p.pools[0].hazardPerHour = 0.05;
    p.pools[0].capacityInstances = 8;
    p.pools[1].unitsPerInstance = 10.0;
    p.pools[1].hazardPerHour = 0.1;
    p.pools[1].capacityInstances = 1;
    for (std::uint64_t trajectory = 0; trajectory < 50; ++trajectory) {
        const auto t = fleetTimeline(p, 1, trajectory);
        REQUIRE(t);
        for (const FleetStep &step : t->capacity)
            CHECK(step.units < 30.0); // the target and less than the heaviest
    }
}

TEST_CASE("Pools of one zone share its states, zones do not", "[simulation][fleet]")
{
    FleetParams p;
    p.pools = {pool("a", "z1", 1.0), pool("b", "z2", 1.0), pool("c", "z1", 1.0)};
    const auto notes = applyMarket(p, {MarketKind::regimesAssumed, 0, std::nullopt}, *catalogue(), {});
    REQUIRE(notes);
    CHECK_FALSE(has(*notes, "sim.pools_share_zone"));
    const auto path = p.process->path();
    path->begin(1, 1, 500.0);
    int differ = 0;
    for (double t = 0.0; t < 500.0; t += 0.5) {
        CHECK(path->hazard(0, t) == path->hazard(2, t));
        differ += path->hazard(0, t) != path->hazard(1, t) ? 1 : 0;
    }
    CHECK(differ > 100);
    p.pools[1].zone = "z1";
    CHECK(
        has(*applyMarket(p, {MarketKind::regimesAssumed, 0, std::nullopt}, *catalogue(), {}), "sim.pools_share_zone"));
}

TEST_CASE("A zone correlation without zones is said to have no effect", "[simulation][fleet]")
{
    MarketChoice choice{MarketKind::regimesAssumed, 0, std::nullopt};
    const auto said = [&](auto params) {
        const auto notes = applyMarket(params, choice, *catalogue(), {});
        REQUIRE(notes);
        std::vector<std::string> ids;
        for (const Message &note : *notes)
            if (note.id.starts_with("sim.zone_correlation"))
                ids.push_back(note.id);
        return ids;
    };
    using Ids = std::vector<std::string>;
    FleetParams one, several;
    one.pools = {pool("a", "z1", 1.0), pool("b", "z1", 1.0)};
    several.pools = {pool("a", "z1", 1.0), pool("b", "z2", 1.0)};
    CHECK(said(CheckpointParams{}).empty());
    CHECK(said(one).empty());
    choice.zoneCorrelation = 0.5;
    CHECK(said(CheckpointParams{}) == Ids{"sim.zone_correlation_run"});
    CHECK(said(one) == Ids{"sim.zone_correlation_one_zone"});
    CHECK(said(several).empty());
}

TEST_CASE("A trace that counts instances bounds what a pool holds", "[simulation][fleet]")
{
    const std::vector<std::uint32_t> counts{3, 3, 1, 0, 5, 5, 2, 4};
    const auto trace = std::make_shared<const Trace>(*Trace::fromTicks(3600, counts));
    FleetParams p;
    p.targetUnits = 4;
    p.hours = static_cast<double>(counts.size());
    p.leadHours = 0.0;
    p.pools = {pool("a", "", 1.0)};
    p.process = *countedTraceProcess({{trace, 1, 1.0}}, ReplayMode::fromTick);
    const FleetTimeline t = *fleetTimeline(p, 1, 1);
    for (std::size_t hour = 0; hour < counts.size(); ++hour) {
        INFO("hour " << hour);
        for (const double part : {0.01, 0.4, 0.99})
            CHECK(unitsAt(t, static_cast<double>(hour) + part) <= static_cast<double>(counts[hour]));
        // Retries come ten minutes apart at most.
        CHECK(unitsAt(t, static_cast<double>(hour) + 0.9) == std::min(4.0, static_cast<double>(counts[hour])));
    }
    const FleetResult r = *simulateFleet(p, [] {
        RunOptions o;
        o.n = 20;
        return o;
    }());
    CHECK(*r.losses.mean == 2 + 1 + 2); // of 3, 1 and 4
    CHECK(*r.spotUsd.max + *r.freeUsd.max <= 3 + 3 + 1 + 0 + 4 + 4 + 2 + 4 + 1e-9);
    p.pools.push_back(pool("b", "", 1.0)); // a second pool has places of its own
    p.process = *countedTraceProcess({{trace, 1, 1.0}, {trace, 1, 1.0}}, ReplayMode::fromTick);
    CHECK(unitsAt(*fleetTimeline(p, 1, 1), 2.9) == 2.0);

    // The bundled one counts to 16; those of one instance bound nothing.
    const SnapshotPtr snapshot = catalogue();
    for (std::size_t i = 0; i < snapshot->traces.size(); ++i) {
        FleetParams f;
        f.pools = {pool("a", "", 1.0), pool("b", "", 1.0)};
        const auto notes = applyMarket(f, {MarketKind::traceReplay, i, std::nullopt}, *snapshot, {});
        REQUIRE(notes);
        CHECK(has(*notes, "sim.pools_share_trace"));
        const bool counted = snapshot->traces[i].capacity > 1;
        CHECK(has(*notes, "sim.trace_counts_instances") == counted);
        CHECK(has(*notes, "sim.trace_of_one_instance") != counted);
        CHECK(f.process->places() == (counted ? 16U : 0U));
        f.pools.pop_back();
        applyMarket(f, {MarketKind::traceReplay, i, std::nullopt}, *snapshot, {});
        RunOptions o;
        o.n = 10;
        CHECK((simulateFleet(f, o)->capacity.front().p95 <= 16.0) == counted);
    }
}

TEST_CASE("A price above the cap of a unit takes running instances", "[simulation][fleet]")
{
    const auto series = std::make_shared<const PriceSeries>(*PriceSeries::make({0, 36'000, 72'000}, {1.0, 9.0, 1.0}));
    FleetParams p;
    p.targetUnits = 10;
    p.hours = 30.0;
    p.pools = {pool("a", "", 1.0)};
    p.pools[0].unitsPerInstance = 2.0;
    p.capUsdPerUnitHour = 4.0; // 8 USD an instance
    p.process = *priceReplayProcess({{series, 0.0, std::nullopt, 0.0, 1.0}});
    RunOptions o;
    o.n = 5;
    const FleetResult r = *simulateFleet(p, o);
    CHECK(*r.losses.mean == 5.0);
    CHECK(*r.shortfallUnitHours.mean >= 100.0);
    CHECK(*r.shortfallUnitHours.mean <= 100.0 + 10.0 * (10.0 + 3.0 + 0.1) / 60.0);
    CHECK(*r.spotUsd.mean <= 5.0 * 20.0);
    p.capUsdPerUnitHour = 4.5; // not above it
    CHECK(*simulateFleet(p, o)->losses.mean == 0.0);
}

TEST_CASE("A first look takes fewer trajectories where one takes long", "[simulation][fleet]")
{
    FleetParams p;
    p.pools = {pool("a", "", 1.0), pool("b", "", 1.1)};
    p.pools[1].unitsPerInstance = 0.43;
    CHECK(*fleetPreviewTrajectories(p) == kPreviewTrajectories);
    const auto trace = std::make_shared<const Trace>(readTrace("avail_p3.2xlarge_us-west-2a_2022-10-26.csv"));
    p.process = *countedTraceProcess({{trace, 1, 1.0}, {trace, 1, 1.1}}, ReplayMode::blockBootstrap);
    CHECK(*fleetPreviewTrajectories(p) == kPreviewTrajectories);
    p.rebalance = RebalanceMode::launch;
    const std::uint64_t few = *fleetPreviewTrajectories(p);
    CHECK(few < kPreviewTrajectories);
    CHECK(few >= 16);
    CHECK(*fleetPreviewTrajectories(p) == few);
    p.targetUnits = -1.0;
    CHECK(fleetPreviewTrajectories(p).error().field == "target_units");
}
