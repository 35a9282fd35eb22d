// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/build_study_charts.h"
#include "model/report/report_parts.h"
#include "model/study/study_findings.h"

#include <algorithm>

// The study that a document carries: its picture, and where the winner changes.
namespace wattfare::report {

namespace {

ReportTable::Head axisHead(const StudyAxis &axis, const char *id)
{
    const ChartAxis shown = studyAxis(axis);
    const bool numbers = axisNumber(axis, 0).has_value();
    return {shown.title.message, numbers ? shown.unit : Unit::none, id, numbers,
        shown.format == AxisFormat::percent       ? NumberForm::percent
            : shown.format == AxisFormat::integer ? NumberForm::integer
                                                  : NumberForm::byUnit};
}

ReportCell numberCell(double value)
{
    ReportCell cell;
    cell.number = value;
    return cell;
}

ReportCell axisCell(const StudyAxis &axis, std::size_t position)
{
    if (const auto number = axisNumber(axis, position))
        return numberCell(*number);
    ReportCell cell = nameCell(axisValue(axis, position));
    if (const ChartText words = studyValue(axis, position); !words.message.id.empty())
        cell.message = words.message;
    return cell;
}

ReportCell winnerCell(std::string id)
{
    if (id.empty()) {
        ReportCell none;
        none.message = {"chart.study_nobody", {}};
        return none;
    }
    std::replace_if(
        id.begin(), id.end(), [](char c) { return c == '@' || c == '/'; }, ' ');
    return nameCell(std::move(id));
}

ReportTable crossingTable(const StudyFindings &found)
{
    const Study &study = found.study;
    ReportTable table;
    table.id = "study_crossings";
    table.title = {"report.study_crossings", {}};
    std::size_t along = found.line ? found.line->axis : 0;
    if (!found.positions.empty())
        table.head.push_back(axisHead(study.axes[2], "panel"));
    if (!found.crossings.empty()) {
        along = found.crossings.front().along;
        table.head.push_back(axisHead(study.axes[found.crossings.front().at], "at_other"));
    }
    table.keyColumns = table.head.size() + 1;
    table.head.push_back(axisHead(study.axes[along], "at"));
    table.head.push_back({{"report.study_below", {}}, "", "below", false, NumberForm::byUnit});
    table.head.push_back({{"report.study_above", {}}, "", "above", false, NumberForm::byUnit});
    table.head.push_back({{"column.tied", {}}, "", "tied", false, NumberForm::byUnit});
    const auto add = [&](std::vector<ReportCell> cells, const Crossing &crossing) {
        cells.push_back(numberCell(crossing.at));
        cells.push_back(winnerCell(crossing.below));
        cells.push_back(winnerCell(crossing.above));
        ReportCell tied;
        tied.message = {crossing.tied ? "report.yes" : "report.no", {}};
        cells.push_back(std::move(tied));
        table.rows.push_back(std::move(cells));
    };
    if (found.line)
        for (const CrossingMark &mark : found.line->crossings)
            add({}, mark.crossing);
    for (std::size_t panel = 0; panel < found.crossings.size(); ++panel)
        for (const PlaneCrossing &each : found.crossings[panel].found) {
            std::vector<ReportCell> cells;
            if (panel < found.positions.size())
                cells.push_back(axisCell(study.axes[2], found.positions[panel]));
            cells.push_back(axisCell(study.axes[found.crossings[panel].at], each.position));
            add(std::move(cells), each.crossing);
        }
    if (auto cut = crossingsCut(found))
        table.notes.push_back(std::move(*cut));
    return table;
}

} // namespace

ReportSection studySection(const Context &c)
{
    ReportSection section;
    const auto carried = studyOf(c.results.scenario(), {});
    if (!carried || !*carried)
        return section;
    FindingsOptions options;
    options.progress = c.progress;
    const auto found = findStudy(**carried, c.results.snapshotPtr(), options);
    if (!found) {
        section.blocks.emplace_back(ReportText{found.error().message, ReportText::Style::paragraph});
        return section;
    }
    section.blocks.emplace_back(ReportChart{buildStudyChart(*found, c.results.snapshot())});
    ReportTable table = crossingTable(*found);
    if (table.rows.empty())
        section.blocks.emplace_back(ReportText{{"report.study_no_crossings", {}}, ReportText::Style::note});
    else
        section.blocks.emplace_back(std::move(table));
    return section;
}

} // namespace wattfare::report
