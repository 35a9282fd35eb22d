// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/energy/power_methods.h"

// Power of two instance types as a ratio (energy 2.2). AWS publishes no watts of Inferentia and
// Trainium; two experiments give energy ratios, so the ratio is far better known than the watts. What two types share
// (the same accelerator, the publication's ratio) cancels.
namespace wattfare {

// P_new / P_ref = E_new / E_ref (n_ref t_ref) / (n_new t_new).
template <Number N>
N powerRatio(const N &energyRatio, const N &refCount, const N &refHours, const N &newCount, const N &newHours)
{
    return named(Label{"power_ratio", "P_new/P_ref", "", "energy 2.2"},
        energyRatio * (refCount * refHours) / (newCount * newHours));
}

// Watts of the new instance: the published ratio times the reference's watts.
template <Number N>
N siliconPower(const N &ratio, const N &referenceW)
{
    return named(Label{"p_new_w", "P_new", "W", "energy 2.2"}, ratio * referenceW);
}

// Watts of one chip from the whole instance: (P - host) / (N (1 + c_base)).
template <Number N>
N chipPower(const N &instanceW, const N &hostW, const N &count, const N &baseOverhead)
{
    return named(
        Label{"p_chip_w", "P_chip", "W", "energy 2.2"}, difference(instanceW, hostW) / (count * (baseOverhead + 1.0)));
}

// Expresses the full-load and idle watts in `inputs`, which are of `type`, by a publication's ratio times its reference
// instance, where the catalogue has one (`published_power_ratio` of the accelerator) and `other` carries the
// accelerator of the reference: Trainium beside the A100 of p4d, Inferentia beside the T4 of g4dn. False, and nothing
// changed, for any other pair, where a figure is missing, or where the watts are the person's own.
bool linkSilicon(const Snapshot &snapshot, TypeIndex type, TypeIndex other, PowerInputs<Traced> &inputs,
    const EnergyOptions &options);

} // namespace wattfare
