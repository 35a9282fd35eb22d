// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Property 30: nothing returned is NaN or infinite, whatever goes in; and nothing hangs.
#include "model/simulation/checkpoint/spot_break_even.h"
#include "model/simulation/checkpoint/spot_overhead.h"
#include "model/simulation/deadline/deadline.h"
#include "model/simulation/fleet/fleet.h"
#include "model/simulation/market/hazard.h"
#include "model/simulation/market/spot_process.h"
#include "tests/model/simulation/support.h"

#include <chrono>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// Zeros, denormals, huge and odd numbers among sensible ones.
class Wild
{
public:
    explicit Wild(std::uint64_t seed)
        : m_dice(seed)
    {
    }
    double number()
    {
        switch (m_dice.below(12)) {
        case 0: return 0.0;
        case 1: return 5e-324;
        case 2: return 1e300;
        case 3: return std::numeric_limits<double>::infinity();
        case 4: return std::nan("");
        case 5: return -m_dice.logUniform(1e-9, 1e9);
        case 6: return m_dice.logUniform(1e-300, 1e300);
        case 7: return 1.0;
        default: return m_dice.logUniform(1e-3, 1e3);
        }
    }
    std::uint64_t below(std::uint64_t n) { return m_dice.below(n); }

private:
    Dice m_dice;
};

bool g_finite = true;
void mustBeFinite(double x) { g_finite = g_finite && std::isfinite(x); }
void mustBeFinite(const std::optional<double> &x) { mustBeFinite(x.value_or(0.0)); }
void mustBeFinite(const Summary &s)
{
    for (const std::optional<double> &x : {s.mean, s.sd, s.min, s.max})
        mustBeFinite(x);
    for (const std::optional<Quantile> &q : {s.p5, s.p50, s.p95}) {
        if (!q)
            continue;
        mustBeFinite(q->value);
        if (q->interval) {
            mustBeFinite(q->interval->low);
            mustBeFinite(q->interval->high);
        }
    }
}
template <class T>
bool answered(const Outcome<T> &o)
{
    if (!o)
        mustBeFinite(o.error().value);
    return o.has_value();
}

// A few trajectories; one that takes long is cancelled, which must end it: a hang would show as a test that never ends.
RunOptions few()
{
    RunOptions o;
    o.n = 4;
    o.threads = 1;
    o.progress = [begin = std::chrono::steady_clock::now()](
                     double) { return std::chrono::steady_clock::now() - begin < std::chrono::milliseconds(10); };
    return o;
}

// The markets that are more than a hazard, on so many pools; none for numbers that a process refuses.
SpotProcessPtr market(Wild &w, std::size_t pools, const std::shared_ptr<const Trace> &trace,
    const std::shared_ptr<const PriceSeries> &prices)
{
    const auto given = [&](double usual) { return w.below(3) == 0 ? w.number() : usual; };
    Outcome<SpotProcessPtr> process = failure(Status::noData);
    switch (w.below(4)) {
    case 0: {
        std::vector<TraceReplayPool> replay;
        for (std::size_t i = 0; i < pools; ++i)
            replay.push_back({trace, static_cast<std::uint32_t>(1 + w.below(2)), given(1.0)});
        process
            = traceReplayProcess(std::move(replay), static_cast<ReplayMode>(w.below(3)), given(24.0), w.below(4000));
        break;
    }
    case 1: {
        std::vector<PriceReplayPool> replay;
        for (std::size_t i = 0; i < pools; ++i)
            replay.push_back({prices, given(static_cast<double>(prices->begin())),
                w.below(2) == 0 ? std::optional(given(8.0)) : std::nullopt, given(0.1), given(0.9)});
        process = priceReplayProcess(std::move(replay));
        break;
    }
    case 2: {
        RegimeModel model = w.below(2) == 0 ? defaultRegimes() : *onOffRegimes(4.0, 1.0);
        model.correlation = given(0.5);
        for (auto &row : model.ratesPerHour)
            for (double &rate : row)
                rate = w.below(8) == 0 ? w.number() : rate;
        for (Regime &regime : model.regimes)
            regime.hazardPerHour = w.below(6) == 0 ? w.number() : regime.hazardPerHour;
        std::vector<RegimePool> zones;
        for (std::size_t i = 0; i < pools; ++i)
            zones.push_back({i, given(1.0)});
        process = regimeProcess(std::move(model), std::move(zones));
        break;
    }
    default: return nullptr;
    }
    return answered(process) ? *process : nullptr;
}

} // namespace

