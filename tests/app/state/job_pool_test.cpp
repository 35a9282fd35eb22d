// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/job_pool.h"
#include "tests/support/catch.h"

#include <QtTest>

#include <atomic>
#include <thread>

using namespace wattfare;

namespace {

void untilStopped(const ProgressFn &progress, std::atomic<bool> *started = nullptr)
{
    if (started)
        *started = true;
    while (progress(0.5))
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

} // namespace

TEST_CASE("a job returns its value on the GUI thread", "[jobs]")
{
    JobPool pool;
    QObject context;
    int answer = 0;
    const auto *here = QThread::currentThread();
    const QThread *there = nullptr;
    pool.run<int>(&context, QStringLiteral("test"), [](const ProgressFn &) { return 42; },
                  [&](int value) {
                      answer = value;
                      there = QThread::currentThread();
                  });
    REQUIRE(QTest::qWaitFor([&] { return answer == 42; }, 5000));
    CHECK(there == here);
    CHECK(pool.isIdle());
}

TEST_CASE("a newer job of the same context replaces the older one", "[jobs]")
{
    JobPool pool;
    QObject context;
    std::atomic<bool> started = false;
    bool first = false, cancelled = false;
    int second = 0;
    pool.run<int>(&context, QStringLiteral("slow"), [&started](const ProgressFn &progress) { untilStopped(progress, &started); return 1; },
                  [&](int) { first = true; }, [&] { cancelled = true; });
    REQUIRE(QTest::qWaitFor([&] { return started.load(); }, 5000));
    pool.run<int>(&context, QStringLiteral("quick"), [](const ProgressFn &) { return 2; }, [&](int value) { second = value; });
    CHECK(cancelled);
    REQUIRE(QTest::qWaitFor([&] { return second == 2; }, 5000));
    CHECK_FALSE(first);
}

TEST_CASE("cancelling, a context that dies and a pool that dies end well", "[jobs]")
{
    bool done = false;
    {
        JobPool pool;
        auto context = std::make_unique<QObject>();
        std::atomic<bool> started = false;
        pool.run<int>(context.get(), QStringLiteral("slow"), [&started](const ProgressFn &p) { untilStopped(p, &started); return 1; }, [&](int) { done = true; });
        CHECK(pool.isRunning(context.get()));
        REQUIRE(QTest::qWaitFor([&] { return started.load(); }, 5000));
        pool.cancel(context.get());
        CHECK_FALSE(pool.isRunning(context.get()));
        pool.run<int>(context.get(), QStringLiteral("slow"), [](const ProgressFn &p) { untilStopped(p); return 1; }, [&](int) { done = true; });
        context.reset();
        CHECK(pool.isIdle());
        QObject other;
        pool.run<int>(&other, QStringLiteral("slow"), [](const ProgressFn &p) { untilStopped(p); return 1; }, [&](int) { done = true; });
    }
    QTest::qWait(20);
    CHECK_FALSE(done);
}
