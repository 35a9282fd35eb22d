// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tables/columnar_table_model.h"

#include "model/report/table_export.h"
#include "model/support/parallel.h"
#include "views/tables/row_order.h"
#include "views/theme/plain_tip.h"
#include "views/theme/theme.h"
#include "views/words/currency.h"
#include "views/words/figure_class.h"
#include "views/words/glossary/glossary.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <unordered_map>

namespace wattfare {

namespace {

constexpr std::size_t kMaxSortKeys = 4;
constexpr std::size_t kSortGrain = 32768; // rows that one thread reads at a time

// Stands in until there is a source, so that no function has to ask.
class EmptySource : public TableSource
{
public:
    qsizetype rowCount() const override { return 0; }
    int columnCount() const override { return 0; }
    const TableColumn &column(int) const override { return m_column; }
    std::optional<double> number(qsizetype, int) const override { return std::nullopt; }
    QString text(qsizetype, int) const override { return {}; }

private:
    TableColumn m_column;
};

} // namespace

struct TableModelCache {
    struct Scale {
        double low = 0.0, high = 0.0;
        bool known = false;
    };
    std::unordered_map<int, std::vector<OrderKey>> ranks; // of text columns
    std::vector<std::int32_t> position; // of a source row in m_order; -1 filtered out
    std::unordered_map<qint64, std::uint32_t> rowOfKey;
    bool keysKnown = false, keysAreRows = false;
    std::unordered_map<int, Scale> heat;

    void orderChanged()
    {
        position.clear();
        heat.clear();
    }
};

ColumnarTableModel::ColumnarTableModel(QObject *parent)
    : QAbstractTableModel(parent)
    , m_source(std::make_shared<EmptySource>())
    , m_cache(std::make_unique<TableModelCache>())
{
}

ColumnarTableModel::~ColumnarTableModel() = default;

void ColumnarTableModel::setSource(TableSourcePtr source) { setSource(std::move(source), {}); }

void ColumnarTableModel::setSource(TableSourcePtr source, Bitmap rows)
{
    emit orderAboutToChange();
    beginResetModel();
    m_source = source ? std::move(source) : std::make_shared<EmptySource>();
    *m_cache = {};
    m_filtered = m_source->rowCount() > 0 && rows.size() == static_cast<std::size_t>(m_source->rowCount());
    m_filter = m_filtered ? std::move(rows) : Bitmap();
    resort();
    refilter();
    endResetModel();
    emit orderChanged();
}

void ColumnarTableModel::setSortKeys(std::vector<SortKey> keys)
{
    std::vector<SortKey> known;
    for (SortKey &key : keys) {
        const bool repeated
            = std::any_of(known.begin(), known.end(), [&key](const SortKey &k) { return k.column == key.column; });
        if (!repeated && known.size() < kMaxSortKeys && (columnCount() == 0 || columnOf(key.column) >= 0))
            known.push_back(std::move(key));
    }
    if (known == m_sortKeys)
        return;
    emit orderAboutToChange();
    beginResetModel();
    m_sortKeys = std::move(known);
    resort();
    refilter();
    endResetModel();
    emit orderChanged();
    emit sortKeysChanged();
}

void ColumnarTableModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= columnCount())
        setSortKeys({});
    else
        setSortKeys({{m_source->column(column).id, order}});
}

void ColumnarTableModel::setFilter(Bitmap rows)
{
    if (rows.size() != static_cast<std::size_t>(m_source->rowCount()))
        return;
    emit orderAboutToChange();
    beginResetModel();
    m_filter = std::move(rows);
    m_filtered = true;
    refilter();
    endResetModel();
    emit orderChanged();
}

void ColumnarTableModel::setFilterRows(const std::vector<std::uint32_t> &rows)
{
    Bitmap bits(static_cast<std::size_t>(m_source->rowCount()));
    for (const std::uint32_t row : rows)
        if (row < bits.size())
            bits.set(row);
    setFilter(std::move(bits));
}

void ColumnarTableModel::clearFilter()
{
    if (!m_filtered)
        return;
    emit orderAboutToChange();
    beginResetModel();
    m_filtered = false;
    m_filter = Bitmap();
    refilter();
    endResetModel();
    emit orderChanged();
}

