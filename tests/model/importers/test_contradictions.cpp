// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Files that say two things of one subject, in another unit, or of a day that has not come.
#include "model/catalog/load/load.h"
#include "model/catalog/overlay/overlay.h"
#include "model/catalog/staging/specification.h"
#include "tests/model/importers/samples.h"

#include <SQLiteCpp/SQLiteCpp.h>

using namespace wattfare;
using namespace wattfare::test;

namespace {

const ImportOptions kToday{{"today", "2026-11-01"}};

std::string replaced(std::string text, const std::string &from, const std::string &to)
{
    REQUIRE(text.find(from) != std::string::npos);
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

Result<ParsedImport> parsed(
    const std::string &name, ImportKind kind, const std::string &bytes, ImportOptions options = kToday)
{
    const Scratch scratch;
    const auto file = scratch.path(name);
    writeAll(file, bytes);
    return parseImport(file, kind, options);
}

// The refusal names the later line; what is expected names the earlier one. These words stand in them.
void checkBothPlaces(
    const Result<ParsedImport> &result, const std::string &bytes, const std::string &first, const std::string &second)
{
    REQUIRE_FALSE(result);
    INFO(result.error().detail);
    REQUIRE(result.error().message.id == "input.refused");
    const auto &args = result.error().message.args;
    REQUIRE(args.at(4).clause());
    CHECK(args.at(4).clause()->phrase == Phrase::asGivenInLine);
    const auto one = args.at(4).clause()->args.back().number().value();
    const auto two = args.at(1).number().value();
    CHECK(one < two);
    const auto line = [&](double number) {
        std::istringstream in(bytes);
        std::string text;
        for (double i = 0; i < number; ++i)
            std::getline(in, text);
        return text;
    };
    CHECK_THAT(line(one), Catch::Contains(first));
    CHECK_THAT(line(two), Catch::Contains(second));
}

SnapshotPtr load(const std::filesystem::path &overlay = {})
{
    const auto loaded = loadSnapshot(WATTFARE_CATALOG_DB, overlay);
    if (!loaded)
        FAIL(loaded.error().detail);
    return *loaded;
}

} // namespace

TEST_CASE("an offer in another unit refuses the price list in both forms", "[importers][contradiction]")
{
    const std::string json = readAll(sample("price_list.json"));
    const auto a
        = parsed("list.json", ImportKind::awsPriceListJson, replaced(json, "\"unit\": \"Hrs\"", "\"unit\": \"Hours\""));
    REQUIRE_FALSE(a);
    CHECK(a.error().message.args.at(2) == "unit");
    CHECK(a.error().message.args.at(3) == "Hours");
    const std::string csv = readAll(sample("price_list.csv"));
    const auto b = parsed("list.csv", ImportKind::awsPriceListCsv, replaced(csv, "\"Hrs\"", "\"Hours\""));
    REQUIRE_FALSE(b);
    CHECK(b.error().message.args.at(2) == "Unit");
    const auto cny = parsed("list.json", ImportKind::awsPriceListJson, replaced(json, "\"USD\"", "\"CNY\""));
    REQUIRE_FALSE(cny);
    CHECK(cny.error().message.args.at(3).text().find("CNY") != std::string::npos); // says what stands there
}

TEST_CASE("what bears a date of the future is refused, the clock being given", "[importers][contradiction]")
{
    const std::string json = readAll(sample("price_list.json"));
    for (const auto &[day, good] : {std::pair("2026-11-03", true), std::pair("2026-11-04", false),
             std::pair("2027-01-01", false), std::pair("2088-10-15", false)}) {
        INFO(day);
        CHECK(parsed("l.json", ImportKind::awsPriceListJson, replaced(json, "2026-10-15T12", std::string(day) + "T12"))
                  .has_value()
            == good);
        CHECK(parsed("l.csv", ImportKind::awsPriceListCsv,
                  replaced(readAll(sample("price_list.csv")), "2026-10-15T12", std::string(day) + "T12"))
                  .has_value()
            == good);
        CHECK(parsed("s.json", ImportKind::awsSavingsPlans,
                  replaced(readAll(sample("savings_plans.json")), "2026-10-16T08", std::string(day) + "T08"))
                  .has_value()
            == good);
        CHECK(parsed("h.json", ImportKind::spotPriceHistory,
                  replaced(readAll(sample("spot_history.json")), "2026-10-14T02", std::string(day) + "T02"))
                  .has_value()
            == good);
        CHECK(parsed("p.csv", ImportKind::catalogCsv, replaced(readAll(sample("prices_own.csv")), "2026-09-14", day))
                  .has_value()
            == good);
    }
    CHECK_FALSE(parsed("h.json", ImportKind::spotPriceHistory,
        replaced(readAll(sample("spot_history.json")), "2026-10-14T02", "2088-10-14T02"), {}));
}

TEST_CASE("two SKUs of one type with two prices refuse the price list, with two alike it lands once",
    "[importers][contradiction]")
{
    const std::string json = replaced(
        readAll(sample("price_list.json")), "\"instanceType\": \"g5.12xlarge\"", "\"instanceType\": \"g5.xlarge\"");
    checkBothPlaces(parsed("list.json", ImportKind::awsPriceListJson, json), json, "\"A2B3C4D5E6F7G8H9.JRTCKXETXF\"",
        "\"B2B3C4D5E6F7G8H9.JRTCKXETXF\"");
    const auto alike
        = parsed("list.json", ImportKind::awsPriceListJson, replaced(json, "7.0920000000", "1.2580000000"));
    REQUIRE(alike);
    CHECK(alike->batch.onDemandRows().size() == 2);
    CHECK(skipsOf(alike->batch, "import.skip.repeated") == 1);

    const std::string csv = readAll(sample("price_list.csv"));
    const auto lines = [&](const std::string &price) {
        const auto begin = csv.find("\"B2B3C4D5E6F7G8H9\"");
        const std::string line = csv.substr(begin, csv.find('\n', begin) + 1 - begin);
        return csv + replaced(line, "7.0920000000", price);
    };
    const auto two = parsed("list.csv", ImportKind::awsPriceListCsv, lines("8.888"));
    REQUIRE_FALSE(two);
    CHECK(two.error().message.args.at(1) == "21");
    CHECK(two.error().message.args.at(3) == "8.888");
    CHECK(two.error().message.args.at(4).text().ends_with(", 15)"));
    const auto again = parsed("list.csv", ImportKind::awsPriceListCsv, lines("7.0920000000"));
    REQUIRE(again);
    CHECK(again->batch.onDemandRows().size() == 3);
    CHECK(skipsOf(again->batch, "import.skip.repeated") == 1);
}

TEST_CASE("of two terms of one SKU the one that is not in force yet does not count, two in force refuse the file",
    "[importers][contradiction]")
{
    const std::string json = readAll(sample("price_list.json"));
    const std::string key = "\"A2B3C4D5E6F7G8H9.JRTCKXETXF\": {";
    const auto with = [&](const std::string &day) {
        const std::string other = "\"A2B3C4D5E6F7G8H9.ZZZZ\": {\"effectiveDate\": \"" + day
            + "T00:00:00Z\", \"priceDimensions\": {\"d\": {\"unit\": \"Hrs\", \"pricePerUnit\": {\"USD\": "
              "\"5.555\"}}}},\n";
        std::string text = json;
        return text.insert(text.find(key), other);
    };
    const auto later = parsed("list.json", ImportKind::awsPriceListJson, with("2027-01-01"));
    REQUIRE(later);
    CHECK(onDemandOf(later->batch, "g5.xlarge", "eu-central-1") == 1258000000);
    CHECK(skipsOf(later->batch, "import.skip.not_in_force") == 1);
    const std::string both = with("2026-09-01");
    checkBothPlaces(parsed("list.json", ImportKind::awsPriceListJson, both), both, "\"A2B3C4D5E6F7G8H9.ZZZZ\"",
        key.substr(0, key.size() - 3));
}

TEST_CASE("a Savings Plan rate given twice", "[importers][contradiction]")
{
    const std::string json = readAll(sample("savings_plans.json"));
    const auto begin = json.rfind('{', json.find("\"discountedSku\""));
    const auto close = json.find('}', json.find('}', begin) + 1);
    const std::string rate = json.substr(begin, close + 1 - begin);
    const auto with = [&](const std::string &price) {
        return json.substr(0, begin) + rate + ", " + replaced(rate, "0.907", price) + json.substr(close + 1);
    };
    const std::string two = with("5");
    const auto refused = parsed("sp.json", ImportKind::awsSavingsPlans, two);
    checkBothPlaces(refused, two, "discountedUsageType", "discountedUsageType");
    const auto alike = parsed("sp.json", ImportKind::awsSavingsPlans, with("0.907"));
    REQUIRE(alike);
    CHECK(alike->batch.commitments().size() == 4);
    CHECK(skipsOf(alike->batch, "import.skip.repeated") == 1);
}

TEST_CASE("a zone with two prices in one second refuses the history, in whichever file", "[importers][contradiction]")
{
    const std::string first = readAll(sample("spot_history.json"));
    const std::string twice = replaced(first, "2026-10-13T20:12:33", "2026-10-14T08:12:33"); // 0.4512 and 0.447
    checkBothPlaces(parsed("h.json", ImportKind::spotPriceHistory, twice), twice, "{", "{");
    const Scratch scratch;
    const std::vector<std::filesystem::path> files{scratch.path("1.json"), scratch.path("2.json")};
    writeAll(files[0], first);
    writeAll(files[1], replaced(first, "0.447000", "99.0"));
    const auto refused = parseImports(files, ImportKind::spotPriceHistory, kToday);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message.args.at(0) == "2.json");
    CHECK(refused.error().message.args.at(4).text().find("1.json, ") != std::string::npos);
    writeAll(files[1], first);
    const auto alike = parseImports(files, ImportKind::spotPriceHistory, kToday);
    REQUIRE(alike);
    CHECK(skipsOf(alike->batch, "import.skip.repeated") == 4);
    const auto one = parsed("h.json", ImportKind::spotPriceHistory, first);
    CHECK(textOf(alike->batch) == textOf(one->batch));
}

