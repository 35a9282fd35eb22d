// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/store/builder/builder.h"
#include "tests/model/catalog/scratch.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <sstream>

using namespace wattfare;
using wattfare::test::readAll;
using wattfare::test::Scratch;
using wattfare::test::writeAll;

namespace {

// A copy of the facts in which tests spoil something.
class SpoiledFacts
{
public:
    SpoiledFacts() { std::filesystem::copy(WATTFARE_FACTS, facts(), std::filesystem::copy_options::recursive); }
    std::filesystem::path facts() const { return m_scratch.path("facts"); }
    std::filesystem::path output() const { return m_scratch.path("catalog.db"); }
    void replace(const char *file, const std::string &from, const std::string &to) const
    {
        std::string text = readAll(facts() / file);
        const std::size_t at = text.find(from);
        REQUIRE(at != std::string::npos);
        text.replace(at, from.size(), to);
        writeAll(facts() / file, text);
    }
    void append(const char *file, const std::string &line) const
    {
        writeAll(facts() / file, readAll(facts() / file) + line);
    }
    BuildReport build() const { return buildCatalog({facts(), output()}); }

private:
    Scratch m_scratch;
};

// The findings as "file:field".
std::string findings(const BuildReport &report)
{
    std::string out;
    for (const Error &error : report.errors) {
        CHECK(error.code == Error::Code::badInput);
        const auto &args = error.message.args;
        REQUIRE(args.size() == 5);
        CHECK_FALSE(args[1].text().empty()); // the line
        CHECK_FALSE(args[4].text().empty()); // what was expected
        out += args[0].text() + ":" + args[2].text() + " ";
    }
    return out;
}

} // namespace

TEST_CASE("the same facts give the same bytes", "[builder]")
{
    const SpoiledFacts facts;
    const BuildReport first = facts.build();
    REQUIRE(first.errors.empty());
    const std::string bytes = readAll(facts.output());
    CHECK(first.rows > 30000);
    CHECK(first.contentHash.size() == 64);
    const BuildReport second = facts.build();
    CHECK(second.contentHash == first.contentHash);
    CHECK((readAll(facts.output()) == bytes));
    facts.replace("price_on_demand.csv", "1.006", "1.007");
    CHECK(facts.build().contentHash != first.contentHash);
}

