// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/prediction/cpu_stream_fit.h"
#include "model/prediction/inference_fit.h"
#include "model/prediction/serving_fit.h"
#include "model/prediction/training_time_fit.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The benchmarks of a catalogue as rows of the fits.
namespace wattfare {

struct PredictionRows {
    std::vector<ServingRow> serving;
    std::vector<InferenceRow> inference;
    std::vector<TrainingRow> training;
    std::vector<CpuStreamRow> cpuStreams;
    std::vector<SoftwarePrior> software; // of the classes that `serving` names
    // Rows that a method would have taken, and why it does not. Those that no fit is about are in no list.
    std::vector<RejectedRow> left;
};
PredictionRows predictionRows(const Snapshot &snapshot);

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
