// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/market/spot_process.h"

#include "model/simulation/random/checks.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

struct TracePoolData {
    UpDownRuns runs;
    double gapHours = 0.0;
    double usdPerHour = 0.0;
    double hazardPerHour = 0.0;
    bool priced = false;
    double lossesPerHour = 0.0; // also where a loss at every tick leaves no finite rate
    std::uint64_t blockTicks = 1;
    std::size_t market = 0; // the first pool on the same trace
};

struct TraceProcessData {
    std::vector<TracePoolData> pools;
    ReplayMode mode = ReplayMode::randomStart;
    std::uint64_t startTick = 0;
    std::size_t places = 0;
};

class TracePath final : public SpotPath
{
public:
    explicit TracePath(const TraceProcessData &data)
        : m_data(data)
        , m_start(data.pools.size(), data.startTick)
        , m_known(data.pools.size())
    {
    }
    void begin(std::uint64_t seed, std::uint64_t trajectory, double horizonHours) override
    {
        m_stream = RandomStream(seed, trajectory, Substream::bootstrap);
        for (Known &known : m_known)
            known = {};
        m_blockDraws.clear();
        m_horizon = horizonHours;
        if (m_data.mode != ReplayMode::randomStart)
            return;
        const double u = m_stream.uniform(); // one draw for all pools: traces of the same days stay together
        for (std::size_t p = 0; p < m_data.pools.size(); ++p) {
            const TracePoolData &pool = m_data.pools[p];
            const double needed = std::ceil(std::min(horizonHours, m_leave) / pool.gapHours - 1e-9);
            const double starts = std::max(1.0, static_cast<double>(pool.runs.ticks()) - needed + 1.0);
            m_start[p] = static_cast<std::uint64_t>(std::min(u * starts, starts - 1.0));
            m_end = p == 0 ? kNever : m_end;
            m_end = std::min(m_end, static_cast<double>(pool.runs.ticks() - m_start[p]) * pool.gapHours);
        }
    }
    void leave(double hours) override { m_leave = hours; }
    double endHours() const override { return m_end; }
    double nextLoss(std::size_t pool, double t, RandomStream &) override { return nextChange(pool, t, false); }
    bool launchOk(std::size_t pool, double t, RandomStream &) override { return nextChange(pool, t, true) <= t; }
    double nextLaunch(std::size_t pool, double t, RandomStream &) override { return nextChange(pool, t, true); }
    double launchesFrom(std::size_t pool, double t) override { return nextChange(pool, t, true); }
    double price(std::size_t pool, double) const override
    {
        return m_data.pools[pool].priced ? m_data.pools[pool].usdPerHour : kNever;
    }
    double cost(std::size_t pool, double from, double to) const override
    {
        return m_data.pools[pool].usdPerHour * (to - from);
    }
    double hazard(std::size_t pool, double) const override { return m_data.pools[pool].hazardPerHour; }
    double quotesUntil(double) const override { return kNever; }

private:
    struct Known { // ticks of one kind that were walked over last
        double from = 0.0, to = 0.0; // ticks
        double change = 0.0; // h, the first time of the other kind after them
        bool up = false;
    };

    // First time >= t at which the pool is up (or down); kNever when the trace or the horizon ends before.
    double nextChange(std::size_t pool, double t, bool wantUp)
    {
        const TracePoolData &p = m_data.pools[pool];
        // A time that is a tick's start up to rounding belongs to that tick.
        const double at = t / p.gapHours + 1e-9;
        Known &known = m_known[p.market]; // all instances ask the same
        if (at >= known.from && at < known.to)
            return known.up == wantUp ? t : known.change;
        const double last
            = m_data.mode == ReplayMode::blockBootstrap ? kNever : static_cast<double>(p.runs.ticks() - m_start[pool]);
        if (at >= last)
            return kNever;
        bool up = false;
        const double change = walkToChange(pool, static_cast<std::uint64_t>(at), up);
        // What comes after the horizon, or the trace, is not known.
        known = {std::floor(at), std::min(last, std::round(std::min(change, m_horizon) / p.gapHours)), change, up};
        return up == wantUp ? t : change;
    }
    // From this tick on: whether it is up, and the time at which that changes; kNever when the trace or the horizon
    // ends before.
    double walkToChange(std::size_t pool, std::uint64_t tick, bool &up)
    {
        const TracePoolData &p = m_data.pools[pool];
        const bool bootstrap = m_data.mode == ReplayMode::blockBootstrap;
        for (bool first = true;; first = false) {
            std::uint64_t source = m_start[pool] + tick, limit = p.runs.ticks();
            if (bootstrap) {
                const std::uint64_t block = tick / p.blockTicks, inside = tick % p.blockTicks;
                source = blockStart(p, block) + inside;
                limit = source - inside + p.blockTicks;
            }
            if (source >= limit)
                return kNever;
            const std::size_t run = p.runs.runAt(source);
            if (first)
                up = p.runs.up(run);
            else if (p.runs.up(run) != up)
                return static_cast<double>(tick) * p.gapHours;
            const std::uint64_t end = std::min(p.runs.end(run), limit);
            tick += end - source;
            if (static_cast<double>(tick) * p.gapHours > m_horizon) // nobody asks what comes after
                return kNever;
        }
    }
    std::uint64_t blockStart(const TracePoolData &p, std::uint64_t block)
    {
        while (m_blockDraws.size() <= block)
            m_blockDraws.push_back(m_stream.uniform());
        const double starts = static_cast<double>(p.runs.ticks() - p.blockTicks + 1);
        return static_cast<std::uint64_t>(
            std::min(m_blockDraws[static_cast<std::size_t>(block)] * starts, starts - 1.0));
    }

