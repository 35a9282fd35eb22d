// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDialog>
#include <QStringList>

#include <functional>
#include <utility>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace wattfare {

class SqlEdit;

// Columns of one's own: a name and an SQL expression over the other columns. Stays open; what is wrong stands under the
// expression in SQLite's words.
class OwnColumnDialog : public QDialog
{
    Q_OBJECT
public:
    using Column = std::pair<QString, QString>; // name, expression
    struct Problem {
        QString message; // empty: none
        int offset = -1, length = -1; // of the expression; -1: all of it or the name
        bool inName = false;
    };
    // Adds or replaces a column; with an empty expression removes it.
    using Apply = std::function<Problem(const QString &name, const QString &expression)>;

    OwnColumnDialog(std::vector<Column> columns, const QStringList &words, Apply apply, QWidget *parent = nullptr);

    QLineEdit *nameEdit() const { return m_name; }
    QLineEdit *expressionEdit() const;
    QListWidget *list() const { return m_list; }
    QString error() const;

private:
    void add();
    void removeCurrent();
    void showColumns();
    void showProblem(const Problem &problem);

    std::vector<Column> m_columns;
    Apply m_apply;
    QLineEdit *m_name = nullptr;
    SqlEdit *m_expression = nullptr;
    QLabel *m_error = nullptr;
    QListWidget *m_list = nullptr;
    QPushButton *m_remove = nullptr;
};

} // namespace wattfare
