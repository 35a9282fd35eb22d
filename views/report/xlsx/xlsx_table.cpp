// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/xlsx/xlsx_table.h"

#include "views/report/pages/report_text.h"
#include "views/words/figure_class.h"
#include "views/words/messages.h"
#include "views/words/purchase_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace wattfare {

namespace {

constexpr std::size_t kMaxRows = 1'048'576;
constexpr std::size_t kMaxColumns = 16'384;
constexpr double kBytesPerCell = 200; // of an unpacked worksheet, more than it takes

QString headOf(const ExportColumn &column)
{
    QString name = column.title.empty() ? QString::fromStdString(column.id) : QString::fromStdString(column.title);
    const QString unit = column.otherUnit.empty()
        ? unitText(column.unit)
        : QString::fromStdString(column.otherUnit).section(QLatin1Char(' '), 0, 0); // a note says the rate
    if (!unit.isEmpty())
        name += QStringLiteral(" [") + unit + QLatin1Char(']');
    return name;
}

// Plain printable ASCII without anything that XML, spaces at the ends or an escape would change.
bool isPlain(std::string_view text)
{
    if (text.size() > 1000 || text.front() == ' ' || text.back() == ' ')
        return false;
    return std::all_of(text.begin(), text.end(),
        [](char c) { return c >= ' ' && c < 0x7f && c != '&' && c != '<' && c != '>' && c != '_'; });
}

struct Placed {
    std::size_t at = 0; // column of the sheet
    bool numeric = false, provenance = false;
    bool whole = false; // counts: not one of its numbers has a fraction
    double width = 0; // digits
};

constexpr double kWidest = 60; // of a column: longer words take further lines
constexpr double kReasonWidth = 24; // of a column of numbers in which some are missing for a reason
constexpr double kProvenanceWidth = 16;

// Digits that the greatest number of a column takes, with those behind the point and a sign.
double widthOf(double greatest)
{
    const double whole = greatest >= 1 ? std::floor(std::log10(greatest)) + 1 : 1;
    return whole + std::floor((whole - 1) / 3) + (whole > 4 ? 3 : 5);
}

qsizetype wordsWidth(const std::string &text, bool candidates)
{
    const QString words = QString::fromStdString(text);
    return (candidates ? candidateWords(words) : words).size() + 3;
}

// Writes one row after the other as XML.
class Rows
{
public:
    Rows(std::shared_ptr<const ExportTable> table, SheetLook look, const std::vector<Placed> &placed, double noteWidth)
        : m_table(std::move(table))
        , m_look(std::move(look))
        , m_noteWidth(noteWidth)
        , m_first(m_look.title.isEmpty() ? 2 : 3)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] = classWord(static_cast<FigureClass>(i)).toStdString();
        for (const Placed &each : placed) {
            Column column{each, {}};
            for (std::size_t i = 0; i < column.begin.size(); ++i)
                column.begin[i] = "<c r=\"" + columnLetters(each.at + i);
            m_columns.push_back(std::move(column));
        }
    }

    Result<void> write(const std::vector<int> &styles, const ByteSink &sink, const ProgressFn &progress)
    {
        if (styles.size() != Workbook::kStandInStyles)
            return fail(Error::Code::internal, {"report.xlsx_failed", {}}, "the workbook has other styles");
        const auto style = [&styles](std::size_t i) { return "\" s=\"" + std::to_string(styles[i]); };
        for (std::size_t i = 0; i < m_numbers.size(); ++i)
            m_numbers[i] = style(i) + "\"><v>";
        m_grey = style(Workbook::kGreyStyle);
        m_date = style(Workbook::kDateStyle) + "\"><v>";
        m_wrapped = style(Workbook::kWordsStyle);
        const Result<void> written = writeRows(
            m_table->rowCount(), sink, progress, [this](std::size_t row, std::string &out) { render(row, out); });
        return written && !m_look.notes.empty() ? sink(notes()) : written;
    }

    std::size_t noteRow() const { return m_table->rowCount() + m_first + 1; } // from 1, after an empty one

