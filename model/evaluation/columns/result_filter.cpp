// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/columns/result_filter.h"

#include "model/evaluation/columns/result_columns.h"

namespace wattfare {

std::size_t ResultsSource::columnCount() const { return resultColumns().size(); }
std::string_view ResultsSource::columnName(std::size_t column) const { return resultColumns()[column].id; }
bool ResultsSource::isNumber(std::size_t column) const { return resultColumns()[column].isNumber(); }

std::optional<double> ResultsSource::number(std::size_t row, std::size_t column) const
{
    return resultColumns()[column].number(*m_results, row);
}

std::string_view ResultsSource::text(std::size_t row, std::size_t column) const
{
    const std::string_view text = resultColumns()[column].text(*m_results, row);
    return text.empty() ? std::string_view() : text; // empty is NULL
}

Result<std::vector<std::uint32_t>> filterResults(
    const ResultsPtr &results, std::string_view where, const QueryLimits &limits)
{
    return filterRows(ResultsSource(results), where, limits);
}

} // namespace wattfare
