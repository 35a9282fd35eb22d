// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/xlsx_export.h"

#include "views/report/page_style.h"
#include "views/report/report_text.h"
#include "views/text/figure_class.h"
#include "views/text/messages.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QStorageInfo>
#include <QTemporaryDir>

#include <xlsxwriter.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>

namespace wattfare {

namespace {

constexpr std::size_t kMaxRows = 1'048'576;
constexpr std::size_t kMaxColumns = 16'384;
constexpr qsizetype kMaxText = 32'767;       // characters of a cell
constexpr qint64 kBytesPerCell = 80, kBytesPerBook = 256 * 1024; // of the temporary files, at most about
constexpr std::size_t kManyCells = 200'000;  // from here on rows go to disk as they come

// Number formats that read like the formatter of the screen: the cell keeps every digit.
constexpr std::array<const char *, 7> kNumberFormats{
    "[>=100]#,##0;[<=-100]-#,##0;0.00##",        // number
    "[>=1]#,##0.00;[<=-1]-#,##0.00;0.00####",    // money
    "0.0 %",                                     // percent
    "#,##0",                                     // integer
    "\"×\"0.00",                                 // ratio
    "+0.0 %;-0.0 %;0 %",                         // difference
    "0.00"                                       // hours
};

QString translated(const char *source)
{
    return QCoreApplication::translate("Report", source);
}

class Workbook
{
public:
    explicit Workbook(bool manyCells)
    {
        if (!m_folder.isValid())
            return;
        m_path = QFile::encodeName(m_folder.filePath(QStringLiteral("report.xlsx")));
        m_temporary = QFile::encodeName(m_folder.path());
        lxw_workbook_options options{};
        options.constant_memory = manyCells ? LXW_TRUE : LXW_FALSE;
        options.tmpdir = m_temporary.data();
        options.use_zip64 = LXW_FALSE;
        m_book = workbook_new_opt(m_path.constData(), &options);
        if (!m_book)
            return;
        m_head = format();
        format_set_bold(m_head);
        format_set_text_wrap(m_head);
        format_set_align(m_head, LXW_ALIGN_VERTICAL_BOTTOM);
        format_set_bottom(m_head, LXW_BORDER_THIN);
        m_bold = format();
        format_set_bold(m_bold);
        m_title = format();
        format_set_bold(m_title);
        format_set_font_size(m_title, 16);
        m_wrap = format();
        format_set_text_wrap(m_wrap);
        format_set_align(m_wrap, LXW_ALIGN_VERTICAL_TOP);
        m_grey = format();
        format_set_font_color(m_grey, 0x6B7280);
        for (std::size_t i = 0; i < kNumberFormats.size(); ++i) {
            m_numbers[i] = format();
            format_set_num_format(m_numbers[i], kNumberFormats[i]);
            m_best[i] = format();
            format_set_num_format(m_best[i], kNumberFormats[i]);
            format_set_bold(m_best[i]);
            format_set_bg_color(m_best[i], 0xE3EAF8);
        }
    }
    ~Workbook()
    {
        if (m_book)
            workbook_close(m_book);
    }
    Workbook(const Workbook &) = delete;
    Workbook &operator=(const Workbook &) = delete;

    bool isOpen() const { return m_book != nullptr; }
    lxw_workbook *book() { return m_book; }
    lxw_format *head() { return m_head; }
    lxw_format *bold() { return m_bold; }
    lxw_format *title() { return m_title; }
    lxw_format *wrap() { return m_wrap; }
    lxw_format *grey() { return m_grey; }
    lxw_format *number(format::Style style, bool best = false)
    {
        return (best ? m_best : m_numbers)[static_cast<std::size_t>(style)];
    }

    // A sheet with a name that is valid and not taken; names are compared without case.
    lxw_worksheet *sheet(const QString &wanted)
    {
        QString name;
        for (const QChar c : printable(wanted))
            name += QStringLiteral("[]:*?/\\").contains(c) ? QLatin1Char(' ') : c;
        while (name.startsWith(QLatin1Char('\'')) || name.startsWith(QLatin1Char(' ')))
            name.remove(0, 1);
        name = name.left(31);
        while (name.endsWith(QLatin1Char('\'')) || name.endsWith(QLatin1Char(' ')))
            name.chop(1);
        if (name.isEmpty())
            name = QStringLiteral("Sheet");
        QString unique = name;
        for (int i = 2; m_names.contains(unique.toLower()); ++i) {
            const QString suffix = QStringLiteral(" (%1)").arg(i);
            unique = name.left(31 - suffix.size()) + suffix;
        }
        m_names.insert(unique.toLower());
        lxw_worksheet *made = workbook_add_worksheet(m_book, unique.toUtf8().constData());
        // On paper a sheet is as wide as the page, with its name and the number of the page below.
        if (made) {
            worksheet_set_landscape(made);
            worksheet_fit_to_pages(made, 1, 0);
            worksheet_set_footer(made, "&L&A&R&P / &N");
        }
        return made;
    }

