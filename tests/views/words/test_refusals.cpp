// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/support/input_error.h"
#include "tests/support/translations.h"
#include "views/words/format.h"
#include "views/words/messages.h"
#include "views/words/messages/expected.h"
#include "views/words/translations.h"

#include <QRegularExpression>

#include <map>

// What a refusal expected and found leaves the model as a phrase with its arguments; each has words in every language.
using namespace wattfare;
using namespace wattfare::test;

namespace {

// The kinds of the placeholders of a row by their numbers: %A1 and %F1 are numbers, %1 is shown as it is.
std::string argumentsOf(const QString &words)
{
    std::map<int, char> kinds;
    static const QRegularExpression kPlaceholder(QStringLiteral("%([AF]?)([1-9])"));
    for (auto at = kPlaceholder.globalMatch(words); at.hasNext();) {
        const auto match = at.next();
        kinds[match.captured(2).toInt()] = match.captured(1).isEmpty() ? 't' : 'n';
    }
    std::string out;
    for (const auto &[number, kind] : kinds)
        out += static_cast<std::size_t>(number) == out.size() + 1 ? kind : '?';
    return out;
}

// Names and characters of the formats are the same in every language.
bool isVerbatim(const messages::PhraseRow &row) { return row.phrase <= Phrase::colon || row.phrase == Phrase::sku; }

} // namespace

TEST_CASE("every phrase of a refusal has words that take its arguments, in every language", "[refusals]")
{
    const QLocale before;
    QStringList languages = uiLanguages();
    if (!hasTranslations())
        languages = languages.mid(0, 1);
    for (const QString &language : languages) {
        setUiLanguage(language);
        for (const messages::PhraseRow &row : messages::kPhraseRows) {
            const PhraseInfo &info = phraseInfo(row.phrase);
            const QString words = QCoreApplication::translate("Expected", row.words);
            INFO(language.toStdString() << ": " << info.id << " -> " << words.toStdString());
            CHECK(argumentsOf(words) == info.arguments);
            CHECK(words.trimmed() == words);
            CHECK((isVerbatim(row) || language == uiLanguages().front() || words != QString::fromUtf8(row.words)));
            std::vector<Argument> args;
            for (const char kind : info.arguments)
                args.push_back(kind == 'n' ? Argument(1234.5) : Argument("g5.xlarge"));
            const QString said = text(Clause(row.phrase, args));
            CHECK_FALSE(said.contains(QLatin1Char('%') + QString::number(args.size())));
            for (const Argument &arg : args)
                CHECK(said.contains(arg.number() ? format::decimal(1234.5) : QStringLiteral("g5.xlarge")));
        }
    }
    setUiLanguage(QStringLiteral("en"));
    QLocale::setDefault(before);
}

TEST_CASE("a refusal is one sentence of one language", "[refusals]")
{
    const QLocale before;
    setUiLanguage(QStringLiteral("en"));
    const Error width = inputRefused("a.csv", 3, Phrase::row, clause<Phrase::fields>(2), clause<Phrase::fields>(3));
    const Error price = inputRefused("a.csv", 4, "usd_per_hour", "-1", clause<Phrase::usdFromTo>(0, 100000));
    const Error cut = inputRefusedAtByte("a.json", 12, "", Phrase::endOfFile, Phrase::closingQuote);
    const Error clash = inputRefused("a.csv", 9, "price_spot x", "5", clause<Phrase::asGivenInLine>("1.5", 3));
    const Error cell = inputRefused("a.csv", 4, "row", "2 fields", clause<Phrase::verbatim>("%1 none"));
    CHECK(text(width) == QStringLiteral("a.csv, line 3, row: found \"2 fields\", expected 3 fields."));
    CHECK(text(cell) == QStringLiteral("a.csv, line 4, row: found \"2 fields\", expected %1 none."));
    CHECK(width.detail.empty()); // the message says it all, in the reader's language
    if (hasTranslations()) {
        setUiLanguage(QStringLiteral("de"));
        CHECK(text(width) == QStringLiteral("a.csv, Zeile 3, Datensatz: „2 Felder“ gefunden, 3 Felder erwartet."));
        CHECK(text(price)
            == QStringLiteral(
                "a.csv, Zeile 4, usd_per_hour: „-1“ gefunden, ein Betrag in USD von 0 bis 100.000 erwartet."));
        CHECK(text(cut)
            == QStringLiteral(
                "a.json, Byte 12, Datei: „Ende der Datei“ gefunden, ein schließendes Anführungszeichen erwartet."));
        CHECK(text(clash).contains(QStringLiteral("1.5 wie vorher in Zeile 3 angegeben")));
        // A cell of the file stays as it is, whatever stands in it, and so does the name of a column.
        CHECK(text(cell) == QStringLiteral("a.csv, Zeile 4, row: „2 fields“ gefunden, %1 none erwartet."));
    }
    setUiLanguage(QStringLiteral("en"));
    QLocale::setDefault(before);
}

