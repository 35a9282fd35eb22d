// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/charts/chart_spec.h"
#include "model/levers/lever_plan.h"

namespace wattfare {

enum class LeverMeasure : std::uint8_t { usd, kwh, co2e };

// From the figure without levers to that with all that are on, a step each; id "levers_usd", "levers_kwh",
// "levers_co2e". A lever whose figure is missing ends the steps, and its reason stands in the place of the total.
ChartSpec buildLeverChart(const LeverPlan &plan, LeverMeasure measure);

} // namespace wattfare
