// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/evaluation/reproduce.h"
#include "views/tables/table_source.h"

#include <vector>

namespace wattfare {

// The inputs of a saved result beside what the open catalogue says, which also has the names of its parts and
// benchmarks.
TableSourcePtr inputDifferences(const std::vector<InputDifference> &differences, const Snapshot &snapshot);

} // namespace wattfare
