// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tables/report_rows.h"

#include "views/words/messages.h"
#include "views/words/purchase_text.h"

namespace wattfare {

TableSourcePtr reportRows(const ReportTable &table, const std::function<qint64(std::size_t row)> &key)
{
    std::vector<TableColumn> columns;
    for (std::size_t c = 0; c < table.head.size(); ++c) {
        const ReportTable::Head &head = table.head[c];
        TableColumn column;
        column.id = QString::fromStdString(head.id);
        column.title = text(head.title);
        column.unit = head.unit;
        column.kind = head.numeric ? TableColumn::Kind::number : TableColumn::Kind::text;
        column.style = format::styleOfUnit(head.unit);
        for (const auto &row : table.rows)
            if (c < row.size() && row[c].form == NumberForm::integer)
                column.style = format::Style::integer;
        columns.push_back(std::move(column));
    }
    auto rows = std::make_shared<ValueTable>(std::move(columns));
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        std::vector<ValueTable::Cell> cells;
        for (const ReportCell &cell : table.rows[r]) {
            ValueTable::Cell made;
            made.number = cell.number;
            if (!cell.message.id.empty()) // where there is a text as well, that is for machines
                made.text = text(cell.message);
            else if (!cell.text.empty())
                made.text = candidateWords(QString::fromStdString(cell.text));
            if (!cell.reason.id.empty())
                made.reason = text(cell.reason);
            made.cls = cell.figureClass;
            cells.push_back(std::move(made));
        }
        rows->addRow(std::move(cells), key ? key(r) : -1);
    }
    return rows;
}

} // namespace wattfare
