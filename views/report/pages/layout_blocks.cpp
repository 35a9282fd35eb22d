// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/table_export.h"
#include "views/report/pages/page_block.h"
#include "views/report/pages/report_text.h"
#include "views/words/figure_class.h"
#include "views/words/messages.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace wattfare::layout {

PageItem textItem(const PageStyle &style, double x, double y, const QString &text, TextRole role, const QColor &colour)
{
    PageItem item;
    item.kind = PageItem::Kind::text;
    item.rect = QRectF(x, y, style.width(role, text), style.lineHeight(role));
    item.text = text;
    item.role = role;
    item.colour = colour;
    return item;
}

PageItem fillItem(double x, double y, double width, double height, const QColor &colour)
{
    PageItem item;
    item.kind = PageItem::Kind::fill;
    item.rect = QRectF(x, y, width, height);
    item.colour = colour;
    return item;
}

PageItem markerItem(double x, double y, double size, FigureClass cls, const QColor &colour)
{
    PageItem item;
    item.kind = PageItem::Kind::marker;
    item.rect = QRectF(x, y, size, size);
    item.cls = cls;
    item.colour = colour;
    return item;
}

void setPart(PageBlock &block, std::size_t from, int part)
{
    for (std::size_t i = from; i < block.items.size(); ++i)
        block.items[i].part = part;
}

double addLines(PageBlock &block, const PageStyle &style, const QStringList &lines, double x, double y, TextRole role,
    const QColor &colour)
{
    for (const QString &line : lines) {
        block.items.push_back(textItem(style, x, y, line, role, colour));
        y += style.lineHeight(role);
    }
    return y;
}

PageBlock &addContinued(PageBlocks &pageBlocks, const QString &title, const QString &place)
{
    const PageStyle &style = pageBlocks.style();
    PageBlock &head = pageBlocks.addHead();
    const QString words = QCoreApplication::translate("Report", "%1 (continued)").arg(title);
    double y = 0;
    for (const QString &line : {words, place})
        if (!line.isEmpty())
            y = addLines(head, style, {style.elided(TextRole::small, line, style.width())}, 0, y, TextRole::small,
                style.colours().secondary);
    head.height = y + mm(1.2);
    head.kind = BlockKind::text;
    head.keepWithNext = true;
    return head;
}

void addHeading(PageBlocks &pageBlocks, const QString &text, bool listed)
{
    const PageStyle &style = pageBlocks.style();
    PageBlock &block = pageBlocks.add(BlockKind::heading, mm(7));
    block.height = addLines(block, style, style.wrap(TextRole::heading2, text, style.width()), 0, 0, TextRole::heading2,
                       style.colours().text)
        + mm(1.2);
    block.keepWithNext = true;
    if (listed)
        block.entry = OutlineEntry{text, 1, 0, 0};
}

// A block a line, tied so that no page begins or ends with a single line of a paragraph.
void addParagraph(PageBlocks &pageBlocks, const QString &text, TextRole role, const QColor &colour, double indent,
    double spaceBefore, BlockKind kind)
{
    const PageStyle &style = pageBlocks.style();
    const QStringList lines = style.wrap(role, text, style.width() - indent);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        PageBlock &block = pageBlocks.add(kind, i == 0 ? spaceBefore : 0);
        block.height = addLines(block, style, {lines[i]}, indent, 0, role, colour);
        block.goesOn = i > 0;
        const bool short_ = lines.size() <= 4;
        block.keepWithNext = i + 1 < lines.size() && (short_ || i == 0 || i + 2 == lines.size());
    }
}

