// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/explore/results_table.h"

#include "model/catalog/instance_kinds.h"
#include "model/charts/build_charts.h"
#include "model/evaluation/answer.h"
#include "model/evaluation/columns/cell_sources.h"
#include "model/evaluation/columns/result_columns.h"
#include "model/evaluation/ranking.h"
#include "model/evaluation/throughput/work_unit.h"
#include "views/pages/candidate_ids.h"
#include "views/theme/theme.h"
#include "views/words/column_text.h"
#include "views/words/currency.h"
#include "views/words/figure_class.h"
#include "views/words/messages.h"
#include "views/words/plain.h"
#include "views/words/preset_text.h"
#include "views/words/purchase_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace wattfare {

namespace {

class ResultsTableText // a free function tr() would hide its texts from lupdate
{
    Q_DECLARE_TR_FUNCTIONS(ResultsTable)
};

// What a new user sees: for a run its time and totals, for a service the rates per million.
bool shownFor(const ResultColumn &column, const Scenario &scenario)
{
    if (column.metric == Metric::usdPerHour && !isFleet(scenario.kind)) // its total says more
        return false;
    return column.shownFor(scenario);
}

constexpr std::size_t kLongName = 24; // of an accelerator: "Tesla K80 (one of the two GPUs on the board)"

// Columns of a row that a bare word searches.
constexpr std::array<std::string_view, 9> kSearched{"instance_type", "accelerator", "region", "purchase_option",
    "family", "kind", "region_name", "cpu_model", "status"};

} // namespace

ResultsTable::ResultsTable(const ViewData &data, std::vector<DerivedColumn> derived)
    : m_results(data.results)
    , m_busy(data.busy)
    , m_pinned(pinnedKeys(data))
    , m_derived(std::move(derived))
{
    TableColumn star;
    star.id = QStringLiteral("pin");
    star.title = QStringLiteral("★");
    star.group = columnGroupTitle(ColumnGroup::candidate);
    star.help = ResultsTableText::tr("Pinned candidates stand side by side on the Compare page. Click or press Space.");
    star.kind = TableColumn::Kind::boolean;
    star.pin = true;
    star.width = 3;
    m_columns.push_back(star);
    // What is one for all candidates stands in the head of the table.
    const Scenario &asked = data.results ? data.results->scenario() : data.scenario;
    QStringList common;
    if (asked.regions.size() == 1)
        common << QString::fromStdString(asked.regions.front());
    if (asked.purchase.size() == 1)
        common << optionShort(asked.purchase.front());
    for (const ResultColumn &each : resultColumns()) {
        TableColumn column;
        column.id = QString::fromUtf8(each.id);
        const std::string words
            = data.results ? withWorkUnit(each.id, data.results->scenario(), data.results->snapshot()) : each.id;
        column.title = columnTitle(words);
        column.unit = columnUnit(each, data.scenario.kind);
        column.group = columnGroupTitle(each.group);
        column.help = columnHelp(words);
        if (!column.help.isEmpty())
            column.help += QLatin1Char('\n');
        column.help += ResultsTableText::tr("Name in filters and SQL: %1").arg(column.id);
        column.kind = each.isNumber() ? TableColumn::Kind::number : TableColumn::Kind::text;
        column.style = columnStyle(each);
        column.visible = shownFor(each, data.scenario);
        column.classMarkers
            = each.metric ? !metricInfo(*each.metric).has(kUnjudged) : each.unit == Unit::milliseconds; // of a token
        column.heatBar = each.metric.has_value();
        column.lowerIsBetter = columnLowerIsBetter(each);
        if (column.style == format::Style::percent || column.style == format::Style::hours)
            column.unit = Unit::none;
        if (std::string_view(each.id) == "counts_for_best") {
            column.kind = TableColumn::Kind::boolean;
            column.lowerIsBetter = false;
        }
        // Totals of long runs have five digits and more before the point; FLOP/s have fifteen.
        const bool total = each.unit == Unit::usd && (!each.metric || metricInfo(*each.metric).has(kSummed));
        if (total || column.style == format::Style::hours) // "23 h 59 min"
            column.width = 11;
        else if (each.metric && columnUnit(each, data.scenario.kind) == Unit::flopPerSecond)
            column.width = 22;
        else if (const std::string_view id(each.id); id == "instance_type")
            column.width = 15, column.note = common.join(QStringLiteral(" · "));
        else if (id == "instances")
            column.width = 7; // "123,456"
        else if (id == "accelerator")
            column.width = 13;
        else if (id == "region" || id == "purchase_option")
            column.width = 11;
        // A market-based 0 is a contract: the head says which carbon this is, as the titles of charts do. With embodied
        // emissions it stays that of the place, as SCI has it.
        const CarbonBasis basis = asked.energy.carbonBasis;
        if (each.metric && !isLocationBased(basis)) {
            const RangeGroup group = metricInfo(*each.metric).range;
            if (group == RangeGroup::carbon)
                column.note = wattfare::text(
                    Message{basis == CarbonBasis::market ? "chart.basis_market" : "chart.basis_marginal", {}});
            else if (group == RangeGroup::total)
                column.note = wattfare::text(Message{"chart.basis_location", {}});
        }
        m_columns.push_back(column);
    }
    for (const DerivedColumn &each : m_derived) {
        TableColumn column;
        column.id = QString::fromStdString(each.formula.name);
        column.title = column.id;
        column.group = ResultsTableText::tr("Your own columns");
        column.help = ResultsTableText::tr("Your own column: %1").arg(QString::fromStdString(each.formula.expression));
        column.kind = each.values.isNumber ? TableColumn::Kind::number : TableColumn::Kind::text;
        column.heatBar = each.values.isNumber;
        m_columns.push_back(column);
        SqlNumbers numbers = sqlNumbers(each.values, each.formula.name);
        if (numbers == SqlNumbers::count && sqlNumbers(each.values, each.formula.expression) == SqlNumbers::plain)
            numbers = SqlNumbers::plain; // "age" of release_year + 0 holds years
        m_derivedNumbers.push_back(numbers);
    }
}

