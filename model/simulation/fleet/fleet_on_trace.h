// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/fleet/fleet_pools.h"
#include "model/simulation/fleet/fleet_seats.h"

#include <algorithm>
#include <map>
#include <memory>
#include <vector>

// A maintained fleet whose pools all stand on one recorded trace. Capacity comes and goes for all at once, so all slots
// are lost, asked for again and launched at the same hours: a trajectory is a walk from run to run of the trace. Which
// slot goes to which pool follows from who held what and from how often the launches were refused, and from nothing
// else; it is worked out slot by slot as FleetRun does it. Where the order of the slots makes no difference such states
// are few, and what follows on each is worked out once; else FleetSeats goes through them. Draws and outcome are those
// of FleetRun (sums differ in the last digits).
namespace wattfare::sim {

inline bool isTogether(const FleetParams &p, const FleetModel &m)
{
    if (!p.process || !p.process->together() || p.request != FleetRequest::maintain
        || p.rebalance != RebalanceMode::none || p.leadExponential || p.warmUpHours > 0.0 || p.capUsdPerUnitHour
        || m.spotTarget <= 0.0 || m.mostUnits > FleetSeats::kMostUnits)
        return false;
    return std::none_of(p.pools.begin(), p.pools.end(),
        [](const FleetPool &pool) { return pool.capacityInstances || pool.shockPerHour > 0.0; });
}

class FleetOnTrace
{
public:
    FleetOnTrace(const FleetParams &params, const FleetModel &model, const BlockContext *context, SpotPath &path)
        : m_params(params)
        , m_model(model)
        , m_context(context)
        , m_path(path)
        , m_meter(model)
        , m_spread(spreadOver(params))
        , m_units(model.units)
        , m_held(params.pools.size())
    {
        path.begin(0, 0, model.hours);
        std::vector<PoolQuote> quotes;
        for (std::size_t j = 0; j < params.pools.size(); ++j) {
            const double units = params.pools[j].unitsPerInstance;
            m_rates.push_back(ratesOf(params.pools[j], path.cost(j, 0.0, 1.0)));
            quotes.push_back({path.price(j, 0.0) / units, path.hazard(j, 0.0)});
        }
        orderPools(params, quotes, m_order);
        // Pools of one weight are alike to the target; with one pool at a time all that ask, ask for the same.
        if (m_spread == 1
            || std::all_of(m_units.begin(), m_units.end(), [&](double units) { return units == m_units.front(); }))
            forget();
        else
            m_seats.emplace(model.spotTarget, model.slots, m_order, m_spread, m_units, m_rates);
    }

    // Of a trajectory, about: a run of the trace is some hours long.
    static double events(const FleetParams &p, const FleetModel &m)
    {
        return 1.0 + std::min(m.hours * p.process->changesPerHour(), 4.0 * m.hours);
    }

    void sampleCapacity(std::size_t points, double binsPerUnit, std::span<double> sums, std::span<std::uint32_t> counts)
    {
        m_meter.sample(points, binsPerUnit, sums, counts);
    }

    // Transitions are kept; else each is worked out anew.
    bool remembers() const { return !m_seats; }
    std::uint64_t events() const { return m_events; } // ups and downs of all trajectories so far

    FleetFigures run(std::uint64_t seed, std::uint64_t trajectory)
    {
        m_path.begin(seed, trajectory, m_model.hours);
        if (m_seats)
            return walk(*m_seats);
        Remembered states{*this};
        return walk(states);
    }

private:
    template <class Seats>
    FleetFigures walk(Seats &seats)
    {
        FleetFigures f;
        m_meter.begin(m_model.onDemandUnits);
        const double end = m_model.hours;
        double t = 0.0;
        bool live = false; // the instances are part of the capacity
        const bool holding = m_path.launchOk(0, 0.0, m_unused);
        seats.begin(holding);
        if (holding) {
            f.launches += seats.instances();
            live = m_params.upAtStart || m_params.leadHours <= 0.0;
            if (live)
                m_meter.addAtStart(seats.units());
            else
                t = m_params.leadHours;
        }
        m_meter.start();
        if (!holding)
            t = relaunch(f, seats, 0.0);
        while (t < end) {
            if (!live)
                m_meter.change(f, t, seats.units());
            live = false;
            const double loss = m_path.nextLoss(0, t, m_unused);
            if (!(loss < end)) {
                f.spotUsd += seats.rates().usd * (end - t); // runs on: no minimum
                countEnergy(f, seats.rates(), end - t);
                break;
            }
            bill(f, seats.rates(), loss - t);
            f.losses += seats.instances();
            m_meter.change(f, loss, -seats.units());
            seats.lose();
            t = relaunch(f, seats, loss);
            if ((++m_events & 4095U) == 0 && m_context != nullptr && m_context->cancelled()) {
                f.stopped = true;
                return f;
            }
        }
        m_meter.finish(f);
        return f;
    }

