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

// One plan of many rates.
void writeSavingsPlans(const std::filesystem::path &file, const std::vector<std::string> &types, std::size_t rates)
{
    std::ofstream out(file, std::ios::binary);
    out << R"({"version":"1","publicationDate":"2026-10-16T08:00:00Z","regionCode":"us-east-1","products":[{"sku":"S",)"
        << R"("productFamily":"ComputeSavingsPlans","attributes":{"purchaseOption":"No Upfront","purchaseTerm":"1yr"}}],)"
        << R"("terms":{"savingsPlan":[{"sku":"S","leaseContractLength":{"duration":1,"unit":"year"},"rates":[)";
    for (std::size_t i = 0; i < rates; ++i) // first every type once, then rows of other systems
        out << (i == 0 ? "" : ",") << R"({"discountedUsageType":"BoxUsage:)" << types[i % types.size()]
            << R"(","discountedOperation":"RunInstances)" << (i < types.size() ? "" : ":0002")
            << R"(","discountedServiceCode":"AmazonEC2","unit":"Hrs","discountedRate":{"price":"0.907",)"
            << R"("currency":"USD"},"discountedRegionCode":"us-east-1","discountedInstanceType":")"
            << types[i % types.size()] << "\"}";
    out << "]}]}}";
}

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

TEST_CASE("reading a savings plan of many rates ends in the middle, and nothing is made", "[importers][cancel]")
{
    const Scratch scratch;
    const auto file = scratch.path("plans.json");
    writeSavingsPlans(file, {"g5.xlarge", "m5.large", "inf1.2xlarge"}, 50'000);
    Asked all;
    const auto parsed = parseImport(file, ImportKind::awsSavingsPlans, {{"today", "2026-11-01"}}, all.fn());
    REQUIRE(parsed);
    CHECK(parsed->batch.rowCount() == 3);
    CHECK(all.shares.size() >= 6); // of the rates alone, which are one value of the file
    for (std::size_t stop = 1; stop <= all.shares.size(); ++stop) {
        Asked asked;
        asked.stopAt = stop;
        const auto stopped = parseImport(file, ImportKind::awsSavingsPlans, {{"today", "2026-11-01"}}, asked.fn());
        REQUIRE_FALSE(stopped);
        CHECK(stopped.error().code == Error::Code::cancelled);
        CHECK(asked.shares.size() == stop); // not asked again
    }
}
