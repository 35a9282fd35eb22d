// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Test vectors of the methods: V01 to V10, V24 to V28, V36, V37, V39 to V45, V49, V50.
#include "model/simulation/checkpoint/spot_break_even.h"
#include "model/simulation/checkpoint/spot_overhead.h"
#include "model/simulation/deadline/deadline.h"
#include "model/simulation/fleet/fleet.h"
#include "model/simulation/market/hazard.h"
#include "model/simulation/market/spot_process.h"
#include "model/simulation/random/random_quads.h"
#include "tests/model/simulation/support.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

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

} // namespace

TEST_CASE("V01 to V03: bands become hazards", "[simulation][vectors]")
{
    CHECK(sixDigits(*hazardPerHour(0.05), 7.02648e-05));
    CHECK(sixDigits(1.0 / *hazardPerHour(0.05), 14231.9));
    CHECK(sixDigits(*hazardPerHour(0.05, HazardReading::rate), 6.84932e-05));
    CHECK(sixDigits(*probabilityNoLoss(*hazardPerHour(0.15), 1, 48), 0.989371));
    CHECK(sixDigits(*probabilityNoLoss(*hazardPerHour(0.20), 16, 24), 0.889248));
    CHECK(sixDigits(*expectedLosses(*hazardPerHour(0.20), 16, 24), 0.11738));
}

TEST_CASE("V01 drawn: of a million months one in twenty ends with an interruption", "[simulation][vectors]")
{
    const SpotProcessPtr market = *poissonProcess({{*hazardPerHour(0.05), 1.0, 1.0}});
    const std::unique_ptr<SpotPath> path = market->path();
    constexpr std::uint64_t n = 1'000'000;
    double lost = 0.0, hours = 0.0;
    for (std::uint64_t k = 0; k < n; ++k) {
        RandomStream life(kDefaultSeed, k, Substream::lifetimes);
        path->begin(kDefaultSeed, k, 1e9);
        const double loss = path->nextLoss(0, 0.0, life);
        lost += loss <= 730.0 ? 1.0 : 0.0;
        hours += loss;
    }
    const double draws = static_cast<double>(n);
    CHECK(std::fabs(lost / draws - 0.05) < 4.0 * std::sqrt(0.05 * 0.95 / draws));
    CHECK(std::fabs(hours / draws / 14231.9 - 1.0) < 4.0 / std::sqrt(draws));
}

TEST_CASE("V04: Young, Daly and the exact interval", "[simulation][vectors]")
{
    struct Row {
        double mean, young, daly, exact; // minutes
        int dalyDigits;
    };
    for (const Row &row :
        {Row{1440, 120, 116.69, 116.69, 5}, Row{360, 60, 56.713, 56.714, 5}, Row{15, 12.2474, 9.14092, 9.1665, 6}}) {
        const double h = 60.0;
        CHECK(sixDigits(*youngInterval(5 / h, row.mean / h) * h, row.young));
        CHECK(digits(*dalyInterval(5 / h, row.mean / h) * h, row.daly, row.dalyDigits));
        CHECK(digits(*exactInterval(5 / h, row.mean / h) * h, row.exact, 5));
        // w = tau/M - 1 is W_0(-e^(-delta/M - 1)): w e^w gives the argument back.
        const double w = *exactInterval(5 / h, row.mean / h) * h / row.mean - 1.0;
        CHECK(w * std::exp(w) == Approx(-std::exp(-5.0 / row.mean - 1.0)).epsilon(1e-12));
    }
    CHECK(sixDigits(*dalyInterval(5.0, 15.0), 9.14092));
}

