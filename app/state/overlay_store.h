// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/state/job_pool.h"
#include "app/state/session.h"
#include "model/catalog/overlay/overlay.h"

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <deque>
#include <functional>
#include <optional>

namespace wattfare {

// The person's imports and choices behind the window. Every change runs off the GUI thread, one after the other, and
// ends with a new snapshot in the session. The first window holds a lock for as long as it lives; another one only
// reads, and follows what the first (or the command line) changes.
class OverlayStore : public QObject
{
    Q_OBJECT
public:
    struct Lists {
        std::vector<ImportInfo> imports; // newest first
        std::vector<UserChoice> choices;
    };
    struct Loaded {
        QString base;
        SnapshotPtr snapshot;
        Lists lists;
        std::shared_ptr<OverlayWatch> watch; // since before the overlay was read: no change meanwhile is missed
        std::optional<Error> overlayProblem; // the overlay cannot be read: the snapshot is the base alone
    };
    using Change = std::function<Result<void>(Overlay &, const ProgressFn &)>;
    using Done = std::function<void(const std::optional<Error> &)>;

    OverlayStore(const QString &folder, Session &session, JobPool &jobs, QObject *parent = nullptr);
    ~OverlayStore() override;

    QString file() const { return m_file; }
    bool isReadable() const { return m_readable; } // false: the session shows the base alone
    const std::optional<Error> &problem() const { return m_problem; } // why it is not readable
    const Lists &lists() const { return m_lists; }
    // Whether changes are allowed; asks for the lock again if another window had it.
    bool canWrite();
    Error readOnlyError() const; // why not; meaningful after canWrite() returned false

    // Base and overlay on any thread. An overlay that cannot be read does not keep the base from being used.
    static Result<Loaded> load(const QString &base, const QString &overlay, const ProgressFn &progress = {});
    void take(Loaded loaded);
    // The base anew, by a job; done() with the error or nullopt.
    void open(const QString &base, const QString &title, Done done);
    // One change, then the snapshot anew. Nothing is left of a change that failed. `stop` ends it at its next step.
    void change(const QString &title, Change change, Done done, std::function<void(double)> progress = {});
    void watchAnew(); // the file was moved or replaced
    void setWatchInterval(int ms) { m_timer.setInterval(ms); }
    bool isBusy() const { return m_running || !m_queue.empty(); }

signals:
    void listsChanged();
    void changedElsewhere(); // another window or program wrote; the session shows it already
    void overlayUnreadable(const wattfare::Error &error);

private:
    struct Task {
        QString title, base;
        Change change; // may be empty: load only
        Done done;
        std::function<void(double)> progress;
        bool elsewhere = false;
        bool whenReadable = false; // load only if the overlay can be read by now
    };
    void enqueue(Task task);
    void next();
    void look();
    void refit();

    Session &m_session;
    JobPool &m_jobs;
    QString m_folder, m_file, m_base;
    std::unique_ptr<QLockFile> m_lock;
    std::shared_ptr<OverlayWatch> m_watch;
    QTimer m_timer;
    Lists m_lists;
    std::deque<Task> m_queue;
    bool m_running = false, m_readable = true;
    std::optional<Error> m_problem;
    std::string m_fitted; // basis of the fit that was last asked for: one that failed is not asked for again
};

} // namespace wattfare
