// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/studies/study_words.h"

#include "model/charts/build_study_charts.h"
#include "model/metrics/metric.h"
#include "model/support/decimal.h"
#include "views/words/format.h"
#include "views/words/messages.h"
#include "views/words/sentence_join.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace wattfare {

namespace {

struct StudyWords {
    Q_DECLARE_TR_FUNCTIONS(StudyWords)
};

using Kind = TableColumn::Kind;

QString words(const ChartText &chartText) { return text(chartText); }

TableColumn axisColumn(const char *id, const StudyAxis &axis)
{
    const ChartAxis shown = studyAxis(axis);
    const bool numbers = axisNumber(axis, 0).has_value();
    TableColumn column = tableColumn(id, words(shown.title), 0, numbers ? Kind::number : Kind::text);
    if (!numbers)
        return column;
    column.unit = shown.unit;
    if (shown.format == AxisFormat::percent)
        column.style = format::Style::percent;
    else if (shown.format == AxisFormat::integer)
        column.style = format::Style::integer;
    return column;
}

ValueTable::Cell axisCell(const StudyAxis &axis, std::size_t position)
{
    if (const auto number = axisNumber(axis, position))
        return ValueTable::cell(number);
    return ValueTable::cell(words(studyValue(axis, position)));
}

bool isWhole(const std::vector<PlaneCrossings> &all) // along the same axis everywhere
{
    return std::all_of(
        all.begin(), all.end(), [&](const PlaneCrossings &each) { return each.along == all.front().along; });
}

std::vector<TableColumn> columnsOf(const StudyFindings &found)
{
    const Study &study = found.study;
    std::vector<TableColumn> columns;
    if (!found.positions.empty())
        columns.push_back(axisColumn("panel", study.axes[2]));
    std::size_t along = 0;
    if (!found.crossings.empty() && isWhole(found.crossings)) {
        along = found.crossings.front().along;
        columns.push_back(axisColumn("at_other", study.axes[found.crossings.front().at]));
    }
    if (found.line)
        along = found.line->axis;
    columns.push_back(axisColumn("at", study.axes[along]));
    columns.push_back(tableColumn("below", StudyWords::tr("Below it wins"), 0));
    columns.push_back(tableColumn("above", StudyWords::tr("From there on"), 0));
    columns.push_back(tableColumn("tied", StudyWords::tr("Cannot be told apart"), 0, Kind::boolean));
    return columns;
}

} // namespace

QString studyAnswer(const StudyFindings &found)
{
    std::map<std::string, std::size_t> won;
    std::size_t all = 0, tied = 0, none = 0;
    const auto count = [&](const std::string &winner, bool isTied) {
        ++all;
        tied += static_cast<std::size_t>(isTied && !winner.empty());
        winner.empty() ? ++none : ++won[winner];
    };
    for (const DecisionMapPtr &map : found.maps)
        for (const DecisionCell &cell : map->cells)
            count(cell.winner == DecisionCell::kNobody ? std::string() : map->candidates[cell.winner], cell.tied);
    if (found.line)
        for (const PointResult &point : found.line->points)
            count(point.winner, point.tied);
    if (all == 0)
        return {};
    if (none == all)
        return StudyWords::tr("No candidate qualifies at any point of the study.");
    std::vector<std::pair<std::string, std::size_t>> order(won.begin(), won.end());
    std::stable_sort(order.begin(), order.end(), [](const auto &a, const auto &b) { return a.second > b.second; });
    const auto share
        = [all](std::size_t part) { return format::percent(static_cast<double>(part) / static_cast<double>(all)); };
    constexpr std::size_t kNamed = 3;
    QStringList best;
    for (std::size_t i = 0; i < std::min(kNamed, order.size()); ++i)
        best << StudyWords::tr("%1 at %2 of the points")
                    .arg(words(studyCandidate(order[i].first, true)), share(order[i].second));
    QStringList sentences{StudyWords::tr("Best: %1.").arg(best.join(QStringLiteral(", ")))};
    if (order.size() > kNamed)
        sentences << StudyWords::tr("%n more win(s) somewhere.", nullptr, static_cast<int>(order.size() - kNamed));
    if (tied > 0)
        sentences << StudyWords::tr("At %1 the best cannot be told apart from the second.").arg(share(tied));
    if (none > 0)
        sentences << StudyWords::tr("At %1 none qualifies.").arg(share(none));
    if (const auto cut = crossingsCut(found))
        sentences << text(*cut);
    return joinSentences(sentences);
}