TEST_CASE("the regional spot price leaves out zones of years ago", "[importers][contradiction]")
{
    const std::string old
        = R"(, {"AvailabilityZone": "us-east-1f", "InstanceType": "g5.xlarge", "ProductDescription": "Linux/UNIX", "SpotPrice": "0.9", "Timestamp": "2021-01-01T00:00:00Z"}])";
    std::string text = readAll(sample("spot_history.json"));
    text.replace(text.find(']'), 1, old);
    const auto p = parsed("h.json", ImportKind::spotPriceHistory, text);
    REQUIRE(p);
    CHECK(p->batch.series().size() == 4); // its history stays
    for (const auto &row : p->batch.spotRows()) {
        if (p->batch.name(row.type) == "g5.xlarge")
            CHECK(row.nano == 460550000);
    }
}

TEST_CASE("bounds of the Spot Advisor that are not those published are refused", "[importers][contradiction]")
{
    const std::string text = readAll(sample("spot_advisor.json"));
    ImportOptions options = kToday;
    options["as_of"] = "2026-10-01";
    CHECK(parsed("a.json", ImportKind::spotAdvisor, text, options));
    for (const auto &[from, to] : {std::pair("\"max\": 11", "\"max\": 31"), std::pair("\"max\": 100", "\"max\": 99"),
             std::pair("\"max\": 5}", "\"max\": 6}")}) {
        const auto refused = parsed("a.json", ImportKind::spotAdvisor, replaced(text, from, to), options);
        REQUIRE_FALSE(refused);
        CHECK(refused.error().message.args.at(2) == "ranges.max");
        CHECK_FALSE(refused.error().message.args.at(3).text().empty());
    }
}

