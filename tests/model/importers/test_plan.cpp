// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"
#include "model/importers/import_plan.h"
#include "tests/model/catalog/scratch.h"
#include "tests/support/catch.h"

using namespace wattfare;
using namespace wattfare::test;
namespace fs = std::filesystem;

namespace {

fs::path sample(const char *name) { return fs::path(WATTFARE_SOURCE_DIR) / "tests/data/importers" / name; }

std::string replaced(std::string text, const std::string &from, const std::string &to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

} // namespace

TEST_CASE("a folder becomes a plan: pages joined, hidden files left out", "[importers][plan]")
{
    const Scratch scratch;
    const fs::path folder = scratch.path("가 folder");
    fs::create_directories(folder / "deep");
    fs::create_directories(folder / ".hidden");
    const std::string history = readAll(sample("spot_history.json"));
    writeAll(folder / "b.json", history);
    writeAll(folder / "deep" / "a.json", replaced(history, "us-east-1b", "us-east-1f"));
    writeAll(folder / ".hidden" / "c.json", history);
    writeAll(folder / "notes.txt", "no data\n");
    writeAll(folder / "list.json", readAll(sample("price_list.json")));
    const std::vector<fs::path> paths{folder, sample("spot_advisor.json")};
    const auto plan = planImports(paths);
    REQUIRE(plan);
    REQUIRE(plan->size() == 4);
    CHECK((*plan)[0].files.size() == 2);
    CHECK((*plan)[0].kind == ImportKind::spotPriceHistory);
    CHECK((*plan)[1].kind == ImportKind::awsPriceListJson);
    CHECK_FALSE((*plan)[2].kind);
    CHECK((*plan)[3].kind == ImportKind::spotAdvisor);
    const auto cancelled = planImports(paths, [](double) { return false; });
    REQUIRE_FALSE(cancelled);
    CHECK(cancelled.error().code == Error::Code::cancelled);
    const std::vector<fs::path> missing{folder / "none.json"};
    CHECK_FALSE(planImports(missing));
}

TEST_CASE("pages of a history give what one file of them all gives", "[importers][plan]")
{
    const Scratch scratch;
    const std::string first = readAll(sample("spot_history.json"));
    const std::string second = replaced(replaced(first, "us-east-1b", "us-east-1f"), "0.469900", "0.611100");
    writeAll(scratch.path("1.json"), first);
    writeAll(scratch.path("2.json"), second);
    writeAll(scratch.path("all.json"), first + "\n" + second);
    const auto pages
        = parsePlanned({{scratch.path("1.json"), scratch.path("2.json")}, ImportKind::spotPriceHistory}, {});
    const auto whole = parsePlanned({{scratch.path("all.json")}, ImportKind::spotPriceHistory}, {});
    REQUIRE(pages);
    REQUIRE(whole);
    REQUIRE(pages->batch.spotRows().size() == whole->batch.spotRows().size());
    REQUIRE_FALSE(whole->batch.spotRows().empty());
    for (std::size_t i = 0; i < whole->batch.spotRows().size(); ++i) {
        CHECK(pages->batch.spotRows()[i].nano == whole->batch.spotRows()[i].nano);
        CHECK(pages->batch.spotRows()[i].high == whole->batch.spotRows()[i].high);
    }
    CHECK(pages->batch.rowCount() == whole->batch.rowCount());
    CHECK(pages->batch.refusalCount() == whole->batch.refusalCount());
    CHECK(pages->batch.skips() == whole->batch.skips());
    writeAll(scratch.path("2.json"), second.substr(0, second.size() / 2));
    const auto broken
        = parsePlanned({{scratch.path("1.json"), scratch.path("2.json")}, ImportKind::spotPriceHistory}, {});
    REQUIRE_FALSE(broken);
    CHECK(broken.error().message.args.front() == "2.json"); // the page that is at fault is named
}

TEST_CASE("several imports land together or not at all", "[importers][plan]")
{
    const Scratch scratch;
    const auto base = loadSnapshot(WATTFARE_CATALOG_DB);
    REQUIRE(base);
    auto overlay = Overlay::open(scratch.path("overlay.db"));
    REQUIRE(overlay);
    const auto good = parsePlanned({{sample("prices_own.csv")}, ImportKind::catalogCsv}, {});
    REQUIRE(good);
    ImportBatch bad(ImportSource{});
    bad.onDemand("g5.xlarge", "us-east-1", *Date::parse("2026-09-01"), -5);
    const std::vector<const ImportBatch *> mixed{&good->batch, &bad};
    CHECK_FALSE(applyImports(**overlay, mixed, **base));
    CHECK((*overlay)->imports().value().empty());
    const std::vector<const ImportBatch *> both{&good->batch, &good->batch};
    const auto done = applyImports(**overlay, both, **base);
    REQUIRE(done);
    CHECK(done->size() == 2);
    const auto lists = readOverlayLists(scratch.path("overlay.db"));
    REQUIRE(lists);
    CHECK(lists->first.size() == 2);
    CHECK(readOverlayLists(scratch.path("nothing.db"))->first.empty());
}
