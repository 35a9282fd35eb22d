// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/query/query.h"

#include "model/catalog/overlay/overlay_schema.h"
#include "model/catalog/query/column_module.h"
#include "model/catalog/store/base_reader.h"
#include "model/catalog/store/study_schema.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

namespace wattfare {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::string_view kTableName = "results";
constexpr double kExactInteger = 9007199254740992.0; // 2^53

// How large things may become. SQLite looks at the clock between the steps of a statement, never within one, and a
// function is one step: what it is handed must be short, and a statement no endless row of calls.
struct Bounds {
    int valueBytes = 0; // texts, blobs and rows
    int sqlBytes = 0;
    int patternBytes = 0; // behind LIKE and GLOB
    int depth = 0; // of an expression
    int instructions = 0; // of a compiled statement
};
constexpr Bounds kOfShortTexts{4096, 16 << 10, 256, 500, 25'000};
constexpr Bounds kOfAnyTexts{4 << 20, 1 << 20, 1000, 1000, 500'000};

// SQLite's printf() answers NULL where its text would be too long. What is missing has a reason, so this one, asked in
// its place, fails as every other function does. It asks SQLite's own on a connection of its own.
class CheckedPrintf
{
public:
    static void addTo(sqlite3 *db)
    {
        for (const char *name : {"printf", "format"})
            sqlite3_create_function_v2(db, name, -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS,
                new CheckedPrintf, &CheckedPrintf::call, nullptr, nullptr,
                [](void *self) { delete static_cast<CheckedPrintf *>(self); });
    }
    CheckedPrintf() = default;
    CheckedPrintf(const CheckedPrintf &) = delete;
    CheckedPrintf &operator=(const CheckedPrintf &) = delete;

private:
    ~CheckedPrintf()
    {
        sqlite3_finalize(m_statement);
        sqlite3_close_v2(m_plain);
    }

    static void call(sqlite3_context *context, int count, sqlite3_value **values)
    {
        auto &self = *static_cast<CheckedPrintf *>(sqlite3_user_data(context));
        if (count == 0 || sqlite3_value_type(values[0]) == SQLITE_NULL)
            return;
        if (!self.prepare(count, sqlite3_limit(sqlite3_context_db_handle(context), SQLITE_LIMIT_LENGTH, -1)))
            return sqlite3_result_error_nomem(context);
        bool good = true;
        for (int i = 0; i < count; ++i)
            good = good && sqlite3_bind_value(self.m_statement, i + 1, values[i]) == SQLITE_OK;
        good = good && sqlite3_step(self.m_statement) == SQLITE_ROW
            && sqlite3_column_type(self.m_statement, 0) != SQLITE_NULL;
        if (good)
            sqlite3_result_value(context, sqlite3_column_value(self.m_statement, 0));
        else
            sqlite3_result_error_toobig(context);
        sqlite3_reset(self.m_statement);
    }

    bool prepare(int count, int valueBytes)
    {
        if (m_plain == nullptr) {
            if (sqlite3_open_v2(":memory:", &m_plain, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nullptr) != SQLITE_OK)
                return false;
            sqlite::harden(m_plain);
        }
        if (m_statement != nullptr && sqlite3_bind_parameter_count(m_statement) == count)
            return true;
        sqlite3_finalize(m_statement);
        m_statement = nullptr;
        sqlite3_limit(m_plain, SQLITE_LIMIT_LENGTH, valueBytes);
        std::string sql = "SELECT substr(printf('x' || ?"; // an empty text is NULL to it, too
        for (int i = 1; i < count; ++i)
            sql += ", ?";
        return sqlite3_prepare_v2(m_plain, (sql + "), 2)").c_str(), -1, &m_statement, nullptr) == SQLITE_OK;
    }

    sqlite3 *m_plain = nullptr;
    sqlite3_stmt *m_statement = nullptr;
};

constexpr std::array<std::string_view, 4> kPragmas{"table_info", "table_xinfo", "table_list", "database_list"};

class Connection
{
public:
    // Opens nothing for writing, not even memory: tables in memory are virtual, and attached files are opened alike.
    explicit Connection(const Bounds &bounds = kOfAnyTexts, const char *file = ":memory:")
    {
        m_code = sqlite3_open_v2(file, &m_db, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI, nullptr);
        // A misspelt column in double quotes is a mistake, not a text.
        sqlite3_db_config(m_db, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
        sqlite::harden(m_db);
        sqlite3_limit(m_db, SQLITE_LIMIT_LENGTH, bounds.valueBytes);
        sqlite3_limit(m_db, SQLITE_LIMIT_SQL_LENGTH, bounds.sqlBytes);
        sqlite3_limit(m_db, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, bounds.patternBytes);
        sqlite3_limit(m_db, SQLITE_LIMIT_EXPR_DEPTH, bounds.depth);
        sqlite3_limit(m_db, SQLITE_LIMIT_VDBE_OP, bounds.instructions);
        sqlite3_limit(m_db, SQLITE_LIMIT_ATTACHED, 2);
        CheckedPrintf::addTo(m_db);
    }
    // Once it has all its schemas: SQLite makes the table of a PRAGMA when it is first named and asks the authorizer
    // whether the schema may be updated for it. Here nobody is asked yet.
    void makePragmaTables() const
    {
        for (const std::string_view pragma : kPragmas) {
            sqlite3_stmt *statement = nullptr;
            sqlite3_prepare_v2(m_db, ("SELECT 1 FROM pragma_" + std::string(pragma)).c_str(), -1, &statement, nullptr);
            sqlite3_finalize(statement);
        }
    }
    explicit Connection(const ColumnSource &source)
        : Connection(source.hasShortTexts() ? kOfShortTexts : kOfAnyTexts)
    {
    }
    ~Connection() { sqlite3_close_v2(m_db); }
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;
    sqlite3 *get() const { return m_db; }
    bool isOpen() const { return m_code == SQLITE_OK; }

private:
    sqlite3 *m_db = nullptr;
    int m_code = SQLITE_OK;
};

// What may be called: everything that computes from its arguments and builds nothing out of nothing (as zeroblob does),
// reaches no file or module, and tells nothing of the program. Sorted.
constexpr std::string_view kFunctions[] = {"->", "->>", "abs", "acos", "acosh", "asin", "asinh", "atan", "atan2",
    "atanh", "avg", "ceil", "ceiling", "char", "coalesce", "concat", "concat_ws", "cos", "cosh", "count", "cume_dist",
    "current_date", "current_time", "current_timestamp", "date", "datetime", "degrees", "dense_rank", "exp",
    "first_value", "floor", "format", "glob", "group_concat", "hex", "ifnull", "iif", "instr", "json", "json_array",
    "json_array_length", "json_extract", "json_group_array", "json_group_object", "json_insert", "json_object",
    "json_patch", "json_quote", "json_remove", "json_replace", "json_set", "json_type", "json_valid", "julianday",
    "lag", "last_value", "lead", "length", "like", "likelihood", "likely", "ln", "log", "log10", "log2", "lower",
    "ltrim", "max", "min", "mod", "nth_value", "ntile", "nullif", "octet_length", "percent_rank", "pi", "pow", "power",
    "printf", "quote", "radians", "random", "rank", "replace", "round", "row_number", "rtrim", "sign", "sin", "sinh",
    "soundex", "sqrt", "strftime", "string_agg", "substr", "substring", "sum", "tan", "tanh", "time", "timediff",
    "total", "trim", "trunc", "typeof", "unicode", "unixepoch", "unlikely", "upper"};
static_assert(std::ranges::is_sorted(kFunctions));

// What the authorizer allows beyond that, and what it refused, for the message.
struct Permit {
    std::string_view ownFunction;
    std::string refused, refusedFunction;
};

int authorize(void *data, int action, const char *first, const char *second, const char *, const char *)
{
    auto &permit = *static_cast<Permit *>(data);
    const auto refuse = [&](const char *what) {
        permit.refused = what;
        return SQLITE_DENY;
    };
    switch (action) {
    case SQLITE_SELECT:
    case SQLITE_READ:
    case SQLITE_RECURSIVE: return SQLITE_OK;
    case SQLITE_FUNCTION: {
        const std::string_view name = second == nullptr ? std::string_view() : std::string_view(second);
        if (std::ranges::binary_search(kFunctions, name) || (!name.empty() && name == permit.ownFunction))
            return SQLITE_OK;
        permit.refusedFunction = name;
        return SQLITE_DENY;
    }
    case SQLITE_PRAGMA: {
        const std::string_view name = first == nullptr ? std::string_view() : std::string_view(first);
        return std::ranges::find(kPragmas, name) != kPragmas.end() ? SQLITE_OK : refuse("PRAGMA");
    }
    case SQLITE_ATTACH:
    case SQLITE_DETACH: return refuse("ATTACH");
    case SQLITE_TRANSACTION:
    case SQLITE_SAVEPOINT: return refuse("BEGIN");
    case SQLITE_INSERT: return refuse("INSERT");
    case SQLITE_UPDATE: return refuse("UPDATE");
    case SQLITE_DELETE: return refuse("DELETE");
    default: return refuse("CREATE");
    }
}

constexpr int kStepsBetweenLooks = 100; // at the clock; few, as one may be a call that takes milliseconds
constexpr auto kBetweenQuestions = std::chrono::milliseconds(4); // whether to go on

struct Watch {
    const QueryLimits *limits = nullptr;
    Clock::time_point end, asked{};
    bool timedOut = false, stopped = false;
};

int onProgress(void *data)
{
    auto *watch = static_cast<Watch *>(data);
    const Clock::time_point now = Clock::now();
    if (now - watch->asked >= kBetweenQuestions) {
        watch->asked = now;
        if (!keepGoing(watch->limits->progress, 0)) {
            watch->stopped = true;
            return 1;
        }
    }
    if (watch->limits->seconds > 0 && now > watch->end) {
        watch->timedOut = true;
        return 1;
    }
    return 0;
}

class Statement
{
public:
    // `prefix` is what stands before the user's text, so that an error points into that text. `ownFunction` may be
    // called though nobody may type it.
    Result<void> prepare(sqlite3 *db, const std::string &sql, std::size_t prefix, std::size_t userLength,
        std::string_view ownFunction = {})
    {
        m_db = db;
        m_prefix = prefix;
        m_userLength = userLength;
        m_permit = {ownFunction, {}, {}};
        sqlite3_set_authorizer(db, authorize, &m_permit);
        const char *tail = nullptr;
        const int code = sqlite3_prepare_v2(db, sql.c_str(), static_cast<int>(sql.size()), &m_statement, &tail);
        Result<void> result;
        if (code != SQLITE_OK)
            result = tl::unexpected<Error>(error());
        else if (m_statement == nullptr)
            result = fail(Error::Code::sql, {"query.empty", {}});
        else if (hasMore(tail, sql.c_str() + sql.size()))
            result = fail(Error::Code::sql, {"query.one_statement", {}});
        else if (sqlite3_stmt_readonly(m_statement) == 0 || sqlite3_column_count(m_statement) == 0)
            result = fail(Error::Code::sql, {"query.not_allowed", {"SELECT"}});
        sqlite3_set_authorizer(db, nullptr, nullptr);
        return result;
    }
    ~Statement() { sqlite3_finalize(m_statement); }
    Statement() = default;
    Statement(const Statement &) = delete;
    Statement &operator=(const Statement &) = delete;

    sqlite3_stmt *get() const { return m_statement; }

    Error error() const
    {
        const std::string words = sqlite3_errmsg(m_db);
        if (!m_permit.refused.empty())
            return {Error::Code::sql, {"query.not_allowed", {m_permit.refused}}, words};
        const int offset = sqlite3_error_offset(m_db);
        Argument place("");
        if (offset >= 0 && static_cast<std::size_t>(offset) >= m_prefix)
            place = std::min(static_cast<std::size_t>(offset) - m_prefix, m_userLength);
        if (!m_permit.refusedFunction.empty())
            return {Error::Code::sql, {"query.function", {m_permit.refusedFunction, std::move(place)}}, words};
        const int code = sqlite3_errcode(m_db);
        if (code == SQLITE_TOOBIG && m_statement != nullptr)
            return {Error::Code::sql, {"query.value_too_long", {sqlite3_limit(m_db, SQLITE_LIMIT_LENGTH, -1)}}, words};
        if (code == SQLITE_NOMEM) // SQLite says so, too, of more instructions than allowed
            return {Error::Code::sql, {"query.too_complex", {}}, words};
        return {Error::Code::sql, {"query.sql", {words, std::move(place)}}, words};
    }

    // Steps to the end, handing out each row; false from `row` stops early.
    template <class Fn>
    Result<void> run(const QueryLimits &limits, Fn row)
    {
        Watch watch{&limits,
            Clock::now() + std::chrono::microseconds(static_cast<std::int64_t>(std::min(limits.seconds, 1e6) * 1e6)),
            {}, false, false};
        sqlite3_progress_handler(m_db, kStepsBetweenLooks, onProgress, &watch);
        int code = SQLITE_ROW;
        while ((code = sqlite3_step(m_statement)) == SQLITE_ROW) {
            if (!row(m_statement))
                break;
        }
        sqlite3_progress_handler(m_db, 0, nullptr, nullptr);
        if (watch.stopped)
            return fail(Error::Code::cancelled, {"job.cancelled", {}});
        if (watch.timedOut)
            return fail(Error::Code::sql, {"query.too_long", {limits.seconds}});
        if (code != SQLITE_ROW && code != SQLITE_DONE)
            return tl::unexpected<Error>(error());
        return {};
    }

private:
    static bool hasMore(const char *tail, const char *end)
    {
        // A second statement; blanks and comments are none. Prepared only to see whether anything is there.
        while (tail != nullptr && tail < end
            && (*tail == ' ' || *tail == '\n' || *tail == '\t' || *tail == '\r' || *tail == ';'))
            ++tail;
        if (tail == nullptr || tail >= end)
            return false;
        return !(tail[0] == '-' && tail + 1 < end && tail[1] == '-' && std::find(tail, end, '\n') == end);
    }

    sqlite3 *m_db = nullptr;
    sqlite3_stmt *m_statement = nullptr;
    std::size_t m_prefix = 0, m_userLength = 0;
    Permit m_permit;
};

// A share that owns nothing: the caller keeps the source alive for the call.
std::shared_ptr<const ColumnSource> borrowed(const ColumnSource &source)
{
    return {std::shared_ptr<const ColumnSource>(), &source};
}

bool isBlank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

// Cells of any type of one column, turned into numbers or texts when all are known.
class Gather
{
public:
    explicit Gather(std::string name) { m_column.name = std::move(name); }

    void add(sqlite3_stmt *statement, int column)
    {
        const std::size_t row = m_count++;
        switch (sqlite3_column_type(statement, column)) {
        case SQLITE_NULL: m_valid.push_back(false); break;
        case SQLITE_INTEGER: {
            const sqlite3_int64 value = sqlite3_column_int64(statement, column);
            if (std::abs(static_cast<double>(value)) > kExactInteger)
                return addText(row, std::to_string(value));
            m_valid.push_back(true);
            addNumber(row, static_cast<double>(value));
            break;
        }
        case SQLITE_FLOAT: {
            const double value = sqlite3_column_double(statement, column);
            m_valid.push_back(std::isfinite(value)); // SQL can overflow to infinity; that is no number to show
            if (std::isfinite(value))
                addNumber(row, value);
            break;
        }
        case SQLITE_BLOB: addText(row, "BLOB(" + std::to_string(sqlite3_column_bytes(statement, column)) + ")"); break;
        default:
            addText(row,
                std::string(reinterpret_cast<const char *>(sqlite3_column_text(statement, column)),
                    static_cast<std::size_t>(sqlite3_column_bytes(statement, column))));
        }
    }

    QueryColumn finish()
    {
        m_column.valid.resize(m_count);
        for (std::size_t i = 0; i < m_count; ++i) {
            if (m_valid[i])
                m_column.valid.set(i);
        }
        if (m_column.isNumber)
            m_column.numbers.resize(m_count, 0);
        else
            m_column.texts.resize(m_count);
        return std::move(m_column);
    }

private:
    void addNumber(std::size_t row, double value)
    {
        if (!m_column.isNumber) {
            m_column.texts.resize(row + 1);
            m_column.texts[row] = shortestText(value);
            return;
        }
        m_column.numbers.resize(row + 1, 0);
        m_column.numbers[row] = value;
    }
    void addText(std::size_t row, std::string text)
    {
        m_valid.push_back(true);
        if (m_column.isNumber) { // the first text: what came before becomes text too
            m_column.isNumber = false;
            m_column.texts.resize(m_column.numbers.size());
            for (std::size_t i = 0; i < m_column.numbers.size(); ++i) {
                if (m_valid[i])
                    m_column.texts[i] = shortestText(m_column.numbers[i]);
            }
            m_column.numbers.clear();
        }
        m_column.texts.resize(row + 1);
        m_column.texts[row] = std::move(text);
    }

    QueryColumn m_column;
    std::vector<bool> m_valid;
    std::size_t m_count = 0;
};

} // namespace

std::string QueryColumn::cell(std::size_t row) const
{
    if (!valid.test(row))
        return {};
    return isNumber ? shortestText(numbers[row]) : texts[row];
}

namespace {

// What was typed, at the end of a statement: brackets must close in it, and SQLite speaks of nothing that nobody typed
// ("incomplete input", not of the bracket that the real statement puts behind).
Result<void> standsAlone(sqlite3 *db, std::string_view before, std::string_view typed)
{
    Statement statement;
    return statement.prepare(db, std::string(before) + std::string(typed), before.size(), typed.size());
}

// Prepares `before` + `typed` + `after`, but only what stands alone, too, as the end of `alone`.
Result<void> prepareTyped(Statement &statement, sqlite3 *db, std::string_view alone, std::string_view before,
    std::string_view typed, std::string_view after, std::string_view ownFunction = {})
{
    if (auto good = standsAlone(db, alone, typed); !good)
        return good;
    return statement.prepare(
        db, std::string(before) + std::string(typed) + std::string(after), before.size(), typed.size(), ownFunction);
}

constexpr std::string_view kAloneCondition = "SELECT 1 FROM results WHERE ";

} // namespace

Result<void> checkFilter(const ColumnSource &source, std::string_view where)
{
    if (isBlank(where))
        return {};
    const Connection connection(source);
    registerColumns(connection.get(), std::string(kTableName), borrowed(source));
    Statement statement;
    return prepareTyped(statement, connection.get(), kAloneCondition, "SELECT 1 FROM results WHERE (", where, "\n)");
}

Result<std::vector<std::uint32_t>> filterRows(
    const ColumnSource &source, std::string_view where, const QueryLimits &limits)
{
    std::vector<std::uint32_t> rows;
    if (isBlank(where)) {
        rows.resize(source.rowCount());
        for (std::size_t i = 0; i < rows.size(); ++i)
            rows[i] = static_cast<std::uint32_t>(i);
        return rows;
    }
    const Connection connection(source);
    registerColumns(connection.get(), std::string(kTableName), borrowed(source));
    registerCollector(connection.get(), &rows);
    Statement statement;
    auto result = prepareTyped(statement, connection.get(), kAloneCondition,
        "SELECT wattfare_collect(rowid) FROM results WHERE (", where, "\n)", "wattfare_collect");
    if (result)
        result = statement.run(limits, [](sqlite3_stmt *) { return true; });
    if (!result)
        return tl::unexpected<Error>(result.error());
    return rows;
}

Result<std::vector<std::uint32_t>> sortRows(
    const ColumnSource &source, std::string_view where, std::string_view orderBy, const QueryLimits &limits)
{
    if (isBlank(orderBy))
        return filterRows(source, where, limits);
    if (auto good = checkFilter(source, where); !good) // told apart from mistakes in the order
        return tl::unexpected<Error>(good.error());
    const Connection connection(source);
    registerColumns(connection.get(), std::string(kTableName), borrowed(source));
    const std::string prefix = "SELECT rowid FROM results WHERE ("
        + std::string(isBlank(where) ? std::string_view("1") : where) + "\n) ORDER BY ";
    Statement statement;
    auto result
        = prepareTyped(statement, connection.get(), "SELECT 1 FROM results ORDER BY ", prefix, orderBy, "\n, rowid");
    std::vector<std::uint32_t> rows;
    if (result)
        result = statement.run(limits, [&](sqlite3_stmt *s) {
            rows.push_back(static_cast<std::uint32_t>(sqlite3_column_int64(s, 0)));
            return true;
        });
    if (!result)
        return tl::unexpected<Error>(result.error());
    return rows;
}

Result<QueryColumn> computeColumn(const ColumnSource &source, std::string_view expression, const QueryLimits &limits)
{
    const Connection connection(source);
    registerColumns(connection.get(), std::string(kTableName), borrowed(source));
    Statement statement;
    // Alone it stands behind an operator: a bare number would be the place of a column there. Windows may be asked for.
    auto result = prepareTyped(statement, connection.get(), "SELECT 1 FROM results ORDER BY 0 + ", "SELECT (",
        expression, "\n) FROM results ORDER BY rowid");
    Gather gather{std::string(expression)};
    if (result)
        result = statement.run(limits, [&](sqlite3_stmt *s) {
            gather.add(s, 0);
            return true;
        });
    if (!result)
        return tl::unexpected<Error>(result.error());
    return gather.finish();
}

// ---- QueryDatabase --------------------------------------------------------------------------------------------------

struct QueryDatabase::Impl {
    std::unique_ptr<Connection> connection;
    std::vector<std::pair<std::string, std::shared_ptr<const ColumnSource>>> memory;
};

QueryDatabase::QueryDatabase()
    : m_impl(std::make_unique<Impl>())
{
}

QueryDatabase::~QueryDatabase() = default;

Result<std::unique_ptr<QueryDatabase>> QueryDatabase::open(
    const std::optional<std::filesystem::path> &base, const std::optional<std::filesystem::path> &overlay)
{
    std::error_code ec;
    const bool withOverlay
        = overlay && std::filesystem::exists(*overlay, ec) && std::filesystem::file_size(*overlay, ec) != 0;
    if (base) { // the same checks as before loading
        auto opened = sqlite::openReadOnly(*base, sqlite::kCatalogApplicationId, sqlite::kCatalogSchemaVersion);
        const bool study = !opened && opened.error().message.id == "catalog.wrong_application"; // or the result of one
        if (study)
            opened = sqlite::openReadOnly(*base, sqlite::kStudyApplicationId, sqlite::kStudySchemaVersion);
        if (!opened)
            return tl::unexpected<Error>(opened.error());
        try { // a view in the place of a table may never end
            if (auto whole = study ? sqlite::requirePlainTables(**opened, *base) : requireTables(**opened, *base);
                !whole)
                return tl::unexpected<Error>(std::move(whole).error());
        } catch (const SQLite::Exception &e) {
            return tl::unexpected<Error>(sqlite::errorOf(e, *base));
        }
    }
    if (withOverlay) {
        if (auto opened = openOverlay(*overlay); !opened)
            return tl::unexpected<Error>(opened.error());
    }
    std::unique_ptr<QueryDatabase> database(new QueryDatabase);
    const std::string file = base ? sqlite::readingName(*base) : std::string(":memory:");
    auto connection = std::make_unique<Connection>(kOfAnyTexts, file.c_str());
    if (!connection->isOpen())
        return fail(Error::Code::fileAccess, {"catalog.unreadable", {file, sqlite3_errmsg(connection->get())}});
    if (withOverlay) { // opened for reading only, as its connection
        const std::string name = sqlite::readingName(*overlay);
        sqlite3_stmt *attach = nullptr;
        int code = sqlite3_prepare_v2(connection->get(), "ATTACH ? AS overlay", -1, &attach, nullptr);
        if (code == SQLITE_OK)
            code = sqlite3_bind_text(attach, 1, name.c_str(), -1, SQLITE_STATIC);
        if (code == SQLITE_OK) // else an empty database would be attached
            code = sqlite3_step(attach);
        sqlite3_finalize(attach);
        if (code != SQLITE_DONE)
            return fail(Error::Code::fileAccess,
                {"catalog.unreadable", {overlay->string(), sqlite3_errmsg(connection->get())}});
    }
    sqlite3_limit(connection->get(), SQLITE_LIMIT_ATTACHED, withOverlay ? 1 : 0);
    connection->makePragmaTables();
    database->m_impl->connection = std::move(connection);
    return database;
}

Result<void> QueryDatabase::addTable(std::string_view name, std::shared_ptr<const ColumnSource> source)
{
    const bool good = !name.empty() && name.size() < 64 && !(name[0] >= '0' && name[0] <= '9')
        && std::ranges::all_of(
            name, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; })
        && !name.starts_with("sqlite_");
    if (!good || !source)
        return tl::unexpected<Error>(inputRefused("", 0, "table", name, Phrase::tableName));
    auto &memory = m_impl->memory;
    std::erase_if(memory, [&](const auto &entry) { return entry.first == name; });
    memory.emplace_back(std::string(name), source);
    if (registerColumns(m_impl->connection->get(), std::string(name), std::move(source)) != SQLITE_OK)
        return fail(Error::Code::sql, {"query.sql", {sqlite3_errmsg(m_impl->connection->get()), ""}});
    return {};
}

Result<QueryResult> QueryDatabase::run(std::string_view sql, const QueryLimits &limits)
{
    Statement statement;
    auto prepared = statement.prepare(m_impl->connection->get(), std::string(sql), 0, sql.size());
    if (!prepared)
        return tl::unexpected<Error>(prepared.error());
    std::vector<Gather> columns;
    const int count = sqlite3_column_count(statement.get());
    for (int i = 0; i < count; ++i)
        columns.emplace_back(sqlite3_column_name(statement.get(), i));
    QueryResult out;
    std::size_t bytes = 0;
    auto done = statement.run(limits, [&](sqlite3_stmt *s) {
        if (out.rows >= limits.rows || (limits.bytes > 0 && bytes >= limits.bytes)) {
            out.truncated = true;
            return false;
        }
        for (int i = 0; i < count; ++i) {
            bytes += sizeof(double);
            if (sqlite3_column_type(s, i) == SQLITE_TEXT)
                bytes += sizeof(std::string) + static_cast<std::size_t>(sqlite3_column_bytes(s, i));
            columns[static_cast<std::size_t>(i)].add(s, i);
        }
        ++out.rows;
        return true;
    });
    if (!done)
        return tl::unexpected<Error>(done.error());
    for (Gather &column : columns)
        out.columns.push_back(column.finish());
    return out;
}

std::vector<QueryDatabase::Table> QueryDatabase::tables() const
{
    std::vector<Table> out;
    for (const char *schema : {"main", "overlay"}) {
        sqlite3_stmt *statement = nullptr;
        const std::string sql = "SELECT m.name, c.name FROM " + std::string(schema)
            + ".sqlite_master AS m, pragma_table_xinfo(m.name, '" + schema
            + "') AS c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' ORDER BY m.name, c.cid";
        if (sqlite3_prepare_v2(m_impl->connection->get(), sql.c_str(), -1, &statement, nullptr) != SQLITE_OK)
            continue;
        while (sqlite3_step(statement) == SQLITE_ROW) {
            const std::string table = std::string(schema[0] == 'm' ? "" : "overlay.")
                + reinterpret_cast<const char *>(sqlite3_column_text(statement, 0));
            if (out.empty() || out.back().name != table)
                out.push_back({table, {}});
            out.back().columns.emplace_back(reinterpret_cast<const char *>(sqlite3_column_text(statement, 1)));
        }
        sqlite3_finalize(statement);
    }
    for (const auto &[name, source] : m_impl->memory) {
        Table table{name, {}};
        for (std::size_t i = 0; i < source->columnCount(); ++i)
            table.columns.emplace_back(source->columnName(i));
        out.push_back(std::move(table));
    }
    return out;
}

} // namespace wattfare
