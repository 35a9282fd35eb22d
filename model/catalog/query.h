// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/memory_table.h"
#include "model/support/column.h"
#include "model/support/progress.h"
#include "model/support/result.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// SQL that a person types, evaluated by SQLite: read-only, bounded, cancellable. An authorizer lets SELECT, reading and
// harmless functions pass and nothing else.
namespace wattfare {

// Rows of `table` for which a WHERE expression over its columns holds, ascending. Errors: Error::Code::sql with
// "query.sql" (SQLite's words, byte offset of the fault in the expression or ""), cancelled.
Result<std::vector<std::uint32_t>> filterRows(const MemoryTable &table, const std::string &where,
                                              const ProgressFn &progress = {});

// One value a row, of one column of a result.
struct QueryColumn {
    std::string name;
    bool isNumber = true;              // every value that is there is a number
    std::vector<double> number;        // of number columns
    std::vector<std::string> text;     // of text columns; numbers among them as SQLite prints them
    Bitmap valid;                      // false: NULL
};

// A column computed from the others by an SQL expression ("usd_per_million / gpus"), in the order of the rows. Errors as
// filterRows.
Result<QueryColumn> computeColumn(const MemoryTable &table, const std::string &expression, const ProgressFn &progress = {});

struct QueryOptions {
    std::size_t rowLimit = 1'000'000;
    std::size_t textLimit = std::size_t{512} << 20U; // bytes of text in the answer
    ProgressFn progress;                             // asked every few thousand steps; false cancels
};

struct QueryResult {
    std::vector<QueryColumn> columns;
    std::size_t rows = 0;
    bool truncated = false;            // more rows than the limit
};

// One SELECT over the catalogue, the overlay (schema `overlay`, where there is one) and, where given, the table `results`.
// Errors: those of opening a database, sql, cancelled.
Result<QueryResult> runQuery(const std::filesystem::path &catalogue, const std::optional<std::filesystem::path> &overlay,
                             const MemoryTable *results, const std::string &sql, const QueryOptions &options = {});

// Tables and columns that a query can name, for completion: "table" and "table.column".
Result<std::vector<std::string>> queryNames(const std::filesystem::path &catalogue, const MemoryTable *results);

} // namespace wattfare
