// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/staging/import_batch.h"
#include "model/catalog/store/fact_tables.h"
#include "model/importers/aws/observation_day.h"
#include "model/importers/common/csv_table.h"
#include "model/importers/measured/utilisation.h"
#include "model/support/input_error.h"
#include "tests/model/importers/bad_values.h"
#include "tests/model/importers/samples.h"
#include "tests/support/translations.h"
#include "views/words/messages.h"
#include "views/words/messages/expected.h"
#include "views/words/refusal_text.h"
#include "views/words/translations.h"

#include <QFile>

#include <map>
#include <regex>
#include <set>

// What a refusal expected is text of the model. Each of those texts has words in every language.
using namespace wattfare;
using namespace wattfare::test;

namespace {

namespace fs = std::filesystem;

// ---- Reading C++: the arguments of a call and the texts that an expression may become ----

std::size_t behindQuote(const std::string &s, std::size_t i) // s[i] opens it
{
    const char quote = s[i++];
    while (i < s.size() && s[i] != quote)
        i += s[i] == '\\' ? 2U : 1U;
    return i + 1;
}

std::string trimmedText(const std::string &s) { return std::string(trimmed(s)); }

// Cut at `separator` outside of brackets and quotes; `end` becomes the place behind the closing bracket of a call.
std::vector<std::string> cutAt(const std::string &s, char separator, std::size_t from = 0, std::size_t *end = nullptr)
{
    std::vector<std::string> parts(1);
    int depth = 0;
    std::size_t i = from;
    while (i < s.size()) {
        const char c = s[i];
        if (c == '"' || c == '\'') {
            const std::size_t next = behindQuote(s, i);
            parts.back() += s.substr(i, next - i);
            i = next;
            continue;
        }
        depth += c == '(' || c == '[' || c == '{' ? 1 : c == ')' || c == ']' || c == '}' ? -1 : 0;
        if (depth < 0)
            break;
        if (c == separator && depth == 0)
            parts.emplace_back();
        else
            parts.back() += c;
        ++i;
    }
    if (end != nullptr)
        *end = i + 1;
    for (std::string &part : parts)
        part = trimmedText(part);
    return parts;
}

// Every text that an expression of literals, "+" and "?:" may become, "7" for what is no literal.
std::set<std::string> textsOf(std::string e)
{
    e = std::regex_replace(trimmedText(e), std::regex("::"), "__"); // no ':' of a choice
    static const std::regex kText(R"re(^std__string\((".*")\)$)re");
    if (std::smatch m; std::regex_match(e, m, kText))
        e = m[1];
    if (const auto choice = cutAt(e, '?'); choice.size() == 2) {
        const auto both = cutAt(choice[1], ':');
        REQUIRE(both.size() == 2);
        std::set<std::string> out = textsOf(both[0]);
        out.merge(textsOf(both[1]));
        return out;
    }
    const auto terms = cutAt(e, '+');
    if (terms.size() > 1) {
        std::set<std::string> out{""};
        for (const std::string &term : terms) {
            std::set<std::string> longer;
            for (const std::string &head : out)
                for (const std::string &tail : textsOf(term))
                    longer.insert(head + tail);
            out = std::move(longer);
        }
        return out;
    }
    if (e.starts_with('('))
        return textsOf(e.substr(1, e.size() - 2));
    if (!e.starts_with('"'))
        return {"7"};
    std::string literal; // pieces side by side are one
    for (std::size_t i = 0; i < e.size();) {
        if (e[i] != '"') {
            ++i;
            continue;
        }
        const std::size_t next = behindQuote(e, i);
        literal += e.substr(i + 1, next - i - 2);
        i = next;
    }
    return {std::regex_replace(literal, std::regex(R"(\\(.))"), "$1")};
}

std::vector<fs::path> sourcesOfRefusals()
{
    std::vector<fs::path> files{fs::path(WATTFARE_SOURCE_DIR) / "model/placement/placement_tasks.cpp"};
    for (const char *folder : {"model/importers", "model/catalog", "model/support", "model/workload"}) {
        for (const auto &entry : fs::recursive_directory_iterator(fs::path(WATTFARE_SOURCE_DIR) / folder))
            if (entry.path().extension() == ".cpp" && entry.path().filename() != "query.cpp"
                && entry.path().filename() != "builder.cpp"
                && entry.path().filename()
                    != "sqlite_rows.cpp") // no files of users // refuses SQL, in words of its own
                files.push_back(entry.path());
    }
    return files;
}

std::string withoutComments(const std::string &source)
{
    return std::regex_replace(source, std::regex("(^|\n)([^\"\n]*)//[^\n]*"), "$1$2");
}

// The bad inputs of the importers' own tests.
std::set<std::string> expectedOfBadInputs()
{
    std::set<std::string> out;
    const Scratch scratch;
    const auto note = [&](const auto &result) {
        if (!result && result.error().message.args.size() == 5)
            out.insert(result.error().message.args[4]);
    };
    const auto read = [&](const std::string &name, const std::string &bytes, const auto &parse) {
        const fs::path file = scratch.path(name);
        const auto of = [&](const std::string &text) {
            writeAll(file, text);
            note(parse(file));
        };
        for (const char *text : {"", "\xef\xbb\xbf", "{\"a\": 1}", "[1]", "a,b\n1,2\n", "a;b\n\"1\"2;3\n"})
            of(text);
        for (const double share : {0.01, 0.02, 0.03, 0.1, 0.3, 0.5, 0.7, 0.9}) {
            const auto cut = static_cast<std::size_t>(static_cast<double>(bytes.size()) * share);
            of(bytes.substr(0, cut));
            for (const char *piece : {"\xe9", "\"", ",", "}", "{", "[", "\n1\n", "x"})
                of(bytes.substr(0, cut) + piece + bytes.substr(cut));
            of(bytes.substr(0, cut) + std::string(1, '\0') + bytes.substr(cut));
        }
        for (const Swap &swap : swapsOf(name)) {
            std::string bad = bytes;
            if (const auto at = bad.find(swap.from); at != std::string::npos)
                of(bad.replace(at, swap.from.size(), swap.to));
        }
    };
    for (const KindSample &s : kindSamples()) {
        std::string bytes = bytesOf(s);
        read(s.file, bytes, [&](const fs::path &file) { return parseImport(file, s.kind, s.options); });
        for (const auto &[key, value] : ImportOptions{{"as_of", "never"}, {"basis", "x"}, {"one_means", "x"},
                 {"gap_seconds", "x"}, {"zone", "x"}, {"table", "region"}}) {
            ImportOptions options = s.options;
            options[key] = value;
            const fs::path file = scratch.path(s.file);
            writeAll(file, bytes);
            note(parseImport(file, s.kind, options));
        }
    }
    for (const char *name : {"cloudwatch.csv", "cloudwatch_data.json", "cloudwatch_statistics.json", "nvidia_smi.csv"})
        read(name, readAll(sample(name)),
            [](const fs::path &file) { return readUtilisation(file, {}, Date::parse("2026-11-01")); });
    return out;
}

} // namespace

