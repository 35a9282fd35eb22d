// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/fleet_model.h"

#include <algorithm>
#include <cmath>
#include <limits>

// One trajectory of a fleet (section 6.2). A slot is a place for an instance with streams of its own. When a slot
// launches, its whole future is drawn at once: when it is live, when a rebalance is advised, when it is lost. So a slot
// has one next event, kept in a tournament tree; with a fixed lead time instances go live in the order of their
// launches, which a queue serves.
namespace wattfare::sim {

// Smallest of a fixed number of keys, each with its own leaf; equal keys: the lowest leaf.
class Tournament
{
public:
    void reset(std::size_t leaves)
    {
        m_size = 1;
        while (m_size < leaves)
            m_size *= 2;
        m_nodes.assign(2 * m_size, Node{});
        for (std::size_t i = 0; i < m_size; ++i)
            m_nodes[m_size + i].leaf = static_cast<std::uint32_t>(i);
    }
    void put(std::size_t leaf, double key) { m_nodes[m_size + leaf].key = key; } // build() must follow
    void build()
    {
        for (std::size_t i = m_size; i-- > 1;)
            m_nodes[i] = better(m_nodes[2 * i], m_nodes[2 * i + 1]);
    }
    void update(std::size_t leaf, double key)
    {
        std::size_t i = m_size + leaf;
        Node winner{key, static_cast<std::uint32_t>(leaf)};
        m_nodes[i] = winner;
        while (i > 1) {
            const Node &other = m_nodes[i ^ 1U];
            const bool keep = winner.key < other.key || (winner.key == other.key && winner.leaf < other.leaf);
            winner.key = keep ? winner.key : other.key;
            winner.leaf = keep ? winner.leaf : other.leaf;
            i /= 2;
            m_nodes[i] = winner;
        }
    }
    double key() const { return m_nodes[1].key; }
    std::size_t leaf() const { return m_nodes[1].leaf; }

private:
    struct Node {
        double key = kNever;
        std::uint32_t leaf = 0;
    };
    static Node better(const Node &a, const Node &b) { return b.key < a.key ? b : a; }
    std::vector<Node> m_nodes;
    std::size_t m_size = 1;
};

struct FleetFigures {
    double unitHours = 0.0, shortfall = 0.0, below = 0.0, longest = 0.0, surplus = 0.0;
    double losses = 0.0, launches = 0.0, spotUsd = 0.0, freeUsd = 0.0, overlapUsd = 0.0;
    double noCapacityAt = kNever;
    bool stopped = false;
};

// Pools whose hazards and prices never change, without a virtual call.
struct ConstantPools {
    const FleetParams &params;
    double nextLoss(std::size_t pool, double t, RandomStream &life) const
    {
        const double hazard = params.pools[pool].hazardPerHour;
        return hazard > 0.0 ? t + life.exponential() / hazard : kNever;
    }
    bool launchOk(std::size_t pool, double, RandomStream &launches) const
    {
        const double s = params.pools[pool].launchSuccess;
        return s >= 1.0 || launches.uniform() < s;
    }
    double price(std::size_t pool, double) const { return params.pools[pool].usdPerHour; }
    double cost(std::size_t pool, double from, double to) const { return params.pools[pool].usdPerHour * (to - from); }
    double hazard(std::size_t pool, double) const { return params.pools[pool].hazardPerHour; }
};
struct PathPools {
    SpotPath &path;
    double nextLoss(std::size_t pool, double t, RandomStream &life) const { return path.nextLoss(pool, t, life); }
    bool launchOk(std::size_t pool, double t, RandomStream &launches) const { return path.launchOk(pool, t, launches); }
    double price(std::size_t pool, double t) const { return path.price(pool, t); }
    double cost(std::size_t pool, double from, double to) const { return path.cost(pool, from, to); }
    double hazard(std::size_t pool, double t) const { return path.hazard(pool, t); }
};

struct SilentFleetRecorder {
    static constexpr bool listens = false;
    void event(double, FleetEvent::Kind, std::size_t, std::size_t) { }
    void step(double, double) { }
};

template <class Pools, class Recorder>
class FleetRun
{
public:
    FleetRun(const FleetParams &params, const FleetModel &model, const BlockContext *context, Recorder &record)
        : m_params(params)
        , m_model(model)
        , m_context(context)
        , m_record(record)
        , m_spread(spreadOver(params))
        , m_maintain(params.request == FleetRequest::maintain)
        , m_rebalances(m_maintain && params.rebalance != RebalanceMode::none)
        , m_useQueue(!params.leadExponential && params.warmUpHours == 0.0)
        , m_slots(model.slots)
        , m_order(model.order)
        , m_instances(params.pools.size())
        , m_shocks(params.pools.size())
        , m_quotes(params.pools.size())
    {
        m_tree.reset(model.slots + params.pools.size());
        m_queue.resize(model.slots + 1);
    }

