// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"
#include "model/catalog/overlay/overlay.h"
#include "model/catalog/overlay/overlay_schema.h"
#include "tests/model/catalog/scratch.h"
#include "tests/support/catch.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>

// Overlays of other versions: a step forward that loses nothing, or a refusal that names the version.
using namespace wattfare;
using wattfare::test::readAll;
using wattfare::test::Scratch;

namespace {

// As a person would have it who used the first version.
std::filesystem::path firstVersion(const Scratch &scratch)
{
    const auto file = scratch.path("overlay.db");
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec(readAll(std::filesystem::path(WATTFARE_SOURCE_DIR) / "tests/data/overlay/version_1.sql"));
    return file;
}

std::int64_t number(const std::filesystem::path &file, const std::string &sql)
{
    SQLite::Database db(file.string(), SQLite::OPEN_READONLY);
    return db.execAndGet(sql).getInt64();
}

// All rows of a table, one a line.
std::string rowsOf(const std::filesystem::path &file, const std::string &table)
{
    SQLite::Database db(file.string(), SQLite::OPEN_READONLY);
    SQLite::Statement rows(db, "SELECT * FROM " + table);
    std::string out;
    while (rows.executeStep()) {
        for (int i = 0; i < rows.getColumnCount(); ++i)
            out += rows.getColumn(i).getString() + '|';
        out += '\n';
    }
    return out;
}

void checkContent(const std::filesystem::path &file)
{
    const auto loaded = loadSnapshot(WATTFARE_CATALOG_DB, file);
    REQUIRE(loaded);
    const Snapshot &s = **loaded;
    const Date day = *Date::parse("2026-11-23"); // the own price holds from the day before
    const auto price = [&](const char *type, const char *region) {
        const auto row = s.priceAt(s.onDemand, s.type(type), s.region(region), day);
        return row ? s.onDemand.nanoUsdPerHour[*row] : 0;
    };
    CHECK(price("g5.xlarge", "eu-central-1") == 1258000000);
    CHECK(price("g5.12xlarge", "eu-central-1") == 7092000000);
    CHECK(price("g4dn.xlarge", "eu-central-1") == 0); // removed by the import
    CHECK(price("g5.xlarge", "us-east-1") == 750000000); // the one of 0.5 was undone
    CHECK(std::ranges::count(s.commitments.effectiveNano, 793000000) == 1);
    const auto counts = [&](const char *accelerator, const char *quantity) {
        return s.figures.value(
            s.figures.preferred(SubjectKind::accelerator, s.accelerator(accelerator), s.figures.quantity(quantity)));
    };
    CHECK(counts("nvidia-t4", "full_load_w") == 65);
    CHECK(counts("nvidia-a10g", "tdp_w") == 150);
    CHECK(
        std::ranges::none_of(s.quality, [](const QualityNote &note) { return note.kind == "choice_without_subject"; }));
}

} // namespace

TEST_CASE("an overlay of the first version is read as it is, and migrated when it is written", "[overlay][migration]")
{
    const Scratch scratch;
    const auto file = firstVersion(scratch);
    const std::string before = readAll(file);
    checkContent(file);
    const auto lists = readOverlayLists(file);
    REQUIRE(lists);
    CHECK(lists->first.size() == 1);
    CHECK(lists->second.size() == 3);
    CHECK((readAll(file) == before)); // reading changes nothing
    std::vector<std::string> rows;
    const std::vector<std::string> tables{
        "import", "price_on_demand", "commitment", "removal", "figure", "user_choice"};
    for (const std::string &table : tables)
        rows.push_back(rowsOf(file, table));

    {
        const auto overlay = Overlay::open(file);
        REQUIRE(overlay);
        CHECK((*overlay)->imports().value().size() == 1);
        CHECK((*overlay)->choices().value().size() == 3);
    }
    CHECK(number(file, "PRAGMA user_version") == overlaySchemaVersion());
    CHECK(overlaySchemaVersion() > 1);
    for (std::size_t i = 0; i < tables.size(); ++i)
        CHECK(rowsOf(file, tables[i]) == rows[i]);
    checkContent(file);

    // And it works on: what was undone can be done again, the import can be taken back.
    const auto overlay = Overlay::open(file);
    REQUIRE(overlay);
    const auto again = (*overlay)->redo();
    REQUIRE(again);
    REQUIRE(*again);
    CHECK((*again)->value == 0.5);
    REQUIRE((*overlay)->revert(1));
    for (const std::string_view table : overlayImportTables())
        CHECK(number(file, "SELECT count(*) FROM " + std::string(table)) == 0);
}

