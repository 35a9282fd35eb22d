// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/support/translations.h"
#include "views/words/format.h"
#include "views/words/formula_text.h"
#include "views/words/messages.h"
#include "views/words/translations.h"

#include <tuple>

using namespace wattfare;

TEST_CASE("a range in a sentence reads as it does in a cell", "[messages]")
{
    const double value = 135.72521834999998, low = 97.56416891922547, high = 226.58969497055458;
    const double spot = 82.94, spotLow = 45.96, spotHigh = 137.1;
    for (const char *language : {"en", "de", "zh_CN"}) { // Korean sets its ranges without the words between
        setUiLanguage(QString::fromLatin1(language));
        const QLocale before;
        QLocale::setDefault(QLocale(QString::fromLatin1(language)));
        INFO(language);
        const QString run
            = text(Message{"answer.energy_of_run_alone", {Spread{value, low, high}, Spread{spot, spotLow, spotHigh}}});
        for (const QString &bound : {format::boundOf(value, low), format::boundOf(value, high),
                 format::boundOf(spot, spotLow), format::boundOf(spot, spotHigh)}) {
            INFO(bound.toStdString() << " in " << run.toStdString());
            CHECK(run.contains(bound));
        }
        CHECK_FALSE(run.contains(format::number(low))); // 97.6: a digit more than the value has
        CHECK_FALSE(run.contains(format::number(spotHigh) + QLatin1Char(')'))); // 137: one less
        QLocale::setDefault(before);
    }
    setUiLanguage(QStringLiteral("en"));
    CHECK(format::boundOf(value, low) == QStringLiteral("98"));
    CHECK(format::boundOf(spot, spotHigh) == QStringLiteral("137.1"));
    for (const double x : {0.0, 0.339, 14.1, 1240.0, 5.3e-7, 2e17, -3.5})
        for (const double bound : {0.1, 9.84, 1520.0})
            CHECK(format::range(x, bound, bound).contains(format::boundOf(x != 0.0 ? x : bound, bound)));
}

TEST_CASE("a Chinese sentence has no space between Chinese characters around an argument", "[messages]")
{
    const QLocale before;
    setUiLanguage(QStringLiteral("zh_CN"));
    QLocale::setDefault(QLocale(QStringLiteral("zh_CN")));
    if (test::hasTranslations()) {
        const QString latin = text(Message{"reason.no_embodied", {"p5.48xlarge"}});
        CHECK(latin.startsWith(QStringLiteral("p5.48xlarge \u7684")));
        const QString chinese = text(Message{"reason.no_embodied", {"p5.48xlarge on-demand"}});
        CHECK(chinese.startsWith(QStringLiteral("p5.48xlarge \u6309\u9700\u7684")));
        const QString below
            = text(Message{"answer.run_below", {1, "a", 1.0, "USD", 2.0, 0.1, "p5.48xlarge on-demand"}});
        CHECK(below.contains(QStringLiteral(" p5.48xlarge \u6309\u9700\u4f4e")));
    }
    setUiLanguage(QStringLiteral("en"));
    QLocale::setDefault(before);
}

TEST_CASE("what a person typed stands in the question as it was typed", "[messages]")
{
    const QString question
        = text(Message{"report.question.inference_latency", {"bert-large", "1000", "2026-01-01", 0.01}});
    CHECK(question.contains(QStringLiteral("0.01 ms")));
    CHECK_FALSE(question.contains(QStringLiteral("0.0100")));
}

TEST_CASE("carbon dioxide is spelt one way, and ids keep their own", "[messages]")
{
    for (const char *language : test::languageIds()) {
        setUiLanguage(QString::fromLatin1(language));
        int spelt = 0;
        for (const MessageRow *row : allMessages()) {
            INFO(language << ' ' << row->id);
            const QString sentence = text(Message{row->id, {}});
            if (std::string_view(row->id).starts_with("column.")) // they name the unit of their cells letter by letter
                continue;
            CHECK_FALSE(sentence.contains(QLatin1String("CO2")));
            spelt += sentence.contains(QStringLiteral("CO\u2082")) ? 1 : 0;
        }
        CHECK(spelt > 5);
    }
    setUiLanguage(QStringLiteral("en"));
    CHECK(text(Message{"report.literal", {"E-MLCO2"}}) == QStringLiteral("E-MLCO2"));
}

TEST_CASE("quantities and reasons within a sentence have words", "[messages]")
{
    const QString contradiction = text(Message{"quality.contradiction", {"Tesla T4", "idle_w", 4, 8.0, 9.5, "W", 9.0}});
    CHECK_FALSE(contradiction.contains(QLatin1Char('_')));
    CHECK(contradiction.contains(QStringLiteral("Tesla T4, power when idle:")));
    CHECK(text(Message{"report.left_out", {"price_age, latency_unknown"}})
        == QStringLiteral("price too old, latency unknown"));
}

