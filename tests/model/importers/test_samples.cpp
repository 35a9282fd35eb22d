// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/support/sha256.h"
#include "tests/model/importers/samples.h"

#include <set>

using namespace wattfare;
using namespace wattfare::test;

namespace {

ParsedImport parsed(const char *file, ImportKind kind, const ImportOptions &options = {})
{
    auto result = parseImport(sample(file), kind, options);
    if (!result)
        FAIL(result.error().detail);
    return std::move(*result);
}

const ImportBatch::Commitment *commitmentOf(
    const ImportBatch &batch, std::string_view type, std::string_view plan, int years, std::string_view payment)
{
    for (const auto &row : batch.commitments())
        if (batch.name(row.type) == type && batch.name(row.plan) == plan && row.termYears == years
            && batch.name(row.payment) == payment)
            return &row;
    return nullptr;
}

} // namespace

TEST_CASE("every sample is recognised as its own kind and parses", "[importers]")
{
    const Scratch scratch;
    for (const KindSample &s : kindSamples()) {
        INFO(s.file);
        const auto file = scratch.path(s.file);
        writeAll(file, bytesOf(s));
        const auto kind = recogniseImport(file);
        REQUIRE(kind);
        REQUIRE(kind->has_value());
        CHECK(std::string(importKindId(**kind)) == importKindId(s.kind));
        const auto result = parseImport(file, s.kind, s.options);
        if (!result)
            FAIL(result.error().detail);
        CHECK(result->questions.empty());
        CHECK(result->batch.rowCount() > 0);
        CHECK(result->batch.source().kind == importKindId(s.kind));
        CHECK(result->batch.source().fileName == s.file);
        CHECK(result->batch.source().sha256.size() == 64);
        CHECK(parseImportKind(importKindId(s.kind)) == s.kind);
    }
    CHECK_FALSE(parseImportKind("nothing"));
}

TEST_CASE("the price list gives Linux on shared tenancy, on demand and reserved", "[importers]")
{
    for (const bool json : {true, false}) {
        INFO((json ? "JSON" : "CSV"));
        const ParsedImport p = json ? parsed("price_list.json", ImportKind::awsPriceListJson)
                                    : parsed("price_list.csv", ImportKind::awsPriceListCsv);
        const ImportBatch &b = p.batch;
        CHECK(b.onDemandRows().size() == 3);
        CHECK(onDemandOf(b, "g5.xlarge", "eu-central-1") == 1258000000);
        CHECK(onDemandOf(b, "g5.12xlarge", "eu-central-1") == 7092000000);
        CHECK(onDemandOf(b, "inf2.xlarge", "eu-central-1") == 988000000);
        CHECK(b.onDemandRows().front().asOf == *Date::parse("2026-10-15"));
        CHECK(b.source().edition == "20261015120000");
        CHECK(b.source().title == "AWS Price List, AmazonEC2, eu-central-1");
        CHECK(b.commitments().size() == 4);
        const auto *none = commitmentOf(b, "g5.xlarge", "reserved_standard", 1, "no_upfront");
        REQUIRE(none);
        CHECK(none->effective == 793000000);
        CHECK(none->upfront == 0);
        const auto *all = commitmentOf(b, "g5.xlarge", "reserved_standard", 1, "all_upfront");
        REQUIRE(all);
        CHECK(all->upfront == 6482000000000);
        CHECK(static_cast<double>(all->effective) == Approx(6482.0 / 8760.0 * 1e9).epsilon(1e-9));
        const auto *partial = commitmentOf(b, "g5.xlarge", "reserved_standard", 3, "partial_upfront");
        REQUIRE(partial);
        CHECK(static_cast<double>(partial->effective) == Approx((0.249 + 6545.0 / 26280.0) * 1e9).epsilon(1e-9));
        CHECK(commitmentOf(b, "g5.xlarge", "reserved_convertible", 3, "all_upfront"));
        CHECK(skipsOf(b, "import.skip.other_system") == 1);
        CHECK(skipsOf(b, "import.skip.other_tenancy") == 1);
        CHECK(skipsOf(b, "import.skip.capacity_reservation") == 1);
        CHECK(skipsOf(b, "import.skip.other_product") == 1);
        std::set<std::string> books;
        for (const ImportBatch::Complete &complete : b.completes()) {
            CHECK(complete.region == "eu-central-1");
            CHECK(complete.asOf == *Date::parse("2026-10-15"));
            CHECK(books.insert(complete.book).second);
        }
        CHECK(books == std::set<std::string>{"on_demand", "reserved_standard", "reserved_convertible"});
    }
}

