// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Simulation 13.3: no allocation inside a trajectory once the first ones have warmed up what they work in.
#include "model/simulation/checkpoint/checkpoint.h"
#include "model/simulation/deadline/deadline.h"
#include "model/simulation/fleet/fleet.h"
#include "tests/model/simulation/support.h"
#include "tests/support/count_allocations.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

// Allocations of one block of `n` trajectories, with its summaries.
template <class Simulate>
std::size_t allocations(const Simulate &simulate, std::uint64_t n)
{
    RunOptions options;
    options.n = n;
    options.threads = 1;
    const std::size_t before = allocationCount;
    const auto result = simulate(options);
    const std::size_t after = allocationCount;
    REQUIRE(result);
    return after - before;
}

// Eight times the trajectories of a block may not need more; some vectors grow once more while they warm up.
template <class Simulate>
void mustNotAllocate(const char *what, const Simulate &simulate, std::uint64_t block)
{
    INFO(what);
    const std::size_t few = allocations(simulate, block / 8), many = allocations(simulate, block);
    INFO(few << " and " << many);
    CHECK(few > 0); // the count counts
    CHECK(many <= few + 12);
}

} // namespace

TEST_CASE("Trajectories allocate nothing", "[simulation][memory]")
{
    CheckpointParams run;
    run.workHours = 100.0;
    run.intervalHours = 0.5;
    run.hazardPerHour = 0.05;
    run.usdPerHour = 1.0;
    const auto checkpoint = [&](const RunOptions &o) { return simulateCheckpoint(run, o); };
    mustNotAllocate("constant hazard", checkpoint, 1024);
    const auto trace = std::make_shared<const Trace>(readTrace("avail_p3.2xlarge_us-west-2a_2022-10-26.csv"));
    run.workHours = 10.0;
    run.process = *traceReplayProcess({{trace, 1, 1.0}}, ReplayMode::blockBootstrap);
    mustNotAllocate("trace", checkpoint, 1024);
    run.process = *regimeProcess(defaultRegimes(), {{0, 1.0}});
    mustNotAllocate("regimes", checkpoint, 1024);

    FleetParams fleet;
    fleet.targetUnits = 12;
    fleet.hours = 12; // a thousand trajectories are one block
    for (const double hazard : {0.05, 0.1}) {
        FleetPool pool;
        pool.hazardPerHour = hazard;
        pool.usdPerHour = 1.0;
        pool.shockPerHour = 0.01;
        fleet.pools.push_back(pool);
    }
    const auto fleets = [&](const RunOptions &o) { return simulateFleet(fleet, o); };
    mustNotAllocate("steady fleet", fleets, 1024);
    fleet.rebalance = RebalanceMode::launch;
    fleet.leadExponential = true;
    fleet.pools[0].launchSuccess = 0.7;
    mustNotAllocate("general fleet", fleets, 1024);

    DeadlineParams deadline;
    deadline.trace = trace;
    deadline.spotUsdPerHour = 1.0;
    deadline.onDemandUsdPerHour = 3.0;
    for (const DeadlinePolicy policy :
        {DeadlinePolicy::greedy, DeadlinePolicy::uniformProgressHysteresis, DeadlinePolicy::randomStartGreedy}) {
        deadline.policy = policy;
        mustNotAllocate(
            "deadline", [&](const RunOptions &o) { return simulateDeadline(deadline, o); }, 1024);
    }
}
