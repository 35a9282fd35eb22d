// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/checkpoint/checkpoint_model.h"
#include "model/simulation/random/checks.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace wattfare {

namespace {

// expm1(y)/y, also at 0.
double expm1Over(double y) { return y < 1e-8 ? 1.0 + 0.5 * y : std::expm1(y) / y; }

// Mean and mean square of X ~ Exp(hazard) given X < length. Series where the closed form cancels.
struct Truncated {
    double mean = 0.0, variance = 0.0;
};
Truncated truncatedLife(double hazard, double length)
{
    const double y = hazard * length;
    double g1 = 0.0, g2 = 0.0;
    if (y < 0.02) {
        g1 = 0.5 - y / 12.0 + y * y * y / 720.0;
        g2 = 1.0 / 3.0 - y / 12.0 + y * y / 360.0 + y * y * y / 720.0;
    } else {
        const double odds = 1.0 / std::expm1(y);
        g1 = 1.0 / y - odds;
        g2 = 2.0 / (y * y) - (1.0 + 2.0 / y) * odds;
    }
    return {length * g1, length * length * std::max(0.0, g2 - g1 * g1)};
}

constexpr double kHopeless = 30.0; // lambda (R + tau + delta) beyond which no answer is given
constexpr double kDetection = 5.0 / 3600.0;

} // namespace

std::string_view noticeModelId(NoticeModel model)
{
    constexpr std::array<std::string_view, 4> ids{"ignore", "save_at_notice", "work_then_save", "nothing_lost"};
    return ids[static_cast<std::size_t>(model)];
}

std::vector<Message> assumptions(const CheckpointParams &params)
{
    std::vector<Message> out;
    const CheckpointParams defaults;
    const bool notices = params.notice == NoticeModel::saveAtNotice || params.notice == NoticeModel::workThenSave;
    if (notices && params.noticeShare == defaults.noticeShare)
        out.push_back({"sim.assumed.notice_share", {params.noticeShare}});
    if (params.checkpointHours == 0.0 && !params.intervalHours && params.stepHours == defaults.stepHours)
        out.push_back({"sim.assumed.step_hours", {params.stepHours}});
    return out;
}

BlockMoments blockMoments(double hazard, double blockHours, double restartHours, double waitHours)
{
    BlockMoments m;
    const double y = hazard * blockHours, grown = std::exp(hazard * restartHours);
    m.busyHours = grown * blockHours * expm1Over(y);
    m.losses = grown * std::expm1(y);
    m.meanHours = m.busyHours + waitHours * m.losses;
    if (hazard <= 0.0 || blockHours <= 0.0)
        return m;
    const double q = -std::expm1(-y);
    const double whole = restartHours + blockHours;
    const Truncated inBlock = truncatedLife(hazard, blockHours), inWhole = truncatedLife(hazard, whole);
    // Failed tries of restart and block after the first loss: geometric, odds = e^(lambda B) - 1.
    const double odds = std::expm1(hazard * whole);
    const double each = inWhole.mean + waitHours;
    const double afterMean = whole + odds * each;
    const double afterVariance = odds * inWhole.variance + odds * (odds + 1.0) * each * each;
    const double lostMean = inBlock.mean + waitHours + afterMean;
    const double lostVariance = inBlock.variance + afterVariance;
    const double gap = lostMean - blockHours;
    m.varianceHours = q * lostVariance + q * (1.0 - q) * gap * gap;
    return m;
}

