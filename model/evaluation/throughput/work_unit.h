// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/workload/scenario.h"

#include <cstdint>
#include <string>
#include <string_view>

// What the demand of a scenario counts, and with it every figure "per million": a property of the model's task.
namespace wattfare {

enum class WorkUnit : std::uint8_t {
    inferences,
    images,
    imageTextPairs,
    videos,
    volumes,
    documents,
    sequences, // of proteins; of training in general
    utterances,
    audioHours, // "per million" is then per million thousandths of an hour: per 1,000 hours
    samples,
    outputTokens,
    tokens
};
std::string_view workUnitId(WorkUnit unit); // "images", "audio_hours", ...

// HPC counts nothing in millions: inferences.
WorkUnit workUnit(const Scenario &scenario, const Snapshot &snapshot);

// Whether a model writes text token by token, which is what LLM serving counts.
inline bool generatesText(const MlModel &model) { return model.task == "llm-decoder"; }

// Parts that figures per million count in one unit: 1,000 in an hour of audio, else 1.
double partsOf(WorkUnit unit);

// Hours of audio in an inference of the model, where the catalogue states it in seconds; kNone elsewhere.
FigureIndex audioOfInference(const Scenario &scenario, const Snapshot &snapshot);

// The unit that most training benchmarks of the model have, on accelerators that a type has: "tokens/s", ...; "" if
// there are none.
std::string trainingRateUnit(const Snapshot &snapshot, ModelIndex model);

// Message id of the words of a metric or column with what it is per million of: "metric.usd_per_million/images"; as it
// is where nothing is counted in millions.
std::string withWorkUnit(std::string id, const Scenario &scenario, const Snapshot &snapshot);
// "per_million.images"
std::string perMillionId(const Scenario &scenario, const Snapshot &snapshot);

} // namespace wattfare
