// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The data of a chart as rows, and as a sentence: what a chart shows is never only in its pixels.
#include "views/charts/chart_render.h"
#include "views/charts/plot.h"
#include "views/tables/value_table.h"
#include "views/theme/drawing.h"
#include "views/words/currency.h"
#include "views/words/figure_class.h"
#include "views/words/messages.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

using Kind = TableColumn::Kind;
using Cell = ValueTable::Cell;

TableColumn column(
    const char *id, const QString &title, Kind kind, Unit unit = {}, AxisFormat format = AxisFormat::number)
{
    TableColumn c = tableColumn(id, title, 0, kind);
    c.unit = unit;
    switch (format) {
    case AxisFormat::money:
        c.style = isMoney(unit) || showsUsd() ? format::Style::money : format::Style::number; // USD by name
        break;
    case AxisFormat::percent: c.style = format::Style::percent; break;
    case AxisFormat::integer: c.style = format::Style::integer; break;
    case AxisFormat::number:
    case AxisFormat::year:
    case AxisFormat::dateUtc: break;
    }
    return c;
}

TableColumn column(const char *id, const ChartAxis &axis)
{
    // A date sorts as its ISO text, a year as its four digits.
    const bool asText = axis.format == AxisFormat::dateUtc || axis.format == AxisFormat::year;
    return column(id, text(axis.title), asText ? Kind::text : Kind::number,
        axis.format == AxisFormat::dateUtc ? Unit::none : axis.unit, axis.format);
}

Cell cell(std::optional<double> value, std::optional<FigureClass> cls = std::nullopt)
{
    return {value && std::isfinite(*value) ? value : std::nullopt, {}, {}, cls};
}

Cell cell(double value, const ChartAxis &axis)
{
    if (axis.format == AxisFormat::dateUtc)
        return {std::nullopt,
            std::isfinite(value) ? QString::fromStdString(isoUtc(static_cast<std::int64_t>(std::floor(value))))
                                 : QString(),
            {}, {}};
    if (axis.format == AxisFormat::year)
        return {std::nullopt, std::isfinite(value) ? QString::number(std::llround(value)) : QString(), {}, {}};
    return cell(value);
}

Cell cell(const QString &text) { return {std::nullopt, text.isEmpty() ? QString() : text, {}, {}}; }

Cell cell(const std::string &text) { return cell(QString::fromStdString(text)); }

Cell cell(const ChartText &words) { return cell(text(words)); }

Cell classCell(std::optional<FigureClass> cls) { return cls ? cell(classMarker(*cls)) : Cell{}; }

std::shared_ptr<ValueTable> table(std::vector<TableColumn> columns)
{
    return std::make_shared<ValueTable>(std::move(columns));
}

TableSourcePtr rows(const ScatterChart &chart)
{
    auto out = table({column("name", Chart::tr("Name"), Kind::text), column("kind", Chart::tr("Kind"), Kind::text),
        column("x", chart.x), column("y", chart.y),
        column("x_low", Chart::tr("%1, low").arg(text(chart.x.title)), Kind::number, chart.x.unit),
        column("x_high", Chart::tr("%1, high").arg(text(chart.x.title)), Kind::number, chart.x.unit),
        column("y_low", Chart::tr("%1, low").arg(text(chart.y.title)), Kind::number, chart.y.unit),
        column("y_high", Chart::tr("%1, high").arg(text(chart.y.title)), Kind::number, chart.y.unit),
        column("class", Chart::tr("Class"), Kind::text), column("on_front", Chart::tr("On the front"), Kind::boolean)});
    for (const ScatterPoint &p : chart.points) {
        const bool front
            = p.key != kNoKey && std::find(chart.front.begin(), chart.front.end(), p.key) != chart.front.end();
        out->addRow({cell(p.label), cell(roleName(p.role)), cell(p.x, chart.x), cell(p.y, chart.y), cell(p.xLow),
                        cell(p.xHigh), cell(p.yLow), cell(p.yHigh), classCell(p.cls), cell(front ? 1.0 : 0.0)},
            p.key);
    }
    for (const DenseSeries &s : chart.dense)
        for (std::size_t i = 0; i < std::min(s.x.size(), s.y.size()); ++i)
            out->addRow({i < s.labels.size() ? cell(s.labels[i]) : cell(s.name),
                            i < s.labels.size() ? cell(s.name) : cell(roleName(s.role)), cell(s.x[i], chart.x),
                            cell(s.y[i], chart.y)},
                i < s.keys.size() ? s.keys[i] : kNoKey);
    return out;
}

