// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/support/parallel.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace wattfare {

namespace {

thread_local bool insidePool = false;

// One call of parallelFor: workers take blocks from `next` until none is left.
struct Job {
    std::size_t count;
    std::size_t grain;
    const std::function<void(std::size_t, std::size_t)> *body;
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    std::condition_variable idle;
    unsigned working = 0;
    std::exception_ptr thrown; // the first

    void work()
    {
        for (;;) {
            const std::size_t begin = next.fetch_add(grain, std::memory_order_relaxed);
            if (begin >= count)
                return;
            try {
                (*body)(begin, std::min(begin + grain, count));
            } catch (...) {
                next = count; // nobody begins another block
                const std::scoped_lock lock(mutex);
                if (!thrown)
                    thrown = std::current_exception();
            }
        }
    }
};

class Pool
{
public:
    Pool()
    {
        const unsigned workers = hardwareThreads() - 1;
        for (unsigned i = 0; i < workers; ++i)
            m_threads.emplace_back([this](const std::stop_token &stop) { run(stop); });
    }

    void post(const std::shared_ptr<Job> &job, unsigned helpers)
    {
        {
            const std::scoped_lock lock(m_mutex);
            while (m_threads.size() < helpers) // more threads than cores were asked for: tests of independence do
                m_threads.emplace_back([this](const std::stop_token &stop) { run(stop); });
            for (unsigned i = 0; i < helpers; ++i)
                m_queue.push_back(job);
        }
        m_wake.notify_all();
    }

    // Takes back what no worker has started.
    void withdraw(const std::shared_ptr<Job> &job)
    {
        const std::scoped_lock lock(m_mutex);
        std::erase(m_queue, job);
    }

private:
    void run(const std::stop_token &stop)
    {
        insidePool = true;
        for (;;) {
            std::shared_ptr<Job> job;
            {
                std::unique_lock lock(m_mutex);
                if (!m_wake.wait(lock, stop, [this] { return !m_queue.empty(); }))
                    return;
                job = m_queue.front();
                m_queue.pop_front();
                const std::scoped_lock jobLock(job->mutex);
                ++job->working;
            }
            job->work();
            {
                const std::scoped_lock lock(job->mutex);
                --job->working;
            }
            job->idle.notify_all();
        }
    }

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<std::shared_ptr<Job>> m_queue;
    std::vector<std::jthread> m_threads; // last: stopped and joined before the queue goes
};

} // namespace

unsigned hardwareThreads() { return std::max(1U, std::thread::hardware_concurrency()); }

void parallelFor(
    std::size_t count, std::size_t grain, const std::function<void(std::size_t, std::size_t)> &body, unsigned threads)
{
    if (count == 0)
        return;
    grain = std::max<std::size_t>(1, grain);
    const std::size_t blocks = (count - 1) / grain + 1;
    const unsigned wanted = threads == 0 ? hardwareThreads() : threads;
    const auto workers = static_cast<unsigned>(std::min<std::size_t>(wanted, blocks));
    if (workers <= 1 || insidePool) {
        for (std::size_t begin = 0; begin < count; begin += grain)
            body(begin, std::min(begin + grain, count));
        return;
    }
    static Pool pool;
    const auto job = std::make_shared<Job>();
    job->count = count;
    job->grain = grain;
    job->body = &body;
    pool.post(job, workers - 1);
    insidePool = true; // a nested call on this thread runs inline, as on the workers
    job->work();
    insidePool = false;
    pool.withdraw(job);
    std::unique_lock lock(job->mutex);
    job->idle.wait(lock, [&] { return job->working == 0; });
    if (job->thrown)
        std::rethrow_exception(job->thrown);
}

} // namespace wattfare
