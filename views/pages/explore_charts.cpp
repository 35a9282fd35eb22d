// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/explore_charts.h"

#include "model/evaluation/ranking.h"
#include "model/evaluation/result_columns.h"
#include "views/words/column_text.h"
#include "views/pages/trade_off_text.h"
#include "views/words/format.h"
#include "views/words/messages.h"

#include <QCoreApplication>

#include <algorithm>
#include <unordered_map>

namespace wattfare {

namespace {

class ExploreChartsText // a free function tr() would hide its texts from lupdate
{
    Q_DECLARE_TR_FUNCTIONS(ExploreChartsText)
};

std::string literal(const QString &text)
{
    return text.toStdString();
}

ChartAxis axisOf(Metric metric, WorkloadKind kind)
{
    ChartAxis axis;
    QString name = metricName(metric);
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    axis.title = literal(name);
    const Unit unit = metricUnit(metric, kind);
    axis.unit = unitId(unit);
    axis.format = isMoney(unit) ? AxisFormat::money : AxisFormat::number;
    return axis;
}

std::string sourceCaption(const ViewData &data)
{
    return literal(ExploreChartsText::tr("Prices as of %1, catalogue %2")
                       .arg(format::date(data.results->asOf()), QString::fromStdString(data.snapshot->identity.version)));
}

bool passes(const Bitmap *shown, std::size_t row)
{
    return !shown || (row < shown->size() && shown->test(row));
}

} // namespace

ChartRole roleOfType(const Snapshot &snapshot, TypeIndex type)
{
    const InstanceType &each = snapshot.types[type];
    const std::string vendor = each.accelerator == kNone ? std::string() : snapshot.accelerators[each.accelerator].vendor;
    return instanceRole(each.kind, vendor, each.cpuArch);
}

std::string chartLabel(const ViewData &data, const Candidate &candidate)
{
    return literal(candidateText(*data.snapshot, data.results ? data.results->scenario() : data.scenario, candidate));
}

ChartSpec costCarbonChart(const ViewData &data, const Bitmap *shown)
{
    ChartSpec spec;
    spec.id = "cost_carbon";
    spec.title = literal(ExploreChartsText::tr("Cost against carbon"));
    spec.empty = literal(ExploreChartsText::tr("No candidate has both a cost and a carbon figure. Widen the filter or include estimates."));
    ScatterChart chart;
    const Metric x = costMetric(data.scenario.kind), y = carbonMetric(data.scenario.kind);
    chart.x = axisOf(x, data.scenario.kind);
    chart.y = axisOf(y, data.scenario.kind);
    chart.frontName = literal(ExploreChartsText::tr("Pareto front"));
    if (data.results && data.snapshot) {
        spec.caption = sourceCaption(data);
        const Results &results = *data.results;
        std::vector<bool> onFront(results.size());
        const ResultColumn *const leftOut = findResultColumn("left_out");
        std::unordered_map<std::string, std::string> reasons; // in words; few differ
        const std::string dominated = literal(ExploreChartsText::tr("Dominated: another one is better on both axes."));
        bool anyPale = false;
        if (data.answer) {
            for (const std::size_t row : data.answer->front) {
                if (!passes(shown, row) || !results.value(row, x) || !results.value(row, y))
                    continue;
                onFront[row] = true;
                chart.front.push_back(candidateKey(results.candidate(row)));
            }
        }
        for (std::size_t row = 0; row < results.size(); ++row) {
            const auto cost = results.value(row, x), carbon = results.value(row, y);
            if (!cost || !carbon || !passes(shown, row))
                continue;
            ScatterPoint point;
            point.key = candidateKey(results.candidate(row));
            point.label = chartLabel(data, results.candidate(row));
            point.x = *cost;
            point.y = *carbon;
            if (const auto range = results.range(row, x)) {
                point.xLow = range->low;
                point.xHigh = range->high;
            }
            if (const auto range = results.range(row, y)) {
                point.yLow = range->low;
                point.yHigh = range->high;
            }
            point.cls = results.metricClass(row, y);
            point.role = roleOfType(*data.snapshot, results.candidate(row).type);
            point.dimmed = !results.counts(row);
            if (point.dimmed) { // it is not said to be dominated
                std::string &words = reasons[std::string(leftOut->text(results, row))];
                if (words.empty())
                    words = literal(leftOutText(results, row));
                point.note = words;
            } else if (data.answer && !data.answer->front.empty() && !onFront[row]) {
                point.note = dominated;
            }
            anyPale = anyPale || point.dimmed;
            chart.points.push_back(std::move(point));
        }
        if (anyPale)
            spec.caption = Message{"chart.caption_pale", {results.asOf().iso(), data.snapshot->identity.version}};
        // A wide spread reads better on logarithmic axes; a narrow one does not.
        const auto wide = [&](auto member) {
            double low = 0, high = 0;
            for (const ScatterPoint &point : chart.points) {
                const double value = point.*member;
                if (value <= 0)
                    return false;
                low = low == 0 ? value : std::min(low, value);
                high = std::max(high, value);
            }
            return low > 0 && high / low > 50;
        };
        chart.x.logarithmic = wide(&ScatterPoint::x);
        chart.y.logarithmic = wide(&ScatterPoint::y);
    }
    spec.kind = std::move(chart);
    return spec;
}

namespace {

// Type, region and way of buying; empty where the scenario has one alone.
QStringList nameParts(const Results &results, const Candidate &candidate)
{
    const Snapshot &snapshot = results.snapshot();
    const Scenario &scenario = results.scenario();
    QStringList parts{QString::fromStdString(snapshot.types[candidate.type].name), {}, {}};
    if (scenario.regions.size() > 1)
        parts[1] = QString::fromStdString(snapshot.regions[candidate.region].code);
    if (scenario.purchase.size() > 1 && candidate.option < scenario.purchase.size())
        parts[2] = optionWord(scenario.purchase[candidate.option]);
    return parts;
}

// What all bars have in common, and what is left to tell each by. A label has little room: with the common parts in it
// they all read the same, since the part in which they differ is what is cut.
struct BarNames {
    QString common; // "" for nothing
    QStringList own;
};

BarNames barNames(const Results &results, const std::vector<Candidate> &candidates)
{
    const QString dot = QStringLiteral(" · ");
    QList<QStringList> names;
    for (const Candidate &each : candidates)
        names << nameParts(results, each);
    QStringList common;
    if (names.size() > 1) {
        for (int part = 0; part < 3; ++part) {
            const QString first = names.front()[part];
            if (std::any_of(names.cbegin(), names.cend(), [&](const QStringList &name) { return name[part] != first; }))
                continue;
            common << first;
            for (QStringList &name : names)
                name[part].clear();
        }
    }
    BarNames bars;
    common.removeAll(QString());
    bars.common = common.join(dot);
    for (QStringList &name : names) {
        name.removeAll(QString());
        bars.own << name.join(dot);
    }
    return bars;
}

} // namespace

ChartSpec rankingChart(const ViewData &data, Metric metric, const Bitmap *shown, std::size_t count)
{
    ChartSpec spec;
    spec.id = std::string("ranking_") + metricInfo(metric).id;
    QString name = metricName(metric);
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    spec.title = literal(ExploreChartsText::tr("%1, best first").arg(name));
    spec.empty = literal(ExploreChartsText::tr("No candidate has this figure. Widen the filter or include estimates."));
    BarChart chart;
    chart.value = axisOf(metric, data.scenario.kind);
    chart.value.fromZero = true;
    if (data.results && data.snapshot) {
        spec.caption = sourceCaption(data);
        const Results &results = *data.results;
        std::vector<std::size_t> rows;
        for (std::size_t row = 0; row < results.size(); ++row) {
            if (results.value(row, metric) && passes(shown, row))
                rows.push_back(row);
        }
        const std::size_t kept = std::min(count, rows.size());
        // Rows that count for the answer come first; what the switches hide follows, dimmed.
        std::partial_sort(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(kept), rows.end(), [&](std::size_t a, std::size_t b) {
            const bool countsA = results.counts(a), countsB = results.counts(b);
            return countsA != countsB ? countsA : ranksBefore(results, metric, a, b); // of equals the one that leads the table
        });
        std::vector<Candidate> candidates;
        for (std::size_t i = 0; i < kept; ++i)
            candidates.push_back(results.candidate(rows[i]));
        const BarNames names = barNames(results, candidates);
        if (!names.common.isEmpty())
            //: %1: what is ranked; %2: what all bars have in common, such as the way of buying
            spec.title = literal(ExploreChartsText::tr("%1, best first (%2)")
                                     .arg(name, QString(names.common).replace(QLatin1Char('-'), QChar(0x2011)))); // not broken after "On-"
        for (std::size_t i = 0; i < kept; ++i) {
            const std::size_t row = rows[i];
            ChartBar bar;
            bar.key = candidateKey(results.candidate(row));
            bar.label = literal(names.own[static_cast<qsizetype>(i)]);
            bar.value = results.value(row, metric);
            if (const auto range = results.range(row, metric)) {
                bar.low = range->low;
                bar.high = range->high;
            }
            bar.cls = results.metricClass(row, metric);
            bar.role = roleOfType(*data.snapshot, results.candidate(row).type);
            bar.dimmed = !results.counts(row);
            chart.bars.push_back(std::move(bar));
        }
    }
    const auto dimmed = [](const ChartBar &bar) { return bar.dimmed; };
    if (!chart.bars.empty() && !chart.bars.front().dimmed && std::any_of(chart.bars.begin(), chart.bars.end(), dimmed))
        spec.caption = Message{"chart.caption_ranked", {data.results->asOf().iso(), data.snapshot->identity.version}};
    spec.kind = std::move(chart);
    return spec;
}

} // namespace wattfare
