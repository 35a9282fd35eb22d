// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/query/query.h"

namespace wattfare::test {

// A result of a query that can be filtered, sorted and computed with.
class QueryTable : public ColumnSource
{
public:
    explicit QueryTable(QueryResult result)
        : m_result(std::move(result))
    {
    }
    std::size_t rowCount() const override { return m_result.rows; }
    std::size_t columnCount() const override { return m_result.columns.size(); }
    std::string_view columnName(std::size_t column) const override { return m_result.columns[column].name; }
    bool isNumber(std::size_t column) const override { return m_result.columns[column].isNumber; }
    std::optional<double> number(std::size_t row, std::size_t column) const override
    {
        return m_result.columns[column].number(row);
    }
    std::string_view text(std::size_t row, std::size_t column) const override
    {
        const QueryColumn &c = m_result.columns[column];
        return c.valid.test(row) ? std::string_view(c.texts[row]) : std::string_view();
    }

private:
    QueryResult m_result;
};

} // namespace wattfare::test
