// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"
#include "model/catalog/overlay/overlay.h"
#include "model/catalog/overlay/overlay_schema.h"
#include "tests/model/importers/samples.h"
#include "tests/support/child_process.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <array>
#include <csignal>
#include <functional>
#include <map>
#include <sys/resource.h>
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

// A price list with so many types that writing it takes a while.
std::string longList(int seed)
{
    std::string text = "provider,instance_type,region,as_of,usd_per_hour,source,locator\n";
    static const std::array<std::string, 4> kTypes{"g5.xlarge", "g5.2xlarge", "g4dn.xlarge", "inf1.2xlarge"};
    for (int i = 0; i < 20000; ++i)
        text += "aws," + kTypes[static_cast<std::size_t>(i % 4)] + ",us-east-1," + Date{13000 + i / 4}.iso() + ",1."
            + std::to_string(100000 + i + seed) + ",E-AWSPUE,\n";
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
        CHECK(info->kind == importKindId(s.kind));
        const auto after = load(overlayFile);
        const bool byKey
            = s.kind == ImportKind::gridIntensity || s.kind == ImportKind::availabilityTrace; // not counted as rows
        CHECK((byKey || after->identity.overlayRows > 0));
        const auto again = diffImport(parsed->batch, *after);
        REQUIRE(again);
        if (s.kind == ImportKind::gridIntensity)
            CHECK(std::ranges::any_of(
                after->profiles, [](const CarbonProfile &p) { return p.gridZone == "DE" && p.year == 2023; }));
        else if (s.kind == ImportKind::availabilityTrace)
            CHECK(after->traces.size() == base->traces.size() + 1);
        // The same file again says nothing new.
        CHECK(again->added == 0);
        CHECK(again->changed == 0);
        CHECK(again->removed == 0);
        CHECK(again->unchanged == diff->added + diff->changed + diff->unchanged);
        CHECK(std::ranges::none_of(
            again->entries, [](const DiffEntry &e) { return e.kind != DiffEntry::Kind::refused; }));
        REQUIRE((*overlay)->revert(info->id));
        CHECK(load(overlayFile)->identity.overlayRows == 0);
    }
}

TEST_CASE("a spot history that overlaps an earlier one shows what is new and what differs", "[importers][apply]")
{
    const Scratch scratch;
    const auto overlayFile = scratch.path("overlay.db");
    const auto file = scratch.path("spot.json");
    const auto base = load();
    const auto parsedOf = [&](const std::string &text) {
        writeAll(file, text);
        auto parsed = parseImport(file, ImportKind::spotPriceHistory, {});
        REQUIRE(parsed);
        return std::move(*parsed);
    };
    const auto overlay = Overlay::open(overlayFile);
    REQUIRE(overlay);
    REQUIRE((*overlay)->apply(parsedOf(readAll(sample("spot_history.json"))).batch, *base));
    std::string text = readAll(sample("spot_history.json"));
    text.replace(text.find("0.447000"), 8, "0.448000"); // another price at the same second
    text.replace(text.find("2026-10-14T02:00:01"), 19, "2026-10-14T02:00:02"); // a second that was not there
    const auto diff = diffImport(parsedOf(text).batch, *load(overlayFile));
    REQUIRE(diff);
    std::size_t added = 0, changed = 0;
    for (const DiffEntry &entry : diff->entries) {
        if (entry.table != "spot_history")
            continue;
        (entry.kind == DiffEntry::Kind::added ? added : changed) += static_cast<std::size_t>(entry.after.value_or(0));
    }
    CHECK(added == 1);
    CHECK(changed == 1);
}

