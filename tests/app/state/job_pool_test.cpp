// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/job_pool.h"
#include "tests/support/catch.h"

#include <QtTest>

#include <atomic>
#include <stdexcept>
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
    pool.run<int>(
        &context, QStringLiteral("test"), [](const ProgressFn &) { return 42; },
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
    pool.run<int>(
        &context, QStringLiteral("slow"),
        [&started](const ProgressFn &progress) {
            untilStopped(progress, &started);
            return 1;
        },
        [&](int) { first = true; }, [&] { cancelled = true; });
    REQUIRE(QTest::qWaitFor([&] { return started.load(); }, 5000));
    pool.run<int>(
        &context, QStringLiteral("quick"), [](const ProgressFn &) { return 2; }, [&](int value) { second = value; });
    CHECK(cancelled);
    REQUIRE(QTest::qWaitFor([&] { return second == 2; }, 5000));
    CHECK_FALSE(first);
}

TEST_CASE("cancelling, a context that dies and a pool that dies end well", "[jobs]")
{
    bool done = false, heard = false;
    {
        JobPool pool;
        auto context = std::make_unique<QObject>();
        std::atomic<bool> started = false;
        pool.run<int>(
            context.get(), QStringLiteral("slow"),
            [&started](const ProgressFn &p) {
                untilStopped(p, &started);
                return 1;
            },
            [&](int) { done = true; });
        CHECK(pool.isRunning(context.get()));
        REQUIRE(QTest::qWaitFor([&] { return started.load(); }, 5000));
        pool.cancel(context.get());
        CHECK_FALSE(pool.isRunning(context.get()));
        pool.run<int>(
            context.get(), QStringLiteral("slow"),
            [](const ProgressFn &p) {
                untilStopped(p);
                return 1;
            },
            [&](int) { done = true; }, [&] { heard = true; });
        context.reset();
        CHECK(pool.isIdle());
        CHECK_FALSE(heard); // what it would touch may be gone already
        QObject other;
        pool.run<int>(
            &other, QStringLiteral("slow"),
            [](const ProgressFn &p) {
                untilStopped(p);
                return 1;
            },
            [&](int) { done = true; });
    }
    QCoreApplication::processEvents();
    CHECK_FALSE(done);
}

TEST_CASE("what a job throws reaches the person, and nobody waits for it", "[jobs]")
{
    JobPool pool;
    std::vector<Error> told;
    QObject::connect(&pool, &JobPool::failed, &pool, [&](const Error &error) { told.push_back(error); });

    // A result says it itself.
    QObject first;
    std::optional<Result<int>> answer;
    pool.run<Result<int>>(
        &first, QStringLiteral("x"), [](const ProgressFn &) -> Result<int> { throw std::out_of_range("stoi"); },
        [&](Result<int> result) { answer = std::move(result); });
    REQUIRE(QTest::qWaitFor([&] { return answer.has_value(); }, 5000));
    REQUIRE_FALSE(answer->has_value());
    CHECK(answer->error().code == Error::Code::internal);
    CHECK(answer->error().detail == "stoi");
    CHECK(told.empty());

    // What has words of its own for it is asked for them.
    QObject second;
    std::optional<Error> said;
    bool done = false, cancelled = false;
    pool.run<int>(
        &second, QStringLiteral("x"), [](const ProgressFn &) -> int { throw 5; }, [&](int) { done = true; },
        [&] { cancelled = true; }, {}, [&](const Error &error) { said = error; });
    REQUIRE(QTest::qWaitFor([&] { return said.has_value(); }, 5000));
    CHECK_FALSE(said->detail.empty());
    CHECK(told.empty());
    CHECK_FALSE(cancelled);

    // The rest ends as if it had been cancelled, and the window is told.
    QObject third;
    pool.run<int>(
        &third, QStringLiteral("x"), [](const ProgressFn &) -> int { throw std::runtime_error("broken"); },
        [&](int) { done = true; }, [&] { cancelled = true; });
    REQUIRE(QTest::qWaitFor([&] { return !told.empty(); }, 5000));
    CHECK(cancelled);
    CHECK(told.front().detail == "broken");
    CHECK_FALSE(done);
    CHECK(pool.isIdle());
}
