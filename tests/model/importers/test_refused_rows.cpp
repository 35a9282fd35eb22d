// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Every bad row of a file is told at once, and none of the others behind it for its sake.
#include "model/importers/common/csv_table.h"
#include "model/importers/measured/utilisation.h"
#include "tests/model/importers/samples.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

// Line and field of each refusal.
std::vector<std::string> places(const Error &error)
{
    CHECK(error.code == Error::Code::badInput);
    REQUIRE((error.message.id == "input.refused" || error.message.id == "input.refused_at_byte"));
    const std::vector<Argument> &args = error.message.args;
    std::vector<std::string> out;
    for (std::size_t i = 1; i + 4 <= args.size(); i += 4)
        out.push_back(args[i].text() + ' ' + args[i + 1].text());
    return out;
}

Error refusal(ImportKind kind, const std::string &bytes, ImportOptions options = {})
{
    const Scratch scratch;
    const auto file = scratch.path("rows.csv");
    writeAll(file, bytes);
    options.emplace("today", "2026-11-01");
    const auto parsed = parseImport(file, kind, options);
    REQUIRE_FALSE(parsed);
    return parsed.error();
}

using Places = std::vector<std::string>;

constexpr const char *kPrices = "provider,instance_type,region,as_of,usd_per_hour,source,locator\n";

} // namespace

TEST_CASE("all bad rows of a table are told at once", "[importers][rows]")
{
    const std::string good = "aws,g5.xlarge,us-east-1,2026-09-01,0.95,E-AWSPUE,own\n";
    const Error error = refusal(ImportKind::catalogCsv,
        kPrices + good + "aws,g5.2xlarge,us-east-1,2026-09-01,-1,E-AWSPUE,own\n" + "aws,g5.4xlarge,us-east-1\n"
            + "aws,g5.8xlarge,us-east-1,2099-01-01,2,E-AWSPUE,own\n"
            + "aws,g5.xlarge,us-east-1,2026-09-01,0.99,E-AWSPUE,own\n");
    CHECK(places(error) == Places{"3 usd_per_hour", "4 row", "5 as_of", "6 instance_type"});
    CHECK(error.message.args[0] == "rows.csv");

    SECTION("one alone is as ever")
    {
        const Error one = refusal(ImportKind::catalogCsv, kPrices + std::string("aws,g5.4xlarge,us-east-1\n"));
        CHECK(one.message.args.size() == 5);
    }
    SECTION("a file that breaks off says so behind its bad rows")
    {
        const Error broken = refusal(ImportKind::catalogCsv,
            kPrices + std::string("aws,g5.4xlarge,us-east-1\n") + good.substr(0, 20) + ",\"never closed\n");
        REQUIRE(places(broken).size() == 2);
        CHECK(places(broken).front() == "2 row");
    }
}

TEST_CASE("the list of bad rows is bounded and says how many more there are", "[importers][rows]")
{
    std::string bytes = kPrices;
    for (int i = 0; i < 250; ++i)
        bytes += "aws,g5.xlarge\n";
    const Error error = refusal(ImportKind::catalogCsv, bytes);
    CHECK(places(error).size() == RefusedRows::kListed);
    CHECK(error.message.args.back() == Argument(50));
}

TEST_CASE("a header that cannot be read is the only error", "[importers][rows]")
{
    const Error error = refusal(ImportKind::regionMetadata, "year,cloud-provider\n2020,x\n2021\n");
    CHECK(places(error) == Places{"1 header"});
}

TEST_CASE("pasted tables, traces and grids tell all their bad rows", "[importers][rows]")
{
    CHECK(places(refusal(ImportKind::pastedTable,
              "Instance,Region,On-Demand USD/h\ng5.xlarge,us-east-1,1.0\ng5.2xlarge,us-east-1,0\n"
              "g5.4xlarge,us-east-1,-3\n",
              {{"as_of", "2026-10-01"}}))
        == Places{"3 On-Demand USD/h", "4 On-Demand USD/h"});
    // A bad tick or time is not told again by the rows behind it.
    CHECK(places(refusal(ImportKind::availabilityTrace,
              "start_tick,run_ticks,available,gap_seconds\n0,5,1,600\n5,x,0,600\n9,4,1,600\n14,2,-1,600\n20,1,1,600\n",
              {{"one_means", "available"}}))
        == Places{"3 run_ticks", "5 available"});
    CHECK(places(refusal(ImportKind::availabilityTrace,
              "time,a,b\n2026-01-01T00:00:00Z,1,0\nsoon,1,1\n2026-01-01T00:20:00Z,0,1\n2026-01-01T00:30:00Z,0,x\n"
              "2026-01-01T00:40:00Z,0,1\n",
              {{"one_means", "available"}}))
        == Places{"3 fieldNumber(1)", "5 field 3"});
    const std::string grid = "Datetime (UTC),Zone id,Carbon intensity (direct)\n";
    CHECK(places(refusal(ImportKind::gridIntensity,
              grid + "2023-01-01 00:00,DE,10\n2023-01-01 00:30,DE,10\n2023-01-01 01:00,DE,-4\n", {{"basis", "direct"}}))
        == Places{"3 Datetime (UTC)", "4 (direct)"});
}

