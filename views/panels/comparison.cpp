// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/comparison.h"

#include "model/decision/compare.h"
#include "model/decision/explain_candidate.h"
#include "views/panels/column_text.h"
#include "views/panels/quantity_text.h"
#include "views/text/format.h"
#include "views/text/messages.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>

namespace wattfare {

namespace {

class ComparisonText // a free function tr() would hide its texts from lupdate
{
    Q_DECLARE_TR_FUNCTIONS(Comparison)
};

QString plain(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

bool rangesOverlap(const ComparisonCell &a, const ComparisonCell &b)
{
    if (!a.low || !a.high || !b.low || !b.high)
        return false;
    return *a.low <= *b.high && *b.low <= *a.high;
}

// Difference of two cells of a row with its range; nullopt where only the two ranges are known.
using DifferenceFn = std::function<std::optional<MetricDifference>(std::size_t, std::size_t)>;

bool indistinct(const ComparisonRow &row, std::size_t i, std::size_t k, const DifferenceFn &difference)
{
    if (difference) {
        if (const auto d = difference(i, k))
            return !d->exact() && !d->distinct();
    }
    return rangesOverlap(row.cells[i], row.cells[k]);
}

// Differences, verdicts and the best of a row of numbers.
void judge(ComparisonRow &row, std::size_t baseline, const DifferenceFn &difference)
{
    const ComparisonCell base = row.cells[baseline];
    std::optional<double> best;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        ComparisonCell &cell = row.cells[i];
        row.differs = row.differs || cell.text != row.cells.front().text;
        if (!cell.number)
            continue;
        if (row.lowerIsBetter && (!best || (*row.lowerIsBetter ? *cell.number < *best : *cell.number > *best)))
            best = cell.number;
        if (i == baseline) {
            cell.verdict = Verdict::baseline;
            continue;
        }
        if (!base.number)
            continue;
        cell.absolute = *cell.number - *base.number;
        if (*base.number != 0.0)
            cell.difference = *cell.number / *base.number - 1.0;
        if (const auto d = difference ? difference(i, baseline) : std::nullopt; d && !d->exact()) {
            cell.differenceLow = d->low - 1.0;
            cell.differenceHigh = d->high - 1.0;
            cell.publishedRatio = d->publishedRatio;
            cell.ratioOfBaseline = d->ratioOfBaseline;
        }
        if (*cell.number == *base.number)
            cell.verdict = Verdict::same;
        else if (indistinct(row, i, baseline, difference))
            cell.verdict = Verdict::indistinct;
        else if (row.lowerIsBetter)
            cell.verdict = (*cell.number < *base.number) == *row.lowerIsBetter ? Verdict::better : Verdict::worse;
    }
    if (!best || !row.differs)
        return;
    // A best that cannot be told from another is none.
    const auto winner = static_cast<std::size_t>(
        std::find_if(row.cells.begin(), row.cells.end(), [&](const ComparisonCell &c) { return c.number == best; }) - row.cells.begin());
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        if (row.cells[i].number && row.cells[i].number != best && indistinct(row, i, winner, difference))
            return;
    }
    const auto holders = std::count_if(row.cells.begin(), row.cells.end(), [&](const ComparisonCell &c) { return c.number == best; });
    for (ComparisonCell &cell : row.cells)
        cell.best = cell.number == best && holders < static_cast<std::ptrdiff_t>(row.cells.size());
}

ComparisonRow columnRow(const ViewData &data, const ResultColumn &column, const std::vector<std::optional<std::size_t>> &rows)
{
    ComparisonRow row;
    row.title = columnTitle(column.id);
    row.help = columnHelp(column.id);
    const format::Style style = columnStyle(column);
    if (style == format::Style::number || style == format::Style::money)
        row.unit = plain(column.unit);
    if (column.metric && column.metric != Metric::utilisation && column.metric != Metric::instances)
        row.lowerIsBetter = metricInfo(*column.metric).lowerIsBetter; // neither is good or bad in itself
    else if (column.group == ColumnGroup::unitPrice)
        row.lowerIsBetter = true;
    else if (column.group == ColumnGroup::accelerator && column.isNumber())
        row.lowerIsBetter = false;
    const Results &results = *data.results;
    for (const auto &at : rows) {
        ComparisonCell cell;
        cell.text = format::dash();
        if (!at) {
            cell.reason = ComparisonText::tr("Not among the candidates of the scenario");
        } else if (column.isNumber()) {
            cell.number = column.number(results, *at);
            if (cell.number) {
                if (column.metric) {
                    cell.cls = results.metricClass(*at, *column.metric);
                    if (const auto range = results.range(*at, *column.metric)) {
                        cell.low = range->low;
                        cell.high = range->high;
                    }
                }
                cell.text = std::string_view(column.id) == "release_year" ? QString::number(*cell.number, 'f', 0)
                                                                        : format::styledRange(*cell.number, cell.low, cell.high, style);
            } else {
                const Message reason = missingReason(column, results, *at);
                cell.reason = reason.id.empty() ? QString() : text(reason);
            }
        } else if (const std::string_view value = column.text(results, *at); !value.empty()) {
            cell.text = valueWord(column.id, value);
        }
        row.cells.push_back(std::move(cell));
    }
    return row;
}

// Named parts of the power, each candidate by its own derivation.
std::vector<ComparisonRow> powerRows(const ViewData &data, const std::vector<Candidate> &candidates)
{
    constexpr std::string_view kParts[] = {"p_acc_w", "p_cpu_w", "p_mem_w", "p_base_w", "p_delta_w"};
    std::vector<ComparisonRow> rows(std::size(kParts));
    for (std::size_t part = 0; part < rows.size(); ++part) {
        rows[part].title = quantityName(kParts[part]);
        if (!rows[part].title.isEmpty())
            rows[part].title[0] = rows[part].title[0].toUpper();
        rows[part].unit = QStringLiteral("W");
        rows[part].lowerIsBetter = true;
        rows[part].cells.resize(candidates.size());
        for (ComparisonCell &cell : rows[part].cells)
            cell.text = format::dash();
    }
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const auto derivation = explain(data.results->scenario(), data.snapshot, candidates[i], Metric::wattsPerInstance);
        if (!derivation)
            continue;
        std::vector<const Derivation *> open{&*derivation};
        while (!open.empty()) {
            const Derivation *node = open.back();
            open.pop_back();
            for (const Derivation &child : node->children)
                open.push_back(&child);
            const auto *found = std::find(std::begin(kParts), std::end(kParts), node->id);
            if (found == std::end(kParts))
                continue;
            ComparisonCell &cell = rows[static_cast<std::size_t>(found - std::begin(kParts))].cells[i];
            cell.number = node->value;
            cell.cls = node->cls;
            if (node->low < node->high) {
                cell.low = node->low;
                cell.high = node->high;
            }
            cell.text = format::range(node->value, cell.low, cell.high);
        }
    }
    std::erase_if(rows, [](const ComparisonRow &row) {
        return std::none_of(row.cells.begin(), row.cells.end(), [](const ComparisonCell &cell) { return cell.number.has_value(); });
    });
    return rows;
}

