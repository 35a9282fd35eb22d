// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/market/spot_process.h"

#include "model/simulation/market/spot_launch.h"
#include "model/simulation/random/checks.h"

namespace wattfare {

namespace {

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
        return sim::firstSuccess(t, m_pools[pool].launchSuccess, m_pools[pool].retryHours, launches);
    }
    double price(std::size_t pool, double) const override { return m_pools[pool].usdPerHour; }
    double cost(std::size_t pool, double from, double to) const override
    {
        return m_pools[pool].usdPerHour * (to - from);
    }
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
    double leastUsdPerHour(std::size_t pool) const override { return m_pools[pool].usdPerHour; }
    bool exponentialLives() const override { return true; }
    std::optional<double> lossesPerHour(std::size_t pool, unsigned instances) const override
    {
        return m_pools[pool].hazardPerHour * instances;
    }

private:
    std::vector<PoissonPool> m_pools;
};

} // namespace

std::optional<double> SpotProcess::lossesPerHour(std::size_t, unsigned) const { return std::nullopt; } // of any other

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
    return std::make_shared<PoissonProcess>(std::move(pools));
}

} // namespace wattfare
