// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Cancelled halfway, a run comes back with its first blocks, digit for digit those of the whole run. How soon: the
// line "cancel" of bench_simulation.
#include "model/simulation/checkpoint/checkpoint.h"
#include "model/simulation/deadline/deadline.h"
#include "model/simulation/fleet/fleet.h"
#include "tests/model/simulation/support.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

// Runs until about `trajectories` of kMaxStored are done (by what is reported of the progress), then asks to stop.
template <class Simulate>
auto cancelled(const Simulate &simulate, double trajectories, unsigned threads)
{
    std::stop_source source;
    RunOptions options;
    options.n = kMaxStored; // all samples are kept
    options.threads = threads;
    options.stop = source.get_token();
    options.progress = [&, least = trajectories / static_cast<double>(kMaxStored)](double share) {
        if (share >= least)
            source.request_stop();
        return true;
    };
    auto last = simulate(options);
    REQUIRE(source.stop_requested()); // it did not end by itself
    return last;
}

RunOptions first(std::uint64_t n)
{
    RunOptions options;
    options.n = n;
    options.threads = 1;
    return options;
}

void isPrefix(const std::vector<double> &part, const std::vector<double> &whole)
{
    REQUIRE(part.size() <= whole.size());
    CHECK(std::equal(part.begin(), part.end(), whole.begin()));
}

// A fleet of which one trajectory takes milliseconds: a thousand of them would take seconds.
FleetParams largeFleet(bool steady)
{
    FleetParams p;
    p.targetUnits = steady ? 5000 : 2000;
    p.onDemandUsdPerUnitHour = 3.0;
    for (const double hazard : {0.05, 0.04, 0.06}) {
        FleetPool pool;
        pool.instanceType = "a.large";
        pool.usdPerHour = 1.0 + hazard;
        pool.hazardPerHour = hazard;
        p.pools.push_back(pool);
    }
    p.strategy = AllocationStrategy::diversified;
    if (!steady)
        p.rebalance = RebalanceMode::launch;
    return p;
}

DeadlineParams clairvoyant()
{
    DeadlineParams p;
    p.spotUsdPerHour = 0.9731;
    p.onDemandUsdPerHour = 3.06;
    p.policy = DeadlinePolicy::clairvoyant;
    p.trace = std::make_shared<const Trace>(readTrace("avail_p3.2xlarge_us-west-2a_2022-10-26.csv"));
    return p;
}

} // namespace

TEST_CASE("A cancelled fleet keeps the trajectories that are done", "[simulation][cancel]")
{
    for (const bool steady : {true, false}) {
        for (const unsigned threads : {1U, 3U}) {
            INFO((steady ? "steady" : "general") << " on " << threads);
            const FleetParams params = largeFleet(steady);
            const auto part
                = cancelled([&](const RunOptions &options) { return simulateFleet(params, options); }, 30, threads);
            REQUIRE(part);
            CHECK(part->info.cancelled);
            CHECK(part->info.n > 0);
            CHECK(part->info.n < kBlockTrajectories); // less than what used to be the first block
            CHECK(part->usd.n == part->info.n);
            const FleetResult whole = *simulateFleet(params, first(part->info.n));
            CHECK(part->usd == whole.usd);
            CHECK(part->losses == whole.losses);
            CHECK(part->samples.usd == whole.samples.usd);
            REQUIRE(part->capacity.size() == whole.capacity.size());
            for (std::size_t i = 0; i < whole.capacity.size(); ++i) {
                CHECK(part->capacity[i].mean == whole.capacity[i].mean);
                CHECK(part->capacity[i].p5 == whole.capacity[i].p5);
            }
            isPrefix(part->samples.usd, simulateFleet(params, first(part->info.n + 3))->samples.usd);
        }
    }
}

