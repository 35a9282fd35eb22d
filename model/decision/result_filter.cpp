// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/result_filter.h"

#include "model/catalog/query.h"
#include "model/decision/result_columns.h"

namespace wattfare {

std::size_t ResultsTable::columnCount() const { return resultColumns().size(); }
std::string ResultsTable::columnName(std::size_t column) const { return resultColumns()[column].id; }
bool ResultsTable::isNumber(std::size_t column) const { return resultColumns()[column].isNumber(); }

std::optional<double> ResultsTable::number(std::size_t row, std::size_t column) const
{
    return resultColumns()[column].number(*m_results, row);
}

std::string_view ResultsTable::text(std::size_t row, std::size_t column) const
{
    return resultColumns()[column].text(*m_results, row);
}

Result<std::vector<std::uint32_t>> filterResults(const ResultsPtr &results, const std::string &where, const ProgressFn &progress)
{
    return filterRows(ResultsTable(results), where, progress);
}

} // namespace wattfare
