// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/deadline/deadline.h"
#include "tests/model/simulation/runs.h"
#include "tests/model/simulation/support.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

DeadlineParams params(Trace trace)
{
    DeadlineParams p;
    p.spotUsdPerHour = 0.9731;
    p.onDemandUsdPerHour = 3.06;
    p.trace = std::make_shared<const Trace>(std::move(trace));
    return p;
}

const char *const kP3 = "avail_p3.2xlarge_us-west-2a_2022-10-26.csv";

Trace randomTrace(Dice &dice, std::size_t ticks)
{
    const double loss = dice.uniform(0.01, 0.6), recovery = dice.uniform(0.01, 0.6);
    std::vector<std::uint32_t> values(ticks);
    bool up = dice.uniform(0, 1) < 0.5;
    for (std::uint32_t &v : values) {
        v = up ? 1 : 0;
        up = dice.uniform(0, 1) < (up ? loss : recovery) ? !up : up;
    }
    const double gaps[] = {32.0, 60.0, 300.0, 600.0, 195.0};
    return *Trace::fromTicks(gaps[dice.below(5)], values);
}

} // namespace

TEST_CASE("Walking over runs equals walking over ticks", "[simulation][deadline]")
{
    Dice dice(31);
    int compared = 0;
    for (int i = 0; i < 1500; ++i) {
        DeadlineParams p = params(randomTrace(dice, 60 + static_cast<std::size_t>(dice.below(400))));
        const double gap = p.trace->gapSeconds(), length = static_cast<double>(p.trace->ticks()) * gap;
        p.deadlineHours = std::floor(length * dice.uniform(0.2, 1.0) / 4.0) * 4.0 / 3600.0;
        p.workHours = std::floor(p.deadlineHours * 3600.0 * dice.uniform(0.1, 1.0) / 4.0) * 4.0 / 3600.0;
        p.changeoverHours = i % 5 == 0 ? 0.0 : std::floor(gap * dice.uniform(0.0, 4.0)) / 3600.0;
        p.mayBeLate = i % 7 == 0;
        if (p.workHours <= 0.0)
            continue;
        for (const DeadlinePolicy policy : kDeadlinePolicies) {
            if (policy == DeadlinePolicy::clairvoyant)
                continue;
            p.policy = policy;
            const Outcome<DeadlineOutcome> quick = runDeadline(p, 0, 5, static_cast<std::uint64_t>(i));
            const Outcome<DeadlineOutcome> slow = runDeadlineByTicks(p, 0, 5, static_cast<std::uint64_t>(i));
            REQUIRE(quick.has_value() == slow.has_value());
            if (!quick) {
                CHECK(quick.error().status == Status::unreachable);
                continue;
            }
            ++compared;
            INFO(deadlinePolicyId(policy) << " case " << i << " usd " << quick->usd << " " << slow->usd << " losses "
                                          << quick->losses << " " << slow->losses);
            REQUIRE(*quick == *slow);
        }
    }
    CHECK(compared > 5000);
}

TEST_CASE("No policy beats the clairvoyant bound, and the deadline is met", "[simulation][deadline]")
{
    Dice dice(17);
    for (int i = 0; i < 150; ++i) {
        DeadlineParams p = params(randomTrace(dice, 120));
        const double gap = p.trace->gapSeconds();
        p.deadlineHours = 100.0 * gap / 3600.0;
        p.workHours = std::floor(dice.uniform(10.0, 90.0)) * gap / 3600.0 + (i % 2 == 0 ? 0.0 : 7.0 / 3600.0);
        p.changeoverHours = i % 3 == 0 ? 0.3 * gap / 3600.0 : dice.uniform(0.0, 3.0) * gap / 3600.0;
        if (p.workHours + p.changeoverHours > p.deadlineHours)
            continue;
        p.policy = DeadlinePolicy::clairvoyant;
        const Outcome<DeadlineOutcome> bound = runDeadline(p);
        const bool fits = std::ceil((p.workHours + p.changeoverHours) * 3600.0 / gap - 1e-9) <= 100.0;
        REQUIRE(bound.has_value() == fits);
        if (!fits)
            continue;
        CHECK(bound->met);
        CHECK_FALSE(runDeadline(p, 0, 0, 0, [] { return true; })); // cancelled before its first tick
        for (const DeadlinePolicy policy : {DeadlinePolicy::onDemandOnly, DeadlinePolicy::spotOnly,
                 DeadlinePolicy::greedy, DeadlinePolicy::uniformProgress, DeadlinePolicy::uniformProgressHysteresis,
                 DeadlinePolicy::randomStartGreedy}) {
            p.policy = policy;
            const DeadlineOutcome o = *runDeadline(p, 0, 1, 1);
            INFO(deadlinePolicyId(policy) << " case " << i);
            CHECK(o.met);
            CHECK(o.usd >= bound->usd - 1e-9);
            CHECK(std::fabs(o.spotHours + o.onDemandHours + o.idleHours - o.finishHours) < 1e-9);
        }
    }
}

