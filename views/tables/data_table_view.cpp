// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tables/data_table_view.h"

#include "views/tables/column_chooser.h"
#include "views/tables/number_delegate.h"
#include "views/tables/table_header.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace wattfare {

namespace {

// Sorting by keyboard: the column of the cursor, as a click on its header would.
bool sortsByKey(const QKeyEvent &event)
{
    return (event.key() == Qt::Key_S || event.key() == Qt::Key_F3) && (event.modifiers() & Qt::AltModifier) != 0;
}

} // namespace

DataTableView::DataTableView(QWidget *parent)
    : QTableView(parent)
    , m_delegate(new NumberDelegate(this))
{
    setItemDelegate(m_delegate);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    setShowGrid(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false); // Tab leaves the table
    installEventFilter(this);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Table"));
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    auto *header = new TableHeader(this);
    setHorizontalHeader(header);
    connect(header, &QHeaderView::sectionClicked, this, &DataTableView::headerClicked);
    connect(header, &QWidget::customContextMenuRequested, this, &DataTableView::headerMenu);
    connect(header, &QHeaderView::sectionMoved, this, [this] {
        if (!m_quiet)
            emit layoutEdited();
    });
    connect(header, &QHeaderView::sectionResized, this, [this](int section, int, int width) {
        if (m_quiet)
            return;
        if (width > 0) { // hiding and showing one is no width of its own
            m_widths[section] = width;
            m_ownWidths = true;
        }
        emit layoutEdited();
    });
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, header->viewport(), qOverload<>(&QWidget::update));
    connect(&Theme::instance(), &Theme::changed, this, &DataTableView::retheme);
    retheme();
}

void DataTableView::retheme()
{
    m_delegate->refresh();
    verticalHeader()->setDefaultSectionSize(m_delegate->rowHeight());
    placeGroupHead();
    viewport()->update();
}

void DataTableView::setTable(ColumnarTableModel *model)
{
    if (model == m_table)
        return;
    if (m_table != nullptr)
        m_table->disconnect(this);
    m_table = model;
    QItemSelectionModel *old = selectionModel();
    setModel(model);
    delete old; // setModel leaves it behind
    if (model == nullptr)
        return;
    connect(model, &ColumnarTableModel::orderAboutToChange, this, &DataTableView::keepSelection);
    connect(model, &ColumnarTableModel::orderChanged, this, &DataTableView::giveSelectionBack);
    connect(model, &ColumnarTableModel::sortKeysChanged, this, [this] {
        horizontalHeader()->viewport()->update();
        bool cut = false;
        for (const SortKey &key : m_table->sortKeys()) { // its title has an arrow now
            const int c = m_table->columnOf(key.column);
            if (c < 0 || isColumnHidden(c) || m_ownWidths || titleWidth(c) <= columnWidth(c))
                continue;
            m_widths[c] = std::max(m_widths.value(c), titleWidth(c));
            cut = true;
        }
        if (cut)
            fitColumns();
    });
    connect(model, &ColumnarTableModel::pinToggled, this, &DataTableView::pinToggled);
    applyDefaultLayout();
}

void DataTableView::setSource(TableSourcePtr source)
{
    if (m_table == nullptr)
        setTable(new ColumnarTableModel(this));
    const QStringList before = knownIds();
    m_table->setSource(std::move(source));
    if (knownIds() != before)
        applyDefaultLayout();
}

QStringList DataTableView::knownIds() const
{
    QStringList ids;
    for (int c = 0; m_table != nullptr && c < m_table->columnCount(); ++c)
        ids += m_table->column(c).id;
    return ids;
}

void DataTableView::setEmptyText(const QString &text)
{
    m_emptyText = text;
    viewport()->update();
}

// ---- The head of a group --------------------------------------------------------------------------------------------

void DataTableView::setGroupHead(int group, QWidget *head)
{
    m_headGroup = group;
    m_head = head;
    head->setParent(viewport());
    const auto parts = head->findChildren<QWidget *>();
    for (QWidget *each : parts)
        each->installEventFilter(this);
    placeGroupHead();
}

