// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/xlsx/xlsx_export.h"

#include "views/report/pages/page_style.h"
#include "views/report/pages/report_text.h"
#include "views/report/xlsx/xlsx_table.h"
#include "views/words/figure_class.h"
#include "views/words/messages.h"

#include <QCoreApplication>
#include <QRegularExpression>

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
        worksheet_set_column(m_sheet, 0, 0, 34, nullptr);
        worksheet_set_column(m_sheet, 1, 1, 22, nullptr);
        worksheet_set_column(m_sheet, 2, 3, 14, nullptr);
        worksheet_set_column(m_sheet, 4, 4, 12, nullptr);
        worksheet_set_column(m_sheet, 5, 5, 16, nullptr);
        worksheet_set_column(m_sheet, 6, 6, 60, nullptr);
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
        constexpr qsizetype kPerLine = 130; // digits that the columns hold, less what letters are wider
        constexpr double kLineHeight = 15.0; // points
        qsizetype width = 0;
        for (const QChar c : words)
            width += c.unicode() >= 0x1100 ? 2 : 1;
        const qsizetype lines = width / kPerLine + 1;
        if (lines > 1) {
            const auto row = static_cast<lxw_row_t>(m_row);
            worksheet_merge_range(m_sheet, row, 0, row, kTextColumns - 1, "", m_workbook.wrap());
            worksheet_set_row(m_sheet, row, kLineHeight * static_cast<double>(lines), nullptr);
        }
        putText(m_sheet, m_row++, 0, words, lines > 1 ? m_workbook.wrap() : nullptr);
    }
    void pair(const QString &name, const QString &words)
    {
        putText(m_sheet, m_row, 0, name, nullptr);
        putText(m_sheet, m_row++, 1, words, nullptr);
    }
    void figure(const QString &name, const ReportCell &cell)
    {
        const CellText words = cellText(cell, nullptr, m_locale);
        putText(m_sheet, m_row, 0, name, nullptr);
        if (words.isNumber) {
            lxw_format *format = m_workbook.number(styleOf(cell, nullptr));
            putNumber(m_workbook, m_sheet, m_row, 1, *cell.number, format);
            if (cell.low && std::isfinite(*cell.low))
                putNumber(m_workbook, m_sheet, m_row, 2, *cell.low, format);
            if (cell.high && std::isfinite(*cell.high))
                putNumber(m_workbook, m_sheet, m_row, 3, *cell.high, format);
            putText(m_sheet, m_row, 4, unitText(cell.unit), m_workbook.grey());
            if (cell.figureClass)
                putText(m_sheet, m_row, 5, classWord(*cell.figureClass), m_workbook.grey());
        } else if (words.missing) {
            putText(m_sheet, m_row, 1, words.value, m_workbook.grey());
            putText(m_sheet, m_row, 6, words.reason, m_workbook.grey());
        } else {
            putText(m_sheet, m_row, 1, words.value, nullptr);
        }
        ++m_row;
    }
    void figureHead()
    {
        static constexpr const char *kHead[] = {"", QT_TRANSLATE_NOOP("Report", "Value"),
            QT_TRANSLATE_NOOP("Report", "Low"), QT_TRANSLATE_NOOP("Report", "High"),
            QT_TRANSLATE_NOOP("Report", "Unit"), QT_TRANSLATE_NOOP("Report", "Class")};
        for (std::size_t c = 1; c < std::size(kHead); ++c)
            putText(m_sheet, m_row, c, reportWords(kHead[c]), m_workbook.grey());
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
        const std::size_t row = m_row;
        figure(name, cell);
        QString how = node.isLeaf ? QString() : derivationFormula(node, m_locale);
        for (const std::string &source : node.sources)
            how += (how.isEmpty() ? QString() : QStringLiteral("; ")) + QString::fromStdString(source);
        putText(m_sheet, row, 6, how, m_workbook.grey());
        for (const Derivation &child : node.children)
            derivation(child, depth + 1);
    }

private:
    static constexpr lxw_col_t kTextColumns = 7;

    Workbook &m_workbook;
    lxw_worksheet *m_sheet;
    QLocale m_locale;
    std::size_t m_row = 0;
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
    constexpr std::array<double, 8> kWidths{18, 44, 26, 50, 20, 26, 40, 12};
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
                for (const std::string *words : {&source.id, &source.title, &source.publisher, &source.location,
                         &source.edition, &source.licence, &source.attribution, &source.retrieved})
                    putText(sheet, row, column++, QString::fromStdString(*words), workbook.wrap());
                ++row;
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

    for (const ReportTable *table : tablesOf(report)) {
        const std::shared_ptr<const ExportTable> rows = exportTable(*table, plainWords, Reader::person);
        // Columns of bounds follow the column that they bound and read like it.
        SheetLook look{{}, options.provenance};
        std::vector<std::size_t> sourceColumn;
        std::size_t next = 0;
        for (std::size_t c = 0; c < rows->columnCount(); ++c) {
            const bool own = next < table->head.size()
                && rows->column(c).id
                    == (table->head[next].id.empty() ? "column_" + std::to_string(next + 1) : table->head[next].id);
            if (own)
                ++next;
            const std::size_t from = next > 0 ? next - 1 : 0;
            sourceColumn.push_back(own ? from : table->head.size());
            look.styles.push_back(
                table->head.empty() ? format::Style::number : styleOf(ReportCell{}, &table->head[from]));
        }
        look.best = [table, sourceColumn = std::move(sourceColumn)](std::size_t row, std::size_t c) {
            return sourceColumn[c] < table->rows[row].size() && table->rows[row][sourceColumn[c]].best;
        };
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
    return workbook.finish();
}

Result<QByteArray> tableXlsx(
    const ExportTable &table, const QString &sheetName, const XlsxOptions &options, const ProgressFn &progress)
{
    Workbook workbook;
    if (!workbook.isOpen())
        return notMade("no temporary folder");
    SheetLook look{{}, options.provenance};
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
