// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/ranking.h"

#include "model/evaluation/answer.h"

#include <algorithm>

namespace wattfare {

namespace {

// Below 0: a stands first; above: b does.
int compared(const Results &results, Metric metric, std::size_t a, std::size_t b)
{
    const auto x = results.value(a, metric), y = results.value(b, metric);
    if (x.has_value() != y.has_value())
        return x ? -1 : 1;
    if (!x || *x == *y)
        return 0;
    return (*x < *y) == metricInfo(metric).lowerIsBetter ? -1 : 1;
}

} // namespace

bool tieBefore(const Results &results, std::size_t a, std::size_t b)
{
    const WorkloadKind kind = results.scenario().kind;
    for (const Metric metric : {costMetric(kind), carbonMetric(kind), Metric::hours})
        if (const int order = compared(results, metric, a, b); order != 0)
            return order < 0;
    return a < b;
}

bool ranksBefore(const Results &results, Metric metric, std::size_t a, std::size_t b)
{
    if (results.standing(a) != results.standing(b))
        return results.standing(a) < results.standing(b);
    const int order = compared(results, metric, a, b);
    return order != 0 ? order < 0 : tieBefore(results, a, b);
}

std::vector<std::size_t> rankedRows(const Results &results, Metric metric, std::size_t limit, bool eligibleOnly)
{
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < results.size(); ++row)
        if ((!eligibleOnly || results.qualifies(row)) && results.value(row, metric))
            rows.push_back(row);
    std::sort(
        rows.begin(), rows.end(), [&](std::size_t a, std::size_t b) { return ranksBefore(results, metric, a, b); });
    if (rows.size() > limit)
        rows.resize(limit);
    return rows;
}

} // namespace wattfare
