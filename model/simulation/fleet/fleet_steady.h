// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/fleet/fleet_meter.h"
#include "model/simulation/fleet/fleet_pools.h"
#include "model/simulation/random/random_quads.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

// The common fleet, without a queue of events: maintained, every launch succeeds at once, equal weights, fixed lead
// time, no rebalancing, constant pools. A lost instance is relaunched in its slot and, as shown at `place`, in its
// pool. So slots meet only in the shocks of their pool and in what is counted of the whole fleet: each slot runs from
// shock to shock by itself, and shortages are worked out of the sorted hours of all losses. Draws and outcome are those
// of FleetRun (sums differ in the last digits).
namespace wattfare::sim {

inline constexpr double kMostSteadyLosses = 1e6; // of a trajectory: their hours are kept

inline bool isSteady(const FleetParams &p, const FleetModel &m)
{
    if (p.process || p.request != FleetRequest::maintain || p.rebalance != RebalanceMode::none || p.leadExponential
        || p.warmUpHours > 0.0 || !p.upAtStart || p.capUsdPerUnitHour || m.spotTarget <= 0.0)
        return false;
    double rate = 0.0;
    for (const FleetPool &pool : p.pools) {
        if (pool.capacityInstances || pool.launchSuccess < 1.0
            || pool.unitsPerInstance != p.pools.front().unitsPerInstance)
            return false;
        rate = std::max(rate, pool.hazardPerHour + pool.shockPerHour);
    }
    return static_cast<double>(m.slots) * rate * m.hours < kMostSteadyLosses;
}

class SteadyFleet
{
public:
    SteadyFleet(const FleetParams &params, const FleetModel &model, const BlockContext *context)
        : m_params(params)
        , m_model(model)
        , m_context(context)
        , m_units(model.units.front())
        , m_count(static_cast<std::size_t>(std::ceil(model.spotTarget / m_units - 1e-9 / m_units)))
        , m_full(model.onDemandUnits + static_cast<double>(m_count) * m_units)
        , m_shortLife(params.billing.firstHourFree ? 1.0 : params.billing.minimumHours)
        , m_slots(m_count)
    {
        place();
        double losses = 0.0;
        for (const Pool &pool : m_pools)
            losses += static_cast<double>(pool.end - pool.begin) * pool.hazard * model.hours + pool.shock * model.hours;
        m_hours.resize(static_cast<std::size_t>(2.0 * losses) + 64);
        m_sorted.resize(m_hours.size());
        m_cells.assign(std::bit_ceil(static_cast<std::size_t>(losses) + 16), 0);
        m_cellsPerHour = model.hours > 0.0 ? static_cast<double>(m_cells.size()) / model.hours : 0.0;
    }

    void sampleCapacity(std::size_t points, double binsPerUnit, std::span<double> sums, std::span<std::uint32_t> counts)
    {
        m_sums = sums;
        m_counts = counts;
        m_bins = counts.size() / points;
        m_binsPerUnit = binsPerUnit;
        m_pointsPerHour = m_model.hours > 0.0 ? static_cast<double>(points - 1) / m_model.hours : 0.0;
        m_changes.assign(points + 1, 0);
        m_changed.assign(points / 64 + 1, 0);
        m_below.assign(points, {});
    }

    FleetFigures run(std::uint64_t seed, std::uint64_t trajectory)
    {
        FleetFigures f;
        m_losses = 0;
        m_instances = 0;
        m_lateHours = 0.0;
        m_blocks.begin(seed, trajectory, Substream::lifetimes);
        m_blocks.exponentials(m_streams, m_firstBlocks, m_lives);
        for (std::size_t j = 0; j < m_pools.size(); ++j)
            runPool(f, j, seed, trajectory);
        if ((m_sincePoll += m_losses + 1) >= 4096) {
            m_sincePoll = 0;
            if (m_context != nullptr && m_context->cancelled()) {
                f.stopped = true;
                return f;
            }
        }
        f.losses = static_cast<double>(m_instances);
        f.launches = static_cast<double>(m_instances + m_count);
        finish(f);
        return f;
    }

