// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tables/table_source.h"

#include "model/report/table_export.h"
#include "views/tables/value_table.h"
#include "views/words/currency.h"
#include "views/words/figure_class.h"
#include "views/words/percent_sign.h"

#include <QCoreApplication>

namespace wattfare {

namespace {

bool isMoneyStyle(format::Style style) { return style == format::Style::money || style == format::Style::exactMoney; }

} // namespace

bool isMoneyColumn(const TableColumn &column)
{
    return column.kind == TableColumn::Kind::number && (isMoneyStyle(column.style) || isMoney(column.unit));
}

QString TableSource::display(qsizetype row, int column) const
{
    const TableColumn &c = this->column(column);
    if (c.kind == TableColumn::Kind::text) {
        const QString value = text(row, column);
        return value.isNull() ? format::dash() : value;
    }
    const std::optional<double> value = number(row, column);
    if (c.kind == TableColumn::Kind::number)
        return format::styled(isMoneyStyle(c.style) ? value : shownValue(value, c.unit), c.style);
    if (!value)
        return format::dash();
    return *value != 0.0 ? QCoreApplication::translate("TableSource", "yes")
                         : QCoreApplication::translate("TableSource", "no");
}

QString TableSource::exported(qsizetype row, int column) const
{
    const TableColumn &c = this->column(column);
    if (c.kind == TableColumn::Kind::text)
        return text(row, column);
    const std::optional<double> value = number(row, column);
    if (c.kind == TableColumn::Kind::number)
        return QString::fromStdString(sheetText(isMoneyColumn(c) ? shownAmount(value) : value));
    return value ? (*value != 0.0 ? QStringLiteral("true") : QStringLiteral("false")) : QString();
}

QString TableSource::tooltip(qsizetype row, int column) const
{
    const TableColumn &c = this->column(column);
    QString tip;
    if (c.kind == TableColumn::Kind::number) {
        if (const std::optional<double> value = number(row, column)) {
            // What is converted has no further digits of its own.
            tip = isMoneyColumn(c) && !showsUsd() ? format::money(*value) : format::full(*value);
            if (c.unit == Unit::percent)
                tip = format::withPercentSign(tip);
            else if (c.unit != Unit::none)
                tip += QChar(0x00A0) + unitName(c.unit);
            if (const auto cls = figureClass(row, column))
                tip += QLatin1Char('\n') + classMarker(*cls) + QStringLiteral(": ") + classMeaning(*cls);
            return tip;
        }
    } else if (c.kind == TableColumn::Kind::text) {
        const QString value = text(row, column);
        if (!value.isNull())
            return value;
    } else if (number(row, column)) {
        return display(row, column);
    }
    const QString reason = missingReason(row, column);
    return reason.isEmpty() ? QCoreApplication::translate("TableSource", "Not known") : reason;
}

void ValueTable::addRow(std::vector<Cell> cells, qint64 key)
{
    cells.resize(m_columns.size());
    m_keys.push_back(key == -1 ? rowCount() : key);
    m_cells.insert(m_cells.end(), std::make_move_iterator(cells.begin()), std::make_move_iterator(cells.end()));
}

} // namespace wattfare
