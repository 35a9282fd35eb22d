// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/placement/placement.h"

#include <algorithm>
#include <map>
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

std::string dividedText(const PlacedInstance &instance)
{
    std::map<std::string, std::size_t> alike; // GPUs that are divided in the same way
    for (const std::vector<std::string> &gpu : instance.divided) {
        std::string text;
        for (std::size_t i = 0; i < gpu.size();) {
            const auto same
                = static_cast<std::size_t>(std::find_if(gpu.begin() + static_cast<std::ptrdiff_t>(i), gpu.end(),
                                               [&](const std::string &each) { return each != gpu[i]; })
                    - gpu.begin() - static_cast<std::ptrdiff_t>(i));
            text += (i == 0 ? "" : " + ") + (same > 1 ? std::to_string(same) + " x " : std::string()) + gpu[i];
            i += same;
        }
        ++alike[text];
    }
    std::string all;
    for (const auto &[text, gpus] : alike)
        all += (all.empty() ? "" : "; ") + (gpus > 1 ? std::to_string(gpus) + " x (" + text + ")" : text);
    return all;
}

} // namespace wattfare
