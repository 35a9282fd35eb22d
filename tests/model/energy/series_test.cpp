// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "inputs.h"
#include "model/energy/utilisation_series.h"
#include "tests/support/catch.h"

#include <limits>

using namespace wattfare;
using namespace wattfare::testing;
using Catch::Matchers::WithinRel;

namespace {
double wattsAt(double acc, double cpu)
{
    return powerOf(EnergyMethod::component, inputsOf<double>(kG5xlarge), Utilisation<double>{acc, cpu, cpu})->itW;
}
} // namespace

TEST_CASE("a constant series is the formula at its utilisation")
{
    const UtilisationSeries series{{{0, 60, 30, {}, {}}}, 24};
    SeriesOptions o;
    o.pue = 1.15;
    const auto r = integrateSeries(inputsOf<double>(kG5xlarge), series, o);
    REQUIRE(r);
    CHECK_THAT(r->kwh, WithinRel(wattsAt(60, 30) * 24 / 1000 * 1.15, 1e-12));
    CHECK_THAT(r->meanWatts, WithinRel(157.175, 1e-5));
    CHECK(r->hours == 24);
    CHECK(r->idleHours == 0);
    CHECK_FALSE(r->idleUsd);
}

TEST_CASE("idle stretches waste energy that releasing saves")
{
    // 8 h of work, 12 h idle, 4 h of work; released after one idle hour, half an hour to come back.
    const UtilisationSeries series{{{0, 80, 30, {}, {}}, {8, 0, 1, {}, {}}, {20, 80, 30, {}, {}}}, 24};
    SeriesOptions o;
    o.restartH = 0.5;
    o.usdPerHour = 2.0;
    o.intensity = 400;
    o.embodiedGPerHour = 4;
    const auto r = integrateSeries(inputsOf<double>(kG5xlarge), series, o);
    REQUIRE(r);
    CHECK(r->idleHours == 12);
    CHECK_THAT(r->idleKwh, WithinRel(wattsAt(0, 1) * 12 / 1000, 1e-12));
    CHECK(r->releases == 1);
    CHECK_THAT(r->releasableHours, WithinRel(10.5, 1e-12));
    CHECK_THAT(r->savedKwh, WithinRel(wattsAt(0, 1) * 10.5 / 1000, 1e-12));
    CHECK_THAT(*r->idleUsd, WithinRel(24.0, 1e-12));
    CHECK_THAT(*r->savedUsd, WithinRel(21.0, 1e-12));
    CHECK_THAT(*r->savedG, WithinRel(r->savedKwh * 400 + 42, 1e-12));
    CHECK_THAT(r->meanUAccPct, WithinRel(40.0, 1e-12));
    CHECK_THAT(r->meanUCpuPct, WithinRel((12 * 30 + 12 * 1) / 24.0, 1e-12));
    CHECK(r->idleShareOfEnergy > 0.0);
    CHECK(r->idleShareOfEnergy < 1.0);
    o.releaseAfterH = 0.0; // at once
    CHECK_THAT(integrateSeries(inputsOf<double>(kG5xlarge), series, o)->releasableHours, WithinRel(11.5, 1e-12));
}

TEST_CASE("gaps are counted apart and nothing is assumed for them")
{
    const UtilisationSeries series{{{0, 0, 0, {}, {}}, {2, {}, 50, {}, {}}, {5, 0, 0, {}, {}}}, 7};
    const auto r = integrateSeries(inputsOf<double>(kG5xlarge), series, {});
    REQUIRE(r);
    CHECK(r->hours == 4);
    CHECK(r->missingHours == 3);
    CHECK(r->idleHours == 4);
    CHECK(r->releasableHours == 2); // one beyond the first hour on each side: no stretch across the gap
    const UtilisationSeries empty{{{0, {}, {}, {}, {}}}, 7};
    CHECK(integrateSeries(inputsOf<double>(kG5xlarge), empty, {}).error().field == "utilisation");
    // Without an accelerator the CPU alone counts.
    const auto cpu = integrateSeries(inputsOf<double>(kC6i), UtilisationSeries{{{0, {}, 2, {}, {}}}, 3}, {});
    REQUIRE(cpu);
    CHECK(cpu->idleHours == 3);
}

TEST_CASE("means of a series are over the hours that have a value")
{
    const UtilisationSeries series{{{0, 60, 30, {}, {}}, {6, {}, 50, {}, {}}, {8, 0, 10, {}, {}}}, 24};
    const SeriesMeans means = meanUtilisation(series);
    REQUIRE((means.uAccPct && means.uCpuPct));
    CHECK_THAT(*means.uAccPct, WithinRel((60 * 6 + 0 * 16) / 22.0, 1e-12));
    CHECK_THAT(*means.uCpuPct, WithinRel((30 * 6 + 50 * 2 + 10 * 16) / 24.0, 1e-12));
    CHECK_FALSE(means.uMemPct);
}

