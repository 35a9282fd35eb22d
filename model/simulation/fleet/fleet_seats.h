// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/fleet/fleet_meter.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <utility>

// The slots of a fleet that is lost, asked for again and launched as a whole, where the order of the slots decides
// which pool each goes to: what FleetRun does slot by slot, with nothing else in the loop.
namespace wattfare::sim {

class FleetSeats
{
public:
    static constexpr double kMostUnits = 4e6; // of all slots

    // `order` of the pools by the strategy, the first `spread` of which share the load.
    FleetSeats(double spotTarget, std::size_t slots, const std::vector<std::uint32_t> &order, std::size_t spread,
        const std::vector<double> &units, const std::vector<HourlyRates> &rates)
        : m_pools(order.size())
        , m_spread(spread)
    {
        // All slots at their heaviest within 60 bits, at least 2^-38 a unit.
        const double heaviest = *std::max_element(units.begin(), units.end());
        m_scale = std::exp2(std::floor(60.0 - std::log2(spotTarget + static_cast<double>(slots) * heaviest + 1.0)));
        m_enough = whole(spotTarget - kUnitEps);
        m_eps = whole(kUnitEps);
        for (const std::uint32_t pool : order) { // pools are named by their rank in the order from here on
            m_ranks.push_back({whole(units[pool]), 0, 0, 0});
            m_units.push_back(units[pool]);
            m_rates.push_back(rates[pool]);
        }
        // Launched together, the k-th instance goes to the same pool each time: that which then holds the least.
        for (std::size_t k = 0; k < slots; ++k) {
            const std::size_t best = leastHeld();
            m_ranks[best].held += m_ranks[best].weight;
            m_inTurn.push_back(static_cast<std::uint16_t>(best));
        }
        m_pass.resize(slots / 64 + 1);
        for (const bool holds : {true, false}) {
            forgetCounts();
            m_now.pool.assign(slots, 0);
            m_now.taken.assign(m_pass.size(), 0);
            m_now.free.resize(slots);
            std::iota(m_now.free.rbegin(), m_now.free.rend(), 0U);
            m_now.freeCount = slots;
            std::int64_t have = 0;
            for (std::size_t k = 0; have < m_enough && k < slots; ++k) {
                const std::uint16_t pool = holds ? m_inTurn[k] : std::uint16_t{0};
                m_now.pool[k] = pool;
                m_now.taken[k / 64] |= std::uint64_t{1} << (k % 64);
                --m_now.freeCount;
                ++m_ranks[pool].count;
                have += m_ranks[pool].weight;
            }
            sumUp();
            (holds ? m_holding : m_asking) = {m_now, m_ranks};
        }
    }

    // As a trajectory begins: all that is needed is held, or was asked for and refused.
    void begin(bool holding)
    {
        const Start &start = holding ? m_holding : m_asking;
        m_now = start.seats;
        m_ranks = start.ranks;
    }

    double units() const { return m_now.units; } // held or asked for
    const HourlyRates &rates() const { return m_now.rates; }
    double instances() const { return static_cast<double>(m_now.instances); }

    // Slot after slot is lost; while units are missing each asks again, for the pool that then holds the least, and is
    // refused.
    void lose()
    {
        for (std::size_t j = 0; j < m_pools; ++j) {
            m_ranks[j].held = j < m_spread ? m_ranks[j].count * m_ranks[j].weight : kMuch;
            m_ranks[j].count = 0;
        }
        std::size_t best = leastHeld();
        Rank *ranks = m_ranks.data();
        const std::int64_t enough = m_enough, eps = m_eps;
        std::int64_t have = m_now.weight;
        std::uint64_t *taken = m_now.taken.data();
        std::uint32_t *free = m_now.free.data();
        std::uint16_t *pools = m_now.pool.data();
        std::size_t freeCount = m_now.freeCount;
        // What comes next depends on nothing that a processor could foresee: no branch but for more than one asking.
        eachSeat([&](std::size_t slot) {
            const std::size_t pool = pools[slot];
            const std::int64_t lost = ranks[pool].weight, held = ranks[pool].held - lost;
            ranks[pool].held = held;
            // Only this one holds less than before; of equals the first is taken.
            const std::int64_t more = held - ranks[best].held;
            best = (more < -eps) | ((more <= eps) & (pool <= best)) ? pool : best;
            have -= lost;
            const bool asks = have < enough;
            pools[slot] = static_cast<std::uint16_t>(best);
            ranks[best].count += asks;
            have += ranks[best].weight & -std::int64_t{asks};
            free[freeCount] = static_cast<std::uint32_t>(slot);
            freeCount += !asks;
            taken[slot / 64] ^= std::uint64_t{!asks} << (slot % 64);
            while (have < enough && freeCount > 0) {
                const std::uint32_t other = free[--freeCount];
                pools[other] = static_cast<std::uint16_t>(best);
                taken[other / 64] |= std::uint64_t{1} << (other % 64);
                ++ranks[best].count;
                have += ranks[best].weight;
            }
        });
        m_now.freeCount = freeCount;
        sumUp();
    }

