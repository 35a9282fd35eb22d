// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/fleet/fleet.h"

#include <algorithm>
#include <cmath>

// What a fleet buys, and what the same capacity costs on demand.
namespace wattfare {

std::vector<BoughtType> boughtTypes(const FleetParams &params)
{
    std::vector<BoughtType> types;
    const auto instances = initialAllocation(params);
    if (!instances)
        return types;
    double all = 0.0;
    for (std::size_t j = 0; j < params.pools.size(); ++j) {
        const unsigned count = (*instances)[j];
        if (count == 0)
            continue;
        const FleetPool &pool = params.pools[j];
        auto found = std::find_if(types.begin(), types.end(),
            [&pool](const BoughtType &type) { return type.instanceType == pool.instanceType; });
        if (found == types.end())
            found = types.insert(types.end(), BoughtType{pool.instanceType});
        found->instances += count;
        found->units += count * pool.unitsPerInstance;
        all += count * pool.unitsPerInstance;
    }
    for (BoughtType &type : types)
        type.share = type.units / all;
    std::stable_sort(
        types.begin(), types.end(), [](const BoughtType &a, const BoughtType &b) { return a.share > b.share; });
    return types;
}

std::optional<Message> boughtLine(const FleetParams &params)
{
    constexpr std::size_t named = 3;
    const std::vector<BoughtType> types = boughtTypes(params);
    if (types.empty())
        return std::nullopt;
    if (const BoughtType &first = types.front(); types.size() == 1) {
        const double each = first.units / first.instances;
        if (std::abs(each - 1) < 1e-9)
            return Message{"sim.fleet_buys_1", {first.instances, first.instanceType}};
        return Message{"sim.fleet_buys_units", {first.instances, first.instanceType, each}};
    }
    Message message{types.size() == 2 ? "sim.fleet_buys_2" : "sim.fleet_buys_3", {}};
    for (std::size_t i = 0; i < std::min(named, types.size()); ++i) {
        message.args.emplace_back(types[i].instances);
        message.args.emplace_back(types[i].instanceType);
        message.args.emplace_back(types[i].share);
    }
    if (types.size() > named) {
        message.id = "sim.fleet_buys_more";
        message.args.pop_back(); // a sentence has nine arguments: the share of the third makes room
        message.args.emplace_back(types.size() - named);
    }
    return message;
}

std::optional<OnDemandUnit> onDemandUsdOfUnit(const FleetParams &params)
{
    std::optional<OnDemandUnit> best;
    if (params.onDemandUsdPerUnitHour)
        best = OnDemandUnit{{}, *params.onDemandUsdPerUnitHour};
    if (!(params.targetUnits > 0.0))
        return best;
    for (const FleetPool &pool : params.pools) {
        if (!pool.onDemandUsdPerHour || !(pool.unitsPerInstance > 0.0))
            continue;
        const double whole = std::ceil(params.targetUnits / pool.unitsPerInstance - 1e-9);
        const double usd = *pool.onDemandUsdPerHour * whole / params.targetUnits;
        if (!best || usd < best->usdPerHour * (1.0 - 1e-9))
            best = OnDemandUnit{pool.instanceType, usd};
    }
    return best;
}

std::optional<Message> unitHourLine(const FleetParams &params, const FleetResult &result)
{
    const auto best = onDemandUsdOfUnit(params);
    if (!result.usdPerNeededUnitHour || !best || !(best->usdPerHour > 0.0))
        return std::nullopt;
    const double spot = *result.usdPerNeededUnitHour, own = params.onDemandUsdPerUnitHour.value_or(0.0);
    const double difference = spot / best->usdPerHour - 1.0;
    if (best->instanceType.empty() || !(own > 0.0))
        return Message{"sim.fleet_unit_hour", {spot, best->usdPerHour, difference}};
    return Message{
        "sim.fleet_unit_hour_other", {spot, best->usdPerHour, best->instanceType, difference, own, spot / own - 1.0}};
}

} // namespace wattfare
