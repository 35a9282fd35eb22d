// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/query/column_module.h"

#include <charconv>
#include <cmath>
#include <new>
#include <string_view>

namespace wattfare {

namespace {

struct Module {
    std::shared_ptr<const ColumnSource> source;
};

struct Table {
    sqlite3_vtab base{}; // first: SQLite sees only this
    const ColumnSource *source = nullptr;
};

// A comparison of a column with a number that SQLite handed down. Rows that fail it never reach SQLite, which tests the
// others once more: what it thinks of a comparison stays its own matter.
struct Bound {
    std::size_t column = 0;
    char op = 0; // > g, >= G, < l, <= L
    double value = 0;
};

struct Cursor {
    sqlite3_vtab_cursor base{};
    const ColumnSource *source = nullptr;
    std::size_t row = 0, count = 0;
    std::vector<Bound> bounds;

    bool passes() const
    {
        for (const Bound &bound : bounds) {
            const auto value = source->number(row, bound.column);
            const bool good = value
                && (bound.op == 'g'       ? *value > bound.value
                        : bound.op == 'G' ? *value >= bound.value
                        : bound.op == 'l' ? *value < bound.value
                                          : *value <= bound.value);
            if (!good)
                return false;
        }
        return true;
    }
    void skipFailing()
    {
        while (row < count && !passes())
            ++row;
    }
};

char operatorOf(unsigned char constraint)
{
    switch (constraint) {
    case SQLITE_INDEX_CONSTRAINT_GT: return 'g';
    case SQLITE_INDEX_CONSTRAINT_GE: return 'G';
    case SQLITE_INDEX_CONSTRAINT_LT: return 'l';
    case SQLITE_INDEX_CONSTRAINT_LE: return 'L';
    default: return 0; // not equality: IN would come as one, value by value, and its rows out of order
    }
}

int connect(sqlite3 *db, void *aux, int, const char *const *, sqlite3_vtab **out, char **error)
{
    const auto *module = static_cast<const Module *>(aux);
    const ColumnSource &source = *module->source;
    std::string sql = "CREATE TABLE x (";
    for (std::size_t i = 0; i < source.columnCount(); ++i) {
        std::string name(source.columnName(i));
        for (std::size_t at = 0; (at = name.find('"', at)) != std::string::npos; at += 2)
            name.insert(at, 1, '"');
        sql += (i == 0 ? "\"" : ", \"") + name + (source.isNumber(i) ? "\" REAL" : "\" TEXT");
    }
    sql += source.columnCount() == 0 ? "nothing)" : ")";
    if (const int code = sqlite3_declare_vtab(db, sql.c_str()); code != SQLITE_OK) {
        *error = sqlite3_mprintf("%s", sqlite3_errmsg(db));
        return code;
    }
    auto *table = new (std::nothrow) Table;
    if (table == nullptr)
        return SQLITE_NOMEM;
    table->source = &source;
    *out = &table->base;
    return SQLITE_OK;
}

int disconnect(sqlite3_vtab *base)
{
    delete reinterpret_cast<Table *>(base);
    return SQLITE_OK;
}

int bestIndex(sqlite3_vtab *base, sqlite3_index_info *info)
{
    const ColumnSource &source = *reinterpret_cast<Table *>(base)->source;
    const auto rows = static_cast<double>(source.rowCount());
    std::string bounds; // operator and column of each value that filter() gets
    for (int i = 0, values = 0; i < info->nConstraint; ++i) {
        const auto &constraint = info->aConstraint[i];
        const char op = operatorOf(constraint.op);
        if (op == 0 || constraint.usable == 0 || constraint.iColumn < 0)
            continue;
        const auto column = static_cast<std::size_t>(constraint.iColumn);
        if (column >= source.columnCount() || !source.isNumber(column))
            continue;
        info->aConstraintUsage[i].argvIndex = ++values;
        bounds += op + std::to_string(column);
    }
    if (!bounds.empty()) {
        info->idxStr = sqlite3_mprintf("%s", bounds.c_str());
        if (info->idxStr == nullptr)
            return SQLITE_NOMEM;
        info->needToFreeIdxStr = 1;
    }
    // The same with bounds and without: every row is looked at, and terms of an OR are not worth a pass each.
    info->estimatedCost = rows + 1;
    info->estimatedRows = static_cast<sqlite3_int64>(rows) + 1;
    // Rows come in the order of their number.
    if (info->nOrderBy == 1 && info->aOrderBy[0].iColumn == -1 && info->aOrderBy[0].desc == 0)
        info->orderByConsumed = 1;
    return SQLITE_OK;
}

int openCursor(sqlite3_vtab *base, sqlite3_vtab_cursor **out)
{
    auto *cursor = new (std::nothrow) Cursor;
    if (cursor == nullptr)
        return SQLITE_NOMEM;
    cursor->source = reinterpret_cast<Table *>(base)->source;
    cursor->count = cursor->source->rowCount();
    *out = &cursor->base;
    return SQLITE_OK;
}

int closeCursor(sqlite3_vtab_cursor *base)
{
    delete reinterpret_cast<Cursor *>(base);
    return SQLITE_OK;
}

int filter(sqlite3_vtab_cursor *base, int, const char *bounds, int count, sqlite3_value **values)
{
    auto *cursor = reinterpret_cast<Cursor *>(base);
    cursor->row = 0;
    cursor->bounds.clear();
    const std::string_view text = bounds == nullptr ? std::string_view() : bounds;
    std::size_t at = 0;
    for (int i = 0; i < count && at < text.size(); ++i) {
        Bound bound;
        bound.op = text[at];
        const char *end = text.data() + text.size();
        at = static_cast<std::size_t>(std::from_chars(text.data() + at + 1, end, bound.column).ptr - text.data());
        bound.value = sqlite3_value_double(values[i]);
        constexpr double kExact = 9007199254740992.0; // beyond, an integer is not its double
        const int type = sqlite3_value_type(values[i]);
        if (type == SQLITE_FLOAT || (type == SQLITE_INTEGER && std::abs(bound.value) < kExact))
            cursor->bounds.push_back(bound);
    }
    cursor->skipFailing();
    return SQLITE_OK;
}

int next(sqlite3_vtab_cursor *base)
{
    auto *cursor = reinterpret_cast<Cursor *>(base);
    ++cursor->row;
    cursor->skipFailing();
    return SQLITE_OK;
}

int eof(sqlite3_vtab_cursor *base)
{
    const auto *cursor = reinterpret_cast<Cursor *>(base);
    return cursor->row >= cursor->count ? 1 : 0;
}

int column(sqlite3_vtab_cursor *base, sqlite3_context *context, int i)
{
    const auto *cursor = reinterpret_cast<Cursor *>(base);
    const auto number = static_cast<std::size_t>(i);
    if (number >= cursor->source->columnCount()) {
        sqlite3_result_null(context);
    } else if (cursor->source->isNumber(number)) {
        if (const auto value = cursor->source->number(cursor->row, number))
            sqlite3_result_double(context, *value);
        else
            sqlite3_result_null(context);
    } else {
        const std::string_view text = cursor->source->text(cursor->row, number);
        if (text.data() == nullptr)
            sqlite3_result_null(context);
        else
            sqlite3_result_text(context, text.data(), static_cast<int>(text.size()), SQLITE_STATIC);
    }
    return SQLITE_OK;
}

int rowid(sqlite3_vtab_cursor *base, sqlite3_int64 *out)
{
    *out = static_cast<sqlite3_int64>(reinterpret_cast<Cursor *>(base)->row);
    return SQLITE_OK;
}

sqlite3_module makeModule()
{
    sqlite3_module module{}; // no xCreate: the module is the table, nothing is created
    module.xConnect = connect;
    module.xBestIndex = bestIndex;
    module.xDisconnect = disconnect;
    module.xDestroy = disconnect;
    module.xOpen = openCursor;
    module.xClose = closeCursor;
    module.xFilter = filter;
    module.xNext = next;
    module.xEof = eof;
    module.xColumn = column;
    module.xRowid = rowid;
    return module;
}

void collectStep(sqlite3_context *context, int, sqlite3_value **values)
{
    static_cast<std::vector<std::uint32_t> *>(sqlite3_user_data(context))
        ->push_back(static_cast<std::uint32_t>(sqlite3_value_int64(values[0])));
}

void collectFinal(sqlite3_context *) { }

} // namespace

int registerColumns(sqlite3 *db, const std::string &name, std::shared_ptr<const ColumnSource> source)
{
    static const sqlite3_module module = makeModule();
    int code = sqlite3_create_module_v2(
        db, name.c_str(), &module, new Module{std::move(source)}, [](void *aux) { delete static_cast<Module *>(aux); });
    if (code != SQLITE_OK)
        return code;
    // Connects the table now: its declaration would not pass the authorizer of the user's statement.
    sqlite3_stmt *statement = nullptr;
    code = sqlite3_prepare_v2(db, ("SELECT 1 FROM \"" + name + "\"").c_str(), -1, &statement, nullptr);
    sqlite3_finalize(statement);
    return code;
}

int registerCollector(sqlite3 *db, std::vector<std::uint32_t> *rows)
{
    return sqlite3_create_function_v2(
        db, "wattfare_collect", 1, SQLITE_UTF8, rows, nullptr, collectStep, collectFinal, nullptr);
}

} // namespace wattfare
