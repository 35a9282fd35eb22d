// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/commitments.h"
#include "tests/views/pages/evaluated.h"
#include "views/words/purchase_text.h"
#include "views/words/typed_lists.h"

#include <QLocale>

using namespace wattfare;
using namespace wattfare::test;

namespace {

struct InLocale {
    QLocale before;
    explicit InLocale(const char *name) { QLocale::setDefault(QLocale(QString::fromUtf8(name))); }
    ~InLocale() { QLocale::setDefault(before); }
};

// Options that compete: two discounts, a price, two mixes of different commitments.
PurchaseOption usual() { return *parsePurchaseOption("reserved_standard-1y-no_upfront"); }

std::vector<PurchaseOption> options()
{
    std::vector<PurchaseOption> list(6);
    list[1].kind = list[2].kind = list[3].kind = PurchaseKind::ownRate;
    list[1].discountPct = 12.5;
    list[2].discountPct = 20;
    list[3].usdPerHour = 0.9;
    list[4].kind = list[5].kind = PurchaseKind::mix;
    list[4].onDemandShare = 0.5;
    list[4].spotShare = 0.3;
    list[4].commitmentShare = 0.2;
    list[4].plan = "reserved_standard";
    list[4].termYears = 3;
    list[5].onDemandShare = 0.6;
    list[5].spotShare = 0.4;
    return list;
}

} // namespace

TEST_CASE("shares of a mix are whole per cent where they were typed so")
{
    for (int a = 0; a <= 100; ++a)
        for (int b = 0; a + b <= 100; ++b) {
            PurchaseOption mix = usual();
            mix.kind = PurchaseKind::mix;
            mix.onDemandShare = a / 100.0;
            mix.spotShare = b / 100.0;
            mix.commitmentShare = 1 - mix.onDemandShare - mix.spotShare;
            const QString shares = QStringLiteral("%1/%2/%3").arg(a).arg(b).arg(100 - a - b);
            REQUIRE(optionShort(mix) == QStringLiteral("Mix ") + shares);
        }
}

TEST_CASE("a number is read as it is typed in the language, else as files have it", "[typed]")
{
    const InLocale german("de_DE");
    CHECK(typedNumber(QStringLiteral(" 1.234,5 ")) == 1234.5);
    CHECK(typedNumber(QStringLiteral("0.75")) == 0.75);
    CHECK(typedNumber(QStringLiteral("1.234,5"), QLocale::c()) == std::nullopt);
    for (const char *none : {"", "inf", "nan", "12x"})
        CHECK(typedNumber(QString::fromUtf8(none)) == std::nullopt);
}

TEST_CASE("own rates and mixes are written and read in the reader's locale", "[workload]")
{
    for (const char *locale : {"en_US", "de_DE", "ko_KR", "zh_CN"}) {
        const InLocale here(locale);
        INFO(locale);
        const auto before = options();
        const bool comma = QLocale().decimalPoint() == QLatin1String(",");
        CHECK(discountsText(before).toStdString() == (comma ? "12,5; 20" : "12.5; 20"));
        CHECK(pricesText(before).toStdString() == (comma ? "0,9" : "0.9"));
        CHECK(mixesText(before).toStdString() == "50/30/20; 60/40/0");
        // What is shown is read back as it was, without losing what the other fields hold.
        auto after = before;
        CHECK(readDiscounts(after, discountsText(before)).isEmpty());
        CHECK(after == before);
        CHECK(readPrices(after, pricesText(before)).isEmpty());
        CHECK(after == before);
        CHECK(readMixes(after, mixesText(before), usual()).isEmpty());
        CHECK(after == before);
        CHECK(readDiscounts(after, QStringLiteral("7.25")).isEmpty()); // as a file writes it
    }
}

