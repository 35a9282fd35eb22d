// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/energy/constants.h"
#include "model/energy/power_inputs.h"
#include "model/support/outcome.h"

// Embodied emissions of hardware (energy 6): TE_alloc in kg of an instance, spread over its life.
// It follows reservation, not use: idle reserved time counts in full.
namespace wattfare {

template <Number N>
struct EmbodiedInputs {
    std::optional<N> hostKg; // whole platform without accelerators
    N vcpus = 0.0, platformVcpus = 0.0;
    N count = 0.0; // accelerators of the instance
    N acceleratorKg = 0.0; // of one
    std::optional<N> platformKg; // ccf-rule: platform with accelerators
    std::optional<N> platformShare; // ccf-rule: the one share for everything
    bool fromFamily = false; // no row: the split rule with the largest type of the family (rule 10)
};

// Never fails; hostKg and platformKg are empty where neither a row nor a platform exists.
template <Number N>
EmbodiedInputs<N> gatherEmbodied(const Snapshot &snapshot, TypeIndex type);

extern template EmbodiedInputs<double> gatherEmbodied(const Snapshot &, TypeIndex);
extern template EmbodiedInputs<Uncertain> gatherEmbodied(const Snapshot &, TypeIndex);
extern template EmbodiedInputs<Traced> gatherEmbodied(const Snapshot &, TypeIndex);

// host_kg = 1000 + (G_platform - 16) 533/384 + 100 SSD + 100 (S - 1).
template <Number N>
N hostKg(const N &platformMemoryGb, const N &ssds, const N &sockets)
{
    using namespace energy;
    return named(Label{"host_kg", "host_kg", "kg", "energy 6"},
        constant<N>(kHostBaseKg) + (platformMemoryGb - kHostMemoryIncludedGb) * constant<N>(kHostMemoryKgPerGb)
            + ssds * constant<N>(kSsdKg) + (sockets - 1.0) * constant<N>(kExtraCpuKg));
}

// TE_alloc of `wattfare-split-v1`: host_kg v/V + N acc_kg. The host varies by 40 %.
template <Number N>
N splitAllocationKg(const EmbodiedInputs<N> &in)
{
    using namespace energy;
    const N host = constant<N>(kHostFactor) * *in.hostKg * in.vcpus / in.platformVcpus;
    return named(Label{"te_alloc_kg", "TE_alloc", "kg", "energy 6"},
        valueOf(in.count) > 0.0 ? host + in.count * in.acceleratorKg : host);
}

template <Number N>
Outcome<N> allocationKg(std::string_view method, const EmbodiedInputs<N> &in)
{
    if (method == "wattfare-split-v1") {
        if (!in.hostKg || valueOf(in.platformVcpus) <= 0.0)
            return failure(Status::noData, "embodied_kg");
        return splitAllocationKg(in);
    }
    if (method == "ccf-rule") {
        if (!in.platformKg || !in.platformShare)
            return failure(Status::noData, "embodied_kg");
        return named(Label{"te_alloc_kg", "TE_alloc", "kg", "energy 6"}, *in.platformKg * *in.platformShare);
    }
    return failure(Status::outOfRange, "embodied_method");
}

// M = TE_alloc 1000 t / EL in g CO2e.
template <Number N>
N embodied(const N &allocationKilograms, const N &hours, const N &lifetimeH)
{
    return named(Label{"embodied_g", "M", "gCO2e", "energy 6"}, allocationKilograms * 1000.0 * hours / lifetimeH);
}

} // namespace wattfare
