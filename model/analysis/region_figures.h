// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/results.h"

#include <optional>
#include <vector>

namespace wattfare {

// What tells regions apart before one of them is chosen.
struct RegionFigures {
    // Median over the types sold in several regions that have an answer, over all where none has: on-demand price here
    // to the lowest price of the type anywhere. Prices of GPUs and of small CPU types rank regions in other orders.
    std::optional<double> priceRatio;
    std::size_t types = 0; // that the median is of
    std::optional<double> carbon; // gCO2e/kWh, by the scenario's basis
};

// Of every region of the snapshot, by its index, with the prices and the carbon basis of the results.
std::vector<RegionFigures> regionFigures(const Results &results);

} // namespace wattfare
