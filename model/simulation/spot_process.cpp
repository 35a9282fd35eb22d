// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/spot_process.h"

#include "model/simulation/checks.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

// Time of the first success of a job that asks at t and then every `spacing` hours.
double firstSuccess(double t, double success, double spacing, RandomStream &launches)
{
    if (success >= 1.0)
        return t;
    if (success <= 0.0)
        return kNever;
    const double failures = std::floor(std::log(launches.uniform()) / std::log1p(-success));
    return t + failures * spacing;
}

class PoissonPath final : public SpotPath
{
public:
    explicit PoissonPath(const std::vector<PoissonPool> &pools)
        : m_pools(pools)
    {
    }
    void begin(std::uint64_t, std::uint64_t, double) override { }
    double nextLoss(std::size_t pool, double t, RandomStream &lifetimes) override
    {
        return lossOf(pool, t, m_pools[pool].hazardPerHour > 0.0 ? lifetimes.exponential() : 0.0);
    }
    double lossOf(std::size_t pool, double t, double life) override
    {
        const double hazard = m_pools[pool].hazardPerHour;
        return hazard > 0.0 ? t + life / hazard : kNever;
    }
    bool launchOk(std::size_t pool, double, RandomStream &launches) override
    {
        const double s = m_pools[pool].launchSuccess;
        return s >= 1.0 || launches.uniform() < s;
    }
    double nextLaunch(std::size_t pool, double t, RandomStream &launches) override
    {
        return firstSuccess(t, m_pools[pool].launchSuccess, m_pools[pool].retryHours, launches);
    }
    double price(std::size_t pool, double) const override { return m_pools[pool].usdPerHour; }
    double cost(std::size_t pool, double from, double to) const override { return m_pools[pool].usdPerHour * (to - from); }
    double hazard(std::size_t pool, double) const override { return m_pools[pool].hazardPerHour; }
    double quotesUntil(double) const override { return kNever; }

private:
    const std::vector<PoissonPool> &m_pools;
};

class PoissonProcess final : public SpotProcess
{
public:
    explicit PoissonProcess(std::vector<PoissonPool> pools)
        : m_pools(std::move(pools))
    {
    }
    std::size_t pools() const override { return m_pools.size(); }
    std::unique_ptr<SpotPath> path() const override { return std::make_unique<PoissonPath>(m_pools); }
    bool constant() const override { return true; }
    bool exponentialLives() const override { return true; }
    std::optional<double> lossesPerHour(std::size_t pool, unsigned instances) const override
    {
        return m_pools[pool].hazardPerHour * instances;
    }

private:
    std::vector<PoissonPool> m_pools;
};

constexpr double kRetryHours = 30.0 / 3600.0;

