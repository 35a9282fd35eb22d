// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/tables/columnar_table_model.h"

#include <QByteArray>
#include <QSet>
#include <QTableView>

#include <functional>

class QMenu;

namespace wattfare {

class NumberDelegate;

// Cells of a table to be copied, as they were when it was asked for: a value for work on another thread.
struct TableText {
    TableSourcePtr source; // null: no table
    QStringList header; // ids with their units
    std::vector<qsizetype> rows; // of the source
    std::vector<int> columns;
    QSet<qint64> pinned; // keys whose star is filled

    qsizetype cellCount() const { return static_cast<qsizetype>(rows.size()) * static_cast<qsizetype>(columns.size()); }
    QString tsv(const std::function<bool(double share)> &progress = {}) const; // a null QString when stopped
};

// The table of every page: numbers aligned on the decimal point, class markers, heat bars, pins, several sort keys,
// a column chooser, copy as TSV. Selection is by row and survives sorting, filtering and new data, by key.
// Keys: Space pins, Enter explains, Ctrl+C copies, Ctrl+A selects all, Alt+Left/Right moves the column of the cursor.
// A click on a header sorts, Shift+click adds a key, a further click turns it, the menu of the header has the rest.
// The columns that name the rows, those up to the first one of words, stay in sight while the others scroll sideways.
// It is one view with one cursor: keys, hover, selection and what a screen reader hears are those of any table. A
// selection of more than kMaxKeptRuns separate stretches of rows is dropped when rows are reordered.
class DataTableView : public QTableView
{
    Q_OBJECT
public:
    static constexpr int kMaxKeptRuns = 5000;

    explicit DataTableView(QWidget *parent = nullptr);

    void setTable(ColumnarTableModel *model); // not owned; setModel() is for other models
    ColumnarTableModel *table() const { return m_table; }
    void setSource(TableSourcePtr source); // on a model of its own, if none was set
    void setEmptyText(const QString &text); // what to say and do where there are no rows

    QSet<qint64> selectedKeys() const;
    void setSelectedKeys(const QSet<qint64> &keys, bool scrollToFirst = false); // emits no signal
    qint64 currentKey() const; // -1 without a current row
    QString currentColumnId() const;
    void setCurrentKey(qint64 key);
    void setHoveredKey(qint64 key); // highlight of another view; -1 for none

    // A widget above the first row of a group of the source's, as wide as the view; it scrolls with the rows, and is
    // not there where the group has none. The view owns it.
    void setGroupHead(int group, QWidget *head);
    void placeGroupHead(); // after its content changed

    // Width of the columns that cover others at the left edge; 0 while none does.
    int frozenWidth() const;
    QModelIndex indexAt(const QPoint &at) const override;
    QRect visualRect(const QModelIndex &index) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    void dataChanged(const QModelIndex &from, const QModelIndex &to, const QList<int> &roles = {}) override;

    void setHeatBars(bool on);
    bool heatBars() const { return m_heatBars; }

    void setSort(std::vector<SortKey> keys);
    QStringList visibleColumns() const; // ids in visual order
    void setVisibleColumns(const QStringList &ids);
    void showColumn(const QString &id); // in sight, and of the current row; unknown ones are passed over
    void resetLayout(); // the layout a new user sees
    QByteArray saveLayout() const; // JSON: order, widths, visible columns, sort keys
    bool restoreLayout(const QByteArray &json); // false, and nothing changed, if it is broken; unknown columns skipped
    void sizeColumns(); // widths to titles and the visible rows; of hidden columns when they are shown
    // Where not all columns fit, those that do share the view's width: none is cut at its edge. Columns of words of a
    // designed width give way to a number, down to their title. Until a person sets a width.
    void fitColumns();

    QString tsv(bool selectionOnly = true) const; // visible columns in visual order, header with units, 15 digits
    TableText shownText(bool selectionOnly) const; // what tsv() writes
    // What copies in the place of the view, for tables that are too large for the GUI thread.
    void setCopier(std::function<void(bool selectionOnly)> copier) { m_copier = std::move(copier); }
    void copySelection() const;
    void copyTable() const;
    void chooseColumns(); // opens the chooser, never blocks

signals:
    void selectedKeysChanged(const QSet<qint64> &keys); // by the user
    void currentCellChanged(qint64 key, const QString &columnId);
    void keyHovered(qint64 key); // -1 when the mouse leaves
    void explainRequested(qint64 key, const QString &columnId); // Enter
    void activatedKey(qint64 key); // double-click
    void pinToggled(qint64 key, bool pinned);
    void heatBarsChanged(bool on);
    void layoutEdited(); // columns, widths or order by the user

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyboardSearch(const QString &search) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;

private:
    friend class NumberDelegate;
    void keepSelection();
    void giveSelectionBack();
    void togglePins();
    void moveCurrentColumn(int by);
    void paintFrozen(const QRect &area);
    void widenFor(int column, int width) const; // a number of later rows is longer than those it was sized for
    void applyDefaultLayout();
    void sizeColumn(int column);
    void setWidth(int column, int width); // as designed; what fitting makes of it is another matter
    int titleWidth(int column) const;
    int noteWidth(int column) const;
    int contentWidth(int column) const; // of the first rows
    void hover(const QModelIndex &index);
    void showHover(int row);
    void headerClicked(int section);
    void headerMenu(const QPoint &position);
    void retheme();
    QStringList knownIds() const;
    int firstOfGroup(int group) const; // row; -1 without one
    void moveGroupHead();

    ColumnarTableModel *m_table = nullptr;
    std::function<void(bool selectionOnly)> m_copier;
    QString m_emptyText;
    QSet<int> m_unsized; // hidden columns whose width is still to be found
    QHash<int, int> m_widths; // as designed, or as a person set them
    bool m_ownWidths = false; // a person set one: they stay
    QSet<qint64> m_keptKeys;
    qint64 m_keptCurrent = -1;
    int m_keptColumn = -1;
    qint64 m_hoveredKey = -1;
    int m_hoveredRow = -1;
    int m_keptScroll = 0, m_keptAside = 0;
    mutable QHash<int, int> m_tooNarrow; // columns of cut numbers, with the width that they want
    QWidget *m_head = nullptr; // of a group; its first row is higher by the head
    int m_headGroup = 0, m_headRow = -1, m_headHeight = 0;
    NumberDelegate *m_delegate = nullptr;
    bool m_allKept = false;
    bool m_heatBars = false;
    bool m_quiet = false;
};

} // namespace wattfare
