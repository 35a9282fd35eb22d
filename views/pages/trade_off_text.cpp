// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/trade_off_text.h"

#include "model/evaluation/columns/result_columns.h"
#include "views/pages/candidate_ids.h"
#include "views/words/column_text.h"
#include "views/words/format.h"
#include "views/words/messages.h"
#include "views/words/purchase_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace wattfare {

namespace {

// Whether both ranges of a metric hold a common value: asked of every point, so by the ranges alone.
bool rangesMeet(const Results &results, std::size_t a, std::size_t b, Metric metric)
{
    const auto x = results.range(a, metric), y = results.range(b, metric);
    const auto low = [&](std::size_t row, const std::optional<Range> &range) {
        return range ? range->low : results.value(row, metric).value_or(0);
    };
    const auto high = [&](std::size_t row, const std::optional<Range> &range) {
        return range ? range->high : results.value(row, metric).value_or(0);
    };
    return (x || y) && low(a, x) <= high(b, y) && low(b, y) <= high(a, x);
}

QString dominationText(const Results &results, const TradeOffs &found, std::size_t row)
{
    QStringList parts;
    const auto less = dominationOf(results, found, row);
    const auto better = static_cast<std::size_t>(found.dominatedBy[row]);
    for (std::size_t k = 0; k < less.size(); ++k) {
        const QString what = text(Message{"objective." + std::string(objectiveId(found.objectives[k])), {}});
        if (rangesMeet(results, better, row, found.metrics[k]))
            parts << QCoreApplication::translate("TradeOffs", "%1 cannot be told apart").arg(what);
        else
            parts << (less[k]
                    ? QCoreApplication::translate("TradeOffs", "%1 less %2").arg(format::percent(*less[k]), what)
                    : what);
    }
    const QString by = candidateText(results.snapshot(), results.scenario(), results.candidate(better));
    return QCoreApplication::translate("TradeOffs", "Dominated by %1: %2").arg(by, parts.join(QStringLiteral(", ")));
}

// Of cost and carbon; null where the filter hides what is better.
QString dominatorText(const ScatterPoint *by, const ScatterPoint &point)
{
    if (by == nullptr)
        return QCoreApplication::translate("TradeOffs", "Dominated: another one has lower values on both axes.");
    const QString words = by->x == point.x
        ? QCoreApplication::translate("TradeOffs", "Dominated by %1: as cheap and cleaner.")
        : by->y == point.y ? QCoreApplication::translate("TradeOffs", "Dominated by %1: cheaper and as clean.")
                           : QCoreApplication::translate("TradeOffs", "Dominated by %1: cheaper and cleaner.");
    return words.arg(candidateWords(QString::fromStdString(by->label)));
}

} // namespace

QString leftOutText(const Results &results, std::size_t row)
{
    static const ResultColumn *const leftOut = findResultColumn("left_out");
    return QCoreApplication::translate("TradeOffs", "Not in the front: %1")
        .arg(valueWord("left_out", leftOut->text(results, row)));
}

void describeTradeOffs(ChartSpec &spec, const Results &results, const TradeOffs &found)
{
    auto *chart = std::get_if<ScatterChart>(&spec.kind);
    if (chart == nullptr)
        return;
    for (ScatterPoint &point : chart->points) {
        const auto row = results.find(candidateOfKey(point.key));
        if (!row)
            continue;
        if (found.dominatedBy[*row] >= 0) {
            point.note = dominationText(results, found, *row).toStdString();
        } else if (found.knee == *row) {
            point.label += " · " + text(Message{"pareto.place.knee", {}}).toStdString();
            point.note = QCoreApplication::translate(
                "TradeOffs", "Knee of the front: beyond it a gain on one axis costs most on the other.")
                             .toStdString();
        } else if (!results.qualifies(*row)) {
            point.note = leftOutText(results, *row).toStdString();
        }
    }
}

void describeFront(ChartSpec &spec, const Results &results, const Answer &answer)
{
    static const ResultColumn *const leftOut = findResultColumn("left_out");
    std::unordered_map<std::string, std::string> reasons; // in words; few differ
    auto &chart = std::get<ScatterChart>(spec.kind);
    const std::unordered_set<std::int64_t> onFront(chart.front.begin(), chart.front.end());
    std::vector<std::size_t> better;
    for (std::size_t i = 0; i < chart.points.size(); ++i)
        if (onFront.contains(chart.points[i].key))
            better.push_back(i);
    for (ScatterPoint &point : chart.points) {
        if (point.dimmed) { // it is not said to be dominated
            const std::size_t row = *results.find(candidateOfKey(point.key));
            std::string &words = reasons[std::string(leftOut->text(results, row))];
            if (words.empty())
                words = leftOutText(results, row).toStdString();
            point.note = words;
        } else if (!answer.front.empty() && !onFront.contains(point.key)) {
            const auto by = std::find_if(better.begin(), better.end(),
                [&](std::size_t i) { return chart.points[i].x <= point.x && chart.points[i].y <= point.y; });
            point.note = dominatorText(by == better.end() ? nullptr : &chart.points[*by], point).toStdString();
        }
    }
}

} // namespace wattfare
