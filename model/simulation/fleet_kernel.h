// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/fleet_meter.h"
#include "model/simulation/random_quads.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

// One trajectory of a fleet (section 6.2). A slot is a place for an instance with streams of its own. When a slot
// launches, its whole future is drawn at once: when it is live, when a rebalance is advised, when it is lost. So a slot
// has one next event, kept in a tournament tree; with a fixed lead time instances go live in the order of their
// launches, which a queue serves.
namespace wattfare::sim {

// The earliest of a fixed number of times >= 0, each with its own leaf. A key is the bit pattern of the time, which sorts
// as the time does, with the leaf in the lowest bits: one comparison a level and no branch. Times closer than about 1e-13
// of their size are served in the order of their leaves.
class Tournament
{
public:
    void reset(std::size_t leaves)
    {
        m_size = 1;
        while (m_size < leaves)
            m_size *= 2;
        m_mask = m_size - 1;
        m_times.assign(m_size, kNever);
        m_keys.assign(2 * m_size, 0);
        for (std::size_t i = 0; i < m_size; ++i)
            put(i, kNever);
        build();
    }
    void put(std::size_t leaf, double time) // build() must follow
    {
        m_times[leaf] = time;
        m_keys[m_size + leaf] = keyOf(leaf, time);
    }
    void build()
    {
        for (std::size_t i = m_size; i-- > 1;)
            m_keys[i] = std::min(m_keys[2 * i], m_keys[2 * i + 1]);
    }
    void update(std::size_t leaf, double time)
    {
        m_times[leaf] = time;
        std::uint64_t winner = keyOf(leaf, time);
        std::uint64_t *keys = m_keys.data();
        std::size_t i = m_size + leaf;
        keys[i] = winner;
        while (i > 1) {
            const std::uint64_t other = keys[i ^ 1U];
            winner = other < winner ? other : winner;
            i /= 2;
            keys[i] = winner;
        }
    }
    std::uint64_t key() const { return m_keys[1]; } // of the earliest
    std::size_t leaf() const { return m_keys[1] & m_mask; }
    double time(std::size_t leaf) const { return m_times[leaf]; }

private:
    std::uint64_t keyOf(std::size_t leaf, double time) const { return (std::bit_cast<std::uint64_t>(time) & ~m_mask) | leaf; }
    std::vector<std::uint64_t> m_keys;
    std::vector<double> m_times;
    std::uint64_t m_mask = 0;
    std::size_t m_size = 1;
};

// A launch that was refused is tried again, for the (tries + 1)-th time after 30 s * 2^tries, at most 10 min.
inline double retryHours(unsigned tries)
{
    constexpr std::array<double, 6> hours{30.0 / 3600.0, 60.0 / 3600.0, 120.0 / 3600.0, 240.0 / 3600.0, 480.0 / 3600.0,
        600.0 / 3600.0};
    return hours[std::min<std::size_t>(tries, hours.size() - 1)];
}
// Retries this close to the time at which capacity comes back ask for it themselves: a tick's start is one up to rounding.
inline constexpr double kRetrySlack = 1e-4;

inline constexpr std::uint32_t kShockSlot = 4096; // streams of shocks; zones of a regime process use those below

// Pools whose hazards and prices never change, without a virtual call.
struct ConstantPools {
    static constexpr bool constant = true;
    struct Pool {
        double meanLife = kNever, usdPerHour = 0.0, launchSuccess = 1.0, hazard = 0.0;
    };
    std::vector<Pool> pools;

