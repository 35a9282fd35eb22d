// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/table_export.h"

#include "model/support/decimal.h"
#include "tests/support/catch.h"

#include <csv.h>
#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <cmath>
#include <cstring>
#include <random>

using namespace wattfare;

namespace {

// Cells given as text; numeric columns are parsed, "" is missing.
class TextTable : public ExportTable
{
public:
    TextTable(std::vector<ExportColumn> columns, std::vector<std::vector<std::string>> rows)
        : m_columns(std::move(columns))
        , m_rows(std::move(rows))
    {
    }
    std::size_t rowCount() const override { return m_rows.size(); }
    std::size_t columnCount() const override { return m_columns.size(); }
    const ExportColumn &column(std::size_t c) const override { return m_columns[c]; }
    std::optional<double> number(std::size_t row, std::size_t c) const override
    {
        const std::string &text = m_rows[row][c];
        double value = 0.0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        return error == std::errc() && end != text.data() ? std::optional<double>(value) : std::nullopt;
    }
    bool text(std::size_t row, std::size_t c, std::string &out) const override
    {
        if (m_rows[row][c] == "\x01")
            return false;
        out += m_rows[row][c];
        return true;
    }
    std::string missingReason(std::size_t, std::size_t c) const override { return c == 1 ? "no price" : ""; }
    std::optional<FigureClass> figureClass(std::size_t, std::size_t) const override { return FigureClass::vendor; }
    std::string sources(std::size_t, std::size_t) const override { return "S-A; S-B"; }

private:
    std::vector<ExportColumn> m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

// A table of any size computed on the fly.
class WideTable : public ExportTable
{
public:
    WideTable(std::size_t rows, std::size_t columns)
        : m_rows(rows)
    {
        for (std::size_t c = 0; c < columns; ++c)
            m_columns.push_back({"c" + std::to_string(c), "USD", c != 0, false});
    }
    std::size_t rowCount() const override { return m_rows; }
    std::size_t columnCount() const override { return m_columns.size(); }
    const ExportColumn &column(std::size_t c) const override { return m_columns[c]; }
    std::optional<double> number(std::size_t row, std::size_t c) const override
    {
        if ((row + c) % 97 == 0)
            return std::nullopt;
        return static_cast<double>(row) / static_cast<double>(c + 3);
    }
    bool text(std::size_t row, std::size_t, std::string &out) const override
    {
        out += "name, " + std::to_string(row);
        return true;
    }

private:
    std::size_t m_rows;
    std::vector<ExportColumn> m_columns;
};

struct Parsed {
    std::vector<std::vector<std::string>> rows{{}};
};

// Reads by an independent, strict RFC 4180 parser.
std::vector<std::vector<std::string>> parse(const std::string &text)
{
    Parsed parsed;
    csv_parser parser;
    REQUIRE(csv_init(&parser, CSV_STRICT | CSV_STRICT_FINI) == 0);
    const auto field = [](void *data, std::size_t size, void *context) {
        static_cast<Parsed *>(context)->rows.back().emplace_back(static_cast<const char *>(data), size);
    };
    const auto end = [](int, void *context) { static_cast<Parsed *>(context)->rows.emplace_back(); };
    REQUIRE(csv_parse(&parser, text.data(), text.size(), field, end, &parsed) == text.size());
    REQUIRE(csv_fini(&parser, field, end, &parsed) == 0);
    csv_free(&parser);
    parsed.rows.pop_back();
    return parsed.rows;
}

} // namespace

TEST_CASE("CSV has units in the header, CRLF, 15 figures and empty fields for what is missing", "[report][csv]")
{
    const TextTable table({{"instance", "", false}, {"usd_per_million", "USD"}, {"ratio", "1"}},
        {{"inf1.2xlarge", "2.172", "0.1"}, {"a, \"b\"", "", "1e-7"}, {"\x01", "-0.0", "123456789012345680000"}});
    const auto text = csvText(table);
    REQUIRE(text);
    CHECK(*text
        == "instance,usd_per_million [USD],ratio\r\n"
           "inf1.2xlarge,2.172,0.1\r\n"
           "\"a, \"\"b\"\"\",,1e-07\r\n"
           ",0,1.23456789012346e+20\r\n");
}

TEST_CASE("CSV neutralises text that a spreadsheet would run, and leaves numbers alone", "[report][csv]")
{
    const TextTable table({{"name", "", false}, {"n", ""}},
        {{"=1+1", "-3"}, {"+a", "1"}, {"-b", "1"}, {"@c", "1"}, {"\tx", "1"}, {"=\"a,b\"", "1"}, {"a=b", "1"}});
    const auto text = csvText(table);
    REQUIRE(text);
    const auto rows = parse(*text);
    REQUIRE(rows.size() == 8);
    CHECK(rows[1] == std::vector<std::string>{"'=1+1", "-3"});
    CHECK(rows[2][0] == "'+a");
    CHECK(rows[3][0] == "'-b");
    CHECK(rows[4][0] == "'@c");
    CHECK(rows[5][0] == "'\tx");
    CHECK(rows[6][0] == "'=\"a,b\"");
    CHECK(rows[7][0] == "a=b");
}

TEST_CASE("CSV carries provenance on request", "[report][csv]")
{
    const TextTable table({{"name", "", false}, {"usd", "USD", true, true}}, {{"a", "1.5"}});
    const auto text = csvText(table, {true, true});
    REQUIRE(text);
    CHECK(*text == "\xef\xbb\xbfname,usd [USD],usd class,usd sources\r\na,1.5,vendor,S-A; S-B\r\n");
}

TEST_CASE("CSV has 15 significant figures, JSON the exact double", "[report][csv]")
{
    const std::vector<std::pair<double, std::string>> numbers{{2.1719999999999997, "2.172"}, {0.1 + 0.2, "0.3"},
        {1.0 / 3.0, "0.333333333333333"}, {-0.0, "0"}, {-2.0 / 3.0e5, "-0.00000666666666666667"}, {1e22, "1e+22"},
        {0.000123456789012345678, "0.000123456789012346"}, {999999999999999.9, "1e+15"}, {526.0, "526"},
        {1e-7, "1e-07"}, {123456789012.34567, "123456789012.346"}};
    for (const auto &[number, expected] : numbers) {
        std::string text;
        appendSheetNumber(text, number);
        CHECK(text == expected);
        CHECK(text == sheetText(number));
        text.clear();
        appendNumber(text, number);
        CHECK(parseFinite(text) == number);
    }
}

TEST_CASE("CSV reads back as the same figures and the same text", "[report][csv]")
{
    std::mt19937_64 random(7);
    std::vector<std::vector<std::string>> cells;
    std::vector<double> numbers;
    std::vector<std::string> names{"", " lead", "trail ", "two\r\nlines", "한국어", "quote\"", ",", "\"\"", "plain"};
    for (int i = 0; i < 2000; ++i) {
        const auto bits = random();
        double value = 0.0;
        static_assert(sizeof value == sizeof bits);
        std::memcpy(&value, &bits, sizeof value);
        if (!std::isfinite(value))
            value = static_cast<double>(i);
        std::string text;
        appendNumber(text, value);
        numbers.push_back(value);
        cells.push_back({names[static_cast<std::size_t>(i) % names.size()], text});
    }
    const TextTable table({{"name", "", false}, {"value", ""}}, cells);
    const auto text = csvText(table);
    REQUIRE(text);
    const auto rows = parse(*text);
    REQUIRE(rows.size() == 2001);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        CHECK(rows[i + 1][0] == cells[i][0]);
        CHECK(parseFinite(rows[i + 1][1]) == parseFinite(significantText(numbers[i], 15)));
    }
}

