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
#include <utility>
#include <vector>

namespace wattfare {

namespace {

// One call of parallelFor: threads take blocks from `next` until none is left.
struct Job {
    std::size_t count;
    std::size_t grain;
    const std::function<void(std::size_t, std::size_t)> *body;
    const Job *parent; // whose body made the call; it waits for this one
    std::atomic<std::size_t> next{0};
    unsigned working = 0; // helpers; under the pool's lock
    std::mutex mutex;
    std::exception_ptr thrown; // the first

    void work();
    bool isWithin(const Job &other) const
    {
        const Job *job = this;
        while (job && job != &other)
            job = job->parent;
        return job != nullptr;
    }
};

thread_local const Job *current = nullptr; // whose body this thread runs

void Job::work()
{
    const Job *const outer = std::exchange(current, this);
    for (;;) {
        const std::size_t begin = next.fetch_add(grain, std::memory_order_relaxed);
        if (begin >= count)
            break;
        try {
            (*body)(begin, std::min(begin + grain, count));
        } catch (...) {
            next = count; // nobody begins another block
            const std::scoped_lock lock(mutex);
            if (!thrown)
                thrown = std::current_exception();
        }
    }
    current = outer;
}

class Pool
{
public:
    Pool() { grow(hardwareThreads() - 1); }

    void post(const std::shared_ptr<Job> &job, unsigned helpers)
    {
        {
            const std::scoped_lock lock(m_mutex);
            grow(helpers); // more threads than cores were asked for: tests of independence do
            for (unsigned i = 0; i < helpers; ++i)
                m_queue.push_back(job);
        }
        m_wake.notify_all();
    }

    // Waits for the helpers of a job whose blocks are all taken, and meanwhile helps the calls that their bodies make.
    void finish(const std::shared_ptr<Job> &job)
    {
        std::unique_lock lock(m_mutex);
        std::erase(m_queue, job); // nobody needs to begin any more
        const auto nested = [&] {
            return std::find_if(m_queue.begin(), m_queue.end(), [&](const auto &each) { return each->isWithin(*job); });
        };
        while (job->working > 0) {
            if (const auto at = nested(); at != m_queue.end())
                help(at, lock);
            else
                m_wake.wait(lock);
        }
    }

private:
    void grow(unsigned threads)
    {
        while (m_threads.size() < threads)
            m_threads.emplace_back([this](const std::stop_token &stop) { run(stop); });
    }
    void help(std::deque<std::shared_ptr<Job>>::iterator at, std::unique_lock<std::mutex> &lock)
    {
        const std::shared_ptr<Job> job = *at;
        m_queue.erase(at);
        ++job->working;
        lock.unlock();
        job->work();
        lock.lock();
        --job->working;
        m_wake.notify_all();
    }
    void run(const std::stop_token &stop)
    {
        std::unique_lock lock(m_mutex);
        while (m_wake.wait(lock, stop, [this] { return !m_queue.empty(); }))
            help(m_queue.begin(), lock);
    }

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<std::shared_ptr<Job>> m_queue;
    std::vector<std::jthread> m_threads; // last: stopped and joined before the queue goes
};

} // namespace

unsigned hardwareThreads()
{
    static const unsigned threads = std::max(1U, std::thread::hardware_concurrency()); // glibc asks a file each time
    return threads;
}

void parallelFor(
    std::size_t count, std::size_t grain, const std::function<void(std::size_t, std::size_t)> &body, unsigned threads)
{
    if (count == 0)
        return;
    grain = std::max<std::size_t>(1, grain);
    const std::size_t blocks = (count - 1) / grain + 1;
    const unsigned wanted = threads == 0 ? hardwareThreads() : threads;
    const auto workers = static_cast<unsigned>(std::min<std::size_t>(wanted, blocks));
    if (workers <= 1) {
        for (std::size_t begin = 0; begin < count; begin += grain)
            body(begin, std::min(begin + grain, count));
        return;
    }
    static Pool pool;
    const auto job = std::make_shared<Job>();
    job->count = count;
    job->grain = grain;
    job->body = &body;
    job->parent = current;
    pool.post(job, workers - 1);
    job->work();
    pool.finish(job);
    if (job->thrown)
        std::rethrow_exception(job->thrown);
}

} // namespace wattfare