private:
    struct Column : Placed {
        std::array<std::string, 3> begin; // of its cells: value, class, sources
    };

    void render(std::size_t row, std::string &out) const
    {
        std::array<char, 20> buffer;
        const std::string_view number(buffer.data(),
            static_cast<std::size_t>(
                std::to_chars(buffer.data(), buffer.data() + buffer.size(), row + m_first).ptr - buffer.data()));
        out.append("<row r=\"").append(number).append("\"");
        const std::size_t head = out.size();
        out.append(">");
        std::string text;
        qsizetype lines = 1;
        for (std::size_t c = 0; c < m_columns.size(); ++c) {
            const Column &column = m_columns[c];
            const auto put = [&](std::size_t cell, const std::string &words, double width, std::string_view style) {
                if (static_cast<double>(words.size()) > width)
                    lines = std::max(lines, linesIn(width - 1, QString::fromStdString(words)));
                appendText(out, column.begin[cell], number, words, style);
            };
            if (column.numeric) {
                if (const std::optional<double> value = m_table->number(row, c); value && std::isfinite(*value)) {
                    out.append(column.begin[0]).append(number).append(m_numbers[styleOf(row, c, *value)]);
                    appendSheetNumber(out, *value);
                    out.append("</v></c>");
                } else if (m_look.reasons) {
                    if (text = m_table->textInstead(row, c); !text.empty())
                        putWords(out, column, number, named(text), put);
                    else if (text = m_table->missingReason(row, c); !text.empty())
                        put(0, "\u2014 " + text, column.width, m_grey);
                }
            } else {
                text.clear();
                if (m_table->text(row, c, text))
                    putWords(out, column, number, named(text), put);
            }
            if (column.provenance) {
                if (const std::optional<FigureClass> cls = m_table->figureClass(row, c))
                    put(1, m_words[static_cast<std::size_t>(*cls)], kProvenanceWidth, m_wrapped);
                put(2, m_table->sources(row, c), kProvenanceWidth, m_wrapped);
            }
        }
        out.append("</row>");
        if (lines > 1)
            out.insert(head, heightAttribute(lines));
    }

    template <typename Put>
    void putWords(
        std::string &out, const Column &column, std::string_view row, const std::string &words, const Put &put) const
    {
        if (const std::optional<double> day = sheetDay(words)) {
            out.append(column.begin[0]).append(row).append(m_date);
            appendSheetNumber(out, *day);
            out.append("</v></c>");
        } else {
            const bool plain = !m_look.reasons && static_cast<double>(words.size()) <= column.width;
            put(0, words, column.width, plain ? std::string_view() : m_wrapped);
        }
    }

    // As people read it: a candidate with the words of its purchase option.
    std::string named(const std::string &text) const
    {
        return m_look.reasons ? candidateWords(QString::fromStdString(text)).toStdString() : text;
    }

    // A number whose every digit is shown has no decimals where it is whole.
    std::size_t styleOf(std::size_t row, std::size_t column, double value) const
    {
        format::Style style = m_look.styleOf ? m_look.styleOf(row, column) : m_look.styles[column];
        if ((style == format::Style::exact && value == std::floor(value))
            || (style == format::Style::number && m_columns[column].whole))
            style = format::Style::integer;
        return static_cast<std::size_t>(style) + (m_look.best && m_look.best(row, column) ? Workbook::kStyles : 0);
    }

    static std::string heightAttribute(qsizetype lines)
    {
        std::string text = " ht=\"";
        appendSheetNumber(text, heightOf(lines));
        return text + "\" customHeight=\"1\"";
    }

    std::string notes() const
    {
        std::string out;
        std::size_t row = noteRow();
        for (const QString &note : m_look.notes) {
            const std::string number = std::to_string(row++);
            out.append("<row r=\"").append(number).append("\"");
            if (const qsizetype lines = linesIn(m_noteWidth, note); lines > 1)
                out.append(heightAttribute(lines));
            out.append(">");
            appendText(out, "<c r=\"A", number, note.toStdString(), m_grey);
            out.append("</row>");
        }
        return out;
    }

    static void appendText(std::string &out, std::string_view begin, std::string_view row, const std::string &text,
        std::string_view style = {})
    {
        if (text.empty())
            return;
        out.append(begin).append(row).append(style).append("\" t=\"inlineStr\"><is><t");
        if (isPlain(text)) {
            out.append(">").append(text);
        } else {
            out.append(" xml:space=\"preserve\">");
            appendCellText(out, QString::fromStdString(text));
        }
        out.append("</t></is></c>");
    }

    std::shared_ptr<const ExportTable> m_table;
    SheetLook m_look;
    std::vector<Column> m_columns;
    std::array<std::string, 2 * Workbook::kStyles> m_numbers;
    std::string m_grey, m_date, m_wrapped;
    double m_noteWidth;
    std::size_t m_first; // row of the sheet that the first row is, from 1
    std::array<std::string, static_cast<std::size_t>(FigureClass::user) + 1> m_words;
};

} // namespace