TEST_CASE("Traces that are always or never up", "[simulation][deadline]")
{
    DeadlineParams p = params(*Trace::fromText(600, std::string(500, '1')));
    const double ticks = std::ceil((48.0 + 0.2) * 6.0 - 1e-9);
    for (const DeadlinePolicy policy : kDeadlinePolicies) {
        p.policy = policy;
        const DeadlineOutcome o = *runDeadline(p);
        const double price = policy == DeadlinePolicy::onDemandOnly ? 3.06 : 0.9731;
        CHECK(o.usd == Approx(ticks * price / 6.0));
        CHECK(o.losses == 0);
    }
    CHECK(deadlineClosedForm(p)->onDemandTicks == ticks);
    CHECK(*deadlineClosedForm(p)->onDemandUsd == Approx(147.9));
    CHECK(*deadlineClosedForm(p)->workUsd == Approx(48 * 3.06)); // the rest: 0.2 h and whole ticks
    CHECK(*deadlineClosedForm(p)->allSpotUsd == Approx(ticks * 0.9731 / 6.0));
    p = params(p.trace->flipped()); // the wrong way round
    for (const DeadlinePolicy policy : kDeadlinePolicies) {
        p.policy = policy;
        const DeadlineOutcome o = *runDeadline(p);
        CHECK(o.met);
        CHECK(o.spotHours == 0.0);
        CHECK(o.usd == Approx(147.9));
    }
    p.policy = DeadlinePolicy::spotOnly;
    p.mayBeLate = true;
    const DeadlineOutcome never = *runDeadline(p);
    CHECK_FALSE(never.finished);
    CHECK_FALSE(never.met);
    CHECK(never.usd == 0.0);
    p.sampling = DeadlineSampling::blockBootstrap;
    const DeadlineResult capped = *simulateDeadline(p, runs(128));
    CHECK(capped.info.capped == 128); // counted and shown, not hidden
    CHECK_FALSE(capped.usd.mean);
    CHECK(capped.metDeadline.met == 0.0);
}

TEST_CASE("Bad traces and parameters", "[simulation][deadline]")
{
    DeadlineParams p = params(*Trace::fromText(600, "1"));
    CHECK(runDeadline(p).error().status == Status::noData); // one tick, shorter than the deadline
    CHECK(simulateDeadline(p, runs(10)).error().status == Status::noData);
    p = params(readTrace(kP3));
    CHECK(runDeadline(p, 3895 - 419).error().status == Status::noData);
    CHECK(runDeadline(p, 3895 - 420));
    CHECK(runDeadline(p, ~std::uint64_t{0}).error().status == Status::noData);
    p.deadlineHours = 48.1;
    CHECK(runDeadline(p).error().status == Status::unreachable);
    p.deadlineHours = 700.0;
    CHECK(simulateDeadline(p, runs(10)).error().status == Status::noData);
    p.trace.reset();
    CHECK(runDeadline(p).error().field == "trace");
    const double inf = std::numeric_limits<double>::infinity();
    for (const double bad : {-1.0, std::nan(""), inf, 1e300}) {
        for (const auto &[member, field] : {std::pair{&DeadlineParams::workHours, "work_hours"},
                 std::pair{&DeadlineParams::deadlineHours, "deadline_hours"},
                 std::pair{&DeadlineParams::changeoverHours, "changeover_hours"},
                 std::pair{&DeadlineParams::blockHours, "block_hours"}}) {
            DeadlineParams q = params(readTrace(kP3));
            q.*member = bad;
            const Outcome<DeadlineOutcome> o = runDeadline(q);
            REQUIRE_FALSE(o);
            CHECK(o.error().field == field);
            CHECK(simulateDeadline(q, runs(10)).error().field == field);
        }
        DeadlineParams q = params(readTrace(kP3));
        q.spotUsdPerHour = bad;
        CHECK(runDeadline(q).error().field == "spot_usd_per_hour");
    }
    DeadlineParams longBlocks = params(*Trace::fromText(600, std::string(500, '1')));
    longBlocks.blockHours = 100.0;
    CHECK(simulateDeadline(longBlocks, runs(10)).error().status == Status::noData);
    DeadlineParams short_ = params(*Trace::fromText(600, "111"));
    short_.workHours = 1e-3;
    short_.changeoverHours = 0.0;
    short_.deadlineHours = 0.01; // less than a tick
    CHECK(runDeadline(short_));
}

