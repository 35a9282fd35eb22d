// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/energy/measured_power.h"

#include <optional>
#include <vector>

// The component method of energy against watts that benchmarks were measured with (energy 2).
namespace wattfare {

// Errors are ln(method / measured), at 100 % of the accelerators and 25 % of the host.
struct PowerCheck {
    AcceleratorIndex accelerator = kNone;
    PowerBasis basis{};
    TypeIndex type = kNone; // whose figures the method takes, scaled by the number of accelerators
    std::size_t runs = 0;
    double measuredEachW = 0, methodEachW = 0; // medians, of one accelerator with its share of what was metered
    double error = 0; // median
    double held = 0; // share of the runs inside the method's range
    // Of a whole system: with the host of the type's platform as a whole where `error` takes the share of an instance.
    std::optional<double> wholeHostError;
};
// Of every accelerator that an instance type has and that runs with measured watts have, by its name; each model and
// precision of a source at its highest rate, for its slower runs are no full load.
std::vector<PowerCheck> checkPower(const Snapshot &snapshot);

} // namespace wattfare
