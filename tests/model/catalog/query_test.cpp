// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/check.h"
#include "model/catalog/overlay/overlay.h"
#include "model/catalog/query/query.h"
#include "tests/model/catalog/scratch.h"
#include "tests/support/catch.h"
#include "tests/support/query_table.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <ctime>
#include <filesystem>

using namespace wattfare;
using wattfare::test::readAll;
using wattfare::test::Scratch;

namespace {

// name, vcpus, usd (missing in every third row)
class Sample : public ColumnSource
{
public:
    explicit Sample(std::size_t rows, bool isShort = false)
        : m_short(isShort)
    {
        for (std::size_t i = 0; i < rows; ++i)
            m_names.push_back((i % 2 == 0 ? "g5." : "p4d.") + std::to_string(i));
    }
    std::size_t rowCount() const override { return m_names.size(); }
    std::size_t columnCount() const override { return 3; }
    std::string_view columnName(std::size_t column) const override
    {
        static constexpr std::string_view kNames[] = {"name", "vcpus", "usd"};
        return kNames[column];
    }
    bool isNumber(std::size_t column) const override { return column != 0; }
    std::optional<double> number(std::size_t row, std::size_t column) const override
    {
        if (column == 1)
            return static_cast<double>(row % 8);
        return row % 3 == 0 ? std::nullopt : std::optional<double>(0.5 * static_cast<double>(row));
    }
    std::string_view text(std::size_t row, std::size_t) const override { return m_names[row]; }
    bool hasShortTexts() const override { return m_short; }

private:
    std::vector<std::string> m_names;
    bool m_short;
};

using Rows = std::vector<std::uint32_t>;

Error sqlError(const Sample &sample, std::string_view where)
{
    const auto rows = filterRows(sample, where);
    REQUIRE_FALSE(rows);
    CHECK(rows.error().code == Error::Code::sql);
    CHECK_FALSE(checkFilter(sample, where));
    return rows.error();
}

} // namespace

TEST_CASE("a typed condition keeps the rows for which it holds", "[query]")
{
    const Sample sample(12);
    CHECK(*filterRows(sample, "name LIKE 'g5%' AND vcpus >= 4") == Rows{4, 6});
    CHECK(*filterRows(sample, "USD > 4 OR \"name\" = 'g5.0'") == Rows{0, 10, 11});
    CHECK(*filterRows(sample, "usd IS NULL") == Rows{0, 3, 6, 9});
    CHECK(*filterRows(sample, "usd > 100 -- comment") == Rows{});
    CHECK(*filterRows(sample, "usd < (SELECT avg(usd) FROM results)") == Rows{1, 2, 4, 5});
    CHECK(filterRows(sample, "")->size() == 12);
    CHECK(filterRows(sample, "  \n")->size() == 12);
    CHECK(*filterRows(sample, "NULL") == Rows{});
    CHECK(*filterRows(sample, "vcpus IN (1, 2)") == Rows{1, 2, 9, 10});
    CHECK(filterRows(Sample(0), "vcpus = 1")->empty());
    CHECK(checkFilter(sample, "vcpus = 1"));
}

TEST_CASE("comparisons that the columns decide themselves agree with SQLite's", "[query]")
{
    const Sample sample(200);
    const auto same = [&](const std::string &column, const std::string &rest) {
        INFO(column << ' ' << rest);
        const auto handed = filterRows(sample, column + ' ' + rest);
        // An expression of the same affinity: SQLite keeps it to itself.
        const auto kept
            = filterRows(sample, "CAST(" + column + (column == "name" ? " AS TEXT) " : " AS REAL) ") + rest);
        REQUIRE(handed);
        REQUIRE(kept);
        CHECK(*handed == *kept);
        CHECK(std::is_sorted(handed->begin(), handed->end()));
    };
    for (const char *op : {"<", "<=", ">", ">=", "=", "<>", "IS", "IS NOT"}) {
        for (const char *value :
            {"4", "4.25", "'4'", "'four'", "NULL", "-1e300", "9e999", "9007199254740993", "x'34'", "name", "vcpus",
                "(SELECT avg(usd) FROM results)", "(SELECT max(vcpus) FROM results AS other WHERE other.usd < 20)"}) {
            for (const char *column : {"usd", "vcpus"})
                same(column, std::string(op) + ' ' + value);
            same("name", std::string(op) + ' ' + value);
        }
    }
    same("usd", "BETWEEN 3 AND vcpus + 4");
    same("usd", "IN (1, 3.5, 2, NULL)");
    same("usd", "> 5 AND vcpus < 4 AND usd <= 60 AND name LIKE 'g5%'");
    same("usd", "> 60 OR vcpus < 2 OR usd < 1");
    same("usd", "> 60 AND (vcpus < 2 OR usd < 80)");
}