TEST_CASE("a field of the dock changes the options of its kind alone, and refuses whole", "[workload]")
{
    const auto before = options();
    auto after = before;
    REQUIRE(readDiscounts(after, QStringLiteral("30; 30; 40; 50")).isEmpty());
    REQUIRE(after.size() == 7); // the same twice is one option
    CHECK(after[1].discountPct == 30.0);
    CHECK(after[3].discountPct == 50.0);
    CHECK(after[4] == before[3]);
    CHECK(after[5] == before[4]);
    REQUIRE(readDiscounts(after, {}).isEmpty());
    CHECK(after.size() == 4);
    after = before;
    REQUIRE(readMixes(after, QStringLiteral("50/30/20; 10/10/80"), usual()).isEmpty());
    CHECK(after[4] == before[4]); // with its own commitment
    CHECK(after[5].plan == "reserved_standard"); // none is chosen: the usual one
    CHECK(after[5].termYears == 1);
    after.push_back(*parsePurchaseOption("ec2_instance_savings_plan-3y-all_upfront"));
    setCommitment(after[5], after, usual());
    CHECK(after[5].id() == "mix-10-10-80-ec2_instance_savings_plan-3y-all_upfront"); // as one that is chosen
    for (const char *wrong : {"101", "-1", "abc", "5; x", "nan"}) {
        INFO(wrong);
        after = before;
        CHECK_FALSE(readDiscounts(after, QString::fromUtf8(wrong)).isEmpty());
        CHECK(after == before);
    }
    for (const char *wrong : {"-0.1", "100001", "x"}) {
        after = before;
        CHECK_FALSE(readPrices(after, QString::fromUtf8(wrong)).isEmpty());
        CHECK(after == before);
    }
    for (const char *wrong : {"50/50", "50/30/30", "a/b/c", "120/-20/0"}) {
        after = before;
        CHECK_FALSE(readMixes(after, QString::fromUtf8(wrong), usual()).isEmpty());
        CHECK(after == before);
    }
    // Nothing is left: on demand.
    std::vector<PurchaseOption> only(1, before[1]);
    REQUIRE(readDiscounts(only, {}).isEmpty());
    REQUIRE(only.size() == 1);
    CHECK(only[0].kind == PurchaseKind::onDemand);
}

TEST_CASE("every commitment of the catalogue has words", "[workload]")
{
    const CommitmentBook &book = catalog()->commitments;
    REQUIRE(book.size() > 0);
    for (std::size_t i = 0; i < book.size(); ++i) {
        PurchaseOption option;
        option.kind = PurchaseKind::commitment;
        option.plan = book.plan[i];
        option.termYears = book.termYears[i];
        option.payment = book.payment[i];
        const QString words = optionWord(option);
        INFO(words.toStdString());
        CHECK_FALSE(words.isEmpty());
        CHECK(words.at(0).isUpper());
        CHECK_FALSE(words.contains(QStringLiteral("unspecified")));
        CHECK_FALSE(words.contains(QStringLiteral("0 year")));
    }
}

TEST_CASE("a scaling table is typed as nodes and efficiencies that grow", "[workload]")
{
    const InLocale german("de_DE");
    ScalingTable table;
    REQUIRE(readScalingTable(table, QStringLiteral("8: 1; 16: 0,95;32:0,9")).isEmpty());
    REQUIRE(table.size() == 3);
    CHECK(table[2] == std::pair(32.0, 0.9));
    CHECK(scalingTableText(table).toStdString() == "8: 1; 16: 0,95; 32: 0,9");
    const ScalingTable before = table;
    for (const char *wrong : {"8", "8: 0", "16: 1; 8: 1", "x: 1", "8: 2"}) {
        INFO(wrong);
        CHECK_FALSE(readScalingTable(table, QString::fromUtf8(wrong)).isEmpty());
        CHECK(table == before);
    }
    REQUIRE(readScalingTable(table, {}).isEmpty());
    CHECK(table.empty());
}

