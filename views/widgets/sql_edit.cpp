// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/sql_edit.h"

#include "views/theme/theme.h"
#include "views/words/column_text.h"
#include "views/words/currency.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStandardItemModel>
#include <QStyle>
#include <QStyleOptionFrame>

#include <algorithm>
#include <array>

namespace wattfare {

namespace {

constexpr int kWordRole = Qt::UserRole + 1;

bool isNamePart(QChar c) { return c.isLetterOrNumber() || c == QLatin1Char('_'); }

// Whether `text` has `typed` at the beginning of one of its words.
bool beginsAWord(const QString &text, const QString &typed)
{
    for (qsizetype at = text.indexOf(typed, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(typed, at + 1, Qt::CaseInsensitive))
        if (at == 0 || !text[at - 1].isLetterOrNumber())
            return true;
    return false;
}

} // namespace

QStringList completionsOf(const QString &typed, const QStringList &words)
{
    constexpr int kRanks = 5;
    std::array<QStringList, kRanks> ranked;
    for (const QString &word : words) {
        const bool isName = !word.isEmpty() && word[0].isLower() && !word.endsWith(QLatin1Char('('));
        if (word.startsWith(typed, Qt::CaseInsensitive))
            ranked[0] << word;
        else if (!isName)
            continue;
        else if (beginsAWord(word, typed))
            ranked[1] << word;
        else if (word.contains(typed, Qt::CaseInsensitive))
            ranked[2] << word;
        else if (const QString also = columnAlso(word.toStdString()); beginsAWord(also, typed))
            ranked[3] << word;
        else if (also.contains(typed, Qt::CaseInsensitive))
            ranked[4] << word;
    }
    QStringList all;
    for (const QStringList &each : ranked)
        all << each;
    return all;
}

SqlEdit::SqlEdit(QWidget *parent)
    : QLineEdit(parent)
{
    m_list = new QStandardItemModel(this);
    m_completer = new QCompleter(m_list, this);
    m_completer->setWidget(this);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion); // the list is filtered here
    connect(m_completer, qOverload<const QModelIndex &>(&QCompleter::activated), this,
        [this](const QModelIndex &index) { insertCompletion(listed(index)); });
    connect(this, &QLineEdit::textEdited, this, &SqlEdit::complete);
}

bool SqlEdit::fillList(const QString &typed)
{
    const CurrencyScope usd; // in which conditions compare
    const QStringList words = completionsOf(typed, m_words);
    m_list->clear();
    for (const QString &word : words) {
        const QString title = columnAlso(word.toStdString()).section(QLatin1Char('\n'), 0, 0);
        auto *item = new QStandardItem(title.isEmpty() ? word : word + QStringLiteral(" · ") + title);
        item->setData(word, kWordRole);
        m_list->appendRow(item);
    }
    return !words.isEmpty() && words != QStringList{typed};
}

// Nothing is chosen until a person does: Enter is the field's own.
void SqlEdit::showList(const QRect &where)
{
    m_completer->complete(where);
    m_completer->popup()->setCurrentIndex({});
}

QString SqlEdit::listed(const QModelIndex &index) const
{
    return (index.isValid() ? index : m_list->index(0, 0)).data(kWordRole).toString();
}

void SqlEdit::insertName(const QString &name)
{
    const int at = cursorPosition();
    const auto separate = [](QChar c) { return !c.isSpace() && c != QLatin1Char('('); };
    QString put = name;
    if (at > 0 && separate(text()[at - 1]))
        put.prepend(QLatin1Char(' '));
    insert(put);
    setFocus();
    emit completed(text());
}

void SqlEdit::setWave(int from, int length)
{
    m_from = from;
    m_length = length;
    update();
}

QString SqlEdit::wordBeforeCursor() const
{
    const QString left = text().left(cursorPosition());
    qsizetype begin = left.size();
    while (begin > 0 && isNamePart(left[begin - 1]))
        --begin;
    return left.mid(begin);
}

void SqlEdit::complete()
{
    const QString word = wordBeforeCursor();
    if (word.size() < 2 || !fillList(word)) {
        m_completer->popup()->hide();
        return;
    }
    QRect where = cursorRect();
    where.setWidth(std::clamp(m_completer->popup()->sizeHintForColumn(0) + 40, 260, 520));
    showList(where);
}

void SqlEdit::insertCompletion(const QString &word)
{
    const QString before = wordBeforeCursor();
    QString next = text();
    const int at = cursorPosition() - static_cast<int>(before.size());
    next.replace(at, before.size(), word);
    setText(next);
    setCursorPosition(at + static_cast<int>(word.size()));
    emit completed(next);
}

bool SqlEdit::event(QEvent *event)
{
    if (event->type() == QEvent::KeyPress) { // before Tab moves the focus
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Space && key->modifiers() == Qt::ControlModifier) {
            if (fillList(wordBeforeCursor()))
                showList();
            return true;
        }
        if (m_completer->popup()->isVisible()
            && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter || key->key() == Qt::Key_Tab)) {
            const QModelIndex chosen = m_completer->popup()->currentIndex();
            m_completer->popup()->hide();
            if (chosen.isValid() || key->key() == Qt::Key_Tab) {
                insertCompletion(listed(chosen));
                return true;
            }
        }
    }
    return QLineEdit::event(event);
}

void SqlEdit::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    if (m_length <= 0)
        return;
    QStyleOptionFrame option;
    initStyleOption(&option);
    const QRect inside
        = style()->subElementRect(QStyle::SE_LineEditContents, &option, this).marginsRemoved(textMargins());
    const int from = qBound(0, m_from, static_cast<int>(text().size()));
    const int to = qBound(from, m_from + m_length, static_cast<int>(text().size()));
    // The cursor's rectangle gives the scrolled position of the text without access to the internals of QLineEdit.
    const int shift = cursorRect().center().x() - fontMetrics().horizontalAdvance(text().left(cursorPosition()));
    const int left = std::max(inside.left(), shift + fontMetrics().horizontalAdvance(text().left(from)));
    int right = std::min(inside.right(), shift + fontMetrics().horizontalAdvance(text().left(to)));
    right = std::max(right, left + 6);
    const int base
        = std::min(height() - 2, inside.center().y() + fontMetrics().height() / 2 + 2); // clear of underscores
    QPainterPath wave(QPointF(left, base));
    for (int x = left + 2, up = 1; x <= right; x += 2, up = !up)
        wave.lineTo(x, base - (up ? 2 : 0));
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::instance().colours().error, 1.2));
    painter.drawPath(wave);
}

} // namespace wattfare
