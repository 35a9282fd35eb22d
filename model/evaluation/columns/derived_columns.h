// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/query/query.h"
#include "model/evaluation/results.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Columns that a person types as SQL expressions over the columns of the results; one may use those before it.
namespace wattfare {

struct ColumnFormula {
    std::string name, expression;
    friend bool operator==(const ColumnFormula &, const ColumnFormula &) = default;
};

struct DerivedColumn {
    ColumnFormula formula;
    QueryColumn values; // as many rows as the results; empty with an error
    std::optional<Error> error; // SQLite's words, or stopped
};

// A name that no column of the results has: a letter or underscore, then letters, digits and underscores, at most 41.
bool isFreeColumnName(std::string_view name);

// The columns of the results, then the derived ones that have values.
class DerivedSource : public ColumnSource
{
public:
    DerivedSource(ResultsPtr results, std::span<const DerivedColumn> derived);
    std::size_t rowCount() const override { return m_results->size(); }
    std::size_t columnCount() const override;
    std::string_view columnName(std::size_t column) const override;
    bool isNumber(std::size_t column) const override;
    std::optional<double> number(std::size_t row, std::size_t column) const override;
    std::string_view text(std::size_t row, std::size_t column) const override;
    bool hasShortTexts() const override { return true; }

private:
    ResultsPtr m_results;
    std::vector<const DerivedColumn *> m_derived;
};

// Each formula in turn. `limits.seconds` is for all of them together; what does not fit in bears the error
// "query.too_long".
std::vector<DerivedColumn> deriveColumns(
    const ResultsPtr &results, std::span<const ColumnFormula> formulas, const QueryLimits &limits = {});

// True if one of them was stopped for the time it took.
bool tookTooLong(std::span<const DerivedColumn> columns);

} // namespace wattfare