TEST_CASE("V05 to V07: time of a run with checkpoints", "[simulation][vectors]")
{
    const CheckpointClosedForm f = *checkpointClosedForm(v05());
    CHECK(sixDigits(f.expectedHours, 105.975));
    CHECK(sixDigits(*f.sdHours, 1.22615));
    CHECK(sixDigits(f.expectedLosses, 5.25498));
    CHECK(sixDigits(f.expectedBusyHours, 105.1));
    CHECK(sixDigits(f.failureFreeHours, 103.317));

    CheckpointParams p = v05();
    p.workHours = 500.0;
    p.intervalHours = 117.0 / 60.0;
    p.checkpointHours = 5.0 / 60.0;
    p.restartHours = 10.0 / 60.0;
    p.waitHours = 0.0;
    p.hazardPerHour = 1.0 / 24.0;
    const CheckpointClosedForm g = *checkpointClosedForm(p);
    CHECK(sixDigits(g.expectedHours, 547.824));
    CHECK(sixDigits(*g.sdHours, 6.44266));
    CHECK(sixDigits(g.expectedLosses, 22.826));
    CHECK(sixDigits(*dalyWholeRunHours(500.0, 117.0 / 60.0, 5.0 / 60.0, 10.0 / 60.0, 24.0), 547.882));
}

TEST_CASE("V08 to V10: notices, fast interruptions, whole clusters", "[simulation][vectors]")
{
    CHECK(sixDigits(*savedAtNoticeHours(100.0, 0.05, 5.0 / 60.0, 120.0 / 3600.0, 10.0 / 60.0), 101.422));
    CheckpointParams p = v05();
    p.notice = NoticeModel::saveAtNotice;
    p.noticeShare = 1.0;
    p.intervalHours = 1000.0; // no periodic checkpoints
    CHECK(sixDigits(checkpointClosedForm(p)->expectedHours, 101.422));

    CheckpointParams q;
    q.workHours = 0.5;
    q.checkpointHours = 0.05;
    q.hazardPerHour = 2.0;
    q.restartHours = 0.25;
    q.waitHours = 0.0;
    q.intervalHours = 0.5;
    const BlockMoments block = blockMoments(2.0, 0.55, 0.25, 0.0);
    CHECK(sixDigits(block.meanHours, 1.65216));
    CHECK(sixDigits(0.5 / block.meanHours, 0.302635));
    q.workHours = 5.0;
    CHECK(sixDigits(checkpointClosedForm(q)->segmentSuccess, 0.201897));

    CHECK(sixDigits(*dalyInterval(90.0 / 3600.0, 15.625) * 3600.0, 3122.26));
}

TEST_CASE("V24 to V28: fleets in closed form", "[simulation][vectors]")
{
    const RequestClosedForm request = *requestClosedForm(32, 0.02, 168);
    CHECK(sixDigits(request.expectedAlive, 1.11153));
    CHECK(sixDigits(request.expectedInstanceHours, 1544.42));
    CHECK(sixDigits(request.allAlive, 2.01677e-47));
    const MaintainClosedForm maintain = *maintainClosedForm(32, 0.02, 5.0 / 60.0, 168);
    CHECK(sixDigits(maintain.availability, 0.998336));
    CHECK(sixDigits(maintain.expectedInstanceHours, 5367.06));
    CHECK(sixDigits(maintain.steadyAllUp, 0.948106));
    const SpotHeadroom headroom = *spotHeadroom(20, 0.95, 0.999);
    CHECK(headroom.instances == 26.0);
    CHECK(sixDigits(headroom.probability, 0.999779));
    const ShockClosedForm shock = *shockClosedForm(20, 0.02, 0.01, 10);
    CHECK(sixDigits(shock.meanAlive, 14.8164));
    CHECK(sixDigits(shock.varianceAlive, 25.7734));
    CHECK(sixDigits(shock.independentVariance, 3.84013));
    CHECK(sixDigits(*billedFractionFirstHourFree(0.05), 0.998791));
    CHECK(sixDigits(*billedFractionFirstHourFree(0.5), 0.909796));
}

TEST_CASE("V36, V37: Wilson interval and number of trajectories", "[simulation][vectors]")
{
    CHECK(sixDigits(wilson(930, 1000).low, 0.912485));
    CHECK(sixDigits(wilson(930, 1000).high, 0.944224));
    CHECK(trajectoriesFor(0.005, 0.30) == 13830);
}

