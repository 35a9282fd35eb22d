// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/throughput/throughput.h"
#include "model/support/outcome.h"

#include <compare>
#include <cstdint>

// Instances that a limit on the first token asks for (simulation 9: TTFT = wait + t_pre + t_dec).
namespace wattfare {

// One instance of a fleet: it has as many places as its device groups hold by the fitted formula, or as many as
// requests were in flight in the measurement; its first token stands for t_pre + t_dec.
struct FirstTokenInstance {
    double places = 1, firstTokenSeconds = 0, requestsPerSecond = 0;
    auto operator<=>(const FirstTokenInstance &) const = default;
};

// Of a plan that is the formula's or a benchmark's; noData where the benchmark tells too little. `perSecond`: output
// tokens of one instance.
Outcome<FirstTokenInstance> firstTokenInstance(const LlmServing &llm, const ThroughputPlan &plan, double perSecond);

// The fewest instances at which the mean first token comes within the scenario's limit: requests are Poisson and take
// the first free slot of the fleet, the wait is Allen-Cunneen's over all of its slots. 1 without a limit.
// unreachable("llm.ttft_limit_ms") where no number of instances helps.
Outcome<std::uint64_t> instancesForFirstToken(const LlmServing &llm, const FirstTokenInstance &instance);

} // namespace wattfare
