// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/traffic.h"

#include "model/economics/checks.h"

#include <algorithm>
#include <vector>

namespace wattfare {

Outcome<DayPlan> planHours(
    const std::array<std::uint64_t, 24> &instances, const std::array<double, 24> &demand, const DayPrices &prices)
{
    if (const auto bad = firstNotPositive({{"on_demand_usd_per_hour", prices.onDemandUsd}}))
        return tl::unexpected(*bad);
    if (prices.hasCommitment)
        if (const auto bad = firstNegative({{"committed_usd_per_hour", prices.committedUsd}}))
            return tl::unexpected(*bad);

    DayPlan plan;
    plan.instances = instances;
    std::vector<UsageShare> usage;
    usage.reserve(instances.size());
    for (std::size_t hour = 0; hour < instances.size(); ++hour) {
        if (!(demand[hour] >= 0.0))
            return outOfRange("demand_per_hour", demand[hour]);
        plan.peakInstances = std::max(plan.peakInstances, instances[hour]);
        plan.instanceHours += static_cast<double>(instances[hour]);
        plan.inferences += demand[hour];
        usage.push_back({instances[hour], 1.0 / 24.0});
    }
    if (prices.hasCommitment) {
        const Outcome<CommitmentSize> best = bestCommitment(usage, prices.onDemandUsd, prices.committedUsd);
        if (!best)
            return tl::unexpected(best.error());
        plan.committed = best->committed;
    }
    for (const std::uint64_t n : plan.instances) {
        plan.onDemandHours += static_cast<double>(n - std::min(n, plan.committed));
        plan.idleCommittedHours += static_cast<double>(plan.committed - std::min(n, plan.committed));
    }
    plan.usdFixed = 24.0 * static_cast<double>(plan.peakInstances) * prices.onDemandUsd;
    plan.usdScaled = plan.instanceHours * prices.onDemandUsd;
    const double base = prices.hasCommitment ? 24.0 * static_cast<double>(plan.committed) * prices.committedUsd : 0.0;
    plan.usd = base + plan.onDemandHours * prices.onDemandUsd;
    for (const double v : {plan.usdFixed, plan.usdScaled, plan.usd, plan.inferences})
        if (!std::isfinite(v))
            return outOfRange("on_demand_usd_per_hour", prices.onDemandUsd);
    if (plan.inferences > 0.0) {
        const Outcome<double> perMillion = finiteOr(usdPerMillion(plan.usd, plan.inferences), "demand_per_hour");
        if (!perMillion)
            return tl::unexpected(perMillion.error());
        plan.usdPerMillion = *perMillion;
    }
    return plan;
}

} // namespace wattfare
