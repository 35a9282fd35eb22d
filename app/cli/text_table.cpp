// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/text_table.h"

#include "views/words/currency.h"
#include "views/words/figure_class.h"
#include "views/words/format.h"
#include "views/words/formula_text.h"
#include "views/words/messages.h"

#include <QString>

#include <algorithm>
#include <map>
#include <vector>

namespace wattfare::cli {

namespace {

struct CellText {
    QString text;
    int afterPoint = 0; // characters from the decimal point on
    bool number = false;
};

int width(const QString &text)
{
    int total = 0;
    for (const char32_t c : text.toUcs4()) {
        const bool wide = (c >= 0x1100 && c <= 0x115f) || (c >= 0x2e80 && c <= 0xa4cf) || (c >= 0xac00 && c <= 0xd7a3)
            || (c >= 0xf900 && c <= 0xfaff) || (c >= 0xfe30 && c <= 0xfe6f) || (c >= 0xff00 && c <= 0xff60);
        total += wide ? 2 : 1;
    }
    return total;
}

CellText textOf(const ReportCell &cell)
{
    CellText result;
    if (cell.number) {
        result.number = true;
        if (!cell.text.empty()) // a number that says itself how it reads
            result.text = QString::fromStdString(cell.text);
        else
            result.text = cell.form == NumberForm::integer
                ? format::integer(*cell.number)
                : format::styled(*cell.number, format::styleOfUnit(cell.unit));
        const auto point = result.text.lastIndexOf(QLatin1Char('.'));
        result.afterPoint = point < 0 ? 0 : int(result.text.size() - point);
    } else if (!cell.text.empty()) {
        result.text = QString::fromStdString(cell.text);
    } else {
        result.text = format::dash();
        result.number = true;
    }
    return result;
}

} // namespace

std::string shownText(const ReportCell &cell) { return textOf(cell).text.toStdString(); }

std::string textTable(const ReportTable &table)
{
    const std::size_t columns = table.head.size();
    std::vector<std::vector<CellText>> cells;
    std::vector<int> widths(columns), tails(columns);
    std::map<QString, int> reasons;
    for (const auto &row : table.rows) {
        auto &line = cells.emplace_back();
        for (std::size_t c = 0; c < columns; ++c) {
            line.push_back(c < row.size() ? textOf(row[c]) : CellText{});
            if (const Unit unit = knownUnit(c < row.size() ? row[c].text : std::string()); isMoney(unit)
                && std::ranges::any_of(
                    row, [unit](const ReportCell &each) { return each.number && each.unit == unit; }))
                line.back().text = unitName(unit); // in a column of units
            tails[c] = std::max(tails[c], line.back().number ? line.back().afterPoint : 0);
            if (c < row.size() && !row[c].number && row[c].text.empty() && !row[c].reason.id.empty())
                ++reasons[text(row[c].reason)];
        }
    }
    // Numbers end on the same column once padded to the longest fraction, so their points align.
    for (auto &line : cells)
        for (std::size_t c = 0; c < columns; ++c) {
            CellText &cell = line[c];
            if (cell.number && table.head[c].numeric)
                cell.text += QString(tails[c] - cell.afterPoint, QLatin1Char(' '));
            widths[c] = std::max(widths[c], width(cell.text));
        }
    std::vector<QString> titles, units;
    bool anyUnit = false;
    for (std::size_t c = 0; c < columns; ++c) {
        titles.push_back(text(table.head[c].title));
        units.push_back(unitWords(table.head[c].unit).replace(QStringLiteral("CO₂"), QLatin1String("CO2")));
        anyUnit = anyUnit || !units.back().isEmpty();
        widths[c] = std::max({widths[c], width(titles.back()), width(units.back())});
    }
    QString out;
    const auto put = [&](std::size_t c, const QString &cell) {
        const QString pad(std::max(0, widths[c] - width(cell)), QLatin1Char(' '));
        if (c > 0)
            out += QStringLiteral("  ");
        if (table.head[c].numeric)
            out += pad + cell;
        else
            out += c + 1 == columns ? cell : cell + pad;
    };
    const auto endLine = [&out] {
        while (out.endsWith(QLatin1Char(' ')))
            out.chop(1);
        out += QLatin1Char('\n');
    };
    for (std::size_t c = 0; c < columns; ++c)
        put(c, titles[c]);
    endLine();
    if (anyUnit) {
        for (std::size_t c = 0; c < columns; ++c)
            put(c, units[c]);
        endLine();
    }
    for (std::size_t c = 0; c < columns; ++c)
        out += (c > 0 ? QStringLiteral("  ") : QString()) + QString(widths[c], QChar(0x2500));
    endLine();
    for (const auto &line : cells) {
        for (std::size_t c = 0; c < columns; ++c)
            put(c, line[c].text);
        endLine();
    }
    for (const auto &[reason, count] : reasons)
        out += QStringLiteral("— %1 (%2)\n").arg(reason).arg(count);
    for (const Message &note : table.notes)
        out += text(note) + QLatin1Char('\n');
    return out.toStdString();
}

} // namespace wattfare::cli
