// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Bands, prices, traces, regimes, billing: what drives the simulations.
#include "model/catalog/snapshot.h"
#include "model/simulation/market/hazard.h"
#include "model/simulation/market/spot_process.h"
#include "tests/model/simulation/support.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

bool warns(const TraceEstimate &e, const std::string &id)
{
    for (const Message &m : e.warnings) {
        if (m.id == id)
            return true;
    }
    return false;
}

} // namespace

TEST_CASE("Bands", "[simulation][process]")
{
    for (int bucket = 0; bucket < kInterruptionBuckets; ++bucket) {
        const BandProbability band = *bandProbability(bucket);
        CHECK(band.low < band.mid);
        CHECK(band.mid < band.high);
        CHECK(band.assumed == (bucket == 4));
        CHECK(*bandHazardPerHour(bucket) > *bandHazardPerHour(bucket, HazardReading::rate));
        CHECK(*drawBandHazardPerHour(bucket, 0.0) == *hazardPerHour(band.low));
        CHECK(*drawBandHazardPerHour(bucket, 1.0) == *hazardPerHour(band.high));
    }
    CHECK(*bandHazardPerHour(0) == Approx(3.468e-5).epsilon(1e-3));
    CHECK(*bandHazardPerHour(4) == Approx(4.886e-4).epsilon(1e-3));
    CHECK(bandProbability(5).error().status == Status::outOfRange);
    CHECK(bandProbability(-1).error().status == Status::outOfRange);
    for (const double bad : {-0.1, 1.0, 2.0, std::nan("")})
        CHECK(hazardPerHour(bad).error().field == "monthly_fraction");
}

TEST_CASE("Billing and notices", "[simulation][process]")
{
    const BillingRules rules;
    CHECK(billedHours(0.5, true, rules) == 0.0);
    CHECK(billedHours(1.0, true, rules) == 1.0);
    CHECK(billedHours(0.5, false, rules) == 0.5);
    CHECK(billedHours(0.001, false, rules) == 60.0 / 3600.0);
    CHECK(billedHours(0.5, true, {false, 60.0 / 3600.0}) == 0.5);
    RandomStream notice(1, 1, Substream::notice);
    int early = 0;
    for (int i = 0; i < 2000; ++i) {
        const double at = rebalanceTime(3.0, 5.0, {}, notice);
        CHECK((at >= 3.0 && at <= 5.0 - kNoticeHours));
        early += at < 5.0 - kNoticeHours ? 1 : 0;
    }
    CHECK(std::abs(early - 1000) < 100);
    CHECK(rebalanceTime(4.999, 5.0, {}, notice) == 4.999); // never before the instance is up
}