TEST_CASE("mistakes come back in SQLite's words with their place", "[query]")
{
    const Sample sample(12);
    const Error column = sqlError(sample, "vcpus > 1 AND colour = 'red'");
    CHECK(column.message.id == "query.sql");
    CHECK(column.message.args[0] == "no such column: colour");
    CHECK(column.message.args[1] == "14");
    // Of nothing that nobody typed, such as the bracket behind it in the real statement.
    for (const char *open :
        {"vcpus >", "vcpus >= 1 AND usd < 30 AND", "(vcpus > 1", "vcpus IN (1, 2", "-- only a comment"})
        CHECK(sqlError(sample, open).message.args[0] == "incomplete input");
    const Error closed = sqlError(sample, "1=1) OR (1=1"); // brackets close in what was typed
    CHECK(closed.message.args[0] == "near \")\": syntax error");
    CHECK(closed.message.args[1] == "3");
    CHECK(sqlError(sample, "1 ORDER BY usd").message.args[0] == "near \"ORDER\": syntax error");
    CHECK(sqlError(sample, "1 GROUP BY vcpus").message.args[0] == "near \"GROUP\": syntax error");
    CHECK(sqlError(sample, "1 UNION SELECT 1").message.args[0] == "near \"UNION\": syntax error");
    CHECK(sqlError(sample, "name = \"g5\"").message.args[0] == "no such column: g5");
    CHECK(sqlError(sample, "nofunction(vcpus)").message.args[0] == "no such function: nofunction");
    CHECK(sqlError(sample, "1); DELETE FROM results; --").message.args[0] == "near \")\": syntax error");
    CHECK(sqlError(sample, "1; DELETE FROM results").message.id == "query.one_statement");
    const Error function = sqlError(sample, "usd > 1 AND load_extension('x')");
    CHECK(function.message.id == "query.function");
    CHECK(function.message.args == std::vector<Argument>{"load_extension", 12});
    CHECK_FALSE(filterRows(sample, std::string(2 << 20, '(')));
    const auto deep = filterRows(sample, std::string(5000, '(') + "1" + std::string(5000, ')'));
    CHECK_FALSE(deep);
}

TEST_CASE("rows are ordered and expressions computed by SQL", "[query]")
{
    const Sample sample(6);
    CHECK(*sortRows(sample, "", "usd DESC NULLS LAST") == Rows{5, 4, 2, 1, 0, 3});
    CHECK(*sortRows(sample, "vcpus > 1", "name") == Rows{2, 4, 3, 5});
    CHECK(*sortRows(sample, "vcpus > 1", "") == Rows{2, 3, 4, 5});
    CHECK(sortRows(sample, "", "nowhere").error().message.args[0] == "no such column: nowhere");
    CHECK(sortRows(sample, "nowhere", "usd").error().message.args[0] == "no such column: nowhere");
    CHECK(sortRows(sample, "", "usd +").error().message.args[0] == "incomplete input");
    CHECK(computeColumn(sample, "usd / ").error().message.args[0] == "incomplete input");
    CHECK(computeColumn(sample, "1) + (1").error().message.args[0] == "near \")\": syntax error");
    CHECK(computeColumn(sample, "usd, vcpus").error().message.id == "query.sql");
    CHECK(computeColumn(sample, "7")->number(2) == 7.0); // a number, not the place of a column
    CHECK(computeColumn(sample, "rank() OVER (ORDER BY usd DESC NULLS LAST)")->number(5) == 1.0);
    CHECK(computeColumn(sample, "NOT (vcpus > 1)")->number(0) == 1.0);
    CHECK(computeColumn(sample, "-vcpus")->number(2) == -2.0);
    const auto ratio = computeColumn(sample, "usd / vcpus");
    REQUIRE(ratio);
    CHECK(ratio->isNumber);
    CHECK_FALSE(ratio->number(0)); // missing
    CHECK(ratio->number(1) == 0.5);
    const auto label = computeColumn(sample, "name || ' ' || printf('%.1f', usd)");
    REQUIRE(label);
    CHECK_FALSE(label->isNumber);
    CHECK(label->cell(1) == "p4d.1 0.5");
    const auto mixed = computeColumn(sample, "CASE WHEN vcpus < 2 THEN vcpus ELSE name END");
    REQUIRE(mixed);
    CHECK(mixed->cell(0) == "0");
    CHECK(mixed->cell(1) == "1");
    CHECK(mixed->cell(2) == "g5.2");
    const auto infinite = computeColumn(sample, "9e999");
    REQUIRE(infinite);
    CHECK_FALSE(infinite->number(0)); // infinity is no number to show
}