void ColumnarTableModel::setPinned(QSet<qint64> keys)
{
    if (keys == m_pinned)
        return;
    m_pinned = std::move(keys);
    for (int c = 0; c < columnCount(); ++c)
        if (column(c).pin && rowCount() > 0)
            emit dataChanged(index(0, c), index(rowCount() - 1, c), {Qt::DecorationRole, TableRole::pinned});
}

void ColumnarTableModel::resort()
{
    const auto count = static_cast<std::size_t>(m_source->rowCount());
    m_sorted.resize(count);
    std::iota(m_sorted.begin(), m_sorted.end(), std::uint32_t{0});
    m_source->arrange(m_sorted);
    // The last key first: every sort is stable.
    for (auto key = m_sortKeys.rbegin(); key != m_sortKeys.rend(); ++key) {
        const int c = columnOf(key->column);
        if (c < 0)
            continue;
        const TableColumn &column = m_source->column(c);
        const bool descending = key->order == Qt::DescendingOrder;
        if (column.kind == TableColumn::Kind::text) {
            auto found = m_cache->ranks.find(c);
            if (found == m_cache->ranks.end()) {
                auto ranks = textRanks(
                    count, [this, c](std::size_t row) { return m_source->sortText(static_cast<qsizetype>(row), c); });
                found = m_cache->ranks.emplace(c, std::move(ranks)).first;
            }
            sortRows(m_sorted, found->second, descending);
            continue;
        }
        std::vector<OrderKey> keys(count, kMissingKey);
        parallelFor(count, kSortGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t row = begin; row < end; ++row) {
                const auto sourceRow = static_cast<qsizetype>(row);
                if (column.pin)
                    keys[row] = m_pinned.contains(m_source->key(sourceRow)) ? 1 : 0;
                else if (const auto value = m_source->number(sourceRow, c); value && !std::isnan(*value))
                    keys[row] = orderKey(*value);
            }
        });
        sortRows(m_sorted, keys, descending);
    }
    settleTies();
    if (m_source->hasGroups())
        std::stable_sort(m_sorted.begin(), m_sorted.end(), [this](std::uint32_t a, std::uint32_t b) {
            return m_source->group(static_cast<qsizetype>(a)) < m_source->group(static_cast<qsizetype>(b));
        });
    m_cache->orderChanged();
}

// Rows whose numbers are the same under every key go by the source's own rule. Runs of missing numbers and of words
// stay as they are: they are long, and nothing is ranked by them.
void ColumnarTableModel::settleTies()
{
    std::vector<int> columns;
    for (const SortKey &key : m_sortKeys)
        if (const int c = columnOf(key.column); c >= 0)
            columns.push_back(c);
    if (!m_source->hasTieRule() || columns.empty() || !std::all_of(columns.begin(), columns.end(), [this](int c) {
            return m_source->column(c).kind == TableColumn::Kind::number;
        }))
        return;
    const auto same = [&](std::uint32_t a, std::uint32_t b) {
        return std::all_of(columns.begin(), columns.end(), [&](int c) {
            const auto value = m_source->number(static_cast<qsizetype>(a), c);
            return value && value == m_source->number(static_cast<qsizetype>(b), c);
        });
    };
    for (std::size_t begin = 0; begin < m_sorted.size();) {
        std::size_t end = begin + 1;
        while (end < m_sorted.size() && same(m_sorted[begin], m_sorted[end]))
            ++end;
        if (end - begin > 1)
            std::sort(m_sorted.begin() + static_cast<std::ptrdiff_t>(begin),
                m_sorted.begin() + static_cast<std::ptrdiff_t>(end), [this](std::uint32_t a, std::uint32_t b) {
                    return m_source->tieBefore(static_cast<qsizetype>(a), static_cast<qsizetype>(b));
                });
        begin = end;
    }
}

void ColumnarTableModel::refilter()
{
    m_cache->orderChanged();
    if (!m_filtered) {
        m_order = m_sorted;
        return;
    }
    m_order.clear();
    for (const std::uint32_t row : m_sorted)
        if (m_filter.test(row))
            m_order.push_back(row);
}

