// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/message.h"
#include "model/support/outcome.h"
#include "model/support/progress.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Placement of container tasks on instances (simulation 8). GPUs are whole and pinned, or divided into parts that are
// pinned as well; a task never spans instances.
namespace wattfare {

inline constexpr std::size_t kPlacementDimensions = 3;
using PlacementDemand = std::array<double, kPlacementDimensions>; // GPUs, vCPU, GiB

// A part of a GPU that a task may have alone: a MIG profile of NVIDIA ("1g.10gb": one compute slice of seven and about
// 10 GB). The catalogue has them as figures of the accelerator.
// https://docs.nvidia.com/datacenter/tesla/mig-user-guide/supported-mig-profiles.html
struct GpuShare {
    std::string profile;
    double memoryGib = 0;
    double perGpu = 0; // most instances of the profile on a GPU, with no other profile beside them
    std::uint8_t compute = 0, memory = 0; // slices, of 7 and of 8
    friend bool operator==(const GpuShare &, const GpuShare &) = default;
};

struct PlacementTask {
    std::string id;
    std::uint64_t count = 1; // identical copies
    double gpus = 0, vcpus = 0, memoryGib = 0;
    // "": whole GPUs. A MIG profile ("1g.10gb"): `gpus` counts such parts. A fraction ("1/8"): one device of at least
    // so much of a GPU, as the types have it that carry a part of a GPU.
    std::string gpuShare;
    double gpuMemoryGib = 0; // at least so much on each GPU, or on each part; 0: any
    std::string gpuModel; // accelerator key, or a pattern of keys ("nvidia-*"); "": any
    std::vector<std::string> instanceTypes; // patterns with * ("g5.*"); empty: any
    std::string zone; // "": any
    bool distinctInstance = false; // no two copies on one instance
    // "x86_64" or "arm64". "": x86_64, unless Arm is allowed or no x86_64 type is among those that it names.
    std::string architecture;
};

// An instance type that may be opened, as often as needed.
struct PlacementOffer {
    std::string type;
    double gpus = 0, vcpus = 0, memoryGib = 0; // nominal; a type with a part of a GPU: the part
    double gpuMemoryGib = 0; // of each whole GPU
    std::string gpuModel;
    std::string architecture; // "": any
    std::vector<GpuShare> shares; // into which each GPU may be divided
    std::optional<double> usdPerHour;
    // IT watts with every GPU busy and with none; power is linear between them in the GPUs (without GPUs: the vCPU) in
    // use.
    std::optional<double> busyWatts, idleWatts;
};

enum class PlacementObjective : std::uint8_t { cost, count, watts };
enum class PlacementMethod : std::uint8_t { automatic, ffd, bfd, mixedFfd, exact };
enum class PlacementStrategy : std::uint8_t {
    asSolved,
    binpackMemory,
    binpackCpu,
    binpackGpu,
    spreadZone,
    spreadInstance,
    random
};
std::string_view placementObjectiveId(PlacementObjective objective); // "cost", "count", "watts"
std::optional<PlacementObjective> parsePlacementObjective(std::string_view id);
std::string_view placementMethodId(PlacementMethod method); // "automatic", "ffd", "bfd", "mixed_ffd", "exact"
std::string_view placementStrategyId(PlacementStrategy strategy); // "binpack:memory", "spread:zone", "random", ...

struct PlacementOptions {
    PlacementObjective objective = PlacementObjective::cost;
    PlacementMethod method = PlacementMethod::automatic;
    PlacementStrategy strategy = PlacementStrategy::asSolved;
    double memoryShare = 0.95; // r: what the agent and the system leave (assumption)
    bool allowArm = false; // for tasks that name no architecture: their images may not be built for Arm
    std::vector<std::string> zones; // for spread:zone and tasks with a zone; empty: no zones
    std::uint64_t seed = 20260101; // random
    // Work that the exact methods may spend, in elementary steps; a budget of work, not of time, so that the answer
    // does not depend on the machine. The default is about two seconds.
    std::uint64_t workBudget = 60'000'000;
    ProgressFn progress;
};

struct PlacedInstance {
    std::size_t offer = 0; // index into the offers
    std::string zone; // "" where none was given
    std::vector<std::size_t> tasks; // index of the task, once per copy
    // Capacity: memory after the reserve. Parts of a GPU count as their compute slices.
    PlacementDemand used{}, capacity{};
    std::vector<std::vector<std::string>> divided; // each GPU that is divided: the profiles on it, the largest first
    std::optional<double> watts;
};

enum class PlacementSolver : std::uint8_t { ffd, bfd, mixedFfd, dynamicProgramme, branchAndBound, patterns };
std::string_view placementSolverId(PlacementSolver solver);

// What one type alone would take.
struct SingleTypePlacement {
    std::size_t offer = 0;
    bool feasible = false;
    std::string blocking; // dimension or constraint of the first task that it cannot hold
    std::uint64_t ffd = 0, bfd = 0; // instances
    std::uint64_t lowerBound = 0; // max of L1 and L2
    std::optional<double> usdPerHour; // of the better of the two
};

struct Placement {
    std::vector<PlacedInstance> instances;
    PlacementSolver solver = PlacementSolver::ffd;
    bool optimal = false; // proved, for the objective
    double objective = 0; // USD an hour, instances, or W
    double lowerBound = 0; // in the same unit
    double gap = 0; // objective / bound - 1; 0 where proved
    std::optional<double> usdPerHour, watts; // missing where an opened type lacks the figure
    PlacementDemand used{}, open{}; // totals
    double gpuFragmentation = 0; // 1 - used / (open instances x GPUs); 0 without GPUs
    double idleGpus = 0;
    std::vector<SingleTypePlacement> singleTypes; // in the order of the offers
    std::vector<Message> notes; // "placement.offers_without_price": count, ...
};

// GPUs that a copy of a task takes: a part of a GPU as its compute slices.
double gpusOf(const PlacementTask &task);

// Whether a text names a part of a GPU: a MIG profile, or "1/8".
bool isGpuShare(std::string_view text);

// "g5.*" against "g5.xlarge"; * stands for any run of characters.
bool matchesPattern(std::string_view pattern, std::string_view text);

// How the GPUs of an instance are divided, those alike together: "2 x (4g.20gb + 3g.20gb); 7 x 1g.5gb"; "" where none
// is.
std::string dividedText(const PlacedInstance &instance);

// Places every copy of every task. Fails with
//   out_of_range(field)   negative or non-finite figures, no offers' figures, memory share outside (0, 1], too many
//   tasks no_data(field)        no offer has the figure of the objective ("usd_per_hour", "watts") no_capacity(field)
//   a task that no offer holds; the field is the dimension or constraint: "gpus", "vcpus",
//                         "memory_gib", "gpu_memory_gib", "gpu_share", "gpu_model", "architecture",
//                         "instance_types", "zone" (see unplaceable())
//   cancelled
Outcome<Placement> place(
    std::span<const PlacementTask> tasks, std::span<const PlacementOffer> offers, const PlacementOptions &options = {});

// The first task that no offer can hold, even alone.
struct Unplaceable {
    std::size_t task = 0;
    std::string field;
    double wanted = 0; // in the dimension
    double available = 0; // the most that an eligible offer has
};
std::optional<Unplaceable> unplaceable(
    std::span<const PlacementTask> tasks, std::span<const PlacementOffer> offers, const PlacementOptions &options = {});

// Every such task, among the offers that have the figure of the objective: what place() refuses them for.
std::vector<Unplaceable> allUnplaceable(
    std::span<const PlacementTask> tasks, std::span<const PlacementOffer> offers, const PlacementOptions &options = {});

// Bounds on the number of instances of one capacity, 1-D: sizes and capacity positive, sizes <= capacity.
std::uint64_t packingBoundL1(std::span<const double> sizes, double capacity);
std::uint64_t packingBoundL2(std::span<const double> sizes, double capacity); // Martello and Toth

} // namespace wattfare