bool leftOut(std::string_view id)
{
    return id == "instance_type" || id == "counts_for_best" || id == "benchmark";
}

} // namespace

Comparison compareCandidates(const ViewData &data, const std::vector<Candidate> &candidates, std::size_t baseline)
{
    Comparison comparison;
    if (!data.snapshot || !data.results)
        return comparison;
    for (const Candidate &candidate : candidates) {
        if (comparison.candidates.size() < kMostCompared && candidate.type < data.snapshot->types.size())
            comparison.candidates.push_back(candidate);
    }
    if (comparison.candidates.empty())
        return comparison;
    comparison.baseline = std::min(baseline, comparison.candidates.size() - 1);
    std::vector<std::optional<std::size_t>> rows;
    for (const Candidate &candidate : comparison.candidates)
        rows.push_back(data.results->find(candidate));
    MetricComparer comparer(*data.results);
    constexpr ColumnGroup kOrder[] = {ColumnGroup::candidate, ColumnGroup::result, ColumnGroup::cost, ColumnGroup::energy,
                                      ColumnGroup::carbon, ColumnGroup::unitPrice, ColumnGroup::accelerator,
                                      ColumnGroup::specification, ColumnGroup::provenance};
    for (const ColumnGroup group : kOrder) {
        ComparisonGroup made{columnGroupTitle(group), {}};
        std::vector<std::optional<Metric>> metrics; // of the rows
        for (const ResultColumn &column : resultColumns()) {
            if (column.group != group || leftOut(column.id))
                continue;
            ComparisonRow row = columnRow(data, column, rows);
            const bool any = std::any_of(row.cells.begin(), row.cells.end(), [](const ComparisonCell &cell) { return cell.text != format::dash(); });
            if (any) {
                made.rows.push_back(std::move(row));
                metrics.push_back(column.metric);
            }
        }
        if (group == ColumnGroup::energy) {
            for (ComparisonRow &row : powerRows(data, comparison.candidates))
                made.rows.push_back(std::move(row));
        }
        for (std::size_t k = 0; k < made.rows.size(); ++k) {
            DifferenceFn difference;
            if (k < metrics.size() && metrics[k])
                difference = [&, metric = *metrics[k]](std::size_t i, std::size_t j) {
                    return rows[i] && rows[j] ? comparer.difference(*rows[i], *rows[j], metric) : std::nullopt;
                };
            judge(made.rows[k], comparison.baseline, difference);
        }
        if (!made.rows.empty())
            comparison.groups.push_back(std::move(made));
    }
    return comparison;
}

