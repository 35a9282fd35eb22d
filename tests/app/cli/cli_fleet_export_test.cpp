// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// wattfare-cli simulate fleet --fleet-json, --asg-json: what is written has the shape that AWS documents.
#include "tests/app/cli/run.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <regex>
#include <set>

namespace {

enum class Type { object, list, text, whole, number, flag };

// One member of a request, by its path; `[]` stands for each of a list. Names, types and values as in the public API
// references of CreateFleet (Amazon EC2) and CreateAutoScalingGroup (Amazon EC2 Auto Scaling).
struct Member {
    const char *path;
    Type type;
    bool required; // where its parent is
    const char *allowed; // regular expression of a text
    double low = 0.0, high = 1e9; // of a number
};

const char *const kTemplateName = "[a-zA-Z0-9().\\-/_]{3,128}";
const char *const kInstanceType = "[a-z][a-z0-9-]*\\.[a-z0-9-]+";
const char *const kPrice = "[0-9]+(\\.[0-9]+)?";

const std::vector<Member> kCreateFleet{
    {"LaunchTemplateConfigs", Type::list, true, ""},
    {"LaunchTemplateConfigs[]", Type::object, false, ""},
    {"LaunchTemplateConfigs[].LaunchTemplateSpecification", Type::object, true, ""},
    {"LaunchTemplateConfigs[].LaunchTemplateSpecification.LaunchTemplateName", Type::text, true, kTemplateName},
    {"LaunchTemplateConfigs[].LaunchTemplateSpecification.Version", Type::text, true, "\\$Default|\\$Latest|[0-9]+"},
    {"LaunchTemplateConfigs[].Overrides", Type::list, false, ""},
    {"LaunchTemplateConfigs[].Overrides[]", Type::object, false, ""},
    {"LaunchTemplateConfigs[].Overrides[].InstanceType", Type::text, true, kInstanceType},
    {"LaunchTemplateConfigs[].Overrides[].AvailabilityZone", Type::text, false, "[a-z]+(-[a-z]+)+-[0-9][a-z]"},
    {"LaunchTemplateConfigs[].Overrides[].MaxPrice", Type::text, false, kPrice},
    {"LaunchTemplateConfigs[].Overrides[].Priority", Type::number, false, ""},
    {"LaunchTemplateConfigs[].Overrides[].WeightedCapacity", Type::number, false, "", 1e-9},
    {"TargetCapacitySpecification", Type::object, true, ""},
    {"TargetCapacitySpecification.TotalTargetCapacity", Type::whole, true, ""},
    {"TargetCapacitySpecification.OnDemandTargetCapacity", Type::whole, false, ""},
    {"TargetCapacitySpecification.SpotTargetCapacity", Type::whole, false, ""},
    {"TargetCapacitySpecification.DefaultTargetCapacityType", Type::text, false, "spot|on-demand|capacity-block"},
    {"SpotOptions", Type::object, false, ""},
    {"SpotOptions.AllocationStrategy", Type::text, false,
        "lowest-price|diversified|capacity-optimized|capacity-optimized-prioritized|price-capacity-optimized"},
    {"SpotOptions.InstancePoolsToUseCount", Type::whole, false, "", 1},
    {"SpotOptions.InstanceInterruptionBehavior", Type::text, false, "hibernate|stop|terminate"},
    {"SpotOptions.MaintenanceStrategies", Type::object, false, ""},
    {"SpotOptions.MaintenanceStrategies.CapacityRebalance", Type::object, false, ""},
    {"SpotOptions.MaintenanceStrategies.CapacityRebalance.ReplacementStrategy", Type::text, false,
        "launch|launch-before-terminate"},
    {"SpotOptions.MaintenanceStrategies.CapacityRebalance.TerminationDelay", Type::whole, false, "", 120, 7200},
    {"OnDemandOptions", Type::object, false, ""},
    {"OnDemandOptions.AllocationStrategy", Type::text, false, "lowest-price|prioritized"},
    {"ExcessCapacityTerminationPolicy", Type::text, false, "no-termination|termination"},
    {"Type", Type::text, false, "request|maintain|instant"},
};

const std::vector<Member> kCreateAutoScalingGroup{
    {"AutoScalingGroupName", Type::text, true, "[^:]{1,255}"},
    {"MinSize", Type::whole, true, ""},
    {"MaxSize", Type::whole, true, ""},
    {"DesiredCapacity", Type::whole, false, ""},
    {"AvailabilityZones", Type::list, false, ""},
    {"AvailabilityZones[]", Type::text, false, "[a-z]+(-[a-z]+)+-[0-9][a-z]"},
    {"CapacityRebalance", Type::flag, false, ""},
    {"MixedInstancesPolicy", Type::object, false, ""},
    {"MixedInstancesPolicy.LaunchTemplate", Type::object, true, ""},
    {"MixedInstancesPolicy.LaunchTemplate.LaunchTemplateSpecification", Type::object, true, ""},
    {"MixedInstancesPolicy.LaunchTemplate.LaunchTemplateSpecification.LaunchTemplateName", Type::text, true,
        kTemplateName},
    {"MixedInstancesPolicy.LaunchTemplate.LaunchTemplateSpecification.Version", Type::text, false,
        "\\$Default|\\$Latest|[0-9]+"},
    {"MixedInstancesPolicy.LaunchTemplate.Overrides", Type::list, false, ""},
    {"MixedInstancesPolicy.LaunchTemplate.Overrides[]", Type::object, false, ""},
    {"MixedInstancesPolicy.LaunchTemplate.Overrides[].InstanceType", Type::text, true, kInstanceType},
    {"MixedInstancesPolicy.LaunchTemplate.Overrides[].WeightedCapacity", Type::text, false, "[1-9][0-9]{0,2}"},
    {"MixedInstancesPolicy.InstancesDistribution", Type::object, false, ""},
    {"MixedInstancesPolicy.InstancesDistribution.OnDemandAllocationStrategy", Type::text, false,
        "lowest-price|prioritized"},
    {"MixedInstancesPolicy.InstancesDistribution.OnDemandBaseCapacity", Type::whole, false, ""},
    {"MixedInstancesPolicy.InstancesDistribution.OnDemandPercentageAboveBaseCapacity", Type::whole, false, "", 0, 100},
    {"MixedInstancesPolicy.InstancesDistribution.SpotAllocationStrategy", Type::text, false,
        "lowest-price|capacity-optimized|capacity-optimized-prioritized|price-capacity-optimized"},
    {"MixedInstancesPolicy.InstancesDistribution.SpotInstancePools", Type::whole, false, "", 1, 20},
    {"MixedInstancesPolicy.InstancesDistribution.SpotMaxPrice", Type::text, false, kPrice},
};

bool fits(const nlohmann::json &value, const Member &member)
{
    switch (member.type) {
    case Type::object: return value.is_object();
    case Type::list: return value.is_array() && !value.empty();
    case Type::flag: return value.is_boolean();
    case Type::text: return value.is_string() && std::regex_match(value.get<std::string>(), std::regex(member.allowed));
    case Type::whole:
        if (!value.is_number_integer())
            return false;
        break;
    case Type::number:
        if (!value.is_number())
            return false;
        break;
    }
    return value.get<double>() >= member.low && value.get<double>() <= member.high;
}

// What is not as documented: members that are unknown, of another type or value, or missing.
void compare(const nlohmann::json &value, const std::string &path, const std::vector<Member> &shape,
    std::vector<std::string> &wrong)
{
    if (value.is_object()) {
        const std::string prefix = path.empty() ? "" : path + '.';
        for (const auto &[key, child] : value.items()) {
            const std::string inside = prefix + key;
            const auto member = std::ranges::find(shape, inside, &Member::path);
            if (member == shape.end() || !fits(child, *member))
                wrong.push_back(inside + " = " + child.dump());
            else
                compare(child, inside, shape, wrong);
        }
        for (const Member &member : shape) {
            const std::string name = member.path;
            const bool child = name.starts_with(prefix) && name.find('.', prefix.size()) == std::string::npos
                && !name.ends_with("[]");
            if (child && member.required && !value.contains(name.substr(prefix.size())))
                wrong.push_back(name + " is missing");
        }
    } else if (value.is_array()) {
        const auto member
            = std::find_if(shape.begin(), shape.end(), [&](const Member &m) { return m.path == path + "[]"; });
        for (const auto &each : value) {
            if (member == shape.end() || !fits(each, *member))
                wrong.push_back(path + "[] = " + each.dump());
            else
                compare(each, path + "[]", shape, wrong);
        }
    }
}

std::vector<std::string> differences(const nlohmann::json &document, const std::vector<Member> &shape)
{
    std::vector<std::string> wrong;
    compare(document, "", shape, wrong);
    return wrong;
}

std::string all(const std::vector<std::string> &lines)
{
    std::string text;
    for (const std::string &line : lines)
        text += line + '\n';
    return text;
}

struct Written {
    CliRun run;
    nlohmann::json fleet, group;
};

Written write(const std::string &parameters, bool group = true)
{
    const TemporaryFolder folder;
    Written out;
    out.run = runCli("simulate fleet target_units=10 on_demand_usd_per_unit_hour=3 hours=1 " + parameters
        + " --trajectories 4 --fleet-json " + (folder / "fleet.json").string()
        + (group ? " --asg-json " + (folder / "group.json").string() : ""));
    INFO(parameters << out.run.err);
    REQUIRE(out.run.exitCode == 0);
    out.fleet = nlohmann::json::parse(readText(folder / "fleet.json"));
    if (group)
        out.group = nlohmann::json::parse(readText(folder / "group.json"));
    return out;
}

} // namespace