TEST_CASE("a figure has the unit of its quantity, as in the whole catalogue", "[importers][contradiction]")
{
    const auto base = load();
    REQUIRE(base->figures.size() > 1000);
    for (FigureIndex i = 0; i < base->figures.size(); ++i) {
        const FigureRow f = base->figures.row(i);
        INFO(f.quantity);
        CHECK(figureUnit(f.quantity) == f.unit);
    }
    const std::string head
        = "subject_kind,subject,quantity,method,value,low,high,unit,class,year,as_of,preferred,source,note\n";
    const auto kilo = parsed("f.csv", ImportKind::catalogCsv,
        head + "accelerator,nvidia-a10g,full_load_w,,0.2,,,kW,measured,,2026-01-01,1,E-AWSPUE,x\n");
    REQUIRE(kilo);
    const auto refused = diffImport(kilo->batch, *base);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message.args
        == std::vector<Argument>{"f.csv", 2, "unit", "kW", clause<Phrase::unitOf>("W", "full_load_w")});
    const auto watts = parsed("f.csv", ImportKind::catalogCsv,
        head + "accelerator,nvidia-a10g,full_load_w,,200,,,W,measured,,2026-01-01,1,E-AWSPUE,x\n");
    CHECK(diffImport(watts->batch, *base));
}

