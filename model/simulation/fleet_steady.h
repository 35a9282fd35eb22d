// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/fleet_kernel.h"

// The common fleet, three times as fast: maintained, every launch succeeds at once, equal weights, fixed lead time, no
// rebalancing, constant pools. A lost instance is relaunched in its slot, so that a loss is the only kind of event and
// an instance's way back needs none. Draws and outcome are those of FleetRun (sums differ in the last digits).
namespace wattfare::sim {

inline bool isSteady(const FleetParams &p, const FleetModel &m)
{
    if (p.process || p.request != FleetRequest::maintain || p.rebalance != RebalanceMode::none || p.leadExponential
        || p.warmUpHours > 0.0 || !p.upAtStart || p.capUsdPerUnitHour || m.spotTarget <= 0.0)
        return false;
    for (const FleetPool &pool : p.pools) {
        if (pool.capacityInstances || pool.launchSuccess < 1.0 || pool.unitsPerInstance != p.pools.front().unitsPerInstance)
            return false;
    }
    return true;
}

class SteadyFleet
{
public:
    SteadyFleet(const FleetParams &params, const FleetModel &model, const BlockContext *context)
        : m_params(params)
        , m_model(model)
        , m_context(context)
        , m_pools(ConstantPools(params).pools)
        , m_order(model.order)
        , m_spread(spreadOver(params))
        , m_units(params.pools.front().unitsPerInstance)
        , m_count(static_cast<std::size_t>(std::ceil(model.spotTarget / m_units - 1e-9 / m_units)))
        , m_lives(m_count)
        , m_upAt(m_count)
        , m_pool(m_count)
        , m_held(params.pools.size())
        , m_shocks(params.pools.size())
    {
        m_tree.reset(m_count + m_pools.size());
        for (std::size_t i = 0; i < m_count; ++i) {
            m_firstPool.push_back(choose());
            ++m_held[m_firstPool.back()];
        }
        m_firstHeld = m_held;
    }

    void sampleCapacity(std::size_t points, double binsPerUnit, std::span<double> sums, std::span<std::uint32_t> counts)
    {
        m_sums = sums;
        m_counts = counts;
        m_changes.assign(points + 1, 0.0);
        m_bins = counts.size() / points;
        m_binsPerUnit = binsPerUnit;
        m_pointsPerHour = m_model.hours > 0.0 ? static_cast<double>(points - 1) / m_model.hours : 0.0;
    }

    FleetFigures run(std::uint64_t seed, std::uint64_t trajectory)
    {
        begin(seed, trajectory);
        const double end = m_model.hours;
        for (;;) {
            const std::size_t leaf = m_tree.leaf();
            const double t = std::max(m_now, m_tree.time(leaf));
            if (!(t < end))
                break;
            if ((++m_events & 4095U) == 0 && m_context != nullptr && m_context->cancelled()) {
                m_f.stopped = true;
                return m_f;
            }
            m_now = t;
            if (leaf < m_count)
                lose(leaf, t);
            else
                shock(leaf - m_count, t);
        }
        finish();
        return m_f;
    }

private:
    std::uint32_t choose() const
    {
        if (m_spread == 1)
            return m_order[0];
        // Fewest instances, then place in the order, as one number: which is least cannot be predicted.
        std::uint64_t best = std::numeric_limits<std::uint64_t>::max();
        for (std::size_t k = 0; k < m_spread; ++k)
            best = std::min(best, std::uint64_t{m_held[m_order[k]]} << 16U | k);
        return m_order[best & 0xffffU];
    }

    double lossAfter(std::size_t slot, std::uint32_t pool, double up)
    {
        const double mean = m_pools[pool].meanLife;
        return mean < kNever ? up + m_lives.exponential(slot) * mean : kNever;
    }

    void begin(std::uint64_t seed, std::uint64_t trajectory)
    {
        m_f = {};
        m_now = 0.0;
        m_missingHours = m_below = m_longest = 0.0;
        m_shortFrom = m_shortTo = 0.0;
        m_lives.begin(seed, trajectory, Substream::lifetimes);
        m_held = m_firstHeld;
        for (std::size_t i = 0; i < m_count; ++i) {
            m_upAt[i] = 0.0;
            m_pool[i] = m_firstPool[i];
            m_tree.put(i, lossAfter(i, m_pool[i], 0.0));
        }
        for (std::size_t j = 0; j < m_pools.size(); ++j) {
            const double rate = m_params.pools[j].shockPerHour;
            double at = kNever;
            if (rate > 0.0) {
                m_shocks[j] = RandomStream(seed, trajectory, Substream::regime, static_cast<std::uint32_t>(j) + kShockSlot);
                at = m_shocks[j].exponential() / rate;
            }
            m_tree.put(m_count + j, at);
        }
        m_tree.build();
        m_f.launches = static_cast<double>(m_count);
    }

