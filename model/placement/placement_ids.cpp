// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/placement/placement.h"

#include <algorithm>
#include <utility>

namespace wattfare {

namespace {

constexpr std::array<std::pair<PlacementObjective, std::string_view>, 3> kObjectives{
    {{PlacementObjective::cost, "cost"}, {PlacementObjective::count, "count"}, {PlacementObjective::watts, "watts"}}};
constexpr std::array<std::pair<PlacementMethod, std::string_view>, 5> kMethods{
    {{PlacementMethod::automatic, "automatic"}, {PlacementMethod::ffd, "ffd"}, {PlacementMethod::bfd, "bfd"},
        {PlacementMethod::mixedFfd, "mixed_ffd"}, {PlacementMethod::exact, "exact"}}};
constexpr std::array<std::pair<PlacementStrategy, std::string_view>, 7> kStrategies{
    {{PlacementStrategy::asSolved, "as_solved"}, {PlacementStrategy::binpackMemory, "binpack:memory"},
        {PlacementStrategy::binpackCpu, "binpack:cpu"}, {PlacementStrategy::binpackGpu, "binpack:gpu"},
        {PlacementStrategy::spreadZone, "spread:zone"}, {PlacementStrategy::spreadInstance, "spread:instance"},
        {PlacementStrategy::random, "random"}}};
constexpr std::array<std::pair<PlacementSolver, std::string_view>, 6> kSolvers{
    {{PlacementSolver::ffd, "ffd"}, {PlacementSolver::bfd, "bfd"}, {PlacementSolver::mixedFfd, "mixed_ffd"},
        {PlacementSolver::dynamicProgramme, "dynamic_programme"}, {PlacementSolver::branchAndBound, "branch_and_bound"},
        {PlacementSolver::patterns, "patterns"}}};

template <class Table, class Value>
std::string_view idOf(const Table &table, Value value)
{
    for (const auto &[v, id] : table)
        if (v == value)
            return id;
    return {};
}

} // namespace

std::string_view placementObjectiveId(PlacementObjective objective) { return idOf(kObjectives, objective); }
std::optional<PlacementObjective> parsePlacementObjective(std::string_view id)
{
    const auto found = std::ranges::find(kObjectives, id, [](const auto &row) { return row.second; });
    return found == kObjectives.end() ? std::nullopt : std::optional(found->first);
}
std::string_view placementMethodId(PlacementMethod method) { return idOf(kMethods, method); }
std::string_view placementStrategyId(PlacementStrategy strategy) { return idOf(kStrategies, strategy); }
std::string_view placementSolverId(PlacementSolver solver) { return idOf(kSolvers, solver); }

} // namespace wattfare
