// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/columns/derived_columns.h"

#include "model/evaluation/columns/result_columns.h"

#include <algorithm>
#include <chrono>

namespace wattfare {

bool isFreeColumnName(std::string_view name)
{
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    const auto part = [&](char c) { return letter(c) || (c >= '0' && c <= '9'); };
    const auto same = [&](const ResultColumn &column) { // SQL knows no case
        return std::ranges::equal(
            std::string_view(column.id), name, [](char a, char b) { return a == (b >= 'A' && b <= 'Z' ? b + 32 : b); });
    };
    return !name.empty() && name.size() <= 41 && letter(name.front()) && std::ranges::all_of(name, part)
        && std::ranges::none_of(resultColumns(), same);
}

DerivedSource::DerivedSource(ResultsPtr results, std::span<const DerivedColumn> derived)
    : m_results(std::move(results))
{
    for (const DerivedColumn &column : derived) {
        if (!column.error)
            m_derived.push_back(&column);
    }
}

std::size_t DerivedSource::columnCount() const { return resultColumns().size() + m_derived.size(); }

std::string_view DerivedSource::columnName(std::size_t column) const
{
    const auto own = resultColumns();
    return column < own.size() ? std::string_view(own[column].id)
                               : std::string_view(m_derived[column - own.size()]->formula.name);
}

bool DerivedSource::isNumber(std::size_t column) const
{
    const auto own = resultColumns();
    return column < own.size() ? own[column].isNumber() : m_derived[column - own.size()]->values.isNumber;
}

std::optional<double> DerivedSource::number(std::size_t row, std::size_t column) const
{
    const auto own = resultColumns();
    return column < own.size() ? own[column].number(*m_results, row)
                               : m_derived[column - own.size()]->values.number(row);
}

std::string_view DerivedSource::text(std::size_t row, std::size_t column) const
{
    const auto own = resultColumns();
    if (column < own.size()) {
        const std::string_view text = own[column].text(*m_results, row);
        return text.empty() ? std::string_view() : text; // empty is NULL
    }
    const QueryColumn &values = m_derived[column - own.size()]->values;
    return values.valid.test(row) ? std::string_view(values.texts[row]) : std::string_view();
}

std::vector<DerivedColumn> deriveColumns(
    const ResultsPtr &results, std::span<const ColumnFormula> formulas, const QueryLimits &limits)
{
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    std::vector<DerivedColumn> columns;
    columns.reserve(formulas.size()); // sources point into it
    for (const ColumnFormula &formula : formulas) {
        DerivedColumn column{formula, {}, {}};
        QueryLimits left = limits;
        if (limits.seconds > 0) // a little is left for the last, so that it fails in SQLite's own way
            left.seconds = std::max(1e-4, limits.seconds - std::chrono::duration<double>(Clock::now() - start).count());
        auto values = computeColumn(DerivedSource(results, columns), formula.expression, left);
        if (values)
            column.values = std::move(*values);
        else
            column.error = values.error();
        columns.push_back(std::move(column));
    }
    return columns;
}

bool tookTooLong(std::span<const DerivedColumn> columns)
{
    return std::ranges::any_of(
        columns, [](const DerivedColumn &c) { return c.error && c.error->message.id == "query.too_long"; });
}

} // namespace wattfare
