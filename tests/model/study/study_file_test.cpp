// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/query/query.h"
#include "model/study/study_file.h"
#include "tests/model/study/study_fixture.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cmath>

using namespace wattfare;
using namespace wattfare::test;
namespace fs = std::filesystem;

namespace {

void change(const fs::path &file, const std::string &sql)
{
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(sql);
}

} // namespace

TEST_CASE("the result of a study holds every point, and says what it is")
{
    const Scratch scratch;
    const Study study = keptStudy();
    const fs::path file = scratch.path("result.db");
    writeAll(file, "what stood there before");
    REQUIRE(runStudy(study, catalog(), "9.8.7", file));
    auto opened = StudyFile::open(file);
    REQUIRE(opened);
    CHECK(opened->study() == study);
    CHECK(opened->identity() == identityOf(*catalog(), "9.8.7"));
    REQUIRE(opened->points() == 70);
    const auto columns = opened->columns(0, 70);
    REQUIRE(columns);
    REQUIRE(columns->size() == 70);
    for (std::size_t i = 0; i < 70; ++i) {
        const PointResult expected = evaluatePoint(study, catalog(), i);
        const auto point = opened->point(i);
        REQUIRE(point);
        CHECK(*point == expected);
        CHECK((columns->winner[i] == kNone ? "" : opened->candidates()[columns->winner[i]]) == expected.winner);
        CHECK(std::isnan(columns->value[i]) == !expected.value.has_value());
    }
    CHECK(opened->columns(68, 10)->size() == 2);
    CHECK(opened->columns(70, 10)->size() == 0);
    CHECK_FALSE(opened->point(70));
    CHECK(std::distance(fs::directory_iterator(scratch.path("")), fs::directory_iterator()) == 1); // no leftovers
}

TEST_CASE("Query reads the result of a study as it reads a catalogue")
{
    const Scratch scratch;
    const Study study = keptStudy();
    const fs::path file = scratch.path("result.db");
    REQUIRE(runStudy(study, catalog(), "9.8.7", file));
    auto database = QueryDatabase::open(file);
    REQUIRE(database);
    const auto rows = (*database)->run("SELECT p.inference_demand_per_hour, p.regions, c.name, p.value FROM point p "
                                       "LEFT JOIN candidate c ON c.id = p.winner ORDER BY p.number");
    REQUIRE(rows);
    REQUIRE(rows->rows == 70);
    for (std::size_t i = 0; i < 70; ++i) {
        const PointResult expected = evaluatePoint(study, catalog(), i);
        CHECK(rows->columns[0].number(i) == axisNumber(study.axes[0], i % 7));
        CHECK(rows->columns[1].texts[i] == study.axes[2].values[i / 35]);
        CHECK(rows->columns[2].cell(i) == expected.winner);
        CHECK(rows->columns[3].number(i) == expected.value);
    }
    const auto kept
        = (*database)->run("SELECT count(*), count(usd_per_million_low) FROM kept WHERE kept_as = 'chosen'");
    REQUIRE(kept);
    CHECK(kept->columns[0].number(0) == 70.0);
    const auto facts = (*database)->run("SELECT value FROM study WHERE key = 'program_version'");
    REQUIRE(facts);
    CHECK(facts->columns[0].texts[0] == "9.8.7");
}

