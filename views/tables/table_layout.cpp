// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// DataTableView: columns (choice, order, widths, their memory) and what leaves it as text.
#include "views/tables/data_table_view.h"
#include "views/tables/number_delegate.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace wattfare {

QStringList DataTableView::visibleColumns() const
{
    QStringList ids;
    for (int v = 0; m_table != nullptr && v < horizontalHeader()->count(); ++v) {
        const int c = horizontalHeader()->logicalIndex(v);
        if (!isColumnHidden(c))
            ids += m_table->column(c).id;
    }
    return ids;
}

void DataTableView::setVisibleColumns(const QStringList &ids)
{
    if (m_table == nullptr)
        return;
    std::vector<int> wanted;
    for (const QString &id : ids)
        if (const int c = m_table->columnOf(id); c >= 0 && std::find(wanted.begin(), wanted.end(), c) == wanted.end())
            wanted.push_back(c);
    if (wanted.empty())
        return; // a table without columns could not be repaired by its header
    const QScopedValueRollback quiet(m_quiet, true);
    for (int c = 0; c < m_table->columnCount(); ++c)
        setColumnHidden(c, std::find(wanted.begin(), wanted.end(), c) == wanted.end());
    int visual = 0;
    for (const int c : wanted)
        horizontalHeader()->moveSection(horizontalHeader()->visualIndex(c), visual++);
    for (const int c : wanted) {
        if (m_unsized.remove(c))
            sizeColumn(c);
        if (columnWidth(c) < horizontalHeader()->minimumSectionSize())
            setWidth(c, 80);
    }
    fitColumns();
}

void DataTableView::showColumn(const QString &id)
{
    const int c = m_table == nullptr ? -1 : m_table->columnOf(id);
    if (c < 0)
        return;
    if (isColumnHidden(c)) {
        setVisibleColumns(visibleColumns() << id);
        emit layoutEdited();
    }
    if (m_table->rowCount() == 0)
        return;
    setFocus();
    const QModelIndex cell = m_table->index(qMax(0, currentIndex().row()), c);
    selectionModel()->setCurrentIndex(cell, QItemSelectionModel::NoUpdate);
    scrollTo(cell);
}

void DataTableView::applyDefaultLayout()
{
    const QScopedValueRollback quiet(m_quiet, true);
    for (int c = 0; c < m_table->columnCount(); ++c) {
        setColumnHidden(c, !m_table->column(c).visible);
        horizontalHeader()->moveSection(horizontalHeader()->visualIndex(c), c);
    }
    sizeColumns();
}

void DataTableView::resetLayout()
{
    if (m_table == nullptr)
        return;
    applyDefaultLayout();
    setHeatBars(false);
    m_table->setSortKeys({});
}

void DataTableView::sizeColumns()
{
    if (m_table == nullptr)
        return;
    const QScopedValueRollback quiet(m_quiet, true);
    m_unsized.clear();
    m_widths.clear();
    m_ownWidths = false;
    for (int c = 0; c < m_table->columnCount(); ++c) {
        if (isColumnHidden(c))
            m_unsized.insert(c); // when it is shown: most never are
        else
            sizeColumn(c);
    }
    fitColumns();
}

void DataTableView::setWidth(int column, int width)
{
    m_widths[column] = width;
    setColumnWidth(column, width);
}

int DataTableView::noteWidth(int c) const
{
    return QFontMetrics(uiFont(TypeSize::caption)).horizontalAdvance(m_table->column(c).note);
}

int DataTableView::titleWidth(int c) const
{
    QFont bold = horizontalHeader()->font();
    bold.setWeight(QFont::DemiBold);
    return qMax(QFontMetrics(bold).horizontalAdvance(m_table->headerData(c, Qt::Horizontal).toString()), noteWidth(c))
        + 14;
}

// Also while a cell is painted: the columns are fitted anew afterwards, once for all of them.
void DataTableView::widenFor(int column, int width) const
{
    if (m_ownWidths || width <= m_widths.value(column) || width <= m_tooNarrow.value(column))
        return;
    if (m_tooNarrow.isEmpty())
        QMetaObject::invokeMethod(
            const_cast<DataTableView *>(this),
            [view = const_cast<DataTableView *>(this)] {
                const QScopedValueRollback quiet(view->m_quiet, true);
                const QHash<int, int> wanted = std::exchange(view->m_tooNarrow, {});
                for (auto it = wanted.cbegin(); it != wanted.cend() && !view->m_ownWidths; ++it)
                    if (view->m_table != nullptr && it.key() < view->m_table->columnCount())
                        view->setWidth(it.key(), it.value());
                view->fitColumns();
            },
            Qt::QueuedConnection);
    m_tooNarrow.insert(column, width);
}

