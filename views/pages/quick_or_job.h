// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/query/query.h"
#include "views/pages/job_runner.h"

#include <QSet>

#include <chrono>
#include <functional>
#include <utility>

namespace wattfare {

// Evaluates what a person typed while the window waits, but not for long: what needs more goes on in a job with Cancel.
// What came with a document is nobody's doing here: it runs in a job with an end until it has shown to be quick.
// One at a time; a newer one drops the older without a word.
class QuickOrJob
{
public:
    static constexpr double kPatienceSeconds = 0.05;
    static constexpr double kOpenedSeconds = 5;

    template <class T>
    struct Task {
        QString key; // what was slow once goes to a job at once
        QString title; // of the job
        std::function<T(const QueryLimits &limits)> work; // also on another thread; captures values, never a widget
        std::function<bool(const T &)> tooLong; // it was stopped by limits.seconds
        std::function<void(T result, bool late)> done; // late: from the job
        std::function<void()> waiting; // a job begins
        std::function<void()> cancelled; // by the person
        bool opened = false; // came with a document
    };

    QuickOrJob() = default;
    ~QuickOrJob() { m_dropping = true; }
    QuickOrJob(const QuickOrJob &) = delete;
    QuickOrJob &operator=(const QuickOrJob &) = delete;

    // Without a runner what is too long stays so.
    template <class T>
    void run(JobRunner *runner, Task<T> task)
    {
        drop(runner);
        const bool unknown = task.opened && !m_quick.contains(task.key);
        if (runner == nullptr || (!unknown && (m_slow.isEmpty() || m_slow != task.key))) {
            QueryLimits quick;
            quick.seconds = kPatienceSeconds;
            try {
                T result = task.work(quick);
                if (runner == nullptr || !task.tooLong(result)) {
                    m_quick.insert(task.key);
                    task.done(std::move(result), false);
                    return;
                }
            } catch (...) { // a job says what happened
                if (runner == nullptr)
                    throw;
            }
            m_slow = task.key;
        }
        if (task.waiting)
            task.waiting();
        using Timed = std::pair<T, bool>; // whether it was quick
        runner->run<Timed>(
            &m_context, task.title,
            [work = std::move(task.work), seconds = task.opened ? kOpenedSeconds : 0](const ProgressFn &progress) {
                QueryLimits patient;
                patient.seconds = seconds;
                patient.progress = progress;
                const auto start = std::chrono::steady_clock::now();
                T result = work(patient);
                const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
                return Timed(std::move(result), took.count() < kPatienceSeconds);
            },
            [this, key = task.key, done = std::move(task.done)](Timed result) {
                if (result.second)
                    m_quick.insert(key);
                done(std::move(result.first), true);
            },
            [this, cancelled = std::move(task.cancelled)] {
                if (!m_dropping && cancelled)
                    cancelled();
            });
    }

    void drop(JobRunner *runner)
    {
        if (runner == nullptr || !runner->isRunning(&m_context))
            return;
        m_dropping = true;
        runner->cancel(&m_context);
        m_dropping = false;
    }

private:
    QString m_slow;
    QSet<QString> m_quick;
    bool m_dropping = false;
    QObject m_context; // last: what runs ends with it, while the others are still there
};

} // namespace wattfare
