// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deployment/deployment_internal.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace wattfare {

namespace {

constexpr std::array<std::string_view, 2> kTargets{"ecs", "karpenter"};

std::vector<Message> headOf(const DeploymentPlan &plan, DeploymentTarget target)
{
    std::vector<Message> head{{"deployment.not_run", {plan.region, plan.asOf}}};
    std::set<std::string> zones;
    for (const DeployedType &type : plan.types)
        zones.insert(type.zones.begin(), type.zones.end());
    std::string named;
    for (const std::string &zone : zones)
        named += (named.empty() ? "" : ", ") + zone;
    if (target == DeploymentTarget::ecs) {
        head.push_back({"deployment.ecs", {}});
        if (!named.empty())
            head.push_back({"deployment.ecs_zones", {named}});
    } else {
        head.push_back({"deployment.karpenter", {}});
        head.push_back({"deployment.karpenter_cluster", {"${CLUSTER_NAME}"}});
    }
    for (const DeployedType &type : plan.types)
        if (!type.divided.empty()) {
            std::string all;
            for (const std::string &division : type.divisions)
                all += (all.empty() ? "" : " | ") + division;
            head.push_back(target == DeploymentTarget::ecs
                    ? Message{"deployment.ecs_mig", {plan.snapshot->types[type.type].name, all}}
                    : Message{"deployment.karpenter_mig",
                        {plan.snapshot->types[type.type].name, all, "migManager.config.name=wattfare-mig",
                            "mig.strategy=mixed"}});
        }
    if (plan.spot)
        head.push_back({"deployment.spot", {}});
    return head;
}

} // namespace

std::string_view deploymentTargetId(DeploymentTarget target)
{
    const auto at = static_cast<std::size_t>(target);
    return at < kTargets.size() ? kTargets[at] : std::string_view();
}

std::optional<DeploymentTarget> parseDeploymentTarget(std::string_view id)
{
    const auto at = std::ranges::find(kTargets, id);
    return at == kTargets.end() ? std::nullopt : std::optional(static_cast<DeploymentTarget>(at - kTargets.begin()));
}

std::string deploymentFileName(DeploymentTarget target)
{
    return "wattfare-" + std::string(deploymentTargetId(target)) + ".yaml";
}

DeploymentPlan deploymentPlan(SnapshotPtr snapshot, const Placement &placement, std::span<const PlacementTask> tasks,
    const PlacementOffers &offers, const std::string &region, bool spot)
{
    DeploymentPlan plan;
    plan.region = region;
    plan.asOf = offers.asOf;
    plan.spot = spot;
    std::map<std::size_t, std::pair<std::uint64_t, std::set<std::string>>> byOffer;
    std::map<std::size_t, std::map<std::string, DividedInstances>> divisions;
    std::map<std::size_t, std::set<std::string>> byTask;
    for (const PlacedInstance &instance : placement.instances) {
        auto &[count, zones] = byOffer[instance.offer];
        ++count;
        if (!instance.zone.empty())
            zones.insert(instance.zone);
        if (!instance.divided.empty()) {
            DividedInstances &alike = divisions[instance.offer][dividedText(instance)];
            ++alike.count;
            alike.gpus = instance.divided;
        }
        for (const std::size_t task : instance.tasks)
            byTask[task].insert(offers.offers[instance.offer].type);
    }
    for (const auto &[offer, held] : byOffer) {
        plan.types.push_back({offers.types[offer], held.first, {held.second.begin(), held.second.end()}, {}, {}});
        for (const auto &[text, alike] : divisions[offer]) {
            plan.types.back().divisions.push_back(text);
            plan.types.back().divided.push_back(alike);
        }
    }
    std::stable_sort(plan.types.begin(), plan.types.end(),
        [](const DeployedType &a, const DeployedType &b) { return a.count > b.count; });
    for (const auto &[task, types] : byTask)
        plan.tasks.push_back({tasks[task].id, {types.begin(), types.end()}});
    plan.snapshot = std::move(snapshot);
    return plan;
}

std::string deploymentText(
    const DeploymentPlan &plan, DeploymentTarget target, const std::function<std::string(const Message &)> &words)
{
    std::string text;
    for (const Message &each : headOf(plan, target))
        text += "# " + words(each) + '\n';
    return text + (target == DeploymentTarget::ecs ? deployment::ecsYaml(plan) : deployment::karpenterYaml(plan));
}

namespace deployment {

Devices devicesOf(const Snapshot &snapshot, const InstanceType &type)
{
    if (type.accelerator == kNone)
        return Devices::none;
    if (type.kind == InstanceKind::trainium || type.kind == InstanceKind::inferentia)
        return Devices::neuron;
    return snapshot.accelerators[type.accelerator].vendor == "NVIDIA" ? Devices::nvidia : Devices::other;
}

bool isArm(const InstanceType &type) { return type.cpuArch == "arm64"; }

std::string_view imageParameter(const Snapshot &snapshot, const InstanceType &type)
{
    const Devices devices = devicesOf(snapshot, type);
    if (devices == Devices::other || (isArm(type) && devices != Devices::none))
        return {}; // the images with drivers are for x86-64, and for the devices of NVIDIA and AWS
    if (isArm(type))
        return "/aws/service/ecs/optimized-ami/amazon-linux-2023/arm64/recommended/image_id";
    if (devices == Devices::nvidia)
        return "/aws/service/ecs/optimized-ami/amazon-linux-2023/gpu/recommended/image_id";
    if (devices == Devices::neuron)
        return "/aws/service/ecs/optimized-ami/amazon-linux-2023/neuron/recommended/image_id";
    return "/aws/service/ecs/optimized-ami/amazon-linux-2023/recommended/image_id";
}

} // namespace deployment

} // namespace wattfare
