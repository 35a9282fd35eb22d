// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/outcome.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

// Pareto set over minimised objectives (simulation 10): a dominates b iff a <= b in all and < in
// one. Values within 1e-12 relative of each other count as equal; equal points both stay.
namespace wattfare {

struct ParetoResult {
    std::vector<std::size_t> front; // points of the set, by the first objective
    std::vector<std::int64_t> dominatedBy; // by point: a member of the set that dominates it, or -1
    std::vector<std::size_t> excluded; // points with an objective that is not finite: they have no place
    std::vector<double> reference; // nadir of the set moved away by 5 %
    std::optional<double> hypervolume; // between the set and the reference; missing where it would take too long
    std::optional<std::size_t> knee; // farthest below the chord of the normalised extremes; none for fewer than 3
};

// `values` holds count x objectives numbers, point by point; NaN marks a missing objective. objectives >= 1.
// out_of_range("objectives") where the size is not a multiple. Order of the points does not change the set.
// One or two objectives take O(n log n), more O(n x size of the set).
Outcome<ParetoResult> paretoFront(std::span<const double> values, std::size_t objectives);

// By how much `dominator` beats `point`, per objective: 1 - dominator / point (0.2: 20 % less); missing where point is
// 0.
std::vector<std::optional<double>> dominationMargin(
    std::span<const double> values, std::size_t objectives, std::size_t dominator, std::size_t point);

} // namespace wattfare
