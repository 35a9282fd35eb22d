// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "inputs.h"
#include "model/catalog/load/load.h"
#include "model/energy/energy.h"
#include "model/energy/energy_checks.h"
#include "model/energy/hourly.h"
#include "model/energy/series_energy.h"
#include "model/energy/silicon_ratio.h"
#include "model/explain/propagation.h"
#include "tests/support/catch.h"
#include "tests/support/numbers.h"
#include "tests/support/reevaluate.h"

#include <cmath>
#include <fstream>
#include <limits>
#include <map>
#include <random>
#include <sstream>

using namespace wattfare;
using namespace wattfare::testing;
using Catch::Matchers::WithinRel;

namespace {

const Snapshot &catalogue()
{
    static const Result<SnapshotPtr> snapshot = loadSnapshot(WATTFARE_CATALOG_DB);
    REQUIRE(snapshot);
    return **snapshot;
}

EnergyQuestion question(std::string_view type, std::string_view region = "us-east-1")
{
    EnergyQuestion q;
    q.type = catalogue().type(type);
    q.region = catalogue().region(region);
    REQUIRE(q.type != kNone);
    REQUIRE(q.region != kNone);
    return q;
}

std::vector<std::string> split(const std::string &line)
{
    std::vector<std::string> fields;
    std::istringstream in(line);
    for (std::string f; std::getline(in, f, ',');)
        fields.push_back(f);
    return fields;
}

} // namespace

TEST_CASE("every published row of the default method is reproduced from the catalogue")
{
    std::ifstream file(std::string(WATTFARE_SOURCE_DIR) + "/tests/data/energy/component_power.csv");
    std::string line;
    std::getline(file, line);
    int rows = 0;
    while (std::getline(file, line)) {
        const std::vector<std::string> f = split(line);
        REQUIRE(f.size() == 20);
        const auto expected = [&](std::size_t i) { return test::numberOf(f[i]); };
        INFO(f[0]);
        PowerInputs<Uncertain> in;
        const TypeIndex type = catalogue().type(f[0]);
        if (f[0].starts_with(
                "g2.")) { // retired before the catalogue begins: from the tables of its accelerator and CPU
            const double n = f[0] == "g2.8xlarge" ? 4 : 1;
            in = inputsOf<Uncertain>({n, 13, 95, false, 115, 2, 8 * n, 32, 15 * n, Uncertain(95, 70, 112.5)});
        } else {
            REQUIRE(type != kNone);
            in = gatherPower<Uncertain>(catalogue(), type, {});
        }
        const std::array<double, 4> points{0, 10, 50, 100};
        for (std::size_t i = 0; i < 4; ++i) {
            const auto p
                = powerOf(EnergyMethod::component, in, Utilisation<Uncertain>{points[i], points[i], points[i]});
            REQUIRE(p);
            const auto part = [](const std::optional<Uncertain> &x) { return x ? x->value : 0.0; };
            CHECK_THAT(p->itW.value, WithinRel(expected(1 + i), 1e-5));
            CHECK_THAT(part(p->cpu), WithinRel(expected(7 + i), 1e-5));
            CHECK_THAT(part(p->memory), WithinRel(expected(11 + i), 1e-5));
            CHECK_THAT(part(p->accelerator) + part(p->base), WithinRel(expected(15 + i), 1e-5));
            CHECK_THAT(part(p->other), WithinRel(expected(19), 1e-5));
        }
        const Uncertain envelope = envelopeOf(in, Utilisation<Uncertain>{100, 100, 100});
        CHECK_THAT(envelope.low, WithinRel(expected(5), 1e-5));
        CHECK_THAT(envelope.high, WithinRel(expected(6), 1e-5));
        ++rows;
    }
    CHECK(rows == 181);
}