class PricePath final : public SpotPath
{
public:
    PricePath(const std::vector<PriceReplayPool> &pools, double longest, bool randomStart)
        : m_pools(pools)
        , m_longest(longest)
        , m_randomStart(randomStart)
    {
    }
    void begin(std::uint64_t seed, std::uint64_t trajectory, double horizonHours) override
    {
        if (!m_randomStart)
            return;
        const double span = std::max(0.0, m_longest - std::min(horizonHours, m_leave));
        m_offset = span * RandomStream(seed, trajectory, Substream::price).uniform();
    }
    void leave(double hours) override { m_leave = hours; }
    double endHours() const override { return m_longest - m_offset; }
    double nextLoss(std::size_t pool, double t, RandomStream &lifetimes) override
    {
        return lossOf(pool, t, m_pools[pool].hazardPerHour > 0.0 ? lifetimes.exponential() : 0.0);
    }
    double lossOf(std::size_t pool, double t, double life) override
    {
        const PriceReplayPool &p = m_pools[pool];
        const double reclaimed = p.hazardPerHour > 0.0 ? t + life / p.hazardPerHour : kNever;
        if (!p.capUsdPerHour)
            return reclaimed;
        return std::min(reclaimed, std::max(t, hours(p, p.series->nextAbove(*p.capUsdPerHour, seconds(p, t)))));
    }
    bool launchOk(std::size_t pool, double t, RandomStream &launches) override
    {
        const PriceReplayPool &p = m_pools[pool];
        if (p.capUsdPerHour && p.series->priceAt(seconds(p, t)) > *p.capUsdPerHour)
            return false;
        return p.launchSuccess >= 1.0 || launches.uniform() < p.launchSuccess;
    }
    double nextLaunch(std::size_t pool, double t, RandomStream &launches) override
    {
        const PriceReplayPool &p = m_pools[pool];
        for (;;) {
            if (p.capUsdPerHour)
                t = std::max(t, hours(p, p.series->nextAtOrBelow(*p.capUsdPerHour, seconds(p, t))));
            if (t >= kNever)
                return kNever;
            const double up = firstSuccess(t, p.launchSuccess, kRetryHours, launches);
            if (up >= kNever || !p.capUsdPerHour || p.series->priceAt(seconds(p, up)) <= *p.capUsdPerHour)
                return up;
            t = up;
        }
    }
    double nextAbove(std::size_t pool, double usdPerHour, double t) override
    {
        const PriceReplayPool &p = m_pools[pool];
        return std::max(t, hours(p, p.series->nextAbove(usdPerHour, seconds(p, t))));
    }
    double launchesFrom(std::size_t pool, double t) override
    {
        const PriceReplayPool &p = m_pools[pool];
        return p.capUsdPerHour ? std::max(t, hours(p, p.series->nextAtOrBelow(*p.capUsdPerHour, seconds(p, t)))) : t;
    }
    double price(std::size_t pool, double t) const override
    {
        return m_pools[pool].priced ? m_pools[pool].series->priceAt(seconds(m_pools[pool], t)) : kNever;
    }
    double cost(std::size_t pool, double from, double to) const override
    {
        return m_pools[pool].series->integral(seconds(m_pools[pool], from), seconds(m_pools[pool], to));
    }
    double hazard(std::size_t pool, double) const override { return m_pools[pool].hazardPerHour; }
    double quotesUntil(double t) const override
    {
        constexpr double slack = 1e-6; // h: rounding must not carry a price past its end
        double until = kNever;
        for (const PriceReplayPool &p : m_pools)
            until = std::min(until, hours(p, p.series->nextRow(seconds(p, t))) - slack);
        return std::max(t, until);
    }

private:
    double seconds(const PriceReplayPool &p, double t) const { return p.startSeconds + (m_offset + t) * 3600.0; }
    double hours(const PriceReplayPool &p, double s) const { return (s - p.startSeconds) / 3600.0 - m_offset; }
    const std::vector<PriceReplayPool> &m_pools;
    double m_longest = kNever, m_leave = kNever;
    double m_offset = 0.0; // h, of this trajectory
    bool m_randomStart = false;
};

class PriceProcess final : public SpotProcess
{
public:
    PriceProcess(std::vector<PriceReplayPool> pools, bool randomStart)
        : m_pools(std::move(pools))
        , m_randomStart(randomStart)
    {
        for (const PriceReplayPool &p : m_pools) {
            m_longest = std::min(m_longest, (static_cast<double>(p.series->validUntil()) - p.startSeconds) / 3600.0);
            m_priced = m_priced && p.priced;
        }
    }
    std::size_t pools() const override { return m_pools.size(); }
    std::unique_ptr<SpotPath> path() const override { return std::make_unique<PricePath>(m_pools, m_longest, m_randomStart); }
    double longestHours() const override { return m_longest; }
    bool priced() const override { return m_priced; }
    bool priced(std::size_t pool) const override { return m_pools[pool].priced; }
    bool exponentialLives() const override { return true; }
    std::optional<double> lossesPerHour(std::size_t pool, unsigned instances) const override
    {
        const PriceReplayPool &p = m_pools[pool];
        double rate = p.hazardPerHour * instances;
        if (p.capUsdPerHour) { // a step above the cap takes all at once
            const double from = static_cast<double>(p.series->begin()), to = static_cast<double>(p.series->validUntil());
            const double crossings = static_cast<double>(p.series->upCrossings(*p.capUsdPerHour, from, to).value_or(0));
            const double below = p.series->shareAtOrBelow(*p.capUsdPerHour, from, to).value_or(0.0) * (to - from) / 3600.0;
            rate += below > 0.0 ? crossings / below : 0.0;
        }
        return rate;
    }

private:
    std::vector<PriceReplayPool> m_pools;
    double m_longest = kNever;
    bool m_priced = true;
    bool m_randomStart = false;
};

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
        double change = 0.0;         // h, the first time of the other kind after them
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
        const double last = m_data.mode == ReplayMode::blockBootstrap
            ? kNever
            : static_cast<double>(p.runs.ticks() - m_start[pool]);
        if (at >= last)
            return kNever;
        bool up = false;
        const double change = walkToChange(pool, static_cast<std::uint64_t>(at), up);
        // What comes after the horizon, or the trace, is not known.
        known = {std::floor(at), std::min(last, std::round(std::min(change, m_horizon) / p.gapHours)), change, up};
        return up == wantUp ? t : change;
    }
    // From this tick on: whether it is up, and the time at which that changes; kNever when the trace or the horizon ends
    // before.
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
        return static_cast<std::uint64_t>(std::min(m_blockDraws[static_cast<std::size_t>(block)] * starts, starts - 1.0));
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

