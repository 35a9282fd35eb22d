// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/pages/page_block.h"
#include "views/report/pages/report_text.h"
#include "views/words/figure_class.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace wattfare::layout {

namespace {

constexpr double kUnitGap = 8;
constexpr double kMarkerGap = 9;
constexpr double kRowPad = 8; // above and below the text of a row

struct Cell {
    CellText text;
    QString whole, fraction; // of numbers: up to the decimal point, and from it on
    QString range, ratio; // below the number: side by side, or a line each where the table is too wide
    QString note; // letter of the footnote of a missing figure
    std::optional<FigureClass> cls;
    bool best = false, highlighted = false;
};

struct Column {
    std::size_t index = 0; // in the report's table
    QString title, unit;
    bool numeric = true;
    double whole = 0, fraction = 0, unitWidth = 0, small = 0, marker = 0;
    double minimum = 0, natural = 0;
    double indent = 0; // of words that follow a column of numbers: their left would meet the digits' right
    double x = 0, width = 0;
    double digitsRight() const { return x + width - marker; } // right edge of number and unit
    double textLeft() const { return x + indent; }
    double textWidth() const { return width - indent - (numeric ? marker : 0); }
};

QString letters(std::size_t index) // a, b, ..., z, aa, ab, ...
{
    QString text;
    for (++index; index > 0; index = (index - 1) / 26)
        text.prepend(QChar(static_cast<char16_t>(u'a' + (index - 1) % 26)));
    return text;
}

class TableLayout
{
public:
    TableLayout(PageBlocks &pageBlocks, const ReportTable &table)
        : m_chunks(pageBlocks)
        , m_style(pageBlocks.style())
        , m_table(table)
        , m_number(pageBlocks.nextTable())
    {
    }

    void add()
    {
        m_title = m_table.title.id.empty() ? QString() : wordsOf(m_table.title);
        if (!m_title.isEmpty())
            addHeading(m_chunks, m_title, true);
        readCells();
        measure();
        if (minimumWidth() > m_style.width()) {
            m_plain = TextRole::tight;
            m_bold = TextRole::tightBold;
            m_small = TextRole::tightSmall;
            m_head = TextRole::tightBold;
            m_gap = 16;
            measure();
        }
        if (minimumWidth() > m_style.width()) {
            m_stacked = true;
            m_gap = 11;
            measure();
        }
        if (minimumWidth() > m_style.width()) {
            m_broken = true;
            m_gap = 8;
            measure();
        }
        const std::vector<std::vector<std::size_t>> parts = split();
        for (std::size_t i = 0; i < parts.size(); ++i)
            addPart(parts[i], i, parts.size());
        addNotes();
    }

private:
    void readCells()
    {
        for (std::size_t c = 0; c < m_table.head.size(); ++c) {
            Column column;
            column.index = c;
            column.title = headText(m_table.head[c]);
            column.unit = unitText(m_table.head[c].unit);
            column.numeric = m_table.head[c].numeric;
            m_columns.push_back(column);
        }
        for (const std::vector<ReportCell> &row : m_table.rows) {
            std::vector<Cell> cells(m_columns.size());
            for (std::size_t c = 0; c < m_columns.size(); ++c) {
                const ReportCell from = c < row.size() ? row[c] : ReportCell{};
                cells[c] = readCell(from, m_table.head[c]);
            }
            m_cells.push_back(std::move(cells));
        }
        // Where sentences lead the rows, units stay with the numbers: a sentence is no name of a metric.
        m_sentences = std::any_of(m_cells.begin(), m_cells.end(), [](const auto &row) {
            return !row.empty()
                && (row.front().text.value.endsWith(QLatin1Char('.'))
                    || row.front().text.value.endsWith(QChar(0x3002)));
        });
        for (std::vector<Cell> &row : m_cells)
            if (!row.empty())
                moveUnit(row);
        alignOnPoint();
        // Where nearly everything differs, marking it says nothing.
        std::size_t marked = 0;
        for (const std::vector<Cell> &row : m_cells)
            marked += std::any_of(row.begin(), row.end(), [](const Cell &cell) { return cell.highlighted; });
        if (marked * 2 > m_cells.size())
            for (std::vector<Cell> &row : m_cells)
                for (Cell &cell : row)
                    cell.highlighted = false;
    }

