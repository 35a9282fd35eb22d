// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/xlsx/xlsx_table.h"

#include "views/report/pages/report_text.h"
#include "views/words/figure_class.h"
#include "views/words/messages.h"

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
    if (const QString unit = unitText(column.unit); !unit.isEmpty())
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
};

// Writes one row after the other as XML.
class Rows
{
public:
    Rows(std::shared_ptr<const ExportTable> table, SheetLook look, const std::vector<Placed> &placed)
        : m_table(std::move(table))
        , m_look(std::move(look))
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
        if (styles.size() != Workbook::kGreyStyle + 1)
            return fail(Error::Code::internal, {"report.xlsx_failed", {}}, "the workbook has other styles");
        for (std::size_t i = 0; i < m_numbers.size(); ++i)
            m_numbers[i] = "\" s=\"" + std::to_string(styles[i]) + "\"><v>";
        m_grey = "\" s=\"" + std::to_string(styles.back());
        const Result<void> written = writeRows(
            m_table->rowCount(), sink, progress, [this](std::size_t row, std::string &out) { render(row, out); });
        return written && !m_look.notes.empty() ? sink(notes()) : written;
    }

private:
    struct Column : Placed {
        std::array<std::string, 3> begin; // of its cells: value, class, sources
    };

    void render(std::size_t row, std::string &out) const
    {
        std::array<char, 20> buffer;
        const std::string_view number(buffer.data(),
            static_cast<std::size_t>(
                std::to_chars(buffer.data(), buffer.data() + buffer.size(), row + 2).ptr - buffer.data()));
        out.append("<row r=\"").append(number).append("\">");
        std::string text;
        for (std::size_t c = 0; c < m_columns.size(); ++c) {
            const Column &column = m_columns[c];
            if (column.numeric) {
                if (const std::optional<double> value = m_table->number(row, c); value && std::isfinite(*value)) {
                    const std::size_t style = static_cast<std::size_t>(m_look.styles[c])
                        + (m_look.best && m_look.best(row, c) ? Workbook::kStyles : 0);
                    out.append(column.begin[0]).append(number).append(m_numbers[style]);
                    appendSheetNumber(out, *value);
                    out.append("</v></c>");
                } else if (m_look.reasons) {
                    if (text = m_table->textInstead(row, c); !text.empty())
                        appendText(out, column.begin[0], number, text);
                    else if (text = m_table->missingReason(row, c); !text.empty())
                        appendText(out, column.begin[0], number, "\u2014 " + text, m_grey);
                }
            } else {
                text.clear();
                if (m_table->text(row, c, text))
                    appendText(out, column.begin[0], number, text);
            }
            if (column.provenance) {
                if (const std::optional<FigureClass> cls = m_table->figureClass(row, c))
                    appendText(out, column.begin[1], number, m_words[static_cast<std::size_t>(*cls)]);
                appendText(out, column.begin[2], number, m_table->sources(row, c));
            }
        }
        out.append("</row>");
    }

    std::string notes() const
    {
        std::string out;
        std::size_t row = m_table->rowCount() + 2;
        for (const QString &note : m_look.notes) {
            const std::string number = std::to_string(++row);
            out.append("<row r=\"").append(number).append("\">");
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
    std::string m_grey;
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
    const std::size_t columns = table->columnCount(), rows = table->rowCount();
    std::vector<Placed> placed;
    std::size_t count = 0;
    for (std::size_t c = 0; c < columns; ++c) {
        const ExportColumn &column = table->column(c);
        placed.push_back({count, column.numeric, look.provenance && column.provenance});
        count += placed.back().provenance ? 3U : 1U;
    }
    if (rows + look.notes.size() + 2 > kMaxRows || count > kMaxColumns)
        return fail(Error::Code::badInput, {"report.xlsx_too_large", {rows, count}});

    lxw_worksheet *sheet = workbook.sheet(name);
    worksheet_freeze_panes(sheet, 1, 1);
    worksheet_repeat_rows(sheet, 0, 0);
    worksheet_set_row(sheet, 0, 45, nullptr);
    std::string text;
    for (std::size_t c = 0; c < columns; ++c) {
        const ExportColumn &column = table->column(c);
        const QString head = headOf(column);
        qsizetype widest = column.numeric ? 11 : 8;
        for (const QString &word : head.split(QLatin1Char(' ')))
            widest = std::max(widest, word.size() + 2);
        for (std::size_t row = 0; !column.numeric && row < std::min<std::size_t>(rows, 200); ++row) {
            text.clear();
            if (table->text(row, c, text))
                widest = std::max(widest, QString::fromStdString(text).size() + 2);
        }
        const auto at = static_cast<lxw_col_t>(placed[c].at);
        worksheet_set_column(sheet, at, at, static_cast<double>(std::min<qsizetype>(widest, 60)), nullptr);
        putText(sheet, 0, at, head, workbook.head());
        if (placed[c].provenance) {
            worksheet_set_column(sheet, static_cast<lxw_col_t>(at + 1), static_cast<lxw_col_t>(at + 2), 14, nullptr);
            putText(sheet, 0, at + 1U, reportWords(QT_TRANSLATE_NOOP("Report", "Class")), workbook.head());
            putText(sheet, 0, at + 2U, reportWords(QT_TRANSLATE_NOOP("Report", "Sources")), workbook.head());
        }
    }
    if (count > 0)
        worksheet_autofilter(sheet, 0, 0, static_cast<lxw_row_t>(rows), static_cast<lxw_col_t>(count - 1));

    workbook.standIn(sheet);
    const std::size_t last = rows + 1 + (look.notes.empty() ? 0 : look.notes.size() + 1);
    SheetCells &cells = workbook.cells(sheet);
    cells.range
        = QByteArray::fromStdString("A1:" + columnLetters(std::max<std::size_t>(count, 1) - 1) + std::to_string(last));
    cells.beyond4GB = static_cast<double>(rows) * static_cast<double>(count) * kBytesPerCell > 4e9;
    auto writer = std::make_shared<Rows>(std::move(table), std::move(look), placed);
    cells.write = [writer, progress](const std::vector<int> &styles, const ByteSink &sink) {
        return writer->write(styles, sink, progress);
    };
    return {};
}

} // namespace wattfare
