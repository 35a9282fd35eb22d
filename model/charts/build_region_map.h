// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/analysis/region_figures.h"
#include "model/charts/chart_spec.h"
#include "model/evaluation/results.h"

#include <cstdint>
#include <span>

namespace wattfare {

enum class RegionFigure : std::uint8_t { price, intensity, answer };

// The regions of the world, coloured by a figure of a type bought in one way there: price of an instance-hour; carbon
// intensity of the region's electricity by the scenario's basis, gCO2e/kWh; what the work costs there, evaluated for
// every region whether or not the scenario names it. Sized by the number of types with an on-demand price on the
// scenario's day. Regions without coordinates are left out.
ChartSpec buildRegionMap(const Results &results, TypeIndex type, std::uint16_t option, RegionFigure figure);

// The same map to choose regions from, coloured by `figures`: the price ratio, or the carbon intensity. The key of a
// place is the index of its region.
ChartSpec buildRegionChoice(const Results &results, std::span<const RegionFigures> figures, RegionFigure figure);

} // namespace wattfare
