// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/xlsx/xlsx_export.h"

#include "views/report/pages/page_style.h"
#include "views/report/pages/report_text.h"
#include "views/report/xlsx/xlsx_charts.h"
#include "views/report/xlsx/xlsx_table.h"
#include "views/words/currency.h"
#include "views/words/figure_class.h"
#include "views/words/messages.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace wattfare {

namespace {

tl::unexpected<Error> notMade(const char *detail)
{
    return fail(Error::Code::internal, {"report.xlsx_failed", {}}, detail);
}

// Sheets of words: a running row, name in the first column, the rest behind it.
class TextSheet
{
public:
    TextSheet(Workbook &workbook, const QString &name, const QLocale &locale)
        : m_workbook(workbook)
        , m_sheet(workbook.sheet(name))
        , m_locale(locale)
    {
        for (std::size_t c = 0; c < kWidths.size(); ++c)
            worksheet_set_column(m_sheet, static_cast<lxw_col_t>(c), static_cast<lxw_col_t>(c), kWidths[c], nullptr);
    }
    void title(const QString &words) { putText(m_sheet, m_row++, 0, words, m_workbook.title()); }
    void heading(const QString &words)
    {
        ++m_row;
        putText(m_sheet, m_row++, 0, words, m_workbook.bold());
    }
    // A sentence over the columns of the sheet, on as many lines as it takes.
    void line(const QString &words)
    {
        put(0, words, m_workbook.wrap(), kWidths.size());
        endRow();
    }
    void pair(const QString &name, const QString &words)
    {
        put(0, name, m_workbook.wrap());
        if (sheetDay(words.toStdString()))
            putWords(m_workbook, m_sheet, m_row, 1, words);
        else
            put(1, words, m_workbook.wrap(), kWidths.size() - 1);
        endRow();
    }
    void figure(const QString &name, const ReportCell &cell, const QString &remark = {})
    {
        const CellText words = cellText(cell, nullptr, m_locale);
        put(0, name, m_workbook.wrap());
        if (words.isNumber) {
            lxw_format *format = m_workbook.number(styleOf(cell, nullptr));
            putNumber(m_workbook, m_sheet, m_row, 1, shownValue(*cell.number, cell.unit), format);
            if (cell.low && std::isfinite(*cell.low))
                putNumber(m_workbook, m_sheet, m_row, 2, shownValue(*cell.low, cell.unit), format);
            if (cell.high && std::isfinite(*cell.high))
                putNumber(m_workbook, m_sheet, m_row, 3, shownValue(*cell.high, cell.unit), format);
            put(4, unitText(cell.unit), m_workbook.grey());
            if (cell.figureClass)
                put(5, classWord(*cell.figureClass), m_workbook.grey());
        } else if (words.missing) {
            put(1, words.value, m_workbook.grey());
            put(6, words.reason, m_workbook.grey());
        } else if (sheetDay(words.value.toStdString())) {
            putWords(m_workbook, m_sheet, m_row, 1, words.value);
        } else {
            put(1, words.value, m_workbook.wrap(), remark.isEmpty() ? kWidths.size() - 1 : 5);
        }
        if (!remark.isEmpty())
            put(6, remark, m_workbook.grey());
        endRow();
    }
    void figureHead()
    {
        static constexpr const char *kHead[] = {"", QT_TRANSLATE_NOOP("Report", "Value"),
            QT_TRANSLATE_NOOP("Report", "Low"), QT_TRANSLATE_NOOP("Report", "High"),
            QT_TRANSLATE_NOOP("Report", "Unit"), QT_TRANSLATE_NOOP("Report", "Class")};
        ++m_row;
        for (std::size_t c = 1; c < std::size(kHead); ++c)
            putText(m_sheet, m_row, c, reportWords(kHead[c]), m_workbook.head(c <= 3));
        ++m_row;
    }
    void derivation(const Derivation &node, int depth)
    {
        ReportCell cell;
        cell.number = node.value;
        if (!node.isLeaf || node.low != node.high) {
            cell.low = node.low;
            cell.high = node.high;
        }
        cell.unit = node.unit;
        cell.figureClass = node.cls;
        QString name = QString(depth * 3, QLatin1Char(' ')) + derivationName(node);
        if (!node.subject.empty())
            name += QStringLiteral(" · ") + QString::fromStdString(node.subject);
        QString how = node.isLeaf ? QString() : derivationFormula(node, m_locale);
        for (const std::string &source : node.sources)
            how += (how.isEmpty() ? QString() : QStringLiteral("; ")) + QString::fromStdString(source);
        figure(name, cell, how);
        for (const Derivation &child : node.children)
            derivation(child, depth + 1);
    }

private:
    static constexpr std::array<double, 7> kWidths{44, 16, 16, 16, 14, 18, 60}; // of the columns, in digits

