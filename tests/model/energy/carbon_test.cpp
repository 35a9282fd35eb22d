// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/energy/embodied.h"
#include "model/energy/grid.h"
#include "model/energy/hourly.h"
#include "tests/support/catch.h"

#include <cmath>
#include <limits>
#include <random>

using namespace wattfare;
using Catch::Matchers::WithinRel;

namespace {
const double kNan = std::numeric_limits<double>::quiet_NaN();
}

TEST_CASE("market-based never exceeds location-based where the residual is the location's")
{
    std::mt19937 random(5);
    std::uniform_real_distribution<double> share(0, 1), kwh(0, 1e6), ci(0, 1000);
    for (int i = 0; i < 1000; ++i) {
        const double e = kwh(random), c = ci(random);
        CHECK(marketBased(e, share(random), c) <= operational(e, c));
    }
    CHECK(marketBased(100.0, 1.0, 400.0) == 0.0);
    CHECK(marketBased(100.0, 0.0, 400.0) == operational(100.0, 400.0));
}

TEST_CASE("market and marginal values need their figures")
{
    GridInputs<double> grid;
    CHECK(marketBased(1.0, grid).error().field == "matched_pct");
    grid.matched = 0.5;
    CHECK(marketBased(1.0, grid).error().field == "residual_intensity");
    grid.residual = 400.0;
    CHECK(*marketBased(1.0, grid) == 200.0);
    grid.matched.reset();
    grid.marketIntensity = 0.0;
    CHECK(*marketBased(1.0, grid) == 0.0);
    CHECK(marginal(1.0, grid).error().field == "ci_marginal_g_kwh");
    grid.marginal = 500.0;
    CHECK(*marginal(4.0, grid) == 2000.0);
    CHECK(locationIntensity(grid, CarbonBasis::locationLifecycle).error().field == "ci_lifecycle_g_kwh");
    CHECK(locationIntensity(grid, CarbonBasis::locationDirect).error().field == "ci_direct_g_kwh");
    grid.lifecycle = 400.0;
    grid.direct = 300.0;
    CHECK(*locationIntensity(grid, CarbonBasis::locationLifecycle) == 400.0);
    CHECK(*locationIntensity(grid, CarbonBasis::locationDirect) == 300.0);
}

TEST_CASE("each method takes its own PUE, none, or the region's")
{
    GridInputs<double> grid;
    grid.pue = 1.35;
    EnergyOptions o;
    CHECK(*pueOf(EnergyMethod::component, grid, o) == 1.35);
    CHECK(*pueOf(EnergyMethod::boavizta, grid, o) == 1.35);
    CHECK(*pueOf(EnergyMethod::userWatts, grid, o) == 1.35);
    CHECK(*pueOf(EnergyMethod::ccf, grid, o) == 1.135);
    CHECK(*pueOf(EnergyMethod::teads, grid, o) == 1.2);
    CHECK(*pueOf(EnergyMethod::greenAlgorithms, grid, o) == 1.2);
    CHECK(*pueOf(EnergyMethod::codeCarbon, grid, o) == 1.0);
    CHECK(*pueOf(EnergyMethod::mlco2, grid, o) == 1.0);
    o.pue = 1.35;
    CHECK(*pueOf(EnergyMethod::ccf, grid, o) == 1.35);
    CHECK(*pueOf(EnergyMethod::mlco2, grid, o) == 1.0);
    o.pue.reset();
    o.samePueForAll = true;
    CHECK(*pueOf(EnergyMethod::mlco2, grid, o) == 1.35);
    CHECK(*pueOf(EnergyMethod::ccf, grid, o) == 1.35);
    grid.pue.reset();
    CHECK(pueOf(EnergyMethod::component, grid, o).error().field == "pue");
}

TEST_CASE("embodied follows reservation, by either rule")
{
    EmbodiedInputs<double> in;
    CHECK(allocationKg("wattfare-split-v1", in).error().field == "embodied_kg");
    CHECK(allocationKg("ccf-rule", in).error().field == "embodied_kg");
    CHECK(allocationKg("unheard-of", in).error().status == Status::outOfRange);
    in.hostKg = 1200.0;
    in.vcpus = 8;
    in.platformVcpus = 96;
    CHECK_THAT(*allocationKg("wattfare-split-v1", in), WithinRel(100.0, 1e-12));
    in.platformKg = 2400.0;
    in.platformShare = 0.5;
    CHECK_THAT(*allocationKg("ccf-rule", in), WithinRel(1200.0, 1e-12));
    CHECK_THAT(embodied(1200.0, 2.0, 52560.0), WithinRel(2 * embodied(1200.0, 1.0, 52560.0), 1e-14));
    in.platformKg.reset(); // a share of what nobody knows
    CHECK_FALSE(allocationKg("ccf-rule", in));
    in.platformKg = 2400.0;
    in.platformShare.reset();
    CHECK_FALSE(allocationKg("ccf-rule", in));
}

