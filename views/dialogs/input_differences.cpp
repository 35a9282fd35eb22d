// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/input_differences.h"

#include "views/panels/quantity_text.h"
#include "views/tables/value_table.h"

#include <QCoreApplication>

namespace wattfare {

namespace {

class InputText // a free function tr() would hide its texts from lupdate
{
    Q_DECLARE_TR_FUNCTIONS(InputDifferences)
};

QString kindWord(const QString &id)
{
    if (id == QLatin1String("price"))
        return InputText::tr("Price");
    if (id == QLatin1String("benchmark"))
        return InputText::tr("Benchmark");
    if (id == QLatin1String("figure"))
        return InputText::tr("Figure");
    return InputText::tr("Input");
}

TableColumn column(const char *id, const QString &title, int width, TableColumn::Kind kind)
{
    TableColumn made;
    made.id = QString::fromUtf8(id);
    made.title = title;
    made.width = width;
    made.kind = kind;
    return made;
}

} // namespace

TableSourcePtr inputDifferences(const std::vector<InputDifference> &differences)
{
    using Kind = TableColumn::Kind;
    auto difference = column("difference", InputText::tr("Difference"), 12, Kind::number);
    difference.style = format::Style::difference;
    auto table = std::make_shared<ValueTable>(std::vector<TableColumn>{
        column("kind", InputText::tr("Input"), 12, Kind::text), column("subject", InputText::tr("Of"), 22, Kind::text),
        column("quantity", InputText::tr("Quantity"), 28, Kind::text),
        column("where", InputText::tr("Where"), 24, Kind::text),
        column("saved", InputText::tr("Saved"), 12, Kind::number),
        column("here", InputText::tr("Here"), 12, Kind::number), difference,
        column("unit", InputText::tr("Unit"), 14, Kind::text)});
    for (const InputDifference &each : differences) {
        // "kind:subject:id:locator", the locator may hold colons itself
        const QString id = QString::fromStdString(each.saved.id);
        std::optional<double> relative;
        if (each.here && each.saved.value != 0)
            relative = *each.here / each.saved.value - 1.0;
        const QString reason = each.here ? QString() : InputText::tr("This catalogue has no such input.");
        table->addRow({{{}, kindWord(id.section(QLatin1Char(':'), 0, 0)), {}, {}},
            {{}, id.section(QLatin1Char(':'), 1, 1), {}, {}},
            {{}, quantityName(id.section(QLatin1Char(':'), 2, 2).toStdString()), {}, {}},
            {{}, id.section(QLatin1Char(':'), 3), {}, {}}, {each.saved.value, {}, {}, {}}, {each.here, {}, reason, {}},
            {relative, {}, reason, {}}, {{}, QString::fromStdString(each.saved.unit), {}, {}}});
    }
    return table;
}

} // namespace wattfare
