// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/importers/samples.h"

using namespace wattfare;
using namespace wattfare::test;

// Answers of the AWS command line, as it prints them and as CSV, and the spot price feed.
namespace {

ParsedImport answer(const char *file, ImportKind kind)
{
    const ImportOptions options{{"as_of", "2026-10-01"}, {"today", "2026-11-01"}};
    auto parsed = parseImport(sample(file), kind, options);
    if (!parsed)
        FAIL(parsed.error().detail);
    return std::move(*parsed);
}

std::optional<ImportKind> recognised(const std::string &text)
{
    const Scratch scratch;
    const auto file = scratch.path("file.csv");
    writeAll(file, text);
    const auto kind = recogniseImport(file);
    REQUIRE(kind);
    return *kind;
}

const ImportBatch::Price *priceOf(
    const ImportBatch &batch, const std::vector<ImportBatch::Price> &rows, std::string_view type)
{
    for (const auto &row : rows)
        if (batch.name(row.type) == type)
            return &row;
    return nullptr;
}

} // namespace

TEST_CASE("a spot price history as CSV is no pasted price table", "[importers][answers]")
{
    const std::string row = "\nus-east-1a,g5.xlarge,Linux/UNIX,0.4512,2026-10-14T08:12:33+00:00\n";
    for (const char *header : {"availability_zone,instance_type,product_description,spot_price,timestamp",
             "Availability Zone,Instance Type,Product Description,Spot Price,Timestamp",
             "AvailabilityZone,InstanceType,ProductDescription,SpotPrice,Timestamp"})
        CHECK(recognised(header + row) == ImportKind::spotHistoryCsv);
    CHECK(recognised("Instance type,Region,Spot price\ng5.xlarge,us-east-1,0.45\n") == ImportKind::pastedTable);
}

TEST_CASE("a spot price history as CSV says what its JSON says", "[importers][answers]")
{
    const ParsedImport p = answer("spot_history.csv", ImportKind::spotHistoryCsv);
    REQUIRE(p.batch.series().size() == 2);
    CHECK(p.batch.series()[0].points.size() == 2);
    CHECK(p.batch.series()[0].points.back().nano == 451200000); // rows come in the order of time
    CHECK(p.batch.name(p.batch.series()[1].region) == "us-east-1");
    CHECK(priceOf(p.batch, p.batch.spotRows(), "g5.12xlarge"));
    CHECK(skipsOf(p.batch, "import.skip.other_system") == 1);
    CHECK(skipsOf(p.batch, "import.skip.other_location") == 1);
    CHECK(p.questions.empty());
    // Two prices of one second: both lines are named.
    const Scratch scratch;
    const auto file = scratch.path("h.csv");
    writeAll(file,
        "AvailabilityZone,InstanceType,ProductDescription,SpotPrice,Timestamp\n"
        "us-east-1a,g5.xlarge,Linux/UNIX,0.45,2026-10-14T08:12:33Z\n"
        "us-east-1a,g5.xlarge,Linux/UNIX,0.46,2026-10-14T08:12:33Z\n");
    const auto clash = parseImport(file, ImportKind::spotHistoryCsv, {{"today", "2026-11-01"}});
    REQUIRE_FALSE(clash);
    CHECK(clash.error().message.args.at(1) == "3");
}

TEST_CASE("the spot price feed gives the regional price of Linux", "[importers][answers]")
{
    const ParsedImport p = answer("spot_feed.js", ImportKind::spotPriceFeed);
    REQUIRE(p.batch.spotRows().size() == 2);
    const auto *row = priceOf(p.batch, p.batch.spotRows(), "g5.xlarge");
    REQUIRE(row);
    CHECK(row->nano == 451200000);
    CHECK(p.batch.name(row->region) == "us-east-1"); // "us-east" in the feed
    CHECK(row->asOf.iso() == "2026-10-01");
    CHECK(skipsOf(p.batch, "import.skip.not_offered") == 1);
    CHECK(skipsOf(p.batch, "import.skip.other_system") == 3);
    // The JSON alone is the same feed.
    std::string text = readAll(sample("spot_feed.js"));
    text = text.substr(text.find('{'), text.rfind('}') + 1 - text.find('{'));
    CHECK(recognised(text) == ImportKind::spotPriceFeed);
    const Scratch scratch;
    writeAll(scratch.path("spot.json"), text);
    const auto alone = parseImport(scratch.path("spot.json"), ImportKind::spotPriceFeed, {{"as_of", "2026-10-01"}});
    REQUIRE(alone);
    CHECK(textOf(alone->batch) == textOf(p.batch));
}

