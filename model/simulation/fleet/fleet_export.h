// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/simulation/fleet/fleet.h"

#include <optional>
#include <string>

// A fleet as the JSON that AWS takes. Spot Fleet itself is legacy at AWS: new fleets are EC2 Fleets or Auto Scaling
// groups.
namespace wattfare {

// What AWS takes at most; the catalogue states them with their sources.
struct FleetLimits {
    std::optional<double> fleetTarget; // units of one EC2 Fleet, a quota that can be raised
    std::optional<double> groupTypes; // instance types of an Auto Scaling group
    double groupWeight = 0; // of an instance type of a group, whole numbers from 1
    double groupPools = 0; // that lowest-price of a group spreads over
    double leastPrice = 0; // USD an hour; a highest price must be above it
};
// noData, naming the quantity, where the catalogue lacks one that an export cannot do without.
Outcome<FleetLimits> fleetLimits(const Snapshot &snapshot);

struct FleetExport {
    std::string json; // UTF-8, indented, ends with a newline
    std::vector<Message> notes; // what the target cannot say: "sim.export.weights_scaled", ...
};
// Input of `aws ec2 create-fleet --cli-input-json`. Pools of one type and zone become one, the lightest: AWS refuses
// duplicates. outOfRange("max_price") for a highest price that AWS does not take.
Outcome<FleetExport> exportEc2Fleet(
    const FleetParams &params, const std::string &launchTemplate, const FleetLimits &limits);
// Input of `aws autoscaling create-auto-scaling-group --cli-input-json`. Auto Scaling knows no one-time request:
// outOfRange("request"). It takes whole weights of 1 to limits.groupWeight: weights and capacities are scaled by a
// common factor, exactly where there is one; a type has one weight in all zones, the smallest. Notes say so, and that a
// group without zones needs subnets. outOfRange("max_price") as above, outOfRange("group_types") for more types than a
// group takes.
Outcome<FleetExport> exportAutoScalingGroup(const FleetParams &params, const std::string &groupName,
    const std::string &launchTemplate, const FleetLimits &limits);

} // namespace wattfare
