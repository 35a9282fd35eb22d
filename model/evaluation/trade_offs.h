// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/results.h"

#include <array>
#include <span>

// The Pareto set of an evaluation over any of cost, time, energy and carbon (simulation 10). The
// answer, the charts and the command line ask here.
namespace wattfare {

enum class Objective : std::uint8_t { cost, time, energy, carbon };
inline constexpr std::array kObjectives{Objective::cost, Objective::time, Objective::energy, Objective::carbon};

std::string_view objectiveId(Objective objective); // "cost", "time", "energy", "carbon"
std::optional<Objective> parseObjective(std::string_view id);
// What measures an objective for a kind of workload; nullopt for the time of a fleet, which serves without an end.
std::optional<Metric> objectiveMetric(Objective objective, WorkloadKind kind);

struct TradeOffs {
    std::vector<Objective> objectives;
    std::vector<Metric> metrics; // of the objectives
    std::vector<std::size_t> front; // rows of the set, by the first objective
    std::optional<std::size_t> knee; // row of the front farthest below the chord of its ends; none for fewer than 3
    std::vector<std::int64_t> dominatedBy; // by row: a row of the front, or -1
    std::size_t compared = 0; // rows that count and have every objective
    std::size_t incomplete = 0; // rows that count and lack one: they have no place
    std::optional<double> hypervolume; // between the front and its nadir moved away by 5 %
};

// Over the rows that count (rule 3). badInput, with the objective in the arguments: none, one twice, or one that
// the workload does not have.
Result<TradeOffs> tradeOffs(const Results &results, std::span<const Objective> objectives);

// By how much the row of the front that dominates `row` is less, by objective (0.2: 20 % less); missing where the row's
// figure is 0. Empty where nothing dominates it.
std::vector<std::optional<double>> dominationOf(const Results &results, const TradeOffs &found, std::size_t row);

} // namespace wattfare
