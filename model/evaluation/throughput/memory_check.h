// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/precision.h"
#include "model/economics/memory_fit.h"
#include "model/metrics/candidate.h"
#include "model/support/message.h"
#include "model/workload/scenario.h"

#include <optional>
#include <string_view>

// Does the model of a scenario fit into the memory of an instance type, or of the nodes of a run? For every kind of
// workload whose model has a known number of parameters; the roofline of LLM serving asks with its batch besides.
namespace wattfare {

inline constexpr double kBytesPerGib = 1073741824.0;

enum class MemoryVerdict : std::uint8_t {
    notAsked, // HPC: no model
    measured, // a benchmark of this very type ran it: no arithmetic speaks against that
    fits, // every accelerator holds a copy
    fitsSharded, // only spread over the accelerators
    doesNotFit,
    unknown // parameters or memory are not known
};
std::string_view memoryVerdictId(
    MemoryVerdict verdict); // "", "measured", "fits", "fits_sharded", "does_not_fit", "unknown"

struct MemoryCheck {
    MemoryVerdict verdict = MemoryVerdict::notAsked;
    Message reason; // for sentences: why it does not fit, or what is unknown
    std::optional<MemoryFit> fit; // fully spread over `accelerators`; missing where unknown
    double accelerators = 0; // of the instance, or of all nodes; 1 for the memory of a CPU instance
    double bytesPerWeight = 2;
};

// By the precision of the benchmark that was taken, else of the scenario, else two bytes a weight; training with Adam
// (simulation 3); serving with the KV cache of one request. `rule` and `benchmark` as the evaluation chose them.
MemoryCheck memoryCheck(
    const Scenario &scenario, const Snapshot &snapshot, TypeIndex type, ThroughputRule rule, BenchmarkIndex benchmark);

} // namespace wattfare
