// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table_csv.h"

#include "views/report/source_export.h"
#include "views/tables/data_table_view.h"

namespace wattfare {

Result<QByteArray> tableCsv(const DataTableView &view)
{
    const ColumnarTableModel *model = view.table();
    std::vector<qsizetype> rows;
    rows.reserve(static_cast<std::size_t>(model->rowCount()));
    for (int row = 0; row < model->rowCount(); ++row)
        rows.push_back(model->sourceRow(row));
    std::vector<int> columns;
    const QStringList ids = view.visibleColumns();
    for (const QString &id : ids) {
        if (const int column = model->columnOf(id); column >= 0 && !model->column(column).pin)
            columns.push_back(column);
    }
    const auto text = csvText(*exportTable(model->source(), std::move(rows), std::move(columns)));
    if (!text)
        return tl::unexpected(text.error());
    return QByteArray::fromStdString(*text);
}

} // namespace wattfare
