// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/trade_offs.h"

#include "model/evaluation/answer.h"
#include "model/evaluation/pareto.h"

#include <algorithm>

namespace wattfare {

std::string_view objectiveId(Objective objective)
{
    switch (objective) {
    case Objective::cost: return "cost";
    case Objective::time: return "time";
    case Objective::energy: return "energy";
    case Objective::carbon: return "carbon";
    }
    return "cost";
}

std::optional<Objective> parseObjective(std::string_view id)
{
    for (const Objective objective : kObjectives)
        if (objectiveId(objective) == id)
            return objective;
    return std::nullopt;
}

std::optional<Metric> objectiveMetric(Objective objective, WorkloadKind kind)
{
    switch (objective) {
    case Objective::cost: return costMetric(kind);
    case Objective::energy: return energyMetric(kind);
    case Objective::carbon: return carbonMetric(kind);
    case Objective::time:
        if (kind == WorkloadKind::training || kind == WorkloadKind::hpc)
            return Metric::hours;
        break;
    }
    return std::nullopt;
}

Result<TradeOffs> tradeOffs(const Results &results, std::span<const Objective> objectives)
{
    if (objectives.empty())
        return fail(Error::Code::badInput, {"pareto.no_objective", {}});
    TradeOffs found;
    for (const Objective objective : objectives) {
        const std::string id(objectiveId(objective));
        if (std::find(found.objectives.begin(), found.objectives.end(), objective) != found.objectives.end())
            return fail(Error::Code::badInput, {"pareto.objective_twice", {id}});
        const auto metric = objectiveMetric(objective, results.scenario().kind);
        if (!metric)
            return fail(Error::Code::badInput, {"pareto.objective_of_runs", {id}});
        found.objectives.push_back(objective);
        found.metrics.push_back(*metric);
    }
    std::vector<std::size_t> rows;
    std::vector<double> values;
    for (std::size_t row = 0; row < results.size(); ++row) {
        if (!results.qualifies(row))
            continue;
        const auto lacks = [&](Metric metric) { return !results.value(row, metric).has_value(); };
        if (std::any_of(found.metrics.begin(), found.metrics.end(), lacks)) {
            ++found.incomplete;
            continue;
        }
        rows.push_back(row);
        for (const Metric metric : found.metrics)
            values.push_back(*results.value(row, metric));
    }
    found.compared = rows.size();
    found.dominatedBy.assign(results.size(), -1);
    const auto pareto = paretoFront(values, found.metrics.size());
    if (!pareto) // cannot be: the size is a multiple
        return fail(Error::Code::internal, {"status.out_of_range", {}}, pareto.error().field);
    for (const std::size_t point : pareto->front)
        found.front.push_back(rows[point]);
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (pareto->dominatedBy[i] >= 0)
            found.dominatedBy[rows[i]]
                = static_cast<std::int64_t>(rows[static_cast<std::size_t>(pareto->dominatedBy[i])]);
    if (pareto->knee)
        found.knee = rows[*pareto->knee];
    found.hypervolume = pareto->hypervolume;
    return found;
}

std::vector<std::optional<double>> dominationOf(const Results &results, const TradeOffs &found, std::size_t row)
{
    if (row >= found.dominatedBy.size() || found.dominatedBy[row] < 0)
        return {};
    const auto by = static_cast<std::size_t>(found.dominatedBy[row]);
    std::vector<double> values;
    for (const std::size_t each : {by, row})
        for (const Metric metric : found.metrics)
            values.push_back(results.value(each, metric).value_or(0.0));
    return dominationMargin(values, found.metrics.size(), 0, 1);
}

} // namespace wattfare
