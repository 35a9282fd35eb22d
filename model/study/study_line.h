// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/study/study.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

// A study along one of its axes: curves of the candidates that win somewhere, and where they cross.
namespace wattfare {

struct StudyCurve {
    std::string candidate;
    std::vector<KeptQuantity> at; // by point: its figure of Study::by, none where it does not qualify
};

struct CrossingMark {
    Crossing crossing;
    std::optional<double> value; // of the new winner, by Study::by
};

struct StudyLine {
    std::size_t axis = 0; // of the study
    std::vector<PointResult> points; // along it
    std::vector<StudyCurve> curves; // those that win most points first
    std::size_t more = 0; // candidates that win somewhere and have no curve
    std::vector<CrossingMark> crossings; // none on an axis without numbers
    std::size_t moreCrossings = 0; // that were found and are not listed
};

inline constexpr std::size_t kMostCurves = 8;

// `point`: any point of the line, where the other axes stand. At most kMostOfLine points. Errors as of runPoints() and
// crossings().
Result<StudyLine> studyLine(const Study &study, const SnapshotPtr &snapshot, std::size_t axis = 0,
    std::size_t point = 0, const StudyRunOptions &options = {});

// Crossings along one axis at values of another, for a table beside a map.
struct PlaneCrossing {
    std::size_t position = 0; // on the other axis
    Crossing crossing;
};
struct PlaneCrossings {
    std::size_t along = 0, at = 1; // axes
    std::vector<std::size_t> positions; // that were looked at
    std::vector<PlaneCrossing> found; // by position, then along the axis
    std::size_t more = 0; // that were found and are not listed
};
// Along `across` where that has numbers, else along `up`; at no more than `most` values of the other axis, its ends
// among them. Empty where neither has numbers.
Result<PlaneCrossings> planeCrossings(const Study &study, const SnapshotPtr &snapshot, std::size_t across = 0,
    std::size_t up = 1, std::size_t point = 0, std::size_t most = 9, const StudyRunOptions &options = {});

} // namespace wattfare
