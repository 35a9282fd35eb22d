// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/check.h"
#include "model/catalog/load/load.h"
#include "model/catalog/overlay/import_step.h"
#include "model/catalog/overlay/overlay_schema.h"
#include "model/catalog/query/query.h"
#include "tests/model/catalog/scratch.h"
#include "tests/support/catch.h"
#include "tests/support/child_process.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <array>
#include <csignal>
#include <functional>
#include <sqlite3.h>
#include <sys/resource.h>

using namespace wattfare;
using wattfare::test::inChild;
using wattfare::test::Killer;
using wattfare::test::readAll;
using wattfare::test::Scratch;

namespace {

constexpr int kRows = 20000; // of one import, no two under one key

ImportBatch manyRows(int seed)
{
    ImportSource source;
    source.kind = "test";
    source.fileName = "many.csv";
    ImportBatch batch(source);
    for (const char *type : {"g5.xlarge", "g5.2xlarge", "g4dn.xlarge", "inf1.2xlarge"}) {
        for (int i = 0; i < kRows / 4; ++i)
            batch.onDemand(type, "us-east-1", Date{15000 + i}, 1000000000 + seed * 100000 + i);
    }
    return batch;
}

std::int64_t count(SQLite::Database &db, const std::string &sql)
{
    SQLite::Statement statement(db, sql);
    REQUIRE(statement.executeStep());
    return statement.getColumn(0).getInt64();
}

// What really stands in the file: every import has all its rows, and no row is without its import.
void checkStored(const std::filesystem::path &file, std::int64_t imports)
{
    SQLite::Database db(file.string(), SQLite::OPEN_READWRITE); // rolls back what the dead one left
    CHECK(count(db, "SELECT count(*) FROM import") == imports);
    CHECK(count(db, "SELECT count(*) FROM price_on_demand") == imports * kRows);
    CHECK(count(db,
              "SELECT count(*) FROM (SELECT import_id FROM price_on_demand GROUP BY import_id HAVING count(*) <> "
                  + std::to_string(kRows) + ")")
        == 0);
    for (const std::string_view table : overlayImportTables())
        CHECK(
            count(db, "SELECT count(*) FROM " + std::string(table) + " WHERE import_id NOT IN (SELECT id FROM import)")
            == 0);
}

} // namespace

TEST_CASE("kill -9 during an import leaves the state before it or the whole import", "[overlay][crash]")
{
    const Scratch scratch;
    const auto file = scratch.path("overlay.db");
    const auto base = loadSnapshot(WATTFARE_CATALOG_DB);
    REQUIRE(base);
    REQUIRE(Overlay::open(file));
    int round = 0;
    Killer killer(7);
    const auto work = [&] {
        const ImportBatch batch = manyRows(round);
        auto overlay = Overlay::open(file);
        return overlay && (*overlay)->apply(batch, **base) ? 0 : 1;
    };
    std::size_t before = 0;
    int killed = 0;
    for (; killed < 50 && round < 200; ++round) {
        const bool died = killer(work);
        killed += died ? 1 : 0;
        const auto loaded = loadSnapshot(WATTFARE_CATALOG_DB, file); // must cope with what the dead one left behind
        REQUIRE(loaded);
        const auto overlay = Overlay::open(file);
        REQUIRE(overlay);
        const std::size_t now = (*overlay)->imports().value().size();
        CHECK((now == before + 1 || (died && now == before)));
        checkStored(file, static_cast<std::int64_t>(now));
        CHECK(((*loaded)->identity.overlayRows != 0) == (now != 0));
        const auto stored = (*overlay)->imports().value();
        for (const ImportInfo &info : stored) // the file stays small, and each round like the first
            if (now > 3)
                CHECK((*overlay)->revert(info.id));
        before = (*overlay)->imports().value().size();
    }
    CHECK(killed == 50);
}

