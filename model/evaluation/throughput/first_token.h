// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/throughput/throughput.h"
#include "model/support/outcome.h"

#include <cstdint>

// Instances that a limit on the first token asks for (simulation 9: TTFT = wait + t_pre + t_dec).
namespace wattfare {

// The fewest instances at which the mean first token comes within the scenario's limit: requests are Poisson and take
// the first free slot of the fleet, the wait is Allen-Cunneen's over all of its slots. An instance has as many as its
// device groups hold by the fitted formula, or as many as requests were in flight in the measurement; its first token
// stands for t_pre + t_dec. `perSecond`: output tokens of one instance. The plan is the formula's or a benchmark's.
// unreachable("llm.ttft_limit_ms") where no number of instances helps.
Outcome<std::uint64_t> instancesForFirstToken(const Scenario &scenario, const ThroughputPlan &plan, double perSecond);

} // namespace wattfare