namespace {

const ResultColumn *resultColumnAt(int column)
{
    const auto columns = resultColumns();
    const auto index = static_cast<std::size_t>(column) - 1;
    return column > 0 && index < columns.size() ? &columns[index] : nullptr;
}

} // namespace

const DerivedColumn *ResultsTable::derivedAt(int column) const
{
    const auto index = static_cast<std::size_t>(column) - 1 - resultColumns().size();
    return column > static_cast<int>(resultColumns().size()) && index < m_derived.size() ? &m_derived[index] : nullptr;
}

std::optional<double> ResultsTable::number(qsizetype row, int column) const
{
    const auto at = static_cast<std::size_t>(row);
    if (column == 0)
        return m_pinned.contains(key(row)) ? 1.0 : 0.0;
    if (const ResultColumn *each = resultColumnAt(column))
        return each->isNumber() ? each->number(*m_results, at) : std::nullopt;
    const DerivedColumn *own = derivedAt(column);
    return own && !own->error ? own->values.number(at) : std::nullopt;
}

QString ResultsTable::text(qsizetype row, int column) const
{
    if (const DerivedColumn *own = derivedAt(column)) {
        const auto at = static_cast<std::size_t>(row);
        return own->error || own->values.isNumber || !own->values.valid.test(at) ? QString()
                                                                                 : plain(own->values.texts[at]);
    }
    const ResultColumn *each = resultColumnAt(column);
    if (!each || !each->text)
        return {};
    const std::string_view value = each->text(*m_results, static_cast<std::size_t>(row));
    return value.empty() ? QString() : plain(value);
}

