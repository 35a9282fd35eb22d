// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/purchase.h"

#include "model/economics/checks.h"

#include <algorithm>
#include <numeric>

namespace wattfare {

namespace {

std::optional<Failure> badUsage(std::span<const UsageShare> usage)
{
    double sum = 0.0;
    for (const UsageShare &u : usage) {
        if (!(u.probability >= 0.0 && u.probability <= 1.0))
            return outOfRange("probability", u.probability).value();
        sum += u.probability;
    }
    if (!(std::abs(sum - 1.0) <= 1e-6))
        return outOfRange("probability", sum).value();
    return std::nullopt;
}

} // namespace

Outcome<double> effectiveCommitmentRate(double upfrontUsd, double hourlyUsd, double termYears)
{
    if (const auto bad = firstNegative({{"upfront_usd", upfrontUsd}, {"hourly_usd", hourlyUsd}}))
        return tl::unexpected(*bad);
    if (!isPositive(termYears))
        return outOfRange("term_years", termYears);
    return finiteOr(commitmentUsdPerHour(upfrontUsd, hourlyUsd, termYears), "upfront_usd");
}

Outcome<CommitmentValue> commitmentValue(double committedUsd, double onDemandUsd)
{
    if (const auto bad = firstNegative({{"committed_usd_per_hour", committedUsd}}))
        return tl::unexpected(*bad);
    if (!isPositive(onDemandUsd))
        return outOfRange("on_demand_usd_per_hour", onDemandUsd);
    const Outcome<double> ratio = finiteOr(breakEvenUtilisation(committedUsd, onDemandUsd), "on_demand_usd_per_hour");
    if (!ratio)
        return tl::unexpected(ratio.error());
    return CommitmentValue{*ratio, 1.0 - *ratio};
}

Outcome<double> commitmentCost(
    std::span<const UsageShare> usage, double onDemandUsd, double committedUsd, std::uint64_t committed)
{
    if (const auto bad
        = firstNegative({{"on_demand_usd_per_hour", onDemandUsd}, {"committed_usd_per_hour", committedUsd}}))
        return tl::unexpected(*bad);
    if (const auto bad = badUsage(usage))
        return tl::unexpected(*bad);
    double overflow = 0.0;
    for (const UsageShare &u : usage)
        if (u.instances > committed)
            overflow += u.probability * static_cast<double>(u.instances - committed);
    return finiteOr(static_cast<double>(committed) * committedUsd + onDemandUsd * overflow, "on_demand_usd_per_hour");
}

Outcome<CommitmentSize> bestCommitment(std::span<const UsageShare> usage, double onDemandUsd, double committedUsd)
{
    const Outcome<CommitmentValue> value = commitmentValue(committedUsd, onDemandUsd);
    if (!value)
        return tl::unexpected(value.error());
    if (const auto bad = badUsage(usage))
        return tl::unexpected(*bad);
    // P(U >= k) falls only just above a usage that occurs: the best k is one of these, or 0.
    std::vector<UsageShare> sorted(usage.begin(), usage.end());
    std::sort(sorted.begin(), sorted.end(),
        [](const UsageShare &a, const UsageShare &b) { return a.instances > b.instances; });
    CommitmentSize size;
    double tail = 0.0;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        tail += sorted[i].probability;
        const bool last = i + 1 == sorted.size() || sorted[i + 1].instances != sorted[i].instances;
        if (last && tail > value->breakEvenUtilisation) {
            size.committed = sorted[i].instances;
            break;
        }
    }
    const std::uint64_t most = sorted.empty() ? 0 : sorted.front().instances;
    const Outcome<double> best = commitmentCost(usage, onDemandUsd, committedUsd, size.committed);
    const Outcome<double> none = commitmentCost(usage, onDemandUsd, committedUsd, 0);
    const Outcome<double> all = commitmentCost(usage, onDemandUsd, committedUsd, most);
    for (const Outcome<double> *cost : {&best, &none, &all})
        if (!*cost)
            return tl::unexpected(cost->error());
    size.usdPerHour = *best;
    size.withoutUsdPerHour = *none;
    size.allUsdPerHour = *all;
    return size;
}

Outcome<PlanHour> savingsPlanHour(double commitmentUsdPerHour, std::span<const PlanUsage> usage)
{
    if (const auto bad = firstNegative({{"commitment_usd_per_hour", commitmentUsdPerHour}}))
        return tl::unexpected(*bad);
    for (const PlanUsage &u : usage) {
        if (const auto bad = firstNegative({{"instance_hours", u.instanceHours}, {"plan_usd_per_hour", u.planUsd}}))
            return tl::unexpected(*bad);
        if (!isPositive(u.onDemandUsd))
            return outOfRange("on_demand_usd_per_hour", u.onDemandUsd);
    }
    std::vector<std::size_t> order(usage.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return usage[a].planUsd / usage[a].onDemandUsd < usage[b].planUsd / usage[b].onDemandUsd;
    });
    PlanHour hour;
    double left = commitmentUsdPerHour;
    for (const std::size_t i : order) {
        const PlanUsage &u = usage[i];
        const double wanted = u.instanceHours * u.planUsd;
        const double covered = std::min(left, wanted);
        left -= covered;
        // A free plan rate covers everything.
        const double share = wanted > 0.0 ? covered / wanted : 1.0;
        hour.usedUsd += covered;
        hour.onDemandUsd += (1.0 - share) * u.instanceHours * u.onDemandUsd;
    }
    hour.lostUsd = left;
    hour.usd = commitmentUsdPerHour + hour.onDemandUsd;
    if (!std::isfinite(hour.usd) || !std::isfinite(hour.usedUsd) || !std::isfinite(hour.lostUsd))
        return outOfRange("instance_hours", hour.usd);
    return hour;
}

