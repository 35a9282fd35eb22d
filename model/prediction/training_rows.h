// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/prediction/cpu_stream_fit.h"
#include "model/prediction/inference_fit.h"
#include "model/prediction/serving_fit.h"
#include "model/prediction/training_time_fit.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The benchmarks of a catalogue as rows of the fits.
namespace wattfare {

// A benchmark that a method would have taken, and why it does not.
struct LeftOutBenchmark {
    std::uint32_t benchmark = 0; // of Snapshot::benchmarks
    std::string_view method; // kServingMethod, ...
    RowProblem problem{};
};

struct PredictionRows {
    std::vector<ServingRow> serving;
    std::vector<InferenceRow> inference;
    std::vector<TrainingRow> training;
    std::vector<CpuStreamRow> cpuStreams;
    std::vector<SoftwarePrior> software; // of the classes that `serving` names
    std::vector<LeftOutBenchmark> left; // in the order of the benchmarks; what no fit is about is in no list
};
// Of one method alone, or of all where none is named. Of kFirstTokenMethod: the serving rows that give a time.
PredictionRows predictionRows(const Snapshot &snapshot, std::string_view method = {});

// Why the figures of a benchmark contradict what its hardware can do: impossibleRate, zeroLatency or beyondMemory;
// nullopt where they do not, or too little is known to tell.
std::optional<RowProblem> contradiction(const Snapshot &snapshot, const Benchmark &benchmark);

// Of a language model as method A sees a benchmark of it; nullopt where it is none or too little is known.
std::optional<ServingRow> servingRowOf(const Snapshot &snapshot, const Benchmark &benchmark);

// Year with the month as its fraction, of "2024-06" or "2024-06-17"; the middle of a year without a month.
std::optional<double> yearOfDate(std::string_view date);

// The software class of a row of LLM serving: a serving stack as a kind of source runs it. Sources that measure alike
// are one class, for how a stack is loaded moves its rate more than its name does.
std::string softwareClass(const Snapshot &snapshot, const Benchmark &benchmark);

// The software classes that stand for a serving stack where a person asks for it: for its rate at full load, and for
// its times under load. The fastest stacks first.
struct ServingStack {
    std::string_view id; // as of Benchmark::software
    std::string_view softwareClass, timeClass;
};
std::span<const ServingStack> servingStacks();

} // namespace wattfare
