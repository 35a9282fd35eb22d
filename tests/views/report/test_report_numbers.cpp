// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled scenarios from the evaluation to the files: every figure of the tables is read back from each format and
// compared with the result that it was made of.
#include "model/evaluation/answer.h"
#include "model/report/build_report.h"
#include "model/simulation/checkpoint/checkpoint.h"
#include "tests/model/evaluation/fixture.h"
#include "tests/support/locales.h"
#include "tests/support/numbers.h"
#include "tests/support/translations.h"
#include "tests/views/report/pdf_reading.h"
#include "tests/views/report/zip_reading.h"
#include "views/report/pages/report_options.h"
#include "views/report/pages/report_text.h"
#include "views/report/pdf/pdf_export.h"
#include "views/report/xlsx/xlsx_workbook.h"
#include "views/words/purchase_text.h"

#include <QRegularExpression>
#include <nlohmann/json.hpp>

#include <charconv>
#include <map>

using namespace wattfare;
using namespace wattfare::test;

namespace {

struct Made {
    ResultsPtr results;
    Report report;
    const ReportTable *ranking = nullptr, *comparison = nullptr;
};

const ReportTable *tableOf(const Report &report, const std::string &id)
{
    for (const ReportTable *table : tablesOf(report))
        if (table->id == id)
            return table;
    return nullptr;
}

Made made(const std::string &preset)
{
    Made m;
    m.results = evaluated(findPreset(preset)->scenario);
    ReportOptions options;
    options.programVersion = "0.1.0";
    m.report = buildReport(*m.results, answer(*m.results), options);
    m.ranking = tableOf(m.report, "ranking");
    m.comparison = tableOf(m.report, "comparison");
    REQUIRE(m.ranking);
    REQUIRE(m.comparison);
    return m;
}

// The candidate that a row of the ranking is about, by its names alone.
std::size_t rowOf(const Made &m, const std::map<std::string, std::string> &names)
{
    const auto part = [&](const char *id) {
        const auto found = names.find(id);
        return found == names.end() ? std::string() : found->second;
    };
    std::string id = part("instance_type");
    if (const std::string region = part("region"); !region.empty())
        id += '@' + region;
    else
        id += '@' + m.results->scenario().regions.front();
    const std::string option = part("purchase_option");
    id += '/' + (option.empty() ? m.results->scenario().purchase.front().id() : option);
    const auto row = m.results->find(id);
    INFO(id);
    REQUIRE(row);
    return *row;
}

std::map<std::string, std::string> namesOf(const ReportTable &table, std::size_t row)
{
    std::map<std::string, std::string> names;
    for (std::size_t c = 0; c < table.head.size(); ++c)
        if (!table.head[c].numeric)
            names[table.head[c].id] = table.rows[row][c].text;
    return names;
}

// RFC 4180, as strict as we write it.
std::vector<std::vector<std::string>> parsedCsv(const std::string &text)
{
    std::vector<std::vector<std::string>> rows(1, {""});
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted && c == '"' && i + 1 < text.size() && text[i + 1] == '"')
            rows.back().back() += text[i++];
        else if (c == '"')
            quoted = !quoted;
        else if (!quoted && c == ',')
            rows.back().emplace_back();
        else if (!quoted && c == '\n')
            rows.push_back({""});
        else if (quoted || c != '\r')
            rows.back().back() += c;
    }
    rows.pop_back();
    return rows;
}

std::optional<double> parsedNumber(const std::string &text)
{
    if (text.empty())
        return std::nullopt;
    double value = 0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), value);
    REQUIRE(end.ptr == text.data() + text.size());
    return value;
}

QByteArray rendered(const Report &report, ReportFormat format, const QLocale &locale = QLocale(QLocale::English))
{
    ReportSettings settings;
    settings.format = format;
    auto bytes = renderReport(report, settings, locale);
    REQUIRE(bytes);
    return *bytes;
}

const std::vector<std::string> kPresets{
    "layoutlm", "bert-large", "bert-large-spot", "llama3-8b-chat", "bert-latency", "resnet50-images", "hpc-fp64"};

} // namespace