TEST_CASE("the fee of a Capacity Block is that of all its instances and hours", "[importers][answers]")
{
    const ParsedImport p = answer("capacity_blocks.json", ImportKind::capacityBlocks);
    REQUIRE(p.batch.capacityBlockRows().size() == 2);
    const auto *two = priceOf(p.batch, p.batch.capacityBlockRows(), "p5.48xlarge");
    REQUIRE(two);
    CHECK(two->nano == 41350000000); // 1,984.80 USD / (2 x 24 h)
    CHECK(p.batch.name(two->region) == "us-east-2");
    const auto *cheaper = priceOf(p.batch, p.batch.capacityBlockRows(), "p4d.24xlarge");
    REQUIRE(cheaper);
    CHECK(cheaper->nano == 11800000000); // 283.20 USD / 24 h, below 570 USD / 47.5 h
    CHECK(skipsOf(p.batch, "import.skip.dearer_offer") == 1);
    CHECK(skipsOf(p.batch, "import.skip.other_product") == 1); // the UltraServer
    const ParsedImport csv = answer("capacity_blocks.csv", ImportKind::capacityBlocksCsv);
    REQUIRE(csv.batch.capacityBlockRows().size() == 2);
    CHECK(csv.batch.capacityBlockRows()[1].nano == 41350000000);
}

TEST_CASE("Savings Plans rates are read alike from JSON and CSV", "[importers][answers]")
{
    const ParsedImport p = answer("savings_rates.json", ImportKind::savingsRates);
    REQUIRE(p.batch.commitments().size() == 2);
    const auto &one = p.batch.commitments()[0];
    CHECK(p.batch.name(one.plan) == "compute_savings_plan");
    CHECK(p.batch.name(one.payment) == "no_upfront");
    CHECK(one.termYears == 1);
    CHECK(one.effective == 907000000);
    CHECK(one.hourly == 907000000);
    const auto &three = p.batch.commitments()[1];
    CHECK(p.batch.name(three.plan) == "ec2_instance_savings_plan");
    CHECK(three.termYears == 3);
    CHECK(three.hourly == -1);
    CHECK(skipsOf(p.batch, "import.skip.other_system") == 1);
    CHECK(p.batch.completes().empty()); // a selection removes nothing
    CHECK(textOf(p.batch) == textOf(answer("savings_rates.csv", ImportKind::savingsRatesCsv).batch));
}

TEST_CASE("answers without a day ask for it", "[importers][answers]")
{
    for (const auto &[file, kind] : {std::pair("spot_feed.js", ImportKind::spotPriceFeed),
             std::pair("capacity_blocks.json", ImportKind::capacityBlocks),
             std::pair("capacity_blocks.csv", ImportKind::capacityBlocksCsv),
             std::pair("savings_rates.json", ImportKind::savingsRates),
             std::pair("savings_rates.csv", ImportKind::savingsRatesCsv)}) {
        INFO(file);
        CHECK(recogniseImport(sample(file)).value() == kind);
        const auto asked = parseImport(sample(file), kind, {});
        REQUIRE(asked);
        REQUIRE(asked->questions.size() == 1);
        CHECK(asked->questions.front().key == "as_of");
        for (const char *day : {"1900-01-01", "2099-01-01", "yesterday"})
            CHECK_FALSE(parseImport(sample(file), kind, {{"as_of", day}, {"today", "2026-11-01"}}));
    }
}
