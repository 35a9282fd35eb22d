// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Property 10: the same bytes for a seed on 1, 2, 3 and 8 threads, of every engine on every kind of market.
#include "model/simulation/checkpoint/checkpoint.h"
#include "model/simulation/deadline/deadline.h"
#include "model/simulation/fleet/fleet.h"
#include "model/support/parallel.h"
#include "tests/model/simulation/support.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstring>
#include <mutex>
#include <stdexcept>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// Everything a result says, as bytes: -0 differs from 0, and a missing value from any.
class Bytes
{
public:
    void add(double x)
    {
        char raw[sizeof x];
        std::memcpy(raw, &x, sizeof x);
        m_text.append(raw, sizeof x);
    }
    void add(std::uint64_t x) { m_text += std::to_string(x) + ';'; }
    void add(const std::optional<double> &x)
    {
        m_text += x ? 'x' : '-';
        if (x)
            add(*x);
    }
    void add(const std::optional<Interval> &x)
    {
        add(x ? std::optional(x->low) : std::nullopt);
        add(x ? std::optional(x->high) : std::nullopt);
    }
    void add(const std::optional<Quantile> &q)
    {
        add(q ? std::optional(q->value) : std::nullopt);
        add(q ? q->interval : std::nullopt);
    }
    void add(const Summary &s)
    {
        add(s.n);
        for (const std::optional<double> &x : {s.mean, s.sd, s.min, s.max})
            add(x);
        add(s.meanInterval);
        add(s.p5);
        add(s.p50);
        add(s.p95);
    }
    void add(const std::optional<Probability> &p)
    {
        m_text += p ? 'p' : '-';
        if (p) {
            add(p->met);
            add(p->n);
            add(p->estimate);
            add(p->interval.low);
            add(p->interval.high);
        }
    }
    void add(const RunInfo &info)
    {
        add(info.n);
        add(info.capped);
        m_text += info.converged ? 'c' : '-';
    }
    void add(const std::vector<double> &samples)
    {
        add(static_cast<std::uint64_t>(samples.size()));
        for (const double x : samples)
            add(x);
    }
    template <class... Ts>
    Bytes &all(const Ts &...parts)
    {
        (add(parts), ...);
        return *this;
    }
    friend bool operator==(const Bytes &, const Bytes &) = default;
    std::size_t size() const { return m_text.size(); }

private:
    std::string m_text;
};

Bytes bytesOf(const CheckpointResult &r)
{
    Bytes b;
    b.all(r.info, r.hours, r.busyHours, r.lostHours, r.losses, r.metDeadline, r.withinBudget, r.samples.hours,
        r.samples.busyHours, r.samples.lostHours, r.samples.losses, r.samples.usd);
    if (r.usd)
        b.add(*r.usd);
    return b;
}

Bytes bytesOf(const ElasticResult &r)
{
    return Bytes{}.all(
        r.info, r.hours, r.instanceHours, r.losses, r.pausedHours, r.metDeadline, r.sampleHours, r.sampleInstanceHours);
}

Bytes bytesOf(const FleetResult &r)
{
    Bytes b;
    b.all(r.info, r.usd, r.unitHours, r.shortfallUnitHours, r.belowTargetShare, r.longestShortfallHours,
        r.surplusUnitHours, r.losses, r.launches, r.spotUsd, r.freeUsd, r.overlapUsd, r.usdPerUnitHour,
        r.usdPerNeededUnitHour, r.withinBudget, r.firstNoCapacityHours, r.noCapacityShare, r.samples.usd,
        r.samples.unitHours, r.samples.shortfallUnitHours, r.samples.longestShortfallHours, r.samples.losses);
    for (const CapacityPoint &point : r.capacity)
        b.all(point.atHours, point.mean, point.p5, point.p50, point.p95);
    return b;
}

Bytes bytesOf(const DeadlineResult &r)
{
    Bytes b;
    b.all(r.info, r.usd, r.finishHours, r.losses, r.launches, r.spotHours, r.onDemandHours, r.costRatio, r.metDeadline,
        r.withinBudget, r.samples.usd, r.samples.finishHours, r.samples.losses, r.samples.launches);
    for (const DeadlineOutcome &o : r.windows)
        b.all(o.usd, o.finishHours, o.idleHours);
    return b;
}

