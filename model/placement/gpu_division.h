// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <span>
#include <vector>

// How GPUs are divided into instances of MIG profiles. A GPU has 7 compute slices and 8 memory slices in a row; an
// instance begins at certain memory slices: of 4 compute slices at 0, of 3 at 0 or 4, of 2 at 0, 2 or 4, of 1 at any of
// 0 to 6, or with two memory slices at 0, 2, 4 or 6.
// https://docs.nvidia.com/datacenter/tesla/mig-user-guide/supported-mig-profiles.html
namespace wattfare {

struct GpuSlices {
    std::uint8_t compute = 0, memory = 0; // 1 of 1, 1 of 2, 2 of 2, 3 of 4, 4 of 4, 7 of 8
    friend bool operator==(const GpuSlices &, const GpuSlices &) = default;
};

struct GpuParts {
    GpuSlices slices;
    std::uint32_t count = 0;
};

// The fewest GPUs that hold the parts; exact. UINT32_MAX where one is of no such slices.
std::uint32_t gpusFor(std::span<const GpuParts> parts);

// Those GPUs, with the index of the parts that each holds, once per instance, the largest first.
std::vector<std::vector<std::size_t>> divideGpus(std::span<const GpuParts> parts);

} // namespace wattfare