TEST_CASE("reserved terms come in every class, term and payment", "[importers]")
{
    std::string products, terms;
    const auto sku = [](int i) { return std::string("SKU") + std::to_string(i); };
    const auto add = [&](int i, const char *type) {
        products += std::string(i == 0 ? "" : ",") + '"' + sku(i) + R"(":{"sku":")" + sku(i)
            + R"(","productFamily":"Compute Instance","attributes":{"instanceType":")" + type
            + R"(","regionCode":"us-east-1","locationType":"AWS Region","operatingSystem":"Linux","tenancy":"Shared","operation":"RunInstances","capacitystatus":"Used"}})";
    };
    add(0, "g5.xlarge");
    int number = 0;
    for (const char *offeringClass : {"standard", "convertible"})
        for (const int years : {1, 3})
            for (const char *payment : {"No Upfront", "Partial Upfront", "All Upfront"}) {
                const int i = ++number;
                const bool upfront = payment != std::string("No Upfront");
                const bool hourly = payment != std::string("All Upfront");
                terms += std::string(i == 1 ? "" : ",") + "\"T" + std::to_string(i) + R"(":{"priceDimensions":{)";
                if (upfront)
                    terms += R"("a":{"unit":"Quantity","pricePerUnit":{"USD":")" + std::to_string(8760 * years * i)
                        + "\"}}";
                if (hourly)
                    terms += std::string(upfront ? "," : "") + R"("b":{"unit":"Hrs","pricePerUnit":{"USD":")"
                        + std::to_string(i) + "\"}}";
                terms += R"(},"termAttributes":{"LeaseContractLength":")" + std::to_string(years)
                    + R"(yr","OfferingClass":")" + offeringClass + R"(","PurchaseOption":")" + payment + "\"}}";
            }
    const Scratch scratch;
    const auto file = scratch.path("list.json");
    writeAll(file,
        R"({"offerCode":"AmazonEC2","publicationDate":"2026-10-15T12:00:00Z","products":{)" + products
            + R"(},"terms":{"OnDemand":{},"Reserved":{"SKU0":{)" + terms + "}}}}");
    const auto p = parseImport(file, ImportKind::awsPriceListJson, {});
    if (!p)
        FAIL(p.error().detail);
    CHECK(p->batch.commitments().size() == 12);
    int i = 0;
    for (const char *plan : {"reserved_standard", "reserved_convertible"})
        for (const int years : {1, 3})
            for (const char *payment : {"no_upfront", "partial_upfront", "all_upfront"}) {
                ++i;
                INFO(plan << ' ' << years << ' ' << payment);
                const auto *row = commitmentOf(p->batch, "g5.xlarge", plan, years, payment);
                REQUIRE(row);
                const bool both = payment == std::string("partial_upfront");
                CHECK(row->effective
                    == std::int64_t{i} * 1000000000 * (both ? 2 : 1)); // i an hour, upfront of i an hour, or both
                CHECK(row->hourly == (payment == std::string("all_upfront") ? 0 : std::int64_t{i} * 1000000000));
                CHECK(row->upfront
                    == (payment == std::string("no_upfront") ? 0 : std::int64_t{8760} * years * i * 1000000000));
            }
}

