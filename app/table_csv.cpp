// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table_csv.h"

#include "views/tables/data_table_view.h"

namespace wattfare {

namespace {

void appendCell(QByteArray &csv, QString cell, bool first)
{
    if (!first)
        csv += ',';
    bool number = false;
    cell.toDouble(&number);
    if (!cell.isEmpty() && !number && QStringLiteral("=+-@\t\r").contains(cell.front()))
        cell.prepend(QLatin1Char('\''));
    const bool quoted = cell.contains(QLatin1Char(',')) || cell.contains(QLatin1Char('"')) || cell.contains(QLatin1Char('\n'))
        || cell.contains(QLatin1Char('\r'));
    if (quoted)
        cell = QLatin1Char('"') + cell.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
    csv += cell.toUtf8();
}

} // namespace

QByteArray tableCsv(const DataTableView &view)
{
    QByteArray csv;
    view.exportRows([&csv](const QStringList &cells) { // the header comes first
        for (qsizetype i = 0; i < cells.size(); ++i)
            appendCell(csv, cells[i], i == 0);
        csv += "\r\n";
        return true;
    });
    return csv;
}

} // namespace wattfare
