// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"
#include "model/importers/measured/utilisation.h"
#include "tests/model/importers/bad_values.h"
#include "tests/model/importers/samples.h"

#include <array>
#include <functional>
#include <set>

using namespace wattfare;
using namespace wattfare::test;

// Every importer against every bad input that a user may meet: refused whole with file, place, field, found and
// expected, or landed whole. The words of Bad are the list; the first test fails as soon as an importer misses one of
// them.
namespace {

// A parser under test: an import kind or a utilisation series.
struct Subject {
    std::string file, bytes;
    bool json = false;
    std::function<Result<std::vector<std::string>>(const std::filesystem::path &)> parse; // the rows as text
    std::optional<ImportKind> kind;
    std::set<Bad> absent; // words that mean nothing for this file, with the reason beside them below
};

bool isJson(ImportKind kind)
{
    return kind == ImportKind::awsPriceListJson || kind == ImportKind::awsSavingsPlans
        || kind == ImportKind::spotPriceHistory || kind == ImportKind::spotAdvisor || kind == ImportKind::instanceTypes
        || kind == ImportKind::spotPriceFeed || kind == ImportKind::capacityBlocks || kind == ImportKind::savingsRates;
}

std::vector<Subject> subjects()
{
    std::vector<Subject> out;
    for (const KindSample &s : kindSamples()) {
        Subject subject;
        subject.file = s.file;
        subject.bytes = bytesOf(s);
        subject.json = isJson(s.kind);
        subject.kind = s.kind;
        subject.parse = [s](const std::filesystem::path &file) {
            return parseImport(file, s.kind, s.options).map([](const ParsedImport &p) { return textOf(p.batch); });
        };
        const bool block = s.kind == ImportKind::capacityBlocks || s.kind == ImportKind::capacityBlocksCsv;
        const bool rates = s.kind == ImportKind::savingsRates || s.kind == ImportKind::savingsRatesCsv;
        if (s.kind == ImportKind::spotAdvisor || s.kind == ImportKind::spotPriceFeed || block
            || rates) // their date is an answer of the user: a test of its own below
            subject.absent = {Bad::year1900, Bad::year2099, Bad::nextYear};
        if (s.kind == ImportKind::instanceTypes) // neither dates nor regions
            subject.absent = {Bad::year1900, Bad::year2099, Bad::nextYear, Bad::unknownRegion};
        if (s.kind == ImportKind::gridIntensity) // zones are no regions
            subject.absent = {Bad::unknownRegion, Bad::unknownType};
        if (s.kind == ImportKind::regionMetadata)
            subject.absent = {Bad::unknownType};
        if (s.kind == ImportKind::availabilityTrace) // numbers alone; dated traces have a test of their own below
            subject.absent = {Bad::year1900, Bad::year2099, Bad::nextYear, Bad::unknownRegion, Bad::unknownType};
        if (s.kind == ImportKind::pastedTable) // its date is a column or an answer: tests of their own below
            subject.absent = {Bad::year1900, Bad::year2099, Bad::nextYear};
        if (s.kind != ImportKind::awsPriceListJson && s.kind != ImportKind::awsPriceListCsv
            && s.kind != ImportKind::awsSavingsPlans && !block && !rates)
            subject.absent.insert(Bad::wrongUnit); // the others state none, except figures: a test of its own
        out.push_back(std::move(subject));
    }
    for (const char *name :
        {"cloudwatch.csv", "cloudwatch_data.json", "cloudwatch_statistics.json", "nvidia_smi.csv"}) {
        Subject subject;
        subject.file = name;
        subject.bytes = readAll(sample(name));
        subject.json = std::string_view(name).ends_with("json");
        subject.absent = {Bad::wrongUnit, Bad::unknownRegion, Bad::unknownType};
        subject.parse = [](const std::filesystem::path &file) {
            return readUtilisation(file, {}, Date::parse("2026-11-01")).map([](const ImportedUtilisation &u) {
                std::vector<std::string> rows{isoUtc(u.startUtc) + ' ' + std::to_string(u.intervalSeconds) + ' '
                    + std::to_string(u.accelerators) + ' ' + std::to_string(u.meanAcceleratorMemoryPct.value_or(-1))};
                for (const auto &s : u.series.samples) {
                    std::string row = std::to_string(s.hour);
                    for (const auto &value : {s.uAccPct, s.uCpuPct, s.uMemPct, s.acceleratorW})
                        row += ' ' + std::to_string(value.value_or(-1));
                    rows.push_back(std::move(row));
                }
                return rows;
            });
        };
        out.push_back(std::move(subject));
    }
    return out;
}

// From the beginning of a line (1-based) to a byte.
std::size_t distanceToLine(const std::string &text, std::size_t line, std::size_t byte)
{
    std::size_t begin = 0;
    for (std::size_t i = 1; i < line; ++i)
        begin = text.find('\n', begin) + 1;
    return begin > byte ? begin - byte : byte - begin;
}

class Harness
{
public:
    explicit Harness(Subject s)
        : m_subject(std::move(s))
    {
        const auto rows = attempt(bytes());
        if (!rows)
            FAIL(rows.error().detail);
        m_rows = *rows;
        REQUIRE_FALSE(m_rows.empty());
    }

