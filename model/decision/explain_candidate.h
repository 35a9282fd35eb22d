// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/decision/results.h"
#include "model/explain/derivation.h"

namespace wattfare {

// One cell with its whole computation: what derive(), tracedModel() and Monte Carlo propagation work on.
Result<Traced> traced(const Scenario &scenario, const SnapshotPtr &snapshot, const Candidate &candidate, Metric metric);

// The derivation of one cell, recomputed with the same formulas; its value equals the evaluated one to 1e-12 relative.
Result<Derivation> explain(const Scenario &scenario, const SnapshotPtr &snapshot, const Candidate &candidate, Metric metric);

} // namespace wattfare
