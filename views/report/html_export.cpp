// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/html_export.h"

#include "model/report/table_export.h"
#include "views/charts/chart_render.h"
#include "views/report/pages/page_style.h"
#include "views/report/pages/report_text.h"
#include "views/words/currency.h"
#include "views/words/figure_class.h"
#include "views/words/languages.h"
#include "views/words/messages.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <set>

namespace wattfare {

namespace {

constexpr char kStyle[] = R"css(
:root{--text:#111827;--second:#4b5563;--hair:#d1d5db;--accent:#2563eb;--best:#e3eaf8;--note:#f6f1e7}
*{box-sizing:border-box}
body{margin:0 auto;padding:48px 32px 96px;max-width:1080px;color:var(--text);background:#fff;
font:15px/1.55 "Noto Sans","Noto Sans CJK KR","Noto Sans CJK SC","Segoe UI",system-ui,sans-serif}
header h1{font-size:32px;line-height:1.2;margin:0 0 12px;text-wrap:balance}
.question{font-size:18px;color:var(--second);margin:0 0 28px;max-width:46em}
.lead{font-size:19px;line-height:1.45;border-left:4px solid var(--accent);padding:2px 0 2px 16px;margin:16px 0}
h2{font-size:22px;margin:56px 0 12px;padding-bottom:8px;border-bottom:1px solid var(--hair)}
h2 .no{color:var(--accent);margin-right:14px}
h3{font-size:16px;margin:32px 0 8px}
nav ol{columns:2;padding-left:22px;margin:8px 0}nav a,a{color:var(--accent);text-decoration:none}a:hover{text-decoration:underline}
.note,.foot,figcaption{font-size:13px;color:var(--second)}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(170px,1fr));gap:24px;margin:24px 0}
.tile{border-top:2px solid var(--text);padding-top:8px}.tile b{font-size:26px;line-height:1.2;margin-right:6px}
.tile span{color:var(--second)}.tile div{font-size:13px;color:var(--second)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:14px;font-variant-numeric:tabular-nums lining-nums}
caption{text-align:left;font-weight:600;font-size:16px;padding:24px 0 8px}
th,td{text-align:left;vertical-align:top;padding:6px 14px 6px 0;border-bottom:1px solid var(--hair)}
thead th{border-top:2px solid var(--text);border-bottom:1px solid var(--text);vertical-align:bottom;line-height:1.3}
th.n,td.n{text-align:right}td.n{white-space:nowrap}th:first-child,td:first-child{min-width:9em}:lang(ko){word-break:keep-all}
th button{all:unset;cursor:pointer;font-weight:600}th button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
th[aria-sort=ascending] button::after{content:" \2191"}th[aria-sort=descending] button::after{content:" \2193"}
th small,td small{display:block;font-weight:400;font-size:12px;color:var(--second)}
td .u,td .m{font-size:12px;color:var(--second);margin-left:4px}
td.best{font-weight:600;background:var(--best)}td.mark{background:var(--note)}.gap{color:var(--second)}
dl{display:grid;grid-template-columns:minmax(140px,1fr) 2fr;margin:16px 0;border-top:2px solid var(--text)}
dt,dd{margin:0;padding:6px 12px 6px 0;border-bottom:1px solid var(--hair);overflow-wrap:anywhere}dt{color:var(--second)}
figure{margin:32px 0}figure svg{width:100%;height:auto;display:block}
.formula{border-left:3px solid var(--hair);padding:2px 0 2px 14px;margin:14px 0}.formula code{font:inherit;font-size:16px}
.formula small{float:right;color:var(--second)}
.tree,.tree ul{list-style:none;margin:0;padding:0}.tree ul{padding-left:22px;border-left:1px solid var(--hair);margin-left:4px}
.tree li{padding:6px 0}.tree .v{float:right;font-variant-numeric:tabular-nums;padding-left:16px}
.tree small{display:block;color:var(--second);overflow-wrap:anywhere}
.sources li{margin:0 0 12px}.sources small{display:block;color:var(--second);overflow-wrap:anywhere}
footer{margin-top:64px;padding-top:12px;border-top:1px solid var(--hair);font-size:13px;color:var(--second)}
@media print{@page{margin:18mm 16mm}body{padding:0;max-width:none;font-size:10pt}a{color:inherit}
h2,h3,caption{break-after:avoid}tr,figure,.tile,.formula,.sources li{break-inside:avoid}thead{display:table-header-group}
table{font-size:8pt}th,td{padding:3pt 7pt 3pt 0}th:first-child,td:first-child{min-width:7em}
table:not(:has(tbody tr:nth-child(9))){break-inside:avoid}tbody tr:first-child{break-before:avoid}th small,td small,td .u,td .m{font-size:7pt}
nav,.scenario{display:none}th button{display:contents}.scroll{overflow:visible}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
)css";

// Sorts by the full number behind a cell, or by its text; what is missing stays last.
constexpr char kScript[] = R"js(
document.querySelectorAll('table.sortable').forEach(function(t){t.querySelectorAll('th button').forEach(function(b){
b.addEventListener('click',function(){var th=b.parentNode,i=th.cellIndex,up=th.getAttribute('aria-sort')!=='ascending',body=t.tBodies[0];
t.querySelectorAll('th').forEach(function(h){h.removeAttribute('aria-sort')});th.setAttribute('aria-sort',up?'ascending':'descending');
var key=function(r){var c=r.cells[i],v=c.dataset.v;return v===undefined?(c.dataset.t||null):Number(v)};
Array.from(body.rows).map(function(r,n){return{r:r,k:key(r),n:n}}).sort(function(a,c){if(a.k===null||c.k===null)
return(a.k===null)-(c.k===null)||a.n-c.n;var d=typeof a.k==='number'&&typeof c.k==='number'?a.k-c.k:String(a.k).localeCompare(String(c.k));
return(up?d:-d)||a.n-c.n}).forEach(function(o){body.appendChild(o.r)})})})});
)js";

