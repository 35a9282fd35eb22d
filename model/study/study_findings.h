// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/study/decision_map.h"
#include "model/study/study_line.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

// What a study shows of itself in the window and in reports: with one axis its curves, with more the maps over its
// first two at values of the third; and where winners change. A fourth axis stands at its first value.
namespace wattfare {

using DecisionMapPtr = std::shared_ptr<const DecisionMap>;

struct StudyFindings {
    Study study; // whose points these are: at first with fewer of them
    std::optional<StudyLine> line; // one axis
    std::vector<DecisionMapPtr> maps; // two axes or more
    std::vector<std::size_t> positions; // of the third axis, a map each; empty without one
    std::vector<PlaneCrossings> crossings; // a map each, once it is final
    bool final = false;
};

inline constexpr std::size_t kMostPanels = 6; // of the third axis, its ends among them
inline constexpr std::size_t kMostLineValues = 9; // of the other axis, at which crossings along one are listed

struct FindingsOptions {
    unsigned threads = 0;
    ProgressFn progress = {}; // called on the caller's thread, as the next one
    std::function<void(const StudyFindings &)> picture = {}; // a coarse one at once, then finer ones
};
// Errors as of studyLine(), decisionMap() and crossings().
Result<StudyFindings> findStudy(const Study &study, const SnapshotPtr &snapshot, const FindingsOptions &options = {});
// What it says of the crossings that are not listed; nullopt where all are.
std::optional<Message> crossingsCut(const StudyFindings &found);

} // namespace wattfare