    // Words in a cell, or in one over several columns where one is not enough.
    void put(std::size_t column, const QString &words, lxw_format *format, std::size_t over = 1)
    {
        if (words.isEmpty())
            return;
        double width = kWidths[column];
        if (over > 1 && linesIn(width - 2, words) > 1) {
            const auto row = static_cast<lxw_row_t>(m_row);
            const std::size_t last = column + over - 1;
            worksheet_merge_range(
                m_sheet, row, static_cast<lxw_col_t>(column), row, static_cast<lxw_col_t>(last), "", format);
            for (std::size_t c = column + 1; c <= last; ++c)
                width += kWidths[c];
        }
        m_lines = std::max(m_lines, linesIn(width * kLetters, words));
        putText(m_sheet, m_row, column, words, format);
    }
    void endRow()
    {
        if (m_lines > 1)
            worksheet_set_row(m_sheet, static_cast<lxw_row_t>(m_row), heightOf(m_lines), nullptr);
        m_lines = 1;
        ++m_row;
    }

    static constexpr double kLetters = 0.95; // of a column in letters, which are wider than digits

    Workbook &m_workbook;
    lxw_worksheet *m_sheet;
    QLocale m_locale;
    std::size_t m_row = 0;
    qsizetype m_lines = 1; // of the row that is being written
};

// "Candidates ranked: cost per million" as "Candidates ranked": a sheet's name has 31 characters, and half a word is
// none.
QString sheetName(const ReportTable &table)
{
    constexpr qsizetype kMost = 31;
    QString name = table.title.id.empty() ? QString::fromStdString(table.id) : wordsOf(table.title);
    static const QRegularExpression end(QStringLiteral("[:,\uFF1A\uFF0C]"));
    if (const qsizetype at = name.indexOf(end); at > 2)
        name.truncate(at);
    if (name.size() > kMost)
        if (const qsizetype space = name.lastIndexOf(QLatin1Char(' '), kMost); space > kMost / 2)
            name.truncate(space);
    return name;
}

void addWords(TextSheet &sheet, const ReportSection &section)
{
    bool begun = false;
    const auto begin = [&] {
        if (!begun)
            sheet.heading(sectionTitle(section));
        begun = true;
    };
    for (const ReportBlock &block : section.blocks) {
        if (const auto *words = std::get_if<ReportText>(&block)) {
            begin();
            if (words->style == ReportText::Style::heading)
                sheet.heading(text(words->message));
            else
                sheet.line(text(words->message));
        } else if (const auto *values = std::get_if<ReportKeyValues>(&block)) {
            begin();
            sheet.figureHead();
            for (const auto &[name, cell] : values->rows)
                sheet.figure(wordsOf(name), cell);
        } else if (const auto *formula = std::get_if<ReportFormula>(&block)) {
            begin();
            sheet.pair(mathText(formula->expression),
                wordsOf(formula->meaning) + QStringLiteral("  [") + QString::fromStdString(formula->section)
                    + QLatin1Char(']'));
        } else if (const auto *tree = std::get_if<ReportDerivation>(&block)) {
            begin();
            sheet.line(wordsOf(tree->title));
            sheet.figureHead();
            sheet.derivation(tree->derivation, 0);
        }
    }
}

bool isMethod(const ReportSection &section)
{
    for (const char *id : {"method", "explain", "quality", "scope", "reproducibility"})
        if (section.id == id)
            return true;
    return false;
}

void addSourcesSheet(Workbook &workbook, const Report &report)
{
    lxw_worksheet *sheet = workbook.sheet(reportWords(QT_TRANSLATE_NOOP("Report", "Sources")));
    static constexpr const char *kHead[] = {QT_TRANSLATE_NOOP("Report", "Id"), QT_TRANSLATE_NOOP("Report", "Title"),
        QT_TRANSLATE_NOOP("Report", "Publisher"), QT_TRANSLATE_NOOP("Report", "Location"),
        QT_TRANSLATE_NOOP("Report", "Edition"), QT_TRANSLATE_NOOP("Report", "Licence"),
        QT_TRANSLATE_NOOP("Report", "Attribution"), QT_TRANSLATE_NOOP("Report", "Retrieved")};
    constexpr std::array<double, 8> kWidths{26, 44, 26, 50, 20, 26, 40, 13};
    for (std::size_t c = 0; c < kWidths.size(); ++c) {
        worksheet_set_column(sheet, static_cast<lxw_col_t>(c), static_cast<lxw_col_t>(c), kWidths[c], nullptr);
        putText(sheet, 0, c, reportWords(kHead[c]), workbook.head());
    }
    worksheet_freeze_panes(sheet, 1, 0);
    worksheet_repeat_rows(sheet, 0, 0);
    std::size_t row = 1;
    for (const ReportSection &section : report.sections) {
        for (const ReportBlock &block : section.blocks) {
            const auto *sources = std::get_if<ReportSources>(&block);
            if (!sources)
                continue;
            for (const Source &source : sources->sources) {
                std::size_t column = 0;
                qsizetype lines = 1;
                for (const std::string *each : {&source.id, &source.title, &source.publisher, &source.location,
                         &source.edition, &source.licence, &source.attribution, &source.retrieved}) {
                    const QString words = QString::fromStdString(*each);
                    if (!words.isEmpty())
                        putWords(workbook, sheet, row, column, words);
                    lines = std::max(lines, linesIn(kWidths[column++] - 3, words));
                }
                worksheet_set_row(sheet, static_cast<lxw_row_t>(row++), heightOf(lines), nullptr);
            }
        }
    }
}

void setProperties(Workbook &workbook, const Report &report, std::vector<QByteArray> &keep)
{
    lxw_doc_properties properties{};
    const auto text = [&keep](const QString &words) {
        keep.push_back(printable(words).left(255).toUtf8());
        return keep.back().data();
    };
    keep.reserve(4);
    properties.title = text(reportTitle(report));
    properties.subject = text(wordsOf(report.question));
    properties.author = text(QString::fromStdString(report.author));
    properties.comments = text(QStringLiteral("Wattfare ") + QString::fromStdString(report.programVersion));
    if (const std::optional<std::int64_t> created = parseUtcSeconds(report.created))
        properties.created = static_cast<time_t>(*created);
    workbook_set_properties(workbook.book(), &properties);
}

} // namespace