QSize chartSize(const ChartSpec &chart)
{
    const auto rows
        = [](std::size_t count) { return QSize(960, std::clamp(120 + static_cast<int>(count) * 30, 200, 1400)); };
    if (const auto *bars = std::get_if<BarChart>(&chart.kind))
        return rows(bars->bars.size());
    if (const auto *stacked = std::get_if<StackedBarChart>(&chart.kind))
        return rows(stacked->bars.size() + 1);
    if (const auto *tornado = std::get_if<TornadoChart>(&chart.kind))
        return rows(tornado->bars.size() + 1);
    if (const auto *heat = std::get_if<HeatMapChart>(&chart.kind))
        return rows(heat->rows.size());
    if (const auto *timeline = std::get_if<TimelineChart>(&chart.kind))
        return rows(timeline->rows.size());
    if (const auto *decision = std::get_if<DecisionChart>(&chart.kind))
        return {960, decision->panels.size() > 1 ? 800 : 560};
    return {960, 480};
}

class HtmlWriter
{
public:
    HtmlWriter(const Report &report, const QLocale &locale, const HtmlCharts &charts)
        : m_report(report)
        , m_locale(locale)
        , m_pictures(charts)
    {
    }

    QByteArray run()
    {
        for (const ReportTable *table : tablesOf(m_report))
            if (table->id == kMethodSectionsTable)
                for (const std::vector<ReportCell> &row : table->rows)
                    m_listed.insert(row.front().text);
        head();
        int number = 0;
        for (const ReportSection &section : m_report.sections) {
            ++number;
            m_out += QStringLiteral("<section id=\"s%1\">\n<h2><span class=\"no\">%1</span>").arg(number);
            escaped(sectionTitle(section));
            m_out += QStringLiteral("</h2>\n");
            for (const ReportBlock &block : section.blocks)
                std::visit(*this, block);
            m_out += QStringLiteral("</section>\n");
        }
        foot();
        return m_out.toUtf8();
    }

