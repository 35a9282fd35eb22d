// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/choice_list.h"

#include "views/theme/plain_tip.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/words/format.h"
#include "views/words/lists.h"

#include <QButtonGroup>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
#include <QScreen>
#include <QStyledItemDelegate>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace wattfare {

namespace {

constexpr int kFigures = Qt::UserRole + 1; // texts of an entry, one a column

bool isHead(const QListWidgetItem *item) { return item->flags() == Qt::NoItemFlags; }

// Entries with their figures at the right, in columns.
class FigureDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setWidths(const QList<int> &widths) { m_widths = widths; }
    int figuresWidth() const
    {
        int sum = 0;
        for (const int width : m_widths)
            sum += width + kSpace3;
        return sum;
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QStringList figures = index.data(kFigures).toStringList();
        if (figures.isEmpty()) {
            QStyledItemDelegate::paint(painter, option, index);
            return;
        }
        QStyleOptionViewItem cell(option);
        initStyleOption(&cell, index);
        const QStyle *style = option.widget->style();
        const QRect words = style->subElementRect(QStyle::SE_ItemViewItemText, &cell, option.widget);
        cell.text = cell.fontMetrics.elidedText(cell.text, Qt::ElideRight, words.width() - figuresWidth());
        style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, option.widget);
        painter->save();
        painter->setFont(cell.font);
        painter->setPen(cell.palette.color(QPalette::Text));
        int right = words.right() - kSpace1;
        for (qsizetype i = figures.size() - 1; i >= 0; --i) {
            const QRect column(right - m_widths[i], words.top(), m_widths[i], words.height());
            painter->drawText(column, Qt::AlignRight | Qt::AlignVCenter, figures[i]);
            right = column.left() - kSpace3;
        }
        painter->restore();
    }

private:
    QList<int> m_widths;
};

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
    m_list->setItemDelegate(new FigureDelegate(m_list));
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

// One button an order, and that of the map.
void ChoiceList::createOrders()
{
    delete std::exchange(m_orders, nullptr);
    if (m_figures.isEmpty())
        return;
    m_orders = new QWidget(m_popup);
    static_cast<QVBoxLayout *>(m_popup->layout())->insertWidget(1, m_orders);
    auto *lines = boxLayout<QVBoxLayout>(m_orders, {}, kSpace1);
    auto *layout = new QHBoxLayout;
    layout->setSpacing(kSpace1);
    lines->addLayout(layout);
    auto *orders = new QButtonGroup(m_orders);
    QWidget *last = m_search;
    const auto add = [&](const QString &title, const QString &toolTip) {
        auto *button = new QToolButton(m_orders);
        button->setText(title);
        button->setToolTip(plainTip(toolTip));
        button->setAccessibleDescription(toolTip);
        button->setFocusPolicy(Qt::StrongFocus);
        layout->addWidget(button);
        QWidget::setTabOrder(last, button);
        last = button;
        return button;
    };
    const auto order = [&](int figure, const QString &title, const QString &toolTip) {
        QToolButton *button = add(title, toolTip);
        button->setCheckable(true);
        button->setChecked(figure == m_order);
        orders->addButton(button);
        connect(button, &QToolButton::clicked, this, [this, figure] { orderBy(figure); });
    };
    order(-1, tr("Name"), tr("Order by name"));
    for (int i = 0; i < m_figures.size(); ++i)
        order(i, m_figures[i].title, m_figures[i].toolTip);
    for (const Figure &figure : std::as_const(m_figures)) {
        if (figure.legend.isEmpty())
            continue;
        auto *legend = new QLabel(figure.legend, m_orders);
        legend->setObjectName(QStringLiteral("legend"));
        legend->setFont(uiFont(TypeSize::caption));
        legend->setForegroundRole(QPalette::PlaceholderText);
        legend->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        legend->setWordWrap(true);
        lines->addWidget(legend);
    }
    layout->addStretch();
    if (m_offersMap) {
        QToolButton *map = add(tr("Map…"), tr("Choose on a map of the world"));
        connect(map, &QToolButton::clicked, this, [this] {
            m_popup->hide();
            emit mapRequested();
        });
    }
    QWidget::setTabOrder(last, m_list);
}

