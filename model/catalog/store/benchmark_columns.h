// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Internal to model/catalog: the table benchmark once more, a blob a column. Tens of thousands of rows of more than
// forty cells take SQLite three times as long as all else a start reads; from the blobs they take a few milliseconds.
#include "model/catalog/snapshot.h"
#include "model/catalog/store/sqlite_rows.h"

#include <array>
#include <utility>
#include <vector>

namespace wattfare {

// Columns that a record holds as they are.
inline constexpr std::array<std::pair<std::string_view, SharedText Benchmark::*>, 17> kBenchmarkTexts{
    {{"model_as_published", &Benchmark::modelAsPublished}, {"scenario", &Benchmark::scenario},
        {"accelerator_as_published", &Benchmark::acceleratorAsPublished}, {"host_cpu", &Benchmark::hostCpu},
        {"precision", &Benchmark::precision}, {"parallelism", &Benchmark::parallelism},
        {"software", &Benchmark::software}, {"framework", &Benchmark::framework},
        {"software_version", &Benchmark::softwareVersion}, {"submitter", &Benchmark::submitter},
        {"image_size", &Benchmark::imageSize}, {"throughput_unit", &Benchmark::unit},
        {"throughput_basis", &Benchmark::basis}, {"power_basis", &Benchmark::powerBasis}, {"date", &Benchmark::date},
        {"status", &Benchmark::status}, {"note", &Benchmark::notes}}};
inline constexpr std::array<std::pair<std::string_view, std::optional<double> Benchmark::*>, 16> kBenchmarkReals{
    {{"batch_size", &Benchmark::batchSize}, {"concurrency", &Benchmark::concurrency},
        {"sequence_length", &Benchmark::sequenceLength}, {"input_tokens", &Benchmark::inputTokens},
        {"output_tokens", &Benchmark::outputTokens}, {"throughput", &Benchmark::throughput},
        {"time_to_train_min", &Benchmark::timeToTrainMin}, {"latency_p50_ms", &Benchmark::latencyP50Ms},
        {"latency_p99_ms", &Benchmark::latencyP99Ms}, {"ttft_p50_ms", &Benchmark::ttftP50Ms},
        {"ttft_p99_ms", &Benchmark::ttftP99Ms}, {"tpot_p50_ms", &Benchmark::tpotP50Ms},
        {"tpot_p99_ms", &Benchmark::tpotP99Ms}, {"measured_power_w", &Benchmark::measuredPowerW},
        {"cpu_cores_total", &Benchmark::cpuCores}, {"tensor_parallel", &Benchmark::tensorParallel}}};

// Columns that came with version 4 of the catalogue and 5 of the overlay; in files of before they are unknown.
inline constexpr std::array<std::string_view, 3> kBenchmarkPoints{"concurrency", "tensor_parallel", "software"};

using BenchmarkColumn = std::pair<std::string, std::string>; // name and bytes

// Made from the rows of the database, in the order of their ids. Throws SQLite::Exception.
std::vector<BenchmarkColumn> benchmarkColumns(SQLite::Database &db);

// As the database keeps them; none where a row was changed since the build, or by a version that kept none. Throws
// SQLite::Exception.
std::vector<BenchmarkColumn> readBenchmarkColumns(SQLite::Database &db);

// The rows from `columns`, in the same order. The references are looked up through `s`, whose dimensions are indexed;
// a row whose model is none of them is left out. Throws ImpossibleValue for bytes that no build wrote.
std::vector<Benchmark> benchmarksOfColumns(const std::vector<BenchmarkColumn> &columns, const Snapshot &s);

// What no row may hold, from wherever it is read: throws ImpossibleValue.
void requirePossible(const Benchmark &benchmark);

} // namespace wattfare
