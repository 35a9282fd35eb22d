// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/progress.h"
#include "model/support/result.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <type_traits>

namespace wattfare {

// Work that a page wants done off the GUI thread. The window implements it; tests may run it on the spot.
class JobRunner
{
public:
    struct Job {
        QString title; // "Simulating the spot run", for the status line
        std::function<void(const ProgressFn &progress)> work; // on another thread; captures values, never a widget
        std::function<void()> done; // on the GUI thread, unless cancelled or `context` is gone
        std::function<void()> cancelled; // on the GUI thread, unless `context` is gone; may be empty
        std::function<void(double share)> progress; // on the GUI thread, at most 20 times a second; may be empty
        // On the GUI thread: the work threw. Where it is empty, `cancelled` is called and the window tells what
        // happened.
        std::function<void(const Error &error)> failed;
    };
    virtual ~JobRunner() = default;

    // Starts a job; one of the same `context` that still runs is cancelled first and its answer dropped.
    virtual void start(QObject *context, Job job) = 0;
    virtual void cancel(QObject *context) = 0;
    virtual bool isRunning(const QObject *context) const = 0;

    // The same for work that returns a value: done(result) on the GUI thread. What it throws is an error of a Result.
    template <class T>
    void run(QObject *context, const QString &title, std::function<T(const ProgressFn &)> work,
        std::function<void(T)> done, std::function<void()> cancelled = {}, std::function<void(double)> progress = {},
        std::function<void(const Error &)> failed = {})
    {
        if constexpr (std::is_convertible_v<tl::unexpected<Error>, T>) {
            if (!failed)
                failed = [done](const Error &error) { done(T(tl::unexpected<Error>(error))); };
        }
        auto result = std::make_shared<std::unique_ptr<T>>();
        start(context,
            {title, [result, work = std::move(work)](const ProgressFn &p) { *result = std::make_unique<T>(work(p)); },
                [result, done = std::move(done)] { done(std::move(**result)); }, std::move(cancelled),
                std::move(progress), std::move(failed)});
    }
};

} // namespace wattfare
