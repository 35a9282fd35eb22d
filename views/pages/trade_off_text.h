// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/charts/chart_spec.h"
#include "model/evaluation/answer.h"
#include "model/evaluation/trade_offs.h"

#include <QString>

namespace wattfare {

// Tooltips of a trade-off chart in the user's language: who dominates a point and by how much, why a point is left out
// of the front; the label of the knee says so.
void describeTradeOffs(ChartSpec &spec, const Results &results, const TradeOffs &found);

// Tooltips of cost against carbon: why a point is not on the front.
void describeFront(ChartSpec &spec, const Results &results, const Answer &answer);

// Why a row cannot be on the front: "Not in the front: estimate". Only for rows that do not count.
QString leftOutText(const Results &results, std::size_t row);

} // namespace wattfare
