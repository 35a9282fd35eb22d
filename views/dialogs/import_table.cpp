// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/import_table.h"

#include "model/workload/ids.h"
#include "views/words/column_text.h"
#include "views/words/currency.h"
#include "views/words/format.h"
#include "views/words/formula_text.h"
#include "views/words/messages.h"
#include "views/words/plain.h"
#include "views/words/quantity_text.h"

#include <QCoreApplication>

#include <cmath>

namespace wattfare {

namespace {

class ImportText // a free function tr() would hide its texts from lupdate
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

enum Column { change, table, subject, region, item, before, after, percent, unit, line, reason, file };

// "reserved_standard/1/no_upfront" reads "Standard reserved, 1 year, no upfront".
QString itemWord(const DiffEntry &entry)
{
    if (entry.table == "commitment")
        if (const auto option = optionOfPrice(entry.item))
            return optionWord(*option);
    if (entry.table == "interruption_band")
        return entry.item == "linux" ? QStringLiteral("Linux") : plain(entry.item);
    if (entry.table == "figure")
        return quantityName(entry.item);
    if (entry.table == "instance_type" || entry.table == "accelerator" || entry.table == "region"
        || entry.table == "platform")
        return columnTitle(entry.item) == plain(entry.item)
            ? plain(entry.item).replace(QLatin1Char('_'), QLatin1Char(' '))
            : columnTitle(entry.item);
    return plain(entry.item);
}

QString reasonWord(const DiffEntry &entry)
{
    if (entry.reason == "not_in_use")
        return ImportText::tr("Stands beside the figure that counts; it counts when you choose it.");
    if (entry.kind != DiffEntry::Kind::refused)
        return {};
    if (entry.reason == "unknown_type")
        return ImportText::tr("The catalogue does not know this instance type or part.");
    if (entry.reason == "unknown_region")
        return ImportText::tr("The catalogue does not know this region.");
    if (entry.reason == "unknown_model")
        return ImportText::tr("The catalogue does not know this model.");
    if (entry.reason == "incomplete")
        return ImportText::tr("A new entry also needs: %1.").arg(plain(entry.afterText));
    return ImportText::tr("Found “%1”, expected %2.").arg(plain(entry.beforeText), text(*entry.expected));
}

} // namespace

QString importKindTitle(DiffEntry::Kind kind)
{
    switch (kind) {
    case DiffEntry::Kind::added: return ImportText::tr("New");
    case DiffEntry::Kind::changed: return ImportText::tr("Changed");
    case DiffEntry::Kind::removed: return ImportText::tr("Removed");
    case DiffEntry::Kind::refused: return ImportText::tr("Refused");
    }
    return {};
}

QString factTableName(std::string_view id)
{
    static const struct {
        std::string_view id;
        const char *name;
    } names[] = {
        {"price_on_demand", QT_TRANSLATE_NOOP("Import", "On-demand price")},
        {"price_spot", QT_TRANSLATE_NOOP("Import", "Spot price")},
        {"price_capacity_block", QT_TRANSLATE_NOOP("Import", "Capacity Block price")},
        {"spot_history", QT_TRANSLATE_NOOP("Import", "Spot history, points")},
        {"commitment", QT_TRANSLATE_NOOP("Import", "Commitment")},
        {"interruption_band", QT_TRANSLATE_NOOP("Import", "Interruption frequency")},
        {"figure", QT_TRANSLATE_NOOP("Import", "Figure")},
        {"instance_type", QT_TRANSLATE_NOOP("Import", "Instance type")},
        {"accelerator", QT_TRANSLATE_NOOP("Import", "Accelerator")},
        {"platform", QT_TRANSLATE_NOOP("Import", "CPU platform")},
        {"region", QT_TRANSLATE_NOOP("Import", "Region")},
        {"ml_model", QT_TRANSLATE_NOOP("Import", "Model")},
        {"benchmark", QT_TRANSLATE_NOOP("Import", "Benchmark")},
        {"source", QT_TRANSLATE_NOOP("Import", "Source")},
        {"availability_trace", QT_TRANSLATE_NOOP("Import", "Availability trace")},
        {"availability_run", QT_TRANSLATE_NOOP("Import", "Runs of a trace")},
        {"carbon_profile_hourly", QT_TRANSLATE_NOOP("Import", "Grid profile by hour")},
        {"carbon_profile_monthly", QT_TRANSLATE_NOOP("Import", "Grid profile by month")},
        {"carbon_profile_month_hour", QT_TRANSLATE_NOOP("Import", "Grid profile by month and hour")},
    };
    for (const auto &each : names) {
        if (each.id == id)
            return ImportText::tr(each.name);
    }
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())).replace(QLatin1Char('_'), QLatin1Char(' '));
}