TEST_CASE("prices of the catalogue's own tables keep source and locator, and an unknown source is refused",
    "[importers][contradiction]")
{
    const auto base = load();
    const Scratch scratch;
    const auto file = scratch.path("o.db");
    const auto own = parsed("p.csv", ImportKind::catalogCsv, readAll(sample("prices_own.csv")));
    REQUIRE(own);
    {
        const auto overlay = Overlay::open(file);
        REQUIRE((*overlay)->apply(own->batch, *base));
    }
    SQLite::Database db(file.string(), SQLite::OPEN_READONLY);
    SQLite::Statement rows(db, "SELECT source, locator FROM price_on_demand ORDER BY instance_type DESC");
    REQUIRE(rows.executeStep());
    CHECK(rows.getColumn(0).getString() == "E-AWSPUE");
    CHECK(rows.getColumn(1).getString() == "own contract, page \"3\"");
    const auto after = load(file);
    const auto row = *after->priceAt(
        after->onDemand, after->type("g5.xlarge"), after->region("us-east-1"), *Date::parse("2026-09-14"));
    CHECK(after->sources[after->onDemand.source[row]].id == "E-AWSPUE");
    const auto unknown
        = parsed("p.csv", ImportKind::catalogCsv, replaced(readAll(sample("prices_own.csv")), "E-AWSPUE", "NOSUCH"));
    REQUIRE(unknown);
    const auto refused = diffImport(unknown->batch, *base);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message.args.at(1) == "2");
    CHECK(refused.error().message.args.at(3) == "NOSUCH");
    const auto overlay = Overlay::open(scratch.path("o2.db"));
    CHECK_FALSE((*overlay)->apply(unknown->batch, *base));
}

TEST_CASE("rows that are stored are the rows that are counted, and none of a contradicting batch",
    "[importers][contradiction]")
{
    const auto base = load();
    const Scratch scratch;
    const Date day = *Date::parse("2026-10-01");
    ImportBatch batch({.kind = "aws_price_list"});
    batch.onDemand("g5.xlarge", "us-east-1", day, 1000000000);
    batch.onDemand("g5.xlarge", "us-east-1", day, 1000000000);
    const auto file = scratch.path("o.db");
    {
        const auto overlay = Overlay::open(file);
        const auto info = (*overlay)->apply(batch, *base);
        REQUIRE(info);
        CHECK(info->rows == 1);
        batch.onDemand("g5.xlarge", "us-east-1", day, 9000000000);
        CHECK_FALSE((*overlay)->apply(batch, *base));
        CHECK_FALSE(diffImport(batch, *base));
    }
    SQLite::Database db(file.string(), SQLite::OPEN_READONLY);
    CHECK(db.execAndGet("SELECT count(*) FROM price_on_demand").getInt() == 1);
}

