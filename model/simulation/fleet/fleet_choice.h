// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/fleet/fleet_meter.h"
#include "model/simulation/fleet/fleet_model.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

// What each pool of a fleet holds, and which pool the strategy takes next (simulation 6.2).
namespace wattfare::sim {

// The places of pools that hold only so many instances, each a pool of its own in the path; without such places the
// pools themselves.
class PoolPlaces
{
public:
    explicit PoolPlaces(const FleetParams &params)
        : m_places(params.process ? params.process->places() : 0)
        , m_words((m_places + 63) / 64)
        , m_vacant(m_words * params.pools.size())
    {
    }
    std::size_t perPool() const { return m_places; } // 0: as many as one likes
    void begin() { std::fill(m_vacant.begin(), m_vacant.end(), ~std::uint64_t{0}); }

    std::size_t first(std::size_t pool) const { return m_places == 0 ? pool : pool * m_places; }
    // The pool of the path that the next instance of a pool takes; one that has room.
    std::uint32_t vacant(std::uint32_t pool) const
    {
        if (m_places == 0)
            return pool;
        std::size_t word = pool * m_words;
        while (m_vacant[word] == 0)
            ++word;
        const std::size_t inPool
            = (word - pool * m_words) * 64 + static_cast<std::size_t>(std::countr_zero(m_vacant[word]));
        return static_cast<std::uint32_t>(pool * m_places + inPool);
    }
    void setVacant(std::uint32_t pool, std::uint32_t place, bool vacant)
    {
        if (m_places == 0)
            return;
        const std::size_t inPool = place - pool * m_places;
        std::uint64_t &word = m_vacant[pool * m_words + inPool / 64];
        const std::uint64_t bit = std::uint64_t{1} << (inPool % 64);
        word = vacant ? word | bit : word & ~bit;
    }

private:
    std::size_t m_places, m_words;
    std::vector<std::uint64_t> m_vacant; // [pool] words with a bit for each free place
};

template <class Pools>
class PoolChoice
{
public:
    static constexpr std::uint32_t kNone = 0xffffffffU;

    PoolChoice(const FleetParams &params, const FleetModel &model)
        : m_params(params)
        , m_places(params)
        , m_spread(spreadOver(params))
        , m_constant(model.constant)
        , m_units(model.units)
        , m_order(model.order)
        , m_orderUntil(model.order.empty() ? 0.0 : kNever)
        , m_instances(params.pools.size())
        , m_held(params.pools.size())
        , m_quotes(params.pools.size())
    {
        for (const FleetPool &pool : params.pools) {
            m_limits.push_back(pool.capacityInstances.value_or(std::numeric_limits<std::uint32_t>::max()));
            m_alwaysOpen = m_alwaysOpen && !pool.capacityInstances;
        }
        if (m_places.perPool() > 0) {
            m_alwaysOpen = false;
            for (std::uint32_t &limit : m_limits)
                limit = std::min(limit, static_cast<std::uint32_t>(m_places.perPool()));
        }
        m_alwaysOpen = m_alwaysOpen && !params.capUsdPerUnitHour;
    }
    void begin()
    {
        if (!m_constant)
            m_orderUntil = 0.0;
        std::fill(m_instances.begin(), m_instances.end(), 0U);
        std::fill(m_held.begin(), m_held.end(), 0.0);
        m_places.begin();
    }

    double units(std::uint32_t pool) const { return m_units[pool]; } // of an instance
    double fewestUnits() const { return *std::min_element(m_units.begin(), m_units.end()); }
    bool alwaysOpen() const { return m_alwaysOpen; } // no pool is ever full or too dear
    bool hasRoom(std::uint32_t pool) const { return m_alwaysOpen || m_instances[pool] < m_limits[pool]; }
    std::uint32_t preferred() const { return m_order.front(); } // as next() ordered them last
    std::uint32_t place(std::uint32_t pool) const
    {
        return m_places.vacant(pool);
    } // of the next instance; where there is room

    void take(std::uint32_t pool, std::uint32_t place)
    {
        m_places.setVacant(pool, place, false);
        ++m_instances[pool];
        m_held[pool] += m_units[pool];
    }
    void giveBack(std::uint32_t pool, std::uint32_t place)
    {
        --m_instances[pool];
        m_held[pool] -= m_units[pool];
        m_places.setVacant(pool, place, true);
    }

    // The pool that the strategy takes next, or kNone; `offset` skips pools that just refused. Part of every launch.
    [[gnu::always_inline]] std::uint32_t next(const Pools &pools, double t, std::uint16_t offset)
    {
        if (!(t < m_orderUntil)) {
            m_orderUntil = pools.quotesUntil(t);
            for (std::size_t j = 0; j < m_quotes.size(); ++j) {
                const FleetPool &pool = m_params.pools[j];
                m_quotes[j] = {pools.price(m_places.first(j), t) / pool.unitsPerInstance,
                    pools.hazard(m_places.first(j), t) + m_params.shockShare * pool.shockPerHour};
            }
            orderPools(m_params, m_quotes, m_order);
        }
        const std::size_t n = m_order.size();
        if (m_alwaysOpen && m_spread == 1)
            return m_order[offset];
        std::uint32_t best = kNone;
        double least = 0.0;
        for (std::size_t k = 0; k < n; ++k) {
            const std::uint32_t j = m_order[k + offset < n ? k + offset : k + offset - n];
            if (open(pools, j, t)) {
                const double held = m_held[j];
                if (best == kNone || held < least - kUnitEps) { // of equals the first, whatever the rounding
                    best = j;
                    least = held;
                }
            }
            if (best != kNone && (k + 1 >= m_spread || offset != 0))
                break;
        }
        return best;
    }

private:
    bool open(const Pools &pools, std::uint32_t j, double t) const
    {
        if (m_alwaysOpen)
            return true;
        if (m_instances[j] >= m_limits[j])
            return false;
        return !m_params.capUsdPerUnitHour
            || pools.price(m_places.first(j), t) <= *m_params.capUsdPerUnitHour * m_params.pools[j].unitsPerInstance;
    }

    const FleetParams &m_params;
    PoolPlaces m_places;
    std::size_t m_spread;
    bool m_alwaysOpen = true;
    bool m_constant; // hazards and prices never change
    std::vector<double> m_units; // [pool] of an instance
    std::vector<std::uint32_t> m_limits; // [pool] instances
    std::vector<std::uint32_t> m_order;
    double m_orderUntil; // h: the order holds until then
    std::vector<std::uint32_t> m_instances; // [pool] launched and not ended
    std::vector<double> m_held; // [pool] units of them
    std::vector<PoolQuote> m_quotes;
};

} // namespace wattfare::sim