TEST_CASE("a series of utilisation tells all its bad rows", "[importers][rows]")
{
    const Scratch scratch;
    const auto file = scratch.path("nvidia.csv");
    writeAll(file,
        "timestamp, index, utilization.gpu [%]\n2026/01/01 00:00:00.000, 0, 50 %\n"
        "2026/01/01 00:30:00.000, 0, 150 %\nnoon, 0, 20 %\n2026/01/01 01:30:00.000, 0, 30 %\n"
        "2026/01/01 01:00:00.000, 0, 30 %\n2026/01/01 02:00:00.000, 0, 30 %\n");
    const auto read = readUtilisation(file, {}, Date::parse("2026-11-01"));
    REQUIRE_FALSE(read);
    CHECK(places(read.error()) == Places{"3 utilization.gpu [%]", "4 timestamp", "6 timestamp"});
}

namespace {

// The fields alone, in their order: where a record stands in JSON is tested elsewhere.
Places fieldsOf(const Error &error)
{
    REQUIRE((error.message.id == "input.refused" || error.message.id == "input.refused_at_byte"));
    const std::vector<Argument> &args = error.message.args;
    Places out;
    std::uint64_t before = 0;
    for (std::size_t i = 1; i + 4 <= args.size(); i += 4) {
        const auto byte = static_cast<std::uint64_t>(args[i].number().value_or(0));
        CHECK(byte > before); // each at its own place
        before = byte;
        out.push_back(args[i + 1].text());
    }
    return out;
}

} // namespace

TEST_CASE("all bad records of a spot price history are told at once", "[importers][rows]")
{
    const auto row = [](const char *type, const char *price) {
        std::string out = R"({"AvailabilityZone": "us-east-1a", "ProductDescription": "Linux/UNIX", "InstanceType": ")";
        out.append(type).append(R"(", "SpotPrice": ")").append(price);
        return out.append(R"(", "Timestamp": "2026-10-01T00:00:00Z"})");
    };
    const std::string begin = "{\"SpotPriceHistory\": [";
    CHECK(fieldsOf(refusal(ImportKind::spotPriceHistory,
              begin + row("g5.xlarge", "-1") + ", " + row("g5.2xlarge", "1.0") + ", " + row("g5.4xlarge", "x") + "]}"))
        == Places{"SpotPrice", "SpotPrice"});
    std::string many = begin;
    for (int i = 0; i < 250; ++i)
        many += (i == 0 ? "" : ", ") + row("g5.xlarge", "-1");
    const Error error = refusal(ImportKind::spotPriceHistory, many + "]}");
    CHECK(fieldsOf(error).size() == RefusedRows::kListed);
    CHECK(error.message.args.back() == Argument(50));
}

TEST_CASE("all bad records of instance types are told at once", "[importers][rows]")
{
    const auto type = [](const std::string &name, const std::string &vcpus) {
        return R"({"InstanceType": ")" + name + R"(", "VCpuInfo": {"DefaultVCpus": )" + vcpus
            + R"(}, "MemoryInfo": {"SizeInMiB": 16384}})";
    };
    CHECK(fieldsOf(refusal(ImportKind::instanceTypes,
              "{\"InstanceTypes\": [" + type("g5.xlarge", "0") + ", " + type("g5.2xlarge", "8") + ", "
                  + type("unnamed", "8") + ", " + type("g5.4xlarge", "-2") + "]}"))
        == Places{"g5.xlarge/VCpuInfo/DefaultVCpus", "InstanceType", "g5.4xlarge/VCpuInfo/DefaultVCpus"});
}

TEST_CASE(
    "all bad records of a price list, of savings plans and of the spot advisor are told at once", "[importers][rows]")
{
    const auto [kind, file, before, after] = GENERATE(table<ImportKind, const char *, const char *, const char *>(
        {{ImportKind::awsPriceListJson, "price_list.json", "\"unit\": \"Hrs\"", "\"unit\": \"Days\""},
            {ImportKind::awsSavingsPlans, "savings_plans.json", "\"unit\": \"Hrs\"", "\"unit\": \"Days\""},
            {ImportKind::spotAdvisor, "spot_advisor.json", "\"r\": ", "\"r\": 7"}}));
    INFO(file);
    std::string bytes = readAll(sample(file));
    std::size_t changed = 0;
    for (std::size_t at = bytes.find(before); at != std::string::npos; at = bytes.find(before, at + 1)) {
        bytes.replace(at, std::string_view(before).size(), after);
        ++changed;
    }
    REQUIRE(changed > 1);
    CHECK(fieldsOf(refusal(kind, bytes, {{"as_of", "2026-10-01"}})).size() > 1);
}

