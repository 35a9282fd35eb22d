// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/query/query.h"
#include "views/tables/table_source.h"
#include "views/words/sql_number.h"

#include <memory>
#include <string>
#include <vector>

namespace wattfare {

// The answer to a statement as rows of a table view. The ids of its columns are theirs in SQL, each once (SQL knows no
// case): a second "n" is "n_2". Keys are row numbers.
class QueryRows : public TableSource
{
public:
    explicit QueryRows(QueryResult result); // reads all numbers once: with many rows not on the GUI thread

    const QueryResult &result() const { return m_result; }
    SqlNumbers numbers(int column) const { return m_numbers[static_cast<std::size_t>(column)]; }
    const std::string &sqlName(int column) const { return m_names[static_cast<std::size_t>(column)]; }
    int columnNamed(std::string_view name) const; // -1 when there is none

    qsizetype rowCount() const override { return static_cast<qsizetype>(m_result.rows); }
    int columnCount() const override { return static_cast<int>(m_columns.size()); }
    const TableColumn &column(int column) const override { return m_columns[static_cast<std::size_t>(column)]; }
    std::optional<double> number(qsizetype row, int column) const override;
    QString text(qsizetype row, int column) const override;
    QString display(qsizetype row, int column) const override;
    QString missingReason(qsizetype, int) const override { return QStringLiteral("NULL"); }

private:
    QueryResult m_result;
    std::vector<std::string> m_names;
    std::vector<SqlNumbers> m_numbers;
    std::vector<TableColumn> m_columns;
};

using QueryRowsPtr = std::shared_ptr<const QueryRows>;

// Its columns for a filter: model/catalog/query/query.h evaluates conditions over them without copying.
class QueryFilterSource : public ColumnSource
{
public:
    explicit QueryFilterSource(QueryRowsPtr rows)
        : m_rows(std::move(rows))
    {
    }
    std::size_t rowCount() const override { return m_rows->result().rows; }
    std::size_t columnCount() const override { return m_rows->result().columns.size(); }
    std::string_view columnName(std::size_t column) const override { return m_rows->sqlName(static_cast<int>(column)); }
    bool isNumber(std::size_t column) const override { return m_rows->result().columns[column].isNumber; }
    std::optional<double> number(std::size_t row, std::size_t column) const override
    {
        return m_rows->result().columns[column].number(row);
    }
    std::string_view text(std::size_t row, std::size_t column) const override
    {
        const QueryColumn &c = m_rows->result().columns[column];
        return c.valid.test(row) ? std::string_view(c.texts[row]) : std::string_view();
    }

private:
    QueryRowsPtr m_rows;
};

// A condition for bare words: each of them in one of the columns.
std::string wordCondition(const QueryRows &rows, const QString &words);

} // namespace wattfare
