// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/simulate/simulate_pools.h"

#include "views/theme/plain_tip.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/plain_label.h"
#include "views/words/currency.h"
#include "views/words/format.h"
#include "views/words/typed_lists.h"

#include <QComboBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTableWidget>

#include <cmath>

namespace wattfare {

namespace {

enum Column { kType, kZone, kUnits, kPrice, kHazard, kShock, kCapacity, kSuccess, kPriority, kColumns };

// Short enough for a cell, long enough to read back as typed.
QString cellText(double value)
{
    const bool small = value != 0.0 && std::abs(value) < 1e-3;
    return small ? QLocale().toString(value, 'f', 3 - static_cast<int>(std::floor(std::log10(std::abs(value)))))
                 : QLocale().toString(value, 'g', 6);
}

} // namespace

SimulatePools::SimulatePools(QWidget *parent)
    : QWidget(parent)
{
    m_table = new QTableWidget(0, kColumns, this);
    m_table->setObjectName(QStringLiteral("pools"));
    m_table->setAccessibleName(tr("Pools of the fleet"));
    m_table->setHorizontalHeaderLabels({tr("Instance type"), tr("Zone"), tr("Units each"), tr("Spot price, USD/h"),
        tr("Interruptions, 1/h"), tr("Shocks, 1/h"), tr("At most"), tr("Launch succeeds"), tr("Priority")});
    const char *const helps[] = {
        QT_TR_NOOP("Instance type of the pool."),
        QT_TR_NOOP("Availability zone, for the export; may stay empty."),
        QT_TR_NOOP("Units of capacity that one instance counts for."),
        QT_TR_NOOP("Spot price of one instance; empty: not known."),
        QT_TR_NOOP("Interruptions of one instance an hour. A band or a measured pool chosen on the left replaces it."),
        QT_TR_NOOP("How often the whole pool is reclaimed at once."),
        QT_TR_NOOP("Instances that the pool can hold; empty: no limit."),
        QT_TR_NOOP("Chance that one launch succeeds, 0 to 1."),
        QT_TR_NOOP("Lower goes first; only the prioritised allocation asks for it."),
    };
    for (int i = 0; i < kColumns; ++i)
        m_table->horizontalHeaderItem(i)->setToolTip(tr(helps[i]));
    m_table->verticalHeader()->hide();
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_type = new QComboBox(this);
    m_type->setAccessibleName(tr("Instance type to add"));
    m_add = new QPushButton(icon(QStringLiteral("add")), tr("Add a pool"), this);
    m_remove = new QPushButton(icon(QStringLiteral("remove")), tr("Remove the pool"), this);
    m_ec2 = new QPushButton(tr("EC2 Fleet JSON…"), this);
    m_ec2->setToolTip(tr("Input of aws ec2 create-fleet for this fleet"));
    m_group = new QPushButton(tr("Auto Scaling JSON…"), this);
    m_group->setToolTip(tr("Input of aws autoscaling create-auto-scaling-group with a mixed-instances policy"));
    m_note = plainLabel(this);
    m_error = plainLabel(this);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_error->hide();
    auto *tools = boxLayout<QHBoxLayout>(kSpace2);
    tools->addWidget(m_type, 1);
    tools->addWidget(m_add);
    tools->addWidget(m_remove);
    auto *exports = boxLayout<QHBoxLayout>(kSpace2);
    exports->addWidget(plainLabel(this, tr("Export the fleet as")), 1); // in two lines where letters are large
    exports->addWidget(m_ec2);
    exports->addWidget(m_group);
    auto *layout = boxLayout<QVBoxLayout>(this, {0, kSpace2, 0, 0}, kSpace2);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_error);
    layout->addLayout(tools);
    layout->addLayout(exports);
    layout->addWidget(m_note);

    connect(m_table, &QTableWidget::cellChanged, this, &SimulatePools::changed);
    connect(m_add, &QPushButton::clicked, this, [this] {
        if (!m_type->currentText().isEmpty())
            emit typeAdded(m_type->currentText());
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        const int row = m_table->currentRow();
        if (row < 0 || row >= static_cast<int>(m_pools.size()))
            return;
        auto pools = m_pools;
        pools.erase(pools.begin() + row);
        emit edited(pools);
    });
    connect(m_ec2, &QPushButton::clicked, this, &SimulatePools::ec2FleetRequested);
    connect(m_group, &QPushButton::clicked, this, &SimulatePools::scalingGroupRequested);
}

