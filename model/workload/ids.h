// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/workload/energy_method.h"
#include "model/workload/scenario.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

// Words of the choices, in the order of their enumerators.
namespace wattfare::ids {

inline constexpr std::array<std::string_view, 4> kWorkloads{"inference", "training", "llm_serving", "hpc"};
inline constexpr std::array<std::string_view, 5> kScaling{"measured", "constant", "ring", "amdahl", "table"};
inline constexpr std::array<std::string_view, 4> kCarbonBases{
    "location_lifecycle", "location_direct", "market", "marginal"};
inline constexpr std::array<std::string_view, 2> kEmbodied{"wattfare-split-v1", "ccf-rule"};

} // namespace wattfare::ids

namespace wattfare {

// The prices that the price of an option is made of.
struct PurchaseParts {
    bool onDemand = false, spot = false, commitment = false;
};
PurchaseParts partsOf(const PurchaseOption &option);

std::string purchaseKindIds(); // "on_demand|spot|...", as documents name them
std::optional<PurchaseKind> parsePurchaseKind(std::string_view id);

} // namespace wattfare