CrossingRows::CrossingRows(const StudyFindings &found)
    : CrossingRows(columnsOf(found), found)
{
}

CrossingRows::CrossingRows(std::vector<TableColumn> columns, const StudyFindings &found)
    : ValueTable(std::move(columns))
{
    const Study &study = found.study;
    const auto add
        = [&](std::vector<Cell> cells, const Crossing &crossing, std::vector<std::string> values, std::size_t along) {
              values[along] = shortestText(crossing.at);
              cells.push_back(cell(std::optional(crossing.at)));
              cells.push_back(cell(words(studyCandidate(crossing.below))));
              cells.push_back(cell(words(studyCandidate(crossing.above))));
              cells.push_back(cell(std::optional(crossing.tied ? 1.0 : 0.0)));
              addRow(std::move(cells), static_cast<qint64>(m_values.size()));
              m_values.push_back(std::move(values));
          };
    std::vector<std::string> first;
    for (const StudyAxis &axis : study.axes)
        first.push_back(axisValue(axis, 0));
    if (found.line)
        for (const CrossingMark &mark : found.line->crossings)
            add({}, mark.crossing, first, found.line->axis);
    if (!isWhole(found.crossings))
        return;
    for (std::size_t panel = 0; panel < found.crossings.size(); ++panel) {
        const PlaneCrossings &plane = found.crossings[panel];
        for (const PlaneCrossing &each : plane.found) {
            std::vector<Cell> cells;
            std::vector<std::string> values = first;
            if (panel < found.positions.size()) {
                cells.push_back(axisCell(study.axes[2], found.positions[panel]));
                values[2] = axisValue(study.axes[2], found.positions[panel]);
            }
            cells.push_back(axisCell(study.axes[plane.at], each.position));
            values[plane.at] = axisValue(study.axes[plane.at], each.position);
            add(std::move(cells), each.crossing, std::move(values), plane.along);
        }
    }
}

std::size_t studyPoint(const StudyFindings &found, qint64 key)
{
    const DecisionMap &map = *found.maps.front();
    const std::size_t each = map.width * map.height, at = static_cast<std::size_t>(key);
    std::vector<std::size_t> positions(found.study.axes.size(), 0);
    positions[map.across] = at % each % map.width;
    positions[map.up] = at % each / map.width;
    if (at / each < found.positions.size())
        positions[2] = found.positions[at / each];
    return indexOf(found.study, positions);
}

QString placeWords(const Study &study, std::size_t point)
{
    const std::vector<std::size_t> positions = positionsOf(study, point);
    QStringList places;
    for (std::size_t axis = 0; axis < study.axes.size(); ++axis)
        places << words(studyPlace(study.axes[axis], positions[axis]));
    return places.join(QStringLiteral("; "));
}

QString pointEvidence(const PointResult &point, const Study &study)
{
    QStringList lines;
    if (point.value && !point.winner.empty()) {
        const bool money = isMoney(metricInfo(study.by).unit);
        lines << (money ? format::moneyRange(*point.value, point.low, point.high)
                        : format::range(*point.value, point.low, point.high));
    }
    if (!point.second.empty()) {
        const QString second = words(studyCandidate(point.second));
        lines << (point.equal ? StudyWords::tr("Equal to %1").arg(second)
                : point.tied  ? StudyWords::tr("Cannot be told apart from %1").arg(second)
                              : StudyWords::tr("Second: %1").arg(second));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace wattfare