int ColumnarTableModel::rowOfSource(qsizetype sourceRow) const
{
    if (sourceRow < 0 || sourceRow >= m_source->rowCount())
        return -1;
    if (m_cache->position.empty()) {
        m_cache->position.assign(m_sorted.size(), -1);
        for (std::size_t i = 0; i < m_order.size(); ++i)
            m_cache->position[m_order[i]] = static_cast<std::int32_t>(i);
    }
    return m_cache->position[static_cast<std::size_t>(sourceRow)];
}

int ColumnarTableModel::rowOfKey(qint64 key) const
{
    if (!m_cache->keysKnown) {
        m_cache->keysKnown = true;
        m_cache->keysAreRows = true;
        const qsizetype count = m_source->rowCount();
        for (qsizetype row = 0; row < count && m_cache->keysAreRows; ++row)
            m_cache->keysAreRows = m_source->key(row) == row;
        if (!m_cache->keysAreRows) {
            m_cache->rowOfKey.reserve(static_cast<std::size_t>(count));
            for (qsizetype row = 0; row < count; ++row)
                m_cache->rowOfKey.emplace(m_source->key(row), static_cast<std::uint32_t>(row));
        }
    }
    if (m_cache->keysAreRows)
        return rowOfSource(static_cast<qsizetype>(key));
    const auto found = m_cache->rowOfKey.find(key);
    return found == m_cache->rowOfKey.end() ? -1 : rowOfSource(static_cast<qsizetype>(found->second));
}

qint64 ColumnarTableModel::keyOf(int row) const
{
    return row >= 0 && row < rowCount() ? m_source->key(sourceRow(row)) : -1;
}

int ColumnarTableModel::columnOf(const QString &id) const
{
    for (int c = 0; c < m_source->columnCount(); ++c)
        if (m_source->column(c).id == id)
            return c;
    return -1;
}

int ColumnarTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int ColumnarTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_source->columnCount();
}

double ColumnarTableModel::heatOf(qsizetype sourceRow, int column) const
{
    const auto value = m_source->number(sourceRow, column);
    if (!value)
        return -1.0;
    TableModelCache::Scale &scale = m_cache->heat[column];
    if (!scale.known) {
        scale.known = true;
        for (const std::uint32_t row : m_order)
            if (const auto v = m_source->number(static_cast<qsizetype>(row), column); v && std::isfinite(*v))
                scale.high = std::max(scale.high, *v);
    }
    return scale.high > 0.0 ? std::clamp(*value / scale.high, 0.0, 1.0) : -1.0;
}

QVariant ColumnarTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const qsizetype row = sourceRow(index.row());
    const int c = index.column();
    const TableColumn &column = m_source->column(c);
    switch (role) {
    case Qt::DisplayRole: return column.pin ? QVariant() : m_source->display(row, c);
    case Qt::DecorationRole:
        if (column.pin) {
            static const QIcon kPinned = icon(QStringLiteral("pin-filled"));
            static const QIcon kFree = icon(QStringLiteral("pin"));
            return m_pinned.contains(m_source->key(row)) ? kPinned : kFree;
        }
        return m_source->decoration(row, c);
    case Qt::ToolTipRole:
        if (column.pin)
            return m_pinned.contains(m_source->key(row))
                ? QCoreApplication::translate("ColumnarTableModel", "Pinned for comparison. Space unpins.")
                : QCoreApplication::translate("ColumnarTableModel", "Space pins for comparison.");
        return plainTip(m_source->tooltip(row, c));
    case Qt::TextAlignmentRole:
        if (column.kind == TableColumn::Kind::number)
            return int(Qt::AlignRight | Qt::AlignVCenter);
        return int(
            (column.kind == TableColumn::Kind::boolean ? Qt::AlignHCenter : column.alignment) | Qt::AlignVCenter);
    case Qt::AccessibleTextRole: {
        if (column.pin)
            return m_pinned.contains(m_source->key(row))
                ? QCoreApplication::translate("ColumnarTableModel", "pinned")
                : QCoreApplication::translate("ColumnarTableModel", "not pinned");
        QString words = column.title + QStringLiteral(": ") + m_source->display(row, c);
        if (const auto cls = m_source->figureClass(row, c))
            words += QStringLiteral(", ") + classWord(*cls);
        return words;
    }
    case TableRole::exported:
        if (column.pin)
            return m_pinned.contains(m_source->key(row)) ? QStringLiteral("true") : QStringLiteral("false");
        return m_source->exported(row, c);
    case TableRole::columnId: return column.id;
    case TableRole::key: return m_source->key(row);
    case TableRole::number:
        if (const auto value = column.kind == TableColumn::Kind::text ? std::nullopt : m_source->number(row, c))
            return *value;
        return {};
    case TableRole::figureClass:
        if (const auto cls = m_source->figureClass(row, c))
            return static_cast<int>(*cls);
        return {};
    case TableRole::heat: {
        const double heat = column.heatBar && column.kind == TableColumn::Kind::number ? heatOf(row, c) : -1.0;
        return heat >= 0.0 ? QVariant(heat) : QVariant();
    }
    case TableRole::dimmed: return m_source->dimmed(row);
    case TableRole::pinned: return m_pinned.contains(m_source->key(row));
    default: return {};
    }
}

