// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/placement/placement.h"

#include <QAbstractTableModel>
#include <QMap>

#include <vector>

namespace wattfare {

// Container tasks as an editable table. A change that cannot stand (a name twice, half a GPU, a word for a number) is
// refused with a sentence and leaves the table as it was.
class PlacementTaskModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        name,
        count,
        gpus,
        vcpus,
        memory,
        gpuShare,
        gpuMemory,
        gpuModel,
        types,
        zone,
        architecture,
        apart,
        columns
    };
    static constexpr int kMaxTasks = 10'000; // rows, as in a file of tasks

    using QAbstractTableModel::QAbstractTableModel;

    const std::vector<PlacementTask> &tasks() const { return m_tasks; }
    void setTasks(std::vector<PlacementTask> tasks);
    // Sentences for tasks that fit nowhere, by row; their names are painted in the colour of errors.
    void setProblems(const QMap<int, QString> &problems);

    int addTask(); // below the last; its row, or -1 where the table is full
    void removeTasks(QList<int> rows);
    // Rows of tab-separated text, or comma- or semicolon-separated where there is no tab. A first line of column ids
    // or titles says which column is which; without it they stand in the order of the table. All rows or none; the
    // number of rows taken, or -1 after refused(). `instead`: of the rows that are there.
    int paste(const QString &text, bool instead = false);
    QString tsv(const QList<int> &rows) const; // ids as head, C locale

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

signals:
    void edited(const QString &what); // by the person; what changed, for Undo
    void refused(const QString &why);

private:
    QString put(PlacementTask &task, int column, const QString &text, bool fromLocale) const; // "" or why not
    static QString title(int column);
    QString freeName(const QString &wanted) const;

    std::vector<PlacementTask> m_tasks;
    QMap<int, QString> m_problems;
};

} // namespace wattfare
