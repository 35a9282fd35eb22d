// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/workload/scenario.h"

namespace wattfare::bench {

// A catalogue of the true shape, larger: the bundled types repeated under other names until there are `types`, each
// with its figures and benchmarks, and with prices, spot, bands and commitments in the first `regions` regions.
SnapshotPtr syntheticCatalog(const Snapshot &bundled, std::size_t types, std::size_t regions);

// Inference of ResNet-50 over those regions and five purchase options: types x regions x 5 candidates.
Scenario syntheticScenario(const Snapshot &synthetic, std::size_t regions);

} // namespace wattfare::bench