    explicit ConstantPools(const FleetParams &params)
    {
        for (const FleetPool &p : params.pools)
            pools.push_back({p.hazardPerHour > 0.0 ? 1.0 / p.hazardPerHour : kNever, p.usdPerHour.value_or(0.0),
                p.launchSuccess, p.hazardPerHour}); // costs without a price are withheld
    }
    void begin(std::uint64_t, std::uint64_t, double) const { }
    bool launchOk(std::size_t pool, double, RandomStream &launches) const
    {
        const double s = pools[pool].launchSuccess;
        return s >= 1.0 || launches.uniform() < s;
    }
    double price(std::size_t pool, double) const { return pools[pool].usdPerHour; }
    double cost(std::size_t pool, double from, double to) const { return pools[pool].usdPerHour * (to - from); }
    double hazard(std::size_t pool, double) const { return pools[pool].hazard; }
    double launchesFrom(std::size_t, double t) const { return t; }
    double quotesUntil(double) const { return kNever; }
};
struct PathPools {
    static constexpr bool constant = false;
    SpotPath &path;
    void begin(std::uint64_t seed, std::uint64_t trajectory, double hours) const { path.begin(seed, trajectory, hours); }
    double nextLoss(std::size_t pool, double t, RandomStream &life) const { return path.nextLoss(pool, t, life); }
    double lossOf(std::size_t pool, double t, double life) const { return path.lossOf(pool, t, life); }
    bool launchOk(std::size_t pool, double t, RandomStream &launches) const { return path.launchOk(pool, t, launches); }
    double price(std::size_t pool, double t) const { return path.price(pool, t); }
    double cost(std::size_t pool, double from, double to) const { return path.cost(pool, from, to); }
    double hazard(std::size_t pool, double t) const { return path.hazard(pool, t); }
    double nextAbove(std::size_t pool, double usdPerHour, double t) const { return path.nextAbove(pool, usdPerHour, t); }
    double launchesFrom(std::size_t pool, double t) const { return path.launchesFrom(pool, t); }
    double quotesUntil(double t) const { return path.quotesUntil(t); }
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
    // `everyRetry`: asks again at each retry, also where none can succeed; the outcome is the same.
    FleetRun(const FleetParams &params, const FleetModel &model, const BlockContext *context, Recorder &record,
        bool everyRetry = Recorder::listens)
        : m_params(params)
        , m_model(model)
        , m_context(context)
        , m_record(record)
        , m_meter(model)
        , m_spread(spreadOver(params))
        , m_maintain(params.request == FleetRequest::maintain)
        , m_rebalances(m_maintain && params.rebalance != RebalanceMode::none)
        , m_useQueue(!params.leadExponential && params.warmUpHours == 0.0)
        , m_drawsLaunches(params.leadExponential || drawsLaunches())
        , m_slots(model.slots)
        , m_exponentialLives(Pools::constant || (params.process && params.process->exponentialLives()))
        , m_lives(m_exponentialLives ? model.slots : 0)
        , m_notices(m_rebalances ? model.slots : 0)
        , m_life(m_exponentialLives ? 0 : model.slots)
        , m_launches(model.slots)
        , m_order(model.order)
        , m_orderUntil(model.order.empty() ? 0.0 : kNever)
        , m_instances(params.pools.size())
        , m_held(params.pools.size())
        , m_shocks(params.pools.size())
        , m_quotes(params.pools.size())
    {
        m_tree.reset(model.slots + params.pools.size());
        m_retries.reset(model.slots + params.pools.size());
        m_queue.resize(model.slots + 1);
        for (const FleetPool &pool : params.pools) {
            m_units.push_back(pool.unitsPerInstance);
            m_limits.push_back(pool.capacityInstances.value_or(std::numeric_limits<std::uint32_t>::max()));
            m_alwaysOpen = m_alwaysOpen && !pool.capacityInstances;
        }
        if (params.process && params.process->places() > 0) {
            m_places = params.process->places();
            m_placeWords = (m_places + 63) / 64;
            m_vacant.resize(m_placeWords * params.pools.size());
            m_alwaysOpen = false;
            for (std::uint32_t &limit : m_limits)
                limit = std::min(limit, static_cast<std::uint32_t>(m_places));
        }
        m_alwaysOpen = m_alwaysOpen && !params.capUsdPerUnitHour;
        m_skipsRetries = !Pools::constant && !everyRetry && !params.capUsdPerUnitHour;
        m_sleeps = m_skipsRetries && !m_alwaysOpen;
    }

