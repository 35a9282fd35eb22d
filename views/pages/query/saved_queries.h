// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QJsonArray>
#include <QObject>
#include <QStringList>

#include <vector>

class QMenu;

namespace wattfare {

struct SavedQuery {
    QString name, sql;
    friend bool operator==(const SavedQuery &, const SavedQuery &) = default;
};

// Queries that a person keeps under a name, and the menu that offers them beside those run before.
class SavedQueries : public QObject
{
    Q_OBJECT
public:
    explicit SavedQueries(QWidget *parent);

    const std::vector<SavedQuery> &all() const { return m_saved; }
    void save(const QString &name, const QString &sql); // the newest first; one of that name is replaced
    bool hasRoom(const QString &sql) const; // what is kept can be kept whole
    static constexpr qsizetype kMostLetters = 1'000'000; // of a statement
    static constexpr qsizetype kMostInAll = 2'000'000;
    void remove(const QString &name);

    // Anew each time it opens: what can be done with the statement in the editor, then what there is.
    void fill(QMenu *menu, const QString &current, const QStringList &history);

    QJsonArray toJson() const;
    void fromJson(const QJsonArray &array); // also lists of statements without names; broken entries are left out

signals:
    void chosen(const QString &sql);
    void changed(); // saved or removed by the person

private:
    void askName(const QString &sql);

    std::vector<SavedQuery> m_saved;
    QWidget *m_parent = nullptr; // of the dialog
};

} // namespace wattfare
