// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/charts/predictions_pane.h"

#include "views/tables/data_table_view.h"
#include "views/tables/value_table.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/words/messages.h"
#include "views/words/prediction_text.h"

#include <QLabel>

namespace wattfare {

namespace {

constexpr qint64 kAllGroups = 0;

TableColumn errorColumn(const char *id, const QString &help, format::Style style, Unit unit = {})
{
    TableColumn column = tableColumn(id, text(Message{"column." + std::string(id), {}}), 0, TableColumn::Kind::number);
    column.help = help;
    column.style = style;
    column.unit = unit;
    return column;
}

} // namespace

PredictionsPane::PredictionsPane(QWidget *parent)
    : QWidget(parent)
{
    auto *what = new QLabel(tr("Select a group to see it alone."), this);
    what->setWordWrap(true);
    what->setForegroundRole(QPalette::PlaceholderText);
    m_table = new DataTableView(this);
    m_table->setObjectName(QStringLiteral("prediction_errors"));
    m_table->setAccessibleName(tr("Errors by group"));
    m_table->setProperty("fillsWidth", true);
    auto *layout = boxLayout<QVBoxLayout>(this, {}, kSpace1);
    layout->addWidget(what);
    layout->addWidget(m_table, 1);
    connect(m_table, &DataTableView::selectedKeysChanged, this, [this](const QSet<qint64> &keys) {
        const qint64 key = keys.size() == 1 ? *keys.begin() : kAllGroups;
        const auto chosen = key > kAllGroups && key <= static_cast<qint64>(m_groups.size())
            ? std::optional(m_groups[static_cast<std::size_t>(key - 1)])
            : std::nullopt;
        if (chosen == m_group)
            return;
        m_group = chosen;
        emit groupChosen();
    });
}

void PredictionsPane::show(const SnapshotPtr &snapshot, const PredictionMethod &method, PredictionGroup by)
{
    if (snapshot == m_snapshot && method.id == m_method && by == m_by)
        return;
    m_snapshot = snapshot;
    m_method = method.id;
    m_by = by;
    m_group.reset();
    m_groups.clear();
    TableColumn group = tableColumn("group", predictionGroupName(by), 14);
    group.help = tr("What the benchmarks have in common.");
    const auto table = std::make_shared<ValueTable>(std::vector<TableColumn>{group,
        errorColumn("prediction_rows", tr("Benchmarks that were predicted without their model on their hardware."),
            format::Style::integer),
        errorColumn("median_factor",
            tr("Half of the predictions are off by no more than this factor, up or down: 1.2 is 20 % above or 17 % "
               "below."),
            format::Style::number),
        errorColumn("p90_factor", tr("Nine of ten predictions are off by no more than this factor, up or down."),
            format::Style::number),
        errorColumn("bias", tr("Half of the predictions lie higher than this above what was measured, half lower."),
            format::Style::difference),
        errorColumn("held", tr("Share of what was measured that lies within the range stated to hold 80 %."),
            format::Style::percent)});
    const auto add = [&](const QString &name, const ErrorSummary &errors, qint64 key) {
        using Table = ValueTable;
        table->addRow(
            {Table::cell(name), Table::cell(static_cast<double>(errors.rows)), Table::cell(errorFactor(errors.median)),
                Table::cell(errorFactor(errors.p90)), Table::cell(errorShare(errors.bias)), Table::cell(errors.held)},
            key);
    };
    add(text(Message{"prediction.all_rows", {}}), summarise(method.rows), kAllGroups);
    for (const ErrorGroup &each : errorsBy(method.rows, by)) {
        m_groups.push_back(each.group);
        add(predictionGroupText(*snapshot, method, by, each.group), each.errors, static_cast<qint64>(m_groups.size()));
    }
    m_table->setSelectedKeys({});
    m_table->setSource(table);
    m_table->sizeColumns();
    m_table->fitColumns();
}

} // namespace wattfare
