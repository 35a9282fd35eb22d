// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/choice_list.h"

#include "views/theme/plain_tip.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/words/lists.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QResizeEvent>
#include <QScreen>
#include <QToolButton>

namespace wattfare {

namespace {

bool isHead(const QListWidgetItem *item) { return item->flags() == Qt::NoItemFlags; }

} // namespace

ChoiceList::ChoiceList(const QString &name, QWidget *parent)
    : QPushButton(parent)
    , m_name(name)
{
    setAccessibleName(name);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setProperty("readsAsField", true); // for FlatStyle; a style sheet would keep the colours of the old theme
    connect(this, &QPushButton::clicked, this, &ChoiceList::openList);
}

void ChoiceList::setItems(const QVector<Item> &items)
{
    if (items == m_items)
        return;
    m_items = items;
    updateText();
    if (m_popup && !m_filling) // a tick of the list itself brings the scenario back here
        fill();
}

void ChoiceList::setChosen(const QStringList &ids)
{
    if (ids == m_chosen)
        return;
    m_chosen = ids;
    updateText();
    if (m_popup && m_popup->isVisible() && !m_filling)
        fill();
}

void ChoiceList::setLimits(int minimum, int maximum)
{
    m_minimum = minimum;
    m_maximum = maximum;
}

void ChoiceList::updateText()
{
    QStringList texts, brief;
    for (const QString &id : std::as_const(m_chosen)) {
        Item shown{id, id, {}, {}};
        for (const Item &item : std::as_const(m_items)) {
            if (item.id == id)
                shown = item;
        }
        texts << shown.text;
        brief << (shown.brief.isEmpty() ? shown.text : shown.brief);
    }
    const QString all = texts.isEmpty() ? m_emptyText : listed(texts);
    QStringList wordings{all}; // the first that fits
    if (!texts.isEmpty())
        wordings << listed(brief);
    if (texts.size() > 1) {
        const int others = static_cast<int>(texts.size()) - 1;
        wordings << tr("%1 and %n more", nullptr, others).arg(texts.front())
                 << tr("%1 and %n more", nullptr, others).arg(brief.front()) << tr("%n chosen", nullptr, others + 1);
    }
    const int room = width() - 28;
    QString shown;
    for (const QString &words : std::as_const(wordings)) {
        shown = words;
        if (fontMetrics().horizontalAdvance(words) <= room)
            break;
    }
    shown = fontMetrics().elidedText(shown, Qt::ElideRight, room);
    setText(shown.replace(QLatin1Char('&'), QStringLiteral("&&")));
    setAccessibleDescription(all);
    setToolTip(plainTip(all));
}

QSize ChoiceList::minimumSizeHint() const { return {80, QPushButton::minimumSizeHint().height()}; }

void ChoiceList::resizeEvent(QResizeEvent *event)
{
    QPushButton::resizeEvent(event);
    updateText();
}

// From the search field the arrows go into the list, and back above its first row; Enter ticks what alone is left.
bool ChoiceList::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress && watched == m_list->viewport()) {
        const QListWidgetItem *item = m_list->itemAt(static_cast<QMouseEvent *>(event)->position().toPoint());
        m_pressed = item ? item->checkState() : Qt::Unchecked;
    }
    if (event->type() != QEvent::KeyPress)
        return QPushButton::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    QList<int> shown;
    for (int row = 0; row < m_list->count(); ++row) {
        if (!m_list->item(row)->isHidden() && !isHead(m_list->item(row)))
            shown << row;
    }
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (watched == m_search && !shown.isEmpty() && (key == Qt::Key_Down || key == Qt::Key_PageDown || enter)) {
        if (!shown.contains(m_list->currentRow()) || !enter)
            m_list->setCurrentRow(shown.first());
        m_list->setFocus();
        if (enter && shown.size() == 1)
            emit m_list->itemActivated(m_list->item(shown.first()));
        return true;
    }
    if (watched == m_list && key == Qt::Key_Up && !shown.isEmpty() && m_list->currentRow() <= shown.first()) {
        m_search->setFocus();
        return true;
    }
    return QPushButton::eventFilter(watched, event);
}

