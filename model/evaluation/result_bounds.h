// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/candidate_inputs.h"

#include <vector>

namespace wattfare {

// Inputs of types and regions with their ranges, from which the bounds of a cell are worked out when asked for.
struct Results::Bounds {
    Bounds(std::size_t typeCount, std::size_t regionCount)
        : types(typeCount)
        , regions(regionCount)
    {
    }
    std::vector<TypeTerms<Uncertain>> types; // by index; only those of the scenario are filled
    std::vector<RegionTerms<Uncertain>> regions; // likewise
};

} // namespace wattfare
