// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/placement/placement.h"

namespace wattfare {

// A task alone on one instance type: how many copies an instance holds, and what all copies of the task take there.
struct TaskHold {
    std::size_t offer = 0;
    std::optional<std::uint64_t> perInstance; // copies; missing where the task asks for nothing that runs out
    std::uint64_t instances = 0; // for every copy of the task; 0 where the type does not hold it
    PlacementDemand idle{}; // GPUs, vCPU and GiB of these instances that no copy uses
    std::optional<double> usdPerCopy, wattsPerCopy; // an hour; of whole instances, so that what is idle counts
    std::string blocking; // dimension or constraint that keeps the task off: "gpus", ..., see unplaceable()
    double wanted = 0, available = 0; // in the blocking dimension
};

// Every offer: those that hold a copy by USD a copy, those without a price behind them, then those that hold none, each
// by name. A task without copies is looked at as one copy.
std::vector<TaskHold> whatHolds(
    const PlacementTask &task, std::span<const PlacementOffer> offers, const PlacementOptions &options = {});

} // namespace wattfare
