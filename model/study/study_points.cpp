// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/answer.h"
#include "model/evaluation/compare.h"
#include "model/evaluation/ranking.h"
#include "model/evaluation/trade_offs.h"
#include "model/study/study_parts.h"

#include <algorithm>
#include <array>

// One point: evaluated, ranked and what is kept of it.
namespace wattfare {

namespace {

// The first two by a metric of those that qualify, in the order of rankedRows().
std::pair<std::optional<std::size_t>, std::optional<std::size_t>> firstTwo(const Results &results, Metric metric)
{
    std::optional<std::size_t> first, second;
    for (std::size_t row = 0; row < results.size(); ++row) {
        if (!results.qualifies(row) || !results.value(row, metric))
            continue;
        if (!first || ranksBefore(results, metric, row, *first)) {
            second = first;
            first = row;
        } else if (!second || ranksBefore(results, metric, row, *second)) {
            second = row;
        }
    }
    return {first, second};
}

std::string whyNobody(const Results &results)
{
    const Answer found = answer(results);
    if (found.cause)
        return exclusionInfo(*found.cause).id;
    if (found.cheapest)
        return "incomplete"; // there is an answer, and no figure to rank it by
    const Excluded &out = found.excluded;
    return out.noThroughput >= out.noPrice && out.noThroughput >= out.otherwise ? "no_throughput"
        : out.noPrice >= out.otherwise                                          ? "no_price"
                                                                                : "no_size";
}

KeptCandidate kept(const Study &study, const Results &results, KeptAs role, std::size_t row)
{
    KeptCandidate out{role, results.candidateId(row), {}, {}};
    if (!results.qualifies(row))
        out.reason = exclusionText(results, row);
    for (const Metric metric : study.keep.metrics) {
        KeptQuantity &quantity = out.quantities.emplace_back();
        quantity.value = results.value(row, metric);
        if (const auto range = quantity.value ? results.range(row, metric) : std::nullopt) {
            quantity.low = range->low;
            quantity.high = range->high;
        }
    }
    return out;
}

PointResult refused(const Error &error)
{
    PointResult out;
    out.reason = error.message.id;
    return out;
}

PointResult evaluated(const Study &study, const SnapshotPtr &snapshot, const Result<Scenario> &scenario,
    const std::shared_ptr<EvaluationMemory> &memory,
    const std::function<void(const Results &, PointResult &)> &then = {})
{
    if (!scenario)
        return refused(scenario.error());
    const auto results = evaluate(*scenario, snapshot, memory);
    if (!results)
        return refused(results.error());
    PointResult out = studies::resultOf(study, **results);
    if (then)
        then(**results, out);
    return out;
}

// Whether types that cannot do the work would change nothing of a point.
bool needsNoOthers(const PointResult &point)
{
    return !point.winner.empty() && std::none_of(point.kept.begin(), point.kept.end(), [](const KeptCandidate &kept) {
        return kept.reason == "absent";
    });
}

// Parameters that say how much is asked for, at which price and with which energy, and not how fast a type is: on no
// value of theirs hangs whether it has a throughput. The tests ask all of them.
bool leavesThroughputs(std::string_view parameter)
{
    constexpr std::array<std::string_view, 30> kHarmless{"inference.demand_per_hour", "inference.utilisation_target",
        "inference.redundancy", "inference.latency_limit_ms", "llm.output_tokens_per_hour", "llm.utilisation_target",
        "llm.redundancy", "training.samples", "training.checkpoint_interval_h", "training.checkpoint_time_s",
        "training.restart_s", "training.wait_for_capacity_s", "training.start_up_h", "training.deadline_h",
        "hpc.exaflop", "regions", "purchase", "as_of", "day", "interruption_per_month", "hazard_per_hour",
        "spot_replacement_s", "owned_commitments", "commitment_absorbed_share", "include_estimates", "include_retired",
        "max_estimate_factor", "max_price_age_months", "required_chance", "budget_usd"};
    return parameter.starts_with("energy.")
        || std::find(kHarmless.begin(), kHarmless.end(), parameter) != kHarmless.end();
}

// Of the first point; empty where all have a throughput, or none.
std::vector<std::string> typesThatWork(const Study &study, const SnapshotPtr &snapshot)
{
    const auto scenario = scenarioAt(study, 0);
    const auto results = scenario ? evaluate(*scenario, snapshot) : tl::unexpected<Error>(scenario.error());
    if (!results)
        return {};
    std::vector<std::string> names;
    std::size_t types = 0;
    TypeIndex last = kNone;
    for (std::size_t row = 0; row < (*results)->size(); ++row) {
        const TypeIndex type = (*results)->candidate(row).type; // rows are sorted by it
        if (type == last)
            continue;
        last = type;
        ++types;
        if (!(*results)->lacks(row, Missing::throughput))
            names.push_back(snapshot->types[type].name);
    }
    return names.size() == types ? std::vector<std::string>() : names;
}

} // namespace

studies::Points::Points(const Study &study, const SnapshotPtr &snapshot)
    : m_study(study)
    , m_snapshot(snapshot)
{
    if (!std::all_of(study.axes.begin(), study.axes.end(),
            [](const StudyAxis &axis) { return leavesThroughputs(axis.parameter); }))
        return;
    std::vector<std::string> types = typesThatWork(study, snapshot);
    if (types.empty())
        return;
    m_narrow = study;
    m_narrow->scenario.typeFilter = std::move(types);
}

PointResult studies::Points::at(
    std::span<const std::string> values, const std::shared_ptr<EvaluationMemory> &memory, const Then &then) const
{
    if (m_narrow) {
        PointResult found = evaluated(*m_narrow, m_snapshot, scenarioOf(*m_narrow, values), memory,
            [&](const Results &results, PointResult &point) {
                if (then && needsNoOthers(point))
                    then(results, point);
            });
        if (needsNoOthers(found))
            return found;
    }
    return evaluated(m_study, m_snapshot, scenarioOf(m_study, values), memory, then);
}

PointResult studies::Points::at(
    std::size_t index, const std::shared_ptr<EvaluationMemory> &memory, const Then &then) const
{
    const std::vector<std::size_t> positions = positionsOf(m_study, index);
    std::vector<std::string> values;
    for (std::size_t a = 0; a < positions.size(); ++a)
        values.push_back(axisValue(m_study.axes[a], positions[a]));
    PointResult found = at(values, memory, then);
    found.index = index;
    return found;
}

PointResult studies::Points::at(
    std::span<const std::string> values, const std::shared_ptr<EvaluationMemory> &memory) const
{
    return at(values, memory, Then());
}

PointResult studies::Points::at(std::size_t index, const std::shared_ptr<EvaluationMemory> &memory) const
{
    return at(index, memory, Then());
}

PointResult studies::Points::at(std::size_t index, const std::shared_ptr<EvaluationMemory> &memory,
    Simulations &simulations, const std::function<bool()> &goOn) const
{
    return at(index, memory, [&](const Results &results, PointResult &point) {
        point.index = index; // of its random numbers
        simulations.run(results, point, goOn);
    });
}

std::string_view keptAsId(KeptAs role)
{
    constexpr std::array<std::string_view, 3> kIds{"winner", "front", "chosen"};
    return kIds[static_cast<std::size_t>(role)];
}

PointResult studies::resultOf(const Study &study, const Results &results)
{
    PointResult out;
    const auto [first, second] = firstTwo(results, study.by);
    if (first) {
        out.winner = results.candidateId(*first);
        out.value = results.value(*first, study.by);
        if (const auto range = results.range(*first, study.by)) {
            out.low = range->low;
            out.high = range->high;
        }
        if (second) {
            out.second = results.candidateId(*second);
            out.equal = out.value == results.value(*second, study.by);
            out.tied = out.equal || !MetricComparer(results).apart(*first, *second, study.by);
        }
        if (study.keep.winner && !study.keep.metrics.empty())
            out.kept.push_back(kept(study, results, KeptAs::winner, *first));
    } else {
        out.reason = whyNobody(results);
    }
    if (study.keep.front) {
        constexpr std::array kCostAndCarbon{Objective::cost, Objective::carbon};
        if (const auto found = tradeOffs(results, kCostAndCarbon))
            for (const std::size_t row : found->front)
                out.kept.push_back(kept(study, results, KeptAs::front, row));
    }
    for (const std::string &name : study.keep.candidates) {
        const auto row = results.find(name);
        if (row)
            out.kept.push_back(kept(study, results, KeptAs::chosen, *row));
        else
            out.kept.push_back({KeptAs::chosen, name, "absent", std::vector<KeptQuantity>(study.keep.metrics.size())});
    }
    return out;
}

PointResult evaluateAt(const Study &study, const SnapshotPtr &snapshot, std::span<const std::string> values,
    const std::shared_ptr<EvaluationMemory> &memory)
{
    return evaluated(study, snapshot, scenarioOf(study, values), memory);
}

PointResult evaluatePoint(
    const Study &study, const SnapshotPtr &snapshot, std::size_t index, const std::shared_ptr<EvaluationMemory> &memory)
{
    PointResult out = evaluated(study, snapshot, scenarioAt(study, index), memory);
    out.index = index;
    return out;
}

} // namespace wattfare