TEST_CASE("V39, V40: on-off capacity, spot against on-demand", "[simulation][vectors]")
{
    const RegimeModel onOff = *onOffRegimes(4.0833, 1.0688);
    CHECK(sixDigits(stationary(onOff)->front(), 0.792551)); // share of the time that is on
    CHECK(sixDigits(*savedAtNoticeHours(48.0, 1.0 / 4.0833, 0.2, 0.0, 1.0688), 63.6042));
    CheckpointParams p = v05();
    p.usdPerHour = 0.9731;
    p.onDemandUsdPerHour = 3.06;
    const SpotBreakEven b = *spotBreakEven(p);
    CHECK(sixDigits(b.spotUsd, 102.272));
    CHECK(sixDigits(b.onDemandUsd, 306.0));
    CHECK(sixDigits(b.breakEvenPriceRatio, 0.951479));
    CHECK(b.spotWins);
}

namespace {

struct PolicyRow {
    DeadlinePolicy policy;
    double usd;
    unsigned losses;
    double onDemandHours;
};

void checkTrace(
    const Trace &trace, std::uint64_t start, double deadline, double changeover, std::initializer_list<PolicyRow> rows)
{
    DeadlineParams p;
    p.workHours = 48.0;
    p.deadlineHours = deadline;
    p.changeoverHours = changeover;
    p.spotUsdPerHour = 0.9731;
    p.onDemandUsdPerHour = 3.06;
    p.trace = std::make_shared<const Trace>(trace);
    for (const PolicyRow &row : rows) {
        p.policy = row.policy;
        for (const Outcome<DeadlineOutcome> &o : {runDeadline(p, start), runDeadlineByTicks(p, start)}) {
            REQUIRE(o);
            INFO(deadlinePolicyId(row.policy) << " from " << start << " at " << deadline << " h: " << o->usd);
            CHECK(sixDigits(o->usd, row.usd));
            CHECK(o->losses == row.losses);
            CHECK(
                (row.onDemandHours == 0.0 ? o->onDemandHours == 0.0 : sixDigits(o->onDemandHours, row.onDemandHours)));
            CHECK(o->met);
        }
    }
}

constexpr auto kOd = DeadlinePolicy::onDemandOnly;
constexpr auto kGreedy = DeadlinePolicy::greedy;
constexpr auto kPlain = DeadlinePolicy::uniformProgress;
constexpr auto kHyst = DeadlinePolicy::uniformProgressHysteresis;

} // namespace

TEST_CASE("V41: policies on the mini trace", "[simulation][vectors]")
{
    struct Row {
        DeadlinePolicy policy;
        double usd, end, spot, onDemand;
        unsigned losses, launches;
    };
    DeadlineParams p;
    p.workHours = 2.5;
    p.deadlineHours = 4.0;
    p.changeoverHours = 0.1;
    p.spotUsdPerHour = 0.9731;
    p.onDemandUsdPerHour = 3.06;
    p.trace = std::make_shared<const Trace>(*Trace::fromText(600, "111100011000000111111000000011111111"));
    for (const Row &row : {Row{kOd, 8.16, 9600, 0, 2.66667, 0, 1}, Row{kGreedy, 6.5831, 13800, 1, 1.83333, 2, 3},
             Row{kPlain, 5.35402, 12000, 1.83333, 1.16667, 2, 5}, Row{kHyst, 5.88747, 11400, 1.33333, 1.5, 1, 3}}) {
        p.policy = row.policy;
        for (const Outcome<DeadlineOutcome> &o : {runDeadline(p), runDeadlineByTicks(p)}) {
            REQUIRE(o);
            INFO(deadlinePolicyId(row.policy));
            CHECK(sixDigits(o->usd, row.usd));
            CHECK(std::fabs(o->finishHours * 3600.0 - row.end) < 1e-6);
            CHECK((row.spot == 0.0 ? o->spotHours == 0.0 : sixDigits(o->spotHours, row.spot)));
            CHECK(sixDigits(o->onDemandHours, row.onDemand));
            CHECK(o->losses == row.losses);
            CHECK(o->launches == row.launches);
        }
    }
}

