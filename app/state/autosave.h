// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/state/files.h"

#include <QList>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <memory>

class QLockFile;

namespace wattfare {

// Keeps a copy of the unsaved scenario while the program runs and finds those that a crash left behind. Each process
// has a file of its own, held by a lock, so that two windows never offer each other's work.
class Autosave : public QObject
{
    Q_OBJECT
public:
    explicit Autosave(const QString &folder, QObject *parent = nullptr);
    ~Autosave() override; // a clean end leaves nothing behind

    // Whether there is a place to write to at all. A write that fails there is tried again until one succeeds.
    bool isWorking() const { return m_problem.isEmpty(); }
    QString problem() const { return m_problem.isEmpty() ? m_failure : m_problem; } // why nothing is kept, "" if it is

    // Files of processes that are gone, newest first.
    QStringList leftBehind() const;
    void discard(const QString &file);
    void decline(const QString &file) { m_declined.insert(file); } // kept, but this process does not find it again

    // A changed document whose place another took. It is kept, beyond the end of the program, too, until it is
    // released.
    struct Aside {
        int id = 0;
        QString path; // of its file, "" for none
        QByteArray content;
    };
    Aside putAside(const QByteArray &content, const QString &path);
    QList<Aside> asides() const;
    void release(int id);
    // Documents that are not on screen but can be given back at once, by Undo: kept for the case of a crash, in place
    // of those given before. The one on screen is written before any of them is removed.
    void keepBeside(const QList<QByteArray> &contents);
    files::Outcome<QString> setAside(const QString &file); // under another name, which is not found again

    // Writes content() soon; called again before that, it waits no longer. An empty content removes the copy.
    void schedule(std::function<QByteArray()> content);
    void writeNow();
    void setDelayMs(int ms) { m_timer.setInterval(ms); }
    QString fileName() const { return m_file; }

signals:
    void failed(); // the first of failing writes
    void workingAgain(); // the first write that succeeds after them

private:
    struct Kept {
        Aside aside;
        QString file; // "" where nothing can be written
        std::shared_ptr<QLockFile> lock;
    };
    Kept keep(int number, const QByteArray &content, const QString &path) const;
    static void drop(const QList<Kept> &gone);
    QString m_folder, m_file;
    QString m_problem; // nothing can ever be written
    QString m_failure; // of the last write
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
    std::function<QByteArray()> m_content;
    QList<Kept> m_kept;
    QList<Kept> m_beside;
    int m_asides = 0;
    QSet<QString> m_declined;
};

} // namespace wattfare