QString verdictText(const ComparisonCell &cell)
{
    const QString by = cell.difference ? format::difference(*cell.difference) : QString();
    const QChar arrow = cell.absolute.value_or(0) < 0 ? QChar(0x25bc) : QChar(0x25b2);
    switch (cell.verdict) {
    case Verdict::none: return cell.difference && *cell.difference != 0 ? by : QString();
    case Verdict::baseline: return {};
    case Verdict::same: return ComparisonText::tr("the same");
    case Verdict::indistinct: return by.isEmpty() ? ComparisonText::tr("ranges overlap") : ComparisonText::tr("%1, not distinguishable: ranges overlap").arg(by);
    case Verdict::better: return by.isEmpty() ? QStringLiteral("%1 %2").arg(arrow).arg(ComparisonText::tr("better")) : ComparisonText::tr("%1 %2 better").arg(arrow).arg(by);
    case Verdict::worse: return by.isEmpty() ? QStringLiteral("%1 %2").arg(arrow).arg(ComparisonText::tr("worse")) : ComparisonText::tr("%1 %2 worse").arg(arrow).arg(by);
    }
    return {};
}

QString comparisonTsv(const ViewData &data, const Comparison &comparison)
{
    QString tsv = ComparisonText::tr("Group") + QLatin1Char('\t') + ComparisonText::tr("Figure") + QLatin1Char('\t') + ComparisonText::tr("Unit");
    for (const Candidate &candidate : comparison.candidates)
        tsv += QLatin1Char('\t') + candidateText(*data.snapshot, data.results->scenario(), candidate);
    tsv += QLatin1Char('\n');
    for (const ComparisonGroup &group : comparison.groups) {
        for (const ComparisonRow &row : group.rows) {
            tsv += group.title + QLatin1Char('\t') + row.title + QLatin1Char('\t') + row.unit;
            for (const ComparisonCell &cell : row.cells)
                tsv += QLatin1Char('\t') + (cell.number ? format::exported(cell.number) : cell.reason.isEmpty() ? cell.text : QString());
            tsv += QLatin1Char('\n');
        }
    }
    return tsv;
}

} // namespace wattfare