TEST_CASE(
    "a file without a usable row is refused, and an import of which nothing could land", "[importers][contradiction]")
{
    for (const char *empty : {"{\"SpotPriceHistory\": []}", "[{\"SpotPriceHistory\": []}, {\"SpotPriceHistory\": []}]"})
        CHECK_FALSE(parsed("h.json", ImportKind::spotPriceHistory, empty));
    CHECK_FALSE(
        parsed("p.csv", ImportKind::catalogCsv, "provider,instance_type,region,as_of,usd_per_hour,source,locator\n"));
    const auto base = load();
    const auto mars = parsed("l.json", ImportKind::awsPriceListJson,
        replaced(readAll(sample("price_list.json")), "\"eu-central-1\"", "\"mars-north-1\""));
    REQUIRE(mars);
    const Scratch scratch;
    const auto overlay = Overlay::open(scratch.path("o.db"));
    const auto nothing = (*overlay)->apply(mars->batch, *base);
    REQUIRE_FALSE(nothing);
    CHECK(nothing.error().code == Error::Code::badInput);
    CHECK((*overlay)->imports().value().empty());
}

TEST_CASE("two traces of one file name stay two", "[importers][contradiction]")
{
    const ImportOptions options{{"one_means", "available"}, {"gap_seconds", "600"}};
    const auto idOf = [&](const std::string &ticks) {
        const auto p = parsed("avail.csv", ImportKind::availabilityTrace, ticks, options);
        REQUIRE(p);
        return std::get<std::string>(p->batch.factRows().front().values.front());
    };
    CHECK(idOf("1\n0\n1\n") != idOf("1\n1\n0\n"));
    CHECK(idOf("1\n0\n1\n") == idOf("1\n0\n1\n"));
}

TEST_CASE("imported GPU types know their accelerator, of every one in the catalogue", "[importers][contradiction]")
{
    const auto base = load();
    // By the column ec2_name of the catalogue: one that it learns of tomorrow needs nothing else.
    Snapshot tomorrow;
    tomorrow.accelerators = base->accelerators;
    Accelerator &fresh = tomorrow.accelerators.emplace_back();
    fresh.key = "acme-x1";
    fresh.ec2Name = "x1";
    const auto acceleratorOf = [&](const ImportBatch &batch, std::string_view type) -> std::optional<std::string> {
        for (const auto &row : batch.specifications())
            if (row.key == type && row.column == "accelerator")
                return stagedValue(tomorrow, row);
        return std::nullopt;
    };
    for (const Accelerator &a : tomorrow.accelerators) {
        if (a.ec2Name.empty()) // of no instance type yet: EC2 has no name for it
            continue;
        INFO(a.key);
        const std::string memory = std::to_string(static_cast<std::int64_t>(a.memoryGib.value_or(0) * 1024));
        const auto p = parsed("t.json", ImportKind::instanceTypes,
            R"({"InstanceTypes": [{"InstanceType": "zz9.xlarge", "VCpuInfo": {"DefaultVCpus": 4}, "MemoryInfo": {"SizeInMiB": 16384},
                                 "GpuInfo": {"Gpus": [{"Name": ")"
                + a.ec2Name + R"(", "Count": 1, "MemoryInfo": {"SizeInMiB": )" + memory + "}}]}}]}");
        REQUIRE(p);
        CHECK(acceleratorOf(p->batch, "zz9.xlarge") == a.key);
    }
    const auto p = parseImport(sample("instance_types.json"), ImportKind::instanceTypes, kToday);
    REQUIRE(p);
    CHECK(acceleratorOf(p->batch, "g5.xlarge") == "nvidia-a10g");
    CHECK(acceleratorOf(p->batch, "trn1.32xlarge") == "aws-trainium");
    CHECK_FALSE(acceleratorOf(p->batch, "c7g.large"));
    ImportBatch unsure{ImportSource{}};
    unsure.ec2Accelerator("zz9.large", "a100", 64);
    unsure.ec2Accelerator("zz9.huge", "y1", 40);
    CHECK(acceleratorOf(unsure, "zz9.large") == ""); // neither of the two
    CHECK(acceleratorOf(unsure, "zz9.huge") == "");
}
