// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/candidate_inputs.h"
#include "model/study/study_parts.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <cmath>
#include <set>

// Whether the parts of a study fit together.
namespace wattfare {

using studies::AxisKind;
using studies::Refusal;

namespace {

constexpr std::size_t kLongestValue = 64U << 10U, kLongestName = 200;

std::string axisField(std::size_t axis, std::string_view member)
{
    return "axes[" + std::to_string(axis) + "]." + std::string(member);
}

std::optional<Refusal> refusedValue(
    const Scenario &scenario, const std::string &parameter, const std::string &value, std::string field)
{
    Scenario scratch = scenario;
    const auto set = setParameter(scratch, parameter, value);
    if (set)
        return std::nullopt;
    const std::vector<Argument> &args = set.error().message.args; // field, found, expected
    Clause expected = Phrase::validValue;
    if (args.size() == 3)
        expected = args[2].clause() ? *args[2].clause() : clause<Phrase::verbatim>(args[2].text());
    return Refusal{std::move(field), value, std::move(expected)};
}

std::string allowedParameters(WorkloadKind kind)
{
    std::string list;
    for (const ParameterInfo &info : scenarioParameters())
        if (canBeAxis(kind, info.key))
            list.append(list.empty() ? "" : ", ").append(info.key);
    return list;
}

std::optional<Refusal> checkListed(const Study &study, std::size_t a)
{
    const StudyAxis &axis = study.axes[a];
    if (axis.values.empty() || axis.values.size() > kMostListedValues)
        return Refusal{axisField(a, "values"), axis.values.size(),
            clause<Phrase::wholeNumberFromTo>(1, static_cast<double>(kMostListedValues))};
    if (axis.count != axis.values.size())
        return Refusal{axisField(a, "count"), axis.count, clause<Phrase::verbatim>(std::to_string(axis.values.size()))};
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < axis.values.size(); ++i) {
        const std::string field = axisField(a, "values") + '[' + std::to_string(i) + ']';
        if (axis.values[i].size() > kLongestValue)
            return Refusal{field, axis.values[i], clause<Phrase::atMostBytes>(static_cast<double>(kLongestValue))};
        if (!seen.insert(axis.values[i]).second)
            return Refusal{field, axis.values[i], Phrase::eachNameOnce};
        if (auto refused = refusedValue(study.scenario, axis.parameter, axis.values[i], field))
            return refused;
    }
    return std::nullopt;
}

std::optional<Refusal> checkScale(const Study &study, std::size_t a, const AxisKind &kind)
{
    const StudyAxis &axis = study.axes[a];
    if (!kind.number)
        return Refusal{axisField(a, "scale"), axisScaleId(axis.scale), clause<Phrase::verbatim>("listed")};
    for (const auto &[value, name] : {std::pair(axis.from, "from"), std::pair(axis.to, "to")}) {
        if (!std::isfinite(value))
            return Refusal{axisField(a, name), shortestText(value), Phrase::number};
        if (kind.integer && value != std::floor(value))
            return Refusal{axisField(a, name), value, Phrase::wholeNumber};
        if (axis.scale == StudyAxis::Scale::logarithmic && value <= 0)
            return Refusal{axisField(a, name), value, Phrase::numberAboveZero};
        if (auto refused = refusedValue(study.scenario, axis.parameter, shortestText(value), axisField(a, name)))
            return refused;
    }
    if (axis.to <= axis.from)
        return Refusal{axisField(a, "to"), axis.to, clause<Phrase::verbatim>("> " + shortestText(axis.from))};
    // Whole numbers each once, on a logarithmic axis where they lie closest.
    double most = static_cast<double>(kMostPoints);
    if (kind.integer)
        most = std::min(most, axis.to - axis.from + 1);
    if (axis.count < 2 || static_cast<double>(axis.count) > most)
        return Refusal{axisField(a, "count"), axis.count, clause<Phrase::wholeNumberFromTo>(2, std::max(2.0, most))};
    if (kind.integer && axis.scale == StudyAxis::Scale::logarithmic && axisNumber(axis, 1) == axis.from)
        return Refusal{axisField(a, "count"), axis.count, Phrase::eachNameOnce};
    return std::nullopt;
}

std::optional<Refusal> checkAxes(const Study &study)
{
    if (study.axes.empty() || study.axes.size() > kMostAxes)
        return Refusal{"axes", study.axes.size(), clause<Phrase::wholeNumberFromTo>(1, static_cast<double>(kMostAxes))};
    std::set<std::string_view> seen;
    for (std::size_t a = 0; a < study.axes.size(); ++a) {
        const StudyAxis &axis = study.axes[a];
        if (!canBeAxis(study.scenario.kind, axis.parameter))
            return Refusal{axisField(a, "parameter"), axis.parameter,
                clause<Phrase::oneOf>(allowedParameters(study.scenario.kind))};
        if (!seen.insert(axis.parameter).second)
            return Refusal{axisField(a, "parameter"), axis.parameter, Phrase::eachNameOnce};
        const bool listed = axis.scale == StudyAxis::Scale::listed;
        if (auto refused = listed ? checkListed(study, a) : checkScale(study, a, studies::axisKind(axis.parameter)))
            return refused;
    }
    return std::nullopt;
}

std::optional<Refusal> checkMetric(const Study &study, Metric metric, std::string field)
{
    if (metric < Metric::count && metricApplies(study.scenario.kind, metric))
        return std::nullopt;
    std::string list;
    for (const MetricInfo &info : allMetrics())
        if (metricApplies(study.scenario.kind, info.metric))
            list.append(list.empty() ? "" : ", ").append(info.id);
    return Refusal{std::move(field), metric < Metric::count ? metricInfo(metric).id : "", clause<Phrase::oneOf>(list)};
}

std::optional<Refusal> checkKept(const Study &study)
{
    if (auto refused = checkMetric(study, study.by, "by"))
        return refused;
    if (metricInfo(study.by).has(kUnjudged)) // nobody wins by a figure that is neither good nor bad
        return Refusal{"by", metricInfo(study.by).id, clause<Phrase::verbatim>("usd_per_million | usd_total | ...")};
    const StudyKeep &keep = study.keep;
    for (std::size_t i = 0; i < keep.metrics.size(); ++i) {
        const std::string field = "keep.metrics[" + std::to_string(i) + ']';
        if (auto refused = checkMetric(study, keep.metrics[i], field))
            return refused;
        if (std::find(keep.metrics.begin(), keep.metrics.begin() + static_cast<std::ptrdiff_t>(i), keep.metrics[i])
            != keep.metrics.begin() + static_cast<std::ptrdiff_t>(i))
            return Refusal{field, metricInfo(keep.metrics[i]).id, Phrase::eachNameOnce};
    }
    if (keep.candidates.size() > kMostKeptCandidates)
        return Refusal{"keep.candidates", keep.candidates.size(),
            clause<Phrase::wholeNumberFromTo>(0, static_cast<double>(kMostKeptCandidates))};
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < keep.candidates.size(); ++i) {
        const std::string &name = keep.candidates[i];
        const std::string field = "keep.candidates[" + std::to_string(i) + ']';
        const std::size_t at = name.find('@');
        if (at == 0 || at == std::string::npos || name.find('/', at) == std::string::npos || name.size() > kLongestName
            || !isUtf8(name))
            return Refusal{field, name, clause<Phrase::verbatim>("type@region/option")};
        if (!seen.insert(name).second)
            return Refusal{field, name, Phrase::eachNameOnce};
    }
    return std::nullopt;
}

