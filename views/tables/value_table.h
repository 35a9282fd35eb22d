// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/tables/table_source.h"

#include <vector>

namespace wattfare {

// A small table held by value, for results of a query, the data of a chart, lists of sources.
class ValueTable : public TableSource
{
public:
    struct Cell {
        std::optional<double> number; // of a number or boolean column
        QString text; // of a text column; null when missing
        QString reason; // why it is missing
        std::optional<FigureClass> cls;
    };
    static Cell cell(const QString &text) { return {{}, text, {}, {}}; }
    static Cell cell(std::optional<double> number, const QString &reason = {}) { return {number, {}, reason, {}}; }

    explicit ValueTable(std::vector<TableColumn> columns)
        : m_columns(std::move(columns))
    {
    }
    void addRow(std::vector<Cell> cells, qint64 key = -1); // padded or cut to the columns; key -1: its row number

    qsizetype rowCount() const override { return static_cast<qsizetype>(m_keys.size()); }
    int columnCount() const override { return static_cast<int>(m_columns.size()); }
    const TableColumn &column(int column) const override { return m_columns[static_cast<std::size_t>(column)]; }
    std::optional<double> number(qsizetype row, int column) const override { return at(row, column).number; }
    QString text(qsizetype row, int column) const override { return at(row, column).text; }
    qint64 key(qsizetype row) const override { return m_keys[static_cast<std::size_t>(row)]; }
    QString missingReason(qsizetype row, int column) const override { return at(row, column).reason; }
    std::optional<FigureClass> figureClass(qsizetype row, int column) const override { return at(row, column).cls; }

private:
    const Cell &at(qsizetype row, int column) const
    {
        return m_cells[static_cast<std::size_t>(row) * m_columns.size() + static_cast<std::size_t>(column)];
    }
    std::vector<TableColumn> m_columns;
    std::vector<Cell> m_cells;
    std::vector<qint64> m_keys;
};

} // namespace wattfare
