// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/results.h"

#include <optional>
#include <string>

namespace wattfare {

// What a candidate that is bought for a term, wholly or in part, obliges to (simulation 10).
struct Liability {
    double usd = 0; // committed instances x committed price x whole terms
    double years = 0; // of those terms: as many as the run needs, one for a fleet
    double termHours = 0; // the same in hours
    std::optional<double> usedHours; // of a run: billed hours of its own
};

// nullopt for a candidate without a commitment, a price or a size, and where the scenario owns its commitments.
std::optional<Liability> liabilityOf(const Results &results, std::size_t row);
// "g5.xlarge obliges to 12,345 USD over 3 years."
Message liabilitySentence(const Liability &liability, std::string candidate);

} // namespace wattfare
