// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "inputs.h"
#include "model/energy/energy.h"
#include "model/energy/energy_checks.h"
#include "model/energy/load_preset.h"
#include "tests/support/catch.h"

#include <cmath>
#include <limits>
#include <map>
#include <random>
#include <utility>

using namespace wattfare;
using namespace wattfare::testing;
using Catch::Matchers::WithinAbs;
using Catch::Matchers::WithinRel;

namespace {
double watts(const InstanceCase &c, double acc, double cpu, double mem)
{
    const auto p = powerOf(EnergyMethod::component, inputsOf<double>(c), Utilisation<double>{acc, cpu, mem});
    REQUIRE(p);
    return p->itW;
}
} // namespace

TEST_CASE("curves hold their published points and run straight between them")
{
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(piecewise(energy::kCurveUtilisation[i], energy::kCpuCurve) == energy::kCpuCurve[i].y);
        CHECK(piecewise(energy::kCurveUtilisation[i], energy::kMemoryCurve) == energy::kMemoryCurve[i].y);
    }
    CHECK_THAT(piecewise(30.0, energy::kCpuCurve), WithinRel(0.535, 1e-12));
    CHECK_THAT(piecewise(30.0, energy::kMemoryCurve), WithinRel(0.35, 1e-12));
}

TEST_CASE("power never falls when utilisation, accelerators, vCPU or memory grow")
{
    std::mt19937 random(3);
    std::uniform_real_distribution<double> pct(0, 100), more(0, 50);
    for (int i = 0; i < 500; ++i) {
        const double acc = pct(random), cpu = pct(random), mem = pct(random);
        const double base = watts(kG5xlarge, acc, cpu, mem);
        CHECK(watts(kG5xlarge, std::min(100.0, acc + more(random)), cpu, mem) >= base);
        CHECK(watts(kG5xlarge, acc, std::min(100.0, cpu + more(random)), mem) >= base);
        CHECK(watts(kG5xlarge, acc, cpu, std::min(100.0, mem + more(random))) >= base);
        InstanceCase bigger = kG5xlarge;
        bigger.count += 1;
        CHECK(watts(bigger, acc, cpu, mem) >= base);
        bigger = kG5xlarge;
        bigger.vcpus += more(random);
        CHECK(watts(bigger, acc, cpu, mem) >= base);
        bigger = kG5xlarge;
        bigger.memoryGb += more(random);
        CHECK(watts(bigger, acc, cpu, mem) >= base);
    }
}

TEST_CASE("twice the share of a platform draws exactly twice the power")
{
    InstanceCase twice = kG5xlarge;
    twice.count *= 2;
    twice.vcpus *= 2;
    twice.memoryGb *= 2;
    for (const double u : {0.0, 13.0, 60.0, 100.0})
        CHECK_THAT(watts(twice, u, u, u), WithinRel(2 * watts(kG5xlarge, u, u, u), 1e-14));
}

TEST_CASE("utilisation beyond its bounds is clamped in the formula and refused in the options")
{
    CHECK(watts(kG5xlarge, 100.0000001, 30, 30) == watts(kG5xlarge, 100, 30, 30));
    CHECK(watts(kG5xlarge, -1e-9, 30, 30) == watts(kG5xlarge, 0, 30, 30));
    const auto explained = [](double acc) {
        const auto p
            = powerOf(EnergyMethod::component, inputsOf<Traced>(kG5xlarge), Utilisation<Traced>{acc, 30.0, 30.0});
        REQUIRE(p);
        return valueOf(p->itW);
    };
    CHECK_THAT(explained(-5), WithinRel(watts(kG5xlarge, 0, 30, 30), 1e-12));
    CHECK_THAT(explained(105), WithinRel(watts(kG5xlarge, 100, 30, 30), 1e-12));
    EnergyOptions o;
    CHECK_FALSE(checkEnergyOptions(o));
    o.uAccPct = 100.5;
    REQUIRE(checkEnergyOptions(o));
    CHECK(checkEnergyOptions(o)->field == "u_acc_pct");
    CHECK(checkEnergyOptions(o)->status == Status::outOfRange);
    CHECK(checkEnergyOptions(o)->value == 100.5);
    o.uAccPct = std::numeric_limits<double>::quiet_NaN();
    CHECK(checkEnergyOptions(o)->field == "u_acc_pct");
}

