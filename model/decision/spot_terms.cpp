// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/candidate_inputs.h"

namespace wattfare {

SpotTerms CandidateSource::spotTerms(std::size_t option, std::optional<int>, double instances, std::optional<double>) const
{
    SpotTerms terms;
    terms.held = instances;
    terms.known = !usesSpot(option); // the expected overhead is not known
    return terms;
}

} // namespace wattfare
