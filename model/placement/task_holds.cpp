// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/placement/task_holds.h"

#include "model/placement/placement_internal.h"

#include <cmath>
#include <limits>
#include <tuple>

namespace wattfare {

namespace {

constexpr double kMostCopies = 1e9; // of a task that asks for next to nothing

PlacementDemand times(const PlacementDemand &demand, std::uint64_t copies)
{
    PlacementDemand all = demand;
    for (double &each : all)
        each *= static_cast<double>(copies);
    return all;
}

// Copies that fit; nullopt where nothing that the task asks for runs out.
std::optional<std::uint64_t> copiesIn(
    const PlacementTask &task, const PlacementDemand &demand, const PlacementDemand &capacity)
{
    if (task.distinctInstance)
        return 1;
    std::optional<std::uint64_t> most;
    for (std::size_t d = 0; d < kPlacementDimensions; ++d) {
        if (demand[d] <= 0.0)
            continue;
        auto copies = static_cast<std::uint64_t>(std::min(capacity[d] / demand[d], kMostCopies));
        while (static_cast<double>(copies) < kMostCopies // rounding of the quotient
            && packing::fitsCapacity({}, times(demand, copies + 1), capacity))
            ++copies;
        most = std::min(most.value_or(copies), copies);
    }
    return most;
}

TaskHold holdOf(const PlacementTask &task, const PlacementOffer &offer, const PlacementOptions &options)
{
    TaskHold hold;
    packing::Blocking why = packing::blockingOf(task, offer, options);
    if (!why.field.empty()) {
        hold.blocking = std::move(why.field);
        hold.wanted = why.wanted;
        hold.available = why.available;
        return hold;
    }
    const auto [demand, capacity] = packing::inParts(task, offer, options.memoryShare);
    const std::uint64_t copies = std::max<std::uint64_t>(task.count, 1);
    hold.perInstance = copiesIn(task, demand, capacity);
    const std::uint64_t each = std::min(hold.perInstance.value_or(copies), copies);
    const std::uint64_t full = copies / each, rest = copies % each;
    hold.instances = full + (rest > 0 ? 1 : 0);
    for (std::size_t d = 0; d < kPlacementDimensions; ++d)
        hold.idle[d] = std::max(
            0.0, static_cast<double>(hold.instances) * capacity[d] - static_cast<double>(copies) * demand[d]);
    const auto all = static_cast<double>(copies);
    if (offer.usdPerHour)
        hold.usdPerCopy = static_cast<double>(hold.instances) * *offer.usdPerHour / all;
    if (const auto watts = packing::wattsIn(offer, capacity, times(demand, each)))
        hold.wattsPerCopy = (static_cast<double>(full) * *watts
                                + (rest > 0 ? *packing::wattsIn(offer, capacity, times(demand, rest)) : 0.0))
            / all;
    return hold;
}

} // namespace

std::vector<TaskHold> whatHolds(
    const PlacementTask &asked, std::span<const PlacementOffer> offers, const PlacementOptions &options)
{
    const PlacementTask task = packing::withArchitecture(std::span(&asked, 1), offers, options).front();
    std::vector<TaskHold> holds;
    for (std::size_t i = 0; i < offers.size(); ++i) {
        holds.push_back(holdOf(task, offers[i], options));
        holds.back().offer = i;
    }
    const auto order = [&](const TaskHold &hold) {
        return std::tuple<bool, double, std::string_view>(!hold.blocking.empty(),
            hold.usdPerCopy.value_or(std::numeric_limits<double>::infinity()), offers[hold.offer].type);
    };
    std::sort(holds.begin(), holds.end(), [&](const TaskHold &a, const TaskHold &b) { return order(a) < order(b); });
    return holds;
}

} // namespace wattfare