int DataTableView::contentWidth(int c) const
{
    int width = 0;
    // The first rows, and as many from all over the table: before it is sorted the first may be those without figures.
    const int rows = m_table->rowCount(), sample = qMin(rows, 200);
    for (int i = 0; i < sample; ++i)
        for (const int row : {i, static_cast<int>(qint64{i} * rows / sample)})
            width = qMax(width, m_delegate->cellWidth(m_table->index(row, c)));
    return width;
}

void DataTableView::fitColumns()
{
    const int room = viewport()->width();
    if (m_table == nullptr || m_ownWidths || room < 4 * horizontalHeader()->minimumSectionSize())
        return;
    struct Column {
        int at, width, least;
        bool words, narrow;
        bool mayShrink = false;
        int whole = 0; // with none of its words cut
    };
    const int letter = fontMetrics().height(); // what is worth cutting is a matter of letters, not of pixels
    const int shortWord = 6 * letter, fewWords = 10 * letter, longestWord = 12 * letter, roomToSpare = letter,
              arrow = letter;
    std::vector<Column> columns;
    int total = 0;
    for (int v = 0; v < horizontalHeader()->count(); ++v) {
        const int c = horizontalHeader()->logicalIndex(v);
        if (isColumnHidden(c))
            continue;
        const TableColumn &each = m_table->column(c);
        Column column{c, qMax(m_widths.value(c, columnWidth(c)), horizontalHeader()->minimumSectionSize()), 0,
            each.kind == TableColumn::Kind::text, each.pin};
        column.least = column.width;
        // Words of a designed width may be elided; the first of them name the rows, and a number is never cut.
        const bool names
            = std::none_of(columns.begin(), columns.end(), [](const Column &before) { return before.words; });
        column.mayShrink
            = column.words ? !names && each.width > 0 : each.kind == TableColumn::Kind::number && each.width == 0;
        // A few words, as a class or a duration, are not worth cutting; some languages need more room for them.
        if (const int content = each.width > 0 ? contentWidth(c) : 0; content > 0 && content <= fewWords)
            column.least = column.width = qMax(column.width, content);
        else if (column.words && column.mayShrink)
            column.least = qMin(column.width, qMax(titleWidth(c), shortWord));
        total += column.width;
        columns.push_back(column);
    }
    const QScopedValueRollback quiet(m_quiet, true);
    if (total < room && property("fillsWidth").toBool()) { // of a table in a window of its own
        int spare = room - total;
        for (Column &column : columns) { // words that are cut come first
            const int given = column.words ? qBound(0, contentWidth(column.at) - column.width, spare) : 0;
            column.width += given;
            spare -= given;
        }
        auto shares = static_cast<int>(
            std::count_if(columns.begin(), columns.end(), [](const Column &each) { return each.words; }));
        for (Column &column : columns) {
            if (!column.words)
                continue;
            const int given = spare / shares--;
            column.width += given;
            spare -= given;
        }
    }
    if (total > room) {
        std::size_t kept = 0;
        int least = 0;
        while (kept < columns.size() && least + columns[kept].least <= room)
            least += columns[kept++].least;
        if (kept < 2)
            return;
        // Words that tell rows apart are worth one column, which is then a scroll away; numbers give up some of the
        // room for a numbered arrow.
        std::size_t keptWhole = 0;
        for (int taken = 0; keptWhole < kept; ++keptWhole) {
            Column &column = columns[keptWhole];
            column.whole = column.width;
            if (column.mayShrink) {
                const int content = contentWidth(column.at);
                column.whole = column.words
                    ? qMax(column.least, qMin(content, longestWord))
                    : qMin(
                        column.width, qMax(column.width - roomToSpare, qMax(content, titleWidth(column.at) + arrow)));
            }
            taken += column.whole;
            if (taken > room)
                break;
        }
        if (keptWhole + 1 >= kept && keptWhole > 2) {
            kept = keptWhole;
            for (std::size_t i = 0; i < kept; ++i)
                columns[i].width = columns[i].least = columns[i].whole;
        }
        int spare = room;
        for (std::size_t i = 0; i < kept; ++i)
            spare -= columns[i].width;
        for (std::size_t i = 0; i < kept && spare < 0; ++i) {
            const int given = qMin(-spare, columns[i].width - columns[i].least);
            columns[i].width -= given;
            spare += given;
        }
        for (std::size_t i = 0; i < kept && spare > 0; ++i) { // words that are cut come first
            if (!columns[i].words)
                continue;
            const int given = qBound(0, contentWidth(columns[i].at) - columns[i].width, spare);
            columns[i].width += given;
            spare -= given;
        }
        int shares = 0;
        for (std::size_t i = 0; i < kept; ++i)
            shares += columns[i].narrow ? 0 : 1;
        for (std::size_t i = 0; i < kept && spare > 0 && shares > 0; ++i) {
            if (columns[i].narrow)
                continue;
            const int given = spare / shares--;
            columns[i].width += given;
            spare -= given;
        }
    }
    for (Column &column : columns) { // all fit: no word need be cut
        if (total >= room || !column.words || !column.mayShrink)
            continue;
        const int given = qBound(0, contentWidth(column.at) - column.width, room - total);
        column.width += given;
        total += given;
    }
    for (const Column &column : columns)
        if (columnWidth(column.at) != column.width)
            setColumnWidth(column.at, column.width);
}

