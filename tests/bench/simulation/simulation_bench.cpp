// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Trajectories a second of the three simulations beside the physical limit (draws of a trajectory times the cost of a
// draw), and the share of the statistics. The first argument is the number of threads. `twoThreads`, `preview` and
// `cancel` say theirs in one line each: wall times, medians of several.
#include "model/simulation/checkpoint/checkpoint.h"
#include "model/simulation/deadline/deadline.h"
#include "model/simulation/fleet/fleet.h"
#include "model/simulation/random/random_quads.h"
#include "model/support/date.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <numeric>
#include <sstream>
#include <string>
#include <thread>

using namespace wattfare;

namespace {

double secondsSince(std::chrono::steady_clock::time_point begin)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

RunOptions options(const benchmark::State &state, std::uint64_t n)
{
    RunOptions o;
    o.n = n;
    o.threads = static_cast<unsigned>(state.range(0));
    return o;
}

void trajectories(benchmark::State &state, std::uint64_t n)
{
    state.counters["trajectories/s"] = benchmark::Counter(
        static_cast<double>(n) * static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

// Seconds of one exponential draw, the best of several passes: one by one from streams that are as long as those of the
// checkpoint case (`length` draws), or four at a time as the fleets draw.
double drawSeconds(int length)
{
    double best = 1e9, sum = 0.0;
    for (int pass = 0; pass < 20; ++pass) {
        constexpr int streams = 20'000;
        const auto begin = std::chrono::steady_clock::now();
        for (int t = 0; t < streams; ++t) {
            RandomStream stream(kDefaultSeed, static_cast<std::uint64_t>(t), Substream::lifetimes);
            for (int i = 0; i < length; ++i)
                sum += stream.exponential();
        }
        best = std::min(best, secondsSince(begin) / (streams * length));
    }
    benchmark::DoNotOptimize(sum);
    return best;
}

double quadDrawSeconds()
{
    double best = 1e9, sum = 0.0;
    PhiloxQuads quads;
    constexpr std::uint32_t slots = 40;
    std::vector<std::array<double, 4>> lives(slots);
    std::vector<std::uint32_t> streams(slots), blocks(slots, 0);
    std::iota(streams.begin(), streams.end(), 0U);
    std::vector<double *> out;
    for (auto &four : lives)
        out.push_back(four.data());
    for (int pass = 0; pass < 20; ++pass) {
        constexpr int rounds = 1000;
        const auto begin = std::chrono::steady_clock::now();
        for (int t = 0; t < rounds; ++t) {
            quads.begin(kDefaultSeed, static_cast<std::uint64_t>(t), Substream::lifetimes);
            quads.exponentials(streams, blocks, out);
            sum += lives[7][3];
        }
        best = std::min(best, secondsSince(begin) / (rounds * slots * 4.0));
    }
    benchmark::DoNotOptimize(sum);
    return best;
}

// The physical limit: nothing but the draws of a trajectory.
void limit(benchmark::State &state, double draws, double secondsADraw)
{
    state.counters["draws"] = draws;
    state.counters["ns/draw"] = secondsADraw * 1e9;
    state.counters["limit/s"] = 1.0 / (draws * secondsADraw);
}

CheckpointParams v05()
{
    CheckpointParams p;
    p.workHours = 100.0;
    p.intervalHours = 0.5;
    p.checkpointHours = 60.0 / 3600.0;
    p.restartHours = 300.0 / 3600.0;
    p.waitHours = 600.0 / 3600.0;
    p.hazardPerHour = 0.05;
    return p;
}

void checkpoint(benchmark::State &state)
{
    constexpr std::uint64_t n = 1 << 20;
    for (auto _ : state)
        benchmark::DoNotOptimize(simulateCheckpoint(v05(), options(state, n)));
    trajectories(state, n);
    // A life for each loss, and the last one.
    limit(state, *simulateCheckpoint(v05(), options(state, kPreviewTrajectories))->losses.mean + 1.0, drawSeconds(6));
}
BENCHMARK(checkpoint)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();

void checkpointPreview(benchmark::State &state) // 4,096 trajectories
{
    for (auto _ : state)
        benchmark::DoNotOptimize(simulateCheckpoint(v05(), options(state, kPreviewTrajectories)));
    trajectories(state, kPreviewTrajectories);
}
BENCHMARK(checkpointPreview)->Arg(1)->Unit(benchmark::kMillisecond)->UseRealTime();

FleetParams fleetParams()
{
    FleetParams p;
    p.targetUnits = 40;
    p.hours = 168;
    p.onDemandUsdPerUnitHour = 3.06;
    for (int j = 0; j < 3; ++j) {
        FleetPool pool;
        pool.instanceType = "pool" + std::to_string(j);
        pool.usdPerHour = 0.9 + 0.1 * j;
        pool.hazardPerHour = 0.02 + 0.001 * j;
        pool.shockPerHour = 0.002;
        p.pools.push_back(pool);
    }
    p.strategy = AllocationStrategy::diversified;
    return p;
}

void fleet(benchmark::State &state)
{
    const auto n = static_cast<std::uint64_t>(state.range(1));
    double events = 0.0;
    for (auto _ : state) {
        const Outcome<FleetResult> r = simulateFleet(fleetParams(), options(state, n));
        events = *r->losses.mean + *r->launches.mean;
        benchmark::DoNotOptimize(r);
    }
    trajectories(state, n);
    state.counters["events"] = events;
    const FleetParams p = fleetParams();
    double shocks = 0.0;
    for (const FleetPool &pool : p.pools)
        shocks += pool.shockPerHour * p.hours + 1.0;
    limit(state, (events + p.targetUnits) / 2.0 + shocks, quadDrawSeconds()); // a life a launch
}
BENCHMARK(fleet)
    ->Args({1, 1 << 17})
    ->Args({2, 1 << 17})
    ->Args({1, 1 << 12})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

constexpr const char *kTraces[]{"avail16_p3.2xlarge_us-west-2a_2023-08-27", "avail_p2.8xlarge_us-west-2a_2022-10-26",
    "avail_p3.2xlarge_us-west-2a_2022-10-26", "preempt_p3.2xlarge_us-west-2b_2023-04-22"};

std::shared_ptr<const Trace> bundledTrace(const std::string &name = kTraces[2])
{
    std::ifstream file(WATTFARE_SOURCE_DIR "/tests/data/simulation/" + name + ".csv");
    std::vector<TraceRun> runs;
    std::string line;
    double gap = 0.0;
    std::getline(file, line);
    while (std::getline(file, line)) {
        TraceRun run;
        char comma = 0;
        std::istringstream(line) >> gap >> comma >> run.startTick >> comma >> run.ticks >> comma >> run.available;
        runs.push_back(run);
    }
    return std::make_shared<const Trace>(*Trace::make(gap, runs));
}

void deadline(benchmark::State &state)
{
    constexpr std::uint64_t n = 1 << 19;
    DeadlineParams p;
    p.spotUsdPerHour = 0.9731;
    p.onDemandUsdPerHour = 3.06;
    p.trace = bundledTrace();
    p.policy = static_cast<DeadlinePolicy>(state.range(1));
    for (auto _ : state)
        benchmark::DoNotOptimize(simulateDeadline(p, options(state, n)));
    trajectories(state, n);
    // One draw a block of 24 hours: the draws are no limit here, the runs of the trace are.
    limit(state, std::ceil(p.deadlineHours / 24.0), drawSeconds(3));
    state.SetLabel(std::string(deadlinePolicyId(p.policy)));
}
BENCHMARK(deadline)
    ->Args({1, static_cast<int>(DeadlinePolicy::greedy)})
    ->Args({1, static_cast<int>(DeadlinePolicy::uniformProgress)})
    ->Args({1, static_cast<int>(DeadlinePolicy::uniformProgressHysteresis)})
    ->Args({2, static_cast<int>(DeadlinePolicy::uniformProgressHysteresis)})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

void clairvoyant(benchmark::State &state)
{
    DeadlineParams p;
    p.spotUsdPerHour = 0.9731;
    p.onDemandUsdPerHour = 3.06;
    p.trace = bundledTrace();
    p.policy = DeadlinePolicy::clairvoyant;
    for (auto _ : state)
        benchmark::DoNotOptimize(runDeadline(p));
}
BENCHMARK(clairvoyant)->Unit(benchmark::kMillisecond);

// One exponential draw, a stream of its own every six as in the checkpoint case.
void exponentialDraw(benchmark::State &state)
{
    std::uint64_t trajectory = 0;
    double sum = 0.0;
    for (auto _ : state) {
        RandomStream stream(kDefaultSeed, trajectory++, Substream::lifetimes);
        for (int i = 0; i < 6; ++i)
            sum += stream.exponential();
    }
    benchmark::DoNotOptimize(sum);
    state.SetItemsProcessed(state.iterations() * 6);
}
BENCHMARK(exponentialDraw);

// What summaries and quantiles of the checkpoint case add: four columns.
void statistics(benchmark::State &state)
{
    const CheckpointResult r = *simulateCheckpoint(v05(), options(state, 1 << 20));
    for (auto _ : state) {
        for (const std::vector<double> *column :
            {&r.samples.hours, &r.samples.busyHours, &r.samples.lostHours, &r.samples.losses})
            benchmark::DoNotOptimize(summarise(*column, 0, static_cast<unsigned>(state.range(0))));
    }
    trajectories(state, 1 << 20);
}
BENCHMARK(statistics)->Arg(1)->Unit(benchmark::kMillisecond)->UseRealTime();

double medianOf(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

std::string inText(const char *format, auto... values)
{
    char text[160];
    std::snprintf(text, sizeof text, format, values...);
    return text;
}

DeadlineParams deadlineParams()
{
    DeadlineParams p;
    p.spotUsdPerHour = 0.9731;
    p.onDemandUsdPerHour = 3.06;
    p.trace = bundledTrace();
    return p;
}

// The same 40 units on a recorded market, in pools of other weights as the window suggests them.
FleetParams fleetOnTrace(const std::string &name)
{
    FleetParams p = fleetParams();
    const auto trace = bundledTrace(name);
    std::vector<TraceReplayPool> replay;
    for (std::size_t j = 0; j < p.pools.size(); ++j) {
        p.pools[j].shockPerHour = 0.0;
        p.pools[j].unitsPerInstance = j == 1 ? 0.43 : j == 2 ? 1.7 : 1.0;
        replay.push_back({trace, 1, p.pools[j].usdPerHour});
    }
    p.process = *traceReplayProcess(std::move(replay), ReplayMode::blockBootstrap);
    return p;
}

std::shared_ptr<const PriceSeries> bundledPrices(const std::string &type, const std::string &zone)
{
    std::ifstream file(WATTFARE_SOURCE_DIR "/tests/data/simulation/spot_prices_made_up.csv");
    std::vector<std::int64_t> seconds;
    std::vector<double> prices;
    for (std::string line; std::getline(file, line);) {
        std::vector<std::string> fields;
        std::stringstream stream(line);
        for (std::string field; std::getline(stream, field, ',');)
            fields.push_back(field);
        if (fields.size() < 5 || fields[0] != type || fields[2] != zone)
            continue;
        seconds.push_back(*parseUtcSeconds(fields[3]));
        prices.push_back(std::stod(fields[4]));
    }
    return std::make_shared<const PriceSeries>(*PriceSeries::make(std::move(seconds), std::move(prices)));
}

FleetParams fleetOnPrices()
{
    FleetParams p = fleetParams();
    const auto series = bundledPrices("p3.16xlarge", "us-east-1b");
    const double begin = static_cast<double>(series->begin());
    std::vector<PriceReplayPool> replay;
    for (FleetPool &pool : p.pools) {
        pool.shockPerHour = 0.0;
        replay.push_back({series, begin, 8.0, pool.hazardPerHour, 1.0});
    }
    p.process = *priceReplayProcess(std::move(replay));
    return p;
}

// The page's markets: a trace is one for all pools and, where it counts instances, bounds what each holds.
FleetParams fleetOnMarket(const std::string &market)
{
    FleetParams p = fleetParams();
    for (std::size_t j = 0; j < p.pools.size(); ++j) {
        p.pools[j].shockPerHour = 0.0;
        p.pools[j].unitsPerInstance = j == 1 ? 0.43 : j == 2 ? 1.7 : 1.0;
    }
    if (market == "prices" || market == "prices under a cap") {
        const std::pair<const char *, const char *> histories[]{
            {"p3.16xlarge", "us-east-1b"}, {"g4dn.8xlarge", "us-east-1c"}, {"p3.16xlarge", "us-east-1b"}};
        std::vector<PriceReplayPool> replay;
        double begin = 0.0;
        for (std::size_t j = 0; j < p.pools.size(); ++j) {
            const auto series = bundledPrices(histories[j].first, histories[j].second);
            begin = std::max(begin, static_cast<double>(series->begin()));
            replay.push_back({series, 0.0, std::nullopt, p.pools[j].hazardPerHour, 1.0});
            if (market != "prices")
                replay.back().capUsdPerHour = j == 1 ? 0.67 : 8.0;
        }
        for (PriceReplayPool &pool : replay)
            pool.startSeconds = begin;
        p.process = *priceReplayProcess(std::move(replay), true);
        return p;
    }
    const auto trace = bundledTrace(market);
    std::vector<TraceReplayPool> replay;
    for (const FleetPool &pool : p.pools)
        replay.push_back({trace, 1, pool.usdPerHour});
    p.process = *countedTraceProcess(std::move(replay), ReplayMode::blockBootstrap);
    return p;
}

// A preview of each market of the page by each strategy, with and without rebalancing. Processor time is that of all
// threads.
void fleetMarket(benchmark::State &state, const FleetParams &p)
{
    double losses = 0.0;
    for (auto _ : state) {
        const Outcome<FleetResult> r = simulateFleet(p, options(state, kPreviewTrajectories));
        losses = *r->losses.mean;
        benchmark::DoNotOptimize(r);
    }
    state.counters["losses"] = losses;
    trajectories(state, kPreviewTrajectories);
}

const bool kMarketsRegistered = [] {
    std::vector<std::string> markets{"prices", "prices under a cap"};
    markets.insert(markets.end(), std::begin(kTraces), std::end(kTraces));
    for (const std::string &market : markets) {
        for (const AllocationStrategy strategy : {AllocationStrategy::lowestPrice, AllocationStrategy::diversified,
                 AllocationStrategy::capacityOptimised, AllocationStrategy::priceCapacityOptimised}) {
            for (const RebalanceMode mode :
                {RebalanceMode::none, RebalanceMode::launch, RebalanceMode::launchBeforeTerminate}) {
                FleetParams p = fleetOnMarket(market);
                p.strategy = strategy;
                p.lowestPricePools = 2;
                p.rebalance = mode;
                const std::string name = "fleetMarket/" + market.substr(0, market.find("_us")) + '/'
                    + std::string(allocationStrategyId(strategy)) + '/' + std::string(rebalanceModeId(mode));
                benchmark::RegisterBenchmark(name.c_str(), fleetMarket, p)
                    ->Arg(1)
                    ->Arg(2)
                    ->Unit(benchmark::kMillisecond)
                    ->MeasureProcessCPUTime()
                    ->UseRealTime();
            }
        }
    }
    return true;
}();

// The costs of all trajectories: what must not depend on threads.
std::vector<double> runOf(const std::string &engine, std::uint64_t n, unsigned threads)
{
    RunOptions o;
    o.n = n;
    o.threads = threads;
    if (engine == "checkpoint")
        return std::move(simulateCheckpoint(v05(), o)->samples.hours);
    if (engine == "fleet")
        return std::move(simulateFleet(fleetParams(), o)->samples.usd);
    if (engine == "fleet on prices")
        return std::move(simulateFleet(fleetOnPrices(), o)->samples.usd);
    if (engine != "deadline")
        return std::move(simulateFleet(fleetOnTrace(engine), o)->samples.usd);
    return std::move(simulateDeadline(deadlineParams(), o)->samples.usd);
}

struct Timed {
    const char *engine;
    std::uint64_t n;
};

// Two threads against one, turn by turn, so that other work of the machine meets both.
void twoThreads(benchmark::State &state)
{
    constexpr int turns = 9;
    std::string line = "wall ms of one and two threads, median of 9:";
    for (auto _ : state) {
        for (const Timed &each : {Timed{"checkpoint", 1 << 20}, Timed{"fleet", 1 << 16}, Timed{"deadline", 1 << 18}}) {
            std::vector<double> times[2], bytes[2];
            for (int turn = 0; turn <= turns; ++turn) {
                for (const unsigned threads : {1U, 2U}) {
                    const auto begin = std::chrono::steady_clock::now();
                    bytes[threads - 1] = runOf(each.engine, each.n, threads);
                    if (turn > 0) // the first warms up
                        times[threads - 1].push_back(1e3 * secondsSince(begin));
                }
            }
            if (bytes[0] != bytes[1])
                state.SkipWithError("two threads give other results than one");
            const double one = medianOf(times[0]), two = medianOf(times[1]);
            line += inText(" %s %.1f / %.1f = x%.2f;", each.engine, one, two, one / two);
            state.counters[std::string("speedup_") + each.engine] = one / two;
        }
    }
    state.SetLabel(line + " same bytes");
}
BENCHMARK(twoThreads)->Iterations(1)->Unit(benchmark::kMillisecond)->UseRealTime();

double cpuSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// What is shown at once: 4,096 trajectories on one thread; 50 ms are allowed. Processor time says it on a busy machine.
void preview(benchmark::State &state)
{
    std::string line = "4,096 trajectories on one thread, median of 7, 50 ms allowed, wall / processor ms:";
    for (auto _ : state) {
        std::vector<std::string> engines{"checkpoint", "fleet", "fleet on prices", "deadline"};
        engines.insert(engines.end(), std::begin(kTraces), std::end(kTraces));
        for (const std::string &engine : engines) {
            std::vector<double> times, processor;
            for (int turn = 0; turn < 7; ++turn) {
                const auto begin = std::chrono::steady_clock::now();
                const double cpu = cpuSeconds();
                benchmark::DoNotOptimize(runOf(engine, kPreviewTrajectories, 1));
                processor.push_back(1e3 * (cpuSeconds() - cpu));
                times.push_back(1e3 * secondsSince(begin));
            }
            line += inText(" %s %.1f / %.1f;", engine.c_str(), medianOf(times), medianOf(processor));
        }
    }
    state.SetLabel(line);
}
BENCHMARK(preview)->Iterations(1)->Unit(benchmark::kMillisecond)->UseRealTime();

// From the wish to stop to the summed-up prefix, after half a second of a run that keeps every sample; 100 ms are
// allowed.
void cancel(benchmark::State &state)
{
    std::string line = "ms from the wish to stop to the answer, median of 9, 100 ms allowed:";
    const auto run = [&](const char *name, const auto &simulate) {
        std::vector<double> times;
        std::uint64_t kept = 0;
        for (int turn = 0; turn < 9; ++turn) {
            RunOptions o;
            o.n = kMaxStored;
            std::stop_source source;
            o.stop = source.get_token();
            std::chrono::steady_clock::time_point asked;
            const std::jthread stopper([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(500));
                asked = std::chrono::steady_clock::now();
                source.request_stop();
            });
            const auto result = simulate(o);
            times.push_back(1e3 * secondsSince(asked));
            kept = result ? result->info.n : 0;
        }
        line += inText(" %s %.1f (%llu kept);", name, medianOf(times), static_cast<unsigned long long>(kept));
    };
    CheckpointParams longer = v05();
    longer.workHours = 250.0;
    FleetParams large = fleetParams();
    large.targetUnits = 5000;
    large.rebalance = RebalanceMode::launch;
    DeadlineParams bound = deadlineParams();
    bound.policy = DeadlinePolicy::clairvoyant;
    for (auto _ : state) {
        run("checkpoint", [&](const RunOptions &o) { return simulateCheckpoint(longer, o); });
        run("fleet", [](const RunOptions &o) { return simulateFleet(fleetParams(), o); });
        run("fleet of 5,000", [&](const RunOptions &o) { return simulateFleet(large, o); });
        run("clairvoyant", [&](const RunOptions &o) { return simulateDeadline(bound, o); });
    }
    state.SetLabel(line);
}
BENCHMARK(cancel)->Iterations(1)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace
