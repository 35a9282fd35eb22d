// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/compare/comparison.h"

#include "model/catalog/commitments.h"
#include "model/evaluation/columns/result_columns.h"
#include "model/evaluation/compare.h"
#include "model/evaluation/power_parts.h"
#include "model/evaluation/throughput/work_unit.h"
#include "model/evaluation/unlike_sources.h"
#include "views/words/column_text.h"
#include "views/words/currency.h"
#include "views/words/format.h"
#include "views/words/formula_text.h"
#include "views/words/messages.h"
#include "views/words/plain.h"
#include "views/words/purchase_text.h"
#include "views/words/quantity_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace wattfare {

namespace {

class ComparisonText // a free function tr() would hide its texts from lupdate
{
    Q_DECLARE_TR_FUNCTIONS(Comparison)
};

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
            return d->indistinct();
    }
    return rangesOverlap(row.cells[i], row.cells[k]);
}

std::size_t indexIn(const ComparisonRow &row, const ComparisonCell &cell)
{
    return static_cast<std::size_t>(&cell - row.cells.data());
}

QString absoluteText(double difference, format::Style style)
{
    switch (style) {
    case format::Style::money: return format::signedMoney(difference);
    case format::Style::percent:
        return ComparisonText::tr("%1 pp", "percentage points").arg(format::signedNumber(difference * 100.0));
    case format::Style::hours:
        return (difference < 0 ? QChar(0x2212) : QLatin1Char('+')) + format::hours(std::abs(difference));
    case format::Style::integer:
        return (difference < 0 ? QString() : QStringLiteral("+")) + format::integer(difference);
    case format::Style::exact:
    case format::Style::exactMoney:
        return (difference < 0 ? QChar(0x2212) : QLatin1Char('+')) + format::styled(std::abs(difference), style);
    default: return format::signedNumber(difference);
    }
}

// Differences, verdicts and the best of a row of numbers. What has no answer is neither better nor worse: a low price
// of an hour says nothing where the work cannot be done.
constexpr double kRounding = 1e-12; // relative

void judge(ComparisonRow &row, std::size_t baseline, const DifferenceFn &difference, const std::vector<bool> &answered)
{
    const ComparisonCell base = row.cells[baseline];
    std::optional<double> best;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        ComparisonCell &cell = row.cells[i];
        row.differs = row.differs || cell.text != row.cells.front().text;
        if (!cell.number)
            continue;
        if (answered[i] && row.lowerIsBetter
            && (!best || (*row.lowerIsBetter ? *cell.number < *best : *cell.number > *best)))
            best = cell.number;
        if (i == baseline) {
            cell.verdict = Verdict::baseline;
            continue;
        }
        if (!base.number)
            continue;
        cell.absolute = *cell.number - *base.number;
        if (std::abs(*cell.absolute) <= kRounding * std::abs(*base.number))
            cell.absolute = 0.0; // the same, summed up in another order
        if (*cell.absolute != 0.0)
            cell.absoluteText = absoluteText(*cell.absolute, row.style);
        if (*base.number != 0.0)
            cell.difference = *cell.absolute / *base.number;
        const auto d = difference ? difference(i, baseline) : std::nullopt;
        if (d && !d->exact()) {
            cell.differenceLow = d->low - 1.0;
            cell.differenceHigh = d->high - 1.0;
            cell.publishedRatio = d->publishedRatio;
            cell.ratioOfBaseline = d->ratioOfBaseline;
        }
        if (*cell.absolute == 0.0)
            cell.verdict = Verdict::same;
        else if (indistinct(row, i, baseline, difference))
            cell.verdict = Verdict::indistinct;
        else if (row.lowerIsBetter && answered[i])
            cell.verdict = (*cell.number < *base.number) == *row.lowerIsBetter ? Verdict::better : Verdict::worse;
        cell.likely = cell.verdict == Verdict::indistinct && d && d->likely();
        cell.overlaps
            = (cell.verdict == Verdict::better || cell.verdict == Verdict::worse) && rangesOverlap(cell, base);
    }
    if (!best || !row.differs)
        return;
    // A best that cannot be told from another is none.
    const auto winner
        = static_cast<std::size_t>(std::find_if(row.cells.begin(), row.cells.end(), [&](const ComparisonCell &c) {
              return c.number == best && answered[indexIn(row, c)];
          }) - row.cells.begin());
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        if (answered[i] && row.cells[i].number && row.cells[i].number != best && indistinct(row, i, winner, difference))
            return;
    }
    const auto holders
        = std::count_if(row.cells.begin(), row.cells.end(), [&](const ComparisonCell &c) { return c.number == best; });
    for (ComparisonCell &cell : row.cells)
        cell.best = cell.number == best && answered[indexIn(row, cell)]
            && holders < static_cast<std::ptrdiff_t>(row.cells.size());
}