    void operator()(const ReportText &block)
    {
        const QString words
            = printable(text(block.message), true).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
        switch (block.style) {
        case ReportText::Style::lead:
            m_out += QStringLiteral("<p class=\"lead\">") + words + QStringLiteral("</p>\n");
            break;
        case ReportText::Style::heading: m_out += QStringLiteral("<h3>") + words + QStringLiteral("</h3>\n"); break;
        case ReportText::Style::bullet:
            m_out += QStringLiteral("<ul><li>") + words + QStringLiteral("</li></ul>\n");
            break;
        case ReportText::Style::note:
            m_out += QStringLiteral("<p class=\"note\">") + words + QStringLiteral("</p>\n");
            break;
        case ReportText::Style::paragraph: m_out += QStringLiteral("<p>") + words + QStringLiteral("</p>\n"); break;
        }
    }

    void operator()(const ReportTable &table)
    {
        m_out += QStringLiteral("<div class=\"scroll\"><table class=\"sortable\">\n");
        if (!table.title.id.empty())
            element(QStringLiteral("caption"), wordsOf(table.title));
        m_out += QStringLiteral("<thead><tr>");
        for (const ReportTable::Head &head : table.head) {
            if (head.machineOnly)
                continue;
            m_out += head.numeric ? QStringLiteral("<th scope=\"col\" class=\"n\"><button>")
                                  : QStringLiteral("<th scope=\"col\"><button>");
            escaped(headText(head));
            m_out += QStringLiteral("</button>");
            if (const QString unit = unitText(head.unit); !unit.isEmpty())
                element(QStringLiteral("small"), unit);
            m_out += QStringLiteral("</th>");
        }
        m_out += QStringLiteral("</tr></thead>\n<tbody>\n");
        for (const std::vector<ReportCell> &row : table.rows) {
            if (table.id == kMethodSectionsTable)
                m_out += QStringLiteral("<tr id=\"%1\">").arg(sectionAnchor(row.front().text));
            else
                m_out += QStringLiteral("<tr>");
            for (std::size_t c = 0; c < table.head.size(); ++c)
                if (!table.head[c].machineOnly)
                    tableCell(c < row.size() ? row[c] : ReportCell{}, table.head[c]);
            m_out += QStringLiteral("</tr>\n");
        }
        m_out += QStringLiteral("</tbody></table></div>\n");
        if (table.rows.empty())
            paragraph(reportWords(QT_TRANSLATE_NOOP("Report", "No rows.")), "note");
        for (const Message &note : table.notes)
            paragraph(wordsOf(note), "note");
    }

    void operator()(const ReportChart &block)
    {
        ++m_charts;
        const ChartSpec &chart = block.chart;
        if (chartIsEmpty(chart)) {
            element(QStringLiteral("h3"), printable(text(chart.title)));
            paragraph(chart.empty.empty()
                    ? reportWords(QT_TRANSLATE_NOOP("Report", "There is nothing to draw: every figure is missing."))
                    : printable(text(chart.empty)),
                "note");
            return;
        }
        m_out += QStringLiteral("<figure role=\"img\" aria-label=\"");
        escaped(printable(chartAltText(chart)));
        m_out += QStringLiteral("\">");
        m_out += inlineSvg(m_pictures.picture(chart));
        m_out += QStringLiteral("</figure>\n");
    }

    void operator()(const ReportDerivation &block)
    {
        element(QStringLiteral("h3"), block.title.id.empty() ? derivationName(block.derivation) : wordsOf(block.title));
        m_out += QStringLiteral("<ul class=\"tree\">");
        node(block.derivation);
        m_out += QStringLiteral("</ul>\n");
    }

