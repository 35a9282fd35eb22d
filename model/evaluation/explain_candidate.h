// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/results.h"
#include "model/explain/derivation.h"
#include "model/explain/propagation.h"

namespace wattfare {

// One cell with its whole computation: what derive(), tracedModel() and Monte Carlo propagation work on.
Result<Traced> traced(const Results &results, const Candidate &candidate, Metric metric);

// The derivation of one cell, recomputed with the same formulas; its value equals the evaluated one to 1e-12 relative.
Result<Derivation> explain(const Results &results, const Candidate &candidate, Metric metric);

// The cell with its uncertain inputs drawn `samples` times (energy 9): mean, sd, P5, P50, P95. The same
// seed gives the same numbers on any number of threads. badInput for samples outside 1 to 10,000,000; cancelled;
// noAnswer where a draw has no finite value.
Result<Distribution> distributionOf(const Results &results, const Candidate &candidate, Metric metric,
    std::size_t samples, std::uint64_t seed, const ProgressFn &progress = {});

} // namespace wattfare