TEST_CASE("a price list with terms before products, compact or with a byte order mark, gives the same", "[importers]")
{
    const Scratch scratch;
    std::string text = readAll(sample("price_list.json"));
    const auto products = text.find("  \"products\"");
    const auto terms = text.find("  \"terms\"");
    const auto attributes = text.find("  \"attributesList\"");
    const std::string swapped = text.substr(0, products) + text.substr(terms, attributes - terms)
        + text.substr(products, terms - products) + text.substr(attributes);
    std::string compact;
    bool inText = false;
    for (const char c : text) {
        if (c == '"')
            inText = !inText;
        if (inText || (c != ' ' && c != '\n'))
            compact += c;
    }
    std::string crlf;
    for (const char c : text)
        crlf += c == '\n' ? "\r\n" : std::string(1, c);
    for (const std::string &variant : {swapped, compact, "\xef\xbb\xbf" + text, crlf}) {
        const auto file = scratch.path("list.json");
        writeAll(file, variant);
        const auto result = parseImport(file, ImportKind::awsPriceListJson, {});
        if (!result)
            FAIL(result.error().detail);
        CHECK(result->batch.onDemandRows().size() == 3);
        CHECK(result->batch.commitments().size() == 4);
        CHECK(onDemandOf(result->batch, "g5.xlarge", "eu-central-1") == 1258000000);
    }
}

TEST_CASE("Savings Plans give rates of both plans", "[importers]")
{
    const ParsedImport p = parsed("savings_plans.json", ImportKind::awsSavingsPlans);
    CHECK(p.batch.commitments().size() == 4);
    const auto *no = commitmentOf(p.batch, "g5.xlarge", "compute_savings_plan", 1, "no_upfront");
    REQUIRE(no);
    CHECK(no->effective == 907000000);
    CHECK(no->hourly == 907000000);
    const auto *all = commitmentOf(p.batch, "g5.12xlarge", "compute_savings_plan", 3, "all_upfront");
    REQUIRE(all);
    CHECK(all->effective == 3366000000);
    CHECK(all->upfront == -1);
    CHECK(commitmentOf(p.batch, "g5.xlarge", "ec2_instance_savings_plan", 1, "partial_upfront"));
    CHECK(skipsOf(p.batch, "import.skip.other_tenancy") == 1);
    CHECK(skipsOf(p.batch, "import.skip.other_operation") == 1);
    CHECK(skipsOf(p.batch, "import.skip.other_product") == 1);
}

TEST_CASE("Savings Plans are read in whichever order their members stand", "[importers]")
{
    const std::string json = readAll(sample("savings_plans.json"));
    const auto terms = json.rfind("\"terms\"");
    const auto brace = json.find('{');
    REQUIRE(terms > json.find("\"products\""));
    const std::string last = json.substr(terms, json.rfind('}') - terms);
    const std::string rest = json.substr(brace + 1, json.rfind(',', terms) - brace - 1);
    const Scratch scratch;
    writeAll(scratch.path("sp.json"), "{" + last + ", " + rest + "}");
    const auto early = parseImport(scratch.path("sp.json"), ImportKind::awsSavingsPlans, {{"today", "2026-11-01"}});
    REQUIRE(early);
    const ParsedImport usual = parsed("savings_plans.json", ImportKind::awsSavingsPlans);
    CHECK(early->batch.commitments().size() == usual.batch.commitments().size());
    for (const char *reason : {"import.skip.other_tenancy", "import.skip.other_operation", "import.skip.other_product"})
        CHECK(skipsOf(early->batch, reason) == skipsOf(usual.batch, reason));
}

TEST_CASE("what would take a gigabyte to parse is refused by its size", "[importers]")
{
    const Scratch scratch;
    const auto file = scratch.path("large.json");
    writeAll(file, "{");
    std::filesystem::resize_file(file, std::uintmax_t{100} << 20U);
    for (const ImportKind kind : {ImportKind::spotAdvisor, ImportKind::instanceTypes}) {
        const auto refused = parseImport(file, kind, {{"as_of", "2026-10-01"}});
        REQUIRE_FALSE(refused);
        CHECK(refused.error().message.args.back() == Argument(clause<Phrase::oneToBytes>(std::size_t{64} << 20U)));
    }
}

