// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/workload/scenario.h"

#include <memory>
#include <mutex>
#include <vector>

namespace wattfare {

// The catalogue as scenarios see it. The last copy is kept, so that a slider does not copy again. From any thread.
class EffectiveSnapshot
{
public:
    // With the figures that the scenario carries (Scenario::figures) preferred over the catalogue's. The same pointer
    // where there are none, or where they are all in it already.
    SnapshotPtr of(const Scenario &scenario, const SnapshotPtr &snapshot);

private:
    std::mutex m_mutex;
    std::weak_ptr<const Snapshot> m_base;
    std::vector<FigureChoice> m_figures;
    SnapshotPtr m_last;
};

} // namespace wattfare