TEST_CASE("the report's tables are the evaluation: the same doubles, bounds and classes", "[report][numbers]")
{
    for (const std::string &preset : kPresets) {
        INFO(preset);
        const Made m = made(preset);
        CHECK_FALSE(m.ranking->rows.empty());
        for (std::size_t r = 0; r < m.ranking->rows.size(); ++r) {
            const std::size_t row = rowOf(m, namesOf(*m.ranking, r));
            CHECK(m.results->qualifies(row));
            for (std::size_t c = 0; c < m.ranking->head.size(); ++c) {
                const auto metric = parseMetric(m.ranking->head[c].id);
                if (!metric)
                    continue;
                const ReportCell &cell = m.ranking->rows[r][c];
                INFO(m.results->candidateId(row) << ' ' << m.ranking->head[c].id);
                CHECK(cell.number == m.results->value(row, *metric));
                const auto range = m.results->range(row, *metric);
                CHECK(cell.low.has_value() == range.has_value());
                if (range) {
                    CHECK(*cell.low == range->low);
                    CHECK(*cell.high == range->high);
                }
                CHECK(cell.figureClass == m.results->metricClass(row, *metric));
            }
        }
        // Side by side: heads are the candidates, ratios those to the baseline.
        for (std::size_t c = 1; c < m.comparison->head.size(); ++c) {
            const auto row = m.results->find(m.comparison->head[c].id);
            REQUIRE(row);
            std::size_t metrics = 0;
            for (const auto &cells : m.comparison->rows) {
                const std::string &id = cells[0].message.id;
                const auto metric
                    = id.starts_with("metric.") ? parseMetric(id.substr(7, id.find('/') - 7)) : std::nullopt;
                if (!metric)
                    continue;
                ++metrics;
                CHECK(cells[c].number == m.results->value(*row, *metric));
                if (!cells[c].number)
                    CHECK_FALSE(cells[c].reason.id.empty());
            }
            CHECK(metrics > 8);
        }
    }
}

TEST_CASE("JSON, CSV, XLSX and HTML give the evaluation back, to the last bit", "[report][numbers]")
{
    for (const std::string &preset : kPresets) {
        INFO(preset);
        const Made m = made(preset);
        const auto json = nlohmann::json::parse(rendered(m.report, ReportFormat::json).toStdString());
        const auto csv = parsedCsv(rendered(m.report, ReportFormat::csv).toStdString());
        const QList<Sheet> sheets = readWorkbook(rendered(m.report, ReportFormat::xlsx));
        REQUIRE(csv.size() == m.ranking->rows.size() + 1);
        const auto jsonRows = [&]() -> const nlohmann::json * {
            for (const auto &section : json["sections"])
                for (const auto &block : section["blocks"])
                    if (block["type"] == "table" && block["id"] == "ranking")
                        return &block["rows"];
            return nullptr;
        }();
        REQUIRE(jsonRows);
        const Sheet *sheet = nullptr;
        for (const Sheet &each : sheets)
            if (each.name == wordsOf(m.ranking->title).section(QLatin1Char(':'), 0, 0))
                sheet = &each;
        REQUIRE(sheet);
        for (std::size_t r = 0; r < m.ranking->rows.size(); ++r) {
            std::map<std::string, std::string> names, fields;
            for (std::size_t c = 0; c < csv[0].size(); ++c) {
                const std::string id = csv[0][c].substr(0, csv[0][c].find(" ["));
                fields[id] = csv[r + 1][c];
            }
            for (const char *id : {"instance_type", "region", "purchase_option"})
                if (fields.count(id))
                    names[id] = fields[id];
            const std::size_t row = rowOf(m, names); // who the line is about, by the file alone
            for (std::size_t c = 0; c < csv[0].size(); ++c) {
                const std::string id = csv[0][c].substr(0, csv[0][c].find(" ["));
                const auto metric = parseMetric(id);
                if (!metric)
                    continue;
                INFO(m.results->candidateId(row) << ' ' << id);
                const auto value = m.results->value(row, *metric);
                CHECK(parsedNumber(fields[id]) == inSheet(value));
                if (fields.count(id + "_low") && m.results->range(row, *metric))
                    CHECK(parsedNumber(fields[id + "_low"]) == inSheet(m.results->range(row, *metric)->low));
                if (fields.count(id + "_high") && m.results->range(row, *metric))
                    CHECK(parsedNumber(fields[id + "_high"]) == inSheet(m.results->range(row, *metric)->high));
                const nlohmann::json &cell = (*jsonRows)[r][id];
                CHECK((value ? cell["value"].get<double>() == *value : cell["value"].is_null()));
                const std::pair at(static_cast<int>(r) + 2, static_cast<int>(c)); // below title and head
                REQUIRE(sheet->numbers.count(at) == (value ? 1U : 0U));
                if (value)
                    CHECK(sheet->numbers.at(at) == inSheet(*value));
            }
        }
        // HTML: the full number behind every cell of the first table of the ranking.
        QString html = QString::fromUtf8(rendered(m.report, ReportFormat::html));
        html = html.mid(html.indexOf(QStringLiteral("<caption>") + wordsOf(m.ranking->title).toHtmlEscaped()));
        html = html.left(html.indexOf(QStringLiteral("</table>")));
        static const QRegularExpression cells(QStringLiteral("<td([^>]*)>"));
        auto found = cells.globalMatch(html);
        for (std::size_t r = 0; r < m.ranking->rows.size(); ++r) {
            const std::size_t row = rowOf(m, namesOf(*m.ranking, r));
            for (const ReportTable::Head &head : m.ranking->head) {
                if (head.machineOnly)
                    continue;
                REQUIRE(found.hasNext());
                const QString attributes = found.next().captured(1);
                if (const auto metric = parseMetric(head.id))
                    if (const auto value = m.results->value(row, *metric))
                        CHECK(attributes.contains(QStringLiteral("data-v=\"")
                            + QString::fromStdString(sheetText(*value)) + QLatin1Char('"')));
            }
        }
        CHECK_FALSE(found.hasNext());
    }
}

