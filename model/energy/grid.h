// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/energy/constants.h"
#include "model/energy/power_inputs.h"
#include "model/energy/power_methods.h"
#include "model/support/outcome.h"

// Facility, grid and water of a region (energy 4, 5 and 8).
namespace wattfare {

// Gathered once per region; an empty optional is what catalogue and scenario both lack.
template <Number N>
struct GridInputs {
    std::optional<N> pue; // of the region, or the person's; never below 1
    std::optional<N> lifecycle, direct; // g/kWh, location-based; the person's own intensity replaces both
    std::optional<N> marginal; // g/kWh, a view of its own
    std::optional<N> matched, residual; // market-based: share 0..1, g/kWh of the rest
    std::optional<N> marketIntensity; // g/kWh where a source gives it outright
    std::optional<N> wue; // L per IT kWh
    std::optional<N> ewif; // L per kWh, the person's
    std::optional<int> gridYear, pueYear; // of the values taken
    std::string pueKind, wueKind; // "region", "global-default", ...; "user" for the person's
    bool userIntensity = false;
};

template <Number N>
GridInputs<N> gatherGrid(const Snapshot &snapshot, RegionIndex region, const EnergyOptions &options);

extern template GridInputs<double> gatherGrid(const Snapshot &, RegionIndex, const EnergyOptions &);
extern template GridInputs<Uncertain> gatherGrid(const Snapshot &, RegionIndex, const EnergyOptions &);
extern template GridInputs<Traced> gatherGrid(const Snapshot &, RegionIndex, const EnergyOptions &);

// PUE that a method multiplies by: its own constant (CCF, Teads, Green Algorithms), none (CodeCarbon, ML CO2 Impact:
// 1), else the region's. "Same PUE for all" gives every method the region's; a PUE that the person set replaces every
// one that multiplies at all.
template <Number N>
Outcome<N> pueOf(EnergyMethod method, const GridInputs<N> &grid, const EnergyOptions &options)
{
    if (!options.samePueForAll) {
        const ConstantInfo *own = energyMethodInfo(method).pue;
        if (own == &energy::kNoPue || (own != nullptr && !options.pue))
            return constant<N>(*own);
    }
    if (!grid.pue)
        return failure(Status::noData, "pue");
    return *grid.pue;
}

// Intensity of the location: direct where the basis says so, else over the life cycle.
template <Number N>
Outcome<N> locationIntensity(const GridInputs<N> &grid, CarbonBasis basis)
{
    const bool direct = basis == CarbonBasis::locationDirect;
    const std::optional<N> &value = direct ? grid.direct : grid.lifecycle;
    if (!value)
        return failure(Status::noData, direct ? "ci_direct_g_kwh" : "ci_lifecycle_g_kwh");
    return *value;
}

// Of what the operator buys: (1 - matched) CI_residual, or a source's figure.
template <Number N>
Outcome<N> marketIntensity(const GridInputs<N> &grid)
{
    const Label label{"market_g_per_kwh", "CI_market", "g/kWh", "energy 4"};
    if (grid.matched && grid.residual)
        return named(label, (1.0 - *grid.matched) * *grid.residual);
    if (grid.marketIntensity)
        return named(label, *grid.marketIntensity);
    return failure(Status::noData, "market_based_g_kwh");
}

// What operational emissions are counted by. Missing is missing: no basis stands in for another.
template <Number N>
Outcome<N> carbonIntensity(const GridInputs<N> &grid, CarbonBasis basis)
{
    if (basis == CarbonBasis::market)
        return marketIntensity(grid);
    if (basis != CarbonBasis::marginal)
        return locationIntensity(grid, basis);
    if (!grid.marginal)
        return failure(Status::noData, "ci_marginal_g_kwh");
    return *grid.marginal;
}

// E_IT = P t / 1000 in kWh.
template <Number N>
N itEnergy(const N &watts, const N &hours)
{
    return named(Label{"e_it_kwh", "E_IT", "kWh", "energy 2"}, watts * hours / 1000.0);
}

// E = E_IT PUE in kWh.
template <Number N>
N facilityEnergy(const N &itKwh, const N &pue)
{
    return named(Label{"e_kwh", "E", "kWh", "energy 2"}, itKwh * pue);
}

// O = E CI in g CO2e.
template <Number N>
N operational(const N &kwh, const N &intensity)
{
    return named(Label{"operational_g", "O", "gCO2e", "energy 4"}, kwh * intensity);
}

// O_mb = E (1 - matched) CI_residual in g CO2e.
template <Number N>
N marketBased(const N &kwh, const N &matched, const N &residual)
{
    return named(Label{"market_based_g", "O_mb", "gCO2e", "energy 4"}, kwh * (1.0 - matched) * residual);
}

template <Number N>
Outcome<N> marketBased(const N &kwh, const GridInputs<N> &grid)
{
    if (grid.matched && grid.residual)
        return marketBased(kwh, *grid.matched, *grid.residual);
    if (grid.marketIntensity)
        return named(Label{"market_based_g", "O_mb", "gCO2e", "energy 4"}, kwh * *grid.marketIntensity);
    return failure(Status::noData, grid.matched ? "residual_intensity" : "matched_pct");
}

// Of one job more; never summed with average values.
template <Number N>
Outcome<N> marginal(const N &kwh, const GridInputs<N> &grid)
{
    if (!grid.marginal)
        return failure(Status::noData, "ci_marginal_g_kwh");
    return named(Label{"marginal_g", "O_marginal", "gCO2e", "energy 4"}, kwh * *grid.marginal);
}

// W_on = E_IT WUE and W_off = E EWIF in litres. WUE is per IT kWh: no PUE.
template <Number N>
N waterOnSite(const N &itKwh, const N &wue)
{
    return named(Label{"water_on_site_l", "W_on", "L", "energy 8"}, itKwh * wue);
}
template <Number N>
N waterOffSite(const N &kwh, const N &ewif)
{
    return named(Label{"water_off_site_l", "W_off", "L", "energy 8"}, kwh * ewif);
}

// SCI = (O + M) / R, g CO2e per functional unit; O location-based.
template <Number N>
N sci(const N &operationalG, const N &embodiedG, const N &units)
{
    return named(Label{"sci_g", "SCI", "gCO2e", "energy 7"}, (operationalG + embodiedG) / units);
}

// Terms outside P_IT (energy 2): storage in TB-hours, transfer in GB; kWh at the IT level. `replication`: copies of the
// storage that run, a convention: 2, or 1 as CCF's plain term.
template <Number N>
N storageAndTransferEnergy(const N &ssdTbHours, const N &hddTbHours, const N &transferGb,
    const N &replication = constant<N>(energy::kEbsReplication))
{
    using namespace energy;
    return named(Label{"e_storage_kwh", "E_storage", "kWh", "energy 2"},
        (ssdTbHours * constant<N>(kSsdWhPerTbHour) + hddTbHours * constant<N>(kHddWhPerTbHour)) * replication / 1000.0
            + transferGb * constant<N>(kNetworkKwhPerGb));
}

} // namespace wattfare