int DataTableView::firstOfGroup(int group) const
{
    const TableSource &source = *m_table->source();
    if (!source.hasGroups())
        return -1;
    int low = 0, high = m_table->rowCount(); // rows stand by their groups
    while (low < high) {
        const int middle = low + (high - low) / 2;
        if (source.group(m_table->sourceRow(middle)) < group)
            low = middle + 1;
        else
            high = middle;
    }
    return low < m_table->rowCount() && source.group(m_table->sourceRow(low)) == group ? low : -1;
}

void DataTableView::placeGroupHead()
{
    if (m_head == nullptr || m_table == nullptr)
        return;
    QHeaderView *rows = verticalHeader();
    const int before = m_headRow, plain = rows->defaultSectionSize();
    m_headRow = firstOfGroup(m_headGroup);
    if (before >= 0 && before != m_headRow && before < rows->count())
        rows->resizeSection(before, plain);
    m_head->setVisible(m_headRow >= 0);
    if (m_headRow < 0)
        return;
    const int tall = m_head->heightForWidth(viewport()->width());
    m_headHeight = tall > 0 ? tall : m_head->sizeHint().height();
    if (rows->sectionSize(m_headRow) != plain + m_headHeight)
        rows->resizeSection(m_headRow, plain + m_headHeight);
    moveGroupHead();
}

void DataTableView::moveGroupHead()
{
    if (m_head != nullptr && m_headRow >= 0)
        m_head->setGeometry(0, rowViewportPosition(m_headRow), viewport()->width(), m_headHeight);
}

void DataTableView::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    if (dx != 0)
        viewport()->update(); // frozen columns do not move with the rest
    moveGroupHead();
}

// What takes the focus in the head comes into sight. The keys of the table come before those of the menus, which differ
// by language.
bool DataTableView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == this && event->type() == QEvent::ShortcutOverride && sortsByKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::FocusIn && m_head != nullptr && m_headRow >= 0 && watched->isWidgetType()
        && m_head->isAncestorOf(static_cast<QWidget *>(watched)))
        scrollTo(m_table->index(m_headRow, qMax(0, currentIndex().column())));
    return QTableView::eventFilter(watched, event);
}

// ---- Frozen columns -------------------------------------------------------------------------------------------------

int DataTableView::frozenWidth() const
{
    const QHeaderView *header = horizontalHeader();
    if (m_table == nullptr || header->offset() <= 0)
        return 0;
    int width = 0;
    for (int v = 0; v < header->count(); ++v) {
        const int c = header->logicalIndex(v);
        if (isColumnHidden(c))
            continue;
        const TableColumn &column = m_table->column(c);
        width += header->sectionSize(c);
        if (!column.pin) // and no more than leaves room for the others
            return column.kind == TableColumn::Kind::text && width <= viewport()->width() / 2 ? width : 0;
    }
    return 0;
}

QModelIndex DataTableView::indexAt(const QPoint &at) const
{
    const bool frozen = at.x() >= 0 && at.x() < frozenWidth();
    return QTableView::indexAt(frozen ? at - QPoint(horizontalHeader()->offset(), 0) : at);
}

QRect DataTableView::visualRect(const QModelIndex &index) const
{
    QRect rect = QTableView::visualRect(index);
    if (rect.isValid() && horizontalHeader()->sectionPosition(index.column()) < frozenWidth())
        rect.translate(horizontalHeader()->offset(), 0);
    return rect;
}

// A cell under the frozen columns is not in sight; theirs always are.
void DataTableView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    QScrollBar *aside = horizontalScrollBar();
    const int before = aside->value();
    const bool frozen = index.isValid() && horizontalHeader()->sectionPosition(index.column()) < frozenWidth();
    QTableView::scrollTo(index, hint);
    if (frozen)
        aside->setValue(before);
    else if (const int under = index.isValid() ? frozenWidth() - columnViewportPosition(index.column()) : 0; under > 0)
        aside->setValue(aside->value() - under);
}

void DataTableView::dataChanged(const QModelIndex &from, const QModelIndex &to, const QList<int> &roles)
{
    QTableView::dataChanged(from, to, roles);
    if (const int frozen = frozenWidth(); frozen > 0) // the base class looks where they would be
        viewport()->update(QRect(0, 0, frozen, viewport()->height()));
}

