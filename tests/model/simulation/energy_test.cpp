// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What simulated runs, fleets and policies draw and emit.
#include "model/simulation/checkpoint/checkpoint.h"
#include "model/simulation/deadline/deadline.h"
#include "model/simulation/deadline/deadline_start.h"
#include "model/simulation/fleet/fleet.h"
#include "model/simulation/parameters/named_parameters.h"
#include "tests/model/simulation/runs.h"
#include "tests/model/simulation/support.h"
#include "tests/model/simulation/three_pools.h"

#include <array>

using namespace wattfare;
using namespace wattfare::test;

namespace {

const MachineEnergy kMachine{2000.0, 1.25, 400.0}; // 2.5 kWh and 1 kgCO2e an hour

FleetParams poweredPools(double idleWatts)
{
    FleetParams p = threePools();
    p.energy = kMachine;
    p.idleWattsPerUnit = idleWatts;
    for (FleetPool &pool : p.pools) {
        pool.itWatts = kMachine.itWatts;
        pool.idleWatts = idleWatts;
    }
    return p;
}

} // namespace

TEST_CASE("A run draws its power in every hour that is billed, a wait nothing", "[simulation][energy]")
{
    CheckpointParams p;
    p.workHours = 10.0;
    p.instances = 4;
    p.hazardPerHour = 0.0;
    p.energy = kMachine;
    const auto quiet = simulateCheckpoint(p, runs(200));
    REQUIRE(quiet);
    CHECK(*quiet->kwh->mean == Approx(4 * 10 * 2.5).epsilon(1e-12));
    CHECK(*quiet->kgco2e->mean == Approx(4 * 10 * 1.0).epsilon(1e-12));
    p.hazardPerHour = 0.05;
    p.intervalHours = 0.5;
    const auto run = simulateCheckpoint(p, runs(20'000));
    REQUIRE(run);
    CHECK(*run->kwh->mean == Approx(*run->busyHours.mean * 4 * 2.5).epsilon(1e-12));
    CHECK(*run->kwh->mean < *run->hours.mean * 4 * 2.5);
    CHECK(*run->closedForm->expectedKwh == Approx(run->closedForm->expectedBusyHours * 4 * 2.5).epsilon(1e-12));
    CHECK(*run->kwh->mean == Approx(*run->closedForm->expectedKwh).epsilon(0.02));
    CHECK(*run->kgco2e->mean == Approx(*run->kwh->mean * 0.4).epsilon(1e-12));
    ElasticParams elastic;
    copyShared(p, elastic);
    const auto beside = simulateElastic(elastic, runs(2000));
    REQUIRE(beside);
    CHECK(*beside->kwh->mean == Approx(*beside->instanceHours.mean * 2.5).epsilon(1e-12));
    CHECK(*beside->closedForm->expectedKwh > 0.0);
}

TEST_CASE("Energy without a figure that it needs is missing and says so, never 0", "[simulation][energy]")
{
    const auto field
        = [](const std::optional<Message> &message) { return message ? message->args.at(0).text() : std::string(); };
    CheckpointParams p;
    p.workHours = 2.0;
    CHECK_FALSE(simulateCheckpoint(p, runs(50))->kwh);
    CHECK(field(unknownKwh(p.energy)) == "field.it_watts");
    p.energy.itWatts = 100.0;
    CHECK(field(unknownKwh(p.energy)) == "field.pue");
    p.energy.pue = 1.2;
    const auto run = simulateCheckpoint(p, runs(50));
    CHECK(run->kwh);
    CHECK_FALSE(run->kgco2e);
    CHECK(field(unknownKgco2e(p.energy)) == "field.intensity_g_per_kwh");
    p.energy.pue = 0.5;
    CHECK(simulateCheckpoint(p, runs(50)).error().field == "pue");

    FleetParams fleet = poweredPools(500.0);
    CHECK_FALSE(unknownKgco2e(fleet));
    fleet.energy.itWatts.reset(); // there is no base that would draw it
    CHECK(simulateFleet(fleet, runs(50))->kwh);
    fleet.onDemandBase = 0.5;
    CHECK(field(unknownKwh(fleet)) == "field.it_watts");
    fleet = poweredPools(500.0);
    fleet.pools[1].itWatts.reset();
    CHECK(field(unknownKwh(fleet)) == "field.it_watts");
    const auto without = simulateFleet(fleet, runs(50));
    CHECK_FALSE(without->kwh);
    CHECK_FALSE((without->closedForm && without->closedForm->expectedKwh));
    fleet.onDemandBase = 1.0;
    CHECK(simulateFleet(fleet, runs(50))->kwh);
}

TEST_CASE("A fleet at its target draws full power, what is beyond it or warms up idles", "[simulation][energy]")
{
    FleetParams p = poweredPools(500.0);
    for (FleetPool &pool : p.pools)
        pool.hazardPerHour = 0.02;
    p.onDemandBase = 0.25;
    const auto run = simulateFleet(p, runs(4000));
    REQUIRE(run);
    CHECK(*run->kwh->mean == Approx(*run->unitHours.mean * 2.5).epsilon(1e-12)); // never beyond the target
    REQUIRE(run->closedForm);
    REQUIRE(run->closedForm->expectedKwh);
    CHECK(*run->closedForm->expectedKwh == Approx(run->closedForm->expectedUnitHours * 2.5).epsilon(1e-12));
    CHECK(*run->kgco2e->mean == Approx(*run->kwh->mean * 0.4).epsilon(1e-12));

    // Ten instances of three units for 28: two units in thirty idle at a quarter of the power.
    for (FleetPool &pool : p.pools) {
        pool.hazardPerHour = 0.0;
        pool.unitsPerInstance = 3.0;
    }
    p.onDemandBase = 0.0;
    p.targetUnits = 28.0;
    p.hours = 100.0;
    const auto whole = simulateFleet(p, runs(64));
    REQUIRE(whole);
    const double meanWatts = 500.0 + (2000.0 - 500.0) * 28.0 / 30.0;
    CHECK(*whole->kwh->mean == Approx(10 * 100 * meanWatts * 1.25 / 1000).epsilon(1e-9));
    CHECK_FALSE(whole->closedForm->expectedKwh);

    // Half an hour of warm-up of ten hours.
    p.targetUnits = 30.0;
    p.hours = 10.0;
    p.upAtStart = false;
    p.leadHours = 0.0;
    p.warmUpHours = 0.5;
    const auto cold = simulateFleet(p, runs(64));
    REQUIRE(cold);
    CHECK(*cold->kwh->mean == Approx(10 * (9.5 * 2000.0 + 0.5 * 500.0) * 1.25 / 1000).epsilon(1e-9));
}

TEST_CASE("A policy draws its power on spot and on demand, and none while it waits", "[simulation][energy]")
{
    DeadlineParams p;
    p.workHours = 5.0;
    p.deadlineHours = 12.0;
    p.energy = kMachine;
    Dice dice(5);
    std::string ticks;
    for (int t = 0; t < 900; ++t)
        ticks += (t / 7 + static_cast<int>(dice.below(2))) % 3 == 0 ? '0' : '1';
    p.trace = std::make_shared<const Trace>(*Trace::fromText(600.0, ticks));
    p.policy = DeadlinePolicy::greedy; // and without prices
    const auto run = simulateDeadline(p, runs(500));
    REQUIRE(run);
    CHECK(*run->kwh->mean == Approx((*run->spotHours.mean + *run->onDemandHours.mean) * 2.5).epsilon(1e-9));
    CHECK(*run->kgco2e->mean == Approx(*run->kwh->mean * 0.4).epsilon(1e-12));
    CHECK(*run->meanIdleHours > 0.0);
    CHECK(*run->closedForm.kwh == Approx(run->closedForm.finishHours * 2.5).epsilon(1e-12));
    const std::array policies{DeadlinePolicy::greedy};
    const auto one = policiesFromTick(p, policies, 3, 1);
    REQUIRE(one);
    const DeadlineOutcome &outcome = one->front().windows.front();
    CHECK(*one->front().kwh->mean == Approx((outcome.spotHours + outcome.onDemandHours) * 2.5).epsilon(1e-12));
    p.energy = {};
    CHECK_FALSE(simulateDeadline(p, runs(50))->kwh);
}

TEST_CASE("The power of a pool is told and read again", "[simulation][energy][parameters]")
{
    for (const char *text : {"a:z:1:1:0.1:0::1::200:50", "a:z:1:1:0.1:0::1::200", "a:z:1::0.1:0:7:0.5:4:200:50",
             "a:z:1:1:0.1:0::1::200:50:3.5", "a:z:1:1:0.1:0::1::200::3.5"}) {
        FleetParams p;
        REQUIRE(setNamed(p, "pool", text));
        CHECK(p.pools.front().itWatts == 200.0);
        for (const NamedParameter &each : namedParameters(p))
            if (each.name == "pool")
                CHECK(each.value == text);
    }
    FleetParams p;
    CHECK_FALSE(setNamed(p, "pool", "a:z:1:1:0.1:0::1::much"));
    CHECK_FALSE(setNamed(p, "pool", "a:z:1:1:0.1:0::1::1:2:3:4"));
}