TEST_CASE("the check of AWS's shape finds what is wrong", "[cli][simulate][export]")
{
    const Written good = write("pool=g5.xlarge:us-east-1a:1:0.4:0.01 pool=g5.2xlarge:us-east-1a:2:0.7:0.01");
    const auto bad = [](nlohmann::json document, const char *pointer, const nlohmann::json &value,
                         const std::vector<Member> &shape) {
        document[nlohmann::json::json_pointer(pointer)] = value;
        return differences(document, shape).size();
    };
    CHECK(bad(good.fleet, "/SpotOptions/AllocationStrategy", "lowestPrice", kCreateFleet) == 1);
    CHECK(bad(good.fleet, "/TargetCapacitySpecification/TotalTargetCapacity", "10", kCreateFleet) == 1);
    CHECK(bad(good.fleet, "/TargetCapacitySpecification/TotalTargetCapacity", 10.5, kCreateFleet) == 1);
    CHECK(bad(good.fleet, "/SpotFleetRequestConfig", nlohmann::json::object(), kCreateFleet) == 1);
    CHECK(
        bad(good.group, "/MixedInstancesPolicy/LaunchTemplate/Overrides/0/WeightedCapacity", 1, kCreateAutoScalingGroup)
        == 1);
    CHECK(bad(good.group, "/MixedInstancesPolicy/LaunchTemplate/Overrides/0/WeightedCapacity", "0",
              kCreateAutoScalingGroup)
        == 1);
    CHECK(bad(good.group, "/MixedInstancesPolicy/InstancesDistribution/SpotAllocationStrategy", "diversified",
              kCreateAutoScalingGroup)
        == 1);
    nlohmann::json without = good.group;
    without.erase("MaxSize");
    CHECK(differences(without, kCreateAutoScalingGroup) == std::vector<std::string>{"MaxSize is missing"});
}