TEST_CASE("imports of the first version lose the words that stood for names", "[overlay][migration]")
{
    const Scratch scratch;
    const auto file = firstVersion(scratch);
    const auto add = [&](const char *kind, const char *title) {
        SQLite::Database(file.string(), SQLite::OPEN_READWRITE)
            .exec(std::string(
                      "INSERT INTO import (kind, file_name, title, publisher, location, edition, licence, attribution, "
                      "sha256, imported_at, row_count) VALUES ('")
                + kind + "', 'f', '" + title + "', '', '', '', 'not stated', '', '', 1, 0)");
    };
    add("catalog_csv", "Table price_on_demand");
    add("pasted_table", "Pasted table: mine");
    add("availability_trace", "Spot availability: t1");
    add("spot_history", "Table of mine");
    const auto overlay = Overlay::open(file);
    REQUIRE(overlay);
    std::vector<std::string> titles;
    const auto imports = (*overlay)->imports();
    REQUIRE(imports);
    for (const ImportInfo &each : *imports)
        titles.push_back(each.title);
    for (const char *title : {"price_on_demand", "mine", "t1", "Table of mine"})
        CHECK(std::ranges::count(titles, title) == 1);
    CHECK(number(file, "SELECT count(*) FROM import WHERE licence = 'not stated'") == 0);
}

TEST_CASE("a migrated overlay has the tables of a new one", "[overlay][migration]")
{
    const Scratch scratch;
    const auto old = firstVersion(scratch);
    const auto fresh = scratch.path("fresh.db");
    REQUIRE(Overlay::open(old));
    REQUIRE(Overlay::open(fresh));
    const std::string schema = "(SELECT type, name, sql FROM sqlite_master ORDER BY type, name)";
    CHECK(rowsOf(old, schema) == rowsOf(fresh, schema));
}

TEST_CASE(
    "benchmarks of an overlay of before have no operating point, until they are imported again", "[overlay][migration]")
{
    const Scratch scratch;
    const auto file = scratch.path("four.db");
    {
        SQLite::Database db(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        for (const std::string_view step : overlayMigrations().first(4))
            db.exec(std::string(step));
        db.exec("PRAGMA application_id = " + std::to_string(sqlite::kOverlayApplicationId)
            + "; PRAGMA user_version = 4; INSERT INTO import VALUES (1, 'catalog_csv', 'b.csv', 'benchmark', '', '', "
              "'', 'MIT', '', '', 1, 1); INSERT INTO benchmark VALUES ('mine-1', 1, 'S-A10G', 'llama-3-8b', 'mine', "
              "'inference', 'batch', 'g5.xlarge', 'A10G', 'nvidia-a10g', 1, 1, 1, '', NULL, NULL, 'FP16', 8, NULL, "
              "550, "
              "150, '', 123, 'tokens/s', 'output tokens', 'measured', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '', "
              "'', "
              "'', '', NULL, '', '', '', '', 'current', '', '')");
    }
    const auto check = [&] {
        const auto loaded = loadSnapshot(WATTFARE_CATALOG_DB, file);
        REQUIRE(loaded);
        const BenchmarkIndex i = (*loaded)->benchmark("mine-1");
        REQUIRE(i != kNone);
        const Benchmark &b = (*loaded)->benchmarks[i];
        CHECK(b.throughput == 123.0);
        CHECK(b.overlay);
        CHECK_FALSE(b.concurrency);
        CHECK_FALSE(b.tensorParallel);
        CHECK(b.software.empty());
    };
    check();
    CHECK(number(file, "PRAGMA user_version") == 4); // reading changes nothing
    REQUIRE(Overlay::open(file));
    CHECK(number(file, "PRAGMA user_version") == overlaySchemaVersion());
    check();
}

TEST_CASE("a step of a migration that fails leaves the file as it was", "[overlay][migration]")
{
    const Scratch scratch;
    const auto file = firstVersion(scratch);
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE)
        .exec("CREATE TABLE commitment_removal (x TEXT)"); // in the way
    const std::string rows = rowsOf(file, "user_choice");
    const auto opened = Overlay::open(file);
    REQUIRE_FALSE(opened);
    CHECK(opened.error().message.args.at(0) == file.string());
    CHECK(number(file, "PRAGMA user_version") == 1);
    CHECK(rowsOf(file, "user_choice") == rows);
    checkContent(file);
}

TEST_CASE("an overlay of a version that is none, or of a newer one, is refused by that version and stays as it was",
    "[overlay][migration]")
{
    for (const int version : {-1, 0, overlaySchemaVersion() + 1, 99}) {
        INFO(version);
        const Scratch scratch;
        const auto file = firstVersion(scratch);
        SQLite::Database(file.string(), SQLite::OPEN_READWRITE)
            .exec("PRAGMA user_version = " + std::to_string(version));
        const std::string before = readAll(file);
        const auto code = version > overlaySchemaVersion() ? Error::Code::schemaTooNew : Error::Code::wrongSchema;
        const auto names = [&](const Error &error) {
            return std::ranges::any_of(error.message.args,
                [&](const Argument &arg) { return arg.text().find(std::to_string(version)) != std::string::npos; });
        };
        const auto opened = Overlay::open(file);
        REQUIRE_FALSE(opened);
        CHECK(opened.error().code == code);
        CHECK(names(opened.error()));
        const auto loaded = loadSnapshot(WATTFARE_CATALOG_DB, file);
        REQUIRE_FALSE(loaded);
        CHECK(loaded.error().code == code);
        CHECK(names(loaded.error()));
        CHECK_FALSE(readOverlayLists(file));
        CHECK((readAll(file) == before));
    }
}