    // Live units at `points` times from 0 to the end are added to sums and, by bin, to counts.
    void sampleCapacity(std::size_t points, double binsPerUnit, std::span<double> sums, std::span<std::uint32_t> counts)
    {
        m_meter.sample(points, binsPerUnit, sums, counts);
    }

    // Events of all trajectories so far.
    std::uint64_t events() const { return m_events; }

    FleetFigures run(const Pools &pools, std::uint64_t seed, std::uint64_t trajectory)
    {
        m_pools = &pools;
        begin(seed, trajectory);
        while (!m_f.stopped) {
            const Tournament &tree = m_sleeps && m_retries.key() < m_tree.key() ? m_retries : m_tree;
            const std::size_t leaf = tree.leaf();
            const double first = tree.time(leaf);
            const bool queued = m_queueHead != m_queueTail && m_queue[m_queueHead].at <= first;
            const double t = std::max(m_meter.now(), queued ? m_queue[m_queueHead].at : first);
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
        double upAt = 0.0, liveAt = 0.0, lossAt = kNever, overlapFrom = kNever;
        double reserved = 0.0;                 // units it stands for while not live
        std::uint32_t pool = 0, generation = 0;
        std::uint32_t place = 0;               // the pool of the path, where that has places
        std::uint32_t replaces = kNoSlot;      // slot that its launch is to relieve
        std::uint16_t tries = 0, offset = 0;   // failed attempts; place in the order to try next
        State state = State::free;
        Next nextEvent = Next::loss;
        bool relieved = false;                 // a replacement was launched
        bool noRoom = false;                   // waits for room in any pool, however little that gives
    };
    struct Queued {
        double at = 0.0;
        std::uint32_t slot = 0, generation = 0;
    };
    static constexpr std::uint32_t kNoSlot = 0xffffffffU;

    void begin(std::uint64_t seed, std::uint64_t trajectory)
    {
        m_f = {};
        if (m_exponentialLives)
            m_lives.begin(seed, trajectory, Substream::lifetimes);
        if (m_rebalances)
            m_notices.begin(seed, trajectory, Substream::notice);
        m_meter.begin(m_model.onDemandUnits);
        m_promised = 0.0;
        if (!m_model.constant)
            m_orderUntil = 0.0;
        m_queueHead = m_queueTail = 0;
        m_freeSlots.clear();
        for (std::size_t i = m_slots.size(); i-- > 0;) {
            Slot &s = m_slots[i];
            const auto slot = static_cast<std::uint32_t>(i);
            if (!m_exponentialLives)
                m_life[i] = RandomStream(seed, trajectory, Substream::lifetimes, slot);
            if (m_drawsLaunches)
                m_launches[i] = RandomStream(seed, trajectory, Substream::launchSuccess, slot);
            s.state = State::free;
            s.tries = s.offset = 0;
            ++s.generation;
            m_tree.put(i, kNever);
            if (m_sleeps)
                m_retries.put(i, kNever);
            s.nextEvent = Next::loss;
            m_freeSlots.push_back(slot);
        }
        std::fill(m_instances.begin(), m_instances.end(), 0U);
        std::fill(m_held.begin(), m_held.end(), 0.0);
        std::fill(m_vacant.begin(), m_vacant.end(), ~std::uint64_t{0});
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
        if (m_sleeps)
            m_retries.build();
        m_meter.start();
        m_record.step(0.0, m_meter.live());
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

    double lossAfter(std::uint32_t slot, std::uint32_t pool, double up)
    {
        if constexpr (Pools::constant) {
            const double mean = m_pools->pools[pool].meanLife;
            return mean < kNever ? up + m_lives.exponential(slot) * mean : kNever;
        } else {
            const std::uint32_t place = m_slots[slot].place;
            const double lost = !m_exponentialLives ? m_pools->nextLoss(place, up, m_life[slot])
                : m_pools->hazard(place, up) > 0.0  ? m_pools->lossOf(place, up, m_lives.exponential(slot))
                                                    : m_pools->lossOf(place, up, 0.0);
            if (!m_params.capUsdPerUnitHour)
                return lost;
            // Above its highest price EC2 takes it.
            return std::min(lost, m_pools->nextAbove(place, *m_params.capUsdPerUnitHour * m_units[pool], up));
        }
    }

    // The pool of the path that the next instance of a pool takes; one that has room.
    std::uint32_t placeIn(std::uint32_t pool) const
    {
        if (m_places == 0)
            return pool;
        std::size_t word = pool * m_placeWords;
        while (m_vacant[word] == 0)
            ++word;
        const std::size_t inPool = (word - pool * m_placeWords) * 64 + static_cast<std::size_t>(std::countr_zero(m_vacant[word]));
        return static_cast<std::uint32_t>(pool * m_places + inPool);
    }
    void setVacant(std::uint32_t pool, std::uint32_t place, bool vacant)
    {
        if (m_places == 0)
            return;
        const std::size_t inPool = place - pool * m_places;
        std::uint64_t &word = m_vacant[pool * m_placeWords + inPool / 64];
        const std::uint64_t bit = std::uint64_t{1} << (inPool % 64);
        word = vacant ? word | bit : word & ~bit;
    }
    std::size_t firstPlace(std::size_t pool) const { return m_places == 0 ? pool : pool * m_places; }

    std::size_t next(std::size_t i) const { return i + 1 == m_queue.size() ? 0 : i + 1; }

    void setNext(std::uint32_t slot, Next event, double at)
    {
        Next &next = m_slots[slot].nextEvent;
        if (m_sleeps && (event == Next::retry) != (next == Next::retry))
            wait(next == Next::retry ? m_retries : m_tree, slot, kNever);
        next = event;
        wait(m_sleeps && event == Next::retry ? m_retries : m_tree, slot, at);
    }
    void wait(Tournament &tree, std::uint32_t slot, double at)
    {
        if (m_building)
            tree.put(slot, at);
        else
            tree.update(slot, at);
    }

    void changeLive(double t, double units)
    {
        m_meter.change(m_f, t, units);
        m_record.step(t, m_meter.live());
    }
    bool isBelowTarget() const
    {
        return m_meter.live() - m_model.onDemandUnits + m_promised < m_model.spotTarget - kUnitEps;
    }

    // Launches until live and promised units reach the target.
    void fill(double t, bool first)
    {
        while (isBelowTarget() && !m_freeSlots.empty()) {
            const std::uint32_t slot = m_freeSlots.back();
            m_freeSlots.pop_back();
            m_slots[slot].tries = m_slots[slot].offset = 0;
            m_slots[slot].replaces = kNoSlot;
            if (!attempt(slot, t, first) && !m_maintain)
                m_promised += m_slots[slot].reserved; // asked once: given up, not asked again
        }
    }

    bool open(std::uint32_t j, double t)
    {
        if (m_alwaysOpen)
            return true;
        if (m_instances[j] >= m_limits[j])
            return false;
        return !m_params.capUsdPerUnitHour || m_pools->price(firstPlace(j), t) <= *m_params.capUsdPerUnitHour * m_units[j];
    }

    // The pool that the strategy takes next, or kNoSlot; `offset` skips pools that just refused.
    std::uint32_t choose(double t, std::uint16_t offset)
    {
        if (!(t < m_orderUntil)) {
            m_orderUntil = m_pools->quotesUntil(t);
            for (std::size_t j = 0; j < m_quotes.size(); ++j) {
                const FleetPool &pool = m_params.pools[j];
                m_quotes[j] = {m_pools->price(firstPlace(j), t) / pool.unitsPerInstance,
                    m_pools->hazard(firstPlace(j), t) + m_params.shockShare * pool.shockPerHour};
            }
            orderPools(m_params, m_quotes, m_order);
        }
        const std::size_t n = m_order.size();
        if (m_alwaysOpen && m_spread == 1)
            return m_order[offset];
        std::uint32_t best = kNoSlot;
        double least = 0.0;
        for (std::size_t k = 0; k < n; ++k) {
            const std::uint32_t j = m_order[k + offset < n ? k + offset : k + offset - n];
            if (open(j, t)) {
                const double held = m_held[j];
                if (best == kNoSlot || held < least - kUnitEps) { // of equals the first, whatever the rounding
                    best = j;
                    least = held;
                }
            }
            if (best != kNoSlot && (k + 1 >= m_spread || offset != 0))
                break;
        }
        return best;
    }

    // The launch failed, or no pool (kNoSlot) has room: it is retried, or for a request given up.
    [[gnu::noinline]] bool refused(std::uint32_t slot, std::uint32_t pool, double t, bool first)
    {
        Slot &s = m_slots[slot];
        if (pool == kNoSlot)
            m_f.noCapacityAt = std::min(m_f.noCapacityAt, t);
        m_record.event(t, FleetEvent::Kind::launchFailed, pool == kNoSlot ? 0 : pool, slot);
        if (!m_maintain) {
            // Once: the other pools are tried at once, then the request stays short by what was asked for first.
            if (s.offset == 0)
                s.reserved = m_units[pool == kNoSlot ? m_order.front() : pool];
            if (pool == kNoSlot || s.offset + 1U >= m_params.pools.size())
                return false;
            ++s.offset;
            return attempt(slot, t, first);
        }
        if (s.state != State::retry) {
            s.state = State::retry;
            s.noRoom = pool == kNoSlot && s.replaces == kNoSlot;
            s.reserved = s.noRoom ? *std::min_element(m_units.begin(), m_units.end()) : m_units[pool == kNoSlot ? 0 : pool];
            m_promised += s.reserved;
        }
        const auto later = [&] {
            const double wait = retryHours(s.tries);
            s.tries = static_cast<std::uint16_t>(std::min(s.tries + 1, 1000));
            if (pool != kNoSlot)
                s.offset = s.offset + 1U < m_params.pools.size() ? static_cast<std::uint16_t>(s.offset + 1U) : std::uint16_t{0};
            return wait;
        };
        t += later();
        if (m_skipsRetries && !(m_sleeps && m_building)) {
            // Until some pool may take a launch each retry is refused and changes nothing but the next one.
            double from = kNever;
            if (m_sleeps) { // Or until something but a retry happens: pools are as full as they are now
                setNext(slot, Next::retry, t);
                from = m_tree.time(m_tree.leaf());
                if (m_rebalances && m_queueHead != m_queueTail) // who is relieved then, ends some time later
                    from = std::min(from, m_queue[m_queueHead].at);
            }
            if (!m_sleeps || pool != kNoSlot) {
                for (std::uint32_t j = 0; j < m_params.pools.size() && t < from; ++j)
                    if (m_alwaysOpen || m_instances[j] < m_limits[j])
                        from = std::min(from, m_pools->launchesFrom(placeIn(j), t));
            }
            for (from = std::min(from, m_model.hours) - kRetrySlack; t < from;)
                t += later();
        }
        setNext(slot, Next::retry, t);
        return false;
    }

    // LAUNCH(slot). False: it failed and will be retried (or, for a request, given up).
    bool attempt(std::uint32_t slot, double t, bool first)
    {
        Slot &s = m_slots[slot];
        const std::uint32_t pool = choose(t, s.offset);
        const std::uint32_t place = pool == kNoSlot ? 0 : placeIn(pool);
        if (pool == kNoSlot || (m_drawsLaunches && !m_pools->launchOk(place, t, m_launches[slot])))
            return refused(slot, pool, t, first);
        if (s.state == State::retry) {
            m_promised -= s.reserved;
            if (s.noRoom && !isBelowTarget()) { // others got more than was waited for
                s.state = State::free;
                setNext(slot, Next::loss, kNever);
                m_freeSlots.push_back(slot);
                return true;
            }
        }
        s.tries = s.offset = 0;
        s.pool = pool;
        s.place = place;
        setVacant(pool, place, false);
        s.relieved = false;
        s.overlapFrom = kNever;
        ++s.generation;
        ++m_instances[pool];
        m_held[pool] += m_units[pool];
        ++m_f.launches;
        m_record.event(t, FleetEvent::Kind::launch, pool, slot);
        double lead = first && m_params.upAtStart ? 0.0 : m_params.leadHours;
        if (m_params.leadExponential && lead > 0.0)
            lead *= m_launches[slot].exponential();
        const double warmUp = first && m_params.upAtStart ? 0.0 : m_params.warmUpHours;
        s.upAt = t + lead;
        s.liveAt = s.upAt + warmUp;
        s.lossAt = lossAfter(slot, pool, s.upAt);
        s.reserved = m_units[pool];
        if (s.liveAt <= t) {
            s.state = State::live;
            m_record.event(t, FleetEvent::Kind::up, pool, slot);
            if (m_building)
                m_meter.addAtStart(s.reserved);
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
            QuadStreams<>::Stream notices{m_notices, slot};
            const double advised = rebalanceTime(s.upAt, s.lossAt, m_params.notices, notices);
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
        m_held[s.pool] -= m_units[s.pool];
        setVacant(s.pool, s.place, true);
        if (s.state == State::live)
            changeLive(t, -s.reserved);
        else
            m_promised -= s.reserved; // lost while it warmed up
        s.state = State::free;
        ++s.generation;
        const std::uint32_t leaf = slot;
        if (m_maintain && isBelowTarget()) {
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
        const double usd = m_pools->cost(s.place, s.upAt, t);
        const double billed = billedHours(life, lost, m_params.billing);
        if (billed <= 0.0)
            m_f.freeUsd += usd;
        else
            m_f.spotUsd += billed > life ? usd * (billed / life) : usd;
        if (s.overlapFrom < t)
            m_f.overlapUsd += m_pools->cost(s.place, s.overlapFrom, t);
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
        m_meter.finish(m_f);
        for (const Slot &s : m_slots) {
            if ((s.state != State::live && s.state != State::coming) || !(s.upAt < end))
                continue;
            m_f.spotUsd += m_pools->cost(s.place, s.upAt, end); // runs on: no minimum
            if (s.overlapFrom < end)
                m_f.overlapUsd += m_pools->cost(s.place, s.overlapFrom, end);
        }
    }

    const FleetParams &m_params;
    const FleetModel &m_model;
    const BlockContext *m_context;
    Recorder &m_record;
    CapacityMeter m_meter;
    std::size_t m_spread;
    bool m_maintain, m_rebalances, m_building = false;
    bool m_alwaysOpen = true; // no pool is ever full or too dear
    bool m_skipsRetries = false;
    bool m_sleeps = false; // retries are skipped though pools may be full
    std::size_t m_places = 0;
    std::size_t m_placeWords = 0;
    std::vector<std::uint64_t> m_vacant;   // [pool] words with a bit for each free place
    bool m_useQueue; // lead and warm-up let instances go live in the order of their launches
    bool m_drawsLaunches;
    std::vector<Slot> m_slots;
    bool m_exponentialLives; // drawn from m_lives, else from m_life
    QuadStreams<true> m_lives;
    QuadStreams<> m_notices;
    std::vector<RandomStream> m_life, m_launches; // [slot]
    std::vector<double> m_units;           // [pool] of an instance
    std::vector<std::uint32_t> m_limits;   // [pool] instances
    std::vector<std::uint32_t> m_order;
    double m_orderUntil; // h: the order holds until then
    std::vector<std::uint32_t> m_instances; // [pool] launched and not ended
    std::vector<double> m_held;             // [pool] units of them
    std::vector<RandomStream> m_shocks;
    std::vector<PoolQuote> m_quotes;
    std::vector<std::uint32_t> m_freeSlots, m_victims;
    std::vector<Queued> m_queue;
    std::size_t m_queueHead = 0, m_queueTail = 0;
    Tournament m_tree, m_retries; // of slots and shocks; of the retries of slots, where those sleep
    const Pools *m_pools = nullptr;
    FleetFigures m_f;
    double m_promised = 0.0;
    std::uint64_t m_events = 0;
};

} // namespace wattfare::sim