ImportTable::ImportTable(std::vector<ImportPart> parts)
    : m_parts(std::move(parts))
{
    const auto add = [&](const char *id, const QString &title, TableColumn::Kind kind, int width, bool visible = true) {
        m_columns.push_back(tableColumn(id, title, width, kind));
        m_columns.back().visible = visible;
    };
    using Kind = TableColumn::Kind;
    std::size_t size = 0;
    bool lines = false, reasons = false, regions = false, items = false, olds = false, news = false, percents = false,
         commitments = false;
    for (const ImportPart &part : m_parts)
        size += part.diff->entries.size();
    m_rows.reserve(size);
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        for (const DiffEntry &entry : m_parts[i].diff->entries) {
            m_rows.push_back({i, &entry});
            lines = lines || entry.line > 0;
            reasons = reasons || !entry.reason.empty();
            regions = regions || !entry.region.empty();
            items = items || !entry.item.empty();
            olds = olds || entry.before || !entry.beforeText.empty();
            news = news || entry.after || !entry.afterText.empty();
            percents = percents || entry.percent;
            commitments = commitments || entry.table == "commitment";
        }
    }
    add("change", ImportText::tr("Change"), Kind::text, 10);
    add("table", ImportText::tr("What"), Kind::text, 18);
    add("subject", ImportText::tr("Of"), Kind::text, 16);
    add("region", ImportText::tr("Region"), Kind::text, 14, regions);
    add("item", ImportText::tr("Item"), Kind::text, commitments ? 42 : 26, items); // the payment stands last
    // Columns without a value would push the reason of a refusal out of sight.
    add("before", ImportText::tr("Old value"), Kind::number, 10, olds);
    add("after", ImportText::tr("New value"), Kind::number, 11, news);
    add("percent", ImportText::tr("Difference"), Kind::number, 12, percents);
    add("unit", ImportText::tr("Unit"), Kind::text, 8);
    add("line", ImportText::tr("Line"), Kind::number, 7, lines);
    add("reason", ImportText::tr("Remark"), Kind::text, 40, reasons);
    add("file", ImportText::tr("File"), Kind::text, 24, m_parts.size() > 1);
    m_columns[static_cast<std::size_t>(percent)].style = format::Style::difference;
    m_columns[static_cast<std::size_t>(line)].style = format::Style::integer;
}

std::optional<double> ImportTable::number(qsizetype row, int column) const
{
    const DiffEntry &e = entry(row);
    switch (column) {
    case before: return e.before;
    case after: return e.after;
    case percent: return e.percent ? std::optional(*e.percent / 100.0) : std::nullopt;
    case line: return e.line > 0 ? std::optional(static_cast<double>(e.line)) : std::nullopt;
    default: return {};
    }
}

QString ImportTable::text(qsizetype row, int column) const
{
    const DiffEntry &e = entry(row);
    switch (column) {
    case change: return importKindTitle(e.kind);
    case table: return e.table.empty() ? ImportText::tr("Row") : factTableName(e.table);
    case subject: return plain(e.subject);
    case region: return plain(e.region);
    case item: return itemWord(e);
    case unit: {
        const CurrencyScope usd; // as the catalogue has it
        return knownUnit(e.unit) == Unit::none ? plain(e.unit) : unitWords(knownUnit(e.unit));
    }
    case reason: return reasonWord(e);
    case file: return m_parts[m_rows[static_cast<std::size_t>(row)].part].file;
    default: return {};
    }
}

QString ImportTable::display(qsizetype row, int column) const
{
    const DiffEntry &e = entry(row);
    if ((column == before || column == after) && e.kind != DiffEntry::Kind::refused) {
        const auto value = column == before ? e.before : e.after;
        const std::string &words = column == before ? e.beforeText : e.afterText;
        if (!value && !words.empty())
            return plain(words);
        if (value)
            return e.unit == "bucket"
                ? format::integer(*value)
                : format::full(std::round(*value * 1e9) / 1e9); // every digit: what differs must show
    }
    if (column == line && e.line > 0)
        return format::integer(static_cast<double>(e.line));
    return TableSource::display(row, column);
}

QString ImportTable::missingReason(qsizetype row, int column) const
{
    const DiffEntry &e = entry(row);
    if (column == before && e.kind == DiffEntry::Kind::added)
        return ImportText::tr("The catalogue has no such value yet.");
    if (column == after && e.kind == DiffEntry::Kind::removed)
        return ImportText::tr("The new list no longer has it.");
    return {};
}

std::vector<std::uint32_t> ImportTable::rowsOf(DiffEntry::Kind kind) const
{
    std::vector<std::uint32_t> rows;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].entry->kind == kind)
            rows.push_back(static_cast<std::uint32_t>(i));
    }
    return rows;
}

} // namespace wattfare
