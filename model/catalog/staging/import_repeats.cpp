// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of one batch that bear the same key: alike, they are one fact; different, nobody can say which of them holds.
#include "model/catalog/staging/import_batch.h"

#include "model/support/decimal.h"
#include "model/support/input_error.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace wattfare {

namespace {

struct Repeats {
    std::vector<bool> drop; // by row: says what an earlier row says; empty if there is none
    std::size_t count = 0;
    std::optional<std::pair<std::size_t, std::size_t>> clash; // the earliest row that contradicts one before it
};

template <class Row, class Less, class Same>
Repeats repeatsOf(const std::vector<Row> &rows, Less less, Same same)
{
    Repeats out;
    std::vector<std::uint32_t> order(rows.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, [&](std::uint32_t a, std::uint32_t b) { return less(rows[a], rows[b]); });
    for (std::size_t i = 1; i < order.size(); ++i) {
        const std::size_t before = order[i - 1];
        const std::size_t row = order[i];
        if (less(rows[before], rows[row]))
            continue;
        if (!same(rows[before], rows[row])) {
            if (!out.clash || row < out.clash->second)
                out.clash = {before, row};
            continue;
        }
        out.drop.resize(rows.size());
        out.drop[row] = true;
        ++out.count;
    }
    return out;
}

template <class Row>
std::size_t dropRepeats(std::vector<Row> &rows, const Repeats &repeats)
{
    if (repeats.count == 0)
        return 0;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (repeats.drop[i])
            continue;
        if (kept != i)
            rows[kept] = std::move(rows[i]);
        ++kept;
    }
    rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(kept), rows.end());
    return repeats.count;
}

using Batch = ImportBatch;

auto keyOf(const Batch::Price &r) { return std::tie(r.type, r.region, r.asOf); }
auto valueOf(const Batch::Price &r) { return std::tie(r.nano, r.low, r.high); }
auto keyOf(const Batch::Commitment &r) { return std::tie(r.type, r.region, r.plan, r.termYears, r.payment, r.asOf); }
auto valueOf(const Batch::Commitment &r) { return std::tie(r.effective, r.upfront, r.hourly); }
auto keyOf(const Batch::Band &r) { return std::tie(r.type, r.region, r.os, r.asOf); }
auto valueOf(const Batch::Band &r) { return std::tie(r.bucket, r.lowPct, r.highPct, r.savingsPct); }
auto keyOf(const FigureIn &r) { return std::tie(r.kind, r.subject, r.quantity, r.method, r.year, r.sources, r.asOf); }
auto valueOf(const FigureIn &r) { return std::tie(r.value, r.low, r.high, r.unit, r.cls); }
auto keyOf(const Batch::Specification &r) { return std::tie(r.table, r.key, r.column); }
auto valueOf(const Batch::Specification &r) { return std::tie(r.value); }

template <class Row>
Repeats repeatsOf(const std::vector<Row> &rows)
{
    return repeatsOf(
        rows, [](const Row &a, const Row &b) { return keyOf(a) < keyOf(b); },
        [](const Row &a, const Row &b) { return valueOf(a) == valueOf(b); });
}

// Positions of the columns that identify a row of the table.
std::vector<std::size_t> keyColumns(const FactTable &table)
{
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < table.fields.size(); ++i) {
        if (std::ranges::find(table.key, table.fields[i].csv) != table.key.end())
            out.push_back(i);
    }
    return out;
}

Repeats repeatsOf(const std::vector<Batch::FactRow> &rows)
{
    std::vector<std::pair<const FactTable *, std::vector<std::size_t>>> keys;
    for (const Batch::FactRow &row : rows) {
        if (std::ranges::find(keys, row.table, [](const auto &k) { return k.first; }) == keys.end())
            keys.emplace_back(row.table, keyColumns(*row.table));
    }
    const auto less = [&](const Batch::FactRow &a, const Batch::FactRow &b) {
        if (a.table != b.table)
            return std::less<>()(a.table, b.table);
        const auto columns = std::ranges::find(keys, a.table, [](const auto &k) { return k.first; });
        for (const std::size_t i : columns->second) {
            if (a.values[i] != b.values[i])
                return a.values[i] < b.values[i];
        }
        return false;
    };
    return repeatsOf(rows, less, [](const auto &a, const auto &b) { return a.values == b.values; });
}

std::string factKeyText(const Batch::FactRow &row)
{
    std::string out(row.table->name);
    for (const std::size_t i : keyColumns(*row.table)) {
        if (const auto *text = std::get_if<std::string>(&row.values[i]))
            out += ' ' + *text;
        else if (const auto *whole = std::get_if<std::int64_t>(&row.values[i]))
            out += ' ' + std::to_string(*whole);
    }
    return out;
}

BatchClash clashAt(std::string_view table, const std::pair<std::size_t, std::size_t> &rows, std::uint64_t firstLine,
    std::uint64_t secondLine, std::string key, std::string before, Argument after)
{
    return {std::string(table), rows.first, rows.second, firstLine, secondLine, 0, std::move(key), std::move(before),
        std::move(after)};
}

// Ascending in time; observations of one time in the order of arrival.
void sortPoints(std::vector<Batch::Point> &points)
{
    const auto before = [](const Batch::Point &a, const Batch::Point &b) { return a.observedAt < b.observedAt; };
    if (std::ranges::is_sorted(points, before))
        return;
    if (std::ranges::is_sorted(points.rbegin(), points.rend(), before)) // newest first, as the API answers
        std::ranges::reverse(points);
    else
        std::ranges::stable_sort(points, before);
}

} // namespace