void addText(PageBlocks &pageBlocks, const ReportText &text)
{
    const PageStyle &style = pageBlocks.style();
    const ThemeColours &colours = style.colours();
    const QString words = printable(wattfare::text(text.message), true);
    switch (text.style) {
    case ReportText::Style::heading: addHeading(pageBlocks, words, false); break;
    case ReportText::Style::lead: {
        const double indent = mm(5);
        const std::size_t first = pageBlocks.list().size();
        addParagraph(pageBlocks, words, TextRole::lead, colours.text, indent, mm(3), BlockKind::text);
        for (std::size_t i = first; i < pageBlocks.list().size(); ++i) {
            PageBlock &line = pageBlocks.list()[i];
            line.items.push_back(fillItem(0, 0, mm(1.1), line.height, colours.accent));
        }
        break;
    }
    case ReportText::Style::bullet: {
        const double indent = mm(4.5);
        const std::size_t first = pageBlocks.list().size();
        addParagraph(pageBlocks, words, TextRole::body, colours.text, indent, mm(1.4), BlockKind::text);
        PageBlock &line = pageBlocks.list()[first];
        line.items.insert(
            line.items.begin(), textItem(style, mm(1), 0, QStringLiteral("•"), TextRole::body, colours.accent));
        line.bullet = true;
        break;
    }
    case ReportText::Style::note:
        addParagraph(pageBlocks, words, TextRole::small, colours.secondary, 0, mm(2.4), BlockKind::text);
        break;
    case ReportText::Style::paragraph:
        addParagraph(pageBlocks, words, TextRole::body, colours.text, 0, mm(2.4), BlockKind::text);
        break;
    }
}