void DataTableView::sizeColumn(int c)
{
    QFont bold = horizontalHeader()->font();
    bold.setWeight(QFont::DemiBold);
    const QFontMetrics metrics(bold);
    const TableColumn &column = m_table->column(c);
    int width = 0;
    if (column.width > 0) {
        const QString title = m_table->headerData(c, Qt::Horizontal).toString(); // longer in some languages
        width = qMax(column.width * metrics.horizontalAdvance(QLatin1Char('0')), metrics.horizontalAdvance(title));
        width = qMax(width, noteWidth(c)) + 12;
    } else if (column.pin) {
        width = m_delegate->rowHeight();
    } else {
        width = contentWidth(c);
        const QString title = m_table->headerData(c, Qt::Horizontal).toString();
        width = qMax(width, metrics.horizontalAdvance(title) + 40); // room for a numbered arrow
        width = qMin(width, metrics.averageCharWidth() * 44);
    }
    setWidth(c, width);
}

QByteArray DataTableView::saveLayout() const
{
    QJsonArray columns;
    for (int v = 0; m_table != nullptr && v < horizontalHeader()->count(); ++v) {
        const int c = horizontalHeader()->logicalIndex(v);
        // A hidden section reports no width; it gets its own again when shown.
        columns.append(
            QJsonObject{{QStringLiteral("id"), m_table->column(c).id}, {QStringLiteral("visible"), !isColumnHidden(c)},
                {QStringLiteral("width"), isColumnHidden(c) ? 0 : m_widths.value(c, columnWidth(c))}});
    }
    QJsonArray sort;
    if (m_table != nullptr)
        for (const SortKey &key : m_table->sortKeys())
            sort.append(QJsonObject{
                {QStringLiteral("id"), key.column}, {QStringLiteral("descending"), key.order == Qt::DescendingOrder}});
    return QJsonDocument(
        QJsonObject{{QStringLiteral("version"), 1}, {QStringLiteral("columns"), columns},
            {QStringLiteral("sort"), sort}, {QStringLiteral("heat_bars"), m_heatBars},
            {QStringLiteral("own_widths"), m_ownWidths}, {QStringLiteral("letters"), fontMetrics().height()}})
        .toJson(QJsonDocument::Compact);
}

