// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/study/study.h"

// Who wins where: two axes of a study as a picture, coarse at first, then refined along the borders.
namespace wattfare {

struct DecisionCell {
    static constexpr std::uint32_t kNobody = 0xffffffffU;
    std::uint32_t winner = kNobody; // into DecisionMap::candidates
    std::uint32_t reason = kNobody; // into DecisionMap::reasons, where nobody wins
    bool known = false; // evaluated or filled in; false alone in a picture that is not final
    bool evaluated = false; // else filled in from the corners of a block that agree with its centre
    bool tied = false, equal = false; // as of PointResult
    std::optional<double> value; // by Study::by; interpolated where the cell was filled in
};

struct DecisionMap {
    std::size_t width = 0, height = 0; // points along both axes
    std::size_t across = 0, up = 1; // the axes of the study
    std::vector<std::string> x, y; // values, as `--set` takes them
    std::vector<std::string> candidates, reasons;
    std::vector<DecisionCell> cells; // x + width * y
    std::size_t evaluations = 0; // that it took
    std::size_t step = 0; // points between those that were certainly looked at; 1: as fine as it becomes
    bool final = false;
    const DecisionCell &at(std::size_t cx, std::size_t cy) const { return cells[cx + width * cy]; }
};

struct DecisionMapOptions {
    std::size_t across = 0, up = 1; // axes
    std::size_t point = 0; // any point of the plane: where the other axes stand
    std::size_t coarse = 0; // points between the first ones; 0: about 200 of them
    bool everyPoint = false; // no cell is filled in
    unsigned threads = 0;
    ProgressFn progress = {}; // called on the caller's thread, as the next one
    std::function<void(const DecisionMap &)> picture = {}; // after the coarse picture and each finer one
};

// At most kMostCells points; badInput "study.map_too_large" {points, most}, "study.needs_two_axes". Cells of a block
// are filled in only where its corners and its centre have the same winner, ties alike, and the value of the centre
// lies within 1 % of what the corners say or the corners are four points apart at most; what is finer than the coarse
// grid and touches none of its points is not seen.
inline constexpr std::size_t kMostCells = 4'000'000;
Result<DecisionMap> decisionMap(
    const Study &study, const SnapshotPtr &snapshot, const DecisionMapOptions &options = {});

} // namespace wattfare
