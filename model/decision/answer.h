// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/decision/results.h"

// The answer that leads: best, Pareto front, what was hidden.
namespace wattfare {

struct Hidden { // counted and named (decisions.md 3)
    std::size_t estimates = 0, stale = 0, notOffered = 0, latencyUnknown = 0, noPrice = 0, noThroughput = 0;
};

struct Answer {
    std::optional<std::size_t> cheapest, cleanest, fastest; // rows
    std::optional<std::size_t> runnerUp;                    // of another family kind than the cheapest, for the comparison
    std::vector<std::size_t> front;                         // Pareto front over cost and operational CO2e, by cost
    std::vector<std::int64_t> dominatedBy;                  // by row: a dominating row, or -1
    std::vector<std::size_t> overlapping;                   // rows whose cost range overlaps the cheapest one's
    Hidden hidden;
    std::vector<Message> sentences;                         // the sentences of the answer, the first leads
};

Answer answer(const Results &results);

} // namespace wattfare
