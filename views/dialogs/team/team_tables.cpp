// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/team/team_tables.h"

#include "model/workload/ids.h"
#include "views/dialogs/import_table.h"
#include "views/tables/value_table.h"
#include "views/words/messages.h"
#include "views/words/plain.h"
#include "views/words/purchase_text.h"
#include "views/words/quantity_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QHash>
#include <QMultiHash>
#include <QRegularExpression>
#include <QTreeWidget>

namespace wattfare {

namespace {

class TeamText // a free function tr() would hide its texts from lupdate
{
    Q_DECLARE_TR_FUNCTIONS(Team)
};

using Cell = ValueTable::Cell;
constexpr TableColumn::Kind kNumber = TableColumn::Kind::number;

QString word(const char *id) { return text(Message{id, {}}); }
Cell words(const std::string &text) { return ValueTable::cell(plain(text)); }
Cell wordsOr(const std::string &text, const QString &reason)
{
    return text.empty() ? Cell{{}, {}, reason, {}} : words(text);
}

// Numbers of publications and imports are names: every digit, no separators.
class NumberedTable final : public ValueTable
{
public:
    using ValueTable::ValueTable;
    QString display(qsizetype row, int column) const override
    {
        const auto value = number(row, column);
        return value && this->column(column).style == format::Style::number
            ? QString::number(static_cast<qint64>(*value))
            : ValueTable::display(row, column);
    }
};

// "figure, accelerator, nvidia-t4, full_load_w" reads "Accelerator, nvidia-t4, power at full load".
QString keyText(const std::string &table, const std::string &key)
{
    static const QRegularExpression id(QStringLiteral("^[a-z0-9]+(_[a-z0-9]+)+$"));
    QStringList parts = plain(key).split(QStringLiteral(", "));
    if (table == "team_choice" && parts.size() > 1) // the kind of the choice, which the value shows
        parts.removeFirst();
    for (QString &part : parts) {
        const std::string word = part.toStdString();
        if (const auto option = optionOfPrice(word))
            part = optionWord(*option);
        else if (const QString name = factTableName(word);
                 name != QString(part).replace(QLatin1Char('_'), QLatin1Char(' ')))
            part = name;
        else if (id.match(part).hasMatch())
            part = quantityName(word);
        else if (part == QLatin1String("*"))
            part = TeamText::tr("all");
    }
    return parts.join(QStringLiteral(", "));
}

// Rows of publications behind what names these.
class RowsTable
{
public:
    explicit RowsTable(std::vector<TableColumn> first)
    {
        first.push_back(tableColumn("table", word("column.table"), 18));
        first.push_back(tableColumn("key", word("column.team_key"), 44));
        first.push_back(tableColumn("value", word("column.team_first"), 24));
        m_table = std::make_shared<NumberedTable>(std::move(first));
    }
    void add(const std::vector<Cell> &first, std::span<const PublishedRow> rows)
    {
        for (const PublishedRow &row : rows) {
            if (m_table->rowCount() >= static_cast<qsizetype>(kListedTeamRows))
                return;
            std::vector<Cell> cells = first;
            cells.push_back(
                ValueTable::cell(row.table == "team_choice" ? word("team.own_value") : factTableName(row.table)));
            cells.push_back(ValueTable::cell(keyText(row.table, readableKey(row))));
            cells.push_back(words(publishedText(row)));
            m_table->addRow(std::move(cells));
        }
    }
    TableSourcePtr take() { return std::move(m_table); }

private:
    std::shared_ptr<NumberedTable> m_table;
};

// "61 W (ann, 2026-11-28 21:00)"
QString sideText(const TeamSide &side)
{
    const QString who = side.publication != 0
        ? TeamText::tr("%1, %2").arg(plain(side.author), teamTime(side.time))
        : text(side.import != 0 ? Message{"team.own_import", {side.import}} : Message{"team.own_value", {}});
    return TeamText::tr("%1 (%2)").arg(plain(side.value), who);
}

QTreeWidgetItem *addLine(QTreeWidget *tree, QTreeWidgetItem *above, const QStringList &cells)
{
    auto *item = above ? new QTreeWidgetItem(above, cells) : new QTreeWidgetItem(tree, cells);
    for (int i = 0; i < cells.size(); ++i)
        item->setToolTip(i, cells[i].toHtmlEscaped());
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return item;
}

} // namespace

QString unreadableText(const Unreadable &unreadable)
{
    return text(Message{"team.unreadable", {unreadable.count, text(*unreadable.first).toStdString()}});
}

QString publicationState(TeamPublication::State state)
{
    return text(Message{"team.state." + std::string(publicationStateId(state)), {}});
}

QString teamTime(const std::string &time)
{
    const QDateTime at = QDateTime::fromString(plain(time), Qt::ISODate);
    return at.isValid() ? at.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm")) : plain(time);
}

TableSourcePtr publicationTable(const std::vector<ListedPublication> &publications)
{
    TableColumn rows = tableColumn("rows", word("column.rows"), 8, kNumber);
    rows.style = format::Style::integer;
    auto table = std::make_shared<NumberedTable>(std::vector<TableColumn>{
        tableColumn("publication", word("column.instance_number"), 8, kNumber),
        tableColumn("published", word("column.published_on"), 17), tableColumn("author", word("column.team_by"), 12),
        tableColumn("state", word("column.team_state"), 12), tableColumn("title", word("column.title"), 30), rows,
        tableColumn("source", word("column.source"), 24), tableColumn("note", word("column.note"), 24),
        tableColumn("approved_by", word("column.team_approved_by"), 14),
        tableColumn("decided_by", word("column.team_decided_by"), 14),
        tableColumn("import", word("column.team_import"), 12, kNumber)});
    for (const auto &[p, import] : publications)
        table->addRow({ValueTable::cell(static_cast<double>(p.id)), ValueTable::cell(teamTime(p.publishedAt)),
                          words(p.author), ValueTable::cell(publicationState(p.state)), words(p.title),
                          ValueTable::cell(static_cast<double>(p.rows)), words(p.source),
                          wordsOr(p.note, TeamText::tr("The author wrote no note.")),
                          wordsOr(p.approvedBy, TeamText::tr("Nobody has approved it.")),
                          wordsOr(p.decidedBy, TeamText::tr("Nobody has approved or withdrawn it.")),
                          ValueTable::cell(import == 0 ? std::nullopt : std::optional(static_cast<double>(import)),
                              TeamText::tr("It is not among your imports."))},
            p.id);
    return table;
}

TableSourcePtr publishedTable(std::span<const PublishedRow> rows)
{
    RowsTable table({});
    table.add({}, rows);
    return table.take();
}

TableSourcePtr arrivalTable(const std::vector<TeamArrival> &arrivals)
{
    RowsTable table({tableColumn("publication", word("column.team_publication"), 12, kNumber),
        tableColumn("author", word("column.team_by"), 12)});
    for (const TeamArrival &each : arrivals)
        table.add(
            {ValueTable::cell(static_cast<double>(each.publication.id)), words(each.publication.author)}, each.rows);
    return table.take();
}

TableSourcePtr draftTable(const std::vector<Draft> &drafts)
{
    RowsTable table({tableColumn("title", word("column.title"), 24), tableColumn("source", word("column.source"), 20)});
    for (const Draft &each : drafts)
        table.add({words(each.title), words(each.source)}, each.rows);
    return table.take();
}

void listConflicts(QTreeWidget *tree, const TeamPull &pull)
{
    tree->clear();
    tree->setHeaderLabels(
        {word("column.team_key"), TeamText::tr("Mine or another person's"), TeamText::tr("This publication")});
    const auto keyOf = [](const std::string &table, const std::string &key) -> QString {
        return plain(table) + QLatin1Char('\n') + plain(key);
    };
    QMultiHash<QString, const TeamConflict *> byKey;
    QMultiHash<std::int64_t, QString> bySide; // what a publication says otherwise
    QHash<std::pair<std::int64_t, QString>, QString> values;
    for (const TeamConflict &each : pull.conflicts) {
        if (!each.holds)
            continue;
        const QString key = keyOf(each.table, each.key);
        byKey.insert(key, &each);
        for (const TeamSide *side : {&each.first, &each.second}) {
            if (side->publication == 0)
                continue;
            bySide.insert(side->publication, key);
            values.insert({side->publication, key}, plain(side->value));
        }
    }
    std::size_t shown = 0;
    for (const TeamArrival &each : pull.held) {
        const TeamPublication &p = each.publication;
        auto *head = addLine(tree, nullptr,
            {TeamText::tr("Import %1 by %2: %3").arg(QString::number(p.id), plain(p.author), plain(p.title))});
        head->setFlags(head->flags() | Qt::ItemIsUserCheckable);
        head->setCheckState(0, Qt::Unchecked);
        head->setData(0, Qt::UserRole, static_cast<qlonglong>(p.id));
        head->setFirstColumnSpanned(true);
        QStringList keys = bySide.values(p.id);
        std::size_t looked = 0;
        if (keys.isEmpty()) { // an earlier one of an author who says it again later
            for (const PublishedRow &row : each.rows) {
                if (++looked > kListedTeamRows) // every key costs: of two million rows nobody waits for the rest
                    break;
                if (const QString key = keyOf(row.table, readableKey(row)); byKey.contains(key)) {
                    keys << key;
                    values.insert({p.id, key}, plain(publishedText(row)));
                }
            }
        }
        keys.sort();
        keys.removeDuplicates();
        for (const QString &key : keys) {
            for (const TeamConflict *conflict : byKey.values(key)) {
                if (++shown > kListedTeamRows)
                    break;
                QStringList others; // of three authors perhaps two
                for (const TeamSide *side : {&conflict->first, &conflict->second})
                    if (side->publication != p.id)
                        others << sideText(*side);
                addLine(tree, head,
                    {keyText(conflict->table, conflict->key), others.join(QStringLiteral("; ")),
                        values.value({p.id, key})});
            }
            if (shown > kListedTeamRows)
                break;
        }
        head->setExpanded(true);
    }
    QTreeWidgetItem *own = nullptr;
    for (const TeamConflict &each : pull.conflicts) {
        if (each.holds || ++shown > kListedTeamRows)
            continue;
        if (!own) {
            own = addLine(tree, nullptr, {TeamText::tr("Your own values stay in force:")});
            own->setFirstColumnSpanned(true);
        }
        addLine(tree, own, {keyText(each.table, each.key), sideText(each.first), sideText(each.second)});
    }
    if (own)
        own->setExpanded(true);
}

void listConflicts(QTreeWidget *tree, const TeamPush &push)
{
    tree->clear();
    tree->setHeaderLabels({word("column.team_key"), TeamText::tr("Mine"), TeamText::tr("Theirs")});
    for (std::size_t i = 0; i < std::min(push.conflicts.size(), kListedTeamRows); ++i) {
        const TeamConflict &each = push.conflicts[i];
        addLine(tree, nullptr, {keyText(each.table, each.key), plain(each.first.value), sideText(each.second)});
    }
}

} // namespace wattfare
