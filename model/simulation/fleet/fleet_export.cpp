// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/fleet/fleet_export.h"

#include "model/simulation/random/checks.h"
#include "model/support/decimal.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>
#include <set>
#include <tuple>
#include <vector>

namespace wattfare {

namespace {

using Json = nlohmann::ordered_json;

std::string_view strategyName(AllocationStrategy strategy)
{
    constexpr std::array<std::string_view, 5> names{"lowest-price", "diversified", "capacity-optimized",
        "capacity-optimized-prioritized", "price-capacity-optimized"};
    return names[static_cast<std::size_t>(strategy)];
}

// What weights and capacities are multiplied by, since an Auto Scaling group takes whole weights of 1 to `most` only.
struct WeightScale {
    double factor = 1.0;
    double worst = 0.0; // largest relative error of a weight that is left
};

double roundedWeight(double units, double factor, double most)
{
    return std::clamp(std::round(units * factor), 1.0, most);
}

// The smallest factor that makes all weights whole, else the one that bends the worst of them least. Weights beyond the
// range are divided.
WeightScale weightScale(const std::vector<double> &weights, double most)
{
    const auto [low, high] = std::minmax_element(weights.begin(), weights.end());
    std::optional<WeightScale> best;
    const auto exact = [&](double factor) {
        WeightScale scale{factor, 0.0};
        for (const double w : weights)
            scale.worst = std::max(scale.worst, std::fabs(roundedWeight(w, factor, most) / (w * factor) - 1.0));
        if (scale.worst < 1e-9)
            scale.worst = 0.0;
        if (!best || scale.worst < best->worst)
            best = scale;
        return scale.worst == 0.0;
    };
    const double least = std::ceil(*high / most);
    if (least > 1.0)
        for (double divisor = least; divisor <= std::max(least, std::min(*low, 1e5)); ++divisor) {
            if (exact(1.0 / divisor))
                break;
        }
    else
        for (double factor = 1.0; factor <= std::max(1.0, std::floor(most / *high)); ++factor) {
            if (exact(factor))
                break;
        }
    return *best;
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
    return FleetExport{};
}

// A highest price as AWS takes it: without an exponent, and above the least.
Outcome<std::string> highestPrice(double usdPerUnitHour, double least)
{
    if (!(usdPerUnitHour > least))
        return failure(Status::outOfRange, "max_price", least);
    return decimalText(usdPerUnitHour);
}

// A fleet names each type and zone once: pools of the same count the smallest weight, the first priority.
std::vector<FleetPool> poolsOnce(const std::vector<FleetPool> &pools, std::vector<Message> &notes)
{
    std::vector<FleetPool> once;
    for (const FleetPool &pool : pools) {
        const auto same = std::find_if(once.begin(), once.end(),
            [&](const FleetPool &p) { return p.instanceType == pool.instanceType && p.zone == pool.zone; });
        if (same == once.end()) {
            once.push_back(pool);
            continue;
        }
        same->unitsPerInstance = std::min(same->unitsPerInstance, pool.unitsPerInstance);
        same->priority = std::min(same->priority, pool.priority);
        const Message note{"sim.export.pools_merged", {pool.instanceType + (pool.zone.empty() ? "" : " " + pool.zone)}};
        if (std::find(notes.begin(), notes.end(), note) == notes.end())
            notes.push_back(note);
    }
    return once;
}

std::int64_t whole(double units) { return static_cast<std::int64_t>(std::ceil(units - 1e-9 * std::max(1.0, units))); }

std::string text(const Json &json) { return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n"; }

} // namespace

Outcome<FleetLimits> fleetLimits(const Snapshot &snapshot)
{
    const FigureTable &figures = snapshot.figures;
    FleetLimits limits{figures.componentValue("ec2-fleet", "target_capacity_quota"),
        figures.componentValue("auto-scaling-group", "instance_types_quota")};
    const std::tuple<const char *, const char *, double FleetLimits::*> needed[]{
        {"auto-scaling-group", "weight_max", &FleetLimits::groupWeight},
        {"auto-scaling-group", "spot_pools_max", &FleetLimits::groupPools},
        {"ec2-fleet", "least_max_price_usd", &FleetLimits::leastPrice}};
    for (const auto &[component, quantity, member] : needed) {
        const std::optional<double> value = figures.componentValue(component, quantity);
        if (!value)
            return failure(Status::noData, quantity);
        limits.*member = *value;
    }
    return limits;
}

Outcome<FleetExport> exportEc2Fleet(const FleetParams &p, const std::string &launchTemplate, const FleetLimits &limits)
{
    Outcome<FleetExport> out = checked(p);
    if (!out)
        return out;
    if (launchTemplate.empty())
        return failure(Status::noData, "launch_template");
    const bool prioritised = p.strategy == AllocationStrategy::capacityOptimisedPrioritised;
    std::string highest; // of a unit hour
    if (p.capUsdPerUnitHour) {
        const auto price = highestPrice(*p.capUsdPerUnitHour, limits.leastPrice);
        if (!price)
            return tl::unexpected(price.error());
        highest = *price;
    }
    Json overrides = Json::array();
    for (const FleetPool &pool : poolsOnce(p.pools, out->notes)) {
        Json o;
        o["InstanceType"] = pool.instanceType;
        if (!pool.zone.empty())
            o["AvailabilityZone"] = pool.zone;
        o["WeightedCapacity"] = pool.unitsPerInstance;
        if (prioritised)
            o["Priority"] = pool.priority;
        if (!highest.empty())
            o["MaxPrice"] = highest;
        overrides.push_back(std::move(o));
    }
    const std::int64_t total = whole(p.targetUnits);
    if (static_cast<double>(total) > p.targetUnits)
        out->notes.push_back({"sim.export.target_rounded_up", {p.targetUnits}});
    if (limits.fleetTarget && static_cast<double>(total) > *limits.fleetTarget)
        out->notes.push_back({"sim.export.target_over_quota", {total, std::llround(*limits.fleetTarget)}});
    const std::int64_t onDemand = std::min(total, whole(p.targetUnits * p.onDemandBase));
    Json json;
    json["LaunchTemplateConfigs"] = Json::array(
        {Json{{"LaunchTemplateSpecification", Json{{"LaunchTemplateName", launchTemplate}, {"Version", "$Default"}}},
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
        rebalance["ReplacementStrategy"] = p.rebalance == RebalanceMode::launch ? "launch" : "launch-before-terminate";
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

Outcome<FleetExport> exportAutoScalingGroup(
    const FleetParams &p, const std::string &groupName, const std::string &launchTemplate, const FleetLimits &limits)
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
    std::vector<const FleetPool *> pools;
    for (const FleetPool &pool : p.pools)
        pools.push_back(&pool);
    if (p.strategy == AllocationStrategy::capacityOptimisedPrioritised) // the order of the list is the priority
        std::stable_sort(pools.begin(), pools.end(),
            [](const FleetPool *a, const FleetPool *b) { return a->priority < b->priority; });
    // Zones are the group's, types the overrides': one weight a type. The smallest, so that nothing counts for more
    // than the fleet says.
    std::set<std::string> zones, differing;
    std::vector<std::string> types;
    std::vector<double> weights;
    for (const FleetPool *pool : pools) {
        if (!pool->zone.empty())
            zones.insert(pool->zone);
        const auto at = std::find(types.begin(), types.end(), pool->instanceType) - types.begin();
        if (at == static_cast<std::ptrdiff_t>(types.size())) {
            types.push_back(pool->instanceType);
            weights.push_back(pool->unitsPerInstance);
        } else if (double &weight = weights[static_cast<std::size_t>(at)]; weight != pool->unitsPerInstance) {
            weight = std::min(weight, pool->unitsPerInstance);
            differing.insert(pool->instanceType);
        }
    }
    const auto smallest = [&](const std::string &type) {
        return weights[static_cast<std::size_t>(std::find(types.begin(), types.end(), type) - types.begin())];
    };
    if (limits.groupTypes && static_cast<double>(types.size()) > *limits.groupTypes)
        return failure(Status::outOfRange, "group_types", *limits.groupTypes);
    for (const std::string &type : differing)
        out->notes.push_back({"sim.export.one_weight_a_type", {type, smallest(type)}});
    // Without weights the group counts instances.
    const bool weighted = std::adjacent_find(weights.begin(), weights.end(), std::not_equal_to<>()) != weights.end();
    const WeightScale scale
        = weighted ? weightScale(weights, limits.groupWeight) : WeightScale{1.0 / weights.front(), 0.0};
    if (weighted && scale.factor != 1.0)
        out->notes.push_back({"sim.export.weights_scaled", {scale.factor}});
    if (scale.worst > 0.0)
        out->notes.push_back({"sim.export.weights_rounded", {scale.worst}});
    Json overrides = Json::array();
    for (std::size_t i = 0; i < types.size(); ++i) {
        Json o;
        o["InstanceType"] = types[i];
        if (weighted)
            o["WeightedCapacity"]
                = std::to_string(std::llround(roundedWeight(weights[i], scale.factor, limits.groupWeight)));
        overrides.push_back(std::move(o));
    }
    const std::int64_t desired = whole(p.targetUnits * scale.factor);
    if (static_cast<double>(desired) > p.targetUnits * scale.factor * (1.0 + 1e-9))
        out->notes.push_back({"sim.export.target_rounded_up", {p.targetUnits}});
    const std::int64_t base
        = std::min(desired, whole(static_cast<double>(whole(p.targetUnits * p.onDemandBase)) * scale.factor));
    Json distribution;
    distribution["OnDemandAllocationStrategy"] = "lowest-price";
    distribution["OnDemandBaseCapacity"] = base;
    distribution["OnDemandPercentageAboveBaseCapacity"] = 0;
    if (p.strategy == AllocationStrategy::diversified) {
        distribution["SpotAllocationStrategy"] = "lowest-price";
        distribution["SpotInstancePools"]
            = std::min(std::llround(limits.groupPools), static_cast<long long>(types.size()));
        out->notes.push_back({"sim.export.diversified_as_lowest_price", {}});
    } else {
        distribution["SpotAllocationStrategy"] = strategyName(p.strategy);
        if (p.strategy == AllocationStrategy::lowestPrice)
            distribution["SpotInstancePools"]
                = std::min(std::llround(limits.groupPools), static_cast<long long>(p.lowestPricePools));
    }
    if (p.capUsdPerUnitHour) {
        const auto price = highestPrice(*p.capUsdPerUnitHour / scale.factor, limits.leastPrice);
        if (!price)
            return tl::unexpected(price.error());
        distribution["SpotMaxPrice"] = *price;
    }
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
    if (zones.empty())
        out->notes.push_back({"sim.export.name_subnets", {}});
    else
        json["AvailabilityZones"] = zones;
    json["CapacityRebalance"] = p.rebalance != RebalanceMode::none;
    if (p.rebalance == RebalanceMode::launchBeforeTerminate)
        out->notes.push_back({"sim.export.termination_delay_unknown", {}});
    out->json = text(json);
    return out;
}

} // namespace wattfare
