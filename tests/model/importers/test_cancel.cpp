// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"
#include "model/catalog/overlay/overlay.h"
#include "tests/bench/import/generate.h"
#include "tests/model/importers/samples.h"

using namespace wattfare;
using namespace wattfare::test;

// How soon Cancel answers is a matter of how much work lies between two questions; bench_import has the clock.
namespace {

struct Asked {
    std::vector<double> shares;
    std::size_t stopAt = static_cast<std::size_t>(-1);
    ProgressFn fn()
    {
        return [this](double share) {
            shares.push_back(share);
            return shares.size() < stopAt;
        };
    }
};

void checkRising(const Asked &asked)
{
    CHECK(std::ranges::is_sorted(asked.shares));
    CHECK(asked.shares.front() >= 0.0);
    CHECK(asked.shares.back() <= 1.0);
}

} // namespace

TEST_CASE("large files ask often whether to go on, and stop at the first no", "[importers][cancel]")
{
    const auto base = loadSnapshot(WATTFARE_CATALOG_DB);
    REQUIRE(base);
    std::vector<std::string> types;
    for (const InstanceType &type : (*base)->types)
        types.push_back(type.name);
    const Scratch scratch;
    const auto list = scratch.path("list.json");
    const auto history = scratch.path("history.json");
    bench::writePriceList(list, types, "eu-central-1", 24000000);
    bench::writeSpotHistory(history, types, 100000);
    for (const auto &[file, kind] :
        {std::pair(list, ImportKind::awsPriceListJson), std::pair(history, ImportKind::spotPriceHistory)}) {
        INFO(file);
        Asked all;
        const auto parsed = parseImport(file, kind, {}, all.fn());
        REQUIRE(parsed);
        checkRising(all);
        const auto megabytes = static_cast<std::size_t>(std::filesystem::file_size(file) / 1000000);
        CHECK(all.shares.size() >= megabytes / 2); // 2 MB at the slowest parse seen are 10 ms
        for (const std::size_t share : {1U, 4U, 9U}) {
            Asked asked;
            asked.stopAt = std::max<std::size_t>(1, all.shares.size() * share / 10);
            const auto stopped = parseImport(file, kind, {}, asked.fn());
            REQUIRE_FALSE(stopped);
            CHECK(stopped.error().code == Error::Code::cancelled);
            CHECK(asked.shares.size() == asked.stopAt); // not asked again
        }
        const auto overlayFile = scratch.path("overlay.db");
        const auto overlay = Overlay::open(overlayFile);
        REQUIRE(overlay);
        const std::string before = readAll(overlayFile);
        Asked writing;
        REQUIRE((*overlay)->apply(parsed->batch, **base, writing.fn()));
        checkRising(writing);
        CHECK(writing.shares.size() >= parsed->batch.rowCount() / 20000);
        REQUIRE((*overlay)->revert((*overlay)->imports().value().front().id));
        for (const std::size_t share : {1U, 5U, 9U}) {
            Asked asked;
            asked.stopAt = std::max<std::size_t>(
                1, (writing.shares.size() - 1) * share / 10); // the last is said after the commit
            const auto stopped = (*overlay)->apply(parsed->batch, **base, asked.fn());
            REQUIRE_FALSE(stopped);
            CHECK(stopped.error().code == Error::Code::cancelled);
            CHECK((*overlay)->imports().value().empty());
        }
        Asked comparing;
        REQUIRE(diffImport(parsed->batch, **base, 1000, comparing.fn()));
        CHECK(comparing.shares.size() >= parsed->batch.rowCount() / 20000);
    }
}
