// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/throughput/first_token.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

struct Server {
    LlmServingPoint point;
    double each = 1; // servers in an instance
};

Outcome<Server> rooflineServer(const RooflinePlan &r)
{
    const auto point = llmAtBatch(r.model, r.group, r.request, efficiencyOf(r), static_cast<std::uint64_t>(r.batch));
    if (!point)
        return tl::unexpected(point.error());
    return Server{*point, r.groups};
}

Outcome<Server> measuredServer(const LlmServing &llm, const Benchmark &b, double acceleratorRatio, double perSecond)
{
    const auto ttft = b.ttftP50Ms ? b.ttftP50Ms : b.ttftP99Ms;
    if (!ttft)
        return failure(Status::noData, "ttft_p50_ms", 0.0);
    if (!b.batchSize || !(*b.batchSize >= 1))
        return failure(Status::noData, "batch", b.batchSize.value_or(0.0));
    Server server;
    server.point.batch = static_cast<std::uint64_t>(std::max(1.0, std::floor(*b.batchSize * acceleratorRatio + 1e-9)));
    server.point.prefillSeconds = *ttft / 1000.0; // t_pre and t_dec of the first token together
    server.point.requestsPerSecond = perSecond / llm.outputTokens;
    return server;
}

} // namespace

Outcome<std::uint64_t> instancesForFirstToken(const Scenario &scenario, const Snapshot &snapshot,
    const ThroughputPlan &plan, double perSecond, std::uint64_t atLeast)
{
    const LlmServing &llm = scenario.llm;
    if (!llm.ttftLimitMs)
        return atLeast;
    const auto server = plan.roofline
        ? rooflineServer(*plan.roofline)
        : measuredServer(llm, snapshot.benchmarks[plan.benchmark], plan.acceleratorRatio, perSecond);
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
