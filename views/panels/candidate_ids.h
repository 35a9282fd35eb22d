// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/panels/view_data.h"

#include <QSet>

#include <string>
#include <string_view>

// Candidates as scenario documents name them: "g5.xlarge@us-east-1/on-demand".
namespace wattfare {

// Missing parts come from the scenario's first region and option; nullopt for a name that the catalogue or the scenario lacks.
std::optional<Candidate> candidateOfId(const Snapshot &snapshot, const Scenario &scenario, std::string_view id);
std::string idOfCandidate(const Snapshot &snapshot, const Scenario &scenario, const Candidate &candidate);

QSet<qint64> pinnedKeys(const ViewData &data);
// The scenario with one pin more or less; a pin that is set again moves nowhere.
Scenario withPin(const ViewData &data, const Candidate &candidate, bool pinned);

} // namespace wattfare