    static constexpr std::uint32_t kNoPool = 0xffffffffU, kUnknown = 0xffffffffU;
    static constexpr std::size_t kMostSeats = 1'000'000; // remembered, of all states

    // Who holds, or asks for, an instance of which pool.
    struct State {
        std::vector<std::uint32_t> pool; // [slot], kNoPool: free
        std::vector<std::uint32_t> free; // the stack of free slots
        double units = 0.0;
        HourlyRates rates;
        std::uint32_t instances = 0;
        std::uint32_t asking = kUnknown; // of one that holds: the state after the loss
        std::vector<std::uint32_t> launched; // of one that asks: [refusals modulo pools] the state after the launch
    };

    // FleetSeats by what is remembered.
    struct Remembered {
        FleetOnTrace &fleet;
        std::uint32_t state = 0;

        const State &now() const { return fleet.m_states[state]; }
        void begin(bool holding) { state = holding ? fleet.m_firstHolding : fleet.m_firstAsking; }
        double units() const { return now().units; }
        const HourlyRates &rates() const { return now().rates; }
        std::uint32_t instances() const { return now().instances; }
        void lose()
        {
            if (now().asking == kUnknown) {
                const std::uint32_t after = fleet.afterLoss(state);
                fleet.m_states[state].asking = after;
            }
            state = now().asking;
        }
        void launch(std::size_t refusals)
        {
            if (now().launched[refusals] == kUnknown) {
                const std::uint32_t after = fleet.afterLaunch(state, refusals);
                fleet.m_states[state].launched[refusals] = after;
            }
            state = now().launched[refusals];
            if (fleet.m_kept > kMostSeats) {
                State kept = std::move(fleet.m_states[state]);
                fleet.forget();
                state = fleet.keep(std::move(kept), true);
            }
        }
    };

    void forget()
    {
        m_states.clear();
        m_known.clear();
        m_kept = 0;
        for (const bool up : {true, false}) {
            State first = empty();
            for (std::size_t slot = m_model.slots; slot-- > 0;)
                first.free.push_back(static_cast<std::uint32_t>(slot));
            std::fill(m_held.begin(), m_held.end(), 0.0);
            double units = 0.0;
            fill(first, units, up);
            (up ? m_firstHolding : m_firstAsking) = keep(std::move(first), up);
        }
    }

    State empty()
    {
        State s;
        s.pool.assign(m_model.slots, kNoPool);
        return s;
    }

    // The pool that the strategy takes next after so many refusals: FleetRun::choose where no pool is ever full.
    std::uint32_t choose(std::size_t refusals) const
    {
        if (refusals != 0 || m_spread == 1)
            return m_order[refusals];
        std::uint32_t best = m_order[0];
        for (std::size_t k = 1; k < m_spread; ++k)
            if (m_held[m_order[k]] < m_held[best] - kUnitEps)
                best = m_order[k];
        return best;
    }

    void seat(State &s, std::uint32_t slot, std::uint32_t pool, double &units, bool holds)
    {
        s.pool[slot] = pool;
        units += m_units[pool];
        if (holds)
            m_held[pool] += m_units[pool];
    }
    bool isBelow(double units) const { return units < m_model.spotTarget - kUnitEps; }
    void fill(State &s, double &units, bool holds)
    {
        while (isBelow(units) && !s.free.empty()) {
            const std::uint32_t slot = s.free.back();
            s.free.pop_back();
            seat(s, slot, choose(0), units, holds);
        }
    }

    // Slot after slot is lost; while units are missing each asks again, and is refused.
    std::uint32_t afterLoss(std::uint32_t holding)
    {
        const State &before = m_states[holding];
        State after = empty();
        after.free = before.free;
        std::fill(m_held.begin(), m_held.end(), 0.0);
        double units = 0.0; // live and asked for
        for (const std::uint32_t pool : before.pool) {
            if (pool != kNoPool) {
                m_held[pool] += m_units[pool];
                units += m_units[pool];
            }
        }
        for (std::uint32_t slot = 0; slot < before.pool.size(); ++slot) {
            const std::uint32_t pool = before.pool[slot];
            if (pool == kNoPool)
                continue;
            m_held[pool] -= m_units[pool];
            units -= m_units[pool];
            if (isBelow(units)) {
                seat(after, slot, choose(0), units, false);
                fill(after, units, false);
            } else {
                after.free.push_back(slot);
            }
        }
        return keep(std::move(after), false);
    }

