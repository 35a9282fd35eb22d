// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/fleet_export.h"

#include "model/simulation/checks.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace wattfare {

namespace {

using Json = nlohmann::ordered_json;

std::string_view strategyName(AllocationStrategy strategy)
{
    constexpr std::array<std::string_view, 5> names{"lowest-price", "diversified", "capacity-optimized",
        "capacity-optimized-prioritized", "price-capacity-optimized"};
    return names[static_cast<std::size_t>(strategy)];
}

bool wholeWeights(const FleetParams &p)
{
    return std::all_of(p.pools.begin(), p.pools.end(), [](const FleetPool &pool) {
        return pool.unitsPerInstance == std::floor(pool.unitsPerInstance) && pool.unitsPerInstance <= 999.0;
    });
}

Outcome<FleetExport> checked(const FleetParams &p)
{
    sim::Check check;
    check.between("target_units", p.targetUnits, 0.0, 1e6).between("on_demand_base", p.onDemandBase, 0.0, 1.0);
    for (const FleetPool &pool : p.pools)
        check.between("units_per_instance", pool.unitsPerInstance, 1e-3, 1e6);
    check.between("cap_usd_per_unit_hour", p.capUsdPerUnitHour, 0.0, sim::kMaxUsd)
        .between("lowest_price_pools", p.lowestPricePools, 1, 4096);
    if (p.rebalance == RebalanceMode::launchBeforeTerminate)
        check.between("termination_delay_hours", p.terminationDelayHours, 120.0 / 3600.0 - 1e-12, 2.0 + 1e-12);
    if (check.failure())
        return tl::unexpected(*check.failure());
    if (p.pools.empty())
        return failure(Status::noData, "pools");
    for (const FleetPool &pool : p.pools) {
        if (pool.instanceType.empty())
            return failure(Status::noData, "instance_type");
    }
    FleetExport out;
    if (p.targetUnits != std::floor(p.targetUnits))
        out.notes.push_back({"sim.export.target_rounded_up", {sim::argument(p.targetUnits)}});
    return out;
}

std::int64_t whole(double units)
{
    return static_cast<std::int64_t>(std::ceil(units - 1e-9 * std::max(1.0, units)));
}

std::string text(const Json &json)
{
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace

Outcome<FleetExport> exportEc2Fleet(const FleetParams &p, const std::string &launchTemplate)
{
    Outcome<FleetExport> out = checked(p);
    if (!out)
        return out;
    if (launchTemplate.empty())
        return failure(Status::noData, "launch_template");
    const bool prioritised = p.strategy == AllocationStrategy::capacityOptimisedPrioritised;
    Json overrides = Json::array();
    for (const FleetPool &pool : p.pools) {
        Json o;
        o["InstanceType"] = pool.instanceType;
        if (!pool.zone.empty())
            o["AvailabilityZone"] = pool.zone;
        o["WeightedCapacity"] = pool.unitsPerInstance;
        if (prioritised)
            o["Priority"] = pool.priority;
        if (p.capUsdPerUnitHour)
            o["MaxPrice"] = sim::argument(*p.capUsdPerUnitHour); // of a unit hour
        overrides.push_back(std::move(o));
    }
    const std::int64_t total = whole(p.targetUnits);
    const std::int64_t onDemand = std::min(total, whole(p.targetUnits * p.onDemandBase));
    Json json;
    json["LaunchTemplateConfigs"] = Json::array({Json{
        {"LaunchTemplateSpecification", Json{{"LaunchTemplateName", launchTemplate}, {"Version", "$Default"}}},
        {"Overrides", std::move(overrides)}}});
    json["TargetCapacitySpecification"] = Json{{"TotalTargetCapacity", total}, {"OnDemandTargetCapacity", onDemand},
        {"SpotTargetCapacity", total - onDemand}, {"DefaultTargetCapacityType", "spot"}};
    Json spot;
    spot["AllocationStrategy"] = strategyName(p.strategy);
    if (p.strategy == AllocationStrategy::lowestPrice)
        spot["InstancePoolsToUseCount"] = p.lowestPricePools;
    spot["InstanceInterruptionBehavior"] = "terminate";
    const bool maintain = p.request == FleetRequest::maintain;
    if (maintain && p.rebalance != RebalanceMode::none) {
        Json rebalance;
        rebalance["ReplacementStrategy"]
            = p.rebalance == RebalanceMode::launch ? "launch" : "launch-before-terminate";
        if (p.rebalance == RebalanceMode::launchBeforeTerminate)
            rebalance["TerminationDelay"] = std::llround(p.terminationDelayHours * 3600.0);
        spot["MaintenanceStrategies"] = Json{{"CapacityRebalance", std::move(rebalance)}};
    } else if (p.rebalance != RebalanceMode::none) {
        out->notes.push_back({"sim.export.rebalance_needs_maintain", {}});
    }
    json["SpotOptions"] = std::move(spot);
    json["OnDemandOptions"] = Json{{"AllocationStrategy", "lowest-price"}};
    json["ExcessCapacityTerminationPolicy"] = "termination";
    json["Type"] = maintain ? "maintain" : "request";
    if (!maintain)
        json.erase("ExcessCapacityTerminationPolicy"); // of maintained fleets only
    out->json = text(json);
    return out;
}

Outcome<FleetExport> exportAutoScalingGroup(const FleetParams &p, const std::string &groupName,
    const std::string &launchTemplate)
{
    Outcome<FleetExport> out = checked(p);
    if (!out)
        return out;
    if (groupName.empty())
        return failure(Status::noData, "group_name");
    if (launchTemplate.empty())
        return failure(Status::noData, "launch_template");
    if (p.request == FleetRequest::request)
        return failure(Status::outOfRange, "request");
    std::set<std::string> zones, seen;
    const bool weighted = std::any_of(p.pools.begin(), p.pools.end(),
        [&](const FleetPool &pool) { return pool.unitsPerInstance != p.pools.front().unitsPerInstance; });
    const bool wholes = wholeWeights(p);
    if (weighted && !wholes)
        out->notes.push_back({"sim.export.weights_not_whole", {}});
    std::vector<const FleetPool *> pools;
    for (const FleetPool &pool : p.pools)
        pools.push_back(&pool);
    if (p.strategy == AllocationStrategy::capacityOptimisedPrioritised) // the order of the list is the priority
        std::stable_sort(pools.begin(), pools.end(),
            [](const FleetPool *a, const FleetPool *b) { return a->priority < b->priority; });
    Json overrides = Json::array();
    for (const FleetPool *pool : pools) {
        if (!pool->zone.empty())
            zones.insert(pool->zone);
        if (!seen.insert(pool->instanceType).second)
            continue; // zones are the group's, types the overrides'
        Json o;
        o["InstanceType"] = pool->instanceType;
        if (weighted)
            o["WeightedCapacity"] = std::to_string(std::clamp<std::int64_t>(whole(pool->unitsPerInstance), 1, 999));
        overrides.push_back(std::move(o));
    }
    // Without weights the group counts instances.
    const double perUnit = weighted ? 1.0 : p.pools.front().unitsPerInstance;
    const std::int64_t desired = whole(p.targetUnits / perUnit);
    const std::int64_t base = std::min(desired, whole(p.targetUnits * p.onDemandBase / perUnit));
    Json distribution;
    distribution["OnDemandAllocationStrategy"] = "prioritized";
    distribution["OnDemandBaseCapacity"] = base;
    distribution["OnDemandPercentageAboveBaseCapacity"] = 0;
    if (p.strategy == AllocationStrategy::diversified) {
        distribution["SpotAllocationStrategy"] = "lowest-price";
        distribution["SpotInstancePools"] = std::min<std::size_t>(20, seen.size());
        out->notes.push_back({"sim.export.diversified_as_lowest_price", {}});
    } else {
        distribution["SpotAllocationStrategy"] = strategyName(p.strategy);
        if (p.strategy == AllocationStrategy::lowestPrice)
            distribution["SpotInstancePools"] = std::min(20U, p.lowestPricePools);
    }
    if (p.capUsdPerUnitHour)
        distribution["SpotMaxPrice"] = sim::argument(*p.capUsdPerUnitHour * perUnit);
    Json json;
    json["AutoScalingGroupName"] = groupName;
    json["MixedInstancesPolicy"] = Json{
        {"LaunchTemplate",
            Json{{"LaunchTemplateSpecification", Json{{"LaunchTemplateName", launchTemplate}, {"Version", "$Default"}}},
                {"Overrides", std::move(overrides)}}},
        {"InstancesDistribution", std::move(distribution)}};
    json["MinSize"] = 0;
    json["MaxSize"] = desired;
    json["DesiredCapacity"] = desired;
    if (!zones.empty())
        json["AvailabilityZones"] = zones;
    json["CapacityRebalance"] = p.rebalance != RebalanceMode::none;
    if (p.rebalance == RebalanceMode::launchBeforeTerminate)
        out->notes.push_back({"sim.export.termination_delay_unknown", {}});
    out->json = text(json);
    return out;
}

} // namespace wattfare