Outcome<double> paybackMonths(double upfrontUsd, double monthlyUsd, double onDemandMonthlyUsd, double monthlyRate)
{
    if (const auto bad = firstNegative({{"upfront_usd", upfrontUsd}, {"monthly_usd", monthlyUsd},
            {"on_demand_monthly_usd", onDemandMonthlyUsd}, {"monthly_rate", monthlyRate}}))
        return tl::unexpected(*bad);
    const double saving = onDemandMonthlyUsd - monthlyUsd;
    if (!(saving > 0.0))
        return failure(Status::unreachable, "monthly_saving_usd", saving);
    if (monthlyRate <= 0.0)
        return finiteOr(upfrontUsd / saving, "upfront_usd");
    const double burden = upfrontUsd * monthlyRate / saving;
    if (!(burden < 1.0)) // interest alone eats the saving
        return failure(Status::unreachable, "monthly_saving_usd", saving);
    return finiteOr(-std::log1p(-burden) / std::log1p(monthlyRate), "upfront_usd");
}

Outcome<SpotVerdict> spotAgainstOnDemand(
    double spotUsd, double onDemandUsd, double workHours, double billedHours, double wallHours, double valueOfHourUsd)
{
    if (const auto bad = firstNegative({{"spot_usd_per_hour", spotUsd}, {"value_of_hour_usd", valueOfHourUsd}}))
        return tl::unexpected(*bad);
    if (const auto bad = firstNotPositive({{"on_demand_usd_per_hour", onDemandUsd}, {"work_h", workHours},
            {"billed_h", billedHours}, {"wall_h", wallHours}}))
        return tl::unexpected(*bad);
    SpotVerdict v;
    const double delay = valueOfHourUsd * std::max(0.0, wallHours - workHours);
    v.spotUsd = spotUsd * billedHours + delay;
    v.onDemandUsd = onDemandUsd * workHours;
    // With no value of time the ratio is W / E[busy]; a value of time lowers what spot may cost.
    v.breakEvenPriceRatio = std::max(0.0, (v.onDemandUsd - delay) / (billedHours * onDemandUsd));
    v.spotWins = v.spotUsd < v.onDemandUsd;
    if (!std::isfinite(v.spotUsd) || !std::isfinite(v.onDemandUsd) || !std::isfinite(v.breakEvenPriceRatio))
        return outOfRange("billed_h", billedHours);
    return v;
}

Outcome<RatioVerdict> acceleratorAgainst(double priceA, double priceB, double throughputA, double throughputB)
{
    if (const auto bad = firstNotPositive({{"price_a", priceA}, {"price_b", priceB}}))
        return tl::unexpected(*bad);
    if (const auto bad = firstNegative({{"throughput_a", throughputA}, {"throughput_b", throughputB}}))
        return tl::unexpected(*bad);
    if (throughputA <= 0.0)
        return failure(Status::unreachable, "throughput_a", 0.0);
    if (throughputB <= 0.0)
        return failure(Status::unreachable, "throughput_b", 0.0);
    RatioVerdict v;
    v.priceRatio = priceA / priceB;
    v.throughputRatio = throughputA / throughputB;
    v.costRatio = v.priceRatio / v.throughputRatio;
    v.wins = v.priceRatio < v.throughputRatio;
    if (!std::isfinite(v.priceRatio) || !std::isfinite(v.throughputRatio) || !std::isfinite(v.costRatio))
        return outOfRange("price_a", priceA);
    return v;
}

Outcome<double> mixRate(const PurchaseMix &mix)
{
    if (const auto bad = firstNotShare({{"on_demand_share", mix.onDemandShare}, {"spot_share", mix.spotShare},
            {"commitment_share", mix.committedShare}}))
        return tl::unexpected(*bad);
    const double sum = mix.onDemandShare + mix.spotShare + mix.committedShare;
    if (!(std::abs(sum - 1.0) <= 1e-9))
        return outOfRange("purchase_mix", sum);
    if (const auto bad = firstNegative({{"on_demand_usd_per_hour", mix.onDemandUsd}, {"spot_usd_per_hour", mix.spotUsd},
            {"committed_usd_per_hour", mix.committedUsd}}))
        return tl::unexpected(*bad);
    return finiteOr(mixUsdPerHour(mix.onDemandShare, mix.onDemandUsd, mix.spotShare, mix.spotUsd, mix.committedShare,
                        mix.committedUsd),
        "purchase_mix");
}

} // namespace wattfare
