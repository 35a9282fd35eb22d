// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/fleet.h"
#include "model/economics/llm.h"
#include "model/economics/memory_fit.h"
#include "model/economics/purchase.h"
#include "model/economics/queueing.h"
#include "model/economics/traffic.h"
#include "model/economics/training.h"
#include "model/explain/number.h"
#include "model/simulation/checkpoint/spot_overhead.h"

#include "near.h"

#include <cmath>
#include <limits>
#include <random>
#include <vector>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// Numbers as a careless file or slider gives them: ordinary, 0, negative, huge, tiny, not finite.
class Hostile
{
public:
    double number()
    {
        switch (m_engine() % 12) {
        case 0: return 0.0;
        case 1: return -unit();
        case 2: return std::numeric_limits<double>::infinity();
        case 3: return std::numeric_limits<double>::quiet_NaN();
        case 4: return std::numeric_limits<double>::max();
        case 5: return std::numeric_limits<double>::denorm_min();
        case 6: return std::pow(10.0, 600.0 * unit() - 300.0);
        case 7: return 1.0;
        case 8: return unit();
        default: return std::pow(10.0, 12.0 * unit() - 3.0);
        }
    }
    double unit() { return static_cast<double>(m_engine() >> 11) * 0x1.0p-53; }
    std::uint64_t count() { return m_engine() % 4 == 0 ? m_engine() : m_engine() % 200; }

private:
    std::mt19937_64 m_engine{20260101};
};

// Every number that leaves a function, good or bad, is finite.
template <class T, class... Members>
void allFinite(const Outcome<T> &outcome, Members... members)
{
    if (!outcome) {
        if (!std::isfinite(outcome.error().value) || outcome.error().field.empty())
            FAIL("failure without a field or with a number that is not finite: " << outcome.error().field);
        return;
    }
    const bool finite = (std::isfinite((*outcome).*members) && ...);
    if (!finite)
        FAIL("a value that is not finite left a function");
}

void finite(const Outcome<double> &outcome)
{
    if (!outcome ? !std::isfinite(outcome.error().value) || outcome.error().field.empty() : !std::isfinite(*outcome))
        FAIL("not finite: " << (outcome ? "value" : outcome.error().field));
}

} // namespace