TableSourcePtr rows(const BarChart &chart)
{
    auto out = table({column("name", Chart::tr("Name"), Kind::text), column("value", chart.value),
        column("low", Chart::tr("Low"), Kind::number, chart.value.unit, chart.value.format),
        column("high", Chart::tr("High"), Kind::number, chart.value.unit, chart.value.format),
        column("class", Chart::tr("Class"), Kind::text)});
    for (const ChartBar &bar : chart.bars) {
        Cell value = cell(bar.value, bar.cls);
        value.reason = text(bar.missingReason);
        out->addRow({cell(bar.label), value, cell(bar.low), cell(bar.high), classCell(bar.cls)}, bar.key);
    }
    return out;
}

TableSourcePtr rows(const StackedBarChart &chart)
{
    std::vector<TableColumn> columns{column("name", Chart::tr("Name"), Kind::text)};
    for (std::size_t i = 0; i < chart.parts.size(); ++i)
        columns.push_back(column(("part" + std::to_string(i + 1)).c_str(), text(chart.parts[i].name), Kind::number,
            chart.value.unit, chart.value.format));
    columns.push_back(column("sum", Chart::tr("Sum"), Kind::number, chart.value.unit, chart.value.format));
    columns.push_back(column("low", Chart::tr("Low"), Kind::number, chart.value.unit, chart.value.format));
    columns.push_back(column("high", Chart::tr("High"), Kind::number, chart.value.unit, chart.value.format));
    columns.push_back(column("class", Chart::tr("Class"), Kind::text));
    auto out = table(std::move(columns));
    for (const StackedBar &bar : chart.bars) {
        std::vector<Cell> cells{cell(bar.label)};
        double sum = 0.0;
        bool any = false;
        for (std::size_t i = 0; i < chart.parts.size(); ++i) {
            const auto part = i < bar.parts.size() ? bar.parts[i] : std::nullopt;
            cells.push_back(cell(part));
            any = any || cells.back().number;
            sum += cells.back().number.value_or(0.0);
        }
        cells.push_back(cell(any ? std::optional(sum) : std::nullopt));
        cells.push_back(cell(bar.low));
        cells.push_back(cell(bar.high));
        cells.push_back(classCell(bar.cls));
        out->addRow(std::move(cells), bar.key);
    }
    return out;
}

TableSourcePtr rows(const LineChart &chart)
{
    auto out = table({column("name", Chart::tr("Series"), Kind::text), column("x", chart.x), column("y", chart.y),
        column("low", Chart::tr("Low"), Kind::number, chart.y.unit, chart.y.format),
        column("high", Chart::tr("High"), Kind::number, chart.y.unit, chart.y.format)});
    for (const LineSeries &line : chart.lines)
        for (std::size_t i = 0; i < std::min(line.x.size(), line.y.size()); ++i)
            out->addRow({cell(line.name), cell(line.x[i], chart.x), cell(line.y[i], chart.y),
                            i < line.low.size() ? cell(line.low[i]) : Cell{},
                            i < line.high.size() ? cell(line.high[i]) : Cell{}},
                line.key);
    for (const MarkPoint &mark : chart.points)
        out->addRow({cell(mark.label), cell(mark.x, chart.x), cell(mark.y, chart.y)});
    for (const MarkLine &mark : chart.vertical)
        out->addRow({cell(mark.label), cell(mark.value, chart.x)});
    for (const MarkLine &mark : chart.horizontal)
        out->addRow({cell(mark.label), Cell{}, cell(mark.value, chart.y)});
    return out;
}

