// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/fleet/fleet.h"

// What the fleet's simulation, closed form and export share.
namespace wattfare::sim {

struct FleetModel {
    double target = 0.0; // N
    double onDemandUnits = 0.0; // ceil(N beta)
    double spotTarget = 0.0; // units to hold on spot
    double hours = 0.0;
    std::size_t slots = 0; // instances that may exist at once
    double mostUnits = 0.0; // of live capacity, a bound
    // [pool] of an instance, w_j to so few binary places that sums up to mostUnits are exact: the same in any order.
    std::vector<double> units;
    double events = 1.0; // of a trajectory, rather too many: an instance's launch and loss are one
    bool constant = true; // hazards and prices never change
    std::vector<std::uint32_t> order; // of pools at hour 0, where constant
};
// outOfRange(field), noCapacity, noData.
Outcome<FleetModel> fleetModel(const FleetParams &params);

// Pools in the order in which the strategy tries them, from prices and hazards of the moment.
struct PoolQuote {
    double usdPerUnit = 0.0; // kNever where not known: no bargain
    double hazard = 0.0; // lambda_j + q shock_j
};
void orderPools(const FleetParams &params, const std::vector<PoolQuote> &quotes, std::vector<std::uint32_t> &order);
// How many pools from the head of the order share the load evenly; 1: the first with room takes all.
std::size_t spreadOver(const FleetParams &params);

// simulateFleet by a kernel of choice, for tests of the quick ones.
enum class FleetKernel : std::uint8_t {
    quickest,
    general, // slot by slot
    everyRetry // the same, and each retry by itself
};
Outcome<FleetResult> simulateFleetBy(const FleetParams &params, const RunOptions &options,
    const std::function<void(const FleetResult &)> &onPreview, FleetKernel kernel);

} // namespace wattfare::sim
