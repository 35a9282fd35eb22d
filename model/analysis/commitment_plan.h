// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/economics/traffic.h"
#include "model/evaluation/results.h"

// What committing would bring for one type in one region: every commitment on offer with its break-even and payback,
// and for a fleet how many instances to commit to below the traffic of a day (simulation 2.1 and 10).
namespace wattfare {

struct CommitmentOffer {
    PurchaseOption option;
    double usdPerHour = 0; // effective, an instance-hour
    std::optional<double> upfrontUsd,
        monthlyUsd; // of one instance; missing where the source gives the effective rate alone
    Date date{};
    bool stale = false;
    double breakEvenUtilisation = 0; // hours used per hour committed from which it is cheaper; above 1: never
    double discount = 0; // off on-demand
    std::optional<double> paybackMonths; // until the upfront part is earned back, one instance always in use
    Message paybackMissing; // why there is none
    std::optional<DayPlan> day; // of a fleet: committed base, on-demand peak
};

struct CommitmentPlan {
    double onDemandUsd = 0; // an instance-hour
    Date onDemandDate{};
    std::optional<std::array<double, 24>> traffic; // of a fleet: share of the peak by hour, all 1 where none is given
    std::optional<DayPlan> onDemandDay; // the same day without any commitment
    std::vector<CommitmentOffer> offers; // least cost of the day first; of a run: least rate first
    std::optional<std::size_t> best; // an offer that is not stale and saves; none: stay on demand
};

// The fleet is sized hour by hour as the evaluation sizes it. noAnswer with the reason where the type has no on-demand
// price in the region, no fleet serves the demand, or a run has no commitment on offer; a fleet without one keeps its
// day.
Result<CommitmentPlan> planCommitments(const Results &results, std::size_t row);

// The ids of what the scenario buys, ", " between them, where a plan of on-demand and commitments is none of it: the
// plan is then told as an alternative. nullopt where the scenario buys one of the two.
std::optional<std::string> boughtInstead(const Scenario &scenario);

} // namespace wattfare
