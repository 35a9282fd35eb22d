// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/workload/energy_method.h"
#include "model/workload/scenario.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

// Words of the choices, in the order of their enumerators.
namespace wattfare::ids {

inline constexpr std::array<std::string_view, 4> kWorkloads{"inference", "training", "llm_serving", "hpc"};
inline constexpr std::array<std::string_view, 5> kScaling{"measured", "constant", "ring", "amdahl", "table"};
inline constexpr std::array<std::string_view, 8> kServingSoftware{
    "any", "tensorrt-llm", "vllm", "sglang", "tgi", "neuron", "vllm-neuron", "llamacpp"}; // as benchmarks name them
inline constexpr std::array<std::string_view, 4> kCarbonBases{
    "location_lifecycle", "location_direct", "market", "marginal"};
inline constexpr std::array<std::string_view, 2> kEmbodied{"wattfare-split-v1", "ccf-rule"};

} // namespace wattfare::ids

namespace wattfare {

// The prices of the catalogue that the price of an option is made of.
struct PurchaseParts {
    bool onDemand = false, spot = false, commitment = false, capacityBlock = false;
};

enum class Billing : std::uint8_t {
    asUsed, // while it runs
    interruptible, // while it runs, and it may be taken back
    wholeTerm, // for the whole of what was bought, used or not
    mixed, // shares of the others
    wholeDays // for the whole days that a run needs, paid before they begin; then it ends
};

enum class OptionOrigin : std::uint8_t {
    standing, // its example can be chosen whatever the catalogue has
    catalogue, // what the rows of commitments offer
    person // typed
};

// A way of buying, as the rest of the program asks about it. Its price: PriceFinder::price; its words: optionWord.
struct PurchaseKindInfo {
    std::string_view id; // of documents
    std::string_view example; // an option of the kind, as lists and `--set` write it
    Billing billing = {};
    OptionOrigin origin = {};
    std::string (*write)(const PurchaseOption &) = nullptr; // the id of an option of the kind
    bool (*parse)(std::string_view, PurchaseOption &) = nullptr; // the inverse
    PurchaseParts (*parts)(const PurchaseOption &) = nullptr;
    // Its price by name, where the catalogue has a price of the option itself (priceKey), and the inverse.
    std::string (*writePrice)(const PurchaseOption &) = nullptr;
    bool (*parsePrice)(std::string_view, PurchaseOption &) = nullptr;
};
std::span<const PurchaseKindInfo> purchaseKinds(); // in the order of PurchaseKind
const PurchaseKindInfo &kindOf(const PurchaseOption &option);
inline PurchaseParts partsOf(const PurchaseOption &option) { return kindOf(option).parts(option); }
// Share of the instances that is bought for a term: 1 of what is billed for the whole of it, that of a mix, else 0.
inline double committedShare(const PurchaseOption &option)
{
    const Billing billing = kindOf(option).billing;
    return billing == Billing::wholeTerm ? 1.0 : billing == Billing::mixed ? option.commitmentShare : 0.0;
}

std::string purchaseKindIds(); // "on_demand|spot|...", as documents name them
std::string purchaseExamples(); // "on-demand|spot|...", one of each kind
std::optional<PurchaseKind> parsePurchaseKind(std::string_view id);

// The catalogue's price of an option as own prices and the changes of an import name it: "on_demand", "spot",
// "reserved_standard/1/no_upfront". "" for an option whose price is made of those of others.
std::string priceKey(const PurchaseOption &option);
std::string commitmentPriceKey(std::string_view plan, int termYears, std::string_view payment);
std::optional<PurchaseOption> optionOfPrice(std::string_view key); // the inverse

} // namespace wattfare