    // Live units at each of `grid` go to sums and, by bin, to counts.
    FleetFigures run(Pools pools, std::uint64_t seed, std::uint64_t trajectory, std::span<const double> grid,
        std::span<double> sums, std::span<std::uint32_t> counts, double binsPerUnit)
    {
        m_pools = &pools;
        begin(seed, trajectory, grid, sums, counts, binsPerUnit);
        while (!m_f.stopped) {
            const bool queued = m_queueHead != m_queueTail && m_queue[m_queueHead].at <= m_tree.key();
            const double t = queued ? m_queue[m_queueHead].at : m_tree.key();
            if (!(t < m_model.hours))
                break;
            if ((++m_events & 4095U) == 0 && m_context != nullptr && m_context->cancelled()) {
                m_f.stopped = true;
                break;
            }
            if (queued) {
                const Queued entry = m_queue[m_queueHead];
                m_queueHead = next(m_queueHead);
                if (m_slots[entry.slot].generation == entry.generation)
                    goLive(entry.slot, t);
                continue;
            }
            const std::size_t leaf = m_tree.leaf();
            if (leaf >= m_slots.size())
                shock(leaf - m_slots.size(), t);
            else
                slotEvent(static_cast<std::uint32_t>(leaf), t);
        }
        finish();
        return m_f;
    }

private:
    enum class State : std::uint8_t { free, retry, coming, live };
    enum class Next : std::uint8_t { loss, rebalance, live, terminate, retry };
    struct Slot {
        RandomStream life, launches, notices;
        double upAt = 0.0, liveAt = 0.0, lossAt = kNever, overlapFrom = kNever;
        double reserved = 0.0;                 // units it stands for while not live
        std::uint32_t pool = 0, generation = 0;
        std::uint32_t replaces = kNoSlot;      // slot that its launch is to relieve
        std::uint16_t tries = 0, offset = 0;   // failed attempts; place in the order to try next
        State state = State::free;
        Next nextEvent = Next::loss;
        bool relieved = false;                 // a replacement was launched
    };
    struct Queued {
        double at = 0.0;
        std::uint32_t slot = 0, generation = 0;
    };
    static constexpr std::uint32_t kNoSlot = 0xffffffffU;

