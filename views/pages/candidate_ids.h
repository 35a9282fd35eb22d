// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/pages/view_data.h"

#include <QSet>
#include <QString>

#include <string>
#include <string_view>
#include <vector>

// Candidates as scenario documents name them: "g5.xlarge@us-east-1/on-demand".
namespace wattfare {

// The parts of such a name; a missing part is empty.
struct CandidateName {
    std::string_view type, region, option;
};
CandidateName candidateName(std::string_view id);

// Missing parts come from the scenario's first region and option; nullopt for a name that the catalogue or the scenario
// lacks.
std::optional<Candidate> candidateOfId(const Snapshot &snapshot, const Scenario &scenario, std::string_view id);
std::string idOfCandidate(const Snapshot &snapshot, const Scenario &scenario, const Candidate &candidate);

// A pin of the scenario. One that the catalogue or the scenario lacks stays a pin, to be seen and taken off.
struct Pin {
    std::string id;
    Candidate candidate; // without type and region where `absent` is said
    TypeIndex type = kNone; // what the catalogue knows of it, whether or not it is a candidate
    RegionIndex region = kNone;
    QString name; // "g5.xlarge · eu-west-1 · Spot"
    QString absent; // why no candidate stands behind it; "" where one does
};
std::vector<Pin> pinsOf(const ViewData &data); // in their order; needs a catalogue

QSet<qint64> pinnedKeys(const ViewData &data);
// The scenario with one pin more or less; a pin that is set again moves nowhere.
Scenario withPin(const ViewData &data, const Candidate &candidate, bool pinned);

} // namespace wattfare
