// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/workload/scenario.h"

#include <algorithm>
#include <string>

namespace wattfare {

// A purchase option in the name of a candidate, the same in every language: "spot", "reserved 1y no upfront".
inline std::string optionLabel(const PurchaseOption &option)
{
    if (option.kind != PurchaseKind::commitment)
        return option.id();
    std::string label = (option.plan == "reserved_standard" ? "reserved" : option.plan) + ' ' + std::to_string(option.termYears) + "y "
        + option.payment;
    std::replace(label.begin(), label.end(), '_', ' ');
    return label;
}

} // namespace wattfare
