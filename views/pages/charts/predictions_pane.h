// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/prediction/error_table.h"

#include <QWidget>

#include <optional>
#include <string>

class QCheckBox;
class QLabel;

namespace wattfare {

class DataTableView;

// The errors of a fitted method by group, beside its dots. A row that is selected is the group whose dots are shown.
class PredictionsPane : public QWidget
{
    Q_OBJECT
public:
    explicit PredictionsPane(QWidget *parent = nullptr);

    // Keeps the group that was chosen while it is the same snapshot, method and grouping.
    void show(const SnapshotPtr &snapshot, const PredictionMethod &method, PredictionGroup by);
    const std::optional<std::string> &group() const { return m_group; } // none: all
    DataTableView *table() const { return m_table; }
    QCheckBox *leftOut() const { return m_leftOut; } // checked: what the method leaves out stands in the table

signals:
    void groupChosen();

private:
    void fill(const PredictionMethod &method);
    void fillLeftOut();
    void choose(const std::optional<std::string> &group);

    QLabel *m_what = nullptr;
    DataTableView *m_table = nullptr;
    QCheckBox *m_leftOut = nullptr;
    SnapshotPtr m_snapshot;
    std::string m_method;
    PredictionGroup m_by{};
    std::vector<std::string> m_groups; // by key of the row, which are from 1; 0 is all of them
    std::optional<std::string> m_group;
};

} // namespace wattfare