TEST_CASE("V42 to V45: policies on measured traces", "[simulation][vectors]")
{
    const Trace p3 = readTrace("avail_p3.2xlarge_us-west-2a_2022-10-26.csv");
    checkTrace(p3, 0, 70, 0.2,
        {{kOd, 147.9, 0, 48.3333}, {kGreedy, 130.298, 16, 38.5}, {kPlain, 97.3669, 28, 20},
            {kHyst, 99.1548, 23, 22.3333}});
    checkTrace(p3, 0, 52, 0.05,
        {{kOd, 147.39, 0, 48.1667}, {kGreedy, 135.541, 8, 42.3333}, {kPlain, 113.835, 27, 31},
            {kHyst, 132.874, 14, 40.6667}});
    checkTrace(p3, 1200, 70, 0.2,
        {{kOd, 147.9, 0, 48.3333}, {kGreedy, 110.009, 12, 29.1667}, {kPlain, 75.8531, 16, 12.3333},
            {kHyst, 75.8531, 16, 12.3333}});
    checkTrace(p3, 1200, 52, 0.05,
        {{kOd, 147.39, 0, 48.1667}, {kGreedy, 147.39, 0, 48.1667}, {kPlain, 104.863, 16, 27.1667},
            {kHyst, 92.9215, 8, 21.8333}});
    const Trace p2 = readTrace("avail_p2.8xlarge_us-west-2a_2022-10-26.csv");
    checkTrace(p2, 0, 70, 0.2,
        {{kOd, 147.9, 0, 48.3333}, {kGreedy, 137.649, 13, 42.3333}, {kPlain, 102.887, 21, 23.5},
            {kHyst, 104.095, 16, 25.1667}});
    checkTrace(p2, 0, 52, 0.05,
        {{kOd, 147.39, 0, 48.1667}, {kGreedy, 147.39, 0, 48.1667}, {kPlain, 117.175, 19, 32.8333},
            {kHyst, 127.146, 11, 38}});
    const Trace preempt = readTrace("preempt_p3.2xlarge_us-west-2b_2023-04-22.csv");
    checkTrace(preempt, 0, 70, 0.2,
        {{kOd, 147.506, 0, 48.2044}, {kGreedy, 48.8885, 11, 0}, {kPlain, 48.8885, 11, 0}, {kHyst, 48.8885, 11, 0}});
    checkTrace(preempt, 0, 52, 0.05,
        {{kOd, 147.043, 0, 48.0533}, {kGreedy, 91.0607, 10, 20.9956}, {kPlain, 51.2022, 10, 1.75111},
            {kHyst, 59.0764, 8, 5.64444}});
}

TEST_CASE("The traces of the vectors are those of the catalogue", "[simulation][vectors]")
{
    const auto catalogue = [](const std::string &name) { return readRows(name, "/resources/catalog/"); };
    for (const std::string trace : {"avail_p3.2xlarge_us-west-2a_2022-10-26", "avail_p2.8xlarge_us-west-2a_2022-10-26",
             "preempt_p3.2xlarge_us-west-2b_2023-04-22", "avail16_p3.2xlarge_us-west-2a_2023-08-27"}) {
        INFO(trace);
        std::string gap;
        for (const std::vector<std::string> &row : catalogue("availability_trace.csv"))
            if (row.at(0) == trace)
                gap = row.at(row.size() - 3); // the title holds commas
        std::vector<std::vector<std::string>> bundled;
        for (const std::vector<std::string> &row : catalogue("availability_run.csv"))
            if (row.at(0) == trace)
                bundled.push_back({gap, row.at(1), row.at(2), row.at(3)});
        CHECK(bundled == readRows(trace + ".csv"));
    }
}