TEST_CASE("A price that is not known makes no cost", "[simulation][deadline]")
{
    const DeadlineParams priced = params(readTrace(kP3));
    for (const bool spotKnown : {false, true}) {
        DeadlineParams p = priced;
        (spotKnown ? p.onDemandUsdPerHour : p.spotUsdPerHour).reset();
        p.budgetUsd = 100.0;
        const char *missing = spotKnown ? "on_demand_usd_per_hour" : "spot_usd_per_hour";
        const std::vector<DeadlineResult> results = *comparePolicies(p, kDeadlinePolicies, runs(256));
        const std::vector<DeadlineResult> known = *comparePolicies(priced, kDeadlinePolicies, runs(256), 2);
        REQUIRE(results.size() == kDeadlinePolicies.size() - 1); // no cheapest schedule either
        REQUIRE(known.size() == kDeadlinePolicies.size());
        for (std::size_t i = 0; i < results.size(); ++i) {
            const DeadlineResult &r = results[i];
            CHECK(r.policy != DeadlinePolicy::clairvoyant);
            CHECK(r.samples.finishHours == known[i].samples.finishHours); // hours do not ask for prices
            if (r.policy == DeadlinePolicy::onDemandOnly && !spotKnown) { // which buys nothing on spot
                CHECK(r.priced);
                CHECK(r.usd.mean == known[i].usd.mean);
                CHECK(r.costRatio == known[i].costRatio);
                CHECK(r.withinBudget.has_value());
                continue;
            }
            CHECK_FALSE(r.priced);
            CHECK_FALSE(r.usd.mean);
            CHECK_FALSE(r.usd.p50);
            CHECK_FALSE(r.usd.min);
            CHECK(r.samples.usd.empty());
            CHECK_FALSE(r.costRatio);
            CHECK_FALSE(r.withinBudget);
            CHECK(r.closedForm.onDemandUsd.has_value() == !spotKnown);
            CHECK(r.closedForm.allSpotUsd.has_value() == spotKnown);
            CHECK(std::find(r.warnings.begin(), r.warnings.end(),
                      Message{"sim.unknown_price", {std::string("field.") + missing}})
                != r.warnings.end());
        }
        p.policy = DeadlinePolicy::clairvoyant;
        CHECK(simulateDeadline(p, runs(4)).error() == Failure{Status::noData, missing, 0.0});
        CHECK(runDeadline(p).error().field == missing);
    }
}

TEST_CASE("A deadline whose ticks hold no schedule says so", "[simulation][deadline]")
{
    DeadlineParams p = params(readTrace(kP3));
    p.workHours = 69.95; // with the changeover 421 ticks, of which the deadline holds 420
    p.changeoverHours = 0.1;
    p.deadlineHours = 70.1;
    const std::vector<DeadlineResult> results = *comparePolicies(p, kDeadlinePolicies, runs(64));
    REQUIRE(results.size() == kDeadlinePolicies.size() - 1);
    for (const DeadlineResult &r : results) {
        CHECK(r.metDeadline.met == 0.0);
        CHECK(std::find(r.warnings.begin(), r.warnings.end(), Message{"sim.deadline_ticks", {421, 420}})
            != r.warnings.end());
    }
    p.policy = DeadlinePolicy::clairvoyant;
    CHECK(simulateDeadline(p, runs(4)).error().status == Status::unreachable);
    CHECK(runDeadline(p).error().status == Status::unreachable);
}

