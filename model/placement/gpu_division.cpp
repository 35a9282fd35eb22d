// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/placement/gpu_division.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace wattfare {

namespace {

enum Kind : std::size_t { seven, four, three, two, wide, one, kinds };
constexpr std::array<GpuSlices, kinds> kSlices{{{7, 8}, {4, 4}, {3, 4}, {2, 2}, {1, 2}, {1, 1}}};
using Counts = std::array<std::uint32_t, kinds>;

std::size_t kindOf(GpuSlices slices)
{
    return static_cast<std::size_t>(std::ranges::find(kSlices, slices) - kSlices.begin());
}

// Halves of four memory slices are what 4g and 3g take; what is left of a GPU are pairs of memory slices. Three pairs
// have two compute slices, the last one has one, since there are seven: the lower half is two of the first, the upper
// half one of each.
struct Plan {
    std::uint32_t mixed = 0, paired = 0, single = 0, alone = 0, extra = 0; // 4g+3g, 3g+3g, 3g, 4g, neither
    std::uint32_t gpus = 0;
};

std::uint32_t extraFor(const Counts &n, std::uint32_t full, std::uint32_t narrow) // pairs of two and of one slice
{
    for (std::uint32_t extra = 0;; ++extra) {
        const std::uint32_t pairs = full + 3 * extra, last = narrow + extra;
        if (pairs < n[two])
            continue;
        // An instance of one compute slice and two memory slices loses nothing in a pair of one.
        const std::uint32_t left = pairs - n[two], inLast = std::min(n[wide], last), inPairs = n[wide] - inLast;
        if (inPairs <= left && n[one] <= 2 * (left - inPairs) + (last - inLast))
            return extra;
    }
}

Plan planOf(const Counts &n)
{
    // A 3g beside a 4g fills the GPU; that frees a GPU that holds whatever both left over.
    Plan best;
    best.gpus = std::numeric_limits<std::uint32_t>::max();
    const std::uint32_t mixed = std::min(n[four], n[three]), threes = n[three] - mixed;
    for (std::uint32_t paired = 0; 2 * paired <= threes; ++paired) {
        Plan plan{mixed, paired, threes - 2 * paired, n[four] - mixed, 0, 0};
        plan.extra = extraFor(n, 2 * plan.single + plan.alone, plan.alone);
        plan.gpus = n[seven] + plan.mixed + plan.paired + plan.single + plan.alone + plan.extra;
        if (plan.gpus < best.gpus)
            best = plan;
    }
    return best;
}

std::optional<Counts> countsOf(std::span<const GpuParts> parts)
{
    Counts counts{};
    for (const GpuParts &each : parts) {
        const std::size_t kind = kindOf(each.slices);
        if (kind == kinds)
            return std::nullopt;
        counts[kind] += each.count;
    }
    return counts;
}

} // namespace

std::uint32_t gpusFor(std::span<const GpuParts> parts)
{
    const auto counts = countsOf(parts);
    return counts ? planOf(*counts).gpus : std::numeric_limits<std::uint32_t>::max();
}

std::vector<std::vector<std::size_t>> divideGpus(std::span<const GpuParts> parts)
{
    std::vector<std::vector<std::size_t>> gpus;
    const auto counts = countsOf(parts);
    if (!counts)
        return gpus;
    std::array<std::vector<std::size_t>, kinds> left;
    for (std::size_t i = parts.size(); i-- > 0;)
        left[kindOf(parts[i].slices)].insert(left[kindOf(parts[i].slices)].end(), parts[i].count, i);
    const auto take = [&](Kind kind, std::vector<std::size_t> &gpu) {
        gpu.push_back(left[kind].back());
        left[kind].pop_back();
    };
    const Plan plan = planOf(*counts);
    struct Room {
        std::size_t gpu;
        std::uint32_t pairs, last;
    };
    std::vector<Room> rooms;
    const auto open
        = [&](std::uint32_t times, std::initializer_list<Kind> taken, std::uint32_t pairs, std::uint32_t last) {
              for (std::uint32_t i = 0; i < times; ++i) {
                  auto &gpu = gpus.emplace_back();
                  for (const Kind kind : taken)
                      take(kind, gpu);
                  if (pairs > 0)
                      rooms.push_back({gpus.size() - 1, pairs, last});
              }
          };
    open((*counts)[seven], {seven}, 0, 0);
    open(plan.mixed, {four, three}, 0, 0);
    open(plan.paired, {three, three}, 0, 0);
    open(plan.single, {three}, 2, 0);
    open(plan.alone, {four}, 1, 1);
    open(plan.extra, {}, 3, 1);
    for (Room &room : rooms)
        for (; room.pairs > 0 && !left[two].empty(); --room.pairs)
            take(two, gpus[room.gpu]);
    for (const bool narrow : {true, false})
        for (Room &room : rooms)
            for (auto &free = narrow ? room.last : room.pairs; free > 0 && !left[wide].empty(); --free)
                take(wide, gpus[room.gpu]);
    for (Room &room : rooms)
        for (std::uint32_t slots = 2 * room.pairs + room.last; slots > 0 && !left[one].empty(); --slots)
            take(one, gpus[room.gpu]);
    return gpus;
}

} // namespace wattfare