// Once more, over those that scrolled under them.
void DataTableView::paintFrozen(const QRect &area)
{
    const QHeaderView *header = horizontalHeader();
    const int frozen = frozenWidth(), rows = m_table->rowCount();
    const QRect room = QRect(0, 0, frozen, viewport()->height()) & area;
    if (room.isEmpty() || rows == 0)
        return;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const bool focus = hasFocus() || viewport()->hasFocus();
    QPainter painter(viewport());
    painter.setClipRect(room);
    painter.fillRect(room, palette().color(QPalette::Base));
    for (int row = qMax(0, rowAt(room.top())); row < rows && rowViewportPosition(row) <= room.bottom(); ++row) {
        for (int v = 0; v < header->count(); ++v) {
            const int c = header->logicalIndex(v);
            if (header->sectionPosition(c) >= frozen)
                break;
            if (isColumnHidden(c))
                continue;
            const QModelIndex index = m_table->index(row, c);
            option.rect = visualRect(index);
            option.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(index));
            option.state.setFlag(QStyle::State_HasFocus, focus && index == currentIndex());
            m_delegate->paint(&painter, option, index);
        }
    }
    painter.setPen(Theme::instance().colours().hairline);
    painter.drawLine(frozen - 1, room.top(), frozen - 1, room.bottom());
}

// ---- Selection ------------------------------------------------------------------------------------------------------

QSet<qint64> DataTableView::selectedKeys() const
{
    QSet<qint64> keys;
    if (m_table == nullptr || selectionModel() == nullptr)
        return keys;
    const QItemSelection selection = selectionModel()->selection();
    for (const QItemSelectionRange &range : selection)
        for (int row = range.top(); row <= range.bottom(); ++row)
            keys.insert(m_table->keyOf(row));
    return keys;
}

void DataTableView::setSelectedKeys(const QSet<qint64> &keys, bool scrollToFirst)
{
    if (m_table == nullptr || selectionModel() == nullptr)
        return;
    std::vector<int> rows;
    rows.reserve(static_cast<std::size_t>(keys.size()));
    for (const qint64 key : keys)
        if (const int row = m_table->rowOfKey(key); row >= 0)
            rows.push_back(row);
    std::sort(rows.begin(), rows.end());
    QItemSelection selection;
    const int lastColumn = m_table->columnCount() - 1;
    for (std::size_t i = 0; i < rows.size();) {
        std::size_t next = i + 1;
        while (next < rows.size() && rows[next] == rows[next - 1] + 1)
            ++next;
        selection.append(QItemSelectionRange(m_table->index(rows[i], 0), m_table->index(rows[next - 1], lastColumn)));
        i = next;
    }
    if (selection.size() > kMaxKeptRuns)
        selection.clear(); // every cell painted asks every range
    const bool wasQuiet = m_quiet;
    m_quiet = true;
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (scrollToFirst && !rows.empty()) {
        // The current row follows a selection made elsewhere, so that arrow keys go on from there.
        if (!currentIndex().isValid() || !selectionModel()->isRowSelected(currentIndex().row()))
            selectionModel()->setCurrentIndex(
                m_table->index(rows.front(), qMax(0, currentIndex().column())), QItemSelectionModel::NoUpdate);
        // Before the first layout there is no height to scroll in: the row would end at the top.
        if (viewport()->height() > 3 * verticalHeader()->defaultSectionSize())
            scrollTo(m_table->index(rows.front(), qMax(0, currentIndex().column())));
    }
    m_quiet = wasQuiet;
}

qint64 DataTableView::currentKey() const
{
    return m_table != nullptr && currentIndex().isValid() ? m_table->keyOf(currentIndex().row()) : -1;
}

QString DataTableView::currentColumnId() const
{
    return m_table != nullptr && currentIndex().isValid() ? m_table->column(currentIndex().column()).id : QString();
}

void DataTableView::setCurrentKey(qint64 key)
{
    const int row = m_table == nullptr ? -1 : m_table->rowOfKey(key);
    if (row >= 0)
        setCurrentIndex(m_table->index(row, qMax(0, currentIndex().column())));
}