QString ResultsTable::display(qsizetype row, int column) const
{
    const ResultColumn *each = resultColumnAt(column);
    if (each && each->text) {
        const std::string_view value = each->text(*m_results, static_cast<std::size_t>(row));
        if (value.empty())
            return format::dash();
        if (std::string_view(each->id) == "purchase_option") // whole words in the tip
            return optionShort(
                m_results->scenario().purchase[m_results->candidate(static_cast<std::size_t>(row)).option]);
        if (std::string_view(each->id) == "accelerator" && value.size() > kLongName) // its remark stands in the tip
            return plain(value.substr(0, value.find(" (")));
        if (std::string_view(each->id) == "throughput_class")
            return classMarker(m_results->throughputClass(static_cast<std::size_t>(row)));
        if (std::string_view(each->id) == "status"
            && m_results->standing(static_cast<std::size_t>(row)) == Standing::excluded) // what was computed stays out
            return valueWord("left_out", exclusionText(*m_results, static_cast<std::size_t>(row)));
        return valueWord(each->id, value);
    }
    if (each && std::string_view(each->id) == "release_year") {
        const auto year = each->number(*m_results, static_cast<std::size_t>(row));
        return year ? QString::number(*year, 'f', 0) : format::dash();
    }
    if (const DerivedColumn *own = derivedAt(column); own && own->values.isNumber) {
        const auto value = number(row, column);
        const auto index = static_cast<std::size_t>(own - m_derived.data());
        return value ? sqlNumber(*value, m_derivedNumbers[index]) : format::dash();
    }
    return TableSource::display(row, column);
}

QString ResultsTable::exported(qsizetype row, int column) const
{
    const ResultColumn *each = resultColumnAt(column);
    return each && each->text ? text(row, column) : TableSource::exported(row, column);
}

qint64 ResultsTable::key(qsizetype row) const
{
    return candidateKey(m_results->candidate(static_cast<std::size_t>(row)));
}

QString ResultsTable::tooltip(qsizetype row, int column) const
{
    QString tip = TableSource::tooltip(row, column);
    const ResultColumn *each = resultColumnAt(column);
    if (each && each->text) {
        const std::string_view value = each->text(*m_results, static_cast<std::size_t>(row));
        const std::string_view id(each->id);
        const auto chance = id == "status" || id == "left_out" ? chanceMissed(*m_results, static_cast<std::size_t>(row))
                                                               : std::nullopt;
        return chance        ? wattfare::text(*chance)
            : value.empty()  ? tip
            : id == "status" ? display(row, column)
                             : valueWord(each->id, value);
    }
    if (!each)
        return tip;
    if (const auto range = rangeOf(*each, *m_results, static_cast<std::size_t>(row))) {
        const auto bound = [&](double value) {
            return isMoney(each->unit) && !showsUsd() ? format::money(value) : format::full(value);
        };
        tip += QLatin1Char('\n') + ResultsTableText::tr("Range %1 to %2").arg(bound(range->low), bound(range->high));
    }
    return tip;
}

QString ResultsTable::missingReason(qsizetype row, int column) const
{
    if (const DerivedColumn *own = derivedAt(column); own && own->error)
        return wattfare::text(*own->error);
    const ResultColumn *each = resultColumnAt(column);
    if (!each || !each->isNumber())
        return {};
    const Message reason = wattfare::missingReason(*each, *m_results, static_cast<std::size_t>(row));
    return reason.id.empty() ? QString() : wattfare::text(reason);
}

std::optional<FigureClass> ResultsTable::figureClass(qsizetype row, int column) const
{
    const ResultColumn *each = resultColumnAt(column);
    if (!each || !m_columns[static_cast<std::size_t>(column)].classMarkers)
        return std::nullopt;
    const auto at = static_cast<std::size_t>(row);
    if (!each->metric) // a wait follows from the throughput
        return each->number(*m_results, at) ? std::optional(m_results->throughputClass(at)) : std::nullopt;
    if (!m_results->value(at, *each->metric))
        return std::nullopt;
    return m_results->metricClass(at, *each->metric);
}

bool ResultsTable::dimmed(qsizetype row) const
{
    return m_busy || !m_results->qualifies(static_cast<std::size_t>(row));
}

int ResultsTable::group(qsizetype row) const
{
    return static_cast<int>(m_results->standing(static_cast<std::size_t>(row)));
}