    // Slot after slot is launched, in the pool that is next after so many refusals; what then is missing in others.
    std::uint32_t afterLaunch(std::uint32_t asking, std::size_t refusals)
    {
        const State &before = m_states[asking];
        State after = empty();
        after.free = before.free;
        std::fill(m_held.begin(), m_held.end(), 0.0);
        double units = before.units;
        for (std::uint32_t slot = 0; slot < before.pool.size(); ++slot) {
            if (before.pool[slot] == kNoPool)
                continue;
            const std::uint32_t pool = choose(refusals);
            units -= m_units[before.pool[slot]];
            seat(after, slot, pool, units, true);
            fill(after, units, true);
        }
        return keep(std::move(after), true);
    }

    std::uint32_t keep(State &&s, bool holds)
    {
        s.units = 0.0;
        s.rates = {};
        s.instances = 0;
        for (const std::uint32_t pool : s.pool) {
            if (pool == kNoPool)
                continue;
            ++s.instances;
            s.units += m_units[pool];
            s.rates.add(m_rates[pool], 1.0);
        }
        if (m_spread == 1) { // the order of the slots is all the same: the first ones, pool by pool
            std::sort(s.pool.begin(), s.pool.end());
            s.free.clear();
            for (std::size_t slot = s.pool.size(); slot-- > s.instances;)
                s.free.push_back(static_cast<std::uint32_t>(slot));
        }
        std::vector<std::uint32_t> key = s.pool;
        key.insert(key.end(), s.free.begin(), s.free.end());
        key.push_back(holds ? 1U : 0U);
        const auto [found, isNew] = m_known.try_emplace(std::move(key), static_cast<std::uint32_t>(m_states.size()));
        if (isNew) {
            s.asking = kUnknown;
            s.launched.assign(m_params.pools.size(), kUnknown);
            m_kept += 2 * s.pool.size();
            m_states.push_back(std::move(s));
        }
        return found->second;
    }

    // From the first refusal at t on: when the fleet is back, kNever if not before the end.
    template <class Seats>
    double relaunch(FleetFigures &f, Seats &seats, double t)
    {
        const double end = m_model.hours;
        unsigned refusals = 0;
        double from = kNever;
        do {
            from = m_path.launchesFrom(0, t) - kRetrySlack;
            do {
                t += retryHours(refusals++);
                if (!(t < end))
                    return kNever;
            } while (t < from);
        } while (!m_path.launchOk(0, t, m_unused));
        seats.launch(refusals % m_params.pools.size());
        f.launches += seats.instances();
        return t + m_params.leadHours;
    }

    static void countEnergy(FleetFigures &f, const HourlyRates &rates, double hours)
    {
        f.idleWh += rates.idleW * hours;
        f.workWh += rates.workW * hours;
    }

    // All of them are lost after `life` hours.
    void bill(FleetFigures &f, const HourlyRates &rates, double life) const
    {
        if (!(life > 0.0))
            return;
        countEnergy(f, rates, life);
        const double usd = rates.usd * life;
        const double billed = billedHours(life, true, m_params.billing);
        if (billed <= 0.0)
            f.freeUsd += usd;
        else
            f.spotUsd += billed > life ? usd * (billed / life) : usd;
    }

    const FleetParams &m_params;
    const FleetModel &m_model;
    const BlockContext *m_context;
    SpotPath &m_path;
    CapacityMeter m_meter;
    std::size_t m_spread;
    std::vector<double> m_units; // [pool] of an instance
    std::vector<HourlyRates> m_rates; // likewise
    std::vector<std::uint32_t> m_order;
    std::vector<double> m_held; // [pool] units, while a state is worked out
    std::optional<FleetSeats> m_seats; // where nothing is remembered
    std::vector<State> m_states;
    std::map<std::vector<std::uint32_t>, std::uint32_t> m_known;
    std::size_t m_kept = 0; // seats of all states
    std::uint32_t m_firstHolding = 0, m_firstAsking = 0;
    std::uint64_t m_events = 0;
    RandomStream m_unused; // such a market draws nothing for an instance
};

} // namespace wattfare::sim
