// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/deployment/deployment.h"

// Shared by the files of deployment; not for others.
namespace wattfare::deployment {

// What makes the devices of a type work. `other`: devices whose drivers no ECS-optimized image has.
enum class Devices : std::uint8_t { none, nvidia, neuron, other };
Devices devicesOf(const Snapshot &snapshot, const InstanceType &type);
bool isArm(const InstanceType &type);

// The public parameter with the id of the ECS-optimized image of Amazon Linux 2023 for a type; "" where none is
// documented that has its driver.
// https://docs.aws.amazon.com/AmazonECS/latest/developerguide/retrieve-ecs-optimized_AMI.html
std::string_view imageParameter(const Snapshot &snapshot, const InstanceType &type);

std::string ecsYaml(const DeploymentPlan &plan);
std::string karpenterYaml(const DeploymentPlan &plan);

} // namespace wattfare::deployment
