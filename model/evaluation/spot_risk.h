// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/candidate_formulas.h"

#include <optional>
#include <vector>

// What interruptions may do to a candidate that is bought on spot, wholly or in part, by the closed forms (rule 18).
namespace wattfare {

struct SpotCase {
    double hazardPerHour = 0; // of one instance
    Status status = Status::ok; // unreachable: the run does not end in practice
    MetricValues<double>
        values; // of the candidate at this hazard; those that cost and time hang on are empty without ok
};

struct SpotRisk {
    // The lowest and highest interruption frequency that is likely now, and the one in between that the table takes: of
    // the published band or what such bands became (rule 7), widened by a rate that the scenario types.
    SpotCase low, middle, high;
    // The band that both ends come from, of its day. Aged: they are of what such bands became since.
    struct Band {
        double low = 0, high = 0; // chance within a month, as published; high 1: open
        Date day{};
        bool aged = false;
    };
    std::optional<Band> band;
    std::optional<SpotCase> recorded; // at the median of what was recorded on pools of the same accelerator
    std::size_t recordings = 0; // pools
    std::optional<double> deadlineChance; // at the middle; runs with a deadline
    // The same at the low and the high end of the throughput, where it has a range.
    std::optional<Range> deadlineChances;
};

// nullopt for a candidate without a share on spot, a price, or an interruption frequency.
std::optional<SpotRisk> spotRisk(const Results &results, std::size_t row);

// The chance of an interruption within a month, and of an aged band what was published and when.
Message interruptionChance(const SpotRisk &risk);

// The interruption frequency of recorded pools of the type's accelerator, each corrected for what happens between two
// samples; that of all pools where none is of it. nullopt without recordings.
struct RecordedHazard {
    double perHour = 0.0, low = 0.0, high = 0.0; // the median, the least and the greatest
    std::size_t pools = 0;
    bool ofOthers = false;
    friend bool operator==(const RecordedHazard &, const RecordedHazard &) = default;
};
std::optional<RecordedHazard> recordedHazard(const Snapshot &snapshot, TypeIndex type);

} // namespace wattfare
