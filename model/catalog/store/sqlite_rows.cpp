// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/store/sqlite_rows.h"

#include "model/support/phrase.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>

namespace wattfare::sqlite {

namespace fs = std::filesystem;

ImpossibleValue::ImpossibleValue(std::string ofTable, std::string ofKey, std::string inColumn)
    : SQLite::Exception(ofTable + " " + ofKey + ": " + inColumn, SQLITE_CORRUPT)
    , table(std::move(ofTable))
    , key(std::move(ofKey))
    , column(std::move(inColumn))
{
}

// Every SELECT of ours that reads numbers has what tells its rows apart in the first column.
void Rows::refuse(int column) const
{
    std::string table = sqlite3_sql(m_statement);
    const std::size_t from = table.find("FROM ");
    table = from == std::string::npos ? std::string() : table.substr(from + 5);
    throw ImpossibleValue(table.substr(0, table.find(' ')), string(0), sqlite3_column_name(m_statement, column));
}

std::string readingName(const fs::path &file)
{
    const fs::path path = fs::absolute(file);
    std::array<char, 20> header{};
    std::ifstream in(path, std::ios::binary);
    in.read(header.data(), static_cast<std::streamsize>(header.size()));
    fs::path log = path;
    log += "-wal";
    std::error_code ec;
    const std::uintmax_t logged = fs::file_size(log, ec);
    if (in.gcount() < 20 || header[19] != 2 || (!ec && logged > 0)) // what is logged is read as well
        return path.string();
    static constexpr std::string_view kHex = "0123456789ABCDEF", kPlain = "/-_.~:";
    std::string uri = "file:";
    const std::u8string name = path.generic_u8string();
    if (!name.starts_with(u8'/'))
        uri += "///";
    for (const char8_t each : name) {
        const auto c = static_cast<unsigned char>(each);
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || kPlain.find(static_cast<char>(c)) != std::string_view::npos)
            uri += static_cast<char>(c);
        else
            uri.append({'%', kHex[c >> 4U], kHex[c & 15U]});
    }
    return uri + "?immutable=1";
}

void harden(sqlite3 *db)
{
    sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    sqlite3_limit(db, SQLITE_LIMIT_LENGTH, 16 << 20);
    sqlite3_exec(db, "PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0", nullptr, nullptr, nullptr);
}

std::unique_ptr<SQLite::Database> openHardened(const std::string &name, int flags, int busyMilliseconds)
{
    auto db = std::make_unique<SQLite::Database>(name, flags, busyMilliseconds);
    harden(db->getHandle());
    return db;
}

std::int64_t pragmaInteger(SQLite::Database &db, const char *pragma)
{
    Rows rows(db, std::string("PRAGMA ") + pragma);
    return rows.step() ? rows.integer(0) : 0;
}

Error errorOf(const SQLite::Exception &exception, const fs::path &file)
{
    const int code = exception.getErrorCode() & 0xff;
    const std::string name = file.string();
    const std::string what = exception.what();
    if (const auto *value = dynamic_cast<const ImpossibleValue *>(&exception))
        return {
            Error::Code::corrupt, {"catalog.impossible_value", {name, value->table, value->key, value->column}}, what};
    switch (code) {
    case SQLITE_NOTADB: return {Error::Code::notADatabase, {"catalog.not_a_database", {name}}, what};
    case SQLITE_CORRUPT: return {Error::Code::corrupt, {"catalog.corrupt", {name, what}}, what};
    case SQLITE_FULL: return {Error::Code::fileAccess, {"file.disk_full", {name}}, what};
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_IOERR: return {Error::Code::fileAccess, {"file.unwritable", {name, what}}, what};
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return {Error::Code::fileAccess, {"file.locked", {name}}, what};
    case SQLITE_INTERRUPT: return {Error::Code::cancelled, {"job.cancelled", {}}, what};
    default: return {Error::Code::sql, {"database.error", {name, what}}, what};
    }
}

namespace {

Error openingError(const SQLite::Exception &exception, const fs::path &file)
{
    const Error error = errorOf(exception, file);
    if (error.code == Error::Code::sql || error.message.id == "file.unwritable")
        return {Error::Code::fileAccess, {"catalog.unreadable", {file.string(), exception.what()}}, exception.what()};
    return error;
}

} // namespace

