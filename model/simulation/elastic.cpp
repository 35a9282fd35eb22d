// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/checkpoint_kernel.h"
#include "model/simulation/checks.h"
#include "model/simulation/log_gamma.h"

#include <cmath>

// Elastic cluster (section 5.4): a birth-death chain of the instances alive; progress at X(k)/X(N).
namespace wattfare {

namespace {

enum Column : std::size_t { kHours, kInstanceHours, kLosses, kPaused, kUsd };

struct Chain {
    std::vector<double> rate;     // [k] progress, 0 below k_min
    std::vector<double> lossRate; // [k]
    std::vector<double> joinRate; // [k]
    double work = 0.0, pause = 0.0, cap = 0.0, usdPerHour = 0.0;
    unsigned instances = 0;
    bool priced = false;
};

std::optional<Failure> outside(const ElasticParams &p)
{
    return sim::Check{}
        .above("work_hours", p.workHours, 0.0, sim::kMaxHours)
        .between("instances", p.instances, 1, 65'536)
        .between("min_instances", p.minInstances, 1, p.instances)
        .between("hazard_per_hour", p.hazardPerHour, 0.0, sim::kMaxRate)
        .above("replacement_hours", p.replacementHours, 0.0, sim::kMaxHours)
        .between("pause_hours", p.pauseHours, 0.0, sim::kMaxHours)
        .between("communication_share", p.communicationShare, 0.0, 1e6)
        .between("usd_per_hour", p.usdPerHour, 0.0, sim::kMaxUsd)
        .between("deadline_hours", p.deadlineHours, 0.0, sim::kMaxHours)
        .between("budget_usd", p.budgetUsd, 0.0, 1e18)
        .between("cap_factor", p.capFactor, 1.0, 1e6)
        .failure();
}

Chain chainOf(const ElasticParams &p)
{
    Chain c;
    c.work = p.workHours;
    c.pause = p.pauseHours;
    c.cap = p.capFactor * p.workHours;
    c.priced = p.usdPerHour.has_value();
    c.usdPerHour = p.usdPerHour.value_or(0.0);
    c.instances = p.instances;
    const double n = p.instances;
    const auto throughput = [&](double k) { return k / (1.0 + p.communicationShare * (k - 1.0) / k); };
    for (unsigned k = 0; k <= p.instances; ++k) {
        const double kd = k;
        c.rate.push_back(k < p.minInstances || k == 0 ? 0.0 : k == p.instances ? 1.0 : throughput(kd) / throughput(n));
        c.lossRate.push_back(kd * p.hazardPerHour);
        c.joinRate.push_back((n - kd) / p.replacementHours);
    }
    return c;
}

ElasticResult resultOf(const ElasticParams &p, const ElasticClosedForm &form, const MonteCarloPlan &plan, MonteCarloOutput out)
{
    ElasticResult r;
    r.info = out.info;
    r.hours = out.summary(kHours);
    r.instanceHours = out.summary(kInstanceHours);
    r.losses = out.summary(kLosses);
    r.pausedHours = out.summary(kPaused);
    if (p.usdPerHour)
        r.usd = r.instanceHours.scaled(*p.usdPerHour);
    for (std::size_t l = 0; l < plan.limits.size(); ++l)
        (plan.limits[l].column == kHours ? r.metDeadline : r.withinBudget) = out.metLimit(l);
    r.closedForm = form;
    if (out.info.capped > 0)
        r.warnings.push_back({"sim.capped", {std::to_string(out.info.capped), sim::argument(r.hours.cappedShare())}});
    r.sampleHours = std::move(out.samples[kHours]);
    r.sampleInstanceHours = std::move(out.samples[kInstanceHours]);
    return r;
}

// False when cancelled.
bool runOne(const Chain &c, std::uint64_t seed, std::uint64_t trajectory, sim::Ticker &ticker, const BlockContext &context,
    std::size_t i)
{
    RandomStream events(seed, trajectory, Substream::lifetimes);
    unsigned k = c.instances;
    double t = 0.0, done = 0.0, instanceHours = 0.0, paused = 0.0, losses = 0.0;
    bool changed = false; // every change pauses; the start does not
    for (;;) {
        const double rate = c.lossRate[k] + c.joinRate[k];
        const double stay = rate > 0.0 ? events.exponential() / rate : kNever;
        const double pause = changed ? c.pause : 0.0;
        const double running = stay - std::min(stay, pause);
        if (c.rate[k] > 0.0 && done + running * c.rate[k] >= c.work) {
            const double last = pause + (c.work - done) / c.rate[k];
            t += last;
            instanceHours += last * static_cast<double>(k);
            paused += pause;
            break;
        }
        t += stay;
        if (!(t < c.cap) || ticker.stop()) {
            if (t < c.cap)
                return false;
            t = kNever;
            break;
        }
        done += running * c.rate[k];
        paused += stay - running;
        instanceHours += stay * static_cast<double>(k);
        const bool loss = events.uniform() * rate < c.lossRate[k];
        losses += loss ? 1.0 : 0.0;
        k = loss ? k - 1 : k + 1;
        changed = true;
    }
    const bool capped = !(t <= c.cap);
    context.out[kHours][i] = capped ? kCapped : t;
    context.out[kInstanceHours][i] = capped ? kCapped : instanceHours;
    context.out[kLosses][i] = capped ? kCapped : losses;
    context.out[kPaused][i] = capped ? kCapped : paused;
    return true;
}

} // namespace

void copyShared(const CheckpointParams &gang, ElasticParams &elastic)
{
    elastic.workHours = gang.workHours;
    elastic.instances = gang.instances;
    elastic.hazardPerHour = gang.hazardPerHour;
    elastic.usdPerHour = gang.usdPerHour;
    elastic.deadlineHours = gang.deadlineHours;
    elastic.budgetUsd = gang.budgetUsd;
    elastic.capFactor = gang.capFactor;
}

std::vector<Message> assumptions(const ElasticParams &params)
{
    std::vector<Message> out;
    const ElasticParams defaults;
    if (params.pauseHours == defaults.pauseHours)
        out.push_back({"sim.assumed.pause_hours", {sim::argument(params.pauseHours)}});
    if (params.communicationShare == defaults.communicationShare)
        out.push_back({"sim.assumed.communication_share", {sim::argument(params.communicationShare)}});
    return out;
}

Outcome<ElasticClosedForm> elasticClosedForm(const ElasticParams &p)
{
    if (const auto bad = outside(p))
        return tl::unexpected(*bad);
    const Chain c = chainOf(p);
    const double join = 1.0 / p.replacementHours, n = p.instances;
    ElasticClosedForm out;
    out.availability = join / (p.hazardPerHour + join);
    out.meanInstances = n * out.availability;
    // Binomial weights from the mode outward would be overkill: n is at most 65,536 and logs are exact enough.
    const double logUp = std::log(out.availability), logDown = std::log1p(-out.availability);
    double progress = 0.0;
    for (unsigned k = p.minInstances; k <= p.instances; ++k) {
        const double kd = k;
        double logWeight = sim::logGamma(n + 1.0) - sim::logGamma(kd + 1.0) - sim::logGamma(n - kd + 1.0) + kd * logUp;
        if (k < p.instances)
            logWeight += (n - kd) * logDown;
        // In a stay of rate q the time after the pause is e^(-q r_c) of it.
        const double afterPause = std::exp(-(c.lossRate[k] + c.joinRate[k]) * p.pauseHours);
        progress += std::exp(logWeight) * c.rate[k] * afterPause;
    }
    out.progressRate = progress;
    out.expectedHours = p.workHours / progress;
    if (!(progress > 0.0) || !std::isfinite(out.expectedHours) || progress < 1e-12)
        return failure(Status::unreachable, "hazard_per_hour", p.hazardPerHour);
    if (p.usdPerHour)
        out.expectedUsd = *p.usdPerHour * out.meanInstances * out.expectedHours;
    return out;
}

Outcome<ElasticResult> simulateElastic(const ElasticParams &params, const RunOptions &options,
    const std::function<void(const ElasticResult &)> &onPreview)
{
    const Outcome<ElasticClosedForm> form = elasticClosedForm(params);
    if (!form)
        return tl::unexpected(form.error());
    const Chain c = chainOf(params);
    const double events = 2.0 * std::min(c.cap, form->expectedHours) * params.hazardPerHour * form->meanInstances;
    if (events > 1e7)
        return sim::outOfRange("expected_losses", events);
    MonteCarloPlan plan;
    plan.columns = 4;
    plan.stopColumn = kHours;
    plan.blockTrajectories = blockTrajectoriesFor(1.0 + events);
    if (params.deadlineHours)
        plan.limits.push_back({kHours, *params.deadlineHours});
    if (params.budgetUsd && params.usdPerHour)
        plan.limits.push_back({kInstanceHours, *params.usdPerHour > 0.0 ? *params.budgetUsd / *params.usdPerHour : 1e300});
    StageFn preview;
    if (onPreview)
        preview = [&](const MonteCarloOutput &out) { onPreview(resultOf(params, *form, plan, out)); };
    const auto kernel = [&](const BlockContext &context) {
        sim::Ticker ticker(&context);
        for (std::size_t i = 0; i < context.count; ++i) {
            if (!runOne(c, context.seed, context.firstTrajectory + i, ticker, context, i))
                return;
        }
    };
    Outcome<MonteCarloOutput> out = runMonteCarlo(plan, options, kernel, preview);
    if (!out)
        return tl::unexpected(out.error());
    return resultOf(params, *form, plan, std::move(*out));
}

} // namespace wattfare
