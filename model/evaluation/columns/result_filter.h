// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/query/query.h"
#include "model/evaluation/results.h"

#include <string_view>
#include <vector>

namespace wattfare {

// Results as SQL sees them: the columns of resultColumns(), by their ids. Keeps the results alive.
class ResultsSource : public ColumnSource
{
public:
    explicit ResultsSource(ResultsPtr results)
        : m_results(std::move(results))
    {
    }
    std::size_t rowCount() const override { return m_results->size(); }
    std::size_t columnCount() const override;
    std::string_view columnName(std::size_t column) const override;
    bool isNumber(std::size_t column) const override;
    std::optional<double> number(std::size_t row, std::size_t column) const override;
    std::string_view text(std::size_t row, std::size_t column) const override;
    bool hasShortTexts() const override { return true; }

private:
    ResultsPtr m_results;
};

// Rows of `results` for which the SQL condition over the columns of resultColumns() holds, ascending (filterRows).
Result<std::vector<std::uint32_t>> filterResults(
    const ResultsPtr &results, std::string_view where, const QueryLimits &limits = {});

} // namespace wattfare
