// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/market/spot_process.h"

#include "model/simulation/market/spot_launch.h"
#include "model/simulation/random/checks.h"

#include <algorithm>

namespace wattfare {

namespace {

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
            const double up
                = sim::firstSuccess(t, m_data.model.regimes[zone.regime[s]].launchSuccess, sim::kRetryHours, launches);
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
        return m_data.pools[pool].usdPerHour ? *m_data.pools[pool].usdPerHour * regimeAt(pool, t).priceMultiplier
                                             : kNever;
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
    double leastUsdPerHour(std::size_t pool) const override
    {
        double least = kNever; // of the regimes that launch; without one it is no matter of prices
        for (const Regime &regime : m_data.model.regimes)
            if (regime.launchSuccess > 0.0)
                least = std::min(least, m_data.usdPerHour[pool] * regime.priceMultiplier);
        return least < kNever ? least : 0.0;
    }
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

} // namespace

Outcome<SpotProcessPtr> regimeProcess(RegimeModel model, std::vector<RegimePool> pools)
{
    Outcome<RegimeModel> checked = validated(std::move(model));
    if (!checked)
        return tl::unexpected(checked.error());
    sim::Check check;
    check.between("pools", static_cast<double>(pools.size()), 1, 4096);
    RegimeProcessData data;
    for (const RegimePool &p : pools) {
        check.between("zone", static_cast<double>(p.zone), 0, 4095)
            .between("usd_per_hour", p.usdPerHour, 0.0, sim::kMaxUsd);
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
    return std::make_shared<RegimeProcess>(std::move(data));
}

} // namespace wattfare
