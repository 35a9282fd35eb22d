// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// A mean lies inside its own range, in every summary of every simulation.
#include "model/simulation/checkpoint/uncertainty.h"
#include "model/simulation/deadline/deadline.h"
#include "model/simulation/fleet/fleet.h"
#include "tests/model/simulation/runs.h"
#include "tests/model/simulation/support.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

bool ordered(const std::vector<std::optional<double>> &values) // as far as they are there
{
    double last = -std::numeric_limits<double>::infinity();
    for (const std::optional<double> &value : values) {
        if (value && *value < last)
            return false;
        last = value.value_or(last);
    }
    return true;
}

std::optional<double> of(const std::optional<Quantile> &q) { return q ? std::optional(q->value) : std::nullopt; }

void check(const char *name, const Summary &s)
{
    INFO(name << ": " << s.min.value_or(-1) << " " << s.mean.value_or(-1) << " " << s.max.value_or(-1));
    CHECK(ordered({s.min, s.mean, s.max}));
    CHECK(ordered({s.min, of(s.p5), of(s.p50), of(s.p95), s.max}));
    if (s.meanInterval)
        CHECK(ordered({s.meanInterval->low, s.mean, s.meanInterval->high}));
    if (!s.meanBeyondQuantiles())
        CHECK(ordered({of(s.p5), s.mean, of(s.p95)}));
}

} // namespace

TEST_CASE("Rounding carries no mean out of its range", "[simulation]")
{
    Dice dice(23);
    for (int i = 0; i < 2000; ++i) {
        const double x = dice.logUniform(1e-6, 1e6);
        std::vector<double> values(2 + dice.below(3000), x);
        values[dice.below(values.size())] = std::nextafter(x, i % 2 == 0 ? 0.0 : 1e9); // all but one alike
        const Moments whole = Moments::of(values);
        CHECK(whole.mean >= whole.min);
        CHECK(whole.mean <= whole.max);
        Moments merged;
        for (std::size_t from = 0; from < values.size(); from += 100)
            merged.merge(
                Moments::of(std::span(values).subspan(from, std::min<std::size_t>(100, values.size() - from))));
        CHECK(merged.mean >= merged.min);
        CHECK(merged.mean <= merged.max);
        check("alike", summarise(values));
    }
}

TEST_CASE("Rare losses put the mean beyond its quantiles, not beyond its range", "[simulation]")
{
    std::vector<double> rare(1000, 100.0);
    std::fill(rare.begin(), rare.begin() + 20, 110.0);
    const Summary s = summarise(rare);
    CHECK(s.meanBeyondQuantiles());
    check("rare", s);
    CHECK_FALSE(summarise(std::vector(1000, 7.0)).meanBeyondQuantiles());
    CHECK_FALSE(summarise(std::vector{1.0, 2.0, 3.0}).meanBeyondQuantiles());
    CHECK_FALSE(Summary{}.meanBeyondQuantiles());
}

TEST_CASE("The mean of every summary lies inside its range", "[simulation]")
{
    Dice dice(31);
    for (int i = 0; i < 40; ++i) {
        CheckpointParams p;
        p.workHours = dice.logUniform(1.0, 100.0);
        p.hazardPerHour = dice.below(4) == 0 ? 0.0 : dice.logUniform(1e-5, 0.5);
        p.intervalHours = dice.logUniform(0.1, 10.0);
        p.instances = static_cast<unsigned>(1 + dice.below(4));
        p.notice = static_cast<NoticeModel>(dice.below(4));
        p.usdPerHour = dice.uniform(0.1, 5.0);
        if (const auto r = simulateCheckpoint(p, runs(700))) {
            check("hours", r->hours);
            check("busy", r->busyHours);
            check("lost", r->lostHours);
            check("losses", r->losses);
            check("usd", *r->usd);
            CHECK(ordered({r->hours.min, r->hours.scaled(3.7).mean}));
            check("scaled", r->usd->scaled(0.37));
        }
        if (const auto r
            = simulateCheckpointBand(p, static_cast<int>(dice.below(5)), HazardReading::probability, runs(1), 8, 64)) {
            check("band", r->hours.total);
            check("band means", r->hours.inputMeans);
            CHECK(ordered({r->hours.total.min, r->hours.mean, r->hours.total.max}));
        }
        ElasticParams e;
        e.workHours = p.workHours;
        e.hazardPerHour = p.hazardPerHour;
        e.usdPerHour = p.usdPerHour;
        if (const auto r = simulateElastic(e, runs(300))) {
            check("elastic hours", r->hours);
            check("instance hours", r->instanceHours);
            check("elastic losses", r->losses);
            check("paused", r->pausedHours);
            check("elastic usd", *r->usd);
        }
        FleetParams f;
        f.targetUnits = dice.uniform(1.0, 30.0);
        f.hours = dice.uniform(1.0, 50.0);
        f.onDemandBase = dice.uniform(0.0, 1.0);
        f.onDemandUsdPerUnitHour = 3.0;
        f.pools.resize(2);
        for (FleetPool &pool : f.pools) {
            pool.usdPerHour = dice.uniform(0.1, 2.0);
            pool.hazardPerHour = p.hazardPerHour;
            pool.unitsPerInstance = dice.below(2) == 0 ? 1.0 : dice.uniform(0.5, 3.0);
        }
        f.energy = {400.0, 1.2, 300.0};
        for (FleetPool &pool : f.pools) {
            pool.itWatts = dice.uniform(100.0, 900.0);
            pool.idleWatts = dice.uniform(0.0, 100.0);
        }
        if (const auto r = simulateFleet(f, runs(300))) {
            check("fleet kwh", *r->kwh);
            check("fleet kgco2e", *r->kgco2e);
            for (const Summary *s :
                {&r->usd, &r->unitHours, &r->shortfallUnitHours, &r->belowTargetShare, &r->longestShortfallHours,
                    &r->surplusUnitHours, &r->losses, &r->launches, &r->spotUsd, &r->freeUsd, &r->overlapUsd})
                check("fleet", *s);
            for (const CapacityPoint &point : r->capacity) {
                CHECK(ordered({point.p5, point.p50, point.p95}));
                if (p.hazardPerHour == 0.0) { // nothing varies, whole units or not
                    INFO(point.p5 << " " << point.mean << " " << point.p95);
                    CHECK(point.p5 <= point.mean * (1.0 + 1e-12));
                    CHECK(point.p95 >= point.mean * (1.0 - 1e-12));
                }
            }
        }
        DeadlineParams d;
        std::string ticks;
        for (int t = 0; t < 400; ++t)
            ticks += dice.below(3) == 0 ? '0' : '1';
        d.trace = std::make_shared<const Trace>(*Trace::fromText(600.0, ticks));
        d.workHours = 10.0;
        d.deadlineHours = dice.uniform(11.0, 30.0);
        d.spotUsdPerHour = 1.0;
        d.onDemandUsdPerHour = 3.0;
        d.policy = kDeadlinePolicies[dice.below(6)];
        d.mayBeLate = dice.below(2) == 0;
        d.blockHours = 6.0;
        d.sampling = dice.below(2) == 0 ? DeadlineSampling::everyStart : DeadlineSampling::blockBootstrap;
        const auto r = simulateDeadline(d, runs(300));
        REQUIRE(r);
        for (const Summary *s : {&r->usd, &r->finishHours, &r->losses, &r->launches, &r->spotHours, &r->onDemandHours})
            check("deadline", *s);
    }
}
