// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/column.h"
#include "model/support/progress.h"
#include "model/support/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// SQL over what is in memory and over the catalogue's files, read-only. SQLite evaluates everything; columns in memory
// are a virtual table, so a filter typed by the user runs on a million rows without copying them.
//
// Errors: Error::Code::sql with message "query.sql" and the arguments: SQLite's words, byte offset of the mistake in
// the user's text ("" if unknown). Not allowed statements: "query.not_allowed" {what}; functions: "query.function"
// {name, byte offset}; values longer than allowed: "query.value_too_long" {bytes}; too much of a statement:
// "query.too_complex". Over its time: "query.too_long" {seconds}. Stopped: Error::Code::cancelled.
namespace wattfare {

// Columns in memory, immutable while a query runs. number() and text() are called a million times: keep them plain.
class ColumnSource
{
public:
    virtual ~ColumnSource() = default;
    virtual std::size_t rowCount() const = 0;
    virtual std::size_t columnCount() const = 0;
    virtual std::string_view columnName(std::size_t column) const = 0; // the SQL name, snake_case
    virtual bool isNumber(std::size_t column) const = 0;
    // nullopt or a null string_view (data() == nullptr) is NULL. Never NaN or infinity. Texts live as long as the
    // source.
    virtual std::optional<double> number(std::size_t row, std::size_t column) const = 0;
    virtual std::string_view text(std::size_t row, std::size_t column) const = 0;
    // No text of it has more than some hundred bytes. Expressions over such a source may not build long ones either
    // (4 KiB), so that none of their steps takes long.
    virtual bool hasShortTexts() const { return false; }
};

// Named columns that own their values: query results, and tables made for queries.
struct QueryColumn {
    std::string name;
    bool isNumber = true;
    std::vector<double> numbers; // where isNumber
    std::vector<std::string> texts; // else
    Bitmap valid;
    std::optional<double> number(std::size_t row) const
    {
        return isNumber && valid.test(row) ? std::optional<double>(numbers[row]) : std::nullopt;
    }
    // What the cell shows: the text, or the shortest number that reads back; "" if missing.
    std::string cell(std::size_t row) const;
};

struct QueryResult {
    std::vector<QueryColumn> columns;
    std::size_t rows = 0;
    bool truncated = false; // there were more rows than the limit
};

struct QueryLimits {
    std::size_t rows = 100000; // of a result
    std::size_t bytes = 256U << 20; // of a result in memory, about; 0 for no limit
    double seconds = 30; // of running, 0 for no limit
    ProgressFn progress = {}; // asked every few milliseconds with 0; false stops
};

// Numbers of the rows for which the SQL condition holds (true, not NULL), ascending. An empty condition keeps all.
Result<std::vector<std::uint32_t>> filterRows(
    const ColumnSource &source, std::string_view where, const QueryLimits &limits = {});

// The same in the order of an ORDER BY list ("usd_per_million NULLS LAST, region DESC"); ties keep the row order.
Result<std::vector<std::uint32_t>> sortRows(
    const ColumnSource &source, std::string_view where, std::string_view orderBy, const QueryLimits &limits = {});

// An SQL expression over each row; as many rows as the source.
Result<QueryColumn> computeColumn(
    const ColumnSource &source, std::string_view expression, const QueryLimits &limits = {});

// Whether filterRows would accept the condition; evaluates nothing. For every key stroke.
Result<void> checkFilter(const ColumnSource &source, std::string_view where);

// Read-only SQL over the catalogue file, the overlay (schema "overlay", where there is one) and tables in memory.
// Only SELECT (also WITH and VALUES), one statement, no file access, no extension loading.
class QueryDatabase
{
public:
    // Errors as of loadSnapshot. Without a base only tables in memory can be asked.
    static Result<std::unique_ptr<QueryDatabase>> open(
        const std::optional<std::filesystem::path> &base, const std::optional<std::filesystem::path> &overlay = {});
    ~QueryDatabase();
    QueryDatabase(const QueryDatabase &) = delete;
    QueryDatabase &operator=(const QueryDatabase &) = delete;

    // Makes columns in memory a table; another one of that name is replaced. badInput for a name that is not
    // snake_case.
    Result<void> addTable(std::string_view name, std::shared_ptr<const ColumnSource> source);

    Result<QueryResult> run(std::string_view sql, const QueryLimits &limits = {});

    struct Table {
        std::string name; // "price_on_demand", "overlay.price_on_demand", "results"
        std::vector<std::string> columns;
    };
    std::vector<Table> tables() const; // for completion, catalogue first

private:
    QueryDatabase();
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace wattfare
