// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/report/table_export.h"
#include "views/tables/table_source.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace wattfare {

// A table of the window for export: exactly the given rows and columns of the source, in the given order. A view hands
// in what it shows; allRows() and allColumns() give everything. `sources` gives the ids of the sources of a cell, "; "
// between them; called on several threads at once. `asShown`: behind each number what the screen shows of it, as text
// in a column "id_shown". Amounts are in the shown currency; `usdBeside`: behind each, in USD as well.
using CellSources = std::function<std::string(qsizetype row, int column)>;
// What the screen says of a row beside its figures. `range`: of the columns `ranged`, as "id_low" and "id_high" behind
// each; called on several threads at once. `worded`: text columns of ids whose words follow, as "id_shown".
struct ExportContext {
    std::function<std::optional<std::pair<double, double>>(qsizetype row, int column)> range{};
    std::vector<int> ranged{}, worded{};
};
std::unique_ptr<ExportTable> exportTable(TableSourcePtr source, std::vector<qsizetype> rows, std::vector<int> columns,
    CellSources sources = {}, bool asShown = false, bool usdBeside = false, ExportContext context = {});
std::vector<qsizetype> allRows(const TableSource &source);
std::vector<int> allColumns(const TableSource &source); // pins left out

} // namespace wattfare
