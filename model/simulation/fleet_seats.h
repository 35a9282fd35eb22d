// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/fleet_meter.h"

#include <bit>
#include <numeric>
#include <utility>

// The slots of a fleet that is lost, asked for again and launched as a whole, where the order of the slots decides
// which pool each goes to: what FleetRun does slot by slot, with nothing else in the loop.
namespace wattfare::sim {

class FleetSeats
{
public:
    // `order` of the pools by the strategy, the first `spread` of which share the load.
    FleetSeats(double spotTarget, std::size_t slots, const std::vector<std::uint32_t> &order, std::size_t spread,
        const std::vector<double> &units, const std::vector<double> &usdPerHour)
        : m_enough(spotTarget - kUnitEps)
        , m_pools(order.size())
        , m_spread(spread)
    {
        for (const std::uint32_t pool : order) { // pools are named by their rank in the order from here on
            m_units.push_back(units[pool]);
            m_usdPerHour.push_back(usdPerHour[pool]);
        }
        // Launched together, the k-th instance goes to the same pool each time: that which then holds the least.
        m_held.assign(m_spread, 0.0);
        for (std::size_t k = 0; k < slots; ++k) {
            const std::size_t best = leastHeld();
            m_held[best] += m_units[best];
            m_inTurn.push_back(static_cast<std::uint16_t>(best));
        }
        m_pass.resize(slots / 64 + 1);
        for (const bool holds : {true, false}) {
            Start &start = holds ? m_holding : m_asking;
            m_counts.assign(m_pools, 0);
            m_now.pool.assign(slots, 0);
            m_now.taken.assign(m_pass.size(), 0);
            m_now.free.resize(slots);
            std::iota(m_now.free.rbegin(), m_now.free.rend(), 0U);
            m_now.freeCount = slots;
            double have = 0.0;
            for (std::size_t k = 0; have < m_enough && k < slots; ++k) {
                const std::uint16_t pool = holds ? m_inTurn[k] : std::uint16_t{0};
                m_now.pool[k] = pool;
                m_now.taken[k / 64] |= std::uint64_t{1} << (k % 64);
                --m_now.freeCount;
                ++m_counts[pool];
                have += m_units[pool];
            }
            sumUp();
            start = {m_now, m_counts};
        }
    }

    // As a trajectory begins: all that is needed is held, or was asked for and refused.
    void begin(bool holding)
    {
        const Start &start = holding ? m_holding : m_asking;
        m_now = start.seats;
        m_counts = start.counts;
    }

    double units() const { return m_now.units; } // held or asked for
    double usdPerHour() const { return m_now.usdPerHour; }
    std::uint32_t instances() const { return m_now.instances; }

    // Slot after slot is lost; while units are missing each asks again, for the pool that then holds the least, and is
    // refused.
    void lose()
    {
        for (std::size_t j = 0; j < m_spread; ++j)
            m_held[j] = m_counts[j] * m_units[j];
        std::size_t best = leastHeld();
        std::fill(m_counts.begin(), m_counts.end(), 0U);
        const double *units = m_units.data(), enough = m_enough;
        double *heldBy = m_held.data();
        double have = m_now.units, least = m_held[best];
        std::uint64_t *taken = m_now.taken.data();
        std::uint32_t *free = m_now.free.data(), *counts = m_counts.data();
        std::uint16_t *pools = m_now.pool.data();
        std::size_t freeCount = m_now.freeCount;
        eachSeat([&](std::size_t slot) {
            const std::size_t pool = pools[slot];
            have -= units[pool];
            if (pool < m_spread) {
                // Only this one holds less than before; of equals the first is taken.
                const double held = heldBy[pool] -= units[pool];
                const bool changes = held < least - kUnitEps || (held <= least + kUnitEps && pool <= best);
                best = changes ? pool : best;
                least = changes ? held : least;
            }
            if (have < enough) {
                pools[slot] = static_cast<std::uint16_t>(best);
                ++counts[best];
                have += units[best];
                while (have < enough && freeCount > 0) {
                    const std::uint32_t other = free[--freeCount];
                    pools[other] = static_cast<std::uint16_t>(best);
                    taken[other / 64] |= std::uint64_t{1} << (other % 64);
                    ++counts[best];
                    have += units[best];
                }
            } else {
                taken[slot / 64] &= ~(std::uint64_t{1} << (slot % 64));
                free[freeCount++] = static_cast<std::uint32_t>(slot);
            }
        });
        m_now.freeCount = freeCount;
        sumUp();
    }