TEST_CASE("a spot price history gives zones and the region", "[importers]")
{
    const ParsedImport p = parsed("spot_history.json", ImportKind::spotPriceHistory);
    std::size_t points = 0;
    for (const auto &series : p.batch.series())
        points += series.points.size();
    CHECK(points == 4);
    CHECK(p.batch.series().size() == 3);
    CHECK(skipsOf(p.batch, "import.skip.other_system") == 1);
    CHECK(skipsOf(p.batch, "import.skip.other_location") == 1);
    bool found = false;
    for (const auto &row : p.batch.spotRows()) {
        if (p.batch.name(row.type) != "g5.xlarge")
            continue;
        found = true;
        CHECK(row.low == 451200000);
        CHECK(row.high == 469900000);
        CHECK(row.nano == 460550000);
        CHECK(row.asOf == *Date::parse("2026-10-14"));
    }
    CHECK(found);
}

TEST_CASE("a spot price history comes in several pages and several files, as one import", "[importers]")
{
    const Scratch scratch;
    const auto page = [](int from, int to) {
        std::string out = "{\"SpotPriceHistory\": [";
        for (int i = from; i < to; ++i)
            out += std::string(i == from ? "" : ",")
                + R"({"AvailabilityZone": "us-east-1a", "InstanceType": "g5.xlarge", "ProductDescription": "Linux/UNIX", "SpotPrice": "0.)"
                + std::to_string(400 + i) + R"(", "Timestamp": "2026-10-01T00:00:)" + std::to_string(10 + i) + "Z\"}";
        return out + "], \"NextToken\": \"x\"}\n";
    };
    const auto rowsOf = [](const Result<ParsedImport> &p) {
        if (!p)
            FAIL(p.error().detail);
        return p->batch.rowCount();
    };
    const auto one = scratch.path("one.json");
    writeAll(one, page(0, 9));
    const std::size_t expected = rowsOf(parseImport(one, ImportKind::spotPriceHistory, {}));
    CHECK(expected == 10); // nine observations and the price of the region
    writeAll(one, page(0, 4) + page(4, 7) + page(7, 9));
    CHECK(rowsOf(parseImport(one, ImportKind::spotPriceHistory, {})) == expected);
    writeAll(one, "[" + page(0, 4) + "," + page(4, 9) + "]");
    CHECK(rowsOf(parseImport(one, ImportKind::spotPriceHistory, {})) == expected);
    std::vector<std::filesystem::path> files;
    for (const int from : {0, 3, 6}) {
        files.push_back(scratch.path("page" + std::to_string(from) + ".json"));
        writeAll(files.back(), page(from, from + 3));
    }
    const auto several = parseImports(files, ImportKind::spotPriceHistory, {});
    CHECK(rowsOf(several) == expected);
    CHECK(several->batch.source().fileName == "page0.json (+2)");
    CHECK(several->batch.source().sha256.size() == 64);
    writeAll(files[1], "{");
    const auto broken = parseImports(files, ImportKind::spotPriceHistory, {});
    REQUIRE_FALSE(broken);
    CHECK(broken.error().message.args.at(0) == "page3.json");
    CHECK(parseImports(files, ImportKind::instanceTypes, {}).error().message.id == "import.one_file");
    CHECK_FALSE(parseImports({}, ImportKind::spotPriceHistory, {}));
    CHECK(parseImports(files, ImportKind::spotPriceHistory, {}, [](double) { return false; }).error().code
        == Error::Code::cancelled);
}

