// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QPlainTextEdit>
#include <QStringList>

class QCompleter;

namespace wattfare {

inline constexpr int kHistoryLength = 50; // statements that are remembered

// An editor of SQL: completes names (Ctrl+Space), runs (Ctrl+Enter), stops (Esc), and walks through the statements run
// before (Alt+Up, Alt+Down). What comes from elsewhere is an edit: Ctrl+Z brings back what was typed.
class QueryEditor : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit QueryEditor(QWidget *parent = nullptr);

    void putStatement(const QString &sql); // in the place of all, as an edit
    void setNames(const QStringList &names); // of tables and columns; keywords are known
    void insertName(const QString &name); // at the cursor, apart from the word before
    void popUp(); // the list of what fits before the cursor
    void setRunning(bool running) { m_running = running; }

    QStringList history() const { return m_history; } // the newest first
    void setHistory(const QStringList &statements);
    void remember(const QString &sql);

    // Waves under the word at `position` until the text changes. No selection: what is selected runs alone.
    void markMistake(int position);
    void clearMistake();
    int mistake() const { return m_mistake; } // where the wave begins, -1 for none

signals:
    void runRequested();
    void stopRequested();
    void completionRequested(); // answered by popUp(), when the names are there

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void recall(int step);
    bool takeFromList(const QKeyEvent *event);
    void insertCompletion(const QString &word);
    void colourMistake(); // as the theme has it
    QString wordBeforeCursor() const; // the part that a completion replaces

    QCompleter *m_completer = nullptr;
    QStringList m_history;
    int m_mistake = -1;
    QString m_marked; // the text that has it
    int m_recalled = -1; // in the history; -1: what was typed
    QString m_typed; // what stood there before the history was walked
    bool m_running = false;
};

} // namespace wattfare