    void operator()(const ReportKeyValues &block)
    {
        if (block.style == ReportKeyValues::Style::tiles) {
            m_out += QStringLiteral("<div class=\"tiles\">");
            for (const auto &[name, cell] : block.rows)
                tile(name, cell);
            m_out += QStringLiteral("</div>\n");
            return;
        }
        m_out += QStringLiteral("<dl>");
        for (const auto &[name, cell] : block.rows) {
            const CellText words = cellText(cell, nullptr, m_locale);
            element(QStringLiteral("dt"), wordsOf(name));
            m_out += words.missing ? QStringLiteral("<dd class=\"gap\">") : QStringLiteral("<dd>");
            escaped(cellLine(words));
            if (words.missing && !words.reason.isEmpty())
                escaped(QStringLiteral(" ") + words.reason);
            if (cell.figureClass && !words.missing)
                m_out += QStringLiteral(" <span class=\"note\">") + classMarker(*cell.figureClass).toHtmlEscaped()
                    + QStringLiteral("</span>");
            m_out += QStringLiteral("</dd>");
        }
        m_out += QStringLiteral("</dl>\n");
    }

    void operator()(const ReportFormula &block)
    {
        m_out += QStringLiteral("<div class=\"formula\">");
        if (!block.section.empty())
            m_out += QStringLiteral("<small>") + sectionLink(block.section) + QStringLiteral("</small>");
        element(QStringLiteral("code"), mathText(block.expression));
        if (!block.meaning.id.empty())
            element(QStringLiteral("div"), wordsOf(block.meaning));
        m_out += QStringLiteral("</div>\n");
    }

    void operator()(const ReportSources &block)
    {
        if (block.sources.empty()) {
            paragraph(reportWords(QT_TRANSLATE_NOOP("Report", "No source is cited.")), "note");
            return;
        }
        m_out += QStringLiteral("<ul class=\"sources\">");
        for (const Source &source : block.sources) {
            const auto part = [](const std::string &words) { return printable(QString::fromStdString(words)); };
            m_out += QStringLiteral("<li><b>");
            escaped(part(source.title));
            m_out += QStringLiteral("</b> ");
            escaped(part(source.id));
            QStringList where;
            for (const std::string *words : {&source.publisher, &source.edition, &source.location})
                if (!words->empty())
                    where += part(*words);
            if (!source.retrieved.empty())
                where += reportWords(QT_TRANSLATE_NOOP("Report", "retrieved %1")).arg(part(source.retrieved));
            element(QStringLiteral("small"), where.join(QStringLiteral(" · ")));
            QString licence = source.licence.empty()
                ? reportWords(QT_TRANSLATE_NOOP("Report", "Licence not stated"))
                : reportWords(QT_TRANSLATE_NOOP("Report", "Licence: %1")).arg(part(source.licence));
            if (!source.attribution.empty())
                licence += QStringLiteral(" · ") + part(source.attribution);
            element(QStringLiteral("small"), licence);
            m_out += QStringLiteral("</li>");
        }
        m_out += QStringLiteral("</ul>\n");
    }

private:
    static QString sectionAnchor(const std::string &section)
    {
        return QStringLiteral("m-")
            + QString::fromStdString(section).replace(QLatin1Char(' '), QLatin1Char('-')).toHtmlEscaped();
    }

    // A section of the methods; leads to its line in the table of those, where the report has it.
    QString sectionLink(const std::string &section) const
    {
        const QString words = printable(QString::fromStdString(section)).toHtmlEscaped();
        return m_listed.contains(section) ? QStringLiteral("<a href=\"#%1\">%2</a>").arg(sectionAnchor(section), words)
                                          : words;
    }

    void escaped(const QString &words) { m_out += words.toHtmlEscaped(); }

    void element(const QString &tag, const QString &words)
    {
        m_out += QLatin1Char('<') + tag + QLatin1Char('>') + words.toHtmlEscaped() + QStringLiteral("</") + tag
            + QLatin1Char('>');
    }