    // `cells`: how many were written, about. The library packs from temporary files and does not notice when one of them
    // could not be written whole, so that the room is looked at beforehand.
    Result<QByteArray> finish(std::size_t cells)
    {
        const qint64 room = QStorageInfo(m_folder.path()).bytesAvailable();
        if (room >= 0 && room < static_cast<qint64>(cells) * kBytesPerCell + kBytesPerBook)
            return diskFull("not enough room for temporary files");
        errno = 0;
        const lxw_error error = workbook_close(m_book);
        const int systemError = errno;
        m_book = nullptr;
        if (error != LXW_NO_ERROR && (systemError == EFBIG || systemError == ENOSPC || systemError == EDQUOT))
            return diskFull(lxw_strerror(error));
        if (error != LXW_NO_ERROR)
            return fail(Error::Code::internal, {"report.xlsx_failed", {}}, lxw_strerror(error));
        QFile file(QFile::decodeName(m_path));
        if (!file.open(QIODevice::ReadOnly))
            return fail(Error::Code::internal, {"report.xlsx_failed", {}}, file.errorString().toStdString());
        QByteArray bytes = file.readAll();
        if (file.error() != QFileDevice::NoError)
            return fail(Error::Code::internal, {"report.xlsx_failed", {}}, file.errorString().toStdString());
        return bytes;
    }

private:
    tl::unexpected<Error> diskFull(const char *detail) const
    {
        return fail(Error::Code::fileAccess, {"save.disk_full", {QDir::toNativeSeparators(m_folder.path()).toStdString()}}, detail);
    }
    lxw_format *format() { return workbook_add_format(m_book); }