TEST_CASE("endless and stopped conditions end", "[query]")
{
    const Sample sample(2000);
    constexpr std::string_view kEndless
        = "(WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT sum(x) FROM c) > 0";
    const auto slow = filterRows(sample, kEndless, {.seconds = 0.05});
    REQUIRE_FALSE(slow);
    CHECK(slow.error().message.id == "query.too_long");
    int asked = 0;
    const auto stopped = filterRows(sample, kEndless, {.progress = [&](double) { return ++asked < 3; }});
    REQUIRE_FALSE(stopped);
    CHECK(stopped.error().code == Error::Code::cancelled);
}

TEST_CASE("functions that build out of nothing or reach beyond the rows are refused by name", "[query]")
{
    const Sample sample(12);
    for (const auto *name : {"zeroblob", "randomblob", "load_extension", "sqlite_source_id", "sqlite_compileoption_get",
             "total_changes", "last_insert_rowid", "wattfare_collect"}) {
        INFO(name);
        const bool takesNone = std::string_view(name).starts_with("total") || std::string_view(name).starts_with("last")
            || std::string_view(name) == "sqlite_source_id";
        const std::string call = name + std::string(takesNone ? "()" : "(99)");
        if (std::string_view(name) != "wattfare_collect") // there is one only where rows are kept
            CHECK(sqlError(sample, call + " IS NULL").message.id == "query.function");
        const auto rows = filterRows(sample, "(SELECT length(" + call + ")) IS NULL");
        REQUIRE_FALSE(rows); // a row 99 would not be one of the table
        CHECK(rows.error().message.args[0] == name);
    }
    CHECK(*filterRows(sample, "upper(substr(name, 1, 2)) = 'G5' AND round(coalesce(usd, 0), 1) < 3 AND name GLOB 'g*'")
        == Rows{0, 2, 4, 6});
    CHECK(computeColumn(sample, "json_extract('{\"a\": 7}', '$.a') + sqrt(4)")->number(3) == 9.0);
}

