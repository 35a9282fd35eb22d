// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/placement/placement.h"
#include "model/support/result.h"
#include "model/workload/scenario.h"

// What `place` reads: a file of tasks, and the instance types of the catalogue with their prices and watts.
namespace wattfare {

// {
//   "version": 1,
//   "tasks": [ { "name": "train", "count": 5, "gpus": 1, "vcpus": 4, "memory_gib": 15,
//                "gpu_memory_gib": 16, "gpu_share": "1g.10gb", "gpu_model": "nvidia-t4", "instance_types": ["g4dn.*"],
//                "zone": "us-east-1a", "distinct_instance": true, "architecture": "x86_64" } ],
//   "instance_types": ["g4dn.*", "g5.*"], "region": "us-east-1", "as_of": "2026-07-20", "memory_share": 0.95,
//   "objective": "cost", "strategy": "binpack:memory", "method": "automatic", "zones": ["us-east-1a"], "seed": 1,
//   "include_retired": false, "allow_arm": false
// }
// Only "tasks" is needed, of a task only "name". ECS units are taken as well: "cpu_units" (1,024 a vCPU) for "vcpus",
// "memory_mib" for "memory_gib"; one of each pair.
struct PlacementFile {
    std::vector<PlacementTask> tasks;
    std::vector<std::string> instanceTypes; // patterns; empty: every type
    std::string region; // "": the caller's
    std::optional<Date> asOf;
    bool includeRetired = false;
    PlacementOptions options; // what the file sets, else the defaults
};

// Errors: badInput, "input.refused" with file, line, field, found, expected. Unknown keys are refused: a misspelt
// constraint must not be dropped.
Result<PlacementFile> parsePlacementFile(std::string_view json, std::string_view fileName);

// The same as such a document, with every key that differs from its default; reads back equal.
std::string writePlacementFile(const PlacementFile &file);

struct PlacementOfferQuestion {
    std::vector<std::string> instanceTypes; // patterns; empty: every type of the catalogue
    std::string region = "us-east-1";
    std::optional<Date> asOf; // none: newest observation
    bool includeRetired = false; // types no longer on offer
};

struct PlacementOffers {
    std::vector<PlacementOffer> offers;
    std::vector<TypeIndex> types; // aligned
    std::vector<std::optional<Date>> priceDates; // aligned
    std::size_t withoutPrice = 0, withoutWatts = 0, notOffered = 0; // counted: withoutPrice stay as offers
    Date asOf{};
};

// On-demand prices of a region, IT watts of wattfare-component-v1 (accelerators at 100 %, CPU and memory at 25 %; idle:
// 0). Errors: notFound "placement.no_such_region" (region), "placement.no_types" (patterns, region).
Result<PlacementOffers> placementOffers(const Snapshot &snapshot, const PlacementOfferQuestion &question);

} // namespace wattfare