TEST_CASE("Closed forms stay finite for 10,000 wild inputs", "[simulation][robust]")
{
    Wild w(1);
    g_finite = true;
    int answers = 0;
    for (int i = 0; i < 10'000; ++i) {
        CheckpointParams p;
        for (double CheckpointParams::*member : {&CheckpointParams::workHours, &CheckpointParams::checkpointHours,
                 &CheckpointParams::restartHours, &CheckpointParams::waitHours, &CheckpointParams::hazardPerHour}) {
            if (w.below(2) == 0)
                p.*member = w.number();
        }
        if (w.below(2) == 0)
            p.intervalHours = w.number();
        p.instances = static_cast<unsigned>(w.below(5));
        p.notice = static_cast<NoticeModel>(w.below(4));
        p.usdPerHour = 1.0;
        p.onDemandUsdPerHour = 2.0;
        const Outcome<CheckpointClosedForm> f = checkpointClosedForm(p);
        if (answered(f)) {
            ++answers;
            for (const double x : {f->intervalHours, f->segments, f->failureFreeHours, f->expectedHours,
                     f->expectedLosses, f->expectedBusyHours, f->expectedWaitHours, f->segmentSuccess, f->usefulShare,
                     f->breakEvenPriceRatio})
                mustBeFinite(x);
            mustBeFinite(f->sdHours);
            mustBeFinite(f->expectedUsd);
            if (!(f->expectedHours >= p.workHours * (1.0 - 1e-9)))
                FAIL("faster than the work: " << f->expectedHours << " of " << p.workHours);
        }
        if (!g_finite)
            FAIL("case " << i << " W " << p.workHours << " tau " << p.intervalHours.value_or(-1) << " delta "
                         << p.checkpointHours << " R " << p.restartHours << " D " << p.waitHours << " lambda "
                         << p.hazardPerHour << " n " << p.instances << " notice " << noticeModelId(p.notice));
        if (answered(exactInterval(p.checkpointHours, p.workHours)))
            mustBeFinite(*exactInterval(p.checkpointHours, p.workHours));
        if (answered(dalyInterval(p.checkpointHours, p.workHours)))
            mustBeFinite(*dalyInterval(p.checkpointHours, p.workHours));
        const auto r = requestClosedForm(w.number(), w.number(), w.number());
        if (answered(r))
            mustBeFinite(r->expectedAlive + r->expectedInstanceHours + r->allAlive);
        const auto m = maintainClosedForm(w.number(), w.number(), w.number(), w.number());
        if (answered(m))
            mustBeFinite(m->availability + m->expectedInstanceHours + m->expectedLosses + m->steadyAllUp);
        const auto s = shockClosedForm(w.number(), w.number(), w.number(), w.number());
        if (answered(s))
            mustBeFinite(s->meanAlive + s->varianceAlive + s->independentVariance);
        const auto h = hazardPerHour(w.number());
        if (answered(h))
            mustBeFinite(*h);
        const auto head = i % 20 == 0 ? spotHeadroom(w.number(), w.number(), w.number()) : spotHeadroom(3, 0.5);
        if (answered(head))
            mustBeFinite(head->instances + head->probability + head->billedInstances);
        const auto d = dalyWholeRunHours(w.number(), w.number(), w.number(), w.number(), w.number());
        if (answered(d))
            mustBeFinite(*d);
        if (!g_finite)
            FAIL("case " << i << " of the small forms");
    }
    CHECK(answers > 500);
}

