// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/checkpoint/checkpoint_model.h"

#include <algorithm>
#include <cmath>

// The trajectory of a checkpointed run. Whole segments are skipped: only losses need a draw. The same code draws the
// timeline, with a recorder that listens; the silent one costs nothing.
namespace wattfare::sim {

struct RunFigures {
    double hours = 0.0, busy = 0.0, lost = 0.0, losses = 0.0;
    double freeHours = 0.0; // instance hours not charged: interrupted within their first hour
    double minimumHours = 0.0; // instance hours charged beyond those run: starts of less than a minute
    double usd = 0.0, freeUsd = 0.0; // by a process with prices; free: what freeHours would have cost
    bool capped = false;
    bool stopped = false; // cancelled halfway
};

struct SilentRecorder {
    void kept(double, double) { }
    void lost(double) { }
    void restart(double) { }
    void waiting(double) { }
    void notice(double) { }
    void loss() { }
    void launch() { }
};

class Ticker // asks for cancellation every 4,096 events
{
public:
    explicit Ticker(const BlockContext *context)
        : m_context(context)
    {
    }
    bool stop(std::uint32_t events = 1)
    {
        m_events += events;
        if (m_events < 4096)
            return false;
        m_events = 0;
        return m_context != nullptr && m_context->cancelled();
    }

private:
    const BlockContext *m_context;
    std::uint32_t m_events = 0;
};

// Charges beside busy hours, of one life of the gang: the interrupted instance may be free, short lives cost a minute.
inline void chargeLife(
    RunFigures &f, double life, bool interrupted, const CheckpointModel &m, const BillingRules &rules)
{
    const double others = interrupted ? m.instances - 1.0 : m.instances;
    if (interrupted) {
        const double billed = billedHours(life, true, rules);
        if (billed < life)
            f.freeHours += life - billed;
        else
            f.minimumHours += billed - life;
    }
    if (life < rules.minimumHours)
        f.minimumHours += others * (rules.minimumHours - life);
}

// The lives of a trajectory of which the first were drawn together with those of other trajectories.
struct DrawnLives {
    const double *next, *end;
    RandomStream rest; // after them
    double exponential() { return next != end ? *next++ : rest.exponential(); }
};

// Constant hazard, no usable notice (N0). Position on the axis of work and checkpoints is a whole number of segments.
template <class Lives, class Recorder>
RunFigures runIgnoring(const CheckpointModel &m, const BillingRules &rules, Lives &lifetimes, RandomStream &waits,
    Ticker &ticker, Recorder &record)
{
    RunFigures f;
    const double meanLife = 1.0 / m.hazard, perSegment = 1.0 / m.segmentLength;
    const double total = (m.segments - 1.0) * m.segmentLength + m.lastLength;
    const double freeBelow = rules.firstHourFree ? 1.0 : 0.0;
    double done = 0.0, waited = 0.0; // segments; hours
    double life = lifetimes.exponential() * meanLife, overhead = 0.0;
    record.launch();
    for (;;) {
        const double remaining = total - done * m.segmentLength;
        const double productive = life - overhead; // of this life, after the restart
        if (productive >= remaining) {
            record.kept(done * m.segmentLength, total);
            f.busy += overhead + remaining;
            if (overhead + remaining < rules.minimumHours)
                chargeLife(f, overhead + remaining, false, m, rules);
            break;
        }
        ++f.losses;
        f.busy += life;
        if (productive >= 0.0) {
            double whole = static_cast<double>(static_cast<std::int64_t>(productive * perSegment));
            if (whole * m.segmentLength > productive)
                whole -= 1.0;
            record.kept(done * m.segmentLength, (done + whole) * m.segmentLength);
            record.lost(productive - whole * m.segmentLength);
            f.lost += productive - whole * m.segmentLength;
            done += whole;
        } else {
            record.restart(life);
        }
        record.loss();
        if (life < freeBelow || life < rules.minimumHours)
            chargeLife(f, life, true, m, rules);
        const double wait = m.waitExponential ? m.wait * waits.exponential() : m.wait;
        waited += wait;
        if (f.busy + waited >= m.cap || ticker.stop()) {
            f.capped = true;
            f.stopped = f.busy + waited < m.cap;
            return f;
        }
        record.waiting(wait);
        record.launch();
        overhead = m.restart;
        life = lifetimes.exponential() * meanLife;
        if (life >= overhead)
            record.restart(overhead);
    }
    f.hours = f.busy + waited;
    f.capped = f.hours > m.cap;
    return f;
}

// A market seen by one job: constant hazard without notice ends here as well as any SpotPath with any notice model.
struct ConstantMarket {
    RandomStream &lifetimes;
    double hazard;
    bool exact = true; // the notice comes at the hazard; a path knows the loss and the notice before it
    std::uint32_t instances() const { return 1; } // whose losses are drawn
    double nextLoss(double t) { return hazard > 0.0 ? t + lifetimes.exponential() / hazard : kNever; }
    double nextLaunch(double t) { return t; }
    double cost(double, double) { return 0.0; }
};

struct PathMarket {
    SpotPath &path;
    std::vector<RandomStream> &lifetimes; // one of each instance
    RandomStream &launches;
    bool exact = false;
    std::uint32_t instances() const { return static_cast<std::uint32_t>(lifetimes.size()); }
    double nextLoss(double t)
    {
        double loss = kNever;
        for (RandomStream &stream : lifetimes)
            loss = std::min(loss, path.nextLoss(0, t, stream));
        return loss;
    }
    double nextLaunch(double t) { return path.nextLaunch(0, t, launches); }
    double cost(double from, double to) { return path.cost(0, from, to); }
};

// Any market, any notice model. `horizon`: no time beyond it is asked of the market.
template <class Market, class Recorder>
RunFigures runMarket(const CheckpointModel &m, const BillingRules &rules, Market market, RandomStream &notices,
    RandomStream &waits, double horizon, Ticker &ticker, Recorder &record)
{
    RunFigures f;
    const double total = (m.segments - 1.0) * m.segmentLength + m.lastLength;
    double saved = 0.0; // position on the axis of work and checkpoints that a restart resumes from
    double t = market.nextLaunch(0.0);
    if (!(t < horizon)) {
        f.capped = true;
        return f;
    }
    record.waiting(t);
    double overhead = 0.0;
    const auto charge = [&](double from, double to, bool interrupted) {
        const double life = to - from, usd = market.cost(from, to);
        RunFigures one;
        chargeLife(one, life, interrupted, m, rules);
        f.freeHours += one.freeHours;
        f.minimumHours += one.minimumHours;
        // The price of the life applies to what is free of it or charged beyond it.
        f.usd += m.instances * usd + (life > 0.0 ? usd / life * (one.minimumHours - one.freeHours) : 0.0);
        f.freeUsd += life > 0.0 ? usd / life * one.freeHours : 0.0;
    };
    for (;;) {
        record.launch();
        const double up = t;
        const double stop = market.nextLoss(up); // a constant market: the moment work would stop at a usable notice
        const double remaining = total - saved;
        const bool usable = m.saves && stop < kNever && (m.savedShare >= 1.0 || notices.uniform() < m.savedShare);
        double loss = stop, workEnd = stop;
        if (usable && market.exact)
            loss = stop + m.noticeUsed;
        else if (usable)
            workEnd = std::max(up, stop - m.noticeUsed);
        if (workEnd - up >= overhead + remaining) {
            const double end = up + overhead + remaining;
            if (overhead > 0.0)
                record.restart(overhead);
            record.kept(saved, total);
            f.busy += overhead + remaining;
            if (end > m.cap || end > horizon) {
                f.capped = true;
                return f;
            }
            charge(up, end, false);
            f.hours = end;
            return f;
        }
        if (loss >= m.cap || loss >= horizon || ticker.stop(market.instances())) {
            f.capped = true;
            f.stopped = loss < m.cap && loss < horizon;
            return f;
        }
        ++f.losses;
        f.busy += loss - up;
        const double productive = workEnd - up - overhead;
        if (productive >= 0.0) {
            if (overhead > 0.0)
                record.restart(overhead);
            if (usable) {
                record.kept(saved, saved + productive);
                saved += productive;
            } else {
                const double at = saved + productive;
                const double border = m.segments > 1.0
                    ? std::min(std::floor(at / m.segmentLength), m.segments - 1.0) * m.segmentLength
                    : 0.0;
                const double keep = std::max(saved, border);
                record.kept(saved, keep);
                record.lost(at - keep);
                f.lost += at - keep;
                saved = keep;
            }
        } else {
            record.restart(workEnd - up);
        }
        if (loss > workEnd)
            record.notice(loss - workEnd);
        record.loss();
        charge(up, loss, true);
        const double wait = m.waitExponential ? m.wait * waits.exponential() : m.wait;
        t = loss + wait < horizon ? market.nextLaunch(loss + wait) : kNever;
        if (!(t < m.cap) || !(t < horizon)) {
            f.capped = true;
            return f;
        }
        record.waiting(t - loss);
        overhead = m.restart;
    }
}

} // namespace wattfare::sim
