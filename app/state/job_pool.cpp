// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/job_pool.h"

#include "model/support/caught.h"
#include "views/words/currency.h"

#include <QFutureWatcher>
#include <QPromise>
#include <QtConcurrent>

#include <optional>

namespace wattfare {

struct JobPool::Running {
    Job job;
    std::shared_ptr<std::optional<Error>> error
        = std::make_shared<std::optional<Error>>(); // written by the work, read after it
    QFutureWatcher<void> watcher;
    QMetaObject::Connection gone;
};

JobPool::JobPool(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(2);
}

JobPool::~JobPool()
{
    cancelAll();
    m_pool.waitForDone();
}

void JobPool::start(QObject *context, Job job)
{
    cancel(context);
    auto running = std::make_shared<Running>();
    running->job = std::move(job);
    m_running.insert(context, running);
    running->gone = connect(context, &QObject::destroyed, this, [this, context] { drop(context); });
    connect(&running->watcher, &QFutureWatcher<void>::progressValueChanged, this,
        [this, running = running.get()](int value) {
            const double share = static_cast<double>(value) / 1000.0;
            if (running->job.progress)
                running->job.progress(share);
            emit progressChanged(running->job.title, share);
        });
    connect(&running->watcher, &QFutureWatcher<void>::finished, this, [this, context, weak = std::weak_ptr(running)] {
        if (const auto alive = weak.lock())
            finish(context, alive);
    });
    emit progressChanged(running->job.title, 0.0);
    running->watcher.setFuture(QtConcurrent::run(&m_pool,
        [work = running->job.work, error = running->error, currency = shownCurrency()](QPromise<void> &promise) {
            const CurrencyScope scope(currency); // of what was shown when it began
            promise.setProgressRange(0, 1000);
            try {
                work([&promise](double share) {
                    promise.setProgressValue(static_cast<int>(qBound(0.0, share, 1.0) * 1000.0));
                    return !promise.isCanceled();
                });
            } catch (...) {
                *error = caughtError();
            }
        }));
}

void JobPool::finish(QObject *context, const std::shared_ptr<Running> &running)
{
    if (m_running.value(context) != running)
        return;
    m_running.remove(context);
    disconnect(running->gone);
    // The watcher is emitting: it must outlive this call.
    QMetaObject::invokeMethod(
        this, [running] {}, Qt::QueuedConnection);
    if (*running->error && !running->watcher.isCanceled()) {
        if (running->job.failed) {
            running->job.failed(**running->error);
        } else {
            if (running->job.cancelled)
                running->job.cancelled();
            emit failed(**running->error);
        }
    } else if (!running->watcher.isCanceled() && running->job.done)
        running->job.done();
    else if (running->watcher.isCanceled() && running->job.cancelled)
        running->job.cancelled();
    if (m_running.isEmpty())
        emit idle();
}

std::shared_ptr<JobPool::Running> JobPool::drop(const QObject *context)
{
    const auto running = m_running.take(context);
    if (!running)
        return running;
    disconnect(running->gone);
    running->watcher.disconnect(this);
    QMetaObject::invokeMethod(
        this, [running] {}, Qt::QueuedConnection); // may be called from one of its signals
    running->watcher.cancel(); // the work stops at its next tick; its answer goes nowhere
    if (m_running.isEmpty())
        emit idle();
    return running;
}

void JobPool::cancel(QObject *context)
{
    if (const auto running = drop(context); running && running->job.cancelled)
        running->job.cancelled();
}

bool JobPool::isRunning(const QObject *context) const { return m_running.contains(context); }

void JobPool::cancelAll()
{
    for (const QObject *context : m_running.keys())
        if (const auto running = drop(context); running && running->job.cancelled)
            running->job.cancelled();
}

} // namespace wattfare