TEST_CASE("options outside their domain name their field")
{
    const double nan = std::numeric_limits<double>::quiet_NaN(), inf = std::numeric_limits<double>::infinity();
    const auto fieldOf = [](auto set) {
        EnergyOptions o;
        set(o);
        const auto bad = checkEnergyOptions(o);
        return bad ? bad->field : std::string();
    };
    CHECK(fieldOf([](EnergyOptions &o) { o.pue = 0.99; }) == "pue");
    CHECK(fieldOf([=](EnergyOptions &o) { o.pue = nan; }) == "pue");
    CHECK(fieldOf([](EnergyOptions &o) { o.pue = 1.0; }).empty());
    CHECK(fieldOf([](EnergyOptions &o) { o.pue = 10.0; }).empty());
    CHECK(fieldOf([](EnergyOptions &o) { o.pue = 10.1; }) == "pue");
    CHECK(fieldOf([](EnergyOptions &o) { o.uCpuPct = -1; }) == "u_cpu_pct");
    CHECK(fieldOf([](EnergyOptions &o) { o.uMemPct = 101; }) == "u_mem_pct");
    CHECK(fieldOf([=](EnergyOptions &o) { o.userWatts = inf; }) == "user_watts");
    CHECK(fieldOf([](EnergyOptions &o) { o.gridIntensity = -5; }) == "grid_intensity");
    CHECK(fieldOf([](EnergyOptions &o) { o.matchedPct = 120; }) == "matched_pct");
    CHECK(fieldOf([](EnergyOptions &o) { o.residualIntensity = 1e9; }) == "residual_intensity");
    CHECK(fieldOf([](EnergyOptions &o) { o.ewifLPerKwh = -1; }) == "ewif_l_per_kwh");
    CHECK(fieldOf([](EnergyOptions &o) { o.lifetimeH = 0; }) == "lifetime_h");
    CHECK(fieldOf([](EnergyOptions &o) { o.embodiedMethod = "other"; }) == "embodied_method");
    CHECK(fieldOf([](EnergyOptions &o) { o.gridYear = 99999; }) == "grid_year");
    CHECK(fieldOf([](EnergyOptions &o) { o.gridYear = 1989; }) == "grid_year");
    CHECK(fieldOf([](EnergyOptions &o) { o.gridYear = 1990; }).empty());
    // Zero is a load, an intensity and a share like any other.
    CHECK(fieldOf([](EnergyOptions &o) {
        o.uAccPct = o.uCpuPct = o.uMemPct = 0.0;
        o.gridIntensity = o.matchedPct = o.residualIntensity = o.ewifLPerKwh = 0.0;
    }).empty());
}

TEST_CASE("a missing figure gives no result, not zero")
{
    const auto missing = [](EnergyMethod method, const PowerInputs<double> &in) {
        const auto p = powerOf(method, in, Utilisation<double>{50, 50, 50});
        REQUIRE_FALSE(p);
        CHECK(p.error().status == Status::noData);
        return p.error().field;
    };
    PowerInputs<double> in = inputsOf<double>(kG5xlarge);
    in.fullLoadW.reset();
    CHECK(missing(EnergyMethod::component, in) == "full_load_w");
    CHECK(missing(EnergyMethod::tdpLinear, in) == "tdp_w");
    CHECK(missing(EnergyMethod::mlco2, in) == "tdp_w");
    CHECK(missing(EnergyMethod::userWatts, in) == "user_watts");
    in = inputsOf<double>(kG5xlarge);
    in.idleW.reset();
    CHECK(missing(EnergyMethod::component, in) == "idle_w");
    CHECK(missing(EnergyMethod::codeCarbon, in) == "idle_w");
    in = inputsOf<double>(kG5xlarge);
    in.tdpPerSocketW.reset();
    CHECK(missing(EnergyMethod::component, in) == "tdp_w_per_socket");
    in.platformVcpus = 0;
    CHECK(missing(EnergyMethod::component, in) == "platform");
    CHECK(missing(EnergyMethod::boavizta, in) == "platform");
}

