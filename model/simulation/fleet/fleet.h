// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/market/machine_energy.h"
#include "model/simulation/market/spot_process.h"
#include "model/simulation/random/monte_carlo.h"
#include "model/support/message.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Spot Fleet (simulation 6): target capacity over pools, losses, shocks, replacement.
namespace wattfare {

enum class FleetRequest : std::uint8_t { request, maintain };
enum class AllocationStrategy : std::uint8_t {
    lowestPrice,
    diversified,
    capacityOptimised, // ascending hazard: a stand-in for the unpublished capacity signal; views say so
    capacityOptimisedPrioritised, // user priority first among pools within 10 % of the best hazard
    priceCapacityOptimised // pools of at most the median hazard, then ascending price
};
enum class RebalanceMode : std::uint8_t { none, launch, launchBeforeTerminate };
std::string_view fleetRequestId(FleetRequest request); // "request", "maintain"
std::string_view allocationStrategyId(AllocationStrategy strategy); // "lowest_price", "diversified", ...
std::string_view rebalanceModeId(RebalanceMode mode); // "none", "launch", "launch_before_terminate"

struct FleetPool {
    std::string instanceType, zone;
    double unitsPerInstance = 1.0; // weight w_j
    std::optional<double> usdPerHour; // of one instance, absent: not known; the process's where there is one
    double hazardPerHour = 0.0; // of one instance; likewise
    double shockPerHour = 0.0; // rate of reclaims of the whole pool
    std::optional<unsigned> capacityInstances; // K_j; absent: no limit
    double launchSuccess = 1.0; // s_j
    unsigned priority = 0; // lower goes first (prioritised strategy)
    // W of one instance at its load and without any. Without the second all draw the first, whatever there is to do.
    std::optional<double> itWatts, idleWatts;
    std::optional<double> onDemandUsdPerHour; // of one instance, for comparison; absent: not known
};

struct FleetParams {
    double targetUnits = 40.0; // N
    double onDemandBase = 0.0; // beta: ceil(N beta) units on demand
    std::optional<double> onDemandUsdPerUnitHour; // absent: not known
    MachineEnergy energy; // watts: of a unit of the on-demand base
    std::optional<double> idleWattsPerUnit; // likewise
    double hours = 168.0; // H
    FleetRequest request = FleetRequest::maintain;
    AllocationStrategy strategy = AllocationStrategy::priceCapacityOptimised;
    unsigned lowestPricePools = 1; // m
    std::vector<FleetPool> pools;
    double shockShare = 1.0; // q: chance that a shock takes an instance
    double leadHours = 3.0 / 60.0; // launch and boot, not billed (assumption)
    bool leadExponential = false; // leadHours is the mean
    double warmUpHours = 0.0; // R, billed, before an instance counts as capacity
    bool upAtStart = true; // the first launches are up at hour 0
    RebalanceMode rebalance = RebalanceMode::none; // maintain only
    double terminationDelayHours = 120.0 / 3600.0; // launch_before_terminate: 120 to 7,200 s
    std::optional<double> capUsdPerUnitHour; // excludes a pool while its price a unit is above
    BillingRules billing;
    NoticeRules notices;
    std::optional<double> budgetUsd;
    SpotProcessPtr process; // pools in the same order; replaces hazards, prices, launch success
    std::size_t seriesPoints = 121; // of capacity over time, 2 to 1,001