void ChoiceList::setFigures(const QVector<Figure> &figures) { m_figures = figures; }

void ChoiceList::orderBy(int figure)
{
    m_order = figure;
    const QString words = m_search->text();
    fill();
    m_search->clear(); // anew: of the rows as they now stand
    m_search->setText(words);
    m_list->scrollToTop();
}

void ChoiceList::fill()
{
    m_filling = true;
    m_list->clear();
    QList<int> widths(m_figures.size(), 0);
    const auto add = [&](const Item &item) {
        auto *entry = new QListWidgetItem(item.text, m_list);
        QStringList figures, tips{item.toolTip}, spoken{item.text};
        for (qsizetype i = 0; i < m_figures.size(); ++i) {
            const Figure::Value value = m_figures[i].values.value(item.id);
            figures << (value.number ? value.text : format::dash());
            spoken << m_figures[i].title + QLatin1Char(' ') + figures.back();
            tips << m_figures[i].title + QLatin1Char(' ') + figures.back() + QStringLiteral(": ")
                    + m_figures[i].toolTip;
            widths[i] = std::max(widths[i], fontMetrics().horizontalAdvance(figures.back()));
        }
        if (!figures.isEmpty()) {
            entry->setData(kFigures, figures);
            entry->setData(Qt::AccessibleTextRole, spoken.join(QStringLiteral(", ")));
        }
        entry->setData(Qt::UserRole, item.id);
        tips.removeAll(QString());
        entry->setToolTip(plainTip(tips.join(QLatin1Char('\n'))));
        entry->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        entry->setCheckState(m_chosen.contains(item.id) ? Qt::Checked : Qt::Unchecked);
    };
    QVector<Item> items = m_items;
    if (m_order >= 0 && m_order < m_figures.size()) {
        const auto number
            = [values = m_figures[m_order].values](const Item &item) { return values.value(item.id).number; };
        std::stable_sort(items.begin(), items.end(), [&](const Item &a, const Item &b) {
            const auto first = number(a), second = number(b);
            return first && (!second || *first < *second);
        });
        for (Item &item : items) // groups are of the order that the items came in
            item.group.clear();
    }
    QString group;
    for (const Item &item : std::as_const(items)) {
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
    static_cast<FigureDelegate *>(m_list->itemDelegate())->setWidths(widths);
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
    emit opening();
    if (!m_popup)
        createPopup();
    createOrders();
    fill();
    m_search->clear();
    const int figures = static_cast<FigureDelegate *>(m_list->itemDelegate())->figuresWidth();
    // Whole names, as far as the screen is wide: options of a commitment differ at their ends.
    int words = 0;
    for (int i = 0; i < m_list->count(); ++i)
        words = std::max(words, fontMetrics().horizontalAdvance(m_list->item(i)->text()));
    const QStyle *s = style();
    words += s->pixelMetric(QStyle::PM_IndicatorWidth) + s->pixelMetric(QStyle::PM_ScrollBarExtent) + 6 * kSpace2;
    const int room = screen() ? screen()->availableGeometry().width() : QWIDGETSIZE_MAX;
    const int wide = std::min(std::max({width(), 300 + figures, words + figures}), room);
    const int tall = std::clamp(m_list->count() * (fontMetrics().height() + 6) + 90, 160, 420);
    m_popup->resize(wide, tall);
    QPoint corner = mapToGlobal(QPoint(0, height()));
    if (const QScreen *where = screen(); corner.y() + tall > where->availableGeometry().bottom())
        corner.setY(std::max(where->availableGeometry().top(), mapToGlobal(QPoint(0, 0)).y() - tall));
    if (const QScreen *where = screen())
        corner.setX(std::max(
            where->availableGeometry().left(), std::min(corner.x(), where->availableGeometry().right() + 1 - wide)));
    m_popup->move(corner);
    m_popup->show();
    m_search->setFocus();
}

} // namespace wattfare
