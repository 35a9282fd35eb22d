// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/columns/derived_columns.h"
#include "views/pages/view_data.h"
#include "views/report/source_export.h"
#include "views/tables/table_source.h"
#include "views/words/sql_number.h"

#include <QSet>

#include <vector>

namespace wattfare {

// The candidates as a table: the star, every result column, the derived ones. Keys are candidateKey().
class ResultsTable : public TableSource
{
public:
    ResultsTable(const ViewData &data, std::vector<DerivedColumn> derived = {});

    qsizetype rowCount() const override { return static_cast<qsizetype>(m_results->size()); }
    int columnCount() const override { return static_cast<int>(m_columns.size()); }
    const TableColumn &column(int column) const override { return m_columns[static_cast<std::size_t>(column)]; }
    std::optional<double> number(qsizetype row, int column) const override;
    QString text(qsizetype row, int column) const override;
    qint64 key(qsizetype row) const override;
    QString display(qsizetype row, int column) const override;
    QString exported(qsizetype row, int column) const override;
    QString tooltip(qsizetype row, int column) const override;
    QString missingReason(qsizetype row, int column) const override;
    std::optional<FigureClass> figureClass(qsizetype row, int column) const override;
    bool dimmed(qsizetype row) const override;
    bool hasGroups() const override { return true; }
    int group(qsizetype row) const override; // by its standing: eligible, excluded, without an answer
    bool hasTieRule() const override { return true; }
    bool tieBefore(qsizetype a, qsizetype b) const override; // as in answer and report
    void arrange(std::vector<std::uint32_t> &rows) const override; // families together, the smaller sizes first

    const ResultsPtr &resultsPtr() const { return m_results; }
    const std::vector<DerivedColumn> &derived() const { return m_derived; }
    // Row words for the plain search: everything a person reads in the text columns.
    bool contains(qsizetype row, const QString &word) const;

private:
    const DerivedColumn *derivedAt(int column) const;
    const QString &typeWords(
        qsizetype row) const; // what the charts' legend calls the type, and who makes its accelerator

    ResultsPtr m_results;
    bool m_busy = false;
    QSet<qint64> m_pinned;
    std::vector<TableColumn> m_columns;
    std::vector<DerivedColumn> m_derived;
    std::vector<SqlNumbers> m_derivedNumbers; // as many
    mutable std::vector<QString> m_typeWords; // by type, made when first searched
};

// Ids of the sources of a cell of that table, for exports with provenance: of figures that the evaluation computed.
std::string cellSources(const ResultsTable &table, qsizetype row, int column);
// What an export says of each row besides: adds to `columns` the place, the way of buying, the day of the price and the
// exclusion where they are not among them, and gives the ranges of the figures.
ExportContext exportContext(const std::shared_ptr<const ResultsTable> &table, std::vector<int> &columns);
QString exportTitle(const ResultsTable &table); // scenario, regions, day of the prices

} // namespace wattfare
