// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/support/catch.h"

#include <chrono>
#include <csignal>
#include <cstdint>
#include <functional>
#include <random>
#include <sys/wait.h>
#include <unistd.h>

namespace wattfare::test {

// Runs `work` in a process of its own; its exit code, or -1 where it ended in another way.
inline int inChild(const std::function<int()> &work)
{
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0)
        _exit(work());
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

// Runs `work` in a process of its own and kills it at a random moment of the time that it takes; the first run lives.
// Whether it died of that.
class Killer
{
public:
    explicit Killer(unsigned seed)
        : m_random(seed)
    {
    }
    bool operator()(const std::function<int()> &work)
    {
        const auto begin = std::chrono::steady_clock::now();
        const pid_t child = fork();
        REQUIRE(child >= 0);
        if (child == 0)
            _exit(work());
        if (m_usual > 0) {
            usleep(static_cast<useconds_t>(m_random() % static_cast<unsigned>(m_usual)));
            kill(child, SIGKILL);
        }
        int status = 0;
        waitpid(child, &status, 0);
        if (!WIFSIGNALED(status))
            m_usual = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - begin)
                          .count();
        return WIFSIGNALED(status);
    }

private:
    std::int64_t m_usual = 0; // microseconds, of the last run that was not killed
    std::mt19937 m_random;
};

} // namespace wattfare::test