TableSourcePtr rows(const HistogramChart &chart)
{
    auto out = table({column("name", Chart::tr("Series"), Kind::text),
        column("from", Chart::tr("From"), Kind::number, chart.x.unit, chart.x.format),
        column("to", Chart::tr("To"), Kind::number, chart.x.unit, chart.x.format), column("count", chart.y)});
    for (const HistogramSeries &s : chart.series)
        for (std::size_t i = 0; i < s.counts.size() && i + 1 < s.edges.size(); ++i)
            out->addRow({cell(s.name), cell(s.edges[i]), cell(s.edges[i + 1]), cell(s.counts[i])});
    for (const MarkLine &mark : chart.marks)
        out->addRow({cell(mark.label), cell(mark.value), cell(mark.value), {}});
    return out;
}

TableSourcePtr rows(const TornadoChart &chart)
{
    auto out = table(
        {column("name", Chart::tr("Parameter"), Kind::text), column("low_input", Chart::tr("Low input"), Kind::text),
            column("at_low", Chart::tr("At low"), Kind::number, chart.value.unit, chart.value.format),
            column("high_input", Chart::tr("High input"), Kind::text),
            column("at_high", Chart::tr("At high"), Kind::number, chart.value.unit, chart.value.format),
            column("base", Chart::tr("Base"), Kind::number, chart.value.unit, chart.value.format)});
    for (const TornadoBar &bar : chart.bars)
        out->addRow({cell(bar.label), cell(inputText(bar.lowInput, bar.inputUnit)), cell(bar.atLow),
            cell(inputText(bar.highInput, bar.inputUnit)), cell(bar.atHigh), cell(chart.base)});
    return out;
}

TableSourcePtr rows(const WaterfallChart &chart)
{
    auto out = table({column("name", Chart::tr("Step"), Kind::text), column("value", chart.value),
        column("total", Chart::tr("Total"), Kind::boolean)});
    for (const WaterfallStep &step : chart.steps)
        out->addRow({cell(step.label), cell(step.value), cell(step.total ? 1.0 : 0.0)});
    return out;
}

TableSourcePtr rows(const HeatMapChart &chart)
{
    std::vector<TableColumn> columns{column("name", Chart::tr("Name"), Kind::text)};
    for (std::size_t i = 0; i < chart.columns.size(); ++i)
        columns.push_back(column(("column" + std::to_string(i + 1)).c_str(), text(chart.columns[i].title), Kind::number,
            chart.columns[i].unit, chart.columns[i].format));
    for (std::size_t i = 1; i < columns.size(); ++i)
        columns[i].classMarkers = true;
    auto out = table(std::move(columns));
    for (std::size_t r = 0; r < chart.rows.size(); ++r) {
        std::vector<Cell> cells{cell(chart.rows[r])};
        std::int64_t key = kNoKey;
        for (std::size_t c = 0; c < chart.columns.size(); ++c) {
            const std::size_t i = r * chart.columns.size() + c;
            if (i >= chart.cells.size())
                break;
            const HeatMapCell &from = chart.cells[i];
            cells.push_back(cell(from.value, from.cls));
            cells.back().reason = QString::fromStdString(from.note);
            key = key == kNoKey ? from.key : key;
        }
        out->addRow(std::move(cells), key);
    }
    return out;
}