TEST_CASE("Simulations stay finite for 10,000 wild inputs and never hang", "[simulation][robust]")
{
    Wild w(2);
    g_finite = true;
    const auto trace = std::make_shared<const Trace>(readTrace("avail_p3.2xlarge_us-west-2a_2022-10-26.csv"));
    const auto prices = std::make_shared<const PriceSeries>(readPrices("p3.16xlarge", "us-east-1b"));
    int runs = 0, elastics = 0, fleets = 0, deadlines = 0, onMarkets = 0;
    for (int i = 0; i < 10'000; ++i) {
        CheckpointParams p;
        p.usdPerHour = 1.0;
        (w.below(2) == 0 ? p.workHours : p.hazardPerHour) = w.number();
        (w.below(2) == 0 ? p.restartHours : p.checkpointHours) = w.number();
        if (w.below(4) == 0)
            p.intervalHours = w.number();
        if (w.below(4) == 0)
            p.capFactor = w.number();
        p.waitExponential = w.below(2) == 0;
        p.instances = static_cast<unsigned>(1 + w.below(3));
        p.notice = static_cast<NoticeModel>(w.below(4));
        p.process = market(w, 1, trace, prices);
        const Outcome<CheckpointResult> r = simulateCheckpoint(p, few());
        if (answered(r)) {
            ++runs;
            onMarkets += p.process ? 1 : 0;
            mustBeFinite(r->hours);
            mustBeFinite(r->busyHours);
            mustBeFinite(r->lostHours);
            if (r->usd)
                mustBeFinite(*r->usd);
            for (const double x : r->samples.hours)
                mustBeFinite(x);
        }
        if (!g_finite)
            FAIL("run " << i);
        ElasticParams e;
        e.instances = static_cast<unsigned>(w.below(20));
        e.minInstances = static_cast<unsigned>(1 + w.below(4));
        for (double ElasticParams::*member : {&ElasticParams::workHours, &ElasticParams::hazardPerHour,
                 &ElasticParams::replacementHours, &ElasticParams::pauseHours, &ElasticParams::communicationShare})
            if (w.below(4) == 0)
                e.*member = w.number();
        e.usdPerHour = 1.0;
        const Outcome<ElasticResult> elastic = simulateElastic(e, few());
        if (answered(elastic)) {
            ++elastics;
            mustBeFinite(elastic->hours);
            mustBeFinite(elastic->instanceHours);
            mustBeFinite(*elastic->usd);
            if (elastic->closedForm)
                mustBeFinite(elastic->closedForm->expectedHours);
        }
        if (!g_finite)
            FAIL("elastic " << i);
        FleetParams f;
        f.pools.resize(1 + w.below(3));
        f.targetUnits = w.below(8) == 0 ? w.number() : static_cast<double>(w.below(6));
        f.hours = w.below(4) == 0 ? w.number() : 20.0;
        f.leadHours = w.below(4) == 0 ? w.number() : 0.05;
        for (FleetPool &pool : f.pools) {
            pool.usdPerHour = w.below(4) == 0 ? w.number() : 1.0;
            pool.hazardPerHour = w.below(2) == 0 ? w.number() : 0.1;
            pool.unitsPerInstance = w.below(4) == 0 ? w.number() : 1.0;
            pool.launchSuccess = w.below(4) == 0 ? w.number() : 1.0;
            pool.shockPerHour = w.below(8) == 0 ? w.number() : 0.0;
        }
        f.rebalance = static_cast<RebalanceMode>(w.below(3));
        f.strategy = static_cast<AllocationStrategy>(w.below(5));
        f.process = market(w, f.pools.size(), trace, prices);
        const Outcome<FleetResult> fleet = simulateFleet(f, few());
        if (answered(fleet)) {
            ++fleets;
            onMarkets += f.process ? 1 : 0;
            mustBeFinite(fleet->usd);
            mustBeFinite(fleet->unitHours);
            mustBeFinite(fleet->shortfallUnitHours);
            mustBeFinite(fleet->usdPerUnitHour);
            mustBeFinite(fleet->usdPerNeededUnitHour);
        }
        if (!g_finite)
            FAIL("fleet " << i);
        DeadlineParams d;
        d.trace = trace;
        d.workHours = w.below(2) == 0 ? w.number() : 48.0;
        d.changeoverHours = w.below(2) == 0 ? w.number() : 0.2;
        d.deadlineHours = w.below(2) == 0 ? w.number() : 70.0;
        d.spotUsdPerHour = 1.0;
        d.onDemandUsdPerHour = w.below(4) == 0 ? w.number() : 3.0;
        d.blockHours = w.below(4) == 0 ? w.number() : 24.0;
        d.policy = kDeadlinePolicies[static_cast<std::size_t>(w.below(6))];
        d.mayBeLate = w.below(2) == 0;
        const auto finite = [](const DeadlineResult &result) {
            mustBeFinite(result.usd);
            mustBeFinite(result.finishHours);
            mustBeFinite(result.costRatio);
        };
        const Outcome<DeadlineResult> deadline = simulateDeadline(d, few());
        if (answered(deadline)) {
            ++deadlines;
            finite(*deadline);
        }
        if (i % 100 == 0) {
            const auto all = comparePolicies(d, kDeadlinePolicies, few(), 2);
            if (answered(all))
                std::for_each(all->begin(), all->end(), finite);
        }
        for (const Outcome<double> &answer :
            {prices->integralUsd(w.number(), w.number()), prices->shareAtOrBelow(w.number(), w.number(), w.number())})
            if (answered(answer))
                mustBeFinite(*answer);
        if (!g_finite)
            FAIL("deadline " << i);
    }
    CHECK(runs > 1000);
    CHECK(elastics > 1000);
    CHECK(fleets > 1000);
    CHECK(deadlines > 1000);
    CHECK(onMarkets > 500);
}
