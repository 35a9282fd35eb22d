// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/overlay_store.h"

#include "app/state/catalog_files.h"
#include "app/state/files.h"
#include "model/catalog/load/load.h"

#include <QDir>
#include <QFileInfo>

namespace wattfare {

namespace {

constexpr int kWatchMs = 1000;

Error noOverlay() { return {Error::Code::internal, {"app.no_catalogue", {}}, {}}; }

} // namespace

OverlayStore::OverlayStore(const QString &folder, Session &session, JobPool &jobs, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_jobs(jobs)
    , m_folder(folder)
    , m_file(folder + QStringLiteral("/overlay.db"))
{
    connect(&m_timer, &QTimer::timeout, this, &OverlayStore::look);
    m_timer.start(kWatchMs);
    canWrite();
}

OverlayStore::~OverlayStore() = default;

bool OverlayStore::canWrite()
{
    if (m_lock && m_lock->isLocked())
        return true;
    if (!files::ensureFolder(m_folder))
        return false;
    if (!m_lock) {
        m_lock = std::make_unique<QLockFile>(m_folder + QStringLiteral("/overlay.lock"));
        m_lock->setStaleLockTime(0); // held for days; one whose process is gone is taken over all the same
    }
    return m_lock->tryLock(0);
}

Error OverlayStore::readOnlyError() const
{
    const std::string folder = QDir::toNativeSeparators(m_folder).toStdString();
    if (m_lock && m_lock->error() == QLockFile::LockFailedError) {
        qint64 process = 0;
        QString host, program;
        m_lock->getLockInfo(&process, &host, &program);
        return {Error::Code::fileAccess, {"app.overlay_other_window", {process, folder}}, {}};
    }
    return {Error::Code::fileAccess, {"app.overlay_read_only", {folder}}, {}};
}

Result<OverlayStore::Loaded> OverlayStore::load(const QString &base, const QString &overlay, const ProgressFn &progress)
{
    Loaded loaded;
    loaded.base = base;
    loaded.watch = std::make_shared<OverlayWatch>(toPath(overlay));
    auto snapshot = loadSnapshot(toPath(base), toPath(overlay), progress);
    if (!snapshot && snapshot.error().code != Error::Code::cancelled && QFileInfo::exists(overlay)) {
        auto alone = loadSnapshot(toPath(base), {}, progress);
        if (!alone)
            return tl::unexpected<Error>(alone.error());
        loaded.overlayProblem = snapshot.error();
        snapshot = std::move(alone);
    }
    if (!snapshot)
        return tl::unexpected<Error>(snapshot.error());
    loaded.snapshot = std::move(*snapshot);
    if (!loaded.overlayProblem) {
        auto lists = readOverlayLists(toPath(overlay));
        if (lists) {
            loaded.lists.imports = std::move(lists->first);
            loaded.lists.choices = std::move(lists->second);
        } else {
            loaded.overlayProblem = lists.error();
        }
    }
    return loaded;
}

void OverlayStore::take(Loaded loaded)
{
    m_base = loaded.base;
    m_watch = std::move(loaded.watch);
    m_readable = !loaded.overlayProblem;
    m_problem = loaded.overlayProblem;
    m_lists = std::move(loaded.lists);
    m_session.setSnapshot(std::move(loaded.snapshot));
    emit listsChanged();
    if (loaded.overlayProblem)
        emit overlayUnreadable(*loaded.overlayProblem);
    refit();
}

void OverlayStore::open(const QString &base, const QString &title, Done done)
{
    Task task;
    task.title = title;
    task.base = base;
    task.done = std::move(done);
    enqueue(std::move(task));
}

void OverlayStore::change(const QString &title, Change change, Done done, std::function<void(double)> progress)
{
    if (m_base.isEmpty()) {
        done(noOverlay());
        return;
    }
    if (!canWrite()) {
        done(readOnlyError());
        return;
    }
    Task task;
    task.title = title;
    task.change = std::move(change);
    task.done = std::move(done);
    task.progress = std::move(progress);
    enqueue(std::move(task));
}

void OverlayStore::enqueue(Task task)
{
    m_queue.push_back(std::move(task));
    if (!m_running)
        next();
}

void OverlayStore::next()
{
    if (m_running || m_queue.empty())
        return;
    m_running = true;
    auto task = std::make_shared<Task>(std::move(m_queue.front()));
    m_queue.pop_front();
    const auto ended = [this, task](const std::optional<Error> &error) {
        m_running = false;
        if (task->done)
            task->done(error);
        if (!error && task->elsewhere)
            emit changedElsewhere();
        next();
    };
    const QString base = task->base.isEmpty() ? m_base : task->base;
    m_jobs.run<Result<Loaded>>(
        this, task->title,
        [task, base, file = m_file](const ProgressFn &progress) -> Result<Loaded> {
            if (task->change) {
                const auto overlay = Overlay::open(toPath(file));
                if (!overlay)
                    return tl::unexpected<Error>(overlay.error());
                if (auto changed
                    = task->change(**overlay, [&](double share) { return keepGoing(progress, 0.95 * share); });
                    !changed)
                    return tl::unexpected<Error>(changed.error());
            }
            if (task->whenReadable)
                if (auto lists = readOverlayLists(toPath(file)); !lists)
                    return tl::unexpected<Error>(lists.error());
            return load(
                base, file, task->change ? ProgressFn() : progress); // what was written is shown, whatever comes
        },
        [this, ended](Result<Loaded> loaded) {
            if (!loaded) {
                ended(loaded.error());
                return;
            }
            take(std::move(*loaded));
            ended({});
            refit(); // as a job of its own, behind what waits
        },
        [ended] {
            ended(Error{Error::Code::cancelled, {"job.cancelled", {}}, {}});
        },
        task->progress);
}

// Methods are fitted anew once the benchmarks that they rest on have changed.
void OverlayStore::refit()
{
    const SnapshotPtr snapshot = m_session.snapshot();
    if (!snapshot || !snapshot->fitsStale || snapshot->fitBasis == m_fitted || isBusy() || !m_readable || !canWrite())
        return;
    m_fitted = snapshot->fitBasis;
    change(
        tr("Fitting throughput to the benchmarks"),
        [snapshot](Overlay &overlay, const ProgressFn &progress) { return overlay.refit(*snapshot, progress); },
        [](const std::optional<Error> &) {}); // without it, those of before count
}

void OverlayStore::watchAnew() { m_watch = std::make_shared<OverlayWatch>(toPath(m_file)); }

void OverlayStore::look()
{
    // What another program has locked is looked for until it is free; nothing needs to have changed by then.
    const bool locked = m_problem && m_problem->message.id == "file.locked";
    if (m_running || m_base.isEmpty() || (!locked && !m_watch->changed()))
        return;
    Task task;
    task.whenReadable = locked;
    task.title = tr("Reading what another window changed");
    task.elsewhere = true;
    enqueue(std::move(task));
}

} // namespace wattfare