    QTemporaryDir m_folder;
    QByteArray m_path, m_temporary;
    lxw_workbook *m_book = nullptr;
    lxw_format *m_head = nullptr, *m_bold = nullptr, *m_title = nullptr, *m_wrap = nullptr, *m_grey = nullptr;
    std::array<lxw_format *, kNumberFormats.size()> m_numbers{}, m_best{};
    QSet<QString> m_names;
};

tl::unexpected<Error> notMade(const char *detail)
{
    return fail(Error::Code::internal, {"report.xlsx_failed", {}}, detail);
}

void putText(lxw_worksheet *sheet, std::size_t row, std::size_t column, const QString &words, lxw_format *format)
{
    QString text = printable(words, true);
    if (text.size() > kMaxText)
        text = text.left(kMaxText - 1) + QChar(0x2026);
    worksheet_write_string(sheet, static_cast<lxw_row_t>(row), static_cast<lxw_col_t>(column), text.toUtf8().constData(), format);
}

void putNumber(lxw_worksheet *sheet, std::size_t row, std::size_t column, double value, lxw_format *format)
{
    worksheet_write_number(sheet, static_cast<lxw_row_t>(row), static_cast<lxw_col_t>(column), value, format);
}

struct SheetColumns {
    struct Provenance {
        std::size_t value = 0, cls = 0, sources = 0;
    };
    std::vector<std::size_t> at;             // of the table's columns
    std::vector<std::optional<Provenance>> provenance;
    std::size_t count = 0;
};

QString headOf(const ExportColumn &column)
{
    QString name = column.title.empty() ? QString::fromStdString(column.id) : QString::fromStdString(column.title);
    if (const QString unit = unitText(column.unit); !unit.isEmpty())
        name += QStringLiteral(" [") + unit + QLatin1Char(']');
    return name;
}

// Head and rows; `styles` by column of the table, `best` tells which cells to mark.
template <class Best>
Result<void> fillTable(Workbook &workbook, lxw_worksheet *sheet, const ExportTable &table, const std::vector<format::Style> &styles,
    bool provenance, const Best &best, const ProgressFn &progress)
{
    const std::size_t columns = table.columnCount();
    SheetColumns placed;
    for (std::size_t c = 0; c < columns; ++c) {
        placed.at.push_back(placed.count++);
        placed.provenance.emplace_back();
        if (provenance && table.column(c).provenance) {
            placed.provenance.back() = SheetColumns::Provenance{placed.at.back(), placed.count, placed.count + 1};
            placed.count += 2;
        }
    }
    if (table.rowCount() + 1 > kMaxRows || placed.count > kMaxColumns)
        return fail(Error::Code::badInput, {"report.xlsx_too_large", {std::to_string(table.rowCount()), std::to_string(placed.count)}});

    // Widths come before rows: rows may go to disk at once.
    std::string text;
    for (std::size_t c = 0; c < columns; ++c) {
        const ExportColumn &column = table.column(c);
        qsizetype widest = column.numeric ? 11 : 8;
        for (const QString &word : headOf(column).split(QLatin1Char(' ')))
            widest = std::max(widest, word.size() + 2);
        for (std::size_t row = 0; !column.numeric && row < std::min<std::size_t>(table.rowCount(), 200); ++row) {
            text.clear();
            if (table.text(row, c, text))
                widest = std::max(widest, QString::fromStdString(text).size() + 2);
        }
        const auto at = static_cast<lxw_col_t>(placed.at[c]);
        worksheet_set_column(sheet, at, at, static_cast<double>(std::min<qsizetype>(widest, 60)), nullptr);
        if (placed.provenance[c])
            worksheet_set_column(sheet, static_cast<lxw_col_t>(at + 1), static_cast<lxw_col_t>(at + 2), 14, nullptr);
    }
    worksheet_freeze_panes(sheet, 1, 1);
    worksheet_repeat_rows(sheet, 0, 0);
    worksheet_set_row(sheet, 0, 45, nullptr);
    for (std::size_t c = 0; c < columns; ++c) {
        putText(sheet, 0, placed.at[c], headOf(table.column(c)), workbook.head());
        if (const auto &pedigree = placed.provenance[c]) {
            putText(sheet, 0, pedigree->cls, translated(QT_TRANSLATE_NOOP("Report", "Class")), workbook.head());
            putText(sheet, 0, pedigree->sources, translated(QT_TRANSLATE_NOOP("Report", "Sources")), workbook.head());
        }
    }
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        if (row % 4096 == 0 && !keepGoing(progress, static_cast<double>(row) / static_cast<double>(table.rowCount())))
            return fail(Error::Code::cancelled, {"export.cancelled", {}});
        for (std::size_t c = 0; c < columns; ++c) {
            if (table.column(c).numeric) {
                if (const std::optional<double> number = table.number(row, c); number && std::isfinite(*number))
                    putNumber(sheet, row + 1, placed.at[c], *number, workbook.number(styles[c], best(row, c)));
            } else {
                text.clear();
                if (table.text(row, c, text))
                    putText(sheet, row + 1, placed.at[c], QString::fromStdString(text), nullptr);
            }
            if (const auto &pedigree = placed.provenance[c]) {
                if (const std::optional<FigureClass> cls = table.figureClass(row, c))
                    putText(sheet, row + 1, pedigree->cls, classWord(*cls), nullptr);
                if (const std::string sources = table.sources(row, c); !sources.empty())
                    putText(sheet, row + 1, pedigree->sources, QString::fromStdString(sources), nullptr);
            }
        }
    }
    if (placed.count > 0)
        worksheet_autofilter(sheet, 0, 0, static_cast<lxw_row_t>(table.rowCount()), static_cast<lxw_col_t>(placed.count - 1));
    return {};
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
        constexpr qsizetype kPerLine = 130;  // digits that the columns hold, less what letters are wider
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
            putNumber(m_sheet, m_row, 1, *cell.number, format);
            if (cell.low && std::isfinite(*cell.low))
                putNumber(m_sheet, m_row, 2, *cell.low, format);
            if (cell.high && std::isfinite(*cell.high))
                putNumber(m_sheet, m_row, 3, *cell.high, format);
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
        static constexpr const char *kHead[] = {"", QT_TRANSLATE_NOOP("Report", "Value"), QT_TRANSLATE_NOOP("Report", "Low"),
            QT_TRANSLATE_NOOP("Report", "High"), QT_TRANSLATE_NOOP("Report", "Unit"), QT_TRANSLATE_NOOP("Report", "Class")};
        for (std::size_t c = 1; c < std::size(kHead); ++c)
            putText(m_sheet, m_row, c, translated(kHead[c]), m_workbook.grey());
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

// "Candidates ranked: cost per million" as "Candidates ranked": a sheet's name has 31 characters, and half a word is none.
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
            sheet.pair(mathText(formula->expression), wordsOf(formula->meaning) + QStringLiteral("  [") + QString::fromStdString(formula->section) + QLatin1Char(']'));
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
    lxw_worksheet *sheet = workbook.sheet(translated(QT_TRANSLATE_NOOP("Report", "Sources")));
    static constexpr const char *kHead[] = {QT_TRANSLATE_NOOP("Report", "Id"), QT_TRANSLATE_NOOP("Report", "Title"),
        QT_TRANSLATE_NOOP("Report", "Publisher"), QT_TRANSLATE_NOOP("Report", "Location"), QT_TRANSLATE_NOOP("Report", "Edition"),
        QT_TRANSLATE_NOOP("Report", "Licence"), QT_TRANSLATE_NOOP("Report", "Attribution"), QT_TRANSLATE_NOOP("Report", "Retrieved")};
    constexpr std::array<double, 8> kWidths{18, 44, 26, 50, 20, 26, 40, 12};
    for (std::size_t c = 0; c < kWidths.size(); ++c) {
        worksheet_set_column(sheet, static_cast<lxw_col_t>(c), static_cast<lxw_col_t>(c), kWidths[c], nullptr);
        putText(sheet, 0, c, translated(kHead[c]), workbook.head());
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
                for (const std::string *words : {&source.id, &source.title, &source.publisher, &source.location, &source.edition,
                         &source.licence, &source.attribution, &source.retrieved})
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

Result<QByteArray> renderXlsx(const Report &report, const XlsxOptions &options, const QLocale &locale)
{
    Workbook workbook(false);
    if (!workbook.isOpen())
        return notMade("no temporary folder");
    std::vector<QByteArray> keep;
    setProperties(workbook, report, keep);

    TextSheet summary(workbook, translated(QT_TRANSLATE_NOOP("Report", "Summary")), locale);
    summary.title(reportTitle(report));
    if (!report.question.id.empty())
        summary.line(text(report.question));
    for (const ReportSection &section : report.sections)
        if (!isMethod(section))
            addWords(summary, section);

    for (const ReportTable *table : tablesOf(report)) {
        const std::unique_ptr<ExportTable> rows = exportTable(*table, plainWords, Reader::person);
        // Columns of bounds follow the column that they bound and read like it.
        std::vector<format::Style> styles;
        std::vector<std::size_t> sourceColumn;
        std::size_t next = 0;
        for (std::size_t c = 0; c < rows->columnCount(); ++c) {
            const bool own = next < table->head.size() && rows->column(c).id == (table->head[next].id.empty() ? "column_" + std::to_string(next + 1) : table->head[next].id);
            if (own)
                ++next;
            const std::size_t from = next > 0 ? next - 1 : 0;
            sourceColumn.push_back(own ? from : table->head.size());
            styles.push_back(table->head.empty() ? format::Style::number : styleOf(ReportCell{}, &table->head[from]));
        }
        const auto best = [&](std::size_t row, std::size_t c) {
            return sourceColumn[c] < table->rows[row].size() && table->rows[row][sourceColumn[c]].best;
        };
        lxw_worksheet *sheet = workbook.sheet(sheetName(*table));
        if (Result<void> filled = fillTable(workbook, sheet, *rows, styles, options.provenance, best, {}); !filled)
            return tl::unexpected<Error>(filled.error());
    }

    TextSheet method(workbook, translated(QT_TRANSLATE_NOOP("Report", "Method")), locale);
    method.title(translated(QT_TRANSLATE_NOOP("Report", "Method")));
    for (const ReportSection &section : report.sections)
        if (isMethod(section))
            addWords(method, section);
    method.heading(translated(QT_TRANSLATE_NOOP("Report", "Reproducibility")));
    const auto fact = [&method](const char *name, const std::string &value) {
        if (!value.empty())
            method.pair(translated(name), QString::fromStdString(value));
    };
    fact(QT_TRANSLATE_NOOP("Report", "Prices as of"), report.asOf);
    fact(QT_TRANSLATE_NOOP("Report", "Catalogue"), report.catalogVersion);
    fact(QT_TRANSLATE_NOOP("Report", "Catalogue hash"), report.catalogHash);
    fact(QT_TRANSLATE_NOOP("Report", "Seed"), report.seed ? std::to_string(*report.seed) : std::string());
    fact(QT_TRANSLATE_NOOP("Report", "Program"), report.programVersion.empty() ? std::string() : "Wattfare " + report.programVersion);
    addSourcesSheet(workbook, report);
    std::size_t cells = 4096;
    for (const ReportTable *table : tablesOf(report))
        cells += table->rows.size() * table->head.size() * 3;
    return workbook.finish(cells);
}

Result<QByteArray> tableXlsx(const ExportTable &table, const QString &sheetName, const XlsxOptions &options, const ProgressFn &progress)
{
    Workbook workbook(table.rowCount() * table.columnCount() > kManyCells);
    if (!workbook.isOpen())
        return notMade("no temporary folder");
    std::vector<format::Style> styles;
    for (std::size_t c = 0; c < table.columnCount(); ++c) {
        const format::Style style = format::styleOfUnit(table.column(c).unit);
        styles.push_back(style == format::Style::percent ? format::Style::number : style);
    }
    lxw_worksheet *sheet = workbook.sheet(sheetName);
    const auto none = [](std::size_t, std::size_t) { return false; };
    if (Result<void> filled = fillTable(workbook, sheet, table, styles, options.provenance, none, progress); !filled)
        return tl::unexpected<Error>(filled.error());
    return workbook.finish(table.rowCount() * table.columnCount());
}

} // namespace wattfare
