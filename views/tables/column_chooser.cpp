// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tables/column_chooser.h"

#include "views/tables/data_table_view.h"
#include "views/theme/plain_tip.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/words/currency.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeWidget>

namespace wattfare {

namespace {

// Lines with the room that those of a list have.
class Roomy : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, kSpace1);
    }
};

} // namespace

ColumnChooser::ColumnChooser(DataTableView *view)
    : QDialog(view)
    , m_view(view)
{
    setObjectName(QStringLiteral("column_chooser"));
    setWindowTitle(tr("Columns"));
    auto *layout = boxLayout<QVBoxLayout>(this, {kSpace4, kSpace4, kSpace4, kSpace4}, kSpace2);
    m_search = new QLineEdit(this);
    m_search->setPlaceholderText(tr("Search by name, unit or meaning"));
    m_search->setAccessibleName(tr("Search columns"));
    m_search->setClearButtonEnabled(true);
    layout->addWidget(m_search);
    m_tree = new QTreeWidget(this);
    m_tree->setAccessibleName(tr("Columns by group"));
    m_tree->setHeaderHidden(true);
    m_tree->setColumnCount(2);
    m_tree->setRootIsDecorated(true);
    m_tree->setItemDelegate(new Roomy(m_tree));
    m_tree->setUniformRowHeights(true); // Latin and Han letters differ
    layout->addWidget(m_tree, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton *reset = buttons->addButton(tr("Reset"), QDialogButtonBox::ResetRole);
    reset->setAutoDefault(false); // Enter in the search resets nothing
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    layout->addWidget(buttons);
    connect(m_search, &QLineEdit::textChanged, this, &ColumnChooser::filter);
    connect(m_tree, &QTreeWidget::itemChanged, this, &ColumnChooser::applyTicks);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(reset, &QPushButton::clicked, this, [this] {
        m_view->resetLayout();
        fill();
        emit m_view->layoutEdited();
    });
    fill();
    resize(460, 520);
}

void ColumnChooser::fill()
{
    m_filling = true;
    m_tree->clear();
    const ColumnarTableModel *table = m_view->table();
    const QStringList visible = m_view->visibleColumns();
    QHash<QString, QTreeWidgetItem *> groups;
    for (int c = 0; table != nullptr && c < table->columnCount(); ++c) {
        const TableColumn &column = table->column(c);
        const QString group = column.group.isEmpty() ? tr("General") : column.group;
        QTreeWidgetItem *&parent = groups[group];
        if (parent == nullptr) {
            parent = new QTreeWidgetItem(m_tree, {group});
            parent->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
            parent->setFont(0, uiFont(TypeSize::body, true));
            parent->setFirstColumnSpanned(true);
        }
        auto *item = new QTreeWidgetItem(parent,
            {column.pin ? tr("Star (pin)") : column.title, isPure(column.unit) ? QString() : unitName(column.unit)});
        item->setData(0, Qt::UserRole, column.id);
        item->setToolTip(0, plainTip(column.help));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren);
        item->setCheckState(0, visible.contains(column.id) ? Qt::Checked : Qt::Unchecked);
    }
    m_tree->expandAll();
    m_tree->resizeColumnToContents(0);
    m_tree->setColumnWidth(0, m_tree->columnWidth(0) + kSpace4);
    m_filling = false;
    filter(m_search->text());
}

void ColumnChooser::filter(const QString &words)
{
    const QStringList wanted = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (int g = 0; g < m_tree->topLevelItemCount(); ++g) {
        QTreeWidgetItem *group = m_tree->topLevelItem(g);
        bool any = false;
        for (int i = 0; i < group->childCount(); ++i) {
            QTreeWidgetItem *item = group->child(i);
            const QString all = group->text(0) + QLatin1Char(' ') + item->text(0) + QLatin1Char(' ') + item->text(1)
                + QLatin1Char(' ') + item->toolTip(0) + QLatin1Char(' ') + item->data(0, Qt::UserRole).toString();
            bool match = true;
            for (const QString &word : wanted)
                match = match && all.contains(word, Qt::CaseInsensitive);
            item->setHidden(!match);
            any = any || match;
        }
        group->setHidden(!any);
    }
}

void ColumnChooser::applyTicks()
{
    if (m_filling)
        return;
    QStringList shown = m_view->visibleColumns();
    QStringList ticked;
    for (int g = 0; g < m_tree->topLevelItemCount(); ++g)
        for (int i = 0; i < m_tree->topLevelItem(g)->childCount(); ++i)
            if (m_tree->topLevelItem(g)->child(i)->checkState(0) == Qt::Checked)
                ticked += m_tree->topLevelItem(g)->child(i)->data(0, Qt::UserRole).toString();
    if (ticked.isEmpty()) { // the last column stays
        fill();
        return;
    }
    // What is shown keeps its place; what is new comes last.
    shown.removeIf([&ticked](const QString &id) { return !ticked.contains(id); });
    for (const QString &id : ticked)
        if (!shown.contains(id))
            shown += id;
    m_view->setVisibleColumns(shown);
    emit m_view->layoutEdited();
}

} // namespace wattfare