namespace {

void addTiles(PageBlocks &pageBlocks, const ReportKeyValues &values)
{
    const PageStyle &style = pageBlocks.style();
    const ThemeColours &colours = style.colours();
    const double gap = mm(5);
    for (std::size_t begin = 0; begin < values.rows.size(); begin += 4) {
        const std::size_t count = std::min<std::size_t>(4, values.rows.size() - begin);
        const double width = (style.width() - gap * static_cast<double>(std::max<std::size_t>(count, 2) - 1))
            / static_cast<double>(std::max<std::size_t>(count, 2));
        PageBlock &block = pageBlocks.add(BlockKind::keyValues, mm(6));
        double height = 0;
        qsizetype nameLines = 1; // figures stand on one line, whatever their names take
        for (std::size_t i = 0; i < count; ++i)
            nameLines
                = std::max(nameLines, style.wrap(TextRole::small, wordsOf(values.rows[begin + i].first), width).size());
        for (std::size_t i = 0; i < count; ++i) {
            const auto &[name, cell] = values.rows[begin + i];
            const CellText text = cellText(cell, nullptr, style.locale());
            const std::size_t from = block.items.size();
            const double x = static_cast<double>(i) * (width + gap);
            block.items.push_back(fillItem(x, 0, width, kRule, colours.text));
            double y = mm(1.8);
            addLines(block, style, style.wrap(TextRole::small, wordsOf(name), width), x, y, TextRole::small,
                colours.secondary);
            y += static_cast<double>(nameLines) * style.lineHeight(TextRole::small) + mm(0.6);
            const bool fits
                = style.width(TextRole::tile, text.value) + style.width(TextRole::body, text.unit) + mm(1.5) <= width;
            const TextRole role = fits ? TextRole::tile : TextRole::heading2;
            const double top = y;
            y = addLines(block, style, style.wrap(role, text.value, width), x, y, role,
                text.missing ? colours.secondary : colours.text);
            if (!text.unit.isEmpty()) {
                const double at = style.width(role, text.value) + mm(1.5);
                const bool beside = at + style.width(TextRole::body, text.unit) <= width;
                const double drop = style.ascent(role) - style.ascent(TextRole::body);
                block.items.push_back(textItem(style, x + (beside ? at : 0), beside ? top + drop : y, text.unit,
                    TextRole::body, colours.secondary));
                if (!beside)
                    y += style.lineHeight(TextRole::body);
            }
            if (!text.range.isEmpty())
                y = addLines(block, style, style.wrap(TextRole::small, text.range, width), x, y, TextRole::small,
                    colours.secondary);
            if (text.missing && !text.reason.isEmpty())
                y = addLines(block, style, style.wrap(TextRole::small, text.reason, width), x, y, TextRole::small,
                    colours.secondary);
            if (cell.figureClass && !text.missing) {
                const double drop = style.ascent(TextRole::small) - kMarker;
                block.items.push_back(markerItem(x, y + drop, kMarker, *cell.figureClass, colours.text));
                block.items.push_back(textItem(
                    style, x + kMarker + 9, y, classWord(*cell.figureClass), TextRole::small, colours.secondary));
                y += style.lineHeight(TextRole::small);
            }
            height = std::max(height, y);
            setPart(block, from, static_cast<int>(i));
        }
        block.height = height + mm(2);
    }
}

struct Pair {
    QStringList name;
    CellText value;
    QStringList lines, reason;
    std::optional<FigureClass> cls;
    double height = 0;
};

void addColumns(PageBlocks &pageBlocks, const ReportKeyValues &values, bool two, double space);

// Name and value side by side, in one column of the page or two.
void addList(PageBlocks &pageBlocks, const ReportKeyValues &values)
{
    const PageStyle &style = pageBlocks.style();
    const double gap = mm(8);
    // Short ones side by side in two columns, the others below them over the whole width.
    ReportKeyValues narrow, wide;
    for (const auto &row : values.rows) {
        const CellText text = cellText(row.second, nullptr, style.locale());
        const double half = (style.width() - gap) / 2;
        const QString line
            = text.missing && !text.reason.isEmpty() ? text.value + QStringLiteral("  ") + text.reason : cellLine(text);
        const bool isShort = style.width(TextRole::body, wordsOf(row.first)) < half * 0.55 - mm(2)
            && style.width(TextRole::body, line) < half * 0.45 - kMarker - mm(2);
        (isShort ? narrow : wide).rows.push_back(row);
    }
    const std::size_t first = pageBlocks.list().size();
    if (narrow.rows.size() >= 6) {
        addColumns(pageBlocks, narrow, true, mm(3.5));
        addColumns(pageBlocks, wide, false, 0);
    } else {
        addColumns(pageBlocks, values, false, mm(3.5));
    }
    // A few rows alone on the next page would look forgotten.
    constexpr std::size_t kFewest = 4;
    const std::size_t end = pageBlocks.list().size();
    double height = 0;
    for (std::size_t i = end; i-- > std::max(first, end - std::min(end, kFewest));) {
        height += pageBlocks.list()[i].height;
        if (i + 1 < end && height < style.body().height() * 0.5)
            pageBlocks.list()[i].keepWithNext = true;
    }
}

void addColumns(PageBlocks &pageBlocks, const ReportKeyValues &values, bool two, double space)
{
    if (values.rows.empty())
        return;
    const PageStyle &style = pageBlocks.style();
    const ThemeColours &colours = style.colours();
    const double gap = mm(8);
    const double pad = mm(0.9);
    std::vector<CellText> texts;
    for (const auto &row : values.rows)
        texts.push_back(cellText(row.second, nullptr, style.locale()));
    const double width = two ? (style.width() - gap) / 2 : style.width();
    const double nameWidth = width * (two ? 0.55 : 0.34);
    double classWidth = 0;
    for (const auto &[name, cell] : values.rows)
        if (cell.figureClass)
            classWidth = std::max(classWidth,
                kMarker + mm(2) + (two ? 0 : 9 + style.width(TextRole::small, classWord(*cell.figureClass))));
    const double valueWidth = width - nameWidth - classWidth;
    std::vector<Pair> pairs;
    for (std::size_t i = 0; i < values.rows.size(); ++i) {
        const auto &[name, cell] = values.rows[i];
        Pair pair;
        pair.value = texts[i];
        pair.name = style.wrap(TextRole::body, wordsOf(name), nameWidth - mm(2));
        pair.lines = style.wrap(TextRole::body, cellLine(texts[i]), valueWidth);
        if (!texts[i].reason.isEmpty() && texts[i].missing) {
            if (const QString line = texts[i].value + QStringLiteral("  ") + texts[i].reason;
                style.width(TextRole::body, line) <= valueWidth)
                pair.lines = QStringList{line};
            else
                pair.reason = style.wrap(TextRole::small, texts[i].reason, valueWidth);
        }
        if (cell.figureClass && !texts[i].missing)
            pair.cls = cell.figureClass;
        const double lines = static_cast<double>(std::max(pair.name.size(), pair.lines.size()));
        pair.height = lines * style.lineHeight(TextRole::body)
            + static_cast<double>(pair.reason.size()) * style.lineHeight(TextRole::small) + 2 * pad;
        pairs.push_back(std::move(pair));
    }
    // A value taller than a page goes on in a further piece, without its name; nothing is overprinted.
    const auto most = static_cast<qsizetype>(style.body().height() * 0.7 / style.lineHeight(TextRole::body));
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (pairs[i].lines.size() <= most)
            continue;
        Pair rest = pairs[i];
        rest.name.clear();
        rest.cls.reset();
        rest.lines.remove(0, most);
        pairs[i].lines.resize(most);
        pairs[i].reason.clear();
        for (Pair *each : {&pairs[i], &rest})
            each->height = static_cast<double>(each->lines.size()) * style.lineHeight(TextRole::body)
                + static_cast<double>(each->reason.size()) * style.lineHeight(TextRole::small) + 2 * pad;
        pairs.insert(pairs.begin() + static_cast<std::ptrdiff_t>(i) + 1, std::move(rest));
    }
    const std::size_t perColumn = two ? (pairs.size() + 1) / 2 : pairs.size();
    const auto isTall = [&](std::size_t row) { return pairs[row].lines.size() == most; };
    if (perColumn == 1 && !pageBlocks.list().empty() && pageBlocks.list().back().kind == BlockKind::text)
        pageBlocks.list().back().keepWithNext = true; // a single row stays with the sentence before it
    for (std::size_t row = 0; row < perColumn; ++row) {
        PageBlock &block = pageBlocks.add(BlockKind::keyValues, row == 0 ? space : 0);
        block.keepWithNext
            = perColumn > 1 && (row == 0 || row + 2 == perColumn) && !isTall(row); // no row alone on either page
        for (const std::size_t i : {row, row + perColumn})
            if (i < pairs.size() && (i == row || two))
                block.height = std::max(block.height, pairs[i].height);
        for (std::size_t column = 0; column < (two ? 2U : 1U); ++column) {
            const std::size_t i = row + column * perColumn;
            if (i >= pairs.size())
                continue;
            const Pair &pair = pairs[i];
            const std::size_t from = block.items.size();
            const double x = static_cast<double>(column) * (width + gap);
            if (row == 0 && space > 0)
                block.items.push_back(fillItem(x, 0, width, kRule, colours.text));
            addLines(block, style, pair.name, x, pad, TextRole::body, colours.secondary);
            double y = addLines(block, style, pair.lines, x + nameWidth, pad, TextRole::body,
                pair.value.missing ? colours.secondary : colours.text);
            addLines(block, style, pair.reason, x + nameWidth, y, TextRole::small, colours.secondary);
            if (pair.cls) {
                const double at = x + width - classWidth + mm(2);
                const double drop = style.ascent(TextRole::body) - style.ascent(TextRole::small);
                block.items.push_back(markerItem(
                    at, pad + style.ascent(TextRole::body) - kMarker + 1, kMarker, *pair.cls, colours.secondary));
                if (!two)
                    block.items.push_back(textItem(
                        style, at + kMarker + 9, pad + drop, classWord(*pair.cls), TextRole::small, colours.secondary));
            }
            block.items.push_back(fillItem(x, block.height - kHairline, width, kHairline, colours.hairline));
            setPart(block, from, static_cast<int>(column));
        }
    }
}

} // namespace