TEST_CASE("property 30: nothing returned is NaN or infinite for 10,000 hostile inputs", "[economics][property]")
{
    Hostile h;
    for (int i = 0; i < 10'000; ++i) {
        const std::uint64_t c = h.count() % 3'000;
        const double arrival = h.number(), service = h.number();
        finite(erlangB(c, arrival));
        finite(erlangC(c, arrival));
        finite(meanWaitMMc(c, arrival, service));
        finite(waitTailMMc(c, arrival, service, h.number()));
        finite(responseTailMMc(c, arrival, service, h.number()));
        finite(responseQuantileMMc(c, arrival, service, h.number()));
        finite(meanWaitMD1(arrival, service));
        finite(meanWaitMDc(c, arrival, service));
        finite(meanWaitMG1(arrival, service, h.number()));
        finite(meanWaitKingman(h.number(), h.number(), h.number(), h.number()));
        finite(meanWaitAllenCunneen(c, arrival, service, h.number(), h.number()));
        allFinite(largestBatch({h.number(), h.number(), h.count()}, h.number(), h.count(), h.number()),
            &BatchChoice::serviceSeconds, &BatchChoice::formingWaitSeconds, &BatchChoice::capacityPerSecond,
            &BatchChoice::utilisation);
        // The search steps through up to a million servers: keep the offered load moderate in most rounds.
        const double load = i % 100 == 0 ? arrival : std::min(arrival, 1000.0 * service);
        allFinite(serversForResponse(load, service, h.number(), h.number()), &ServerCount::tail,
            &ServerCount::meanWaitSeconds);
        FleetDemand demand;
        demand.throughputPerHour = h.number();
        demand.demandPerHour = i % 100 == 0 ? h.number() : std::min(h.number(), 1000.0 * demand.throughputPerHour);
        demand.utilisationTarget = h.number();
        demand.redundancy = h.count();
        if (i % 2)
            demand.latencyLimitSeconds = h.number();
        allFinite(sizeFleet(demand), &FleetSize::utilisation);
        const std::vector<PricedPool> pools{{h.number(), h.number(), h.number(), h.number(), h.unit()}};
        allFinite(
            fleetRates(pools, h.number(), h.number(), h.number()), &FleetRates::usdPerHour, &FleetRates::facilityWatts);
        const Outcome<FleetRates> rates = fleetRates(pools, h.number(), 1.0 + h.number(), h.number());
        if (rates && rates->usdPerMillion)
            CHECK(std::isfinite(*rates->usdPerMillion + *rates->kwhPerMillion));
        std::array<std::uint64_t, 24> instances{};
        instances.fill(h.count());
        std::array<double, 24> perHour{};
        perHour.fill(h.number());
        allFinite(
            planHours(instances, perHour, {h.number(), h.number(), i % 3 != 0}), &DayPlan::usd, &DayPlan::usdFixed);

        TrainingInput run;
        run.samples = h.number();
        run.perInstancePerSecond = h.number();
        run.nodes = h.number();
        run.scaling = {static_cast<EfficiencyShape>(h.count() % 4), h.number(),
            {{h.number(), h.number()}, {h.number(), h.unit()}}};
        run.checkpointIntervalHours = h.number();
        run.checkpointHours = h.number();
        run.startUpHours = h.number();
        run.usdPerInstanceHour = h.number();
        allFinite(trainingRun(run), &TrainingRun::hours, &TrainingRun::usd, &TrainingRun::usdPerMillionSamples,
            &TrainingRun::checkpointShare);

        LlmModelShape model{
            h.number(), h.number(), h.number(), h.number(), h.number(), h.number(), h.number(), {}, {}, {}, {}};
        LlmEfficiency efficiency;
        efficiency.mfuPrefill = h.unit();
        efficiency.mbuDecode = h.number();
        efficiency.stepOverheadSeconds = h.number();
        const LlmRequest request{h.number(), h.number()};
        const LlmDeviceGroup group{h.number(), h.number(), h.number(), h.number()};
        const Outcome<LlmServingPoint> point
            = llmLargestBatch(model, group, request, efficiency, {h.number(), h.number()});
        allFinite(point, &LlmServingPoint::outputTokensPerSecond, &LlmServingPoint::endToEndSeconds);
        MemoryDemand memory;
        memory.parameters = h.number();
        memory.bytesPerWeight = h.number();
        memory.kvCacheBytes = h.number();
        memory.sharding = static_cast<Sharding>(h.count() % 3);
        allFinite(memoryFit(memory, h.number(), h.number()), &MemoryFit::bytesTotal, &MemoryFit::usableBytesTotal);

        finite(effectiveCommitmentRate(h.number(), h.number(), h.number()));
        allFinite(commitmentValue(h.number(), h.number()), &CommitmentValue::breakEvenUtilisation,
            &CommitmentValue::discount);
        finite(paybackMonths(h.number(), h.number(), h.number(), h.number()));
        allFinite(spotAgainstOnDemand(h.number(), h.number(), h.number(), h.number(), h.number(), h.number()),
            &SpotVerdict::spotUsd, &SpotVerdict::breakEvenPriceRatio);
        allFinite(acceleratorAgainst(h.number(), h.number(), h.number(), h.number()), &RatioVerdict::costRatio);
        allFinite(savingsPlanHour(h.number(), std::vector<PlanUsage>{{h.number(), h.number(), h.number()}}),
            &PlanHour::usd, &PlanHour::lostUsd);
        finite(mixRate({h.number(), h.number(), h.number(), h.number(), h.number(), h.number()}));
    }
    SUCCEED();
}

TEST_CASE("property 19: Erlang C between 0 and 1, falling in c, rising in the load", "[economics][property]")
{
    Hostile h;
    for (int i = 0; i < 2'000; ++i) {
        const std::uint64_t c = 1 + h.count() % 100;
        const double load = static_cast<double>(c) * (0.01 + 0.98 * h.unit());
        const double at = valueOrFail(erlangC(c, load));
        CHECK(at >= 0.0);
        CHECK(at <= 1.0);
        CHECK(valueOrFail(erlangC(c + 1, load)) < at);
        CHECK(valueOrFail(erlangC(c, load * 1.005)) > at);
        const double mmc = valueOrFail(meanWaitMMc(c, load, 1.0));
        CHECK(valueOrFail(meanWaitMDc(c, load, 1.0)) < mmc);
        if (c == 1)
            CHECK_THAT(at, near(load, 1e-12));
    }
}

TEST_CASE("property 20: the wait times (1 - rho) settles as rho nears 1", "[economics][property]")
{
    for (const std::uint64_t c : {1U, 4U, 20U}) {
        const auto scaled
            = [&](double rho) { return valueOrFail(meanWaitMMc(c, static_cast<double>(c) * rho, 1.0)) * (1.0 - rho); };
        const double limit = 1.0 / static_cast<double>(c);
        CHECK_THAT(scaled(1.0 - 1e-7), near(limit, 1e-5));
        CHECK(std::abs(scaled(0.999) - limit) < std::abs(scaled(0.99) - limit) + 1e-15);
    }
}

TEST_CASE("V26 and property 18: headroom follows the probability and the availability", "[economics][property]")
{
    CHECK(valueOrFail(spotHeadroom(20, 0.95)).instances == 26);
    CHECK_THAT(valueOrFail(spotHeadroom(20, 0.95)).probability, near(0.999779));
    Hostile h;
    for (int i = 0; i < 300; ++i) {
        const double needed = 1.0 + static_cast<double>(h.count() % 300);
        const double a = 0.3 + 0.69 * h.unit(), p = 0.5 + 0.49 * h.unit();
        const double n = valueOrFail(spotHeadroom(needed, a, p)).instances;
        CHECK(n >= needed);
        CHECK(valueOrFail(spotHeadroom(needed, a, p + 0.009)).instances >= n);
        CHECK(valueOrFail(spotHeadroom(needed, std::min(1.0, a + 0.01), p)).instances <= n);
    }
}

