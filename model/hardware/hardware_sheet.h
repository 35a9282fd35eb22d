// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/hardware/precision.h"

#include <string>

// What there is to know of an accelerator before a workload is named: its formats, its memory, what an hour of it costs
// and where.
namespace wattfare {

struct HardwareQuestion {
    std::string region = "us-east-1"; // of the prices
    std::optional<Date> asOf; // of the prices and the availability; none: the newest of the catalogue
    Precision precision = Precision::fp16; // whose rate the price is divided by
    friend bool operator==(const HardwareQuestion &, const HardwareQuestion &) = default;
};

// On-demand USD an hour of a whole instance, by what its accelerators have; of the type for which it is least. The
// share of processor, memory and network is not taken off.
struct HardwarePrice {
    double usdPerHour = 0; // of one GiB or of one TFLOP/s
    TypeIndex type = kNone;
    Date date{}; // of the price
    SourceIndex source = kNone;
};

struct HardwareSheet {
    AcceleratorIndex accelerator = kNone;
    PrecisionRow precisions;
    std::vector<TypeIndex> types; // that have it, retired ones too
    std::optional<HardwarePrice> perGib, perRate;
    Message noPerGib, noPerRate; // why there is none
    FigureIndex tdp = kNone;
    std::vector<RegionIndex> regions; // with an on-demand price of a type of it that is not retired
    std::vector<AcceleratorIndex> line; // its maker's accelerators of its class, oldest first, itself among them
};

// One of an accelerator, or of all: those that a type has first, the newest first.
HardwareSheet hardwareSheet(const Snapshot &snapshot, AcceleratorIndex accelerator, const HardwareQuestion &question);
std::vector<HardwareSheet> hardwareSheets(const Snapshot &snapshot, const HardwareQuestion &question);

// By key, name or the name that EC2 gives it, in any case; kNone if there is none, or if several are called so and one
// would have to be guessed: `candidates` then names them.
AcceleratorIndex findAccelerator(
    const Snapshot &snapshot, std::string_view name, std::vector<AcceleratorIndex> *candidates = nullptr);

} // namespace wattfare