TEST_CASE("a result that nobody wrote so is refused")
{
    const Scratch scratch;
    const fs::path good = scratch.path("good.db"), bad = scratch.path("bad.db");
    REQUIRE(runStudy(keptStudy(), catalog(), "1", good));
    const auto refused = [&](const std::string &sql) {
        fs::copy_file(good, bad, fs::copy_options::overwrite_existing);
        change(bad, sql);
        auto opened = StudyFile::open(bad);
        return opened ? std::string() : opened.error().message.id;
    };
    CHECK(refused("").empty());
    CHECK(refused("PRAGMA user_version = 3") == "catalog.schema_too_new");
    CHECK(refused("PRAGMA user_version = 1").empty()); // before anything was simulated: all else is there
    CHECK(refused("PRAGMA application_id = 7") == "catalog.wrong_application");
    CHECK(refused("DROP TABLE axis; CREATE VIEW axis AS SELECT 1") == "catalog.wrong_schema");
    CHECK(refused("DELETE FROM point WHERE number = 69") == "catalog.wrong_schema");
    CHECK(refused("UPDATE study SET value = '{}' WHERE key = 'document'") == "document.not_a_scenario");
    CHECK(refused("UPDATE study SET value = 'x' WHERE key = 'overlay_rows'") == "catalog.wrong_schema");
    CHECK_FALSE(refused("DROP TABLE point").empty());
    CHECK(refused("DROP TABLE kept; CREATE TABLE kept (point INTEGER)") == "catalog.wrong_schema");
    CHECK(refused("UPDATE point SET winner = 4000 WHERE number = 3").empty());
    CHECK(StudyFile::open(bad)->columns(0, 70).error().message.id == "catalog.impossible_value");
    CHECK(refused("UPDATE point SET value = 9e999 WHERE number = 3").empty());
    CHECK(StudyFile::open(bad)->columns(0, 70).error().message.id == "catalog.impossible_value");
    CHECK(refused("DELETE FROM point WHERE number = 20").empty());
    CHECK(StudyFile::open(bad)->columns(0, 70).error().message.id == "catalog.wrong_schema");

    const std::string bytes = readAll(good);
    writeAll(bad, bytes.substr(0, bytes.size() / 2));
    CHECK(StudyFile::open(bad).error().message.id == "catalog.truncated");
    writeAll(bad, "no database");
    CHECK(StudyFile::open(bad).error().message.id == "catalog.not_a_database");
    CHECK(StudyFile::open(scratch.path("nothing.db")).error().message.id == "catalog.not_found");
    CHECK(StudyFile::open(WATTFARE_CATALOG_DB).error().message.id == "catalog.wrong_application");
    // Nor does Query take a view of it.
    fs::copy_file(good, bad, fs::copy_options::overwrite_existing);
    change(bad, "CREATE VIEW endless AS SELECT 1");
    CHECK_FALSE(QueryDatabase::open(bad));
}

TEST_CASE("a study that is stopped, or cannot be written, leaves nothing")
{
    const Scratch scratch;
    const fs::path file = scratch.path("result.db");
    writeAll(file, "before");
    const auto stopped = runStudy(keptStudy(), catalog(), "1", file, {1, [](double) { return false; }});
    REQUIRE_FALSE(stopped);
    CHECK(stopped.error().code == Error::Code::cancelled);
    CHECK(readAll(file) == "before");
    CHECK(std::distance(fs::directory_iterator(scratch.path("")), fs::directory_iterator()) == 1);
    const auto nowhere = runStudy(keptStudy(), catalog(), "1", scratch.path("no/folder/result.db"));
    REQUIRE_FALSE(nowhere);
    CHECK(nowhere.error().code == Error::Code::fileAccess);
    fs::create_directories(scratch.path("folder.db"));
    CHECK(runStudy(keptStudy(), catalog(), "1", scratch.path("folder.db")).error().code == Error::Code::fileAccess);
    if (fs::exists("/dev/full")) // a study may be written where the disk ends
        CHECK_FALSE(runStudy(keptStudy(), catalog(), "1", "/dev/full/result.db"));
}

TEST_CASE("columns of axes have names of their own")
{
    const Scratch scratch;
    Study study = bertStudy();
    study.axes = {listed("own_watts.g5.xlarge", {"100", "none"}), listed("own_watts.g5_xlarge", {"100"}),
        listed("energy.pue", {"none", "1.5"})};
    const fs::path file = scratch.path("result.db");
    REQUIRE(runStudy(study, catalog(), "1", file));
    auto database = QueryDatabase::open(file);
    REQUIRE(database);
    const auto rows
        = (*database)->run("SELECT own_watts_g5_xlarge, own_watts_g5_xlarge_2, energy_pue FROM point ORDER BY number");
    REQUIRE(rows);
    REQUIRE(rows->rows == 4);
    CHECK(rows->columns[0].number(0) == 100.0);
    CHECK_FALSE(rows->columns[0].number(1));
    CHECK_FALSE(rows->columns[2].number(0));
    CHECK(rows->columns[2].number(2) == 1.5);
}