TEST_CASE("a price list that was cut to a part removes nothing", "[importers][apply]")
{
    const auto base = load();
    const RegionIndex region = base->region("eu-central-1");
    const Date day = *Date::parse("2026-10-15");
    std::vector<std::string> offered;
    for (std::size_t i = 0; i < base->types.size(); ++i)
        if (base->priceAt(base->onDemand, static_cast<TypeIndex>(i), region, day))
            offered.push_back(base->types[i].name);
    REQUIRE(offered.size() > 40);
    const auto removedOf = [&](std::size_t listed) {
        ImportBatch batch({.kind = "aws_price_list"});
        for (std::size_t i = 0; i < listed; ++i)
            batch.onDemand(offered[i], "eu-central-1", day, 1000000000);
        batch.completeFor("on_demand", "eu-central-1", day);
        const auto diff = diffImport(batch, *base);
        REQUIRE(diff);
        return diff->removed;
    };
    CHECK(removedOf(offered.size()) == 0);
    CHECK(removedOf(offered.size() - 2) == 2);
    const std::size_t tenth = offered.size() / 10;
    CHECK(removedOf(offered.size() - tenth) == tenth);
    CHECK(removedOf(offered.size() - tenth - 1) == 0);
    CHECK(removedOf(offered.size() / 2) == 0);
    CHECK(removedOf(1) == 0);
    // The sample lists three types of the region: it is a part, and lands without a tombstone.
    const Scratch scratch;
    const auto overlay = Overlay::open(scratch.path("overlay.db"));
    REQUIRE(overlay);
    for (const auto &[name, kind] : {std::pair("price_list.json", ImportKind::awsPriceListJson),
             std::pair("price_list.csv", ImportKind::awsPriceListCsv)}) {
        const auto parsed = parseImport(sample(name), kind, {});
        REQUIRE(parsed);
        REQUIRE(parsed->batch.completes().size() == 3); // on-demand and two plans of Reserved Instances
        REQUIRE((*overlay)->apply(parsed->batch, *base));
    }
    const auto after = load(scratch.path("overlay.db"));
    for (const std::string &type : offered) {
        INFO(type);
        CHECK(after->priceAt(after->onDemand, after->type(type), after->region("eu-central-1"), day));
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
    const auto row = after->priceAt(
        after->onDemand, after->type("g5.xlarge"), after->region("eu-central-1"), *Date::parse("2026-11-01"));
    REQUIRE(row);
    CHECK(after->onDemand.usdPerHour(*row) == Approx(1.258).epsilon(1e-12));
}

namespace {

// The rows that stand in the file, by import; a row without its import stands under that number all the same.
std::map<std::int64_t, std::int64_t> storedRows(const std::filesystem::path &file)
{
    SQLite::Database db(file.string(), SQLite::OPEN_READWRITE); // rolls back what the dead one left
    std::map<std::int64_t, std::int64_t> rows;
    for (const std::string_view table : overlayImportTables()) {
        SQLite::Statement count(db, "SELECT import_id, count(*) FROM " + std::string(table) + " GROUP BY import_id");
        while (count.executeStep())
            rows[count.getColumn(0).getInt64()] += count.getColumn(1).getInt64();
    }
    return rows;
}

} // namespace

TEST_CASE("kill -9 in the middle of reading and writing leaves the state before", "[importers][apply][crash]")
{
    const Scratch scratch;
    const auto file = scratch.path("prices.csv");
    const auto overlayFile = scratch.path("overlay.db");
    const auto base = load();
    REQUIRE(Overlay::open(overlayFile));
    Killer run(3);
    std::map<std::int64_t, std::int64_t> before;
    int killed = 0;
    std::int64_t whole = 0; // rows of an import that nobody disturbed
    for (int round = 0; killed < 50 && round < 200; ++round) {
        writeAll(file, longList(round));
        const bool died = run([&] {
            const auto parsed = parseImport(file, ImportKind::catalogCsv, {{"today", "2089-01-01"}});
            auto overlay = Overlay::open(overlayFile);
            return parsed && overlay && (*overlay)->apply(parsed->batch, *base) ? 0 : 1;
        });
        killed += died ? 1 : 0;
        const auto now = storedRows(overlayFile);
        if (whole == 0 && !now.empty())
            whole = now.begin()->second;
        CHECK((now.size() == before.size() + 1 || (died && now == before)));
        for (const auto &[id, rows] : now)
            CHECK(rows == whole);
        const auto overlay = Overlay::open(overlayFile);
        REQUIRE(overlay);
        CHECK((*overlay)->imports().value().size() == now.size()); // none without rows, no rows without theirs
        if (round % 10 == 9) {
            CHECK(loadSnapshot(WATTFARE_CATALOG_DB, overlayFile));
            const auto stored = (*overlay)->imports().value();
            for (const ImportInfo &info : stored) // each round like the first
                CHECK((*overlay)->revert(info.id));
        }
        before = storedRows(overlayFile);
    }
    CHECK(whole > 10000);
    CHECK(killed == 50);
}

TEST_CASE(
    "kill -9 during the import of any kind leaves the state before or the whole import", "[importers][apply][crash]")
{
    const auto base = load();
    for (const KindSample &s : kindSamples()) {
        INFO(s.file);
        const Scratch scratch;
        const auto file = scratch.path(s.file);
        const auto overlayFile = scratch.path("overlay.db");
        writeAll(file, bytesOf(s));
        REQUIRE(Overlay::open(overlayFile));
        Killer run(3);
        std::int64_t whole = 0;
        std::size_t before = 0;
        int killed = 0;
        for (int round = 0; killed < 5 && round < 400; ++round) {
            const bool died = run([&] {
                const auto parsed = parseImport(file, s.kind, s.options);
                auto overlay = Overlay::open(overlayFile);
                return parsed && overlay && (*overlay)->apply(parsed->batch, *base) ? 0 : 1;
            });
            killed += died ? 1 : 0;
            const auto now = storedRows(overlayFile);
            if (whole == 0 && !now.empty())
                whole = now.begin()->second;
            CHECK((now.size() == before + 1 || (died && now.size() == before)));
            for (const auto &[id, rows] : now)
                CHECK(rows == whole);
            const auto overlay = Overlay::open(overlayFile);
            REQUIRE(overlay);
            CHECK((*overlay)->imports().value().size() == now.size());
            before = now.size();
        }
        CHECK(whole > 0);
        CHECK(killed == 5);
        CHECK(loadSnapshot(WATTFARE_CATALOG_DB, overlayFile));
    }
}

TEST_CASE("a limit on the size of files refuses the import of any kind, and the next one lands", "[importers][apply]")
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
        REQUIRE(Overlay::open(overlayFile));
        const std::string before = readAll(overlayFile);
        CHECK(inChild([&] {
            signal(SIGXFSZ, SIG_IGN);
            auto overlay = Overlay::open(overlayFile);
            const rlimit limit{2048, 2048}; // less than a page: neither the journal nor the file can be written
            setrlimit(RLIMIT_FSIZE, &limit);
            const Result<ImportInfo> result
                = overlay ? (*overlay)->apply(parsed->batch, *base) : tl::unexpected<Error>(overlay.error());
            return !result && result.error().code == Error::Code::fileAccess
                    && result.error().message.args.at(0) == overlayFile.string()
                ? 0
                : 1;
        }) == 0);
        CHECK((readAll(overlayFile) == before));
        const auto overlay = Overlay::open(overlayFile);
        REQUIRE(overlay);
        CHECK((*overlay)->apply(parsed->batch, *base));
    }
}