bool ColumnarTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != TableRole::pinned)
        return false;
    const qint64 key = m_source->key(sourceRow(index.row()));
    const bool pin = value.toBool();
    if (m_pinned.contains(key) == pin)
        return false;
    if (pin)
        m_pinned.insert(key);
    else
        m_pinned.remove(key);
    for (int c = 0; c < columnCount(); ++c)
        if (column(c).pin)
            emit dataChanged(
                this->index(index.row(), c), this->index(index.row(), c), {Qt::DecorationRole, TableRole::pinned});
    emit pinToggled(key, pin);
    return true;
}

QVariant ColumnarTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole && section >= 0 && section < rowCount() ? QVariant(section + 1) : QVariant();
    if (section < 0 || section >= columnCount())
        return {};
    const TableColumn &column = m_source->column(section);
    const QString ascii = isPure(column.unit) ? QString() : unitName(column.unit); // as it is exported
    QString unit = ascii;
    unit.replace(QLatin1String("CO2"), QStringLiteral("CO\u2082"));
    if (column.title.contains(unit) || column.title.contains(ascii))
        unit.clear();
    switch (role) {
    case Qt::DisplayRole: {
        QString title = column.pin ? QString(QChar(0x2606)) : column.title;
        if (!unit.isEmpty())
            title += QStringLiteral(" [") + unit + QLatin1Char(']');
        for (std::size_t i = 0; i < m_sortKeys.size(); ++i) {
            if (m_sortKeys[i].column != column.id)
                continue;
            title += QChar(0x00A0) + QString(QChar(m_sortKeys[i].order == Qt::AscendingOrder ? 0x25B2 : 0x25BC));
            if (m_sortKeys.size() > 1)
                title += QString::number(i + 1);
        }
        return title;
    }
    case Qt::ToolTipRole: {
        QString tip = QStringLiteral("<b>") + column.title.toHtmlEscaped() + QStringLiteral("</b>");
        if (!ascii.isEmpty())
            tip += QStringLiteral(" [") + ascii.toHtmlEscaped() + QLatin1Char(']');
        if (const QString help = withTerms(column.help, column.title); !help.isEmpty())
            tip += QStringLiteral("<br>") + help.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
        if (!column.note.isEmpty())
            tip += QStringLiteral("<br>") + column.note.toHtmlEscaped();
        return tip;
    }
    case Qt::AccessibleTextRole:
        return column.note.isEmpty() ? column.title : column.title + QStringLiteral(", ") + column.note;
    case TableRole::note: return column.note;
    case Qt::TextAlignmentRole:
        return int((column.kind == TableColumn::Kind::number ? Qt::AlignRight
                           : column.pin                      ? Qt::AlignHCenter
                                                             : Qt::AlignLeft)
            | Qt::AlignVCenter);
    case TableRole::columnId: return column.id;
    case TableRole::exported: {
        const QString id = isMoneyColumn(column) && !showsUsd()
            ? QString::fromStdString(convertedId(column.id.toStdString(), shownCurrency()))
            : column.id;
        return ascii.isEmpty() ? id : QString(id + QStringLiteral(" [") + ascii + QLatin1Char(']'));
    }
    default: return {};
    }
}

Qt::ItemFlags ColumnarTableModel::flags(const QModelIndex &index) const
{
    if (!checkIndex(index))
        return Qt::NoItemFlags;
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::NoItemFlags;
}

} // namespace wattfare