void addKeyValues(PageBlocks &pageBlocks, const ReportKeyValues &values)
{
    if (values.style == ReportKeyValues::Style::tiles)
        addTiles(pageBlocks, values);
    else
        addList(pageBlocks, values);
}

void addFormula(PageBlocks &pageBlocks, const ReportFormula &formula)
{
    const PageStyle &style = pageBlocks.style();
    const ThemeColours &colours = style.colours();
    const double indent = mm(4);
    const QString section = printable(QString::fromStdString(formula.section));
    const double sectionWidth = style.width(TextRole::small, section);
    PageBlock &block = pageBlocks.add(BlockKind::formula, mm(3));
    double y = mm(0.6);
    if (!section.isEmpty())
        block.items.push_back(textItem(style, style.width() - sectionWidth,
            y + style.ascent(TextRole::formula) - style.ascent(TextRole::small), section, TextRole::small,
            colours.secondary));
    const QString expression = mathText(formula.expression);
    y = addLines(block, style, style.wrap(TextRole::formula, expression, style.width() - indent - sectionWidth - mm(4)),
        indent, y, TextRole::formula, colours.text);
    if (!formula.meaning.id.empty())
        y = addLines(block, style, style.wrap(TextRole::small, wordsOf(formula.meaning), style.width() - indent),
            indent, y, TextRole::small, colours.secondary);
    block.height = y + mm(0.6);
    block.items.push_back(fillItem(0, 0, kRule, block.height, colours.hairline));
}

