// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/checkpoint/checkpoint_kernel.h"
#include "model/simulation/random/checks.h"
#include "model/simulation/random/log_gamma.h"

#include <cmath>

// Elastic cluster (simulation 5.4): a birth-death chain of the instances alive; progress at X(k)/X(N).
namespace wattfare {

namespace {

enum Column : std::size_t { kHours, kInstanceHours, kLosses, kPaused, kUsd };

constexpr double kRunway = 4.0; // of the work: what a random start of a replay leaves

struct Chain {
    std::vector<double> rate; // [k] progress, 0 below k_min
    std::vector<double> lossRate; // [k]
    std::vector<double> joinRate; // [k]
    double work = 0.0, pause = 0.0, cap = 0.0, usdPerHour = 0.0, hazard = 0.0, replacement = 0.0;
    unsigned instances = 0;
    bool priced = false;
    MachineEnergy energy;
    BillingRules billing;
    SpotProcessPtr process;
    double horizon = kNever;
};

std::optional<Failure> outside(const ElasticParams &p)
{
    sim::Check check = sim::Check{}
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
                           .between("cap_factor", p.capFactor, 1.0, 1e6);
    sim::checkEnergy(check, p.energy);
    return check.failure();
}

Chain chainOf(const ElasticParams &p)
{
    Chain c;
    c.work = p.workHours;
    c.pause = p.pauseHours;
    c.cap = p.capFactor * p.workHours;
    c.priced = p.process ? p.process->priced() : p.usdPerHour.has_value();
    c.hazard = p.hazardPerHour;
    c.replacement = p.replacementHours;
    c.billing.firstHourFree = p.firstHourFree;
    c.process = p.process;
    if (p.process)
        c.horizon = std::min(c.cap, p.process->longestHours());
    c.usdPerHour = p.usdPerHour.value_or(0.0);
    c.energy = p.energy;
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

ElasticResult resultOf(
    const Chain &c, const std::optional<ElasticClosedForm> &form, const MonteCarloPlan &plan, MonteCarloOutput out)
{
    ElasticResult r;
    r.info = out.info;
    r.hours = out.summary(kHours);
    r.instanceHours = out.summary(kInstanceHours);
    r.losses = out.summary(kLosses);
    r.pausedHours = out.summary(kPaused);
    if (c.priced)
        r.usd = out.summary(kUsd);
    if (const auto kwh = c.energy.kwhPerHour()) {
        r.kwh = r.instanceHours.scaled(*kwh);
        if (const auto kg = c.energy.kgPerKwh())
            r.kgco2e = r.kwh->scaled(*kg);
    }
    for (std::size_t l = 0; l < plan.limits.size(); ++l) {
        const bool time = plan.limits[l].column == kHours;
        const bool open = sim::undecidedBy(
            time ? plan.limits[l].limit : kNever, std::min(c.cap, c.horizon), out.info.capped, r.warnings);
        (time ? r.metDeadline : r.withinBudget) = out.metLimit(l, open);
    }
    r.closedForm = form;
    if (out.info.capped > 0)
        r.warnings.push_back(sim::cappedWarning(out.info.capped, r.hours.cappedShare()));
    if (form && r.usd && c.lossRate.back() > 0.0)
        if (auto note = sim::firstHourNote(c.billing.firstHourFree, form->expectedUsd, r.usd->mean))
            r.warnings.push_back(std::move(*note));
    r.sampleHours = std::move(out.samples[kHours]);
    r.sampleInstanceHours = std::move(out.samples[kInstanceHours]);
    if (c.priced)
        r.sampleUsd = std::move(out.samples[kUsd]);
    return r;
}

struct Figures {
    double hours = kNever, instanceHours = 0.0, losses = 0.0, paused = 0.0, usd = 0.0;
};

void put(const Chain &c, const BlockContext &context, std::size_t i, const Figures &f)
{
    const bool capped = !(f.hours <= c.cap);
    const auto set = [&](Column column, double value) { context.out[column][i] = capped ? kCapped : value; };
    set(kHours, f.hours);
    set(kInstanceHours, f.instanceHours);
    set(kLosses, f.losses);
    set(kPaused, f.paused);
    if (c.priced)
        set(kUsd, f.usd);
}

// An instance of a cluster on a market: up until it is lost, or away until it has joined again.
struct Member {
    RandomStream lifetimes;
    std::size_t pool = 0;
    bool up = false;
    double since = 0.0, until = kNever;
};

// One trajectory on a market; false when cancelled.
bool runOnMarket(const Chain &c, SpotPath &path, std::vector<Member> &members, std::uint64_t seed,
    std::uint64_t trajectory, sim::Ticker &ticker, Figures &f)
{
    RandomStream launches(seed, trajectory, Substream::launchSuccess),
        joins(seed, trajectory, Substream::launchSuccess, 1);
    path.begin(seed, trajectory, c.horizon);
    const double horizon = std::min(c.horizon, path.endHours());
    const auto bill = [&](const Member &member, double to, bool lost) {
        const double life = to - member.since, usd = path.cost(member.pool, member.since, to);
        f.instanceHours += life;
        if (life > 0.0)
            f.usd += usd / life * billedHours(life, lost, c.billing);
    };
    std::size_t up = 0;
    for (std::size_t j = 0; j < members.size(); ++j) {
        Member &member = members[j];
        member.lifetimes = RandomStream(seed, trajectory, Substream::lifetimes, static_cast<std::uint32_t>(j));
        member.pool = std::min(j, c.process->pools() - 1);
        member.up = false;
        member.until = path.nextLaunch(member.pool, 0.0, launches);
        if (member.until <= 0.0) {
            member.up = true;
            member.since = 0.0;
            member.until = path.nextLoss(member.pool, 0.0, member.lifetimes);
            ++up;
        }
    }
    double t = 0.0, done = 0.0;
    bool changed = false;
    for (;;) {
        Member *next = &members.front();
        for (Member &member : members)
            if (member.until < next->until)
                next = &member;
        const double stay = next->until - t, pause = changed ? c.pause : 0.0;
        const double running = stay - std::min(stay, pause);
        if (c.rate[up] > 0.0 && done + running * c.rate[up] >= c.work) {
            const double last = pause + (c.work - done) / c.rate[up];
            t += last;
            f.paused += pause;
            break;
        }
        const bool ended = !(next->until < horizon);
        if (ended || ticker.stop(static_cast<std::uint32_t>(members.size())))
            return ended; // capped: hours stay endless
        done += running * c.rate[up];
        f.paused += stay - running;
        t = next->until;
        if (next->up) {
            bill(*next, t, true);
            f.losses += 1.0;
            next->up = false;
            --up;
            const double back = t + c.replacement * joins.exponential();
            next->until = back < horizon ? path.nextLaunch(next->pool, back, launches) : kNever;
        } else {
            next->up = true;
            next->since = t;
            next->until = path.nextLoss(next->pool, t, next->lifetimes);
            ++up;
        }
        changed = true;
    }
    if (!(t <= horizon))
        return true;
    for (const Member &member : members)
        if (member.up)
            bill(member, t, false);
    f.hours = t;
    return true;
}

// One trajectory of the chain; false when cancelled. `since`: when each instance alive came up.
bool runOne(const Chain &c, std::uint64_t seed, std::uint64_t trajectory, sim::Ticker &ticker,
    std::vector<double> &since, Figures &f)
{
    since.assign(c.instances, 0.0);
    double unbilled = 0.0; // instance hours
    RandomStream events(seed, trajectory, Substream::lifetimes);
    unsigned k = c.instances;
    double t = 0.0, done = 0.0;
    bool changed = false; // every change pauses; the start does not
    for (;;) {
        const double rate = c.lossRate[k] + c.joinRate[k];
        const double stay = rate > 0.0 ? events.exponential() / rate : kNever;
        const double pause = changed ? c.pause : 0.0;
        const double running = stay - std::min(stay, pause);
        if (c.rate[k] > 0.0 && done + running * c.rate[k] >= c.work) {
            const double last = pause + (c.work - done) / c.rate[k];
            t += last;
            f.instanceHours += last * static_cast<double>(k);
            f.paused += pause;
            break;
        }
        t += stay;
        if (!(t < c.cap))
            return true; // capped: hours stay endless
        if (ticker.stop())
            return false;
        done += running * c.rate[k];
        f.paused += stay - running;
        f.instanceHours += stay * static_cast<double>(k);
        const double drawn = events.uniform() * rate;
        if (drawn < c.lossRate[k]) {
            // Which one: all are as likely, and what the draw was beyond the decision says it.
            const auto which = std::min<std::size_t>(k - 1, static_cast<std::size_t>(drawn / c.hazard));
            const double life = t - since[which];
            unbilled += life - billedHours(life, true, c.billing);
            since[which] = since.back();
            since.pop_back();
            f.losses += 1.0;
            --k;
        } else {
            since.push_back(t);
            ++k;
        }
        changed = true;
    }
    for (const double from : since)
        unbilled += (t - from) - billedHours(t - from, false, c.billing);
    f.usd = c.usdPerHour * (f.instanceHours - unbilled);
    f.hours = t;
    return true;
}

} // namespace

void copyShared(const CheckpointParams &gang, ElasticParams &elastic)
{
    elastic.workHours = gang.workHours;
    elastic.instances = gang.instances;
    elastic.hazardPerHour = gang.hazardPerHour;
    elastic.usdPerHour = gang.usdPerHour;
    elastic.energy = gang.energy;
    elastic.firstHourFree = gang.firstHourFree;
    elastic.process = gang.process;
    elastic.deadlineHours = gang.deadlineHours;
    elastic.budgetUsd = gang.budgetUsd;
    elastic.capFactor = gang.capFactor;
}

std::vector<Message> assumptions(const ElasticParams &params)
{
    std::vector<Message> out;
    const ElasticParams defaults;
    if (params.pauseHours == defaults.pauseHours)
        out.push_back({"sim.assumed.pause_hours", {params.pauseHours}});
    if (params.communicationShare == defaults.communicationShare)
        out.push_back({"sim.assumed.communication_share", {params.communicationShare}});
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
    if (const auto kwh = p.energy.kwhPerHour()) {
        out.expectedKwh = *kwh * out.meanInstances * out.expectedHours;
        if (const auto kg = p.energy.kgPerKwh())
            out.expectedKgco2e = *out.expectedKwh * *kg;
    }
    return out;
}

Outcome<ElasticResult> simulateElastic(
    const ElasticParams &params, const RunOptions &options, const std::function<void(const ElasticResult &)> &onPreview)
{
    if (const auto bad = outside(params))
        return tl::unexpected(*bad);
    std::optional<ElasticClosedForm> form;
    if (!params.process) {
        const Outcome<ElasticClosedForm> closed = elasticClosedForm(params);
        if (!closed)
            return tl::unexpected(closed.error());
        form = *closed;
    } else if (params.process->pools() == 0) {
        return failure(Status::noData, "process");
    } else if (params.workHours > params.process->longestHours()) {
        return failure(Status::noData, "process", params.process->longestHours());
    } else if (params.instances > 4096) {
        return sim::outOfRange("instances", params.instances);
    }
    const Chain c = chainOf(params);
    double events = 0.0;
    if (form)
        events = 2.0 * std::min(c.cap, form->expectedHours) * params.hazardPerHour * form->meanInstances;
    else // each change looks at every instance
        events
            = params.instances * (1.0 + params.process->changesPerHour() * std::min(c.horizon, 3.0 * params.workHours));
    if (events > (form ? 1e7 : 1e9))
        return sim::outOfRange("expected_losses", events);
    MonteCarloPlan plan;
    plan.columns = c.priced ? 5 : 4;
    plan.stopColumn = kHours;
    plan.eventsOfTrajectory = 1.0 + events;
    plan.blockTrajectories = blockTrajectoriesFor(1.0 + events);
    if (params.deadlineHours)
        plan.limits.push_back({kHours, *params.deadlineHours});
    if (params.budgetUsd && c.priced)
        plan.limits.push_back({kUsd, *params.budgetUsd});
    StageFn preview;
    if (onPreview)
        preview = [&](const MonteCarloOutput &out) { onPreview(resultOf(c, form, plan, out)); };
    const auto kernel = [&](const BlockContext &context) {
        sim::Ticker ticker(&context);
        const std::unique_ptr<SpotPath> path = c.process ? c.process->path() : nullptr;
        std::vector<Member> members(path ? c.instances : 0);
        std::vector<double> since;
        since.reserve(c.instances);
        if (path)
            path->leave(kRunway * c.work);
        for (std::size_t i = 0; i < context.count; ++i) {
            const std::uint64_t trajectory = context.firstTrajectory + i;
            Figures f;
            if (!(path ? runOnMarket(c, *path, members, context.seed, trajectory, ticker, f)
                       : runOne(c, context.seed, trajectory, ticker, since, f)))
                return;
            put(c, context, i, f);
        }
    };
    Outcome<MonteCarloOutput> out = runMonteCarlo(plan, options, kernel, preview);
    if (!out)
        return tl::unexpected(out.error());
    return resultOf(c, form, plan, std::move(*out));
}

} // namespace wattfare
