// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/economics/fleet.h"
#include "model/explain/number.h"
#include "model/support/outcome.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

// Purchase options (simulation 10). Prices in USD an instance-hour.
namespace wattfare {

// Effective hourly rate of a commitment: upfront spread over the term, plus the hourly part.
template <Number N>
N commitmentUsdPerHour(const N &upfrontUsd, const N &hourlyUsd, double termYears)
{
    return named(
        {"price_usd_per_hour", "p_c", "USD/h", "simulation 10"}, upfrontUsd / (kHoursPerYear * termYears) + hourlyUsd);
}

// Whole terms that a run of so many hours obliges to, at least one.
inline double owedTerms(double hours, double termHours) { return std::max(1.0, ceilGuarded(hours / termHours)); }

// Own rate: a discount off on-demand.
template <Number N>
N discountedUsdPerHour(const N &onDemandUsd, const N &discountPct)
{
    return named({"price_usd_per_hour", "p", "USD/h", "simulation 10"}, onDemandUsd * (1.0 - discountPct / 100.0));
}

// Price of an average instance-hour of a fleet bought in shares (sum 1).
template <Number N>
N mixUsdPerHour(double onDemandShare, const N &onDemandUsd, double spotShare, const N &spotUsd, double committedShare,
    const N &committedUsd)
{
    return named({"price_usd_per_hour", "p_mix", "USD/h", "simulation 10"},
        onDemandUsd * onDemandShare + spotUsd * spotShare + committedUsd * committedShare);
}

// Price of an hour of useful work on spot: price x billed hours per useful hour (E[busy] / W of simulation 5.1).
template <Number N>
N spotUsdPerUsefulHour(const N &spotUsd, const N &billedPerUsefulHour)
{
    return named({"price_usd_per_hour", "p_sp E[busy]/W", "USD/h", "simulation 10"}, spotUsd * billedPerUsefulHour);
}

// An EC2 Capacity Block is bought for 1 to 14 whole days or for 7, 14, ... 182 days, and its instances are ended half
// an hour before it is over (docs.aws.amazon.com/AWSEC2/latest/UserGuide/capacity-blocks-using.html).
inline constexpr double kBlockSingleDays = 14, kBlockStepDays = 7, kBlockMaxDays = 182, kBlockEndHours = 0.5;

// Whether one block can hold a run of so many hours.
inline bool blockHolds(double hours)
{
    return hours > 0 && hours + kBlockEndHours <= 24.0 * kBlockMaxDays * (1 + 1e-9);
}

// Hours of the shortest block that holds a run of so many hours; beyond the longest, whole steps of it.
template <Number N>
N blockHours(const N &hours)
{
    const double days = ceilGuarded((valueOf(hours) + kBlockEndHours) / 24.0);
    const double step = days <= kBlockSingleDays ? 1.0 : kBlockStepDays;
    return named({"block_hours", "H_b", "h", "simulation 10"},
        ceilGuarded((hours + kBlockEndHours) / (24.0 * step)) * (24.0 * step));
}

// u_be = p_c / p_od: hours used per hour committed above which the commitment is cheaper.
template <Number N>
N breakEvenUtilisation(const N &committedUsd, const N &onDemandUsd)
{
    return named({"break_even_utilisation", "u_be", "1", "simulation 10"}, committedUsd / onDemandUsd);
}

template <Number N>
N usdPerMonth(const N &usdPerHour)
{
    return named({"usd_per_month", "", "USD", "simulation 1"}, usdPerHour * (kHoursPerYear / 12.0));
}

template <Number N>
N usdPerYear(const N &usdPerHour)
{
    return named({"usd_per_year", "", "USD", "simulation 1"}, usdPerHour * kHoursPerYear);
}

// At a rate the user typed: units of the currency per USD. Display only; costs are compared in USD.
template <Number N>
N inCurrency(const N &usd, const N &unitsPerUsd)
{
    return usd * unitsPerUsd;
}

// ---- Checked functions
// ------------------------------------------------------------------------------------------------

// Effective hourly rate from what a price list states; termYears 1 or 3 (any positive is taken).
Outcome<double> effectiveCommitmentRate(double upfrontUsd, double hourlyUsd, double termYears);

struct CommitmentValue {
    double breakEvenUtilisation = 0; // may be above 1: never worth it
    double discount = 0; // 1 - p_c / p_od, negative where the commitment is dearer
};
Outcome<CommitmentValue> commitmentValue(double committedUsd, double onDemandUsd);

// Usage of identical instances: each count with its probability (sum 1 within 1e-6).
struct UsageShare {
    std::uint64_t instances = 0;
    double probability = 0;
};

struct CommitmentSize {
    std::uint64_t committed = 0; // k
    double usdPerHour = 0; // E[cost](k)
    double withoutUsdPerHour = 0; // E[cost](0)
    double allUsdPerHour = 0; // E[cost](largest usage)
};

// E[cost](k) = k p_c + p_od E[(U - k)+].
Outcome<double> commitmentCost(
    std::span<const UsageShare> usage, double onDemandUsd, double committedUsd, std::uint64_t committed);
// The largest k with P(U >= k) > p_c / p_od; 0 where no commitment pays.
Outcome<CommitmentSize> bestCommitment(std::span<const UsageShare> usage, double onDemandUsd, double committedUsd);

// A Savings Plan over several kinds of usage in one hour: the plan applies to the greatest discount first; spot is not
// part.
struct PlanUsage {
    double instanceHours = 0, onDemandUsd = 0, planUsd = 0;
};
struct PlanHour {
    double usd = 0; // commitment + on-demand overflow
    double usedUsd = 0, lostUsd = 0; // of the commitment
    double onDemandUsd = 0; // overflow
};
Outcome<PlanHour> savingsPlanHour(double commitmentUsdPerHour, std::span<const PlanUsage> usage);

// Months until an upfront payment is earned back against a dearer monthly bill. monthlyRate 0 is undiscounted.
// o <= m, or a discount under which it never pays, is unreachable("monthly_saving_usd").
Outcome<double> paybackMonths(
    double upfrontUsd, double monthlyUsd, double onDemandMonthlyUsd, double monthlyRate = 0.0);

struct SpotVerdict {
    double spotUsd = 0; // p_sp E[busy] + v (E[T] - W)
    double onDemandUsd = 0; // p_od W
    double breakEvenPriceRatio = 0; // spot wins below this p_sp / p_od
    bool spotWins = false;
};
// workHours W, billedHours E[busy], wallHours E[T], valueOfHourUsd v the worth of an hour of delay.
Outcome<SpotVerdict> spotAgainstOnDemand(double spotUsd, double onDemandUsd, double workHours, double billedHours,
    double wallHours, double valueOfHourUsd = 0.0);

struct RatioVerdict {
    double priceRatio = 0, throughputRatio = 0;
    double costRatio = 0; // cost per unit of a over that of b
    bool wins = false; // p_a / p_b < x_a / x_b
};
// Trainium or Inferentia (a) against a GPU (b); the same with watts for prices.
Outcome<RatioVerdict> acceleratorAgainst(double priceA, double priceB, double throughputA, double throughputB);

struct PurchaseMix {
    double onDemandShare = 1, spotShare = 0, committedShare = 0;
    double onDemandUsd = 0, spotUsd = 0, committedUsd = 0;
};
Outcome<double> mixRate(const PurchaseMix &mix);

} // namespace wattfare
