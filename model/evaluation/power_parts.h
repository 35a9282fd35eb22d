// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/results.h"

#include <span>
#include <string_view>
#include <vector>

namespace wattfare {

// One part of the power of an instance, in W.
struct PowerPart {
    std::string_view id; // "p_acc_w", "p_base_w", "p_cpu_w", "p_mem_w", "p_delta_w", "p_other_w"
    double watts = 0, low = 0, high = 0;
    FigureClass cls = FigureClass::estimate;
};

// Ids of all parts, in the order in which they are stacked.
std::span<const std::string_view> powerPartIds();

// The parts of Metric::wattsPerInstance by its derivation, in that order; they add up to it. Empty where it is missing.
std::vector<PowerPart> powerParts(const Results &results, const Candidate &candidate);

} // namespace wattfare
