// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/column.h"
#include "views/tables/table_source.h"

#include <QAbstractTableModel>
#include <QSet>

#include <cstdint>
#include <memory>
#include <vector>

namespace wattfare {

struct TableModelCache;

struct SortKey {
    QString column; // TableColumn::id
    Qt::SortOrder order = Qt::AscendingOrder;
    friend bool operator==(const SortKey &, const SortKey &) = default;
};

namespace TableRole {
enum : int {
    exported = Qt::UserRole + 1, // QString
    columnId, // QString
    key, // qint64
    number, // double, or invalid when missing
    figureClass, // int of FigureClass, or invalid
    heat, // double 0 to 1, or invalid
    dimmed, // bool
    pinned, // bool
    note // QString, of headers
};
}

// Adapter from columns to Qt's views: it keeps a permutation of row numbers, so that sorting and filtering a million
// rows touches no cell. Sorts are stable; missing values stay last in both directions.
class ColumnarTableModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    explicit ColumnarTableModel(QObject *parent = nullptr);
    ~ColumnarTableModel() override;

    void setSource(TableSourcePtr source); // keeps sort keys and pins; drops the filter
    const TableSourcePtr &source() const { return m_source; }

    // Up to four keys, the first counts most. Unknown columns are ignored.
    void setSortKeys(std::vector<SortKey> keys);
    const std::vector<SortKey> &sortKeys() const { return m_sortKeys; }
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override; // column -1: the source's order

    // Rows of the source to show; as many bits as the source has rows, otherwise it is ignored.
    void setFilter(Bitmap rows);
    void setFilterRows(const std::vector<std::uint32_t> &rows);
    void clearFilter();
    // Source and filter at once, with one reset: for a recomputation that also changes what passes.
    void setSource(TableSourcePtr source, Bitmap rows);

    void setPinned(QSet<qint64> keys); // keys whose star is filled
    const QSet<qint64> &pinned() const { return m_pinned; }

    qsizetype sourceRow(int row) const { return static_cast<qsizetype>(m_order[static_cast<std::size_t>(row)]); }
    int rowOfSource(qsizetype sourceRow) const; // -1 when filtered out
    int rowOfKey(qint64 key) const; // -1 when absent or filtered out
    qint64 keyOf(int row) const;
    int columnOf(const QString &id) const; // -1 when unknown
    const TableColumn &column(int column) const { return m_source->column(column); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override; // the star only
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

signals:
    void orderAboutToChange(); // sort, filter or source: the view keeps the selection by key
    void orderChanged();
    void sortKeysChanged();
    void pinToggled(qint64 key, bool pinned); // by the user; the model has already changed

private:
    void resort();
    void settleTies();
    void refilter();
    double heatOf(qsizetype sourceRow, int column) const;

    TableSourcePtr m_source;
    std::vector<SortKey> m_sortKeys;
    std::vector<std::uint32_t> m_sorted; // all rows of the source in sort order
    std::vector<std::uint32_t> m_order; // those that pass the filter
    Bitmap m_filter;
    bool m_filtered = false;
    QSet<qint64> m_pinned;
    std::unique_ptr<TableModelCache> m_cache; // ranks of text columns, positions, heat scales; made on demand
};

} // namespace wattfare
