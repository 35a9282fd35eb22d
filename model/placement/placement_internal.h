// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/placement/gpu_division.h"
#include "model/placement/placement.h"

#include <algorithm>
#include <compare>

// Shared by the files of placement; not for others.
namespace wattfare::packing {

// Objective in whole units (1e-9 USD, instances, 1e-6 W), ties broken by the second: sums are exact and in any order.
struct Cost {
    std::int64_t first = 0, second = 0;
    friend constexpr auto operator<=>(const Cost &, const Cost &) = default;
    friend constexpr Cost operator+(Cost a, Cost b) { return {a.first + b.first, a.second + b.second}; }
};

// Identical tasks under identical constraints.
struct Group {
    PlacementDemand demand{};
    std::uint32_t count = 0;
    int zone = -1; // index into the problem's zones
    bool distinct = false;
    std::vector<char> eligible; // by offer: constraints and capacity of one copy
    std::vector<std::size_t> tasks; // indices of the tasks, once per copy
    // Of a group that takes parts of GPUs: how many a copy, and the slices of each by offer. Its demand of GPUs is that
    // in compute slices, which no division can do without; whether there is one says gpusSuffice().
    std::uint32_t parts = 0;
    std::vector<GpuSlices> slices;
};

struct Offer {
    std::size_t index = 0; // of the caller
    PlacementDemand capacity{};
    Cost open;
    // Watts of busy capacity: per GPU in use (per vCPU where there are no GPUs); 0 for the other objectives.
    double busyPerUnit = 0;
};

struct Problem {
    std::vector<Group> groups; // in placement order
    std::vector<Offer> offers;
    std::vector<std::string> zones;
    PlacementObjective objective{};
    // What bounds need, by prepareBounds(): the cheapest unit of a dimension per group, and a value of each dimension
    // at which no instance holds more than its cost.
    std::vector<PlacementDemand> unitCost;
    PlacementDemand value{};
    std::uint64_t workBudget = 0;
    const ProgressFn *progress = nullptr;
    std::uint64_t work = 0; // spent
    bool cancelled = false;
    bool divides = false; // some group takes parts of GPUs