    // Where the metrics are the rows, all figures of a row are in one unit: it stands once, behind the name.
    void moveUnit(std::vector<Cell> &row) const
    {
        QString unit;
        for (const Cell &cell : row) {
            if (cell.text.unit.isEmpty())
                continue;
            if (!unit.isEmpty() && unit != cell.text.unit)
                return;
            unit = cell.text.unit;
        }
        if (unit.isEmpty() || row.front().text.isNumber || row.front().text.missing || m_sentences)
            return;
        row.front().text.value += QStringLiteral(", ") + unit;
        for (Cell &cell : row)
            cell.text.unit.clear();
    }

    Cell readCell(const ReportCell &from, const ReportTable::Head &head)
    {
        Cell cell;
        cell.text = cellText(from, &head, m_style.locale());
        cell.best = from.best;
        cell.highlighted = from.highlighted;
        m_anyBest = m_anyBest || from.best;
        if (cell.text.isNumber) {
            cell.cls = from.figureClass;
            cell.whole = cell.text.value;
            cell.range = cell.text.range;
            cell.ratio = cell.text.ratio;
            if (cell.cls)
                m_classes[static_cast<std::size_t>(*cell.cls)] = true;
        } else if (cell.text.missing && !cell.text.reason.isEmpty()) {
            auto found = std::find_if(m_reasons.begin(), m_reasons.end(),
                [&](const auto &reason) { return reason.first == cell.text.reason; });
            if (found == m_reasons.end())
                found = m_reasons.insert(m_reasons.end(), {cell.text.reason, 0});
            ++found->second;
            cell.note = letters(static_cast<std::size_t>(found - m_reasons.begin()));
        }
        return cell;
    }

    // Numbers of a column align on the decimal point, unless some bear a sign behind the digits ("91 %", "2 h").
    void alignOnPoint()
    {
        const QString point = m_style.locale().decimalPoint();
        for (std::size_t c = 0; c < m_columns.size(); ++c) {
            const bool plain = std::all_of(m_cells.begin(), m_cells.end(),
                [c](const auto &row) { return !row[c].text.isNumber || row[c].whole.back().isDigit(); });
            if (!plain)
                continue;
            for (std::vector<Cell> &row : m_cells) {
                Cell &cell = row[c];
                const qsizetype at = cell.text.isNumber ? cell.whole.lastIndexOf(point) : -1;
                if (at >= 0) {
                    cell.fraction = cell.whole.mid(at);
                    cell.whole.truncate(at);
                }
            }
        }
    }

    // What stands below the number of a cell, line by line.
    QStringList below(const Cell &cell) const
    {
        QStringList lines;
        for (const QString &part : {cell.range, cell.ratio})
            if (!part.isEmpty())
                lines += part;
        if (m_broken && !cell.range.isEmpty()) { // behind "low to", as each language writes it
            static const QRegularExpression kSecond(QStringLiteral("[^ \u2013~]+$"));
            const qsizetype at = cell.range.indexOf(kSecond);
            if (at > 0) {
                lines.front() = cell.range.left(at).trimmed();
                lines.insert(1, cell.range.mid(at));
            }
        }
        return m_stacked || lines.size() < 2 ? lines : QStringList{lines.join(QStringLiteral("  "))};
    }

    TextRole cellRole(const Cell &cell) const { return cell.best ? m_bold : m_plain; }

    double minimumWidth() const
    {
        double width = -m_gap;
        for (const Column &column : m_columns)
            if (!m_table.head[column.index].machineOnly)
                width += column.minimum + m_gap;
        return width;
    }