    const Subject &subject() const { return m_subject; }
    const std::string &bytes() const { return m_subject.bytes; }
    const std::set<Bad> &met() const { return m_met; }

    // `near`: the byte at which the fault begins; a refusal must then name its line, or in JSON a byte within the same
    // record or the line of one.
    void expect(Bad word, const std::string &what, const std::string &bad, Verdict outcome,
        std::optional<std::size_t> near = {})
    {
        m_met.insert(word);
        INFO(m_subject.file << ": " << kBadNames[static_cast<std::size_t>(word)] << ": " << what);
        const auto rows = attempt(bad);
        if (rows) {
            CHECK(outcome != Verdict::refused);
            if (outcome == Verdict::same)
                CHECK(*rows == m_rows); // every value, not their number alone
            if (outcome == Verdict::renamed) {
                CHECK(rows->size() == m_rows.size());
                CHECK(*rows != m_rows);
            }
        } else {
            INFO(rows.error().detail);
            CHECK((outcome != Verdict::same && outcome != Verdict::renamed));
            checkRefusal(rows.error(), bad, near);
        }
        const auto path = m_scratch.path(m_subject.file);
        CHECK(recogniseImport(path)); // must cope with anything
        CHECK(recogniseUtilisation(path));
    }

    // Replaces a piece of the sample, which must have it.
    void swap(Bad word, const std::string &from, const std::string &to, Verdict outcome, bool anywhere = false)
    {
        const auto at = bytes().find(from);
        if (at == std::string::npos)
            FAIL(m_subject.file + " lacks " + from);
        expect(word, from + " -> " + to, bytes().substr(0, at) + to + bytes().substr(at + from.size()), outcome,
            anywhere ? std::nullopt : std::optional(at));
    }

private:
    Result<std::vector<std::string>> attempt(const std::string &bad)
    {
        const auto path = m_scratch.path(m_subject.file);
        writeAll(path, bad);
        return m_subject.parse(path);
    }

