// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/fleet/fleet_model.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

// The market as the slots of a fleet ask it, and how often a refused one asks again.
namespace wattfare::sim {

// A launch that was refused is tried again, for the (tries + 1)-th time after 30 s * 2^tries, at most 10 min.
inline double retryHours(unsigned tries)
{
    constexpr std::array<double, 6> hours{
        30.0 / 3600.0, 60.0 / 3600.0, 120.0 / 3600.0, 240.0 / 3600.0, 480.0 / 3600.0, 600.0 / 3600.0};
    return hours[std::min<std::size_t>(tries, hours.size() - 1)];
}
// Retries this close to the time at which capacity comes back ask for it themselves: a tick's start is one up to
// rounding.
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
    void begin(std::uint64_t seed, std::uint64_t trajectory, double hours) const
    {
        path.begin(seed, trajectory, hours);
    }
    double nextLoss(std::size_t pool, double t, RandomStream &life) const { return path.nextLoss(pool, t, life); }
    double lossOf(std::size_t pool, double t, double life) const { return path.lossOf(pool, t, life); }
    bool launchOk(std::size_t pool, double t, RandomStream &launches) const { return path.launchOk(pool, t, launches); }
    double price(std::size_t pool, double t) const { return path.price(pool, t); }
    double cost(std::size_t pool, double from, double to) const { return path.cost(pool, from, to); }
    double hazard(std::size_t pool, double t) const { return path.hazard(pool, t); }
    double nextAbove(std::size_t pool, double usdPerHour, double t) const
    {
        return path.nextAbove(pool, usdPerHour, t);
    }
    double launchesFrom(std::size_t pool, double t) const { return path.launchesFrom(pool, t); }
    double quotesUntil(double t) const { return path.quotesUntil(t); }
};

} // namespace wattfare::sim
