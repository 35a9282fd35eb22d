// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/deadline/deadline.h"

namespace wattfare {

// The policies on the one trajectory that starts at a tick of the trace: runDeadline of each as a result of n = 1, so
// without intervals. Each is set against params.policy as comparePolicies() does; a bound that there is none of is left
// out (withoutBound). Statuses: those of runDeadline; cancelled where `cancelled` said so.
Outcome<std::vector<DeadlineResult>> policiesFromTick(const DeadlineParams &params,
    std::span<const DeadlinePolicy> policies, std::uint64_t startTick, std::uint64_t seed,
    const std::function<bool()> &cancelled = {});

} // namespace wattfare