void ResultsTable::arrange(std::vector<std::uint32_t> &rows) const
{
    const std::vector<TypeIndex> bySize = typesBySize(m_results->snapshot());
    std::vector<std::size_t> place(bySize.size());
    for (std::size_t i = 0; i < bySize.size(); ++i)
        place[bySize[i]] = i;
    std::stable_sort(rows.begin(), rows.end(), [&](std::uint32_t a, std::uint32_t b) {
        return place[m_results->candidate(a).type] < place[m_results->candidate(b).type];
    });
}

bool ResultsTable::tieBefore(qsizetype a, qsizetype b) const
{
    return wattfare::tieBefore(*m_results, static_cast<std::size_t>(a), static_cast<std::size_t>(b));
}

bool ResultsTable::contains(qsizetype row, const QString &word) const
{
    for (const std::string_view id : kSearched) {
        const ResultColumn *column = findResultColumn(id);
        if (!column || !column->text)
            continue;
        const std::string_view value = column->text(*m_results, static_cast<std::size_t>(row));
        if (plain(value).contains(word, Qt::CaseInsensitive)
            || valueWord(id, value).contains(word, Qt::CaseInsensitive))
            return true;
    }
    return typeWords(row).contains(word, Qt::CaseInsensitive);
}

const QString &ResultsTable::typeWords(qsizetype row) const
{
    const Snapshot &snapshot = m_results->snapshot();
    const TypeIndex type = m_results->candidate(static_cast<std::size_t>(row)).type;
    if (m_typeWords.empty())
        m_typeWords.resize(snapshot.types.size());
    QString &words = m_typeWords[type];
    if (words.isNull()) {
        const AcceleratorIndex accelerator = snapshot.types[type].accelerator;
        const std::string &vendor = accelerator == kNone ? std::string() : snapshot.accelerators[accelerator].vendor;
        words = roleName(roleOf(snapshot, type)) + QLatin1Char('\n') + plain(vendor);
    }
    return words;
}

std::string cellSources(const ResultsTable &table, qsizetype row, int column)
{
    const ResultColumn *found = findResultColumn(table.column(column).id.toStdString());
    if (!found || !found->metric)
        return {};
    std::string ids;
    for (const std::string &id : sourcesOf(*table.resultsPtr(), static_cast<std::size_t>(row), *found->metric))
        ids += (ids.empty() ? "" : "; ") + id;
    return ids;
}

ExportContext exportContext(const std::shared_ptr<const ResultsTable> &table, std::vector<int> &columns)
{
    ExportContext context;
    const auto among = [&](int column) { return std::find(columns.begin(), columns.end(), column) != columns.end(); };
    for (int column = 0; column < table->columnCount(); ++column) {
        const QString &id = table->column(column).id;
        const bool excluded = id == QLatin1String("left_out");
        if (excluded)
            context.worded.push_back(column);
        if ((excluded || id == QLatin1String("region") || id == QLatin1String("purchase_option")
                || id == QLatin1String("price_date"))
            && !among(column))
            columns.push_back(column);
    }
    for (const int column : columns)
        if (const ResultColumn *each = resultColumnAt(column); each && canRange(*each))
            context.ranged.push_back(column);
    context.range = [table](qsizetype row, int column) -> std::optional<std::pair<double, double>> {
        const auto range = rangeOf(*resultColumnAt(column), *table->resultsPtr(), static_cast<std::size_t>(row));
        return range ? std::optional(std::pair(range->low, range->high)) : std::nullopt;
    };
    return context;
}

QString exportTitle(const ResultsTable &table)
{
    const Scenario &scenario = table.resultsPtr()->scenario();
    QStringList parts{scenarioTitle(scenario, &table.resultsPtr()->snapshot())};
    for (const std::string &region : scenario.regions)
        parts << QString::fromStdString(region);
    return (parts << format::date(table.resultsPtr()->asOf())).join(QStringLiteral(" · "));
}

} // namespace wattfare