TEST_CASE("embodied ranges: the host by 40 %, accelerators by their sources")
{
    EmbodiedInputs<Uncertain> in;
    in.hostKg = Uncertain(1200.0);
    in.vcpus = 96.0;
    in.platformVcpus = 96.0;
    const Uncertain host = *allocationKg("wattfare-split-v1", in);
    CHECK_THAT(host.low, WithinRel(720.0, 1e-9));
    CHECK_THAT(host.high, WithinRel(1680.0, 1e-9));
    in.count = 8.0;
    in.acceleratorKg = constant<Uncertain>(energy::kBaseboardKg);
    const Uncertain all = *allocationKg("wattfare-split-v1", in);
    CHECK_THAT(all.value, WithinRel(2400.0, 1e-12));
    CHECK_THAT(all.high, WithinRel(2400 + std::hypot(480.0, 8 * 425.0), 1e-9));
}

TEST_CASE("storage and transfer stand beside the instance")
{
    // 10 TB of SSD for 100 h, replicated, and 50 GB sent.
    CHECK_THAT(storageAndTransferEnergy(1000.0, 0.0, 50.0), WithinRel(2.4 + 0.05, 1e-12));
    CHECK_THAT(storageAndTransferEnergy(0.0, 1000.0, 0.0), WithinRel(1.3, 1e-12));
    CHECK_THAT(storageAndTransferEnergy(1000.0, 0.0, 50.0, 1.0), WithinRel(1.2 + 0.05, 1e-12)); // not replicated
}

TEST_CASE("the best start: ties to the earliest, wrapping only where the schedule repeats")
{
    const std::vector<double> flat(24, 1.0), job{1, 1, 1};
    const auto tie = chooseStart(job, flat, 100, false);
    REQUIRE(tie);
    CHECK(tie->bestStart == 0);
    CHECK(tie->saving == 0.0);
    CHECK(tie->gramsByStart.size() == 22);
    std::vector<double> night(24, 1.0);
    night[23] = night[0] = night[1] = 0.5;
    const auto straight = chooseStart(job, night, 100, false), wrapped = chooseStart(job, night, 100, true);
    REQUIRE(straight);
    REQUIRE(wrapped);
    CHECK(straight->bestStart == 0);
    CHECK_THAT(straight->bestG, WithinRel(200.0, 1e-12));
    CHECK(wrapped->bestStart == 23);
    CHECK_THAT(wrapped->bestG, WithinRel(150.0, 1e-12));
    CHECK(wrapped->gramsByStart.size() == 24);
    const std::vector<double> twoDays(48, 1.0);
    CHECK_THAT(chooseStart(twoDays, night, 100, true)->bestG, WithinRel(2 * (21 + 1.5) * 100, 1e-12));
    // A saving is a share: half of a tenth of a gram, too. Nothing to save where nothing is emitted.
    const std::vector<double> falling{1.0, 0.5}, small{0.001};
    CHECK_THAT(chooseStart(small, falling, 100, false)->saving, WithinRel(0.5, 1e-12));
    CHECK(chooseStart(small, falling, 0, false)->saving == 0.0);
}

TEST_CASE("the best start refuses bad input by field")
{
    const std::vector<double> shape(6, 1.0), job{1, 1}, longJob(7, 1.0), bad{1, kNan};
    CHECK(chooseStart({}, shape, 100, false).error().field == "job_hours");
    CHECK(chooseStart(longJob, shape, 100, false).error().field == "job_hours");
    CHECK(chooseStart(job, {}, 100, false).error().field == "window");
    CHECK(chooseStart(bad, shape, 100, false).error().field == "job_kwh");
    CHECK(chooseStart(job, bad, 100, false).error().field == "window");
    CHECK(chooseStart(job, shape, kNan, false).error().field == "intensity");
    CHECK(chooseStart(job, shape, -1, false).error().field == "intensity");
    CHECK(constantLoad(0, 1).error().field == "job_hours");
    CHECK(constantLoad(kNan, 1).error().field == "job_hours");
    CHECK(constantLoad(1, -1).error().field == "job_kwh");
    const auto load = constantLoad(2.25, 4);
    REQUIRE(load);
    CHECK(*load == std::vector<double>{4, 4, 1});
}