    void measure()
    {
        for (std::size_t c = 0; c < m_columns.size(); ++c) {
            Column &column = m_columns[c];
            column.whole = column.fraction = column.unitWidth = column.small = column.marker = 0;
            column.indent = !column.numeric && c > 0 && m_columns[c - 1].numeric ? m_gap * 0.8 : 0;
            double text = 0, word = 0;
            for (const std::vector<Cell> &row : m_cells) {
                const Cell &cell = row[c];
                if (cell.text.isNumber && column.numeric) {
                    column.whole = std::max(column.whole, m_style.width(cellRole(cell), cell.whole));
                    column.fraction = std::max(column.fraction, m_style.width(cellRole(cell), cell.fraction));
                    if (!cell.text.unit.isEmpty())
                        column.unitWidth
                            = std::max(column.unitWidth, m_style.width(m_small, cell.text.unit) + kUnitGap);
                    for (const QString &line : below(cell))
                        column.small = std::max(column.small, m_style.width(m_small, line));
                    if (cell.cls)
                        column.marker = kMarker + kMarkerGap;
                } else {
                    const QString line = cell.text.isNumber ? cellLine(cell.text) : cell.text.value;
                    text = std::max(text, m_style.width(cellRole(cell), line));
                    word = std::max(word, std::min(m_style.longestWord(cellRole(cell), line), mm(45)));
                }
            }
            const double number = std::max(column.whole + column.fraction + column.unitWidth, column.small);
            const double headWord
                = std::max(m_style.longestWord(m_head, column.title), m_style.width(m_small, column.unit));
            const double head = m_style.width(m_head, column.title);
            column.minimum
                = std::max({number, std::min(word, text), std::min(headWord, mm(45))}) + column.marker + column.indent;
            // A head of several words wraps to about half its length before it widens a column of numbers.
            column.natural = std::max({column.minimum, text + column.marker + column.indent,
                column.numeric ? head * 0.55 : head * 0.8 + column.indent});
        }
    }

    // Columns that fit side by side; the key columns lead every part. Parts are about equally wide: none is left with a
    // single column.
    std::vector<std::vector<std::size_t>> split() const
    {
        std::vector<std::vector<std::size_t>> parts = split(m_style.width());
        double low = m_style.width() / static_cast<double>(parts.size() + 1), high = m_style.width();
        for (int step = 0; parts.size() > 1 && step < 12; ++step) {
            const double middle = 0.5 * (low + high);
            auto narrower = split(middle);
            if (narrower.size() > parts.size()) {
                low = middle;
            } else {
                high = middle;
                parts = std::move(narrower);
            }
        }
        return parts;
    }

    std::vector<std::vector<std::size_t>> split(double width) const
    {
        const std::size_t keys = std::min(m_table.keyColumns, m_columns.size());
        std::vector<std::vector<std::size_t>> parts;
        std::vector<std::size_t> part;
        double used = 0;
        const auto begin = [&] {
            part.clear();
            used = 0;
            for (std::size_t c = 0; c < keys; ++c) {
                part.push_back(c);
                used += m_columns[c].minimum + m_gap;
            }
        };
        begin();
        for (std::size_t c = keys; c < m_columns.size(); ++c) {
            if (m_table.head[c].machineOnly)
                continue;
            const double needed = m_columns[c].minimum;
            if (part.size() > keys && used + needed > width) {
                parts.push_back(part);
                begin();
            }
            part.push_back(c);
            used += needed + m_gap;
        }
        if (!part.empty())
            parts.push_back(part);
        return parts;
    }

    std::vector<Column> placed(const std::vector<std::size_t> &part) const
    {
        std::vector<Column> columns;
        double minimum = 0, natural = 0;
        for (const std::size_t c : part) {
            columns.push_back(m_columns[c]);
            minimum += m_columns[c].minimum;
            natural += m_columns[c].natural;
        }
        const double room = m_style.width() - m_gap * static_cast<double>(columns.size() - 1);
        double x = 0;
        for (Column &column : columns) {
            if (natural <= room)
                column.width = column.natural + (room - natural) / static_cast<double>(columns.size());
            else if (minimum <= room)
                column.width = column.minimum
                    + (column.natural - column.minimum) * (room - minimum) / std::max(1.0, natural - minimum);
            else
                column.width = column.minimum * room / minimum; // a few columns of endless words: they break inside
            column.x = x;
            x += column.width + m_gap;
        }
        return columns;
    }

