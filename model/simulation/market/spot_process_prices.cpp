// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/market/spot_process.h"

#include "model/simulation/market/spot_launch.h"
#include "model/simulation/random/checks.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

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
            const double up = sim::firstSuccess(t, p.launchSuccess, sim::kRetryHours, launches);
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
    std::unique_ptr<SpotPath> path() const override
    {
        return std::make_unique<PricePath>(m_pools, m_longest, m_randomStart);
    }
    double longestHours() const override { return m_longest; }
    bool priced() const override { return m_priced; }
    bool priced(std::size_t pool) const override { return m_pools[pool].priced; }
    double leastUsdPerHour(std::size_t pool) const override
    {
        const PriceReplayPool &p = m_pools[pool];
        const double least = p.series->minimumFrom(p.startSeconds);
        return p.capUsdPerHour && least > *p.capUsdPerHour ? kNever : p.priced ? least : 0.0;
    }
    bool exponentialLives() const override { return true; }
    std::optional<double> lossesPerHour(std::size_t pool, unsigned instances) const override
    {
        const PriceReplayPool &p = m_pools[pool];
        double rate = p.hazardPerHour * instances;
        if (p.capUsdPerHour) { // a step above the cap takes all at once
            const double from = static_cast<double>(p.series->begin()),
                         to = static_cast<double>(p.series->validUntil());
            const double crossings = static_cast<double>(p.series->upCrossings(*p.capUsdPerHour, from, to).value_or(0));
            const double below
                = p.series->shareAtOrBelow(*p.capUsdPerHour, from, to).value_or(0.0) * (to - from) / 3600.0;
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

} // namespace

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
    const auto shutOut = [](const PriceReplayPool &p) {
        return p.capUsdPerHour && p.series->minimumFrom(p.startSeconds) > *p.capUsdPerHour;
    };
    if (std::all_of(pools.begin(), pools.end(), shutOut))
        return failure(
            Status::noCapacity, "cap_usd_per_hour", pools.front().series->minimumFrom(pools.front().startSeconds));
    return std::make_shared<PriceProcess>(std::move(pools), randomStart);
}

} // namespace wattfare
