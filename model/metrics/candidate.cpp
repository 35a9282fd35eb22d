// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/metrics/candidate.h"

#include <array>

namespace wattfare {

namespace {

constexpr std::array<std::string_view, 10> kStatusIds{"ok", "no_price", "no_throughput", "latency_unknown",
    "latency_missed", "does_not_fit", "no_capacity", "unreachable", "unstable", "out_of_range"};
constexpr std::array<std::string_view, 8> kRuleIds{
    "none", "exact_type", "same_accelerator", "other_node_count", "roofline", "peak", "pinned", "own"};

} // namespace

std::string_view rowStatusId(RowStatus status) { return kStatusIds[static_cast<std::size_t>(status)]; }
std::string_view throughputRuleId(ThroughputRule rule) { return kRuleIds[static_cast<std::size_t>(rule)]; }

} // namespace wattfare