    void begin(std::uint64_t seed, std::uint64_t trajectory, std::span<const double> grid, std::span<double> sums,
        std::span<std::uint32_t> counts, double binsPerUnit)
    {
        m_f = {};
        m_grid = grid;
        m_sums = sums;
        m_counts = counts;
        m_bins = grid.empty() ? 0 : counts.size() / grid.size();
        m_binsPerUnit = binsPerUnit;
        m_gridAt = 0;
        m_now = 0.0;
        m_live = m_model.onDemandUnits;
        m_promised = 0.0;
        m_shortSince = kNever;
        m_queueHead = m_queueTail = 0;
        m_freeSlots.clear();
        const bool draws = m_params.leadExponential || drawsLaunches();
        for (std::size_t i = m_slots.size(); i-- > 0;) {
            Slot &s = m_slots[i];
            const auto slot = static_cast<std::uint32_t>(i);
            s.life = RandomStream(seed, trajectory, Substream::lifetimes, slot);
            if (draws)
                s.launches = RandomStream(seed, trajectory, Substream::launchSuccess, slot);
            if (m_rebalances)
                s.notices = RandomStream(seed, trajectory, Substream::notice, slot);
            s.state = State::free;
            s.tries = s.offset = 0;
            ++s.generation;
            m_tree.put(i, kNever);
            m_freeSlots.push_back(slot);
        }
        std::fill(m_instances.begin(), m_instances.end(), 0U);
        for (std::size_t j = 0; j < m_shocks.size(); ++j) {
            const double rate = m_params.pools[j].shockPerHour;
            double at = kNever;
            if (rate > 0.0) {
                m_shocks[j] = RandomStream(seed, trajectory, Substream::regime, static_cast<std::uint32_t>(j) + kShockSlot);
                at = m_shocks[j].exponential() / rate;
            }
            m_tree.put(m_slots.size() + j, at);
        }
        m_building = true;
        fill(0.0, true);
        m_building = false;
        m_tree.build();
        m_record.step(0.0, m_live);
        noteShortage(0.0);
    }

    bool drawsLaunches() const
    {
        if (m_params.process)
            return true;
        for (const FleetPool &pool : m_params.pools) {
            if (pool.launchSuccess < 1.0)
                return true;
        }
        return false;
    }

    std::size_t next(std::size_t i) const { return i + 1 == m_queue.size() ? 0 : i + 1; }

    void setNext(std::uint32_t slot, Next event, double at)
    {
        m_slots[slot].nextEvent = event;
        if (m_building)
            m_tree.put(slot, at);
        else
            m_tree.update(slot, at);
    }

    // Integrates up to t, where live units are about to change.
    void passTo(double t)
    {
        const double dt = t - m_now;
        while (m_gridAt < m_grid.size() && m_grid[m_gridAt] < t)
            sample();
        m_f.unitHours += m_live * dt;
        const double missing = m_model.target - m_live;
        m_f.shortfall += missing > 0.0 ? missing * dt : 0.0;
        m_f.below += missing > kUnitEps ? dt : 0.0;
        m_f.surplus -= missing < 0.0 ? missing * dt : 0.0;
        m_now = t;
    }
    void sample()
    {
        m_sums[m_gridAt] += m_live;
        const auto bin = std::min(m_bins - 1, static_cast<std::size_t>(m_live * m_binsPerUnit + 0.5));
        ++m_counts[m_gridAt * m_bins + bin];
        ++m_gridAt;
    }
    // After live units changed at t.
    void noteShortage(double t)
    {
        const bool shortNow = m_model.target - m_live > kUnitEps;
        if (shortNow && m_shortSince == kNever) {
            m_shortSince = t;
        } else if (!shortNow && m_shortSince != kNever) {
            m_f.longest = std::max(m_f.longest, t - m_shortSince);
            m_shortSince = kNever;
        }
    }
    void changeLive(double t, double units)
    {
        passTo(t);
        m_live += units;
        noteShortage(t);
        m_record.step(t, m_live);
    }

    // Launches until live and promised units reach the target.
    void fill(double t, bool first)
    {
        while (m_live - m_model.onDemandUnits + m_promised < m_model.spotTarget - kUnitEps && !m_freeSlots.empty()) {
            const std::uint32_t slot = m_freeSlots.back();
            m_freeSlots.pop_back();
            m_slots[slot].tries = m_slots[slot].offset = 0;
            m_slots[slot].replaces = kNoSlot;
            if (!attempt(slot, t, first) && !m_maintain)
                m_promised += m_params.pools.front().unitsPerInstance; // asked once: given up, not asked again
        }
    }

