// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/chart_json.h"

#include "model/evaluation/pricing/option_label.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace wattfare {

namespace {

using Json = nlohmann::ordered_json;

Json value(double number) { return std::isfinite(number) ? Json(number) : Json(nullptr); }

Json value(const std::optional<double> &number) { return number ? value(*number) : Json(nullptr); }

Json values(const std::vector<double> &numbers)
{
    Json list = Json::array();
    for (const double number : numbers)
        list.push_back(value(number));
    return list;
}

void putClass(Json &json, const std::optional<FigureClass> &cls)
{
    if (cls)
        json["class"] = std::string(figureClassId(*cls));
}

void putRange(Json &json, const std::optional<double> &low, const std::optional<double> &high)
{
    if (low)
        json["low"] = value(low);
    if (high)
        json["high"] = value(high);
}

struct ChartWriter {
    const WordsFn &words;

    std::string say(const ChartText &text) const
    {
        return text.message.id.empty() || !words ? candidateLabelText(text.literal) : words(text.message);
    }

    Json axis(const ChartAxis &axis) const
    {
        Json json{{"title", say(axis.title)}, {"unit", unitId(axis.unit)}};
        if (axis.logarithmic)
            json["logarithmic"] = true;
        return json;
    }

    Json marks(const std::vector<MarkLine> &lines) const
    {
        Json list = Json::array();
        for (const MarkLine &line : lines)
            list.push_back({{"label", say(line.label)}, {"value", value(line.value)}});
        return list;
    }

    Json operator()(const ScatterChart &chart) const
    {
        Json json{{"kind", "scatter"}, {"x", axis(chart.x)}, {"y", axis(chart.y)}, {"points", Json::array()}};
        for (const ScatterPoint &point : chart.points) {
            Json item{{"label", candidateLabelText(point.label)}, {"x", value(point.x)}, {"y", value(point.y)}};
            const auto put = [&item](const char *key, const std::optional<double> &bound) {
                if (bound)
                    item[key] = value(bound);
            };
            put("x_low", point.xLow);
            put("x_high", point.xHigh);
            put("y_low", point.yLow);
            put("y_high", point.yHigh);
            putClass(item, point.cls);
            for (const std::int64_t key : chart.front)
                if (key == point.key && key != kNoKey)
                    item["on_front"] = true;
            json["points"].push_back(std::move(item));
        }
        if (!chart.equal.empty())
            json["equal"] = say(chart.equal);
        for (const DenseSeries &series : chart.dense)
            json["series"].push_back({{"name", say(series.name)}, {"x", values(series.x)}, {"y", values(series.y)}});
        return json;
    }

    Json operator()(const BarChart &chart) const
    {
        Json json{{"kind", "bars"}, {"value", axis(chart.value)}, {"bars", Json::array()}};
        for (const ChartBar &bar : chart.bars) {
            Json item{{"label", say(bar.label)}, {"value", value(bar.value)}};
            putRange(item, bar.low, bar.high);
            putClass(item, bar.cls);
            if (!bar.value && !bar.missingReason.empty())
                item["reason"] = say(bar.missingReason);
            json["bars"].push_back(std::move(item));
        }
        if (chart.reference)
            json["reference"] = {{"name", say(chart.referenceName)}, {"value", value(chart.reference)}};
        return json;
    }

    Json operator()(const StackedBarChart &chart) const
    {
        Json json{
            {"kind", "stacked_bars"}, {"value", axis(chart.value)}, {"parts", Json::array()}, {"bars", Json::array()}};
        for (const ChartPart &part : chart.parts)
            json["parts"].push_back(say(part.name));
        for (const StackedBar &bar : chart.bars) {
            Json parts = Json::array();
            for (const std::optional<double> &part : bar.parts)
                parts.push_back(value(part));
            Json item{{"label", say(bar.label)}, {"parts", std::move(parts)}};
            putRange(item, bar.low, bar.high);
            putClass(item, bar.cls);
            json["bars"].push_back(std::move(item));
        }
        return json;
    }

    Json operator()(const LineChart &chart) const
    {
        Json json{{"kind", "lines"}, {"x", axis(chart.x)}, {"y", axis(chart.y)}, {"lines", Json::array()}};
        for (const LineSeries &line : chart.lines) {
            Json item{{"name", say(line.name)}, {"x", values(line.x)}, {"y", values(line.y)}};
            if (!line.low.empty() && !line.high.empty()) {
                item["low"] = values(line.low);
                item["high"] = values(line.high);
            }
            json["lines"].push_back(std::move(item));
        }
        json["vertical"] = marks(chart.vertical);
        json["horizontal"] = marks(chart.horizontal);
        json["points"] = Json::array();
        for (const MarkPoint &point : chart.points)
            json["points"].push_back({{"label", say(point.label)}, {"x", value(point.x)}, {"y", value(point.y)}});
        return json;
    }

    Json operator()(const HistogramChart &chart) const
    {
        Json json{{"kind", "histogram"}, {"x", axis(chart.x)}, {"y", axis(chart.y)}, {"series", Json::array()}};
        for (const HistogramSeries &series : chart.series)
            json["series"].push_back(
                {{"name", say(series.name)}, {"edges", values(series.edges)}, {"counts", values(series.counts)}});
        json["marks"] = marks(chart.marks);
        return json;
    }