    void fillHead(PageBlock &block, const std::vector<Column> &columns, const QString &continued)
    {
        const ThemeColours &colours = m_style.colours();
        double top = 0;
        if (!continued.isEmpty()) {
            block.items.push_back(textItem(m_style, 0, 0, m_style.elided(TextRole::small, continued, m_style.width()),
                TextRole::small, colours.secondary));
            top = m_style.lineHeight(TextRole::small) + mm(0.8);
        }
        std::vector<QStringList> titles;
        double height = 0;
        for (const Column &column : columns) {
            titles.push_back(m_style.wrap(m_head, column.title, column.textWidth()));
            height = std::max(height,
                static_cast<double>(titles.back().size()) * m_style.lineHeight(m_head)
                    + (column.unit.isEmpty() ? 0 : m_style.lineHeight(m_small)));
        }
        block.items.push_back(fillItem(0, top, m_style.width(), kRule, colours.text));
        const double begin = top + kRule + 7;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const Column &column = columns[i];
            double y = begin + height - static_cast<double>(titles[i].size()) * m_style.lineHeight(m_head)
                - (column.unit.isEmpty() ? 0 : m_style.lineHeight(m_small));
            const auto put = [&](const QString &text, TextRole role, const QColor &colour) {
                const double at = column.numeric ? column.digitsRight() - m_style.width(role, text) : column.textLeft();
                block.items.push_back(textItem(m_style, at, y, text, role, colour));
                y += m_style.lineHeight(role);
            };
            const std::size_t from = block.items.size();
            for (const QString &line : titles[i])
                put(line, m_head, colours.text);
            if (!column.unit.isEmpty())
                put(column.unit, m_small, colours.secondary);
            setPart(block, from, static_cast<int>(column.index));
        }
        block.height = begin + height + 6 + kHairline;
        block.items.push_back(fillItem(0, block.height - kHairline, m_style.width(), kHairline, colours.text));
        block.kind = BlockKind::tableHead;
        block.table = m_number;
        block.keepWithNext = true;
    }

    void addPart(const std::vector<std::size_t> &part, std::size_t number, std::size_t count)
    {
        const std::vector<Column> columns = placed(part);
        if (columns.empty())
            return;
        QString continued = m_title.isEmpty() ? QCoreApplication::translate("Report", "Continued")
                                              : QCoreApplication::translate("Report", "%1 (continued)").arg(m_title);
        PageBlock &repeated = m_chunks.addHead();
        fillHead(repeated, columns, continued);
        PageBlock &head = m_chunks.add(BlockKind::tableHead, number == 0 ? 0 : mm(5));
        fillHead(head, columns,
            number == 0
                ? QString()
                : QCoreApplication::translate("Report", "%1, part %2 of %3").arg(m_title).arg(number + 1).arg(count));
        const std::size_t rows = m_cells.size();
        for (std::size_t r = 0; r < rows; ++r)
            addRow(r, columns, repeated,
                r == 0 || r + 2 == rows || (r + 1 == rows && number + 1 == count && hasNotes()) || isAttached(r + 1));
        if (rows == 0)
            addEmpty();
    }

    void addEmpty()
    {
        PageBlock &block = m_chunks.add(BlockKind::tableNote, mm(1.5));
        block.height = addLines(block, m_style, {QCoreApplication::translate("Report", "No rows.")}, 0, 0,
            TextRole::body, m_style.colours().secondary);
        block.table = m_number;
    }

    QStringList linesOf(const Cell &cell, const Column &column) const
    {
        const QString line = cell.text.isNumber ? cellLine(cell.text) : cell.text.value;
        return m_style.wrap(cellRole(cell), line, column.textWidth());
    }

