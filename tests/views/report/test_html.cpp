// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/report/sample_report.h"
#include "tests/support/catch.h"
#include "views/report/html_export.h"
#include "views/report/pages/report_text.h"

#include <QRegularExpression>

using namespace wattfare;
using namespace wattfare::test;

namespace {

QString htmlOf(const Report &report, const QLocale &locale = QLocale(QLocale::English))
{
    auto html = renderHtml(report, locale);
    REQUIRE(html);
    return QString::fromUtf8(*html);
}

// Start and end tags match, but for the elements that have no end.
QString firstMismatch(QString html)
{
    static const QRegularExpression code(
        QStringLiteral("<(script|style)>.*?</\\1>"), QRegularExpression::DotMatchesEverythingOption);
    html.remove(code);
    static const QRegularExpression tag(
        QStringLiteral("<(/?)([a-zA-Z][a-zA-Z0-9:]*)((?:\"[^\"]*\"|'[^']*'|[^'\">])*?)(/?)>"));
    QStringList open;
    for (auto matches = tag.globalMatch(html); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const QString name = match.captured(2).toLower();
        if (match.captured(4) == QStringLiteral("/") || name == QStringLiteral("meta") || name == QStringLiteral("br"))
            continue;
        if (match.captured(1).isEmpty()) {
            open += name;
        } else if (open.isEmpty() || open.takeLast() != name) {
            return name + QStringLiteral(" at ") + html.mid(match.capturedStart(), 60);
        }
    }
    return open.join(QLatin1Char(' '));
}

} // namespace

TEST_CASE("the page stands alone: nothing is fetched", "[report][html]")
{
    const QString html = htmlOf(sampleReport());
    for (const char *fetch :
        {"src=\"", "<link", "@import", "http-equiv=\"refresh", "fetch(", "XMLHttpRequest", "href=\"http", "url(http"})
        CHECK_FALSE(html.contains(QLatin1String(fetch)));
    CHECK(html.contains(QStringLiteral("default-src 'none'")));
    CHECK(html.contains(QStringLiteral("@media print")));
    // A head is repeated on each page, but a browser (Chromium 156) leaves the content of its buttons out there.
    CHECK(html.contains(QStringLiteral("th button{display:contents}")));
    // Heads of wide tables take lines and the first column keeps words whole; numbers stay on one line.
    CHECK(html.contains(QStringLiteral("td.n{white-space:nowrap}")));
    CHECK_FALSE(html.contains(QStringLiteral("th.n,td.n{text-align:right;white-space:nowrap}")));
    CHECK(html.contains(QStringLiteral(":lang(ko){word-break:keep-all}")));
    CHECK(html.count(QStringLiteral("<svg")) == 6);
    CHECK(html.count(QStringLiteral("<figure")) == 6);
    CHECK(firstMismatch(html).toStdString().empty());
}

TEST_CASE("the page is in the language of the report", "[report][html]")
{
    CHECK(htmlOf(sampleReport("ko"), QLocale(QLocale::Korean)).contains(QStringLiteral("<html lang=\"ko\">")));
    const QString german = htmlOf(sampleReport("de"), QLocale(QLocale::German));
    CHECK(german.contains(QStringLiteral(">2,17<")));
    CHECK(german.contains(QStringLiteral("data-v=\"2.172\"")));
}

TEST_CASE("every cell shows the formatter's digits and keeps the full number", "[report][html]")
{
    const Report report = sampleReport();
    const QLocale locale(QLocale::English);
    const QString html = htmlOf(report);
    static const QRegularExpression cells(QStringLiteral("<td([^>]*)>([^<]*)"));
    auto found = cells.globalMatch(html);
    for (const ReportTable *table : tablesOf(report)) {
        for (const auto &row : table->rows) {
            for (std::size_t c = 0; c < table->head.size(); ++c) {
                REQUIRE(found.hasNext());
                const QRegularExpressionMatch cell = found.next();
                const CellText words = cellText(row[c], &table->head[c], locale);
                CHECK(cell.captured(2) == words.value.toHtmlEscaped());
                if (words.isNumber)
                    CHECK(cell.captured(1).contains(QStringLiteral("data-v=\"")
                        + QString::fromStdString(sheetText(row[c].number)) + QLatin1Char('"')));
                else
                    CHECK_FALSE(cell.captured(1).contains(QStringLiteral("data-v")));
                if (words.missing && !words.reason.isEmpty())
                    CHECK(cell.captured(1).contains(words.reason.toHtmlEscaped()));
            }
        }
    }
    CHECK_FALSE(found.hasNext());
}

TEST_CASE("names with markup are text", "[report][html][input]")
{
    const QString html = htmlOf(hostileReport());
    CHECK_FALSE(html.contains(QStringLiteral("<script>alert")));
    CHECK_FALSE(html.contains(QStringLiteral("<img")));
    CHECK_FALSE(html.contains(QStringLiteral("<b>bold")));
    CHECK_FALSE(html.contains(QStringLiteral("<i>name")));
    CHECK(html.contains(QStringLiteral("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;")));
    CHECK(html.contains(QStringLiteral("%1 %2 %n")));
    CHECK_FALSE(html.contains(QChar(0x202E)));
    CHECK_FALSE(html.contains(QChar(u'\0')));
    CHECK(firstMismatch(html).toStdString().empty());
    Report report = sampleReport();
    report.scenarioJson = "{\"title\":\"</script><script>alert(1)</script>\"}";
    CHECK_FALSE(htmlOf(report).contains(QStringLiteral("alert(1)")));
}

TEST_CASE("gaps and empty reports say what is missing", "[report][html][input]")
{
    const QString html = htmlOf(emptyReport());
    CHECK(html.contains(QStringLiteral("No eligible benchmark")));
    CHECK(html.contains(QStringLiteral("No rows.")));
    CHECK(html.contains(QStringLiteral("No candidate has a cost.")));
    CHECK_FALSE(html.contains(QStringLiteral("NaN")));
    CHECK_FALSE(htmlOf(hostileReport()).contains(QStringLiteral("data-v=\"\"")));
    CHECK(firstMismatch(htmlOf(Report{})).isEmpty());
}

TEST_CASE("a section of the methods leads to its line in the report, where the report has one", "[report][html]")
{
    Report report = sampleReport();
    const auto cell = [](const char *words) {
        ReportCell made;
        made.text = words;
        return made;
    };
    ReportTable table;
    table.id = kMethodSectionsTable;
    table.head = {
        {{"report.method_section", {}}, "", "section", false}, {{"report.method_heading", {}}, "", "heading", false}};
    table.rows = {{cell("simulation 2.3"), cell("Cost, energy and emissions per million")}};
    const QString without = htmlOf(report);
    CHECK(without.contains(QStringLiteral("[simulation 2.3]")));
    CHECK_FALSE(without.contains(QStringLiteral("href=\"#m-")));
    for (ReportSection &section : report.sections)
        if (section.id == "method")
            section.blocks.emplace_back(table);
    const QString html = htmlOf(report);
    CHECK(html.contains(QStringLiteral("[<a href=\"#m-simulation-2.3\">simulation 2.3</a>]")));
    CHECK(html.contains(QStringLiteral("[simulation 2.1]"))); // not in the table
    static const QRegularExpression inner(QStringLiteral("href=\"#([^\"]+)\""));
    for (auto it = inner.globalMatch(html); it.hasNext();) {
        const QString target = it.next().captured(1);
        INFO(target.toStdString());
        CHECK(html.count(QStringLiteral("id=\"%1\"").arg(target)) == 1);
    }
    CHECK(firstMismatch(html).toStdString().empty());
}
