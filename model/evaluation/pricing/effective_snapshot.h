// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/workload/scenario.h"

namespace wattfare {

// The catalogue as a scenario sees it: with the figures that the scenario carries (Scenario::figures) preferred over
// the catalogue's. The same pointer where there are none, or where they are all in it already. The last copy is kept,
// so that a slider does not copy again.
SnapshotPtr effectiveSnapshot(const Scenario &scenario, const SnapshotPtr &snapshot);

} // namespace wattfare
