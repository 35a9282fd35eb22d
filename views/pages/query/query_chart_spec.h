// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/charts/chart_spec.h"
#include "model/support/progress.h"
#include "views/pages/query/query_rows.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace wattfare {

// What a chart of an answer shows.
struct QueryChartChoice {
    enum class Kind : std::uint8_t { bars, points, lines };
    static constexpr int kRowNumber = -1;
    Kind kind = Kind::bars;
    int values = 0; // the column that measures: bars, y
    int over = kRowNumber; // bars: the column that names; points and lines: x, of numbers or of days
    friend bool operator==(const QueryChartChoice &, const QueryChartChoice &) = default;
};

constexpr std::size_t kMostBars = 60;
constexpr std::size_t kMostNamedPoints = 2000; // more are drawn as a cloud without names

// Texts are days or moments (ISO 8601) as far as one looks, and there is one.
bool holdsDates(const QueryColumn &column);
bool canMeasure(const QueryRows &rows, int column); // a column of numbers
bool canStandAlong(
    const QueryRows &rows, QueryChartChoice::Kind kind, int column); // names of bars, x of points and lines

// Few named rows as bars, days as a line, else two columns of numbers as points. nullopt without rows or numbers.
std::optional<QueryChartChoice> firstChartChoice(const QueryRows &rows, std::size_t shown);

struct QueryChartWords { // in the user's language, made before the work is given to a job
    std::string title, caption, rowAxis;
};
// The rows `order` of the answer; of bars the first kMostBars. Keys are the rows' own. Lines go from left to right.
// Null when stopped.
std::shared_ptr<const ChartSpec> queryChart(const QueryRows &rows, const std::vector<std::uint32_t> &order,
    const QueryChartChoice &choice, const QueryChartWords &words, const ProgressFn &progress = {});

} // namespace wattfare