void appendCellText(std::string &out, const QString &words)
{
    const QString text = cellWords(words);
    QString escaped;
    escaped.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const auto isHex = [&](qsizetype at) { return QStringLiteral("0123456789ABCDEFabcdef").contains(text[at]); };
        if (c == QLatin1Char('&'))
            escaped += QStringLiteral("&amp;");
        else if (c == QLatin1Char('<'))
            escaped += QStringLiteral("&lt;");
        else if (c == QLatin1Char('>'))
            escaped += QStringLiteral("&gt;");
        else if (c == QLatin1Char('_') && i + 6 < text.size() && text[i + 1] == QLatin1Char('x')
            && text[i + 6] == QLatin1Char('_') && isHex(i + 2) && isHex(i + 3) && isHex(i + 4) && isHex(i + 5))
            escaped += QStringLiteral("_x005F_");
        else if (c.unicode() != 0xFFFE && c.unicode() != 0xFFFF) // no characters of XML
            escaped += c;
    }
    out += escaped.toStdString();
}

Result<void> addTable(Workbook &workbook, const QString &name, std::shared_ptr<const ExportTable> table, SheetLook look,
    const ProgressFn &progress)
{
    constexpr std::size_t kMeasured = 200; // rows whose words make the width of a column
    constexpr double kNoteWidth = 100; // what notes take at least, over empty columns too
    constexpr double kUsualWidth = 8.43; // of a column without a width of its own
    constexpr double kPageWidth = 220; // digits of a page across at two thirds of their size
    const std::size_t columns = table->columnCount(), rows = table->rowCount();
    std::vector<Placed> placed;
    std::size_t count = 0;
    for (std::size_t c = 0; c < columns; ++c) {
        const ExportColumn &column = table->column(c);
        placed.push_back({count, column.numeric, look.provenance && column.provenance});
        count += placed.back().provenance ? 3U : 1U;
    }
    if (rows + look.notes.size() + 3 > kMaxRows || count > kMaxColumns)
        return fail(Error::Code::badInput, {"report.xlsx_too_large", {rows, count}});

    lxw_worksheet *sheet = workbook.sheet(name);
    const lxw_row_t headRow = look.title.isEmpty() ? 0 : 1;
    if (headRow > 0)
        putText(sheet, 0, 0, look.title, workbook.title());
    worksheet_freeze_panes(sheet, headRow + 1, 1);
    worksheet_repeat_rows(sheet, 0, headRow);
    std::string text;
    qsizetype headLines = 1;
    double width = 0;
    for (std::size_t c = 0; c < columns; ++c) {
        const ExportColumn &column = table->column(c);
        const QString head = headOf(column);
        double widest = column.numeric ? 11 : 8, greatest = 0;
        bool fraction = false;
        for (const QString &word : head.split(QLatin1Char(' ')))
            widest = std::max(widest, static_cast<double>(word.size() + 3));
        for (std::size_t row = 0; row < (column.numeric ? rows : std::min(rows, kMeasured)); ++row) {
            text.clear();
            if (column.numeric) {
                const double value = table->number(row, c).value_or(0.0);
                greatest = std::max(greatest, std::abs(value));
                fraction = fraction || value != std::floor(value);
            }
            if (row >= kMeasured)
                continue;
            if (column.numeric && look.reasons && !table->missingReason(row, c).empty())
                widest = std::max(widest, kReasonWidth);
            if (column.numeric ? look.reasons && !(text = table->textInstead(row, c)).empty()
                               : table->text(row, c, text))
                widest = std::max(widest, static_cast<double>(wordsWidth(text, look.reasons)));
        }
        if (std::isfinite(greatest))
            widest = std::max(widest, widthOf(greatest) + 3);
        placed[c].whole = column.numeric && !fraction;
        placed[c].width = std::min(widest, kWidest);
        width += placed[c].width + (placed[c].provenance ? 2 * kProvenanceWidth : 0);
        headLines = std::max(headLines, linesIn(placed[c].width - 2, head));
        const auto at = static_cast<lxw_col_t>(placed[c].at);
        worksheet_set_column(sheet, at, at, placed[c].width, nullptr);
        putText(sheet, headRow, at, head, workbook.head(column.numeric));
        if (placed[c].provenance) {
            worksheet_set_column(
                sheet, static_cast<lxw_col_t>(at + 1), static_cast<lxw_col_t>(at + 2), kProvenanceWidth, nullptr);
            putText(sheet, headRow, at + 1U, reportWords(QT_TRANSLATE_NOOP("Report", "Class")), workbook.head());
            putText(sheet, headRow, at + 2U, reportWords(QT_TRANSLATE_NOOP("Report", "Sources")), workbook.head());
        }
    }
    worksheet_set_row(sheet, headRow, heightOf(headLines), nullptr);
    if (count > 0)
        worksheet_autofilter(
            sheet, headRow, 0, static_cast<lxw_row_t>(headRow + rows), static_cast<lxw_col_t>(count - 1));

    // Beyond what can still be read on one page, the columns go over several, each with the first.
    if (const double pages = std::ceil(width / kPageWidth); pages > 1) {
        worksheet_fit_to_pages(sheet, static_cast<uint16_t>(std::min(pages, 1000.0)), 0);
        worksheet_repeat_columns(sheet, 0, 0);
    }

    workbook.standIn(sheet);
    SheetCells &cells = workbook.cells(sheet);
    std::size_t noteColumns = std::max<std::size_t>(count, 1);
    for (; width < kNoteWidth; width += kUsualWidth)
        ++noteColumns;
    const std::size_t notes = look.notes.size();
    cells.beyond4GB = static_cast<double>(rows) * static_cast<double>(count) * kBytesPerCell > 4e9;
    auto writer = std::make_shared<Rows>(std::move(table), std::move(look), placed, std::min(width, 2 * kNoteWidth));
    const std::size_t last = notes == 0 ? headRow + 1 + rows : writer->noteRow() + notes - 1;
    cells.range
        = QByteArray::fromStdString("A1:" + columnLetters(std::max<std::size_t>(count, 1) - 1) + std::to_string(last));
    for (std::size_t row = writer->noteRow(); notes > 0 && row <= last; ++row)
        cells.merged.push_back(QByteArray::fromStdString(
            'A' + std::to_string(row) + ':' + columnLetters(noteColumns - 1) + std::to_string(row)));
    cells.write = [writer, progress](const std::vector<int> &styles, const ByteSink &sink) {
        return writer->write(styles, sink, progress);
    };
    return {};
}

} // namespace wattfare
