// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/xlsx/xlsx_workbook.h"

#include "model/report/table_export.h"
#include "model/support/date.h"
#include "views/report/pages/page_style.h"

#include <QDir>
#include <QFile>
#include <QStorageInfo>

#include <algorithm>
#include <cerrno>

#ifndef EDQUOT // Windows has no quota of its own
#define EDQUOT ENOSPC
#endif

namespace wattfare {

namespace {

constexpr qsizetype kMaxText = 32'767; // characters of a cell
constexpr qint64 kBytesPerBook
    = 512 * 1024; // of the temporary files of a workbook without its large sheets, at most about

// Number formats that read like the formatter of the screen: the cell keeps 15 figures.
constexpr std::array<const char *, Workbook::kStyles> kNumberFormats{
    "[>=100]#,##0;[>=10]#,##0.0;#,##0.00##", // number
    "[>=1]#,##0.00;[<=-1]-#,##0.00;0.00####", // money
    "0.0 %", // percent
    "#,##0", // integer
    "\"×\"0.00", // ratio
    "+0.0 %;-0.0 %;0 %", // difference
    "0.00", // hours
    "#,##0.0####", // exact
    "#,##0.00###" // exactMoney
};

} // namespace

Workbook::Workbook()
{
    if (!m_folder.isValid())
        return;
    m_path = QFile::encodeName(m_folder.filePath(QStringLiteral("frame.xlsx")));
    m_temporary = QFile::encodeName(m_folder.path());
    lxw_workbook_options options{};
    options.constant_memory = LXW_FALSE;
    options.tmpdir = m_temporary.data();
    options.use_zip64 = LXW_FALSE;
    m_book = workbook_new_opt(m_path.constData(), &options);
    if (!m_book)
        return;
    for (lxw_format **head : {&m_head, &m_numericHead}) {
        *head = format();
        format_set_bold(*head);
        format_set_text_wrap(*head);
        format_set_align(*head, LXW_ALIGN_VERTICAL_BOTTOM);
        format_set_bottom(*head, LXW_BORDER_THIN);
    }
    format_set_align(m_numericHead, LXW_ALIGN_RIGHT);
    format_set_indent(m_numericHead, 1);
    m_bold = format();
    format_set_bold(m_bold);
    m_title = format();
    format_set_bold(m_title);
    format_set_font_size(m_title, 16);
    for (lxw_format **words : {&m_wrap, &m_grey}) {
        *words = format();
        format_set_text_wrap(*words);
        format_set_align(*words, LXW_ALIGN_VERTICAL_TOP);
    }
    format_set_font_color(m_grey, 0x6B7280);
    m_date = format();
    format_set_num_format(m_date, kSheetDate);
    format_set_align(m_date, LXW_ALIGN_VERTICAL_TOP);
    format_set_align(m_date, LXW_ALIGN_LEFT);
    for (std::size_t i = 0; i < kNumberFormats.size(); ++i) {
        for (lxw_format **number : {&m_numbers[i], &m_best[i]}) {
            *number = format();
            format_set_num_format(*number, kNumberFormats[i]);
            format_set_align(*number, LXW_ALIGN_VERTICAL_TOP);
            format_set_align(*number, LXW_ALIGN_RIGHT);
            format_set_indent(*number, 1); // so that it does not touch the words of the next column
        }
        format_set_bold(m_best[i]);
        format_set_bg_color(m_best[i], 0xE3EAF8);
    }
}

Workbook::~Workbook()
{
    if (m_book)
        workbook_close(m_book);
}

lxw_worksheet *Workbook::sheet(const QString &wanted)
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
    m_sheets.push_back(made);
    // On paper a sheet is as wide as the page, with its name and the number of the page below.
    if (made) {
        worksheet_set_landscape(made);
        worksheet_fit_to_pages(made, 1, 0);
        worksheet_set_margins(made, 0.4, 0.4, 0.5, 0.6);
        worksheet_set_footer(made, "&L&A&R&P / &N");
    }
    return made;
}

SheetCells &Workbook::cells(lxw_worksheet *sheet)
{
    SheetCells &cells = m_cells[sheet];
    cells.sheet = static_cast<int>(std::find(m_sheets.begin(), m_sheets.end(), sheet) - m_sheets.begin()) + 1;
    return cells;
}

void Workbook::standIn(lxw_worksheet *sheet)
{
    lxw_col_t column = 0;
    for (const auto &formats : {m_numbers, m_best})
        for (lxw_format *each : formats)
            worksheet_write_blank(sheet, kStandInRow - 1, column++, each);
    for (lxw_format *each : {m_grey, m_date, m_wrap})
        worksheet_write_blank(sheet, kStandInRow - 1, column++, each);
}

void Workbook::setErrorBars(lxw_series_error_bars *bars, const std::vector<std::pair<double, double>> &lengths)
{
    std::string plus, minus;
    for (std::size_t i = 0; i < lengths.size(); ++i)
        for (auto *side : {&minus, &plus}) {
            *side += "<c:pt idx=\"" + std::to_string(i) + "\"><c:v>";
            appendSheetNumber(*side, side == &minus ? lengths[i].first : lengths[i].second);
            *side += "</c:v></c:pt>";
        }
    const std::string begin
        = "<c:numLit><c:formatCode>General</c:formatCode><c:ptCount val=\"" + std::to_string(lengths.size()) + "\"/>";
    chart_series_set_error_bars(bars, LXW_CHART_ERROR_BAR_TYPE_FIXED, static_cast<double>(m_errorBars.size() + 1));
    lxw_chart_line line{};
    line.color = 0x374151;
    line.width = 1;
    chart_series_set_error_bars_line(bars, &line);
    m_errorBars.push_back(QByteArray::fromStdString(
        "<c:plus>" + begin + plus + "</c:numLit></c:plus><c:minus>" + begin + minus + "</c:numLit></c:minus>"));
}

