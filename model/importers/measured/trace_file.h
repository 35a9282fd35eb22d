// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/common/importer.h"
#include "model/simulation/market/trace.h"

#include <memory>

namespace wattfare {

// The traces of a file of spot availability, as they stand in it (1 is whatever the file means by it):
//   - runs: columns gap_seconds, start_tick, run_ticks, available (RFC 4180, any order);
//   - ticks: one column of 0, 1, 2, ... with or without a header, or a first column of UTC times and one column a zone.
// Runs that do not touch, missing values and unequal steps of time refuse the file. The gap of plain ticks is an
// option.
struct RawTrace {
    std::string label; // of the column; "" for a file of one trace
    std::optional<double> gapSeconds;
    std::string start; // "" if the file does not say
    std::vector<TraceRun> runs;
};
Result<std::vector<RawTrace>> readRawTraces(
    const std::filesystem::path &file, const ImportOptions &options = {}, const ProgressFn &progress = {});

// Options "one_means" (asked for), "gap_seconds" (asked for where the file lacks it), "instance_type", "zone".
Result<ParsedImport> parseAvailabilityTrace(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress);
Likeness recogniseAvailabilityTrace(const FileHead &head);

// One trace for a simulation, without the catalogue: "one_means" is "available" unless given, "gap_seconds" must be
// given for plain ticks, a file with several columns needs "zone" to name one. Errors as above.
Result<std::shared_ptr<const Trace>> readTraceFile(
    const std::filesystem::path &file, const ImportOptions &options = {});

} // namespace wattfare
