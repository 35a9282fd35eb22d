// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/deadline/deadline_model.h"
#include "model/simulation/random/checks.h"

namespace wattfare {

namespace {

// kUp, machine-hours, where energy is asked for.
enum Column : std::size_t { kUsd, kFinish, kLosses, kLaunches, kSpot, kOnDemand, kUp };

std::size_t columnsOf(const DeadlineParams &p) { return p.energy.kwhPerHour() ? kUp + 1 : kUp; }

void runBlock(const DeadlineParams &p, const sim::DeadlineModel &m, const BlockContext &context)
{
    const bool replay = p.sampling == DeadlineSampling::everyStart;
    for (std::size_t i = 0; i < context.count; ++i) {
        if ((i & 63U) == 63U && context.cancelled())
            return;
        const std::uint64_t trajectory = context.firstTrajectory + i;
        const sim::TraceCursor cursor = replay ? sim::TraceCursor::replay(m, trajectory)
                                               : sim::TraceCursor::bootstrap(m, context.seed, trajectory);
        DeadlineOutcome o;
        if (m.policy == DeadlinePolicy::clairvoyant) {
            const std::optional<DeadlineOutcome> bound
                = sim::clairvoyantBound(m, cursor, [&context] { return context.cancelled(); });
            if (!bound && context.cancelled())
                return;
            o = bound.value_or(o);
            o.finished = bound.has_value();
        } else {
            o = sim::walkRuns(m, cursor, context.seed, trajectory);
        }
        const auto put = [&](Column column, double value) { context.out[column][i] = o.finished ? value : kCapped; };
        put(kUsd, o.usd);
        put(kFinish, o.finishHours);
        put(kLosses, o.losses);
        put(kLaunches, o.launches);
        put(kSpot, o.spotHours);
        put(kOnDemand, o.onDemandHours);
        if (context.out.size() > kUp)
            put(kUp, o.spotHours + o.onDemandHours);
    }
}

// Of one trajectory: the runs of the trace that it walks over, and the blocks that it draws.
double eventsOf(const DeadlineParams &p, const sim::DeadlineModel &m)
{
    if (m.policy == DeadlinePolicy::clairvoyant)
        return sim::clairvoyantEvents(m);
    const double ticks = static_cast<double>(m.ticks);
    const double runs = static_cast<double>(m.runs.size()) / static_cast<double>(m.runs.ticks());
    const double blocks
        = p.sampling == DeadlineSampling::blockBootstrap ? 1.0 / static_cast<double>(m.blockTicks) : 0.0;
    return 1.0 + ticks * (runs + blocks);
}

// Trajectories of a run that asks for n: each start once, unless it takes long; the caller then says how many.
std::uint64_t trajectoriesOf(const DeadlineParams &p, const sim::DeadlineModel &m, std::uint64_t n)
{
    if (p.sampling != DeadlineSampling::everyStart)
        return n;
    // A deadline below one tick starts at every tick.
    const std::uint64_t starts = std::min(m.runs.ticks() - static_cast<std::uint64_t>(m.ticks) + 1, m.runs.ticks());
    return m.policy == DeadlinePolicy::clairvoyant ? std::min(starts, n) : starts;
}

// Intervals count independent stretches of the trace, not trajectories that share them.
void setIntervals(Summary &s, bool replay, double windows)
{
    for (std::optional<Quantile> *q : {&s.p5, &s.p50, &s.p95}) {
        if (*q)
            (*q)->interval.reset();
    }
    s.meanInterval.reset();
    if (replay || !s.mean || !s.sd)
        return;
    const double half = kZ95 * *s.sd / std::sqrt(windows);
    s.meanInterval = Interval{*s.mean - half, *s.mean + half};
}

DeadlineResult resultOf(
    const DeadlineParams &p, const sim::DeadlineModel &m, const DeadlineClosedForm &form, MonteCarloOutput out)
{
    DeadlineResult r;
    const bool replay = p.sampling == DeadlineSampling::everyStart;
    r.info = out.info;
    r.policy = p.policy;
    r.mayBeLate = p.mayBeLate;
    r.independentWindows
        = static_cast<double>(m.runs.ticks()) / static_cast<double>(std::max<std::int64_t>(1, m.ticks));
    const std::array<Summary *, kUp> summaries{
        &r.usd, &r.finishHours, &r.losses, &r.launches, &r.spotHours, &r.onDemandHours};
    for (std::size_t c = 0; c < kUp; ++c) {
        *summaries[c] = out.summary(c);
        setIntervals(*summaries[c], replay, r.independentWindows);
    }
    if (const auto kwh = p.energy.kwhPerHour()) {
        r.kwh = out.summary(kUp).scaled(*kwh);
        setIntervals(*r.kwh, replay, r.independentWindows);
        if (const auto kg = p.energy.kgPerKwh())
            r.kgco2e = r.kwh->scaled(*kg);
    }
    const auto share = [&](std::size_t limit) {
        const double of = out.info.n == 0 ? 0.0 : static_cast<double>(out.met[limit]) / static_cast<double>(out.info.n);
        return probability(of * r.independentWindows, r.independentWindows);
    };
    r.metDeadline = share(0);
    if (p.budgetUsd && m.priced)
        r.withinBudget = share(1);
    r.closedForm = form;
    if (r.finishHours.mean) {
        r.meanSlackHours = p.deadlineHours - *r.finishHours.mean;
        if (r.spotHours.mean && r.onDemandHours.mean)
            r.meanIdleHours = std::max(0.0, *r.finishHours.mean - *r.spotHours.mean - *r.onDemandHours.mean);
    }
    r.priced = m.priced;
    if (!m.priced) { // what the walk added up without prices is no cost
        const Summary counts = r.usd;
        r.usd = {};
        r.usd.n = counts.n;
        r.usd.capped = counts.capped;
        r.warnings.push_back(
            {"sim.unknown_price", {p.spotUsdPerHour ? "field.on_demand_usd_per_hour" : "field.spot_usd_per_hour"}});
    }
    if (r.usd.mean && form.onDemandUsd && *form.onDemandUsd > 0.0)
        r.costRatio = *r.usd.mean / *form.onDemandUsd;
    if (!form.meets)
        r.warnings.push_back({"sim.deadline_ticks", {form.onDemandTicks, m.ticks}});
    if (replay && !out.info.cancelled && p.policy != DeadlinePolicy::clairvoyant) {
        const auto step = static_cast<std::uint64_t>(std::max<std::int64_t>(1, m.ticks));
        for (std::uint64_t start = 0; start + step <= m.runs.ticks(); start += step)
            r.windows.push_back(sim::walkRuns(m, sim::TraceCursor::replay(m, start), out.info.seed, start));
    }
    if (out.info.capped > 0)
        r.warnings.push_back(sim::cappedWarning(out.info.capped, r.usd.cappedShare()));
    if (r.independentWindows < 10.0)
        r.warnings.push_back({"sim.few_independent_windows", {r.independentWindows}});
    if (p.spotUsdPerHour && m.priced && form.meets && sim::clairvoyantEvents(m) > kMaxRunEvents)
        r.warnings.push_back({"sim.bound_takes_too_long", {m.ticks}});
    r.warnings.insert(r.warnings.end(), m.notes.begin(), m.notes.end());
    for (Message &warning : estimate(*p.trace, m.needed).warnings)
        r.warnings.push_back(std::move(warning));
    if (m.priced)
        r.samples.usd = std::move(out.samples[kUsd]);
    r.samples.finishHours = std::move(out.samples[kFinish]);
    r.samples.losses = std::move(out.samples[kLosses]);
    r.samples.launches = std::move(out.samples[kLaunches]);
    r.samples.spotHours = std::move(out.samples[kSpot]);
    r.samples.onDemandHours = std::move(out.samples[kOnDemand]);
    return r;
}

std::optional<PolicyDifference> differenceOf(const DeadlineResult &base, const DeadlineResult &other, bool replay)
{
    if (base.info.capped > 0 || other.info.capped > 0) // what finished is no longer trajectory by trajectory
        return std::nullopt;
    const std::size_t n = std::min(base.samples.usd.size(), other.samples.usd.size());
    const auto paired = pairedDifference(std::span(base.samples.usd).first(n), std::span(other.samples.usd).first(n));
    if (!paired)
        return std::nullopt;
    PolicyDifference out{paired->n, paired->mean, std::nullopt};
    if (!replay) {
        const double independent = std::min(static_cast<double>(n), other.independentWindows);
        const double half = kZ95 * paired->sd / std::sqrt(independent);
        out.interval = Interval{out.usd - half, out.usd + half};
    }
    return out;
}

void compareWithBase(std::vector<DeadlineResult> &results, const DeadlineParams &params)
{
    const auto chosen = std::find_if(
        results.begin(), results.end(), [&](const DeadlineResult &each) { return each.policy == params.policy; });
    if (results.empty())
        return;
    const DeadlineResult &base = chosen == results.end() ? results.front() : *chosen;
    for (DeadlineResult &each : results)
        if (&each != &base)
            each.againstBase = differenceOf(base, each, params.sampling == DeadlineSampling::everyStart);
}

} // namespace

Outcome<DeadlineResult> simulateDeadline(const DeadlineParams &params, const RunOptions &options,
    const std::function<void(const DeadlineResult &)> &onPreview)
{
    const Outcome<sim::DeadlineModel> m = sim::deadlineModel(params);
    if (!m)
        return tl::unexpected(m.error());
    const Outcome<DeadlineClosedForm> form = deadlineClosedForm(params);
    if (!form)
        return tl::unexpected(form.error());
    if (params.policy == DeadlinePolicy::clairvoyant)
        if (const std::optional<Failure> why = withoutBound(params))
            return tl::unexpected(*why);
    RunOptions run = options;
    if (params.sampling == DeadlineSampling::blockBootstrap
        && params.blockHours > params.trace->hours() * (1.0 + 1e-12))
        return failure(Status::noData, "trace", params.trace->hours());
    if (params.sampling == DeadlineSampling::everyStart) {
        run.n = trajectoriesOf(params, *m, options.n);
        run.firstTrajectory = 0;
        run.relativeHalfWidth.reset();
    }
    MonteCarloPlan plan;
    plan.columns = columnsOf(params);
    plan.eventsOfTrajectory = eventsOf(params, *m);
    plan.stopColumn = m->priced ? kUsd : kFinish;
    plan.blockTrajectories = blockTrajectoriesFor(eventsOf(params, *m));
    // Half a tick of tolerance: finish times are whole ticks.
    plan.limits.push_back({kFinish, (static_cast<double>(m->ticks) + 0.5) * m->gap / 3600.0});
    if (params.budgetUsd && m->priced)
        plan.limits.push_back({kUsd, *params.budgetUsd});
    StageFn preview;
    if (onPreview)
        preview = [&](const MonteCarloOutput &out) { onPreview(resultOf(params, *m, *form, out)); };
    Outcome<MonteCarloOutput> out = runMonteCarlo(
        plan, run, [&](const BlockContext &context) { runBlock(params, *m, context); }, preview);
    if (!out)
        return tl::unexpected(out.error());
    return resultOf(params, *m, *form, std::move(*out));
}

Outcome<std::vector<DeadlineResult>> comparePolicies(const DeadlineParams &params,
    std::span<const DeadlinePolicy> policies, const RunOptions &options, std::uint64_t clairvoyantTrajectories)
{
    std::vector<DeadlineResult> out;
    out.reserve(policies.size());
    Outcome<sim::DeadlineModel> m = sim::deadlineModel(params);
    if (!m)
        return tl::unexpected(m.error());
    const auto wanted = [&](DeadlinePolicy policy) {
        return policy == DeadlinePolicy::clairvoyant
            ? std::min(options.n, std::max<std::uint64_t>(1, clairvoyantTrajectories))
            : options.n;
    };
    const std::optional<Failure> noBound = policies.size() > 1 ? withoutBound(params) : std::nullopt;
    double events = 0.0; // of all of them: what is told and bounded
    for (const DeadlinePolicy policy : policies) {
        if (policy == DeadlinePolicy::clairvoyant && noBound)
            continue;
        m->policy = policy;
        events += eventsOf(params, *m) * static_cast<double>(trajectoriesOf(params, *m, wanted(policy)));
    }
    if (events > kMaxRunEvents)
        return failure(Status::outOfRange, "trajectories", static_cast<double>(options.n));
    if (options.announce)
        options.announce(events);
    for (std::size_t i = 0; i < policies.size(); ++i) {
        DeadlineParams p = params;
        p.policy = policies[i];
        if (p.policy == DeadlinePolicy::clairvoyant && noBound)
            continue; // the warnings of the others say why
        RunOptions run = options;
        run.announce = {};
        run.n = wanted(p.policy);
        if (p.policy == DeadlinePolicy::clairvoyant)
            run.relativeHalfWidth.reset();
        if (options.progress)
            run.progress = [&options, i, &policies](double share) {
                return options.progress((static_cast<double>(i) + share) / static_cast<double>(policies.size()));
            };
        Outcome<DeadlineResult> result = simulateDeadline(p, run);
        if (!result) {
            if (result.error().status == Status::cancelled && !out.empty()) {
                compareWithBase(out, params);
                return out; // the policies that are complete
            }
            return tl::unexpected(result.error());
        }
        const bool cancelled = result->info.cancelled;
        out.push_back(std::move(*result));
        if (cancelled)
            break;
    }
    compareWithBase(out, params);
    return out;
}

std::uint64_t clairvoyantTrajectoriesFor(const DeadlineParams &params, double events)
{
    const Outcome<sim::DeadlineModel> m = sim::deadlineModel(params);
    const double each = m ? sim::clairvoyantEvents(*m) : 0.0; // 0: the run says what is wrong
    const auto most = static_cast<double>(kClairvoyantTrajectories);
    return each > 0.0 ? static_cast<std::uint64_t>(std::clamp(std::floor(events / each), 0.0, most))
                      : kClairvoyantTrajectories;
}

} // namespace wattfare
