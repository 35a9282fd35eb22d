// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/report_json.h"
#include "tests/model/report/sample_report.h"
#include "tests/support/catch.h"
#include "views/report/html_export.h"
#include "views/report/pages/report_options.h"
#include "views/report/pages/report_text.h"
#include "views/report/pdf/pdf_export.h"
#include "views/report/source_export.h"
#include "views/words/currency.h"

#include <QFile>
#include <QRegularExpression>

#include <array>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// Compares with tests/data/golden/NAME; WATTFARE_UPDATE_GOLDEN=1 writes it anew.
void checkGolden(const QString &name, const QByteArray &found)
{
    QFile file(QStringLiteral(WATTFARE_SOURCE_DIR "/tests/data/golden/") + name);
    if (qEnvironmentVariableIntValue("WATTFARE_UPDATE_GOLDEN") == 1) {
        REQUIRE(file.open(QIODevice::WriteOnly));
        REQUIRE(file.write(found) == found.size());
        return;
    }
    REQUIRE(file.open(QIODevice::ReadOnly));
    const QByteArray expected = file.readAll();
    if (found != expected) {
        const QList<QByteArray> a = found.split('\n'), b = expected.split('\n');
        for (qsizetype i = 0; i < std::max(a.size(), b.size()); ++i)
            if (a.value(i) != b.value(i)) {
                FAIL(name.toStdString() << ":" << i + 1 << "\n  found    " << a.value(i).toStdString()
                                        << "\n  expected " << b.value(i).toStdString());
                break;
            }
    }
    CHECK(found == expected);
}

ReportSettings settingsFor(ReportFormat format)
{
    ReportSettings settings;
    settings.format = format;
    return settings;
}

class SmallSource : public TableSource
{
public:
    SmallSource()
    {
        m_columns.resize(3);
        m_columns[0].id = QStringLiteral("pin");
        m_columns[0].kind = TableColumn::Kind::boolean;
        m_columns[0].pin = true;
        m_columns[1].id = QStringLiteral("name");
        m_columns[2].id = QStringLiteral("usd_per_million");
        m_columns[2].unit = Unit::usd;
        m_columns[2].kind = TableColumn::Kind::number;
        m_columns[2].classMarkers = true;
    }
    qsizetype rowCount() const override { return 4; }
    int columnCount() const override { return 3; }
    const TableColumn &column(int column) const override { return m_columns[static_cast<std::size_t>(column)]; }
    std::optional<double> number(qsizetype row, int) const override
    {
        return row == 2 ? std::nullopt : std::optional<double>(1.0 / static_cast<double>(row + 3));
    }
    QString text(qsizetype row, int) const override { return row == 3 ? QString() : QStringLiteral("=n%1").arg(row); }
    std::optional<FigureClass> figureClass(qsizetype, int) const override { return FigureClass::measured; }
    QString missingReason(qsizetype, int) const override { return QStringLiteral("no price"); }

private:
    std::vector<TableColumn> m_columns;
};

} // namespace

TEST_CASE("settings survive as JSON, and damaged ones fall back", "[report][settings]")
{
    ReportSettings settings;
    settings.title = QStringLiteral("Prüfung \"한국어\"");
    settings.author = QStringLiteral("A");
    settings.sections = {QStringLiteral("ranking"), QStringLiteral("answer")};
    settings.paper = PaperSize::letter;
    settings.format = ReportFormat::xlsx;
    settings.provenance = true;
    CHECK(readSettings(writeSettings(settings)) == settings);
    CHECK(readSettings({}) == ReportSettings{});
    CHECK(readSettings("not json") == ReportSettings{});
    CHECK(readSettings("{\"paper\": 7, \"format\": \"exe\", \"sections\": [1, \"a\", \"a\", \"\"]}").sections
        == QStringList{QStringLiteral("a")});
    CHECK(formatOfSuffix(QStringLiteral("a.b.PDF")) == ReportFormat::pdf);
    CHECK(formatOfSuffix(QStringLiteral("x.htm")) == ReportFormat::html);
    CHECK_FALSE(formatOfSuffix(QStringLiteral("pdf")));
    CHECK_FALSE(formatOfSuffix(QStringLiteral("x.doc")));
    CHECK(defaultPaper(QLocale(QLocale::English, QLocale::UnitedStates)) == PaperSize::letter);
    CHECK(defaultPaper(QLocale(QLocale::German, QLocale::Germany)) == PaperSize::a4);
}