    void paragraph(const QString &words, const char *cls)
    {
        m_out += QStringLiteral("<p class=\"%1\">").arg(QLatin1String(cls)) + words.toHtmlEscaped()
            + QStringLiteral("</p>\n");
    }

    void head()
    {
        const QString title = reportTitle(m_report);
        m_out += QStringLiteral("<!DOCTYPE html>\n<html lang=\"") + languageTag(m_locale).toHtmlEscaped()
            + QStringLiteral(
                "\">\n<head>\n<meta charset=\"utf-8\">\n"
                "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
                "script-src 'unsafe-inline'; img-src data:\">\n"
                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"generator\" "
                "content=\"Wattfare ")
            + QString::fromStdString(m_report.programVersion).toHtmlEscaped() + QStringLiteral("\">\n");
        if (!m_report.author.empty())
            m_out += QStringLiteral("<meta name=\"author\" content=\"")
                + printable(QString::fromStdString(m_report.author)).toHtmlEscaped() + QStringLiteral("\">\n");
        element(QStringLiteral("title"), title);
        m_out += QStringLiteral("\n<style>") + QString::fromLatin1(kStyle)
            + QStringLiteral("</style>\n</head>\n<body>\n<header>\n");
        element(QStringLiteral("h1"), title);
        m_out += QLatin1Char('\n');
        if (!m_report.question.id.empty())
            paragraph(wordsOf(m_report.question), "question");
        QStringList facts;
        if (!m_report.author.empty())
            facts += printable(QString::fromStdString(m_report.author));
        if (!m_report.created.empty())
            facts += printable(QString::fromStdString(m_report.created.substr(0, 10)));
        if (!m_report.asOf.empty())
            facts += reportWords(QT_TRANSLATE_NOOP("Report", "prices as of %1"))
                         .arg(printable(QString::fromStdString(m_report.asOf)));
        if (!facts.isEmpty())
            paragraph(facts.join(QStringLiteral(" · ")), "note");
        m_out += QStringLiteral("</header>\n<nav><ol>");
        for (std::size_t i = 0; i < m_report.sections.size(); ++i)
            m_out += QStringLiteral("<li><a href=\"#s%1\">").arg(i + 1)
                + sectionTitle(m_report.sections[i]).toHtmlEscaped() + QStringLiteral("</a></li>");
        m_out += QStringLiteral("</ol></nav>\n<main>\n");
    }

    void foot()
    {
        m_out += QStringLiteral("</main>\n<footer>");
        QStringList parts{QStringLiteral("Wattfare ") + QString::fromStdString(m_report.programVersion)};
        if (!m_report.catalogVersion.empty())
            parts += reportWords(QT_TRANSLATE_NOOP("Report", "catalogue %1"))
                         .arg(printable(QString::fromStdString(m_report.catalogVersion)));
        if (!m_report.catalogHash.empty())
            parts += printable(QString::fromStdString(m_report.catalogHash));
        if (m_report.seed)
            parts += reportWords(QT_TRANSLATE_NOOP("Report", "seed %1")).arg(*m_report.seed);
        element(QStringLiteral("p"), parts.join(QStringLiteral(" · ")));
        QStringList legend;
        for (const FigureClass cls : {FigureClass::measured, FigureClass::vendor, FigureClass::derived,
                 FigureClass::estimate, FigureClass::user})
            legend += classMarker(cls);
        element(QStringLiteral("p"), legend.join(QStringLiteral("   ")));
        if (!m_report.scenarioJson.empty()) {
            m_out += QStringLiteral(
                         "<p class=\"scenario\"><a download=\"scenario.wattfare\" href=\"data:application/json;base64,")
                + QString::fromLatin1(QByteArray::fromStdString(m_report.scenarioJson).toBase64())
                + QStringLiteral("\">")
                + reportWords(QT_TRANSLATE_NOOP("Report", "The scenario of this report")).toHtmlEscaped()
                + QStringLiteral("</a></p>");
        }
        m_out += QStringLiteral("</footer>\n<script>") + QString::fromLatin1(kScript)
            + QStringLiteral("</script>\n</body>\n</html>\n");
    }

