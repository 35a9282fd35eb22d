// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/deadline/deadline_model.h"
#include "model/simulation/random/checks.h"

namespace wattfare {

std::string_view deadlinePolicyId(DeadlinePolicy policy)
{
    constexpr std::array<std::string_view, 7> ids{"on_demand_only", "spot_only", "greedy", "uniform_progress",
        "uniform_progress_hysteresis", "random_start_greedy", "clairvoyant"};
    return ids[static_cast<std::size_t>(policy)];
}

std::optional<DeadlinePolicy> parseDeadlinePolicy(std::string_view id)
{
    for (const DeadlinePolicy policy : kDeadlinePolicies) {
        if (deadlinePolicyId(policy) == id)
            return policy;
    }
    return std::nullopt;
}

namespace sim {

DeadlineModel timesOf(const DeadlineParams &p)
{
    DeadlineModel m;
    m.work = p.workHours * 3600.0;
    m.deadline = p.deadlineHours * 3600.0;
    m.changeover = p.changeoverHours * 3600.0;
    m.gap = p.trace->gapSeconds();
    m.perGap = 1.0 / m.gap;
    m.ticks = static_cast<std::int64_t>(std::floor(std::min(m.deadline / m.gap, 1e18) + 1e-9));
    return m;
}

Outcome<DeadlineModel> deadlineModel(const DeadlineParams &p)
{
    Check check = Check{}
                      .above("work_hours", p.workHours, 0.0, kMaxHours)
                      .above("deadline_hours", p.deadlineHours, 0.0, kMaxHours)
                      .between("changeover_hours", p.changeoverHours, 0.0, kMaxHours)
                      .between("spot_usd_per_hour", p.spotUsdPerHour, 0.0, kMaxUsd)
                      .between("on_demand_usd_per_hour", p.onDemandUsdPerHour, 0.0, kMaxUsd)
                      .between("needed", p.needed, 1, 1e9)
                      .above("block_hours", p.blockHours, 0.0, kMaxHours)
                      .between("budget_usd", p.budgetUsd, 0.0, 1e18);
    checkEnergy(check, p.energy);
    if (check.failure())
        return tl::unexpected(*check.failure());
    if (!p.trace)
        return failure(Status::noData, "trace");
    if (p.workHours + p.changeoverHours > p.deadlineHours)
        return failure(Status::unreachable, "deadline_hours", p.workHours + p.changeoverHours);
    DeadlineModel m = timesOf(p);
    // "Less than the deadline left": a trace of exactly its length is enough.
    if (m.deadline / m.gap * (1.0 - 1e-12) > static_cast<double>(p.trace->ticks()))
        return failure(Status::noData, "trace", p.trace->hours());
    m.spotTick = p.spotUsdPerHour.value_or(0.0) * m.gap / 3600.0;
    m.onDemandTick = p.onDemandUsdPerHour.value_or(0.0) * m.gap / 3600.0;
    m.priced = p.priced();
    m.policy = p.policy;
    m.mayBeLate = p.mayBeLate;
    const double blockTicks = std::max(1.0, std::round(p.blockHours * 3600.0 / m.gap));
    m.blockTicks = static_cast<std::uint64_t>(std::min(blockTicks, static_cast<double>(p.trace->ticks())));
    Outcome<GangNeed> need = gangNeed(*p.trace, p.needed);
    if (!need)
        return tl::unexpected(need.error());
    m.needed = need->needed;
    m.notes = std::move(need->notes);
    m.runs = UpDownRuns(*p.trace, m.needed);
    return m;
}

namespace {

// Ticks on the current machine until the work is done, changeover included; at least 1.
std::int64_t ticksToFinish(const DeadlineModel &m, const DeadlineState &s, double done)
{
    const double seconds = m.work - done + s.pending - kTiny;
    auto n = std::max<std::int64_t>(1, static_cast<std::int64_t>(std::ceil(seconds * m.perGap)));
    const auto left = [&](std::int64_t ticks) {
        const double active = static_cast<double>(s.spotTicks + s.onDemandTicks + ticks);
        return m.work - (m.gap * active - (s.consumed + std::min(s.pending, static_cast<double>(ticks) * m.gap)));
    };
    while (n > 1 && left(n - 1) <= kTiny)
        --n;
    while (left(n) > kTiny)
        ++n;
    return n;
}

// First tick after s.t at which a waiting uniform-progress policy falls behind its line.
std::int64_t behindLine(const DeadlineModel &m, const DeadlineState &s, double done)
{
    const double estimate = done * m.deadline / (m.work * m.gap);
    auto t = std::max<std::int64_t>(s.t + 1, static_cast<std::int64_t>(std::min(estimate, 1e18)));
    const auto behind
        = [&](std::int64_t tick) { return done < m.work * (static_cast<double>(tick) * m.gap) / m.deadline; };
    while (t > s.t + 1 && behind(t - 1))
        --t;
    while (!behind(t))
        ++t;
    return t;
}

// Ticks for which an on-demand machine without pending changeover stays above its line by hysteresis; at least 1.
std::int64_t hysteresisHolds(const DeadlineModel &m, const DeadlineState &s, double done)
{
    const double slope = m.gap * (1.0 - m.work / m.deadline);
    if (!(slope > 0.0))
        return std::numeric_limits<std::int64_t>::max();
    const auto holds = [&](std::int64_t n) {
        const double elapsed = static_cast<double>(s.t + n) * m.gap;
        const double then = m.gap * static_cast<double>(s.spotTicks + s.onDemandTicks + n) - s.consumed;
        return (elapsed + 2.0 * m.changeover) * m.work / m.deadline - then >= 0.0;
    };
    const double above = (static_cast<double>(s.t) * m.gap + 2.0 * m.changeover) * m.work / m.deadline - done;
    auto n = std::max<std::int64_t>(1, static_cast<std::int64_t>(std::min(above / slope, 1e15)));
    while (n > 1 && !holds(n - 1))
        --n;
    while (holds(n))
        ++n;
    return n;
}

// How many ticks, at least 1, the decision just taken stands for, as long as availability does not change.
std::int64_t holdFor(const DeadlineModel &m, const DeadlineState &s, const Decision &d, bool has, double done)
{
    constexpr std::int64_t endless = std::numeric_limits<std::int64_t>::max();
    switch (s.current) {
    case Machine::spot: {
        if (s.pending < kTiny)
            return ticksToFinish(m, s, done);
        // The safety net would drop a spot machine with changeover pending: hold if it cannot come to that.
        const double w = m.work - done;
        const bool roomy = ticksOf(m, w + m.changeover) + ticksOf(m, s.pending) < m.ticks - s.t;
        const bool late = m.mayBeLate && m.policy == DeadlinePolicy::spotOnly;
        return roomy || late ? ticksToFinish(m, s, done) : 1;
    }
    case Machine::onDemand: {
        const bool byHysteresis = has && !d.pressed && m.policy == DeadlinePolicy::uniformProgressHysteresis;
        std::int64_t hold = ticksToFinish(m, s, done);
        if (byHysteresis)
            hold = s.pending > 0.0 ? 1 : std::min(hold, hysteresisHolds(m, s, done));
        return hold;
    }
    case Machine::none: {
        const double w = m.work - done;
        std::int64_t until = endless; // first tick at which something else may be chosen
        switch (m.policy) {
        case DeadlinePolicy::spotOnly:
            if (!m.mayBeLate)
                until = m.ticks - ticksOf(m, w + m.changeover);
            break;
        case DeadlinePolicy::greedy: until = m.ticks - ticksOf(m, w + 2.0 * m.changeover); break;
        case DeadlinePolicy::uniformProgress:
        case DeadlinePolicy::uniformProgressHysteresis:
            until = std::min(behindLine(m, s, done), m.ticks - ticksOf(m, w + 2.0 * m.changeover));
            break;
        default: return 1; // draws at every tick
        }
        return until == endless ? endless : std::max<std::int64_t>(1, until - s.t);
    }
    }
    return 1;
}

// The loop of simulation 7; `hold` says how many ticks to take at once, `visit` sees each step before it is taken.
template <class Hold, class Visit>
bool walk(const DeadlineModel &m, TraceCursor &cursor, DeadlineState &s, RandomStream &policyDraws, const Hold &hold,
    const Visit &visit)
{
    const auto uniform = [&] { return policyDraws.uniform(); };
    for (;;) {
        const double done = s.done(m);
        if (m.work - done <= kTiny)
            return true;
        const auto tick = static_cast<std::uint64_t>(s.t);
        cursor.seek(tick);
        const bool has = cursor.has();
        Machine effective = s.current;
        if (effective == Machine::spot && !has) {
            effective = Machine::none;
            ++s.losses;
        }
        const Decision d = decide(m, s, effective, has, done, uniform);
        if (d.machine == Machine::none && tick >= cursor.limit())
            return false; // waits for capacity that the trace does not have
        if (d.machine != Machine::none && d.machine != effective) {
            s.pending = m.changeover < kTiny ? 0.0 : m.changeover;
            ++s.launches;
        }
        s.current = d.machine;
        std::int64_t ticks = hold(d, has, done);
        const std::uint64_t stay = cursor.end() - tick;
        if (stay < static_cast<std::uint64_t>(ticks))
            ticks = static_cast<std::int64_t>(stay);
        if (d.machine == Machine::none && cursor.limit() > tick)
            ticks = static_cast<std::int64_t>(std::min(static_cast<std::uint64_t>(ticks), cursor.limit() - tick));
        visit(s, done, ticks);
        advance(m, s, ticks);
    }
}

const auto kNoVisit = [](const DeadlineState &, double, std::int64_t) {};

} // namespace

DeadlineOutcome walkRuns(const DeadlineModel &m, TraceCursor cursor, std::uint64_t seed, std::uint64_t trajectory)
{
    DeadlineState s;
    RandomStream draws;
    if (m.policy == DeadlinePolicy::randomStartGreedy)
        draws = RandomStream(seed, trajectory, Substream::policy);
    const bool finished = walk(
        m, cursor, s, draws, [&](const Decision &d, bool has, double done) { return holdFor(m, s, d, has, done); },
        kNoVisit);
    return outcomeOf(m, s, finished);
}

} // namespace sim

namespace {

Outcome<sim::DeadlineModel> modelFrom(const DeadlineParams &params, std::uint64_t startTick)
{
    Outcome<sim::DeadlineModel> m = sim::deadlineModel(params);
    if (!m)
        return m;
    const std::uint64_t ticks = m->runs.ticks();
    if (startTick >= ticks || ticks - startTick < static_cast<std::uint64_t>(m->ticks))
        return failure(Status::noData, "trace", static_cast<double>(startTick));
    return m;
}

} // namespace

Outcome<DeadlineOutcome> runDeadline(const DeadlineParams &params, std::uint64_t startTick, std::uint64_t seed,
    std::uint64_t trajectory, const std::function<bool()> &cancelled)
{
    const Outcome<sim::DeadlineModel> m = modelFrom(params, startTick);
    if (!m)
        return tl::unexpected(m.error());
    const sim::TraceCursor cursor = sim::TraceCursor::replay(*m, startTick);
    if (params.policy != DeadlinePolicy::clairvoyant)
        return sim::walkRuns(*m, cursor, seed, trajectory);
    if (const std::optional<Failure> why = withoutBound(params))
        return tl::unexpected(*why);
    const std::optional<DeadlineOutcome> bound = sim::clairvoyantBound(*m, cursor, cancelled);
    if (!bound)
        return failure(Status::unreachable, "deadline_hours", params.workHours + params.changeoverHours);
    return *bound;
}

Outcome<DeadlineOutcome> runDeadlineByTicks(
    const DeadlineParams &params, std::uint64_t startTick, std::uint64_t seed, std::uint64_t trajectory)
{
    if (params.policy == DeadlinePolicy::clairvoyant)
        return sim::outOfRange("policy", static_cast<double>(params.policy));
    const Outcome<sim::DeadlineModel> m = modelFrom(params, startTick);
    if (!m)
        return tl::unexpected(m.error());
    sim::DeadlineState s;
    RandomStream draws(seed, trajectory, Substream::policy);
    sim::TraceCursor cursor = sim::TraceCursor::replay(*m, startTick);
    const bool finished = sim::walk(
        *m, cursor, s, draws, [](const sim::Decision &, bool, double) { return std::int64_t{1}; }, sim::kNoVisit);
    return sim::outcomeOf(*m, s, finished);
}

Outcome<Timeline> deadlineTimeline(
    const DeadlineParams &params, std::uint64_t startTick, std::uint64_t seed, std::uint64_t trajectory)
{
    if (params.policy == DeadlinePolicy::clairvoyant)
        return sim::outOfRange("policy", static_cast<double>(params.policy));
    const Outcome<sim::DeadlineModel> m = modelFrom(params, startTick);
    if (!m)
        return tl::unexpected(m.error());
    Timeline timeline;
    const auto add = [&](double fromSeconds, double seconds, Activity activity, Machine machine) {
        if (!(seconds > 0.0))
            return;
        const double from = fromSeconds / 3600.0, to = (fromSeconds + seconds) / 3600.0;
        if (!timeline.intervals.empty() && timeline.intervals.back().activity == activity
            && timeline.intervals.back().machine == machine)
            timeline.intervals.back().toHours = to;
        else
            timeline.intervals.push_back({from, to, activity, machine});
    };
    sim::DeadlineState s;
    RandomStream draws(seed, trajectory, Substream::policy);
    sim::TraceCursor cursor = sim::TraceCursor::replay(*m, startTick);
    unsigned losses = 0, launches = 0;
    timeline.finished = sim::walk(
        *m, cursor, s, draws, [](const sim::Decision &, bool, double) { return std::int64_t{1}; },
        [&](const sim::DeadlineState &now, double done, std::int64_t) {
            const double start = static_cast<double>(now.t) * m->gap;
            if (now.losses > losses)
                timeline.events.push_back({start / 3600.0, true, Machine::spot});
            if (now.launches > launches)
                timeline.events.push_back({start / 3600.0, false, now.current});
            losses = now.losses;
            launches = now.launches;
            if (now.current == Machine::none) {
                add(start, m->gap, Activity::waiting, Machine::none);
                return;
            }
            const double changeover = std::min(now.pending, m->gap);
            const double work = std::min(m->gap - changeover, m->work - done);
            add(start, changeover, Activity::restart, now.current);
            add(start + changeover, work, Activity::work, now.current);
            add(start + changeover + work, m->gap - changeover - work, Activity::idle, now.current);
        });
    timeline.hours = static_cast<double>(s.t) * m->gap / 3600.0;
    return timeline;
}

Outcome<DeadlineClosedForm> deadlineClosedForm(const DeadlineParams &params)
{
    const Outcome<sim::DeadlineModel> m = sim::deadlineModel(params);
    if (!m)
        return tl::unexpected(m.error());
    DeadlineClosedForm out;
    const double seconds = m->work + (m->changeover < sim::kTiny ? 0.0 : m->changeover) - sim::kTiny;
    out.onDemandTicks = std::max(1.0, std::ceil(seconds * m->perGap - 1e-9));
    if (params.onDemandUsdPerHour) {
        out.onDemandUsd = out.onDemandTicks * m->onDemandTick;
        out.workUsd = params.workHours * *params.onDemandUsdPerHour;
    }
    out.finishHours = out.onDemandTicks * m->gap / 3600.0;
    out.meets = out.onDemandTicks <= static_cast<double>(m->ticks);
    if (const auto kwh = params.energy.kwhPerHour()) {
        out.kwh = out.finishHours * *kwh;
        if (const auto kg = params.energy.kgPerKwh())
            out.kgco2e = *out.kwh * *kg;
    }
    if (params.spotUsdPerHour)
        out.allSpotUsd = out.onDemandTicks * m->spotTick;
    return out;
}

std::optional<Message> onDemandLine(const DeadlineClosedForm &form)
{
    if (!form.onDemandUsd || !form.workUsd)
        return std::nullopt;
    return Message{"sim.on_demand_policy", {*form.onDemandUsd, *form.workUsd, *form.onDemandUsd - *form.workUsd}};
}

std::optional<Failure> withoutBound(const DeadlineParams &params)
{
    if (!params.spotUsdPerHour || !params.onDemandUsdPerHour)
        return Failure{Status::noData, params.spotUsdPerHour ? "on_demand_usd_per_hour" : "spot_usd_per_hour", 0.0};
    const Outcome<DeadlineClosedForm> form = deadlineClosedForm(params);
    if (form && !form->meets)
        return Failure{Status::unreachable, "deadline_hours", params.workHours + params.changeoverHours};
    if (form && sim::clairvoyantEvents(sim::timesOf(params)) > kMaxRunEvents)
        return Failure{Status::outOfRange, "deadline_hours", params.deadlineHours};
    return std::nullopt;
}

} // namespace wattfare
