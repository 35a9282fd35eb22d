// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"

#include <cstdint>
#include <string_view>

// A row of an evaluation: what it is, and what can keep it from an answer.
namespace wattfare {

enum class RowStatus : std::uint8_t {
    ok,
    noPrice, // no observation at or before the as-of date
    noThroughput, // no eligible benchmark
    latencyUnknown, // shown, never best
    latencyMissed,
    doesNotFit, // memory
    noCapacity,
    unreachable,
    unstable,
    outOfRange
};
std::string_view rowStatusId(RowStatus status);

// Where a row's throughput comes from (rule 2).
enum class ThroughputRule : std::uint8_t {
    none,
    exactType,
    sameAccelerator,
    otherNodeCount,
    roofline,
    peak,
    pinned,
    own
};
std::string_view throughputRuleId(ThroughputRule rule);

struct Candidate {
    TypeIndex type = kNone;
    RegionIndex region = kNone;
    std::uint16_t option = 0; // index into Scenario::purchase
    friend bool operator==(const Candidate &, const Candidate &) = default;
};

struct Range {
    double low = 0, high = 0;
};

// Why a row that could be computed does not count for best and Pareto (rule 3).
struct HiddenFlags {
    bool estimate : 1 = false, stale : 1 = false, notOffered : 1 = false, latencyUnknown : 1 = false;
    bool any() const { return estimate || stale || notOffered || latencyUnknown; }
};

// Inputs that a row lacks; several may.
enum class Missing : std::uint16_t {
    price = 1, // no observation of the option at or before the as-of date
    band = 2, // spot: no interruption band, so no expected overhead
    throughput = 4,
    power = 8, // a wattage or the platform
    pue = 16,
    intensity = 32,
    embodied = 64,
    water = 128,
    demand = 256, // nothing is asked for: no cost per million
    market = 1024, // neither a market-based intensity nor a matched share
    marginal = 2048,
    size = 512 // throughput is known, but no finite fleet or run follows: unreachable, unstable, out of range
};

} // namespace wattfare