TEST_CASE("no step of a condition over short texts takes long", "[query]")
{
    const Sample sample(4000, true);
    const auto big = filterRows(sample, "replace(printf('%.*c', 4000, 'a'), 'a', 'aaaa') LIKE '%b'");
    REQUIRE_FALSE(big);
    CHECK(big.error().message.id == "query.value_too_long");
    CHECK(big.error().message.args[0] == "4096");
    const auto wide = filterRows(sample, "printf('%100000000d', vcpus) > 'a'"); // else NULL, without a reason
    REQUIRE_FALSE(wide);
    CHECK(wide.error().message.id == "query.value_too_long");
    CHECK(computeColumn(sample, "printf('%d of %s: %05.1f', vcpus, name, 2)")->cell(3) == "3 of p4d.3: 002.0");
    CHECK(filterRows(sample, "name LIKE '%" + std::string(300, 'a') + "'").error().message.args[0]
        == "LIKE or GLOB pattern too complex");
    std::string deep = "1";
    for (int i = 0; i < 600; ++i)
        deep += "+1";
    CHECK_FALSE(filterRows(sample, deep + " > 0"));
    CHECK_FALSE(filterRows(sample, "name IN ('" + std::string(20'000, 'a') + "')"));
    // A million comparisons a row: the clock is looked at often enough.
    const std::clock_t start = std::clock();
    const auto slow = filterRows(
        sample, "printf('%.*c', 4000, 'a') || name LIKE '%" + std::string(250, 'a') + "b'", {.seconds = 0.05});
    REQUIRE_FALSE(slow);
    CHECK(slow.error().message.id == "query.too_long");
    CHECK(static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC < 2.0);
}

TEST_CASE("a view of the file is not asked, and a name is never a URI", "[query]")
{
    const Scratch scratch;
    const std::string name = "file:catalogue.db?mode=memory"; // what SQLite would open instead is empty
    const auto file = scratch.path(name);
    std::filesystem::copy_file(WATTFARE_CATALOG_DB, file);
    {
        SQLite::Database db(file.string(), SQLite::OPEN_READWRITE);
        db.exec("CREATE VIEW cheap AS SELECT replace(title, 'a', 'b') FROM source");
    }
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(file.parent_path());
    const auto opened = QueryDatabase::open(name);
    std::filesystem::current_path(before);
    REQUIRE(opened);
    CHECK((*opened)->run("SELECT count(*) FROM source")->columns[0].number(0) > 10.0);
    const auto view = (*opened)->run("SELECT * FROM cheap");
    REQUIRE_FALSE(view);
    CHECK(view.error().message.args[0].text().find("cheap") != std::string::npos);
}

TEST_CASE("the tables are listed where there is no overlay, too, and nothing of SQLite may be changed by their names",
    "[query]")
{
    const auto opened = QueryDatabase::open(WATTFARE_CATALOG_DB);
    REQUIRE(opened);
    CHECK((*opened)->run("SELECT name FROM pragma_table_list WHERE name = 'source'")->rows == 1);
    CHECK((*opened)->run("SELECT name FROM pragma_table_xinfo('source')")->rows > 3);
    CHECK_FALSE((*opened)->run("SELECT * FROM pragma_journal_mode"));
    CHECK_FALSE((*opened)->run("UPDATE sqlite_schema SET sql = ''"));
}

TEST_CASE("a view or another table in the place of one of the catalogue refuses the file", "[query]")
{
    const Scratch scratch;
    const auto file = scratch.path("catalogue.db");
    const auto change = [&](const char *sql) {
        std::filesystem::copy_file(WATTFARE_CATALOG_DB, file, std::filesystem::copy_options::overwrite_existing);
        SQLite::Database db(file.string(), SQLite::OPEN_READWRITE);
        db.exec("PRAGMA legacy_alter_table = ON");
        db.exec(sql);
    };
    change("ALTER TABLE experiment RENAME TO other; CREATE VIEW experiment AS WITH RECURSIVE n(x) AS (SELECT 1 UNION "
           "ALL SELECT x + 1 FROM n) SELECT x AS experiment FROM n");
    const auto endless = QueryDatabase::open(file);
    REQUIRE_FALSE(endless);
    CHECK(endless.error().message.id == "catalog.wrong_schema");
    CHECK(endless.error().message.args[1].text() == "experiment");
    // Columns that no reader asks for.
    for (const auto &[table, column] : {std::pair{"price_spot", "basis"}, std::pair{"benchmark", "cpu_sockets"},
             std::pair{"spot_history", "provider"}}) {
        change(("ALTER TABLE " + std::string(table) + " RENAME COLUMN " + column + " TO other").c_str());
        const auto checked = checkCatalog(file);
        REQUIRE_FALSE(checked);
        CHECK(checked.error().message.args[1].text() == std::string(table) + '.' + column);
    }
}

TEST_CASE("a catalogue with a write-ahead log is read and nothing is left beside it", "[query]")
{
    const Scratch scratch;
    std::filesystem::create_directories(scratch.path("one"));
    const auto file = scratch.path("one") / "cata#logue %41?ü.db";
    std::filesystem::copy_file(WATTFARE_CATALOG_DB, file);
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("PRAGMA journal_mode = WAL");
    const auto beside = [&] { return std::distance(std::filesystem::directory_iterator(file.parent_path()), {}) - 1; };
    REQUIRE(beside() == 0);
    CHECK(checkCatalog(file)->good());
    CHECK(beside() == 0);
    CHECK((*QueryDatabase::open(file))->run("SELECT count(*) FROM source")->columns[0].number(0) > 10.0);
    CHECK(beside() == 0);
    // What is in the log is part of the catalogue.
    SQLite::Database writer(file.string(), SQLite::OPEN_READWRITE);
    writer.exec("UPDATE catalog SET value = 'logged' WHERE key = 'version'");
    CHECK((*QueryDatabase::open(file))->run("SELECT 1 FROM catalog WHERE value = 'logged'")->rows == 1);
}

TEST_CASE("SQL over catalogue, overlay and results", "[query]")
{
    const Scratch scratch;
    const auto overlayFile = scratch.path("my 한글 % overlay.db");
    {
        const auto overlay = Overlay::open(overlayFile);
        REQUIRE(overlay);
        UserChoice choice;
        choice.kind = UserChoice::Kind::price;
        choice.type = "g5.xlarge";
        choice.region = "us-east-1";
        choice.option = "on_demand";
        choice.value = 0.5;
        REQUIRE((*overlay)->set(choice));
    }
    const auto opened = QueryDatabase::open(WATTFARE_CATALOG_DB, overlayFile);
    REQUIRE(opened);
    QueryDatabase &db = **opened;
    REQUIRE(db.addTable("results", std::make_shared<Sample>(100)));

    const auto price = db.run(
        "SELECT usd_per_hour, as_of FROM price_on_demand WHERE instance_type = 'g5.xlarge' AND region = 'us-east-1' "
        "ORDER BY as_of DESC LIMIT 1;");
    REQUIRE(price);
    CHECK(price->rows == 1);
    CHECK(price->columns[0].name == "usd_per_hour");
    CHECK(price->columns[0].number(0) == 1.006);
    CHECK(price->columns[1].cell(0) == "2026-09-14");
    CHECK(db.run("SELECT count(*) FROM instance_type")->columns[0].number(0) == 362.0);
    CHECK(db.run("SELECT value FROM overlay.user_choice")->columns[0].number(0) == 0.5);
    CHECK(db.run("SELECT count(*) FROM results WHERE usd IS NULL")->columns[0].number(0) == 34.0);
    CHECK(db.run("WITH t AS (SELECT 1 AS a) SELECT a FROM t")->rows == 1);
    CHECK(db.run("VALUES (1, 'x'), (NULL, 'y')")->rows == 2);
    const auto limited = db.run("SELECT * FROM price_on_demand", {.rows = 10});
    REQUIRE(limited);
    CHECK(limited->rows == 10);
    CHECK(limited->truncated);
    CHECK_FALSE(db.run("SELECT 1", {.rows = 1})->truncated);

    const test::QueryTable table(*db.run("SELECT instance_type, vcpus FROM instance_type ORDER BY instance_type"));
    CHECK(filterRows(table, "vcpus = 4 AND instance_type = 'g5.xlarge'")->size() == 1);

    const auto tables = db.tables();
    const auto has = [&](const char *name) {
        return std::ranges::any_of(
            tables, [&](const QueryDatabase::Table &t) { return t.name == name && !t.columns.empty(); });
    };
    CHECK(has("price_on_demand"));
    CHECK(has("overlay.price_on_demand"));
    CHECK(has("results"));

    // Tables in memory are replaced by name.
    REQUIRE(db.addTable("results", std::make_shared<Sample>(5)));
    CHECK(db.run("SELECT count(*) FROM results")->columns[0].number(0) == 5.0);
    CHECK(db.addTable("Robert'); DROP TABLE", std::make_shared<Sample>(5)).error().code == Error::Code::badInput);
}

TEST_CASE("nothing but reading is allowed", "[query]")
{
    const std::string before = readAll(WATTFARE_CATALOG_DB);
    const auto opened = QueryDatabase::open(WATTFARE_CATALOG_DB);
    REQUIRE(opened);
    for (const char *sql : {"DELETE FROM source", "UPDATE source SET title = ''",
             "INSERT INTO catalog VALUES ('a', 'b')", "DROP TABLE source", "CREATE TABLE x (a)",
             "CREATE TEMP TABLE x (a)", "ATTACH '/tmp/x.db' AS x", "PRAGMA user_version = 5",
             "PRAGMA writable_schema = 1", "VACUUM INTO '/tmp/x.db'", "BEGIN", "SELECT 1; SELECT 2",
             "SELECT load_extension('x')", "", "   ", "-- nothing", "EXPLAIN", "SELEC 1", "SELECT * FROM nowhere"}) {
        CAPTURE(sql);
        const auto result = (*opened)->run(sql);
        REQUIRE_FALSE(result);
        CHECK(result.error().code == Error::Code::sql);
    }
    CHECK((*opened)->run("DELETE FROM source").error().message.id == "query.not_allowed");
    CHECK((*opened)->run("SELECT 1; SELECT 2").error().message.id == "query.one_statement");
    CHECK((*opened)->run("SELECT zeroblob(1000000000)").error().message.id == "query.function");
    CHECK((*opened)->run("SELECT printf('%.*c', 100000000, 'x')").error().message.id == "query.value_too_long");
    CHECK((readAll(WATTFARE_CATALOG_DB) == before));
    CHECK(QueryDatabase::open("/nowhere.db").error().code == Error::Code::fileNotFound);
    CHECK(QueryDatabase::open(std::nullopt));
}
