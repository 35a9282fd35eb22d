// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/build_study_charts.h"

#include "model/evaluation/answer.h"
#include "model/evaluation/throughput/work_unit.h"
#include "model/metrics/metric.h"
#include "model/workload/document.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <unordered_map>

namespace wattfare {

namespace {

const ParameterInfo *infoOf(const std::string &parameter)
{
    const auto all = scenarioParameters();
    const auto found
        = std::find_if(all.begin(), all.end(), [&](const ParameterInfo &info) { return parameter == info.key; });
    return found == all.end() ? nullptr : &*found;
}

// All in one region and bought the same way: their types tell them apart.
bool typesSuffice(const std::set<std::string> &ids)
{
    const auto behind = [](const std::string &id) { return id.substr(std::min(id.find('@'), id.size())); };
    return std::all_of(
        ids.begin(), ids.end(), [&](const std::string &id) { return behind(id) == behind(*ids.begin()); });
}

// Numbers in their order; else names, a stripe each.
DecisionAxis decisionAxis(const StudyAxis &from)
{
    DecisionAxis axis;
    static_cast<ChartAxis &>(axis) = studyAxis(from);
    axis.parameter = from.parameter;
    bool rising = true;
    for (std::size_t i = 0; i < from.count; ++i) {
        const auto number = axisNumber(from, i);
        rising = rising && number && (axis.at.empty() || *number > axis.at.back());
        axis.at.push_back(number.value_or(0));
    }
    if (rising && axis.at.size() > 1)
        return axis;
    axis.format = AxisFormat::number;
    axis.logarithmic = false;
    axis.at.clear();
    for (std::size_t i = 0; i < from.count; ++i) {
        axis.at.push_back(static_cast<double>(i));
        axis.names.push_back(studyValue(from, i));
    }
    return axis;
}

std::string titleId(const Study &study, const char *kind)
{
    const WorkloadKind work = study.scenario.kind;
    return std::string("chart.study_") + kind
        + (study.by == costMetric(work)          ? "_cost"
                : study.by == carbonMetric(work) ? "_carbon"
                                                 : "_other");
}

std::string parameterId(const StudyAxis &axis) { return "parameter." + axis.parameter; }

// How a value reads: an option, a choice, a share, a number with its unit, a text as it is.
std::pair<std::string, std::vector<Argument>> valueOf(const StudyAxis &axis, std::size_t position)
{
    const std::string value = axisValue(axis, position);
    const ParameterInfo *info = infoOf(axis.parameter);
    if (axis.parameter == "purchase")
        return {"_option", {value}};
    if (info != nullptr && info->type == ParameterType::choice)
        return {"_choice", {value}};
    const auto number = axisNumber(axis, position);
    if (!number)
        return {"", {value}};
    if (info != nullptr && info->share)
        return {"_share", {*number}};
    if (info == nullptr || isPure(info->unit))
        return {"", {*number}};
    return {"_unit", {*number, std::string(unitId(info->unit))}};
}

// Who wins most points first: there are fewer colours than candidates, and large regions must not share one.
std::vector<std::string> byPointsWon(std::span<const DecisionMapPtr> maps)
{
    std::map<std::string, std::size_t> won;
    for (const DecisionMapPtr &map : maps) {
        for (const std::string &id : map->candidates)
            won.try_emplace(id, 0);
        for (const DecisionCell &cell : map->cells)
            if (cell.winner != DecisionCell::kNobody)
                ++won[map->candidates[cell.winner]];
    }
    std::vector<std::string> ids;
    for (const auto &[id, points] : won)
        ids.push_back(id);
    std::stable_sort(
        ids.begin(), ids.end(), [&](const std::string &a, const std::string &b) { return won.at(a) > won.at(b); });
    return ids;
}

} // namespace

ChartAxis studyFigure(const Study &study, const Snapshot &snapshot)
{
    const MetricInfo &info = metricInfo(study.by);
    ChartAxis axis;
    axis.title = Message{
        "metric." + std::string(info.id) + '/' + std::string(workUnitId(workUnit(study.scenario, snapshot))), {}};
    axis.unit = info.unit;
    axis.format = isMoney(info.unit) ? AxisFormat::money : AxisFormat::number;
    return axis;
}

ChartAxis studyAxis(const StudyAxis &from)
{
    ChartAxis axis;
    axis.title = Message{parameterId(from), {}};
    axis.logarithmic = from.scale == StudyAxis::Scale::logarithmic;
    if (const ParameterInfo *info = infoOf(from.parameter)) {
        axis.unit = info->unit;
        axis.format = info->share                  ? AxisFormat::percent
            : info->type == ParameterType::integer ? AxisFormat::integer
                                                   : AxisFormat::number;
        if (info->share)
            axis.unit = Unit::none;
    }
    return axis;
}

ChartText studyValue(const StudyAxis &axis, std::size_t position)
{
    auto [form, value] = valueOf(axis, position);
    return Message{"chart.study_value" + form, std::move(value)};
}

ChartText studyPlace(const StudyAxis &axis, std::size_t position)
{
    auto [form, value] = valueOf(axis, position);
    value.insert(value.begin(), parameterId(axis));
    return Message{"chart.study_place" + form, std::move(value)};
}

ChartText studyCandidate(const std::string &id, bool brief)
{
    if (id.empty())
        return Message{"chart.study_nobody", {}};
    const auto at = id.find('@'), slash = id.find('/', std::min(at, id.size()));
    std::string words = id.substr(0, at);
    if (!brief && at != std::string::npos)
        words += '|' + id.substr(at + 1, slash == std::string::npos ? slash : slash - at - 1) + '|'
            + (slash == std::string::npos ? std::string() : id.substr(slash + 1));
    return Message{"chart.candidate_parts", {words}};
}

ChartSpec buildDecisionMap(const Study &study, std::span<const DecisionMapPtr> maps,
    std::span<const std::size_t> positions, const Snapshot &snapshot)
{
    ChartSpec spec;
    spec.id = "study_map";
    spec.empty = Message{"chart.nothing_computed", {}};
    DecisionChart chart;
    if (maps.empty()) {
        spec.kind = std::move(chart);
        return spec;
    }
    const StudyAxis &across = study.axes[maps.front()->across], &up = study.axes[maps.front()->up];
    spec.title = Message{titleId(study, "map"),
        {parameterId(across), parameterId(up), "metric." + std::string(metricInfo(study.by).id)}};
    chart.x = decisionAxis(across);
    chart.y = decisionAxis(up);
    chart.value = studyFigure(study, snapshot);
    std::unordered_map<std::string, std::int32_t> names, reasons;
    std::vector<std::string> ids = byPointsWon(maps);
    for (std::size_t i = 0; i < ids.size(); ++i)
        names.emplace(ids[i], static_cast<std::int32_t>(i));
    std::size_t points = 0, evaluated = 0;
    for (std::size_t m = 0; m < maps.size(); ++m) {
        const DecisionMap &map = *maps[m];
        DecisionPanel panel;
        if (m < positions.size() && study.axes.size() > 2)
            panel.title = studyPlace(study.axes[2], positions[m]);
        panel.points.reserve(map.cells.size());
        for (const DecisionCell &cell : map.cells) {
            DecisionPoint point;
            point.evaluated = cell.evaluated;
            point.tied = cell.tied;
            if (cell.winner != DecisionCell::kNobody) {
                point.winner = names.at(map.candidates[cell.winner]);
            } else if (cell.reason != DecisionCell::kNobody) {
                const std::string &id = map.reasons[cell.reason];
                const auto [it, isNew] = reasons.try_emplace(id, static_cast<std::int32_t>(reasons.size()));
                if (isNew)
                    chart.reasons.push_back(Message{"chart.study_reason", {id}});
                point.reason = it->second;
            }
            if (cell.evaluated || map.final) // in a coarse picture the others have the figure of a neighbour
                point.value = cell.value;
            evaluated += cell.evaluated ? 1 : 0;
            ++points;
            panel.points.push_back(point);
        }
        chart.panels.push_back(std::move(panel));
    }
    const bool brief = typesSuffice(std::set<std::string>(ids.begin(), ids.end()));
    for (const std::string &id : ids)
        chart.names.push_back({studyCandidate(id, brief), partRole(chart.names.size())});
    const bool final = std::all_of(maps.begin(), maps.end(), [](const DecisionMapPtr &map) { return map->final; });
    spec.caption = Message{
        final ? "chart.study_caption" : "chart.study_caption_so_far", {evaluated, points, snapshot.identity.version}};
    spec.kind = std::move(chart);
    return spec;
}

ChartSpec buildStudyLine(const Study &study, const StudyLine &line, const Snapshot &snapshot)
{
    ChartSpec spec;
    spec.id = "study_line";
    spec.empty = Message{"chart.study_none", {}};
    const StudyAxis &axis = study.axes[line.axis];
    spec.title = Message{titleId(study, "line"), {parameterId(axis), "metric." + std::string(metricInfo(study.by).id)}};
    LineChart chart;
    const DecisionAxis along = decisionAxis(axis);
    chart.x = along;
    chart.y = studyFigure(study, snapshot);
    std::set<std::string> ids;
    for (const StudyCurve &curve : line.curves)
        ids.insert(curve.candidate);
    const bool brief = typesSuffice(ids);
    double low = std::numeric_limits<double>::infinity(), high = 0;
    for (std::size_t c = 0; c < line.curves.size(); ++c) {
        const StudyCurve &curve = line.curves[c];
        LineSeries series;
        series.name = studyCandidate(curve.candidate, brief);
        series.role = partRole(c);
        series.markers = curve.at.size() <= 40;
        bool ranged = false;
        for (std::size_t i = 0; i < curve.at.size(); ++i) {
            const KeptQuantity &figure = curve.at[i];
            series.x.push_back(along.at[i]);
            series.y.push_back(figure.value.value_or(std::numeric_limits<double>::quiet_NaN()));
            if (figure.value) {
                low = std::min(low, *figure.value);
                high = std::max(high, *figure.value);
            }
            ranged = ranged || figure.low;
            series.low.push_back(figure.low.value_or(series.y.back()));
            series.high.push_back(figure.high.value_or(series.y.back()));
        }
        if (!ranged) {
            series.low.clear();
            series.high.clear();
        }
        chart.lines.push_back(std::move(series));
    }
    chart.y.logarithmic = low > 0 && high > 20 * low;
    for (const CrossingMark &mark : line.crossings)
        if (mark.value)
            chart.points.push_back({mark.crossing.at, *mark.value,
                Message{"chart.study_crossing",
                    {mark.crossing.at,
                        mark.crossing.above.empty() ? std::string()
                                                    : mark.crossing.above.substr(0, mark.crossing.above.find('@'))}},
                ChartRole::limit});
    spec.caption = Message{"chart.study_line_caption", {line.points.size(), snapshot.identity.version}};
    spec.kind = std::move(chart);
    return spec;
}

ChartSpec buildStudyChart(const StudyFindings &found, const Snapshot &snapshot)
{
    return found.line ? buildStudyLine(found.study, *found.line, snapshot)
                      : buildDecisionMap(found.study, found.maps, found.positions, snapshot);
}

} // namespace wattfare
