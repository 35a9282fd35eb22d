// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/fleet.h"

#include "model/economics/checks.h"

#include <algorithm>

namespace wattfare {

namespace {
constexpr double kMaxInstances = 1e9;
}

Outcome<FleetSize> sizeFleet(const FleetDemand &d)
{
    if (const auto bad
        = firstNegative({{"demand_per_hour", d.demandPerHour}, {"throughput_per_hour", d.throughputPerHour}}))
        return tl::unexpected(*bad);
    if (!(d.utilisationTarget > 0.0 && d.utilisationTarget <= 1.0))
        return outOfRange("utilisation_target", d.utilisationTarget);
    if (static_cast<double>(d.redundancy) > kMaxInstances)
        return outOfRange("redundancy", static_cast<double>(d.redundancy));
    if (d.serversPerInstance == 0 || d.serversPerInstance > kMaxServers)
        return outOfRange("servers_per_instance", static_cast<double>(d.serversPerInstance));
    if (d.demandPerHour <= 0.0)
        return FleetSize{};
    if (d.throughputPerHour <= 0.0)
        return failure(Status::unreachable, "throughput_per_hour", 0.0);

    FleetSize size;
    const double wanted = instancesForThroughput(d.demandPerHour, d.throughputPerHour, d.utilisationTarget);
    if (!(wanted <= kMaxInstances))
        return failure(Status::unreachable, "instances", kMaxInstances);
    size.forThroughput = static_cast<std::uint64_t>(std::max(1.0, wanted));
    if (d.latencyLimitSeconds) {
        const double servers = static_cast<double>(d.serversPerInstance);
        const Outcome<ServerCount> count = serversForResponse(d.demandPerHour / 3600.0,
            d.throughputPerHour / 3600.0 / servers, *d.latencyLimitSeconds, d.latencyQuantile, d.serviceScv);
        if (!count)
            return tl::unexpected(count.error());
        size.forLatency = (count->servers - 1) / d.serversPerInstance + 1;
    }
    size.instances = std::max(size.forThroughput, size.forLatency) + d.redundancy;
    size.utilisation = fleetUtilisation(d.demandPerHour, d.throughputPerHour, static_cast<double>(size.instances));
    return size;
}

Outcome<FleetRates> fleetRates(
    std::span<const PricedPool> pools, double demandPerHour, double pue, double gridGco2ePerKwh)
{
    if (const auto bad = firstNegative({{"demand_per_hour", demandPerHour}, {"grid_gco2e_per_kwh", gridGco2ePerKwh}}))
        return tl::unexpected(*bad);
    if (!(std::isfinite(pue) && pue >= 1.0))
        return outOfRange("pue", pue);
    FleetRates rates;
    for (const PricedPool &p : pools) {
        if (const auto bad = firstNegative({{"instances", p.instances}, {"usd_per_hour", p.usdPerInstanceHour},
                {"watts", p.itWattsPerInstance}, {"embodied_g_per_hour", p.embodiedGramsPerInstanceHour}}))
            return tl::unexpected(*bad);
        if (const auto bad = firstNotShare({{"availability", p.availability}}))
            return tl::unexpected(*bad);
        const double up = p.instances * p.availability;
        rates.usdPerHour += fleetUsdPerHour(up, p.usdPerInstanceHour);
        rates.facilityWatts += fleetWatts(up, p.itWattsPerInstance, pue);
        rates.embodiedGramsPerHour += up * p.embodiedGramsPerInstanceHour;
    }
    for (const NamedInput &sum : {NamedInput{"usd_per_hour", rates.usdPerHour},
             NamedInput{"watts", rates.facilityWatts}, NamedInput{"embodied_g_per_hour", rates.embodiedGramsPerHour}})
        if (!std::isfinite(sum.value))
            return outOfRange(sum.name, sum.value);
    if (demandPerHour > 0.0) {
        const double usd = usdPerMillion(rates.usdPerHour, demandPerHour);
        const double kwh = kwhPerMillion(rates.facilityWatts, demandPerHour);
        const double grams = operationalGco2ePerMillion(kwh, gridGco2ePerKwh);
        const double embodied = embodiedGco2ePerMillion(1.0, rates.embodiedGramsPerHour, demandPerHour);
        for (const double v : {usd, kwh, grams, embodied})
            if (!std::isfinite(v))
                return outOfRange("demand_per_hour", demandPerHour);
        rates.usdPerMillion = usd;
        rates.kwhPerMillion = kwh;
        rates.operationalGramsPerMillion = grams;
        rates.embodiedGramsPerMillion = embodied;
    }
    return rates;
}

} // namespace wattfare