struct RegimeProcessData {
    RegimeModel model;
    std::vector<RegimePool> pools;
    std::vector<double> exitRate;
    std::vector<double> start; // cumulative
    std::size_t zones = 1;
    std::vector<double> usdPerHour; // of the pools
    bool priced = true;
};

class RegimePath final : public SpotPath
{
public:
    explicit RegimePath(const RegimeProcessData &data)
        : m_data(data)
        , m_zones(data.zones)
    {
    }
    void begin(std::uint64_t seed, std::uint64_t trajectory, double horizonHours) override
    {
        m_horizon = horizonHours;
        for (std::size_t z = 0; z < m_zones.size(); ++z) {
            Zone &zone = m_zones[z];
            zone.stream = RandomStream(seed, trajectory, Substream::regime, static_cast<std::uint32_t>(z));
            zone.copies = z > 0 && m_data.model.correlation > 0.0 && zone.stream.uniform() < m_data.model.correlation;
            zone.end.clear();
            zone.regime.clear();
            if (!zone.copies)
                append(zone, 0.0, pick(m_data.start, zone.stream.uniform()));
        }
    }
    double nextLoss(std::size_t pool, double t, RandomStream &lifetimes) override
    {
        Zone &zone = zoneOf(pool);
        double toUse = lifetimes.exponential();
        for (std::size_t s = segmentAt(zone, t); t < m_horizon; ++s) {
            ensure(zone, s);
            const double hazard = m_data.model.regimes[zone.regime[s]].hazardPerHour;
            const double used = hazard > 0.0 ? hazard * (zone.end[s] - t) : 0.0;
            if (toUse < used)
                return t + toUse / hazard;
            toUse -= used;
            t = zone.end[s];
        }
        return kNever;
    }
    bool launchOk(std::size_t pool, double t, RandomStream &launches) override
    {
        const double s = regimeAt(pool, t).launchSuccess;
        return s >= 1.0 || (s > 0.0 && launches.uniform() < s);
    }
    double nextLaunch(std::size_t pool, double t, RandomStream &launches) override
    {
        Zone &zone = zoneOf(pool);
        for (std::size_t s = segmentAt(zone, t); t < m_horizon; ++s) {
            ensure(zone, s);
            const double up = firstSuccess(t, m_data.model.regimes[zone.regime[s]].launchSuccess, kRetryHours, launches);
            if (up < zone.end[s])
                return up;
            t = std::max(t, zone.end[s]);
        }
        return kNever;
    }
    double nextAbove(std::size_t pool, double usdPerHour, double t) override
    {
        Zone &zone = zoneOf(pool);
        for (std::size_t s = segmentAt(zone, t); t < m_horizon; ++s) {
            ensure(zone, s);
            if (m_data.usdPerHour[pool] * m_data.model.regimes[zone.regime[s]].priceMultiplier > usdPerHour)
                return t;
            t = zone.end[s];
        }
        return kNever;
    }
    double launchesFrom(std::size_t pool, double t) override
    {
        Zone &zone = zoneOf(pool);
        for (std::size_t s = segmentAt(zone, t); t < m_horizon; ++s) {
            ensure(zone, s);
            if (m_data.model.regimes[zone.regime[s]].launchSuccess > 0.0)
                return t;
            t = zone.end[s];
        }
        return t;
    }
    double price(std::size_t pool, double t) const override
    {
        return m_data.pools[pool].usdPerHour ? *m_data.pools[pool].usdPerHour * regimeAt(pool, t).priceMultiplier : kNever;
    }
    double cost(std::size_t pool, double from, double to) const override
    {
        Zone &zone = zoneOf(pool);
        double weighted = 0.0;
        for (std::size_t s = segmentAt(zone, from); from < to; ++s) {
            ensure(zone, s);
            const double end = std::min(to, zone.end[s]);
            weighted += m_data.model.regimes[zone.regime[s]].priceMultiplier * (end - from);
            from = end;
        }
        return m_data.usdPerHour[pool] * weighted;
    }
    double hazard(std::size_t pool, double t) const override { return regimeAt(pool, t).hazardPerHour; }
    double quotesUntil(double t) const override
    {
        double until = kNever;
        for (const RegimePool &pool : m_data.pools) {
            Zone &zone = m_zones[pool.zone].copies ? m_zones[0] : m_zones[pool.zone];
            until = std::min(until, zone.end[segmentAt(zone, t)]);
        }
        return until;
    }

private:
    struct Zone { // its path, as far as it was asked for
        RandomStream stream;
        std::vector<double> end;
        std::vector<std::uint32_t> regime;
        bool copies = false;
    };
    static std::uint32_t pick(const std::vector<double> &cumulative, double u)
    {
        std::uint32_t k = 0;
        while (k + 1 < cumulative.size() && u >= cumulative[k])
            ++k;
        return k;
    }
    void append(Zone &zone, double from, std::uint32_t regime) const
    {
        const double rate = m_data.exitRate[regime];
        zone.regime.push_back(regime);
        zone.end.push_back(rate > 0.0 ? from + zone.stream.exponential() / rate : kNever);
    }
    void ensure(Zone &zone, std::size_t segment) const
    {
        while (zone.end.size() <= segment) {
            const std::uint32_t last = zone.regime.back();
            double at = zone.stream.uniform() * m_data.exitRate[last];
            const std::vector<double> &row = m_data.model.ratesPerHour[last];
            std::uint32_t next = last, k = 0;
            for (; k < row.size(); ++k) {
                if (k == last || !(row[k] > 0.0))
                    continue;
                next = k;
                at -= row[k];
                if (at < 0.0)
                    break;
            }
            append(zone, zone.end.back(), next);
        }
    }
    std::size_t segmentAt(Zone &zone, double t) const
    {
        while (zone.end.back() <= t)
            ensure(zone, zone.end.size());
        return static_cast<std::size_t>(std::upper_bound(zone.end.begin(), zone.end.end(), t) - zone.end.begin());
    }
    Zone &zoneOf(std::size_t pool) const
    {
        Zone &zone = m_zones[m_data.pools[pool].zone];
        return zone.copies ? m_zones[0] : zone;
    }
    const Regime &regimeAt(std::size_t pool, double t) const
    {
        Zone &zone = zoneOf(pool);
        return m_data.model.regimes[zone.regime[segmentAt(zone, t)]];
    }

