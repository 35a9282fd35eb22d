// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/cli/commands.h"
#include "model/simulation/deadline/deadline.h"

#include <optional>
#include <string>
#include <vector>

// simulate deadline start_tick=N: the one trajectory that starts at a tick of the trace, a row a policy.
namespace wattfare::cli {

inline constexpr const char *kStartTick = "start_tick";

// Takes the argument out of the others: badInput with "sim.bad_value" for what is no tick.
Result<std::optional<std::uint64_t>> takeStartTick(std::vector<std::string> &arguments);
// The policies, or the one of the parameters without any. Seed and trajectory 0 matter to the policy that draws.
int simulateFromTick(const Context &context, const DeadlineParams &params, std::vector<DeadlinePolicy> policies,
    const std::string &trace, std::uint64_t startTick, std::uint64_t seed);

} // namespace wattfare::cli
