// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/checkpoint/spot_break_even.h"

#include <cmath>

namespace wattfare {

Outcome<SpotBreakEven> spotBreakEven(const CheckpointParams &params)
{
    if (!params.usdPerHour)
        return failure(Status::noData, "usd_per_hour");
    if (!params.onDemandUsdPerHour)
        return failure(Status::noData, "on_demand_usd_per_hour");
    const Outcome<CheckpointClosedForm> form = checkpointClosedForm(params);
    if (!form)
        return tl::unexpected(form.error());
    const double n = params.instances, onDemand = *params.onDemandUsdPerHour;
    if (onDemand <= 0.0)
        return failure(Status::outOfRange, "on_demand_usd_per_hour", onDemand);
    SpotBreakEven out;
    out.spotUsd = *form->expectedUsd;
    out.onDemandUsd = *form->onDemandUsd;
    out.valueOfDelayUsd = form->valueOfDelayUsd.value_or(0.0);
    out.savingsUsd = out.onDemandUsd - out.spotUsd - out.valueOfDelayUsd;
    out.priceRatio = *params.usdPerHour / onDemand;
    out.breakEvenPriceRatio = (out.onDemandUsd - out.valueOfDelayUsd) / (n * onDemand * form->expectedBusyHours);
    out.spotWins = out.savingsUsd > 0.0;

    // Savings fall with the hazard; beyond the last answer spot cannot win.
    const auto wins = [&](double hazard) {
        CheckpointParams p = params;
        p.hazardPerHour = hazard;
        const Outcome<CheckpointClosedForm> f = checkpointClosedForm(p);
        return f && *f->expectedUsd + f->valueOfDelayUsd.value_or(0.0) < *f->onDemandUsd;
    };
    double low = 1e-9, high = 1e6;
    if (!wins(low) || wins(high))
        return out;
    for (int i = 0; i < 100 && high / low > 1.0 + 1e-12; ++i) {
        const double mid = std::sqrt(low * high);
        (wins(mid) ? low : high) = mid;
    }
    out.breakEvenHazardPerHour = std::sqrt(low * high);
    return out;
}

} // namespace wattfare