TEST_CASE("A cancelled clairvoyant bound keeps the trajectories that are done", "[simulation][cancel]")
{
    const DeadlineParams params = clairvoyant();
    for (const unsigned threads : {1U, 2U}) {
        const auto part
            = cancelled([&](const RunOptions &options) { return simulateDeadline(params, options); }, 20, threads);
        REQUIRE(part);
        CHECK(part->info.cancelled);
        CHECK(part->info.n > 0);
        const DeadlineResult whole = *simulateDeadline(params, first(part->info.n));
        CHECK(part->usd == whole.usd);
        CHECK(part->samples.usd == whole.samples.usd);
    }
    // In a comparison the policies before it are complete, and it is there with what is done of it.
    DeadlineParams all = params;
    const auto compared = cancelled(
        [&](RunOptions options) {
            options.n = 2000;
            return comparePolicies(all, kDeadlinePolicies, options, 1'000'000);
        },
        // Six of the seven policies, and ten of the last one's trajectories.
        static_cast<double>(kMaxStored) * (6.0 + 10.0 / 2000.0) / 7.0, 2);
    REQUIRE(compared);
    REQUIRE(compared->size() == kDeadlinePolicies.size());
    CHECK(compared->front().info.n == 2000);
    CHECK_FALSE(compared->front().info.cancelled);
    CHECK(compared->back().info.cancelled);
    CHECK(compared->back().info.n > 0);
}

TEST_CASE("A bound of very many states can be cancelled, too", "[simulation][cancel]")
{
    DeadlineParams p = clairvoyant();
    p.trace = std::make_shared<const Trace>(*Trace::fromText(5, std::string(400'000, '1')));
    p.workHours = 400.0;
    p.deadlineHours = 500.0;
    p.changeoverHours = 0.1234567;
    const auto few = [&](RunOptions options) {
        options.n = 16; // millions of them would be refused
        return simulateDeadline(p, options);
    };
    const auto none = cancelled(few, 0, 2);
    REQUIRE_FALSE(none); // not one trajectory in this time
    CHECK(none.error().status == Status::cancelled);
}

TEST_CASE("A cancelled checkpoint run keeps the trajectories that are done", "[simulation][cancel]")
{
    CheckpointParams quick;
    quick.workHours = 1000.0; // some fifty losses
    quick.intervalHours = 0.5;
    quick.hazardPerHour = 0.05;
    CheckpointParams onTrace = quick;
    onTrace.instances = 64;
    onTrace.workHours = 40.0;
    onTrace.process = *traceReplayProcess({{clairvoyant().trace, 1, 1.0}}, ReplayMode::blockBootstrap);
    for (const CheckpointParams &params : {quick, onTrace}) {
        const auto part
            = cancelled([&](const RunOptions &options) { return simulateCheckpoint(params, options); }, 100, 2);
        REQUIRE(part);
        CHECK(part->info.cancelled);
        CHECK(part->info.n > 0);
        const CheckpointResult whole = *simulateCheckpoint(params, first(part->info.n));
        CHECK(part->hours == whole.hours);
        CHECK(part->samples.hours == whole.samples.hours);
    }
    ElasticParams elastic;
    elastic.instances = 512;
    elastic.workHours = 500.0;
    const auto part = cancelled([&](const RunOptions &options) { return simulateElastic(elastic, options); }, 100, 2);
    REQUIRE(part);
    CHECK(part->info.n > 0);
    CHECK(part->sampleHours == simulateElastic(elastic, first(part->info.n))->sampleHours);
}

TEST_CASE("Blocks are smaller where trajectories take long, by the inputs alone", "[simulation][cancel]")
{
    CHECK(blockTrajectoriesFor(0.0) == kBlockTrajectories);
    CHECK(blockTrajectoriesFor(256.0) == kBlockTrajectories);
    CHECK(blockTrajectoriesFor(257.0) == kBlockTrajectories / 2);
    CHECK(blockTrajectoriesFor(1e5) == 2);
    for (const double endless : {1e9, std::numeric_limits<double>::infinity(), std::nan("")})
        CHECK(blockTrajectoriesFor(endless) == 1);
}
