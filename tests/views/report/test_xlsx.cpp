// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/answer.h"
#include "model/report/build_report.h"
#include "model/report/report_tables.h"
#include "model/support/decimal.h"
#include "tests/model/evaluation/fixture.h"
#include "tests/model/report/sample_report.h"
#include "tests/support/catch.h"
#include "tests/views/report/pdf_reading.h"
#include "tests/views/report/zip_reading.h"
#include "views/report/pages/report_text.h"
#include "views/report/xlsx/xlsx_export.h"
#include "views/report/xlsx/xlsx_table.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace wattfare;
using namespace wattfare::test;

namespace {

QByteArray workbookOf(const Report &report, bool provenance = false)
{
    auto xlsx = renderXlsx(report, {provenance}, QLocale(QLocale::English));
    REQUIRE(xlsx);
    return *xlsx;
}

const Sheet *sheetNamed(const QList<Sheet> &sheets, const QString &begin)
{
    for (const Sheet &sheet : sheets)
        if (sheet.name.startsWith(begin))
            return &sheet;
    return nullptr;
}

} // namespace

TEST_CASE("a workbook holds every number of the tables as the same double", "[report][xlsx]")
{
    const Report report = sampleReport();
    const QList<Sheet> sheets = readWorkbook(workbookOf(report));
    QStringList names;
    for (const Sheet &sheet : sheets)
        names += sheet.name;
    CHECK(names
        == QStringList{QStringLiteral("Summary"), QStringLiteral("Charts"),
            QStringLiteral("Candidates by cost per million"), QStringLiteral("Side by side"), QStringLiteral("Method"),
            QStringLiteral("Sources"), QStringLiteral("Chart data")});
    for (const ReportTable *table : tablesOf(report)) {
        const Sheet *sheet = sheetNamed(
            sheets, wordsOf(table->title).section(QRegularExpression(QStringLiteral("[:,]")), 0, 0).left(20));
        REQUIRE(sheet);
        CHECK(sheet->frozen);
        CHECK_FALSE(sheet->hasFormula);
        const auto rows = exportTable(*table, plainWords);
        for (std::size_t r = 0; r < rows->rowCount(); ++r) {
            for (std::size_t c = 0; c < rows->columnCount(); ++c) {
                const std::pair cell(static_cast<int>(r) + 2, static_cast<int>(c)); // below title and head
                if (rows->column(c).numeric) {
                    const auto number = rows->number(r, c);
                    REQUIRE(sheet->numbers.count(cell) == (number ? 1U : 0U));
                    if (number)
                        CHECK(sheet->numbers.at(cell) == inSheet(*number));
                } else {
                    std::string text;
                    if (rows->text(r, c, text) && !text.empty() && !sheetDay(text))
                        CHECK(sheet->texts.at(cell).toStdString() == text);
                }
            }
        }
    }
    const Sheet *ranking = sheetNamed(sheets, QStringLiteral("Candidates"));
    CHECK(ranking->texts.at({0, 0}) == wordsOf(tablesOf(report).front()->title));
    CHECK(ranking->texts.at({1, 4}) == QStringLiteral("Cost per million [USD]"));
    CHECK(ranking->texts.at({1, 5}) == QStringLiteral("Cost per million, low [USD]"));
    const Sheet *sources = sheetNamed(sheets, QStringLiteral("Sources"));
    CHECK(sources->texts.at({1, 0}) == QStringLiteral("S-AWS-PRICE"));
    CHECK(sources->texts.at({4, 5}) == QStringLiteral("CC BY 4.0"));
    const Sheet *summary = sheetNamed(sheets, QStringLiteral("Summary"));
    CHECK(summary->texts.at({0, 0}).toStdString() == report.title);
    const Sheet *method = sheetNamed(sheets, QStringLiteral("Method"));
    bool formula = false;
    for (const auto &[cell, text] : method->texts)
        formula = formula || text == QStringLiteral("c = n · p · 10⁶ / q");
    CHECK(formula);
}

