// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/state/job_pool.h"

#include <QObject>
#include <QSemaphore>

#include <memory>
#include <utility>
#include <vector>

namespace wattfare::test {

// Keeps threads of the pool of jobs: what is started meanwhile waits, however fast or slow the machine is.
class Held
{
public:
    Held(JobPool &jobs, int threads)
    {
        for (int i = 0; i < threads; ++i) {
            auto context = std::make_unique<QObject>();
            const auto wait = [ready = m_ready, go = m_go](const ProgressFn &) {
                ready->release();
                go->acquire();
            };
            jobs.start(context.get(), {{}, wait, {}, {}, {}, {}});
            m_contexts.push_back(std::move(context));
        }
        m_ready->acquire(threads);
    }
    ~Held() { release(); }
    void release()
    {
        if (!std::exchange(m_released, true))
            m_go->release(static_cast<int>(m_contexts.size()));
    }

private:
    std::shared_ptr<QSemaphore> m_ready = std::make_shared<QSemaphore>(), m_go = std::make_shared<QSemaphore>();
    bool m_released = false;
    std::vector<std::unique_ptr<QObject>> m_contexts;
};

} // namespace wattfare::test
