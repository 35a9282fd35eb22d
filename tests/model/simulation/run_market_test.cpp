// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// A gang on a market of the catalogue: what it needs of a trace, how often it is stopped, what it costs.
#include "model/catalog/snapshot.h"
#include "model/evaluation/simulation_inputs.h"
#include "model/simulation/market/hazard.h"
#include "model/simulation/parameters/market_choice.h"
#include "tests/model/simulation/support.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

RunOptions runs(std::uint64_t n, unsigned threads = 0)
{
    RunOptions options;
    options.n = n;
    options.seed = 11;
    options.threads = threads;
    return options;
}

bool warns(const std::vector<Message> &messages, const std::string &id)
{
    return std::any_of(messages.begin(), messages.end(), [&](const Message &m) { return m.id == id; });
}

AvailabilityTrace recorded(const Trace &trace, int capacity)
{
    AvailabilityTrace row;
    row.id = "trace";
    row.kind = "availability";
    row.capacity = capacity;
    row.gapSeconds = trace.gapSeconds();
    for (const TraceRun &run : trace.runs()) {
        row.runTicks.push_back(static_cast<std::uint32_t>(run.ticks));
        row.available.push_back(static_cast<std::uint16_t>(run.available));
    }
    return row;
}

// 16 at most, less most of the time: 16, 8, 12, 0 in stretches of hours.
Trace counted()
{
    std::vector<std::uint32_t> ticks;
    Dice dice(5);
    while (ticks.size() < 3000) {
        const std::uint32_t value = std::array<std::uint32_t, 4>{16, 8, 12, 0}[dice.below(4)];
        ticks.insert(ticks.end(), 6 + dice.below(24), value);
    }
    return *Trace::fromTicks(600, ticks);
}

Snapshot traces() // 0: counts to 16; 1: a single instance, as recorded
{
    Snapshot snapshot;
    snapshot.traces.push_back(recorded(counted(), 16));
    snapshot.traces.push_back(recorded(readTrace("avail_p3.2xlarge_us-west-2a_2022-10-26.csv"), 1));
    return snapshot;
}

CheckpointParams gang(unsigned instances)
{
    CheckpointParams p;
    p.workHours = 24.0;
    p.instances = instances;
    p.usdPerHour = 1.0;
    return p;
}

constexpr MarketChoice kCounted{MarketKind::traceReplay, 0, std::nullopt},
    kSingle{MarketKind::traceReplay, 1, std::nullopt};

} // namespace

TEST_CASE("A gang needs all of its instances of a trace that counts them", "[simulation][market]")
{
    const Snapshot snapshot = traces();
    double hours = 0.0;
    for (const unsigned instances :
        {1U, 10U, 16U}) { // what offers 16 at times offers 10 more often, and 1 more often still
        CheckpointParams p = gang(instances);
        const auto notes = applyMarket(p, kCounted, snapshot, std::nullopt);
        REQUIRE(notes);
        CHECK_FALSE(warns(*notes, "sim.trace_single_for_gang"));
        const auto r = simulateCheckpoint(p, runs(1024));
        REQUIRE(r);
        REQUIRE(r->hours.mean);
        CHECK(*r->hours.mean > 1.1 * hours);
        hours = *r->hours.mean;
        CHECK(simulateCheckpoint(p, runs(1024, 3))->samples.hours == r->samples.hours);
        // Its rate is that at which so many together were lost.
        CHECK_THAT(p.hazardPerHour * instances,
            Catch::Matchers::WithinRel(*estimate(counted(), instances).hazardPerHour, 1e-12));
        const auto held = onConstantRate(p, kCounted, snapshot);
        REQUIRE(held);
        CHECK_THAT(held->hazardPerHour, Catch::Matchers::WithinRel(p.hazardPerHour, 1e-12));
    }
    for (const MarketKind kind : {MarketKind::traceReplay, MarketKind::regimesFitted}) {
        CheckpointParams p = gang(17);
        const auto refused = applyMarket(p, {kind, 0, std::nullopt}, snapshot, std::nullopt);
        REQUIRE_FALSE(refused);
        CHECK(refused.error() == Failure{Status::noCapacity, "instances", 16.0});
        CHECK_FALSE(p.process);
    }
    // A trace of single instances says nothing of a gang, which has to be told.
    CheckpointParams p = gang(1);
    CHECK_FALSE(warns(*applyMarket(p, kSingle, snapshot, std::nullopt), "sim.trace_single_for_gang"));
    p = gang(17);
    CHECK(warns(*applyMarket(p, kSingle, snapshot, std::nullopt), "sim.trace_single_for_gang"));
    CHECK(simulateCheckpoint(p, runs(64)));
    // Nothing was ever to be had.
    Snapshot never;
    never.traces.push_back(recorded(*Trace::fromText(600, std::string(300, '0')), 1));
    p = gang(1);
    CHECK(applyMarket(p, {MarketKind::traceReplay, 0, std::nullopt}, never, std::nullopt).error().status
        == Status::noCapacity);
}

