// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/tables/value_table.h"

namespace wattfare::test {

inline TableColumn column(const char *id, const char *title, TableColumn::Kind kind, Unit unit = {})
{
    TableColumn c;
    c.id = QString::fromUtf8(id);
    c.title = QString::fromUtf8(title);
    c.unit = unit;
    c.group = QStringLiteral("Sample");
    c.help = QStringLiteral("Explains ") + c.title;
    c.kind = kind;
    return c;
}

inline ValueTable::Cell cell(double number, std::optional<FigureClass> cls = std::nullopt)
{
    return {number, {}, {}, cls};
}

inline ValueTable::Cell cell(const char *text) { return {std::nullopt, QString::fromUtf8(text), {}, std::nullopt}; }

inline ValueTable::Cell missing(const char *reason)
{
    return {std::nullopt, {}, QString::fromUtf8(reason), std::nullopt};
}

// pin, type, USD per million, instances, note (hidden). Keys are 100, 101, ...
inline std::vector<TableColumn> sampleColumns()
{
    using Kind = TableColumn::Kind;
    std::vector<TableColumn> columns{column("pin", "Pin", Kind::boolean), column("type", "Instance", Kind::text),
        column("usd_per_million", "USD/1M", Kind::number, "USD"), column("instances", "n", Kind::number),
        column("note", "Note", Kind::text)};
    columns[0].pin = true;
    columns[2].style = format::Style::money;
    columns[2].classMarkers = true;
    columns[2].heatBar = true;
    columns[3].style = format::Style::integer;
    columns[4].visible = false;
    return columns;
}

inline std::shared_ptr<ValueTable> sampleTable()
{
    auto table = std::make_shared<ValueTable>(sampleColumns());
    table->addRow(
        {missing(""), cell("g5.12xlarge"), cell(14.084, FigureClass::estimate), cell(14), cell("a\tb\nc")}, 100);
    table->addRow({missing(""), cell("g5.2xlarge"), cell(24.816, FigureClass::measured), cell(33), cell("")}, 101);
    table->addRow(
        {missing(""), cell("trn2.48xlarge"), missing("No public price"), missing("No price"), missing("")}, 102);
    table->addRow({missing(""), cell("inf1.2xlarge"), cell(2.172, FigureClass::derived), cell(6), cell("x")}, 103);
    table->addRow({missing(""), cell("c7g.xlarge"), cell(14.084, FigureClass::vendor), cell(2), cell("y")}, 104);
    return table;
}

} // namespace wattfare::test