TEST_CASE("options of the default method")
{
    PowerInputs<double> in = inputsOf<double>(kP4d);
    in.measuredPkgW = std::array<double, 4>{57.93, 175.53, 448.31, 626.76};
    in.useMeasuredPkg = true;
    const auto at = [&](double u) { return *powerOf(EnergyMethod::component, in, Utilisation<double>{0, u, 0})->cpu; };
    CHECK_THAT(at(0), WithinRel(57.93, 1e-12));
    CHECK_THAT(at(10), WithinRel(175.53, 1e-12));
    CHECK_THAT(at(30), WithinRel((175.53 + 448.31) / 2, 1e-12));
    CHECK_THAT(at(100), WithinRel(626.76, 1e-12));
    in.useMeasuredPkg = false;
    CHECK_THAT(at(100), WithinRel(1.02 * 480, 1e-12));
    in.userW = 5000.0;
    in.userReplacesModel = true;
    const auto own = powerOf(EnergyMethod::component, in, Utilisation<double>{0, 0, 0});
    REQUIRE(own);
    CHECK(own->itW == 5000.0);
    CHECK(own->modelReplaced);
    CHECK_FALSE(own->cpu);
}

TEST_CASE("peers: their parts, fallbacks and floors")
{
    const Utilisation<double> full{100, 100, 100};
    PowerInputs<double> in = inputsOf<double>(kG5xlarge);
    in.tdpW = 300.0;
    const auto teads = powerOf(EnergyMethod::teads, in, full);
    REQUIRE(teads);
    CHECK_THAT(*teads->accelerator, WithinRel(306.0, 1e-12));
    CHECK_THAT(*teads->memory, WithinRel(0.60 * 16, 1e-12));
    in.teadsCpuW = in.teadsMemoryW = std::array<double, 4>{1, 2, 3, 4};
    in.teadsAcceleratorW = std::array<double, 4>{0, 0, 0, 0};
    in.teadsDeltaW = 2.7;
    const auto published = powerOf(EnergyMethod::teads, in, full);
    REQUIRE(published);
    CHECK(published->hostOnly);
    CHECK_THAT(published->itW, WithinRel(10.7, 1e-12));
    in.teadsMemoryW.reset(); // a row with a hole is no row
    const auto hole = powerOf(EnergyMethod::teads, in, full);
    REQUIRE(hole);
    CHECK_FALSE(hole->hostOnly);
    CHECK_THAT(hole->itW, WithinRel(teads->itW, 1e-12));
    // Boavizta: a floor of 1 W a CPU, the TDP curve where the range is unknown.
    CHECK(energy::boaviztaCpuPower(1.0, 0.03, 10.0, 0.0, 0.0) == 1.0);
    const auto boavizta = powerOf(EnergyMethod::boavizta, in, full);
    REQUIRE(boavizta);
    CHECK_THAT(*boavizta->cpu, WithinRel(1.02 * 280 * 2 * 4 / 192, 1e-12));
    // Its own constants where the TDP is unknown, too: two sockets, of which the instance has 4 of 192 vCPU.
    PowerInputs<double> unknown = inputsOf<double>(kG5xlarge);
    unknown.tdpPerSocketW.reset();
    const auto usual = powerOf(EnergyMethod::boavizta, unknown, Utilisation<double>{0, 50, 50});
    REQUIRE(usual);
    CHECK_THAT(*usual->cpu, WithinRel(2 * (171.2 * std::log(0.0354 * (50 + 36.89)) - 10.13) * 4 / 192, 1e-12));
    // Green Algorithms: 200 W of an unknown accelerator.
    in.tdpW.reset();
    const auto green = powerOf(EnergyMethod::greenAlgorithms, in, full);
    REQUIRE(green);
    CHECK(*green->accelerator == 200.0);
    // CodeCarbon's module counts.
    CHECK(energy::codeCarbonDimms(2) == 1);
    CHECK(energy::codeCarbonDimms(16) == 2);
    CHECK(energy::codeCarbonDimms(64) == 4);
    CHECK(energy::codeCarbonDimms(128) == 8);
    CHECK(energy::codeCarbonDimms(2048) == 16);
    CHECK(energy::codeCarbonDimms(24576) == 32);
    CHECK(energy::codeCarbonMemoryW(1) == 10);
    CHECK(energy::codeCarbonMemoryW(32) == 20 + 18 + 32 + 56);
    // ML CO2 Impact lists one CPU like a device.
    const auto cpu = powerOf(EnergyMethod::mlco2, inputsOf<double>(kC6i), full);
    REQUIRE(cpu);
    CHECK(cpu->itW == 300.0);
}