    const RegimeProcessData &m_data;
    mutable std::vector<Zone> m_zones; // grows with the times asked for
    double m_horizon = 0.0;
};

class RegimeProcess final : public SpotProcess
{
public:
    explicit RegimeProcess(RegimeProcessData data)
        : m_data(std::move(data))
    {
    }
    std::size_t pools() const override { return m_data.pools.size(); }
    std::unique_ptr<SpotPath> path() const override { return std::make_unique<RegimePath>(m_data); }
    bool priced() const override { return m_data.priced; }
    bool priced(std::size_t pool) const override { return m_data.pools[pool].usdPerHour.has_value(); }
    double changesPerHour() const override { return *std::max_element(m_data.exitRate.begin(), m_data.exitRate.end()); }
    std::optional<double> lossesPerHour(std::size_t, unsigned instances) const override
    {
        const Outcome<std::vector<double>> pi = stationary(m_data.model);
        if (!pi)
            return std::nullopt;
        // In regimes that let it start: losses of its instances, and the step into one that keeps none.
        double up = 0.0, losses = 0.0;
        const std::vector<Regime> &regimes = m_data.model.regimes;
        for (std::size_t k = 0; k < regimes.size(); ++k) {
            if (!(regimes[k].launchSuccess > 0.0))
                continue;
            up += (*pi)[k];
            losses += (*pi)[k] * regimes[k].hazardPerHour * instances;
            for (std::size_t j = 0; j < regimes.size(); ++j)
                if (j != k && !(regimes[j].launchSuccess > 0.0) && regimes[j].hazardPerHour > 0.0)
                    losses += (*pi)[k] * m_data.model.ratesPerHour[k][j];
        }
        return up > 0.0 ? std::optional(losses / up) : std::nullopt;
    }

private:
    RegimeProcessData m_data;
};

Outcome<SpotProcessPtr> made(SpotProcessPtr process)
{
    return process;
}

} // namespace

std::optional<double> SpotProcess::lossesPerHour(std::size_t, unsigned) const { return std::nullopt; }