TableSourcePtr rows(const HourlyChart &chart)
{
    auto out = table({column("hour", text(chart.hourTitle), Kind::number, {}, AxisFormat::integer),
        column("value", chart.y), column("low", Chart::tr("Low"), Kind::number, chart.y.unit),
        column("high", Chart::tr("High"), Kind::number, chart.y.unit)});
    for (std::size_t h = 0; h < chart.values.size(); ++h)
        out->addRow({cell(double(h)), cell(chart.values[h]), h < chart.low.size() ? cell(chart.low[h]) : Cell{},
            h < chart.high.size() ? cell(chart.high[h]) : Cell{}});
    return out;
}

TableSourcePtr rows(const TimelineChart &chart)
{
    auto out = table({column("row", Chart::tr("Row"), Kind::text), column("state", Chart::tr("State"), Kind::text),
        column("begin", Chart::tr("Begin"), Kind::number, chart.x.unit),
        column("end", Chart::tr("End"), Kind::number, chart.x.unit),
        column("length", Chart::tr("Length"), Kind::number, chart.x.unit),
        column("note", Chart::tr("Note"), Kind::text)});
    const auto row = [&chart](std::size_t i) { return i < chart.rows.size() ? cell(chart.rows[i].label) : Cell{}; };
    const auto state
        = [&chart](std::size_t i) { return i < chart.states.size() ? cell(chart.states[i].name) : Cell{}; };
    for (const TimelineSpan &span : chart.spans)
        out->addRow({row(span.row), state(span.state), cell(span.begin), cell(span.end), cell(span.end - span.begin),
            cell(span.note)});
    for (const TimelineEvent &event : chart.events)
        out->addRow({row(event.row), state(event.state), cell(event.at), cell(event.at), {}, cell(event.note)});
    return out;
}

TableSourcePtr rows(const MapChart &chart)
{
    auto out = table({column("name", Chart::tr("Name"), Kind::text), column("place", Chart::tr("Place"), Kind::text),
        column("value", chart.value), column("size", text(chart.sizeTitle), Kind::number, {}, AxisFormat::integer),
        column("class", Chart::tr("Class"), Kind::text)});
    for (const MapPlace &place : chart.places) {
        std::vector<Cell> cells{
            cell(place.label), cell(place.name), cell(place.value, place.cls), cell(place.size), classCell(place.cls)};
        cells[2].reason = text(place.missingReason);
        out->addRow(std::move(cells), place.key);
    }
    return out;
}

TableSourcePtr rows(const DecisionChart &chart)
{
    const auto axis = [](const char *id, const DecisionAxis &each) {
        return each.names.empty() ? column(id, each) : column(id, text(each.title), Kind::text);
    };
    const auto any = [&chart](const auto &has) {
        return std::any_of(chart.panels.begin(), chart.panels.end(),
            [&has](const DecisionPanel &panel) { return std::any_of(panel.points.begin(), panel.points.end(), has); });
    };
    const bool several = chart.panels.size() > 1;
    const bool ranges = any([](const DecisionPoint &point) { return point.low || point.high; });
    const bool seconds = any([](const DecisionPoint &point) { return point.second >= 0; });
    std::vector<TableColumn> columns{axis("x", chart.x), axis("y", chart.y),
        column("winner", Chart::tr("Best"), Kind::text), column("value", chart.value)};
    if (several)
        columns.insert(columns.begin(), column("panel", Chart::tr("Part"), Kind::text));
    if (ranges) {
        columns.push_back(column("low", Chart::tr("Low"), Kind::number, chart.value.unit, chart.value.format));
        columns.push_back(column("high", Chart::tr("High"), Kind::number, chart.value.unit, chart.value.format));
    }
    if (seconds)
        columns.push_back(column("second", Chart::tr("Second"), Kind::text));
    columns.push_back(column("tied", Chart::tr("Cannot be told apart"), Kind::boolean));
    auto out = table(std::move(columns));
    const auto named = [](const auto &list, std::int32_t index) {
        return index >= 0 && static_cast<std::size_t>(index) < list.size() ? &list[static_cast<std::size_t>(index)]
                                                                           : nullptr;
    };
    const auto at = [](const DecisionAxis &each, std::size_t i) {
        return each.names.empty() ? cell(each.at[i], each) : cell(each.names[i]);
    };
    const std::size_t width = chart.x.at.size();
    std::int64_t key = 0;
    for (const DecisionPanel &panel : chart.panels)
        for (std::size_t i = 0; width > 0 && i < panel.points.size(); ++i, ++key) {
            const DecisionPoint &point = panel.points[i];
            if (!point.evaluated || i / width >= chart.y.at.size())
                continue;
            const ChartPart *winner = named(chart.names, point.winner), *second = named(chart.names, point.second);
            Cell best = winner != nullptr ? cell(winner->name) : Cell{};
            if (const ChartText *reason = named(chart.reasons, point.reason); winner == nullptr && reason != nullptr)
                best.reason = text(*reason);
            std::vector<Cell> cells;
            if (several)
                cells.push_back(cell(panel.title));
            cells.insert(cells.end(), {at(chart.x, i % width), at(chart.y, i / width), best, cell(point.value)});
            if (ranges)
                cells.insert(cells.end(), {cell(point.low), cell(point.high)});
            if (seconds)
                cells.push_back(second != nullptr ? cell(second->name) : Cell{});
            cells.push_back(cell(point.tied ? 1.0 : 0.0));
            out->addRow(std::move(cells), key);
        }
    return out;
}

} // namespace