    bool knowsPrice(std::size_t pool) const; // its own or, with a process, that of its market
    double onDemandUnits() const; // ceil(N beta)
};
std::vector<Message> assumptions(const FleetParams &params);
// What a cost of the fleet cannot be stated without: "sim.unknown_price" (field); nullopt where all is known. Prices of
// what the fleet does not use (pools of a fleet on demand alone, on-demand of one without a base) are not missed.
std::optional<Message> unknownSpotPrice(const FleetParams &params); // of the spot part
std::optional<Message> unknownPrice(const FleetParams &params); // of all of it

// The same for energy and emissions: "sim.unknown_energy" (field).
std::optional<Message> unknownKwh(const FleetParams &params);
std::optional<Message> unknownKgco2e(const FleetParams &params);

// Simulation 6.3 for n equal, independent instances.
struct RequestClosedForm {
    double expectedAlive = 0.0; // at t
    double expectedInstanceHours = 0.0; // to t
    double allAlive = 0.0; // P
};
Outcome<RequestClosedForm> requestClosedForm(double instances, double hazardPerHour, double hours);
struct MaintainClosedForm {
    double availability = 1.0; // A, of one slot
    double expectedInstanceHours = 0.0; // from all up at 0
    double expectedLosses = 0.0;
    double steadyAllUp = 1.0; // A^n
};
Outcome<MaintainClosedForm> maintainClosedForm(
    double instances, double hazardPerHour, double replacementHours, double hours);
struct ShockClosedForm {
    double meanAlive = 0.0, varianceAlive = 0.0, independentVariance = 0.0;
};
Outcome<ShockClosedForm> shockClosedForm(double instances, double hazardPerHour, double shockPerHour, double hours);

// Closed form of params where one applies: equal pools by hazard, no limit, no price cap. noData otherwise.
struct FleetClosedForm {
    double expectedUnitHours = 0.0; // spot and on-demand
    double expectedLosses = 0.0;
    std::optional<double> expectedUsd; // first hour not free; absent: a price is not known
    std::optional<double> onDemandOnlyUsd; // as of FleetResult
    std::optional<double> expectedKwh, expectedKgco2e; // where the complete fleet is its target
};
Outcome<FleetClosedForm> fleetClosedForm(const FleetParams &params);

struct FleetSamples { // aligned, one value a trajectory; costs and energy empty where they are not known
    std::vector<double> usd, unitHours, shortfallUnitHours, belowTargetShare, longestShortfallHours, surplusUnitHours,
        losses, launches, spotUsd, freeUsd, overlapUsd, kwh;
};
struct CapacityPoint {
    double atHours = 0.0;
    double mean = 0.0; // live units, on-demand included
    double p5 = 0.0, p50 = 0.0, p95 = 0.0;
};
struct FleetResult {
    RunInfo info;
    Summary usd; // total; n alone where unknownPrice says why
    Summary unitHours; // live units, integrated
    Summary shortfallUnitHours; // target minus live where positive, integrated
    Summary belowTargetShare; // of time
    Summary longestShortfallHours;
    Summary surplusUnitHours; // live minus target where positive
    Summary losses, launches; // spot instances; launches: successful ones, the first included
    Summary spotUsd, freeUsd, overlapUsd; // free: not charged, first hour; overlap: part of spotUsd, double running; n
                                          // alone where unknownSpotPrice says why
    // The load is spread over what is live, as tables have it: of units beyond the target that share is idle, as is an
    // instance that warms up. Absent: unknownKwh, unknownKgco2e say why.
    std::optional<Summary> kwh, kgco2e;
    std::optional<double> onDemandUsd; // of the base; absent: it has one and the price is not known
    std::optional<double> onDemandOnlyUsd; // of the target at onDemandUsdOfUnit, for comparison; likewise absent
    std::optional<double> usdPerUnitHour; // mean cost over mean unit-hours
    std::optional<double> usdPerNeededUnitHour; // the same over what counts for the target: N H less the shortfall
    std::optional<Probability> withinBudget;
    std::vector<CapacityPoint> capacity;
    std::optional<double> firstNoCapacityHours; // earliest time at which no pool could take a launch
    double noCapacityShare = 0.0; // trajectories in which that happened
    std::optional<FleetClosedForm> closedForm;
    FleetSamples samples;
    std::vector<Message> warnings;
};
// Statuses: outOfRange(field); noCapacity("pools") without any; noCapacity("capacity", hour) when no pool can ever take
// a launch, also for a price cap below every price; noData for a replay shorter than `hours`;
// noData("spot_usd_per_hour") for a price cap on pools whose price is not known; cancelled.
Outcome<FleetResult> simulateFleet(const FleetParams &params, const RunOptions &options,
    const std::function<void(const FleetResult &)> &onPreview = {});

// Trajectories that two threads simulate in about 50 ms, for a first look: kPreviewTrajectories, or a smaller power of
// two where one takes long. A function of the parameters alone. Statuses as of simulateFleet.
Outcome<std::uint64_t> fleetPreviewTrajectories(const FleetParams &params);

// One trajectory for drawing.
struct FleetEvent {
    enum class Kind : std::uint8_t { launch, launchFailed, up, rebalance, notice, loss, shock, terminate };
    double atHours = 0.0;
    Kind kind = Kind::launch;
    std::size_t pool = 0;
    std::uint32_t slot = 0; // instance; 0 for a shock
};
struct FleetStep { // from this time on
    double fromHours = 0.0;
    double units = 0.0; // on-demand included
};
struct FleetTimeline {
    std::vector<FleetEvent> events;
    std::vector<FleetStep> capacity;
    double targetUnits = 0.0, hours = 0.0;
};
Outcome<FleetTimeline> fleetTimeline(const FleetParams &params, std::uint64_t seed, std::uint64_t trajectory);

// Instances that the strategy launches first, for the export: [pool] -> instances.
Outcome<std::vector<unsigned>> initialAllocation(const FleetParams &params);

// The same by type, the most capacity first; empty where nothing is bought on spot.
struct BoughtType {
    std::string instanceType;
    unsigned instances = 0;
    double units = 0.0; // of the target that these count as
    double share = 0.0; // of the units on spot
};
std::vector<BoughtType> boughtTypes(const FleetParams &params);
std::optional<Message> boughtLine(const FleetParams &params); // "sim.fleet_buys_1", "_units", "_2", "_3" or "_more"

// What a unit of the target costs on demand an hour in whole instances of the type of the pools that does it for least,
// or in the units of the on-demand base where these are cheaper ("" for the type). nullopt where no price is known.
struct OnDemandUnit {
    std::string instanceType;
    double usdPerHour = 0.0;
};
std::optional<OnDemandUnit> onDemandUsdOfUnit(const FleetParams &params);
// What a unit-hour that counts for the target costs on spot, and on demand: like with like, "sim.fleet_unit_hour",
// "sim.fleet_unit_hour_other"; nullopt where either is not known.
std::optional<Message> unitHourLine(const FleetParams &params, const FleetResult &result);

} // namespace wattfare