TEST_CASE("a quantity is read in the units that people write", "[typed]")
{
    const InLocale english("en_US");
    const auto read = [](const char *typed, Unit unit, double bare = 1.0) {
        return typedQuantity(QString::fromUtf8(typed), unit, bare).value_or(-1.0);
    };
    CHECK(read("90 min", "h") == 1.5);
    CHECK(read("90 m", "h") == 1.5);
    CHECK(read("1.5 h", "s") == 5400.0);
    CHECK(read("1 h 30 min", "s") == 5400.0);
    CHECK(read("1h30min", "h") == 1.5);
    CHECK(read("6 years", "h", 8760.0) == 52560.0);
    CHECK(read("6", "h", 8760.0) == 52560.0);
    CHECK(read("48 h", "h", 8760.0) == 48.0);
    CHECK(read("2 s", "ms") == 2000.0);
    CHECK(read("80 %", "1", 0.01) == 0.8);
    CHECK(read("70", "1", 0.01) == 0.7);
    CHECK(read("25%", "%") == 25.0);
    CHECK(read("20M per hour", "1/h", 3600.0) == 2e7);
    CHECK(read("20M", "1/h") == 2e7);
    CHECK(read("20 million tokens per hour", "1/h") == 2e7);
    CHECK(read("1,200 requests/min", "1/h") == 72000.0);
    CHECK(read("5 per second", "1/h", 24.0) == 18000.0);
    CHECK(read("1.2 kW", "W") == 1200.0);
    CHECK(read("$5,000", "USD") == 5000.0);
    CHECK(read("5 USD", "USD") == 5.0);
    CHECK(read("1,024 tokens", "1") == 1024.0);
    CHECK(read("0.5 B", "B") == 0.5); // a byte, not a billion
    CHECK(read("450k", "1") == 450e3);
    CHECK(read("2.5e6", "1") == 2.5e6);
    for (const char *wrong : {"", "abc", "12x", "5 apples", "1 h 30", "1 h -5 min", "6 years", "inf", "per hour"}) {
        INFO(wrong);
        CHECK_FALSE(typedQuantity(QString::fromUtf8(wrong), wrong[0] == '1' ? Unit("h") : Unit("1")));
    }
    const InLocale german("de_DE");
    CHECK(read("1,5 Std.", "s") == 5400.0);
    CHECK(read("20 Mio. Tokens pro Stunde", "1/h") == 2e7);
    CHECK(read("6 Jahre", "h", 8760.0) == 52560.0);
    const InLocale korean("ko_KR");
    CHECK(read("90분", "h") == 1.5);
    CHECK(read("2억 시간당", "1/h") == 2e8);
    const InLocale chinese("zh_CN");
    CHECK(read("6 年", "h", 8760.0) == 52560.0);
    CHECK(read("2000万每小时", "1/h") == 2e7);
}

TEST_CASE("a day may be typed as a month or as Germans write it", "[typed]")
{
    const auto day = [](const char *typed) { return typedDay(QString::fromUtf8(typed)).day.value_or(QString()); };
    CHECK(day("2026-07-20") == QStringLiteral("2026-07-20"));
    CHECK(day(" 2026-07 ") == QStringLiteral("2026-07-31"));
    CHECK(day("2024-02") == QStringLiteral("2024-02-29"));
    CHECK(day("20.7.2026") == QStringLiteral("2026-07-20"));
    for (const char *part : {"2", "2026", "2026-", "2026-0", "2026-07", "2026-07-", "2026-07-2", "20.", "20.7.20"}) {
        INFO(part);
        CHECK(typedDay(QString::fromUtf8(part)).unfinished);
    }
    for (const char *wrong : {"2026-02-30", "2026-13-01", "tomorrow", "2026-07-201", "31.2.2026"}) {
        INFO(wrong);
        CHECK(day(wrong).isEmpty());
        CHECK_FALSE(typedDay(QString::fromUtf8(wrong)).unfinished);
    }
}

TEST_CASE("thousands are typed with the apostrophe of the keyboard as well", "[typed]")
{
    const QLocale swiss(QLocale::German, QLocale::Switzerland);
    CHECK(typedNumber(QStringLiteral("1'234.5"), swiss) == 1234.5);
    CHECK(typedNumber(QStringLiteral("1\u2019234.5"), swiss) == 1234.5);
    CHECK_FALSE(typedNumber(QStringLiteral("1'234"), QLocale(QLocale::Korean)));
}