    void addRow(std::size_t r, const std::vector<Column> &columns, const PageBlock &repeated, bool keep)
    {
        const double lineHeight = m_style.lineHeight(m_plain);
        std::vector<QStringList> lines(columns.size());
        qsizetype tallest = 1, second = 0;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const Cell &cell = m_cells[r][columns[i].index];
            if (cell.text.isNumber && columns[i].numeric)
                second = std::max(second, below(cell).size());
            else if (!cell.text.missing)
                lines[i] = linesOf(cell, columns[i]);
            tallest = std::max(tallest, lines[i].size());
        }
        // A cell taller than a page goes on in a further piece of the row; nothing is cut off.
        const auto most = static_cast<qsizetype>(m_style.body().height() * 0.7 / lineHeight);
        for (qsizetype begin = 0; begin < tallest; begin += most) {
            const qsizetype count = std::min(most, tallest - begin);
            PageBlock &block = m_chunks.add(BlockKind::tableRow, 0);
            block.table = m_number;
            block.row = static_cast<int>(r);
            block.repeatedHead = &repeated;
            block.keepWithNext = keep && tallest <= most;
            const double small = begin == 0 ? static_cast<double>(second) * m_style.lineHeight(m_small) : 0;
            block.height
                = std::max(static_cast<double>(count) * lineHeight, lineHeight + small) + 2 * kRowPad + kHairline;
            for (std::size_t i = 0; i < columns.size(); ++i) {
                const Cell &cell = m_cells[r][columns[i].index];
                addTint(block, cell, columns[i], i, columns.size());
                const std::size_t from = block.items.size();
                if (!lines[i].isEmpty() && columns[i].numeric) // words among numbers end where the numbers end
                    addLinesRight(block, lines[i].mid(begin, count), columns[i].digitsRight(), cellRole(cell));
                else if (!lines[i].isEmpty())
                    addLines(block, m_style, lines[i].mid(begin, count), columns[i].textLeft(), kRowPad, cellRole(cell),
                        m_style.colours().text);
                else if (begin == 0)
                    addFigure(block, cell, columns[i]);
                setPart(block, from, static_cast<int>(columns[i].index));
            }
            block.items.push_back(
                fillItem(0, block.height - kHairline, m_style.width(), kHairline, m_style.colours().hairline));
        }
    }

    void addLinesRight(PageBlock &block, const QStringList &lines, double right, TextRole role) const
    {
        double y = kRowPad;
        for (const QString &line : lines) {
            block.items.push_back(
                textItem(m_style, right - m_style.width(role, line), y, line, role, m_style.colours().text));
            y += m_style.lineHeight(role);
        }
    }

    void addTint(PageBlock &block, const Cell &cell, const Column &column, std::size_t i, std::size_t count) const
    {
        if (!cell.best && !cell.highlighted)
            return;
        const double left = i == 0 ? column.x : column.x - m_gap / 2;
        const double right = i + 1 == count ? column.x + column.width : column.x + column.width + m_gap / 2;
        // Tints of different lightness, so that they differ on a grey printer as well.
        const QColor tint = cell.best ? QColor(0xE3EAF8) : QColor(0xF6F1E7);
        block.items.insert(block.items.begin(), fillItem(left, 0, right - left, block.height - kHairline, tint));
    }

    void addFigure(PageBlock &block, const Cell &cell, const Column &column) const
    {
        const ThemeColours &colours = m_style.colours();
        const double right = column.digitsRight();
        if (!cell.text.isNumber) { // a gap
            const double width = m_style.width(m_plain, cell.text.value);
            const double noteWidth = cell.note.isEmpty() ? 0 : m_style.width(m_small, cell.note) + 4;
            const double end
                = std::min(right - column.unitWidth - column.fraction, column.x + column.width - noteWidth);
            const double dashX = column.numeric ? end - width : column.textLeft();
            block.items.push_back(textItem(m_style, dashX, kRowPad, cell.text.value, m_plain, colours.secondary));
            if (!cell.note.isEmpty())
                block.items.push_back(
                    textItem(m_style, dashX + width + 4, kRowPad - 6, cell.note, m_small, colours.secondary));
            return;
        }
        const TextRole role = cellRole(cell);
        const double point = right - column.unitWidth - column.fraction;
        // One item a number, so that it is copied whole: it starts where its whole part must start.
        block.items.push_back(textItem(
            m_style, point - m_style.width(role, cell.whole), kRowPad, cell.whole + cell.fraction, role, colours.text));
        const double drop = m_style.ascent(m_plain) - m_style.ascent(m_small);
        if (!cell.text.unit.isEmpty())
            block.items.push_back(textItem(m_style, right - column.unitWidth + kUnitGap, kRowPad + drop, cell.text.unit,
                m_small, colours.secondary));
        if (cell.cls)
            block.items.push_back(markerItem(
                right + kMarkerGap, kRowPad + m_style.ascent(m_plain) - kMarker, kMarker, *cell.cls, colours.text));
        double y = kRowPad + m_style.lineHeight(m_plain) - 2;
        for (const QString &line : below(cell)) {
            block.items.push_back(
                textItem(m_style, right - m_style.width(m_small, line), y, line, m_small, colours.secondary));
            y += m_style.lineHeight(m_small);
        }
    }

    bool isAttached(std::size_t row) const
    {
        return std::find(m_table.attached.begin(), m_table.attached.end(), row) != m_table.attached.end();
    }

    bool hasNotes() const
    {
        return !m_reasons.empty() || !m_table.notes.empty() || m_anyBest
            || std::find(m_classes.begin(), m_classes.end(), true) != m_classes.end();
    }

    void addNotes()
    {
        const ThemeColours &colours = m_style.colours();
        const std::size_t begin = m_chunks.list().size();
        bool first = true;
        const auto space = [&first] {
            const double value = first ? mm(1.6) : mm(0.4);
            first = false;
            return value;
        };
        for (std::size_t i = 0; i < m_reasons.size(); ++i) {
            const QString letter = letters(i);
            const double indent = std::max(mm(3), m_style.width(TextRole::small, letter) + 10);
            const std::size_t at = m_chunks.list().size();
            addParagraph(m_chunks, m_reasons[i].first, TextRole::small, colours.secondary, indent, space(),
                BlockKind::tableNote);
            m_chunks.list()[at].items.push_back(textItem(m_style, 0, 0, letter, TextRole::small, colours.secondary));
        }
        for (const Message &note : m_table.notes)
            addParagraph(m_chunks, wordsOf(note), TextRole::small, colours.secondary, 0, space(), BlockKind::tableNote);
        addLegend(space);
        // Notes stay with their table, a legend at least with the note before it.
        const std::size_t end = m_chunks.list().size();
        double height = 0;
        for (std::size_t i = begin; i < end; ++i)
            height += m_chunks.list()[i].spaceBefore + m_chunks.list()[i].height;
        const bool together = height < m_style.body().height() * 0.3;
        for (std::size_t i = begin; i + 1 < end; ++i)
            if (together || i + 2 == end)
                m_chunks.list()[i].keepWithNext = true;
    }

    template <class Space>
    void addLegend(const Space &space)
    {
        const bool classes = std::find(m_classes.begin(), m_classes.end(), true) != m_classes.end();
        if (!classes && !m_anyBest)
            return;
        const ThemeColours &colours = m_style.colours();
        PageBlock &block = m_chunks.add(BlockKind::tableNote, space());
        double x = 0, y = 0;
        const double line = m_style.lineHeight(TextRole::small);
        const auto advance = [&](double width) {
            if (x > 0 && x + width > m_style.width()) {
                x = 0;
                y += line;
            }
        };
        for (std::size_t c = 0; c < m_classes.size(); ++c) {
            if (!m_classes[c])
                continue;
            const auto cls = static_cast<FigureClass>(c);
            const QString word = classWord(cls);
            const double width = kMarker + kMarkerGap + m_style.width(TextRole::small, word);
            advance(width);
            block.items.push_back(
                markerItem(x, y + m_style.ascent(TextRole::small) - kMarker + 1, kMarker, cls, colours.secondary));
            block.items.push_back(
                textItem(m_style, x + kMarker + kMarkerGap, y, word, TextRole::small, colours.secondary));
            x += width + 36;
        }
        if (m_anyBest) {
            const QString text = QCoreApplication::translate("Report", "Bold: the best of those compared");
            advance(m_style.width(TextRole::small, text));
            block.items.push_back(textItem(m_style, x, y, text, TextRole::small, colours.secondary));
        }
        block.height = y + line;
    }

    PageBlocks &m_chunks;
    const PageStyle &m_style;
    const ReportTable &m_table;
    const int m_number;
    TextRole m_plain = TextRole::cell, m_bold = TextRole::cellBold, m_small = TextRole::cellSmall,
             m_head = TextRole::smallBold;
    double m_gap = 26; // between columns
    QString m_title;
    std::vector<Column> m_columns;
    std::vector<std::vector<Cell>> m_cells;
    std::vector<std::pair<QString, std::size_t>>
        m_reasons; // in the order of their letters, with how many cells have it
    std::array<bool, 6> m_classes{};
    bool m_anyBest = false;
    bool m_sentences = false;
    bool m_stacked = false; // range and ratio below each other
    bool m_broken = false; // the upper end of a range below the lower
};

} // namespace

void addTable(PageBlocks &pageBlocks, const ReportTable &table) { TableLayout(pageBlocks, table).add(); }

} // namespace wattfare::layout