TEST_CASE("lows and highs of the parts are those of the table of instances")
{
    const Uncertain range = envelopeOf(inputsOf<Uncertain>(kG5xlarge), Utilisation<Uncertain>{100, 100, 100});
    CHECK_THAT(range.low, WithinRel(175.867, 1e-5));
    CHECK_THAT(range.high, WithinRel(404.3, 1e-5));
}

TEST_CASE("10,000 random inputs give a finite number or a reason")
{
    std::mt19937_64 random(11);
    const std::array<double, 12> odd{0.0, -1.0, 1e-300, 1e300, 1e9, std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::infinity(), 100.0, 100.0001, 50.0, 0.125, 1.0};
    const auto draw = [&] { return odd[random() % odd.size()]; };
    const auto maybe
        = [&]() -> std::optional<double> { return random() % 3 ? std::optional<double>(draw()) : std::nullopt; };
    int refused = 0, answered = 0;
    for (int i = 0; i < 10000; ++i) {
        EnergyOptions o;
        o.uAccPct = maybe();
        o.uCpuPct = maybe();
        o.uMemPct = maybe();
        o.pue = maybe();
        o.gridIntensity = maybe();
        o.lifetimeH = random() % 2 ? draw() : 52560.0;
        if (const auto bad = checkEnergyOptions(o)) {
            CHECK_FALSE(bad->field.empty());
            CHECK(std::isfinite(bad->value));
            ++refused;
            continue;
        }
        // What the check lets through is a finite number in every method.
        for (const EnergyMethodInfo &info : energyMethods()) {
            PowerInputs<Uncertain> in = inputsOf<Uncertain>(random() % 2 ? kG5xlarge : kC6i);
            in.ccfMinPerVcpuW = 0.6;
            in.ccfMaxPerVcpuW = 4.0;
            in.ccfGbPerChip = 80.0;
            in.familyVcpus = 192.0;
            in.familyMemoryGb = 768.0;
            const auto p = powerOf(info.method, in,
                Utilisation<Uncertain>{o.uAccPct.value_or(0), o.uCpuPct.value_or(0), o.uMemPct.value_or(0)});
            if (!p) {
                REQUIRE_FALSE(p.error().field.empty());
                continue;
            }
            const Uncertain grams
                = operational(facilityEnergy(itEnergy(p->itW, Uncertain(1.0)), Uncertain(o.pue.value_or(1.0))),
                    Uncertain(o.gridIntensity.value_or(400)));
            REQUIRE(isFinite(grams));
            REQUIRE(grams.low >= 0.0);
            ++answered;
        }
    }
    CHECK(refused > 1000);
    CHECK(answered > 100);
}

TEST_CASE("the presets of the load are those of energy 2")
{
    const std::map<std::string, std::pair<double, double>> expected{
        {"idle", {0.0, 0.0}}, {"steady_inference", {50.0, 25.0}}, {"full", {100.0, 25.0}}, {"cpu_only", {0.0, 50.0}}};
    CHECK(utilisationPresets().size() == expected.size());
    for (const UtilisationPreset &preset : utilisationPresets()) {
        INFO(preset.id);
        REQUIRE(expected.count(preset.id) == 1);
        CHECK(preset.uAccPct == expected.at(preset.id).first);
        CHECK(preset.uCpuPct == expected.at(preset.id).second);
    }
}

TEST_CASE("loads that a preset has are called by it, others are one's own")
{
    EnergyOptions options;
    CHECK(loadPresetOf(options) == kLoadOfDemand);
    for (const UtilisationPreset &preset : utilisationPresets()) {
        REQUIRE(applyLoadPreset(options, preset.id));
        CHECK(loadPresetOf(options) == preset.id);
        options.fullLoad = true;
        CHECK(loadPresetOf(options) == kOwnLoad);
        options.fullLoad = false;
        options.uMemPct = 50;
        CHECK(loadPresetOf(options) == kOwnLoad);
    }
    REQUIRE(applyLoadPreset(options, kLoadOfDemand));
    CHECK(loadPresetOf(options) == kLoadOfDemand);
    CHECK_FALSE(applyLoadPreset(options, "none of them"));
    options.fullLoad = true;
    CHECK(loadPresetOf(options) == kOwnLoad);
    for (const auto load : {&EnergyOptions::uAccPct, &EnergyOptions::uCpuPct, &EnergyOptions::uMemPct}) {
        EnergyOptions one;
        one.*load = 37;
        CHECK(loadPresetOf(one) == kOwnLoad);
    }
}
