// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/support/decimal.h"
#include "model/support/letters.h"
#include "model/workload/scenario.h"

#include <optional>
#include <string>

// What the parts of ThroughputResolver say of scenarios and rows in the same way; of this folder alone.
namespace wattfare {

inline bool isTraining(const Scenario &s) { return s.kind == WorkloadKind::training; }
inline bool isLlm(const Scenario &s) { return s.kind == WorkloadKind::llmServing; }

inline std::string orEmpty(std::optional<double> value) { return value ? shortestText(*value) : std::string(); }

// Measured with tokens guessed ahead: what it gains is in its rate.
inline bool isSpeculative(const Benchmark &b)
{
    const auto says = [](const std::string &text) { return lowered(text).find("speculative") != std::string::npos; };
    return says(b.locator) || says(b.notes);
}

// Requests in flight on the whole system; nullopt where the publication does not say.
inline std::optional<double> inFlight(const Benchmark &b)
{
    const auto load = b.concurrency ? b.concurrency : b.batchSize;
    return load && *load > 0 ? load : std::nullopt;
}

} // namespace wattfare