TEST_CASE("every figure of every table of a bundled report stands in JSON, HTML, XLSX and PDF", "[report][numbers]")
{
    const QLocale english(QLocale::English);
    for (const std::string &preset : kPresets) {
        INFO(preset);
        const Made m = made(preset);
        const auto json = nlohmann::json::parse(rendered(m.report, ReportFormat::json).toStdString());
        std::vector<const nlohmann::json *> blocks;
        for (const auto &section : json["sections"])
            for (const auto &block : section["blocks"])
                if (block["type"] == "table")
                    blocks.push_back(&block);
        const QList<Sheet> sheets = readWorkbook(rendered(m.report, ReportFormat::xlsx));
        const QString html = QString::fromUtf8(rendered(m.report, ReportFormat::html));
        static const QRegularExpression cells(QStringLiteral("<td([^>]*)>(.*?)</td>"));
        auto found = cells.globalMatch(html);
        const bool poppler = !isMissing(QStringLiteral("pdftotext"));
        const QString pdf = poppler ? withoutSpaces(PdfFile(rendered(m.report, ReportFormat::pdf)).text()) : QString();
        const auto tables = tablesOf(m.report);
        REQUIRE(blocks.size() == tables.size());
        // And summary, charts, method, sources, the data of the charts.
        REQUIRE(sheets.size() == static_cast<qsizetype>(tables.size()) + 5);
        std::size_t figures = 0, texts = 0;
        for (std::size_t t = 0; t < tables.size(); ++t) {
            const ReportTable &table = *tables[t];
            INFO(table.id);
            const Sheet &sheet = sheets[static_cast<qsizetype>(t) + 2];
            const auto columns = exportTable(table, plainWords, Reader::person);
            std::size_t numbers = 0;
            for (std::size_t r = 0; r < columns->rowCount(); ++r)
                for (std::size_t c = 0; c < columns->columnCount(); ++c) {
                    const auto number = columns->column(c).numeric ? columns->number(r, c) : std::nullopt;
                    const std::pair at(static_cast<int>(r) + 2, static_cast<int>(c));
                    INFO(r << ' ' << columns->column(c).id);
                    std::string day = columns->column(c).numeric ? columns->textInstead(r, c) : std::string();
                    if (!columns->column(c).numeric)
                        columns->text(r, c, day);
                    if (sheetDay(day)) {
                        CHECK(sheet.numbers.at(at) == sheetDay(day));
                        ++numbers;
                        continue;
                    }
                    REQUIRE(sheet.numbers.count(at) == (number ? 1U : 0U));
                    if (number)
                        CHECK(sheet.numbers.at(at) == inSheet(*number));
                    numbers += number ? 1U : 0U;
                    // A name stands as it is also among numbers; what is missing says why.
                    std::string words;
                    if (!columns->column(c).numeric)
                        columns->text(r, c, words);
                    else if (!number && columns->textInstead(r, c).empty() && !columns->missingReason(r, c).empty())
                        words = "\u2014 " + columns->missingReason(r, c);
                    else if (!number)
                        words = columns->textInstead(r, c);
                    REQUIRE(sheet.texts.count(at) == (words.empty() ? 0U : 1U));
                    if (!words.empty()) // purchase options in words
                        CHECK(sheet.texts.at(at) == candidateWords(QString::fromStdString(words)));
                    texts += columns->column(c).numeric && !words.empty() ? 1U : 0U;
                }
            for (std::size_t note = 0; note < table.notes.size(); ++note)
                CHECK(sheet.texts.at({static_cast<int>(columns->rowCount() + 3 + note), 0})
                    == wordsOf(table.notes[note]));
            CHECK(sheet.numbers.size() == numbers);
            for (std::size_t r = 0; r < table.rows.size(); ++r)
                for (std::size_t c = 0; c < table.head.size(); ++c) {
                    const ReportCell &cell = table.rows[r][c];
                    const std::string key
                        = table.head[c].id.empty() ? "column_" + std::to_string(c + 1) : table.head[c].id;
                    INFO(r << ' ' << key);
                    const nlohmann::json &written = (*blocks[t])["rows"][r][key];
                    const CellText words = cellText(cell, &table.head[c], english);
                    if (cell.number) {
                        ++figures;
                        CHECK(written["value"].get<double>() == *cell.number);
                        CHECK(written.contains("low") == cell.low.has_value());
                        if (cell.low) {
                            CHECK(written["low"].get<double>() == *cell.low);
                            CHECK(written["high"].get<double>() == *cell.high);
                        }
                        if (poppler)
                            for (const QString &part : {words.value, words.range, words.ratio}) {
                                INFO(part.toStdString());
                                // Where a table is wide the upper end of a range stands below the lower one.
                                static const QRegularExpression kUpper(QStringLiteral("[^ \u2013~]+$"));
                                const auto stands = [&](const QString &text) {
                                    return pdf.contains(withoutSpaces(text.normalized(QString::NormalizationForm_KC)));
                                };
                                const qsizetype at = part.indexOf(kUpper);
                                CHECK((stands(part) || (at > 0 && stands(part.left(at)) && stands(part.mid(at)))));
                            }
                    }
                    if (table.head[c].machineOnly)
                        continue;
                    REQUIRE(found.hasNext());
                    const QRegularExpressionMatch shown = found.next();
                    if (!cell.number) {
                        CHECK_FALSE(shown.captured(1).contains(QStringLiteral("data-v")));
                        continue;
                    }
                    CHECK(shown.captured(1).contains(QStringLiteral("data-v=\"")
                        + QString::fromStdString(sheetText(*cell.number)) + QLatin1Char('"')));
                    for (const QString &part : {words.value, words.range, words.ratio})
                        CHECK(shown.captured(2).contains(part.toHtmlEscaped()));
                }
        }
        CHECK_FALSE(found.hasNext());
        CHECK(figures > 60);
        CHECK(texts >= 2); // accelerators and benchmarks side by side, among numbers
    }
}

