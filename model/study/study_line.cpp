// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/study_line.h"

#include "model/evaluation/evaluation_memory.h"
#include "model/study/part_of_progress.h"
#include "model/study/study_parts.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <map>

namespace wattfare {

namespace {

// The same line as a study of its own.
Result<Study> lineOf(const Study &study, std::size_t axis, std::size_t point)
{
    auto scenario = scenarioAt(study, point);
    if (!scenario)
        return tl::unexpected(scenario.error());
    Study line = study;
    line.scenario = std::move(*scenario);
    line.axes = {study.axes[axis]};
    line.keep = {};
    return line;
}

Result<std::vector<PointResult>> pointsOf(
    const Study &study, const SnapshotPtr &snapshot, const StudyRunOptions &options)
{
    const auto count = pointCount(study);
    if (!count)
        return tl::unexpected(count.error());
    std::vector<PointResult> points;
    const auto ran = runPoints(
        study, snapshot, 0, *count,
        [&points](std::span<const PointResult> block) -> Result<void> {
            points.insert(points.end(), block.begin(), block.end());
            return {};
        },
        options);
    if (!ran)
        return tl::unexpected(ran.error());
    return points;
}

bool hasNumbers(const StudyAxis &axis) { return axis.scale != StudyAxis::Scale::listed; }

} // namespace

std::size_t studies::axisOfLines(const Study &study, std::size_t across, std::size_t up)
{
    return hasNumbers(study.axes[across]) || !hasNumbers(study.axes[up]) ? across : up;
}

Result<StudyLine> studyLine(const Study &study, const SnapshotPtr &snapshot, std::size_t axis, std::size_t point,
    const StudyRunOptions &options)
{
    if (auto good = studies::checkLine(study.axes[axis]); !good)
        return tl::unexpected(good.error());
    auto line = lineOf(study, axis, point);
    if (!line)
        return tl::unexpected(line.error());
    StudyLine out;
    out.axis = axis;
    StudyRunOptions each = options;
    each.progress = studies::partOfProgress(options.progress, 0, 0.4);
    auto points = pointsOf(*line, snapshot, each);
    if (!points)
        return tl::unexpected(points.error());
    std::map<std::string, std::size_t> won;
    for (const PointResult &result : *points)
        if (!result.winner.empty())
            ++won[result.winner];
    std::vector<std::pair<std::string, std::size_t>> order(won.begin(), won.end());
    std::stable_sort(order.begin(), order.end(), [](const auto &a, const auto &b) { return a.second > b.second; });
    out.more = order.size() - std::min(order.size(), kMostCurves);
    order.resize(std::min(order.size(), kMostCurves));
    if (!order.empty()) {
        Study curves = *line;
        curves.keep.winner = false;
        curves.keep.metrics = {study.by};
        for (const auto &[candidate, count] : order) {
            curves.keep.candidates.push_back(candidate);
            out.curves.push_back({candidate, std::vector<KeptQuantity>(points->size())});
        }
        each.progress = studies::partOfProgress(options.progress, 0.4, 0.8);
        const auto kept = pointsOf(curves, snapshot, each);
        if (!kept)
            return tl::unexpected(kept.error());
        for (std::size_t i = 0; i < std::min(kept->size(), points->size()); ++i)
            for (const KeptCandidate &candidate : (*kept)[i].kept)
                for (StudyCurve &curve : out.curves)
                    if (candidate.role == KeptAs::chosen && candidate.candidate == curve.candidate
                        && candidate.reason.empty() && !candidate.quantities.empty())
                        curve.at[i] = candidate.quantities.front();
    }
    out.points = std::move(*points);
    if (!hasNumbers(study.axes[axis]))
        return out;
    each.progress = studies::partOfProgress(options.progress, 0.8, 0.95);
    const auto found = crossings(*line, snapshot, 0, 0, each);
    if (!found)
        return tl::unexpected(found.error());
    const auto memory = std::make_shared<EvaluationMemory>();
    for (const Crossing &crossing : found->list) {
        if (!keepGoing(options.progress, 0.95))
            return studies::cancelled();
        const std::string at = shortestText(crossing.at);
        out.crossings.push_back({crossing, evaluateAt(*line, snapshot, std::span(&at, 1), memory).value});
    }
    out.moreCrossings = found->more;
    return out;
}

Result<PlaneCrossings> planeCrossings(const Study &study, const SnapshotPtr &snapshot, std::size_t across,
    std::size_t up, std::size_t point, std::size_t most, const StudyRunOptions &options)
{
    PlaneCrossings out;
    out.along = studies::axisOfLines(study, across, up);
    out.at = out.along == across ? up : across;
    if (!hasNumbers(study.axes[out.along]))
        return out;
    const std::size_t values = study.axes[out.at].count;
    const std::size_t lines = std::min(values, std::max<std::size_t>(most, 1));
    std::vector<std::size_t> positions = positionsOf(study, point);
    for (std::size_t i = 0; i < lines; ++i) {
        const std::size_t position = lines < 2 ? 0 : (i * (values - 1) + (lines - 1) / 2) / (lines - 1);
        positions[out.at] = position;
        out.positions.push_back(position);
        StudyRunOptions each = options;
        each.progress = studies::partOfProgress(options.progress, static_cast<double>(i) / static_cast<double>(lines),
            static_cast<double>(i + 1) / static_cast<double>(lines));
        const auto found = crossings(study, snapshot, out.along, indexOf(study, positions), each);
        if (!found)
            return tl::unexpected(found.error());
        for (const Crossing &crossing : found->list)
            out.found.push_back({position, crossing});
        out.more += found->more;
    }
    return out;
}

} // namespace wattfare