TEST_CASE("every text that the model's refusals may expect has a row", "[refusals]")
{
    // Which argument is what was expected; counted from behind for the importers' own short forms.
    static const std::regex kCall(
        R"(\b(inputRefused|inputRefusedAtByte|refused|refuse|badChoice|wrong|wrongType|nextByte)\()");
    // Passed on from another call, which is looked at itself; or made of values alone: units, ids of sources.
    static const std::set<std::string> kPassedOn{"expected", "value.error()", "good.error()", "known", "result",
        "std::string expected", "std::string_view expected", "dayExpected(m_latest)",
        "dayExpected(latestDay(m_options))", "dayExpected(latestDay(options))", "joined(Words)"};
    std::set<std::string> missing;
    std::size_t found = 0;
    const auto check = [&](const std::string &text, const std::string &where) {
        ++found;
        if (!hasExpectedText(text))
            missing.insert(where + ": " + text);
    };
    for (const fs::path &file : sourcesOfRefusals()) {
        const std::string source = withoutComments(readAll(file));
        const std::string where = file.filename().string();
        std::map<std::string, std::string> constants;
        static const std::regex kConstant(R"re(string_view (k\w+) = ("[^"]*"))re");
        for (std::sregex_iterator at(source.begin(), source.end(), kConstant), end; at != end; ++at)
            constants[(*at)[1]] = (*at)[2];
        for (std::sregex_iterator at(source.begin(), source.end(), kCall), end; at != end; ++at) {
            if (file.parent_path().filename() == "workload" && (*at)[1] != "wrongType")
                continue; // words of other messages
            auto arguments = cutAt(source, ',', static_cast<std::size_t>(at->position() + at->length()));
            if (arguments.back() == "result") // of the price list
                arguments.pop_back();
            std::string expected = arguments.back();
            if (where == "json_stream.cpp" && (*at)[1] == "refused")
                expected = arguments.at(1); // field, expected, how far ahead
            if (const auto constant = constants.find(expected); constant != constants.end())
                expected = constant->second;
            if (expected.starts_with("inputRefused") || expected.starts_with("badChoice")
                || expected.starts_with("rangeText") || expected.starts_with("std::string_view ")
                || expected == "BatchResult &result" || expected.starts_with("Error ") || kPassedOn.contains(expected))
                continue;
            for (const std::string &text : textsOf(expected)) {
                if (text == "7")
                    missing.insert(where + ", cannot be read: " + expected);
                else
                    check(text, where);
            }
        }
    }
    // What is put together elsewhere.
    check(dayExpected(*Date::parse("2026-11-01")), "dayExpected");
    check("nothing later than 2026-11-01", "catalog_csv.cpp");
    for (const std::uint64_t line : {0U, 3U})
        for (const char *before : {"", "1.5"}) {
            BatchClash clash;
            clash.before = before;
            clash.firstLine = line;
            check(clashError("f", clash).message.args.at(4), "clashError");
        }
    for (const FactTable &table : factTables())
        for (const FieldSpec &field : table.fields)
            for (const char *text : {"", "x", ";;", "-1e300", "1e300", "1900-01-01", "2099-01-01T00:00:00Z"})
                if (const auto value = parseField(field, text); !value)
                    check(value.error(), "parseField");
    INFO("Add a row to views/words/messages/expected.h for:\n"
        << [&] {
               std::string all;
               for (const std::string &each : missing)
                   all += each + '\n';
               return all;
           }());
    CHECK(missing.empty());
    CHECK(found > 300);
}