TEST_CASE("the PDF shows the evaluation's figures by the one formatter, in every language", "[report][numbers][pdf]")
{
    if (isMissing(QStringLiteral("pdftotext")))
        return;
    for (const std::string &preset : kPresets) {
        const Made m = made(preset);
        for (const char *language : test::languageIds()) {
            const QLocale locale{QString::fromLatin1(language)};
            INFO(preset << ' ' << language);
            const PdfFile pdf(rendered(m.report, ReportFormat::pdf, locale));
            const QString text = withoutSpaces(pdf.text());
            CHECK(pdf.images().isEmpty());
            for (const QString &font : pdf.fonts()) {
                const QStringList parts = font.simplified().split(QLatin1Char(' '));
                CHECK(parts.value(parts.size() - 5) == QStringLiteral("yes")); // embedded
            }
            for (std::size_t r = 0; r < m.ranking->rows.size(); ++r) {
                const std::size_t row = rowOf(m, namesOf(*m.ranking, r));
                for (const ReportTable::Head &head : m.ranking->head) {
                    const auto metric = parseMetric(head.id);
                    const auto value = metric ? m.results->value(row, *metric) : std::nullopt;
                    if (!value)
                        continue;
                    const QString shown = format::styled(*value, styleOf(ReportCell{}, &head), locale)
                                              .normalized(QString::NormalizationForm_KC);
                    INFO(m.results->candidateId(row) << ' ' << head.id << ' ' << shown.toStdString());
                    CHECK(text.contains(withoutSpaces(shown)));
                }
            }
            // The scenario attached gives the same numbers again.
            const auto attached = readAttachedScenario(rendered(m.report, ReportFormat::pdf, locale));
            REQUIRE(attached);
            const auto scenario = parseScenario(attached->toStdString(), "report.pdf");
            REQUIRE(scenario);
            const auto again = evaluated(*scenario);
            REQUIRE(again->size() == m.results->size());
            for (std::size_t row = 0; row < again->size(); ++row)
                for (std::size_t k = 0; k < kMetricCount; ++k)
                    if (again->value(row, static_cast<Metric>(k)) != m.results->value(row, static_cast<Metric>(k)))
                        FAIL(again->candidateId(row) << ' ' << metricInfo(static_cast<Metric>(k)).id);
        }
    }
}

