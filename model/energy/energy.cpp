// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/energy/energy.h"

#include "model/energy/energy_checks.h"

#include <cmath>

namespace wattfare {
namespace {

std::optional<Failure> checkQuestion(const Snapshot &snapshot, const EnergyQuestion &q)
{
    if (q.type >= snapshot.types.size())
        return Failure{Status::noData, "instance_type", 0.0};
    if (q.region >= snapshot.regions.size())
        return Failure{Status::noData, "region", 0.0};
    for (const auto &check : {checkBetween(q.hours, 0.0, kMaxHours, "hours"),
             checkBetween(q.instances, 0.0, kMaxInstances, "instances"), checkPercent(q.uAccPct, "u_acc_pct"),
             checkPercent(q.uCpuPct, "u_cpu_pct"), checkPercent(q.uMemPct.value_or(0.0), "u_mem_pct"),
             checkBetween(q.ownWatts.value_or(0.0), 0.0, kMaxWatts, "own_watts"), checkEnergyOptions(q.options)}) {
        if (check)
            return check;
    }
    return {};
}

template <Number N>
std::optional<N> take(Outcome<N> &&value, std::vector<Failure> &missing)
{
    if (value)
        return std::move(*value);
    missing.push_back(value.error());
    return {};
}

template <Number N>
bool allFinite(const EnergyResult<N> &r)
{
    const auto fine = [](const std::optional<N> &x) { return !x || isFinite(*x); };
    return isFinite(r.power.itW) && isFinite(r.itKwh) && fine(r.kwh) && fine(r.operationalG) && fine(r.marketG)
        && fine(r.marginalG) && fine(r.embodiedG) && fine(r.totalG) && fine(r.waterOnSiteL) && fine(r.waterOffSiteL);
}

} // namespace

template <Number N>
Outcome<EnergyResult<N>> energyOf(const Snapshot &snapshot, const EnergyQuestion &q)
{
    if (const std::optional<Failure> bad = checkQuestion(snapshot, q))
        return tl::unexpected(*bad);
    const PowerInputs<N> inputs = gatherPower<N>(snapshot, q.type, q.options, q.ownWatts);
    Outcome<PowerBreakdown<N>> power = powerOf(q.options.method, inputs, utilisationOf<N>(q));
    if (!power)
        return tl::unexpected(power.error());

    EnergyResult<N> r;
    r.power = std::move(*power);
    r.estimatedAccelerator = inputs.estimatedAccelerator && !r.power.modelReplaced && r.power.accelerator.has_value();
    const N hours = parameter<N>(q.hours, "hours", "t", "h");
    const N instances = parameter<N>(q.instances, "instances", "n", "");
    const N instanceHours
        = q.instances == 1.0 ? hours : named(Label{"instance_hours", "n t", "h", "energy 7"}, instances * hours);
    r.itKwh = itEnergy(r.power.itW, instanceHours);

    const GridInputs<N> grid = gatherGrid<N>(snapshot, q.region, q.options);
    r.pue = take(pueOf(q.options.method, grid, q.options), r.missing);
    if (r.pue)
        r.kwh = facilityEnergy(r.itKwh, *r.pue);
    r.intensity = take(locationIntensity(grid, q.options.carbonBasis), r.missing);
    if (r.kwh) {
        if (r.intensity)
            r.operationalG = operational(*r.kwh, *r.intensity);
        r.marketG = take(marketBased(*r.kwh, grid), r.missing);
        r.marginalG = take(marginal(*r.kwh, grid), r.missing);
        if (grid.ewif)
            r.waterOffSiteL = waterOffSite(*r.kwh, *grid.ewif);
    }
    if (grid.wue)
        r.waterOnSiteL = waterOnSite(r.itKwh, *grid.wue);
    else
        r.missing.push_back({Status::noData, "wue_l_kwh", 0.0});
    if (r.waterOnSiteL)
        r.waterL = r.waterOffSiteL ? named(Label{"water_l", "W", "L", "energy 8"}, *r.waterOnSiteL + *r.waterOffSiteL)
                                   : *r.waterOnSiteL;

    const EmbodiedInputs<N> hardware = gatherEmbodied<N>(snapshot, q.type);
    r.embodiedFromFamily = hardware.fromFamily;
    if (const std::optional<N> kg = take(allocationKg(q.options.embodiedMethod, hardware), r.missing)) {
        r.embodiedG = embodied(
            *kg, instanceHours, parameter<N>(q.options.lifetimeH, "lifetime_h", "EL", "h", FigureClass::assumption));
    }
    if (r.operationalG && r.embodiedG)
        r.totalG = named(Label{"total_g", "C", "gCO2e", "energy 7"}, *r.operationalG + *r.embodiedG);
    if (!allFinite(r))
        return failure(Status::unreachable, "energy");
    return r;
}

template Outcome<EnergyResult<double>> energyOf(const Snapshot &, const EnergyQuestion &);
template Outcome<EnergyResult<Uncertain>> energyOf(const Snapshot &, const EnergyQuestion &);
template Outcome<EnergyResult<Traced>> energyOf(const Snapshot &, const EnergyQuestion &);

Outcome<std::vector<MethodRow>> compareMethods(const Snapshot &snapshot, const EnergyQuestion &question)
{
    if (const std::optional<Failure> bad = checkQuestion(snapshot, question))
        return tl::unexpected(*bad);
    std::vector<MethodRow> rows;
    for (const EnergyMethodInfo &info : energyMethods()) {
        EnergyQuestion q = question;
        q.options.method = info.method;
        if (info.method == EnergyMethod::userWatts) {
            if (!q.ownWatts && !q.options.userWatts)
                continue;
            if (!q.options.userWatts)
                q.options.userWatts = q.ownWatts;
        }
        q.ownWatts.reset(); // each method by itself
        MethodRow row;
        row.method = info.method;
        const Outcome<EnergyResult<Traced>> result = energyOf<Traced>(snapshot, q);
        if (!result) {
            row.failure = result.error();
        } else {
            const auto plain = [](const std::optional<Traced> &x) {
                return x ? std::optional<Uncertain>(x->uncertain()) : std::nullopt;
            };
            const PowerBreakdown<Traced> &p = result->power;
            row.accelerator = plain(p.accelerator);
            row.base = plain(p.base);
            row.cpu = plain(p.cpu);
            row.memory = plain(p.memory);
            row.other = plain(p.other);
            row.itW = p.itW.uncertain();
            row.pue = plain(result->pue);
            row.kwh = plain(result->kwh);
            row.operationalG = plain(result->operationalG);
            row.provenance = provenanceOf(p.itW);
            row.hostOnly = p.hostOnly;
            row.withoutHost = p.withoutHost;
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace wattfare