TEST_CASE("settings choose title and sections", "[report][settings]")
{
    const Report report = sampleReport();
    ReportSettings settings;
    CHECK(applySettings(report, settings).sections.size() == report.sections.size());
    settings.title = QStringLiteral("  Mine ");
    settings.sections = {QStringLiteral("charts"), QStringLiteral("gone"), QStringLiteral("answer")};
    const Report chosen = applySettings(report, settings);
    CHECK(chosen.title == "Mine");
    REQUIRE(chosen.sections.size() == 2);
    CHECK(chosen.sections[0].id == "charts");
    // A typed title takes the place of a bundled one, and of its words.
    Report bundled = report;
    bundled.titleWords = {"report.title_changed", {"preset.layoutlm"}};
    CHECK(reportTitle(bundled) == QStringLiteral("LayoutLM at 1,000,000 inferences an hour (changed)"));
    CHECK(reportTitle(applySettings(bundled, settings)) == QStringLiteral("Mine"));
}

TEST_CASE("settings of a report are kept beside what a scenario keeps of the views", "[report]")
{
    CHECK_FALSE(rememberedSettings(""));
    CHECK_FALSE(rememberedSettings("{\"charts\":{}}"));
    CHECK_FALSE(rememberedSettings("{\"report\":3}"));
    ReportSettings settings = settingsFor(ReportFormat::xlsx);
    settings.title = QStringLiteral("For Friday");
    settings.sections = QStringList{QStringLiteral("sources"), QStringLiteral("answer")};
    const std::string kept = withSettings("{\"charts\":{\"x\":1}}", settings);
    CHECK(kept.find("\"charts\":{\"x\":1}") != std::string::npos);
    REQUIRE(rememberedSettings(kept));
    CHECK(*rememberedSettings(kept) == settings);
}

TEST_CASE("a known suffix tells the format, another name gets that of the format chosen", "[report]")
{
    constexpr std::array kTables{ReportFormat::csv, ReportFormat::xlsx};
    const auto named = [&](const char *typed, ReportFormat chosen) {
        const NamedFile file = namedFile(QString::fromUtf8(typed), chosen, kTables);
        return file.path.toStdString() + ' ' + formatSuffix(file.format).toStdString();
    };
    CHECK(named("/a/b.csv", ReportFormat::csv) == "/a/b.csv csv");
    CHECK(named("/a/b.XLSX", ReportFormat::csv) == "/a/b.XLSX xlsx");
    CHECK(named("/a/b", ReportFormat::csv) == "/a/b.csv csv");
    CHECK(named("/a/v1.2", ReportFormat::xlsx) == "/a/v1.2.xlsx xlsx");
    CHECK(named("/a/b.pdf", ReportFormat::csv) == "/a/b.pdf.csv csv"); // no table of that format
}

TEST_CASE("one call renders every format", "[report]")
{
    const Report report = sampleReport();
    const QLocale locale(QLocale::English);
    CHECK(looksLikePdf(renderReport(report, settingsFor(ReportFormat::pdf), locale).value()));
    CHECK(renderReport(report, settingsFor(ReportFormat::html), locale).value().startsWith("<!DOCTYPE html>"));
    CHECK(renderReport(report, settingsFor(ReportFormat::xlsx), locale).value().startsWith("PK"));
    CHECK(renderReport(report, settingsFor(ReportFormat::csv), locale).value().startsWith("instance,"));
    CHECK(renderReport(report, settingsFor(ReportFormat::json), locale).value().startsWith("{"));
    Report none = report;
    none.sections.clear();
    const auto csv = renderReport(none, settingsFor(ReportFormat::csv), locale);
    REQUIRE_FALSE(csv);
    CHECK(csv.error().message.id == "report.no_table");
}