TEST_CASE("Price replay, worked out by hand", "[simulation][vectors]")
{
    const double april = static_cast<double>(*parseUtcSeconds("2021-04-01T00:00:00Z"));
    const auto whole = [](const PriceSeries &s) {
        return std::array{static_cast<double>(s.begin()), static_cast<double>(s.end())};
    };
    // 1,440 h at 7.5 USD, but for 120 h at 8.5 and 120 h at 9.5.
    const PriceSeries p3 = readPrices("p3.16xlarge", "us-east-1b");
    CHECK(p3.rows() == 6);
    CHECK(p3.minimum() == 7.5);
    CHECK(p3.maximum() == 9.5);
    CHECK(*p3.integralUsd(april, april + 72 * 3600.0) == Approx(72 * 7.5));
    CHECK(*p3.integralUsd(april + 470 * 3600.0, april + 490 * 3600.0) == Approx(10 * 7.5 + 10 * 8.5));
    const auto [from, to] = whole(p3);
    CHECK(*p3.integralUsd(from, to) / ((to - from) / 3600.0) == Approx(7.5 + (120 * 1.0 + 120 * 2.0) / 1440));
    CHECK(*p3.shareAtOrBelow(8, from, to) == Approx(1200.0 / 1440));
    CHECK(*p3.upCrossings(8, from, to) == 2);
    CHECK(*p3.shareAtOrBelow(9, from, to) == Approx(1320.0 / 1440));
    CHECK(*p3.upCrossings(9, from, to) == 1);

    // 1,700 h: 200 at 0.65, 200 at 0.655, 100 at 0.695, 300 at 0.66, 100 at 0.7, 200 at 0.652, 600 at 0.665.
    const PriceSeries g4 = readPrices("g4dn.8xlarge", "us-east-1c");
    CHECK(g4.rows() == 8);
    CHECK(g4.minimum() == 0.65);
    CHECK(g4.maximum() == 0.7);
    const auto [start, end] = whole(g4);
    CHECK(*g4.integralUsd(start, start + 72 * 3600.0) == Approx(46.8));
    CHECK(*g4.integralUsd(start, end) == Approx(130 + 131 + 69.5 + 198 + 70 + 130.4 + 399));
    for (const double cap : {0.67, 0.69}) {
        CHECK(*g4.shareAtOrBelow(cap, start, end) == Approx(1500.0 / 1700));
        CHECK(*g4.upCrossings(cap, start, end) == 2);
    }
    CHECK(*g4.shareAtOrBelow(0.655, start, end) == Approx(600.0 / 1700));
}

TEST_CASE("V49, V50: random numbers", "[simulation][vectors]")
{
    using Ctr = r123::Philox4x32::ctr_type;
    using Key = r123::Philox4x32::key_type;
    const auto words = [](const Ctr &counter, const Key &key) { return r123::Philox4x32{}(counter, key); };
    CHECK(words({{0, 0, 0, 0}}, {{0, 0}}) == Ctr{{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}});
    const std::uint32_t f = 0xffffffff;
    CHECK(words({{f, f, f, f}}, {{f, f}}) == Ctr{{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}});
    CHECK(words({{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}}, {{0xa4093822, 0x299f31d0}})
        == Ctr{{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}});
    // The same words come out of the product's streams, at the place that the vector's counter and key say.
    const auto check = [](std::uint64_t seed, std::uint64_t trajectory, std::uint32_t c1, std::uint32_t block,
                           std::array<std::uint32_t, 4> expected) {
        RandomStream stream(seed, trajectory, static_cast<Substream>(c1 & 0xffU), c1 >> 8U);
        stream.skipBlocks(block);
        CHECK(stream.uniform() == u01(expected[0], expected[1]));
        CHECK(stream.uniform() == u01(expected[2], expected[3]));
        PhiloxQuads quads;
        quads.begin(seed, trajectory, static_cast<Substream>(c1 & 0xffU));
        std::array<double, 4> four{};
        quads.uniforms(c1 >> 8U, block, four);
        CHECK(four[0] == u01(expected[0], expected[1]));
        CHECK(four[1] == u01(expected[2], expected[3]));
    };
    // All ones is the last block of the last slot, which a stream must not reach: four numbers at a time may.
    PhiloxQuads last;
    last.begin(~std::uint64_t{0}, ~std::uint64_t{0}, static_cast<Substream>(255));
    std::array<double, 4> ones{};
    last.uniforms(0xffffff, f, ones);
    CHECK(ones[0] == u01(0x408f276d, 0x41c83b0e));
    CHECK(ones[1] == u01(0xa20bc7c6, 0x6d5451fd));
    check(0, 0, 0, 0, {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8});
    check(0x299f31d0a4093822, 0x0370734413198a2e, 0x85a308d3, 0x243f6a88,
        {0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1});
    RandomStream stream(20260101, 7, Substream::lifetimes);
    CHECK(stream.uniform() == 0.9009948126045717);
    CHECK(stream.uniform() == 0.74401345317972267);
    CHECK(stream.uniform() == 0.92239357618471174);
    CHECK(stream.uniform() == 0.010608093870247692);
}