TEST_CASE("Every start once, and bootstrap", "[simulation][deadline]")
{
    DeadlineParams p = params(readTrace(kP3));
    p.policy = DeadlinePolicy::greedy;
    p.sampling = DeadlineSampling::everyStart;
    p.budgetUsd = 120.0;
    const DeadlineResult replay = *simulateDeadline(p, runs(5));
    CHECK(replay.info.n == 3895 - 420 + 1);
    CHECK(replay.samples.usd[0] == Approx(130.298).epsilon(1e-5));
    CHECK(replay.samples.usd[1200] == Approx(110.009).epsilon(1e-5));
    CHECK_FALSE(replay.usd.meanInterval); // starts overlap: no interval on a repeated count
    CHECK(replay.windows.size() == 9);
    CHECK(replay.windows[0].usd == replay.samples.usd[0]);
    CHECK(replay.metDeadline.estimate == 1.0);
    CHECK(replay.metDeadline.n == Approx(3895.0 / 420.0));
    CHECK(replay.metDeadline.interval.low < 0.7); // nine windows prove little
    CHECK(replay.withinBudget->estimate > 0.0);

    p.sampling = DeadlineSampling::blockBootstrap;
    const DeadlineResult one = *simulateDeadline(p, runs(10'000, 1));
    REQUIRE(one.usd.meanInterval);
    const double half = (one.usd.meanInterval->high - one.usd.meanInterval->low) / 2.0;
    CHECK(half == Approx(kZ95 * *one.usd.sd / std::sqrt(3895.0 / 420.0)));
    CHECK(std::fabs(*one.usd.mean - *replay.usd.mean) < half);
    for (const unsigned threads : {2U, 3U, 8U}) {
        const DeadlineResult r = *simulateDeadline(p, runs(10'000, threads));
        CHECK(r.samples.usd == one.samples.usd);
        CHECK(r.usd == one.usd);
        CHECK(r.losses == one.losses);
        CHECK(r.metDeadline == one.metDeadline);
    }
    CHECK(*one.costRatio < 1.0);
}

TEST_CASE("Policies are compared on the same trajectories", "[simulation][deadline]")
{
    const DeadlineParams p = params(readTrace(kP3));
    const std::vector<DeadlineResult> all = *comparePolicies(p, kDeadlinePolicies, runs(512), 16);
    REQUIRE(all.size() == kDeadlinePolicies.size());
    CHECK(*all[0].usd.sd < 1e-9);
    const DeadlineResult &bound = all.back();
    CHECK(bound.info.n == 16);
    for (const DeadlineResult &r : all) {
        for (std::size_t i = 0; i < 16; ++i)
            CHECK(r.samples.usd[i] >= bound.samples.usd[i] - 1e-9);
    }
    const PairedDifference d = *pairedDifference(all[0].samples.usd, all[3].samples.usd);
    CHECK(d.interval.high < 0.0); // uniform progress beats on-demand
}

TEST_CASE("A deadline run as a timeline", "[simulation][deadline]")
{
    DeadlineParams p = params(readTrace(kP3));
    for (const DeadlinePolicy policy : {DeadlinePolicy::greedy, DeadlinePolicy::uniformProgress}) {
        p.policy = policy;
        const DeadlineOutcome o = *runDeadline(p);
        const Timeline t = *deadlineTimeline(p);
        CHECK(t.finished);
        CHECK(t.hours == Approx(o.finishHours));
        CHECK(t.total(Activity::work) == Approx(48.0));
        CHECK(t.total(Activity::waiting) == Approx(o.idleHours));
        unsigned losses = 0, launches = 0;
        for (const TimelineMark &e : t.events)
            ++(e.loss ? losses : launches);
        CHECK(losses == o.losses);
        CHECK(launches == o.launches);
    }
    p.policy = DeadlinePolicy::clairvoyant;
    CHECK(deadlineTimeline(p).error().field == "policy");
    for (const DeadlinePolicy policy : kDeadlinePolicies)
        CHECK(parseDeadlinePolicy(deadlinePolicyId(policy)) == policy);
}

TEST_CASE("Policies are compared trajectory by trajectory", "[simulation][deadline]")
{
    DeadlineParams p = params(readTrace(kP3));
    p.deadlineHours = 60.0;
    p.policy = DeadlinePolicy::greedy;
    const auto results = *comparePolicies(p, kDeadlinePolicies, runs(1500));
    const DeadlineResult &base = results[2];
    REQUIRE(base.policy == DeadlinePolicy::greedy);
    CHECK_FALSE(base.againstBase);
    for (const DeadlineResult &r : results) {
        if (r.policy == base.policy)
            continue;
        INFO(deadlinePolicyId(r.policy));
        REQUIRE(r.againstBase);
        CHECK(r.againstBase->n == r.info.n);
        double sum = 0.0, squares = 0.0;
        const std::size_t n = r.samples.usd.size();
        for (std::size_t i = 0; i < n; ++i)
            sum += r.samples.usd[i] - base.samples.usd[i];
        const double mean = sum / static_cast<double>(n);
        for (std::size_t i = 0; i < n; ++i)
            squares += std::pow(r.samples.usd[i] - base.samples.usd[i] - mean, 2);
        CHECK(r.againstBase->usd == Approx(mean));
        REQUIRE(r.againstBase->interval);
        // By the independent windows of the trace, not by the trajectories drawn from it.
        const double half = kZ95 * std::sqrt(squares / static_cast<double>(n - 1) / r.independentWindows);
        CHECK(r.againstBase->interval->high - r.againstBase->usd == Approx(half));
        // Narrower than two intervals side by side.
        if (r.usd.meanInterval && base.usd.meanInterval)
            CHECK(2.0 * half < (r.usd.meanInterval->high - r.usd.meanInterval->low)
                    + (base.usd.meanInterval->high - base.usd.meanInterval->low) + 1e-9);
    }
    CHECK(results.back().againstBase->verdict() == PolicyDifference::Verdict::less); // the bound
    CHECK(results.front().againstBase->verdict() == PolicyDifference::Verdict::more);

    // Where nothing is lost greedy and uniform progress do the same.
    DeadlineParams calm = params(*Trace::fromText(600, std::string(4000, '1')));
    calm.policy = DeadlinePolicy::greedy;
    constexpr std::array two{DeadlinePolicy::greedy, DeadlinePolicy::uniformProgress};
    const auto same = *comparePolicies(calm, two, runs(100));
    CHECK(same[1].againstBase->usd == 0.0);
    CHECK(same[1].againstBase->verdict() == PolicyDifference::Verdict::notDistinguishable);
    calm.policy = DeadlinePolicy::spotOnly; // not among them: the first
    CHECK_FALSE(comparePolicies(calm, two, runs(100))->front().againstBase);

    p.sampling = DeadlineSampling::everyStart; // starts of one trace share its hours
    const auto replayed = *comparePolicies(p, two, runs(1));
    REQUIRE(replayed[1].againstBase);
    CHECK_FALSE(replayed[1].againstBase->interval);
    CHECK(replayed[1].againstBase->verdict() == PolicyDifference::Verdict::unknown);
    // Idle hours and slack are those of its walks.
    double idle = 0.0, slack = 0.0;
    for (std::uint64_t start = 0; start < replayed[0].info.n; ++start) {
        const DeadlineOutcome o = *runDeadline(p, start);
        idle += o.idleHours;
        slack += o.slackHours;
    }
    CHECK(*replayed[0].meanIdleHours == Approx(idle / static_cast<double>(replayed[0].info.n)));
    CHECK(*replayed[0].meanSlackHours == Approx(slack / static_cast<double>(replayed[0].info.n)));
}