TEST_CASE("Price series", "[simulation][process]")
{
    const PriceSeries s = *PriceSeries::make({0, 3600, 7200}, {1.0, 3.0, 2.0});
    CHECK(*s.at(0) == 1.0);
    CHECK(*s.at(3599.5) == 1.0);
    CHECK(*s.at(3600) == 3.0); // right-continuous
    CHECK(*s.integralUsd(0, 7200) == 4.0);
    CHECK(*s.integralUsd(1800, 9000) == 0.5 + 3.0 + 1.0);
    CHECK(*s.mean(0, 7200) == 2.0);
    CHECK(*s.shareAtOrBelow(2.0, 0, 7200) == 0.5);
    CHECK(*s.upCrossings(2.0, 0, 7200) == 1);
    CHECK(*s.upCrossings(3.0, 0, 7200) == 0);
    CHECK(s.at(-1).error().status == Status::noData);
    CHECK(*s.at(7200 + 7 * 86'400.0) == 2.0);
    CHECK(s.at(7200 + 7 * 86'400.0 + 1).error().status == Status::noData);
    CHECK(s.integralUsd(-5, 10).error().status == Status::noData);
    CHECK(s.integralUsd(10, 5).error().status == Status::outOfRange);
    CHECK(s.at(std::nan("")).error().status == Status::noData);
    CHECK(s.nextAbove(2.0, 0.0) == 3600.0);
    CHECK(s.nextAtOrBelow(2.0, 4000.0) == 7200.0);
    CHECK(PriceSeries::make({}, {}).error().status == Status::noData);
    CHECK(PriceSeries::make({5, 5}, {1, 1}).error().field == "time");
    CHECK(PriceSeries::make({5, 4}, {1, 1}).error().field == "time");
    CHECK(PriceSeries::make({5, 6}, {1, -1}).error().field == "usd_per_hour");
    CHECK(PriceSeries::make({5, 6}, {1, std::nan("")}).error().field == "usd_per_hour");
    CHECK(PriceSeries::make({5, 6}, {1}).error().field == "rows");
    SpotSeries fromCatalogue;
    fromCatalogue.time = {0, 10};
    fromCatalogue.usdPerHour = {1.0, 1.0};
    CHECK(*PriceSeries::from(fromCatalogue)->integralUsd(0, 3600) == 1.0); // constant: p (b - a)

    const PriceSeries real = readPrices("g4dn.8xlarge", "us-east-1c");
    Dice dice(6);
    for (int i = 0; i < 100; ++i) {
        double t[3];
        for (double &x : t)
            x = dice.uniform(static_cast<double>(real.begin()), static_cast<double>(real.validUntil()));
        std::sort(std::begin(t), std::end(t));
        CHECK(*real.integralUsd(t[0], t[2]) == Approx(*real.integralUsd(t[0], t[1]) + *real.integralUsd(t[1], t[2])));
    }
}

TEST_CASE("Traces are refused or understood", "[simulation][process]")
{
    const std::vector<TraceRun> gap{{0, 3, 1}, {5, 2, 0}};
    CHECK(Trace::make(600, gap).error().field == "start_tick");
    CHECK(Trace::make(600, gap).error().value == 5.0);
    const std::vector<TraceRun> overlap{{0, 3, 1}, {2, 2, 0}};
    CHECK(Trace::make(600, overlap).error().field == "start_tick");
    const std::vector<TraceRun> empty{{0, 0, 1}};
    CHECK(Trace::make(600, empty).error().field == "run_ticks");
    CHECK(Trace::make(600, {}).error().status == Status::noData);
    for (const double bad : {0.0, -600.0, std::nan(""), 1e300})
        CHECK(Trace::make(bad, std::vector<TraceRun>{{0, 3, 1}}).error().field == "gap_seconds");
    const std::vector<TraceRun> endless{{0, ~std::uint64_t{0}, 1}};
    CHECK(Trace::make(600, endless).error().field == "run_ticks");
    CHECK(Trace::fromText(600, "01x").error().field == "available");
    CHECK(Trace::fromText(600, "").error().status == Status::noData);

    const Trace t = *Trace::make(600, std::vector<TraceRun>{{7, 2, 1}, {9, 1, 1}, {10, 4, 0}});
    CHECK(t.ticks() == 7);
    CHECK(t.runs().size() == 2); // equal neighbours joined, starting at 0
    CHECK(t.at(2) == 1);
    CHECK(t.at(3) == 0);
    CHECK(t.meanAvailability() == Approx(3.0 / 7.0));
    CHECK(t.flipped().meanAvailability() == Approx(4.0 / 7.0));
    CHECK(t.flipped().flipped().runs() == t.runs());
    const Trace up = *Trace::fromText(600, "111");
    CHECK(up.flipped().meanAvailability() == 0.0);
    CHECK(up.flipped().flipped().meanAvailability() == 1.0);
    AvailabilityTrace fromCatalogue;
    fromCatalogue.gapSeconds = 600;
    fromCatalogue.runTicks = {3, 4};
    fromCatalogue.available = {1, 0};
    CHECK(Trace::from(fromCatalogue)->runs() == t.runs());
    fromCatalogue.available = {1};
    CHECK(Trace::from(fromCatalogue).error().status == Status::outOfRange);
}

TEST_CASE("Estimators count as the fitted table does", "[simulation][process]")
{
    const TraceEstimate e = estimate(readTrace("avail_p3.2xlarge_us-west-2a_2022-10-26.csv"));
    CHECK(e.ticks == 3895);
    CHECK(std::fabs(e.hours - 649.17) < 0.005);
    CHECK(std::fabs(e.availability - 0.7926) < 5e-5);
    CHECK(e.losses == 126);
    CHECK(*e.hazardSampledPerHour == Approx(0.24490).epsilon(1e-3)); // there n10 per available hour
    CHECK(*e.hazardPerHour > *e.hazardSampledPerHour);
    CHECK(*e.hazardStandardError == Approx(*e.hazardSampledPerHour / std::sqrt(126.0)));
    CHECK(warns(e, "sim.trace_lower_bound"));
    CHECK_FALSE(warns(e, "sim.trace_few_losses"));
    CHECK(warns(estimate(readTrace("avail_p2.8xlarge_us-west-2a_2022-10-26.csv")), "sim.trace_maybe_reversed"));

    const TraceEstimate mini = estimate(*Trace::fromText(3600, "110100"));
    CHECK(mini.losses == 2);
    CHECK(*mini.hazardSampledPerHour == Approx(2.0 / 3.0));
    CHECK(*mini.hazardPerHour == Approx(std::log(3.0)));
    CHECK(*mini.recoverySampledPerHour == Approx(0.5)); // two down ticks with a successor, one recovery
    CHECK(*mini.meanUpHours == 1.0); // complete runs only
    const TraceEstimate up = estimate(*Trace::fromText(600, "1111"));
    CHECK(warns(up, "sim.trace_all_up"));
    CHECK(*up.hazardPerHour == 0.0);
    CHECK_FALSE(up.meanDownHours);
    const TraceEstimate down = estimate(*Trace::fromText(600, "0000"));
    CHECK(warns(down, "sim.trace_all_down"));
    CHECK_FALSE(down.hazardPerHour);
    const TraceEstimate one = estimate(*Trace::fromText(600, "1"));
    CHECK(warns(one, "sim.trace_one_tick"));
    CHECK_FALSE(one.hazardSampledPerHour);
    const TraceEstimate alternating = estimate(*Trace::fromText(600, "101010"));
    CHECK_FALSE(alternating.hazardPerHour); // lost at every tick: no finite rate
    CHECK(estimate(*Trace::fromTicks(600, std::vector<std::uint32_t>{5, 16, 8, 0}), 8).availability == 0.5);
    for (const char *name :
        {"avail_p3.2xlarge_us-west-2a_2022-10-26.csv", "preempt_p3.2xlarge_us-west-2b_2023-04-22.csv"}) {
        const Trace trace = readTrace(name);
        const UpDownRuns runs(trace, 1);
        for (std::uint64_t tick = 0; tick < trace.ticks(); ++tick) {
            const std::size_t run = runs.runAt(tick);
            if (runs.up(run) != (trace.at(tick) > 0) || runs.end(run) <= tick)
                FAIL("runs disagree at tick " << tick);
        }
    }
}

TEST_CASE("Regimes", "[simulation][process]")
{
    const RegimeModel defaults = defaultRegimes();
    CHECK(defaults.assumed);
    CHECK(defaults.notes.at(0).id == "sim.regime_defaults_assumed");
    const std::vector<double> pi = *stationary(defaults);
    CHECK(pi[0] + pi[1] + pi[2] == Approx(1.0));
    CHECK(pi[0] / 12.0 == Approx(pi[1] * 0.5 / 3.0)); // flow balance
    CHECK(pi[1] * 0.5 / 3.0 == Approx(pi[2] * 1.0));
    const Hyperexponential h = *fitHyperexponential(4.0, 3.0);
    const double m1 = h.firstProbability / h.firstRate + (1 - h.firstProbability) / h.secondRate;
    const double m2 = 2 * h.firstProbability / (h.firstRate * h.firstRate)
        + 2 * (1 - h.firstProbability) / (h.secondRate * h.secondRate);
    CHECK(m1 == Approx(4.0));
    CHECK(m2 / (m1 * m1) - 1.0 == Approx(3.0));
    CHECK(fitHyperexponential(4.0, 0.5).error().field == "squared_variation");
    const RegimeModel fitted = *fitRegimes(readTrace("avail_p3.2xlarge_us-west-2a_2022-10-26.csv"));
    CHECK(fitted.regimes.size() == 3); // up runs vary more than an exponential
    const std::vector<double> shares = *stationary(fitted);
    double up = 0;
    for (std::size_t i = 0; i < shares.size(); ++i)
        up += fitted.regimes[i].launchSuccess > 0 ? shares[i] : 0;
    CHECK(std::fabs(up - 0.7926) < 0.05);
    CHECK(fitRegimes(*Trace::fromText(600, "1111")).error().status == Status::noData);
    CHECK(onOffRegimes(0.0, 1.0).error().field == "mean_up_hours");
    RegimeModel broken = defaults;
    broken.ratesPerHour.pop_back();
    CHECK(stationary(broken).error().field == "rates_per_hour");
    broken = defaults;
    broken.ratesPerHour[2][1] = 0.0; // never left
    CHECK(stationary(broken).error().status == Status::unreachable);
    broken = defaults;
    broken.regimes[0].hazardPerHour = std::nan("");
    CHECK(regimeProcess(broken, {{0, 1.0}}).error().field == "hazard_per_hour");
    broken = defaults;
    broken.start = {0.5, 0.1, 0.1};
    CHECK(regimeProcess(broken, {{0, 1.0}}).error().field == "start");
}

TEST_CASE("One interface, four processes", "[simulation][process]")
{
    const auto meanLife = [](const SpotProcessPtr &process, double horizon) {
        const std::unique_ptr<SpotPath> path = process->path();
        double sum = 0.0;
        int n = 0;
        for (std::uint64_t k = 0; k < 4000; ++k) {
            RandomStream lives(9, k, Substream::lifetimes), launches(9, k, Substream::launchSuccess);
            path->begin(9, k, horizon);
            const double up = path->nextLaunch(0, 0.0, launches);
            const double loss = up < horizon ? path->nextLoss(0, up, lives) : kNever;
            if (loss < horizon) {
                sum += loss - up;
                ++n;
            }
        }
        return sum / n;
    };
    const SpotProcessPtr poisson = *poissonProcess({{0.5, 0.25, 2.0}});
    CHECK(std::fabs(meanLife(poisson, 1e6) - 2.0) < 0.12);
    CHECK(poisson->constant());
    CHECK(poisson->path()->cost(0, 1.0, 3.0) == 4.0);
    RandomStream stream(1, 1, Substream::launchSuccess);
    CHECK((*poissonProcess({{0.0, 0.0, 1.0}}))->path()->nextLaunch(0, 1.0, stream) == kNever);
    CHECK((*poissonProcess({{0.0, 1.0, 1.0}}))->path()->nextLoss(0, 1.0, stream) == kNever);

    const auto series = std::make_shared<const PriceSeries>(*PriceSeries::make({0, 3600, 7200}, {1.0, 3.0, 2.0}));
    const SpotProcessPtr prices = *priceReplayProcess({{series, 0.0, 2.5, 0.0, 1.0}});
    const std::unique_ptr<SpotPath> path = prices->path();
    path->begin(1, 1, 10.0);
    CHECK(path->nextLoss(0, 0.25, stream) == 1.0); // the step above the cap
    CHECK(path->nextLaunch(0, 1.5, stream) == 2.0);
    CHECK_FALSE(path->launchOk(0, 1.5, stream));
    CHECK(path->launchOk(0, 2.0, stream));
    CHECK(path->cost(0, 0.5, 2.5) == 0.5 + 3.0 + 1.0);
    CHECK(prices->longestHours() == 2.0 + 7.0 * 24.0);
    CHECK(priceReplayProcess({{nullptr, 0.0, {}, 0.0, 1.0}}).error().status == Status::noData);
    CHECK(priceReplayProcess({{series, -1.0, {}, 0.0, 1.0}}).error().status == Status::noData);

    const auto trace = std::make_shared<const Trace>(*Trace::fromText(3600, "110010"));
    const SpotProcessPtr replay = *traceReplayProcess({{trace, 1, 1.0}}, ReplayMode::fromTick, 24.0, 1);
    const std::unique_ptr<SpotPath> walk = replay->path();
    walk->begin(1, 1, 5.0);
    CHECK(walk->nextLoss(0, 0.5, stream) == 1.0);
    CHECK(walk->nextLaunch(0, 1.0, stream) == 3.0);
    CHECK(walk->nextLoss(0, 3.0, stream) == 4.0);
    CHECK(walk->nextLaunch(0, 4.0, stream) == kNever);
    CHECK(replay->longestHours() == 5.0);
    CHECK(traceReplayProcess({{trace, 1, 1.0}}, ReplayMode::fromTick, 24.0, 6).error().status == Status::noData);
    CHECK(traceReplayProcess({{trace, 1, 1.0}}, ReplayMode::blockBootstrap, 24.0).error().status == Status::noData);
    CHECK(traceReplayProcess({{nullptr, 1, 1.0}}, ReplayMode::randomStart).error().status == Status::noData);
    const SpotProcessPtr bootstrap = *traceReplayProcess({{trace, 1, 1.0}}, ReplayMode::blockBootstrap, 3.0);
    CHECK(meanLife(bootstrap, 1000.0) > 1.0);

    const SpotProcessPtr regimes = *regimeProcess(*onOffRegimes(4.0, 1.0), {{0, 1.0}, {1, 2.0}});
    CHECK(std::fabs(meanLife(regimes, 1e4) - 4.0) < 0.3);
    // Zones that copy the first have its path.
    RegimeModel tied = *onOffRegimes(4.0, 1.0);
    tied.correlation = 1.0;
    const SpotProcessPtr tiedZones = *regimeProcess(tied, {{0, 1.0}, {3, 1.0}});
    const std::unique_ptr<SpotPath> copies = tiedZones->path();
    for (std::uint64_t k = 0; k < 50; ++k) {
        copies->begin(1, k, 100.0);
        for (double t = 0.0; t < 100.0; t += 3.7)
            CHECK(copies->hazard(0, t) == copies->hazard(1, t));
    }
}
