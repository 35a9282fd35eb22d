// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/command_palette.h"

#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/plain_label.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace wattfare {

namespace {

constexpr int kMostShown = 60;
constexpr int kPicture = 18; // pixels

// Lower is better; -1: no match. The beginning of the text beats the beginning of a word beats its middle.
int rank(const QString &text, const QString &word)
{
    const qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive);
    if (at < 0)
        return -1;
    if (at == 0)
        return 0;
    return text[at - 1].isLetterOrNumber() ? 2 : 1;
}

constexpr int kKindRole = Qt::UserRole + 1, kShortcutRole = Qt::UserRole + 2;

// The name at the left; what it is and its keys at the right, so that both columns read from top to bottom.
class EntryDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const override
    {
        QStyleOptionViewItem option = given;
        initStyleOption(&option, index);
        const QString kind = index.data(kKindRole).toString(), keys = index.data(kShortcutRole).toString();
        const int kindWidth = option.fontMetrics.horizontalAdvance(kind);
        const int keysWidth = keys.isEmpty() ? 0 : option.fontMetrics.horizontalAdvance(keys) + kSpace4;
        const QRect right = option.rect.adjusted(0, 0, -kSpace3, 0);
        const int icon = option.decorationSize.width() + 3 * kSpace2;
        option.text = option.fontMetrics.elidedText(
            option.text, Qt::ElideRight, right.width() - icon - kindWidth - keysWidth - kSpace4);
        option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);
        painter->save();
        painter->setFont(option.font);
        painter->setPen(Theme::instance().colours().secondary);
        painter->drawText(right, Qt::AlignRight | Qt::AlignVCenter, kind);
        painter->drawText(right.adjusted(0, 0, -kindWidth - kSpace4, 0), Qt::AlignRight | Qt::AlignVCenter, keys);
        painter->restore();
    }

    // As tall as its picture, also where the first match has none: all rows are alike.
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        return {size.width(), std::max(kPicture, option.fontMetrics.height()) + kSpace3};
    }
};

} // namespace

CommandPalette::CommandPalette(QWidget *parent)
    : QFrame(parent, Qt::Popup)
{
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Find anything"));
    m_edit = new QLineEdit(this);
    m_edit->setPlaceholderText(tr("Find an action, an instance, a column, a model, help…"));
    m_edit->setAccessibleName(tr("Find anything"));
    m_edit->setClearButtonEnabled(true);
    m_edit->installEventFilter(this);
    m_list = new QListWidget(this);
    m_list->setAccessibleName(tr("Matches"));
    m_list->setUniformItemSizes(true);
    m_list->setIconSize({kPicture, kPicture});
    m_list->setItemDelegate(new EntryDelegate(m_list));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    auto *layout = boxLayout<QVBoxLayout>(this, {kSpace2, kSpace2, kSpace2, kSpace2}, kSpace1);
    layout->addWidget(m_edit);
    m_none = plainLabel(this, tr("Nothing is called so. Try fewer words."));
    m_none->setAlignment(Qt::AlignCenter);
    layout->addWidget(m_none);
    layout->addWidget(m_list, 1);
    connect(m_edit, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_edit, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::run);
}

void CommandPalette::open(QVector<Entry> entries)
{
    m_entries = std::move(entries);
    m_edit->clear();
    filter({});
    const QWidget *window = parentWidget();
    const int wide = std::min(640, window->width() - 2 * kSpace6);
    const int tall = std::min(460, window->height() - 4 * kSpace6);
    resize(wide, tall);
    move(window->mapToGlobal(QPoint((window->width() - wide) / 2, 3 * kSpace6)));
    show();
    m_edit->setFocus();
}

void CommandPalette::filter(const QString &typed)
{
    const QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<std::pair<int, qsizetype>> found;
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        const Entry &entry = m_entries[i];
        if (!entry.enabled)
            continue;
        int score = 0;
        for (const QString &word : words) {
            int each = rank(entry.text, word);
            if (each < 0 && rank(entry.kind, word) == 0)
                each = 3;
            if (each < 0)
                if (const int other = rank(entry.also, word); other >= 0)
                    each = 3 + other;
            if (each < 0) {
                score = -1;
                break;
            }
            score += each;
        }
        constexpr int kInBody = 100; // below all that are called so
        if (score < 0 && typed.trimmed().size() > 3 && entry.body.contains(typed.trimmed(), Qt::CaseInsensitive))
            score = kInBody;
        if (score >= 0)
            found.emplace_back(score, i);
    }
    std::stable_sort(found.begin(), found.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    m_list->clear();
    QPixmap nothing(kPicture, kPicture); // in the place of a picture: names stand in line
    nothing.fill(Qt::transparent);
    for (const auto &[score, i] : found) {
        if (m_list->count() == kMostShown)
            break;
        const Entry &entry = m_entries[i];
        auto *item = new QListWidgetItem(entry.icon.isNull() ? QIcon(nothing) : entry.icon, entry.text, m_list);
        item->setData(kKindRole, entry.kind);
        item->setData(kShortcutRole, entry.shortcut);
        item->setData(
            Qt::AccessibleTextRole, QStringList{entry.text, entry.kind, entry.shortcut}.join(QStringLiteral(", ")));
        item->setData(Qt::UserRole, static_cast<qlonglong>(i));
    }
    m_list->setCurrentRow(0);
    m_none->setVisible(m_list->count() == 0);
}

void CommandPalette::run()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item)
        return;
    const auto action = m_entries[static_cast<qsizetype>(item->data(Qt::UserRole).toLongLong())].run;
    close();
    if (action)
        action();
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const int row = m_list->currentRow();
        switch (key->key()) {
        case Qt::Key_Down: m_list->setCurrentRow(std::min(row + 1, m_list->count() - 1)); return true;
        case Qt::Key_Up: m_list->setCurrentRow(std::max(row - 1, 0)); return true;
        case Qt::Key_PageDown: m_list->setCurrentRow(std::min(row + 10, m_list->count() - 1)); return true;
        case Qt::Key_PageUp: m_list->setCurrentRow(std::max(row - 10, 0)); return true;
        case Qt::Key_Escape: close(); return true;
        default: break;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace wattfare
