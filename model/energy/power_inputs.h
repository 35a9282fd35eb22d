// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/explain/number.h"
#include "model/workload/energy_method.h"
#include "model/workload/scenario.h"

#include <array>
#include <optional>

namespace wattfare {

// What the power methods need of one instance type: gathered once per type from the snapshot, so that evaluating it for
// many candidates touches no catalogue. An empty optional is a figure that the catalogue lacks.
template <Number N>
struct PowerInputs {
    // Instance
    N count = 0.0; // accelerators, 0.125 for an eighth; 0: none
    N vcpus = 0.0;
    N memoryGb = 0.0;
    // Accelerator
    std::optional<N> idleW, fullLoadW, tdpW; // W of one; idleW by the option "clocks up while idle"
    N baseOverhead = 0.0; // c_base
    bool estimatedAccelerator = false; // energy 10: such results are marked everywhere
    // CPU platform
    std::optional<N> tdpPerSocketW;
    N sockets = 0.0, platformVcpus = 0.0;
    std::optional<std::array<N, 4>> measuredPkgW; // of all sockets at 0, 10, 50, 100 %; only where measured
    bool useMeasuredPkg = false;
    std::optional<N> coresPerSocket;
    bool smt = false; // two vCPU a core
    // CCF
    std::optional<N> ccfMinPerVcpuW, ccfMaxPerVcpuW, ccfGbPerChip; // catalogue or CCF's default of unknown families
    std::optional<N> ccfGpuMinW, ccfGpuMaxW;
    N familyVcpus = 0.0, familyMemoryGb = 0.0; // of the largest type of the family
    std::optional<N> chips; // processors of the largest size, where the catalogue counts them
    // Teads: published row of this type
    std::optional<std::array<N, 4>> teadsCpuW, teadsMemoryW, teadsAcceleratorW;
    std::optional<N> teadsDeltaW;
    // Boavizta
    std::optional<std::array<N, 4>> boavizta; // a, b, c, d
    // The person's own watts at the server input; replace every model where set per type
    std::optional<N> userW;
    bool userReplacesModel = false;

    bool hasAccelerator() const { return valueOf(count) > 0.0; }
    bool hasPlatform() const { return valueOf(platformVcpus) > 0.0 && valueOf(sockets) > 0.0; }
};

// Figures of a type, chosen by the preferred flag. `ownWatts` is the person's figure for this type
// (Scenario::ownWatts). Never fails: what is missing is empty. `type` must be valid. Traced leaves name subject,
// source, date and the rejected alternatives.
template <Number N>
PowerInputs<N> gatherPower(
    const Snapshot &snapshot, TypeIndex type, const EnergyOptions &options, std::optional<double> ownWatts = {});

extern template PowerInputs<double> gatherPower(
    const Snapshot &, TypeIndex, const EnergyOptions &, std::optional<double>);
extern template PowerInputs<Uncertain> gatherPower(
    const Snapshot &, TypeIndex, const EnergyOptions &, std::optional<double>);
extern template PowerInputs<Traced> gatherPower(
    const Snapshot &, TypeIndex, const EnergyOptions &, std::optional<double>);

// Whether the accelerators of the type are modules on a baseboard with a fabric; those of unknown form count as cards.
bool onBaseboard(const Snapshot &snapshot, const InstanceType &type);

// Leaf of a catalogue figure: the preferred one of a quantity, with the others as rejected alternatives.
// `range` overrides the figure's own bounds.
template <Number N>
N figureLeaf(
    const Snapshot &snapshot, FigureIndex figure, std::string_view symbol, std::optional<Uncertain> range = {});
template <Number N>
std::optional<N> preferredFigure(const Snapshot &snapshot, SubjectKind kind, std::uint32_t subject,
    std::string_view quantity, std::string_view symbol);

// Value and bounds of a figure; a bound that is not given is the value.
Uncertain boundsOf(const FigureRow &row);

} // namespace wattfare
