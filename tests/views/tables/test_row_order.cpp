// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "views/tables/row_order.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <random>

using namespace wattfare;

namespace {

std::vector<std::uint32_t> identity(std::size_t count)
{
    std::vector<std::uint32_t> rows(count);
    std::iota(rows.begin(), rows.end(), 0U);
    return rows;
}

} // namespace

TEST_CASE("order keys sort like the doubles they stand for", "[tables]")
{
    const double inf = std::numeric_limits<double>::infinity();
    const std::vector<double> ascending{-inf, -1e300, -2.0, -1e-300, 0.0, 5e-324, 1.0, 1.0000000000000002, 1e300, inf};
    for (std::size_t i = 1; i < ascending.size(); ++i)
        CHECK(orderKey(ascending[i - 1]) < orderKey(ascending[i]));
    CHECK(orderKey(0.0) == orderKey(-0.0));
    CHECK(orderKey(inf) < kMissingKey);
}

TEST_CASE("large and small sorts are stable and keep missing last", "[tables]")
{
    for (const std::size_t count : {std::size_t{0}, std::size_t{1}, std::size_t{500}, std::size_t{30000}}) {
        std::mt19937 random(7);
        std::vector<OrderKey> keys(count);
        for (auto &key : keys)
            key = random() % 10 == 0 ? kMissingKey : orderKey(double(random() % 1000) - 500.0);
        for (const bool descending : {false, true}) {
            auto expected = identity(count);
            std::stable_sort(expected.begin(), expected.end(), [&](std::uint32_t a, std::uint32_t b) {
                const bool missingA = keys[a] == kMissingKey;
                const bool missingB = keys[b] == kMissingKey;
                if (missingA || missingB)
                    return !missingA && missingB;
                return descending ? keys[a] > keys[b] : keys[a] < keys[b];
            });
            auto rows = identity(count);
            sortRows(rows, keys, descending);
            CHECK(rows == expected);
        }
    }
}

TEST_CASE("texts sort naturally", "[tables]")
{
    const std::vector<QString> ascending{QStringLiteral(""), QStringLiteral("c7g.xlarge"), QStringLiteral("g5.xlarge"),
        QStringLiteral("g05.XLarge"), QStringLiteral("G5.2xlarge"), QStringLiteral("g5.12xlarge"), QStringLiteral("g6"),
        QStringLiteral("p4d.24xlarge"), QStringLiteral("Äpfel"), QString::fromUtf16(u"\uD55C\uAD6D")};
    std::vector<std::string> keys;
    for (const QString &text : ascending)
        appendNaturalKey(keys.emplace_back(), text);
    for (std::size_t i = 1; i < keys.size(); ++i) {
        INFO(ascending[i].toStdString());
        CHECK_FALSE(keys[i] < keys[i - 1]);
    }
    CHECK(keys[2] == keys[3]); // leading zeros do not count
}

TEST_CASE("instances of a family sort by their size", "[tables]")
{
    const std::vector<QString> ascending{QStringLiteral("m7g.nano"), QStringLiteral("m7g.micro"),
        QStringLiteral("m7g.small"), QStringLiteral("m7g.medium"), QStringLiteral("m7g.large"),
        QStringLiteral("m7g.xlarge"), QStringLiteral("m7g.xlarge, us-east-1"), QStringLiteral("m7g.0"),
        QStringLiteral("m7g.2xlarge"), QStringLiteral("m7g.12xlarge"), QStringLiteral("m7g.48xlarge"),
        QStringLiteral("m7g.largest"), QStringLiteral("m7g.metal"), QStringLiteral("m7g.metal-24xl"),
        QStringLiteral("m7g.metal-48xl"), QStringLiteral("m7gd.xlarge"), QStringLiteral("medium"),
        QStringLiteral("nano")};
    const auto ranks = textRanks(ascending.size(), [&](std::size_t i) { return ascending[i]; });
    for (std::size_t i = 0; i < ascending.size(); ++i) {
        INFO(ascending[i].toStdString());
        CHECK(ranks[i] == i);
    }
}

TEST_CASE("ranks of texts agree with a plain sort, few names or many", "[tables]")
{
    const unsigned names = GENERATE(2U, 400U, 100000000U);
    std::mt19937 random(11);
    std::vector<QString> texts(20000);
    for (QString &text : texts) {
        if (random() % 20 == 0)
            continue; // null: missing
        text = QStringLiteral("family") + QString::number(random() % 30) + QStringLiteral(".size-with-a-long-name-")
            + QString::number(random() % names);
    }
    const auto ranks = textRanks(texts.size(), [&](std::size_t i) { return texts[i]; });
    std::vector<std::string> keys(texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i)
        appendNaturalKey(keys[i], texts[i]);
    bool agree = true;
    for (int trial = 0; trial < 20000; ++trial) {
        const std::size_t a = random() % texts.size();
        const std::size_t b = random() % texts.size();
        if (texts[a].isNull() || texts[b].isNull())
            agree = agree && (texts[a].isNull() == (ranks[a] == kMissingKey));
        else
            agree = agree && ((keys[a] < keys[b]) == (ranks[a] < ranks[b]))
                && ((keys[a] == keys[b]) == (ranks[a] == ranks[b]));
    }
    CHECK(agree);
}

TEST_CASE("large columns of texts have the ranks of a plain sort, shared by threads or not", "[tables]")
{
    constexpr std::size_t kRows = 150000; // several shares
    const int kind = GENERATE(0, 1, 2, 3);
    std::mt19937 random(13);
    QList<QString> shared;
    for (int i = 0; i < 300; ++i)
        shared << QStringLiteral("Type%1.%2xlarge").arg(i % 17).arg(i);
    std::vector<QString> texts(kRows);
    for (QString &text : texts) {
        const auto number = random();
        if (number % 50 == 0)
            continue; // missing
        switch (kind) {
        case 0: // rows that own one text together
            text = shared[qsizetype(number % 300)];
            break;
        case 1: // few texts, each row with its own
            text = QString::fromStdString("zone " + std::to_string(number % 500));
            break;
        case 2: // all different, with a long beginning in common
            text = QStringLiteral("a beginning that all of them have/") + QString::number(number) + QStringLiteral("/")
                + QString::number(random());
            break;
        default: // zeros at the end, empty texts, one text most of the time
            text = number % 3 == 0 ? QString(qsizetype(number % 20000), QChar(u'\0')).left(40)
                : number % 3 == 1  ? QStringLiteral("")
                                   : QString::number(number);
        }
    }
    const auto ranks = textRanks(kRows, [&](std::size_t i) { return texts[i]; });
    std::vector<std::string> keys(kRows);
    std::vector<std::string> sorted;
    for (std::size_t i = 0; i < kRows; ++i) {
        if (texts[i].isNull())
            continue;
        appendNaturalKey(keys[i], texts[i]);
        sorted.push_back(keys[i]);
    }
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < kRows; ++i) {
        const OrderKey expected = texts[i].isNull()
            ? kMissingKey
            : static_cast<OrderKey>(std::lower_bound(sorted.begin(), sorted.end(), keys[i]) - sorted.begin());
        wrong += ranks[i] == expected ? 0U : 1U;
    }
    CHECK(wrong == 0);
}