void SimulatePools::setPools(const std::vector<FleetPool> &pools)
{
    m_pools = pools;
    const QSignalBlocker blocker(m_table);
    m_table->horizontalHeaderItem(kPrice)->setText(withCurrency(tr("Spot price, USD/h")));
    const int current = m_table->currentRow();
    m_table->setRowCount(static_cast<int>(pools.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const FleetPool &pool = pools[static_cast<std::size_t>(row)];
        const auto set = [&](int column, const QString &text, bool number, double full = 0.0) {
            auto *item = m_table->item(row, column);
            if (!item) {
                item = new QTableWidgetItem;
                m_table->setItem(row, column, item);
            }
            item->setText(text);
            item->setToolTip(number && !text.isEmpty() ? format::full(full) : plainTip(text));
            if (number)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            if (column == kType)
                item->setFlags(item->flags() & ~Qt::ItemIsEditable);
        };
        set(kType, QString::fromStdString(pool.instanceType), false);
        set(kZone, QString::fromStdString(pool.zone), false);
        set(kUnits, cellText(pool.unitsPerInstance), true, pool.unitsPerInstance);
        const auto price = shownAmount(pool.usdPerHour);
        set(kPrice, price ? cellText(*price) : QString(), true, price.value_or(0.0));
        set(kHazard, cellText(pool.hazardPerHour), true, pool.hazardPerHour);
        set(kShock, cellText(pool.shockPerHour), true, pool.shockPerHour);
        set(kCapacity, pool.capacityInstances ? QLocale().toString(*pool.capacityInstances) : QString(), true,
            pool.capacityInstances.value_or(0));
        set(kSuccess, cellText(pool.launchSuccess), true, pool.launchSuccess);
        set(kPriority, QLocale().toString(pool.priority), true, pool.priority);
    }
    m_table->resizeColumnsToContents();
    for (int column = 0; column + 1 < kColumns; ++column)
        m_table->setColumnWidth(column, m_table->columnWidth(column) + kSpace3);
    if (m_table->rowCount() > 0)
        m_table->setCurrentCell(std::clamp(current, 0, m_table->rowCount() - 1), std::max(0, m_table->currentColumn()));
    m_remove->setEnabled(m_table->rowCount() > 0);
}

void SimulatePools::changed(int row, int column)
{
    if (row < 0 || row >= static_cast<int>(m_pools.size()))
        return;
    auto pools = m_pools;
    FleetPool &pool = pools[static_cast<std::size_t>(row)];
    const QString text = m_table->item(row, column)->text().trimmed();
    const auto value = typedNumber(text);
    const auto refuse = [&](const QString &expected) {
        setPools(m_pools);
        setError(tr("“%1” does not work in “%2”: %3.")
                     .arg(text.left(40), m_table->horizontalHeaderItem(column)->text(), expected));
    };
    switch (column) {
    case kZone: pool.zone = text.toStdString(); break;
    case kCapacity:
        if (text.isEmpty())
            pool.capacityInstances.reset();
        else if (!value || *value < 0 || *value > 1e6 || *value != std::floor(*value))
            return refuse(tr("a whole number, or nothing"));
        else
            pool.capacityInstances = static_cast<unsigned>(*value);
        break;
    case kPriority:
        if (!value || *value < 0 || *value > 1e6 || *value != std::floor(*value))
            return refuse(tr("a whole number"));
        pool.priority = static_cast<unsigned>(*value);
        break;
    case kPrice:
        if (!text.isEmpty() && (!value || !std::isfinite(*value)))
            return refuse(tr("a number, or nothing"));
        pool.usdPerHour = text.isEmpty() || showsUsd() ? value : std::optional(*value / shownCurrency().perUsd);
        break;
    default:
        if (!value || !std::isfinite(*value))
            return refuse(tr("a number"));
        (column == kUnits           ? pool.unitsPerInstance
                : column == kHazard ? pool.hazardPerHour
                : column == kShock  ? pool.shockPerHour
                                    : pool.launchSuccess)
            = *value;
        break;
    }
    setError({});
    emit edited(pools);
}

void SimulatePools::setTypes(const QStringList &types)
{
    const QString current = m_type->currentText();
    m_type->clear();
    m_type->addItems(types);
    m_type->setCurrentIndex(std::max(0, m_type->findText(current)));
    m_add->setEnabled(!types.isEmpty());
}

void SimulatePools::setNote(const QString &note) { m_note->setText(note); }

void SimulatePools::focusFirst()
{
    if (m_table->rowCount() > 0)
        m_table->setFocus();
    else
        m_type->setFocus();
}

void SimulatePools::setError(const QString &error) { showError(m_error, error); }

} // namespace wattfare