TEST_CASE("A deadline policy asks a trace for its whole gang", "[simulation][market]")
{
    DeadlineParams p;
    p.spotUsdPerHour = 1.0;
    p.onDemandUsdPerHour = 3.0;
    p.trace = std::make_shared<const Trace>(counted());
    double spot = 1e9;
    for (const std::uint32_t needed : {1U, 10U, 16U}) {
        p.needed = needed;
        const auto r = simulateDeadline(p, runs(512));
        REQUIRE(r);
        CHECK(*r->spotHours.mean < spot);
        spot = *r->spotHours.mean;
        CHECK_FALSE(warns(r->warnings, "sim.trace_single_for_gang"));
    }
    p.needed = 17;
    CHECK(simulateDeadline(p, runs(64)).error() == Failure{Status::noCapacity, "instances", 16.0});
    CHECK(runDeadline(p).error().status == Status::noCapacity);
    p.trace = std::make_shared<const Trace>(readTrace("avail_p3.2xlarge_us-west-2a_2022-10-26.csv"));
    const auto single = simulateDeadline(p, runs(64));
    REQUIRE(single);
    CHECK(warns(single->warnings, "sim.trace_single_for_gang"));
    CHECK(*single->spotHours.mean > 0.0);
    // The page and the report take the gang from the scenario.
    Scenario scenario;
    scenario.kind = WorkloadKind::training;
    SimulationInputs inputs;
    inputs.instances = 12;
    CHECK(deadlineParams(scenario, inputs).needed == 12);
}

TEST_CASE("A run on a market without a price costs nothing that could be stated", "[simulation][market]")
{
    const Snapshot snapshot = traces();
    for (const MarketKind kind : {MarketKind::traceReplay, MarketKind::regimesFitted, MarketKind::regimesAssumed}) {
        CheckpointParams p = gang(2);
        REQUIRE(applyMarket(p, {kind, 1, std::nullopt}, snapshot, std::nullopt));
        CHECK(simulateCheckpoint(p, runs(64))->usd);
        p.usdPerHour.reset();
        p.budgetUsd = 10.0;
        REQUIRE(applyMarket(p, {kind, 1, std::nullopt}, snapshot, std::nullopt));
        const auto r = simulateCheckpoint(p, runs(64));
        REQUIRE(r);
        CHECK_FALSE(r->usd);
        CHECK_FALSE(r->withinBudget);
        CHECK(r->samples.usd.empty());
        CHECK(r->hours.mean);
    }
    FleetParams fleet;
    fleet.pools.push_back({});
    fleet.pools[0].usdPerHour = 1.0;
    CHECK_FALSE(unknownPrice(fleet));
    fleet.onDemandBase = 0.5;
    CHECK(unknownPrice(fleet)->args == std::vector<Argument>{"field.on_demand_usd_per_unit_hour"});
    fleet.onDemandUsdPerUnitHour = 3.0;
    CHECK_FALSE(unknownPrice(fleet));
    fleet.pools.push_back({});
    CHECK(unknownPrice(fleet)->args == std::vector<Argument>{"field.spot_usd_per_hour"});
    const DeadlineParams none = deadlineParams(Scenario{}, SimulationInputs{});
    CHECK_FALSE(none.spotUsdPerHour);
    CHECK_FALSE(none.onDemandUsdPerHour);
}

