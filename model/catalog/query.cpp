// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/query.h"

#include "model/support/decimal.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <memory>

namespace wattfare {

namespace {

// ---- Virtual table over a MemoryTable ---------------------------------------------------------------------------------

struct TableAdapter {
    sqlite3_vtab base;          // first: SQLite casts between the two
    const MemoryTable *table;
};

struct CursorAdapter {
    sqlite3_vtab_cursor base;   // first, likewise
    const MemoryTable *table;
    std::size_t row;
    std::size_t rows;
};

TableAdapter *adapter(sqlite3_vtab *table) { return reinterpret_cast<TableAdapter *>(table); }
CursorAdapter *adapter(sqlite3_vtab_cursor *cursor) { return reinterpret_cast<CursorAdapter *>(cursor); }

std::string quotedName(std::string_view name)
{
    std::string out = "\"";
    for (const char c : name) {
        if (c == '"')
            out += '"';
        out += c;
    }
    return out + '"';
}

int connectTable(sqlite3 *database, void *client, int, const char *const *, sqlite3_vtab **out, char **)
{
    const auto *table = static_cast<const MemoryTable *>(client);
    std::string sql = "CREATE TABLE x(";
    for (std::size_t c = 0; c < table->columnCount(); ++c)
        sql += (c == 0 ? "" : ", ") + quotedName(table->columnName(c)) + (table->isNumber(c) ? " REAL" : " TEXT");
    sql += ')';
    if (const int code = sqlite3_declare_vtab(database, sql.c_str()); code != SQLITE_OK)
        return code;
    auto made = std::make_unique<TableAdapter>();
    std::memset(&made->base, 0, sizeof made->base);
    made->table = table;
    *out = &made.release()->base;
    return SQLITE_OK;
}

int bestIndex(sqlite3_vtab *table, sqlite3_index_info *info)
{
    info->estimatedCost = static_cast<double>(adapter(table)->table->rowCount());
    info->estimatedRows = static_cast<sqlite3_int64>(adapter(table)->table->rowCount());
    return SQLITE_OK;
}

int disconnectTable(sqlite3_vtab *table)
{
    delete adapter(table);
    return SQLITE_OK;
}

int openCursor(sqlite3_vtab *table, sqlite3_vtab_cursor **out)
{
    auto made = std::make_unique<CursorAdapter>();
    std::memset(&made->base, 0, sizeof made->base);
    made->table = adapter(table)->table;
    made->row = 0;
    made->rows = made->table->rowCount();
    *out = &made.release()->base;
    return SQLITE_OK;
}

int closeCursor(sqlite3_vtab_cursor *cursor)
{
    delete adapter(cursor);
    return SQLITE_OK;
}

int filterCursor(sqlite3_vtab_cursor *cursor, int, const char *, int, sqlite3_value **)
{
    adapter(cursor)->row = 0;
    return SQLITE_OK;
}

int nextRow(sqlite3_vtab_cursor *cursor)
{
    ++adapter(cursor)->row;
    return SQLITE_OK;
}

int atEnd(sqlite3_vtab_cursor *cursor)
{
    return adapter(cursor)->row >= adapter(cursor)->rows ? 1 : 0;
}

int columnValue(sqlite3_vtab_cursor *cursor, sqlite3_context *context, int column)
{
    const CursorAdapter *self = adapter(cursor);
    const auto c = static_cast<std::size_t>(column);
    if (self->table->isNumber(c)) {
        if (const auto value = self->table->number(self->row, c))
            sqlite3_result_double(context, *value);
    } else {
        const std::string_view text = self->table->text(self->row, c);
        if (!text.empty()) // the table outlives the statement, but its texts may be made on the fly
            sqlite3_result_text64(context, text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    }
    return SQLITE_OK;
}

int rowNumber(sqlite3_vtab_cursor *cursor, sqlite3_int64 *out)
{
    *out = static_cast<sqlite3_int64>(adapter(cursor)->row);
    return SQLITE_OK;
}

const sqlite3_module *memoryModule()
{
    static const sqlite3_module kModule = [] {
        sqlite3_module module = {};
        module.iVersion = 1;
        module.xConnect = connectTable; // no xCreate: the table exists as soon as the module does
        module.xBestIndex = bestIndex;
        module.xDisconnect = disconnectTable;
        module.xOpen = openCursor;
        module.xClose = closeCursor;
        module.xFilter = filterCursor;
        module.xNext = nextRow;
        module.xEof = atEnd;
        module.xColumn = columnValue;
        module.xRowid = rowNumber;
        return module;
    }();
    return &kModule;
}

// ---- Connection -------------------------------------------------------------------------------------------------------

struct Close {
    void operator()(sqlite3 *database) const { sqlite3_close(database); }
};
struct Finalize {
    void operator()(sqlite3_stmt *statement) const { sqlite3_finalize(statement); }
};
using Database = std::unique_ptr<sqlite3, Close>;
using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

int authorize(void *, int action, const char *, const char *second, const char *, const char *)
{
    switch (action) {
    case SQLITE_SELECT:
    case SQLITE_READ:
    case SQLITE_RECURSIVE:
        return SQLITE_OK;
    case SQLITE_FUNCTION: {
        static constexpr std::array<std::string_view, 6> kDenied{"load_extension", "readfile", "writefile", "edit",
                                                                 "fts3_tokenizer", "sqlite_dbpage"};
        const std::string_view name = second != nullptr ? second : "";
        return std::find(kDenied.begin(), kDenied.end(), name) == kDenied.end() ? SQLITE_OK : SQLITE_DENY;
    }
    default:
        return SQLITE_DENY;
    }
}

int onProgress(void *client)
{
    return keepGoing(*static_cast<const ProgressFn *>(client), 0.0) ? 0 : 1;
}

void bound(sqlite3 *database)
{
    sqlite3_limit(database, SQLITE_LIMIT_LENGTH, 16 << 20);
    sqlite3_limit(database, SQLITE_LIMIT_SQL_LENGTH, 1 << 20);
    sqlite3_limit(database, SQLITE_LIMIT_EXPR_DEPTH, 200);
    sqlite3_limit(database, SQLITE_LIMIT_COMPOUND_SELECT, 50);
    sqlite3_limit(database, SQLITE_LIMIT_VDBE_OP, 250'000);
    sqlite3_limit(database, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1000);
    sqlite3_limit(database, SQLITE_LIMIT_WORKER_THREADS, 0);
    sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DML, 0, nullptr); // "region" is a column, never a string
    sqlite3_set_authorizer(database, authorize, nullptr);
}

// Makes the table known. SQLite declares its columns at the first use, which the authorizer would not let pass.
void connectMemory(sqlite3 *database, const char *name, const MemoryTable &table)
{
    sqlite3_create_module_v2(database, name, memoryModule(), const_cast<MemoryTable *>(&table), nullptr);
    sqlite3_exec(database, (std::string("SELECT 0 FROM ") + name + " LIMIT 0").c_str(), nullptr, nullptr, nullptr);
}

tl::unexpected<Error> sqlError(sqlite3 *database, std::size_t prefix)
{
    const int code = sqlite3_errcode(database);
    if (code == SQLITE_INTERRUPT)
        return fail(Error::Code::cancelled, {"job.cancelled", {}});
    const int offset = sqlite3_error_offset(database);
    const bool inside = offset >= 0 && static_cast<std::size_t>(offset) >= prefix;
    return fail(Error::Code::sql,
                {"query.sql", {sqlite3_errmsg(database), inside ? std::to_string(static_cast<std::size_t>(offset) - prefix) : ""}});
}

// One statement and nothing behind it but white space, comments and semicolons.
Result<Statement> prepare(sqlite3 *database, const std::string &sql, std::size_t prefix)
{
    sqlite3_stmt *raw = nullptr;
    const char *tail = nullptr;
    const int code = sqlite3_prepare_v3(database, sql.c_str(), static_cast<int>(sql.size() + 1), 0, &raw, &tail);
    Statement statement(raw);
    if (code != SQLITE_OK)
        return sqlError(database, prefix);
    if (!statement)
        return fail(Error::Code::sql, {"query.empty", {}});
    sqlite3_stmt *more = nullptr;
    while (tail != nullptr && *tail != '\0') {
        const char *next = nullptr;
        const int again = sqlite3_prepare_v3(database, tail, -1, 0, &more, &next);
        const Statement second(more);
        if (again != SQLITE_OK || second)
            return fail(Error::Code::sql, {"query.one_statement", {}});
        if (next == tail)
            break;
        tail = next;
    }
    if (sqlite3_stmt_readonly(statement.get()) == 0)
        return fail(Error::Code::sql, {"query.read_only", {}});
    return statement;
}

Result<Database> memoryDatabase(const MemoryTable &table, const ProgressFn &progress)
{
    sqlite3 *raw = nullptr;
    const int code = sqlite3_open_v2(":memory:", &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
    Database database(raw);
    if (code != SQLITE_OK)
        return fail(Error::Code::internal, {"common.internal", {}}, "SQLite has no memory");
    connectMemory(raw, "candidates", table);
    bound(raw);
    if (progress)
        sqlite3_progress_handler(raw, 4000, onProgress, const_cast<ProgressFn *>(&progress));
    return database;
}

// Appends a value; a text turns a column of numbers into one of texts.
void append(QueryColumn &column, std::size_t row, sqlite3_stmt *statement, int index, std::vector<bool> &valid)
{
    const int type = sqlite3_column_type(statement, index);
    valid.push_back(type != SQLITE_NULL);
    if (column.isNumber && (type == SQLITE_TEXT || type == SQLITE_BLOB)) {
        column.isNumber = false;
        column.text.resize(row);
        for (std::size_t i = 0; i < row; ++i)
            if (valid[i])
                column.text[i] = shortestText(column.number[i]);
        column.number.clear();
        column.number.shrink_to_fit();
    }
    if (column.isNumber) {
        column.number.push_back(type == SQLITE_NULL ? 0.0 : sqlite3_column_double(statement, index));
        return;
    }
    const auto *text = reinterpret_cast<const char *>(sqlite3_column_text(statement, index));
    column.text.emplace_back(text == nullptr ? "" : text, text == nullptr ? 0U
                                                           : static_cast<std::size_t>(sqlite3_column_bytes(statement, index)));
}

Bitmap bitmapOf(const std::vector<bool> &valid)
{
    Bitmap bitmap(valid.size());
    for (std::size_t i = 0; i < valid.size(); ++i)
        if (valid[i])
            bitmap.set(i);
    return bitmap;
}

} // namespace

Result<std::vector<std::uint32_t>> filterRows(const MemoryTable &table, const std::string &where, const ProgressFn &progress)
{
    const auto database = memoryDatabase(table, progress);
    if (!database)
        return tl::unexpected<Error>(database.error());
    static const std::string kPrefix = "SELECT rowid FROM candidates WHERE (";
    const auto statement = prepare(database->get(), kPrefix + where + "\n)", kPrefix.size());
    if (!statement)
        return tl::unexpected<Error>(statement.error());
    std::vector<std::uint32_t> rows;
    int code = 0;
    while ((code = sqlite3_step(statement->get())) == SQLITE_ROW)
        rows.push_back(static_cast<std::uint32_t>(sqlite3_column_int64(statement->get(), 0)));
    if (code != SQLITE_DONE)
        return sqlError(database->get(), kPrefix.size());
    std::sort(rows.begin(), rows.end()); // a UNION smuggled in could reorder or repeat rows
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    std::erase_if(rows, [&](std::uint32_t row) { return row >= table.rowCount(); });
    return rows;
}

Result<QueryColumn> computeColumn(const MemoryTable &table, const std::string &expression, const ProgressFn &progress)
{
    const auto database = memoryDatabase(table, progress);
    if (!database)
        return tl::unexpected<Error>(database.error());
    static const std::string kPrefix = "SELECT rowid, (";
    const auto statement = prepare(database->get(), kPrefix + expression + "\n) FROM candidates", kPrefix.size());
    if (!statement)
        return tl::unexpected<Error>(statement.error());
    QueryColumn column;
    column.name = expression;
    std::vector<bool> valid;
    int code = 0;
    std::size_t row = 0;
    if (sqlite3_column_count(statement->get()) != 2)
        return fail(Error::Code::sql, {"query.one_value", {}});
    while ((code = sqlite3_step(statement->get())) == SQLITE_ROW && row < table.rowCount())
        append(column, row++, statement->get(), 1, valid);
    if (code != SQLITE_DONE || row != table.rowCount()) // an aggregate gives one row
        return code == SQLITE_ROW || code == SQLITE_DONE ? fail(Error::Code::sql, {"query.one_value", {}})
                                                         : sqlError(database->get(), kPrefix.size());
    column.valid = bitmapOf(valid);
    return column;
}

Result<QueryResult> runQuery(const std::filesystem::path &catalogue, const std::optional<std::filesystem::path> &overlay,
                             const MemoryTable *results, const std::string &sql, const QueryOptions &options)
{
    sqlite3 *raw = nullptr;
    const int opened = sqlite3_open_v2(catalogue.c_str(), &raw, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nullptr);
    const Database database(raw);
    if (opened != SQLITE_OK)
        return fail(Error::Code::fileAccess, {"catalog.unreadable", {catalogue.string()}}, sqlite3_errmsg(raw));
    std::error_code missing;
    if (overlay && std::filesystem::exists(*overlay, missing)) {
        sqlite3_stmt *attach = nullptr;
        sqlite3_prepare_v2(raw, "ATTACH ?1 AS overlay", -1, &attach, nullptr);
        const Statement statement(attach);
        const std::string path = overlay->string();
        sqlite3_bind_text(attach, 1, path.c_str(), -1, SQLITE_TRANSIENT);
        if (sqlite3_step(attach) != SQLITE_DONE)
            return fail(Error::Code::fileAccess, {"catalog.unreadable", {path}}, sqlite3_errmsg(raw));
    }
    if (results != nullptr)
        connectMemory(raw, "results", *results);
    bound(raw);
    if (options.progress)
        sqlite3_progress_handler(raw, 4000, onProgress, const_cast<ProgressFn *>(&options.progress));
    const auto statement = prepare(raw, sql, 0);
    if (!statement)
        return tl::unexpected<Error>(statement.error());
    QueryResult result;
    const int count = sqlite3_column_count(statement->get());
    std::vector<std::vector<bool>> valid(static_cast<std::size_t>(count));
    for (int c = 0; c < count; ++c)
        result.columns.emplace_back().name = sqlite3_column_name(statement->get(), c);
    std::size_t bytes = 0;
    int code = 0;
    while ((code = sqlite3_step(statement->get())) == SQLITE_ROW) {
        if (result.rows >= options.rowLimit || bytes > options.textLimit) {
            result.truncated = true;
            code = SQLITE_DONE;
            break;
        }
        for (int c = 0; c < count; ++c) {
            QueryColumn &column = result.columns[static_cast<std::size_t>(c)];
            append(column, result.rows, statement->get(), c, valid[static_cast<std::size_t>(c)]);
            bytes += column.isNumber ? 0 : column.text.back().size();
        }
        ++result.rows;
    }
    if (code != SQLITE_DONE)
        return sqlError(raw, 0);
    for (std::size_t c = 0; c < result.columns.size(); ++c)
        result.columns[c].valid = bitmapOf(valid[c]);
    return result;
}

Result<std::vector<std::string>> queryNames(const std::filesystem::path &catalogue, const MemoryTable *results)
{
    const auto tables = runQuery(catalogue, std::nullopt, nullptr,
                                 "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name");
    if (!tables)
        return tl::unexpected<Error>(tables.error());
    std::vector<std::string> list;
    for (std::size_t i = 0; i < tables->rows; ++i) {
        const std::string &table = tables->columns[0].text[i];
        const auto columns = runQuery(catalogue, std::nullopt, nullptr, "SELECT * FROM " + quotedName(table) + " LIMIT 0");
        if (!columns)
            return tl::unexpected<Error>(columns.error());
        list.push_back(table);
        for (const QueryColumn &column : columns->columns)
            list.push_back(table + '.' + column.name);
    }
    if (results != nullptr) {
        list.emplace_back("results");
        for (std::size_t c = 0; c < results->columnCount(); ++c)
            list.push_back("results." + results->columnName(c));
    }
    return list;
}

} // namespace wattfare
