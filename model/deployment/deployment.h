// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/placement/placement_tasks.h"

#include <functional>

// What comes out of a placement: files that start its instances, and what each type needs before a task runs there.
// Nothing is run, and no account is asked.
namespace wattfare {

enum class DeploymentTarget : std::uint8_t { ecs, karpenter };
std::string_view deploymentTargetId(DeploymentTarget target); // "ecs", "karpenter"; "" for others
std::optional<DeploymentTarget> parseDeploymentTarget(std::string_view id);

// Instances of a type whose GPUs are divided alike.
struct DividedInstances {
    std::uint64_t count = 0;
    std::vector<std::vector<std::string>> gpus; // of each GPU that is divided, the MIG profiles on it
};

struct DeployedType {
    TypeIndex type = kNone;
    std::uint64_t count = 0;
    std::vector<std::string> zones; // of its instances; empty: any
    std::vector<std::string> divisions; // of GPUs into MIG profiles, as dividedText() has them; empty: none
    std::vector<DividedInstances> divided; // one for each division
};

struct DeployedTask {
    std::string id;
    std::vector<std::string> types; // on which its copies are
};

struct DeploymentPlan {
    SnapshotPtr snapshot;
    std::string region;
    Date asOf{}; // of the prices
    bool spot = false; // Spot capacity instead of on-demand
    std::vector<DeployedType> types; // most instances first
    std::vector<DeployedTask> tasks; // those with copies
};

DeploymentPlan deploymentPlan(SnapshotPtr snapshot, const Placement &placement, std::span<const PlacementTask> tasks,
    const PlacementOffers &offers, const std::string &region, bool spot = false);

// YAML with a head of comments in the words of the reader. For ECS a CloudFormation template: a launch template, an
// Auto Scaling group and a capacity provider for each type, so that the counts of the placement hold, and as outputs
// the placement constraint of each task; how GPUs are divided is in its head alone. For Karpenter (v1) an EC2NodeClass
// and a NodePool for each type, whose limits are the counts; for GPUs that are divided, pools with the label by which
// the MIG Manager of the NVIDIA GPU Operator divides them, and the ConfigMap that it reads.
std::string deploymentText(
    const DeploymentPlan &plan, DeploymentTarget target, const std::function<std::string(const Message &)> &words);

// The file name that such a text is saved under.
std::string deploymentFileName(DeploymentTarget target);

struct ChecklistItem {
    TypeIndex type = kNone;
    std::string scope; // "ecs", "kubernetes", "image": where it is to be done
    Message what; // "checklist.ID": what to do, and why
    std::string source; // address
};

// What every type of a plan needs, in the order of its types.
std::vector<ChecklistItem> deploymentChecklist(const DeploymentPlan &plan);

} // namespace wattfare