    void tableCell(const ReportCell &cell, const ReportTable::Head &head)
    {
        const CellText words = cellText(cell, &head, m_locale);
        QStringList classes;
        if (head.numeric)
            classes += QStringLiteral("n");
        if (cell.best)
            classes += QStringLiteral("best");
        else if (cell.highlighted)
            classes += QStringLiteral("mark");
        if (words.missing)
            classes += QStringLiteral("gap");
        m_out += QStringLiteral("<td");
        if (!classes.isEmpty())
            m_out += QStringLiteral(" class=\"") + classes.join(QLatin1Char(' ')) + QLatin1Char('"');
        if (words.isNumber) {
            const Unit unit = head.quoted ? Unit::none : cell.unit == Unit::none ? head.unit : cell.unit;
            const std::optional<double> shown = shownValue(cell.number, unit);
            m_out += QStringLiteral(" data-v=\"") + QString::fromStdString(sheetText(shown))
                + QStringLiteral("\" title=\"")
                + (isMoney(unit) && !showsUsd() ? words.value : format::full(shown, m_locale)).toHtmlEscaped()
                + QLatin1Char('"');
        } else if (words.missing) {
            if (!words.reason.isEmpty())
                m_out += QStringLiteral(" title=\"") + words.reason.toHtmlEscaped() + QLatin1Char('"');
        } else {
            m_out += QStringLiteral(" data-t=\"") + words.value.toHtmlEscaped() + QLatin1Char('"');
        }
        m_out += QLatin1Char('>');
        escaped(words.value);
        if (!words.unit.isEmpty())
            m_out += QStringLiteral("<span class=\"u\">") + words.unit.toHtmlEscaped() + QStringLiteral("</span>");
        if (cell.figureClass && words.isNumber)
            m_out += QStringLiteral("<span class=\"m\" title=\"") + classWord(*cell.figureClass).toHtmlEscaped()
                + QStringLiteral("\">") + QString(classGlyph(*cell.figureClass)) + QStringLiteral("</span>");
        QStringList below;
        for (const QString &part : {words.range, words.ratio, words.reason})
            if (!part.isEmpty())
                below += part;
        if (!below.isEmpty())
            element(QStringLiteral("small"), below.join(QStringLiteral("  ")));
        m_out += QStringLiteral("</td>");
    }

    void tile(const Message &name, const ReportCell &cell)
    {
        const CellText words = cellText(cell, nullptr, m_locale);
        m_out += QStringLiteral("<div class=\"tile\">");
        element(QStringLiteral("div"), wordsOf(name));
        element(QStringLiteral("b"), words.value);
        if (!words.unit.isEmpty())
            element(QStringLiteral("span"), words.unit);
        for (const QString &line : {words.range, words.reason})
            if (!line.isEmpty())
                element(QStringLiteral("div"), line);
        if (cell.figureClass && !words.missing)
            element(QStringLiteral("div"), classMarker(*cell.figureClass));
        m_out += QStringLiteral("</div>");
    }

