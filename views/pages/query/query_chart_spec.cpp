// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/query/query_chart_spec.h"

#include <algorithm>
#include <numeric>

namespace wattfare {

namespace {

using Kind = QueryChartChoice::Kind;

std::optional<double> momentOf(const std::string &text)
{
    if (const auto day = Date::parse(text))
        return 86400.0 * day->days;
    if (const auto seconds = parseUtcSeconds(text))
        return static_cast<double>(*seconds);
    return std::nullopt;
}

const QueryColumn &columnAt(const QueryRows &rows, int column)
{
    return rows.result().columns[static_cast<std::size_t>(column)];
}

std::optional<double> valueAt(const QueryRows &rows, int column, std::size_t row, std::size_t position)
{
    if (column == QueryChartChoice::kRowNumber)
        return static_cast<double>(position + 1);
    const QueryColumn &c = columnAt(rows, column);
    if (c.isNumber)
        return c.number(row);
    return c.valid.test(row) ? momentOf(c.texts[row]) : std::nullopt;
}

ChartAxis axisOf(const QueryRows &rows, int column, const QueryChartWords &words)
{
    ChartAxis axis;
    if (column == QueryChartChoice::kRowNumber) {
        axis.title = words.rowAxis;
        axis.format = AxisFormat::integer;
        return axis;
    }
    axis.title = columnAt(rows, column).name;
    if (!columnAt(rows, column).isNumber)
        axis.format = AxisFormat::dateUtc;
    else if (rows.numbers(column) == SqlNumbers::money)
        axis.format = AxisFormat::money;
    else if (rows.numbers(column) != SqlNumbers::measure)
        axis.format = AxisFormat::integer;
    return axis;
}

BarChart barsOf(const QueryRows &rows, const std::vector<std::uint32_t> &order, const QueryChartChoice &choice,
    const QueryChartWords &words)
{
    BarChart chart;
    chart.value = axisOf(rows, choice.values, words);
    for (std::size_t i = 0; i < std::min(order.size(), kMostBars); ++i) {
        ChartBar bar;
        bar.key = order[i];
        const bool named = choice.over != QueryChartChoice::kRowNumber;
        const QString name = named ? rows.display(order[i], choice.over) : QString::number(i + 1);
        bar.label = name.toStdString();
        bar.value = columnAt(rows, choice.values).number(order[i]);
        chart.bars.push_back(std::move(bar));
    }
    return chart;
}

// What names a point: the first column of texts that is not its x.
int namesOf(const QueryRows &rows, int over)
{
    for (int c = 0; c < rows.columnCount(); ++c)
        if (c != over && !columnAt(rows, c).isNumber && !holdsDates(columnAt(rows, c)))
            return c;
    return -1;
}

} // namespace

bool holdsDates(const QueryColumn &column)
{
    if (column.isNumber)
        return false;
    int seen = 0;
    for (std::size_t row = 0; row < column.texts.size() && seen < 50; ++row) {
        if (!column.valid.test(row))
            continue;
        if (!momentOf(column.texts[row]))
            return false;
        ++seen;
    }
    return seen > 0;
}

bool canMeasure(const QueryRows &rows, int column)
{
    return column >= 0 && column < rows.columnCount() && columnAt(rows, column).isNumber;
}

bool canStandAlong(const QueryRows &rows, Kind kind, int column)
{
    if (column == QueryChartChoice::kRowNumber)
        return true;
    if (column < 0 || column >= rows.columnCount())
        return false;
    return kind == Kind::bars || columnAt(rows, column).isNumber || holdsDates(columnAt(rows, column));
}

std::optional<QueryChartChoice> firstChartChoice(const QueryRows &rows, std::size_t shown)
{
    int name = -1, date = -1, first = -1, second = -1;
    for (int c = 0; c < rows.columnCount(); ++c) {
        if (columnAt(rows, c).isNumber) {
            int &next = first < 0 ? first : second;
            next = next < 0 ? c : next;
        } else if (holdsDates(columnAt(rows, c))) {
            date = date < 0 ? c : date;
        } else if (name < 0) {
            name = c;
        }
    }
    if (first < 0 || shown == 0)
        return std::nullopt;
    if (name >= 0 && (shown <= kMostBars || (second < 0 && date < 0)))
        return QueryChartChoice{Kind::bars, first, name};
    if (date >= 0)
        return QueryChartChoice{Kind::lines, first, date};
    if (second >= 0)
        return QueryChartChoice{Kind::points, second, first};
    return QueryChartChoice{Kind::points, first, QueryChartChoice::kRowNumber};
}

std::shared_ptr<const ChartSpec> queryChart(const QueryRows &rows, const std::vector<std::uint32_t> &order,
    const QueryChartChoice &choice, const QueryChartWords &words, const ProgressFn &progress)
{
    auto spec = std::make_shared<ChartSpec>();
    spec->id = "query";
    spec->title = words.title;
    spec->caption = words.caption;
    if (choice.kind == Kind::bars) {
        spec->kind = barsOf(rows, order, choice, words);
        return spec;
    }
    std::vector<double> x, y;
    std::vector<std::int64_t> keys;
    x.reserve(order.size());
    y.reserve(order.size());
    keys.reserve(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i % 16384 == 0 && progress && !progress(0.8 * static_cast<double>(i) / static_cast<double>(order.size())))
            return nullptr;
        const auto across = valueAt(rows, choice.over, order[i], i);
        const auto up = valueAt(rows, choice.values, order[i], i);
        if (!across || !up)
            continue;
        x.push_back(*across);
        y.push_back(*up);
        keys.push_back(order[i]);
    }
    if (choice.kind == Kind::lines) {
        std::vector<std::size_t> sorted(x.size());
        std::iota(sorted.begin(), sorted.end(), std::size_t{0});
        std::stable_sort(sorted.begin(), sorted.end(), [&](std::size_t a, std::size_t b) { return x[a] < x[b]; });
        LineSeries line;
        line.name = columnAt(rows, choice.values).name;
        line.role = ChartRole::accent;
        line.markers = x.size() <= 100;
        for (const std::size_t i : sorted) {
            line.x.push_back(x[i]);
            line.y.push_back(y[i]);
        }
        LineChart chart;
        chart.x = axisOf(rows, choice.over, words);
        chart.y = axisOf(rows, choice.values, words);
        chart.lines.push_back(std::move(line));
        spec->kind = std::move(chart);
        return spec;
    }
    ScatterChart chart;
    chart.x = axisOf(rows, choice.over, words);
    chart.y = axisOf(rows, choice.values, words);
    const int names = namesOf(rows, choice.over);
    if (names >= 0 && x.size() <= kMostNamedPoints) {
        for (std::size_t i = 0; i < x.size(); ++i) {
            ScatterPoint point;
            point.key = keys[i];
            point.label = columnAt(rows, names).cell(static_cast<std::size_t>(keys[i]));
            point.x = x[i];
            point.y = y[i];
            chart.points.push_back(std::move(point));
        }
    } else {
        DenseSeries series;
        series.x = std::move(x);
        series.y = std::move(y);
        series.keys = std::move(keys);
        chart.dense.push_back(std::move(series));
    }
    spec->kind = std::move(chart);
    return spec;
}

} // namespace wattfare