TEST_CASE("wrong facts fail the build and leave the old database", "[builder]")
{
    const SpoiledFacts facts;
    writeAll(facts.output(), "the old one");
    const auto expect = [&](const std::string &wanted) {
        const BuildReport report = facts.build();
        CHECK(findings(report) == wanted);
        CHECK(readAll(facts.output()) == "the old one");
        CHECK_FALSE(std::filesystem::exists(facts.output().string() + ".part"));
    };
    SECTION("a dangling type")
    {
        facts.append("price_on_demand.csv", "aws,p99.nano,us-east-1,2026-07-20,1.5,karpenter-prices-2026-07-20,\n");
        expect("price_on_demand.csv:instance_type ");
    }
    SECTION("a dangling region")
    {
        facts.append("price_spot.csv", "aws,g5.xlarge,moon-1,2026-07-20,1.5,1.5,1.5,regional,spotinfo-spot-2026-08\n");
        expect("price_spot.csv:region ");
    }
    SECTION("a missing source")
    {
        facts.append("price_on_demand.csv", "aws,g5.xlarge,us-east-1,2020-01-01,1.5,,\n");
        expect("price_on_demand.csv:source ");
    }
    SECTION("an unknown source among several")
    {
        facts.replace("accelerator.csv", "neuron-docs-2026-08", "neuron-docs-2026-08;hearsay");
        expect("accelerator.csv:source ");
    }
    SECTION("a source without a licence")
    {
        facts.append("source.csv", "hearsay,Hearsay,,https://example.org/page,,,,2026-11-21\n");
        expect("source.csv:licence ");
    }
    SECTION("a source that nobody can look up, without a day, or under terms that the page of licences does not name")
    {
        facts.append("source.csv", "hearsay-1,Hearsay,Nobody,many places,,MIT,Nobody,2026-11-21\n");
        facts.append("source.csv", "hearsay-2,Hearsay,Nobody,https://example.org/page,,MIT,Nobody,\n");
        facts.append("source.csv", "hearsay-3,Hearsay,Nobody,https://example.org/page,,My own,Nobody,2026-11-21\n");
        facts.append(
            "source.csv", "hearsay-4,Hearsay,Nobody,https://example.org/page,,CC BY-SA 4.0,Nobody,2026-11-21\n");
        expect("source.csv:location source.csv:retrieved source.csv:licence source.csv:id ");
    }
    SECTION("a page of licences that forgets a table")
    {
        facts.replace("LICENSES.md", "`price_capacity_block.csv`", "others");
        facts.replace("LICENSES.md", "`price_capacity_block.csv`", "others"); // it is explained further down
        expect("LICENSES.md:file ");
    }
    SECTION("a duplicate key")
    {
        facts.append("price_on_demand.csv", "aws,g5.xlarge,us-east-1,2026-07-20,1.5,karpenter-prices-2026-07-20,\n");
        expect("price_on_demand.csv:key ");
    }
    SECTION("impossible prices")
    {
        for (const char *price : {"0", "-1", "nan", "1e309", "1,5", "999999999"}) {
            const std::string field
                = std::string(price).find(',') == std::string::npos ? price : "\"" + std::string(price) + "\"";
            facts.replace("price_on_demand.csv", ",usd_per_hour,", ",usd_per_hour,");
            const std::string before = readAll(facts.facts() / "price_on_demand.csv");
            facts.append("price_on_demand.csv",
                "aws,g5.xlarge,us-east-1,2020-01-01," + field + ",karpenter-prices-2026-07-20,\n");
            expect("price_on_demand.csv:usd_per_hour ");
            writeAll(facts.facts() / "price_on_demand.csv", before);
        }
    }
    SECTION("impossible dates")
    {
        facts.append("price_on_demand.csv", "aws,g5.xlarge,us-east-1,2020-02-30,1.5,karpenter-prices-2026-07-20,\n");
        facts.append("price_on_demand.csv", "aws,g5.xlarge,us-east-1,1900-01-01,1.5,karpenter-prices-2026-07-20,\n");
        expect("price_on_demand.csv:as_of price_on_demand.csv:as_of ");
    }
    SECTION("a PUE below one")
    {
        facts.append("figure_region.csv", "region,us-east-1,pue,test,0.9,,,1,measured,2020,,0,E-RTC,\n");
        expect("figure_region.csv:value ");
    }
    SECTION("a range that does not hold its value")
    {
        facts.append("figure_accelerator.csv", "accelerator,nvidia-t4,test_w,,70,80,60,W,measured,,,1,E-SMI,\n");
        expect("figure_accelerator.csv:low figure_accelerator.csv:high ");
    }
    SECTION("two preferred figures, and none")
    {
        facts.append("figure_accelerator.csv", "accelerator,nvidia-t4,tdp_w,other,71,,,W,measured,,,1,E-SMI,\n");
        facts.append("figure_accelerator.csv", "accelerator,nvidia-t4,test_w,,70,,,W,measured,,,0,E-SMI,\n");
        expect("figure_accelerator.csv:preferred figure_accelerator.csv:preferred ");
    }
    SECTION("a figure of an unknown thing")
    {
        facts.append("figure_accelerator.csv", "accelerator,nvidia-t5,tdp_w,,71,,,W,measured,,,1,E-SMI,\n");
        expect("figure_accelerator.csv:subject ");
    }
    SECTION("benchmarks that cannot be")
    {
        using Fields = std::vector<std::pair<std::string, std::string>>;
        const std::string header = readAll(facts.facts() / "benchmark_other.csv").substr(0, 2000);
        const auto row = [&](const std::string &id, const Fields &changes) {
            Fields fields{{"id", id}, {"source", "S-A10G"}, {"model", "llama-3-8b"}, {"workload", "inference"},
                {"scenario", "batch"}, {"accelerator", "nvidia-a10g"}, {"accelerator_count", "1"}, {"nodes", "1"},
                {"whole_instance", "1"}, {"precision", "FP16"}, {"concurrency", "4"}, {"throughput", "100"},
                {"throughput_unit", "tokens/s"}, {"throughput_basis", "output tokens"}, {"class", "measured"},
                {"tpot_p50_ms", "40"}, {"software", "vllm"}, {"status", "current"}};
            fields.insert(fields.end(), changes.begin(), changes.end());
            std::string line;
            std::istringstream names(header.substr(0, header.find('\n')));
            for (std::string name; std::getline(names, name, ',');) {
                std::string value;
                for (const auto &[field, text] : fields)
                    if (field == name)
                        value = text;
                line += (name == "id" ? "" : ",") + value;
            }
            facts.append("benchmark_other.csv", line + '\n');
        };
        row("good", {});
        row("said-to-be-wrong", {{"precision", "FP3"}, {"status", "outlier"}}); // with its reason, in its note
        CHECK(facts.build().errors.empty());
        writeAll(facts.output(), "the old one");
        row("precision", {{"precision", "FP3"}});
        row("software", {{"software", "magic"}});
        row("zero", {{"latency_p50_ms", "0"}});
        row("tail", {{"ttft_p50_ms", "20"}, {"ttft_p99_ms", "10"}});
        row("rate", {{"throughput", "200"}}); // 4 in flight at 40 ms a token give 100
        row("memory", {{"model", "llama-3-70b"}});
        row("one", {{"concurrency", "1"}, {"tpot_p50_ms", ""}, {"throughput", "60"}}); // 600 GB/s over 16 GB
        row("card", {{"model", "no-such-model"}});
        expect("benchmark_other.csv:precision benchmark_other.csv:software benchmark_other.csv:latency_p50_ms "
               "benchmark_other.csv:ttft_p99_ms benchmark_other.csv:throughput benchmark_other.csv:precision "
               "benchmark_other.csv:throughput benchmark_other.csv:model ");
    }
    SECTION("an unknown class")
    {
        facts.append("figure_accelerator.csv", "accelerator,nvidia-t4,test_w,,71,,,W,hearsay,,,1,E-SMI,\n");
        expect("figure_accelerator.csv:class ");
    }
    SECTION("a header in another order")
    {
        facts.replace("region.csv", "provider,region,name", "provider,name,region");
        const BuildReport report = facts.build();
        REQUIRE_FALSE(report.errors.empty());
        CHECK(report.errors[0].message.args[0] == "region.csv");
        CHECK(report.errors[0].message.args[1] == "1");
        CHECK(report.errors[0].message.args[2] == "header 2");
    }
    SECTION("a row that is too short")
    {
        facts.append("commitment.csv", "aws,g5.xlarge\n");
        expect("commitment.csv:row ");
    }
    SECTION("a value that only the schema refuses")
    {
        // Throughput without a unit: the CHECK of the table, reported with file and line all the same.
        facts.replace("benchmark_derived.csv", "inferences/s,inferences", ",inferences");
        expect("benchmark_derived.csv:row ");
    }
    SECTION("a missing file")
    {
        std::filesystem::remove(facts.facts() / "region.csv");
        const BuildReport report = facts.build();
        REQUIRE_FALSE(report.errors.empty());
        CHECK(report.errors[0].code == Error::Code::fileNotFound);
        CHECK(report.errors.size() <= 50);
    }
}
