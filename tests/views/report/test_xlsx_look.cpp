// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/build_report.h"
#include "model/report/report_tables.h"
#include "model/support/date.h"
#include "model/workload/document.h"
#include "tests/model/evaluation/fixture.h"
#include "tests/model/report/sample_report.h"
#include "tests/support/catch.h"
#include "tests/views/report/zip_reading.h"
#include "views/charts/chart_render.h"
#include "views/report/pages/report_text.h"
#include "views/report/xlsx/xlsx_export.h"
#include "views/report/xlsx/xlsx_workbook.h"
#include "views/words/messages.h"

#include <QRegularExpression>

#include <array>
#include <set>

using namespace wattfare;
using namespace wattfare::test;

namespace {

QByteArray bookOf(const Report &report)
{
    auto xlsx = renderXlsx(report, {}, QLocale(QLocale::English));
    REQUIRE(xlsx);
    return *xlsx;
}

Report reportOfPreset(const char *id)
{
    const auto results = evaluated(findPreset(id)->scenario);
    ReportOptions options;
    options.trajectories = 2000;
    return buildReport(*results, answer(*results), options);
}

QString allCharts(const QMap<QString, QByteArray> &files)
{
    QString all;
    for (auto file = files.begin(); file != files.end(); ++file)
        if (file.key().startsWith(QStringLiteral("xl/charts/chart")))
            all += QString::fromUtf8(file.value());
    return all;
}

// Number formats by the number of a style.
QStringList formatsOf(const QMap<QString, QByteArray> &files)
{
    QMap<QString, QString> codes;
    QStringList formats;
    bool cells = false;
    QXmlStreamReader xml(files.value(QStringLiteral("xl/styles.xml")));
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.name() == QLatin1String("cellXfs"))
            cells = xml.isStartElement();
        if (!xml.isStartElement())
            continue;
        const auto attribute = [&](const char *name) { return xml.attributes().value(QLatin1String(name)).toString(); };
        if (xml.name() == QLatin1String("numFmt"))
            codes[attribute("numFmtId")] = attribute("formatCode");
        else if (cells && xml.name() == QLatin1String("xf"))
            formats += codes.value(attribute("numFmtId"));
    }
    return formats;
}

std::array<int, 4> rangeOf(const QString &range) // first row and column, last row and column
{
    const auto first = cellOf(range.section(QLatin1Char(':'), 0, 0));
    const auto last = cellOf(range.section(QLatin1Char(':'), 1, 1));
    return {first.first, first.second, last.first, last.second};
}

} // namespace

TEST_CASE("a workbook has the charts of its report, which refer to cells and say what they are", "[report][xlsx]")
{
    for (const Report &report :
        {sampleReport(), reportOfPreset("bert-large-spot"), reportOfPreset("layoutlm"), reportOfPreset("hpc-fp64")}) {
        INFO(report.title);
        const QMap<QString, QByteArray> files = unzipped(bookOf(report));
        int charts = 0;
        for (const ReportSection &section : report.sections)
            for (const ReportBlock &block : section.blocks)
                if (const auto *chart = std::get_if<ReportChart>(&block); chart && !chartIsEmpty(chart->chart)) {
                    const QString xml
                        = QString::fromUtf8(files.value(QStringLiteral("xl/charts/chart%1.xml").arg(++charts)));
                    INFO(chart->chart.id);
                    CHECK(xml.contains(QStringLiteral("<c:ser>")));
                    // A title and the axes.
                    CHECK(xml.contains(text(chart->chart.title)
                                           .toHtmlEscaped()
                                           .replace(QStringLiteral("&quot;"), QStringLiteral("\""))));
                    CHECK(xml.contains(QStringLiteral("'Chart data'!$")));
                    CHECK(xml.count(QStringLiteral("<c:valAx>")) >= 1);
                    if (const auto *scatter = std::get_if<ScatterChart>(&chart->chart.kind)) {
                        CHECK(xml.contains(QStringLiteral("<c:scatterChart>")));
                        CHECK(xml.count(QStringLiteral("<c:logBase val=\"10\"/>"))
                            == int(scatter->x.logarithmic) + int(scatter->y.logarithmic));
                        CHECK(xml.count(QStringLiteral("<c:title>")) == 3); // its own and that of each axis
                    }
                    if (std::holds_alternative<BarChart>(chart->chart.kind))
                        CHECK(xml.contains(QStringLiteral("<c:barChart>")));
                }
        CHECK(charts > 3);
        CHECK(allCharts(files).count(QStringLiteral("<c:chart>")) == charts);
        const QString drawing = QString::fromUtf8(files.value(QStringLiteral("xl/drawings/drawing1.xml")));
        static const QRegularExpression described(QStringLiteral("descr=\"[^\"]{12,}\""));
        CHECK(drawing.count(described) == charts);
    }
}

