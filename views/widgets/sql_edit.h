// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QLineEdit>
#include <QStringList>

class QCompleter;
class QStringListModel;

namespace wattfare {

// One line of SQL: completes names while one types and with Ctrl+Space, and waves under the part that SQLite refuses.
class SqlEdit : public QLineEdit
{
    Q_OBJECT
public:
    explicit SqlEdit(QWidget *parent = nullptr);

    void setCompletions(const QStringList &words); // column names, functions, keywords
    void setWave(int from, int length); // in characters; length 0: none
    int waveStart() const { return m_from; }
    int waveLength() const { return m_length; }

signals:
    void completed(const QString &text); // the completer put in a word, which textEdited does not tell

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void complete();
    void insertCompletion(const QString &word);
    QString wordBeforeCursor() const;

    QCompleter *m_completer = nullptr;
    QStringListModel *m_words = nullptr;
    int m_from = 0, m_length = 0;
};

} // namespace wattfare