    // After the last of `trajectories`: the capacity at the points of time, which was counted by what was missing.
    void endBlock(std::size_t trajectories)
    {
        for (std::size_t i = 0; i < m_below.size(); ++i) {
            m_sums[i]
                += m_full * static_cast<double>(trajectories) - m_units * static_cast<double>(m_below[i].instances);
            m_counts[i * m_bins + binOf(0)] += static_cast<std::uint32_t>(trajectories - m_below[i].times);
        }
    }

private:
    struct Pool {
        HourlyRates rates;
        double hazard = 0.0, shock = 0.0;
        std::size_t begin = 0, end = 0; // slots
    };
    struct alignas(64) Slot { // one cache line
        std::array<double, 4> lives{}; // the next ones, of mean 1
        double up = 0.0, loss = kNever; // of the present instance
        std::uint32_t stream = 0, block = 0, used = 0;
    };
    static_assert(sizeof(Slot) <= 64);

    // Slots by pool. Each launch goes to the pool with the fewest instances of those that share the load, the earlier
    // one of equals. From none on that leaves the numbers of the pools equal, or the earlier ones one ahead; if one
    // instance of a pool is lost, the next launch goes to this same pool: one that was ahead is now the earliest of the
    // lowest, one that was not is lowest alone. So a slot stays in its pool.
    void place()
    {
        const std::size_t spread = spreadOver(m_params);
        for (std::size_t k = 0; k < m_model.order.size(); ++k) {
            const FleetPool &p = m_params.pools[m_model.order[k]];
            Pool pool{ratesOf(p, p.usdPerHour.value_or(0.0)), p.hazardPerHour, p.shockPerHour,
                m_pools.empty() ? 0 : m_pools.back().end, 0};
            pool.end = pool.begin;
            for (std::size_t stream = k; k < spread && stream < m_count; stream += spread)
                m_slots[pool.end++].stream = static_cast<std::uint32_t>(stream);
            m_pools.push_back(pool);
        }
        for (Slot &slot : m_slots) {
            m_streams.push_back(slot.stream);
            m_lives.push_back(slot.lives.data());
        }
        m_firstBlocks.assign(m_count, 0);
        m_waiting.reserve(m_count);
        m_waitingBlocks.reserve(m_count);
        m_waitingStreams.reserve(m_count);
        m_waitingLives.reserve(m_count);
    }

    double nextLife(Slot &slot) const
    {
        if (slot.used == 4) {
            slot.block += 2;
            assert(slot.block != 0);
            slot.used = 0;
            m_blocks.exponentials(slot.stream, slot.block, slot.lives);
        }
        return slot.lives[slot.used++];
    }

    // Up to `limit`. Slots that run out of lives wait, so that theirs are drawn together.
    void advance(std::span<Slot> slots, double limit, double mean)
    {
        for (Slot &slot : slots)
            advance(slot, limit, mean);
        while (!m_waiting.empty()) {
            m_waitingBlocks.clear();
            m_waitingStreams.clear();
            m_waitingLives.clear();
            for (Slot *slot : m_waiting) {
                slot->block += 2;
                assert(slot->block != 0);
                slot->used = 1;
                m_waitingBlocks.push_back(slot->block);
                m_waitingStreams.push_back(slot->stream);
                m_waitingLives.push_back(slot->lives.data());
            }
            m_blocks.exponentials(m_waitingStreams, m_waitingBlocks, m_waitingLives);
            m_drawn.swap(m_waiting);
            m_waiting.clear();
            for (Slot *slot : m_drawn) {
                slot->loss = slot->up + slot->lives[0] * mean;
                advance(*slot, limit, mean);
            }
        }
    }
    void advance(Slot &slot, double limit, double mean)
    {
        double loss = slot.loss;
        std::uint32_t used = slot.used;
        while (loss < limit) {
            count(slot.up, loss);
            keepHour(loss);
            slot.up = loss + m_params.leadHours;
            if (used == 4) {
                m_waiting.push_back(&slot);
                break;
            }
            loss = slot.up + slot.lives[used++] * mean;
        }
        slot.loss = loss;
        slot.used = used;
    }