    // Slot after slot is launched, in the pool that is next after so many refusals (modulo the pools); what then is
    // missing in others, which are asked for the first time.
    void launch(std::size_t refusals)
    {
        std::fill(m_counts.begin(), m_counts.end(), 0U);
        const auto count = [this](std::size_t pool) { ++m_counts[pool]; };
        if (refusals == 0) {
            const std::uint16_t *next = m_inTurn.data();
            const auto pick = [&] { return *next++; };
            launch(pick, pick, count);
        } else {
            std::fill(m_held.begin(), m_held.end(), 0.0);
            std::size_t best = 0;
            const auto hold = [&](std::size_t pool) {
                if (pool >= m_spread)
                    return;
                m_held[pool] += m_units[pool];
                if (pool == best)
                    best = leastHeld();
            };
            const auto same = static_cast<std::uint16_t>(refusals);
            launch(
                [&] {
                    hold(same);
                    return same;
                },
                [&] {
                    const auto pool = static_cast<std::uint16_t>(best);
                    hold(pool);
                    return pool;
                },
                count);
        }
        sumUp();
    }

private:
    struct Seats {
        std::vector<std::uint16_t> pool; // [slot]
        std::vector<std::uint64_t> taken; // a bit for each slot that holds or asks for an instance
        std::vector<std::uint32_t> free; // the stack of the other ones
        std::size_t freeCount = 0;
        double units = 0.0, usdPerHour = 0.0;
        std::uint32_t instances = 0;
    };

    struct Start {
        Seats seats;
        std::vector<std::uint32_t> counts;
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
            best = m_held[j] < m_held[best] - kUnitEps ? j : best;
        return best;
    }

    template <class Pick, class PickMore, class Count>
    void launch(const Pick &pick, const PickMore &pickMore, const Count &count)
    {
        const double *units = m_units.data(), enough = m_enough;
        double have = m_now.units;
        std::uint64_t *taken = m_now.taken.data();
        const std::uint32_t *free = m_now.free.data();
        std::uint16_t *pools = m_now.pool.data();
        std::size_t freeCount = m_now.freeCount;
        eachSeat([&](std::size_t slot) {
            const std::uint16_t pool = pick();
            have += units[pool] - units[pools[slot]];
            pools[slot] = pool;
            count(pool);
            while (have < enough && freeCount > 0) {
                const std::uint32_t other = free[--freeCount];
                const std::uint16_t more = pickMore();
                pools[other] = more;
                taken[other / 64] |= std::uint64_t{1} << (other % 64);
                count(more);
                have += units[more];
            }
        });
        m_now.freeCount = freeCount;
    }

    void sumUp()
    {
        m_now.units = m_now.usdPerHour = 0.0;
        m_now.instances = 0;
        for (std::size_t j = 0; j < m_pools; ++j) {
            m_now.units += m_counts[j] * m_units[j];
            m_now.usdPerHour += m_counts[j] * m_usdPerHour[j];
            m_now.instances += m_counts[j];
        }
    }

    double m_enough; // fewer units are too few
    std::size_t m_pools, m_spread;
    std::vector<double> m_units, m_usdPerHour; // [rank of the pool] of an instance
    std::vector<double> m_held; // [rank of the pool] units, while slots are lost
    std::vector<std::uint32_t> m_counts; // [rank of the pool] instances that are held or asked for
    std::vector<std::uint16_t> m_inTurn;
    std::vector<std::uint64_t> m_pass;
    Seats m_now;
    Start m_holding, m_asking;
};

} // namespace wattfare::sim