bool DataTableView::restoreLayout(const QByteArray &json)
{
    const QJsonObject root = QJsonDocument::fromJson(json).object();
    if (m_table == nullptr || root.value(QStringLiteral("version")).toInt() != 1
        || !root.value(QStringLiteral("columns")).isArray())
        return false;
    QStringList visible;
    QStringList known;
    QHash<QString, int> widths; // that a person gave; others follow from what stands in the columns
    m_ownWidths = root.value(QStringLiteral("own_widths")).toBool(true);
    const int letter = fontMetrics().height(), then = root.value(QStringLiteral("letters")).toInt(letter);
    const QJsonArray columns = root.value(QStringLiteral("columns")).toArray();
    for (const QJsonValue &value : columns) {
        const QJsonObject column = value.toObject();
        const QString id = column.value(QStringLiteral("id")).toString();
        if (m_table->columnOf(id) < 0)
            continue;
        known += id;
        if (column.value(QStringLiteral("visible")).toBool())
            visible += id;
        const int width = column.value(QStringLiteral("width")).toInt() * letter / std::max(1, then);
        if (m_ownWidths && width >= 16 && width <= 4000)
            widths.insert(id, width);
    }
    if (visible.isEmpty())
        return false;
    for (auto it = widths.cbegin(); it != widths.cend(); ++it)
        m_unsized.remove(m_table->columnOf(it.key()));
    for (int c = 0; c < m_table->columnCount(); ++c) // columns that are new since then show as designed
        if (m_table->column(c).visible && !known.contains(m_table->column(c).id))
            visible += m_table->column(c).id;
    setVisibleColumns(visible);
    const QScopedValueRollback quiet(m_quiet, true);
    for (const QString &id : std::as_const(visible)) {
        if (const int c = m_table->columnOf(id); widths.contains(id))
            setWidth(c, widths[id]);
        else
            sizeColumn(c);
    }
    fitColumns();
    std::vector<SortKey> keys;
    const QJsonArray sort = root.value(QStringLiteral("sort")).toArray();
    for (const QJsonValue &value : sort)
        keys.push_back({value.toObject().value(QStringLiteral("id")).toString(),
            value.toObject().value(QStringLiteral("descending")).toBool() ? Qt::DescendingOrder : Qt::AscendingOrder});
    m_table->setSortKeys(std::move(keys));
    setHeatBars(root.value(QStringLiteral("heat_bars")).toBool());
    return true;
}

TableText DataTableView::shownText(bool selectionOnly) const
{
    TableText text;
    if (m_table == nullptr)
        return text;
    text.source = m_table->source();
    text.pinned = m_table->pinned();
    const QStringList ids = visibleColumns();
    for (const QString &id : ids) {
        text.columns.push_back(m_table->columnOf(id));
        text.header += m_table->headerData(text.columns.back(), Qt::Horizontal, TableRole::exported).toString();
    }
    if (!selectionOnly) {
        for (int row = 0; row < m_table->rowCount(); ++row)
            text.rows.push_back(m_table->sourceRow(row));
        return text;
    }
    std::vector<int> selected; // by ranges: to ask for each of a million rows takes seconds
    const QItemSelection selection = selectionModel()->selection();
    for (const QItemSelectionRange &range : selection)
        for (int row = range.top(); row <= range.bottom(); ++row)
            selected.push_back(row);
    std::sort(selected.begin(), selected.end());
    selected.erase(std::unique(selected.begin(), selected.end()), selected.end());
    for (const int row : selected)
        text.rows.push_back(m_table->sourceRow(row));
    return text;
}

QString TableText::tsv(const std::function<bool(double share)> &progress) const
{
    QString out;
    if (!source)
        return out;
    const auto add = [&out](const QString &cell, bool first) {
        if (!first)
            out += u'\t';
        const qsizetype from = out.size();
        out += cell;
        // Tabs and line breaks would break the grid; spreadsheets have no escape for them in TSV.
        for (qsizetype i = from; i < out.size(); ++i)
            if (const QChar c = out[i]; c == u'\t' || c == u'\n' || c == u'\r')
                out[i] = u' ';
    };
    for (qsizetype i = 0; i < header.size(); ++i)
        add(header[i], i == 0);
    out += u'\n';
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (row % 4096 == 0 && progress && !progress(static_cast<double>(row) / static_cast<double>(rows.size())))
            return {};
        for (std::size_t c = 0; c < columns.size(); ++c) {
            const bool pin = source->column(columns[c]).pin;
            const bool isPinned = pin && pinned.contains(source->key(rows[row]));
            add(pin ? (isPinned ? QStringLiteral("true") : QStringLiteral("false"))
                    : source->exported(rows[row], columns[c]),
                c == 0);
        }
        out += u'\n';
    }
    return out;
}

QString DataTableView::tsv(bool selectionOnly) const { return shownText(selectionOnly).tsv(); }

void DataTableView::copySelection() const
{
    if (m_table == nullptr || !selectionModel()->hasSelection())
        return;
    if (m_copier)
        m_copier(true);
    else
        QApplication::clipboard()->setText(tsv(true));
}

void DataTableView::copyTable() const
{
    if (m_copier)
        m_copier(false);
    else
        QApplication::clipboard()->setText(tsv(false));
}

} // namespace wattfare
