// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/deadline/deadline.h"
#include "model/simulation/random/random.h"

#include <algorithm>
#include <cmath>
#include <limits>

// Tick semantics of simulation 7, shared by the walk over ticks and the walk over runs of the trace. Seconds
// throughout.
namespace wattfare::sim {

inline constexpr double kTiny = 1e-3; // s: work or changeover below it counts as none
inline constexpr std::uint64_t kEndless = std::numeric_limits<std::uint64_t>::max();

struct DeadlineModel {
    double work = 0.0, deadline = 0.0, changeover = 0.0, gap = 0.0; // s
    double perGap = 0.0; // 1/gap
    std::int64_t ticks = 0; // K = floor(Z/g)
    double spotTick = 0.0, onDemandTick = 0.0; // USD of a tick; 0 where not known
    bool priced = false;
    DeadlinePolicy policy{};
    bool mayBeLate = false;
    UpDownRuns runs;
    std::uint32_t needed = 1; // of the trace, to be up
    std::vector<Message> notes;
    std::uint64_t blockTicks = 1;
};
// Times and ticks alone, of parameters in their domain with a trace.
DeadlineModel timesOf(const DeadlineParams &params);
// outOfRange, noData, unreachable: everything that does not depend on the start.
Outcome<DeadlineModel> deadlineModel(const DeadlineParams &params);

// Availability along one trajectory: a replay from a tick, or blocks drawn from the trace.
class TraceCursor
{
public:
    static TraceCursor replay(const DeadlineModel &m, std::uint64_t startTick)
    {
        TraceCursor c(m);
        c.m_source = startTick;
        c.m_limit = m.runs.ticks() - startTick;
        c.open(c.m_limit);
        return c;
    }
    static TraceCursor bootstrap(const DeadlineModel &m, std::uint64_t seed, std::uint64_t trajectory)
    {
        TraceCursor c(m);
        c.m_stream = RandomStream(seed, trajectory, Substream::bootstrap);
        c.m_blocks = true;
        c.m_limit = 50 * static_cast<std::uint64_t>(std::max<std::int64_t>(1, m.ticks));
        c.draw();
        return c;
    }
    // Tick t must not lie before that of the last call.
    void seek(std::uint64_t t)
    {
        while (t >= m_end)
            step();
    }
    bool has() const { return m_has; }
    std::uint64_t end() const { return m_end; } // first tick after the run that holds the tick sought
    std::uint64_t limit() const { return m_limit; } // no availability from here on

private:
    explicit TraceCursor(const DeadlineModel &m)
        : m_model(&m)
    {
    }
    void open(std::uint64_t blockEnd)
    {
        m_run = m_model->runs.runAt(m_source);
        m_blockEnd = blockEnd;
        m_has = m_model->runs.up(m_run);
        m_end = std::min(m_blockEnd, m_begin + (m_model->runs.end(m_run) - m_source));
    }
    void draw()
    {
        const std::uint64_t starts = m_model->runs.ticks() - m_model->blockTicks + 1;
        m_source = m_stream.below(starts);
        open(m_begin + m_model->blockTicks);
    }
    void step()
    {
        m_begin = m_end;
        if (m_end >= m_limit) {
            m_has = false;
            m_end = kEndless;
        } else if (m_end < m_blockEnd) {
            m_source = m_model->runs.end(m_run);
            ++m_run;
            m_has = m_model->runs.up(m_run);
            m_end = std::min(m_blockEnd, m_begin + (m_model->runs.end(m_run) - m_source));
        } else {
            draw();
        }
    }

    const DeadlineModel *m_model;
    RandomStream m_stream;
    std::uint64_t m_source = 0; // tick of the trace at the start of the run
    std::uint64_t m_begin = 0; // the same as a tick of the trajectory
    std::uint64_t m_end = 0, m_blockEnd = 0, m_limit = 0;
    std::size_t m_run = 0;
    bool m_has = false;
    bool m_blocks = false;
};

struct DeadlineState {
    std::int64_t t = 0; // ticks
    std::int64_t spotTicks = 0, onDemandTicks = 0;
    double consumed = 0.0; // s of changeover inside active ticks
    double pending = 0.0; // ov
    Machine current = Machine::none;
    unsigned losses = 0, launches = 0;

