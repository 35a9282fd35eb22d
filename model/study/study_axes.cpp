// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/study_parts.h"
#include "model/support/decimal.h"
#include "model/workload/fields.h"

#include <algorithm>
#include <array>
#include <cmath>

// The axes: their values, and what stands at a point.
namespace wattfare {

using studies::AxisKind;

namespace {

constexpr std::array<std::string_view, 3> kScales{"linear", "logarithmic", "listed"};
constexpr std::array<std::string_view, 3> kMaps{"pinned_benchmarks.", "own_throughput.", "own_watts."};
// What a point of a preset takes on one core: only for how long a study that is refused would have taken.
constexpr double kSecondsPerPoint = 3e-4;
// Values in between are rounded: figures that people read, and the same on machines whose libraries differ in the last
// digit of a power.
constexpr int kLinearFigures = 12, kLogarithmicFigures = 9;

double rounded(double value, int figures) { return *parseNumber<double>(significantText(value, figures)); }

Result<void> setValue(Scenario &scenario, const std::string &parameter, std::string_view value)
{
    return setParameter(scenario, parameter, value);
}

} // namespace

std::string_view axisScaleId(StudyAxis::Scale scale) { return kScales[static_cast<std::size_t>(scale)]; }

AxisKind studies::axisKind(std::string_view parameter)
{
    for (const std::string_view map : kMaps)
        if (parameter.starts_with(map) && parameter.size() > map.size())
            return {true, map != kMaps[0], false, map == kMaps[2] ? "W" : map == kMaps[1] ? "1/s" : ""};
    const fields::Field *field = fields::find(parameter);
    if (!field)
        return {};
    const bool integer = field->info.type == ParameterType::integer;
    return {true, integer || field->info.type == ParameterType::number, integer, unitInfo(field->info.unit).id};
}

bool canBeAxis(WorkloadKind kind, std::string_view parameter)
{
    if (!studies::axisKind(parameter).known)
        return false;
    const fields::Field *field = fields::find(parameter);
    if (!field) // of a map
        return true;
    const std::string_view group = field->info.group;
    if (group == "view" || parameter == "kind" || parameter.starts_with("currency."))
        return false;
    const auto ofOther = [&](std::string_view name, WorkloadKind own) { return group == name && kind != own; };
    return !ofOther("inference", WorkloadKind::inference) && !ofOther("training", WorkloadKind::training)
        && !ofOther("llm", WorkloadKind::llmServing) && !ofOther("hpc", WorkloadKind::hpc);
}

std::optional<double> axisNumber(const StudyAxis &axis, std::size_t position)
{
    if (axis.scale == StudyAxis::Scale::listed)
        return studies::axisKind(axis.parameter).number && position < axis.values.size()
            ? parseFinite(axis.values[position])
            : std::nullopt;
    if (position == 0 || axis.count < 2)
        return axis.from;
    if (position + 1 >= axis.count)
        return axis.to;
    const double t = static_cast<double>(position) / static_cast<double>(axis.count - 1);
    const bool logarithmic = axis.scale == StudyAxis::Scale::logarithmic;
    const double value
        = logarithmic ? axis.from * std::pow(axis.to / axis.from, t) : axis.from + (axis.to - axis.from) * t;
    return studies::axisKind(axis.parameter).integer
        ? std::round(value)
        : std::clamp(rounded(value, logarithmic ? kLogarithmicFigures : kLinearFigures), axis.from, axis.to);
}

std::string axisValue(const StudyAxis &axis, std::size_t position)
{
    if (axis.scale == StudyAxis::Scale::listed)
        return position < axis.values.size() ? axis.values[position] : std::string();
    return shortestText(*axisNumber(axis, position));
}

std::optional<std::size_t> axisPosition(const StudyAxis &axis, std::string_view value)
{
    std::size_t at = 0;
    if (axis.scale == StudyAxis::Scale::listed) {
        at = static_cast<std::size_t>(std::ranges::find(axis.values, value) - axis.values.begin());
    } else if (const auto number = parseFinite(value)) {
        std::size_t behind = axis.count; // the values rise
        while (at < behind) {
            const std::size_t middle = at + (behind - at) / 2;
            if (*axisNumber(axis, middle) < *number)
                at = middle + 1;
            else
                behind = middle;
        }
    }
    return at < axis.count && axisValue(axis, at) == value ? std::optional(at) : std::nullopt;
}

std::vector<std::string> axisValues(const StudyAxis &axis)
{
    std::vector<std::string> values(axis.count);
    for (std::size_t i = 0; i < axis.count; ++i)
        values[i] = axisValue(axis, i);
    return values;
}

Result<std::size_t> pointCount(const Study &study)
{
    double points = study.axes.empty() ? 0.0 : 1.0;
    for (const StudyAxis &axis : study.axes)
        points *= static_cast<double>(axis.count);
    if (points > static_cast<double>(kMostPoints))
        return fail(Error::Code::badInput,
            {"study.too_many_points", {points, kMostPoints, points * kSecondsPerPoint / 3600.0}});
    return static_cast<std::size_t>(points);
}

std::vector<std::size_t> positionsOf(const Study &study, std::size_t index)
{
    std::vector<std::size_t> positions;
    for (const StudyAxis &axis : study.axes) {
        const std::size_t count = std::max<std::size_t>(1, axis.count);
        positions.push_back(index % count);
        index /= count;
    }
    return positions;
}

std::size_t indexOf(const Study &study, std::span<const std::size_t> positions)
{
    std::size_t index = 0;
    for (std::size_t a = std::min(positions.size(), study.axes.size()); a-- > 0;)
        index = index * study.axes[a].count + positions[a];
    return index;
}

Result<Scenario> scenarioOf(const Study &study, std::span<const std::string> values)
{
    Scenario scenario = study.scenario;
    for (std::size_t a = 0; a < std::min(values.size(), study.axes.size()); ++a)
        if (auto set = setValue(scenario, study.axes[a].parameter, values[a]); !set)
            return tl::unexpected<Error>(set.error());
    return scenario;
}

Result<Scenario> scenarioAt(const Study &study, std::size_t index)
{
    const std::vector<std::size_t> positions = positionsOf(study, index);
    std::vector<std::string> values;
    for (std::size_t a = 0; a < study.axes.size(); ++a)
        values.push_back(axisValue(study.axes[a], positions[a]));
    return scenarioOf(study, values);
}

// ---- As text --------------------------------------------------------------------------------------------------------

Result<StudyAxis> parseAxis(std::string_view text)
{
    const auto refuse = [&](Argument found, Clause expected) {
        return tl::unexpected<Error>(inputRefused("", 0, "--axis", std::move(found), std::move(expected)));
    };
    const Clause form = clause<Phrase::verbatim>("KEY=FROM..TO:COUNT[:log] | KEY=VALUE;VALUE");
    const std::size_t equals = text.find('=');
    if (equals == 0 || equals == std::string_view::npos || equals + 1 == text.size())
        return refuse(text, form);
    StudyAxis axis;
    axis.parameter = text.substr(0, equals);
    std::string_view rest = text.substr(equals + 1);
    const std::size_t dots = rest.find(".."), colon = rest.find(':');
    if (dots != std::string_view::npos && colon != std::string_view::npos && dots < colon
        && rest.find(';') == std::string_view::npos) {
        std::string_view count = rest.substr(colon + 1);
        axis.scale = StudyAxis::Scale::linear;
        if (count.ends_with(":log")) {
            axis.scale = StudyAxis::Scale::logarithmic;
            count.remove_suffix(4);
        }
        const auto from = parseFinite(rest.substr(0, dots)), to = parseFinite(rest.substr(dots + 2, colon - dots - 2));
        const auto points = parseNumber<std::uint32_t>(count);
        if (!from || !to || !points)
            return refuse(text, form);
        axis.from = *from;
        axis.to = *to;
        axis.count = *points;
        return axis;
    }
    for (std::size_t at = 0; at <= rest.size();) {
        const std::size_t end = std::min(rest.find(';', at), rest.size());
        axis.values.emplace_back(rest.substr(at, end - at));
        at = end + 1;
    }
    axis.count = axis.values.size();
    return axis;
}

std::string axisText(const StudyAxis &axis)
{
    std::string text = axis.parameter + '=';
    if (axis.scale == StudyAxis::Scale::listed) {
        for (std::size_t i = 0; i < axis.values.size(); ++i)
            text.append(i == 0 ? "" : ";").append(axis.values[i]);
        return text;
    }
    text += shortestText(axis.from) + ".." + shortestText(axis.to) + ':' + std::to_string(axis.count);
    return axis.scale == StudyAxis::Scale::logarithmic ? text + ":log" : text;
}

} // namespace wattfare
