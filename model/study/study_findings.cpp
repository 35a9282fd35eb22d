// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/study_findings.h"

#include "model/study/part_of_progress.h"
#include "model/study/study_parts.h"

#include <algorithm>
#include <utility>

namespace wattfare {

namespace {

constexpr std::size_t kCoarsePoints = 12; // along an axis of numbers, of each of several maps
constexpr double kMapsShare = 0.85; // of the time

std::vector<std::size_t> panelsOf(const Study &study)
{
    if (study.axes.size() < 3)
        return {};
    const std::size_t count = study.axes[2].count, shown = std::min(count, kMostPanels);
    std::vector<std::size_t> positions;
    for (std::size_t i = 0; i < shown; ++i)
        positions.push_back(shown < 2 ? 0 : i * (count - 1) / (shown - 1));
    return positions;
}

std::size_t pointOf(const Study &study, const std::vector<std::size_t> &panels, std::size_t panel)
{
    std::vector<std::size_t> positions(study.axes.size(), 0);
    if (panel < panels.size())
        positions[2] = panels[panel];
    return indexOf(study, positions);
}

} // namespace

std::optional<Message> crossingsCut(const StudyFindings &found)
{
    std::size_t more = found.line ? found.line->moreCrossings : 0;
    for (const PlaneCrossings &each : found.crossings)
        more += each.more;
    return more == 0 ? std::nullopt : std::optional(crossingsCut(more));
}

Result<StudyFindings> findStudy(const Study &study, const SnapshotPtr &snapshot, const FindingsOptions &options)
{
    StudyFindings found;
    found.study = study;
    StudyRunOptions run;
    run.threads = options.threads;
    if (study.axes.size() == 1) {
        run.progress = options.progress;
        auto line = studyLine(study, snapshot, 0, 0, run);
        if (!line)
            return tl::unexpected(line.error());
        found.line = std::move(*line);
        found.final = true;
        return found;
    }
    if (auto good = validateStudy(study); !good)
        return tl::unexpected(good.error());
    // Before the maps are drawn, and not behind them.
    if (auto good = studies::checkLine(study.axes[studies::axisOfLines(study, 0, 1)]); !good)
        return tl::unexpected(good.error());
    found.positions = panelsOf(study);
    const std::size_t panels = std::max<std::size_t>(1, found.positions.size());
    const auto map = [&](const Study &of, std::size_t panel, const ProgressFn &progress, auto picture) {
        DecisionMapOptions each;
        each.threads = options.threads;
        each.point = pointOf(of, found.positions, panel);
        each.progress = progress;
        each.picture = std::move(picture);
        return decisionMap(of, snapshot, each);
    };
    if (panels > 1 && options.picture) {
        StudyFindings coarse;
        coarse.study = study;
        coarse.positions = found.positions;
        for (std::size_t axis = 0; axis < 2; ++axis)
            if (StudyAxis &each = coarse.study.axes[axis]; each.scale != StudyAxis::Scale::listed)
                each.count = std::min(each.count, kCoarsePoints);
        for (std::size_t panel = 0; panel < panels; ++panel) {
            auto made = map(coarse.study, panel, studies::partOfProgress(options.progress, 0, 0.01), nullptr);
            if (!made)
                return tl::unexpected(made.error());
            coarse.maps.push_back(std::make_shared<const DecisionMap>(std::move(*made)));
        }
        options.picture(coarse);
    }
    for (std::size_t panel = 0; panel < panels; ++panel) {
        const auto share
            = [&](std::size_t i) { return kMapsShare * static_cast<double>(i) / static_cast<double>(panels); };
        const auto picture = [&](const DecisionMap &now) {
            StudyFindings coarse;
            coarse.study = study;
            coarse.maps.push_back(std::make_shared<const DecisionMap>(now));
            options.picture(coarse);
        };
        auto made = map(study, panel, studies::partOfProgress(options.progress, share(panel), share(panel + 1)),
            panels == 1 && options.picture ? std::function<void(const DecisionMap &)>(picture) : nullptr);
        if (!made)
            return tl::unexpected(made.error());
        found.maps.push_back(std::make_shared<const DecisionMap>(std::move(*made)));
    }
    if (options.picture)
        options.picture(found);
    const std::size_t most = std::max<std::size_t>(3, kMostLineValues / panels);
    for (std::size_t panel = 0; panel < panels; ++panel) {
        const auto share = [&](std::size_t i) {
            return kMapsShare + (1 - kMapsShare) * static_cast<double>(i) / static_cast<double>(panels);
        };
        run.progress = studies::partOfProgress(options.progress, share(panel), share(panel + 1));
        auto crossed = planeCrossings(study, snapshot, 0, 1, pointOf(study, found.positions, panel), most, run);
        if (!crossed)
            return tl::unexpected(crossed.error());
        found.crossings.push_back(std::move(*crossed));
    }
    found.final = true;
    return found;
}

} // namespace wattfare