    void runPool(FleetFigures &f, std::size_t j, std::uint64_t seed, std::uint64_t trajectory)
    {
        const Pool &pool = m_pools[j];
        if (pool.begin == pool.end)
            return;
        const double end = m_model.hours, mean = pool.hazard > 0.0 ? 1.0 / pool.hazard : kNever;
        RandomStream shocks;
        double shock = kNever;
        if (pool.shock > 0.0) {
            shocks = RandomStream(seed, trajectory, Substream::regime, m_model.order[j] + kShockSlot);
            shock = shocks.exponential() / pool.shock;
        }
        const std::size_t before = m_instances;
        m_freeHours = m_minimumHours = 0.0;
        const std::span<Slot> slots(m_slots.data() + pool.begin, pool.end - pool.begin);
        for (Slot &slot : slots) {
            slot.up = 0.0;
            slot.block = slot.used = 0;
            slot.loss = mean < kNever ? nextLife(slot) * mean : kNever;
        }
        for (;;) {
            advance(slots, std::min(shock, end), mean);
            if (!(shock < end))
                break;
            const double t = shock;
            shock = t + shocks.exponential() / pool.shock;
            m_victims.clear();
            for (Slot &slot : slots) {
                if (slot.up < t && (m_params.shockShare >= 1.0 || shocks.uniform() < m_params.shockShare))
                    m_victims.push_back(&slot);
            }
            for (Slot *slot : m_victims) {
                count(slot->up, t);
                slot->up = t + m_params.leadHours;
                slot->loss = mean < kNever ? slot->up + nextLife(*slot) * mean : kNever;
            }
            if (!m_victims.empty())
                keepHour(t);
        }
        // All the hours that instances were up, less what is not billed.
        double hours = -m_params.leadHours * static_cast<double>(m_instances - before);
        for (const Slot &slot : slots)
            hours += std::max(slot.up, end);
        f.freeUsd += pool.rates.usd * m_freeHours;
        f.spotUsd += pool.rates.usd * std::max(0.0, hours - m_freeHours + m_minimumHours);
        f.idleWh += pool.rates.idleW * hours;
        f.workWh += pool.rates.workW * hours;
    }

    // An instance that was up from `up` on is lost at t.
    void count(double up, double t)
    {
        const double life = t - up, back = t + m_params.leadHours;
        if (life < m_shortLife) {
            if (m_params.billing.firstHourFree)
                m_freeHours += life;
            else
                m_minimumHours += m_shortLife - life;
        }
        ++m_instances;
        const double end = m_model.hours;
        if (back > end)
            m_lateHours += back - end;
        const std::size_t from = pointAfter(t), to = back < end ? pointAfter(back) : m_below.size();
        if (from < to) {
            --m_changes[from];
            ++m_changes[to];
            m_changed[from / 64] |= std::uint64_t{1} << (from % 64);
        }
    }

    // Index of the first point of time at or after t.
    std::size_t pointAfter(double t) const
    {
        const double at = t * m_pointsPerHour;
        const auto whole = static_cast<std::uint32_t>(at);
        return std::min<std::size_t>(whole + (at > static_cast<double>(whole) ? 1U : 0U), m_below.size());
    }

    void keepHour(double t)
    {
        if (m_losses == m_hours.size()) {
            m_hours.resize(2 * m_losses);
            m_sorted.resize(2 * m_losses);
        }
        m_hours[m_losses++] = t;
        ++m_cells[cellOf(t)];
    }
    std::size_t cellOf(double t) const
    {
        return std::min(static_cast<std::size_t>(static_cast<std::uint32_t>(t * m_cellsPerHour)), m_cells.size() - 1);
    }

    // The hours of the losses in order: into cells of equal length, which hold about one each, then next to next.
    void sortHours()
    {
        const auto begin = m_sorted.begin(), end = begin + static_cast<std::ptrdiff_t>(m_losses);
        std::uint32_t sum = 0, most = 0;
        for (std::uint32_t &cell : m_cells) {
            const std::uint32_t here = cell;
            most = std::max(most, here);
            cell = sum;
            sum += here;
        }
        for (std::size_t i = 0; i < m_losses; ++i)
            m_sorted[m_cells[cellOf(m_hours[i])]++] = m_hours[i];
        std::fill(m_cells.begin(), m_cells.end(), 0);
        if (most > 32) { // crowded: losses follow each other's lead times
            std::sort(begin, end);
            return;
        }
        for (auto at = begin; at != end; ++at) {
            const double t = *at;
            auto to = at;
            for (; to != begin && *(to - 1) > t; --to)
                *to = *(to - 1);
            *to = t;
        }
    }

