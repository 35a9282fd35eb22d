// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/query/query_editor.h"

#include "views/theme/code_font.h"
#include "views/theme/theme.h"
#include "views/widgets/sql_highlighter.h"
#include "views/widgets/undo_key.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStringListModel>
#include <QTextBlock>
#include <QTimer>

#include <algorithm>

namespace wattfare {

namespace {

QStringList keywords()
{
    QStringList words;
    for (const char *word :
        {"SELECT", "FROM", "WHERE", "GROUP BY", "ORDER BY", "LIMIT", "JOIN", "USING", "count(*)", "DESC", "DISTINCT"})
        words << QString::fromLatin1(word);
    return words;
}

bool isEnter(const QKeyEvent &key) { return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter; }

} // namespace

QueryEditor::QueryEditor(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setFont(codeFont());
    setTabChangesFocus(true);
    new SqlHighlighter(document()); // the document owns it
    connect(&Theme::instance(), &Theme::changed, this, &QueryEditor::colourMistake);
    m_completer = new QCompleter(new QStringListModel(keywords(), this), this);
    m_completer->setWidget(this);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setFilterMode(Qt::MatchContains);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this, &QueryEditor::insertCompletion);
    connect(this, &QPlainTextEdit::textChanged, this, [this] { // what is typed on narrows the open list
        if (m_completer->popup()->isVisible())
            QTimer::singleShot(0, this, [this] { // when the cursor has moved, too
                if (m_completer->popup()->isVisible())
                    popUp();
            });
    });
    connect(this, &QPlainTextEdit::textChanged, this, [this] { // when the layout knows the text, too
        if (toPlainText() != m_marked) // new colours are no other text
            clearMistake();
    });
}

void QueryEditor::markMistake(int position)
{
    QTextCursor word(document());
    word.setPosition(std::clamp(position, 0, std::max(0, document()->characterCount() - 1)));
    word.movePosition(QTextCursor::EndOfWord, QTextCursor::KeepAnchor);
    if (!word.hasSelection())
        word.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
    if (!word.hasSelection()) // at the end of the text: under its last letter
        word.movePosition(QTextCursor::PreviousCharacter, QTextCursor::KeepAnchor);
    QTextEdit::ExtraSelection wave;
    wave.cursor = word;
    wave.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    setExtraSelections({wave});
    colourMistake();
    m_mistake = word.selectionStart();
    m_marked = toPlainText();
    if (textCursor().hasSelection())
        return; // the person's: it runs again as it is
    QTextCursor cursor = textCursor();
    cursor.setPosition(m_mistake);
    setTextCursor(cursor);
}

void QueryEditor::colourMistake()
{
    QList<QTextEdit::ExtraSelection> waves = extraSelections();
    for (QTextEdit::ExtraSelection &wave : waves)
        wave.format.setUnderlineColor(Theme::instance().colours().error);
    setExtraSelections(waves);
}

void QueryEditor::clearMistake()
{
    if (m_mistake < 0)
        return;
    m_mistake = -1;
    setExtraSelections({});
}

void QueryEditor::putStatement(const QString &sql)
{
    selectAll();
    insertPlainText(sql);
}

void QueryEditor::setNames(const QStringList &names)
{
    QStringList words = keywords() + names;
    words.sort(Qt::CaseInsensitive);
    static_cast<QStringListModel *>(m_completer->model())->setStringList(words);
}

void QueryEditor::insertName(const QString &name)
{
    QTextCursor cursor = textCursor();
    const int at = cursor.selectionStart();
    const QChar before = at > 0 ? document()->characterAt(at - 1) : QChar(u' ');
    const bool apart = before.isSpace() || before == QChar::ParagraphSeparator || before == QLatin1Char('(')
        || before == QLatin1Char('.');
    cursor.insertText(apart ? name : QLatin1Char(' ') + name);
    setFocus();
}

// ---- History --------------------------------------------------------------------------------------------------------

void QueryEditor::setHistory(const QStringList &statements)
{
    m_recalled = -1;
    m_history = statements.mid(0, kHistoryLength);
}

void QueryEditor::remember(const QString &sql)
{
    m_recalled = -1;
    m_history.removeAll(sql);
    m_history.prepend(sql);
    while (m_history.size() > kHistoryLength)
        m_history.removeLast();
}

// Through the statements run before, as a shell does; below the newest stands what was typed.
void QueryEditor::recall(int step)
{
    const int to = std::clamp(m_recalled + step, -1, static_cast<int>(m_history.size()) - 1);
    if (to == m_recalled)
        return;
    if (m_recalled < 0)
        m_typed = toPlainText();
    m_recalled = to;
    putStatement(to < 0 ? m_typed : m_history[to]);
}

// ---- Completion -----------------------------------------------------------------------------------------------------

QString QueryEditor::wordBeforeCursor() const
{
    const QTextCursor cursor = textCursor();
    const QString line = cursor.block().text().left(cursor.positionInBlock());
    const auto isPart = [](QChar c) { return c.isLetterOrNumber() || c == QLatin1Char('_'); };
    qsizetype start = line.size();
    while (start > 0 && isPart(line[start - 1]))
        --start;
    static const QString schema = QStringLiteral("overlay."); // part of a table's name; r.column is not
    if (start >= schema.size() && line.mid(start - schema.size(), schema.size()) == schema
        && (start == schema.size() || !isPart(line[start - schema.size() - 1])))
        start -= schema.size();
    return line.mid(start);
}

void QueryEditor::popUp()
{
    m_completer->setCompletionPrefix(wordBeforeCursor());
    if (m_completer->completionCount() == 0) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->popup()->setCurrentIndex(m_completer->completionModel()->index(0, 0));
    QRect at = cursorRect();
    at.setWidth(m_completer->popup()->sizeHintForColumn(0) + 40);
    m_completer->complete(at);
}

void QueryEditor::insertCompletion(const QString &word)
{
    QTextCursor cursor = textCursor();
    cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor, static_cast<int>(wordBeforeCursor().size()));
    cursor.insertText(word);
}

// ---- Keys -----------------------------------------------------------------------------------------------------------

bool QueryEditor::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        if (leavesExportToWindow(event))
            return false;
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (isEnter(key) && (key.modifiers() & Qt::ControlModifier) != 0) {
            event->accept(); // runs the statement here, though the window explains by that key
            return true;
        }
    }
    // Before the focus moves on by Tab.
    if (event->type() == QEvent::KeyPress && m_completer->popup()->isVisible()
        && takeFromList(static_cast<QKeyEvent *>(event)))
        return true;
    return QPlainTextEdit::event(event);
}

bool QueryEditor::takeFromList(const QKeyEvent *event)
{
    const int key = event->key();
    if (!isEnter(*event) && key != Qt::Key_Tab && key != Qt::Key_Escape)
        return false;
    if (key != Qt::Key_Escape)
        insertCompletion(m_completer->popup()->currentIndex().data().toString());
    m_completer->popup()->hide();
    return true;
}

void QueryEditor::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (isEnter(*event) && (event->modifiers() & Qt::ControlModifier) != 0) {
        emit runRequested();
        return;
    }
    if (key == Qt::Key_Space && (event->modifiers() & Qt::ControlModifier) != 0) {
        emit completionRequested();
        return;
    }
    if ((key == Qt::Key_Up || key == Qt::Key_Down) && event->modifiers() == Qt::AltModifier) {
        recall(key == Qt::Key_Up ? 1 : -1);
        return;
    }
    if (key == Qt::Key_Escape && m_running) {
        emit stopRequested();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

} // namespace wattfare