TEST_CASE("classes and sources become columns on request", "[report][xlsx]")
{
    const QList<Sheet> sheets = readWorkbook(workbookOf(sampleReport(), true));
    const Sheet *ranking = sheetNamed(sheets, QStringLiteral("Candidates"));
    REQUIRE(ranking);
    CHECK(ranking->texts.at({1, 5}) == QStringLiteral("Class"));
    CHECK(ranking->texts.at({2, 5}) == QStringLiteral("derived"));
    CHECK(ranking->texts.at({2, 6}) == QStringLiteral("S-AWS-PRICE"));
    CHECK(ranking->numbers.at({2, 4}) == 2.172);
}

TEST_CASE("a workbook prints on whole pages: as wide as the paper, with its head on each", "[report][xlsx]")
{
    const QMap<QString, QByteArray> files = unzipped(workbookOf(sampleReport()));
    const QByteArray book = files.value(QStringLiteral("xl/workbook.xml"));
    CHECK(book.count("_xlnm.Print_Titles") == 3); // two tables and the sources
    for (int sheet = 1; sheet <= 7; ++sheet) {
        const QByteArray xml = files.value(QStringLiteral("xl/worksheets/sheet%1.xml").arg(sheet));
        CHECK(xml.contains("orientation=\"landscape\""));
        if (xml.contains("<drawing ")) // goes on pages by its charts
            continue;
        CHECK(xml.contains("fitToPage=\"1\""));
        CHECK(xml.contains("fitToHeight=\"0\""));
    }
    // Sentences that are longer than the sheet is wide are wrapped, not cut by the edge of the paper.
    Report report = sampleReport();
    std::string words;
    for (int i = 0; i < 60; ++i)
        words += "word" + std::to_string(i) + ' ';
    report.sections.front().blocks.emplace_back(ReportText{literal(words)});
    const QByteArray summary = unzipped(workbookOf(report)).value(QStringLiteral("xl/worksheets/sheet1.xml"));
    CHECK(summary.contains("<mergeCell ref=\"A"));
    bool whole = false;
    const QList<Sheet> sheets = readWorkbook(workbookOf(report));
    for (const auto &[cell, text] : sheets.front().texts)
        whole = whole || text.contains(QStringLiteral("word59"));
    CHECK(whole);
}

TEST_CASE("names of sheets end with a word", "[report][xlsx]")
{
    Report report = sampleReport();
    const auto named = [&](const std::string &title) {
        for (ReportSection &section : report.sections)
            for (ReportBlock &block : section.blocks)
                if (auto *table = std::get_if<ReportTable>(&block)) {
                    table->title = literal(title);
                    return readWorkbook(workbookOf(report))[2].name.toStdString();
                }
        return std::string();
    };
    CHECK(named("Candidates ranked: cost per million") == "Candidates ranked");
    CHECK(named("Between the cheapest and the cleanest candidate") == "Between the cheapest and the");
    CHECK(named("并排比较，与 inf1 的比值") == "并排比较");
    CHECK(named(": odd") == "odd");
}

TEST_CASE("hostile names stay text and make valid sheets", "[report][xlsx][input]")
{
    const QByteArray bytes = workbookOf(hostileReport(), true);
    const QList<Sheet> sheets = readWorkbook(bytes);
    REQUIRE(sheets.size() == 8);
    QSet<QString> names;
    for (const Sheet &sheet : sheets) {
        CHECK_FALSE(sheet.hasFormula);
        CHECK(sheet.name.size() <= 31);
        for (const QChar c : QStringLiteral("[]:*?/\\"))
            CHECK_FALSE(sheet.name.contains(c));
        names.insert(sheet.name.toLower());
    }
    CHECK(names.size() == sheets.size());
    bool formulaText = false;
    for (const Sheet &sheet : sheets)
        for (const auto &[cell, text] : sheet.texts)
            formulaText = formulaText || text == QStringLiteral("=1+1");
    CHECK(formulaText);
    CHECK_FALSE(workbookOf(emptyReport()).isEmpty());
    CHECK_FALSE(workbookOf(Report{}).isEmpty());
}

