// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QLineEdit>
#include <QStringList>

class QCompleter;
class QStandardItemModel;

namespace wattfare {

// Which of the words are meant by what was typed, the likeliest first: those that begin with it, those with a part that
// does (gpu_memory_gib by "memory"), those that contain it, and the columns whose title or a synonym of it does
// ("vram"). SQL keywords and functions complete by their beginning alone.
QStringList completionsOf(const QString &typed, const QStringList &words);

// One line of SQL: completes names while one types and with Ctrl+Space, and waves under the part that SQLite refuses.
class SqlEdit : public QLineEdit
{
    Q_OBJECT
public:
    explicit SqlEdit(QWidget *parent = nullptr);

    void setCompletions(const QStringList &words) { m_words = words; } // column names, functions, keywords
    void insertName(const QString &name); // at the cursor, apart from the word before
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
    bool fillList(const QString &typed); // false: nothing to choose
    void showList(const QRect &where = {});
    QString listed(const QModelIndex &index) const; // the word of a row; of the first one without a row
    void insertCompletion(const QString &word);
    QString wordBeforeCursor() const;

    QCompleter *m_completer = nullptr;
    QStandardItemModel *m_list = nullptr; // of the popup: "name · title"
    QStringList m_words;
    int m_from = 0, m_length = 0;
};

} // namespace wattfare
