// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/sensitivity.h"
#include "model/calc/calc_internal.h"
#include "model/economics/checks.h"
#include "model/economics/purchase.h"
#include "model/placement/placement.h"

#include <cmath>

namespace wattfare::calc {

// Purchase, packing and uncertainty: simulation 8, 10 and 12.
std::vector<Entry> purchaseFormulas()
{
    const CalcParameter onDemand = number("on_demand_usd_per_hour", "USD/h"),
                        committed = number("committed_usd_per_hour", "USD/h");
    return {
        {"savings_plan", "simulation 10", {committed, onDemand}, {{"break_even_utilisation", ""}, {"discount", ""}},
            +[](Arguments a) -> Values {
                return many(commitmentValue(a[0].number, a[1].number), [](const CommitmentValue &v) {
                    return Row{v.breakEvenUtilisation, v.discount};
                });
            }},
        {"commitment_rate", "simulation 10",
            {number("upfront_usd", "USD"), number("hourly_usd", "USD/h", 0.0), number("term_years", "a", 1.0)},
            {{"effective_usd_per_hour", "USD/h"}},
            +[](Arguments a) -> Values { return one(effectiveCommitmentRate(a[0].number, a[1].number, a[2].number)); }},
        {"commitment_size", "simulation 10", {pairs("usage", "instances:probability"), onDemand, committed},
            {{"committed", ""}, {"usd_per_hour", "USD/h"}, {"usd_per_hour_without", "USD/h"},
                {"usd_per_hour_all", "USD/h"}},
            +[](Arguments a) -> Values {
                std::vector<UsageShare> usage;
                for (const auto &[instances, probability] : a[0].pairs) {
                    if (!(instances >= 0 && instances <= 1e9 && instances == std::floor(instances)))
                        return outOfRange("usage", instances);
                    usage.push_back({static_cast<std::uint64_t>(instances), probability});
                }
                return many(bestCommitment(usage, a[1].number, a[2].number), [](const CommitmentSize &s) {
                    return Row{real(s.committed), s.usdPerHour, s.withoutUsdPerHour, s.allUsdPerHour};
                });
            }},
        {"savings_plan_hour", "simulation 10",
            {number("commitment_usd_per_hour", "USD/h"), number("instance_hours", "h"),
                number("plan_usd_per_hour", "USD/h"), onDemand},
            {{"usd", "USD"}, {"used_usd", "USD"}, {"lost_usd", "USD"}, {"on_demand_usd", "USD"}},
            +[](Arguments a) -> Values {
                const PlanUsage usage{a[1].number, a[3].number, a[2].number};
                return many(savingsPlanHour(a[0].number, std::span(&usage, 1)), [](const PlanHour &h) {
                    return Row{h.usd, h.usedUsd, h.lostUsd, h.onDemandUsd};
                });
            }},
        {"payback", "simulation 10",
            {number("upfront_usd", "USD"), number("monthly_usd", "USD"), number("on_demand_monthly_usd", "USD"),
                number("yearly_rate_pct", "%", 0.0)},
            {{"months", "month"}},
            +[](Arguments a) -> Values {
                return one(paybackMonths(a[0].number, a[1].number, a[2].number, a[3].number / 1200.0));
            }},
        {"spot_or_on_demand", "simulation 10",
            {number("spot_usd_per_hour", "USD/h"), onDemand, number("work_h", "h"), number("billed_h", "h"),
                number("wall_h", "h"), number("value_of_hour_usd", "USD/h", 0.0)},
            {{"spot_usd", "USD"}, {"on_demand_usd", "USD"}, {"break_even_price_ratio", ""}, {"spot_wins", ""}},
            +[](Arguments a) -> Values {
                return many(
                    spotAgainstOnDemand(a[0].number, a[1].number, a[2].number, a[3].number, a[4].number, a[5].number),
                    [](const SpotVerdict &v) {
                        return Row{v.spotUsd, v.onDemandUsd, v.breakEvenPriceRatio, v.spotWins ? 1.0 : 0.0};
                    });
            }},
        {"accelerator_ratio", "simulation 10",
            {number("price_a", "USD/h"), number("price_b", "USD/h"), number("throughput_a", "1/s"),
                number("throughput_b", "1/s")},
            {{"price_ratio", ""}, {"throughput_ratio", ""}, {"cost_ratio", ""}, {"a_wins", ""}},
            +[](Arguments a) -> Values {
                return many(
                    acceleratorAgainst(a[0].number, a[1].number, a[2].number, a[3].number), [](const RatioVerdict &v) {
                        return Row{v.priceRatio, v.throughputRatio, v.costRatio, v.wins ? 1.0 : 0.0};
                    });
            }},
        {"mix_rate", "simulation 10",
            {number("on_demand_share"), onDemand, number("spot_share"), number("spot_usd_per_hour", "USD/h", 0.0),
                number("commitment_share"), number("committed_usd_per_hour", "USD/h", 0.0)},
            {{"usd_per_hour", "USD/h"}, {"usd_per_month", "USD"}, {"usd_per_year", "USD"}},
            +[](Arguments a) -> Values {
                return many(mixRate({a[0].number, a[2].number, a[4].number, a[1].number, a[3].number, a[5].number}),
                    [](double rate) {
                        return Row{rate, usdPerMonth(rate), usdPerYear(rate)};
                    });
            }},
        {"packing_bounds", "simulation 8", {pairs("sizes", "size:count"), number("capacity")}, {{"l1", ""}, {"l2", ""}},
            +[](Arguments a) -> Values {
                const double capacity = a[1].number;
                if (const auto bad = firstNotPositive({{"capacity", capacity}}))
                    return tl::unexpected(*bad);
                std::vector<double> sizes;
                for (const auto &[size, copies] : a[0].pairs) {
                    if (!(size > 0.0 && size <= capacity))
                        return outOfRange("sizes", size);
                    if (!(copies >= 0 && copies <= 10'000 && copies == std::floor(copies)))
                        return outOfRange("sizes", copies);
                    sizes.insert(sizes.end(), static_cast<std::size_t>(copies), size);
                }
                if (sizes.size() > 10'000)
                    return outOfRange("sizes", static_cast<double>(sizes.size()));
                return Row{real(packingBoundL1(sizes, capacity)), real(packingBoundL2(sizes, capacity))};
            }},
        {"triangular", "energy 9", {number("low"), number("value"), number("high"), number("u", "", 0.5)},
            {{"quantile", ""}, {"mean", ""}, {"sd", ""}},
            +[](Arguments a) -> Values {
                const UncertainInput in{"value", a[0].number, a[1].number, a[2].number};
                if (const auto bad = badInput(std::span(&in, 1)))
                    return tl::unexpected(*bad);
                if (!(a[3].number > 0.0 && a[3].number < 1.0))
                    return outOfRange("u", a[3].number);
                return Row{inputQuantile(in, a[3].number), triangularMean(in.low, in.value, in.high),
                    triangularSd(in.low, in.value, in.high)};
            }},
    };
}

} // namespace wattfare::calc