void DataTableView::keepSelection()
{
    m_quiet = true;
    m_allKept = m_table->rowCount() > 0 && selectionModel()->selection().size() == 1
        && selectionModel()->selection().front().height() == m_table->rowCount() && m_table->rowCount() > kMaxKeptRuns;
    m_keptKeys = m_allKept ? QSet<qint64>() : selectedKeys();
    m_keptCurrent = currentKey();
    m_keptColumn = currentIndex().column();
    m_keptScroll = verticalScrollBar()->value();
    m_keptAside = horizontalScrollBar()->value();
}

void DataTableView::giveSelectionBack()
{
    m_hoveredRow = m_hoveredKey >= 0 ? m_table->rowOfKey(m_hoveredKey) : -1;
    placeGroupHead();
    setAutoScroll(false); // one looks at a place of the table, not at the current row
    const int row = m_keptCurrent >= 0 ? m_table->rowOfKey(m_keptCurrent) : -1;
    if (row >= 0 && m_keptColumn >= 0 && m_keptColumn < m_table->columnCount())
        selectionModel()->setCurrentIndex(m_table->index(row, m_keptColumn), QItemSelectionModel::NoUpdate);
    if (m_allKept && m_table->rowCount() > 0)
        selectionModel()->select(
            QItemSelection(m_table->index(0, 0), m_table->index(m_table->rowCount() - 1, m_table->columnCount() - 1)),
            QItemSelectionModel::ClearAndSelect);
    else
        setSelectedKeys(m_keptKeys);
    setAutoScroll(true);
    if (verticalScrollBar()->maximum() < m_keptScroll || horizontalScrollBar()->maximum() < m_keptAside)
        updateGeometries();
    verticalScrollBar()->setValue(m_keptScroll);
    horizontalScrollBar()->setValue(m_keptAside);
    m_keptKeys.clear();
    m_quiet = false;
    viewport()->update();
}

void DataTableView::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    if (!m_quiet && m_table != nullptr)
        emit selectedKeysChanged(selectedKeys());
}

void DataTableView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    if (!m_quiet && m_table != nullptr && current.isValid())
        emit currentCellChanged(m_table->keyOf(current.row()), m_table->column(current.column()).id);
}

// ---- Hover ----------------------------------------------------------------------------------------------------------

void DataTableView::showHover(int row)
{
    if (row == m_hoveredRow)
        return;
    for (const int r : {m_hoveredRow, row})
        if (r >= 0)
            viewport()->update(QRect(0, rowViewportPosition(r), viewport()->width(), rowHeight(r)));
    m_hoveredRow = row;
}

void DataTableView::hover(const QModelIndex &index)
{
    const qint64 key = m_table != nullptr && index.isValid() ? m_table->keyOf(index.row()) : -1;
    showHover(index.isValid() ? index.row() : -1);
    if (key == m_hoveredKey)
        return;
    m_hoveredKey = key;
    emit keyHovered(key);
}

void DataTableView::setHoveredKey(qint64 key)
{
    m_hoveredKey = key;
    if (m_table != nullptr)
        showHover(key >= 0 ? m_table->rowOfKey(key) : -1);
}

void DataTableView::mouseMoveEvent(QMouseEvent *event)
{
    hover(indexAt(event->position().toPoint()));
    QTableView::mouseMoveEvent(event);
}

void DataTableView::leaveEvent(QEvent *event)
{
    hover({});
    QTableView::leaveEvent(event);
}

// ---- Keys and mouse -------------------------------------------------------------------------------------------------

void DataTableView::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    if (m_table != nullptr && index.isValid() && event->button() == Qt::LeftButton
        && m_table->column(index.column()).pin) {
        m_table->setData(index, !index.data(TableRole::pinned).toBool(), TableRole::pinned);
        return; // a star is not a selection
    }
    QTableView::mousePressEvent(event);
}

void DataTableView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    if (m_table != nullptr && index.isValid() && event->button() == Qt::LeftButton
        && !m_table->column(index.column()).pin)
        emit activatedKey(m_table->keyOf(index.row()));
    QTableView::mouseDoubleClickEvent(event);
}

void DataTableView::togglePins()
{
    QSet<qint64> keys = selectedKeys();
    if (keys.isEmpty() && currentKey() >= 0)
        keys.insert(currentKey());
    if (keys.size() > 100)
        return; // a slip of Ctrl+A, not a wish
    // All of them take the state that the current row does not have.
    const bool pin = !m_table->pinned().contains(keys.contains(currentKey()) ? currentKey() : *keys.cbegin());
    for (const qint64 key : keys)
        if (const int row = m_table->rowOfKey(key); row >= 0)
            m_table->setData(m_table->index(row, 0), pin, TableRole::pinned);
}

