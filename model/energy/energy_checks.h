// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/outcome.h"
#include "model/workload/scenario.h"

#include <optional>
#include <string_view>

namespace wattfare {

// The first parameter of the options outside its domain: Status::outOfRange, its field name and value; nullopt if all
// is well. Utilisations 0..100 %, PUE 1..10, watts and hours positive and below what any machine has. NaN is refused.
std::optional<Failure> checkEnergyOptions(const EnergyOptions &options);

std::optional<Failure> checkPercent(double value, std::string_view field);
// Finite, at least `low`, at most `high`.
std::optional<Failure> checkBetween(double value, double low, double high, std::string_view field);

inline constexpr double kMaxWatts = 1e7, kMaxHours = 1e7, kMaxInstances = 1e9, kMaxPue = 10, kMaxIntensity = 1e4;

} // namespace wattfare
