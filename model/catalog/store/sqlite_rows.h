// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Internal to model/catalog: reading rows without a temporary object a cell, and opening databases that are not
// trusted.
#include "model/support/result.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <cmath>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace wattfare::sqlite {

// A value that no catalogue of ours can hold: infinite, negative, out of its range. Files from elsewhere may have lost
// their constraints, and constraints are not looked at on read-only connections. One of SQLite's exceptions, so that no
// place that makes an Error of those (errorOf) lets this one through.
struct ImpossibleValue : SQLite::Exception {
    ImpossibleValue(std::string ofTable, std::string ofKey, std::string inColumn);
    std::string table, key, column;
};

// A prepared SELECT, read forward. Throws SQLite::Exception, also for a number that is not finite. Texts are valid
// until the next step().
class Rows
{
public:
    Rows(SQLite::Database &db, std::string_view sql)
        : m_db(db.getHandle())
    {
        const char *tail = nullptr;
        check(sqlite3_prepare_v2(m_db, sql.data(), static_cast<int>(sql.size()), &m_statement, &tail));
    }
    ~Rows() { sqlite3_finalize(m_statement); }
    Rows(const Rows &) = delete;
    Rows &operator=(const Rows &) = delete;

    void bind(int index, std::string_view text)
    {
        check(sqlite3_bind_text(m_statement, index, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT));
    }
    void bind(int index, std::int64_t value) { check(sqlite3_bind_int64(m_statement, index, value)); }
    bool step()
    {
        const int code = sqlite3_step(m_statement);
        if (code == SQLITE_ROW)
            return true;
        if (code != SQLITE_DONE)
            throw SQLite::Exception(m_db, code);
        return false;
    }
    void reset() { sqlite3_reset(m_statement); }
    bool null(int column) const { return sqlite3_column_type(m_statement, column) == SQLITE_NULL; }
    std::string_view text(int column) const
    {
        const auto *data = reinterpret_cast<const char *>(sqlite3_column_text(m_statement, column));
        return data == nullptr
            ? std::string_view()
            : std::string_view(data, static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column)));
    }
    std::string_view bytes(int column) const
    {
        const auto *data = static_cast<const char *>(sqlite3_column_blob(m_statement, column));
        return data == nullptr
            ? std::string_view()
            : std::string_view(data, static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column)));
    }
    std::string string(int column) const { return std::string(text(column)); }
    std::int64_t integer(int column) const { return sqlite3_column_int64(m_statement, column); }
    double real(int column) const
    {
        const double value = sqlite3_column_double(m_statement, column);
        if (!std::isfinite(value))
            refuse(column);
        return value;
    }
    std::optional<double> realOpt(int column) const
    {
        return null(column) ? std::nullopt : std::optional<double>(real(column));
    }
    std::optional<std::int64_t> integerOpt(int column) const
    {
        return null(column) ? std::nullopt : std::optional<std::int64_t>(integer(column));
    }
    sqlite3_stmt *handle() const { return m_statement; }

private:
    [[noreturn]] void refuse(int column) const;
    void check(int code) const
    {
        if (code != SQLITE_OK)
            throw SQLite::Exception(m_db, code);
    }
    sqlite3 *m_db;
    sqlite3_stmt *m_statement = nullptr;
};

inline constexpr std::int64_t kCatalogApplicationId = 1464230258; // "WFar"
inline constexpr int kCatalogSchemaVersion = 4;
inline constexpr int kOldestCatalogSchema = 2; // one of before lacks facts that no longer stand in the program
inline constexpr std::int64_t kOverlayApplicationId = 1464230259; // "WFas"

// Opens a file read-only with the settings for untrusted databases. Checks in this order: there and readable, SQLite at
// all, whole (size against header), application id, schema version (the oldest that is read to `schemaVersion`),
// quick_check. The file is never changed.
Result<std::unique_ptr<SQLite::Database>> openReadOnly(
    const std::filesystem::path &file, std::int64_t applicationId, int schemaVersion);

// openReadOnly in two halves. quick_check reads the whole file: a loader may let it run beside its own reading, on
// another connection, and drops what it read when the check ends badly.
Result<std::unique_ptr<SQLite::Database>> openUnchecked(
    const std::filesystem::path &file, std::int64_t applicationId, int schemaVersion);
Result<void> quickCheck(SQLite::Database &db, const std::filesystem::path &file);
// Of all tables but one, which nobody is about to read.
Result<void> quickCheckBut(SQLite::Database &db, const std::filesystem::path &file, std::string_view table);

// The name by which SQLite opens a file to read from, with SQLITE_OPEN_READONLY and SQLITE_OPEN_URI: its absolute path,
// which is never taken for a URI, or for a file with a write-ahead log that is empty a URI that leaves no log beside
// it.
std::string readingName(const std::filesystem::path &file);

// Settings for a connection to what others may have written: no schema functions, no writable schema, no triggers and
// views, bounded values, checked cells.
void harden(sqlite3 *db);
// Opens with these; every file from outside is opened so, or by openReadOnly. Throws SQLite::Exception.
std::unique_ptr<SQLite::Database> openHardened(const std::string &name, int flags, int busyMilliseconds = 0);

std::int64_t pragmaInteger(SQLite::Database &db, const char *pragma);

// What a SQLite error code means to us: full disk and read-only to fileAccess, corrupt to corrupt, interrupt to
// cancelled; an impossible value to corrupt, with its table, key and column.
Error errorOf(const SQLite::Exception &exception, const std::filesystem::path &file);

} // namespace wattfare::sqlite