namespace sim {

void setInterval(CheckpointModel &m, double interval)
{
    const double ratio = m.work / interval;
    m.interval = interval;
    m.segments = std::max(1.0, std::ceil(ratio - 1e-9 * std::max(1.0, ratio)));
    m.segmentLength = interval + m.checkpoint;
    m.lastLength = m.segments > 1.0 ? std::max(0.0, m.work - (m.segments - 1.0) * interval) : m.work;
    m.failureFree = m.work + (m.segments - 1.0) * m.checkpoint;
}

ExpectedRun expectedRun(const CheckpointModel &m)
{
    ExpectedRun run;
    if (m.hazard <= 0.0)
        return {m.failureFree, m.failureFree, 0.0};
    const auto add = [&](double length, double times) {
        if (times <= 0.0)
            return;
        const double grown = std::exp(m.hazard * m.restart), z = m.hazard * length;
        double losses = 0.0, productive = 0.0; // of the block, without time between notice and loss
        if (!m.saves) {
            losses = grown * std::expm1(z);
            productive = grown * length * expm1Over(z);
        } else {
            // A share c of the losses keeps the progress: log(1 + c (e^z - 1))/c takes the place of e^z - 1.
            const double c = m.savedShare;
            const double g = c <= 0.0 ? std::expm1(z)
                : z < 1.0             ? std::log1p(c * std::expm1(z)) / c
                                      : (z + std::log(c + (1.0 - c) * std::exp(-z))) / c;
            losses = grown * g;
            productive = z < 1e-8 ? grown * length : grown * g / m.hazard;
        }
        const double busy = productive + (m.saves ? m.savedShare * m.noticeUsed * losses : 0.0);
        run.losses += times * losses;
        run.busy += times * busy;
        run.hours += times * (busy + m.wait * losses);
    };
    add(m.segmentLength, m.segments - 1.0);
    add(m.lastLength, 1.0);
    return run;
}

// Interruptions expected in what must be survived without one: a restart and a segment. Where notices save the work,
// every loss keeps what was done, and only the restart must be.
double survived(const CheckpointModel &m)
{
    return m.hazard * (m.restart + (m.saves && m.savedShare > 0.0 ? 0.0 : m.longestSegment()));
}

std::optional<Failure> outpaced(const CheckpointModel &m)
{
    const double exponent = survived(m);
    if (exponent > kHopeless)
        return Failure{Status::unreachable, "hazard_per_hour", exponent};
    return std::nullopt;
}

Outcome<CheckpointModel> checkpointModel(const CheckpointParams &p)
{
    Check check = Check{}
                      .above("work_hours", p.workHours, 0.0, kMaxHours)
                      .between("interval_hours", p.intervalHours, 1e-9, kMaxHours)
                      .between("checkpoint_hours", p.checkpointHours, 0.0, kMaxHours)
                      .between("restart_hours", p.restartHours, 0.0, kMaxHours)
                      .between("wait_hours", p.waitHours, 0.0, kMaxHours)
                      .between("hazard_per_hour", p.hazardPerHour, 0.0, kMaxRate)
                      .between("instances", p.instances, 1, 1e6)
                      .between("notice_hours", p.noticeHours, 0.0, kMaxHours)
                      .between("notice_share", p.noticeShare, 0.0, 1.0)
                      .between("step_hours", p.stepHours, 1e-9, kMaxHours)
                      .between("usd_per_hour", p.usdPerHour, 0.0, kMaxUsd)
                      .between("on_demand_usd_per_hour", p.onDemandUsdPerHour, 0.0, kMaxUsd)
                      .between("value_of_time_usd_per_hour", p.valueOfTimeUsdPerHour, 0.0, kMaxUsd)
                      .between("deadline_hours", p.deadlineHours, 0.0, kMaxHours)
                      .between("budget_usd", p.budgetUsd, 0.0, 1e18)
                      .between("cap_factor", p.capFactor, 1.0, 1e6);
    checkEnergy(check, p.energy);
    if (check.failure())
        return tl::unexpected(*check.failure());
    CheckpointModel m;
    m.work = p.workHours;
    m.checkpoint = p.checkpointHours;
    m.restart = p.restartHours;
    m.wait = p.waitHours;
    m.waitExponential = p.waitExponential;
    m.instances = p.instances;
    m.hazard = p.hazardPerHour * p.instances;
    if (p.notice == NoticeModel::nothingLost) {
        m.saves = true;
        m.savedShare = 1.0;
    } else if (p.notice != NoticeModel::ignore) {
        if (p.checkpointHours <= p.noticeHours - kDetection) {
            m.saves = true;
            m.savedShare = p.noticeShare;
            m.noticeUsed = p.notice == NoticeModel::saveAtNotice ? p.noticeHours : p.checkpointHours;
        } else {
            m.warnings.push_back({"sim.notice_too_short", {p.checkpointHours, p.noticeHours}});
        }
    }
    if (p.intervalHours) {
        setInterval(m, *p.intervalHours);
    } else {
        // What a save at the notice keeps needs no checkpoint: only the other losses count for the interval.
        const double unsaved = m.hazard * (m.saves ? 1.0 - m.savedShare : 1.0);
        if (unsaved < 1e-15) {
            setInterval(m, m.work);
        } else {
            const double tau = std::max(p.stepHours, exactInterval(m.checkpoint, 1.0 / unsaved).value_or(m.work));
            const double k = std::max(1.0, std::floor(m.work / tau));
            CheckpointModel more = m;
            setInterval(m, m.work / k);
            if (m.work / (k + 1.0) >= p.stepHours) {
                setInterval(more, m.work / (k + 1.0));
                const bool hopeless = outpaced(m).has_value();
                if (hopeless || (!outpaced(more) && expectedRun(more).hours < expectedRun(m).hours))
                    m = more;
            }
        }
    }
    m.cap = p.capFactor * m.failureFree;
    // The chance that a life keeps anything: what a notice saves, else a whole segment.
    const double segment = std::exp(-m.hazard * m.longestSegment());
    const double keeps = m.saves ? m.savedShare + (1.0 - m.savedShare) * segment : segment;
    if (std::exp(-m.hazard * m.restart) * keeps < 1e-3)
        m.warnings.push_back({"sim.interruptions_outpace_restart", {m.hazard}});
    return m;
}

} // namespace sim