Result<std::unique_ptr<SQLite::Database>> openUnchecked(
    const fs::path &file, std::int64_t applicationId, int schemaVersion)
{
    const std::string name = file.string();
    std::error_code ec;
    const fs::file_status status = fs::status(file, ec);
    if (status.type() == fs::file_type::not_found)
        return fail(Error::Code::fileNotFound, {"catalog.not_found", {name}});
    if (!fs::is_regular_file(status))
        return fail(Error::Code::fileAccess,
            {"catalog.unreadable", {name, ec ? Argument(ec.message()) : Phrase::noRegularFile}});

    std::ifstream in(file, std::ios::binary);
    if (!in)
        return fail(Error::Code::fileAccess, {"catalog.unreadable", {name, std::strerror(errno)}});
    std::array<char, 100> header{};
    in.read(header.data(), static_cast<std::streamsize>(header.size()));
    static constexpr std::string_view kMagic{"SQLite format 3\0", 16};
    if (in.gcount() < 16 || std::string_view(header.data(), 16) != kMagic)
        return fail(Error::Code::notADatabase, {"catalog.not_a_database", {name}});
    const auto byte = [&](std::size_t i) { return std::uint64_t{static_cast<unsigned char>(header[i])}; };
    const std::uint64_t size = fs::file_size(file, ec);
    const std::uint64_t rawPage = (byte(16) << 8) | byte(17);
    const std::uint64_t pageSize = rawPage == 1 ? 65536 : rawPage;
    const std::uint64_t pages = (byte(28) << 24) | (byte(29) << 16) | (byte(30) << 8) | byte(31);
    if (in.gcount() < 100 || size < pages * pageSize)
        return fail(Error::Code::corrupt, {"catalog.truncated", {name, size, pages * pageSize}});
    in.close();
    try {
        auto db
            = openHardened(readingName(file), SQLite::OPEN_READONLY | SQLite::OPEN_NOMUTEX | SQLite::OPEN_URI, 2000);
        if (const auto id = pragmaInteger(*db, "application_id"); id != applicationId)
            return fail(Error::Code::wrongSchema, {"catalog.wrong_application", {name}},
                "application_id " + std::to_string(id) + ", expected " + std::to_string(applicationId));
        const auto version = pragmaInteger(*db, "user_version");
        if (version > schemaVersion)
            return fail(Error::Code::schemaTooNew, {"catalog.schema_too_new", {name, version, schemaVersion}});
        if (version < (applicationId == kCatalogApplicationId ? kOldestCatalogSchema : 1))
            return fail(
                Error::Code::wrongSchema, {"catalog.wrong_schema", {name, "user_version " + std::to_string(version)}});
        return db;
    } catch (const SQLite::Exception &e) {
        return tl::unexpected<Error>(openingError(e, file));
    }
}

namespace {

Result<void> checked(SQLite::Database &db, const fs::path &file, const std::string &sql)
{
    Rows check(db, sql);
    if (!check.step() || check.text(0) != "ok")
        return fail(Error::Code::corrupt, {"catalog.corrupt", {file.string(), check.string(0)}}, check.string(0));
    return {};
}

} // namespace

Result<void> quickCheck(SQLite::Database &db, const fs::path &file)
{
    try {
        return checked(db, file, "PRAGMA quick_check(1)");
    } catch (const SQLite::Exception &e) {
        return tl::unexpected<Error>(openingError(e, file));
    }
}

Result<void> quickCheckBut(SQLite::Database &db, const fs::path &file, std::string_view table)
{
    try {
        std::vector<std::string> quoted;
        Rows tables(db, "SELECT quote(name) FROM sqlite_schema WHERE type = 'table' AND name <> ?");
        for (tables.bind(1, table); tables.step();)
            quoted.push_back(tables.string(0));
        for (const std::string &name : quoted)
            if (auto sound = checked(db, file, "PRAGMA quick_check(" + name + ")"); !sound)
                return sound;
        return {};
    } catch (const SQLite::Exception &e) {
        return tl::unexpected<Error>(openingError(e, file));
    }
}

Result<std::unique_ptr<SQLite::Database>> openReadOnly(
    const fs::path &file, std::int64_t applicationId, int schemaVersion)
{
    auto db = openUnchecked(file, applicationId, schemaVersion);
    if (db) {
        if (auto sound = quickCheck(**db, file); !sound)
            return tl::unexpected<Error>(std::move(sound).error());
    }
    return db;
}

} // namespace wattfare::sqlite