    Json operator()(const TornadoChart &chart) const
    {
        Json json{
            {"kind", "tornado"}, {"value", axis(chart.value)}, {"base", value(chart.base)}, {"bars", Json::array()}};
        for (const TornadoBar &bar : chart.bars)
            json["bars"].push_back({{"label", say(bar.label)}, {"low_input", bar.lowInput},
                {"high_input", bar.highInput}, {"at_low", value(bar.atLow)}, {"at_high", value(bar.atHigh)}});
        return json;
    }

    Json operator()(const WaterfallChart &chart) const
    {
        Json json{{"kind", "waterfall"}, {"value", axis(chart.value)}, {"steps", Json::array()}};
        for (const WaterfallStep &step : chart.steps)
            json["steps"].push_back({{"label", say(step.label)}, {"value", value(step.value)}, {"total", step.total}});
        return json;
    }

    Json operator()(const HeatMapChart &chart) const
    {
        Json json{{"kind", "heat_map"}, {"rows", Json::array()}, {"columns", Json::array()}, {"cells", Json::array()}};
        for (const ChartText &row : chart.rows)
            json["rows"].push_back(say(row));
        for (const HeatMapColumn &column : chart.columns)
            json["columns"].push_back({{"title", say(column.title)}, {"unit", unitId(column.unit)}});
        for (std::size_t i = 0; i < chart.cells.size(); i += chart.columns.size()) {
            Json row = Json::array();
            for (std::size_t c = i; c < std::min(i + chart.columns.size(), chart.cells.size()); ++c)
                row.push_back(value(chart.cells[c].value));
            json["cells"].push_back(std::move(row));
            if (chart.columns.empty())
                break;
        }
        return json;
    }

    Json operator()(const HourlyChart &chart) const
    {
        Json json{{"kind", "hourly"}, {"y", axis(chart.y)}, {"values", values(chart.values)}};
        if (chart.bestStart) {
            json["best_start_hour"] = *chart.bestStart;
            json["window_hours"] = chart.windowHours;
        }
        if (chart.mean)
            json["mean"] = value(chart.mean);
        return json;
    }

    Json operator()(const TimelineChart &chart) const
    {
        Json json{{"kind", "timeline"}, {"x", axis(chart.x)}, {"spans", Json::array()}, {"events", Json::array()}};
        const auto row
            = [&](std::size_t i) { return i < chart.rows.size() ? say(chart.rows[i].label) : std::string(); };
        const auto state
            = [&](std::size_t i) { return i < chart.states.size() ? say(chart.states[i].name) : std::string(); };
        for (const TimelineSpan &span : chart.spans)
            json["spans"].push_back({{"row", row(span.row)}, {"state", state(span.state)}, {"begin", value(span.begin)},
                {"end", value(span.end)}});
        for (const TimelineEvent &event : chart.events)
            json["events"].push_back({{"row", row(event.row)}, {"state", state(event.state)}, {"at", value(event.at)}});
        json["marks"] = marks(chart.marks);
        return json;
    }

    Json operator()(const MapChart &chart) const
    {
        Json json{
            {"kind", "map"}, {"value", axis(chart.value)}, {"size", say(chart.sizeTitle)}, {"places", Json::array()}};
        for (const MapPlace &place : chart.places) {
            Json item{{"label", say(place.label)}, {"name", place.name}, {"latitude", value(place.latitude)},
                {"longitude", value(place.longitude)}, {"value", value(place.value)}, {"size", value(place.size)}};
            putClass(item, place.cls);
            if (!place.value && !place.missingReason.empty())
                item["reason"] = say(place.missingReason);
            json["places"].push_back(std::move(item));
        }
        return json;
    }

    Json operator()(const DecisionChart &chart) const
    {
        const auto scale = [this](const DecisionAxis &each) {
            Json out = axis(each);
            out["parameter"] = each.parameter;
            if (each.names.empty()) {
                out["at"] = values(each.at);
            } else {
                out["at"] = Json::array();
                for (const ChartText &name : each.names)
                    out["at"].push_back(say(name));
            }
            return out;
        };
        Json json{{"kind", "decision"}, {"x", scale(chart.x)}, {"y", scale(chart.y)}, {"value", axis(chart.value)},
            {"names", Json::array()}, {"panels", Json::array()}};
        for (const ChartPart &name : chart.names)
            json["names"].push_back(say(name.name));
        const std::size_t columns = std::max<std::size_t>(1, chart.x.at.size());
        for (const DecisionPanel &panel : chart.panels) {
            Json out{{"title", say(panel.title)}, {"points", Json::array()}};
            for (std::size_t i = 0; i < panel.points.size(); ++i) {
                const DecisionPoint &point = panel.points[i];
                if (!point.evaluated)
                    continue;
                Json item{
                    {"x", i % columns}, {"y", i / columns}, {"winner", point.winner}, {"value", value(point.value)}};
                putRange(item, point.low, point.high);
                if (point.second >= 0)
                    item["second"] = point.second;
                if (point.tied)
                    item["tied"] = true;
                if (point.winner < 0 && point.reason >= 0
                    && static_cast<std::size_t>(point.reason) < chart.reasons.size())
                    item["reason"] = say(chart.reasons[static_cast<std::size_t>(point.reason)]);
                out["points"].push_back(std::move(item));
            }
            json["panels"].push_back(std::move(out));
        }
        return json;
    }
};

} // namespace

nlohmann::ordered_json chartJson(const ChartSpec &chart, const WordsFn &words)
{
    const ChartWriter writer{words};
    Json json{{"id", chart.id}, {"title", writer.say(chart.title)}, {"caption", writer.say(chart.caption)}};
    json["data"] = std::visit(writer, chart.kind);
    return json;
}

} // namespace wattfare
