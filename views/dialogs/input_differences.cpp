// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/input_differences.h"

#include "views/pages/inspector/inspector_facts.h"
#include "views/tables/value_table.h"
#include "views/words/currency.h"
#include "views/words/formula_text.h"
#include "views/words/parameter_text.h"
#include "views/words/purchase_text.h"
#include "views/words/quantity_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

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

// An accelerator by its name; types, families and regions have none but their codes.
QString subjectWord(const QString &id, const Snapshot &snapshot)
{
    const AcceleratorIndex part = snapshot.accelerator(id.toStdString());
    return part == kNone ? id : QString::fromStdString(snapshot.accelerators[part].name);
}

// What tells this input from others of the subject: how a benchmark was run, how an instance is bought, by which method
// a figure was made.
QString whereWord(const QString &kind, const std::string &locator, const Snapshot &snapshot)
{
    if (kind == QLatin1String("benchmark")) {
        for (const Benchmark &each : snapshot.benchmarks)
            if (each.id == locator)
                return benchmarkTitle(each);
    } else if (kind == QLatin1String("price")) { // "reserved_standard 1y no_upfront"
        std::string option = locator;
        std::replace(option.begin(), option.end(), ' ', '-');
        if (const auto bought = parsePurchaseOption(option))
            return optionWord(*bought);
    }
    return locator.empty() ? QString() : choiceWord({}, locator);
}

// Each row is of a quantity of its own: whole counts have no decimals.
class DifferenceTable final : public ValueTable
{
public:
    using ValueTable::ValueTable;
    void add(std::vector<Cell> cells, bool counted)
    {
        addRow(std::move(cells));
        m_counted.push_back(counted);
    }
    QString display(qsizetype row, int column) const override
    {
        const auto value = number(row, column);
        const bool whole = value && m_counted[static_cast<std::size_t>(row)] && *value == std::round(*value);
        return whole && this->column(column).style == format::Style::number ? format::integer(*value)
                                                                            : ValueTable::display(row, column);
    }

private:
    std::vector<bool> m_counted;
};

} // namespace

TableSourcePtr inputDifferences(const std::vector<InputDifference> &differences, const Snapshot &snapshot)
{
    using Kind = TableColumn::Kind;
    auto difference = tableColumn("difference", InputText::tr("Difference"), 12, Kind::number);
    difference.style = format::Style::difference;
    auto table = std::make_shared<DifferenceTable>(std::vector<TableColumn>{
        tableColumn("kind", InputText::tr("Input"), 12), tableColumn("subject", InputText::tr("Of"), 22),
        tableColumn("quantity", InputText::tr("Quantity"), 28), tableColumn("where", InputText::tr("Where"), 24),
        tableColumn("unit", InputText::tr("Unit"), 14), tableColumn("saved", InputText::tr("Saved"), 12, Kind::number),
        tableColumn("here", InputText::tr("Here"), 12, Kind::number), difference});
    for (const InputDifference &each : differences) {
        // "kind:subject:id:locator", the locator may hold colons itself
        const QString id = QString::fromStdString(each.saved.id);
        std::optional<double> relative;
        if (each.here && each.saved.value != 0)
            relative = *each.here / each.saved.value - 1.0;
        const QString reason = each.here ? QString() : InputText::tr("This catalogue has no such input.");
        const QString kind = id.section(QLatin1Char(':'), 0, 0), subject = id.section(QLatin1Char(':'), 1, 1);
        QStringList where{subject.section(QLatin1Char('@'), 1), // the region of a price
            whereWord(kind, id.section(QLatin1Char(':'), 3).toStdString(), snapshot)};
        where.removeAll(QString());
        const Unit of = knownUnit(each.saved.unit);
        const QString unit = unitWords(of);
        table->add(
            {ValueTable::cell(kindWord(kind)),
                ValueTable::cell(subjectWord(subject.section(QLatin1Char('@'), 0, 0), snapshot)),
                ValueTable::cell(quantityName(id.section(QLatin1Char(':'), 2, 2).toStdString())),
                ValueTable::cell(where.join(QStringLiteral(" · "))),
                ValueTable::cell(unit.isEmpty() ? QString() : unit), ValueTable::cell(shownValue(each.saved.value, of)),
                ValueTable::cell(shownValue(each.here, of), reason), ValueTable::cell(relative, reason)},
            unit.isEmpty());
    }
    return table;
}

} // namespace wattfare