TEST_CASE("property 21: cost per million falls with the price and with throughput", "[economics][property]")
{
    Hostile h;
    for (int i = 0; i < 1'000; ++i) {
        FleetDemand demand;
        demand.demandPerHour = 1.0 + 1e6 * h.unit();
        demand.throughputPerHour = 10.0 + 1e4 * h.unit();
        const double price = 0.1 + 10.0 * h.unit();
        const auto cost = [&](double x, double usd) {
            FleetDemand d = demand;
            d.throughputPerHour = x;
            return usdPerMillion(
                fleetUsdPerHour(static_cast<double>(valueOrFail(sizeFleet(d)).instances), usd), d.demandPerHour);
        };
        const double at = cost(demand.throughputPerHour, price);
        CHECK(cost(demand.throughputPerHour * (1.0 + h.unit()), price) <= at);
        CHECK(cost(demand.throughputPerHour, price * (1.0 - 0.5 * h.unit())) <= at);
    }
}

TEST_CASE("property 22: commitment cost is convex; the break-even is inside (0, 1) only below the price",
    "[economics][property]")
{
    Hostile h;
    for (int i = 0; i < 300; ++i) {
        std::vector<UsageShare> usage;
        double sum = 0;
        for (std::uint64_t k = 0; k < 6; ++k) {
            usage.push_back({k * (1 + h.count() % 4), 0.01 + h.unit()});
            sum += usage.back().probability;
        }
        for (UsageShare &u : usage)
            u.probability /= sum;
        const double od = 0.5 + 5 * h.unit(), committed = 0.1 + 5 * h.unit();
        const auto cost = [&](std::uint64_t k) { return valueOrFail(commitmentCost(usage, od, committed, k)); };
        for (std::uint64_t k = 1; k < 25; ++k)
            CHECK(cost(k + 1) - cost(k) >= cost(k) - cost(k - 1) - 1e-9);
        const double u = valueOrFail(commitmentValue(committed, od)).breakEvenUtilisation;
        CHECK((u > 0.0 && u < 1.0) == (committed < od));
        const CommitmentSize best = valueOrFail(bestCommitment(usage, od, committed));
        for (std::uint64_t k = 0; k < 25; ++k)
            CHECK(best.usdPerHour <= cost(k) + 1e-9);
    }
}

TEST_CASE("the same formula for numbers, ranges and derivations", "[economics][property]")
{
    Hostile h;
    for (int i = 0; i < 300; ++i) {
        const Uncertain x{1000.0 + 100.0 * h.unit(), 900.0, 1200.0};
        const Uncertain q{100'000.0 * (1.0 + h.unit())};
        const Uncertain price{0.1 + h.unit()};
        const auto cost = [&]<class N>(const N &throughput, const N &demand, const N &usd) {
            const N n = instancesInService(instancesForThroughput(demand, throughput, N(0.7)), N(0.0), N(1.0));
            return usdPerMillion(fleetUsdPerHour(n, usd), demand);
        };
        const double plain = cost(x.value, q.value, price.value);
        const Uncertain range = cost(x, q, price);
        const Traced traced = cost(Traced::leaf(x, {}), Traced::leaf(q, {}), Traced::leaf(price, {}));
        CHECK_THAT(range.value, near(plain, 1e-14));
        CHECK(valueOf(traced) == range.value);
        CHECK(range.low <= range.value);
        CHECK(range.high >= range.value);
        CHECK(range.high > range.low);
    }
    const LlmModelShape model{8e9, 32, 4096, 8, 128, 2, 2, {}, {}, {}, {}};
    const auto rate = [&]<class N>(const N &mfu, const N &mbu) {
        const LlmRequest r{1024, 256};
        const N prefill = prefillSeconds(model, r.inputTokens, mfu, N(300e12));
        const N step = decodeStepSeconds(
            decodeMemorySeconds(model, r, 8, mbu, N(2e12)), decodeComputeSeconds(model, 8, mfu, N(300e12)), N(0.002));
        return usdPerMillionOutputTokens(N(4.0), outputTokensPerSecond(r, 8, prefill, step));
    };
    const Uncertain range = rate(Uncertain(0.50, 0.33, 0.70), Uncertain(0.65, 0.28, 0.80));
    CHECK_THAT(range.value, near(rate(0.50, 0.65), 1e-14));
    CHECK(range.low < range.value);
    CHECK(range.high > range.value);
    CHECK_THAT(valueOf(ringEfficiency(Traced(0.12), 16.0)), near(1.0 / (1.0 + 0.12 * 15 / 16), 1e-14));
}