namespace {

std::optional<OnDemandRun> onDemandOf(const CheckpointParams &p, const sim::CheckpointModel &m)
{
    if (!p.onDemandUsdPerHour)
        return std::nullopt;
    const double usdPerHour = m.instances * *p.onDemandUsdPerHour;
    return OnDemandRun{usdPerHour * m.work, p.intervalHours ? usdPerHour * (m.failureFree - m.work) : 0.0};
}

} // namespace

std::optional<OnDemandRun> onDemandRun(const CheckpointParams &p)
{
    const Outcome<sim::CheckpointModel> m = sim::checkpointModel(p);
    return m ? onDemandOf(p, *m) : std::nullopt;
}

std::optional<Message> onDemandLine(const CheckpointParams &p)
{
    const auto run = onDemandRun(p);
    if (!run)
        return std::nullopt;
    return Message{"sim.on_demand_run", {run->usd(), run->workUsd, run->checkpointUsd}};
}

Outcome<CheckpointClosedForm> checkpointClosedForm(const CheckpointParams &p)
{
    const Outcome<sim::CheckpointModel> made = sim::checkpointModel(p);
    if (!made)
        return tl::unexpected(made.error());
    const sim::CheckpointModel &m = *made;
    if (const std::optional<Failure> hopeless = sim::outpaced(m))
        return tl::unexpected(*hopeless);
    const sim::ExpectedRun run = sim::expectedRun(m);
    CheckpointClosedForm out;
    out.intervalHours = m.interval;
    out.segments = m.segments;
    out.failureFreeHours = m.failureFree;
    out.expectedHours = run.hours;
    out.expectedLosses = run.losses;
    out.expectedBusyHours = run.busy;
    out.expectedWaitHours = m.wait * run.losses;
    out.segmentSuccess = std::exp(-m.hazard * (m.restart + m.longestSegment()));
    out.usefulShare = m.work / run.hours;
    out.jobHazardPerHour = m.hazard;
    out.breakEvenPriceRatio = m.work / run.busy;
    out.warnings = m.warnings;
    if (!m.saves) {
        double variance = blockMoments(m.hazard, m.lastLength, m.restart, m.wait).varianceHours;
        if (m.segments > 1.0)
            variance += (m.segments - 1.0) * blockMoments(m.hazard, m.segmentLength, m.restart, m.wait).varianceHours;
        if (m.waitExponential)
            variance += run.losses * m.wait * m.wait; // waits are independent of everything else
        out.sdHours = std::sqrt(variance);
    }
    if (p.usdPerHour)
        out.expectedUsd = m.instances * *p.usdPerHour * run.busy;
    if (const auto onDemand = onDemandOf(p, m)) {
        out.onDemandUsd = onDemand->workUsd;
        out.onDemandCheckpointUsd = onDemand->checkpointUsd;
    }
    if (const auto kwh = p.energy.kwhPerHour()) {
        out.expectedKwh = m.instances * *kwh * run.busy;
        if (const auto kg = p.energy.kgPerKwh())
            out.expectedKgco2e = *out.expectedKwh * *kg;
    }
    if (p.valueOfTimeUsdPerHour > 0.0)
        out.valueOfDelayUsd = p.valueOfTimeUsdPerHour * std::max(0.0, run.hours - m.work);
    return out;
}