TEST_CASE("fleets are exported in the shape that AWS documents", "[cli][simulate][export]")
{
    const std::string whole = "pool=g5.xlarge:us-east-1a:1:0.4:0.01 pool=g5.2xlarge:us-east-1b:2:0.7:0.01";
    const std::string fractional
        = "pool=g5.xlarge::1:0.4:0.01 pool=g5.2xlarge::1.7:0.7:0.01 pool=g5.4xlarge::0.4:0.9:0.02";
    for (const std::string strategy : {"lowest_price", "diversified", "capacity_optimised",
             "capacity_optimised_prioritised", "price_capacity_optimised"})
        for (const std::string more :
            {"", "rebalance=launch", "rebalance=launch_before_terminate cap_usd_per_unit_hour=1.25",
                "on_demand_base=0.25 request=request"}) {
            const bool maintain = more.find("request=request") == std::string::npos;
            const Written out
                = write("strategy=" + strategy + ' ' + more + ' ' + (more.empty() ? fractional : whole), maintain);
            INFO(strategy << ' ' << more);
            INFO(all(differences(out.fleet, kCreateFleet)));
            CHECK(differences(out.fleet, kCreateFleet).empty());
            const auto &target = out.fleet.at("TargetCapacitySpecification");
            CHECK(target.at("OnDemandTargetCapacity").get<int>() + target.at("SpotTargetCapacity").get<int>()
                == target.at("TotalTargetCapacity").get<int>());
            CHECK(out.fleet.at("SpotOptions").contains("InstancePoolsToUseCount") == (strategy == "lowest_price"));
            CHECK(out.fleet.contains("ExcessCapacityTerminationPolicy") == maintain);
            CHECK(out.run.err.find("wattfare-launch-template") != std::string::npos); // a name to replace
            if (!maintain)
                continue;
            INFO(all(differences(out.group, kCreateAutoScalingGroup)));
            CHECK(differences(out.group, kCreateAutoScalingGroup).empty());
            const auto &distribution = out.group.at("MixedInstancesPolicy").at("InstancesDistribution");
            CHECK(distribution.contains("SpotInstancePools")
                == (distribution.at("SpotAllocationStrategy") == "lowest-price"));
            std::set<std::string> types;
            std::size_t weighted = 0;
            const auto &overrides = out.group.at("MixedInstancesPolicy").at("LaunchTemplate").at("Overrides");
            for (const auto &each : overrides) {
                types.insert(each.at("InstanceType").get<std::string>());
                weighted += each.count("WeightedCapacity");
            }
            CHECK(types.size() == overrides.size()); // each type once
            CHECK((weighted == 0 || weighted == overrides.size())); // all or none
            CHECK(out.group.contains("AvailabilityZones") // a group needs these or subnets
                != (out.run.err.find("VPCZoneIdentifier") != std::string::npos));
        }
}

