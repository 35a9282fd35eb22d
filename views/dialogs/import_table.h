// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/staging/import_batch.h"
#include "views/tables/table_source.h"

#include <QString>

#include <memory>
#include <vector>

namespace wattfare {

// What one import would change, with the name of its file.
struct ImportPart {
    QString file;
    std::shared_ptr<const ImportDiff> diff;
};

// The entries of one or several dry runs as a table: what happens to which figure, from which value to which.
class ImportTable : public TableSource
{
public:
    explicit ImportTable(std::vector<ImportPart> parts);

    qsizetype rowCount() const override { return static_cast<qsizetype>(m_rows.size()); }
    int columnCount() const override { return static_cast<int>(m_columns.size()); }
    const TableColumn &column(int column) const override { return m_columns[static_cast<std::size_t>(column)]; }
    std::optional<double> number(qsizetype row, int column) const override;
    QString text(qsizetype row, int column) const override;
    QString display(qsizetype row, int column) const override;
    QString missingReason(qsizetype row, int column) const override;

    std::vector<std::uint32_t> rowsOf(DiffEntry::Kind kind) const;
    const DiffEntry &entry(qsizetype row) const { return *m_rows[static_cast<std::size_t>(row)].entry; }

private:
    struct Row {
        std::size_t part = 0;
        const DiffEntry *entry = nullptr;
    };
    std::vector<ImportPart> m_parts;
    std::vector<TableColumn> m_columns;
    std::vector<Row> m_rows;
};

QString importKindTitle(DiffEntry::Kind kind); // "New"
QString factTableName(std::string_view table); // "price_on_demand" reads "On-demand price"

} // namespace wattfare
