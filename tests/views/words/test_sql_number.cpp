// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "views/words/sql_number.h"

using namespace wattfare;

namespace {

const QLocale kEnglish(QLocale::English, QLocale::UnitedStates);
const QLocale kGerman(QLocale::German, QLocale::Germany);

QueryColumn column(std::vector<std::optional<double>> values)
{
    QueryColumn made;
    made.valid.resize(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        made.numbers.push_back(values[i].value_or(0));
        made.valid.set(i, values[i].has_value());
    }
    return made;
}

std::string read(const QueryColumn &made, const char *name, std::size_t row, const QLocale &locale = kEnglish)
{
    return sqlNumber(made.numbers[row], sqlNumbers(made, name), locale).toStdString();
}

} // namespace

TEST_CASE("whole numbers of an SQL answer keep every digit", "[sql_number]")
{
    const QueryColumn counts = column({13433, 3, std::nullopt, 1'234'567, -27});
    CHECK(sqlNumbers(counts, "n") == SqlNumbers::count);
    CHECK(read(counts, "n", 0) == "13,433");
    CHECK(read(counts, "n", 0, kGerman) == "13.433");
    CHECK(read(counts, "n", 1) == "3");
    CHECK(read(counts, "n", 3) == "1,234,567");
    CHECK(read(counts, "n", 4) == "−27");
    CHECK(read(counts, "count(release_year)", 0) == "13,433"); // a count is no year
    CHECK(read(column({1e18}), "n", 0) == "1.00e18");
}

TEST_CASE("years and identifiers bear no separators", "[sql_number]")
{
    const QueryColumn years = column({2016, 2017, 2018});
    for (const char *name : {"release_year", "max(release_year)", "YEAR", "release_year + 0", "source_id", "id"}) {
        INFO(name);
        CHECK(sqlNumbers(years, name) == SqlNumbers::plain);
        CHECK(read(years, name, 0) == "2016");
        CHECK(read(years, name, 0, kGerman) == "2016");
    }
    CHECK(read(years, "kwh_per_year", 0) == "2,016"); // a rate, not a year
    CHECK(read(years, "n", 1) == "2,017"); // and still told apart
}

TEST_CASE("fractions have three figures, but no digit before the point is rounded away", "[sql_number]")
{
    const QueryColumn mixed = column({0.33, 14.08, 13433.27, 999.6, 1234, -5678.9, 3});
    CHECK(sqlNumbers(mixed, "watts") == SqlNumbers::measure);
    CHECK(read(mixed, "watts", 0) == "0.330");
    CHECK(read(mixed, "watts", 1) == "14.1");
    CHECK(read(mixed, "watts", 2) == "13,433");
    CHECK(read(mixed, "watts", 3) == "1,000");
    CHECK(read(mixed, "watts", 4) == "1,234");
    CHECK(read(mixed, "watts", 5) == "−5,679");
    CHECK(read(mixed, "watts", 6) == "3.00");
    const QueryColumn money = column({2091, 0.526, 14.084});
    CHECK(sqlNumbers(money, "usd_per_year") == SqlNumbers::money);
    CHECK(read(money, "min(price_usd_per_hour)", 0) == "2,091");
    CHECK(read(money, "usd", 1) == "0.526");
    CHECK(read(money, "usd", 2) == "14.08");
    CHECK(sqlNumbers(column({1006000000}), "nano_usd_per_hour") == SqlNumbers::count);
    CHECK(sqlNumbers(column({12}), "count(usd_per_hour)") == SqlNumbers::count);
}
