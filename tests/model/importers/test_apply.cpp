// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load.h"
#include "model/catalog/overlay.h"
#include "tests/model/importers/samples.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <csignal>
#include <random>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace wattfare;
using namespace wattfare::test;

namespace {

SnapshotPtr load(const std::filesystem::path &overlay = {})
{
    const auto loaded = loadSnapshot(WATTFARE_CATALOG_DB, overlay);
    if (!loaded)
        FAIL(loaded.error().detail);
    return *loaded;
}

int inChild(const std::function<int()> &work)
{
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0)
        _exit(work());
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

// A price list with so many types that writing it takes a while.
std::string longList(int seed)
{
    std::string text = "provider,instance_type,region,as_of,usd_per_hour,source,locator\n";
    for (int i = 0; i < 20000; ++i)
        text += "aws,g5.xlarge,us-east-1," + Date{13000 + i}.iso() + ",1." + std::to_string(100000 + i + seed) + ",E-AWSPUE,\n";
    return text;
}

} // namespace

TEST_CASE("every sample goes through dry run and overlay, and back out", "[importers][apply]")
{
    const auto base = load();
    for (const KindSample &s : kindSamples()) {
        INFO(s.file);
        const Scratch scratch;
        const auto file = scratch.path(s.file);
        const auto overlayFile = scratch.path("overlay.db");
        writeAll(file, bytesOf(s));
        const auto parsed = parseImport(file, s.kind, s.options);
        REQUIRE(parsed);
        const auto diff = diffImport(parsed->batch, *base);
        REQUIRE(diff);
        CHECK(diff->added + diff->changed + diff->unchanged > 0);
        const auto overlay = Overlay::open(overlayFile);
        REQUIRE(overlay);
        const auto info = (*overlay)->apply(parsed->batch, *base);
        if (!info)
            FAIL(info.error().detail);
        CHECK(info->rows > 0);
        CHECK(info->kind == importKindInfo(s.kind).id);
        const auto after = load(overlayFile);
        const bool byKey = s.kind == ImportKind::gridIntensity || s.kind == ImportKind::availabilityTrace; // not compared by value
        CHECK((byKey || after->identity.overlayRows > 0));
        const auto again = diffImport(parsed->batch, *after);
        REQUIRE(again);
        if (s.kind == ImportKind::gridIntensity)
            CHECK(std::ranges::any_of(after->profiles, [](const CarbonProfile &p) { return p.gridZone == "DE" && p.year == 2023; }));
        else if (s.kind == ImportKind::availabilityTrace)
            CHECK(after->traces.size() == base->traces.size() + 1);
        else if (s.kind != ImportKind::regionMetadata) // the preferred of contradicting figures stays
            CHECK(again->changed == 0);
        CHECK(again->removed == 0);
        REQUIRE((*overlay)->revert(info->id));
        CHECK(load(overlayFile)->identity.overlayRows == 0);
    }
}

TEST_CASE("imported prices and figures count", "[importers][apply]")
{
    const Scratch scratch;
    const auto overlayFile = scratch.path("overlay.db");
    const auto overlay = Overlay::open(overlayFile);
    REQUIRE(overlay);
    const auto base = load();
    for (const char *name : {"price_list.json", "region_metadata.csv"}) {
        const auto parsed = parseImport(sample(name), **recogniseImport(sample(name)), {});
        REQUIRE(parsed);
        REQUIRE((*overlay)->apply(parsed->batch, *base));
    }
    const auto after = load(overlayFile);
    const auto row = after->priceAt(after->onDemand, after->type("g5.xlarge"), after->region("eu-central-1"), *Date::parse("2026-11-01"));
    REQUIRE(row);
    CHECK(after->onDemand.usdPerHour(*row) == Approx(1.258).epsilon(1e-12));
}