TEST_CASE(
    "an overlay in a folder that cannot be written is read, and says why nothing can be added", "[importers][apply]")
{
    namespace fs = std::filesystem;
    const auto base = load();
    const Scratch scratch;
    const auto folder = scratch.path("read only");
    fs::create_directories(folder);
    const auto overlayFile = folder / "overlay.db";
    const auto parsed = parseImport(sample("price_list.json"), ImportKind::awsPriceListJson, {});
    REQUIRE(parsed);
    {
        const auto overlay = Overlay::open(overlayFile);
        REQUIRE(overlay);
        REQUIRE((*overlay)->apply(parsed->batch, *base));
    }
    const auto all = fs::perms::owner_all | fs::perms::group_read | fs::perms::group_exec | fs::perms::others_read
        | fs::perms::others_exec;
    const auto readOnly = all & ~(fs::perms::owner_write);
    fs::permissions(overlayFile.parent_path().parent_path(), all);
    const auto asOther = [&](const std::function<int()> &work) {
        return inChild([&] { return getuid() == 0 && setuid(65534) != 0 ? 9 : work(); });
    };
    // First the folder alone, then the file too.
    for (const bool fileToo : {false, true}) {
        INFO(fileToo);
        if (fileToo)
            fs::permissions(overlayFile, fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read);
        fs::permissions(folder, readOnly);
        CHECK(asOther([&] {
            const auto snapshot = loadSnapshot(WATTFARE_CATALOG_DB, overlayFile);
            if (!snapshot || (*snapshot)->identity.overlayRows == 0)
                return 1;
            const auto row = (*snapshot)->priceAt((*snapshot)->onDemand, (*snapshot)->type("g5.xlarge"),
                (*snapshot)->region("eu-central-1"), *Date::parse("2026-11-01"));
            return row && (*snapshot)->onDemand.nanoUsdPerHour[*row] == 1258000000 ? 0 : 2;
        }) == 0);
        CHECK(asOther([&] {
            const auto overlay = Overlay::open(overlayFile);
            const Result<ImportInfo> result
                = overlay ? (*overlay)->apply(parsed->batch, *base) : tl::unexpected<Error>(overlay.error());
            if (result)
                return 1;
            return result.error().code == Error::Code::fileAccess
                    && result.error().message.args.at(0) == overlayFile.string()
                ? 0
                : 2;
        }) == 0);
        fs::permissions(folder, fs::perms::owner_all);
    }
    fs::permissions(overlayFile, fs::perms::owner_all);
    const auto overlay = Overlay::open(overlayFile);
    REQUIRE(overlay);
    CHECK((*overlay)->imports().value().size() == 1);
}

