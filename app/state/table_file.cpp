// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/table_file.h"

#include "app/state/files.h"
#include "views/pages/explore/results_table.h"
#include "views/report/source_export.h"
#include "views/report/xlsx/xlsx_export.h"
#include "views/tables/data_table_view.h"

namespace wattfare {

ShownTable shownTable(const DataTableView &view)
{
    const ColumnarTableModel *model = view.table();
    ShownTable shown{model->source(), {}, {}, {}};
    if (const auto results = std::dynamic_pointer_cast<const ResultsTable>(shown.source))
        shown.title = exportTitle(*results);
    shown.rows.reserve(static_cast<std::size_t>(model->rowCount()));
    for (int row = 0; row < model->rowCount(); ++row)
        shown.rows.push_back(model->sourceRow(row));
    const QStringList ids = view.visibleColumns();
    for (const QString &id : ids) {
        if (const int column = model->columnOf(id); column >= 0 && !model->column(column).pin)
            shown.columns.push_back(column);
    }
    return shown;
}

Result<void> saveTable(
    const ShownTable &shown, const TableExport &choice, const QString &path, const ProgressFn &progress)
{
    CellSources sources;
    if (const auto results = std::dynamic_pointer_cast<const ResultsTable>(shown.source); results && choice.provenance)
        sources = [results](qsizetype row, int column) { return cellSources(*results, row, column); };
    std::vector<int> columns = choice.allColumns ? allColumns(*shown.source) : shown.columns;
    ExportContext context;
    if (const auto results = std::dynamic_pointer_cast<const ResultsTable>(shown.source); results && choice.context)
        context = exportContext(results, columns);
    const auto table = exportTable(shown.source, choice.allRows ? allRows(*shown.source) : shown.rows,
        std::move(columns), std::move(sources), choice.asShown, choice.usdBeside, std::move(context));
    if (choice.format == ReportFormat::xlsx) {
        const auto bytes = tableXlsx(*table, QStringLiteral("Wattfare"), {choice.provenance, shown.title}, progress);
        if (!bytes)
            return tl::unexpected(bytes.error());
        return files::write(path, [&](const ByteSink &sink) -> Result<void> {
            if (Result<void> written = sink({bytes->constData(), static_cast<std::size_t>(bytes->size())}); !written)
                return written;
            if (!keepGoing(progress, 1.0))
                return fail(Error::Code::cancelled, {"export.cancelled", {}});
            return {};
        });
    }
    return files::write(path, [&](const ByteSink &sink) {
        return choice.format == ReportFormat::json ? writeTableJson(*table, sink, progress)
                                                   : writeCsv(*table, {choice.provenance, false}, sink, progress);
    });
}

} // namespace wattfare