TEST_CASE("every series of a chart takes its numbers from cells that have numbers", "[report][xlsx]")
{
    const QByteArray book = bookOf(reportOfPreset("bert-large-spot"));
    const QList<Sheet> sheets = readWorkbook(book);
    const Sheet &data = sheets.back();
    REQUIRE(data.name == QStringLiteral("Chart data"));
    static const QRegularExpression formula(
        QStringLiteral("<c:(val|yVal|xVal)><c:numRef><c:f>'Chart data'!([^<]*)</c:f>"));
    int references = 0;
    for (auto found = formula.globalMatch(allCharts(unzipped(book))); found.hasNext();) {
        const auto [row, column, lastRow, lastColumn]
            = rangeOf(found.next().captured(2).remove(QLatin1Char('$')).append(QStringLiteral(":")));
        ++references;
        CHECK(column == (lastColumn < 0 ? column : lastColumn));
        bool any = false;
        for (int r = row; r <= std::max(row, lastRow); ++r) {
            any = any || data.numbers.count({r, column}) > 0;
            CHECK(data.texts.count({r, column}) == 0);
        }
        CHECK(any);
    }
    CHECK(references > 20);
}

TEST_CASE("days are dates in a workbook, in the form of ISO 8601", "[report][xlsx]")
{
    CHECK(sheetDay("1970-01-01") == 25'569.0);
    CHECK(sheetDay("2026-07-20") == 46'223.0);
    for (const char *none : {"", "2026-02-30", "2026-07", "1899-12-31", "2026-07-20T09:00:00Z", "drv-1"})
        CHECK_FALSE(sheetDay(none));
    const Report report = reportOfPreset("bert-large-spot");
    const QByteArray book = bookOf(report);
    const QStringList formats = formatsOf(unzipped(book));
    const QList<Sheet> sheets = readWorkbook(book);
    std::size_t dates = 0;
    for (const Sheet &sheet : sheets) {
        for (const auto &[cell, words] : sheet.texts)
            CHECK_FALSE(sheetDay(words.toStdString()));
        for (const auto &[cell, number] : sheet.numbers)
            if (formats.value(sheet.styles.at(cell)) == QStringLiteral("yyyy-mm-dd")) {
                CHECK(number > 40'000); // after 2009
                CHECK(number < 60'000);
                ++dates;
            }
    }
    CHECK(dates > 20);
    // The table of Explore is written the same way.
    struct Days : ExportTable {
        ExportColumn only{"price_date", "", false, false, {}};
        std::size_t rowCount() const override { return 1; }
        std::size_t columnCount() const override { return 1; }
        const ExportColumn &column(std::size_t) const override { return only; }
        std::optional<double> number(std::size_t, std::size_t) const override { return {}; }
        bool text(std::size_t, std::size_t, std::string &out) const override
        {
            out += "2026-07-20";
            return true;
        }
    };
    const auto table = tableXlsx(Days{}, QStringLiteral("days"));
    REQUIRE(table);
    const Sheet days = readWorkbook(*table).front();
    CHECK(days.numbers.at({1, 0}) == 46'223.0);
    CHECK(formatsOf(unzipped(*table)).value(days.styles.at({1, 0})) == QStringLiteral("yyyy-mm-dd"));
}

TEST_CASE("counts have no decimals in a workbook, what is measured keeps its own", "[report][xlsx]")
{
    struct Counts : ExportTable {
        std::array<ExportColumn, 2> columns{
            ExportColumn{"instances", "", true, false, {}}, ExportColumn{"power", "W", true, false, {}}};
        std::size_t rowCount() const override { return 2; }
        std::size_t columnCount() const override { return 2; }
        const ExportColumn &column(std::size_t c) const override { return columns[c]; }
        std::optional<double> number(std::size_t row, std::size_t c) const override
        {
            return c == 0 ? (row == 0 ? 4.0 : 12.0) : (row == 0 ? 4.0 : 12.5);
        }
        bool text(std::size_t, std::size_t, std::string &) const override { return false; }
    };
    const auto table = tableXlsx(Counts{}, QStringLiteral("counts"));
    REQUIRE(table);
    const Sheet sheet = readWorkbook(*table).front();
    const QStringList formats = formatsOf(unzipped(*table));
    for (const int row : {1, 2}) {
        CHECK(formats.value(sheet.styles.at({row, 0})) == QStringLiteral("#,##0"));
        CHECK(formats.value(sheet.styles.at({row, 1})).endsWith(QStringLiteral("#,##0.00##")));
    }
}

TEST_CASE("no two cells of a workbook stand on one address, and nothing runs into its neighbour", "[report][xlsx]")
{
    std::string note;
    for (int i = 0; i < 60; ++i)
        note += "note" + std::to_string(i) + ' ';
    Report sample = sampleReport();
    for (ReportSection &section : sample.sections)
        for (ReportBlock &block : section.blocks)
            if (auto *table = std::get_if<ReportTable>(&block)) {
                table->notes.push_back({"report.literal", {note}});
                table->rows.front().back() = ReportCell{};
                table->rows.front().back().reason = {"report.literal", {note}};
            }
    for (const Report &report :
        {sample, hostileReport(), reportOfPreset("bert-large-spot"), reportOfPreset("layoutlm")}) {
        INFO(report.title);
        const QByteArray book = bookOf(report);
        const QMap<QString, QByteArray> files = unzipped(book);
        int number = 0;
        for (const Sheet &sheet : readWorkbook(book)) {
            const QString xml
                = QString::fromUtf8(files.value(QStringLiteral("xl/worksheets/sheet%1.xml").arg(++number)));
            INFO(sheet.name.toStdString());
            CHECK(sheet.twice.isEmpty());
            std::set<std::pair<int, int>> covered;
            for (const QString &range : sheet.merged) {
                const auto [row, column, lastRow, lastColumn] = rangeOf(range);
                CHECK(row == lastRow);
                for (int c = column; c <= lastColumn; ++c) {
                    CHECK(covered.insert({row, c}).second);
                    if (c > column) // what another cell covers says nothing of its own
                        CHECK(sheet.texts.count({row, c}) + sheet.numbers.count({row, c}) == 0);
                }
            }
            // Widths of columns in digits; words longer than theirs have a higher row, a cell over several columns, or
            // no neighbour.
            std::map<int, double> widths;
            static const QRegularExpression col(
                QStringLiteral("<col min=\"(\\d+)\" max=\"(\\d+)\" width=\"([\\d.]+)\""));
            for (auto found = col.globalMatch(xml); found.hasNext();) {
                const auto match = found.next();
                for (int c = match.captured(1).toInt(); c <= match.captured(2).toInt(); ++c)
                    widths[c - 1] = match.captured(3).toDouble();
            }
            std::set<int> high;
            static const QRegularExpression row(QStringLiteral("<row r=\"(\\d+)\"[^>]*? ht=\"([\\d.]+)\""));
            for (auto found = row.globalMatch(xml); found.hasNext();) {
                const auto match = found.next();
                if (match.captured(2).toDouble() > 20)
                    high.insert(match.captured(1).toInt() - 1);
            }
            for (const auto &[cell, words] : sheet.texts) {
                const auto next = std::pair(cell.first, cell.second + 1);
                const bool neighbour = sheet.texts.count(next) + sheet.numbers.count(next) > 0;
                if (neighbour && !high.count(cell.first)) {
                    INFO(words.toStdString());
                    CHECK(double(words.size()) <= (widths.count(cell.second) ? widths[cell.second] : 9.14) + 1);
                }
            }
        }
    }
}
