// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/energy/constants.h"
#include "model/energy/power_inputs.h"
#include "model/support/outcome.h"

#include <algorithm>
#include <array>
#include <span>

// Power of an instance at the server input, by method (energy 2 and 3.1). All watts, without PUE.
// A missing figure fails with Status::noData and the quantity's name. Utilisations are in % and are clamped to 0..100
// here; scenarios are checked before (energy_checks.h).
namespace wattfare {

template <Number N>
struct Utilisation {
    N acc = 0.0, cpu = 0.0, mem = 0.0; // %
};

template <Number N>
struct PowerBreakdown {
    std::optional<N> accelerator, base, cpu, memory,
        other; // empty: the method has no such part. other: P_delta, Boavizta's overhead
    N itW = 0.0; // the sum
    bool hostOnly = false; // accelerators are there, but the method (or its published row) leaves them out
    bool withoutHost = false; // the method counts accelerators alone
    bool modelReplaced = false; // the person's own watts
};

namespace energy {

inline double clampedPct(double u) { return std::clamp(u, 0.0, 100.0); }
inline Uncertain clampedPct(const Uncertain &u) { return {clampedPct(u.value), clampedPct(u.low), clampedPct(u.high)}; }
inline Traced clampedPct(const Traced &u)
{
    const Uncertain &x = u.uncertain();
    return x.low >= 0.0 && x.high <= 100.0 ? u : minOf(maxOf(u, 0.0), 100.0);
}

// Between the four points at 0, 10, 50 and 100 %.
template <Number N>
N fourPoints(const std::array<N, 4> &points, const N &u)
{
    const double x = valueOf(u);
    const std::size_t i = x <= kCurveUtilisation[1] ? 0 : x <= kCurveUtilisation[2] ? 1 : 2;
    const double from = kCurveUtilisation[i], to = kCurveUtilisation[i + 1];
    return lerp(points[i], points[i + 1], (u - from) / (to - from));
}

// TDP of the platform's share that the instance holds: T_s S v / V.
template <Number N>
N shareOfTdp(const PowerInputs<N> &in)
{
    return named(
        Label{"host_tdp_w", "TDP_host", "W", "energy 2"}, *in.tdpPerSocketW * in.sockets * in.vcpus / in.platformVcpus);
}

template <Number N>
N acceleratorPower(const PowerInputs<N> &in, const N &u)
{
    return named(Label{"p_acc_w", "P_acc", "W", "energy 2"}, in.count * lerp(*in.idleW, *in.fullLoadW, u / 100.0));
}

template <Number N>
Outcome<PowerBreakdown<N>> needHost(const PowerInputs<N> &in)
{
    if (!in.hasPlatform())
        return failure(Status::noData, "platform");
    if (!in.tdpPerSocketW)
        return failure(Status::noData, "tdp_w_per_socket");
    return PowerBreakdown<N>{};
}

template <Number N>
Outcome<PowerBreakdown<N>> componentPower(const PowerInputs<N> &in, const Utilisation<N> &u)
{
    Outcome<PowerBreakdown<N>> out = needHost(in);
    if (!out)
        return out;
    const N host = shareOfTdp(in);
    if (in.useMeasuredPkg && in.measuredPkgW) {
        out->cpu = named(Label{"p_cpu_w", "P_cpu", "W", "energy 2"},
            constant<N>(kCpuFactor) * fourPoints(*in.measuredPkgW, u.cpu) * in.vcpus / in.platformVcpus);
    } else {
        out->cpu = named(
            Label{"p_cpu_w", "P_cpu", "W", "energy 2"}, constant<N>(kCpuFactor) * piecewise(u.cpu, kCpuCurve) * host);
    }
    out->memory = named(Label{"p_mem_w", "P_mem", "W", "energy 2"},
        constant<N>(kMemoryFactor) * piecewise(u.mem, kMemoryCurve) * in.memoryGb);
    out->other = named(
        Label{"p_delta_w", "P_delta", "W", "energy 2"}, constant<N>(kDeltaFactor) * constant<N>(kDeltaRatio) * host);
    const Label total{"p_it_w", "P_IT", "W", "energy 2"};
    if (!in.hasAccelerator()) {
        out->itW = named(total, *out->cpu + *out->memory + *out->other);
        return out;
    }
    if (!in.fullLoadW)
        return failure(Status::noData, "full_load_w");
    if (!in.idleW)
        return failure(Status::noData, "idle_w");
    out->accelerator = acceleratorPower(in, u.acc);
    out->base = named(Label{"p_base_w", "P_base", "W", "energy 2"}, in.baseOverhead * *out->accelerator);
    // P_acc (1 + c_base) is one product (rule 11).
    out->itW = named(total, *out->accelerator * (in.baseOverhead + 1.0) + *out->cpu + *out->memory + *out->other);
    return out;
}

// Physical chips of the family's largest size: ceil(vCPU / 96), 2 where the family is known to have two.
template <Number N>
N ccfChips(const PowerInputs<N> &in)
{
    return in.chips ? *in.chips : ceilGuarded(in.familyVcpus / kCcfVcpuPerChip);
}

// Memory of the instance beyond what its share of the chips holds, GB; times the hours, CCF's gigabyte-hours.
template <Number N>
N ccfCountedGb(const PowerInputs<N> &in)
{
    const N above = named(Label{"ccf_memory_delta_gb", "\u0394GB", "GB", "energy 3.1"},
        maxOf(difference(in.familyMemoryGb / ccfChips(in), *in.ccfGbPerChip), N(0.0)));
    return above / (in.familyMemoryGb / in.memoryGb);
}

template <Number N>
Outcome<PowerBreakdown<N>> ccfPower(const PowerInputs<N> &in, const Utilisation<N> &u)
{
    PowerBreakdown<N> out;
    out.cpu = named(Label{"p_cpu_w", "P_cpu", "W", "energy 3.1"},
        in.vcpus * lerp(*in.ccfMinPerVcpuW, *in.ccfMaxPerVcpuW, u.cpu / 100.0));
    if (valueOf(in.familyMemoryGb) <= 0.0)
        return failure(Status::noData, "family_memory_gb");
    out.memory = named(Label{"p_mem_w", "P_mem", "W", "energy 3.1"}, constant<N>(kCcfMemory) * ccfCountedGb(in));
    N total = *out.cpu + *out.memory;
    if (in.hasAccelerator()) {
        if (!in.ccfGpuMinW || !in.ccfGpuMaxW)
            return failure(Status::noData, "tdp_w");
        out.accelerator = named(Label{"p_acc_w", "P_acc", "W", "energy 3.1"},
            in.count * lerp(*in.ccfGpuMinW, *in.ccfGpuMaxW, u.acc / 100.0));
        total = total + *out.accelerator;
    }
    out.itW = named(Label{"p_it_w", "P_IT", "W", "energy 3.1"}, total);
    return out;
}

template <Number N>
Outcome<PowerBreakdown<N>> teadsPower(const PowerInputs<N> &in, const Utilisation<N> &u)
{
    PowerBreakdown<N> out;
    const Label total{"p_it_w", "P_IT", "W", "energy 3.1"};
    if (in.teadsCpuW && in.teadsMemoryW && in.teadsAcceleratorW && in.teadsDeltaW) {
        out.cpu = named(Label{"p_cpu_w", "P_cpu", "W", "energy 3.1"}, fourPoints(*in.teadsCpuW, u.cpu));
        out.memory = named(Label{"p_mem_w", "P_mem", "W", "energy 3.1"}, fourPoints(*in.teadsMemoryW, u.mem));
        out.other = named(Label{"p_delta_w", "P_delta", "W", "energy 3.1"}, *in.teadsDeltaW);
        N sum = *out.cpu + *out.memory + *out.other;
        out.hostOnly = in.hasAccelerator() && valueOf((*in.teadsAcceleratorW)[3]) == 0.0;
        if (in.hasAccelerator() && !out.hostOnly) {
            out.accelerator
                = named(Label{"p_acc_w", "P_acc", "W", "energy 3.1"}, fourPoints(*in.teadsAcceleratorW, u.acc));
            sum = sum + *out.accelerator;
        }
        out.itW = named(total, sum);
        return out;
    }
    if (Outcome<PowerBreakdown<N>> host = needHost(in); !host)
        return host;
    const N host = shareOfTdp(in);
    out.cpu = named(Label{"p_cpu_w", "P_cpu", "W", "energy 3.1"}, piecewise(u.cpu, kCpuCurve) * host);
    out.memory = named(Label{"p_mem_w", "P_mem", "W", "energy 3.1"}, piecewise(u.mem, kMemoryCurve) * in.memoryGb);
    out.other = named(Label{"p_delta_w", "P_delta", "W", "energy 3.1"}, constant<N>(kDeltaRatio) * host);
    N sum = *out.cpu + *out.memory + *out.other;
    if (in.hasAccelerator()) {
        if (!in.tdpW)
            return failure(Status::noData, "tdp_w");
        out.accelerator
            = named(Label{"p_acc_w", "P_acc", "W", "energy 3.1"}, in.count * *in.tdpW * piecewise(u.acc, kCpuCurve));
        sum = sum + *out.accelerator;
    }
    out.itW = named(total, sum);
    return out;
}

template <Number N>
N boaviztaCpuPower(const N &a, const N &b, const N &c, const N &d, const N &u)
{
    return named(Label{"p_one_cpu_w", "P_one_cpu", "W", "energy 3.1"}, maxOf(a * lnOf(b * (u + c)) + d, N(1.0)));
}

template <Number N>
Outcome<PowerBreakdown<N>> boaviztaPower(const PowerInputs<N> &in, const Utilisation<N> &u)
{
    if (!in.hasPlatform())
        return failure(Status::noData, "platform");
    PowerBreakdown<N> out;
    if (in.boavizta || !in.tdpPerSocketW) {
        const std::array<N, 4> p = in.boavizta ? *in.boavizta
                                               : std::array<N, 4>{constant<N>(kBoaviztaA), constant<N>(kBoaviztaB),
                                                   constant<N>(kBoaviztaC), constant<N>(kBoaviztaD)};
        out.cpu = named(Label{"p_cpu_w", "P_cpu", "W", "energy 3.1"},
            in.sockets * boaviztaCpuPower(p[0], p[1], p[2], p[3], u.cpu) * in.vcpus / in.platformVcpus);
    } else {
        out.cpu = named(Label{"p_cpu_w", "P_cpu", "W", "energy 3.1"}, piecewise(u.cpu, kCpuCurve) * shareOfTdp(in));
    }
    out.memory = named(Label{"p_mem_w", "P_mem", "W", "energy 3.1"}, constant<N>(kBoaviztaMemory) * in.memoryGb);
    const N parts = *out.cpu + *out.memory;
    out.other = named(Label{"p_other_w", "P_other", "W", "energy 3.1"}, constant<N>(kBoaviztaOther) * parts);
    out.itW = named(Label{"p_it_w", "P_IT", "W", "energy 3.1"}, parts * (constant<N>(kBoaviztaOther) + 1.0));
    out.hostOnly = in.hasAccelerator();
    return out;
}

template <Number N>
Outcome<PowerBreakdown<N>> tdpLinearPower(const PowerInputs<N> &in, const Utilisation<N> &u)
{
    Outcome<PowerBreakdown<N>> out = needHost(in);
    if (!out)
        return out;
    out->cpu = named(Label{"p_cpu_w", "P_cpu", "W", "energy 3.1"}, shareOfTdp(in) * u.cpu / 100.0);
    out->memory = named(Label{"p_mem_w", "P_mem", "W", "energy 3.1"}, constant<N>(kGreenMemory) * in.memoryGb);
    N sum = *out->cpu + *out->memory;
    if (in.hasAccelerator()) {
        if (!in.tdpW)
            return failure(Status::noData, "tdp_w");
        out->accelerator = named(Label{"p_acc_w", "P_acc", "W", "energy 3.1"}, in.count * *in.tdpW * u.acc / 100.0);
        sum = sum + *out->accelerator;
    }
    out->itW = named(Label{"p_it_w", "P_IT", "W", "energy 3.1"}, sum);
    return out;
}

// Unknown GPU: 200 W; unknown cores: 12 W a core. The pragmatic scaling factor is 1.
template <Number N>
Outcome<PowerBreakdown<N>> greenAlgorithmsPower(const PowerInputs<N> &in, const Utilisation<N> &u)
{
    PowerBreakdown<N> out;
    const N core = in.tdpPerSocketW && in.coresPerSocket
        ? named(Label{"p_core_w", "P_core", "W", "energy 3.1"}, *in.tdpPerSocketW / *in.coresPerSocket)
        : constant<N>(kGreenCoreDefault);
    const N cores = in.smt ? in.vcpus / 2.0 : in.vcpus;
    out.cpu = named(Label{"p_cpu_w", "P_cpu", "W", "energy 3.1"}, cores * core * u.cpu / 100.0);
    out.memory = named(Label{"p_mem_w", "P_mem", "W", "energy 3.1"}, constant<N>(kGreenMemory) * in.memoryGb);
    N sum = *out.cpu + *out.memory;
    if (in.hasAccelerator()) {
        const N tdp = in.tdpW ? *in.tdpW : constant<N>(kGreenGpuDefault);
        out.accelerator = named(Label{"p_acc_w", "P_acc", "W", "energy 3.1"}, in.count * tdp * u.acc / 100.0);
        sum = *out.accelerator + sum;
    }
    out.itW = named(Label{"p_it_w", "P_IT", "W", "energy 3.1"}, sum);
    return out;
}

// Modules that CodeCarbon expects for so much memory.
double codeCarbonDimms(double memoryGb);
// Watts of n modules: 5, 4.5, 4, 3.5 W each as they become more, at least 10 W.
double codeCarbonMemoryW(double dimms);
// Share of the TDP at a utilisation in %: 0.1 + 0.9 u^3.
template <Number N>
N codeCarbonLoad(const N &u)
{
    return named(Label{"cc_load_factor", "f_load", "", "energy 3.1"},
        constant<N>(kCodeCarbonFloor) + constant<N>(kCodeCarbonCubic) * powOf(u / 100.0, 3.0));
}

template <Number N>
Outcome<PowerBreakdown<N>> codeCarbonPowerAt(const PowerInputs<N> &in, const Utilisation<N> &u, const N &load)
{
    Outcome<PowerBreakdown<N>> out = needHost(in);
    if (!out)
        return out;
    out->cpu = named(Label{"p_cpu_w", "P_cpu", "W", "energy 3.1"}, shareOfTdp(in) * load);
    out->memory = leaf<N>(codeCarbonMemoryW(codeCarbonDimms(valueOf(in.memoryGb))), [&] {
        LeafInfo info;
        info.kind = LeafKind::constant;
        info.id = "p_mem_w";
        info.symbol = "P_mem";
        info.unit = "W";
        info.section = "energy 3.1";
        info.cls = FigureClass::estimate;
        info.sources = {"E-CODECARBON"};
        info.notes = {{"explain.codecarbon_dimms", {static_cast<int>(codeCarbonDimms(valueOf(in.memoryGb)))}}};
        return info;
    });
    N sum = *out->cpu + *out->memory;
    if (in.hasAccelerator()) {
        if (!in.fullLoadW)
            return failure(Status::noData, "full_load_w");
        if (!in.idleW)
            return failure(Status::noData, "idle_w");
        out->accelerator = acceleratorPower(in, u.acc);
        sum = sum + *out->accelerator;
    }
    out->itW = named(Label{"p_it_w", "P_IT", "W", "energy 3.1"}, sum);
    return out;
}

template <Number N>
Outcome<PowerBreakdown<N>> codeCarbonPower(const PowerInputs<N> &in, const Utilisation<N> &u)
{
    return codeCarbonPowerAt(in, u, codeCarbonLoad(u.cpu));
}

// Devices at their TDP; an instance without accelerators is one CPU at its TDP.
template <Number N>
Outcome<PowerBreakdown<N>> mlco2Power(const PowerInputs<N> &in, const Utilisation<N> &)
{
    PowerBreakdown<N> out;
    out.withoutHost = in.hasAccelerator();
    if (in.hasAccelerator()) {
        if (!in.tdpW)
            return failure(Status::noData, "tdp_w");
        out.accelerator = named(Label{"p_acc_w", "P_acc", "W", "energy 3.1"}, in.count * *in.tdpW);
        out.itW = named(Label{"p_it_w", "P_IT", "W", "energy 3.1"}, *out.accelerator);
    } else {
        if (!in.tdpPerSocketW)
            return failure(Status::noData, "tdp_w_per_socket");
        out.cpu = named(Label{"p_cpu_w", "P_cpu", "W", "energy 3.1"}, *in.tdpPerSocketW);
        out.itW = named(Label{"p_it_w", "P_IT", "W", "energy 3.1"}, *out.cpu);
    }
    return out;
}

template <Number N>
Outcome<PowerBreakdown<N>> userPower(const PowerInputs<N> &in, const Utilisation<N> &)
{
    if (!in.userW)
        return failure(Status::noData, "user_watts");
    PowerBreakdown<N> out;
    out.modelReplaced = true;
    out.itW = named(Label{"p_it_w", "P_IT", "W", "energy 2.1"}, *in.userW);
    return out;
}

} // namespace energy

// ---- The methods
// ---------------------------------------------------------------------------------------------------------------

// One row a method, in the order of EnergyMethod: all that tells methods apart. Ids: energyMethodId. Words:
// views/words/messages/energy_methods.h.
template <Number N>
struct EnergyMethodRow {
    EnergyMethod method;
    Outcome<PowerBreakdown<N>> (*power)(const PowerInputs<N> &, const Utilisation<N> &);
    const ConstantInfo *pue
        = nullptr; // the method's own; kNoPue: it has none, whatever the person sets; null: the region's
    bool readsLoad = true; // the watts depend on the utilisation
};

template <Number N>
inline constexpr auto kEnergyMethods = std::to_array<EnergyMethodRow<N>>({
    {EnergyMethod::component, energy::componentPower<N>},
    {EnergyMethod::ccf, energy::ccfPower<N>, &energy::kCcfPue},
    {EnergyMethod::teads, energy::teadsPower<N>, &energy::kTeadsPue},
    {EnergyMethod::boavizta, energy::boaviztaPower<N>},
    {EnergyMethod::tdpLinear, energy::tdpLinearPower<N>},
    {EnergyMethod::greenAlgorithms, energy::greenAlgorithmsPower<N>, &energy::kGreenPue},
    {EnergyMethod::codeCarbon, energy::codeCarbonPower<N>, &energy::kNoPue},
    {EnergyMethod::mlco2, energy::mlco2Power<N>, &energy::kNoPue, false},
    {EnergyMethod::userWatts, energy::userPower<N>, nullptr, false},
});

using EnergyMethodInfo = EnergyMethodRow<double>;
inline constexpr std::span<const EnergyMethodInfo> energyMethods() { return kEnergyMethods<double>; }
inline const EnergyMethodInfo &energyMethodInfo(EnergyMethod method)
{
    return kEnergyMethods<double>[static_cast<std::size_t>(method)];
}

static_assert(kEnergyMethods<double>.size() == ids::kEnergyMethods.size());
static_assert(std::ranges::all_of(energyMethods(),
    [](const EnergyMethodInfo &row) { return &row == &kEnergyMethods<double>[static_cast<std::size_t>(row.method)]; }));

// Power by the chosen method; the person's own watts of a type replace it.
template <Number N>
Outcome<PowerBreakdown<N>> powerOf(EnergyMethod method, const PowerInputs<N> &in, const Utilisation<N> &utilisation)
{
    const Utilisation<N> u{
        energy::clampedPct(utilisation.acc), energy::clampedPct(utilisation.cpu), energy::clampedPct(utilisation.mem)};
    if (in.userReplacesModel)
        return energy::userPower(in, u);
    const auto index = static_cast<std::size_t>(method);
    if (index >= kEnergyMethods<N>.size())
        return failure(Status::outOfRange, "energy_method");
    return kEnergyMethods<N>[index].power(in, u);
}

// Presets of energy 2: (u_acc, u_cpu) in %.
struct UtilisationPreset {
    const char *id; // "idle", "steady_inference", "full", "cpu_only"
    double uAccPct, uCpuPct;
};
std::span<const UtilisationPreset> utilisationPresets();

} // namespace wattfare
