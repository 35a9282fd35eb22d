// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/charts/predictions_pane.h"

#include "model/prediction/predictions.h"
#include "model/prediction/training_rows.h"
#include "views/tables/data_table_view.h"
#include "views/tables/value_table.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/words/messages.h"
#include "views/words/prediction_text.h"
#include "views/words/quantity_text.h"

#include <QCheckBox>
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
    m_what = new QLabel(this);
    m_what->setWordWrap(true);
    m_what->setForegroundRole(QPalette::PlaceholderText);
    m_table = new DataTableView(this);
    m_table->setObjectName(QStringLiteral("prediction_errors"));
    m_table->setProperty("fillsWidth", true);
    m_table->setMinimumHeight(8 * m_table->fontMetrics().height()); // its head and three rows
    auto *layout = boxLayout<QVBoxLayout>(this, {}, kSpace1);
    m_leftOut = new QCheckBox(tr("Excluded"), this);
    m_leftOut->setObjectName(QStringLiteral("left_out"));
    m_leftOut->setToolTip(tr("Benchmarks that the method would have taken, each with the reason why it does not"));
    auto *head = boxLayout<QHBoxLayout>(kSpace2); // beside each other: the height is the table's
    head->addWidget(m_what, 1);
    head->addWidget(m_leftOut, 0, Qt::AlignTop);
    layout->addLayout(head);
    layout->addWidget(m_table, 1);
    connect(m_table, &DataTableView::selectedKeysChanged, this, [this](const QSet<qint64> &keys) {
        const qint64 key = keys.size() == 1 ? *keys.begin() : kAllGroups;
        choose(key > kAllGroups && key <= static_cast<qint64>(m_groups.size())
                ? std::optional(m_groups[static_cast<std::size_t>(key - 1)])
                : std::nullopt);
    });
    connect(m_leftOut, &QCheckBox::toggled, this, [this] {
        if (m_snapshot && m_snapshot->predictions)
            if (const auto method = predictionMethod(m_snapshot->predictions->fits(), m_method))
                fill(*method);
        choose({});
    });
}

void PredictionsPane::choose(const std::optional<std::string> &group)
{
    if (group == m_group)
        return;
    m_group = group;
    emit groupChosen();
}

void PredictionsPane::show(const SnapshotPtr &snapshot, const PredictionMethod &method, PredictionGroup by)
{
    if (snapshot == m_snapshot && method.id == m_method && by == m_by)
        return;
    m_snapshot = snapshot;
    m_method = method.id;
    m_by = by;
    m_group.reset();
    fill(method);
}

void PredictionsPane::fill(const PredictionMethod &method)
{
    m_groups.clear();
    m_table->setSelectedKeys({});
    if (m_leftOut->isChecked()) {
        fillLeftOut();
        return;
    }
    m_what->setText(tr("Select a group to see it alone."));
    m_table->setAccessibleName(tr("Errors by group"));
    TableColumn group = tableColumn("group", predictionGroupName(m_by), 14);
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
    for (const ErrorGroup &each : errorsBy(method.rows, m_by)) {
        m_groups.push_back(each.group);
        add(predictionGroupText(*m_snapshot, method, m_by, each.group), each.errors,
            static_cast<qint64>(m_groups.size()));
    }
    m_table->setSource(table);
    m_table->scrollToTop();
    m_table->sizeColumns();
    m_table->fitColumns();
}

void PredictionsPane::fillLeftOut()
{
    const auto words = [](const char *id, int characters) {
        return tableColumn(id, text(Message{"column." + std::string(id), {}}), characters);
    };
    const auto table = std::make_shared<ValueTable>(std::vector<TableColumn>{words("left_out_because", 28),
        words("left_out_work", 14), words("left_out_hardware", 14), words("benchmark", 14), words("source", 14)});
    const Snapshot &s = *m_snapshot;
    qint64 rows = 0;
    for (const LeftOutBenchmark &left : predictionRows(s).left) {
        if (left.method != m_method)
            continue;
        using Table = ValueTable;
        const Benchmark &b = s.benchmarks[left.benchmark];
        table->addRow({Table::cell(leftOutReason(left.problem)), Table::cell(benchmarkedModel(s, b)),
            Table::cell(benchmarkedHardware(s, b)), Table::cell(QString::fromStdString(b.id)),
            Table::cell(b.source == kNone ? QString() : sourceName(s.sources[b.source]))});
        ++rows;
    }
    m_what->setText(tr("%Ln benchmark(s) excluded, each with its reason. They answer for their own instance type "
                       "where they can, but move no prediction.",
        nullptr, static_cast<int>(rows)));
    m_table->setAccessibleName(tr("Excluded benchmarks"));
    m_table->setSource(table);
    m_table->scrollToTop();
    m_table->sizeColumns();
    m_table->fitColumns();
}

} // namespace wattfare