TEST_CASE("kill -9 during several imports of one step leaves none of them or all", "[overlay][crash]")
{
    const Scratch scratch;
    const auto file = scratch.path("overlay.db");
    const auto base = loadSnapshot(WATTFARE_CATALOG_DB);
    REQUIRE(base);
    REQUIRE(Overlay::open(file));
    const ImportBatch first = manyRows(1);
    const ImportBatch second = manyRows(2);
    const ImportBatch third = manyRows(3);
    const std::vector<const ImportBatch *> step{&first, &second, &third};
    Killer killer(7);
    const auto work = [&] {
        auto overlay = Overlay::open(file);
        return overlay && applyStep(**overlay, step, **base) ? 0 : 1;
    };
    int killed = 0;
    for (int round = 0; killed < 20 && round < 100; ++round) {
        killed += killer(work) ? 1 : 0;
        const auto overlay = Overlay::open(file);
        REQUIRE(overlay);
        const auto imports = (*overlay)->imports().value();
        CHECK((imports.empty() || imports.size() == 3));
        checkStored(file, static_cast<std::int64_t>(imports.size()));
        for (const ImportInfo &info : imports)
            CHECK((*overlay)->revert(info.id));
    }
    CHECK(killed == 20);
}

TEST_CASE("a full disk refuses the import and keeps the state", "[overlay][crash]")
{
    const Scratch scratch;
    const auto file = scratch.path("overlay.db");
    const auto base = loadSnapshot(WATTFARE_CATALOG_DB);
    REQUIRE(base);
    REQUIRE(Overlay::open(file));
    const std::string before = readAll(file);
    const ImportBatch batch = manyRows(1);
    CHECK(inChild([&] { // the limit holds for everything it writes
        signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{400 * 1024, 400 * 1024};
        setrlimit(RLIMIT_FSIZE, &limit);
        auto overlay = Overlay::open(file);
        if (!overlay)
            return 2;
        const auto result = (*overlay)->apply(batch, **base);
        return !result && result.error().code == Error::Code::fileAccess ? 0 : 1;
    }) == 0);
    const auto overlay = Overlay::open(file);
    REQUIRE(overlay);
    CHECK((*overlay)->imports().value().empty());
    CHECK(loadSnapshot(WATTFARE_CATALOG_DB, file));
}

TEST_CASE("what a killed import left behind is rolled back by whoever reads next", "[overlay][crash]")
{
    namespace fs = std::filesystem;
    const Scratch scratch;
    const auto file = scratch.path("overlay.db"), torn = scratch.path("torn.db");
    REQUIRE(Overlay::open(file));
    {
        SQLite::Database db(file.string(), SQLite::OPEN_READWRITE);
        db.exec("BEGIN IMMEDIATE");
        db.exec("UPDATE sqlite_sequence SET seq = seq + 1");
        db.exec(
            "INSERT INTO import (kind, file_name, title, publisher, location, edition, licence, attribution, sha256, "
            "imported_at, row_count) VALUES ('half', '', '', '', '', '', '', '', '', 0, 0)");
        REQUIRE(sqlite3_db_cacheflush(db.getHandle()) == SQLITE_OK); // both files are as a kill would leave them
        fs::copy_file(file, torn);
        fs::copy_file(file.string() + "-journal", torn.string() + "-journal");
        db.exec("ROLLBACK");
    }
    const auto readers = std::to_array<std::function<bool(const fs::path &)>>({
        [](const fs::path &path) { return readOverlayLists(path).has_value(); },
        [](const fs::path &path) { return QueryDatabase::open(std::nullopt, path).has_value(); },
        [](const fs::path &path) { return checkCatalog(path).has_value(); },
        [](const fs::path &path) { return loadSnapshot(WATTFARE_CATALOG_DB, path).has_value(); },
    });
    for (std::size_t i = 0; i < readers.size(); ++i) {
        CAPTURE(i);
        const auto copy = scratch.path("copy" + std::to_string(i) + ".db");
        fs::copy_file(torn, copy);
        fs::copy_file(torn.string() + "-journal", copy.string() + "-journal");
        CHECK(readers[i](copy));
        checkStored(copy, 0);
    }
}
