// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/results.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

// Everything that a row of Results shows, as one list of columns: the Explore table and its chooser, the SQL filter,
// `--columns`, `--order-by`, CSV, XLSX and JSON all read it, so that a name means the same everywhere.
namespace wattfare {

struct ResultColumn {
    const char *id; // snake_case, stable; unit in the name where it is not in `unit` alone
    Unit unit; // none for text and pure numbers
    ColumnGroup group;
    std::optional<Metric> metric; // where the column is a metric: it has ranges, a class, a reason and an explanation
    std::optional<double> (*number)(const Results &, std::size_t row); // null for a text column
    std::string_view (*text)(const Results &, std::size_t row); // null for a number column; "" is missing
    MetricShown shown; // in the default choice
    bool isNumber() const { return number != nullptr; }
    bool shownFor(const Scenario &scenario) const;
    bool ofSpotRisk() const { return shown == MetricShown::spotServices || shown == MetricShown::spotRuns; }
};

// Every metric of the table in model/metrics among them, at its place.
std::span<const ResultColumn> resultColumns();
const ResultColumn *findResultColumn(std::string_view id);

// Unit of a metric in results of this kind of work: the throughput of HPC is FLOP/s, of all others 1/s.
Unit metricUnit(Metric metric, WorkloadKind kind);
Unit columnUnit(const ResultColumn &column, WorkloadKind kind);

// The range of a figure: that of the metric, of the wait for a first token, of the chance to end in time (over the
// range of the throughput). nullopt where it has none, or no value.
bool canRange(const ResultColumn &column);
std::optional<Range> rangeOf(const ResultColumn &column, const Results &results, std::size_t row);

// Why a number column is missing in a row: the metric's reason, or "column.not_applicable" / "column.not_known".
Message missingReason(const ResultColumn &column, const Results &results, std::size_t row);

} // namespace wattfare