void addSources(PageBlocks &pageBlocks, const ReportSources &sources)
{
    const PageStyle &style = pageBlocks.style();
    const ThemeColours &colours = style.colours();
    if (sources.sources.empty()) {
        addParagraph(pageBlocks, QCoreApplication::translate("Report", "No source is cited."), TextRole::body,
            colours.secondary, 0, mm(2.4), BlockKind::source);
        return;
    }
    for (const Source &source : sources.sources) {
        const auto part = [](const std::string &text) { return printable(QString::fromStdString(text)); };
        PageBlock &block = pageBlocks.add(BlockKind::source, mm(2.6));
        const QString id = part(source.id);
        const double indent = mm(5);
        double y = addLines(block, style,
            style.wrap(
                TextRole::bodyBold, part(source.title), style.width() - style.width(TextRole::small, id) - mm(6)),
            0, 0, TextRole::bodyBold, colours.text);
        block.items.push_back(textItem(style, style.width() - style.width(TextRole::small, id),
            style.ascent(TextRole::bodyBold) - style.ascent(TextRole::small), id, TextRole::small, colours.secondary));
        QStringList where;
        for (const std::string *text : {&source.publisher, &source.edition, &source.location})
            if (!text->empty())
                where += part(*text);
        if (!source.retrieved.empty())
            where += QCoreApplication::translate("Report", "retrieved %1").arg(part(source.retrieved));
        if (!where.isEmpty())
            y = addLines(block, style,
                style.wrap(TextRole::small, where.join(QStringLiteral(" · ")), style.width() - indent), indent, y,
                TextRole::small, colours.secondary);
        QString licence = source.licence.empty()
            ? QCoreApplication::translate("Report", "Licence not stated")
            : QCoreApplication::translate("Report", "Licence: %1").arg(part(source.licence));
        if (!source.attribution.empty())
            licence += QStringLiteral(" · ") + part(source.attribution);
        y = addLines(block, style, style.wrap(TextRole::small, licence, style.width() - indent), indent, y,
            TextRole::small, colours.text);
        block.height = y;
    }
}

namespace {

constexpr double kStep = 58.0; // indent of a level: 4.9 mm

class Tree
{
public:
    Tree(PageBlocks &pageBlocks, QString title)
        : m_chunks(pageBlocks)
        , m_style(pageBlocks.style())
        , m_title(std::move(title))
    {
    }

