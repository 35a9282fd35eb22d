// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "views/words/currency.h"
#include "views/words/figure_class.h"
#include "views/words/format.h"
#include "views/words/formula_text.h"
#include "views/words/parameter_text.h"
#include "views/words/sql_number.h"

#include <limits>
#include <thread>

using namespace wattfare;

namespace {

const QLocale kEnglish(QLocale::English, QLocale::UnitedStates);
const QLocale kGerman(QLocale::German, QLocale::Germany);

std::string utf8(const QString &text) { return text.toStdString(); }

// No-break spaces read as spaces here, so that the expectations are legible.
std::string plain(QString text) { return text.replace(QChar(0x00A0), QLatin1Char(' ')).toStdString(); }

} // namespace

TEST_CASE("numbers have three significant figures and keep their zeros", "[format]")
{
    const auto number = [](double v) { return utf8(format::number(v, kEnglish)); };
    CHECK(number(2.172) == "2.17");
    CHECK(number(14.08) == "14.1");
    CHECK(number(131.2) == "131");
    CHECK(number(1238.0) == "1,240");
    CHECK(number(786.8) == "787");
    CHECK(number(1234567.0) == "1,230,000");
    CHECK(number(0.33) == "0.330");
    CHECK(number(9.996) == "10.0");
    CHECK(number(999.6) == "1,000");
    CHECK(number(0.0) == "0");
    CHECK(number(-0.0) == "0");
    CHECK(number(-2.172) == "−2.17");
    CHECK(number(1.2e-7) == "1.20e−7");
    CHECK(number(2.5e15) == "2.50e15");
    CHECK(utf8(format::number(1238.5, kGerman)) == "1.240");
    CHECK(utf8(format::number(0.33, kGerman)) == "0,330");
    CHECK(utf8(format::number(1238.0, QLocale::c())) == "1,240");
}

TEST_CASE("what is missing or not finite reads as an em dash", "[format]")
{
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
    constexpr double kInf = std::numeric_limits<double>::infinity();
    for (const double v : {kNan, kInf, -kInf}) {
        CHECK(utf8(format::number(v)) == "—");
        CHECK(utf8(format::money(v)) == "—");
        CHECK(utf8(format::integer(v)) == "—");
        CHECK(utf8(format::percent(v)) == "—");
        CHECK(utf8(format::ratio(v)) == "—");
        CHECK(utf8(format::difference(v)) == "—");
        CHECK(utf8(format::hours(v)) == "—");
        CHECK(utf8(format::bytes(v)) == "—");
        CHECK(utf8(format::full(v)) == "—");
        CHECK(format::exported(v).isEmpty());
        CHECK(utf8(format::range(v, 1.0, 2.0)) == "—");
    }
    CHECK(utf8(format::number(std::nullopt)) == "—");
    CHECK(utf8(format::money(std::nullopt)) == "—");
    CHECK(format::exported(std::nullopt).isEmpty());
}

TEST_CASE("money has no cents from a thousand dollars up, two decimals from one and three figures below", "[format]")
{
    const auto money = [](double v) { return utf8(format::money(v, kEnglish)); };
    CHECK(money(2091.0) == "2,091");
    CHECK(money(999.994) == "999.99");
    CHECK(money(999.996) == "1,000");
    CHECK(utf8(format::moneyRange(65711.96, 33000.4, 104000.5, kEnglish)) == "65,712 (33,000 to 104,001)");
    CHECK(utf8(format::exactMoney(31346.52, kEnglish)) == "31,346.52"); // as it was published
    CHECK(money(14.084) == "14.08");
    CHECK(money(0.526) == "0.526");
    CHECK(money(0.0021716) == "0.00217");
    CHECK(money(0.9996) == "1.00");
    CHECK(money(0.0) == "0.00");
    CHECK(money(-3.5) == "−3.50");
    CHECK(utf8(format::signedMoney(3.5, kEnglish)) == "+3.50");
}