TEST_CASE("a full disk, a folder that cannot be written and a locked database refuse the import", "[importers][apply]")
{
    const auto base = load();
    const Scratch scratch;
    const auto file = scratch.path("prices.csv");
    writeAll(file, longList(0));
    const auto parsed = parseImport(file, ImportKind::catalogCsv, {{"today", "2089-01-01"}});
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
    }) == 0);
    {
        const auto overlay = Overlay::open(overlayFile);
        REQUIRE(overlay);
        CHECK((*overlay)->imports().value().empty());
    }
    const auto closed = scratch.path("closed");
    std::filesystem::create_directories(closed);
    std::filesystem::permissions(closed,
        std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec | std::filesystem::perms::others_read
            | std::filesystem::perms::others_exec);
    std::filesystem::permissions(file.parent_path(),
        std::filesystem::perms::others_read | std::filesystem::perms::others_exec, std::filesystem::perm_options::add);
    CHECK(inChild([&] {
        if (getuid() == 0 && setuid(65534) != 0)
            return 3;
        const auto overlay = Overlay::open(closed / "overlay.db");
        return !overlay && overlay.error().code == Error::Code::fileAccess ? 0 : 1;
    }) == 0);
    std::filesystem::permissions(closed, std::filesystem::perms::owner_all);
    SQLite::Database other(overlayFile.string(), SQLite::OPEN_READWRITE);
    other.exec("BEGIN EXCLUSIVE");
    CHECK(inChild([&] {
        auto overlay = Overlay::open(overlayFile);
        if (!overlay)
            return overlay.error().code == Error::Code::fileAccess ? 0 : 2;
        const auto result = (*overlay)->apply(parsed->batch, *base);
        return !result && result.error().code == Error::Code::fileAccess ? 0 : 1;
    }) == 0);
    other.exec("ROLLBACK");
    const auto overlay = Overlay::open(overlayFile);
    REQUIRE(overlay);
    CHECK((*overlay)->apply(parsed->batch, *base));
}