TEST_CASE("An elastic cluster is on the market of the gang beside it", "[simulation][market]")
{
    const Snapshot snapshot = traces();
    const auto beside = [&](const MarketChoice &choice, unsigned instances, ElasticParams &elastic) {
        CheckpointParams p = gang(instances);
        p.checkpointHours = p.restartHours = 1e-6;
        p.waitHours = elastic.replacementHours;
        elastic.pauseHours = 0.0;
        REQUIRE(applyMarket(p, choice, snapshot, std::nullopt));
        REQUIRE(applyMarket(elastic, p, choice, snapshot));
        return *simulateCheckpoint(p, runs(1024))->hours.mean;
    };
    ElasticParams elastic;
    elastic.replacementHours = 0.01;
    // On a trace of a single instance all of the cluster come and go with it, as the gang does.
    const double whole = beside(kSingle, 8, elastic);
    const auto together = simulateElastic(elastic, runs(1024));
    REQUIRE(together);
    CHECK_FALSE(together->closedForm);
    CHECK(std::fabs(*together->hours.mean / whole - 1.0) < 0.05);
    // Where the trace counts, some are there when not all of them are: X(k) of the time with k.
    const double all = beside(kCounted, 16, elastic);
    elastic.communicationShare = 0.0;
    const auto some = simulateElastic(elastic, runs(1024));
    REQUIRE(some);
    CHECK(*some->hours.mean < 0.8 * all);
    const double present = counted().meanAvailability(); // of 16
    CHECK(std::fabs(24.0 / *some->hours.mean / present - 1.0) < 0.15);
    CHECK(*some->hours.min >= 24.0);
    REQUIRE(some->usd);
    CHECK(*some->usd->mean <= 1.001 * *some->instanceHours.mean);
    for (const unsigned threads : {1U, 2U, 3U, 8U}) {
        const auto again = simulateElastic(elastic, runs(1024, threads));
        CHECK(again->sampleHours == some->sampleHours);
        CHECK(again->sampleUsd == some->sampleUsd);
    }
    // Assumed regimes, too; and without a price there is no cost.
    CheckpointParams p = gang(4);
    p.usdPerHour.reset();
    const MarketChoice assumed{MarketKind::regimesAssumed, 0, std::nullopt};
    REQUIRE(applyMarket(p, assumed, snapshot, std::nullopt));
    REQUIRE(applyMarket(elastic, p, assumed, snapshot));
    CHECK(elastic.process == p.process);
    const auto regimes = simulateElastic(elastic, runs(256));
    REQUIRE(regimes);
    CHECK_FALSE(regimes->usd);
    CHECK(*regimes->losses.mean > 0.0);
}

TEST_CASE("An elastic cluster replays a trace as the gang beside it does", "[simulation][market]")
{
    const Snapshot snapshot = traces();
    CheckpointParams p = gang(4);
    p.checkpointHours = p.restartHours = 1e-6;
    const auto hours = [&](ReplayMode mode, double blockHours, unsigned tick) {
        const MarketChoice choice{MarketKind::traceReplay, 0, std::nullopt, mode, blockHours, tick};
        ElasticParams elastic;
        REQUIRE(applyMarket(p, choice, snapshot, std::nullopt));
        REQUIRE(applyMarket(elastic, p, choice, snapshot));
        return simulateElastic(elastic, runs(256))->sampleHours;
    };
    const auto spread = [](const std::vector<double> &v) {
        return *std::max_element(v.begin(), v.end()) - *std::min_element(v.begin(), v.end());
    };
    const auto fixed = hours(ReplayMode::fromTick, 24.0, 0), later = hours(ReplayMode::fromTick, 24.0, 40);
    CHECK(spread(fixed) == 0.0); // one start, nothing is drawn
    CHECK(spread(later) == 0.0);
    CHECK(fixed.front() != later.front());
    CHECK(hours(ReplayMode::blockBootstrap, 24.0, 0) != hours(ReplayMode::blockBootstrap, 6.0, 0));
    CHECK(spread(hours(ReplayMode::randomStart, 24.0, 0)) > 0.0);
}

TEST_CASE("An instance of an elastic cluster lost within its first hour is free", "[simulation][market]")
{
    ElasticParams p;
    p.workHours = 100.0;
    p.hazardPerHour = 0.5;
    p.usdPerHour = 2.0;
    p.budgetUsd = 4000.0;
    const auto free = simulateElastic(p, runs(2000));
    p.firstHourFree = false;
    const auto paid = simulateElastic(p, runs(2000));
    REQUIRE(free);
    REQUIRE(paid);
    CHECK(free->sampleHours == paid->sampleHours);
    CHECK(
        std::fabs(*paid->usd->mean / (2.0 * *paid->instanceHours.mean) - 1.0) < 0.002); // but for starts below a minute
    CHECK(std::fabs(*free->usd->mean / *paid->usd->mean / *billedFractionFirstHourFree(0.5) - 1.0) < 0.02);
    CHECK(free->withinBudget->estimate >= paid->withinBudget->estimate);
}

