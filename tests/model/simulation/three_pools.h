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

inline FleetParams threePools()
{
    FleetParams p;
    p.onDemandUsdPerUnitHour = 3.06;
    p.pools = {pool("a.large", 1.0, 0.03), pool("b.large", 1.2, 0.02), pool("c.large", 0.9, 0.05)};
    return p;
}

} // namespace wattfare::test
