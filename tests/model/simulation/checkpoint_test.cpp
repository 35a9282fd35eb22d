// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/checkpoint/checkpoint.h"
#include "model/simulation/checkpoint/interval_saving.h"
#include "model/simulation/checkpoint/spot_break_even.h"
#include "model/simulation/checkpoint/spot_overhead.h"
#include "model/simulation/checkpoint/uncertainty.h"
#include "tests/model/simulation/runs.h"
#include "tests/model/simulation/support.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

CheckpointParams v05()
{
    CheckpointParams p;
    p.workHours = 100.0;
    p.intervalHours = 0.5;
    p.hazardPerHour = 0.05;
    return p;
}

// Distance of the simulated mean from the expected, in standard errors.
double errors(const Summary &s, double expected)
{
    return std::fabs(*s.mean - expected)
        / std::max(*s.sd / std::sqrt(static_cast<double>(s.n)), 1e-12 * std::fabs(expected));
}

CheckpointParams random(Dice &dice)
{
    CheckpointParams p;
    p.workHours = dice.logUniform(1.0, 200.0);
    p.intervalHours = dice.logUniform(0.05, 20.0);
    p.checkpointHours = dice.logUniform(0.001, 0.2);
    p.restartHours = dice.logUniform(0.001, 0.5);
    p.waitHours = dice.uniform(0.0, 1.0);
    p.hazardPerHour = dice.logUniform(0.001, 0.3);
    return p;
}

} // namespace