std::optional<Refusal> checkSimulation(const Study &study)
{
    if (!study.keep.simulation)
        return std::nullopt;
    const StudySimulation &simulation = *study.keep.simulation;
    const WorkloadKind work = study.scenario.kind;
    const bool run = work == WorkloadKind::training || work == WorkloadKind::hpc;
    if (run == (simulation.kind == SimulatedKind::fleet))
        return Refusal{"keep.simulate.kind", simulatedKindId(simulation.kind),
            clause<Phrase::oneOf>(run ? "checkpoint, deadline" : "fleet")};
    if (simulation.trajectories < kLeastStudyTrajectories || simulation.trajectories > kMostStudyTrajectories)
        return Refusal{"keep.simulate.trajectories", simulation.trajectories,
            clause<Phrase::wholeNumberFromTo>(
                static_cast<double>(kLeastStudyTrajectories), static_cast<double>(kMostStudyTrajectories))};
    if (simulation.quantiles.empty() || simulation.quantiles.size() > kMostQuantiles)
        return Refusal{"keep.simulate.quantiles", simulation.quantiles.size(),
            clause<Phrase::wholeNumberFromTo>(1, static_cast<double>(kMostQuantiles))};
    double last = 0; // in steps
    for (std::size_t i = 0; i < simulation.quantiles.size(); ++i) {
        const double quantile = simulation.quantiles[i], steps = std::round(quantile / kQuantileStep);
        const std::string field = "keep.simulate.quantiles[" + std::to_string(i) + ']';
        if (!(quantile >= kQuantileStep && quantile <= 1 - kQuantileStep))
            return Refusal{
                field, shortestText(quantile), clause<Phrase::numberFromTo>(kQuantileStep, 1 - kQuantileStep)};
        if (std::abs(steps * kQuantileStep - quantile) > 1e-9)
            return Refusal{
                field, shortestText(quantile), clause<Phrase::verbatim>(shortestText(steps * kQuantileStep))};
        if (steps <= last)
            return Refusal{field, shortestText(quantile),
                clause<Phrase::verbatim>("> " + shortestText(simulation.quantiles[i - 1]))};
        last = steps;
    }
    if (!study.keep.winner && study.keep.candidates.empty()) // of whom
        return Refusal{"keep.simulate", simulatedKindId(simulation.kind),
            clause<Phrase::verbatim>("keep.winner | keep.candidates")};
    return std::nullopt;
}

} // namespace

