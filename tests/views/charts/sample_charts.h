// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/charts/chart_spec.h"

#include <vector>

namespace wattfare::test {

// One chart of every kind, with invented figures that exercise what a chart must cope with.
std::vector<ChartSpec> sampleCharts();
ChartSpec sampleScatter(bool logarithmic = false);
ChartSpec sampleBars(std::size_t count = 8);
ChartSpec denseScatter(std::size_t count);
ChartSpec denseLine(std::size_t count);
// Three candidates, one of them second in a strip along the border, and a corner where none qualifies.
DecisionChart sampleDecision(std::size_t columns, std::size_t rows, std::size_t panels);

} // namespace wattfare::test
