// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/throughput/first_token.h"

#include "model/economics/llm.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

struct Server {
    LlmServingPoint point;
    double each = 1; // servers in an instance
};

Outcome<Server> fittedServer(const LlmServing &llm, const ServingPlan &plan)
{
    Server server;
    server.point.batch = static_cast<std::uint64_t>(std::max(1.0, std::floor(plan.terms.batch + 1e-9)));
    server.point.prefillSeconds = plan.ttftSeconds();
    // Devices that the groups leave over are no servers of their own: their share is spread over the others.
    server.point.requestsPerSecond = plan.tokensPerSecond() / plan.terms.groups / llm.outputTokens;
    server.each = plan.terms.groups;
    return server;
}

Outcome<Server> measuredServer(
    const LlmServing &llm, const std::optional<OperatingPoint> &point, double acceleratorRatio, double perSecond)
{
    if (!point)
        return failure(Status::noData, "batch");
    if (!point->ttftMs)
        return failure(Status::noData, "ttft_p50_ms");
    Server server;
    server.point.batch
        = static_cast<std::uint64_t>(std::max(1.0, std::floor(point->concurrency * acceleratorRatio + 1e-9)));
    server.point.prefillSeconds = *point->ttftMs / 1000.0; // t_pre and t_dec of the first token together
    server.point.requestsPerSecond = perSecond / llm.outputTokens;
    return server;
}

} // namespace

Outcome<std::uint64_t> instancesForFirstToken(
    const Scenario &scenario, const ThroughputPlan &plan, double perSecond, std::uint64_t atLeast)
{
    const LlmServing &llm = scenario.llm;
    if (!llm.ttftLimitMs)
        return atLeast;
    const auto server = plan.serving ? fittedServer(llm, *plan.serving)
                                     : measuredServer(llm, plan.point, plan.acceleratorRatio, perSecond);
    if (!server)
        return tl::unexpected(server.error());
    const double requests = llm.outputTokensPerHour / 3600.0 / llm.outputTokens, limit = *llm.ttftLimitMs / 1000.0;
    const LlmRequest request{llm.inputTokens, llm.outputTokens};
    const auto within = [&](std::uint64_t n) {
        const auto load
            = llmUnderLoad(server->point, request, requests / (static_cast<double>(n) * server->each), llm.serviceScv);
        return load && load->ttftSeconds <= limit;
    };
    constexpr std::uint64_t most = 1'000'000'000;
    std::uint64_t low = std::max<std::uint64_t>(1, atLeast), high = low;
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