    void node(const Derivation &from)
    {
        m_out += QStringLiteral("<li><span class=\"v\">");
        escaped(derivationValue(from, m_locale));
        m_out += QStringLiteral(" <span title=\"") + classWord(from.cls).toHtmlEscaped() + QStringLiteral("\">")
            + QString(classGlyph(from.cls)) + QStringLiteral("</span></span>");
        const auto part = [](const std::string &words) { return printable(QString::fromStdString(words)); };
        if (const QString symbol = derivationSymbol(from); !symbol.isEmpty()) {
            element(QStringLiteral("b"), symbol);
            m_out += QLatin1Char(' ');
        }
        escaped(derivationName(from));
        if (!from.subject.empty())
            escaped(QStringLiteral(" · ") + part(from.subject));
        if (!from.isLeaf && !from.formula.empty()) {
            m_out += QStringLiteral("<small>") + derivationFormula(from, m_locale).toHtmlEscaped()
                + (from.section.empty() ? QString()
                                        : QStringLiteral(" [") + sectionLink(from.section) + QLatin1Char(']'))
                + QStringLiteral("</small>");
            element(QStringLiteral("small"), QStringLiteral("= ") + derivationNumbers(from, m_locale));
        }
        if (from.isLeaf) {
            QStringList pedigree{classWord(from.cls)};
            for (const std::string &source : from.sources)
                pedigree += part(source);
            for (const std::string *words : {&from.date, &from.locator, &from.section})
                if (!words->empty())
                    pedigree += part(*words);
            element(QStringLiteral("small"), pedigree.join(QStringLiteral(" · ")));
        }
        for (const QString &others : rejectedTexts(from.rejected, m_locale))
            element(QStringLiteral("small"), others);
        for (const Message &note : from.notes)
            element(QStringLiteral("small"), wordsOf(note));
        if (!from.children.empty()) {
            m_out += QStringLiteral("<ul>");
            for (const Derivation &child : from.children)
                node(child);
            m_out += QStringLiteral("</ul>");
        }
        m_out += QStringLiteral("</li>");
    }

    // The <svg> element alone, with ids of its own: several pictures share one page.
    QString inlineSvg(const QByteArray &svg) const
    {
        QString picture = QString::fromUtf8(svg);
        const qsizetype begin = picture.indexOf(QStringLiteral("<svg"));
        if (begin < 0)
            return {};
        picture = picture.mid(begin).trimmed();
        static const QRegularExpression title(QStringLiteral("<(title|desc)>[^<]*</\\1>"));
        picture.remove(title);
        const QString prefix = QStringLiteral("c%1-").arg(m_charts);
        static const QRegularExpression id(QStringLiteral("(\\sid=\"|url\\(#|href=\"#)"));
        picture.replace(id, QStringLiteral("\\1") + prefix);
        return picture;
    }

    const Report &m_report;
    const QLocale m_locale;
    const HtmlCharts &m_pictures;
    std::set<std::string> m_listed; // sections of the methods that a table of the report names
    QString m_out;
    int m_charts = 0;
};

} // namespace

HtmlCharts::HtmlCharts(ReportPtr report)
    : m_report(std::move(report))
{
    for (const ReportSection &section : m_report->sections)
        for (const ReportBlock &block : section.blocks)
            if (const auto *chart = std::get_if<ReportChart>(&block))
                m_charts.push_back(&chart->chart);
}

bool HtmlCharts::step()
{
    if (m_pictures.size() == m_charts.size())
        return false;
    const ChartSpec &chart = *m_charts[m_pictures.size()];
    m_pictures.push_back(chartSvg(chart, chartSize(chart), ChartTheme::Print));
    return true;
}

QByteArray HtmlCharts::picture(const ChartSpec &chart) const
{
    const auto found = std::find(m_charts.begin(), m_charts.end(), &chart);
    const auto at = static_cast<std::size_t>(found - m_charts.begin());
    return at < m_pictures.size() ? m_pictures[at] : chartSvg(chart, chartSize(chart), ChartTheme::Print);
}

Result<QByteArray> renderHtml(const Report &report, const QLocale &locale)
{
    return HtmlWriter(report, locale, HtmlCharts(std::make_shared<const Report>())).run();
}

Result<QByteArray> renderHtml(const Report &report, const QLocale &locale, const HtmlCharts &charts)
{
    return HtmlWriter(report, locale, charts).run();
}

} // namespace wattfare