    const TraceProcessData &m_data;
    std::vector<std::uint64_t> m_start;
    std::vector<Known> m_known; // [market]
    std::vector<double> m_blockDraws;
    RandomStream m_stream;
    double m_horizon = 0.0;
    double m_leave = kNever, m_end = kNever; // h
};

class TraceProcess final : public SpotProcess
{
public:
    explicit TraceProcess(TraceProcessData data)
        : m_data(std::move(data))
    {
        for (const TracePoolData &p : m_data.pools) {
            m_changes = std::max(m_changes, 1.0 / p.gapHours);
            m_together = m_together && p.market == m_data.pools.front().market;
            m_priced = m_priced && p.priced;
            if (m_data.mode != ReplayMode::blockBootstrap)
                m_longest = std::min(m_longest, static_cast<double>(p.runs.ticks() - m_data.startTick) * p.gapHours);
        }
    }
    std::size_t pools() const override { return m_data.pools.size(); }
    std::unique_ptr<SpotPath> path() const override { return std::make_unique<TracePath>(m_data); }
    std::size_t places() const override { return m_data.places; }
    bool together() const override { return m_together && m_data.places == 0; }
    bool priced() const override { return m_priced; }
    bool priced(std::size_t pool) const override { return m_data.pools[pool].priced; }
    double leastUsdPerHour(std::size_t pool) const override
    {
        return m_data.pools[pool].priced ? m_data.pools[pool].usdPerHour : 0.0;
    }
    double longestHours() const override { return m_longest; }
    double changesPerHour() const override { return m_changes; }
    std::optional<double> lossesPerHour(std::size_t pool, unsigned) const override
    {
        return m_data.pools[pool].lossesPerHour; // of all that the pool needs, as one
    }

private:
    TraceProcessData m_data;
    bool m_together = true;
    double m_longest = kNever;
    double m_changes = 0.0;
    bool m_priced = true;
};

Outcome<SpotProcessPtr> traceProcess(const std::vector<TraceReplayPool> &pools, ReplayMode mode, double blockHours,
    std::uint64_t startTick, std::size_t places)
{
    sim::Check check;
    check.between("pools", static_cast<double>(pools.size()), 1, 4096)
        .above("block_hours", blockHours, 0.0, sim::kMaxHours);
    TraceProcessData data;
    data.mode = mode;
    data.startTick = mode == ReplayMode::fromTick ? startTick : 0;
    data.places = places;
    for (const TraceReplayPool &p : pools) {
        if (!p.trace)
            return failure(Status::noData, "trace");
        check.between("usd_per_hour", p.usdPerHour, 0.0, sim::kMaxUsd).between("needed", p.needed, 1, 65'535);
        if (check.failure())
            break;
        if (data.startTick >= p.trace->ticks())
            return failure(Status::noData, "start_tick", static_cast<double>(startTick));
        TracePoolData pool;
        pool.runs = UpDownRuns(*p.trace, p.needed);
        pool.gapHours = p.trace->gapSeconds() / 3600.0;
        pool.usdPerHour = p.usdPerHour.value_or(0.0);
        pool.priced = p.usdPerHour.has_value();
        const TraceEstimate measured = estimate(*p.trace, p.needed);
        pool.hazardPerHour = measured.hazardPerHour.value_or(0.0);
        pool.lossesPerHour = measured.hazardPerHour.value_or(measured.hazardSampledPerHour.value_or(0.0));
        const double blockTicks = std::max(1.0, std::round(blockHours / pool.gapHours));
        if (mode == ReplayMode::blockBootstrap && blockTicks > static_cast<double>(p.trace->ticks()))
            return failure(Status::noData, "trace", p.trace->hours());
        pool.blockTicks = static_cast<std::uint64_t>(std::min(blockTicks, static_cast<double>(p.trace->ticks())));
        pool.market
            = static_cast<std::size_t>(std::find_if(pools.begin(), pools.end(), [&](const TraceReplayPool &other) {
                  return other.trace == p.trace && other.needed == p.needed;
              }) - pools.begin());
        data.pools.push_back(std::move(pool));
    }
    if (check.failure())
        return tl::unexpected(*check.failure());
    return std::make_shared<TraceProcess>(std::move(data));
}

} // namespace

Outcome<SpotProcessPtr> traceReplayProcess(
    std::vector<TraceReplayPool> pools, ReplayMode mode, double blockHours, std::uint64_t startTick)
{
    return traceProcess(pools, mode, blockHours, startTick, 0);
}

Outcome<SpotProcessPtr> countedTraceProcess(
    std::vector<TraceReplayPool> pools, ReplayMode mode, double blockHours, std::uint64_t startTick)
{
    std::uint32_t most = 0;
    for (const TraceReplayPool &p : pools)
        most = std::max(most, p.trace ? p.trace->most() : 0U);
    if (most <= 1)
        return traceProcess(pools, mode, blockHours, startTick, 0);
    if (pools.size() * most > 4096)
        return sim::outOfRange("pools", static_cast<double>(pools.size() * most));
    std::vector<TraceReplayPool> places;
    for (const TraceReplayPool &p : pools) {
        if (!p.trace || p.trace->most() != most)
            return failure(Status::noData, "trace");
        for (std::uint32_t place = 1; place <= most; ++place)
            places.push_back({p.trace, place, p.usdPerHour});
    }
    return traceProcess(places, mode, blockHours, startTick, most);
}

} // namespace wattfare
