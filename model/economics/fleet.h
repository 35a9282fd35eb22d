// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/economics/queueing.h"
#include "model/explain/number.h"
#include "model/support/outcome.h"

#include <cstdint>
#include <optional>
#include <span>

// Steady inference fleet at an SLA (simulation 2.1 and 2.3). The templates are the formulas, once for
// columns, ranges and explanations; they expect inputs inside their domain (positive throughput, demand where they
// divide by it). The functions below them check, and are what a caller without a template uses.
namespace wattfare {

inline constexpr double kHoursPerYear = 8'760.0; // simulation 1; a month is a twelfth, 730 h
inline constexpr double kDefaultUtilisationTarget = 0.70; // rule 4

// ceil(q / (x u*)): demand and throughput of one instance in the same unit of time.
template <Number N>
N instancesForThroughput(const N &demandPerHour, const N &throughputPerHour, const N &utilisationTarget)
{
    return named({"instances_for_throughput", "n_req", "1", "simulation 2.1"},
        ceilGuarded(demandPerHour / (throughputPerHour * utilisationTarget)));
}

// max(from throughput, from queueing) + k (rule 4).
template <Number N>
N instancesInService(const N &forThroughput, const N &forLatency, const N &redundancy)
{
    return named({"instances", "n", "1", "simulation 2.1"}, maxOf(forThroughput, forLatency) + redundancy);
}

// u = q / (x n), 0 to 1.
template <Number N>
N fleetUtilisation(const N &demandPerHour, const N &throughputPerHour, const N &instances)
{
    return named({"utilisation", "u", "1", "simulation 2.1"}, demandPerHour / (throughputPerHour * instances));
}

template <Number N>
N fleetUsdPerHour(const N &instances, const N &usdPerInstanceHour)
{
    return named({"usd_per_hour", "", "USD/h", "simulation 2.3"}, instances * usdPerInstanceHour);
}

// 1e6 cost/h / q.
template <Number N>
N usdPerMillion(const N &usdPerHour, const N &demandPerHour)
{
    return named({"usd_per_million", "", "USD", "simulation 2.3"}, usdPerHour * 1e6 / demandPerHour);
}

// Facility power of n equal instances, W.
template <Number N>
N fleetWatts(const N &instances, const N &itWattsPerInstance, const N &pue)
{
    return named({"fleet_watts", "", "W", "simulation 2.3"}, instances * itWattsPerInstance * pue);
}

template <Number N>
N kwhPerMillion(const N &facilityWatts, const N &demandPerHour)
{
    return named({"kwh_per_million", "", "kWh", "simulation 2.3"}, facilityWatts * 1e3 / demandPerHour);
}

template <Number N>
N operationalGco2ePerMillion(const N &kwh, const N &gridGco2ePerKwh)
{
    return named({"gco2e_per_million", "", "gCO2e", "simulation 2.3"}, kwh * gridGco2ePerKwh);
}

template <Number N>
N embodiedGco2ePerMillion(const N &instances, const N &embodiedGramsPerInstanceHour, const N &demandPerHour)
{
    return named({"embodied_gco2e_per_million", "", "gCO2e", "simulation 2.3"},
        instances * embodiedGramsPerInstanceHour * 1e6 / demandPerHour);
}

// ---- Checked functions ----------------------------------------------------------------------------------------------

struct FleetDemand {
    double demandPerHour = 0; // q
    double throughputPerHour = 0; // x of one instance at the latency limit
    double utilisationTarget = kDefaultUtilisationTarget;
    std::uint64_t redundancy = 0; // k, instances
    // Latency, sized by queueing where both are set: one server per instance, service rate x / 3600.
    std::optional<double> latencyLimitSeconds;
    double latencyQuantile = 0.99;
    std::uint64_t serversPerInstance = 1; // replicas or accelerators that serve independently
    double serviceScv = 1.0; // squared variation of service times, 0 (constant) to 1 (exponential)
};

struct FleetSize {
    std::uint64_t instances = 0;
    std::uint64_t forThroughput = 0;
    std::uint64_t forLatency = 0; // 0 where no latency limit is given
    double utilisation = 0; // q / (x n)
};

// n = max(throughput, queueing) + k; q = 0 gives no instances at all. Zero throughput is
// unreachable("throughput_per_hour"); more than 1e9 instances are unreachable("instances").
Outcome<FleetSize> sizeFleet(const FleetDemand &demand);

// One pool of a fleet: n equal instances at a price, with the IT power of one.
struct PricedPool {
    double instances = 0;
    double usdPerInstanceHour = 0;
    double itWattsPerInstance = 0;
    double embodiedGramsPerInstanceHour = 0;
    double availability = 1; // billed share of the hours (spot: A of 2.4); idle reservation bills 1
};

struct FleetRates {
    double usdPerHour = 0, facilityWatts = 0, embodiedGramsPerHour = 0;
    // Missing where the demand is 0.
    std::optional<double> usdPerMillion, kwhPerMillion, operationalGramsPerMillion, embodiedGramsPerMillion;
};

// Simulation 2.3 over pools.
Outcome<FleetRates> fleetRates(
    std::span<const PricedPool> pools, double demandPerHour, double pue, double gridGco2ePerKwh);

} // namespace wattfare
