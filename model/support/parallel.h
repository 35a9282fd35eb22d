// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <functional>

namespace wattfare {

// Runs body(begin, end) over [0, count) in blocks of at most `grain`, on the calling thread and a shared pool of
// std::jthread. Blocks are disjoint and cover everything; their order is not fixed, so bodies must not depend on it.
// threads = 0 takes the hardware's number; 1 runs inline without the pool. Returns when all is done. Bodies must not
// throw. Calls within a body share the same threads: whoever is idle, or waits for the outer call, helps.
void parallelFor(std::size_t count, std::size_t grain, const std::function<void(std::size_t, std::size_t)> &body,
    unsigned threads = 0);

unsigned hardwareThreads();

} // namespace wattfare