    void checkRefusal(const Error &error, const std::string &bad, std::optional<std::size_t> near) const
    {
        CHECK(error.code == Error::Code::badInput);
        REQUIRE(error.message.args.size() >= 5); // further rows that it refuses stand behind the first
        const bool byByte = error.message.id == "input.refused_at_byte";
        CHECK((byByte || error.message.id == "input.refused"));
        CHECK(error.message.args[0] == m_subject.file);
        CHECK(error.message.args[4] != "");
        for (const auto &arg : error.message.args)
            CHECK(arg.text().size() < 400);
        const std::string place = error.message.args[1].text();
        REQUIRE_FALSE(place.empty());
        const auto number = std::stoull(place);
        const auto lines = static_cast<std::size_t>(std::ranges::count(bad, '\n')) + 2;
        CHECK(number <= (byByte ? bad.size() : lines));
        if (!near)
            return;
        if (byByte) {
            const auto distance = number > *near ? number - *near : *near - number;
            CHECK(distance < 700); // a record of the samples
        } else {
            const auto line = 1
                + static_cast<std::size_t>(
                    std::count(bad.begin(), bad.begin() + static_cast<std::ptrdiff_t>(*near), '\n'));
            const bool json = bad.starts_with('{') || bad.starts_with("callback");
            CHECK((number == line || number == line + 1
                || (json && distanceToLine(bad, static_cast<std::size_t>(number), *near) < 700)));
        }
    }