TEST_CASE("ranges share the precision of their value", "[format]")
{
    CHECK(utf8(format::range(14.08, 9.8, 19.2, kEnglish)) == "14.1 (9.8 to 19.2)");
    CHECK(utf8(format::range(1240.0, 1011.0, 1594.0, kEnglish)) == "1,240 (1,010 to 1,590)");
    CHECK(utf8(format::range(14.08, 0.012, 19.2, kEnglish)) == "14.1 (0.0120 to 19.2)");
    CHECK(utf8(format::range(14.08, std::nullopt, 19.2, kEnglish)) == "14.1");
    CHECK(utf8(format::range(0.0, 0.0, 0.5, kEnglish)) == "0 (0.000 to 0.500)");
    CHECK(utf8(format::range(0.0, 0.0, 0.0, kEnglish)) == "0"); // without a range in it
    CHECK(utf8(format::moneyRange(14.08, 9.8, 19.2, kEnglish)) == "14.08 (9.80 to 19.20)");
    CHECK(utf8(format::moneyRange(0.526, 0.4, 0.6, kEnglish)) == "0.526 (0.400 to 0.600)");
}

TEST_CASE("ratios, differences and percentages", "[format]")
{
    CHECK(utf8(format::ratio(6.3)) == "×6.3");
    CHECK(utf8(format::ratio(11.42)) == "×11");
    CHECK(utf8(format::ratio(123.4)) == "×123");
    CHECK(plain(format::difference(-0.9125)) == "−91 %");
    CHECK(plain(format::difference(0.05)) == "+5.0 %");
    CHECK(plain(format::difference(0.0)) == "0 %");
    CHECK(plain(format::percent(0.9997)) == "99.97 %");
    CHECK(plain(format::percent(0.9951)) == "99.5 %");
    CHECK(plain(format::percent(0.99999)) == "> 99.99 %");
    CHECK(plain(format::percent(1.0)) == "100 %");
    CHECK(plain(format::percent(0.00004)) == "0.004 %");
    CHECK(plain(format::percent(12.5)) == "1,250 %");
    CHECK(format::percent(0.5).contains(QChar(0x00A0))); // never broken over two lines
    for (const char *name : {"ko_KR", "zh_CN"}) { // these languages write no space
        const QLocale locale(QString::fromLatin1(name));
        INFO(name);
        CHECK(format::percent(0.45, locale) == QStringLiteral("45%"));
        CHECK(format::percent(0.99999, locale) == QStringLiteral("> 99.99%"));
        CHECK(format::percent(0.00004, locale) == QStringLiteral("0.004%"));
        CHECK(format::difference(-0.9125, locale) == QStringLiteral("−91%"));
    }
    CHECK(format::percent(0.045, QLocale(QStringLiteral("de_DE"))) == QStringLiteral("4,5\u00A0%"));
}

TEST_CASE("exported numbers read back as the same double", "[format]")
{
    for (const double v : {0.1, 1.0 / 3.0, 2.172e-9, 1e300, -123456.789, 5e-324, 1e6, 0.0, 1234567890123.0}) {
        CHECK(format::exported(v).toDouble() == v);
        CHECK_FALSE(format::exported(v).contains(QLatin1Char(',')));
    }
    CHECK(utf8(format::exported(1000000.0)) == "1000000");
    CHECK(utf8(format::exported(-0.0)) == "0");
    CHECK(utf8(format::full(1234567.891, kEnglish)) == "1,234,567.891");
    CHECK(utf8(format::full(1234567.891, kGerman)) == "1.234.567,891");
    CHECK(utf8(format::full(1e300, kEnglish)) == "1e300");
    CHECK(utf8(format::full(-1.5e-9, kEnglish)) == "−1.5e−9");
}

TEST_CASE("durations and sizes", "[format]")
{
    CHECK(plain(format::hours(2.287)) == "2 h 17 min"); // in other languages: test_wording.cpp
    CHECK(plain(format::hours(76.0)) == "3 d 4 h");
    CHECK(plain(format::hours(0.5)) == "30 min");
    CHECK(plain(format::hours(12.0 / 3600.0)) == "12.0 s");
    CHECK(plain(format::hours(0.0)) == "0 s");
    CHECK(plain(format::hours(-1.0)) == "−1 h");
    CHECK(plain(format::hours(24.0 - 1e-9)) == "1 d");
    CHECK(plain(format::bytes(1258291.0)) == "1.20 MiB");
    CHECK(plain(format::bytes(512.0)) == "512 B");
}