TEST_CASE("a fleet is not written over another file unless that is asked for", "[cli][simulate][export]")
{
    const TemporaryFolder folder;
    const std::string simulate = "simulate fleet target_units=10 on_demand_usd_per_unit_hour=3 hours=1 "
                                 "pool=g5.xlarge::1:0.4:0.01 --trajectories 4 ";
    for (const std::string option : {"--fleet-json ", "--asg-json "}) {
        writeText(folder / "fleet.json", "mine");
        const std::string write = simulate + option + (folder / "fleet.json").string();
        const CliRun kept = runCli(write);
        CHECK(kept.exitCode == 2);
        CHECK(kept.err.find("--force") != std::string::npos);
        CHECK(readText(folder / "fleet.json") == "mine");
        CHECK(runCli(write + " --force").exitCode == 0);
        CHECK(readText(folder / "fleet.json") != "mine");
    }
}

TEST_CASE("fractional weights of a group are scaled, and said", "[cli][simulate][export]")
{
    const Written out = write("pool=g5.xlarge::1:0.4:0.01 pool=g5.2xlarge::1.7:0.7:0.01 pool=g5.4xlarge::0.4:0.9:0.02");
    CHECK(out.group.at("DesiredCapacity") == 100);
    const auto &overrides = out.group.at("MixedInstancesPolicy").at("LaunchTemplate").at("Overrides");
    CHECK(overrides.at(0).at("WeightedCapacity") == "10");
    CHECK(overrides.at(1).at("WeightedCapacity") == "17");
    CHECK(overrides.at(2).at("WeightedCapacity") == "4");
    CHECK(out.run.err.find("multiplied by 10") != std::string::npos);
    CHECK(out.fleet.at("LaunchTemplateConfigs").at(0).at("Overrides").at(1).at("WeightedCapacity") == 1.7);
}

TEST_CASE("a one-time request is no Auto Scaling group, in words", "[cli][simulate][export]")
{
    const TemporaryFolder folder;
    const auto refused
        = runCli("simulate fleet target_units=2 request=request pool=g5.xlarge::1:0.4:0.01 --trajectories 4 --asg-json "
            + (folder / "group.json").string());
    CHECK(refused.exitCode == 2);
    CHECK(refused.err.find("one-time request") != std::string::npos);
    CHECK(refused.err.find("(0)") == std::string::npos);
    CHECK_FALSE(std::filesystem::exists(folder / "group.json"));
}