TEST_CASE("a sample that lasts no time ends no idle stretch")
{
    const UtilisationSeries series{{{0, 0, 0, {}, {}}, {5, 80, 30, {}, {}}, {5, 0, 0, {}, {}}}, 12};
    const auto r = integrateSeries(inputsOf<double>(kG5xlarge), series, {});
    REQUIRE(r);
    CHECK(r->idleHours == 12);
    CHECK(r->releases == 1);
}

TEST_CASE("a series outside its domain is refused by field")
{
    const auto in = inputsOf<double>(kG5xlarge);
    const auto field = [&](const UtilisationSeries &s, const SeriesOptions &o = {}) {
        return integrateSeries(in, s, o).error().field;
    };
    const double nan = std::numeric_limits<double>::quiet_NaN();
    CHECK(field({{}, 1}) == "samples");
    CHECK(field({{{2, 1, 1, {}, {}}, {1, 1, 1, {}, {}}}, 3}) == "samples");
    CHECK(field({{{nan, 1, 1, {}, {}}}, 3}) == "samples");
    CHECK(field({{{0, 101, 1, {}, {}}}, 3}) == "u_acc_pct");
    CHECK(field({{{0, 1, nan, {}, {}}}, 3}) == "u_cpu_pct");
    CHECK(field({{{0, 1, 1, -1, {}}}, 3}) == "u_mem_pct");
    CHECK(field({{{4, 1, 1, {}, {}}}, 3}) == "end_h");
    const UtilisationSeries fine{{{0, 1, 1, {}, {}}}, 3};
    SeriesOptions o;
    o.pue = 0.5;
    CHECK(field(fine, o) == "pue");
    o = {};
    o.releaseAfterH = nan;
    CHECK(field(fine, o) == "release_after_h");
    o = {};
    o.usdPerHour = -1;
    CHECK(field(fine, o) == "usd_per_hour");
    PowerInputs<double> missing = in;
    missing.fullLoadW.reset();
    CHECK(integrateSeries(missing, fine, {}).error().field == "full_load_w");
}

TEST_CASE("measured watts of the accelerators replace the modelled ones")
{
    const UtilisationSeries series{{{0, 100, 30, {}, 250.0}}, 2};
    const auto r = integrateSeries(inputsOf<double>(kG5xlarge), series, {});
    REQUIRE(r);
    CHECK_THAT(r->meanWatts, WithinRel(wattsAt(100, 30) + (250 - 210) * 1.1, 1e-12));
    CHECK(
        integrateSeries(inputsOf<double>(kG5xlarge), {{{0, 1, 1, {}, -1.0}}, 2}, {}).error().field == "accelerator_w");
    // Samples of the accelerator alone are gaps, unless a CPU load is assumed on purpose.
    const UtilisationSeries gpuOnly{{{0, 100, {}, {}, {}}}, 2};
    CHECK_FALSE(integrateSeries(inputsOf<double>(kG5xlarge), gpuOnly, {}));
    SeriesOptions o;
    o.assumedUCpuPct = 25;
    CHECK_THAT(integrateSeries(inputsOf<double>(kG5xlarge), gpuOnly, o)->meanWatts, WithinRel(wattsAt(100, 25), 1e-12));
}

TEST_CASE("a series meets the grid hour by hour")
{
    HourlyShape shape;
    shape.relative.fill(1.0);
    shape.relative[6] = 0.5;
    shape.relative[7] = 1.5;
    SeriesOptions o;
    o.intensity = 400;
    o.shape = shape;
    o.startHourUtc = 6;
    const auto grams = [&](double hours) {
        const auto r = integrateSeries(inputsOf<double>(kG5xlarge), {{{0, 60, 30, {}, {}}}, hours}, o);
        REQUIRE(r);
        return *r->operationalG / (wattsAt(60, 30) / 1000 * 400);
    };
    CHECK_THAT(grams(1), WithinRel(0.5, 1e-12));
    CHECK_THAT(grams(1.5), WithinRel(0.5 + 0.75, 1e-12));
    CHECK_THAT(grams(24 * 365), WithinRel(24.0 * 365, 1e-9));
    o.startHourUtc = 24;
    CHECK(
        integrateSeries(inputsOf<double>(kG5xlarge), {{{0, 60, 30, {}, {}}}, 1}, o).error().field == "start_hour_utc");
}
