// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/importers/samples.h"

#include <unistd.h>

using namespace wattfare;
using namespace wattfare::test;

// Every kind against every kind of bad file: refused whole with file, place, field, found and expected, or landed whole.
namespace {

bool isJson(ImportKind kind)
{
    return kind == ImportKind::awsPriceListJson || kind == ImportKind::awsSavingsPlans || kind == ImportKind::spotPriceHistory
        || kind == ImportKind::spotAdvisor || kind == ImportKind::instanceTypes;
}

void checkRefusal(const Error &error, const std::string &file)
{
    CHECK(error.code == Error::Code::badInput);
    CHECK((error.message.id == "input.refused" || error.message.id == "input.refused_at_byte"));
    REQUIRE(error.message.args.size() == 5);
    CHECK(error.message.args[0] == file);
    CHECK(error.message.args[4] != "");
    for (const auto &arg : error.message.args)
        CHECK(std::string(arg).size() < 400);
}

enum class Outcome { refused, same, either };

class Harness
{
public:
    explicit Harness(const KindSample &s)
        : m_sample(s)
        , m_bytes(bytesOf(s))
    {
        m_rows = attempt(m_bytes)->batch.rowCount();
        REQUIRE(m_rows > 0);
    }

    const std::string &bytes() const { return m_bytes; }
    std::size_t rows() const { return m_rows; }

    void expect(const char *what, const std::string &bytes, Outcome outcome)
    {
        INFO(m_sample.file << ": " << what);
        const auto result = attempt(bytes);
        if (!result) {
            if (outcome == Outcome::same)
                FAIL_CHECK(result.error().detail);
            checkRefusal(result.error(), m_sample.file);
        } else {
            CHECK(outcome != Outcome::refused);
            if (outcome == Outcome::same)
                CHECK(result->batch.rowCount() == m_rows);
        }
        const auto kind = recogniseImport(m_scratch.path(m_sample.file)); // must cope with anything
        CHECK(kind);
    }

    std::string replaced(const std::string &from, const std::string &to) const
    {
        const auto at = m_bytes.find(from);
        if (at == std::string::npos)
            FAIL("the sample lacks " + from);
        return m_bytes.substr(0, at) + to + m_bytes.substr(at + from.size());
    }

private:
    Result<ParsedImport> attempt(const std::string &bytes)
    {
        const auto file = m_scratch.path(m_sample.file);
        writeAll(file, bytes);
        return parseImport(file, m_sample.kind, m_sample.options);
    }

    Scratch m_scratch;
    const KindSample m_sample;
    std::string m_bytes;
    std::size_t m_rows = 0;
};

std::string withLineEnds(const std::string &text, const char *end)
{
    std::string out;
    for (const char c : text)
        out += c == '\n' ? std::string(end) : std::string(1, c);
    return out;
}

std::string semicolons(const std::string &csv)
{
    std::string out;
    bool quoted = false;
    for (const char c : csv) {
        if (c == '"')
            quoted = !quoted;
        out += c == ',' && !quoted ? ';' : c;
    }
    return out;
}

} // namespace