Result<QByteArray> renderXlsx(
    const Report &report, const XlsxOptions &options, const QLocale &locale, const ProgressFn &progress)
{
    Workbook workbook;
    if (!workbook.isOpen())
        return notMade("no temporary folder");
    std::vector<QByteArray> keep;
    setProperties(workbook, report, keep);

    TextSheet summary(workbook, reportWords(QT_TRANSLATE_NOOP("Report", "Summary")), locale);
    summary.title(reportTitle(report));
    if (!report.question.id.empty())
        summary.line(text(report.question));
    for (const ReportSection &section : report.sections)
        if (!isMethod(section))
            addWords(summary, section);

    const std::vector<const ChartSpec *> charts = chartsOf(report);
    lxw_worksheet *chartSheet
        = charts.empty() ? nullptr : workbook.sheet(reportWords(QT_TRANSLATE_NOOP("Report", "Charts")));

    for (const ReportTable *table : tablesOf(report)) {
        const std::shared_ptr<const ExportTable> rows
            = exportTable(*table, plainWords, Reader::person, shownCurrency());
        // Columns of bounds follow the column that they bound and read like it.
        SheetLook look{{}, options.provenance};
        std::vector<std::size_t> sourceColumn, boundsOf;
        std::size_t next = 0;
        for (std::size_t c = 0; c < rows->columnCount(); ++c) {
            const bool own = next < table->head.size()
                && rows->column(c).id
                    == (table->head[next].id.empty() ? "column_" + std::to_string(next + 1) : table->head[next].id);
            if (own)
                ++next;
            const std::size_t from = next > 0 ? next - 1 : 0;
            sourceColumn.push_back(own ? from : table->head.size());
            boundsOf.push_back(from);
            look.styles.push_back(
                table->head.empty() ? format::Style::number : styleOf(ReportCell{}, &table->head[from]));
        }
        // A cell reads as its own unit wants; its bounds as it does.
        look.styleOf = [table, styles = look.styles, from = boundsOf](std::size_t row, std::size_t c) {
            return from[c] < table->rows[row].size() && from[c] < table->head.size()
                ? styleOf(table->rows[row][from[c]], &table->head[from[c]])
                : styles[c];
        };
        look.best = [table, sourceColumn = std::move(sourceColumn)](std::size_t row, std::size_t c) {
            return sourceColumn[c] < table->rows[row].size() && table->rows[row][sourceColumn[c]].best;
        };
        look.title = wordsOf(table->title);
        look.reasons = true;
        for (const Message &note : table->notes)
            look.notes.push_back(wordsOf(note));
        if (Result<void> added = addTable(workbook, sheetName(*table), rows, std::move(look), progress); !added)
            return tl::unexpected<Error>(added.error());
    }

    TextSheet method(workbook, reportWords(QT_TRANSLATE_NOOP("Report", "Method")), locale);
    method.title(reportWords(QT_TRANSLATE_NOOP("Report", "Method")));
    for (const ReportSection &section : report.sections)
        if (isMethod(section))
            addWords(method, section);
    method.heading(reportWords(QT_TRANSLATE_NOOP("Report", "Reproducibility")));
    const auto fact = [&method](const char *name, const std::string &value) {
        if (!value.empty())
            method.pair(reportWords(name), QString::fromStdString(value));
    };
    fact(QT_TRANSLATE_NOOP("Report", "Prices as of"), report.asOf);
    fact(QT_TRANSLATE_NOOP("Report", "Catalogue"), report.catalogVersion);
    fact(QT_TRANSLATE_NOOP("Report", "Catalogue hash"), report.catalogHash);
    fact(QT_TRANSLATE_NOOP("Report", "Seed"), report.seed ? std::to_string(*report.seed) : std::string());
    fact(QT_TRANSLATE_NOOP("Report", "Program"),
        report.programVersion.empty() ? std::string() : "Wattfare " + report.programVersion);
    addSourcesSheet(workbook, report);
    if (chartSheet)
        addCharts(workbook, chartSheet, charts);
    return workbook.finish();
}

Result<QByteArray> tableXlsx(
    const ExportTable &table, const QString &sheetName, const XlsxOptions &options, const ProgressFn &progress)
{
    Workbook workbook;
    if (!workbook.isOpen())
        return notMade("no temporary folder");
    SheetLook look{{}, options.provenance, options.title};
    for (std::size_t c = 0; c < table.columnCount(); ++c) {
        const format::Style style = format::styleOfUnit(table.column(c).unit);
        look.styles.push_back(style == format::Style::percent ? format::Style::number : style);
    }
    const std::shared_ptr<const ExportTable> rows(&table, [](const ExportTable *) {}); // outlives the workbook
    if (Result<void> added = addTable(workbook, sheetName, rows, std::move(look), progress); !added)
        return tl::unexpected<Error>(added.error());
    return workbook.finish();
}

} // namespace wattfare