TEST_CASE("a table beyond the limits of a worksheet is refused", "[report][xlsx][input]")
{
    struct Endless : ExportTable {
        ExportColumn only{"n", "USD", true, false, {}};
        std::size_t rowCount() const override { return 1'048'576; }
        std::size_t columnCount() const override { return 1; }
        const ExportColumn &column(std::size_t) const override { return only; }
        std::optional<double> number(std::size_t, std::size_t) const override { return 1.0; }
        bool text(std::size_t, std::size_t, std::string &) const override { return false; }
    };
    const auto xlsx = tableXlsx(Endless{}, QStringLiteral("x"));
    REQUIRE_FALSE(xlsx);
    CHECK(xlsx.error().message.id == "report.xlsx_too_large");
}

namespace {

// Figures with every digit, among them ones that differ in the last, and names that XML and cells have rules for.
struct LongTable : ExportTable {
    std::vector<ExportColumn> columns{
        {"name", "", false, false, {}}, {"price", "USD", true, false, {}}, {"count", "count", true, false, {}}};
    std::size_t rows = 20'000;

    std::size_t rowCount() const override { return rows; }
    std::size_t columnCount() const override { return columns.size(); }
    const ExportColumn &column(std::size_t column) const override { return columns[column]; }
    std::optional<double> number(std::size_t row, std::size_t column) const override
    {
        if (column == 2)
            return row % 3 == 0 ? std::nullopt : std::optional(static_cast<double>(row));
        return std::nextafter(0.1 + static_cast<double>(row) / 7.0, row % 2 == 0 ? 0.0 : 1e9);
    }
    bool text(std::size_t row, std::size_t, std::string &out) const override
    {
        static const std::vector<std::string> names{
            "inf1.2xlarge", "a & b <c>", " kept ", "line\nline", "가격", "_x0041_", "=1+1", "under_score"};
        if (row % 11 == 0)
            return false;
        out += names[row % names.size()];
        return true;
    }
};

} // namespace

TEST_CASE("a long table keeps 15 figures of each number, every name and its place", "[report][xlsx]")
{
    const LongTable table;
    const auto bytes = tableXlsx(table, QStringLiteral("long"));
    REQUIRE(bytes);
    const QList<Sheet> sheets = readWorkbook(*bytes);
    REQUIRE(sheets.size() == 1);
    CHECK(sheets[0].frozen);
    CHECK_FALSE(sheets[0].hasFormula);
    std::size_t cells = 0;
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        const int at = static_cast<int>(row) + 1;
        for (const int column : {1, 2}) {
            const auto number = table.number(row, static_cast<std::size_t>(column));
            REQUIRE(sheets[0].numbers.count({at, column}) == (number ? 1U : 0U));
            if (number)
                REQUIRE(sheets[0].numbers.at({at, column}) == parseFinite(significantText(*number, 15)));
            cells += number ? 1U : 0U;
        }
        std::string name;
        const bool named = table.text(row, 0, name);
        REQUIRE(sheets[0].texts.count({at, 0}) == (named ? 1U : 0U));
        if (named) // what a cell would read as an escape is escaped itself
            REQUIRE(QString(sheets[0].texts.at({at, 0}))
                        .replace(QStringLiteral("_x005F_"), QStringLiteral("_"))
                        .toStdString()
                == name);
    }
    CHECK(sheets[0].numbers.size() == cells);
    const QMap<QString, QByteArray> files = unzipped(*bytes);
    const QByteArray xml = files.value(QStringLiteral("xl/worksheets/sheet1.xml"));
    CHECK(xml.contains("<dimension ref=\"A1:C20001\"/>"));
    CHECK(xml.contains("<autoFilter ref=\"A1:C20001\"/>"));
    CHECK(xml.count("<row ") == 20'001);
    CHECK(xml.contains("_x005F_x0041_"));
    // Money and counts have the formats of the screen, each its own.
    static const QRegularExpression style(QStringLiteral("<c r=\"([BC])3\" s=\"(\\d+)\">"));
    QStringList styles;
    for (auto found = style.globalMatch(QString::fromUtf8(xml)); found.hasNext();)
        styles += found.next().captured(2);
    REQUIRE(styles.size() == 2);
    CHECK(styles[0] != styles[1]);
    static const QRegularExpression xf(QStringLiteral("<xf [^>]*>"));
    const QByteArray look = files.value(QStringLiteral("xl/styles.xml"));
    CHECK(styles[0].toInt() < QString::fromUtf8(look.mid(look.indexOf("<cellXfs"))).count(xf));
    CHECK(look.contains("[&gt;=1]#,##0.00"));
}

