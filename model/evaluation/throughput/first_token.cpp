// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/throughput/first_token.h"

#include "model/economics/llm.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

// More slots wait less still: fewer of them at the same load stand for a larger fleet, and say no less than it waits.
constexpr double kMostSlots = 4096;

} // namespace

Outcome<FirstTokenInstance> firstTokenInstance(const LlmServing &llm, const ThroughputPlan &plan, double perSecond)
{
    // Devices that the groups leave over have no slots of their own: their share is spread over the others.
    if (const auto &s = plan.serving)
        return FirstTokenInstance{
            s->terms.batch * s->terms.groups, s->ttftSeconds(), s->tokensPerSecond() / llm.outputTokens};
    const auto &point = plan.point;
    if (!point)
        return failure(Status::noData, "batch");
    if (!point->ttftMs)
        return failure(Status::noData, "ttft_p50_ms");
    return FirstTokenInstance{
        point->concurrency * plan.acceleratorRatio, *point->ttftMs / 1000.0, perSecond / llm.outputTokens};
}

Outcome<std::uint64_t> instancesForFirstToken(const LlmServing &llm, const FirstTokenInstance &instance)
{
    if (!llm.ttftLimitMs)
        return 1;
    const double requests = llm.outputTokensPerHour / 3600.0 / llm.outputTokens, limit = *llm.ttftLimitMs / 1000.0;
    const LlmRequest request{llm.inputTokens, llm.outputTokens};
    const auto within = [&](std::uint64_t n) {
        const double slots = std::max(1.0, std::floor(instance.places * static_cast<double>(n) + 1e-9));
        const double share = std::min(1.0, kMostSlots / slots);
        LlmServingPoint fleet;
        fleet.batch = static_cast<std::uint64_t>(std::min(slots, kMostSlots));
        fleet.prefillSeconds = instance.firstTokenSeconds;
        fleet.requestsPerSecond = instance.requestsPerSecond * static_cast<double>(n) * share;
        const auto load = llmUnderLoad(fleet, request, requests * share, llm.serviceScv);
        return load && load->ttftSeconds <= limit;
    };
    if (instance.firstTokenSeconds > limit)
        return failure(Status::unreachable, "llm.ttft_limit_ms", *llm.ttftLimitMs);
    constexpr std::uint64_t most = 1'000'000'000;
    std::uint64_t low = 1, high = 1;
    while (!within(high)) { // doubling, then bisection: the wait falls as instances are added
        if (high > most / 2)
            return failure(Status::unreachable, "llm.ttft_limit_ms", *llm.ttftLimitMs);
        low = high + 1;
        high *= 2;
    }
    while (low < high) {
        const std::uint64_t middle = low + (high - low) / 2;
        if (within(middle))
            high = middle;
        else
            low = middle + 1;
    }
    return high;
}

} // namespace wattfare
