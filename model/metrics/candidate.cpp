// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/metrics/candidate.h"

#include <array>

namespace wattfare {

namespace {

constexpr std::array<std::string_view, kRowStatusCount> kStatusIds{"ok", "no_price", "no_throughput", "latency_unknown",
    "latency_missed", "does_not_fit", "no_capacity", "unreachable", "unstable", "out_of_range", "block_ends"};
constexpr std::array<std::string_view, kThroughputRuleCount> kRuleIds{"none", "exact_type", "same_accelerator",
    "other_node_count", "twin", "fitted_serving", "fitted_inference", "time_to_train", "peak", "pinned", "own"};

} // namespace

const std::array<ExclusionInfo, kExclusionCount> &exclusions()
{
    using E = Exclusion;
    static constexpr std::array<ExclusionInfo, kExclusionCount> rows{{
        {E::notOffered, "not_offered", "include_retired", "true"},
        {E::estimate, "estimate", "include_estimates", "true"},
        {E::wideEstimate, "wide_estimate", "max_estimate_factor", "100"},
        {E::priceAge, "price_age", "max_price_age_months", "null"},
        {E::latencyUnknown, "latency_unknown", "inference.latency_limit_ms", nullptr},
        {E::latencyMissed, "latency_missed", "inference.latency_limit_ms", nullptr},
        {E::deadline, "deadline", "training.deadline_h", nullptr},
        {E::budget, "budget", "budget_usd", nullptr},
    }};
    return rows;
}

std::string_view rowStatusId(RowStatus status) { return kStatusIds[static_cast<std::size_t>(status)]; }
std::string_view throughputRuleId(ThroughputRule rule) { return kRuleIds[static_cast<std::size_t>(rule)]; }

} // namespace wattfare