TEST_CASE("every bad input of the importers is refused in words that have a row", "[refusals]")
{
    const std::set<std::string> seen = expectedOfBadInputs();
    CHECK(seen.size() > 60);
    for (const std::string &expected : seen) {
        INFO(expected);
        CHECK(hasExpectedText(expected));
    }
}

TEST_CASE("the words of refusals are translated whole", "[refusals]")
{
    if (!hasTranslations())
        return;
    const QLocale before;
    for (const QString &language : uiLanguages().mid(1)) {
        setUiLanguage(language);
        const auto check = [&](const char *row) {
            const QString words = QCoreApplication::translate("Expected", row);
            INFO(language.toStdString() << ": " << row << " -> " << words.toStdString());
            CHECK((words != QString::fromUtf8(row) || std::string_view(row) == "SKU"));
            for (const char *mark : {"%1", "%2", "%3"})
                CHECK(words.contains(QLatin1String(mark)) == QString::fromUtf8(row).contains(QLatin1String(mark)));
            CHECK(words.trimmed() == words);
        };
        for (const char *row : messages::kExpected)
            check(row);
        for (const char *row : messages::kFound)
            check(row);
        for (const char *row : messages::kRefusedFields)
            check(row);
    }
    setUiLanguage(QStringLiteral("en"));
    QLocale::setDefault(before);
}