TableSourcePtr chartTable(const ChartSpec &spec)
{
    return std::visit([](const auto &chart) { return rows(chart); }, spec.kind);
}

QString chartAltText(const ChartSpec &spec)
{
    const char *kinds[] = {QT_TRANSLATE_NOOP("Chart", "Scatter chart"), QT_TRANSLATE_NOOP("Chart", "Bar chart"),
        QT_TRANSLATE_NOOP("Chart", "Stacked bar chart"), QT_TRANSLATE_NOOP("Chart", "Line chart"),
        QT_TRANSLATE_NOOP("Chart", "Histogram"), QT_TRANSLATE_NOOP("Chart", "Tornado chart"),
        QT_TRANSLATE_NOOP("Chart", "Waterfall chart"), QT_TRANSLATE_NOOP("Chart", "Heat map"),
        QT_TRANSLATE_NOOP("Chart", "Hourly profile"), QT_TRANSLATE_NOOP("Chart", "Timeline"),
        QT_TRANSLATE_NOOP("Chart", "World map"), QT_TRANSLATE_NOOP("Chart", "Decision map")};
    static_assert(std::size(kinds) == std::variant_size_v<ChartKind>);
    std::size_t count = 0;
    std::visit(
        [&count](const auto &chart) {
            if constexpr (requires {
                              chart.points;
                              chart.dense;
                          }) {
                count = chart.points.size();
                for (const auto &s : chart.dense)
                    count += s.x.size();
            } else if constexpr (requires { chart.bars; }) {
                count = chart.bars.size();
            } else if constexpr (requires { chart.lines; }) {
                count = chart.lines.size();
            } else if constexpr (requires { chart.series; }) {
                count = chart.series.size();
            } else if constexpr (requires { chart.steps; }) {
                count = chart.steps.size();
            } else if constexpr (requires { chart.cells; }) {
                count = chart.cells.size();
            } else if constexpr (requires { chart.places; }) {
                count = chart.places.size();
            } else if constexpr (requires { chart.panels; }) {
                count = chart.panels.empty() ? 0 : chart.panels.size() * chart.panels.front().points.size();
            } else if constexpr (requires { chart.values; }) {
                count = chart.values.size();
            } else {
                count = chart.spans.size();
            }
        },
        spec.kind);
    return Chart::tr(kinds[spec.kind.index()]) + QStringLiteral(": ") + text(spec.title) + QStringLiteral(". ")
        + Chart::tr("%n item(s).", nullptr, static_cast<int>(std::min<std::size_t>(count, 2000000000)));
}

} // namespace wattfare
