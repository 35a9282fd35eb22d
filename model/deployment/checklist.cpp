// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deployment/deployment_internal.h"

#include <algorithm>
#include <array>

namespace wattfare {

namespace {

constexpr std::string_view kEcsGpu
    = "https://docs.aws.amazon.com/AmazonECS/latest/developerguide/ecs-gpu.html",
    kEcsImages = "https://docs.aws.amazon.com/AmazonECS/latest/developerguide/retrieve-ecs-optimized_AMI.html",
    kEcsNeuron = "https://docs.aws.amazon.com/AmazonECS/latest/developerguide/ecs-inference-task-def.html",
    kEcsShares = "https://docs.aws.amazon.com/AmazonECS/latest/developerguide/ecs-gpu-specifying.html",
    kEcsArm = "https://docs.aws.amazon.com/AmazonECS/latest/developerguide/ecs-arm64.html",
    kEcsAmi = "https://github.com/aws/amazon-ecs-ami",
    kKarpenterDevices = "https://karpenter.sh/docs/concepts/scheduling/#acceleratorsgpu-resources",
    kKarpenterTaints = "https://karpenter.sh/docs/concepts/nodepools/",
    kNeuronContainers = "https://awsdocs-neuron.readthedocs-hosted.com/en/latest/containers/index.html",
    kEfa = "https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/efa.html",
    kMig = "https://docs.nvidia.com/datacenter/cloud-native/gpu-operator/latest/gpu-operator-mig.html",
    kCudaMatrix = "https://docs.nvidia.com/datacenter/tesla/drivers/cuda-toolkit-driver-and-architecture-matrix.html";

// The CUDA toolkits that compile for a compute capability.
struct CudaSupport {
    std::string_view capability, first, last; // last: "" while it goes on
    std::string_view source;
};
constexpr std::array<CudaSupport, 12> kCuda{{
    {"3.7", "6.0", "11.x", kCudaMatrix},
    {"5.2", "6.5", "12.x", kCudaMatrix},
    {"6.0", "8.0", "12.x", kCudaMatrix},
    {"7.0", "9.0", "12.x", kCudaMatrix},
    {"7.5", "10.0", "", kCudaMatrix},
    {"8.0", "11.0", "", kCudaMatrix},
    {"8.6", "11.1", "", "https://docs.nvidia.com/cuda/archive/11.1.0/cuda-toolkit-release-notes/index.html"},
    {"8.9", "11.8", "", kCudaMatrix},
    {"9.0", "11.8", "", kCudaMatrix},
    {"10.0", "12.8", "", kCudaMatrix},
    {"10.3", "12.9", "", "https://docs.nvidia.com/cuda/archive/12.9.1/cuda-features-archive/index.html"},
    {"12.0", "12.8", "", kCudaMatrix},
}};

} // namespace

std::vector<ChecklistItem> deploymentChecklist(const DeploymentPlan &plan)
{
    using deployment::Devices;
    std::vector<ChecklistItem> items;
    for (const DeployedType &deployed : plan.types) {
        const InstanceType &type = plan.snapshot->types[deployed.type];
        const Devices devices = deployment::devicesOf(*plan.snapshot, type);
        const bool arm = deployment::isArm(type);
        const Accelerator *accelerator
            = type.accelerator == kNone ? nullptr : &plan.snapshot->accelerators[type.accelerator];
        const auto add = [&](const char *scope, Message what, std::string_view source) {
            items.push_back({deployed.type, scope, std::move(what), std::string(source)});
        };
        const bool withDriver = !arm && devices != Devices::other;
        if (devices == Devices::none || withDriver)
            add("ecs",
                {devices == Devices::nvidia          ? "checklist.image_gpu"
                        : devices == Devices::neuron ? "checklist.image_neuron"
                        : arm                        ? "checklist.image_arm"
                                                     : "checklist.image_standard",
                    {deployment::imageParameter(*plan.snapshot, type)}},
                kEcsImages);
        else
            add("ecs", {"checklist.image_own", {accelerator->name, type.cpuArch}}, kEcsAmi);
        for (const std::string &division : deployed.divisions)
            add("kubernetes", {"checklist.gpu_division", {division, "nvidia.com/mig.config"}}, kMig);
        if (devices == Devices::nvidia) {
            add("ecs", {"checklist.gpu_support", {"ECS_ENABLE_GPU_SUPPORT=true", "/etc/ecs/ecs.config"}}, kEcsGpu);
            add("ecs", {"checklist.gpu_requirement", {"resourceRequirements", "NVIDIA_VISIBLE_DEVICES"}}, kEcsGpu);
            if (type.acceleratorCount > 0.0 && type.acceleratorCount < 1.0)
                add("ecs", {"checklist.gpu_share", {type.acceleratorCount, "resourceRequirements"}}, kEcsShares);
            add("kubernetes", {"checklist.device_plugin", {"NVIDIA", "nvidia.com/gpu"}}, kKarpenterDevices);
            add("kubernetes", {"checklist.toleration", {"nvidia.com/gpu"}}, kKarpenterTaints);
            add("image", {"checklist.driver_capabilities", {"NVIDIA_DRIVER_CAPABILITIES", "utility,compute", "all"}},
                kEcsGpu);
            const auto cuda = std::ranges::find(kCuda, accelerator->computeCapability, &CudaSupport::capability);
            if (cuda != kCuda.end())
                add("image",
                    cuda->last.empty() ? Message{"checklist.cuda", {accelerator->name, cuda->capability, cuda->first}}
                                       : Message{"checklist.cuda_until",
                                           {accelerator->name, cuda->capability, cuda->first, cuda->last}},
                    cuda->source);
        } else if (devices == Devices::neuron) {
            add("ecs", {"checklist.neuron_devices", {"linuxParameters.devices", "/dev/neuron0", "IPC_LOCK"}},
                kEcsNeuron);
            add("kubernetes", {"checklist.device_plugin", {"Neuron", "aws.amazon.com/neuron"}}, kKarpenterDevices);
            add("kubernetes", {"checklist.toleration", {"aws.amazon.com/neuron"}}, kKarpenterTaints);
            add("image", {"checklist.neuron_runtime", {accelerator->name}}, kNeuronContainers);
        }
        if (arm)
            add("image", {"checklist.arm", {type.cpuModel, "linux/arm64", "runtimePlatform.cpuArchitecture", "ARM64"}},
                kEcsArm);
        if (type.efa.value_or(false) && deployed.count > 1)
            add("image", {"checklist.efa", {deployed.count}}, kEfa);
    }
    return items;
}

} // namespace wattfare
