// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/compare/comparison_items.h"

#include "views/pages/compare/comparison_delegate.h"
#include "views/theme/plain_tip.h"
#include "views/words/currency.h"
#include "views/words/figure_class.h"
#include "views/words/format.h"

#include <QCoreApplication>

#include <cmath>

namespace wattfare::comparing {

namespace {

class CellText // a free function tr() would hide its texts from lupdate
{
    Q_DECLARE_TR_FUNCTIONS(wattfare::ComparePage)
};

QString valueOf(const ComparisonCell &cell)
{
    return cell.cls ? QString(classGlyph(*cell.cls)) + QChar(0x2009) + cell.text : cell.text;
}

QString tipOf(const ComparisonRow &row, const ComparisonCell &cell, bool asRows)
{
    QStringList tip;
    const bool amount = row.style == format::Style::money || row.style == format::Style::exactMoney;
    if (cell.number) // what is converted has no further digits of its own
        tip << (amount && !showsUsd() ? format::money(*cell.number) : format::full(*cell.number))
                + (row.unit.isEmpty() ? QString() : QChar(0x202f) + row.unit);
    if (cell.cls)
        tip << classMarker(*cell.cls);
    if (cell.absolute && *cell.absolute != 0)
        tip << CellText::tr("Difference %1").arg(cell.absoluteText);
    if (cell.differenceLow && cell.differenceHigh)
        tip << CellText::tr("From %1 to %2 against the baseline; what both share is counted once")
                   .arg(format::difference(*cell.differenceLow), format::difference(*cell.differenceHigh));
    if (cell.overlaps)
        tip << CellText::tr(
            "The ranges overlap, but both rest on the same uncertain figures: the order of the two is certain");
    if (cell.publishedRatio)
        tip << (cell.ratioOfBaseline ? CellText::tr("The baseline's watts are known only as a ratio to these: this "
                                                    "is the range of the published ratio")
                                     : CellText::tr("Watts are known only as a ratio to the baseline's: this is the "
                                                    "range of the published ratio"));
    if (cell.best)
        tip << (asRows ? CellText::tr("Best of the column") : CellText::tr("Best of the row"));
    if (!cell.reason.isEmpty())
        tip << cell.reason;
    return plainTip(tip.join(QLatin1Char('\n')));
}

} // namespace

double largestOf(const ComparisonRow &row)
{
    double largest = 0.0;
    for (const ComparisonCell &cell : row.cells) {
        if (cell.number && *cell.number < 0.0)
            return 0.0;
        if (cell.number && std::isfinite(*cell.number))
            largest = std::max(largest, *cell.number);
    }
    return row.lowerIsBetter || row.metric ? largest : 0.0;
}

QVariant ComparisonItem::data(int column, int role) const
{
    const ShownFigures &shown = *m_shown;
    const auto beside = static_cast<std::size_t>(column) - 1;
    const std::size_t figure = shown.asRows ? beside : m_at, pin = shown.asRows ? m_at : beside;
    if (column < 1 || figure >= shown.figures.size() || pin >= shown.figures[figure]->cells.size())
        return QTreeWidgetItem::data(column, role);
    const ComparisonRow &row = *shown.figures[figure];
    const ComparisonCell &cell = row.cells[pin];
    switch (role) {
    case Qt::DisplayRole: return valueOf(cell);
    case Qt::ToolTipRole: return tipOf(row, cell, shown.asRows);
    case Qt::AccessibleTextRole: return QString(valueOf(cell) + QStringLiteral(", ") + verdictText(cell));
    case kVerdictRole: return verdictText(cell);
    case kBriefRole: return verdictText(cell, true);
    case kJudgeRole: return static_cast<int>(cell.verdict);
    case kBestRole: return cell.best;
    case kBarRole:
        return cell.number && shown.largest[figure] > 0.0 ? QVariant(*cell.number / shown.largest[figure]) : QVariant();
    case kRangeRole: {
        const QString alone = format::styled(cell.number, row.style);
        return cell.low && cell.high && cell.text.startsWith(alone) ? QVariant(cell.text.mid(alone.size()).trimmed())
                                                                    : QVariant();
    }
    default: return QTreeWidgetItem::data(column, role);
    }
}

} // namespace wattfare::comparing
