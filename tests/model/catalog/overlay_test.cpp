// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/catalog/overlay_world.h"

#include <SQLiteCpp/SQLiteCpp.h>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("an empty overlay changes nothing", "[overlay]")
{
    const World world;
    const auto plain = loadSnapshot(WATTFARE_CATALOG_DB);
    REQUIRE(plain);
    const SnapshotPtr merged = world.load();
    CHECK(merged->onDemand.nanoUsdPerHour == (*plain)->onDemand.nanoUsdPerHour);
    CHECK(merged->figures.size() == (*plain)->figures.size());
    CHECK(merged->identity.overlayRows == 0);
    CHECK(loadSnapshot(WATTFARE_CATALOG_DB, world.scratch.path("not there.db")));
}

TEST_CASE("a figure prefers another of the catalogue's own", "[overlay]")
{
    const World world;
    UserChoice choice;
    choice.kind = UserChoice::Kind::preference;
    choice.subjectKind = SubjectKind::accelerator;
    choice.subject = "nvidia-a10g";
    choice.quantity = "tdp_w";
    choice.sourceKey = "E-MLCO2";
    REQUIRE(world.overlay->set(choice));
    SnapshotPtr s = world.load();
    const auto rows
        = s->figures.all(SubjectKind::accelerator, s->accelerator("nvidia-a10g"), s->figures.quantity("tdp_w"));
    CHECK(rows.size() == 3);
    CHECK(s->figures.value(rows[0]) == 150);
    CHECK(std::ranges::count_if(rows, [&](FigureIndex i) { return s->figures.row(i).preferred; }) == 1);
    choice.sourceKey = "nobody";
    REQUIRE(world.overlay->set(choice)); // kept, but without effect, and said so
    s = world.load();
    CHECK(preferred(*s, SubjectKind::accelerator, s->accelerator("nvidia-a10g"), "tdp_w").value == 300);
    CHECK(std::ranges::any_of(s->quality, [](const QualityNote &n) { return n.kind == "choice_without_subject"; }));
}

TEST_CASE("another window notices a change", "[overlay]")
{
    const World world;
    OverlayWatch watch(world.file);
    CHECK_FALSE(watch.changed());
    REQUIRE(world.overlay->set(ownPrice("g5.xlarge", "us-east-1", 0.75)));
    CHECK(watch.changed());
    CHECK_FALSE(watch.changed());
    OverlayWatch later(world.scratch.path("later.db"));
    CHECK_FALSE(later.changed());
    REQUIRE(Overlay::open(world.scratch.path("later.db")));
    CHECK(later.changed());
}

TEST_CASE("a file that is no overlay is refused and stays as it was", "[overlay]")
{
    const Scratch scratch;
    const auto expect = [](const std::filesystem::path &file, Error::Code code) {
        const std::string before = readAll(file);
        const auto opened = Overlay::open(file);
        REQUIRE_FALSE(opened);
        CHECK(opened.error().code == code);
        CHECK((readAll(file) == before));
    };
    writeAll(scratch.path("text"), std::string(5000, 'x'));
    expect(scratch.path("text"), Error::Code::notADatabase);
    writeAll(scratch.path("base.db"), readAll(WATTFARE_CATALOG_DB));
    expect(scratch.path("base.db"), Error::Code::wrongSchema);
    CHECK(loadSnapshot(WATTFARE_CATALOG_DB, scratch.path("base.db")).error().code == Error::Code::wrongSchema);
    REQUIRE(Overlay::open(scratch.path("newer.db")));
    SQLite::Database(scratch.path("newer.db").string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
    expect(scratch.path("newer.db"), Error::Code::schemaTooNew);
    CHECK(loadSnapshot(WATTFARE_CATALOG_DB, scratch.path("newer.db")).error().code == Error::Code::schemaTooNew);
    writeAll(scratch.path("empty.db"), "");
    CHECK(Overlay::open(scratch.path("empty.db"))); // left by a crash at the very beginning
    writeAll(scratch.path("a file"), "x");
    const auto below = Overlay::open(scratch.path("a file") / "overlay.db");
    REQUIRE_FALSE(below);
    CHECK(below.error().code == Error::Code::fileAccess);
}

TEST_CASE("a locked overlay says so", "[overlay]")
{
    const World world;
    SQLite::Database other(world.file.string(), SQLite::OPEN_READWRITE);
    const SQLite::Transaction lock(other, SQLite::TransactionBehavior::EXCLUSIVE);
    const auto result = world.overlay->set(ownPrice("g5.xlarge", "us-east-1", 0.75));
    REQUIRE_FALSE(result);
    CHECK(result.error().message.id == "file.locked");
}