    bool open(std::uint32_t j, double t)
    {
        const FleetPool &pool = m_params.pools[j];
        if (pool.capacityInstances && m_instances[j] >= *pool.capacityInstances)
            return false;
        return !m_params.capUsdPerUnitHour || m_pools->price(j, t) <= *m_params.capUsdPerUnitHour * pool.unitsPerInstance;
    }

    // The pool that the strategy takes next, or kNoSlot; `offset` skips pools that just refused.
    std::uint32_t choose(double t, std::uint16_t offset)
    {
        if (!m_model.constant || m_order.empty()) {
            for (std::size_t j = 0; j < m_quotes.size(); ++j) {
                const FleetPool &pool = m_params.pools[j];
                m_quotes[j] = {m_pools->price(j, t) / pool.unitsPerInstance,
                    m_pools->hazard(j, t) + m_params.shockShare * pool.shockPerHour};
            }
            orderPools(m_params, m_quotes, m_order);
        }
        const std::size_t n = m_order.size();
        std::uint32_t best = kNoSlot;
        double least = 0.0;
        for (std::size_t k = 0; k < n; ++k) {
            const std::uint32_t j = m_order[offset == 0 ? k : (k + offset) % n];
            if (open(j, t)) {
                const double held = m_instances[j] * m_params.pools[j].unitsPerInstance;
                if (best == kNoSlot || held < least) {
                    best = j;
                    least = held;
                }
            }
            if (best != kNoSlot && (k + 1 >= m_spread || offset != 0))
                break;
        }
        return best;
    }

    // LAUNCH(slot). False: it failed and will be retried (or, for a request, given up).
    bool attempt(std::uint32_t slot, double t, bool first)
    {
        Slot &s = m_slots[slot];
        const std::uint32_t pool = choose(t, s.offset);
        const bool accepted = pool != kNoSlot && m_pools->launchOk(pool, t, s.launches);
        if (pool == kNoSlot)
            m_f.noCapacityAt = std::min(m_f.noCapacityAt, t);
        if (!accepted) {
            m_record.event(t, FleetEvent::Kind::launchFailed, pool == kNoSlot ? 0 : pool, slot);
            if (!m_maintain) {
                // Once: the other pools are tried at once, then the request stays short.
                if (pool != kNoSlot && s.offset + 1U < m_params.pools.size()) {
                    ++s.offset;
                    return attempt(slot, t, first);
                }
                return false;
            }
            if (s.state != State::retry) {
                s.state = State::retry;
                s.reserved = m_params.pools[pool == kNoSlot ? 0 : pool].unitsPerInstance;
                m_promised += s.reserved;
            }
            const double wait = std::min(600.0, 30.0 * std::ldexp(1.0, std::min<int>(s.tries, 10)));
            ++s.tries;
            if (pool != kNoSlot)
                s.offset = static_cast<std::uint16_t>((s.offset + 1U) % m_params.pools.size());
            setNext(slot, Next::retry, t + wait / 3600.0);
            return false;
        }
        if (s.state == State::retry)
            m_promised -= s.reserved;
        s.tries = s.offset = 0;
        s.pool = pool;
        s.relieved = false;
        s.overlapFrom = kNever;
        ++s.generation;
        ++m_instances[pool];
        ++m_f.launches;
        m_record.event(t, FleetEvent::Kind::launch, pool, slot);
        double lead = first && m_params.upAtStart ? 0.0 : m_params.leadHours;
        if (m_params.leadExponential && lead > 0.0)
            lead *= s.launches.exponential();
        const double warmUp = first && m_params.upAtStart ? 0.0 : m_params.warmUpHours;
        s.upAt = t + lead;
        s.liveAt = s.upAt + warmUp;
        s.lossAt = m_pools->nextLoss(pool, s.upAt, s.life);
        s.reserved = m_params.pools[pool].unitsPerInstance;
        if (s.liveAt <= t) {
            s.state = State::live;
            m_record.event(t, FleetEvent::Kind::up, pool, slot);
            if (m_building)
                m_live += s.reserved;
            else
                changeLive(t, s.reserved);
            relieve(slot, t);
            scheduleLoss(slot);
            return true;
        }
        s.state = State::coming;
        m_promised += s.reserved;
        if (m_useQueue) {
            m_queue[m_queueTail] = {s.liveAt, slot, s.generation};
            m_queueTail = next(m_queueTail);
            setNext(slot, Next::loss, s.lossAt);
        } else if (s.liveAt <= s.lossAt) {
            setNext(slot, Next::live, s.liveAt);
        } else {
            setNext(slot, Next::loss, s.lossAt);
        }
        return true;
    }