    // Counts steps; false once the budget is spent or the caller cancelled.
    bool spend(std::uint64_t steps)
    {
        const std::uint64_t before = work >> 14U;
        work += steps;
        if ((work >> 14U) != before && progress
            && !keepGoing(*progress, std::min(0.99, static_cast<double>(work) / static_cast<double>(workBudget))))
            cancelled = true;
        return !cancelled && work < workBudget;
    }
};

struct Bin {
    std::size_t offer = 0; // index into Problem::offers
    int zone = -1;
    PlacementDemand used{};
    std::vector<std::uint32_t> counts; // by group
};
using Bins = std::vector<Bin>;

inline double tolerance(double capacity) { return 1e-9 * std::max(1.0, capacity); }

inline bool fitsCapacity(const PlacementDemand &used, const PlacementDemand &demand, const PlacementDemand &capacity)
{
    for (std::size_t d = 0; d < kPlacementDimensions; ++d)
        if (used[d] + demand[d] > capacity[d] + tolerance(capacity[d]))
            return false;
    return true;
}

// Whether the GPUs of an offer hold what copies take of them, `more` copies of a group among it: whole ones and parts.
bool gpusSuffice(const Problem &p, std::size_t offer, std::span<const std::uint32_t> counts, std::size_t group = 0,
    std::uint32_t more = 0);

// The most copies of a group, at most `limit`, that the GPUs hold beside what they hold already.
inline std::uint32_t mostDivided(
    const Problem &p, std::size_t offer, std::span<const std::uint32_t> counts, std::size_t group, std::uint32_t limit)
{
    if (p.divides && p.groups[group].demand[0] > 0.0)
        while (limit > 0 && !gpusSuffice(p, offer, counts, group, limit))
            --limit;
    return limit;
}

inline bool fits(const Problem &p, const Bin &bin, std::size_t group)
{
    const Group &g = p.groups[group];
    return g.eligible[bin.offer] && (g.zone < 0 || bin.zone < 0 || bin.zone == g.zone)
        && (!g.distinct || bin.counts[group] == 0) && fitsCapacity(bin.used, g.demand, p.offers[bin.offer].capacity)
        && mostDivided(p, bin.offer, bin.counts, group, 1) == 1;
}

inline void put(const Problem &p, Bin &bin, std::size_t group, std::uint32_t copies = 1)
{
    const Group &g = p.groups[group];
    if (copies == 0)
        return;
    for (std::size_t d = 0; d < kPlacementDimensions; ++d)
        bin.used[d] += g.demand[d] * static_cast<double>(copies);
    if (g.zone >= 0)
        bin.zone = g.zone;
    bin.counts[group] += copies;
}

inline double valueOf(const Problem &p, const PlacementDemand &demand)
{
    double sum = 0.0;
    for (std::size_t d = 0; d < kPlacementDimensions; ++d)
        sum += p.value[d] * demand[d];
    return sum;
}

inline Bin emptyBin(const Problem &p, std::size_t offer)
{
    return Bin{offer, -1, {}, std::vector<std::uint32_t>(p.groups.size(), 0)};
}

Cost costOf(const Problem &p, std::size_t offer, const PlacementDemand &used);
Cost costOf(const Problem &p, const Bins &bins);

// placement_heuristics.cpp. nullopt where a group is not eligible for the offer.
std::optional<Bins> firstFit(const Problem &p, std::size_t offer);
std::optional<Bins> bestFit(const Problem &p, std::size_t offer);
Bins mixedFirstFit(const Problem &p); // opens the least price per share of the remaining demand
Bins mixedByValue(const Problem &p); // opens and fills by the dimensions' values
void rightSize(const Problem &p, Bins &bins); // the cheapest offer that holds what each bin holds
void rearrange(const Problem &p, Bins &bins, PlacementStrategy strategy, std::uint64_t seed);

// placement_exact.cpp. nullopt where the budget does not allow it; then the problem's work is spent.
std::optional<Bins> dynamicProgramme(Problem &p);
struct Search {
    Bins best;
    bool proved = false;
};
Search branchAndBound(Problem &p, Bins start);

// placement_patterns.cpp: the best of `start` and of what patterns give, with a bound on the cost of any placement, in
// units of Cost::first; 0 where none was found.
struct Patterned {
    Bins best;
    double bound = 0;
};
Patterned choosePatterns(Problem &p, const Bins &start);

// placement.cpp
// Why one copy of a task cannot be on an offer: the constraint or dimension; empty where it can.
struct Blocking {
    std::string field;
    double wanted = 0, available = 0;
};
Blocking blockingOf(const PlacementTask &task, const PlacementOffer &offer, const PlacementOptions &options);
PlacementDemand offerCapacity(const PlacementOffer &offer, double memoryShare);
// Tasks with the architecture that they are placed on; empty where that is any.
std::vector<PlacementTask> withArchitecture(
    std::span<const PlacementTask> tasks, std::span<const PlacementOffer> offers, const PlacementOptions &options);
// What a copy takes of an offer and what that has, with GPUs in the parts that the task asks for.
struct InParts {
    PlacementDemand demand{}, capacity{};
};
InParts inParts(const PlacementTask &task, const PlacementOffer &offer, double memoryShare);
std::optional<double> wattsIn(
    const PlacementOffer &offer, const PlacementDemand &capacity, const PlacementDemand &used);

// placement_bounds.cpp
void prepareBounds(Problem &p);
double costBound(const Problem &p, const std::vector<std::uint32_t> &remaining); // in units of Cost::first
std::uint64_t instanceBound(const Problem &p, std::size_t offer); // max of L1 and L2 over the dimensions

} // namespace wattfare::packing