std::optional<Refusal> studies::findRefusal(const Study &study)
{
    if (study.title.size() > kLongestName || !isUtf8(study.title))
        return Refusal{"title", study.title, clause<Phrase::atMostBytes>(static_cast<double>(kLongestName))};
    if (auto refused = checkAxes(study))
        return refused;
    if (auto refused = checkKept(study))
        return refused;
    return checkSimulation(study);
}

Result<void> validateStudy(const Study &study)
{
    if (const auto refused = studies::findRefusal(study))
        return tl::unexpected<Error>(inputRefused("", 0, refused->field, refused->found, refused->expected));
    if (auto points = pointCount(study); !points)
        return tl::unexpected<Error>(points.error());
    return {};
}

Result<void> studies::checkNames(const Study &study, const Snapshot &snapshot)
{
    const auto check = [&](const Scenario &scenario) -> Result<void> {
        const auto unknown = [](const char *field, const std::string &name) {
            return fail(Error::Code::badInput, {"scenario.unknown_name", {field, name}});
        };
        for (const std::string &code : scenario.regions)
            if (snapshot.region(code) == kNone)
                return unknown("regions", code);
        for (const std::string &type : scenario.typeFilter)
            if (snapshot.type(type) == kNone)
                return unknown("type_filter", type);
        if (scenario.kind != WorkloadKind::hpc && snapshot.model(scenario.model) == kNone)
            return unknown("model", scenario.model);
        return {};
    };
    if (auto good = check(study.scenario); !good)
        return good;
    for (const StudyAxis &axis : study.axes) {
        if (axis.parameter != "regions" && axis.parameter != "type_filter" && axis.parameter != "model")
            continue;
        for (const std::string &value : axis.values) {
            Scenario scenario = study.scenario;
            if (auto set = setParameter(scenario, axis.parameter, value); !set)
                return set;
            if (auto good = check(scenario); !good)
                return good;
        }
    }
    return {};
}

} // namespace wattfare