    Scratch m_scratch;
    const Subject m_subject;
    std::vector<std::string> m_rows;
    std::set<Bad> m_met;
};

std::string withLineEnds(const std::string &text, const char *end)
{
    std::string out;
    for (const char c : text)
        out += c == '\n' ? std::string(end) : std::string(1, c);
    return out;
}

// Commas (or tabs, of a table without commas) outside of quotes; in JSON also those of numbers.
std::string withSemicolons(const std::string &text, bool json)
{
    const char from = json || text.substr(0, text.find('\n')).find('\t') == std::string::npos ? ',' : '\t';
    std::string out;
    bool quoted = false;
    for (const char c : text) {
        if (c == '"')
            quoted = !quoted;
        out += c == from && !quoted ? ';' : c;
    }
    return out;
}

// What is done to every file alike.
void generic(Harness &h)
{
    const std::string &good = h.bytes();
    const bool json = h.subject().json;
    h.expect(Bad::empty, "nothing", "", Verdict::refused);
    h.expect(Bad::empty, "blanks", " \n\n ", Verdict::refused);
    h.expect(Bad::empty, "a byte order mark alone", "\xef\xbb\xbf", Verdict::refused);
    h.expect(Bad::wrongKind, "a picture", std::string("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16), Verdict::refused);
    h.expect(Bad::wrongKind, "a page", "<!DOCTYPE html><html><body>503</body></html>\n", Verdict::refused);
    h.expect(Bad::wrongKind, "an object", "{\"a\": 1}", Verdict::refused);
    for (const double share : {0.1, 0.3, 0.5, 0.7, 0.9, 0.99}) {
        const std::string part = good.substr(0, static_cast<std::size_t>(static_cast<double>(good.size()) * share));
        h.expect(Bad::truncated, std::to_string(share), part, json ? Verdict::refused : Verdict::either);
    }
    h.expect(Bad::byteOrderMark, "in front", "\xef\xbb\xbf" + good, Verdict::same);
    h.expect(Bad::crlf, "everywhere", withLineEnds(good, "\r\n"), Verdict::same);
    for (const double share : {0.05, 0.5, 0.95}) {
        std::string bad = good;
        bad.insert(static_cast<std::size_t>(static_cast<double>(good.size()) * share), 1, '\0');
        h.expect(Bad::nulByte, std::to_string(share), bad, Verdict::refused);
    }
    // Inside a text: behind a letter that stands between letters.
    for (const double share : {0.02, 0.5}) {
        auto inside = 1 + static_cast<std::size_t>(static_cast<double>(good.size()) * share);
        const auto letter = [&](std::size_t i) { return std::isalpha(static_cast<unsigned char>(good[i])) != 0; };
        while (inside + 1 < good.size() && !(letter(inside - 1) && letter(inside) && letter(inside + 1)))
            ++inside;
        if (inside + 1 < good.size())
            h.expect(Bad::latin1, std::to_string(share), good.substr(0, inside) + "\xe9" + good.substr(inside),
                Verdict::refused);
    }
    const std::string deep = std::string(10000, '[') + std::string(10000, ']');
    const std::string huge(5U << 20U, 'a');
    if (json) {
        const auto brace = good.find('{') + 1;
        const auto inject
            = [&](const std::string &text) { return good.substr(0, brace) + text + "," + good.substr(brace); };
        h.expect(Bad::deepNesting, "beside", inject("\"x\":" + deep), Verdict::refused);
        // In the innermost object of the last record, where a parser that skips what it does not know looks least.
        auto inner = good.rfind('{') + 1;
        while (good[good.find_first_not_of(" \n", inner)] == '}')
            inner = good.rfind('{', inner - 2) + 1;
        const auto within
            = [&](const std::string &text) { return good.substr(0, inner) + text + "," + good.substr(inner); };
        h.expect(Bad::deepNesting, "within a record", within("\"x\":" + deep), Verdict::refused);
        h.expect(Bad::hugeField, "within a record", within("\"x\":\"" + huge + "\""), Verdict::same);
        h.expect(Bad::nan, "within a record", within("\"x\":NaN"), Verdict::refused);
        h.expect(Bad::overflow, "within a record", within("\"x\":1e309"), Verdict::refused);
        h.expect(Bad::latin1, "within a record", within("\"x\":\"\xe9\""), Verdict::refused);
        h.expect(Bad::embeddedNewline, "within a record", within("\"x\":\"a\nb\""), Verdict::refused);
        h.expect(Bad::quotesInQuotes, "escaped within a record", within(R"("x":"a \"b\" \\ \\\" c")"), Verdict::same);
        h.expect(Bad::deepNesting, "alone", deep, Verdict::refused);
        h.expect(Bad::deepNesting, "unclosed", std::string(10000, '['), Verdict::refused);
        // The form of a series is recognised by its first 64 KiB; an import names its kind.
        h.expect(Bad::hugeField, "beside", inject("\"x\":\"" + huge + "\""),
            h.subject().kind ? Verdict::same : Verdict::refused);
        h.expect(Bad::hugeField, "a name", inject("\"" + huge + "\":1"), Verdict::either);
        h.expect(Bad::latin1, "a name", inject("\"x\xe9\":1"), Verdict::refused);
        h.expect(Bad::nulByte, "escaped", inject("\"x\":\"\\u0000\""), Verdict::same); // a legal character of a text
        h.expect(Bad::semicolons, "for commas", withSemicolons(good, true), Verdict::refused);
        h.expect(Bad::quotesInQuotes, "escaped", inject(R"("x":"a \"b\" \\ \\\" c")"), Verdict::same);
        h.expect(Bad::quotesInQuotes, "not escaped", inject(R"("x":"a "b" c")"), Verdict::refused);
        h.expect(Bad::embeddedNewline, "in a text", inject("\"x\":\"a\nb\""), Verdict::refused);
        h.expect(Bad::embeddedNewline, "escaped", inject(R"("x":"a\nb")"), Verdict::same);
        h.expect(Bad::nan, "beside", inject("\"x\":NaN"), Verdict::refused);
        h.expect(Bad::overflow, "beside", inject("\"x\":1e309"), Verdict::refused);
        h.expect(Bad::truncated, "trailing comma", inject("\"x\":1,"), Verdict::refused);
        h.expect(Bad::truncated, "no value", inject("\"x\":"), Verdict::refused);
        h.expect(Bad::wrongKind, "text after the end", good + "x", Verdict::refused);
        h.expect(Bad::wrongKind, "single quotes", inject("'x':1"), Verdict::refused);
    } else {
        h.expect(Bad::deepNesting, "alone", deep, Verdict::refused);
        h.expect(Bad::hugeField, "at the front", huge + "," + good, Verdict::refused);
        h.expect(Bad::hugeField, "at the end", good + huge, Verdict::refused);
        h.expect(Bad::semicolons, "for commas", withSemicolons(good, false), Verdict::same);
        h.expect(Bad::quotesInQuotes, "inside a field", good + "a\"b\"c,\"d", Verdict::refused);
        h.expect(Bad::embeddedNewline, "unclosed quote", good + "\"abc\nd\n", Verdict::refused);
        h.expect(Bad::truncated, "a row that is cut", good.substr(0, good.rfind('\n', good.size() - 2) + 2),
            Verdict::either);
        const bool pasted
            = h.subject().kind == ImportKind::pastedTable; // cells behind the last column, if empty, are nothing
        h.expect(Bad::duplicateKey, "a row that is too long",
            good.substr(0, good.size() - 1) + ",1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20\n",
            pasted ? Verdict::either : Verdict::refused);
    }
}

} // namespace

TEST_CASE("every importer meets every bad input", "[importers][bad]")
{
    for (const Subject &subject : subjects()) {
        Harness h(subject);
        generic(h);
        for (const Swap &swap : swapsOf(subject.file))
            h.swap(swap.word, swap.from, swap.to, swap.outcome, swap.anywhere);
        for (std::size_t i = 0; i < kBadNames.size(); ++i) {
            INFO(subject.file << " has not met: " << kBadNames[i]);
            const Bad word = static_cast<Bad>(i);
            CHECK(h.met().contains(word) != subject.absent.contains(word));
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
            CHECK(result.error().code == Error::Code::badInput);
            CHECK(result.error().message.args.at(0) == "other.txt");
            CHECK_FALSE(result.error().message.args.at(4).text().empty());
        }
    }
}

TEST_CASE("the dates of the Spot Advisor and of pasted tables are checked", "[importers][bad]")
{
    for (const char *day : {"1900-01-01", "2099-01-01", "2026-11-04", "2026-02-30", "NaN", ""}) {
        for (const auto &[file, kind] : {std::pair("spot_advisor.json", ImportKind::spotAdvisor),
                 std::pair("pasted.txt", ImportKind::pastedTable)}) {
            const auto refused = parseImport(sample(file), kind, {{"as_of", day}, {"today", "2026-11-01"}});
            REQUIRE_FALSE(refused);
            CHECK(refused.error().code == Error::Code::badInput);
            CHECK(refused.error().message.id == "input.refused");
            CHECK(refused.error().message.args
                == std::vector<Argument>{
                    file, "", "as_of", day, clause<Phrase::dayFrom2006To>(*Date::parse("2026-11-03"))});
        }
    }
}

TEST_CASE("the dates in pasted tables and in traces are checked", "[importers][bad]")
{
    const Scratch scratch;
    const auto table = scratch.path("t.txt");
    const auto trace = scratch.path("t.csv");
    for (const auto &[day, good] : {std::pair("1900-01-01", false), std::pair("2099-01-01", false),
             std::pair("2026-11-04", false), std::pair("2026-10-01", true)}) {
        writeAll(table, "Instance;Region;Date;Price\ng5.xlarge;us-east-1;" + std::string(day) + ";1.5\n");
        const auto pasted = parseImport(table, ImportKind::pastedTable, {{"today", "2026-11-01"}});
        CHECK(pasted.has_value() == good);
        if (!pasted)
            CHECK(pasted.error().message.args.at(1) == "2");
        writeAll(trace, "time,a\n" + std::string(day) + " 00:00:00,1\n" + std::string(day) + " 00:05:00,0\n");
        const auto ticks
            = parseImport(trace, ImportKind::availabilityTrace, {{"one_means", "available"}, {"today", "2026-11-01"}});
        CHECK(ticks.has_value() == good);
        if (!ticks)
            CHECK(ticks.error().message.args.at(1) == "2");
    }
}

TEST_CASE("rows of unknown types and regions are named and left out", "[importers][bad]")
{
    const auto base = loadSnapshot(WATTFARE_CATALOG_DB);
    REQUIRE(base);
    for (const Subject &subject : subjects()) {
        if (!subject.kind || *subject.kind == ImportKind::instanceTypes) // brings its types along
            continue;
        for (const Swap &swap : swapsOf(subject.file)) {
            if (swap.word != Bad::unknownRegion && swap.word != Bad::unknownType)
                continue;
            INFO(subject.file << ": " << swap.from);
            const Scratch scratch;
            const auto file = scratch.path(subject.file);
            std::string bytes = subject.bytes;
            for (auto at = bytes.find(swap.from); at != std::string::npos;
                 at = bytes.find(swap.from, at + swap.to.size()))
                bytes.replace(at, swap.from.size(), swap.to);
            writeAll(file, bytes);
            const auto samples = kindSamples();
            const auto parsed = parseImport(
                file, *subject.kind, std::ranges::find(samples, *subject.kind, &KindSample::kind)->options);
            REQUIRE(parsed);
            const auto diff = diffImport(parsed->batch, **base);
            REQUIRE(diff);
            const bool pastedType = *subject.kind == ImportKind::pastedTable && swap.word == Bad::unknownType;
            if (pastedType) // the table says what the new type is
                continue;
            CHECK(diff->refused > 0);
            const char *reason = swap.word == Bad::unknownRegion ? "unknown_region" : "unknown_type";
            CHECK(std::ranges::any_of(diff->entries,
                [&](const DiffEntry &e) { return e.kind == DiffEntry::Kind::refused && e.reason == reason; }));
        }
    }
}

TEST_CASE("links, folders, missing files and paths with Hangul and blanks, of series", "[importers][bad]")
{
    namespace fs = std::filesystem;
    for (const char *name :
        {"cloudwatch.csv", "cloudwatch_data.json", "cloudwatch_statistics.json", "nvidia_smi.csv"}) {
        INFO(name);
        const Scratch scratch;
        const fs::path folder = scratch.path("한글 폴더 with blanks");
        fs::create_directories(folder);
        const fs::path file = folder / ("사용률 " + std::string(name));
        writeAll(file, readAll(sample(name)));
        const auto read = readUtilisation(file);
        const auto straight = readUtilisation(sample(name));
        REQUIRE(read);
        REQUIRE(straight);
        CHECK(read->series.samples.size() == straight->series.samples.size());
        const fs::path link = scratch.path("link");
        fs::create_symlink(file, link);
        CHECK(readUtilisation(link));
        const fs::path dangling = scratch.path("dangling");
        fs::create_symlink(scratch.path("nowhere"), dangling);
        CHECK(readUtilisation(dangling).error().code == Error::Code::fileNotFound);
        CHECK(readUtilisation(folder).error().code == Error::Code::fileAccess);
        CHECK(readUtilisation("/dev/zero").error().code == Error::Code::fileAccess);
        CHECK(readUtilisation(scratch.path("none")).error().code == Error::Code::fileNotFound);
    }
}

TEST_CASE("what was measured in the future is refused, the clock being given", "[importers][bad]")
{
    const Scratch scratch;
    const auto smi = scratch.path("smi.csv");
    const auto graph = scratch.path("cloudwatch.json");
    for (const auto &[day, good] : {std::pair("2026-11-03", true), std::pair("2026-11-04", false),
             std::pair("2088-01-01", false), std::pair("2005-12-31", false)}) {
        INFO(day);
        std::string slashes = day;
        std::ranges::replace(slashes, '-', '/');
        writeAll(smi,
            "timestamp, utilization.gpu [%]\n" + slashes + " 00:00:00.000, 50 %\n" + slashes + " 00:00:05.000, 51 %\n");
        writeAll(graph,
            R"({"Label":"utilization_gpu","Datapoints":[{"Timestamp":")" + std::string(day)
                + R"(T00:00:00Z","Average":1},{"Timestamp":")" + std::string(day) + R"(T00:05:00Z","Average":2}]})");
        for (const auto &file : {smi, graph}) {
            const auto read = readUtilisation(file, {}, Date::parse("2026-11-01"));
            CHECK(read.has_value() == good);
            if (!read)
                CHECK(read.error().message.args.at(4).text().ends_with("2026-11-03)"));
        }
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