TEST_CASE("CSV, JSON and HTML of the sample are as they were reviewed", "[report][golden]")
{
    const Report report = sampleReport("en", 14);
    const QLocale locale(QLocale::English);
    ReportSettings settings = settingsFor(ReportFormat::csv);
    settings.provenance = true;
    checkGolden(QStringLiteral("report_sample.csv"), renderReport(report, settings, locale).value());
    checkGolden(
        QStringLiteral("report_sample.json"), renderReport(report, settingsFor(ReportFormat::json), locale).value());
    QString html = QString::fromUtf8(renderReport(report, settingsFor(ReportFormat::html), locale).value());
    static const QRegularExpression pictures(
        QStringLiteral("<svg.*?</svg>"), QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression style(
        QStringLiteral("<style>.*?</style>"), QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression label(QStringLiteral("aria-label=\"[^\"]*\""));
    html.replace(pictures, QStringLiteral("<svg/>"))
        .replace(style, QStringLiteral("<style/>"))
        .replace(label, QString());
    checkGolden(QStringLiteral("report_sample.html"), html.toUtf8());
}

TEST_CASE("a table of the window exports its rows and columns in its order", "[report][csv]")
{
    const auto source = std::make_shared<SmallSource>();
    CHECK(allColumns(*source) == std::vector<int>{1, 2});
    CHECK(csvText(*exportTable(source, {3, 0, 2}, {2, 1})).value()
        == "usd_per_million [USD],name\r\n0.166666666666667,\r\n0.333333333333333,'=n0\r\n,'=n2\r\n");
    CHECK(csvText(*exportTable(source, allRows(*source), {1, 2}), {true, false})
              .value()
              .substr(0, 80)
              .find("usd_per_million class")
        != std::string::npos);
    // The digits are those of copy and tooltip.
    const auto all = csvText(*exportTable(source, allRows(*source), {2})).value();
    for (qsizetype row = 0; row < source->rowCount(); ++row)
        CHECK(QString::fromStdString(all).split(QStringLiteral("\r\n"))[row + 1].remove(QLatin1Char('"'))
            == source->exported(row, 2));
}

TEST_CASE(
    "an exported table is in the currency that is shown, with USD beside it on request", "[report][csv][currency]")
{
    const auto source = std::make_shared<SmallSource>();
    std::unique_ptr<ExportTable> alone, beside;
    {
        const CurrencyScope euro({"EUR", 0.5, Date::parse("2026-07-01")});
        alone = exportTable(source, {3, 2}, {2, 1});
        beside = exportTable(source, {3, 2}, {2, 1}, {}, true, true);
    }
    // Written on threads that know of no currency.
    CHECK(csvText(*alone).value()
        == "eur_per_million [EUR at 0.5 per USD of 2026-07-01],name\r\n0.0833333333333333,\r\n,'=n2\r\n");
    CHECK(csvText(*beside).value()
        == "eur_per_million [EUR at 0.5 per USD of 2026-07-01],eur_per_million_shown,usd_per_million [USD],name\r\n"
           "0.0833333333333333,0.0833,0.166666666666667,\r\n,,,'=n2\r\n");
    CHECK(csvText(*exportTable(source, {3}, {2}, {}, false, true)).value()
        == "usd_per_million [USD]\r\n0.166666666666667\r\n");
}

TEST_CASE("exported numbers are the formatter's: JSON the exact ones, CSV those of 15 figures", "[report][csv]")
{
    for (const double value : {0.0, -0.0, 1.0, 0.1, 1e-7, 123456789.0, 1e15, 1e22, 2.172, -3.5e-5,
             1.7976931348623157e308, 5e-324, 1e-6, 999999999999999.0}) {
        std::string text;
        appendNumber(text, value);
        CHECK(text == format::exported(value).toStdString());
        text.clear();
        appendSheetNumber(text, value);
        CHECK(text == sheetText(value));
    }
}
