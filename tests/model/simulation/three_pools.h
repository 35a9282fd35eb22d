// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/fleet/fleet.h"

#include <string>

namespace wattfare::test {

inline FleetPool pool(const std::string &type, double usd, double hazard)
{
    FleetPool p;
    p.instanceType = type;
    p.zone = "us-east-1a";
    p.usdPerHour = usd;
    p.hazardPerHour = hazard;
    return p;
}

// Each pool draws something of its own.
inline FleetParams withPower(FleetParams p)
{
    p.energy = {300.0, 1.2, 400.0};
    p.idleWattsPerUnit = 90.0;
    double watts = 200.0;
    for (FleetPool &pool : p.pools) {
        pool.itWatts = watts;
        pool.idleWatts = 0.3 * watts;
        watts += 110.0;
    }
    return p;
}

inline FleetParams threePools()
{
    FleetParams p;
    p.onDemandUsdPerUnitHour = 3.06;
    p.pools = {pool("a.large", 1.0, 0.03), pool("b.large", 1.2, 0.02), pool("c.large", 0.9, 0.05)};
    return p;
}

} // namespace wattfare::test
