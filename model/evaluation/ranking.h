// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/results.h"

// The one order of candidates: answer, ranking, charts, table, command line and CSV agree on who is first.
namespace wattfare {

// Whether row a stands before row b where both have the same value of what they are ranked by: the cheaper, then the
// cleaner, then the faster, then the catalogue's order. A total order; a missing figure stands behind every other.
bool tieBefore(const Results &results, std::size_t a, std::size_t b);

// Whether row a stands before row b by the metric: eligible rows before excluded ones before those without an answer;
// within each the better first, tieBefore() among equals, rows without a value last.
bool ranksBefore(const Results &results, Metric metric, std::size_t a, std::size_t b);

// Rows with a value of the metric in that order; of those that qualify alone unless asked otherwise.
std::vector<std::size_t> rankedRows(const Results &results, Metric metric, std::size_t limit, bool eligibleOnly = true);

} // namespace wattfare