TEST_CASE("columns are named by letters", "[report][xlsx]")
{
    CHECK(columnLetters(0) == "A");
    CHECK(columnLetters(25) == "Z");
    CHECK(columnLetters(26) == "AA");
    CHECK(columnLetters(701) == "ZZ");
    CHECK(columnLetters(702) == "AAA");
    CHECK(columnLetters(16'383) == "XFD");
}

TEST_CASE("a workbook is whole or not at all: cancelled, or on a full disk", "[report][xlsx][input]")
{
    const LongTable table;
    const auto cancelled = tableXlsx(table, QStringLiteral("long"), {}, [](double done) { return done < 0.5; });
    REQUIRE_FALSE(cancelled);
    CHECK(cancelled.error().code == Error::Code::cancelled);
#ifdef Q_OS_UNIX
    LongTable longer; // a package beyond the limit below
    longer.rows = 100'000;
    struct rlimit before {
    };
    REQUIRE(getrlimit(RLIMIT_FSIZE, &before) == 0);
    struct rlimit small = before;
    small.rlim_cur = 256U * 1024U; // stands for the end of the disk
    auto *const handler = std::signal(SIGXFSZ, SIG_IGN);
    REQUIRE(setrlimit(RLIMIT_FSIZE, &small) == 0);
    const auto full = tableXlsx(longer, QStringLiteral("long"));
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    REQUIRE_FALSE(full);
    CHECK(full.error().message.id == "save.disk_full");
#endif
}

TEST_CASE("LibreOffice opens the workbook", "[.libreoffice]")
{
    if (isMissing(QStringLiteral("soffice")))
        return;
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("report.xlsx")));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(workbookOf(sampleReport()));
    file.close();
    // Sheet 3 as CSV: token 12 chooses the sheet, the cells are written as stored.
    const Ran ran = run(QStringLiteral("soffice"),
        {QStringLiteral("-env:UserInstallation=file://") + folder.filePath(QStringLiteral("profile")),
            QStringLiteral("--headless"), QStringLiteral("--convert-to"),
            QStringLiteral("csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,3"),
            QStringLiteral("--outdir"), folder.path(), file.fileName()});
    INFO(ran.output.toStdString() << ran.errors.toStdString());
    REQUIRE(ran.exitCode == 0);
    const QStringList written = QDir(folder.path()).entryList({QStringLiteral("*.csv")});
    REQUIRE(written.size() == 1);
    QFile csv(folder.filePath(written.front()));
    REQUIRE(csv.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(csv.readAll());
    CHECK(text.contains(QStringLiteral("inf1.2xlarge")));
    CHECK(text.contains(QStringLiteral("2.172")));
    CHECK(text.contains(QStringLiteral("24.816")));
}

TEST_CASE("bars of a chart carry their ranges, each of its own length", "[report][xlsx]")
{
    BarChart bars;
    bars.value.title = "Energy";
    bars.value.unit = Unit::kwh;
    for (const double value : {2.0, 5.0}) {
        ChartBar bar;
        bar.label = "bar";
        bar.value = value;
        if (value > 3) {
            bar.low = 4.5;
            bar.high = 7.0;
        }
        bars.bars.push_back(bar);
    }
    Report report = sampleReport();
    ChartSpec chart;
    chart.title = "Energy";
    chart.kind = bars;
    report.sections = {ReportSection{"charts", literal("Charts"), {ReportChart{chart}}}};
    const QByteArray xml = unzipped(workbookOf(report)).value(QStringLiteral("xl/charts/chart1.xml"));
    const qsizetype at = xml.indexOf("<c:errBars>");
    REQUIRE(at >= 0);
    const QByteArray error = xml.mid(at, xml.indexOf("</c:errBars>", at) - at);
    CHECK(error.contains("<c:errValType val=\"cust\"/>"));
    CHECK_FALSE(error.contains("<c:val val"));
    CHECK(error.contains("<c:pt idx=\"1\"><c:v>2</c:v></c:pt></c:numLit></c:plus>"));
    CHECK(error.contains("<c:pt idx=\"1\"><c:v>0.5</c:v></c:pt></c:numLit></c:minus>"));
}

TEST_CASE("a sheet too wide to be read on one page goes over several, each with its first column", "[report][xlsx]")
{
    Report report = sampleReport();
    ReportTable wide;
    wide.id = "wide";
    wide.title = literal("Wide");
    wide.rows.resize(1);
    for (int c = 0; c < 40; ++c) {
        wide.head.push_back({literal("Column"), "", "c" + std::to_string(c)});
        wide.rows.front().emplace_back().number = c;
    }
    report.sections = {ReportSection{"ranking", literal("Ranking"), {wide}}};
    bool found = false;
    const QMap<QString, QByteArray> files = unzipped(workbookOf(report));
    for (const QByteArray &xml : files)
        found = found || (xml.contains("fitToWidth=\"2\"") && xml.contains("fitToHeight=\"0\""));
    CHECK(found);
    CHECK(files.value(QStringLiteral("xl/workbook.xml")).contains("$A:$A"));
}

TEST_CASE("no chart of a workbook is cut in two where a page ends", "[report][xlsx]")
{
    const ResultsPtr results = evaluated(findPreset("layoutlm")->scenario);
    const QMap<QString, QByteArray> files = unzipped(workbookOf(buildReport(*results, answer(*results))));
    const QByteArray sheet = files.value(QStringLiteral("xl/worksheets/sheet2.xml"));
    REQUIRE(sheet.contains("<drawing "));
    CHECK_FALSE(sheet.contains("fitToPage")); // which would leave the breaks out
    static const QRegularExpression scaled(QStringLiteral("scale=\"(\\d+)\""));
    const int scale = scaled.match(QString::fromUtf8(sheet)).captured(1).toInt();
    CHECK(scale > 40);
    std::vector<int> pages{0};
    static const QRegularExpression brk(QStringLiteral("<brk id=\"(\\d+)\""));
    for (auto each = brk.globalMatch(QString::fromUtf8(sheet)); each.hasNext();)
        pages.push_back(each.next().captured(1).toInt());
    CHECK(pages.size() > 1);
    static const QRegularExpression rows(QStringLiteral("<xdr:row>(\\d+)</xdr:row>"));
    auto each = rows.globalMatch(QString::fromUtf8(files.value(QStringLiteral("xl/drawings/drawing1.xml"))));
    while (each.hasNext()) {
        const int first = each.next().captured(1).toInt();
        REQUIRE(each.hasNext());
        const int last = each.next().captured(1).toInt();
        const auto page = std::upper_bound(pages.begin(), pages.end(), first);
        CHECK((page == pages.end() || last < *page));
        CHECK((last - *(page - 1)) * scale < 53 * 65); // rows of A4 at 65 per cent
    }
}