    void finish(FleetFigures &f)
    {
        sortHours();
        // The fleet is short in the union of the ways back.
        const double end = m_model.hours, lead = m_params.leadHours;
        double below = 0.0, longest = 0.0, from = 0.0, to = 0.0;
        for (std::size_t i = 0; i < m_losses; ++i) {
            const double t = m_sorted[i];
            if (t > to) {
                below += to - from;
                longest = std::max(longest, to - from);
                from = t;
            }
            to = std::min(t + lead, end);
        }
        below += to - from;
        longest = std::max(longest, to - from);
        const double missing = static_cast<double>(m_instances) * lead - m_lateHours; // instance-hours
        const double excess = m_full - m_model.target; // of a complete fleet, less than one instance
        f.unitHours = m_full * end - m_units * missing;
        f.below = end > 0.0 ? std::min(1.0, below / end) : 0.0;
        f.longest = longest;
        f.shortfall = std::max(0.0, m_units * missing - excess * below);
        f.surplus = excess * (end - below);
        countMissing();
    }

    // Points of time at which instances are on their way back; most points have none.
    void countMissing()
    {
        std::int64_t missing = 0;
        for (std::size_t word = 0; word < m_changed.size(); ++word) {
            for (std::uint64_t bits = std::exchange(m_changed[word], 0); bits != 0; bits &= bits - 1) {
                std::size_t i = word * 64 + static_cast<std::size_t>(std::countr_zero(bits));
                if (i < m_passed)
                    continue; // the way back of an earlier one led past it
                for (; i < m_below.size(); ++i) {
                    missing -= std::exchange(m_changes[i], 0);
                    if (missing == 0)
                        break;
                    m_below[i].instances += static_cast<std::uint64_t>(missing);
                    ++m_below[i].times;
                    ++m_counts[i * m_bins + binOf(missing)];
                }
                m_passed = i;
            }
        }
        m_changes.back() = 0;
        m_passed = 0;
    }

    std::size_t binOf(std::int64_t missing) const
    {
        const double live = std::max(0.0, m_full - m_units * static_cast<double>(missing));
        return std::min(m_bins - 1, static_cast<std::size_t>(live * m_binsPerUnit + 0.5));
    }

    struct Below { // at a point of time, over the trajectories of the block
        std::uint64_t instances = 0, times = 0;
    };

    const FleetParams &m_params;
    const FleetModel &m_model;
    const BlockContext *m_context;
    double m_units;
    std::size_t m_count;
    double m_full; // units of the complete fleet
    double m_shortLife; // hours that are not billed as they are
    PhiloxQuads m_blocks;
    std::vector<Pool> m_pools; // in the order of the strategy
    std::vector<Slot> m_slots; // by pool
    std::vector<Slot *> m_victims, m_waiting, m_drawn;
    std::vector<std::uint32_t> m_streams, m_firstBlocks, m_waitingStreams, m_waitingBlocks;
    std::vector<double *> m_lives, m_waitingLives;
    std::vector<double> m_hours, m_sorted; // of losses; those of one shock count once
    std::vector<std::uint32_t> m_cells; // losses a cell; zero between trajectories
    double m_cellsPerHour = 0.0;
    std::size_t m_losses = 0; // in m_hours
    std::size_t m_instances = 0; // lost
    double m_lateHours = 0.0; // of lead times, after the end
    double m_freeHours = 0.0, m_minimumHours = 0.0; // of the pool
    std::size_t m_sincePoll = 0;
    // Capacity over time
    std::span<double> m_sums;
    std::span<std::uint32_t> m_counts;
    std::size_t m_bins = 0;
    double m_binsPerUnit = 1.0, m_pointsPerHour = 0.0;
    std::vector<std::int32_t> m_changes; // [point] instances that are back less those lost, since the point before
    std::vector<std::uint64_t> m_changed; // a bit for each point at which instances were lost
    std::vector<Below> m_below; // [point]
    std::size_t m_passed = 0;
};

} // namespace wattfare::sim