Outcome<double> savedAtNoticeHours(
    double workHours, double hazard, double restartHours, double noticeHours, double waitHours)
{
    const sim::Check check = sim::Check{}
                                 .between("work_hours", workHours, 0.0, sim::kMaxHours)
                                 .between("hazard_per_hour", hazard, 0.0, sim::kMaxRate)
                                 .between("restart_hours", restartHours, 0.0, sim::kMaxHours)
                                 .between("notice_hours", noticeHours, 0.0, sim::kMaxHours)
                                 .between("wait_hours", waitHours, 0.0, sim::kMaxHours);
    if (check.failure())
        return tl::unexpected(*check.failure());
    if (hazard * restartHours > kHopeless)
        return failure(Status::unreachable, "hazard_per_hour", hazard * restartHours);
    return workHours * std::exp(hazard * restartHours) * (1.0 + hazard * (noticeHours + waitHours));
}

namespace {

std::optional<Failure> intervalInputs(double checkpointHours, double meanHours)
{
    return sim::Check{}
        .between("checkpoint_hours", checkpointHours, 0.0, sim::kMaxHours)
        .above("mean_hours_between_losses", meanHours, 0.0, 1e18)
        .failure();
}

} // namespace

Outcome<double> youngInterval(double checkpointHours, double meanHours)
{
    if (const auto bad = intervalInputs(checkpointHours, meanHours))
        return tl::unexpected(*bad);
    return std::sqrt(2.0 * checkpointHours * meanHours);
}

Outcome<double> dalyInterval(double checkpointHours, double meanHours)
{
    if (const auto bad = intervalInputs(checkpointHours, meanHours))
        return tl::unexpected(*bad);
    if (checkpointHours >= 2.0 * meanHours)
        return meanHours;
    const double half = checkpointHours / (2.0 * meanHours);
    return std::sqrt(2.0 * checkpointHours * meanHours) * (1.0 + std::sqrt(half) / 3.0 + half / 9.0) - checkpointHours;
}

