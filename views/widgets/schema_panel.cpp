// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/schema_panel.h"

#include "views/theme/plain_tip.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScreen>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include <algorithm>

namespace wattfare {

namespace {

constexpr int kWordsRole = Qt::UserRole + 1; // QString: all that finds the row
constexpr int kNameRole = Qt::UserRole + 2; // QString: what is put into the text; invalid for a heading

} // namespace

SchemaPanel::SchemaPanel(QWidget *parent)
    : QFrame(parent, Qt::Popup)
{
    setObjectName(QStringLiteral("schema_panel"));
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Names for conditions"));
    m_search = new QLineEdit(this);
    m_search->setPlaceholderText(tr("Search by name or meaning"));
    m_search->setAccessibleName(tr("Search by name or meaning"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_tree = new QTreeWidget(this);
    m_tree->setAccessibleName(accessibleName());
    m_tree->setHeaderLabels({tr("Name"), tr("Meaning")});
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setAlternatingRowColors(true);
    m_tree->setUniformRowHeights(true);
    m_tree->header()->setStretchLastSection(true);
    m_tree->installEventFilter(this);
    auto *layout = boxLayout<QVBoxLayout>(this, {kSpace2, kSpace2, kSpace2, kSpace2}, kSpace1);
    layout->addWidget(m_search);
    layout->addWidget(m_tree, 1);
    connect(m_search, &QLineEdit::textChanged, this, &SchemaPanel::filter);
    connect(m_tree, &QTreeWidget::itemDoubleClicked, this, &SchemaPanel::choose);
}

void SchemaPanel::setGroups(const std::vector<SchemaGroup> &groups)
{
    m_tree->clear();
    for (const SchemaGroup &group : groups) {
        auto *head = new QTreeWidgetItem(m_tree, {group.title});
        head->setFirstColumnSpanned(true);
        head->setFont(0, uiFont(TypeSize::body, true));
        head->setData(0, kWordsRole, group.isTable ? group.title : QString());
        if (group.isTable)
            head->setData(0, kNameRole, group.title);
        for (const SchemaName &each : group.names) {
            auto *item = new QTreeWidgetItem(head, {each.name, each.meaning});
            item->setData(0, kNameRole, each.name);
            item->setData(
                0, kWordsRole, QString(each.name + QLatin1Char('\n') + each.meaning + QLatin1Char('\n') + each.also));
            item->setToolTip(0, plainTip(each.help));
            item->setToolTip(1, plainTip(each.help));
        }
        head->setExpanded(groups.size() < 12 && !group.isTable); // of many tables the names first
    }
    m_tree->resizeColumnToContents(0);
    m_tree->setColumnWidth(0, std::max(m_tree->columnWidth(0), 200) + kSpace4);
    filter(m_search->text());
}

void SchemaPanel::openAt(const QWidget *button)
{
    const QRect screen = button->screen()->availableGeometry(), window = button->window()->geometry();
    const int wide = std::min(560, std::min(screen.width(), window.width()) - 2 * kSpace2);
    const QPoint below = button->mapToGlobal(QPoint(0, button->height() + 2));
    const int tall = std::min(420, std::max(200, screen.bottom() - below.y() - kSpace2));
    resize(wide, tall);
    move(std::clamp(below.x() + button->width() - wide, screen.left(), std::max(screen.left(), screen.right() - wide)),
        std::min(below.y(), screen.bottom() - tall));
    m_search->clear();
    show();
    m_search->setFocus();
}

// Every word must be found; a group shows with its first row, and opens while there is something to look for.
void SchemaPanel::filter(const QString &typed)
{
    const QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const auto found = [&](const QTreeWidgetItem *item) {
        const QString in = item->data(0, kWordsRole).toString();
        return std::all_of(
            words.begin(), words.end(), [&](const QString &word) { return in.contains(word, Qt::CaseInsensitive); });
    };
    QTreeWidgetItem *first = nullptr;
    for (int g = 0; g < m_tree->topLevelItemCount(); ++g) {
        QTreeWidgetItem *head = m_tree->topLevelItem(g);
        const bool itself = !words.isEmpty() && !head->data(0, kWordsRole).toString().isEmpty() && found(head);
        bool any = itself;
        for (int i = 0; i < head->childCount(); ++i) {
            QTreeWidgetItem *item = head->child(i);
            const bool shown = itself || found(item);
            item->setHidden(!shown);
            any = any || shown;
            if (shown && !first && !itself)
                first = item;
        }
        head->setHidden(!any);
        if (!words.isEmpty())
            head->setExpanded(!itself);
        if (itself && !first)
            first = head;
    }
    m_tree->setCurrentItem(words.isEmpty() ? nullptr : first);
}

void SchemaPanel::choose()
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    const QVariant name = item ? item->data(0, kNameRole) : QVariant();
    if (!name.isValid())
        return;
    close();
    emit chosen(name.toString());
}

bool SchemaPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Escape) {
        close();
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        choose();
        return true;
    }
    if (watched == m_search && (key == Qt::Key_Down || key == Qt::Key_PageDown)) {
        m_tree->setFocus();
        QTreeWidgetItem *item
            = m_tree->currentItem() ? m_tree->itemBelow(m_tree->currentItem()) : m_tree->topLevelItem(0);
        if (item)
            m_tree->setCurrentItem(item);
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace wattfare
