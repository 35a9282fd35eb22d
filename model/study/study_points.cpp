// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/answer.h"
#include "model/evaluation/compare.h"
#include "model/evaluation/ranking.h"
#include "model/evaluation/trade_offs.h"
#include "model/study/study_parts.h"

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
    const std::shared_ptr<EvaluationMemory> &memory)
{
    if (!scenario)
        return refused(scenario.error());
    const auto results = evaluate(*scenario, snapshot, memory);
    return results ? studies::resultOf(study, **results) : refused(results.error());
}

} // namespace

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
