// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/fleet/fleet.h"

#include <string>

// A fleet as the JSON that AWS takes. Spot Fleet itself is legacy at AWS: new fleets are EC2 Fleets or Auto Scaling groups.
namespace wattfare {

struct FleetExport {
    std::string json;              // UTF-8, indented, ends with a newline
    std::vector<Message> notes;    // what the target cannot say: "sim.export.weights_scaled", ...
};
// Input of `aws ec2 create-fleet --cli-input-json`. Pools of one type and zone become one, the lightest: AWS refuses
// duplicates. outOfRange("max_price") for a highest price of 0.001 USD or less, which AWS does not take.
Outcome<FleetExport> exportEc2Fleet(const FleetParams &params, const std::string &launchTemplate);
// Input of `aws autoscaling create-auto-scaling-group --cli-input-json`. Auto Scaling knows no one-time request:
// outOfRange("request"). It takes whole weights of 1 to 999: weights and capacities are scaled by a common factor, exactly
// where there is one; a type has one weight in all zones, the smallest. Notes say so, and that a group without zones needs
// subnets. outOfRange("max_price") as above, outOfRange("group_types") for more than the 40 of a group.
Outcome<FleetExport> exportAutoScalingGroup(const FleetParams &params, const std::string &groupName,
    const std::string &launchTemplate);

} // namespace wattfare
