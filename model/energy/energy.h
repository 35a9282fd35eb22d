// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/energy/embodied.h"
#include "model/energy/grid.h"
#include "model/energy/power_methods.h"
#include "model/explain/derivation.h"

// Energy, carbon and water of instances reserved for some hours: everything of the energy methods for one type in
// one region, by one method or by all.
namespace wattfare {

struct EnergyQuestion {
    TypeIndex type = kNone;
    RegionIndex region = kNone;
    double hours = 1.0;
    double instances = 1.0;
    double uAccPct = 100.0, uCpuPct = 25.0;
    std::optional<double> uMemPct; // none: as uCpuPct
    FigureClass utilisationClass = FigureClass::assumption; // `user` where the person set it
    EnergyOptions options; // its own u_*_pct are overrides of the three above
    std::optional<double> ownWatts; // the person's watts of this type, replace the model
};

// Utilisations after the overrides of the options, full load, and u_mem = u_cpu.
template <Number N>
Utilisation<N> utilisationOf(const EnergyQuestion &question)
{
    const EnergyOptions &o = question.options;
    const auto input = [&](const std::optional<double> &own, double value, std::string_view id,
                           std::string_view symbol) {
        return parameter<N>(own.value_or(value), id, symbol, "%", own ? FigureClass::user : question.utilisationClass);
    };
    const double cpu = o.uCpuPct.value_or(question.uCpuPct);
    return {input(o.uAccPct, o.fullLoad ? 100.0 : question.uAccPct, "u_acc_pct", "u_acc"),
        input(o.uCpuPct, question.uCpuPct, "u_cpu_pct", "u_cpu"),
        input(o.uMemPct, question.uMemPct.value_or(cpu), "u_mem_pct", "u_mem")};
}

// An empty optional has its reason in `missing`; nothing missing counts as zero.
template <Number N>
struct EnergyResult {
    PowerBreakdown<N> power; // of one instance
    N itKwh = 0.0; // of all instances over the hours; likewise all below
    std::optional<N> pue, kwh;
    std::optional<N> intensity, operationalG; // location-based, by the scenario's basis
    std::optional<N> marketG; // beside it, never instead
    std::optional<N> marginalG; // apart, never summed
    std::optional<N> embodiedG;
    std::optional<N> totalG; // operational, location-based, and embodied
    std::optional<N> waterOnSiteL, waterOffSiteL, waterL;
    std::vector<Failure> missing;
    bool embodiedFromFamily = false;
    bool estimatedAccelerator = false;
};

// Fails with the field of a parameter outside its domain, or with the missing figure where there is no power at all.
template <Number N>
Outcome<EnergyResult<N>> energyOf(const Snapshot &snapshot, const EnergyQuestion &question);

extern template Outcome<EnergyResult<double>> energyOf(const Snapshot &, const EnergyQuestion &);
extern template Outcome<EnergyResult<Uncertain>> energyOf(const Snapshot &, const EnergyQuestion &);
extern template Outcome<EnergyResult<Traced>> energyOf(const Snapshot &, const EnergyQuestion &);

// ---- Methods side by side
// -----------------------------------------------------------------------------------------------

struct MethodRow {
    EnergyMethod method{};
    std::optional<Failure> failure; // why this method has no answer for the type
    // Watts of one instance by part; empty where the method has no such part.
    std::optional<Uncertain> accelerator, base, cpu, memory, other, itW;
    std::optional<Uncertain> pue, kwh, operationalG;
    Provenance provenance; // of the watts
    bool hostOnly = false, withoutHost = false;
};

// Every method for the question's type, region and utilisation, in the order of energyMethods(); user watts only where
// given. Fails only for a question outside its domain.
Outcome<std::vector<MethodRow>> compareMethods(const Snapshot &snapshot, const EnergyQuestion &question);

} // namespace wattfare
