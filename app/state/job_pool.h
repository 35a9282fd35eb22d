// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/pages/job_runner.h"

#include <QHash>
#include <QObject>
#include <QThreadPool>

#include <memory>

namespace wattfare {

// Runs jobs of pages and files through Qt Concurrent: one a context, newer ones replace older ones. Closing the window
// cancels all and waits for their next tick.
class JobPool : public QObject, public JobRunner
{
    Q_OBJECT
public:
    explicit JobPool(QObject *parent = nullptr);
    ~JobPool() override;

    void start(QObject *context, Job job) override;
    void cancel(QObject *context) override;
    bool isRunning(const QObject *context) const override;
    bool isIdle() const { return m_running.isEmpty(); }
    void cancelAll();

signals:
    void progressChanged(const QString &title, double share); // of the newest job
    void failed(const Error &error); // the work of a job threw, and the job itself has no words for that
    void idle();

private:
    struct Running;
    void finish(QObject *context, const std::shared_ptr<Running> &running);
    std::shared_ptr<Running> drop(const QObject *context); // which hears nothing of it: it may be half destroyed
    QHash<const QObject *, std::shared_ptr<Running>> m_running;
    QThreadPool m_pool;
};

} // namespace wattfare