TEST_CASE("a duration reads alike in sentences and cells, in the reader's language", "[messages]")
{
    const std::vector<Argument> args{"p5.4xlarge", 46.9, 408.0};
    for (const auto &[language, day, hour] : {std::tuple("en", " d", " h"), std::tuple("de", " d", " h"),
             std::tuple("ko", "일", "시간"), std::tuple("zh_CN", " 天", " 小时")}) {
        setUiLanguage(QString::fromUtf8(language));
        INFO(language);
        const auto spaced = [](QString text) { return text.replace(QChar(0xa0), QLatin1Char(' ')); };
        const QString cell = spaced(format::hours(46.9));
        CHECK(cell == QStringLiteral("1%1 23%2").arg(QString::fromUtf8(day), QString::fromUtf8(hour)));
        const QString sentence = spaced(text(Message{"answer.fastest", args}));
        INFO(sentence.toStdString());
        CHECK(sentence.contains(cell));
        CHECK(sentence.contains(QStringLiteral("17%1").arg(QString::fromUtf8(day))));
        CHECK_FALSE(sentence.contains(QLatin1Char('%')));
    }
    setUiLanguage(QStringLiteral("en"));
}

TEST_CASE("in a derivation what was published reads exactly, what is computed to three digits", "[messages]")
{
    Derivation price;
    price.isLeaf = true;
    price.kind = LeafKind::price;
    price.unit = "USD/h";
    price.value = price.low = price.high = 1.006;
    CHECK(format::styled(price.value, derivationStyle(price)) == QStringLiteral("1.006"));
    Derivation computed = price;
    computed.isLeaf = false;
    CHECK(format::styled(computed.value, derivationStyle(computed)) == QStringLiteral("1.01"));
    Derivation figure = price;
    figure.kind = LeafKind::figure;
    figure.unit = "GiB";
    figure.value = figure.low = figure.high = 1152;
    CHECK(format::styled(figure.value, derivationStyle(figure)) == QStringLiteral("1,152"));
    figure.low = 1000; // a range: known to so many digits only
    CHECK(format::styled(figure.value, derivationStyle(figure)) == QStringLiteral("1,150"));
}

TEST_CASE("no unit reads as the id that files carry where that is none of a language", "[messages]")
{
    const QLocale before;
    const QStringList ids{QStringLiteral("count"), QStringLiteral("x"), QStringLiteral("a"), QStringLiteral("month"),
        QStringLiteral("unit h"), QStringLiteral("TB h"), QStringLiteral("bucket"), QStringLiteral("Wh/TBh")};
    const std::vector<Unit> english{Unit::perSecond, Unit::perHour, Unit::months, Unit::years, Unit::sequences,
        Unit::instances, Unit::unitHours, Unit::buckets, Unit::inferencesPerHour, Unit::tokensPerSecond};
    std::vector<QString> inEnglish;
    for (const char *language : {"en", "de", "ko", "zh_CN"}) {
        if (language != std::string("en") && !wattfare::test::hasTranslations())
            break;
        setUiLanguage(QString::fromLatin1(language));
        INFO(language);
        for (int i = 0; i < Unit::idCount; ++i) {
            const QString words = unitWords(static_cast<Unit::Id>(i));
            INFO(words.toStdString());
            CHECK_FALSE(ids.contains(words));
            CHECK_FALSE(words.startsWith(QLatin1String("1/")));
            CHECK_FALSE(words.startsWith(QLatin1String("1e")));
        }
        for (std::size_t i = 0; i < english.size(); ++i) {
            const QString words = unitWords(english[i]);
            INFO(words.toStdString());
            if (inEnglish.size() < english.size())
                inEnglish.push_back(words);
            else
                CHECK(words != inEnglish[i]);
        }
    }
    setUiLanguage(QStringLiteral("en"));
    CHECK(withUnitWords(QStringLiteral("53.9"), Unit::perSecond) == QStringLiteral("53.9\u202fper second"));
    CHECK(withUnitWords(QStringLiteral("7.3"), Unit::times) == QStringLiteral("7.3\u00d7"));
    QLocale::setDefault(before);
}

TEST_CASE("one of a thing is one, several are several", "[messages]")
{
    if (!wattfare::test::hasTranslations())
        return;
    const QLocale before;
    setUiLanguage(QStringLiteral("en"));
    CHECK(text(Message{"pareto.summary", {1, 20}}) == QStringLiteral("1 of 20 candidates lies on the Pareto front."));
    CHECK(text(Message{"pareto.summary", {3, 20}}) == QStringLiteral("3 of 20 candidates lie on the Pareto front."));
    CHECK(text(Message{"answer.age_spot", {"2026-01-02", 1}}).contains(QLatin1String("1 month old")));
    CHECK(text(Message{"import.applied", {1, 7, "own.db"}}).startsWith(QLatin1String("1 row written")));
    setUiLanguage(QStringLiteral("de"));
    CHECK(text(Message{"import.applied", {1, 7, "own.db"}}).startsWith(QLatin1String("1 Zeile ")));
    CHECK(text(Message{"import.applied", {1234, 7, "own.db"}}).startsWith(QLatin1String("1.234 Zeilen ")));
    for (const char *language : {"en", "de", "ko", "zh_CN"}) {
        setUiLanguage(QString::fromLatin1(language));
        for (const MessageRow *row : allMessages())
            if (row->pluralArgument > 0) {
                INFO(language << ": " << row->id);
                std::vector<Argument> args(9, Argument(1));
                CHECK_FALSE(text(Message{row->id, args}).contains(QLatin1String("(s)")));
                CHECK_FALSE(text(Message{row->id, args}).contains(QLatin1String("(es)")));
            }
    }
    setUiLanguage(QStringLiteral("en"));
    QLocale::setDefault(before);
}