TEST_CASE("the Spot Advisor asks for its date and gives bands", "[importers]")
{
    const ParsedImport asked = parsed("spot_advisor.json", ImportKind::spotAdvisor);
    REQUIRE(asked.questions.size() == 1);
    CHECK(asked.questions.front().key == "as_of");
    CHECK(Date::parse(asked.questions.front().suggestion));
    const ParsedImport p = parsed("spot_advisor.json", ImportKind::spotAdvisor, {{"as_of", "2026-10-01"}});
    CHECK(p.questions.empty());
    CHECK(p.batch.bands().size() == 3);
    CHECK(skipsOf(p.batch, "import.skip.other_system") == 1); // Windows: nothing here prices it
    const auto &row = p.batch.bands().front();
    CHECK(p.batch.name(row.type) == "g5.xlarge");
    CHECK(row.bucket == 3);
    CHECK(row.lowPct == 15.0);
    CHECK(row.highPct == 20.0);
    CHECK(row.savingsPct == 55.0);
    CHECK_FALSE(parseImport(sample("spot_advisor.json"), ImportKind::spotAdvisor, {{"as_of", "yesterday"}}));
}

TEST_CASE("instance types give specifications", "[importers]")
{
    const ParsedImport p = parsed("instance_types.json", ImportKind::instanceTypes);
    CHECK(specificationOf(p.batch, "g5.xlarge", "vcpus") == "4");
    CHECK(specificationOf(p.batch, "g5.xlarge", "memory_gib") == "16");
    CHECK(specificationOf(p.batch, "g5.xlarge", "kind") == "gpu");
    CHECK(specificationOf(p.batch, "g5.xlarge", "accelerator_memory_gib_each") == "24");
    CHECK(specificationOf(p.batch, "g5.xlarge", "network_burst") == "1");
    CHECK(specificationOf(p.batch, "trn1.32xlarge", "kind") == "trainium");
    CHECK(specificationOf(p.batch, "trn1.32xlarge", "accelerator_count") == "16");
    CHECK(specificationOf(p.batch, "trn1.32xlarge", "network_gbps") == "800");
    CHECK(specificationOf(p.batch, "trn1.32xlarge", "efa") == "1");
    CHECK(specificationOf(p.batch, "c7g.large", "cpu_arch") == "arm64");
    CHECK(specificationOf(p.batch, "c7g.large", "network_gbps") == "12.5");
    CHECK(specificationOf(p.batch, "t2.micro", "status") == "previous");
    CHECK_FALSE(specificationOf(p.batch, "t2.micro", "network_gbps"));
    CHECK_FALSE(specificationOf(p.batch, "c7g.large", "accelerator_count"));
}

TEST_CASE("cancelling ends every parser", "[importers]")
{
    const Scratch scratch;
    for (const KindSample &s : kindSamples()) {
        INFO(s.file);
        const auto file = scratch.path(s.file);
        writeAll(file, bytesOf(s));
        const auto result = parseImport(file, s.kind, s.options, [](double) { return false; });
        REQUIRE_FALSE(result);
        CHECK(result.error().code == Error::Code::cancelled);
        CHECK(result.error().message.id == "job.cancelled");
    }
}

TEST_CASE("a file of any size bears the checksum of its bytes, several files that of all of them", "[importers]")
{
    const Scratch scratch;
    const std::string text = readAll(sample("spot_history.json"));
    const auto small = scratch.path("small.json");
    const auto large = scratch.path("large.json");
    writeAll(small, text);
    const std::string padded = text + std::string(std::size_t{40} << 20U, ' ');
    writeAll(large, padded);
    const auto checksum = [](std::span<const std::filesystem::path> files) {
        const auto parsed = parseImports(files, ImportKind::spotPriceHistory, {{"today", "2026-11-01"}});
        REQUIRE(parsed);
        return parsed->batch.source().sha256;
    };
    const auto digest = [](std::string_view bytes) {
        Sha256 sum;
        sum.update(bytes);
        return sum.hex();
    };
    CHECK(checksum(std::vector{small}) == digest(text));
    CHECK(checksum(std::vector{large}) == digest(padded));
    CHECK(checksum(std::vector{small, large}) == digest(text + padded));
    // Cancel ends it too, and leaves no thread behind that would outlive the call.
    int calls = 0;
    const auto stopped = parseImport(
        large, ImportKind::spotPriceHistory, {{"today", "2026-11-01"}}, [&](double) { return ++calls < 3; });
    REQUIRE_FALSE(stopped);
    CHECK(stopped.error().code == Error::Code::cancelled);
}
