// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/analysis/candidate_sensitivity.h"
#include "model/analysis/commitment_plan.h"
#include "model/analysis/start_hours.h"
#include "model/charts/chart_spec.h"
#include "model/evaluation/trade_offs.h"

// Charts of what model/analysis works out for one choice: trade-offs, shares of the variance, hours, commitments.
namespace wattfare {

// The first two objectives of `found` against each other, with its front; id "cost_carbon", "cost_energy", ...
ChartSpec buildTradeOffChart(const Results &results, const TradeOffs &found);
// First-order and total Sobol index of the inputs that matter most, two bars an input, with their 95 % intervals.
ChartSpec buildSobolChart(
    const Results &results, std::size_t row, Metric metric, const CandidateSensitivity &found, std::size_t inputs = 8);
// kg CO2e by the hour of the start, the best marked.
ChartSpec buildStartHoursChart(const Results &results, std::size_t row, const StartHours &found);
// Instances needed by the hour of a day, with the committed base of one of the plan's offers.
ChartSpec buildDayPlanChart(const Results &results, std::size_t row, const CommitmentPlan &plan, std::size_t offer);

} // namespace wattfare