TEST_CASE("kill -9 in the middle of reading and writing leaves the state before", "[importers][apply][crash]")
{
    const Scratch scratch;
    const auto file = scratch.path("prices.csv");
    const auto overlayFile = scratch.path("overlay.db");
    const auto base = load();
    REQUIRE(Overlay::open(overlayFile));
    std::mt19937 random(3);
    std::size_t before = 0;
    int killed = 0;
    for (int round = 0; round < 50; ++round) {
        writeAll(file, longList(round));
        const pid_t child = fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            const auto parsed = parseImport(file, ImportKind::catalogCsv, {});
            auto overlay = Overlay::open(overlayFile);
            _exit(parsed && overlay && (*overlay)->apply(parsed->batch, *base) ? 0 : 1);
        }
        usleep(static_cast<useconds_t>(random() % 120000));
        kill(child, SIGKILL);
        int status = 0;
        waitpid(child, &status, 0);
        killed += WIFSIGNALED(status) ? 1 : 0;
        const auto overlay = Overlay::open(overlayFile);
        REQUIRE(overlay);
        const std::size_t now = (*overlay)->imports().size();
        CHECK(now == before + (WIFSIGNALED(status) && now == before ? 0 : 1));
        for (const ImportInfo &info : (*overlay)->imports())
            CHECK(info.rows == 20000);
        before = now;
        if (round % 10 == 9)
            CHECK(loadSnapshot(WATTFARE_CATALOG_DB, overlayFile));
    }
    CHECK(killed > 0);
}

TEST_CASE("a full disk, a folder that cannot be written and a locked database refuse the import", "[importers][apply]")
{
    const auto base = load();
    const Scratch scratch;
    const auto file = scratch.path("prices.csv");
    writeAll(file, longList(0));
    const auto parsed = parseImport(file, ImportKind::catalogCsv, {});
    REQUIRE(parsed);
    const auto overlayFile = scratch.path("overlay.db");
    REQUIRE(Overlay::open(overlayFile));
    CHECK(inChild([&] {
              signal(SIGXFSZ, SIG_IGN);
              const rlimit limit{300 * 1024, 300 * 1024};
              setrlimit(RLIMIT_FSIZE, &limit);
              auto overlay = Overlay::open(overlayFile);
              if (!overlay)
                  return 2;
              const auto result = (*overlay)->apply(parsed->batch, *base);
              return !result && result.error().code == Error::Code::fileAccess ? 0 : 1;
          })
          == 0);
    {
        const auto overlay = Overlay::open(overlayFile);
        REQUIRE(overlay);
        CHECK((*overlay)->imports().empty());
    }
    const auto closed = scratch.path("closed");
    std::filesystem::create_directories(closed);
    std::filesystem::permissions(closed, std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec
                                     | std::filesystem::perms::others_read | std::filesystem::perms::others_exec);
    std::filesystem::permissions(file.parent_path(), std::filesystem::perms::others_read | std::filesystem::perms::others_exec,
                                 std::filesystem::perm_options::add);
    CHECK(inChild([&] {
              if (getuid() == 0 && setuid(65534) != 0)
                  return 3;
              const auto overlay = Overlay::open(closed / "overlay.db");
              return !overlay && overlay.error().code == Error::Code::fileAccess ? 0 : 1;
          })
          == 0);
    std::filesystem::permissions(closed, std::filesystem::perms::owner_all);
    SQLite::Database other(overlayFile.string(), SQLite::OPEN_READWRITE);
    other.exec("BEGIN EXCLUSIVE");
    CHECK(inChild([&] {
              auto overlay = Overlay::open(overlayFile);
              if (!overlay)
                  return overlay.error().code == Error::Code::fileAccess ? 0 : 2;
              const auto result = (*overlay)->apply(parsed->batch, *base);
              return !result && result.error().code == Error::Code::fileAccess ? 0 : 1;
          })
          == 0);
    other.exec("ROLLBACK");
    const auto overlay = Overlay::open(overlayFile);
    REQUIRE(overlay);
    CHECK((*overlay)->apply(parsed->batch, *base));
}