Outcome<double> exactInterval(double checkpointHours, double meanHours)
{
    if (const auto bad = intervalInputs(checkpointHours, meanHours))
        return tl::unexpected(*bad);
    // tau = M s with s = 1 + W0(-e^(-a - 1)), a = delta/M, that is s + ln(1 - s) + a = 0 on (0, 1): solved in s, since
    // W0 near -1 leaves few digits of 1 + W0.
    const double a = checkpointHours / meanHours;
    if (a <= 0.0)
        return 0.0;
    if (a > 35.0) // 1 - s is below half a unit of the last place
        return meanHours;
    double s = a < 0.5 ? std::sqrt(2.0 * a) - 2.0 * a / 3.0 : -std::expm1(-1.0 - a);
    for (int i = 0; i < 60; ++i) {
        double value = a; // s + ln(1 - s) + a
        if (s < 1e-3)
            value -= s * s * (0.5 + s * (1.0 / 3.0 + s * (0.25 + s * (0.2 + s / 6.0))));
        else
            value += s + std::log1p(-s);
        const double step = value * (1.0 - s) / s;
        const double next = std::min(s + step, 0.5 * (1.0 + s));
        if (std::fabs(next - s) <= 1e-15 * s) {
            s = next;
            break;
        }
        s = std::max(next, 0.5 * s);
    }
    return meanHours * s;
}

Outcome<double> dalyWholeRunHours(
    double workHours, double intervalHours, double checkpointHours, double restartHours, double meanHours)
{
    const sim::Check check = sim::Check{}
                                 .above("work_hours", workHours, 0.0, sim::kMaxHours)
                                 .between("interval_hours", intervalHours, 1e-9, sim::kMaxHours)
                                 .between("checkpoint_hours", checkpointHours, 0.0, sim::kMaxHours)
                                 .between("restart_hours", restartHours, 0.0, sim::kMaxHours)
                                 .between("mean_hours_between_losses", meanHours, 1e-9, 1e18);
    if (check.failure())
        return tl::unexpected(*check.failure());
    const double exponent = (restartHours + intervalHours + checkpointHours) / meanHours;
    if (exponent > kHopeless)
        return failure(Status::unreachable, "mean_hours_between_losses", exponent);
    const double length = intervalHours + checkpointHours;
    return std::exp(restartHours / meanHours) * length * expm1Over(length / meanHours) * workHours / intervalHours;
}

namespace {

template <class Set>
Outcome<std::vector<CheckpointSweepPoint>> sweep(
    CheckpointParams params, double low, double high, std::size_t points, std::string_view field, const Set &set)
{
    const sim::Check check = sim::Check{}
                                 .between(field, low, 1e-9, sim::kMaxHours)
                                 .between(field, high, low, sim::kMaxHours)
                                 .between("points", static_cast<double>(points), 2, 100'000);
    if (check.failure())
        return tl::unexpected(*check.failure());
    std::vector<CheckpointSweepPoint> out;
    out.reserve(points);
    for (std::size_t i = 0; i < points; ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(points - 1);
        set(params, i + 1 == points ? high : low * std::pow(high / low, share));
        CheckpointSweepPoint point{params.hazardPerHour, params.intervalHours.value_or(0.0), {}, {}, {}};
        const Outcome<CheckpointClosedForm> form = checkpointClosedForm(params);
        if (form) {
            point.intervalHours = form->intervalHours;
            point.expectedHours = form->expectedHours;
            point.expectedUsd = form->expectedUsd;
            point.breakEvenPriceRatio = form->breakEvenPriceRatio;
        } else if (form.error().status == Status::outOfRange) {
            return tl::unexpected(form.error());
        }
        out.push_back(point);
    }
    return out;
}

} // namespace

Outcome<std::vector<CheckpointSweepPoint>> sweepHazard(
    const CheckpointParams &params, double low, double high, std::size_t points)
{
    return sweep(
        params, low, high, points, "hazard_per_hour", [](CheckpointParams &p, double x) { p.hazardPerHour = x; });
}

Outcome<std::vector<CheckpointSweepPoint>> sweepInterval(
    const CheckpointParams &params, double low, double high, std::size_t points)
{
    return sweep(
        params, low, high, points, "interval_hours", [](CheckpointParams &p, double x) { p.intervalHours = x; });
}

} // namespace wattfare