std::optional<BatchClash> ImportBatch::findClash() const
{
    const auto place = [&](const auto &row) { return name(row.type) + ' ' + name(row.region) + ' ' + row.asOf.iso(); };
    for (const auto &[table, rows] : {std::pair("price_on_demand", &m_onDemand), std::pair("price_spot", &m_spot),
             std::pair("price_capacity_block", &m_capacityBlocks)}) {
        if (const auto clash = repeatsOf(*rows).clash) {
            const Price &a = (*rows)[clash->first];
            const Price &b = (*rows)[clash->second];
            return clashAt(table, *clash, a.line, b.line, place(a), nanoUsdText(a.nano), nanoUsdText(b.nano));
        }
    }
    if (const auto clash = repeatsOf(m_commitments).clash) {
        const Commitment &a = m_commitments[clash->first];
        const Commitment &b = m_commitments[clash->second];
        return clashAt("commitment", *clash, a.line, b.line,
            place(a) + ' ' + name(a.plan) + ' ' + std::to_string(a.termYears) + ' ' + name(a.payment),
            nanoUsdText(a.effective), nanoUsdText(b.effective));
    }
    if (const auto clash = repeatsOf(m_bands).clash) {
        const Band &a = m_bands[clash->first];
        const Band &b = m_bands[clash->second];
        return clashAt(
            "interruption_band", *clash, a.line, b.line, place(a), std::to_string(a.bucket), std::to_string(b.bucket));
    }
    if (const auto clash = repeatsOf(m_figures).clash) {
        const FigureIn &a = m_figures[clash->first];
        const FigureIn &b = m_figures[clash->second];
        return clashAt("figure", *clash, a.line, b.line, a.subject + ' ' + a.quantity, shortestText(a.value),
            shortestText(b.value));
    }
    if (const auto clash = repeatsOf(m_specifications).clash) {
        const Specification &a = m_specifications[clash->first];
        const Specification &b = m_specifications[clash->second];
        return clashAt(a.table, *clash, a.line, b.line, a.key + ' ' + a.column, a.value, b.value);
    }
    if (const auto clash = repeatsOf(m_factRows).clash) {
        const FactRow &a = m_factRows[clash->first];
        return clashAt(
            a.table->name, *clash, a.line, m_factRows[clash->second].line, factKeyText(a), "", Phrase::anotherRow);
    }
    for (std::size_t s = 0; s < m_series.size(); ++s) {
        const Series &series = m_series[s];
        std::vector<Point> copy;
        const std::vector<Point> *points = &series.points;
        if (!m_united) {
            copy = series.points;
            sortPoints(copy);
            points = &copy;
        }
        for (std::size_t i = 1; i < points->size(); ++i) {
            const Point &a = (*points)[i - 1];
            const Point &b = (*points)[i];
            if (a.observedAt == b.observedAt && a.nano != b.nano)
                return BatchClash{"spot_history", s, s, 0, 0, a.observedAt,
                    name(series.type) + ' ' + name(series.zone) + ' ' + isoUtc(a.observedAt), nanoUsdText(a.nano),
                    nanoUsdText(b.nano)};
        }
    }
    return std::nullopt;
}

std::optional<BatchClash> ImportBatch::uniteRepeats()
{
    if (m_united)
        return std::nullopt;
    for (Series &series : m_series)
        sortPoints(series.points);
    m_united = true; // in order: findClash need not sort copies
    if (auto clash = findClash()) {
        m_united = false;
        return clash;
    }
    std::size_t dropped = dropRepeats(m_onDemand, repeatsOf(m_onDemand)) + dropRepeats(m_spot, repeatsOf(m_spot))
        + dropRepeats(m_capacityBlocks, repeatsOf(m_capacityBlocks))
        + dropRepeats(m_commitments, repeatsOf(m_commitments)) + dropRepeats(m_bands, repeatsOf(m_bands))
        + dropRepeats(m_figures, repeatsOf(m_figures)) + dropRepeats(m_specifications, repeatsOf(m_specifications))
        + dropRepeats(m_factRows, repeatsOf(m_factRows));
    for (Series &series : m_series) {
        // not std::ranges::unique, whose subrange clang 14 cannot read in this library
        const auto again = std::unique(series.points.begin(), series.points.end(),
            [](const Point &a, const Point &b) { return a.observedAt == b.observedAt; });
        dropped += static_cast<std::size_t>(series.points.end() - again);
        series.points.erase(again, series.points.end());
    }
    if (dropped > 0)
        skipped("import.skip.repeated", dropped);
    m_united = true;
    return std::nullopt;
}

Error clashError(std::string_view file, const BatchClash &clash)
{
    const bool hasLine = clash.firstLine > 0;
    return inputRefused(file, clash.secondLine, clash.table + ' ' + clash.key, clash.after,
        clash.before.empty()
            ? hasLine ? clause<Phrase::eachKeyOnceAsInLine>(clash.firstLine) : Clause(Phrase::eachKeyOnce)
            : hasLine ? clause<Phrase::asGivenInLine>(clash.before, clash.firstLine)
                      : clause<Phrase::asGivenBefore>(clash.before));
}

} // namespace wattfare
