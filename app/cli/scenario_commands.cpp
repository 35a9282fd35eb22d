// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluated.h"
#include "app/cli/text_table.h"
#include "model/economics/purchase.h"
#include "model/evaluation/answer.h"
#include "model/evaluation/columns/result_columns.h"
#include "model/evaluation/columns/result_filter.h"
#include "model/evaluation/compare.h"
#include "model/evaluation/explain_candidate.h"
#include "model/evaluation/ranking.h"
#include "model/evaluation/throughput/work_unit.h"
#include "model/evaluation/unlike_sources.h"
#include "model/report/table_export.h"
#include "model/support/decimal.h"
#include "model/workload/document.h"
#include "views/words/column_text.h"
#include "views/words/currency.h"
#include "views/words/figure_class.h"
#include "views/words/format.h"
#include "views/words/formula_text.h"
#include "views/words/messages.h"

#include <algorithm>
#include <cctype>
#include <iostream>
#include <map>
#include <numeric>
#include <set>

// presets, evaluate, compare, explain.
namespace wattfare::cli {

namespace {

// The words of a column or metric, with what a million counts.
std::string titleOf(const Results &results, const char *id)
{
    return withWorkUnit(std::string("column.") + id, results.scenario(), results.snapshot());
}

ReportTable::Head headOf(const ResultColumn &column, const Results &results)
{
    return head(column.id, titleOf(results, column.id), columnUnit(column, results.scenario().kind), column.isNumber());
}

ReportCell cellOf(const ResultColumn &column, const Results &results, std::size_t row)
{
    if (!column.isNumber())
        return cell(std::string(column.text(results, row)));
    const auto value = column.number(results, row);
    ReportCell result = cell(
        value, columnUnit(column, results.scenario().kind), value ? Message{} : missingReason(column, results, row));
    if ((column.metric && metricInfo(*column.metric).style == NumberStyle::whole)
        || column.id == std::string_view("vcpus"))
        result.form = NumberForm::integer;
    if (const auto range = value ? rangeOf(column, results, row) : std::nullopt) {
        result.low = range->low;
        result.high = range->high;
    }
    return result;
}

// The same as a person reads it: ids as words, a chance in per cent. Files keep ids and numbers.
ReportCell shownCell(const Context &context, const ResultColumn &column, const Results &results, std::size_t row)
{
    ReportCell result = cellOf(column, results, row);
    if (context.format != Format::table)
        return result;
    if (!column.isNumber()) // a dash under "Excluded" where nothing excludes the row
        result.text = column.id == std::string_view("left_out") && results.qualifies(row)
            ? std::string()
            : valueWord(column.id, result.text).toStdString();
    else if (column.ofSpotRisk() && column.unit == Unit::one && result.number) {
        const QLocale locale = QLocale::c();
        const auto percent
            = [&](const std::optional<double> &value) { return value ? format::percent(*value, locale) : QString(); };
        const bool alike
            = percent(result.low) == percent(result.high); // a range that rounds to one figure says nothing
        result
            = cell(alike ? percent(result.number).toStdString()
                         : format::styledRange(*result.number, result.low, result.high, format::Style::percent, locale)
                               .toStdString());
    }
    return result;
}

// A money column once more, in the scenario's currency; a file's head states rate and date.
ReportTable::Head convertedHead(const ResultColumn &column, const Currency &currency)
{
    ReportTable::Head converted = head(convertedId(column.id, currency), {}, column.unit);
    converted.otherUnit = convertedUnit(column.unit, currency) + rateText(currency);
    return converted;
}

ReportCell convertedCell(const ReportCell &usd, const Currency &currency)
{
    ReportCell result = usd;
    for (std::optional<double> *each : {&result.number, &result.low, &result.high})
        if (*each)
            **each = inCurrency(**each, currency.perUsd);
    return result;
}

struct SortKey {
    const ResultColumn *column;
    bool descending;
};

// Missing sorts last both ways; equals stand as everywhere (ranking.h).
void sortRows(std::vector<std::uint32_t> &rows, const std::vector<SortKey> &keys, const Results &results)
{
    std::stable_sort(rows.begin(), rows.end(), [&](std::uint32_t a, std::uint32_t b) {
        if (results.standing(a) != results.standing(b))
            return results.standing(a) < results.standing(b);
        for (const SortKey &key : keys) {
            if (key.column->isNumber()) {
                const auto x = key.column->number(results, a);
                const auto y = key.column->number(results, b);
                if (x.has_value() != y.has_value())
                    return x.has_value();
                if (x && *x != *y)
                    return key.descending ? *x > *y : *x < *y;
            } else {
                const auto x = key.column->text(results, a);
                const auto y = key.column->text(results, b);
                if (x.empty() != y.empty())
                    return !x.empty();
                if (x != y)
                    return key.descending ? x > y : x < y;
            }
        }
        return tieBefore(results, a, b);
    });
}

Result<std::vector<SortKey>> sortKeys(const std::vector<std::string> &orderBy, WorkloadKind kind)
{
    std::vector<SortKey> keys;
    std::vector<std::string> wanted = orderBy;
    if (wanted.empty())
        wanted.emplace_back(metricInfo(costMetric(kind)).id);
    for (const std::string &text : wanted) {
        const auto colon = text.find(':');
        const std::string direction = colon == std::string::npos ? "asc" : text.substr(colon + 1);
        const ResultColumn *column = findResultColumn(std::string_view(text).substr(0, colon));
        if (column == nullptr)
            return fail(Error::Code::badInput, {"cli.no_such_column", {text.substr(0, colon)}});
        if (direction != "asc" && direction != "desc")
            return fail(Error::Code::badInput, {"cli.no_such_direction", {direction}});
        keys.push_back({column, direction == "desc"});
    }
    return keys;
}

Result<std::vector<const ResultColumn *>> chosenColumns(const std::vector<std::string> &names, const Scenario &scenario)
{
    std::vector<const ResultColumn *> columns;
    if (names.empty()) {
        for (const ResultColumn &column : resultColumns())
            if (column.shownFor(scenario) || column.id == std::string_view("left_out"))
                columns.push_back(&column);
        return columns;
    }
    for (const std::string &name : names) {
        if (name == "all") {
            for (const ResultColumn &column : resultColumns())
                columns.push_back(&column);
            continue;
        }
        const ResultColumn *column = findResultColumn(name);
        if (column == nullptr)
            return fail(Error::Code::badInput, {"cli.no_such_column", {name}});
        columns.push_back(column);
    }
    return columns;
}

nlohmann::ordered_json derivationJson(const Derivation &derivation)
{
    nlohmann::ordered_json node;
    node["id"] = derivation.id;
    if (!derivation.symbol.empty())
        node["symbol"] = derivation.symbol;
    node["value"] = derivation.value;
    node["unit"] = unitId(derivation.unit);
    if (derivation.low != derivation.high)
        node["range"] = {derivation.low, derivation.high};
    node["class"] = figureClassId(derivation.cls);
    if (!derivation.section.empty())
        node["section"] = derivation.section;
    if (derivation.isLeaf) {
        node["kind"] = leafKindId(derivation.kind);
        if (!derivation.subject.empty())
            node["subject"] = derivation.subject;
        if (!derivation.date.empty())
            node["date"] = derivation.date;
        if (!derivation.locator.empty())
            node["locator"] = derivation.locator;
    } else {
        node["formula"] = formulaText(derivation);
        node["substituted"] = substitutedText(derivation);
    }
    if (!derivation.sources.empty())
        node["sources"] = derivation.sources;
    for (const RejectedAlternative &rejected : derivation.rejected) {
        nlohmann::ordered_json item;
        item["what"] = rejected.what;
        if (rejected.value)
            item["value"] = *rejected.value;
        item["unit"] = unitId(rejected.unit);
        item["class"] = figureClassId(rejected.cls);
        item["sources"] = rejected.sources;
        item["reason"] = words(rejected.reason);
        node["rejected"].push_back(std::move(item));
    }
    for (const Message &message : derivation.notes)
        node["notes"].push_back(words(message));
    for (const Derivation &child : derivation.children)
        node["inputs"].push_back(derivationJson(child));
    return node;
}

void printDerivation(const Derivation &derivation, int depth)
{
    const QLocale locale = QLocale::c();
    const std::string indent(static_cast<std::size_t>(depth) * 2, ' ');
    const std::string name = words({"quantity." + derivation.id, {}});
    std::cout << indent << (derivation.id.empty() ? std::string("result") : name);
    if (!derivation.subject.empty())
        std::cout << " of " << derivation.subject;
    const auto low = derivation.low == derivation.high ? std::nullopt : std::optional(derivation.low);
    const auto high = derivation.low == derivation.high ? std::nullopt : std::optional(derivation.high);
    const std::string unit = unitWords(derivation.unit).toStdString();
    std::cout << " = "
              << format::styledRange(derivation.value, low, high, derivationStyle(derivation), locale).toStdString()
              << (unit.empty() ? "" : " ") << unit << "  " << classMarker(derivation.cls).toStdString();
    if (!derivation.section.empty())
        std::cout << "  [" << derivation.section << "]";
    std::cout << '\n';
    if (hasFormula(derivation)) {
        std::cout << indent << "  " << formulaWords(derivation, locale).toStdString() << '\n';
        std::cout << indent << "  = " << formulaNumbers(derivation, locale).toStdString() << '\n';
    }
    std::string sources;
    for (const std::string &source : derivation.sources)
        sources += (sources.empty() ? "" : ", ") + source;
    if (derivation.isLeaf && !(sources.empty() && derivation.date.empty() && derivation.locator.empty()))
        std::cout << indent << "  source: " << sources << (derivation.date.empty() ? "" : ", ") << derivation.date
                  << (derivation.locator.empty() ? "" : ", ") << derivation.locator << '\n';
    for (const RejectedAlternative &rejected : derivation.rejected)
        std::cout << indent << "  not used: " << rejected.what << " "
                  << format::number(shownValue(rejected.value, rejected.unit), locale).toStdString() << ' '
                  << unitName(rejected.unit).toStdString() << " (" << words(rejected.reason) << ")\n";
    for (const Message &message : derivation.notes)
        std::cout << indent << "  " << words(message) << '\n';
    for (const Derivation &child : derivation.children)
        printDerivation(child, depth + 1);
}

// What a candidate differs from the baseline by, as a fraction, with the range of the difference. Rows whose watts are
// known only as a ratio to the baseline's join `ratioOnly`, or the other way round.
ReportCell differenceCell(const Context &context, const Results &results, MetricComparer &comparer, std::size_t row,
    std::size_t baseline, Metric metric, std::map<std::size_t, bool> &ratioOnly)
{
    const auto value = results.value(row, metric), base = results.value(baseline, metric);
    std::optional<double> change;
    if (value && base && *base != 0.0)
        change = *value / *base - 1.0;
    const Message why = !value ? results.reason(row, metric)
        : !base                ? results.reason(baseline, metric)
                               : Message{"compare.baseline_zero", {}};
    const auto difference = comparer.difference(row, baseline, metric);
    const bool ranged = difference && !difference->exact();
    if (difference && difference->publishedRatio)
        ratioOnly.emplace(row, difference->ratioOfBaseline);
    if (context.format != Format::table) {
        ReportCell result = cell(change, "1");
        if (ranged) {
            result.low = difference->low - 1.0;
            result.high = difference->high - 1.0;
        }
        if (!change)
            result.reason = why;
        return result;
    }
    if (!change)
        return cell(std::nullopt, {}, why);
    const QLocale locale = QLocale::c();
    std::string said = format::difference(*change, locale).toStdString();
    const std::string low = format::difference(difference ? difference->low - 1.0 : 0.0, locale).toStdString(),
                      high = format::difference(difference ? difference->high - 1.0 : 0.0, locale).toStdString();
    if (ranged && low != high) // a range that rounds to one figure says nothing
        said += " (" + low + " to " + high + ")";
    if (ranged && !difference->distinct)
        said += ", " + words({difference->likely() ? "compare.likely" : "compare.indistinct", {}});
    return cell(std::move(said));
}

} // namespace

int runPresets(const Context &context)
{
    ReportTable table;
    table.head = {head("id", "column.preset", {}, false), head("title", "column.title", {}, false)};
    for (const Preset &preset : bundledPresets())
        table.rows.push_back({cell(preset.id), cell(preset.title)});
    print(context, table, nlohmann::ordered_json::object(), "presets");
    return kDone;
}

int runEvaluate(const Context &context, const EvaluateArguments &arguments)
{
    if (std::find(arguments.columns.begin(), arguments.columns.end(), "list") != arguments.columns.end()) {
        ReportTable table;
        table.head = {head("column", "column.column", {}, false), head("unit", "column.unit", {}, false),
            head("title", "column.title", {}, false)};
        for (const ResultColumn &column : resultColumns())
            table.rows.push_back({cell(column.id), cell(std::string(unitId(column.unit))),
                cell(words({std::string("column.") + column.id, {}}))});
        print(context, table, nlohmann::ordered_json::object(), "columns");
        return kDone;
    }
    const auto done = evaluated(context, arguments);
    if (!done)
        return report(done.error());
    const Results &results = *done->results;
    const auto columns = chosenColumns(arguments.columns, done->scenario);
    if (!columns)
        return report(columns.error());
    const auto keys = sortKeys(arguments.orderBy, done->scenario.kind);
    if (!keys)
        return report(keys.error());

    std::vector<std::uint32_t> rows;
    if (arguments.where.empty()) {
        rows.resize(results.size());
        std::iota(rows.begin(), rows.end(), 0U);
    } else {
        QueryLimits limits;
        limits.progress = [](double) { return !interrupted(); };
        const auto matching = filterResults(done->results, arguments.where, limits);
        if (!matching)
            return report(matching.error());
        rows = *matching;
    }
    const std::size_t before = rows.size();
    if (!arguments.all && arguments.where.empty())
        std::erase_if(rows, [&](std::uint32_t row) { return results.standing(row) == Standing::noAnswer; });
    const std::size_t without = before - rows.size();
    sortRows(rows, *keys, results);
    const std::size_t matching = rows.size();
    if (arguments.limit && rows.size() > *arguments.limit)
        rows.resize(*arguments.limit);

    ReportTable table;
    const Currency &currency = done->scenario.currency;
    const auto converted = [&](const ResultColumn &column) { // a table is in the currency as it is
        return context.format != Format::table && currency.code != "USD" && column.isNumber() && isMoney(column.unit)
            && std::string_view(column.id).find("usd_") != std::string_view::npos;
    };
    for (const ResultColumn *column : *columns) {
        table.head.push_back(headOf(*column, results));
        if (converted(*column))
            table.head.push_back(convertedHead(*column, currency));
    }
    for (const std::uint32_t row : rows) {
        auto &line = table.rows.emplace_back();
        for (const ResultColumn *column : *columns) {
            line.push_back(shownCell(context, *column, results, row));
            if (converted(*column))
                line.push_back(convertedCell(line.back(), currency));
        }
    }
    const Answer best = answer(results);
    auto meta = provenance(results);
    std::vector<std::string> totals;
    if (arguments.total) {
        const std::vector<std::size_t> shown(rows.begin(), rows.end());
        for (const MetricInfo &info : allMetrics()) {
            if (!info.has(kSummed) || !results.applies(info.metric))
                continue;
            const PartialSum sum = sumOf(results, shown, info.metric);
            meta["totals"][info.id]
                = {{"sum", sum.counted > 0 ? nlohmann::ordered_json(sum.sum) : nlohmann::ordered_json()},
                    {"counted", sum.counted}, {"missing", sum.missing}};
            std::string sentence = words({"cli.total",
                {std::string("column.") + info.id, shownValue(sum.sum, info.unit), unitName(info.unit).toStdString()}});
            if (sum.counted == 0)
                sentence = words({"cli.total_missing", {std::string("column.") + info.id}});
            if (!sum.note.id.empty()) {
                meta["totals"][info.id]["note"] = words(sum.note);
                sentence += ' ' + words(sum.note);
            }
            totals.push_back(std::move(sentence));
        }
    }
    for (const Message &sentence : best.sentences)
        meta["answer"].push_back(words(sentence));
    const std::vector<Message> leftOut = excludedSentences(results, best);
    const Excluded &excluded = best.excluded;
    meta["day"] = results.day().iso();
    for (const ExclusionInfo &each : exclusions())
        meta["left_out"][each.id] = excluded.by(each.exclusion);
    meta["left_out"]["no_price"] = excluded.noPrice;
    meta["left_out"]["no_throughput"] = excluded.noThroughput;
    meta["left_out"]["cheapest"] = excluded.cheapest ? nlohmann::ordered_json(results.candidateId(*excluded.cheapest))
                                                     : nlohmann::ordered_json();
    for (const Message &sentence : leftOut)
        meta["left_out"]["sentences"].push_back(words(sentence));
    meta["candidates"] = results.size();
    meta["matching"] = matching;
    const std::size_t leading = std::min(best.leading, best.sentences.size());
    if (context.format == Format::table && leading > 0)
        std::cout << sentences({best.sentences.begin(), best.sentences.begin() + static_cast<std::ptrdiff_t>(leading)})
                         .toStdString()
                  << "\n\n";
    print(context, table, meta);
    if (context.format == Format::table)
        for (std::size_t i = leading; i < best.sentences.size(); ++i)
            std::cout << text(best.sentences[i]).toStdString() << '\n';
    for (const Message &sentence : leftOut) {
        if (context.format == Format::table)
            std::cout << text(sentence).toStdString() << '\n';
        else if (context.format == Format::csv)
            note(context, words(sentence));
    }
    for (const std::string &sentence : totals)
        note(context, sentence);
    if (without > 0)
        note(context, words({"cli.rows_without_answer", {without}}));
    return matching == 0 ? kNoAnswer : kDone;
}

int runCompare(const Context &context, const CompareArguments &arguments)
{
    const auto done = evaluated(context, arguments);
    if (!done)
        return report(done.error());
    const Results &results = *done->results;
    std::vector<std::size_t> rows;
    for (const std::string &text : arguments.candidates) {
        const auto row = rowOf(results, text);
        if (!row)
            return report(row.error());
        rows.push_back(*row);
    }
    std::size_t baseline = rows.front();
    if (!arguments.baseline.empty()) {
        const auto row = rowOf(results, arguments.baseline);
        if (!row)
            return report(row.error());
        baseline = *row;
        if (std::find(rows.begin(), rows.end(), baseline) == rows.end())
            rows.insert(rows.begin(), baseline);
    }
    // One row a metric, one column a candidate, and the difference to the baseline beside it.
    ReportTable table;
    table.head = {head("metric", "column.metric", {}, false), head("unit", "column.unit", {}, false)};
    for (const std::size_t row : rows) {
        const std::string id = results.candidateId(row);
        table.head.push_back(head(id, "text.literal"));
        table.head.back().title.args = {id};
        if (row != baseline) {
            table.head.push_back(head(id + " vs baseline", "column.versus_baseline"));
        }
    }
    MetricComparer comparer(results);
    std::map<std::size_t, bool> ratioOnly; // by row: whether it is the baseline whose watts are a ratio
    for (const MetricInfo &info : allMetrics()) {
        const Metric metric = info.metric;
        const Unit unit = metricUnit(metric, results.scenario().kind);
        std::vector<ReportCell> line{
            cell(context.format == Format::table ? words({titleOf(results, info.id), {}}) : std::string(info.id)),
            cell(std::string(unitId(unit)))};
        bool any = false;
        for (const std::size_t row : rows) {
            const auto value = results.value(row, metric);
            any = any || value.has_value();
            line.push_back(cell(value, unit, value ? Message{} : results.reason(row, metric)));
            if (info.style == NumberStyle::whole)
                line.back().form = NumberForm::integer;
            if (const auto range = results.range(row, metric); value && range) {
                line.back().low = range->low;
                line.back().high = range->high;
            }
            if (row != baseline)
                line.push_back(differenceCell(context, results, comparer, row, baseline, metric, ratioOnly));
        }
        if (any)
            table.rows.push_back(std::move(line));
    }
    for (const ResultColumn &column : resultColumns()) { // what interruptions may do, beside a price on spot
        if (!column.ofSpotRisk() || !column.shownFor(done->scenario))
            continue;
        std::vector<ReportCell> line{
            cell(context.format == Format::table ? words({titleOf(results, column.id), {}}) : std::string(column.id)),
            cell(std::string(unitId(column.unit)))};
        bool any = false;
        for (const std::size_t row : rows) {
            line.push_back(shownCell(context, column, results, row));
            any = any || column.number(results, row);
            if (row == baseline)
                continue;
            const auto value = column.number(results, row), base = column.number(results, baseline);
            const bool both = value && base && *base != 0.0;
            line.push_back(cell(both ? std::optional(*value / *base - 1.0) : std::nullopt, "1",
                both ? Message{} : missingReason(column, results, value ? baseline : row)));
            line.back().form = NumberForm::percent;
            if (both && context.format == Format::table)
                line.back() = cell(format::difference(*value / *base - 1.0, QLocale::c()).toStdString());
        }
        if (any)
            table.rows.push_back(std::move(line));
    }
    auto meta = provenance(results);
    meta["baseline"] = results.candidateId(baseline);
    std::vector<std::string> notes;
    const auto typeOf = [&](std::size_t row) { return results.snapshot().types[results.candidate(row).type].name; };
    for (const auto &[row, ofBaseline] : ratioOnly) // first the type whose watts are known only so
        notes.push_back(words(
            {"compare.published_ratio", {typeOf(ofBaseline ? baseline : row), typeOf(ofBaseline ? row : baseline)}}));
    if (const auto unlike = unlikeSourcesSentence(results, rows))
        notes.push_back(words(*unlike));
    if (!notes.empty())
        meta["notes"] = notes;
    print(context, table, meta, "metrics");
    if (context.format != Format::json)
        for (const std::string &sentence : notes)
            note(context, sentence);
    return table.rows.empty() ? kNoAnswer : kDone;
}

int runExplain(const Context &context, const ExplainArguments &arguments)
{
    const auto done = evaluated(context, arguments);
    if (!done)
        return report(done.error());
    const auto metric = parseMetric(arguments.metric);
    if (!metric)
        return report(Error{Error::Code::badInput, {"cli.no_such_metric", {arguments.metric}}, {}});
    const auto row = rowOf(*done->results, arguments.candidate);
    if (!row)
        return report(row.error());
    const auto derivation = explain(*done->results, done->results->candidate(*row), *metric);
    if (!derivation) {
        const Message reason = done->results->reason(*row, *metric);
        if (derivation.error().code != Error::Code::noAnswer || reason.id.empty())
            return report(derivation.error());
        if (context.format == Format::json) {
            auto meta = provenance(*done->results);
            meta["candidate"] = done->results->candidateId(*row);
            meta["metric"] = metricInfo(*metric).id;
            meta["value"] = nullptr;
            meta["missing"] = {{"value", reason.id}, {"reason", words(reason)}};
            printJson(meta);
        }
        return report(Error{Error::Code::noAnswer, derivation.error().message, words(reason)});
    }
    std::optional<Distribution> drawn;
    if (arguments.monteCarlo) {
        const auto distribution = distributionOf(
            *done->results, done->results->candidate(*row), *metric, *arguments.monteCarlo, arguments.seed);
        if (!distribution)
            return report(distribution.error());
        drawn = *distribution;
    }
    if (context.format == Format::json) {
        auto meta = provenance(*done->results);
        meta["candidate"] = done->results->candidateId(*row);
        if (drawn)
            meta["monte_carlo"] = {{"samples", drawn->samples}, {"seed", arguments.seed}, {"mean", drawn->mean},
                {"sd", drawn->sd}, {"p5", drawn->p05}, {"p50", drawn->p50}, {"p95", drawn->p95}};
        meta["derivation"] = derivationJson(*derivation);
        printJson(meta);
        return kDone;
    }
    if (context.format == Format::csv) {
        ReportTable table;
        table.head = {head("input", "column.input", {}, false), head("subject", "column.subject", {}, false),
            head("value", "column.value"), head("unit", "column.unit", {}, false),
            head("class", "column.class", {}, false), head("sources", "column.sources", {}, false)};
        for (const Derivation *leaf : leavesOf(*derivation)) {
            std::string sources;
            for (const std::string &source : leaf->sources)
                sources += (sources.empty() ? "" : ";") + source;
            table.rows.push_back({cell(leaf->id), cell(leaf->subject), cell(leaf->value, leaf->unit),
                cell(std::string(unitId(leaf->unit))), cell(std::string(figureClassId(leaf->cls))), cell(sources)});
        }
        print(context, table);
        return kDone;
    }
    std::cout << done->results->candidateId(*row) << '\n';
    printDerivation(*derivation, 0);
    const auto shown = [&](double value) { return shownValue(value, derivation->unit); };
    if (drawn)
        std::cout << words({"explain.monte_carlo",
            {drawn->samples, arguments.seed, shown(drawn->p05), shown(drawn->p50), shown(drawn->p95),
                shown(drawn->mean), unitName(derivation->unit).toStdString()}})
                  << '\n';
    return kDone;
}

} // namespace wattfare::cli
