// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/results.h"

// Memory of results that are gone, kept for the next ones: a slider evaluates the same table again and again, and to be
// given 34 MB by the system anew costs more than to fill them.
namespace wattfare {

struct ResultStorage {
    std::vector<Candidate> candidates;
    RawVector<RowStatus> status;
    std::vector<Column<double>> values;
    RawVector<FigureClass> throughputClass;
    RawVector<ThroughputRule> rule;
    RawVector<BenchmarkIndex> benchmark;
    RawVector<std::int32_t> priceDate;
    RawVector<HiddenFlags> hidden;
    RawVector<std::uint16_t> missing;

    std::size_t bytes() const; // by capacity
};

// One is kept, of at most kMostKept bytes; the others are freed. From any thread.
inline constexpr std::size_t kMostKept = 64U << 20U;
void keepStorage(ResultStorage &&storage);
ResultStorage takeStorage(); // contents undefined; empty where none is kept

} // namespace wattfare
