// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/fleet/fleet_choice.h"
#include "model/simulation/fleet/fleet_events.h"
#include "model/simulation/fleet/fleet_meter.h"
#include "model/simulation/fleet/fleet_pools.h"
#include "model/simulation/random/random_quads.h"

#include <algorithm>
#include <span>
#include <vector>

// One trajectory of a fleet (simulation 6.2). A slot is a place for an instance with streams of its own. When a slot
// launches, its whole future is drawn at once: when it is live, when a rebalance is advised, when it is lost. So a slot
// has one next event, kept in a tournament tree; with a fixed lead time instances go live in the order of their
// launches, which a queue serves.
namespace wattfare::sim {

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
        , m_choice(params, model)
        , m_queue(model.slots)
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
        , m_shocks(params.pools.size())
    {
        for (const FleetPool &pool : params.pools)
            m_rates.push_back(ratesOf(pool, 0.0));
        m_tree.reset(model.slots + params.pools.size());
        m_retries.reset(model.slots + params.pools.size());
        m_skipsRetries = !Pools::constant && !everyRetry && !params.capUsdPerUnitHour;
        m_sleeps = m_skipsRetries && !m_choice.alwaysOpen();
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
            const bool queued = !m_queue.empty() && m_queue.front().at <= first;
            const double t = std::max(m_meter.now(), queued ? m_queue.front().at : first);
            if (!(t < m_model.hours))
                break;
            if ((++m_events & 4095U) == 0 && m_context != nullptr && m_context->cancelled()) {
                m_f.stopped = true;
                break;
            }
            if (queued) {
                const LaunchQueue::Entry entry = m_queue.pop();
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
        double reserved = 0.0; // units it stands for while not live
        std::uint32_t pool = 0, generation = 0;
        std::uint32_t place = 0; // the pool of the path, where that has places
        std::uint32_t replaces = kNoSlot; // slot that its launch is to relieve
        std::uint16_t tries = 0, offset = 0; // failed attempts; place in the order to try next
        State state = State::free;
        Next nextEvent = Next::loss;
        bool relieved = false; // a replacement was launched
        bool noRoom = false; // waits for room in any pool, however little that gives
    };
    static constexpr std::uint32_t kNoSlot = 0xffffffffU;
    static constexpr std::uint32_t kNoPool = PoolChoice<Pools>::kNone;

    void begin(std::uint64_t seed, std::uint64_t trajectory)
    {
        m_f = {};
        if (m_exponentialLives)
            m_lives.begin(seed, trajectory, Substream::lifetimes);
        if (m_rebalances)
            m_notices.begin(seed, trajectory, Substream::notice);
        m_meter.begin(m_model.onDemandUnits);
        m_promised = 0.0;
        m_choice.begin();
        m_queue.clear();
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
        for (std::size_t j = 0; j < m_shocks.size(); ++j) {
            const double rate = m_params.pools[j].shockPerHour;
            double at = kNever;
            if (rate > 0.0) {
                m_shocks[j]
                    = RandomStream(seed, trajectory, Substream::regime, static_cast<std::uint32_t>(j) + kShockSlot);
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
            const double cap = *m_params.capUsdPerUnitHour * m_params.pools[pool].unitsPerInstance;
            return std::min(lost, m_pools->nextAbove(place, cap, up));
        }
    }

    [[gnu::always_inline]] void setNext(std::uint32_t slot, Next event, double at) // for each launch and loss
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

    // The launch failed, or no pool (kNoPool) has room: it is retried, or for a request given up.
    [[gnu::noinline]] bool refused(std::uint32_t slot, std::uint32_t pool, double t, bool first)
    {
        Slot &s = m_slots[slot];
        if (pool == kNoPool)
            m_f.noCapacityAt = std::min(m_f.noCapacityAt, t);
        m_record.event(t, FleetEvent::Kind::launchFailed, pool == kNoPool ? 0 : pool, slot);
        if (!m_maintain) {
            // Once: the other pools are tried at once, then the request stays short by what was asked for first.
            if (s.offset == 0)
                s.reserved = m_choice.units(pool == kNoPool ? m_choice.preferred() : pool);
            if (pool == kNoPool || s.offset + 1U >= m_params.pools.size())
                return false;
            ++s.offset;
            return attempt(slot, t, first);
        }
        if (s.state != State::retry) {
            s.state = State::retry;
            s.noRoom = pool == kNoPool && s.replaces == kNoSlot;
            s.reserved = s.noRoom ? m_choice.fewestUnits() : m_choice.units(pool == kNoPool ? 0 : pool);
            m_promised += s.reserved;
        }
        const auto later = [&] {
            const double wait = retryHours(s.tries);
            s.tries = static_cast<std::uint16_t>(std::min(s.tries + 1, 1000));
            if (pool != kNoPool)
                s.offset = s.offset + 1U < m_params.pools.size() ? static_cast<std::uint16_t>(s.offset + 1U)
                                                                 : std::uint16_t{0};
            return wait;
        };
        t += later();
        if (m_skipsRetries && !(m_sleeps && m_building)) {
            // Until some pool may take a launch each retry is refused and changes nothing but the next one.
            double from = kNever;
            if (m_sleeps) { // Or until something but a retry happens: pools are as full as they are now
                setNext(slot, Next::retry, t);
                from = m_tree.time(m_tree.leaf());
                if (m_rebalances && !m_queue.empty()) // who is relieved then, ends some time later
                    from = std::min(from, m_queue.front().at);
            }
            if (!m_sleeps || pool != kNoPool) {
                for (std::uint32_t j = 0; j < m_params.pools.size() && t < from; ++j)
                    if (m_choice.hasRoom(j))
                        from = std::min(from, m_pools->launchesFrom(m_choice.place(j), t));
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
        const std::uint32_t pool = m_choice.next(*m_pools, t, s.offset);
        const std::uint32_t place = pool == kNoPool ? 0 : m_choice.place(pool);
        if (pool == kNoPool || (m_drawsLaunches && !m_pools->launchOk(place, t, m_launches[slot])))
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
        m_choice.take(pool, place);
        s.relieved = false;
        s.overlapFrom = kNever;
        ++s.generation;
        ++m_f.launches;
        m_record.event(t, FleetEvent::Kind::launch, pool, slot);
        double lead = first && m_params.upAtStart ? 0.0 : m_params.leadHours;
        if (m_params.leadExponential && lead > 0.0)
            lead *= m_launches[slot].exponential();
        const double warmUp = first && m_params.upAtStart ? 0.0 : m_params.warmUpHours;
        s.upAt = t + lead;
        s.liveAt = s.upAt + warmUp;
        s.lossAt = lossAfter(slot, pool, s.upAt);
        s.reserved = m_choice.units(pool);
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
            m_queue.push({s.liveAt, slot, s.generation});
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
            if (m_params.rebalance == RebalanceMode::launchBeforeTerminate
                && t + m_params.terminationDelayHours < old.lossAt)
                setNext(s.replaces, Next::terminate, t + m_params.terminationDelayHours);
        }
        s.replaces = kNoSlot;
    }

    void slotEvent(std::uint32_t slot, double t)
    {
        Slot &s = m_slots[slot];
        switch (s.nextEvent) {
        case Next::live: goLive(slot, t); break;
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
                m_record.event(
                    std::max(s.upAt, t - m_params.notices.noticeHours), FleetEvent::Kind::notice, s.pool, slot);
            end(slot, t, true);
            break;
        case Next::terminate: end(slot, t, false); break;
        }
    }

    // LOSS(slot), or the user's termination of a relieved one.
    void end(std::uint32_t slot, double t, bool lost)
    {
        Slot &s = m_slots[slot];
        bill(s, t, lost);
        m_f.losses += lost ? 1.0 : 0.0;
        m_record.event(t, lost ? FleetEvent::Kind::loss : FleetEvent::Kind::terminate, s.pool, slot);
        m_choice.giveBack(s.pool, s.place);
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
        countEnergy(s, t);
        const double usd = m_pools->cost(s.place, s.upAt, t);
        const double billed = billedHours(life, lost, m_params.billing);
        if (billed <= 0.0)
            m_f.freeUsd += usd;
        else
            m_f.spotUsd += billed > life ? usd * (billed / life) : usd;
        if (s.overlapFrom < t)
            m_f.overlapUsd += m_pools->cost(s.place, s.overlapFrom, t);
    }

    void countEnergy(const Slot &s, double t)
    {
        const HourlyRates &rates = m_rates[s.pool];
        m_f.idleWh += rates.idleW * (t - s.upAt);
        m_f.workWh += rates.workW * std::max(0.0, t - s.liveAt);
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
            countEnergy(s, end);
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
    PoolChoice<Pools> m_choice;
    LaunchQueue m_queue;
    bool m_maintain, m_rebalances, m_building = false;
    bool m_skipsRetries = false;
    bool m_sleeps = false; // retries are skipped though pools may be full
    bool m_useQueue; // lead and warm-up let instances go live in the order of their launches
    bool m_drawsLaunches;
    std::vector<Slot> m_slots;
    bool m_exponentialLives; // drawn from m_lives, else from m_life
    QuadStreams<true> m_lives;
    QuadStreams<> m_notices;
    std::vector<RandomStream> m_life, m_launches; // [slot]
    std::vector<RandomStream> m_shocks;
    std::vector<HourlyRates> m_rates; // [pool] watts alone
    std::vector<std::uint32_t> m_freeSlots, m_victims;
    Tournament m_tree, m_retries; // of slots and shocks; of the retries of slots, where those sleep
    const Pools *m_pools = nullptr;
    FleetFigures m_f;
    double m_promised = 0.0;
    std::uint64_t m_events = 0;
};

} // namespace wattfare::sim