TEST_CASE("no raw identifier stands on a page", "[report][numbers]")
{
    // snake_case words are for files; ids of sources, benchmarks and symbols of formulas have none of these forms.
    static const QRegularExpression raw(QStringLiteral("\\b[a-z]{2,}_[a-z]{2,}(_[a-z]+)*\\b"));
    static const QStringList symbols{QStringLiteral("c_base"), QStringLiteral("n_latency"), QStringLiteral("n_req")};
    for (const std::string &preset : kPresets) {
        const Made m = made(preset);
        const PageLayout layout
            = layoutReport(std::make_shared<const Report>(m.report), PaperSize::a4, QLocale(QLocale::English));
        for (const std::vector<PageItem> &page : layout.pages)
            for (const PageItem &item : page) {
                if (item.kind != PageItem::Kind::text || item.text.contains(QStringLiteral("wattfare-cli"))
                    || item.text.contains(QLatin1Char('=')))
                    continue; // commands and formulas
                const QString found = raw.match(item.text).captured();
                if (!found.isEmpty() && item.role != TextRole::small && item.role != TextRole::cellBold
                    && item.role != TextRole::formula) {
                    INFO(preset);
                    CHECK(item.text.toStdString() == "no raw identifier");
                }
            }
    }
}

TEST_CASE(
    "a scenario with no answer makes a report that says what is missing, in every format", "[report][numbers][input]")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.asOf = Date::parse("2010-01-01");
    const auto results = evaluated(scenario);
    const Answer none = answer(*results);
    CHECK_FALSE(none.cheapest);
    const Report report = buildReport(*results, none);
    const PageLayout layout
        = layoutReport(std::make_shared<const Report>(report), PaperSize::a4, QLocale(QLocale::English));
    QString text;
    for (const auto &page : layout.pages)
        for (const PageItem &item : page)
            text += item.text + QLatin1Char('\n');
    CHECK(text.simplified().contains(QStringLiteral("is before the first price of the catalogue")));
    CHECK(text.contains(QStringLiteral("2010-01-01")));
    static const QRegularExpression notANumber(QStringLiteral("\\b(nan|inf)\\b"));
    CHECK_FALSE(notANumber.match(text).hasMatch());
    for (const ReportFormat format :
        {ReportFormat::pdf, ReportFormat::html, ReportFormat::xlsx, ReportFormat::csv, ReportFormat::json})
        CHECK(rendered(report, format).size() > 50);
}

