// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QFrame>

#include <vector>

class QLineEdit;
class QTreeWidget;

namespace wattfare {

struct SchemaName {
    QString name; // as SQL has it
    QString meaning; // title and unit; may be empty
    QString also; // other words that find it
    QString help; // tooltip
};
struct SchemaGroup {
    QString title; // of a table also its name
    std::vector<SchemaName> names;
    bool isTable = false; // its title can be put into a statement, too
};

// What a condition or a statement may name, searched by any part of name, title or synonym. Opens over the window
// beside a button; Enter or a double-click chooses and closes it, Escape only closes.
class SchemaPanel : public QFrame
{
    Q_OBJECT
public:
    explicit SchemaPanel(QWidget *parent);

    void setGroups(const std::vector<SchemaGroup> &groups);
    void openAt(const QWidget *button);
    QLineEdit *search() const { return m_search; }
    QTreeWidget *tree() const { return m_tree; }

signals:
    void chosen(const QString &name);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void filter(const QString &typed);
    void choose();

    QLineEdit *m_search = nullptr;
    QTreeWidget *m_tree = nullptr;
};

} // namespace wattfare