    // `head` says, at the top of a page, whose number this is and what stands above it in the tree.
    void add(const Derivation &node, std::size_t depth, const QStringList &path = {}, const PageBlock *head = nullptr)
    {
        // Deep trees keep room for their text.
        const double x = kStep * static_cast<double>(std::min<std::size_t>(depth, 9));
        const double width = m_style.width() - x;
        const ThemeColours &colours = m_style.colours();
        PageBlock &block = m_chunks.add(BlockKind::derivation, depth == 0 ? mm(2) : 0);
        block.keepWithNext = depth == 0 && !node.children.empty();
        block.repeatedHead = head;

        const QString value = derivationValue(node, m_style.locale());
        const double valueWidth = m_style.width(TextRole::cellBold, value);
        const double marker = kMarker + 10;
        block.items.push_back(textItem(m_style, m_style.width() - marker - valueWidth, mm(1), value,
            node.isLeaf ? TextRole::cell : TextRole::cellBold, colours.text));
        block.items.push_back(markerItem(m_style.width() - kMarker, mm(1) + m_style.ascent(TextRole::cell) - kMarker,
            kMarker, node.cls, colours.text));

        QString name = derivationName(node);
        if (!node.subject.empty())
            name += QStringLiteral(" · ") + printable(QString::fromStdString(node.subject));
        const QString symbol = derivationSymbol(node);
        double textX = x;
        if (!symbol.isEmpty()) {
            block.items.push_back(textItem(m_style, x, mm(1), symbol, TextRole::cellBold, colours.text));
            textX += m_style.width(TextRole::cellBold, symbol) + 16;
        }
        double y = addLines(block, m_style,
            m_style.wrap(
                TextRole::cell, name, std::max(width * 0.3, m_style.width() - textX - marker - valueWidth - mm(3))),
            textX, mm(1), TextRole::cell, colours.text);
        const auto line = [&](const QString &text, const QColor &colour) {
            if (!text.isEmpty())
                y = addLines(block, m_style, m_style.wrap(TextRole::small, text, width), x, y, TextRole::small, colour);
        };
        const bool again = !node.isLeaf && !node.children.empty() && m_chunks.seenBefore(keyOf(node));
        if (again) {
            line(QCoreApplication::translate("Report", "Explained above."), colours.secondary);
        } else if (!node.isLeaf) {
            const QString formula = derivationFormula(node, m_style.locale());
            const QString numbers = QStringLiteral("= ") + derivationNumbers(node, m_style.locale());
            const QString section = node.section.empty()
                ? QString()
                : QStringLiteral("   [") + printable(QString::fromStdString(node.section)) + QLatin1Char(']');
            const QString both = formula + QStringLiteral("  ") + numbers + section;
            if (node.formula.empty()) {
                line(section.trimmed(), colours.secondary);
            } else if (m_style.width(TextRole::small, both) <= width) {
                line(both, colours.secondary);
            } else {
                line(formula + section, colours.secondary);
                line(numbers, colours.secondary);
            }
        } else {
            QStringList pedigree{classWord(node.cls)};
            for (const std::string &source : node.sources)
                pedigree += QString::fromStdString(source);
            for (const std::string *text : {&node.date, &node.locator, &node.section})
                if (!text->empty())
                    pedigree += QString::fromStdString(*text);
            line(printable(pedigree.join(QStringLiteral(" · "))), colours.secondary);
        }
        if (!again)
            for (const QString &others : rejectedTexts(node.rejected, m_style.locale()))
                line(others, colours.secondary);
        for (std::size_t i = 0; !again && i < node.notes.size(); ++i)
            line(wordsOf(node.notes[i]), colours.secondary);
        block.height = y + mm(0.8);
        for (std::size_t level = 1; level <= std::min<std::size_t>(depth, 9); ++level)
            block.items.push_back(
                fillItem(kStep * (static_cast<double>(level) - 0.62), 0, kHairline, block.height, colours.hairline));
        if (again || node.children.empty())
            return;
        const QStringList below = path + QStringList{derivationName(node)};
        const PageBlock &continued = addContinued(m_chunks, m_title, below.join(QStringLiteral(" \u203A ")));
        for (const Derivation &child : node.children)
            add(child, depth + 1, below, &continued);
    }

private:
    static std::string keyOf(const Derivation &node)
    {
        std::string key = node.id + '|' + node.symbol + '|' + formulaText(node) + '|';
        for (const double number : {node.value, node.low, node.high}) {
            appendNumber(key, number);
            key += '|';
        }
        for (const Derivation *leaf : leavesOf(node))
            key += leaf->subject + ',' + leaf->id + ';';
        return key;
    }

    PageBlocks &m_chunks;
    const PageStyle &m_style;
    QString m_title;
};

} // namespace

void addDerivation(PageBlocks &pageBlocks, const ReportDerivation &derivation)
{
    const QString title
        = derivation.title.id.empty() ? derivationName(derivation.derivation) : wordsOf(derivation.title);
    addHeading(pageBlocks, title, true);
    Tree(pageBlocks, title).add(derivation.derivation, 0);
}

} // namespace wattfare::layout