    void change(double t, double units)
    {
        const double at = t * m_pointsPerHour; // the first point at or after t
        const auto whole = static_cast<std::size_t>(at);
        m_changes[whole + (at > static_cast<double>(whole) ? 1U : 0U)] += units;
    }

    void lose(std::size_t slot, double t)
    {
        std::uint32_t pool = m_pool[slot];
        const double life = t - m_upAt[slot], usd = m_pools[pool].usdPerHour * life;
        const double billed = billedHours(life, true, m_params.billing);
        if (billed <= 0.0)
            m_f.freeUsd += usd;
        else
            m_f.spotUsd += billed > life && life > 0.0 ? usd * (billed / life) : usd;
        ++m_f.losses;
        ++m_f.launches;
        --m_held[pool];
        pool = choose();
        ++m_held[pool];
        m_pool[slot] = pool;
        const double up = t + m_params.leadHours, back = std::min(up, m_model.hours);
        m_upAt[slot] = up;
        m_tree.update(slot, lossAfter(slot, pool, up));
        // Shortages are the union of the ways back.
        m_missingHours += back - t;
        if (t > m_shortTo) {
            closeShortage();
            m_shortFrom = t;
        }
        m_shortTo = back;
        change(t, -m_units);
        if (up < m_model.hours)
            change(up, m_units);
    }

    void closeShortage()
    {
        m_below += m_shortTo - m_shortFrom;
        m_longest = std::max(m_longest, m_shortTo - m_shortFrom);
    }

    void shock(std::size_t pool, double t)
    {
        RandomStream &stream = m_shocks[pool];
        m_tree.update(m_count + pool, t + stream.exponential() / m_params.pools[pool].shockPerHour);
        m_victims.clear();
        for (std::size_t i = 0; i < m_count; ++i) {
            if (m_pool[i] == pool && m_upAt[i] < t && (m_params.shockShare >= 1.0 || stream.uniform() < m_params.shockShare))
                m_victims.push_back(i);
        }
        for (const std::size_t slot : m_victims)
            lose(slot, t);
    }

    void finish()
    {
        closeShortage();
        const double end = m_model.hours;
        const double full = m_model.onDemandUnits + static_cast<double>(m_count) * m_units;
        const double excess = full - m_model.target; // of a complete fleet, less than one instance
        m_f.unitHours = full * end - m_units * m_missingHours;
        m_f.below = end > 0.0 ? std::min(1.0, m_below / end) : 0.0;
        m_f.longest = m_longest;
        m_f.shortfall = std::max(0.0, m_units * m_missingHours - excess * m_below);
        m_f.surplus = excess * (end - m_below);
        for (std::size_t i = 0; i < m_count; ++i) {
            if (m_upAt[i] < end)
                m_f.spotUsd += m_pools[m_pool[i]].usdPerHour * (end - m_upAt[i]);
        }
        double live = full;
        for (std::size_t i = 0; i + 1 < m_changes.size(); ++i) {
            live += m_changes[i];
            m_changes[i] = 0.0;
            m_sums[i] += live;
            const auto bin = std::min(m_bins - 1, static_cast<std::size_t>(std::max(0.0, live) * m_binsPerUnit + 0.5));
            ++m_counts[i * m_bins + bin];
        }
        if (!m_changes.empty())
            m_changes.back() = 0.0;
    }

    const FleetParams &m_params;
    const FleetModel &m_model;
    const BlockContext *m_context;
    std::vector<ConstantPools::Pool> m_pools;
    std::vector<std::uint32_t> m_order;
    std::size_t m_spread;
    double m_units;
    std::size_t m_count;
    QuadStreams m_lives;
    std::vector<double> m_upAt;            // [slot]
    std::vector<std::uint32_t> m_pool;     // [slot]
    std::vector<std::uint32_t> m_held, m_firstHeld; // [pool] instances launched and not lost
    std::vector<std::uint32_t> m_firstPool;
    std::vector<RandomStream> m_shocks;
    std::vector<std::size_t> m_victims;
    Tournament m_tree;
    FleetFigures m_f;
    std::span<double> m_sums;
    std::span<std::uint32_t> m_counts;
    std::vector<double> m_changes;
    std::size_t m_bins = 0;
    double m_binsPerUnit = 1.0, m_pointsPerHour = 0.0;
    double m_now = 0.0, m_missingHours = 0.0, m_below = 0.0, m_longest = 0.0, m_shortFrom = 0.0, m_shortTo = 0.0;
    std::uint32_t m_events = 0;
};

} // namespace wattfare::sim