TEST_CASE("all bad records of a spot price feed are told at once", "[importers][rows]")
{
    const auto size = [](const std::string &type, const std::string &usd) {
        return R"({"size": ")" + type + R"(", "valueColumns": [{"name": "linux", "prices": {"USD": ")" + usd + "\"}}]}";
    };
    const auto region = [](const std::string &name, const std::string &sizes) {
        return R"({"region": ")" + name + R"(", "instanceTypes": [{"sizes": [)" + sizes + "]}]}";
    };
    CHECK(fieldsOf(refusal(ImportKind::spotPriceFeed,
              R"({"config": {"rate": "perhr", "regions": [)"
                  + region("us-east", size("g5.xlarge", "-2") + ", " + size("g5.2xlarge", "1.0")) + ", "
                  + R"({"region": "eu-ireland", "instanceTypes": 1}, )"
                  + region("apac-sin", size("g5.4xlarge", "x") + ", " + size("g5.8xlarge", "0")) + "]}}",
              {{"as_of", "2026-10-01"}}))
        == Places{"prices.USD", "regions.instanceTypes", "prices.USD", "prices.USD"});
}

TEST_CASE(
    "bad regions of the spot advisor are told with the bad types of others, bad bands together", "[importers][rows]")
{
    const auto advisor = [](const char *bands, const char *regions) {
        return refusal(ImportKind::spotAdvisor,
            std::string(R"({"ranges": [)") + bands + R"(], "spot_advisor": {)" + regions + "}}",
            {{"as_of", "2026-10-01"}});
    };
    const char *band = R"({"index": 0, "max": 5})";
    CHECK(fieldsOf(advisor(
              band, R"("us-east-1": 1, "us-east-2": {"Linux": {"g5.xlarge": {"r": 7, "s": 50}}}, "us-west-2": [])"))
        == Places{"spot_advisor", "spot_advisor.r", "spot_advisor"});
    CHECK(advisor(R"({"index": 9, "max": 5}, {"index": 0, "max": 5}, {"index": 1, "max": 7})", "").message.args.size()
        == 9); // the file, and four of each of two
}

TEST_CASE("bad records of JSON in lines are told by their lines", "[importers][rows]")
{
    const std::string good = readAll(sample("spot_history.json"));
    std::string bad = good;
    std::vector<std::string> expected;
    for (const auto &[from, to] : {std::pair("0.447000", "-1"), std::pair("0.451200", "x")}) {
        const auto at = bad.find(from);
        REQUIRE(at != std::string::npos);
        bad.replace(at, std::string_view(from).size(), to);
    }
    for (std::size_t at = 0, line = 1; at < bad.size(); line += bad[at++] == '\n') {
        if (bad.compare(at, 4, "\"-1\"") == 0 || bad.compare(at, 3, "\"x\"") == 0)
            expected.push_back(std::to_string(line) + " SpotPrice");
    }
    REQUIRE(expected.size() == 2);
    const Error error = refusal(ImportKind::spotPriceHistory, bad);
    CHECK(error.message.id == "input.refused");
    CHECK(places(error) == expected);

    SECTION("a file that breaks off says in which line")
    {
        const std::string half = good.substr(0, good.find("0.451200"));
        const Error broken = refusal(ImportKind::spotPriceHistory, half);
        CHECK(broken.message.id == "input.refused");
        CHECK(broken.message.args.at(1).number() == static_cast<double>(1 + std::ranges::count(half, '\n')));
    }
    SECTION("of a series of utilisation too")
    {
        const Scratch scratch;
        const auto file = scratch.path("cloudwatch.json");
        std::string text = readAll(sample("cloudwatch_data.json"));
        const auto value = text.find("Values");
        const auto digit = text.find_first_of("0123456789", value);
        REQUIRE(digit != std::string::npos);
        text.insert(digit, "-");
        writeAll(file, text);
        const auto read = readUtilisation(file, {}, Date::parse("2026-11-01"));
        REQUIRE_FALSE(read);
        CHECK(read.error().message.id == "input.refused");
        CHECK(read.error().message.args.at(1) == "5"); // where the series has its label
    }
}
