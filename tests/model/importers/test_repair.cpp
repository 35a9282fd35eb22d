// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/common/repair.h"
#include "model/importers/common/table_time.h"
#include "model/support/date.h"
#include "tests/support/catch.h"

using namespace wattfare;

TEST_CASE("numbers out of documents", "[importers]")
{
    DecimalHabit none, comma, point;
    comma.learn("30,5");
    point.learn("0.526");
    CHECK(comma.comma);
    CHECK(point.point);
    none.learn("1,152");
    none.learn("1.152");
    none.learn("x");
    CHECK_FALSE(none.comma);
    CHECK_FALSE(none.point);
    struct Case {
        const char *cell;
        const DecimalHabit *habit;
        const char *expected; // nullptr: refused
    };
    const Case cases[] = {{"1 152", &none, "1152"},
        {"1\xc2\xa0"
         "152",
            &none, "1152"},
        {"1\xe2\x80\xaf"
         "152,5",
            &none, "1152.5"},
        {"1'152", &none, "1152"}, {"30,5", &none, "30.5"}, {"1,152", &none, nullptr}, {"1,152", &comma, "1.152"},
        {"1,152", &point, "1152"}, {"1.152", &none, "1.152"}, {"1.152", &comma, "1152"}, {"0,526", &none, "0.526"},
        {"1,234.5", &none, "1234.5"}, {"1.234,5", &none, "1234.5"}, {"1,234,567", &none, "1234567"},
        {"$1.006", &none, "1.006"}, {"1.006 USD", &none, "1.006"}, {"$1.006 per hour", &none, "1.006"},
        {"16 GiB", &none, "16"}, {"8*", &none, "8"}, {"-3", &none, "-3"}, {"12.5", &none, "12.5"},
        {"1 15", &none, nullptr}, {"12,34,56", &none, nullptr}, {"1.2.3", &none, nullptr}, {"nan", &none, nullptr},
        {"1e309", &none, nullptr}, {"", &none, nullptr}, {",5", &none, nullptr}, {"5,", &none, nullptr},
        {"about 5", &none, nullptr},
        {"\xe2\x82\xac"
         "5",
            &none, nullptr}};
    for (const Case &c : cases) {
        INFO(c.cell);
        const auto repaired = repairNumber(c.cell, *c.habit);
        CHECK(repaired.has_value() == (c.expected != nullptr));
        if (repaired && c.expected)
            CHECK(*repaired == c.expected);
    }
}

TEST_CASE("instance types out of documents", "[importers]")
{
    const char *const good[][2] = {{"g5.2xlarge", "g5.2xlarge"}, {"g5.2.xlarge", "g5.2xlarge"},
        {"G5.2XLARGE", "g5.2xlarge"}, {" g5 .2x large ", "g5.2xlarge"}, {"u-6tb1.metal", "u-6tb1.metal"},
        {"c7i.metal-24xl", "c7i.metal-24xl"}, {"inf1.xlarge*", "inf1.xlarge"}, {"t2.micro", "t2.micro"}};
    for (const auto &pair : good) {
        INFO(pair[0]);
        const auto repaired = repairInstanceType(pair[0]);
        REQUIRE(repaired);
        CHECK(*repaired == pair[1]);
    }
    for (const char *bad : {"", "g5", "g5.", ".xlarge", "g5.0xlarge", "g5.huge", "ml.g5.xlarge", "xlarge.g5",
             "5g.xlarge", "g5.2.3.xlarge"}) {
        INFO(bad);
        CHECK_FALSE(repairInstanceType(bad));
    }
    CHECK(isMissingCell("\xe2\x80\x94"));
    CHECK(isMissingCell(" n/a "));
    CHECK_FALSE(isMissingCell("0"));
}

TEST_CASE("times of tables", "[importers]")
{
    const std::int64_t t = *parseUtcSeconds("2024-01-01T05:06:07Z");
    for (const char *text :
        {"2024-01-01 05:06:07", "2024/01/01 05:06:07.123", "2024-01-01T05:06:07Z", "2024-01-01T05:06:07+00:00",
            "2024-01-01 05:06:07 UTC", "2024-01-01T06:06:07+01:00", "2024-01-01T05:06:07.000Z"}) {
        INFO(text);
        CHECK(parseTableTime(text) == t);
    }
    CHECK(parseTableTime("2024-01-01 05:06") == t - 7);
    for (const char *text : {"", "2024-01-01", "2024-13-01 00:00:00", "2024-01-01 25:00:00", "2024-01-01 00:00:00.",
             "01.01.2024 00:00:00", "2024-01-01 00:00:00 CET", "2024-01-01 00:2 UTC", "2024-01-01  UTC00:00"}) {
        INFO(text);
        CHECK_FALSE(parseTableTime(text));
    }
}