void ChoiceList::createPopup()
{
    m_popup = new QFrame(this, Qt::Popup);
    m_popup->setFrameShape(QFrame::StyledPanel);
    m_popup->setAccessibleName(m_name);
    m_search = new QLineEdit(m_popup);
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search in %1").arg(m_name));
    m_search->setClearButtonEnabled(true);
    m_list = new QListWidget(m_popup);
    m_list->setAccessibleName(m_name);
    m_list->setUniformItemSizes(true);
    auto *all = new QToolButton(m_popup);
    all->setText(tr("All shown"));
    auto *none = new QToolButton(m_popup);
    none->setText(tr("None"));
    none->setVisible(m_minimum == 0);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(all);
    buttons->addWidget(none);
    buttons->addStretch();
    auto *layout = boxLayout<QVBoxLayout>(m_popup, {kSpace2, kSpace2, kSpace2, kSpace2}, kSpace1);
    layout->addWidget(m_search);
    layout->addWidget(m_list);
    layout->addLayout(buttons);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &words) {
        QListWidgetItem *head = nullptr; // goes with the last of its items
        for (int i = 0; i < m_list->count(); ++i) {
            QListWidgetItem *item = m_list->item(i);
            if (isHead(item)) {
                head = item;
                head->setHidden(true);
                continue;
            }
            const bool found = item->text().contains(words.trimmed(), Qt::CaseInsensitive);
            item->setHidden(!found);
            if (head && found)
                head->setHidden(false);
        }
    });
    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem *item) {
        if (!m_filling)
            tick(item->data(Qt::UserRole).toString(), item->checkState() == Qt::Checked);
    });
    const auto toggle = [](QListWidgetItem *item) {
        item->setCheckState(item->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    };
    connect(m_list, &QListWidget::itemActivated, this, toggle);
    // A click on the words ticks, too. One on the box has ticked already when it is told of.
    connect(m_list, &QListWidget::itemClicked, this, [this, toggle](QListWidgetItem *item) {
        if (item->checkState() == m_pressed)
            toggle(item);
    });
    m_search->installEventFilter(this);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    connect(all, &QToolButton::clicked, this, [this] {
        QStringList ids = m_chosen;
        for (int i = 0; i < m_list->count() && ids.size() < m_maximum; ++i) {
            const QString id = m_list->item(i)->data(Qt::UserRole).toString();
            if (!m_list->item(i)->isHidden() && !isHead(m_list->item(i)) && !ids.contains(id))
                ids << id;
        }
        m_chosen = ids;
        fill();
        updateText();
        emit edited(m_chosen);
    });
    connect(none, &QToolButton::clicked, this, [this] {
        m_chosen.clear();
        fill();
        updateText();
        emit edited(m_chosen);
    });
}

void ChoiceList::fill()
{
    m_filling = true;
    m_list->clear();
    const auto add = [this](const Item &item) {
        auto *entry = new QListWidgetItem(item.text, m_list);
        entry->setData(Qt::UserRole, item.id);
        entry->setToolTip(plainTip(item.toolTip));
        entry->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        entry->setCheckState(m_chosen.contains(item.id) ? Qt::Checked : Qt::Unchecked);
    };
    QString group;
    for (const Item &item : std::as_const(m_items)) {
        if (item.group != group && !item.group.isEmpty()) {
            auto *head = new QListWidgetItem(item.group, m_list);
            head->setFlags(Qt::NoItemFlags); // keys and mouse pass it by
            head->setFont(uiFont(TypeSize::caption, true));
            head->setForeground(Theme::instance().colours().secondary);
        }
        group = item.group;
        add(item);
    }
    for (const QString &id : std::as_const(m_chosen)) { // what the catalogue lacks can still be unticked
        if (std::none_of(m_items.cbegin(), m_items.cend(), [&](const Item &item) { return item.id == id; }))
            add({id, id, tr("Not in this catalogue"), {}});
    }
    m_filling = false;
}

void ChoiceList::tick(const QString &id, bool on)
{
    if (on == m_chosen.contains(id))
        return;
    if ((!on && m_chosen.size() <= m_minimum) || (on && m_chosen.size() >= m_maximum)) {
        m_filling = true;
        for (int i = 0; i < m_list->count(); ++i) {
            if (m_list->item(i)->data(Qt::UserRole).toString() == id)
                m_list->item(i)->setCheckState(on ? Qt::Unchecked : Qt::Checked);
        }
        m_filling = false;
        return;
    }
    if (on)
        m_chosen << id;
    else
        m_chosen.removeAll(id);
    updateText();
    m_filling = true; // the list already shows what comes back from the scenario
    emit edited(m_chosen);
    m_filling = false;
}

void ChoiceList::openList()
{
    if (!m_popup)
        createPopup();
    fill();
    m_search->clear();
    const int wide = std::max(width(), 300);
    const int tall = std::clamp(m_list->count() * (fontMetrics().height() + 6) + 90, 160, 420);
    m_popup->resize(wide, tall);
    QPoint corner = mapToGlobal(QPoint(0, height()));
    if (const QScreen *where = screen(); corner.y() + tall > where->availableGeometry().bottom())
        corner.setY(std::max(where->availableGeometry().top(), mapToGlobal(QPoint(0, 0)).y() - tall));
    m_popup->move(corner);
    m_popup->show();
    m_search->setFocus();
}

} // namespace wattfare