// The library packs from temporary files and does not notice when one of them could not be written whole, so that the
// room is looked at beforehand; the large sheets are written by ourselves, with every error noticed.
Result<QByteArray> Workbook::finish()
{
    const qint64 room = QStorageInfo(m_folder.path()).bytesAvailable();
    if (room >= 0 && room < kBytesPerBook)
        return diskFull("not enough room for temporary files");
    errno = 0;
    const lxw_error error = workbook_close(m_book);
    const int systemError = errno;
    m_book = nullptr;
    if (error != LXW_NO_ERROR && (systemError == EFBIG || systemError == ENOSPC || systemError == EDQUOT))
        return diskFull(lxw_strerror(error));
    if (error != LXW_NO_ERROR)
        return fail(Error::Code::internal, {"report.xlsx_failed", {}}, lxw_strerror(error));
    QByteArray path = m_path;
    if (!m_cells.empty()) {
        std::vector<SheetCells> cells;
        for (auto &[sheet, each] : m_cells)
            cells.push_back(std::move(each));
        path = QFile::encodeName(m_folder.filePath(QStringLiteral("book.xlsx")));
        if (Result<void> put = putCells(m_path, path, cells, m_errorBars); !put)
            return tl::unexpected<Error>(put.error());
    }
    QFile file(QFile::decodeName(path));
    if (!file.open(QIODevice::ReadOnly))
        return fail(Error::Code::internal, {"report.xlsx_failed", {}}, file.errorString().toStdString());
    QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return fail(Error::Code::internal, {"report.xlsx_failed", {}}, file.errorString().toStdString());
    return bytes;
}

tl::unexpected<Error> Workbook::diskFull(const char *detail) const
{
    return fail(
        Error::Code::fileAccess, {"save.disk_full", {QDir::toNativeSeparators(m_folder.path()).toStdString()}}, detail);
}

QString cellWords(const QString &words)
{
    QString text = printable(words, true);
    if (text.size() <= kMaxText)
        return text;
    text.truncate(text[kMaxText - 2].isHighSurrogate() ? kMaxText - 2 : kMaxText - 1);
    return text + QChar(0x2026);
}

std::optional<double> sheetDay(std::string_view text)
{
    const std::optional<Date> date = text.size() == 10 ? Date::parse(text) : std::nullopt;
    constexpr int kFirstYear = 1901; // spreadsheets count a day in February 1900 that there was not
    return date && date->year() >= kFirstYear ? std::optional(date->days + kFirstSheetDay) : std::nullopt;
}

qsizetype linesIn(double width, const QString &words)
{
    const auto wide = [](const QString &text) {
        double digits = 0;
        for (const QChar c : text)
            digits += c.unicode() >= 0x1100 ? 2.0 : 1.0;
        return digits;
    };
    qsizetype lines = 1;
    double used = -1; // with the space before the next word
    for (const QString &word : words.split(QLatin1Char(' '))) {
        const double each = wide(word);
        if (used > 0 && used + 1 + each > width) {
            ++lines;
            used = -1;
        }
        used += 1 + each;
        for (; used > width; used -= width) // a word longer than the column, or of a language without spaces
            ++lines;
    }
    return lines + words.count(QLatin1Char('\n'));
}

double heightOf(qsizetype lines)
{
    constexpr double kLine = 15.0, kMost = 409.0; // points: a line of the usual font, and what a row may have
    return std::min(kLine * static_cast<double>(lines), kMost);
}

std::string columnLetters(std::size_t column)
{
    std::string letters;
    for (std::size_t rest = column + 1; rest > 0; rest = (rest - 1) / 26)
        letters.insert(letters.begin(), static_cast<char>('A' + (rest - 1) % 26));
    return letters;
}

void putText(lxw_worksheet *sheet, std::size_t row, std::size_t column, const QString &words, lxw_format *format)
{
    worksheet_write_string(sheet, static_cast<lxw_row_t>(row), static_cast<lxw_col_t>(column),
        cellWords(words).toUtf8().constData(), format);
}

void putWords(Workbook &workbook, lxw_worksheet *sheet, std::size_t row, std::size_t column, const QString &words)
{
    if (const auto day = sheetDay(words.toStdString()))
        worksheet_write_number(
            sheet, static_cast<lxw_row_t>(row), static_cast<lxw_col_t>(column), *day, workbook.date());
    else
        putText(sheet, row, column, words, workbook.wrap());
}

void putNumber(
    Workbook &workbook, lxw_worksheet *sheet, std::size_t row, std::size_t column, double value, lxw_format *format)
{
    worksheet_write_number(sheet, static_cast<lxw_row_t>(row), static_cast<lxw_col_t>(column), value, format);
    workbook.cells(sheet).numbers[columnLetters(column) + std::to_string(row + 1)] = value;
}

} // namespace wattfare
