// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/store/fact_tables.h"

// What no benchmark can be, whatever each of its fields may hold by itself. The build of the catalogue and the import
// of a person's own rows ask the same.
namespace wattfare {

// Of the accelerator and the model that the row names; what is unknown bars nothing.
struct BenchmarkGround {
    std::optional<double> memoryGib, memoryBandwidthGbs; // of one accelerator
    std::optional<double> parametersMillion, activeParametersMillion;
};

struct BenchmarkFault {
    std::string_view field; // of the table benchmark
    std::string found;
    Clause expected;
};

// The first contradiction of a row of the table benchmark, `values` in the order of its fields: a precision without a
// width, a percentile below its median, more tokens a second than the requests in flight can give by their time a token
// (Little's law, half as much again for the scatter of medians), weights beyond the memory, one sequence faster than
// its weights can be read. Rows of the status "outlier" are said to be wrong, and pass.
std::optional<BenchmarkFault> benchmarkFault(
    const FactTable &benchmark, std::span<const FieldValue> values, const BenchmarkGround &ground);

} // namespace wattfare