Outcome<SpotProcessPtr> poissonProcess(std::vector<PoissonPool> pools)
{
    sim::Check check;
    check.between("pools", static_cast<double>(pools.size()), 1, 4096);
    for (const PoissonPool &p : pools) {
        check.between("hazard_per_hour", p.hazardPerHour, 0.0, sim::kMaxRate)
            .between("launch_success", p.launchSuccess, 0.0, 1.0)
            .between("usd_per_hour", p.usdPerHour, 0.0, sim::kMaxUsd)
            .between("retry_hours", p.retryHours, 1e-6, sim::kMaxHours);
    }
    if (check.failure())
        return tl::unexpected(*check.failure());
    return made(std::make_shared<PoissonProcess>(std::move(pools)));
}

Outcome<SpotProcessPtr> priceReplayProcess(std::vector<PriceReplayPool> pools, bool randomStart)
{
    sim::Check check;
    check.between("pools", static_cast<double>(pools.size()), 1, 4096);
    for (const PriceReplayPool &p : pools) {
        if (!p.series)
            return failure(Status::noData, "prices");
        if (!(p.startSeconds >= static_cast<double>(p.series->begin())
                && p.startSeconds <= static_cast<double>(p.series->validUntil())))
            return failure(Status::noData, "start", std::isfinite(p.startSeconds) ? p.startSeconds : 0.0);
        check.between("cap_usd_per_hour", p.capUsdPerHour, 0.0, sim::kMaxUsd)
            .between("hazard_per_hour", p.hazardPerHour, 0.0, sim::kMaxRate)
            .between("launch_success", p.launchSuccess, 0.0, 1.0);
    }
    if (check.failure())
        return tl::unexpected(*check.failure());
    return made(std::make_shared<PriceProcess>(std::move(pools), randomStart));
}

namespace {

Outcome<SpotProcessPtr> traceProcess(const std::vector<TraceReplayPool> &pools, ReplayMode mode, double blockHours,
    std::uint64_t startTick, std::size_t places)
{
    sim::Check check;
    check.between("pools", static_cast<double>(pools.size()), 1, 4096).above("block_hours", blockHours, 0.0, sim::kMaxHours);
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
        pool.market = static_cast<std::size_t>(std::find_if(pools.begin(), pools.end(), [&](const TraceReplayPool &other) {
            return other.trace == p.trace && other.needed == p.needed;
        }) - pools.begin());
        data.pools.push_back(std::move(pool));
    }
    if (check.failure())
        return tl::unexpected(*check.failure());
    return made(std::make_shared<TraceProcess>(std::move(data)));
}

} // namespace

Outcome<SpotProcessPtr> traceReplayProcess(std::vector<TraceReplayPool> pools, ReplayMode mode, double blockHours,
    std::uint64_t startTick)
{
    return traceProcess(pools, mode, blockHours, startTick, 0);
}

Outcome<SpotProcessPtr> countedTraceProcess(std::vector<TraceReplayPool> pools, ReplayMode mode, double blockHours,
    std::uint64_t startTick)
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

Outcome<SpotProcessPtr> regimeProcess(RegimeModel model, std::vector<RegimePool> pools)
{
    Outcome<RegimeModel> checked = validated(std::move(model));
    if (!checked)
        return tl::unexpected(checked.error());
    sim::Check check;
    check.between("pools", static_cast<double>(pools.size()), 1, 4096);
    RegimeProcessData data;
    for (const RegimePool &p : pools) {
        check.between("zone", static_cast<double>(p.zone), 0, 4095).between("usd_per_hour", p.usdPerHour, 0.0, sim::kMaxUsd);
        data.zones = std::max(data.zones, p.zone + 1);
        data.usdPerHour.push_back(p.usdPerHour.value_or(0.0));
        data.priced = data.priced && p.usdPerHour.has_value();
    }
    if (check.failure())
        return tl::unexpected(*check.failure());
    data.model = std::move(*checked);
    data.pools = std::move(pools);
    std::vector<double> start = data.model.start;
    if (start.empty()) {
        const Outcome<std::vector<double>> pi = stationary(data.model);
        if (!pi)
            return tl::unexpected(pi.error());
        start = *pi;
    }
    double sum = 0.0;
    for (const double p : start)
        data.start.push_back(sum += p);
    for (std::size_t k = 0; k < data.model.regimes.size(); ++k) {
        double rate = 0.0;
        for (std::size_t j = 0; j < data.model.regimes.size(); ++j)
            rate += j == k ? 0.0 : data.model.ratesPerHour[k][j];
        data.exitRate.push_back(rate);
    }
    return made(std::make_shared<RegimeProcess>(std::move(data)));
}

} // namespace wattfare
