// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"
#include "model/simulation/fleet/fleet_export.h"
#include "tests/model/simulation/support.h"
#include "tests/model/simulation/three_pools.h"
#include "tests/support/numbers.h"

#include <nlohmann/json.hpp>

using namespace wattfare;
using namespace wattfare::test;

namespace {

const Snapshot &catalogue()
{
    static const SnapshotPtr snapshot = *loadSnapshot(WATTFARE_CATALOG_DB);
    return *snapshot;
}

// Within what AWS takes as the catalogue has it.
Outcome<FleetExport> exportEc2Fleet(const FleetParams &p, const std::string &launchTemplate)
{
    return wattfare::exportEc2Fleet(p, launchTemplate, *fleetLimits(catalogue()));
}
Outcome<FleetExport> exportAutoScalingGroup(
    const FleetParams &p, const std::string &group, const std::string &launchTemplate)
{
    return wattfare::exportAutoScalingGroup(p, group, launchTemplate, *fleetLimits(catalogue()));
}

} // namespace

TEST_CASE("limits of AWS are facts of the catalogue", "[simulation][fleet]")
{
    const auto limits = fleetLimits(catalogue());
    REQUIRE(limits);
    CHECK(limits->fleetTarget == 10'000.0);
    CHECK(limits->groupTypes == 40.0);
    CHECK(fleetLimits(Snapshot()).error().field == "weight_max"); // no guess where there is none

    FleetParams p = threePools();
    FleetLimits other = *limits;
    other.groupTypes = 2;
    // What is told is the limit that the catalogue has.
    CHECK(
        wattfare::exportAutoScalingGroup(p, "g", "t", other).error() == Failure{Status::outOfRange, "group_types", 2});
    other = *limits;
    other.leastPrice = 2;
    p.capUsdPerUnitHour = 1.5;
    CHECK(wattfare::exportEc2Fleet(p, "t", other).error() == Failure{Status::outOfRange, "max_price", 2});
    CHECK(exportEc2Fleet(p, "t"));
}

TEST_CASE("A fleet as EC2 Fleet and Auto Scaling JSON", "[simulation][fleet]")
{
    using Json = nlohmann::json;
    FleetParams p = threePools();
    p.onDemandBase = 0.25;
    p.rebalance = RebalanceMode::launchBeforeTerminate;
    p.capUsdPerUnitHour = 1.5;
    const Json fleet = Json::parse(exportEc2Fleet(p, "training")->json);
    CHECK(fleet.at("Type") == "maintain");
    CHECK(fleet.at("TargetCapacitySpecification").at("TotalTargetCapacity") == 40);
    CHECK(fleet.at("TargetCapacitySpecification").at("OnDemandTargetCapacity") == 10);
    CHECK(fleet.at("TargetCapacitySpecification").at("SpotTargetCapacity") == 30);
    CHECK(fleet.at("SpotOptions").at("AllocationStrategy") == "price-capacity-optimized");
    const Json rebalance = fleet.at("SpotOptions").at("MaintenanceStrategies").at("CapacityRebalance");
    CHECK(rebalance.at("ReplacementStrategy") == "launch-before-terminate");
    CHECK(rebalance.at("TerminationDelay") == 120);
    const Json &overrides = fleet.at("LaunchTemplateConfigs").at(0).at("Overrides");
    REQUIRE(overrides.size() == 3);
    CHECK(overrides[2].at("InstanceType") == "c.large");
    CHECK(overrides[2].at("AvailabilityZone") == "us-east-1a");
    CHECK(overrides[2].at("MaxPrice") == "1.5");
    const FleetExport group = *exportAutoScalingGroup(p, "asg", "training");
    const Json asg = Json::parse(group.json);
    CHECK(asg.at("DesiredCapacity") == 40);
    CHECK(asg.at("CapacityRebalance") == true);
    CHECK(asg.at("AvailabilityZones").size() == 1);
    const Json &distribution = asg.at("MixedInstancesPolicy").at("InstancesDistribution");
    CHECK(distribution.at("OnDemandBaseCapacity") == 10);
    CHECK(distribution.at("OnDemandPercentageAboveBaseCapacity") == 0);
    CHECK(distribution.at("SpotAllocationStrategy") == "price-capacity-optimized");
    CHECK(group.notes.at(0).id == "sim.export.termination_delay_unknown");

    p.request = FleetRequest::request;
    p.strategy = AllocationStrategy::lowestPrice;
    p.pools[0].instanceType = "quote\" and \xff";
    const FleetExport odd = *exportEc2Fleet(p, "t");
    CHECK(Json::parse(odd.json).at("Type") == "request");
    CHECK(Json::parse(odd.json).at("SpotOptions").at("InstancePoolsToUseCount") == 1);
    CHECK(odd.notes.at(0).id == "sim.export.rebalance_needs_maintain");
    CHECK(exportAutoScalingGroup(p, "asg", "t").error().field == "request");
    CHECK(exportEc2Fleet(p, "").error().field == "launch_template");
    p.request = FleetRequest::maintain;
    p.strategy = AllocationStrategy::diversified;
    p.pools[1].unitsPerInstance = 2.5;
    const FleetExport mixed = *exportAutoScalingGroup(p, "asg", "t");
    CHECK(mixed.notes.at(0) == Message{"sim.export.weights_scaled", {2}});
    CHECK(mixed.notes.at(1).id == "sim.export.diversified_as_lowest_price");
    CHECK(Json::parse(mixed.json)
              .at("MixedInstancesPolicy")
              .at("LaunchTemplate")
              .at("Overrides")[1]
              .at("WeightedCapacity")
        == "5");
    p.pools.clear();
    CHECK(exportEc2Fleet(p, "t").error().field == "pools");
    p = threePools();
    p.targetUnits = -4;
    CHECK(exportEc2Fleet(p, "t").error().field == "target_units");
}

namespace {

struct Group {
    std::vector<std::string> weights;
    std::int64_t desired = 0, base = 0;
    std::string cap;
    std::vector<std::string> notes;
};

Group groupOf(const FleetParams &p)
{
    const FleetExport made = *exportAutoScalingGroup(p, "asg", "template");
    const auto json = nlohmann::json::parse(made.json);
    const auto &policy = json.at("MixedInstancesPolicy");
    Group out{{}, json.at("DesiredCapacity"), policy.at("InstancesDistribution").at("OnDemandBaseCapacity"),
        policy.at("InstancesDistribution").value("SpotMaxPrice", ""), {}};
    for (const auto &each : policy.at("LaunchTemplate").at("Overrides"))
        out.weights.push_back(each.value("WeightedCapacity", ""));
    for (const Message &note : made.notes)
        out.notes.push_back(note.id + (note.args.empty() ? "" : ' ' + note.args.back().text()));
    CHECK(json.at("MaxSize") == out.desired);
    return out;
}

using Texts = std::vector<std::string>;

} // namespace

TEST_CASE("An Auto Scaling group has the fleet's weights in whole numbers", "[simulation][fleet][export]")
{
    FleetParams p = threePools();
    p.targetUnits = 10;
    p.onDemandBase = 0.25; // 3 units
    p.capUsdPerUnitHour = 1.5;
    const auto weights = [&](double a, double b, double c) {
        p.pools[0].unitsPerInstance = a;
        p.pools[1].unitsPerInstance = b;
        p.pools[2].unitsPerInstance = c;
    };
    // Ten times the units: a unit of the group is a tenth of the fleet's, its price likewise.
    weights(1, 1.7, 0.4);
    Group g = groupOf(p);
    CHECK(g.weights == Texts{"10", "17", "4"});
    CHECK(g.desired == 100);
    CHECK(g.base == 30);
    CHECK(g.cap == "0.15");
    CHECK(g.notes == Texts{"sim.export.weights_scaled 10"});
    weights(0.33, 0.5, 2.25); // 99, 150, 675
    g = groupOf(p);
    CHECK(g.weights == Texts{"33", "50", "225"});
    CHECK(g.desired == 1000);
    weights(1, 2, 4); // whole as they are
    g = groupOf(p);
    CHECK(g.weights == Texts{"1", "2", "4"});
    CHECK(g.desired == 10);
    CHECK(g.notes.empty());
    weights(1000, 2000, 4000); // too heavy
    p.targetUnits = 20000;
    g = groupOf(p);
    CHECK(g.weights == Texts{"200", "400", "800"});
    CHECK(g.desired == 4000);
    CHECK(g.notes == Texts{"sim.export.weights_scaled 0.2"});
    // No factor within 1 to 999 does: said, and by how much.
    p.targetUnits = 10;
    weights(1, 31.4159, 271.828);
    g = groupOf(p);
    REQUIRE(g.notes.size() == 2);
    CHECK(g.notes[1].starts_with("sim.export.weights_rounded 0.00"));
    const double unit = numberOf(g.weights[0]), bend = numberOf(g.notes[1].substr(27));
    CHECK_THAT(numberOf(g.weights[1]) / unit, Catch::Matchers::WithinRel(31.4159, bend * 1.0001 + 1e-12));
    CHECK_THAT(numberOf(g.weights[2]) / unit, Catch::Matchers::WithinRel(271.828, bend * 1.0001 + 1e-12));
    // Equal weights count instances.
    weights(4, 4, 4);
    g = groupOf(p);
    CHECK(g.weights == Texts{"", "", ""});
    CHECK(g.desired == 3);
    CHECK(g.base == 1);
    CHECK(g.cap == "6");
    CHECK(g.notes == Texts{"sim.export.target_rounded_up 10"});
    // Zones are the group's: a type has one weight, which is said where the fleet has two.
    weights(1, 2.5, 3);
    p.pools[1].instanceType = "a.large";
    p.pools[1].zone = "us-east-1b";
    g = groupOf(p);
    CHECK(g.weights == Texts{"1", "3"});
    CHECK(g.notes == Texts{"sim.export.one_weight_a_type 1"});
    p.pools[1].unitsPerInstance = 1;
    CHECK(groupOf(p).notes.empty());
}

namespace {

std::vector<std::string> ids(const FleetExport &made)
{
    std::vector<std::string> out;
    for (const Message &note : made.notes)
        out.push_back(note.id);
    return out;
}

} // namespace

TEST_CASE("A fleet names each type and zone once, as AWS wants it", "[simulation][fleet][export]")
{
    FleetParams p = threePools();
    p.strategy = AllocationStrategy::capacityOptimisedPrioritised;
    p.pools[1].instanceType = "a.large";
    p.pools[0].unitsPerInstance = 2.0;
    p.pools[0].priority = 7;
    p.pools[1].unitsPerInstance = 1.5;
    p.pools[1].priority = 3;
    const FleetExport made = *exportEc2Fleet(p, "t");
    const auto overrides = nlohmann::json::parse(made.json).at("LaunchTemplateConfigs").at(0).at("Overrides");
    REQUIRE(overrides.size() == 2);
    CHECK(overrides[0].at("InstanceType") == "a.large");
    CHECK(overrides[0].at("WeightedCapacity") == 1.5);
    CHECK(overrides[0].at("Priority") == 3);
    CHECK(overrides[1].at("InstanceType") == "c.large");
    CHECK(made.notes == std::vector<Message>{{"sim.export.pools_merged", {"a.large us-east-1a"}}});
    p.pools[1].zone = "us-east-1b"; // another zone is another pool
    const FleetExport two = *exportEc2Fleet(p, "t");
    CHECK(nlohmann::json::parse(two.json).at("LaunchTemplateConfigs").at(0).at("Overrides").size() == 3);
    CHECK(two.notes.empty());
}

TEST_CASE(
    "Highest prices are written as AWS reads them, and refused where it refuses them", "[simulation][fleet][export]")
{
    FleetParams p = threePools();
    const auto prices = [&](double cap) {
        p.capUsdPerUnitHour = cap;
        const auto fleet = nlohmann::json::parse(exportEc2Fleet(p, "t")->json);
        const auto group = nlohmann::json::parse(exportAutoScalingGroup(p, "g", "t")->json);
        return std::pair<std::string, std::string>(
            fleet.at("LaunchTemplateConfigs").at(0).at("Overrides").at(0).at("MaxPrice"),
            group.at("MixedInstancesPolicy").at("InstancesDistribution").at("SpotMaxPrice"));
    };
    CHECK(prices(1.25) == std::pair<std::string, std::string>("1.25", "1.25"));
    CHECK(prices(1e6) == std::pair<std::string, std::string>("1000000", "1000000"));
    CHECK(prices(0.0012) == std::pair<std::string, std::string>("0.0012", "0.0012"));
    for (const double cap : {0.0, 0.0002, 0.001}) {
        p.capUsdPerUnitHour = cap;
        CHECK(exportEc2Fleet(p, "t").error().field == "max_price");
        CHECK(exportAutoScalingGroup(p, "g", "t").error().field == "max_price");
    }
    p.capUsdPerUnitHour = 0.005;
    p.pools[0].unitsPerInstance = 1.7; // a unit of the group is a tenth of the fleet's: 0.0005 USD
    CHECK(exportEc2Fleet(p, "t"));
    CHECK(exportAutoScalingGroup(p, "g", "t").error().field == "max_price");
}

TEST_CASE("What an export lacks, or has too much of, is said or refused", "[simulation][fleet][export]")
{
    FleetParams p = threePools();
    p.targetUnits = 10'000;
    CHECK(exportEc2Fleet(p, "t")->notes.empty());
    p.targetUnits = 10'001;
    CHECK(exportEc2Fleet(p, "t")->notes == std::vector<Message>{{"sim.export.target_over_quota", {10001, 10000}}});
    p.targetUnits = 10;
    CHECK(exportAutoScalingGroup(p, "g", "t")->notes.empty());
    for (FleetPool &each : p.pools)
        each.zone.clear();
    CHECK(ids(*exportAutoScalingGroup(p, "g", "t")) == std::vector<std::string>{"sim.export.name_subnets"});
    CHECK(exportEc2Fleet(p, "t")->notes.empty()); // the launch template may name a subnet
    p.pools.clear();
    for (int i = 0; i < 40; ++i)
        p.pools.push_back(pool("t" + std::to_string(i) + ".large", 1.0, 0.01));
    CHECK(exportAutoScalingGroup(p, "g", "t"));
    p.pools.push_back(pool("t0.large", 1.0, 0.01)); // a type that is there
    CHECK(exportAutoScalingGroup(p, "g", "t"));
    p.pools.push_back(pool("one.more", 1.0, 0.01));
    CHECK(exportAutoScalingGroup(p, "g", "t").error().field == "group_types");
    CHECK(exportEc2Fleet(p, "t"));
}
