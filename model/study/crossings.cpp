// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/study_parts.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <cmath>

// Where along an axis somebody else wins: between the points of the grid, by bisection.
namespace wattfare {

namespace {

class Line
{
public:
    Line(const Line &) = delete;
    Line &operator=(const Line &) = delete;
    Line(const Study &study, const SnapshotPtr &snapshot, std::size_t axis, std::size_t point)
        : m_study(studies::withoutKept(study))
        , m_points(m_study, snapshot)
        , m_axis(axis)
        , m_integer(studies::axisKind(study.axes[axis].parameter).integer)
    {
        const std::vector<std::size_t> positions = positionsOf(study, point);
        for (std::size_t a = 0; a < study.axes.size(); ++a)
            m_values.push_back(axisValue(study.axes[a], positions[a]));
    }

    struct Point {
        double x = 0;
        PointResult result;
    };

    Point at(double x, const std::shared_ptr<EvaluationMemory> &memory) const
    {
        std::vector<std::string> values = m_values;
        values[m_axis] = shortestText(x);
        return {x, m_points.at(values, memory)};
    }

    // Halves the gap until it is narrow: the last point found with the winner of `low`, and the first with another one.
    std::pair<Point, Point> narrow(Point low, Point high, const std::shared_ptr<EvaluationMemory> &memory) const
    {
        const bool logarithmic = m_study.axes[m_axis].scale == StudyAxis::Scale::logarithmic;
        const std::string winner = low.result.winner;
        while (!isNarrow(low.x, high.x)) {
            double middle = logarithmic ? std::sqrt(low.x * high.x) : low.x + (high.x - low.x) / 2;
            if (m_integer)
                middle = std::clamp(std::round(middle), low.x + 1, high.x - 1);
            if (middle <= low.x || middle >= high.x)
                break;
            Point found = at(middle, memory);
            (found.result.winner == winner ? low : high) = std::move(found);
        }
        return {std::move(low), std::move(high)};
    }

private:
    bool isNarrow(double low, double high) const
    {
        return m_integer ? high - low <= 1 : high - low <= kCrossingTolerance * std::max(std::abs(low), std::abs(high));
    }

    Study m_study;
    studies::Points m_points; // of m_study
    std::size_t m_axis;
    bool m_integer;
    std::vector<std::string> m_values; // of the line: of the other axes
};

} // namespace

Result<void> studies::checkLine(const StudyAxis &axis)
{
    if (axis.count > kMostOfLine)
        return fail(Error::Code::badInput, {"study.line_too_long", {axis.parameter, axis.count, kMostOfLine}});
    return {};
}

Result<Crossings> crossings(const Study &study, const SnapshotPtr &snapshot, std::size_t axis, std::size_t point,
    const StudyRunOptions &options)
{
    if (auto good = validateStudy(study); !good)
        return tl::unexpected<Error>(good.error());
    if (auto good = studies::checkNames(study, *snapshot); !good)
        return tl::unexpected<Error>(good.error());
    if (axis >= study.axes.size() || study.axes[axis].scale == StudyAxis::Scale::listed)
        return fail(Error::Code::badInput,
            {"study.no_numbers", {axis < study.axes.size() ? study.axes[axis].parameter : std::string()}});
    if (auto good = studies::checkLine(study.axes[axis]); !good)
        return tl::unexpected<Error>(good.error());
    const Line line(study, snapshot, axis, point);
    const StudyAxis &along = study.axes[axis];
    std::vector<Line::Point> grid(along.count);
    studies::Memories memories;
    const auto half = [&](double from) {
        return [&options, from](double share) { return keepGoing(options.progress, from + share / 2); };
    };
    if (!studies::evaluateAll(grid.size(), memories, options.threads, half(0),
            [&](std::size_t i, const std::shared_ptr<EvaluationMemory> &memory) {
                grid[i] = line.at(*axisNumber(along, i), memory);
            }))
        return studies::cancelled();
    std::vector<std::vector<Crossing>> found(grid.size() - 1); // by gap
    if (!studies::evaluateAll(found.size(), memories, options.threads, half(0.5),
            [&](std::size_t i, const std::shared_ptr<EvaluationMemory> &memory) {
                // Between two winners a third may win: what lies behind the first change is looked at as well.
                Line::Point low = grid[i];
                while (low.result.winner != grid[i + 1].result.winner && found[i].size() < kMostCrossings) {
                    auto [before, after] = line.narrow(std::move(low), grid[i + 1], memory);
                    found[i].push_back({after.x, before.x, before.result.winner, after.result.winner,
                        before.result.tied && after.result.tied});
                    low = std::move(after);
                }
            }))
        return studies::cancelled();
    Crossings out;
    for (const std::vector<Crossing> &each : found) {
        const auto shown = std::min(each.size(), kMostCrossings - out.list.size());
        out.list.insert(out.list.end(), each.begin(), each.begin() + static_cast<std::ptrdiff_t>(shown));
        out.more += each.size() - shown;
    }
    return out;
}

} // namespace wattfare
