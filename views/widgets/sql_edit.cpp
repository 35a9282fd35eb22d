// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/sql_edit.h"

#include "views/theme/theme.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStringListModel>
#include <QStyle>
#include <QStyleOptionFrame>

namespace wattfare {

namespace {

bool isNamePart(QChar c) { return c.isLetterOrNumber() || c == QLatin1Char('_'); }

} // namespace

SqlEdit::SqlEdit(QWidget *parent)
    : QLineEdit(parent)
{
    m_words = new QStringListModel(this);
    m_completer = new QCompleter(m_words, this);
    m_completer->setWidget(this);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setCompletionMode(QCompleter::PopupCompletion);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this, &SqlEdit::insertCompletion);
    connect(this, &QLineEdit::textEdited, this, &SqlEdit::complete);
}

void SqlEdit::setCompletions(const QStringList &words) { m_words->setStringList(words); }

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
    if (word.size() < 2) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->setCompletionPrefix(word);
    if (m_completer->completionCount() == 0
        || (m_completer->completionCount() == 1 && m_completer->currentCompletion() == word)) {
        m_completer->popup()->hide();
        return;
    }
    QRect where = cursorRect();
    where.setWidth(260);
    m_completer->complete(where);
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
            m_completer->setCompletionPrefix(wordBeforeCursor());
            m_completer->complete();
            return true;
        }
        if (m_completer->popup()->isVisible()
            && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter || key->key() == Qt::Key_Tab)) {
            const QModelIndex chosen = m_completer->popup()->currentIndex();
            m_completer->popup()->hide();
            if (chosen.isValid() || key->key() == Qt::Key_Tab) {
                insertCompletion(chosen.isValid() ? chosen.data().toString() : m_completer->currentCompletion());
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
