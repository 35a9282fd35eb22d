// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/power_parts.h"

#include "model/evaluation/explain_candidate.h"

#include <algorithm>
#include <array>

namespace wattfare {

namespace {

constexpr std::array<std::string_view, 6> kParts{"p_acc_w", "p_base_w", "p_cpu_w", "p_mem_w", "p_delta_w", "p_other_w"};

void collect(const Derivation &node, std::vector<PowerPart> &parts)
{
    const auto id = std::ranges::find(kParts, node.id);
    if (id == kParts.end()) {
        for (const Derivation &child : node.children)
            collect(child, parts);
        return;
    }
    if (std::ranges::none_of(parts, [&](const PowerPart &part) { return part.id == *id; }))
        parts.push_back({*id, node.value, node.low, node.high, node.cls});
}

} // namespace

std::span<const std::string_view> powerPartIds() { return kParts; }

std::vector<PowerPart> powerParts(const Results &results, const Candidate &candidate)
{
    const auto number = traced(results, candidate, Metric::wattsPerInstance);
    if (!number)
        return {};
    const Derivation derivation = derive(*number); // without the benchmarks that were passed over
    std::vector<PowerPart> parts;
    collect(derivation, parts);
    // P_acc (1 + c_base) is one product in the formula: the board's part is what the sum holds beyond the named ones.
    double sum = 0;
    const auto has = [&](std::string_view id) {
        return std::ranges::any_of(parts, [&](const PowerPart &part) { return part.id == id; });
    };
    for (const PowerPart &part : parts)
        sum += part.watts;
    const double rest = derivation.value - sum;
    if (has("p_acc_w") && !has("p_base_w") && derivation.value > sum * (1 + 1e-9))
        parts.push_back({kParts[1], rest, rest, rest, derivation.cls});
    if (parts.empty())
        parts.push_back({kParts[5], derivation.value, derivation.low, derivation.high, derivation.cls});
    std::ranges::sort(parts, {}, [](const PowerPart &part) { return std::ranges::find(kParts, part.id); });
    return parts;
}

} // namespace wattfare