TEST_CASE("bad files that every kind meets", "[importers][bad]")
{
    for (const KindSample &s : kindSamples()) {
        Harness h(s);
        const std::string &good = h.bytes();
        const bool json = isJson(s.kind);
        h.expect("empty", "", Outcome::refused);
        h.expect("blanks", " \n\n ", Outcome::refused);
        h.expect("a byte order mark alone", "\xef\xbb\xbf", Outcome::refused);
        h.expect("binary", std::string("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16), Outcome::refused);
        for (const double share : {0.1, 0.3, 0.5, 0.7, 0.9, 0.99}) {
            const std::string part = good.substr(0, static_cast<std::size_t>(static_cast<double>(good.size()) * share));
            h.expect("truncated", part, json ? Outcome::refused : Outcome::either);
        }
        h.expect("byte order mark", "\xef\xbb\xbf" + good, Outcome::same);
        h.expect("CRLF", withLineEnds(good, "\r\n"), Outcome::same);
        for (const double share : {0.05, 0.5, 0.95}) {
            std::string bad = good;
            bad.insert(static_cast<std::size_t>(static_cast<double>(good.size()) * share), 1, '\0');
            h.expect("NUL byte", bad, Outcome::refused);
        }
        // Inside a text: behind a letter that stands between letters.
        std::size_t inside = good.size() / 2;
        while (inside + 1 < good.size() && !(std::isalpha(good[inside - 1]) && std::isalpha(good[inside]) && std::isalpha(good[inside + 1])))
            ++inside;
        h.expect("Latin-1", good.substr(0, inside) + "\xe9" + good.substr(inside), Outcome::refused);
        const std::string deep = std::string(10000, '[') + std::string(10000, ']');
        const std::string huge(5U << 20U, 'a');
        if (json) {
            const auto brace = good.find('{') + 1;
            const auto inject = [&](const std::string &text) { return good.substr(0, brace) + text + "," + good.substr(brace); };
            h.expect("deep nesting", inject("\"x\":" + deep), Outcome::refused);
            h.expect("deep nesting alone", deep, Outcome::refused);
            h.expect("unclosed nesting", std::string(10000, '['), Outcome::refused);
            h.expect("one field of 5 MB", inject("\"x\":\"" + huge + "\""), Outcome::either);
            h.expect("quotes in quotes", inject(R"("x":"a \"b\" \\ \\\" c")"), Outcome::same);
            h.expect("line end in a text", inject("\"x\":\"a\nb\""), Outcome::refused);
            h.expect("NaN", inject("\"x\":NaN"), Outcome::refused);
            h.expect("1e309", inject("\"x\":1e309"), Outcome::refused);
            h.expect("trailing comma", inject("\"x\":1,"), Outcome::refused);
            h.expect("no value", inject("\"x\":"), Outcome::refused);
            h.expect("text after the end", good + "x", Outcome::refused);
            h.expect("single quotes", inject("'x':1"), Outcome::refused);
        } else {
            h.expect("deep nesting", deep, Outcome::refused);
            h.expect("one field of 5 MB", huge + "," + good, Outcome::refused);
            h.expect("one field of 5 MB at the end", good + huge, Outcome::refused);
            if (s.kind != ImportKind::pastedTable)
                h.expect("semicolons", semicolons(good), Outcome::same);
            h.expect("quote inside a field", good + "a\"b\"c,\"d", Outcome::refused);
            h.expect("unclosed quote", good + "\"abc", Outcome::refused);
            const auto lastLine = good.rfind('\n', good.size() - 2);
            h.expect("a row that is too long", good.substr(0, good.size() - 1) + ",1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20\n",
                     s.kind == ImportKind::pastedTable ? Outcome::either : Outcome::refused);
            h.expect("a row that is cut", good.substr(0, lastLine + 2), Outcome::either);
        }
    }
}

TEST_CASE("files of another kind are refused", "[importers][bad]")
{
    for (const KindSample &wanted : kindSamples()) {
        const Scratch scratch;
        for (const KindSample &other : kindSamples()) {
            if (other.kind == wanted.kind)
                continue;
            INFO(wanted.file << " reads " << other.file);
            const auto file = scratch.path("other.txt");
            writeAll(file, bytesOf(other));
            const auto result = parseImport(file, wanted.kind, wanted.options);
            if (wanted.kind == ImportKind::pastedTable && other.kind == ImportKind::catalogCsv)
                continue; // a table of prices reads as a pasted one too
            REQUIRE_FALSE(result);
            checkRefusal(result.error(), "other.txt");
        }
    }
}

TEST_CASE("values that cannot be right refuse the whole file", "[importers][bad]")
{
    struct Swap {
        const char *what, *from, *to;
        Outcome outcome;
    };
    struct Case {
        ImportKind kind;
        std::vector<Swap> swaps;
    };
    const auto refused = Outcome::refused;
    const std::vector<Case> cases = {
        {ImportKind::awsPriceListJson,
         {{"negative price", "\"USD\": \"1.2580000000\"", "\"USD\": \"-1.258\"", refused},
          {"absurd price", "\"USD\": \"1.2580000000\"", "\"USD\": \"1258000000\"", refused},
          {"NaN", "\"1.2580000000\"", "\"NaN\"", refused},
          {"1e309", "\"1.2580000000\"", "\"1e309\"", refused},
          {"number instead of text", "\"1.2580000000\"", "1.258", refused},
          {"1900", "2026-10-15T12:00:00Z", "1900-10-15T12:00:00Z", refused},
          {"2099", "2026-10-15T12:00:00Z", "2099-10-15T12:00:00Z", refused},
          {"other service", "\"offerCode\": \"AmazonEC2\"", "\"offerCode\": \"AmazonRDS\"", refused},
          {"no products", "\"products\"", "\"goods\"", refused},
          {"no terms", "\"terms\"", "\"words\"", refused},
          {"duplicate member", "\"products\": {", "\"products\": {}, \"products\": {", refused},
          {"duplicate SKU", "\"B2B3C4D5E6F7G8H9\": {", "\"A2B3C4D5E6F7G8H9\": {", refused},
          {"duplicate attribute", "\"instanceType\": \"g5.xlarge\",", "\"instanceType\": \"x\", \"instanceType\": \"g5.xlarge\",", Outcome::same},
          {"product of another kind", "\"productFamily\": \"Compute Instance\"", "\"productFamily\": 5", Outcome::either},
          {"dimensions of another kind", "\"priceDimensions\": {", "\"priceDimensions\": 5, \"y\": {", refused},
          {"unknown region", "\"eu-central-1\"", "\"mars-north-1\"", Outcome::same},
          {"unknown type", "\"g5.12xlarge\"", "\"zz9.12xlarge\"", Outcome::same}}},
        {ImportKind::awsPriceListCsv,
         {{"negative price", "\"1.2580000000\"", "\"-1.258\"", refused},
          {"absurd price", "\"1.2580000000\"", "\"1258000000\"", refused},
          {"NaN", "\"1.2580000000\"", "\"NaN\"", refused},
          {"1e309", "\"1.2580000000\"", "\"1e309\"", refused},
          {"1900", "2026-10-15T12:00:00Z", "1900-10-15T12:00:00Z", refused},
          {"2099", "2026-10-15T12:00:00Z", "2099-10-15T12:00:00Z", refused},
          {"other service", "\"OfferCode\",\"AmazonEC2\"", "\"OfferCode\",\"AmazonRDS\"", refused},
          {"no date", "Publication Date", "Publication", refused},
          {"no price column", "\"PricePerUnit\"", "\"Price\"", refused},
          {"duplicate column", "\"RelatedTo\"", "\"SKU\"", refused},
          {"other currency", "\"1.2580000000\",\"USD\"", "\"1.2580000000\",\"EUR\"", refused},
          {"line end in a field", "$1.2580000000 per On Demand", "$1.2580000000\nper On Demand", Outcome::same},
          {"quotes in quotes", "$1.2580000000 per On Demand", "$1.2580000000 \"\"per\"\" On Demand", Outcome::same},
          {"unknown type", "\"g5.12xlarge\"", "\"zz9.12xlarge\"", Outcome::same}}},
        {ImportKind::awsSavingsPlans,
         {{"negative price", "\"0.907\"", "\"-0.907\"", refused},
          {"absurd price", "\"0.907\"", "\"9070000\"", refused},
          {"NaN", "\"0.907\"", "\"nan\"", refused},
          {"1e309", "\"0.907\"", "\"1e309\"", refused},
          {"2099", "2026-10-16T08:00:00Z", "2099-10-16T08:00:00Z", refused},
          {"1900", "2026-10-16T08:00:00Z", "1900-10-16T08:00:00Z", refused},
          {"duplicate SKU", "\"sku\": \"SP3ALL\"", "\"sku\": \"SP1NO\"", refused},
          {"no products", "\"products\"", "\"goods\"", refused},
          {"other unit", "\"unit\": \"Hrs\"", "\"unit\": \"Months\"", refused},
          {"unknown type", "EUC1-BoxUsage:g5.12xlarge", "EUC1-BoxUsage:zz9.xlarge", Outcome::same},
          {"zero", "\"0.907\"", "\"0\"", Outcome::either}}},
        {ImportKind::spotPriceHistory,
         {{"negative price", "\"0.451200\"", "\"-0.4512\"", refused},
          {"zero", "\"0.451200\"", "\"0\"", refused},
          {"absurd price", "\"0.451200\"", "\"451200\"", refused},
          {"NaN", "\"0.451200\"", "\"NaN\"", refused},
          {"1e309", "\"0.451200\"", "\"1e309\"", refused},
          {"1900", "2026-10-14T08:12:33+00:00", "1900-10-14T08:12:33+00:00", refused},
          {"2099", "2026-10-14T08:12:33+00:00", "2099-10-14T08:12:33+00:00", refused},
          {"no type", "\"InstanceType\"", "\"Type\"", refused},
          {"unknown type", "\"g4dn.xlarge\"", "\"zz9.xlarge\"", Outcome::same}}},
        {ImportKind::spotAdvisor,
         {{"negative savings", "{\"s\": 55, \"r\": 3}", "{\"s\": -5000, \"r\": 3}", refused},
          {"absurd savings", "{\"s\": 55, \"r\": 3}", "{\"s\": 101, \"r\": 3}", refused},
          {"unknown range", "{\"s\": 55, \"r\": 3}", "{\"s\": 55, \"r\": 9}", refused},
          {"NaN", "{\"s\": 55, \"r\": 3}", "{\"s\": NaN, \"r\": 3}", refused},
          {"1e309", "{\"s\": 55, \"r\": 3}", "{\"s\": 1e309, \"r\": 3}", refused},
          {"text", "{\"s\": 55, \"r\": 3}", "{\"s\": \"55\", \"r\": 3}", refused},
          {"missing", "{\"s\": 55, \"r\": 3}", "{}", refused},
          {"no ranges", "\"ranges\"", "\"range\"", refused},
          {"no regions", "\"spot_advisor\"", "\"advice\"", refused},
          {"unknown region", "\"us-east-1\"", "\"mars-north-1\"", Outcome::same}}},
        {ImportKind::instanceTypes,
         {{"negative", "\"DefaultVCpus\": 4", "\"DefaultVCpus\": -4", refused},
          {"zero", "\"DefaultVCpus\": 4", "\"DefaultVCpus\": 0", refused},
          {"absurd", "\"DefaultVCpus\": 4", "\"DefaultVCpus\": 4000000", refused},
          {"fraction", "\"DefaultVCpus\": 4", "\"DefaultVCpus\": 4.5", refused},
          {"NaN", "\"DefaultVCpus\": 4", "\"DefaultVCpus\": NaN", refused},
          {"no memory", "\"MemoryInfo\"", "\"Memory\"", refused},
          {"no dot", "\"g5.xlarge\"", "\"g5xlarge\"", refused},
          {"duplicate type", "\"trn1.32xlarge\"", "\"g5.xlarge\"", refused},
          {"object instead of list", "\"InstanceTypes\": [", "\"InstanceTypes\": 5, \"x\": [", refused}}},
        {ImportKind::regionMetadata,
         {{"negative", ",1.15,0.12,", ",-1.15,0.12,", refused},
          {"absurd", ",1.15,0.12,", ",115,0.12,", refused},
          {"NaN", ",1.15,0.12,", ",nan,0.12,", refused},
          {"1e309", ",1.15,0.12,", ",1e309,0.12,", refused},
          {"decimal comma", ",1.15,0.12,", ",\"1,15\",0.12,", refused},
          {"1900", "2023,Amazon", "1900,Amazon", refused},
          {"2099", "2023,Amazon", "2099,Amazon", refused},
          {"twice", "2022,Amazon", "2023,Amazon", refused},
          {"no provider", "cloud-provider", "provider", refused},
          {"duplicate column", "wt-region-id", "year", refused},
          {"unknown region", "2023,Amazon Web Services,us-east-1", "2023,Amazon Web Services,mars-north-1", Outcome::same}}},
        {ImportKind::gridIntensity,
         {{"negative", ",200.5,240,", ",200.5,-240,", refused},
          {"absurd", ",200.5,240,", ",200.5,24000,", refused},
          {"NaN", ",200.5,240,", ",200.5,NaN,", refused},
          {"1e309", ",200.5,240,", ",200.5,1e309,", refused},
          {"1900", "2023-01-01 00:00:00", "1900-01-01 00:00:00", refused},
          {"2099", "2023-01-01 00:00:00", "2099-01-01 00:00:00", refused},
          {"half an hour", "2023-01-01 00:00:00", "2023-01-01 00:30:00", refused},
          {"no zone", "2023-01-01 00:00:00,Germany,Germany,DE", "2023-01-01 00:00:00,Germany,Germany,", refused},
          {"no zone column", "Zone id", "Zone", refused}}},
        {ImportKind::availabilityTrace,
         {{"negative", "600,34,1,1", "600,34,1,-1", refused},
          {"absurd", "600,34,1,1", "600,34,1000000000,1", refused},
          {"NaN", "600,34,1,1", "600,34,1,nan", refused},
          {"1e309", "600,0,34,0", "1e309,0,34,0", refused},
          {"gap", "600,34,1,1", "600,35,1,1", refused},
          {"no column", "run_ticks", "ticks", refused}}},
        {ImportKind::catalogCsv,
         {{"negative price", ",0.95,", ",-0.95,", refused},
          {"absurd price", ",0.95,", ",950000,", refused},
          {"NaN", ",0.95,", ",nan,", refused},
          {"1e309", ",0.95,", ",1e309,", refused},
          {"1900", "2026-09-01,0.95", "1900-09-01,0.95", refused},
          {"no such day", "2026-09-01,0.95", "2026-02-30,0.95", refused},
          {"no type", "aws,g5.xlarge", "aws,", refused},
          {"duplicate column", "usd_per_hour", "as_of", refused},
          {"unknown type", "aws,g5.xlarge", "aws,zz9.xlarge", Outcome::same}}},
        {ImportKind::pastedTable,
         {{"negative price", "\t1,212\t", "\t-1,212\t", refused},
          {"absurd price", "\t1,212\t", "\t1 212 000\t", refused},
          {"NaN", "\t1,212\t", "\tNaN\t", refused},
          {"1e309", "\t1,212\t", "\t1e309\t", refused},
          {"zero vCPUs", "\t8\t32\t", "\t0\t32\t", refused},
          {"two instance columns", "Notes", "Instance type", refused},
          {"unknown type", "g5.48xlarge", "zz9.48xlarge", Outcome::same}}}};
    for (const Case &c : cases) {
        const auto samples = kindSamples();
        Harness h(*std::ranges::find(samples, c.kind, &KindSample::kind));
        for (const Swap &swap : c.swaps)
            h.expect(swap.what, h.replaced(swap.from, swap.to), swap.outcome);
    }
}

TEST_CASE("the dates of the Spot Advisor and of pasted tables are checked", "[importers][bad]")
{
    for (const char *day : {"1900-01-01", "2099-01-01", "2026-02-30", "NaN", ""}) {
        CHECK_FALSE(parseImport(sample("spot_advisor.json"), ImportKind::spotAdvisor, {{"as_of", day}}));
        CHECK_FALSE(parseImport(sample("pasted.txt"), ImportKind::pastedTable, {{"as_of", day}}));
    }
}

TEST_CASE("links, folders, missing files, and paths with Hangul and blanks", "[importers][bad]")
{
    namespace fs = std::filesystem;
    for (const KindSample &s : kindSamples()) {
        INFO(s.file);
        const Scratch scratch;
        const fs::path folder = scratch.path("한글 폴더 with blanks");
        fs::create_directories(folder);
        const fs::path file = folder / ("가격 " + std::string(s.file));
        writeAll(file, bytesOf(s));
        CHECK(parseImport(file, s.kind, s.options));
        CHECK(*recogniseImport(file) == s.kind);
        const fs::path link = scratch.path("link");
        fs::create_symlink(file, link);
        CHECK(parseImport(link, s.kind, s.options));
        const fs::path dangling = scratch.path("dangling");
        fs::create_symlink(scratch.path("nowhere"), dangling);
        CHECK(parseImport(dangling, s.kind, s.options).error().code == Error::Code::fileNotFound);
        CHECK(recogniseImport(dangling).error().code == Error::Code::fileNotFound);
        const fs::path loop = scratch.path("loop");
        fs::create_symlink(loop, loop);
        CHECK_FALSE(parseImport(loop, s.kind, s.options));
        CHECK(parseImport(folder, s.kind, s.options).error().code == Error::Code::fileAccess);
        CHECK(parseImport("/dev/zero", s.kind, s.options).error().code == Error::Code::fileAccess);
        CHECK(parseImport(scratch.path("none"), s.kind, s.options).error().code == Error::Code::fileNotFound);
    }
}