    double done(const DeadlineModel &m) const
    {
        return m.gap * static_cast<double>(spotTicks + onDemandTicks) - consumed;
    }
};

// ceil(seconds / gap) in ticks, guarded against rounding.
inline std::int64_t ticksOf(const DeadlineModel &m, double seconds)
{
    const double v = seconds * m.perGap;
    const double guarded = v - 1e-9 * std::max(1.0, v);
    const auto whole = static_cast<std::int64_t>(guarded);
    return whole + (guarded > static_cast<double>(whole) ? 1 : 0);
}

struct Decision {
    Machine machine = Machine::none;
    bool pressed = false; // n2 >= left: does not relax while the machine stays
};

// What the policy and the safety net choose at a tick. `effective`: the machine that is still alive.
template <class Uniform> // draws for randomStartGreedy
Decision decide(
    const DeadlineModel &m, const DeadlineState &s, Machine effective, bool has, double done, const Uniform &uniform)
{
    const double w = m.work - done;
    const std::int64_t left = m.ticks - s.t;
    const bool pressed = ticksOf(m, w + 2.0 * m.changeover) >= left;
    const bool last = pressed && ticksOf(m, w + m.changeover) >= left; // n1 <= n2
    const bool steadySpot = effective == Machine::spot && s.pending < kTiny;
    Machine request = has ? Machine::spot : Machine::none;
    switch (m.policy) {
    case DeadlinePolicy::onDemandOnly: request = Machine::onDemand; break;
    case DeadlinePolicy::spotOnly:
    case DeadlinePolicy::clairvoyant: break;
    case DeadlinePolicy::randomStartGreedy:
    case DeadlinePolicy::greedy:
        if (last)
            request = Machine::onDemand;
        else if (pressed)
            request = effective == Machine::spot && has ? Machine::spot : Machine::onDemand;
        else if (!has && m.policy == DeadlinePolicy::randomStartGreedy
            && (effective == Machine::onDemand || uniform() < static_cast<double>(s.t) * m.gap / m.deadline))
            request = Machine::onDemand;
        break;
    case DeadlinePolicy::uniformProgress:
    case DeadlinePolicy::uniformProgressHysteresis: {
        const double elapsed = static_cast<double>(s.t) * m.gap;
        if (!has && done < m.work * elapsed / m.deadline)
            request = Machine::onDemand;
        if (effective == Machine::onDemand) {
            if (!has)
                request = Machine::onDemand;
            else if (m.policy == DeadlinePolicy::uniformProgressHysteresis
                && (elapsed + 2.0 * m.changeover) * m.work / m.deadline - done >= 0.0)
                request = Machine::onDemand;
        }
        if (pressed && effective != Machine::spot)
            request = Machine::onDemand;
        if (last)
            request = steadySpot || (m.changeover == 0.0 && has) ? Machine::spot : Machine::onDemand;
        break;
    }
    }
    if (last && !(m.mayBeLate && m.policy == DeadlinePolicy::spotOnly))
        request = steadySpot ? Machine::spot : Machine::onDemand;
    if (request == Machine::spot && !has)
        request = Machine::none;
    return {request, pressed};
}

// One or more ticks on the current machine.
inline void advance(const DeadlineModel &m, DeadlineState &s, std::int64_t ticks)
{
    s.t += ticks;
    if (s.current == Machine::none)
        return;
    (s.current == Machine::spot ? s.spotTicks : s.onDemandTicks) += ticks;
    if (s.pending > 0.0) {
        const double span = static_cast<double>(ticks) * m.gap;
        const double used = std::min(s.pending, span);
        s.consumed += used;
        s.pending -= used;
        if (s.pending < kTiny)
            s.pending = 0.0;
    }
}

inline DeadlineOutcome outcomeOf(const DeadlineModel &m, const DeadlineState &s, bool finished)
{
    DeadlineOutcome o;
    const double gapHours = m.gap / 3600.0;
    o.usd = static_cast<double>(s.spotTicks) * m.spotTick + static_cast<double>(s.onDemandTicks) * m.onDemandTick;
    o.spotHours = static_cast<double>(s.spotTicks) * gapHours;
    o.onDemandHours = static_cast<double>(s.onDemandTicks) * gapHours;
    o.idleHours = static_cast<double>(s.t - s.spotTicks - s.onDemandTicks) * gapHours;
    o.finishHours = static_cast<double>(s.t) * gapHours;
    o.slackHours = m.deadline / 3600.0 - o.finishHours;
    o.losses = s.losses;
    o.launches = s.launches;
    o.finished = finished;
    o.met = finished && s.t <= m.ticks;
    return o;
}

// The walk over runs of equal availability; same outcome as the walk over ticks.
DeadlineOutcome walkRuns(const DeadlineModel &m, TraceCursor cursor, std::uint64_t seed, std::uint64_t trajectory);

// The clairvoyant bound; `cancelled` is asked now and then. nullopt when stopped or when no schedule meets the
// deadline.
std::optional<DeadlineOutcome> clairvoyantBound(
    const DeadlineModel &m, TraceCursor cursor, const std::function<bool()> &cancelled);
// What one bound costs, in events of blockTrajectoriesFor.
double clairvoyantEvents(const DeadlineModel &m);

} // namespace wattfare::sim
