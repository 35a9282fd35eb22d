// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/fleet/fleet.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace wattfare {

// The pools of a fleet as a table to edit, and what it exports to.
class SimulatePools : public QWidget
{
    Q_OBJECT
public:
    explicit SimulatePools(QWidget *parent = nullptr);

    void setPools(const std::vector<FleetPool> &pools);
    void setTypes(const QStringList &types); // that can be added
    void setNote(const QString &note);
    void setError(const QString &error);
    void focusFirst(); // the table, or the type to add where there is none

    QTableWidget *table() const { return m_table; }
    QPushButton *addButton() const { return m_add; }
    QPushButton *removeButton() const { return m_remove; }
    QPushButton *ec2Button() const { return m_ec2; }
    QPushButton *groupButton() const { return m_group; }

signals:
    void edited(const std::vector<FleetPool> &pools);
    void typeAdded(const QString &type);
    void ec2FleetRequested();
    void scalingGroupRequested();

private:
    void changed(int row, int column);

    std::vector<FleetPool> m_pools;
    QTableWidget *m_table = nullptr;
    QComboBox *m_type = nullptr;
    QPushButton *m_add = nullptr, *m_remove = nullptr, *m_ec2 = nullptr, *m_group = nullptr;
    QLabel *m_note = nullptr, *m_error = nullptr;
};

} // namespace wattfare