TEST_CASE("numbers of few decimals are written as any other: the shortest text that reads back", "[report][csv]")
{
    const auto plain = [](double value) {
        std::array<char, 64> buffer{};
        const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed);
        return std::string(buffer.data(), end.ptr);
    };
    std::mt19937_64 random(11);
    std::vector<double> values{1e-6, 2e-6, 0.1, 0.3, 1.0, 10.0, 0.526, 24.816, 99999999.999999, 99999999.9999995, 1e8,
        100000000.5, 0.0000015, 4503599.627370497};
    for (int i = 0; i < 20'000; ++i) {
        const int decimals = static_cast<int>(random() % 8);
        const auto digits = static_cast<double>(random() % 100'000'000'000'000ULL);
        values.push_back(digits / std::pow(10.0, decimals) / (random() % 2 ? 1e6 : 1.0));
        values.push_back(std::nextafter(values.back(), 0.0));
        values.push_back(-std::round(values.back() * 1e4) / 1e4);
    }
    for (const double value : values) {
        if (std::abs(value) < 1e-6 || std::abs(value) >= 1e15)
            continue;
        std::string text = "x";
        appendNumber(text, value);
        REQUIRE(text == "x" + plain(value));
    }
}

TEST_CASE("CSV of many blocks keeps the order of the rows", "[report][csv]")
{
    const WideTable table(70'001, 3);
    const auto text = csvText(table);
    REQUIRE(text);
    const auto rows = parse(*text);
    REQUIRE(rows.size() == 70'002);
    for (const std::size_t row :
        {std::size_t{0}, std::size_t{4095}, std::size_t{4096}, std::size_t{32'768}, std::size_t{70'000}}) {
        CHECK(rows[row + 1][0] == "name, " + std::to_string(row));
        std::string expected;
        if (const auto number = table.number(row, 2))
            appendSheetNumber(expected, *number);
        CHECK(rows[row + 1][2] == expected);
    }
}

TEST_CASE("writing stops at an error of the sink and when cancelled", "[report][csv]")
{
    const WideTable table(100'000, 2);
    std::size_t written = 0;
    const ByteSink full = [&written](std::string_view piece) -> Result<void> {
        written += piece.size();
        if (written > 200'000)
            return fail(Error::Code::fileAccess, {"save.disk_full", {"x"}});
        return {};
    };
    const auto failed = writeCsv(table, {}, full);
    REQUIRE_FALSE(failed);
    CHECK(failed.error().code == Error::Code::fileAccess);

    int calls = 0;
    const auto cancelled = writeCsv(
        table, {}, [](std::string_view) -> Result<void> { return {}; },
        [&calls](double done) {
            CHECK(done >= 0.0);
            CHECK(done <= 1.0);
            return ++calls < 3;
        });
    REQUIRE_FALSE(cancelled);
    CHECK(cancelled.error().code == Error::Code::cancelled);
    CHECK(calls == 3);
}

TEST_CASE("an empty table is a header alone, an empty single column an empty field", "[report][csv]")
{
    CHECK(csvText(TextTable({{"a", ""}, {"b", "W"}}, {})).value() == "a,b [W]\r\n");
    CHECK(csvText(TextTable({{"a", ""}}, {{""}, {"1"}})).value() == "a\r\n\"\"\r\n1\r\n");
    CHECK(csvText(TextTable({}, {})).value() == "\r\n");
}

TEST_CASE("JSON of a table has null and a reason for what is missing", "[report][json]")
{
    const TextTable table({{"name", "", false}, {"usd_per_million", "USD"}}, {{"a\"\\\n\x02\xff", "2.172"}, {"b", ""}});
    std::string text;
    REQUIRE(writeTableJson(table, [&](std::string_view part) -> Result<void> {
        text += part;
        return {};
    }));
    const auto json = nlohmann::json::parse(text);
    CHECK(json["columns"][1]["unit"] == "USD");
    CHECK(json["rows"][0]["name"] == "a\"\\\n\x02\xef\xbf\xbd");
    CHECK(json["rows"][0]["usd_per_million"] == 2.172);
    CHECK(json["rows"][1]["usd_per_million"].is_null());
    CHECK(json["rows"][1]["usd_per_million_reason"] == "no price");
}

TEST_CASE("JSON strings are valid UTF-8 whatever comes in", "[report][json]")
{
    for (const std::string text :
        {"\xc0\xaf", "\xed\xa0\x80", "\xf5\x80\x80\x80", "\xe2\x82", "\x80", "ok \xe2\x82\xac"}) {
        std::string out;
        appendJsonString(out, text);
        CHECK(nlohmann::json::accept(out));
    }
}