TEST_CASE("V05 simulated agrees with the closed form", "[simulation][checkpoint]")
{
    CheckpointParams p = v05();
    p.usdPerHour = 0.9731;
    p.firstHourFree = false;
    p.deadlineHours = 106.0;
    p.budgetUsd = 102.272;
    const CheckpointResult r = *simulateCheckpoint(p, runs(200'000));
    REQUIRE(r.closedForm);
    CHECK(errors(r.hours, r.closedForm->expectedHours) < 4.0);
    CHECK(errors(r.busyHours, r.closedForm->expectedBusyHours) < 4.0);
    CHECK(errors(r.losses, r.closedForm->expectedLosses) < 4.0);
    CHECK(errors(*r.usd, *r.closedForm->expectedUsd) < 4.0);
    CHECK(std::fabs(*r.hours.sd / *r.closedForm->sdHours - 1.0) < 0.01);
    CHECK(r.metDeadline->estimate > 0.4);
    CHECK(r.withinBudget->estimate > 0.4);
    CHECK(r.withinBudget->estimate < 0.7);
    CHECK(r.info.n == 200'000);
    CHECK(r.info.capped == 0);
    CHECK(r.samples.usd.size() == 200'000);
    p.firstHourFree = true;
    const CheckpointResult free = *simulateCheckpoint(p, runs(20'000));
    CHECK(*free.usd->mean < *r.usd->mean);
    // Interrupted lives lose the share that the closed form says.
    p.hazardPerHour = 0.5;
    p.firstHourFree = false;
    const double paid = *simulateCheckpoint(p, runs(20'000))->usd->mean;
    p.firstHourFree = true;
    CHECK(std::fabs(*simulateCheckpoint(p, runs(20'000))->usd->mean / paid - 0.909796) < 0.003);
}

TEST_CASE("Monte Carlo agrees with the exact expectation for random parameters", "[simulation][checkpoint]")
{
    Dice dice(101);
    int farHours = 0, farBusy = 0, checked = 0;
    for (int i = 0; checked < 100; ++i) {
        REQUIRE(i < 130);
        CheckpointParams p = random(dice);
        p.waitExponential = i % 3 == 0;
        p.capFactor = 1000.0;
        if (i % 4 == 1) {
            p.notice = i % 8 == 1 ? NoticeModel::saveAtNotice : NoticeModel::workThenSave;
            p.checkpointHours = 0.01;
            p.noticeShare = i % 16 == 1 ? 1.0 : 0.7;
        } else if (i % 4 == 2) {
            p.instances = 1 + static_cast<unsigned>(dice.below(4));
        } else if (i % 20 == 3) {
            p.notice = NoticeModel::nothingLost;
        }
        // Chosen before anything is drawn: where a segment is hopeless a mean of 4,096 says little.
        if (p.hazardPerHour * p.instances * (p.restartHours + *p.intervalHours + p.checkpointHours) > 3.0)
            continue;
        const Outcome<CheckpointResult> r = simulateCheckpoint(p, runs(4096));
        REQUIRE(r);
        CHECK(r->info.capped == 0);
        ++checked;
        farHours += errors(r->hours, r->closedForm->expectedHours) > 4.0 ? 1 : 0;
        farBusy += errors(r->busyHours, r->closedForm->expectedBusyHours) > 4.0 ? 1 : 0;
        if (r->closedForm->sdHours && *r->closedForm->sdHours > 1e-6 && r->closedForm->expectedLosses > 1.0)
            CHECK(std::fabs(*r->hours.sd / *r->closedForm->sdHours - 1.0) < 0.2);
    }
    CHECK(farHours <= 1); // property 9: at most once
    CHECK(farBusy <= 1);
}

TEST_CASE("Every trajectory balances", "[simulation][checkpoint]")
{
    Dice dice(7);
    std::size_t seen = 0;
    for (int i = 0; i < 12; ++i) {
        CheckpointParams p = random(dice);
        p.usdPerHour = 1.0;
        p.firstHourFree = i % 2 == 0;
        p.waitHours += 0.01; // tells two lives apart
        p.capFactor = 1e4;
        if (i % 3 == 1) {
            p.notice = NoticeModel::saveAtNotice;
            p.checkpointHours = 0.01;
        }
        const CheckpointClosedForm form = *checkpointClosedForm(p);
        const CheckpointResult r = *simulateCheckpoint(p, runs(64, 1));
        REQUIRE(r.info.capped == 0);
        for (std::uint64_t k = 0; k < 64; ++k, ++seen) {
            const std::size_t at = static_cast<std::size_t>(k);
            const Timeline t = *checkpointTimeline(p, r.info.seed, k, 100'000);
            REQUIRE(t.finished);
            const double scale = 1e-9 * std::max(1.0, t.hours);
            CHECK(std::fabs(t.hours - r.samples.hours[at]) < scale); // the same trajectory
            const double busy = r.samples.busyHours[at];
            CHECK(std::fabs(t.total(Activity::waiting) - (t.hours - busy)) < scale);
            CHECK(std::fabs(t.total(Activity::lost) - r.samples.lostHours[at]) < scale);
            CHECK(std::fabs(t.total(Activity::work) - p.workHours) < scale);
            CHECK(std::fabs(t.total(Activity::work) + t.total(Activity::checkpoint) + t.total(Activity::restart)
                      + t.total(Activity::lost) + t.total(Activity::notice) - busy)
                < scale);
            CHECK(t.hours >= form.failureFreeHours - scale);
            // Billed at 1 USD/h, life by life: the user ends the last, EC2 the others. What goes beyond the hours that
            // it was up is the minute that a shorter life costs.
            std::vector<double> lives{0.0};
            for (const TimelineInterval &interval : t.intervals) {
                if (interval.activity != Activity::waiting)
                    lives.back() += interval.toHours - interval.fromHours;
                else if (lives.back() > 0.0)
                    lives.push_back(0.0);
            }
            CHECK(static_cast<double>(lives.size()) == r.samples.losses[at] + 1.0);
            double billed = 0.0, minutes = 0.0, free = 0.0;
            for (std::size_t life = 0; life < lives.size(); ++life) {
                const bool interrupted = life + 1 < lives.size();
                if (interrupted && p.firstHourFree && lives[life] < 1.0) {
                    free += lives[life];
                    continue;
                }
                billed += std::max(lives[life], 1.0 / 60.0);
                minutes += std::max(0.0, 1.0 / 60.0 - lives[life]);
            }
            CHECK(std::fabs(r.samples.usd[at] - billed) < scale);
            CHECK(std::fabs(r.samples.usd[at] - (busy - free + minutes)) < scale);
            if (minutes == 0.0)
                CHECK(r.samples.usd[at] <= busy + scale);
            double end = 0.0;
            for (const TimelineInterval &interval : t.intervals) {
                CHECK(std::fabs(interval.fromHours - end) < scale);
                end = interval.toHours;
            }
        }
    }
    CHECK(seen == 12 * 64);
    CHECK_FALSE(checkpointTimeline(v05(), 1, 1, 10)->finished);
    CHECK(checkpointTimeline(v05(), 1, 1, 10)->intervals.size() == 10);
}

TEST_CASE("Expected time grows with everything that hurts", "[simulation][checkpoint]")
{
    Dice dice(21);
    for (int i = 0; i < 50; ++i) {
        const CheckpointParams base = random(dice);
        const CheckpointClosedForm f = *checkpointClosedForm(base);
        CHECK(f.expectedHours >= base.workHours);
        const auto worse = [&](double CheckpointParams::*member, double factor) {
            CheckpointParams p = base;
            p.*member *= factor;
            const CheckpointClosedForm g = *checkpointClosedForm(p);
            CHECK(g.expectedHours >= f.expectedHours * (1.0 - 1e-12));
            CHECK(g.expectedBusyHours >= f.expectedBusyHours * (1.0 - 1e-12));
        };
        worse(&CheckpointParams::hazardPerHour, 1.3);
        worse(&CheckpointParams::restartHours, 1.3);
        worse(&CheckpointParams::checkpointHours, 1.3);
        worse(&CheckpointParams::waitHours, 1.3);
        worse(&CheckpointParams::workHours, 1.3);
        // All times scaled, the hazard inversely: the time scales.
        CheckpointParams scaled = base;
        for (double CheckpointParams::*member : {&CheckpointParams::workHours, &CheckpointParams::checkpointHours,
                 &CheckpointParams::restartHours, &CheckpointParams::waitHours})
            scaled.*member *= 7.0;
        *scaled.intervalHours *= 7.0;
        scaled.hazardPerHour /= 7.0;
        CHECK(std::fabs(checkpointClosedForm(scaled)->expectedHours / (7.0 * f.expectedHours) - 1.0) < 1e-10);
    }
    // A run split at a checkpoint border: means add.
    CheckpointParams p = v05();
    const double whole = checkpointClosedForm(p)->expectedHours;
    const double withCheckpoint = blockMoments(0.05, 0.5 + p.checkpointHours, p.restartHours, p.waitHours).meanHours;
    p.workHours = 60.0;
    const double first = checkpointClosedForm(p)->expectedHours;
    p.workHours = 40.0;
    const double second = checkpointClosedForm(p)->expectedHours;
    const double last = blockMoments(0.05, 0.5, p.restartHours, p.waitHours).meanHours;
    CHECK(std::fabs(first - last + withCheckpoint + second - whole) < 1e-9);
}

TEST_CASE("No hazard, no interruptions", "[simulation][checkpoint]")
{
    CheckpointParams p = v05();
    p.hazardPerHour = 0.0;
    const CheckpointClosedForm f = *checkpointClosedForm(p);
    CHECK(f.expectedHours == f.failureFreeHours);
    CHECK(*f.sdHours == 0.0);
    CHECK(f.expectedLosses == 0.0);
    const CheckpointResult r = *simulateCheckpoint(p, runs(2048));
    CHECK(*r.hours.mean == Approx(f.failureFreeHours).epsilon(1e-12));
    CHECK(*r.hours.sd < 1e-9);
    p.intervalHours.reset(); // no checkpoints unless asked
    CHECK(checkpointClosedForm(p)->expectedHours == 100.0);
    CHECK(checkpointClosedForm(p)->segments == 1.0);
    p.hazardPerHour = 1e-300;
    CHECK(checkpointClosedForm(p)->expectedHours == 100.0);
    p.hazardPerHour = 1e-12;
    CHECK(std::fabs(checkpointClosedForm(p)->expectedHours - 100.0) < 1e-6);
}

TEST_CASE("The best interval is best", "[simulation][checkpoint]")
{
    Dice dice(5);
    for (int i = 0; i < 50; ++i) {
        const double delta = dice.logUniform(1e-4, 0.5), mean = delta * dice.logUniform(0.6, 1e4);
        const double tau = *exactInterval(delta, mean);
        const auto rate = [&](double t) { return std::expm1((t + delta) / mean) / t; };
        for (int k = 0; k < 50; ++k)
            CHECK(rate(tau) <= rate(tau * dice.logUniform(0.2, 5.0)) * (1.0 + 1e-12));
        CHECK(*youngInterval(delta, mean) > *dalyInterval(delta, mean));
        if (delta / mean < 0.35)
            CHECK(std::fabs(*dalyInterval(delta, mean) / tau - 1.0) < 0.01);
    }
    CHECK(*exactInterval(0.0, 10.0) == 0.0);
    CHECK(*exactInterval(1e9, 1e-6) == 1e-6);
    CHECK(std::fabs(*exactInterval(1e-12, 1.0) / std::sqrt(2e-12) - 1.0) < 1e-6);
    CHECK(*dalyInterval(10.0, 4.0) == 4.0);

    CheckpointParams p = v05();
    p.intervalHours.reset();
    const CheckpointClosedForm best = *checkpointClosedForm(p);
    for (const double segments : {best.segments - 1.0, best.segments + 1.0}) {
        p.intervalHours = p.workHours / segments;
        CHECK(checkpointClosedForm(p)->expectedHours >= best.expectedHours);
    }
    // Checkpoints that cost nothing: the step time bounds the interval; a short run has one segment.
    p.intervalHours.reset();
    p.checkpointHours = 0.0;
    CHECK(checkpointClosedForm(p)->intervalHours >= p.stepHours);
    p.checkpointHours = 50.0;
    p.workHours = 1.0;
    CHECK(checkpointClosedForm(p)->segments == 1.0);
}

TEST_CASE("Hazards that outpace restarts end in a status, never in a hang", "[simulation][checkpoint]")
{
    CheckpointParams p = v05();
    p.hazardPerHour = 100.0; // lambda (R + tau + delta) = 60
    CHECK(checkpointClosedForm(p).error().status == Status::unreachable);
    CHECK(checkpointClosedForm(p).error().field == "hazard_per_hour");
    CHECK(simulateCheckpoint(p, runs(100)).error().status == Status::unreachable);
    p.hazardPerHour = 14.0; // P_seg 2e-4: answered, with a warning; nearly every trajectory is capped
    REQUIRE(checkpointClosedForm(p));
    CHECK(checkpointClosedForm(p)->warnings.at(0).id == "sim.interruptions_outpace_restart");
    const CheckpointResult r = *simulateCheckpoint(p, runs(256));
    CHECK(r.info.capped == 256);
    CHECK_FALSE(r.hours.mean);
    CHECK_FALSE(r.hours.p5);
    CHECK(r.samples.hours.empty());
    CHECK(r.warnings.back().id == "sim.capped_withheld"); // of a mean there is none
    p.hazardPerHour = 4.0; // some finish
    p.capFactor = 20.0;
    const CheckpointResult some = *simulateCheckpoint(p, runs(1024));
    for (const double t : some.samples.hours)
        CHECK(t <= some.capHours);
    p = v05();
    p.workHours = 1e9;
    p.hazardPerHour = 1.0;
    CHECK(simulateCheckpoint(p, runs(1)).error().field == "expected_losses");
    p = v05();
    p.hazardPerHour = 1e9;
    CHECK(checkpointClosedForm(p).error().status == Status::unreachable);
    p.intervalHours.reset();
    CHECK_FALSE(checkpointClosedForm(p));
}

TEST_CASE("A deadline beyond the time limit leaves open who would have met it", "[simulation][checkpoint]")
{
    CheckpointParams p = v05();
    p.capFactor = 1.03;
    p.deadlineHours = 115.0;
    p.usdPerHour = 1.0;
    p.budgetUsd = 1e9;
    const CheckpointResult r = *simulateCheckpoint(p, runs(20'000));
    REQUIRE(r.info.capped > 1000);
    REQUIRE(r.capHours < 115.0);
    const double finished = 1.0 - static_cast<double>(r.info.capped) / 20'000.0;
    for (const auto &limit : {r.metDeadline, r.withinBudget}) {
        REQUIRE(limit);
        CHECK(limit->estimate == Approx(finished));
        CHECK(limit->interval.low < finished);
        CHECK(limit->interval.high == 1.0);
    }
    const auto open = [](const std::vector<Message> &warnings) {
        return std::count_if(
            warnings.begin(), warnings.end(), [](const Message &m) { return m.id == "sim.capped_undecided"; });
    };
    CHECK(open(r.warnings) == 1);
    p.capFactor = 50.0; // what they would have done
    const CheckpointResult whole = *simulateCheckpoint(p, runs(20'000));
    CHECK(whole.metDeadline->estimate > 0.999);
    CHECK(open(whole.warnings) == 0);
    // Before the limit they have missed it, that is known.
    p.capFactor = 1.03;
    p.budgetUsd.reset();
    p.deadlineHours = r.capHours * 0.999;
    const CheckpointResult before = *simulateCheckpoint(p, runs(20'000));
    CHECK(before.metDeadline->interval.high < 0.9);
    CHECK(open(before.warnings) == 0);
    ElasticParams elastic;
    elastic.capFactor = 1.01;
    elastic.hazardPerHour = 0.05;
    elastic.deadlineHours = 1e6;
    const auto cluster = simulateElastic(elastic, runs(2000));
    REQUIRE(cluster);
    REQUIRE(cluster->info.capped > 0);
    CHECK(cluster->metDeadline->interval.high > cluster->metDeadline->estimate);
    CHECK(open(cluster->warnings) == 1);
}

TEST_CASE("Parameters outside their domain name the field", "[simulation][checkpoint]")
{
    const double inf = std::numeric_limits<double>::infinity();
    const auto refused = [](double CheckpointParams::*member, double value, const char *field) {
        CheckpointParams p = v05();
        p.*member = value;
        const Outcome<CheckpointClosedForm> f = checkpointClosedForm(p);
        REQUIRE_FALSE(f);
        CHECK(f.error().status == Status::outOfRange);
        CHECK(f.error().field == field);
        CHECK(std::isfinite(f.error().value));
        CHECK(simulateCheckpoint(p, runs(10)).error().field == field);
        CHECK(checkpointTimeline(p, 1, 1).error().field == field);
    };
    for (const double bad : {-1.0, std::nan(""), inf, -inf, 1e300}) {
        refused(&CheckpointParams::workHours, bad, "work_hours");
        refused(&CheckpointParams::checkpointHours, bad, "checkpoint_hours");
        refused(&CheckpointParams::restartHours, bad, "restart_hours");
        refused(&CheckpointParams::waitHours, bad, "wait_hours");
        refused(&CheckpointParams::hazardPerHour, bad, "hazard_per_hour");
        refused(&CheckpointParams::noticeShare, bad, "notice_share");
        refused(&CheckpointParams::capFactor, bad, "cap_factor");
    }
    refused(&CheckpointParams::workHours, 0.0, "work_hours");
    CheckpointParams p = v05();
    p.intervalHours = 0.0;
    CHECK(checkpointClosedForm(p).error().field == "interval_hours");
    p = v05();
    p.instances = 0;
    CHECK(checkpointClosedForm(p).error().field == "instances");
}

TEST_CASE("Notices save work", "[simulation][checkpoint]")
{
    CheckpointParams p = v05();
    p.notice = NoticeModel::saveAtNotice;
    const double saved = checkpointClosedForm(p)->expectedHours;
    p.notice = NoticeModel::workThenSave;
    CHECK(checkpointClosedForm(p)->expectedHours < saved);
    p.notice = NoticeModel::ignore;
    CHECK(checkpointClosedForm(p)->expectedHours > saved);
    // A share of 0 is no notice; a checkpoint longer than the notice neither.
    const double ignored = checkpointClosedForm(p)->expectedHours;
    p.notice = NoticeModel::saveAtNotice;
    p.noticeShare = 0.0;
    CHECK(checkpointClosedForm(p)->expectedHours == Approx(ignored).epsilon(1e-12));
    p.noticeShare = 1e-9;
    CHECK(checkpointClosedForm(p)->expectedHours == Approx(ignored).epsilon(1e-6));
    p.noticeShare = 0.95;
    p.noticeHours = 0.017;
    CHECK(checkpointClosedForm(p)->expectedHours == ignored);
    CHECK(checkpointClosedForm(p)->warnings.at(0).id == "sim.notice_too_short");
    CHECK(assumptions(p).at(0).id == "sim.assumed.notice_share");
}

TEST_CASE("Notices that save the work end runs that would not end without", "[simulation][checkpoint]")
{
    const auto hopeless = [](const CheckpointParams &p) {
        const auto form = checkpointClosedForm(p);
        REQUIRE(form);
        return !form->warnings.empty() && form->warnings.front().id == "sim.interruptions_outpace_restart";
    };
    CheckpointParams p = v05(); // twelve interruptions an hour, none of which loses work
    p.hazardPerHour = 12.0;
    p.intervalHours = 100.0;
    p.notice = NoticeModel::nothingLost;
    CHECK_FALSE(hopeless(p));
    CHECK(*simulateCheckpoint(p, runs(256))->hours.mean > 100.0);
    p.notice = NoticeModel::saveAtNotice; // nineteen in twenty
    CHECK_FALSE(hopeless(p));
    p.notice = NoticeModel::nothingLost;
    p.restartHours = 1.0; // but hardly a restart completes
    CHECK(hopeless(p));
    p = v05();
    p.hazardPerHour = 14.0;
    CHECK(hopeless(p));
    p.notice = NoticeModel::saveAtNotice;
    p.noticeShare = 0.0; // no notice
    CHECK(hopeless(p));
}

TEST_CASE("The free first hour between closed form and simulation is told", "[simulation][checkpoint]")
{
    const auto note = [](const std::vector<Message> &warnings) -> std::optional<Message> {
        for (const Message &m : warnings)
            if (m.id == "sim.first_hour_billed")
                return m;
        return std::nullopt;
    };
    CheckpointParams p = v05();
    CHECK_FALSE(note(simulateCheckpoint(p, runs(256))->warnings)); // no cost, no difference
    p.usdPerHour = 2.0;
    const CheckpointResult r = *simulateCheckpoint(p, runs(4096));
    REQUIRE(note(r.warnings));
    CHECK(note(r.warnings)->args == std::vector<Argument>{*r.closedForm->expectedUsd, *r.usd->mean});
    CHECK(*r.usd->mean < *r.closedForm->expectedUsd);
    p.firstHourFree = false;
    CHECK_FALSE(note(simulateCheckpoint(p, runs(256))->warnings));
    p.firstHourFree = true;
    p.hazardPerHour = 0.0;
    CHECK_FALSE(note(simulateCheckpoint(p, runs(256))->warnings));
    ElasticParams e;
    e.usdPerHour = 1.0;
    CHECK(note(simulateElastic(e, runs(256))->warnings));
    e.firstHourFree = false;
    CHECK_FALSE(note(simulateElastic(e, runs(256))->warnings));
}

TEST_CASE("V39 simulated by the on-off process, by its rates and by a trace", "[simulation][checkpoint]")
{
    CheckpointParams p;
    p.workHours = 48.0;
    p.restartHours = 0.2;
    p.waitHours = 1.0688;
    p.waitExponential = true;
    p.checkpointHours = 0.0;
    p.intervalHours = 1000.0;
    p.hazardPerHour = 1.0 / 4.0833;
    p.notice = NoticeModel::nothingLost;
    const CheckpointResult rates = *simulateCheckpoint(p, runs(20'000));
    CHECK(errors(rates.hours, 63.6042) < 4.0);
    RegimeModel onOff = *onOffRegimes(4.0833, 1.0688);
    onOff.start = {1.0, 0.0};
    p.process = *regimeProcess(onOff, {{0, 1.0}});
    p.waitHours = 0.0;
    const CheckpointResult process = *simulateCheckpoint(p, runs(20'000));
    // The empty regime takes a little time to take the instance: about 12 s of each loss.
    CHECK(std::fabs(*process.hours.mean / 63.6042 - 1.0) < 0.01);
    CHECK_FALSE(process.closedForm);
    CHECK(process.usd);
    for (const unsigned threads : {1U, 3U, 8U})
        CHECK(simulateCheckpoint(p, runs(20'000, threads))->samples.hours == process.samples.hours);
    const auto trace = std::make_shared<const Trace>(readTrace("avail_p3.2xlarge_us-west-2a_2022-10-26.csv"));
    p.process = *traceReplayProcess({{trace, 1, 0.9731}}, ReplayMode::blockBootstrap);
    const CheckpointResult replay = *simulateCheckpoint(p, runs(4096));
    CHECK(*replay.hours.mean > 55.0);
    CHECK(*replay.hours.mean < 75.0);
    CHECK(std::fabs(*replay.usd->mean / (0.9731 * *replay.busyHours.mean) - 1.0) < 0.05);
    p.process = *traceReplayProcess({{trace, 1, 0.9731}}, ReplayMode::randomStart);
    p.workHours = 700.0; // longer than the trace
    CHECK(simulateCheckpoint(p, runs(10)).error().status == Status::noData);
}

TEST_CASE("Checkpoint runs are the same bytes on any number of threads", "[simulation][checkpoint][threads]")
{
    CheckpointParams p = v05();
    p.usdPerHour = 1.0;
    p.deadlineHours = 106.0;
    const CheckpointResult one = *simulateCheckpoint(p, runs(30'000, 1));
    for (const unsigned threads : {2U, 3U, 8U}) {
        const CheckpointResult r = *simulateCheckpoint(p, runs(30'000, threads));
        CHECK(r.hours == one.hours);
        CHECK(*r.usd == *one.usd);
        CHECK(r.metDeadline == one.metDeadline);
        CHECK(r.samples.hours == one.samples.hours);
        CHECK(r.samples.usd == one.samples.usd);
        CHECK(r.samples.losses == one.samples.losses);
    }
    bool previewed = false;
    CHECK(simulateCheckpoint(p, runs(30'000),
              [&](const CheckpointResult &preview) {
                  previewed = preview.info.n == kPreviewTrajectories && preview.hours.mean;
              })
              ->hours
        == one.hours);
    CHECK(previewed);
}

TEST_CASE("Elastic clusters", "[simulation][checkpoint]")
{
    ElasticParams p;
    p.usdPerHour = 2.0;
    p.workHours = 400.0;
    const ElasticResult r = *simulateElastic(p, runs(4096));
    CHECK(std::fabs(*r.hours.mean / r.closedForm->expectedHours - 1.0) < 0.005);
    CHECK(std::fabs(*r.usd->mean / *r.closedForm->expectedUsd - 1.0) < 0.01);
    CHECK(*r.hours.min >= p.workHours);
    CHECK(simulateElastic(p, runs(4096, 1))->sampleHours == r.sampleHours);
    ElasticParams calm = p;
    calm.hazardPerHour = 0.0;
    CHECK(elasticClosedForm(calm)->expectedHours == 400.0);
    CHECK(*simulateElastic(calm, runs(64))->hours.mean == 400.0);
    // Elastic beats the gang where instances are lost often.
    CheckpointParams gang = v05();
    gang.workHours = 400.0;
    gang.instances = p.instances;
    gang.hazardPerHour = p.hazardPerHour;
    gang.intervalHours.reset();
    gang.waitHours = p.replacementHours;
    CHECK(elasticClosedForm(p)->expectedHours < checkpointClosedForm(gang)->expectedHours);
    p.minInstances = 17;
    CHECK(elasticClosedForm(p).error().field == "min_instances");
    p = {};
    p.replacementHours = 0.0;
    CHECK(simulateElastic(p, runs(4)).error().field == "replacement_hours");
    p = {};
    p.hazardPerHour = 1e9;
    CHECK_FALSE(simulateElastic(p, runs(4)));
    CHECK(assumptions(ElasticParams{}).size() == 2);
}

TEST_CASE("Overheads for the evaluation", "[simulation]")
{
    SpotTrainingInput in;
    in.workHours = 100.0;
    in.hazardPerHour = 0.05;
    in.checkpointHours = 60.0 / 3600.0;
    in.restartHours = 300.0 / 3600.0;
    in.waitHours = 600.0 / 3600.0;
    in.intervalHours = 0.5;
    const SpotTrainingOverhead o = *spotTrainingOverhead(in);
    CHECK(sixDigits(o.timeFactor, 1.05975));
    CHECK(sixDigits(o.billedFactor, 1.05100));
    in.intervalHours.reset();
    CHECK(spotTrainingOverhead(in)->timeFactor < o.timeFactor);
    in.hazardPerHour = 0.0;
    CHECK(spotTrainingOverhead(in)->timeFactor == 1.0);
    in.hazardPerHour = -1.0;
    CHECK(spotTrainingOverhead(in).error().field == "hazard_per_hour");
    CHECK(*spotAvailability(0.02, 5.0 / 60.0) == Approx(0.998336));
    for (const double a : {0.5, 0.9, 0.99}) {
        double last = 0.0;
        for (const double target : {0.5, 0.9, 0.99, 0.999, 0.9999}) {
            const SpotHeadroom h = *spotHeadroom(50, a, target);
            CHECK(h.instances >= last);
            CHECK(h.probability >= target);
            CHECK(*binomialAtLeast(h.instances - 1.0, a, 50) < target);
            last = h.instances;
        }
        CHECK(spotHeadroom(50, a + 0.005)->instances <= spotHeadroom(50, a)->instances);
    }
    CHECK(spotHeadroom(0, 0.5)->instances == 0.0);
    CHECK(spotHeadroom(5, 1.0)->instances == 5.0);
    CHECK(spotHeadroom(5, 0.0).error().status == Status::unreachable);
    CHECK(spotHeadroom(5, 0.5, 1.0).error().status == Status::unreachable);
    const SpotHeadroom large = *spotHeadroom(50'000, 0.9);
    CHECK_FALSE(large.exact);
    CHECK(*binomialAtLeast(large.instances, 0.9, 50'000) > 0.998);
    CHECK(spotHeadroom(1'990, 0.9)->instances > 2000.0);
    const BetaBinomialSpread spread = *betaBinomialSpread(26, 0.95, 0.2, 20);
    CHECK(spread.atLeast < *binomialAtLeast(26, 0.95, 20));
    CHECK(betaBinomialSpread(26, 0.95, 0.0, 20)->atLeast == *binomialAtLeast(26, 0.95, 20));
}

TEST_CASE("Break-even of spot against on-demand", "[simulation]")
{
    CheckpointParams p = v05();
    p.usdPerHour = 0.9731;
    CHECK(spotBreakEven(p).error().field == "on_demand_usd_per_hour");
    p.onDemandUsdPerHour = 3.06;
    const SpotBreakEven b = *spotBreakEven(p);
    REQUIRE(b.breakEvenHazardPerHour);
    CheckpointParams at = p;
    at.hazardPerHour = *b.breakEvenHazardPerHour;
    CHECK(std::fabs(spotBreakEven(at)->savingsUsd) < 1e-6 * b.onDemandUsd);
    p.valueOfTimeUsdPerHour = 100.0;
    CHECK(spotBreakEven(p)->savingsUsd < b.savingsUsd);
    CHECK_FALSE(spotBreakEven(p)->spotWins);
    p.valueOfTimeUsdPerHour = 0.0;
    p.usdPerHour = 4.0;
    CHECK_FALSE(spotBreakEven(p)->spotWins);
    CHECK_FALSE(spotBreakEven(p)->breakEvenHazardPerHour);
    const auto sweep = *sweepHazard(v05(), 1e-4, 100.0, 21);
    CHECK(sweep.size() == 21);
    CHECK(sweep.front().expectedHours);
    CHECK_FALSE(sweep.back().expectedHours); // unreachable there
    CHECK(sweepInterval(v05(), 0.0, 1.0, 5).error().field == "interval_hours");
}

TEST_CASE("Input uncertainty is told apart from chance", "[simulation]")
{
    CheckpointParams p = v05();
    p.workHours = 2000.0;
    p.intervalHours = 2.0;
    RunOptions o = runs(1);
    const CheckpointUncertainty u = *simulateCheckpointBand(p, 4, HazardReading::probability, o);
    CHECK(u.info.n == 256 * 64);
    CHECK(u.hours.inputShare >= 0.0);
    CHECK(u.hours.inputShare <= 1.0);
    CHECK(u.hours.inputShare < 0.5);
    // A certain hazard: no variance by inputs beyond noise. A gang of 512: much of it.
    p.instances = 512;
    CHECK(simulateCheckpointBand(p, 4, HazardReading::probability, o)->hours.inputShare > 0.5);
    CHECK(simulateCheckpointBand(p, 9, HazardReading::probability, o).error().field == "bucket");
    CHECK(simulateCheckpointBand(p, 1, HazardReading::probability, o, 1).error().field == "outer");
    for (std::uint64_t i = 0; i < 100; ++i) {
        const double x = quasiRandomPoint(3, i, 0);
        CHECK((x >= 0.0 && x < 1.0));
    }
}

TEST_CASE("A run whose work every notice saves ends, and is not said not to", "[simulation][checkpoint]")
{
    CheckpointParams p;
    p.workHours = 100;
    p.hazardPerHour = 1; // e^-100 for all of it in one piece
    p.notice = NoticeModel::nothingLost;
    const auto form = checkpointClosedForm(p);
    REQUIRE(form);
    CHECK(form->warnings.empty());
    // 5.3 with nu = 0: W e^(lambda R) (1 + lambda D).
    CHECK(form->expectedHours == Approx(100 * std::exp(300 / 3600.0) * (1 + 600 / 3600.0)).epsilon(1e-9));
    p.notice = NoticeModel::ignore; // the same in one piece, without notice
    p.hazardPerHour = 0.1;
    p.intervalHours = 100;
    REQUIRE(checkpointClosedForm(p));
    REQUIRE(checkpointClosedForm(p)->warnings.size() == 1);
    CHECK(checkpointClosedForm(p)->warnings[0].id == "sim.interruptions_outpace_restart");
}

TEST_CASE("Free first hours are what the simulated cost lacks of the closed form", "[simulation][checkpoint]")
{
    CheckpointParams p;
    p.workHours = 10;
    p.hazardPerHour = 0.5;
    p.usdPerHour = 2;
    p.onDemandUsdPerHour = 5;
    RunOptions options;
    options.n = 20'000;
    const auto r = simulateCheckpoint(p, options);
    REQUIRE(r);
    REQUIRE((r->freeUsd && r->usd && r->closedForm));
    CHECK(*r->freeUsd->mean > 0);
    CHECK(*r->usd->mean + *r->freeUsd->mean == Approx(*r->closedForm->expectedUsd).epsilon(0.01));
    p.firstHourFree = false;
    const auto paid = simulateCheckpoint(p, options);
    REQUIRE((paid && paid->freeUsd));
    CHECK(*paid->freeUsd->mean == 0);
    // On demand W alone; at a given interval of 3 h its 3 checkpoints of a minute are a line of their own.
    CHECK(*r->closedForm->onDemandUsd == Approx(50));
    CHECK(*r->closedForm->onDemandCheckpointUsd == 0);
    p.intervalHours = 3;
    CHECK(*checkpointClosedForm(p)->onDemandCheckpointUsd == Approx(3 / 60.0 * 5));
}

TEST_CASE("What the best interval saves is simulated on the same draws", "[simulation][checkpoint]")
{
    CheckpointParams p;
    p.workHours = 100.0;
    p.hazardPerHour = 0.05;
    p.usdPerHour = 1.0;
    p.intervalHours = 10.0;
    const RunOptions options = runs(4000);
    const auto result = *simulateCheckpoint(p, options);
    const auto saving = intervalSaving(p, result, options);
    REQUIRE(saving);
    CHECK(saving->kind == IntervalSaving::Kind::saves);
    CHECK(saving->usedHours == 10.0);
    CheckpointParams best = p;
    best.intervalHours.reset();
    const auto other = *simulateCheckpoint(best, options);
    CHECK(*saving->bestHours == Approx(checkpointClosedForm(best)->intervalHours));
    // The difference of the simulated means themselves, not that of the closed forms, which bill the first hour.
    CHECK(saving->hours == Approx(*result.hours.mean - *other.hours.mean));
    CHECK(*saving->usd == Approx(*result.usd->mean - *other.usd->mean));
    REQUIRE(saving->hoursInterval);
    CHECK(saving->hoursInterval->low < saving->hours);
    // Narrower than two separate runs would have it.
    const double apart = result.hours.meanInterval->high - result.hours.meanInterval->low;
    CHECK(saving->hoursInterval->high - saving->hoursInterval->low < 1.5 * apart);
    // The best itself is compared with none at all; without interruptions there is nothing to say.
    const auto none = intervalSaving(best, other, options);
    REQUIRE(none);
    CHECK_FALSE(none->usedHours);
    CHECK((none->kind == IntervalSaving::Kind::saves || none->kind == IntervalSaving::Kind::never));
    p.hazardPerHour = 0.0;
    CHECK_FALSE(intervalSaving(p, *simulateCheckpoint(p, options), options));
    // As good: what nothing interrupts in practice.
    p.hazardPerHour = 1e-9;
    p.checkpointHours = 0.0;
    p.intervalHours = 50.0;
    CHECK(intervalSaving(p, *simulateCheckpoint(p, options), options)->kind == IntervalSaving::Kind::asGood);
}