    void scheduleLoss(std::uint32_t slot)
    {
        Slot &s = m_slots[slot];
        if (m_rebalances && s.lossAt < kNever) {
            const double advised = rebalanceTime(s.upAt, s.lossAt, m_params.notices, s.notices);
            setNext(slot, Next::rebalance, std::max(advised, s.liveAt));
            return;
        }
        setNext(slot, Next::loss, s.lossAt);
    }

    void goLive(std::uint32_t slot, double t)
    {
        Slot &s = m_slots[slot];
        if (s.state != State::coming)
            return;
        s.state = State::live;
        m_promised -= s.reserved;
        m_record.event(t, FleetEvent::Kind::up, s.pool, slot);
        changeLive(t, s.reserved);
        relieve(slot, t);
        if (m_rebalances || s.nextEvent == Next::live)
            scheduleLoss(slot);
    }

    // The instance that this one replaces runs beside it from now on.
    void relieve(std::uint32_t slot, double t)
    {
        Slot &s = m_slots[slot];
        if (s.replaces == kNoSlot)
            return;
        Slot &old = m_slots[s.replaces];
        if (old.state == State::live && old.relieved) {
            old.overlapFrom = t;
            if (m_params.rebalance == RebalanceMode::launchBeforeTerminate && t + m_params.terminationDelayHours < old.lossAt)
                setNext(s.replaces, Next::terminate, t + m_params.terminationDelayHours);
        }
        s.replaces = kNoSlot;
    }

    void slotEvent(std::uint32_t slot, double t)
    {
        Slot &s = m_slots[slot];
        switch (s.nextEvent) {
        case Next::live:
            goLive(slot, t);
            break;
        case Next::retry: {
            if (attempt(slot, t, false))
                fill(t, false); // the pool that took it may weigh less than the one that refused
            break;
        }
        case Next::rebalance:
            m_record.event(t, FleetEvent::Kind::rebalance, s.pool, slot);
            setNext(slot, Next::loss, s.lossAt);
            if (!m_freeSlots.empty()) {
                s.relieved = true;
                const std::uint32_t other = m_freeSlots.back();
                m_freeSlots.pop_back();
                m_slots[other].tries = m_slots[other].offset = 0;
                m_slots[other].replaces = slot;
                attempt(other, t, false);
            }
            break;
        case Next::loss:
            if (Recorder::listens && s.state == State::live)
                m_record.event(std::max(s.upAt, t - m_params.notices.noticeHours), FleetEvent::Kind::notice, s.pool, slot);
            end(slot, t, true);
            break;
        case Next::terminate:
            end(slot, t, false);
            break;
        }
    }

    // LOSS(slot), or the user's termination of a relieved one.
    void end(std::uint32_t slot, double t, bool lost)
    {
        Slot &s = m_slots[slot];
        bill(s, t, lost);
        m_f.losses += lost ? 1.0 : 0.0;
        m_record.event(t, lost ? FleetEvent::Kind::loss : FleetEvent::Kind::terminate, s.pool, slot);
        --m_instances[s.pool];
        if (s.state == State::live)
            changeLive(t, -s.reserved);
        else
            m_promised -= s.reserved; // lost while it warmed up
        s.state = State::free;
        ++s.generation;
        const std::uint32_t leaf = slot;
        if (m_maintain && m_live - m_model.onDemandUnits + m_promised < m_model.spotTarget - kUnitEps) {
            // The same slot launches again; one update of the tree serves both.
            s.replaces = kNoSlot;
            attempt(leaf, t, false);
            fill(t, false);
        } else {
            setNext(leaf, Next::loss, kNever);
            m_freeSlots.push_back(slot);
        }
    }

