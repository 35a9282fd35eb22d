// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QFrame>
#include <QIcon>
#include <QVector>

#include <functional>

class QLabel;
class QLineEdit;
class QListWidget;

namespace wattfare {

// Find anything: actions, instances, accelerators, regions, models, presets, columns, purchase options, help. Opens
// over the window, closes with Escape or a choice.
class CommandPalette : public QFrame
{
    Q_OBJECT
public:
    struct Entry {
        QString text; // "Export the table as CSV…"
        QString kind; // "Action", "Instance", ...
        QString shortcut; // as shown
        QIcon icon;
        std::function<void()> run;
        bool enabled = true;
        QString also = {}; // other words that find it: synonyms
        QString body = {}; // a longer text in which what is typed is looked for as it stands
    };
    explicit CommandPalette(QWidget *parent);

    void open(QVector<Entry> entries);
    QLineEdit *edit() const { return m_edit; }
    QListWidget *list() const { return m_list; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void filter(const QString &words);
    void run();

    QVector<Entry> m_entries;
    QLineEdit *m_edit = nullptr;
    QListWidget *m_list = nullptr;
    QLabel *m_none = nullptr; // says that nothing matches
};

} // namespace wattfare
