// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/words/messages/message_row.h"

#include <QCoreApplication>

namespace wattfare::messages {

// What comes out of a placement: what holds a task, files to deploy, the checklist of a type.
inline constexpr MessageRow kDeployment[] = {
    {"column.copies_per_instance", QT_TRANSLATE_NOOP("Messages", "Copies per instance")},
    {"column.instances_needed", QT_TRANSLATE_NOOP("Messages", "Instances")},
    {"column.gpu_share", QT_TRANSLATE_NOOP("Messages", "Part of a GPU")},
    {"column.gpu_shares", QT_TRANSLATE_NOOP("Messages", "GPUs divided as")},
    {"column.idle_gpus", QT_TRANSLATE_NOOP("Messages", "Idle GPUs")},
    {"column.idle_vcpus", QT_TRANSLATE_NOOP("Messages", "Idle vCPU")},
    {"column.idle_memory", QT_TRANSLATE_NOOP("Messages", "Idle memory")},
    {"column.usd_per_copy", QT_TRANSLATE_NOOP("Messages", "Cost per copy")},
    {"column.watts_per_copy", QT_TRANSLATE_NOOP("Messages", "Power per copy")},
    {"column.checklist_scope", QT_TRANSLATE_NOOP("Messages", "Where")},
    {"column.checklist_item", QT_TRANSLATE_NOOP("Messages", "What it needs")},
    {"placement.type_holds_none", QT_TRANSLATE_NOOP("Messages", "The type holds no copy of the task")},
    {"placement.asks_for_nothing",
        QT_TRANSLATE_NOOP("Messages", "The task asks for no GPU, no vCPU and no memory: nothing limits its copies")},
    {"placement.blocked_by", QT_TRANSLATE_NOOP("Messages", "%T1: %L2 requested, %L3 available")},
    {"placement.no_such_task", QT_TRANSLATE_NOOP("Messages", "There is no task \"%1\". The tasks are: %2.")},
    {"deployment.not_run",
        QT_TRANSLATE_NOOP("Messages",
            "Written from a placement in %1 at on-demand prices as of %2. Not run against any account: review it "
            "before you apply it.")},
    {"deployment.ecs",
        QT_TRANSLATE_NOOP("Messages",
            "Each instance type has an Auto Scaling group and a capacity provider of its own, so that the counts of "
            "the placement hold. The outputs are the memberOf placement constraints of the tasks.")},
    {"deployment.ecs_zones",
        QT_TRANSLATE_NOOP("Messages", "The placement uses the zones %1: choose subnets in these.")},
    {"deployment.karpenter",
        QT_TRANSLATE_NOOP("Messages",
            "Each instance type has a NodePool of its own, limited to the counts of the placement. Karpenter starts "
            "a node when a pod waits for one, and chooses the node itself.")},
    {"deployment.karpenter_cluster",
        QT_TRANSLATE_NOOP(
            "Messages", "Replace %1 with the name of the cluster. Pin a version of the alias for production.")},
    {"deployment.ecs_mig",
        QT_TRANSLATE_NOOP("Messages",
            "This template does not divide the GPUs of %1 by MIG. The placement has them as %2: divide them in an "
            "image or user data of your own.")},
    {"deployment.karpenter_mig",
        QT_TRANSLATE_NOOP("Messages",
            "The GPUs of %1 are divided by MIG: %2. The MIG Manager of the NVIDIA GPU Operator does it: install it "
            "with %3 and %4. Without a NodeOverlay Karpenter knows no MIG resource on AWS (aws/karpenter-provider-aws, "
            "pull "
            "request 8710): a pod that asks for one may start no node.")},
    {"deployment.spot",
        QT_TRANSLATE_NOOP(
            "Messages", "Spot capacity: the placement was priced on demand; Spot costs less and may be interrupted.")},
    {"checklist.scope.ecs", QT_TRANSLATE_NOOP("Messages", "ECS")},
    {"checklist.scope.kubernetes", QT_TRANSLATE_NOOP("Messages", "Kubernetes")},
    {"checklist.scope.image", QT_TRANSLATE_NOOP("Messages", "Container image")},
    {"checklist.image_gpu",
        QT_TRANSLATE_NOOP("Messages",
            "ECS GPU-optimized AMI (Amazon Linux 2023): it has the NVIDIA driver and container runtime. Parameter "
            "%1.")},
    {"checklist.image_neuron",
        QT_TRANSLATE_NOOP(
            "Messages", "ECS-optimized AMI (Amazon Linux 2023, Neuron): it has the Neuron driver. Parameter %1.")},
    {"checklist.image_arm",
        QT_TRANSLATE_NOOP("Messages", "ECS-optimized AMI for arm64 (Amazon Linux 2023). Parameter %1.")},
    {"checklist.image_standard", QT_TRANSLATE_NOOP("Messages", "ECS-optimized AMI (Amazon Linux 2023). Parameter %1.")},
    {"checklist.image_own",
        QT_TRANSLATE_NOOP("Messages",
            "An AMI of your own: no ECS-optimized AMI is documented that has the driver of %1 for %2. The template "
            "asks "
            "for it.")},
    {"checklist.gpu_division",
        QT_TRANSLATE_NOOP("Messages",
            "GPUs divided by MIG as %1: label the node %2 with a configuration of this division, and let the device "
            "plugin offer the profiles (strategy \"mixed\").")},
    {"checklist.gpu_support",
        QT_TRANSLATE_NOOP("Messages",
            "%1 in %2: required for the agent to offer GPUs. The GPU-optimized AMI is built with it; an AMI of your "
            "own is not.")},
    {"checklist.gpu_requirement",
        QT_TRANSLATE_NOOP("Messages",
            "GPUs as %1 of the container: ECS then sets %2 to the GPUs it assigned. Do not set it yourself.")},
    {"checklist.gpu_share",
        QT_TRANSLATE_NOOP("Messages",
            "The instance has %L1 of a GPU: ask for that number in %2, which ECS places on such instances alone.")},
    {"checklist.device_plugin",
        QT_TRANSLATE_NOOP("Messages",
            "%1 device plugin as a DaemonSet: without it no node offers %2, and pods that ask for it stay pending.")},
    {"checklist.toleration",
        QT_TRANSLATE_NOOP(
            "Messages", "Toleration of the taint %1 on pods and device plugin: it keeps other pods off the node.")},
    {"checklist.driver_capabilities",
        QT_TRANSLATE_NOOP(
            "Messages", "%1 set to %2 or %3 where the image is not based on an NVIDIA CUDA image, which sets it.")},
    {"checklist.cuda",
        QT_TRANSLATE_NOOP("Messages", "CUDA %3 or later: %1 has compute capability %2, unknown to earlier toolkits.")},
    {"checklist.cuda_until",
        QT_TRANSLATE_NOOP(
            "Messages", "CUDA %3 to %4: %1 has compute capability %2, which other toolkits do not compile for.")},
    {"checklist.neuron_devices",
        QT_TRANSLATE_NOOP("Messages",
            "Every Neuron device in %1 of the container (%2 and so on), and the capability %3 for the runtime.")},
    {"checklist.neuron_runtime",
        QT_TRANSLATE_NOOP("Messages",
            "Neuron runtime and a framework built for Neuron, as in the Neuron containers: %1 runs no CUDA code.")},
    {"checklist.arm",
        QT_TRANSLATE_NOOP("Messages", "Image for %2: the CPU is %1. In an ECS task definition, set %3 to %4.")},
    {"checklist.efa",
        QT_TRANSLATE_NOOP("Messages",
            "EFA where one training job spans several of the %I1 instances: EFA network interfaces, libfabric and the "
            "OFI plugin of NCCL in the image, and one placement group. A task of this placement stays on one "
            "instance.")},
};

} // namespace wattfare::messages