    void bill(const Slot &s, double t, bool lost)
    {
        const double life = t - s.upAt;
        if (!(life > 0.0))
            return;
        const double usd = m_pools->cost(s.pool, s.upAt, t);
        const double billed = billedHours(life, lost, m_params.billing);
        if (billed <= 0.0)
            m_f.freeUsd += usd;
        else
            m_f.spotUsd += billed > life ? usd * (billed / life) : usd;
        if (s.overlapFrom < t)
            m_f.overlapUsd += m_pools->cost(s.pool, s.overlapFrom, t);
    }

    void shock(std::size_t pool, double t)
    {
        m_record.event(t, FleetEvent::Kind::shock, pool, 0);
        RandomStream &stream = m_shocks[pool];
        m_tree.update(m_slots.size() + pool, t + stream.exponential() / m_params.pools[pool].shockPerHour);
        m_victims.clear();
        for (std::uint32_t i = 0; i < m_slots.size(); ++i) {
            const Slot &s = m_slots[i];
            const bool up = (s.state == State::live || s.state == State::coming) && s.pool == pool && s.upAt < t;
            if (up && (m_params.shockShare >= 1.0 || stream.uniform() < m_params.shockShare))
                m_victims.push_back(i);
        }
        for (const std::uint32_t slot : m_victims)
            end(slot, t, true);
    }

    void finish()
    {
        if (m_f.stopped)
            return;
        const double end = m_model.hours;
        passTo(end);
        while (m_gridAt < m_grid.size())
            sample();
        if (m_shortSince != kNever)
            m_f.longest = std::max(m_f.longest, end - m_shortSince);
        for (const Slot &s : m_slots) {
            if ((s.state != State::live && s.state != State::coming) || !(s.upAt < end))
                continue;
            m_f.spotUsd += m_pools->cost(s.pool, s.upAt, end); // runs on: no minimum
            if (s.overlapFrom < end)
                m_f.overlapUsd += m_pools->cost(s.pool, s.overlapFrom, end);
        }
        if (m_model.hours > 0.0)
            m_f.below /= m_model.hours;
    }

    static constexpr double kUnitEps = 1e-9;
    static constexpr std::uint32_t kShockSlot = 4096; // zones of a regime process use the streams below

    const FleetParams &m_params;
    const FleetModel &m_model;
    const BlockContext *m_context;
    Recorder &m_record;
    std::size_t m_spread;
    bool m_maintain, m_rebalances, m_building = false;
    bool m_useQueue; // lead and warm-up let instances go live in the order of their launches
    std::vector<Slot> m_slots;
    std::vector<std::uint32_t> m_order;
    std::vector<std::uint32_t> m_instances; // [pool] launched and not ended
    std::vector<RandomStream> m_shocks;
    std::vector<PoolQuote> m_quotes;
    std::vector<std::uint32_t> m_freeSlots, m_victims;
    std::vector<Queued> m_queue;
    std::size_t m_queueHead = 0, m_queueTail = 0;
    Tournament m_tree;
    const Pools *m_pools = nullptr;
    FleetFigures m_f;
    std::span<const double> m_grid;
    std::span<double> m_sums;
    std::span<std::uint32_t> m_counts;
    std::size_t m_bins = 0, m_gridAt = 0;
    double m_binsPerUnit = 1.0;
    double m_now = 0.0, m_live = 0.0, m_promised = 0.0, m_shortSince = kNever;
    std::uint32_t m_events = 0;
};

} // namespace wattfare::sim
