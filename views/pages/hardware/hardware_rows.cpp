// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/hardware/hardware_rows.h"

#include "model/report/build_hardware.h"
#include "views/words/formula_text.h"
#include "views/words/messages.h"
#include "views/words/plain.h"
#include "views/words/quantity_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace wattfare {

namespace {

class HardwareText // a local function tr() would hide its texts from lupdate
{
    Q_DECLARE_TR_FUNCTIONS(HardwareRows)
};

QString stateWords(PrecisionState state)
{
    return text(Message{"hardware.state." + std::string(precisionStateId(state)), {}});
}

QString columnHelp(const QString &id)
{
    if (const auto precision = HardwareRows::precisionOf(id))
        return *precision == Precision::sparsity
            ? HardwareText::tr("Whether structured sparsity is supported: zeros in a fixed pattern are skipped. All "
                               "rates are dense.")
            : HardwareText::tr("Dense rate of one accelerator in this format, or what the sources say of it.");
    if (id == u"usd_per_gib_hour")
        return HardwareText::tr(
            "On-demand price of the cheapest instance type, per GiB of accelerator memory. The share of "
            "processor and memory of the instance is included.");
    if (id.startsWith(u"usd_per_"))
        return HardwareText::tr(
            "On-demand price of the cheapest instance type, per dense rate. The share of processor and "
            "memory of the instance is included.");
    if (id == u"regions")
        return HardwareText::tr("Regions with an on-demand price of a current instance type that has it.");
    return {};
}

std::vector<TableColumn> hardwareColumns(const ReportTable &table)
{
    std::vector<TableColumn> columns;
    for (const ReportTable::Head &head : table.head) {
        TableColumn column = tableColumn(
            head.id.c_str(), text(head.title), 0, head.numeric ? TableColumn::Kind::number : TableColumn::Kind::text);
        column.unit = head.unit;
        if (head.id == "accelerator")
            column.width = 26;
        const bool whole = head.id == "year" || head.id == "types" || head.id == "regions";
        column.style = whole        ? format::Style::integer
            : isMoneyColumn(column) ? format::styleOfUnit(head.unit)
                                    : format::Style::exact; // as it was published
        if (HardwareRows::precisionOf(column.id)) { // half as wide with the unit below
            column.note = unitWords(head.unit);
            column.unit = {};
        }
        column.help = columnHelp(column.id);
        column.visible = !head.machineOnly;
        columns.push_back(std::move(column));
    }
    return columns;
}

ReportTable shownTable(const Snapshot &snapshot, const HardwareSheetsPtr &sheets, const HardwareQuestion &question)
{
    ReportTable table = buildHardwareTable(snapshot, *sheets, question);
    while (!table.head.empty() && table.head.back().machineOnly) // in the cells
        table.head.pop_back();
    return table;
}

} // namespace

QString precisionSign(PrecisionState state)
{
    switch (state) {
    case PrecisionState::native: return QStringLiteral("\u25A0");
    case PrecisionState::slow: return QStringLiteral("\u25E7");
    case PrecisionState::supported: return QStringLiteral("\u25A1");
    case PrecisionState::emulated: return QStringLiteral("\u21C4");
    case PrecisionState::absent: return QStringLiteral("\u2715");
    default: return format::dash();
    }
}

QString precisionLegend()
{
    QStringList signs;
    for (int state = 0; state < static_cast<int>(PrecisionState::count); ++state)
        signs << precisionSign(static_cast<PrecisionState>(state)) + QChar(0x00A0)
                + stateWords(static_cast<PrecisionState>(state)).replace(QLatin1Char(' '), QChar(0x00A0));
    return signs.join(QStringLiteral("   "));
}

HardwareRows::HardwareRows(SnapshotPtr snapshot, HardwareSheetsPtr sheets, const HardwareQuestion &question)
    : HardwareRows(snapshot, sheets, shownTable(*snapshot, sheets, question))
{
}

HardwareRows::HardwareRows(SnapshotPtr snapshot, HardwareSheetsPtr sheets, const ReportTable &table)
    : ValueTable(hardwareColumns(table))
    , m_snapshot(std::move(snapshot))
    , m_sheets(std::move(sheets))
{
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        std::vector<Cell> cells;
        for (std::size_t c = 0; c < table.head.size(); ++c) {
            const ReportCell &from = table.rows[r][c];
            Cell made{from.number, {}, from.reason.id.empty() ? QString() : wattfare::text(from.reason), {}};
            if (!from.text.empty())
                made.text = plain(from.text);
            cells.push_back(std::move(made));
        }
        addRow(std::move(cells), static_cast<qint64>((*m_sheets)[r].accelerator));
    }
}

std::optional<Precision> HardwareRows::precisionOf(const QString &columnId)
{
    return parsePrecision(columnId.toStdString());
}

const PrecisionCell *HardwareRows::cellAt(qsizetype row, int column) const
{
    const auto precision = precisionOf(this->column(column).id);
    return precision ? &(*m_sheets)[static_cast<std::size_t>(row)].precisions[static_cast<std::size_t>(*precision)]
                     : nullptr;
}

QString HardwareRows::display(qsizetype row, int column) const
{
    const PrecisionCell *cell = cellAt(row, column);
    if (!cell) {
        const QString own = text(row, column); // a year is not grouped
        return own.isNull() ? ValueTable::display(row, column)
            : column == 0 ? own.section(QStringLiteral(" ("), 0, 0) // what the brackets say is in the tip and the sheet
                          : own;
    }
    QString shown = precisionSign(cell->state);
    if (cell->rate)
        shown += QLatin1Char(' ') + format::exact(*cell->rate);
    else if (cell->computedIn)
        shown += QLatin1Char(' ') + plain(precisionInfo(*cell->computedIn).name);
    return shown;
}

QString HardwareRows::exported(qsizetype row, int column) const
{
    const PrecisionCell *cell = cellAt(row, column);
    return cell && !cell->rate ? plain(precisionStateId(cell->state)) : ValueTable::exported(row, column);
}

QString HardwareRows::tooltip(qsizetype row, int column) const
{
    const PrecisionCell *cell = cellAt(row, column);
    if (!cell)
        return text(row, column).isNull() ? ValueTable::tooltip(row, column) : text(row, column);
    QStringList lines{stateWords(cell->state)};
    if (cell->rate)
        lines.front() += QStringLiteral(": ")
            + withUnitWords(format::full(*cell->rate), precisionInfo(*precisionOf(this->column(column).id)).unit);
    lines << wattfare::text(cell->why);
    if (!cell->sources.empty())
        lines << sourceNames(*m_snapshot, cell->sources);
    return lines.join(QLatin1Char('\n'));
}

} // namespace wattfare