void DataTableView::moveCurrentColumn(int by)
{
    const int from = horizontalHeader()->visualIndex(currentIndex().column());
    int to = from + by;
    while (to >= 0 && to < horizontalHeader()->count() && isColumnHidden(horizontalHeader()->logicalIndex(to)))
        to += by;
    if (from >= 0 && to >= 0 && to < horizontalHeader()->count())
        horizontalHeader()->moveSection(from, to);
}

void DataTableView::keyPressEvent(QKeyEvent *event)
{
    if (m_table == nullptr) {
        QTableView::keyPressEvent(event);
        return;
    }
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
        return;
    }
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if (event->key() == Qt::Key_Space && modifiers == Qt::NoModifier) {
        if (currentIndex().isValid())
            togglePins();
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && modifiers == Qt::NoModifier) {
        if (currentIndex().isValid())
            emit explainRequested(currentKey(), currentColumnId());
        return;
    }
    if (modifiers == Qt::AltModifier && (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)) {
        moveCurrentColumn(event->key() == Qt::Key_Left ? -1 : 1);
        return;
    }
    if (sortsByKey(*event) && currentIndex().isValid()) {
        headerClicked(currentIndex().column());
        return;
    }
    if (event->key() == Qt::Key_Escape && selectionModel()->hasSelection()) {
        clearSelection();
        return;
    }
    QTableView::keyPressEvent(event);
    if (event->key() == Qt::Key_Home) // to the first column: all of the row, though that one was in sight
        horizontalScrollBar()->setValue(0);
}

void DataTableView::keyboardSearch(const QString &search)
{
    if (m_table == nullptr || search.isEmpty())
        return;
    int column = -1;
    for (int v = 0; v < horizontalHeader()->count() && column < 0; ++v) {
        const int c = horizontalHeader()->logicalIndex(v);
        if (!isColumnHidden(c) && m_table->column(c).kind == TableColumn::Kind::text)
            column = c;
    }
    const int count = m_table->rowCount();
    const int start = currentIndex().isValid() ? currentIndex().row() + 1 : 0;
    for (int i = 0; column >= 0 && i < count; ++i) {
        const int row = (start + i) % count;
        if (m_table->source()->text(m_table->sourceRow(row), column).startsWith(search, Qt::CaseInsensitive)) {
            setCurrentIndex(m_table->index(row, qMax(0, currentIndex().column())));
            return;
        }
    }
}

void DataTableView::headerClicked(int section)
{
    if (m_table == nullptr)
        return;
    const QString id = m_table->column(section).id;
    std::vector<SortKey> keys = m_table->sortKeys();
    const auto found = std::find_if(keys.begin(), keys.end(), [&id](const SortKey &k) { return k.column == id; });
    // The first click shows what one looks for: the best of a metric, the pinned rows.
    const bool descending = m_table->column(section).pin
        || (m_table->column(section).kind == TableColumn::Kind::number && !m_table->column(section).lowerIsBetter);
    const Qt::SortOrder first = descending ? Qt::DescendingOrder : Qt::AscendingOrder;
    if (found != keys.end())
        found->order = found->order == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder;
    if ((QApplication::keyboardModifiers() & Qt::ShiftModifier) != 0) {
        if (found == keys.end())
            keys.push_back({id, first});
    } else {
        keys = {found != keys.end() ? *found : SortKey{id, first}};
    }
    m_table->setSortKeys(std::move(keys));
    emit layoutEdited();
}

void DataTableView::setSort(std::vector<SortKey> keys)
{
    if (m_table != nullptr)
        m_table->setSortKeys(std::move(keys));
}