TEST_CASE("the carbon profiles have a mean of one over the year")
{
    constexpr std::array<int, 12> days{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    REQUIRE(catalogue().profiles.size() > 10);
    int withMonths = 0;
    for (const CarbonProfile &p : catalogue().profiles) {
        INFO(p.gridZone << ' ' << p.year);
        double hours = 0.0, sum = 0.0, overHours = 0.0;
        for (std::size_t m = 0; m < 12; ++m) {
            const bool leap = p.year % 4 == 0 && m == 1;
            for (std::size_t h = 0; h < 24; ++h) {
                const double weight = days[m] + (leap ? 1 : 0);
                sum += weight * p.relative[m][h];
                hours += weight;
            }
        }
        for (const double r : p.hour)
            overHours += r / 24;
        if (p.hasMonths) {
            CHECK(std::abs(sum / hours - 1.0) < 1e-3);
            ++withMonths;
        }
        CHECK(std::abs(overHours - 1.0) < 1e-3);
    }
    CHECK(withMonths > 10);
}

TEST_CASE("the two presets at their figures")
{
    const auto kwh = [](const char *type, double instances, double hours) {
        EnergyQuestion q = question(type);
        q.instances = instances;
        q.hours = hours;
        const auto r = energyOf<double>(catalogue(), q);
        REQUIRE(r);
        REQUIRE(r->kwh);
        return *r->kwh;
    };
    // LayoutLM: a million inferences an hour on 6 and on 33 instances. BERT-Large: 16 nodes.
    CHECK_THAT(kwh("inf1.2xlarge", 6, 1), WithinRel(0.339135, 1e-5));
    CHECK_THAT(kwh("g4dn.2xlarge", 33, 1), WithinRel(4.23688, 1e-5));
    CHECK_THAT(kwh("p4d.24xlarge", 16, 3.98771), WithinRel(296.709, 1e-5));
    CHECK_THAT(kwh("trn1.32xlarge", 16, 2.28725), WithinRel(210.9, 1e-3));
}

TEST_CASE("a region's grid: PUE, intensity and their ranges")
{
    const auto grid = gatherGrid<Uncertain>(catalogue(), catalogue().region("us-east-1"), {});
    REQUIRE(grid.pue);
    CHECK(grid.pue->value == 1.15);
    CHECK_THAT(grid.pue->low, WithinRel(1.10, 1e-12));
    CHECK_THAT(grid.pue->high, WithinRel(1.20, 1e-12));
    REQUIRE(grid.lifecycle);
    CHECK(grid.lifecycle->value == 400.21);
    CHECK(grid.lifecycle->low < 400.21);
    CHECK(grid.direct->value == 328.17);
    CHECK(grid.marketIntensity->value == 0.0);
    CHECK(grid.wue->value == 0.12);
    CHECK(grid.gridYear == 2024);
    EnergyOptions o;
    o.pue = 1.4;
    o.gridIntensity = 50.0;
    o.matchedPct = 95.0;
    const auto own = gatherGrid<Uncertain>(catalogue(), catalogue().region("us-east-1"), o);
    CHECK(*own.pue == Uncertain(1.4));
    CHECK(*own.direct == Uncertain(50));
    CHECK(own.userIntensity);
    CHECK_THAT(own.matched->value, WithinRel(0.95, 1e-12));
    o = {};
    o.gridYear = 2022;
    CHECK(gatherGrid<double>(catalogue(), catalogue().region("us-east-1"), o).lifecycle);
    // Of 2023 another publisher has the life cycle and nobody the direct intensity: the year is of the one that counts.
    o.gridYear = 2023;
    CHECK(gatherGrid<double>(catalogue(), catalogue().region("us-east-1"), o).gridYear == 2023);
    o.carbonBasis = CarbonBasis::locationDirect;
    const auto direct = gatherGrid<double>(catalogue(), catalogue().region("us-east-1"), o);
    CHECK_FALSE(direct.direct);
    CHECK_FALSE(direct.gridYear);
    o = {};
    o.gridYear = 1999;
    CHECK_FALSE(gatherGrid<double>(catalogue(), catalogue().region("us-east-1"), o).lifecycle);
    // No PUE of the region's own: the global figure with its wider range, also where its very year is asked for.
    for (const bool yearChosen : {false, true}) {
        o = {};
        if (yearChosen)
            o.gridYear = 2024;
        const auto global = gatherGrid<Uncertain>(catalogue(), catalogue().region("ap-east-1"), o);
        REQUIRE(global.pue);
        CHECK(global.pue->value == 1.15);
        CHECK_THAT(global.pue->low, WithinRel(1.0, 1e-12));
        CHECK_THAT(global.pue->high, WithinRel(1.30, 1e-12));
    }
    for (RegionIndex r = 0; r < catalogue().regions.size(); ++r) {
        const auto g = gatherGrid<Uncertain>(catalogue(), r, {});
        if (!g.pue)
            continue;
        CHECK(g.pue->low >= 1.0);
        CHECK(g.pue->low <= g.pue->value);
    }
}

TEST_CASE("embodied of types with and without a row")
{
    const auto perHour = [](const char *type, const char *method) {
        const auto in = gatherEmbodied<Uncertain>(catalogue(), catalogue().type(type));
        const auto kg = allocationKg<Uncertain>(method, in);
        REQUIRE(kg);
        return embodied(*kg, Uncertain(1.0), Uncertain(energy::kLifetimeSixYearsH));
    };
    CHECK_THAT(perHour("g4dn.2xlarge", "wattfare-split-v1").value, WithinRel(5.72487, 1e-5));
    CHECK_THAT(perHour("p5.48xlarge", "wattfare-split-v1").value, WithinRel(112.642, 1e-5));
    CHECK_THAT(perHour("dl1.24xlarge", "ccf-rule").value, WithinRel(71.2289, 1e-5));
    const auto cpu = gatherEmbodied<Traced>(catalogue(), catalogue().type("c6i.4xlarge"));
    CHECK(cpu.fromFamily);
    REQUIRE(cpu.hostKg);
    CHECK(derive(splitAllocationKg(cpu)).cls == FigureClass::estimate);
    const Uncertain c6i = perHour("c6i.4xlarge", "wattfare-split-v1");
    // Platform of 256 GB and two sockets, an eighth of it.
    CHECK_THAT(c6i.value, WithinRel((1000 + 240 * 533.0 / 384 + 100) / 8 * 1000 / 52560, 1e-9));
    CHECK(c6i.low < c6i.value);
}

TEST_CASE("ratios of silicon that is known by ratio alone")
{
    struct Ratio {
        Uncertain range, a, b; // of the two beside each other, and each on its own
        bool published = false;
    };
    const auto ratioOf = [](const char *one, const char *other) {
        const TypeIndex a = catalogue().type(one), b = catalogue().type(other);
        auto inA = gatherPower<Traced>(catalogue(), a, {}), inB = gatherPower<Traced>(catalogue(), b, {});
        const auto watts = [](const PowerInputs<Traced> &in) {
            const auto power = powerOf(EnergyMethod::component, in, Utilisation<Traced>{100, 25, 25});
            REQUIRE(power);
            return power->itW;
        };
        Ratio r{{}, watts(inA).uncertain(), watts(inB).uncertain()};
        r.published = linkSilicon(catalogue(), a, b, inA, {}) || linkSilicon(catalogue(), b, a, inB, {});
        r.range = sharedRange(watts(inA) / watts(inB));
        return r;
    };
    const Ratio trn = ratioOf("trn1.32xlarge", "p4d.24xlarge");
    CHECK(trn.published);
    CHECK_THAT(trn.range.value, WithinRel(1.23756, 1e-5));
    CHECK_THAT(trn.range.low, WithinRel(1.185, 1e-3));
    CHECK_THAT(trn.range.high, WithinRel(1.287, 1e-3));
    // Dividing the two ranges would be three times as wide.
    CHECK(trn.a.high / trn.b.low > 1.5);
    const Ratio back = ratioOf("p4d.24xlarge", "trn1.32xlarge");
    CHECK_THAT(back.range.value, WithinRel(1 / 1.23756, 1e-5));
    CHECK_THAT(back.range.low, WithinRel(1 / 1.287, 1e-3));
    const Ratio inf = ratioOf("inf1.2xlarge", "g4dn.2xlarge");
    CHECK_THAT(inf.range.value, WithinRel(0.44, 1e-5));
    CHECK_THAT(inf.range.low, WithinRel(0.4125, 1e-3));
    CHECK_THAT(inf.range.high, WithinRel(0.5355, 1e-3));
    // The same accelerator twice as often: its range cancels almost wholly.
    const Ratio same = ratioOf("g5.48xlarge", "g5.24xlarge");
    CHECK_FALSE(same.published);
    CHECK((same.range.high - same.range.low) / same.range.value < 0.02);
    PowerInputs<Traced> none;
    CHECK_FALSE(linkSilicon(catalogue(), kNone, catalogue().type("g5.xlarge"), none, {}));
    const TypeIndex trn1 = catalogue().type("trn1.32xlarge"), p4d = catalogue().type("p4d.24xlarge");
    PowerInputs<Traced> hole = gatherPower<Traced>(catalogue(), trn1, {});
    hole.fullLoadW.reset();
    CHECK_FALSE(linkSilicon(catalogue(), trn1, p4d, hole, {}));
    CHECK_FALSE(hole.fullLoadW);
    // Where the full load follows the ratio the idle watts keep their share of it.
    PowerInputs<Traced> linked = gatherPower<Traced>(catalogue(), trn1, {});
    REQUIRE((linked.idleW && linked.fullLoadW));
    const double share = valueOf(*linked.idleW) / valueOf(*linked.fullLoadW);
    REQUIRE(linkSilicon(catalogue(), trn1, p4d, linked, {}));
    CHECK_THAT(valueOf(*linked.idleW), WithinRel(share * valueOf(*linked.fullLoadW), 1e-12));
}

TEST_CASE("CCF takes its own watts of an accelerator, else shares of the cap, and the largest size of the family")
{
    const auto t4 = gatherPower<double>(catalogue(), catalogue().type("g4dn.xlarge"), {});
    CHECK(t4.ccfGpuMinW == 8.0); // of its table; the preferred figures are 9 and 70 W
    CHECK(t4.ccfGpuMaxW == 71.0);
    const auto h100 = gatherPower<double>(catalogue(), catalogue().type("p5.4xlarge"), {}); // 700 W, not in its table
    REQUIRE((h100.ccfGpuMinW && h100.ccfGpuMaxW));
    CHECK_THAT(*h100.ccfGpuMinW, WithinRel(0.116 * 700, 1e-12));
    CHECK_THAT(*h100.ccfGpuMaxW, WithinRel(1.02 * 700, 1e-12));
    CHECK(h100.familyVcpus == 192.0);
    CHECK(h100.familyMemoryGb == 2048.0);
    // A host that no table names: 80.69 GB a chip, a chip for every 96 vCPU of the largest size.
    const TypeIndex index = catalogue().type("c8i.12xlarge");
    REQUIRE(index != kNone);
    const auto unknown = gatherPower<double>(catalogue(), index, {});
    REQUIRE_FALSE(unknown.hasPlatform());
    const auto watts = powerOf(EnergyMethod::ccf, unknown, Utilisation<double>{50, 50, 50});
    REQUIRE((watts && watts->memory));
    const double perChip = unknown.familyMemoryGb / std::ceil(unknown.familyVcpus / 96);
    REQUIRE(perChip > 80.69);
    CHECK_THAT(*watts->memory, WithinRel(0.392 * (perChip - 80.69) * unknown.memoryGb / unknown.familyMemoryGb, 1e-12));
}

TEST_CASE("a figure says of which year it is and which others of the same quantity were not taken")
{
    const auto others = [](const Traced &number) {
        std::map<std::string, double> found;
        for (const RejectedAlternative &other : number.node()->leaf->rejected)
            found[other.what] = other.value.value_or(0.0);
        return found;
    };
    // PUE of us-east-1: 2022, 2023 and, preferred, 2024.
    const auto grid = gatherGrid<Traced>(catalogue(), catalogue().region("us-east-1"), {});
    REQUIRE(grid.pue);
    CHECK(grid.pue->node()->leaf->date == "2024");
    const std::map<std::string, double> years{{"2022", 1.16}, {"2023", 1.15}};
    CHECK((others(*grid.pue) == years));
    // Idle watts of the A10G by other methods.
    const auto g5 = gatherPower<Traced>(catalogue(), catalogue().type("g5.xlarge"), {});
    REQUIRE((g5.idleW && g5.tdpPerSocketW));
    const std::map<std::string, double> methods{{"ccf", 18.0}, {"sample", 11.0}};
    CHECK((others(*g5.idleW) == methods));
    // One TDP of the processor is known; those of other platforms do not stand beside it.
    CHECK(others(*g5.tdpPerSocketW).empty());
}

TEST_CASE("water is that of the site, and that of power stations where theirs is known")
{
    EnergyQuestion q = question("g5.xlarge"); // us-east-1: 0.12 L for a kWh of IT
    const auto site = energyOf<double>(catalogue(), q);
    REQUIRE((site && site->waterL));
    CHECK_THAT(*site->waterL, WithinRel(site->itKwh * 0.12, 1e-12));
    q.options.ewifLPerKwh = 1.8;
    const auto both = energyOf<double>(catalogue(), q);
    REQUIRE((both && both->waterL && both->kwh));
    CHECK_THAT(*both->waterL, WithinRel(both->itKwh * 0.12 + *both->kwh * 1.8, 1e-12));
}

TEST_CASE("all methods side by side for one instance")
{
    EnergyQuestion q = question("g5.xlarge");
    q.uAccPct = 60;
    q.uCpuPct = 30;
    const auto rows = compareMethods(catalogue(), q);
    REQUIRE(rows);
    CHECK(rows->size() == 8); // no watts of the person's own
    for (const MethodRow &row : *rows) {
        INFO(energyMethodId(row.method));
        REQUIRE_FALSE(row.failure);
        REQUIRE(row.itW);
        CHECK(row.itW->value > 0);
        CHECK(row.kwh);
        CHECK(row.operationalG);
        CHECK_FALSE(row.provenance.sources.empty());
    }
    CHECK_THAT((*rows)[0].itW->value, WithinRel(157.175, 1e-5));
    CHECK_THAT((*rows)[0].itW->low, WithinRel(117.180, 1e-5));
    CHECK_THAT((*rows)[0].itW->high, WithinRel(221.270, 1e-5));
    q.ownWatts = 200;
    const auto own = compareMethods(catalogue(), q);
    REQUIRE(own);
    REQUIRE(own->size() == energyMethods().size());
    CHECK(own->back().itW->value == 200);
    // The person's own watts replace the model.
    CHECK(energyOf<double>(catalogue(), q)->power.itW == 200);
    // A type whose accelerator has no cap: the methods that need one say so.
    const auto silicon = compareMethods(catalogue(), question("trn1.32xlarge"));
    REQUIRE(silicon);
    for (const MethodRow &row : *silicon) {
        if (row.method == EnergyMethod::tdpLinear || row.method == EnergyMethod::mlco2)
            CHECK(row.failure->field == "tdp_w");
        if (row.method == EnergyMethod::component)
            CHECK(row.itW);
    }
}

TEST_CASE("questions outside their domain name the field")
{
    const auto field = [](auto change) {
        EnergyQuestion q = question("g5.xlarge");
        change(q);
        const auto r = energyOf<double>(catalogue(), q);
        return r ? std::string() : r.error().field;
    };
    const double nan = std::numeric_limits<double>::quiet_NaN();
    CHECK(field([](EnergyQuestion &) {}).empty());
    CHECK(field([](EnergyQuestion &q) { q.type = kNone; }) == "instance_type");
    CHECK(field([](EnergyQuestion &q) { q.region = kNone; }) == "region");
    CHECK(field([=](EnergyQuestion &q) { q.hours = nan; }) == "hours");
    CHECK(field([](EnergyQuestion &q) { q.instances = -1; }) == "instances");
    CHECK(field([](EnergyQuestion &q) { q.uAccPct = 101; }) == "u_acc_pct");
    CHECK(field([](EnergyQuestion &q) { q.uCpuPct = -1; }) == "u_cpu_pct");
    CHECK(field([=](EnergyQuestion &q) { q.uMemPct = nan; }) == "u_mem_pct");
    CHECK(field([](EnergyQuestion &q) { q.ownWatts = 1e12; }) == "own_watts");
    CHECK(field([](EnergyQuestion &q) { q.options.pue = 0.5; }) == "pue");
    // Part of an hour, less than one instance in the mean, and none of either can be asked for.
    for (const double part : {0.0, 0.25}) {
        CHECK(field([=](EnergyQuestion &q) { q.hours = part; }).empty());
        CHECK(field([=](EnergyQuestion &q) { q.instances = part; }).empty());
    }
}

TEST_CASE("a clocks-up idle and estimated silicon")
{
    EnergyQuestion q = question("g5.xlarge");
    q.uAccPct = q.uCpuPct = 0;
    const double low = energyOf<double>(catalogue(), q)->power.itW;
    q.options.clocksUpWhileIdle = true;
    const double high = energyOf<double>(catalogue(), q)->power.itW;
    CHECK_THAT(high - low, WithinRel((57.5 - 10) * 1.1, 1e-9));
    CHECK_FALSE(energyOf<double>(catalogue(), q)->estimatedAccelerator);
    CHECK(energyOf<double>(catalogue(), question("inf2.xlarge"))->estimatedAccelerator);
    CHECK(energyOf<double>(catalogue(), question("trn2.48xlarge"))->estimatedAccelerator);
    CHECK(derive(energyOf<Traced>(catalogue(), question("inf2.xlarge"))->power.itW).cls == FigureClass::estimate);
}

TEST_CASE("hourly shapes come from the region's zone")
{
    const RegionIndex east = catalogue().region("us-east-1");
    const auto january = hourlyShape(catalogue(), east, 1);
    REQUIRE(january);
    CHECK_THAT(january->relative[0], WithinRel(1.11365, 1e-5));
    CHECK(hourlyShape(catalogue(), east, {})->gridZone == "US-MIDA-PJM");
    CHECK(hourlyShape(catalogue(), east, 13).error().field == "month");
    CHECK(hourlyShape(catalogue(), kNone, 1).error().field == "region");
    const auto beyond = static_cast<RegionIndex>(catalogue().regions.size());
    CHECK(hourlyShape(catalogue(), beyond, 1).error().field == "region");
    int without = 0;
    for (RegionIndex r = 0; r < catalogue().regions.size(); ++r) {
        const auto shape = hourlyShape(catalogue(), r, {});
        if (!shape) {
            CHECK(shape.error().field == "carbon_profile");
            ++without;
        }
    }
    CHECK(without > 5);
}

TEST_CASE("1,000 random derivations of the catalogue reproduce the evaluated number")
{
    std::mt19937_64 random(2026);
    std::uniform_real_distribution<double> pct(0, 100), hours(0.1, 1000);
    int derived = 0;
    for (int i = 0; i < 4000 && derived < 1000; ++i) {
        EnergyQuestion q;
        q.type = static_cast<TypeIndex>(random() % catalogue().types.size());
        q.region = static_cast<RegionIndex>(random() % catalogue().regions.size());
        q.hours = hours(random);
        q.instances = static_cast<double>(1 + random() % 40);
        q.uAccPct = pct(random);
        q.uCpuPct = pct(random);
        q.options.method = energyMethods()[random() % (energyMethods().size() - 1)].method;
        q.options.measuredCpuPoints = random() % 2 == 0;
        q.options.embodiedMethod = random() % 2 ? "wattfare-split-v1" : "ccf-rule";
        const auto plain = energyOf<double>(catalogue(), q);
        const auto ranged = energyOf<Uncertain>(catalogue(), q);
        const auto traced = energyOf<Traced>(catalogue(), q);
        REQUIRE(plain.has_value() == traced.has_value());
        if (!plain) {
            CHECK(plain.error() == traced.error());
            continue;
        }
        const auto same
            = [&](const std::optional<double> &a, const std::optional<Uncertain> &b, const std::optional<Traced> &c) {
                  REQUIRE(a.has_value() == c.has_value());
                  REQUIRE(a.has_value() == b.has_value());
                  if (!a)
                      return;
                  const double tolerance = 1e-12 * std::abs(*a);
                  const Derivation d = derive(*c);
                  REQUIRE(std::abs(test::reevaluate(d) - *a) <= tolerance);
                  REQUIRE(std::abs(d.value - *a) <= tolerance);
                  REQUIRE(d.low == b->low);
                  REQUIRE(d.high == b->high);
                  REQUIRE(d.low <= d.value);
                  REQUIRE(d.high >= d.value);
                  ++derived;
              };
        same(plain->kwh, ranged->kwh, traced->kwh);
        same(plain->totalG, ranged->totalG, traced->totalG);
        same(plain->waterL, ranged->waterL, traced->waterL);
        same(plain->marketG, ranged->marketG, traced->marketG);
    }
    CHECK(derived >= 1000);
}

TEST_CASE("10,000 random questions never give a number that is not finite")
{
    std::mt19937_64 random(99);
    const std::array<double, 12> odd{0.0, -1.0, 1e-300, 1e300, 1e9, std::numeric_limits<double>::quiet_NaN(),
        -std::numeric_limits<double>::infinity(), 100.0, 100.0001, 50.0, 1.0, 1e-9};
    const auto wild = [&] { return random() % 4 ? static_cast<double>(random() % 101) : odd[random() % odd.size()]; };
    const auto maybe = [&]() { return random() % 5 ? std::nullopt : std::optional<double>(wild()); };
    int answered = 0;
    for (int i = 0; i < 10000; ++i) {
        EnergyQuestion q;
        q.type = static_cast<TypeIndex>(random() % (catalogue().types.size() + 1));
        q.region = static_cast<RegionIndex>(random() % (catalogue().regions.size() + 1));
        q.hours = wild();
        q.instances = wild();
        q.uAccPct = wild();
        q.uCpuPct = wild();
        q.uMemPct = maybe();
        q.ownWatts = maybe();
        q.options.method = energyMethods()[random() % energyMethods().size()].method;
        q.options.pue = maybe();
        q.options.gridIntensity = maybe();
        q.options.matchedPct = maybe();
        q.options.ewifLPerKwh = maybe();
        q.options.samePueForAll = random() % 2;
        if (random() % 10 == 0)
            q.options.lifetimeH = wild();
        const auto r = energyOf<Uncertain>(catalogue(), q);
        if (!r) {
            REQUIRE_FALSE(r.error().field.empty());
            REQUIRE(std::isfinite(r.error().value));
            continue;
        }
        ++answered;
        REQUIRE(isFinite(r->power.itW));
        for (const auto &x : {r->kwh, r->operationalG, r->marketG, r->marginalG, r->embodiedG, r->totalG,
                 r->waterOnSiteL, r->waterOffSiteL}) {
            if (x) {
                REQUIRE(isFinite(*x));
                REQUIRE(x->low >= 0.0);
            }
        }
        for (const Failure &f : r->missing)
            REQUIRE_FALSE(f.field.empty());
    }
    CHECK(answered > 500);
}

TEST_CASE("Monte Carlo of a catalogue result")
{
    const auto a = energyOf<Traced>(catalogue(), question("p5.48xlarge"));
    const auto b = energyOf<Traced>(catalogue(), question("p4d.24xlarge"));
    REQUIRE(a);
    REQUIRE(b);
    const std::array<Traced, 3> outputs{*a->operationalG, *b->operationalG, *a->operationalG / *b->operationalG};
    const auto d = propagate(outputs, 20000, 1);
    REQUIRE(d);
    CHECK((*d)[0].p05 < (*d)[0].value);
    CHECK((*d)[0].p95 > (*d)[0].p50);
    // PUE and grid are the region's: in the ratio they cancel.
    const double separate = ((*d)[0].p95 / (*d)[1].p05) / ((*d)[0].p05 / (*d)[1].p95);
    CHECK((*d)[2].p95 / (*d)[2].p05 < separate);
}

TEST_CASE("the constants of the methods name sources that the catalogue has")
{
    using namespace energy;
    for (const ConstantInfo &c : {kBaseboardOverhead, kCardOverhead, kDeltaRatio, kCpuFactor, kMemoryFactor,
             kDeltaFactor, kSsdWhPerTbHour, kHddWhPerTbHour, kEbsReplication, kNetworkKwhPerGb, kCcfPue, kCcfMemory,
             kCcfMinDefault, kCcfMaxDefault, kCcfGbPerChipDefault, kCcfGpuMinRatio, kCcfGpuMaxRatio, kTeadsPue,
             kBoaviztaA, kBoaviztaB, kBoaviztaC, kBoaviztaD, kBoaviztaMemory, kBoaviztaOther, kGreenMemory,
             kGreenCoreDefault, kGreenGpuDefault, kGreenPue, kCodeCarbonConstant, kCodeCarbonFloor, kCodeCarbonCubic,
             kNoPue, kHostBaseKg, kHostMemoryKgPerGb, kSsdKg, kExtraCpuKg, kCardKg, kBaseboardKg, kHostFactor}) {
        const LeafInfo info = describeConstant(c);
        CHECK_FALSE(info.sources.empty());
        for (const std::string &id : info.sources) {
            INFO(info.id << ' ' << id);
            CHECK(catalogue().source(id) != kNone);
        }
    }
}

TEST_CASE("a measured series takes price, PUE, grid and embodied emissions from the catalogue")
{
    // 8 h of work, 12 h idle, 4 h of work.
    const UtilisationSeries series{{{0, 80, 30, {}, {}}, {8, 0, 1, {}, {}}, {20, 80, 30, {}, {}}}, 24};
    SeriesQuestion q;
    q.type = catalogue().type("g5.xlarge");
    q.region = catalogue().region("us-east-1");
    q.hourly = false;
    const auto answer = energyOfSeries(catalogue(), q, series);
    REQUIRE(answer);
    const SeriesResult &r = answer->result;
    CHECK(answer->usdPerHour == 1.006);
    REQUIRE((answer->pue && answer->intensity && answer->embodiedGPerHour));
    // The same as the formulas of one instance at the two utilisations.
    EnergyQuestion busy = question("g5.xlarge"), idle = busy;
    busy.hours = idle.hours = 12;
    busy.uAccPct = 80;
    busy.uCpuPct = 30;
    idle.uAccPct = 0;
    idle.uCpuPct = 1;
    const auto a = energyOf<double>(catalogue(), busy), b = energyOf<double>(catalogue(), idle);
    REQUIRE((a && b));
    CHECK_THAT(r.kwh, WithinRel(*a->kwh + *b->kwh, 1e-12));
    CHECK_THAT(*r.operationalG, WithinRel(*a->operationalG + *b->operationalG, 1e-12));
    CHECK_THAT(r.idleKwh, WithinRel(*b->kwh, 1e-12));
    CHECK_THAT(*r.idleUsd, WithinRel(12 * 1.006, 1e-12));
    CHECK_THAT(*r.savedUsd, WithinRel(11 * 1.006, 1e-12)); // released after one idle hour
    CHECK_THAT(r.savedKwh, WithinRel(*b->kwh * 11 / 12, 1e-12));
    CHECK_THAT(*r.savedG, WithinRel(r.savedKwh * *answer->intensity + 11 * *answer->embodiedGPerHour, 1e-9));
    // By the hour of the day the emissions differ, the energy does not.
    q.hourly = true;
    const auto hourly = energyOfSeries(catalogue(), q, series);
    REQUIRE(hourly);
    CHECK(hourly->hourly);
    CHECK(hourly->result.kwh == r.kwh);
    CHECK(*hourly->result.operationalG != *r.operationalG);
    // A type without a price says nothing about money.
    q.type = catalogue().type("trn2.48xlarge");
    const auto unpriced = energyOfSeries(catalogue(), q, series);
    if (unpriced) {
        CHECK_FALSE(unpriced->usdPerHour);
        CHECK_FALSE(unpriced->result.savedUsd);
    }
    q.type = kNone;
    CHECK(energyOfSeries(catalogue(), q, series).error().field == "instance_type");
}