TEST_CASE("A price history is replayed from a moment of each trajectory's own", "[simulation][market]")
{
    Snapshot snapshot;
    SpotSeries row; // a quarter at 1, the rest at 3 USD/h
    row.time = {0, 250 * 3600, 1000 * 3600 - kPriceTailSeconds};
    row.usdPerHour = {1.0, 3.0, 3.0};
    snapshot.spotSeries.push_back(row);
    CheckpointParams p = gang(1);
    p.hazardPerHour = 0.0;
    p.workHours = 10.0;
    REQUIRE(applyMarket(p, {MarketKind::priceReplay, 0, std::nullopt}, snapshot, std::nullopt));
    const auto r = simulateCheckpoint(p, runs(4096));
    REQUIRE(r);
    CHECK(r->info.capped == 0);
    CHECK(r->usd->p5->value == Approx(10.0));
    CHECK(r->usd->p95->value == Approx(30.0));
    CHECK(std::fabs(*r->usd->mean / 10.0 - 2.5) < 0.05);
    CHECK(simulateCheckpoint(p, runs(4096, 3))->samples.usd == r->samples.usd);
    ElasticParams elastic;
    REQUIRE(applyMarket(elastic, p, {MarketKind::priceReplay, 0, std::nullopt}, snapshot));
    CHECK(*simulateElastic(elastic, runs(512))->usd->sd > 1.0);
    // Never past the end of the record, whatever the start; from its first row where that is asked for.
    p.workHours = 990.0;
    REQUIRE(applyMarket(p, {MarketKind::priceReplay, 0, std::nullopt}, snapshot, std::nullopt));
    CHECK(simulateCheckpoint(p, runs(64))->hours.max <= 1000.0);
    p.workHours = 1001.0;
    CHECK(simulateCheckpoint(p, runs(64)).error().status == Status::noData);
    p.workHours = 10.0;
    const auto series = std::make_shared<const PriceSeries>(*PriceSeries::from(row));
    p.process = *priceReplayProcess({{series, 0.0, {}, 0.0, 1.0}});
    CHECK(*simulateCheckpoint(p, runs(64))->usd->max == Approx(10.0));
}

TEST_CASE("A random start of a trace is random for runs far shorter than it, and ends with it", "[simulation][market]")
{
    const auto trace
        = std::make_shared<const Trace>(*Trace::fromText(3600, std::string(500, '1') + std::string(500, '0')));
    CheckpointParams p = gang(1);
    p.workHours = 10.0;
    p.process = *traceReplayProcess({{trace, 1, 1.0}}, ReplayMode::randomStart);
    const auto r = simulateCheckpoint(p, runs(2000));
    REQUIRE(r);
    // Half of the starts find the trace down for the rest of it.
    CHECK(std::fabs(static_cast<double>(r->info.capped) / 2000.0 - 0.5) < 0.05);
    REQUIRE_FALSE(r->warnings.empty());
    CHECK(r->warnings.back().id == "sim.capped_withheld");
}

TEST_CASE("How long a run takes is told before it starts, and it is bounded", "[simulation][market]")
{
    CheckpointParams p = gang(1);
    p.hazardPerHour = 0.5;
    double told = 0.0;
    RunOptions options = runs(1000);
    options.announce = [&](double events) { told += events; };
    REQUIRE(simulateCheckpoint(p, options));
    CHECK(told > 1000.0 * 0.5 * 24.0);
    CHECK(told < 1000.0 * 0.5 * 24.0 * 3.0);
    p.workHours = 1e5;
    p.hazardPerHour = 5.0;
    options.n = 100'000'000;
    CHECK(simulateCheckpoint(p, options).error() == Failure{Status::outOfRange, "trajectories", 1e8});
}

TEST_CASE("The best interval is that of the rate at which the whole gang is stopped", "[simulation][market]")
{
    const Snapshot snapshot = traces();
    for (const MarketKind kind : {MarketKind::traceReplay, MarketKind::regimesFitted}) {
        CheckpointParams p = gang(64);
        p.workHours = 48.0;
        REQUIRE(applyMarket(p, {kind, 1, std::nullopt}, snapshot, std::nullopt));
        const double best = *simulateCheckpoint(p, runs(2000))->hours.mean;
        p.hazardPerHour = 5.0; // not that of the market: of no account
        CHECK(*simulateCheckpoint(p, runs(2000))->hours.mean == best);
        for (const double interval : {0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 4.0}) {
            p.intervalHours = interval;
            INFO(marketKindId(kind) << " " << interval);
            CHECK(best < 1.02 * *simulateCheckpoint(p, runs(2000))->hours.mean);
        }
    }
    // Markets that take instances one by one stop a gang N times as often.
    const SpotProcessPtr poisson = *poissonProcess({{0.1, 1.0, 1.0}});
    CHECK(*poisson->lossesPerHour(0, 8) == Approx(0.8));
    const SpotProcessPtr onOff = *regimeProcess(*onOffRegimes(4.0, 1.0), {{0, 1.0}});
    CHECK(*onOff->lossesPerHour(0, 1) == Approx(0.25));
    CHECK(*onOff->lossesPerHour(0, 64) == Approx(0.25));
    const auto series = std::make_shared<const PriceSeries>(*PriceSeries::make({0, 36'000, 72'000}, {1.0, 3.0, 1.0}));
    CHECK(*(*priceReplayProcess({{series, 0.0, {}, 0.1, 1.0}}))->lossesPerHour(0, 2) == Approx(0.2));
    CHECK(*(*priceReplayProcess({{series, 0.0, 2.0, 0.1, 1.0}}))->lossesPerHour(0, 2)
        == Approx(0.2 + 1.0 / (20.0 - 10.0 + 7 * 24.0)));
}
