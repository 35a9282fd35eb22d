// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace wattfare {

// Quantiles of n = finished.size() + capped trajectories, of which `capped` did not finish and count as larger than all
// of them: order statistics at (n - 1) p by linear interpolation, as those of Summary (simulation 1). nullopt where one
// would lie among those that did not finish, and without trajectories. Each p in [0, 1].
std::vector<std::optional<double>> quantilesOf(
    std::span<const double> finished, std::uint64_t capped, std::span<const double> ps);

} // namespace wattfare