TEST_CASE("units choose the style", "[format]")
{
    CHECK(format::styleOfUnit(Unit::usd) == format::Style::money);
    CHECK(format::styleOfUnit(Unit::usdPerHour) == format::Style::money);
    CHECK(format::styleOfUnit(Unit::kwh) == format::Style::number);
    CHECK(format::styleOfUnit(Unit::count) == format::Style::integer);
    CHECK(utf8(format::styled(33.0, format::Style::integer)) == "33");
}

TEST_CASE("a class has a glyph and a word", "[format]")
{
    CHECK(utf8(classMarker(FigureClass::measured)) == "● measured");
    CHECK(utf8(classMarker(FigureClass::vendor)) == "◆ vendor");
    CHECK(utf8(classMarker(FigureClass::derived)) == "▲ derived");
    CHECK(utf8(classMarker(FigureClass::estimate)) == "○ estimate");
    CHECK(utf8(classMarker(FigureClass::assumption)) == "○ assumption");
    CHECK(utf8(classMarker(FigureClass::user)) == "✎ yours");
    CHECK_FALSE(classMeaning(FigureClass::vendor).isEmpty());
}

TEST_CASE("facts are shown as they were published, what is computed with three figures", "[format]")
{
    const auto exact = [](double v) { return utf8(format::exact(v, kEnglish)); };
    CHECK(exact(1152) == "1,152");
    CHECK(exact(989.4) == "989.4");
    CHECK(exact(8 * 22.4) == "179.2");
    CHECK(exact(0.0) == "0");
    CHECK(exact(1.0 / 3.0) == "0.333");
    CHECK(utf8(format::exact(27.25, kGerman)) == "27,25");
    CHECK(utf8(format::exact(std::numeric_limits<double>::quiet_NaN(), kEnglish)) == "—");
    const auto price = [](double v) { return utf8(format::exactMoney(v, kEnglish)); };
    CHECK(price(1.006) == "1.006");
    CHECK(price(32.7726) == "32.7726");
    CHECK(price(12.0) == "12.00");
    CHECK(price(3.06) == "3.06");
    CHECK(price(0.526) == "0.526");
    CHECK(price(1.2345678) == "1.23"); // of a mix of ways of buying
}

TEST_CASE("amounts are in the currency that is shown, and so are their units", "[format][currency]")
{
    const auto money = [](double usd) { return utf8(format::money(usd, kEnglish)); };
    {
        const CurrencyScope euro({"EUR", 0.5, Date::parse("2026-07-01")});
        CHECK(money(14.08) == "7.04");
        CHECK(money(1.5) == "0.750"); // below one of what is shown
        CHECK(utf8(format::signedMoney(-4182.0, kEnglish)) == "−2,091");
        CHECK(utf8(format::moneyRange(14.08, 10.0, 20.0, kEnglish)) == "7.04 (5.00 to 10.00)");
        CHECK(utf8(format::exactMoney(1.00625, kEnglish)) == "0.503"); // what is converted was published by nobody
        CHECK(utf8(format::styled(14.08, format::Style::money, kEnglish)) == "7.04");
        CHECK(utf8(format::amount(14.08, kEnglish)) == "14.08");
        CHECK(utf8(unitWords(Unit::usdPerHour)) == "EUR/h");
        CHECK(utf8(unitName(Unit::usdPerHourPerWatt)) == "EUR/h/W");
        CHECK(utf8(unitName(Unit::gco2e)) == "gCO2e");
        CHECK(shownValue(3.0, Unit::kwh) == 3.0);
        // A name in SQL says USD, and what a person enters is in USD.
        CHECK(utf8(sqlNumber(14.08, SqlNumbers::money, kEnglish)) == "14.08");
        CHECK(utf8(parameterUnit(Unit::usd)) == "USD");
        {
            const CurrencyScope usd;
            CHECK(money(14.08) == "14.08");
            CHECK(utf8(unitName(Unit::usd)) == "USD");
        }
        CHECK(money(14.08) == "7.04");
        std::string other; // of each thread its own
        std::thread([&] { other = money(14.08); }).join();
        CHECK(other == "14.08");
    }
    CHECK(money(14.08) == "14.08");
    CHECK(utf8(format::exactMoney(1.00625, kEnglish)) == "1.00625");
}