TEST_CASE("LibreOffice reads every number of the workbook as it was computed", "[.libreoffice]")
{
    if (isMissing(QStringLiteral("soffice")))
        return;
    const Made m = made("bert-large-spot");
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("report.xlsx")));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(rendered(m.report, ReportFormat::xlsx));
    file.close();
    // Every sheet as CSV (token 12: -1), cells as stored, not as shown.
    const Ran ran = run(QStringLiteral("soffice"),
        {QStringLiteral("-env:UserInstallation=file://") + folder.filePath(QStringLiteral("profile")),
            QStringLiteral("--headless"), QStringLiteral("--convert-to"),
            QStringLiteral("csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1"),
            QStringLiteral("--outdir"), folder.path(), file.fileName()});
    INFO(ran.output.toStdString() << ran.errors.toStdString());
    REQUIRE(ran.exitCode == 0);
    const QStringList written = QDir(folder.path()).entryList({QStringLiteral("*.csv")});
    REQUIRE(written.size() >= 5); // summary, tables, method, sources
    std::size_t compared = 0;
    for (const ReportTable *table : tablesOf(m.report)) {
        const auto rows = exportTable(*table, plainWords, Reader::person);
        QString name;
        for (const QString &each : written)
            if (each.contains(wordsOf(table->title).section(QRegularExpression(QStringLiteral("[:,]")), 0, 0).left(24)))
                name = each;
        INFO(table->id << ": " << written.join(QStringLiteral(", ")).toStdString());
        REQUIRE_FALSE(name.isEmpty());
        QFile csv(folder.filePath(name));
        REQUIRE(csv.open(QIODevice::ReadOnly));
        const auto cells = parsedCsv(csv.readAll().toStdString());
        const std::size_t first = table->title.id.empty() ? 1 : 2; // below the title and the head
        REQUIRE(cells.size() >= rows->rowCount() + first); // and notes
        for (std::size_t r = 0; r < rows->rowCount(); ++r)
            for (std::size_t c = 0; c < rows->columnCount(); ++c) {
                if (!rows->column(c).numeric)
                    continue;
                const auto number = rows->number(r, c);
                INFO(table->id << ' ' << r << ' ' << rows->column(c).id << ' ' << cells[r + first][c]);
                if (!number) { // a name, or why there is none
                    CHECK(cells[r + first][c]
                        == (rows->textInstead(r, c).empty() && !rows->missingReason(r, c).empty()
                                ? "\u2014 " + rows->missingReason(r, c)
                                : rows->textInstead(r, c)));
                } else {
                    REQUIRE_FALSE(cells[r + first][c].empty());
                    // Calc writes 15 digits, of percentages those of the hundredfold.
                    const double read
                        = numberOf(cells[r + first][c]) / (cells[r + first][c].back() == '%' ? 100.0 : 1.0);
                    CHECK_THAT(read, Catch::Matchers::WithinRel(*number, 1e-13));
                    ++compared;
                }
            }
    }
    CHECK(compared > 200);
}

TEST_CASE("the files of a report are the same in every locale of the process", "[report][numbers][locale]")
{
    // What a reader sees of a file: its text, or its parts without the moment at which it was made.
    const auto seen = [](ReportFormat format) {
        Scenario scenario = findPreset("bert-large")->scenario;
        scenario.inference.utilisationTarget = 0.65;
        const auto results = evaluated(scenario);
        const QByteArray bytes = rendered(buildReport(*results, answer(*results), {}), format);
        QStringList parts;
        if (format == ReportFormat::pdf) {
            if (!isMissing(QStringLiteral("pdftotext")))
                parts += PdfFile(bytes).text();
        } else if (format == ReportFormat::xlsx) {
            const auto files = unzipped(bytes);
            for (auto it = files.begin(); it != files.end(); ++it)
                if (!it.key().startsWith(QStringLiteral("docProps")))
                    parts += it.key() + QLatin1Char('\n') + QString::fromUtf8(it.value());
        } else {
            parts += QString::fromUtf8(bytes);
        }
        return parts;
    };
    for (const ReportFormat format :
        {ReportFormat::csv, ReportFormat::json, ReportFormat::html, ReportFormat::pdf, ReportFormat::xlsx}) {
        const QStringList usual = [&] {
            const LocaleOf c("C.UTF-8");
            return seen(format);
        }();
        for (const char *name : kLocales) {
            const LocaleOf locale(name);
            if (locale.isMissing())
                continue;
            INFO(name << ' ' << static_cast<int>(format));
            CHECK(seen(format) == usual);
        }
        if (format == ReportFormat::xlsx)
            CHECK(usual.join(QLatin1Char('\n')).contains(QRegularExpression(QStringLiteral(" width=\"\\d+\\.\\d+\""))));
    }
}
