// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/guide/guide.h"

#include <array>
#include <initializer_list>

// The guide's rules as data; not for others.
namespace wattfare::guide {

inline constexpr int kExclude = -1000; // weight of a rule that rules out

struct Condition {
    std::string_view question;
    std::vector<std::string_view> answers; // any of them
};

// Applies to the groups (or purchase kinds) when every condition holds.
struct Rule {
    std::string_view id; // message "guide.reason." + id
    std::vector<GuideGroup> groups;
    std::vector<Condition> when;
    int weight = 0;
    GuideBasis basis = GuideBasis::judgement;
    std::vector<std::string_view> sources;
};
const std::vector<Rule> &groupRules();

enum class Purchase : std::uint8_t { onDemand, spot, commitment1, commitment3, mix };
inline constexpr std::size_t kPurchases = 5;
struct PurchaseRule {
    std::string_view id;
    std::vector<Purchase> options;
    std::vector<Condition> when;
    int weight = 0;
    GuideBasis basis = GuideBasis::judgement;
    std::vector<std::string_view> sources;
};
const std::vector<PurchaseRule> &purchaseRules();

} // namespace wattfare::guide
