// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/answer_parts.h"
#include "model/evaluation/compare.h"
#include "model/evaluation/trade_offs.h"

#include <array>

// Whom the answer is about.
namespace wattfare::answering {

void countExcluded(const Results &results, Excluded &out)
{
    const Metric cost = costMetric(results.scenario().kind);
    for (std::size_t row = 0; row < results.size(); ++row) {
        switch (results.standing(row)) {
        case Standing::eligible: continue;
        case Standing::noAnswer:
            ++(results.status(row) == RowStatus::noPrice      ? out.noPrice
                    : results.lacks(row, Missing::throughput) ? out.noThroughput
                                                              : out.otherwise);
            continue;
        case Standing::excluded: break;
        }
        ++out.any;
        for (const ExclusionInfo &each : exclusions())
            out.rows[static_cast<std::size_t>(each.exclusion)] += results.exclusions(row).has(each.exclusion) ? 1U : 0U;
        if (!out.cheapest || ranksBefore(results, cost, row, *out.cheapest))
            out.cheapest = row;
    }
}

void findFront(const Results &results, Answer &out)
{
    constexpr std::array objectives{Objective::cost, Objective::carbon};
    auto found = tradeOffs(results, objectives);
    if (!found) {
        out.dominatedBy.assign(results.size(), -1);
        return;
    }
    out.front = std::move(found->front);
    out.knee = found->knee;
    out.dominatedBy = std::move(found->dominatedBy);
}

std::optional<std::size_t> firstExcluded(const Results &results, Metric metric)
{
    return first(results, metric, [&](std::size_t row) { return results.standing(row) == Standing::excluded; });
}

bool estimated(const Results &results, std::size_t row)
{
    const FigureClass cls = results.throughputClass(row);
    return cls == FigureClass::estimate || cls == FigureClass::assumption;
}

Range intervalOf(const Results &results, std::size_t row, Metric metric)
{
    const double value = *results.value(row, metric);
    return results.range(row, metric).value_or(Range{value, value});
}

bool isApart(const Results &results, std::size_t a, std::size_t b, Metric metric)
{
    return MetricComparer(results).apart(a, b, metric);
}

void findOverlapping(const Results &results, Answer &out, Metric cost)
{
    MetricComparer comparer(results);
    for (std::size_t row = 0; row < results.size(); ++row)
        if (results.qualifies(row) && results.value(row, cost)
            && *results.value(row, cost) != *results.value(*out.cheapest, cost)
            && !comparer.apart(row, *out.cheapest, cost))
            out.overlapping.push_back(row);
    std::sort(out.overlapping.begin(), out.overlapping.end(),
        [&](std::size_t a, std::size_t b) { return ranksBefore(results, cost, a, b); });
}

void findBestMeasured(const Results &results, Answer &out, Metric cost)
{
    out.bestMeasured
        = first(results, cost, [&](std::size_t row) { return results.qualifies(row) && !estimated(results, row); });
    if (!out.bestMeasured)
        return;
    const BenchmarkIndex index = results.benchmark(*out.bestMeasured);
    if (index == kNone)
        return;
    const auto like = first(results, cost, [&](std::size_t row) {
        return results.qualifies(row) && results.benchmark(row) == index
            && results.snapshot().types[results.candidate(row).type].acceleratorCount
            == results.snapshot().types[results.candidate(*out.bestMeasured).type].acceleratorCount;
    });
    if (like && *like != *out.cheapest)
        out.bestMeasured = like;
}

bool outOfTheQuestion(const Results &results, const Answer &out, std::size_t row, Metric cost)
{
    constexpr double kTimes = 10.0;
    return intervalOf(results, row, cost).high > kTimes * *results.value(*out.cheapest, cost);
}

void findRunnerUp(const Results &results, Answer &out, Metric cost)
{
    const auto typeOf = [&](std::size_t row) -> const InstanceType & {
        return results.snapshot().types[results.candidate(row).type];
    };
    const InstanceType &own = typeOf(*out.cheapest);
    const auto bestOf = [&](const auto &wanted) {
        std::optional<std::size_t> best;
        for (std::size_t row = 0; row < results.size(); ++row)
            if (results.qualifies(row) && results.value(row, cost) && wanted(typeOf(row))
                && (!best || ranksBefore(results, cost, row, *best)))
                best = row;
        return best;
    };
    out.runnerUp = bestOf([&](const InstanceType &type) { return type.kind != own.kind; });
    if (out.runnerUp && outOfTheQuestion(results, out, *out.runnerUp, cost))
        if (const auto other = bestOf([&](const InstanceType &type) { return type.accelerator != own.accelerator; }))
            out.runnerUp = other;
    out.compared = out.runnerUp;
    if (results.scenario().baseline.empty())
        return;
    const auto baseline = results.find(results.scenario().baseline);
    if (baseline && *baseline != *out.cheapest && results.value(*baseline, cost))
        out.compared = baseline;
}

} // namespace wattfare::answering