// n is no whole number of blocks.
template <class Simulate>
void sameOnAnyThreads(const std::string &what, const Simulate &simulate, std::uint64_t n = 9'001)
{
    INFO(what);
    RunOptions options;
    options.n = n;
    options.threads = 1;
    const auto one = simulate(options);
    REQUIRE(one);
    const Bytes expected = bytesOf(*one);
    CHECK(expected.size() > n * sizeof(double)); // the samples are among them
    for (const unsigned threads : {2U, 3U, 8U}) {
        options.threads = threads;
        const auto other = simulate(options);
        REQUIRE(other);
        INFO("on " << threads << " threads");
        CHECK(bytesOf(*other) == expected);
    }
    options.seed += 1;
    CHECK_FALSE(bytesOf(*simulate(options)) == expected); // the comparison can fail
}

std::shared_ptr<const Trace> p3()
{
    static const auto trace = std::make_shared<const Trace>(readTrace("avail_p3.2xlarge_us-west-2a_2022-10-26.csv"));
    return trace;
}

} // namespace

TEST_CASE("Checkpoint runs are the same bytes on 1, 2, 3 and 8 threads", "[simulation][threads]")
{
    CheckpointParams base;
    base.workHours = 100.0;
    base.intervalHours = 0.5;
    base.hazardPerHour = 0.05;
    base.usdPerHour = 1.0;
    base.deadlineHours = 106.0;
    base.budgetUsd = 105.0;
    const auto check = [](const std::string &what, const CheckpointParams &p, std::uint64_t n = 9'001) {
        sameOnAnyThreads(
            what, [&](const RunOptions &o) { return simulateCheckpoint(p, o); }, n);
    };
    check("constant hazard", base);
    CheckpointParams p = base;
    p.waitExponential = true;
    p.notice = NoticeModel::saveAtNotice;
    p.checkpointHours = 0.01;
    check("notices", p);
    p = base;
    p.hazardPerHour = 0.5;
    p.capFactor = 1.29; // about half of them are capped
    RunOptions few;
    few.n = 1'000;
    const std::uint64_t capped = simulateCheckpoint(p, few)->info.capped;
    CHECK(capped > 100);
    CHECK(capped < 900);
    check("capped", p);
    p = base;
    p.instances = 4;
    p.process = *traceReplayProcess({{p3(), 1, 0.9731}}, ReplayMode::blockBootstrap);
    check("trace", p, 2'500);
    p.process = *regimeProcess(defaultRegimes(), {{0, 1.0}});
    p.workHours = 20.0;
    check("regimes", p, 2'500);
    const auto series = std::make_shared<const PriceSeries>(readPrices("p3.16xlarge", "us-east-1b"));
    p = base;
    p.process = *priceReplayProcess({{series, static_cast<double>(series->begin()), 8.0, 0.05, 1.0}});
    p.budgetUsd.reset();
    check("prices", p, 2'500);
    ElasticParams elastic;
    elastic.usdPerHour = 2.0;
    elastic.deadlineHours = 130.0;
    sameOnAnyThreads(
        "elastic", [&](const RunOptions &o) { return simulateElastic(elastic, o); }, 3'001);
}

TEST_CASE("Fleets are the same bytes on 1, 2, 3 and 8 threads", "[simulation][threads]")
{
    FleetParams base;
    base.onDemandUsdPerUnitHour = 3.06;
    base.budgetUsd = 7000.0;
    for (const double hazard : {0.03, 0.02, 0.05}) {
        FleetPool pool;
        pool.instanceType = "a.large";
        pool.usdPerHour = 1.0 + hazard;
        pool.hazardPerHour = hazard;
        pool.shockPerHour = 0.002;
        base.pools.push_back(pool);
    }
    base.strategy = AllocationStrategy::diversified;
    const auto check = [](const std::string &what, const FleetParams &p, std::uint64_t n) {
        sameOnAnyThreads(
            what, [&](const RunOptions &o) { return simulateFleet(p, o); }, n);
    };
    check("steady", base, 9'001);
    FleetParams p = base;
    p.request = FleetRequest::request;
    check("once", p, 3'001);
    p = base;
    p.rebalance = RebalanceMode::launchBeforeTerminate;
    p.pools[0].launchSuccess = 0.8;
    p.pools[1].capacityInstances = 5;
    p.leadExponential = true;
    check("general", p, 3'001);
    p = base;
    p.targetUnits = 12;
    p.hours = 72;
    for (FleetPool &pool : p.pools)
        pool.shockPerHour = 0.0;
    p.process = *regimeProcess(defaultRegimes(), {{0, 1.0}, {0, 1.2}, {1, 0.9}});
    check("regimes", p, 1'501);
    p.process = *traceReplayProcess({{p3(), 1, 1.0}, {p3(), 1, 1.1}, {p3(), 1, 1.2}}, ReplayMode::blockBootstrap);
    check("trace", p, 1'501);
    const auto series = std::make_shared<const PriceSeries>(readPrices("p3.16xlarge", "us-east-1b"));
    const double start = static_cast<double>(series->begin());
    p.process = *priceReplayProcess(
        {{series, start, 8.0, 0.01, 1.0}, {series, start, {}, 0.02, 1.0}, {series, start, {}, 0.05, 1.0}});
    check("prices", p, 1'501);
}

TEST_CASE("Deadline policies are the same bytes on 1, 2, 3 and 8 threads", "[simulation][threads]")
{
    DeadlineParams p;
    p.spotUsdPerHour = 0.9731;
    p.onDemandUsdPerHour = 3.06;
    p.budgetUsd = 110.0;
    p.trace = p3();
    for (const DeadlinePolicy policy : kDeadlinePolicies) {
        if (policy == DeadlinePolicy::onDemandOnly)
            continue; // the same whatever the seed
        p.policy = policy;
        sameOnAnyThreads(
            std::string(deadlinePolicyId(policy)), [&](const RunOptions &o) { return simulateDeadline(p, o); },
            policy == DeadlinePolicy::clairvoyant ? 13 : 9'001);
    }
    p.policy = DeadlinePolicy::spotOnly;
    p.mayBeLate = true;
    sameOnAnyThreads("late", [&](const RunOptions &o) { return simulateDeadline(p, o); });
    p.mayBeLate = false;
    p.policy = DeadlinePolicy::randomStartGreedy;
    p.sampling = DeadlineSampling::everyStart;
    sameOnAnyThreads(
        "every start", [&](const RunOptions &o) { return simulateDeadline(p, o); }, 3'000);
    p.sampling = DeadlineSampling::blockBootstrap;
    const auto compare = [&](unsigned threads) {
        RunOptions options;
        options.n = 3'001;
        options.threads = threads;
        Bytes all;
        const auto results = comparePolicies(p, kDeadlinePolicies, options, 7);
        REQUIRE(results);
        std::vector<Bytes> out;
        for (const DeadlineResult &r : *results)
            out.push_back(bytesOf(r));
        return out;
    };
    const std::vector<Bytes> one = compare(1);
    for (const unsigned threads : {2U, 3U, 8U})
        CHECK(compare(threads) == one);
}

TEST_CASE("whoever has done its blocks helps the calls that other blocks make", "[simulation][threads]")
{
    std::mutex mutex;
    std::condition_variable both;
    int met = 0;
    bool together = true;
    parallelFor(
        2, 1,
        [&](std::size_t outer, std::size_t) {
            if (outer == 0)
                return;
            // Each of these blocks waits for the other: one thread alone would wait in vain.
            const auto meet = [&](std::size_t, std::size_t) {
                std::unique_lock lock(mutex);
                ++met;
                both.notify_all();
                if (!both.wait_for(lock, std::chrono::seconds(20), [&] { return met == 2; }))
                    together = false;
            };
            parallelFor(2, 1, meet, 2);
        },
        2);
    CHECK(together);
    CHECK(met == 2);
}

TEST_CASE("what a block throws on any thread reaches the caller, and the pool goes on", "[simulation][threads]")
{
    for (const unsigned threads : {1U, 2U, 4U}) {
        const auto work = [&](std::size_t begin, std::size_t) {
            if (begin % 7 == 3)
                throw std::out_of_range("block");
        };
        CHECK_THROWS_AS(parallelFor(1000, 1, work, threads), std::out_of_range);
        std::atomic<std::size_t> done = 0;
        parallelFor(
            1000, 10, [&](std::size_t begin, std::size_t end) { done += end - begin; }, threads);
        CHECK(done == 1000);
    }
}
