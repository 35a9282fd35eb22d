// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/checkpoint/checkpoint.h"

// Spot against on-demand (simulation 10).
namespace wattfare {

struct SpotBreakEven {
    double spotUsd = 0.0; // instances * p_sp * E[busy]
    double onDemandUsd = 0.0; // instances * p_od * W, no checkpoints
    double valueOfDelayUsd = 0.0; // v (E[T] - W)
    double savingsUsd = 0.0; // on-demand - spot - value of delay; negative: spot loses
    double priceRatio = 0.0; // p_sp / p_od
    double breakEvenPriceRatio = 0.0; // spot wins below it; with the value of time included, may be <= 0
    std::optional<double> breakEvenHazardPerHour; // of one instance; absent: spot wins (or loses) at every hazard
    bool spotWins = false;
};
// Needs both prices: noData(field). Statuses of checkpointClosedForm otherwise.
Outcome<SpotBreakEven> spotBreakEven(const CheckpointParams &params);

} // namespace wattfare
