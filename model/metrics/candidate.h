// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"

#include <array>
#include <cstdint>
#include <optional>
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
    outOfRange,
    blockEnds // a Capacity Block is over before the work is, or the work has no end
};
inline constexpr std::size_t kRowStatusCount = static_cast<std::size_t>(RowStatus::blockEnds) + 1;
std::string_view rowStatusId(RowStatus status);

// Where a row's throughput comes from (rule 2).
enum class ThroughputRule : std::uint8_t {
    none,
    exactType,
    sameAccelerator,
    otherNodeCount,
    twin, // measured of a network of the same dimensions
    fittedServing, // method A (model/prediction)
    fittedInference, // method B
    timeToTrain, // minutes to a quality target, measured or by method C
    peak,
    pinned,
    own
};
inline constexpr std::size_t kThroughputRuleCount = static_cast<std::size_t>(ThroughputRule::own) + 1;
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

// What keeps a row that has an answer out of the headline, the ranking and the Pareto front (rule 3).
enum class Exclusion : std::uint8_t {
    notOffered, // the type is of an earlier generation or retired
    estimate, // estimates are switched off
    wideEstimate, // its 80 % factor is wider than the scenario allows
    priceAge, // the price is older than the scenario allows
    latencyUnknown,
    latencyMissed,
    deadline, // missed, or met with less than the required chance
    budget,
    count
};
inline constexpr std::size_t kExclusionCount = static_cast<std::size_t>(Exclusion::count);

struct ExclusionInfo {
    Exclusion exclusion;
    const char *id; // in exports; its words stand in views/words
    const char *parameter; // of the scenario: what draws this limit
    const char *admitting; // value of a switch that takes such rows in; nullptr: a limit that the person set
};
// A row for every exclusion, in the order of the enumeration.
const std::array<ExclusionInfo, kExclusionCount> &exclusions();
inline const ExclusionInfo &exclusionInfo(Exclusion e) { return exclusions()[static_cast<std::size_t>(e)]; }

class Exclusions
{
public:
    void add(Exclusion e, bool applies = true)
    {
        if (applies)
            m_bits = static_cast<std::uint16_t>(m_bits | bit(e));
    }
    bool has(Exclusion e) const { return (m_bits & bit(e)) != 0; }
    bool any() const { return m_bits != 0; }
    bool only(Exclusion e) const { return m_bits == bit(e); }

private:
    static std::uint16_t bit(Exclusion e) { return static_cast<std::uint16_t>(1U << static_cast<unsigned>(e)); }
    std::uint16_t m_bits = 0;
};

// Where a row stands in every table, chart and export: eligible rows first, those with an answer that a limit or a
// switch excludes after them, those without an answer last.
enum class Standing : std::uint8_t { eligible, excluded, noAnswer };

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

// What a request of a language model waits for, in ms: medians, the first token with what holds 80 % where it is
// predicted.
struct RequestWait {
    std::optional<double> ttftMs, ttftLowMs, ttftHighMs, tpotMs;
};

} // namespace wattfare