void DataTableView::headerMenu(const QPoint &position)
{
    if (m_table == nullptr)
        return;
    const int section = static_cast<TableHeader *>(horizontalHeader())->sectionAt(position);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (section >= 0) {
        const QString id = m_table->column(section).id;
        const auto sortBy = [this, id](Qt::SortOrder order, bool add) {
            std::vector<SortKey> keys = add ? m_table->sortKeys() : std::vector<SortKey>();
            std::erase_if(keys, [&id](const SortKey &k) { return k.column == id; });
            keys.push_back({id, order});
            m_table->setSortKeys(std::move(keys));
            emit layoutEdited();
        };
        menu->addAction(icon(QStringLiteral("sort-ascending")), tr("Sort ascending"), this,
            [sortBy] { sortBy(Qt::AscendingOrder, false); });
        menu->addAction(icon(QStringLiteral("sort-descending")), tr("Sort descending"), this,
            [sortBy] { sortBy(Qt::DescendingOrder, false); });
        menu->addAction(icon(QStringLiteral("sort")), tr("Add to the sort order"), this,
                [sortBy] { sortBy(Qt::AscendingOrder, true); })
            ->setEnabled(!m_table->sortKeys().empty());
        menu->addAction(tr("Do not sort"), this,
                [this] {
                    m_table->setSortKeys({});
                    emit layoutEdited();
                })
            ->setEnabled(!m_table->sortKeys().empty());
        menu->addSeparator();
        menu->addAction(tr("Hide this column"), this,
                [this, section] {
                    setColumnHidden(section, true);
                    fitColumns();
                    emit layoutEdited();
                })
            ->setEnabled(visibleColumns().size() > 1);
    }
    menu->addAction(icon(QStringLiteral("columns")), tr("Choose columns…"), this, &DataTableView::chooseColumns);
    QAction *bars = menu->addAction(tr("Bars in cells"), this, [this](bool on) {
        setHeatBars(on);
        emit layoutEdited();
    });
    bars->setCheckable(true);
    bars->setChecked(m_heatBars);
    menu->addAction(icon(QStringLiteral("reset")), tr("Reset columns"), this, [this] {
        resetLayout();
        emit layoutEdited();
    });
    menu->popup(horizontalHeader()->mapToGlobal(position));
}

void DataTableView::contextMenuEvent(QContextMenuEvent *event)
{
    if (m_table == nullptr)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool current = currentIndex().isValid();
    menu->addAction(icon(QStringLiteral("copy")), tr("Copy rows") + QStringLiteral("\tCtrl+C"), this,
            &DataTableView::copySelection)
        ->setEnabled(selectionModel()->hasSelection());
    menu->addAction(tr("Copy the whole table"), this, &DataTableView::copyTable)->setEnabled(m_table->rowCount() > 0);
    const QStringList ids = knownIds();
    const bool stars = std::any_of(
        ids.begin(), ids.end(), [this](const QString &id) { return m_table->column(m_table->columnOf(id)).pin; });
    if (stars)
        menu->addAction(icon(QStringLiteral("pin")), tr("Pin or unpin") + QStringLiteral("\tSpace"), this,
                &DataTableView::togglePins)
            ->setEnabled(current);
    menu->addAction(icon(QStringLiteral("explain")), tr("Explain this value") + QStringLiteral("\tEnter"), this,
            [this] { emit explainRequested(currentKey(), currentColumnId()); })
        ->setEnabled(current);
    menu->addSeparator();
    menu->addAction(icon(QStringLiteral("columns")), tr("Choose columns…"), this, &DataTableView::chooseColumns);
    menu->popup(event->globalPos());
}

void DataTableView::chooseColumns()
{
    if (m_table == nullptr)
        return;
    auto *chooser = new ColumnChooser(this);
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->open();
}

// ---- Painting -------------------------------------------------------------------------------------------------------

void DataTableView::setHeatBars(bool on)
{
    if (m_heatBars == on)
        return;
    m_heatBars = on;
    viewport()->update();
    emit heatBarsChanged(on);
}

void DataTableView::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    if (m_table != nullptr)
        paintFrozen(event->rect());
    if ((m_table != nullptr && m_table->rowCount() > 0) || m_emptyText.isEmpty())
        return;
    QPainter painter(viewport());
    painter.setPen(Theme::instance().colours().secondary);
    painter.drawText(viewport()->rect().adjusted(kSpace6, kSpace6, -kSpace6, -kSpace6),
        Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
}

void DataTableView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (event->size().width() == event->oldSize().width())
        return;
    fitColumns();
    placeGroupHead();
}

void DataTableView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        retheme();
}

} // namespace wattfare
