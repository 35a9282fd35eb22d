// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/random/monte_carlo.h"

namespace wattfare::test {

inline RunOptions runs(std::uint64_t n, unsigned threads = 2)
{
    RunOptions o;
    o.n = n;
    o.threads = threads;
    return o;
}

} // namespace wattfare::test