ComparisonRow columnRow(const ViewData &data, const ResultColumn &column, const std::vector<Pin> &pins,
    const std::vector<std::optional<std::size_t>> &rows)
{
    ComparisonRow row;
    row.id = QString::fromLatin1(column.id);
    const std::string words = withWorkUnit(column.id, data.results->scenario(), data.results->snapshot());
    row.title = column.metric ? metricTitle(*column.metric, data.results->scenario(), data.results->snapshot())
                              : columnTitle(words);
    if (column.metric == Metric::instances) { // "n" is for a narrow column
        row.title = columnName(column.id);
        row.title[0] = row.title[0].toUpper();
    }
    row.help = columnHelp(words);
    const format::Style style = columnStyle(column);
    row.metric = row.judgedBy = column.metric;
    const std::string_view id(column.id);
    if (id == "usd_per_month" || id == "usd_per_year")
        row.judgedBy = Metric::usdPerHour;
    for (const Metric metric : {Metric::usdTotal, Metric::usdPerMillion})
        if (id.ends_with("_hazard") && id.starts_with(metricInfo(metric).id))
            row.caseOf = metric;
    row.explains = column.group == ColumnGroup::unitPrice ? std::optional(Metric::priceUsdPerHour) : row.judgedBy;
    row.style = style;
    if (format::takesUnit(style))
        row.unit = unitWords(columnUnit(column, data.scenario.kind));
    if (column.metric == Metric::kwhTotal && isFleet(data.scenario.kind)) // kWh of an hour
        row.unit = QStringLiteral("kW");
    if (column.metric && !metricInfo(*column.metric).has(kUnjudged))
        row.lowerIsBetter = metricInfo(*column.metric).lowerIsBetter;
    else if (id == "usd_per_watt") // rests on estimated watts, and a small wattage is no fault
        row.lowerIsBetter.reset();
    else if (column.isNumber() && (column.group == ColumnGroup::unitPrice || column.group == ColumnGroup::cost))
        row.lowerIsBetter = true;
    else if (column.isNumber() && column.group == ColumnGroup::accelerator && std::string_view(column.id) != "gpus")
        row.lowerIsBetter = false;
    const Results &results = *data.results;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto &at = rows[i];
        ComparisonCell cell;
        cell.text = format::dash();
        if (!at) {
            cell.reason = pins[i].absent.isEmpty() ? ComparisonText::tr("Not among the candidates of the scenario")
                                                   : pins[i].absent;
        } else if (column.isNumber()) {
            cell.number = column.number(results, *at);
            if (cell.number) {
                if (column.metric) {
                    cell.cls = results.metricClass(*at, *column.metric);
                    if (const auto range = results.range(*at, *column.metric)) {
                        cell.low = range->low;
                        cell.high = range->high;
                    }
                } else if (column.group == ColumnGroup::cost) { // the fleet's cost of an hour over a longer time
                    cell.cls = results.metricClass(*at, Metric::usdPerHour);
                    const auto hour = results.value(*at, Metric::usdPerHour);
                    if (const auto range = results.range(*at, Metric::usdPerHour);
                        range && row.judgedBy && hour && *hour > 0) {
                        cell.low = range->low * (*cell.number / *hour);
                        cell.high = range->high * (*cell.number / *hour);
                    }
                } else if (std::string_view(column.id) == "usd_per_watt") {
                    cell.cls = weaker(results.metricClass(*at, Metric::priceUsdPerHour),
                        results.metricClass(*at, Metric::wattsPerInstance));
                } else if (column.group == ColumnGroup::unitPrice) { // the price over something that the type has
                    cell.cls = results.metricClass(*at, Metric::priceUsdPerHour);
                } else if (id.starts_with("ttft_") || id.starts_with("tpot_")) { // of the same rate
                    cell.cls = results.metricClass(*at, Metric::throughputPerSecond);
                } else if (id.starts_with("hours_")) { // at the ends of the band
                    cell.cls = results.metricClass(*at, Metric::hours);
                } else if (std::string_view(column.id).starts_with(
                               "memory_needed")) { // computed from the size of the model
                    cell.cls = FigureClass::derived;
                }
                cell.text = id == "release_year" ? QString::number(*cell.number, 'f', 0)
                                                 : format::styledRange(*cell.number, cell.low, cell.high, style);
                if (id == "release_year")
                    cell.number.reset(); // a date: nobody asks by how many per cent it differs
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

// The parts of the power; they add up to the power of an instance.
std::vector<ComparisonRow> powerRows(const Results &results, const std::vector<Pin> &pins)
{
    std::vector<ComparisonRow> rows(powerPartIds().size());
    for (std::size_t part = 0; part < rows.size(); ++part) {
        ComparisonRow &row = rows[part];
        row.id = plain(powerPartIds()[part]);
        row.title = quantityName(powerPartIds()[part]);
        if (!row.title.isEmpty())
            row.title[0] = row.title[0].toUpper();
        row.unit = QStringLiteral("W");
        row.lowerIsBetter = true;
        row.judgedBy = row.explains = Metric::wattsPerInstance;
        row.part = true;
        for (const Pin &pin : pins) {
            row.cells.emplace_back().text = format::dash();
            row.cells.back().reason = pin.absent;
        }
    }
    for (std::size_t i = 0; i < pins.size(); ++i) {
        if (!pins[i].absent.isEmpty())
            continue;
        for (const PowerPart &part : powerParts(results, pins[i].candidate)) {
            const auto at = std::find(powerPartIds().begin(), powerPartIds().end(), part.id) - powerPartIds().begin();
            ComparisonCell &cell = rows[static_cast<std::size_t>(at)].cells[i];
            cell.number = part.watts;
            cell.cls = part.cls;
            if (part.low < part.high) {
                cell.low = part.low;
                cell.high = part.high;
            }
            cell.text = format::range(part.watts, cell.low, cell.high);
            cell.reason.clear();
        }
    }
    std::erase_if(rows, [](const ComparisonRow &row) {
        return std::none_of(
            row.cells.begin(), row.cells.end(), [](const ComparisonCell &cell) { return cell.number.has_value(); });
    });
    return rows;
}

// What an instance-hour costs in the region of each candidate by every way of buying that one of them has.
std::vector<ComparisonRow> priceRows(const Results &results, const std::vector<Pin> &pins)
{
    const Snapshot &s = results.snapshot();
    const Date asOf = results.asOf();
    std::vector<ComparisonRow> rows;
    const auto rowOf = [&](const PurchaseOption &option) -> ComparisonRow & {
        const QString title = optionWord(option);
        const auto known
            = std::find_if(rows.begin(), rows.end(), [&](const ComparisonRow &row) { return row.title == title; });
        if (known != rows.end())
            return *known;
        ComparisonRow row;
        row.id = QStringLiteral("price_") + plain(priceKey(option));
        row.title = title;
        row.unit = unitName(Unit::usdPerHour);
        row.explains = Metric::priceUsdPerHour;
        row.lowerIsBetter = true;
        row.style = format::Style::exactMoney;
        for (const Pin &pin : pins) {
            ComparisonCell &cell = row.cells.emplace_back();
            cell.text = format::dash();
            cell.reason = pin.type != kNone && pin.region != kNone
                ? ComparisonText::tr("No observation at or before %1").arg(format::date(asOf))
                : pin.absent;
        }
        rows.push_back(std::move(row));
        return rows.back();
    };
    const auto fill = [](ComparisonCell &cell, double usd, bool own) {
        cell.number = usd;
        cell.text = format::styledRange(usd, cell.low, cell.high, format::Style::exactMoney);
        cell.cls = own ? FigureClass::user : FigureClass::vendor;
        cell.reason.clear();
    };
    PurchaseOption spot, block;
    spot.kind = PurchaseKind::spot;
    block.kind = PurchaseKind::capacityBlock;
    for (std::size_t i = 0; i < pins.size(); ++i) {
        const Pin &c = pins[i];
        if (c.type == kNone || c.region == kNone)
            continue;
        if (const auto at = s.priceAt(s.onDemand, c.type, c.region, asOf))
            fill(rowOf(PurchaseOption{}).cells[i], s.onDemand.usdPerHour(*at), s.onDemand.overlay[*at] == 2);
        if (const auto at = s.priceAt(s.spot, c.type, c.region, asOf)) {
            ComparisonCell &cell = rowOf(spot).cells[i];
            if (s.spot.lowNano[*at] < s.spot.highNano[*at]) {
                cell.low = usdOfNano(s.spot.lowNano[*at]);
                cell.high = usdOfNano(s.spot.highNano[*at]);
            }
            fill(cell, s.spot.usdPerHour(*at), s.spot.overlay[*at] == 2);
        }
        if (const auto at = s.priceAt(s.capacityBlocks, c.type, c.region, asOf))
            fill(rowOf(block).cells[i], s.capacityBlocks.usdPerHour(*at), s.capacityBlocks.overlay[*at] == 2);
        forEachCommitment(s, c.type, c.region, asOf, [&](std::size_t k) {
            const CommitmentBook &book = s.commitments;
            if (book.termYears[k] > 0)
                fill(rowOf(optionOf(book, k)).cells[i], book.effectiveUsdPerHour(k), book.overlay[k] == 2);
        });
    }
    const QString first = optionWord(PurchaseOption{}), second = optionWord(spot);
    const auto rank = [&](const ComparisonRow &row) { return row.title == first ? 0 : row.title == second ? 1 : 2; };
    std::sort(rows.begin(), rows.end(), [&](const ComparisonRow &x, const ComparisonRow &y) {
        return std::pair(rank(x), x.title) < std::pair(rank(y), y.title);
    });
    return rows;
}

// Whether the candidates run different numbers of instances: then a figure of one instance judges none of them.
bool ofUnlikeFleets(const Results &results, const std::vector<std::optional<std::size_t>> &rows)
{
    std::optional<double> count;
    for (const auto &row : rows) {
        const auto own = row ? results.value(*row, Metric::instances) : std::nullopt;
        if (own && count && *own != *count)
            return true;
        count = own ? own : count;
    }
    return false;
}

bool isOfInstance(const ComparisonRow &row)
{
    return row.part || row.id.startsWith(QLatin1String("price_")) || row.metric == Metric::wattsPerInstance
        || row.metric == Metric::throughputPerSecond;
}

// Its name says whose it is; the group of a price does so already.
void leaveUnjudged(ComparisonRow &row)
{
    row.lowerIsBetter.reset();
    if (row.part)
        row.title = ComparisonText::tr("%1 of one instance", "a part of the power").arg(row.title);
    else if (row.metric == Metric::wattsPerInstance)
        row.title = ComparisonText::tr("Power of one instance");
    else if (row.metric == Metric::throughputPerSecond)
        row.title = ComparisonText::tr("Throughput of one instance");
    else if (row.metric)
        row.title = ComparisonText::tr("Price of one instance");
    const QString why
        = ComparisonText::tr("Of one instance: the candidates run different numbers of instances, so this "
                             "figure makes none of them better.");
    row.help = row.help.isEmpty() ? why : row.help + QLatin1Char('\n') + why;
}

// A case has no range, yet what makes that of its metric wide does not end with the case: where the metric cannot be
// told apart, the case gives its number and no verdict, and none is the best.
void leaveOpen(
    ComparisonRow &row, std::size_t baseline, const DifferenceFn &ofMetric, const std::vector<bool> &answered)
{
    const auto open = [&](std::size_t i, std::size_t k) {
        const auto d = ofMetric(i, k);
        return d && d->indistinct();
    };
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        if (Verdict &verdict = row.cells[i].verdict;
            (verdict == Verdict::better || verdict == Verdict::worse) && open(i, baseline))
            verdict = Verdict::none;
    }
    const auto best = std::find_if(row.cells.begin(), row.cells.end(), [](const ComparisonCell &c) { return c.best; });
    if (best == row.cells.end())
        return;
    const std::size_t winner = indexIn(row, *best);
    for (std::size_t i = 0; i < row.cells.size(); ++i)
        if (i != winner && answered[i] && open(i, winner))
            for (ComparisonCell &cell : row.cells)
                cell.best = false;
}

std::optional<std::size_t> rowOfType(const Results &results, TypeIndex type)
{
    for (std::size_t row = 0; type != kNone && row < results.size(); ++row) {
        if (results.candidate(row).type == type)
            return row;
    }
    return std::nullopt;
}

bool isPrecision(std::string_view id) { return id.starts_with("tflops_") || id.starts_with("tops_"); }

bool leftOut(std::string_view id) { return id == "instance_type" || id == "counts_for_best" || id == "benchmark"; }

} // namespace

Comparison comparePins(const ViewData &data, const std::vector<Pin> &pins, std::size_t baseline, std::size_t most)
{
    Comparison comparison;
    if (!data.snapshot || !data.results)
        return comparison;
    comparison.pins.assign(pins.begin(), pins.begin() + static_cast<std::ptrdiff_t>(std::min(pins.size(), most)));
    for (const Pin &pin : comparison.pins)
        comparison.candidates.push_back(pin.candidate);
    if (comparison.candidates.empty())
        return comparison;
    comparison.baseline = std::min(baseline, comparison.candidates.size() - 1);
    std::vector<std::optional<std::size_t>> rows,
        ofType; // the candidate's; one of its type, for what does not depend on more
    for (const Pin &pin : comparison.pins) {
        rows.push_back(pin.absent.isEmpty() ? data.results->find(pin.candidate) : std::nullopt);
        ofType.push_back(rows.back() ? rows.back() : rowOfType(*data.results, pin.type));
    }
    std::vector<std::size_t> there;
    std::vector<bool> answered;
    for (const auto &row : rows)
        answered.push_back(row && data.results->standing(*row) != Standing::noAnswer);
    for (const auto &row : rows)
        if (row)
            there.push_back(*row);
    if (const auto unlike = unlikeSourcesSentence(*data.results, there))
        comparison.unlike = text(*unlike);
    MetricComparer comparer(*data.results);
    constexpr ColumnGroup kOrder[]
        = {ColumnGroup::candidate, ColumnGroup::result, ColumnGroup::cost, ColumnGroup::energy, ColumnGroup::carbon,
            ColumnGroup::unitPrice, ColumnGroup::accelerator, ColumnGroup::specification, ColumnGroup::provenance};
    const bool unlikeFleets = ofUnlikeFleets(*data.results, rows);
    const auto finish = [&](ComparisonGroup group) {
        for (ComparisonRow &row : group.rows) {
            if (unlikeFleets && isOfInstance(row))
                leaveUnjudged(row);
            DifferenceFn difference;
            if (row.judgedBy)
                difference = [&, metric = *row.judgedBy](std::size_t i, std::size_t j) {
                    if (!rows[i] || !rows[j])
                        return std::optional<MetricDifference>();
                    return row.part ? comparer.partDifference(*rows[i], *rows[j], metric, row.id.toStdString())
                                    : comparer.difference(*rows[i], *rows[j], metric);
                };
            judge(row, comparison.baseline, difference, answered);
            if (row.caseOf)
                leaveOpen(
                    row, comparison.baseline,
                    [&](std::size_t i, std::size_t j) {
                        return rows[i] && rows[j] ? comparer.difference(*rows[i], *rows[j], *row.caseOf)
                                                  : std::optional<MetricDifference>();
                    },
                    answered);
        }
        if (!group.rows.empty())
            comparison.groups.push_back(std::move(group));
    };
    for (const ColumnGroup group : kOrder) {
        ComparisonGroup made{columnGroupTitle(group), {}};
        ComparisonGroup precision{ComparisonText::tr("Peak rate of an accelerator by precision"), {}};
        for (const ResultColumn &column : resultColumns()) {
            if (column.group != group || leftOut(column.id))
                continue;
            const bool specification = group == ColumnGroup::accelerator || group == ColumnGroup::specification;
            ComparisonRow row = columnRow(data, column, comparison.pins, specification ? ofType : rows);
            const bool any = std::any_of(row.cells.begin(), row.cells.end(),
                [](const ComparisonCell &cell) { return cell.text != format::dash(); });
            if (any)
                (isPrecision(column.id) ? precision : made).rows.push_back(std::move(row));
        }
        if (group == ColumnGroup::energy) {
            for (ComparisonRow &row : powerRows(*data.results, comparison.pins))
                made.rows.push_back(std::move(row));
        }
        finish(std::move(made));
        finish(std::move(precision));
        if (group == ColumnGroup::cost)
            finish({ComparisonText::tr("Prices of an instance-hour"), priceRows(*data.results, comparison.pins)});
    }
    if (comparison.groups.empty()) { // nothing is known of any: that is said, and each can be taken off
        ComparisonRow row;
        row.title = columnTitle("status");
        for (const Pin &pin : comparison.pins) {
            row.cells.emplace_back().text = format::dash();
            row.cells.back().reason = pin.absent;
        }
        comparison.groups.push_back({columnGroupTitle(ColumnGroup::candidate), {std::move(row)}});
    }
    return comparison;
}

QString verdictText(const ComparisonCell &cell, bool brief)
{
    QString by = cell.absoluteText;
    if (cell.difference && brief)
        by = format::difference(*cell.difference);
    else if (cell.difference)
        by = by.isEmpty() ? format::difference(*cell.difference)
                          : ComparisonText::tr("%1 (%2)").arg(by, format::difference(*cell.difference));
    const QChar arrow = cell.absolute.value_or(0) < 0 ? QChar(0x25bc) : QChar(0x25b2);
    switch (cell.verdict) {
    case Verdict::none: return cell.absoluteText.isEmpty() ? QString() : by;
    case Verdict::baseline: return {};
    case Verdict::same: return ComparisonText::tr("the same");
    case Verdict::indistinct:
        return by.isEmpty() ? ComparisonText::tr("ranges overlap")
            : cell.likely   ? ComparisonText::tr("%1, likely but not certain").arg(by)
                            : ComparisonText::tr("%1, not distinguishable").arg(by);
    case Verdict::better:
        return by.isEmpty() ? QStringLiteral("%1 %2").arg(arrow).arg(ComparisonText::tr("better"))
                            : ComparisonText::tr("%1 %2 better").arg(arrow).arg(by);
    case Verdict::worse:
        return by.isEmpty() ? QStringLiteral("%1 %2").arg(arrow).arg(ComparisonText::tr("worse"))
                            : ComparisonText::tr("%1 %2 worse").arg(arrow).arg(by);
    }
    return {};
}

std::vector<std::size_t> orderBy(const Comparison &comparison, const QString &id, bool descending)
{
    std::vector<std::size_t> order(comparison.pins.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (const ComparisonGroup &group : comparison.groups)
        for (const ComparisonRow &row : group.rows) {
            if (row.id != id)
                continue;
            const bool numbers = std::any_of(
                row.cells.begin(), row.cells.end(), [](const ComparisonCell &cell) { return cell.number.has_value(); });
            const auto missing
                = [&](const ComparisonCell &cell) { return numbers ? !cell.number : cell.text == format::dash(); };
            const auto before = [&](const ComparisonCell &a, const ComparisonCell &b) {
                return numbers ? *a.number < *b.number : QString::localeAwareCompare(a.text, b.text) < 0;
            };
            std::stable_sort(order.begin(), order.end(), [&](std::size_t i, std::size_t k) {
                const ComparisonCell &a = row.cells[i], &b = row.cells[k];
                if (missing(a) || missing(b))
                    return !missing(a) && missing(b);
                return descending ? before(b, a) : before(a, b);
            });
            return order;
        }
    return order;
}

namespace {

using CopiedLines = std::vector<QStringList>;

QString copiedCell(const ComparisonCell &cell)
{
    return cell.reason.isEmpty() ? cell.text : cell.text + QStringLiteral(" (%1)").arg(cell.reason);
}

// Figures below each other, each with its group and unit.
CopiedLines copiedFigures(const Comparison &comparison, const std::vector<const ComparisonRow *> &rows)
{
    const QString against = ComparisonText::tr("Against %1").arg(comparison.pins[comparison.baseline].name);
    QStringList head{ComparisonText::tr("Group"), ComparisonText::tr("Figure"), ComparisonText::tr("Unit")};
    for (std::size_t i = 0; i < comparison.pins.size(); ++i) {
        head << comparison.pins[i].name;
        if (i != comparison.baseline)
            head << against;
    }
    CopiedLines lines{head};
    for (const ComparisonGroup &group : comparison.groups) {
        for (const ComparisonRow &row : group.rows) {
            if (std::find(rows.begin(), rows.end(), &row) == rows.end())
                continue;
            QStringList line{group.title, row.title, row.unit};
            for (std::size_t i = 0; i < row.cells.size(); ++i) {
                line << copiedCell(row.cells[i]);
                if (i != comparison.baseline)
                    line << verdictText(row.cells[i]);
            }
            lines.push_back(line);
        }
    }
    return lines;
}

// Candidates below each other; a figure that another has to be compared in has a column of differences beside it.
CopiedLines copiedCandidates(
    const Comparison &comparison, const std::vector<const ComparisonRow *> &rows, const std::vector<std::size_t> &order)
{
    const QString against = ComparisonText::tr("Against %1").arg(comparison.pins[comparison.baseline].name);
    const auto compared = [](const ComparisonRow *row) {
        return std::any_of(row->cells.begin(), row->cells.end(),
            [](const ComparisonCell &cell) { return !verdictText(cell).isEmpty(); });
    };
    QStringList head{ComparisonText::tr("Candidate")};
    for (const ComparisonRow *row : rows) {
        head << titleWithUnit(*row);
        if (compared(row))
            head << against;
    }
    CopiedLines lines{head};
    for (const std::size_t pin : order) {
        QStringList line{comparison.pins[pin].name};
        for (const ComparisonRow *row : rows) {
            line << copiedCell(row->cells[pin]);
            if (compared(row))
                line << verdictText(row->cells[pin]);
        }
        lines.push_back(line);
    }
    return lines;
}

} // namespace

QString titleWithUnit(const ComparisonRow &row)
{
    const bool said = row.unit.isEmpty() || row.title.contains(row.unit); // "USD/1M" needs no second USD
    return said ? row.title : QStringLiteral("%1 [%2]").arg(row.title, row.unit);
}

std::vector<const ComparisonRow *> shownRows(const Comparison &comparison, bool all)
{
    std::vector<const ComparisonRow *> rows;
    for (const ComparisonGroup &group : comparison.groups)
        for (const ComparisonRow &row : group.rows)
            if (all || row.differs)
                rows.push_back(&row);
    return rows;
}

CopiedComparison copiedComparison(const Comparison &comparison, const QString &title, const QString &asOf, bool all,
    const std::vector<std::size_t> &order)
{
    const std::vector<const ComparisonRow *> rows = shownRows(comparison, all);
    const CopiedLines lines
        = order.empty() ? copiedFigures(comparison, rows) : copiedCandidates(comparison, rows, order);
    const qsizetype words = order.empty() ? 3 : 1; // columns that are no figures
    CopiedComparison copied;
    copied.tsv = title + QLatin1Char('\n') + asOf + QStringLiteral("\n\n");
    copied.html = QStringLiteral("<h3>%1</h3><p>%2</p><table border=\"1\" cellspacing=\"0\" cellpadding=\"4\">")
                      .arg(title.toHtmlEscaped(), asOf.toHtmlEscaped());
    for (const QStringList &line : lines) {
        const QString cell = &line == &lines.front() ? QStringLiteral("th") : QStringLiteral("td");
        copied.html += QStringLiteral("<tr>");
        for (qsizetype i = 0; i < line.size(); ++i) {
            QString text = line[i];
            copied.html
                += QStringLiteral("<%1%2>%3</%1>")
                       .arg(cell, i < words ? QString() : QStringLiteral(" align=\"right\""), text.toHtmlEscaped());
            copied.tsv += text.replace(QLatin1Char('\t'), QLatin1Char(' ')).replace(QLatin1Char('\n'), QLatin1Char(' '))
                + (i + 1 == line.size() ? QLatin1Char('\n') : QLatin1Char('\t'));
        }
        copied.html += QStringLiteral("</tr>");
    }
    copied.html += QStringLiteral("</table>");
    return copied;
}

} // namespace wattfare