TEST_CASE("amounts of a refusal and ranges of a parameter read as the language sets them", "[refusals]")
{
    const QLocale before;
    setUiLanguage(QStringLiteral("en"));
    const auto said = [](const Clause &clause) { return text(clause).toStdString(); };
    CHECK(said(clause<Phrase::usdFromTo>(0.000000001, 100000)) == "an amount in USD from 0.000000001 to 100,000");
    CHECK(said(clause<Phrase::numberFromTo>(-1000, Amount{3000, "g/kWh"})) == "a number from −1,000 to 3,000 g/kWh");
    CHECK(said(clause<Phrase::wholeNumberUpTo>(4096)) == "a whole number up to 4,096");
    CHECK(said(clause<Phrase::yearFrom2000To>(2089)) == "a year from 2000 to 2089"); // no amount
    CHECK(said(clause<Phrase::asGivenBefore>("1000")) == "1000, as given before"); // a piece of the file
    CHECK(said(clause<Phrase::range>(0.0, 1e12)) == "0 to 1,000,000,000,000");
    CHECK(said(clause<Phrase::rangeAbove>(0, 1.5)) == "above 0 and up to 1.5");
    CHECK(said(clause<Phrase::rangeAscending>(1, 100000)) == "1 to 100,000, ascending");
    CHECK(said(clause<Phrase::rangeOfDays>("2006-01-01", "2100-12-31")) == "2006-01-01 to 2100-12-31");
    const Message range{"scenario.out_of_range", {"Rate", "−5", clause<Phrase::range>(0.0, 1e12)}};
    CHECK(text(range) == QStringLiteral("Rate: −5 is outside its range, 0 to 1,000,000,000,000."));
    if (hasTranslations()) {
        setUiLanguage(QStringLiteral("de"));
        CHECK(said(clause<Phrase::usdFromTo>(0.000000001, 100000)) == "ein Betrag in USD von 0,000000001 bis 100.000");
        CHECK(text(range) == QStringLiteral("Rate: −5 liegt außerhalb des Bereichs von 0 bis 1.000.000.000.000."));
    }
    setUiLanguage(QStringLiteral("en"));
    QLocale::setDefault(before);
}

TEST_CASE("numbers of a message read as its sentence says, text stays as it is", "[refusals]")
{
    const QLocale before;
    setUiLanguage(QStringLiteral("en"));
    const Message said{"file.too_large", {"a.csv", 1234567}};
    CHECK(said.args[1].text() == "1234567");
    CHECK(Argument(1e5).text() == "1e+05");
    CHECK(Argument(*Date::parse("2026-07-20")).text() == "2026-07-20");
    CHECK(Argument(Spread{2, 1, 3}).text() == "2|1|3");
    CHECK(Argument(18446744073709551615ULL).text() == "18446744073709551615"); // a seed
    CHECK_FALSE(Argument("12").number());
    CHECK(Argument(Amount{3, "W"}).text() == "3 W");
    setUiLanguage(QStringLiteral("en"));
    QLocale::setDefault(before);
}

TEST_CASE("several bad rows read as one sentence each under their number", "[refusals]")
{
    const QLocale before;
    QStringList languages = uiLanguages();
    if (!hasTranslations())
        languages = languages.mid(0, 1);
    Message message = inputRefused("prices.csv", 3, "usd_per_hour", "-1", clause<Phrase::wholeNumberUpTo>(7)).message;
    for (const char *const found : {"x", "y"}) {
        const Error next = inputRefused("prices.csv", 4, "as_of", found, Phrase::isoDate);
        message.args.insert(message.args.end(), next.message.args.begin() + 1, next.message.args.end());
    }
    Message cut = message;
    cut.args.emplace_back(1200);
    for (const QString &language : languages) {
        setUiLanguage(language);
        const QStringList lines = text(message).split(QLatin1Char('\n'));
        INFO(text(cut).toStdString());
        REQUIRE(lines.size() == 4);
        CHECK(lines[0].contains(QLatin1Char('3')));
        CHECK(lines[0].contains(QLatin1String("prices.csv")));
        CHECK(lines[1]
            == text(inputRefused("prices.csv", 3, "usd_per_hour", "-1", clause<Phrase::wholeNumberUpTo>(7)).message));
        CHECK(lines[2] == text(inputRefused("prices.csv", 4, "as_of", "x", Phrase::isoDate).message));
        const QStringList more = text(cut).split(QLatin1Char('\n'));
        REQUIRE(more.size() == 5);
        CHECK(more[0].contains(format::integer(1203)));
        CHECK(more[4].contains(format::integer(1200)));
    }
    QLocale::setDefault(before);
    setUiLanguage(QStringLiteral("en"));
}
