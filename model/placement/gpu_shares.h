// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/placement/placement_tasks.h"

namespace wattfare {

std::vector<GpuShare> gpuShares(const Snapshot &snapshot, AcceleratorIndex accelerator); // smallest memory first

// What may hold a task: the offers; and where it asks for one GPU by its memory alone, those again with every GPU
// divided by one profile that has so much (as the device plugin of NVIDIA offers them by its strategy "single"), and
// the types that carry a part of a GPU. A placement divides a GPU only for a task that names the part it wants.
struct HoldOffers {
    std::vector<PlacementOffer> offers;
    std::vector<TypeIndex> types; // aligned
    std::vector<std::string> shares; // aligned: "1g.10gb", "1/8"; "" for whole GPUs
};
HoldOffers holdOffers(const Snapshot &snapshot, const PlacementOffers &offers, const PlacementTask &task);

} // namespace wattfare
