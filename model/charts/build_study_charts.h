// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/charts/chart_spec.h"
#include "model/study/study_findings.h"

#include <span>

// What a study finds, as charts. Candidates keep their colour while a map becomes finer: they stand in the order in
// which it met them.
namespace wattfare {

// Its map or its curves, whichever it has.
ChartSpec buildStudyChart(const StudyFindings &found, const Snapshot &snapshot);

// Who wins where over the axes `across` and `up` of the maps; a panel for each, at `positions` of the third axis where
// there is one. Id "study_map".
ChartSpec buildDecisionMap(const Study &study, std::span<const DecisionMapPtr> maps,
    std::span<const std::size_t> positions, const Snapshot &snapshot);

// The figure of every candidate that wins somewhere along an axis, with the crossings marked. Id "study_line".
ChartSpec buildStudyLine(const Study &study, const StudyLine &line, const Snapshot &snapshot);

// The figure by which a study ranks, as the axis of a chart.
ChartAxis studyFigure(const Study &study, const Snapshot &snapshot);
// An axis of a study as that of a chart: title, unit, scale.
ChartAxis studyAxis(const StudyAxis &axis);
// A value of it in words where it is no number: the name of a choice, an option, a list as it is.
ChartText studyValue(const StudyAxis &axis, std::size_t position);
ChartText studyPlace(const StudyAxis &axis, std::size_t position); // behind the title of its parameter
// A candidate "type@region/option" in words; its type alone where `brief`.
ChartText studyCandidate(const std::string &id, bool brief = false);

} // namespace wattfare