TEST_CASE("a refusal is one sentence of one language", "[refusals]")
{
    const QLocale before;
    setUiLanguage(QStringLiteral("en"));
    const Error width = inputRefused("a.csv", 3, "row", "2 fields", "3 fields");
    const Error price = inputRefused("a.csv", 4, "usd_per_hour", "-1", "an amount in USD from 0 to 100000");
    const Error cut = inputRefusedAtByte("a.json", 12, "", "end of file", "a closing quote");
    const Error clash = inputRefused("a.csv", 9, "price_spot x", "5", "1.5, as given before in line 3");
    const Error unknown = inputRefused("a.csv", 4, "x", "%2", "something %1 that no row says");
    CHECK(text(width) == QStringLiteral("a.csv, line 3, row: found \"2 fields\", expected 3 fields."));
    CHECK(text(unknown) == QStringLiteral("a.csv, line 4, x: found \"%2\", expected something %1 that no row says."));
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
        CHECK(text(unknown).contains(QStringLiteral("something %1 that no row says")));
        CHECK(expectedText("USD") == QStringLiteral("USD"));
        // A cell of the file stays as it is, whatever stands in it.
        CHECK(foundText("none", "usd_per_hour") == QStringLiteral("none"));
        CHECK(foundText("2 fields", "note") == QStringLiteral("2 fields"));
        CHECK(foundText("none", "rows") == QStringLiteral("keine"));
    }
    setUiLanguage(QStringLiteral("en"));
    QLocale::setDefault(before);
}

TEST_CASE("amounts of a refusal and ranges of a parameter read as the language sets them", "[refusals]")
{
    const QLocale before;
    setUiLanguage(QStringLiteral("en"));
    CHECK(expectedText("an amount in USD from 0.000000001 to 100000")
        == QStringLiteral("an amount in USD from 0.000000001 to 100,000"));
    CHECK(expectedText("a number from -1000 to 3000 g/kWh") == QStringLiteral("a number from −1,000 to 3,000 g/kWh"));
    CHECK(expectedText("a whole number up to 4096") == QStringLiteral("a whole number up to 4,096"));
    CHECK(expectedText("a year from 2000 to 2089") == QStringLiteral("a year from 2000 to 2089")); // no amount
    CHECK(expectedText("1000, as given before") == QStringLiteral("1000, as given before")); // a piece of the file
    CHECK(expectedText("a whole number up to many") == QStringLiteral("a whole number up to many")); // no number
    CHECK(rangeWords("0 <= x <= 1e+12") == QStringLiteral("0 to 1,000,000,000,000"));
    CHECK(rangeWords("0 < x <= 1.5") == QStringLiteral("above 0 and up to 1.5"));
    CHECK(rangeWords("1 <= x <= 100000, ascending") == QStringLiteral("1 to 100,000, ascending"));
    CHECK(rangeWords("2006-01-01 <= x <= 2100-12-31") == QStringLiteral("2006-01-01 to 2100-12-31"));
    CHECK(rangeWords("YYYY-MM-DD") == QStringLiteral("YYYY-MM-DD"));
    const Message range{"scenario.out_of_range", {"Rate", "−5", "0 <= x <= 1e+12"}};
    CHECK(text(range) == QStringLiteral("Rate: −5 is outside its range, 0 to 1,000,000,000,000."));
    if (hasTranslations()) {
        setUiLanguage(QStringLiteral("de"));
        CHECK(expectedText("an amount in USD from 0.000000001 to 100000")
            == QStringLiteral("ein Betrag in USD von 0,000000001 bis 100.000"));
        CHECK(text(range) == QStringLiteral("Rate: −5 liegt außerhalb des Bereichs von 0 bis 1.000.000.000.000."));
    }
    setUiLanguage(QStringLiteral("en"));
    QLocale::setDefault(before);
}
