// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/support/csv_reader.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"
#include "model/support/sha256.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <vector>

using namespace wattfare;

namespace {

struct Parsed {
    std::vector<std::vector<std::string>> rows;
    std::vector<std::uint64_t> lines;
    std::optional<Error> error;
};

Parsed parse(std::string_view text, CsvOptions options = {}, std::size_t slice = 1 << 20)
{
    Parsed out;
    CsvReader reader("test.csv", options, [&](const CsvRow &row) -> Result<void> {
        out.rows.emplace_back(row.fields.begin(), row.fields.end());
        out.lines.push_back(row.line);
        CHECK(row.number == out.rows.size() - 1);
        return {};
    });
    Result<void> result;
    for (std::size_t at = 0; at < text.size() && result; at += slice)
        result = reader.feed(text.substr(at, slice));
    if (result)
        result = reader.finish();
    if (!result)
        out.error = result.error();
    return out;
}

using Table = std::vector<std::vector<std::string>>;

} // namespace

TEST_CASE("CSV is read the same in slices of any size", "[csv]")
{
    const std::string text = "\xEF\xBB\xBF"
                             "a,b\r\n1,\"x,\"\"y\"\"\r\nz\"\r\n\r\n 2 ,\n";
    const Table wanted{{"a", "b"}, {"1", "x,\"y\"\r\nz"}, {" 2 ", ""}};
    for (std::size_t slice = 1; slice < 12; ++slice) {
        const Parsed parsed = parse(text, {}, slice);
        CHECK_FALSE(parsed.error);
        CHECK(parsed.rows == wanted);
        CHECK(parsed.lines == std::vector<std::uint64_t>{1, 2, 5});
    }
    CHECK(parse("").rows.empty());
    CHECK_FALSE(parse("").error);
    CHECK(parse("a;b\n1;2", {.delimiter = ';'}).rows == Table{{"a", "b"}, {"1", "2"}});
    CHECK(parse("a\rb\r").rows == Table{{"a"}, {"b"}});
}

TEST_CASE("malformed CSV is refused with its line", "[csv]")
{
    const auto line = [](const Parsed &parsed) {
        REQUIRE(parsed.error);
        CHECK(parsed.error->code == Error::Code::badInput);
        CHECK(parsed.error->message.id == "input.refused");
        return parsed.error->message.args[1].text();
    };
    CHECK(line(parse("a,b\n1,2\n1,2,3\n")) == "3");
    CHECK(line(parse("a,b\n1,x\"y\n")) == "2");
    CHECK(line(parse("a,b\n\"1\"2,3\n")) == "2");
    CHECK(line(parse("a,b\n1,2\n\"open,\n\n")) == "3");
    CHECK(line(parse(std::string("a,b\n1,\0\n", 8))) == "2");
    CHECK(line(parse("a,b\n1,\xE9t\xE9\n")) == "2"); // Latin-1
    CHECK(line(parse("a,b\n\n\n1," + std::string(3000, 'x') + "\n", {.maxFieldBytes = 2000})) == "4");
    CHECK(line(parse("a,b\n1,\"" + std::string(5'000'000, 'x'), {.maxFieldBytes = 1 << 20}, 1 << 16)) == "2");
    CHECK(line(parse("a,b,c,d\n", {.maxFields = 3})) == "1");
    CHECK_FALSE(parse("a,b\n1\n", {.sameWidth = false}).error);
}

TEST_CASE("files that cannot be read say why", "[csv]")
{
    const auto none = [](const CsvRow &) -> Result<void> { return {}; };
    const auto missing = readCsvFile("/nowhere/at/all.csv", {}, none);
    REQUIRE_FALSE(missing);
    CHECK(missing.error().code == Error::Code::fileNotFound);
    const Message folder = readCsvFile("/", {}, none).error().message;
    CHECK(folder == Message{"file.unreadable", {"/", Phrase::noRegularFile}});
    const auto stopped
        = readCsvFile(std::string(WATTFARE_FACTS) + "/region.csv", {}, none, [](double) { return false; });
    REQUIRE_FALSE(stopped);
    CHECK(stopped.error().code == Error::Code::cancelled);
}

TEST_CASE("money is exact decimal", "[decimal]")
{
    CHECK(parseNanoUsd("1.006") == 1006000000);
    CHECK(parseNanoUsd("0.5260000000") == 526000000);
    CHECK(parseNanoUsd("0.0000000005") == 1);
    CHECK(parseNanoUsd("0.0000000004") == 0);
    CHECK(parseNanoUsd("32") == 32000000000);
    CHECK(parseNanoUsd(".5") == 500000000);
    for (const char *bad : {"", ".", "-1", "+1", "1e3", "1,5", "1 152", "0x10", "nan", "inf", "1.2.3", "99999999999"})
        CHECK_FALSE(parseNanoUsd(bad));
    CHECK(nanoUsdText(1006000000) == "1.006");
    CHECK(nanoUsdText(0) == "0");
    CHECK(nanoUsdText(-500000000) == "-0.5");
    for (const std::int64_t nano : {std::int64_t{1}, std::int64_t{21957642000}, std::int64_t{999999999}})
        CHECK(parseNanoUsd(nanoUsdText(nano)) == nano);
    CHECK(parseNumber<unsigned>("12") == 12U);
    for (const char *bad : {"", "-1", "+1", "1.5", "4294967296"})
        CHECK_FALSE(parseNumber<unsigned>(bad));
    CHECK(parseNumber<double>("inf")); // told from what is no number
    CHECK(parseFinite("-12.5") == -12.5);
    for (const char *bad : {"", "nan", "inf", "1e309", " 1", "1 ", "1x"})
        CHECK_FALSE(parseFinite(bad));
}

TEST_CASE("SHA-256 gives the published digests, however the bytes are cut", "[sha256]")
{
    const auto digest = [](std::string_view bytes) {
        Sha256 sum;
        sum.update(bytes);
        return sum.hex();
    };
    CHECK(digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    for (const std::size_t part : {1000U, 64U, 1U}) {
        Sha256 parts;
        for (std::size_t done = 0; done < 1'000'000; done += part)
            parts.update(std::string(part, 'a'));
        CHECK(parts.hex() == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    }
}

TEST_CASE("excerpts of hostile text are readable", "[input]")
{
    CHECK(readableExcerpt("ab\ncd") == "ab?cd");
    CHECK(readableExcerpt(std::string(200, 'x')).size() == 83);
    CHECK(readableExcerpt("\xC3\x28") == "?(");
    CHECK(isUtf8("한글"));
    CHECK_FALSE(isUtf8("\xED\xA0\x80"));
    CHECK_FALSE(isUtf8("\xC0\x80"));
}