    // Slot after slot is launched, in the pool that is next after so many refusals (modulo the pools); what then is
    // missing in others, which are asked for the first time.
    void launch(std::size_t refusals)
    {
        forgetCounts();
        Rank *ranks = m_ranks.data();
        if (refusals == 0) {
            const std::uint16_t *next = m_inTurn.data();
            const auto pick = [&] {
                ++ranks[*next].count;
                return *next++;
            };
            launch(pick, pick);
        } else {
            const auto same = static_cast<std::uint16_t>(refusals);
            std::int64_t seated = 0;
            const auto pick = [&] {
                ++seated;
                return same;
            };
            const auto pickMore = [&] {
                ranks[same].held = (seated + ranks[same].count) * ranks[same].weight;
                const std::size_t best = leastHeld();
                ranks[best].held += ranks[best].weight;
                ++ranks[best].count;
                return static_cast<std::uint16_t>(best);
            };
            launch(pick, pickMore);
            ranks[same].count += seated;
        }
        sumUp();
    }

private:
    struct Seats {
        std::vector<std::uint16_t> pool; // [slot]
        std::vector<std::uint64_t> taken; // a bit for each slot that holds or asks for an instance
        std::vector<std::uint32_t> free; // the stack of the other ones
        std::size_t freeCount = 0;
        std::int64_t weight = 0; // of all that are held or asked for
        double units = 0.0;
        HourlyRates rates;
        std::int64_t instances = 0;
    };

    struct Rank { // a pool
        std::int64_t weight; // of an instance
        std::int64_t held; // of all, while slots are lost or launched
        std::int64_t count; // instances that are held or asked for
        std::int64_t padding;
    };

    struct Start {
        Seats seats;
        std::vector<Rank> ranks;
    };

    // Slots that are taken now, in their order.
    template <class Do>
    void eachSeat(const Do &one)
    {
        std::copy(m_now.taken.begin(), m_now.taken.end(), m_pass.begin());
        for (std::size_t word = 0; word < m_pass.size(); ++word) {
            for (std::uint64_t bits = m_pass[word]; bits != 0; bits &= bits - 1)
                one(word * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
        }
    }

    std::size_t leastHeld() const
    {
        std::size_t best = 0;
        for (std::size_t j = 1; j < m_spread; ++j)
            best = m_ranks[j].held < m_ranks[best].held - m_eps ? j : best;
        return best;
    }
    void forgetCounts()
    {
        for (Rank &rank : m_ranks)
            rank.held = rank.count = 0;
    }

    template <class Pick, class PickMore>
    void launch(const Pick &pick, const PickMore &pickMore)
    {
        const Rank *ranks = m_ranks.data();
        const std::int64_t enough = m_enough;
        std::int64_t have = m_now.weight;
        std::uint64_t *taken = m_now.taken.data();
        const std::uint32_t *free = m_now.free.data();
        std::uint16_t *pools = m_now.pool.data();
        std::size_t freeCount = m_now.freeCount;
        eachSeat([&](std::size_t slot) {
            const std::uint16_t pool = pick();
            have += ranks[pool].weight - ranks[pools[slot]].weight;
            pools[slot] = pool;
            while (have < enough && freeCount > 0) {
                const std::uint32_t other = free[--freeCount];
                const std::uint16_t more = pickMore();
                pools[other] = more;
                taken[other / 64] |= std::uint64_t{1} << (other % 64);
                have += ranks[more].weight;
            }
        });
        m_now.freeCount = freeCount;
    }

    void sumUp()
    {
        m_now.weight = m_now.instances = 0;
        m_now.units = 0.0;
        m_now.rates = {};
        for (std::size_t j = 0; j < m_pools; ++j) {
            const auto count = static_cast<double>(m_ranks[j].count);
            m_now.weight += m_ranks[j].count * m_ranks[j].weight;
            m_now.instances += m_ranks[j].count;
            m_now.units += count * m_units[j];
            m_now.rates.add(m_rates[j], count);
        }
    }
    std::int64_t whole(double units) const { return std::llround(units * m_scale); }

    static constexpr std::int64_t kMuch = std::int64_t{1} << 62U;
    std::size_t m_pools, m_spread;
    // Units in whole numbers, as fine as they fit: comparing those costs a fraction of what comparing fractions does.
    double m_scale = 1.0;
    std::int64_t m_enough = 0; // less is too little
    std::int64_t m_eps = 0;
    std::vector<Rank> m_ranks;
    std::vector<double> m_units; // [rank of the pool] of an instance
    std::vector<HourlyRates> m_rates; // likewise
    std::vector<std::uint16_t> m_inTurn;
    std::vector<std::uint64_t> m_pass;
    Seats m_now;
    Start m_holding, m_asking;
};

} // namespace wattfare::sim
