// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/outcome.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

// Break-even of purchase options over utilisation and over the interruption rate (simulation 10).
//
// Every option costs, for an hour of useful work at utilisation u (share of reserved hours that are used) and hazard
// lambda (interruptions an hour of one instance):
//     onDemandUsd + spotUsd billed(lambda) + reservedUsd / u
// On-demand has the first term alone, spot the second, a commitment the third, a mix the three by their shares. A value
// of time adds v delay(lambda) to the spot part.
namespace wattfare {

struct CostOption {
    std::string id;
    double onDemandUsd = 0, spotUsd = 0, reservedUsd = 0; // USD an instance-hour, times the option's share
};

struct BreakEvenSetting {
    double utilisation = 1.0; // (0, 1]; where the rate is the axis
    double hazardPerHour = 0.0; // where utilisation is the axis
    // Billed and total hours per hour of useful work at a hazard (E[busy]/W, E[T]/W of simulation 5.1); empty: 1 at
    // every hazard.
    std::function<Outcome<double>(double hazardPerHour)> billedFactor, timeFactor;
    double valueOfHourUsd = 0.0; // v: what an hour of delay costs, per instance
};

enum class CostAxis : unsigned char { utilisation, interruptionRate };

// Cost of an hour of useful work. unreachable where spot never finishes at that hazard, out_of_range for bad input.
Outcome<double> usdPerUsefulHour(
    const CostOption &option, const BreakEvenSetting &setting, double utilisation, double hazardPerHour);

struct BreakEven {
    std::size_t a = 0, b = 0; // indices of the options, a < b
    std::optional<double> at; // on the axis; missing where one is cheaper (or none differs) all along
    std::optional<double> usdPerHour; // of both, there
    std::optional<std::size_t> cheaperBelow, cheaperAbove; // missing where they cost the same
};

// Every pair of options on [low, high] of the axis; out_of_range for a bad axis. The first crossing is given: costs are
// monotone on both axes, so that pairs cross at most once, except where a mix meets another mix.
Outcome<std::vector<BreakEven>> breakEvens(
    std::span<const CostOption> options, const BreakEvenSetting &setting, CostAxis axis, double low, double high);

struct CostLine {
    std::string id;
    std::vector<double> x;
    std::vector<std::optional<double>> usdPerHour; // missing where there is no cost: unreachable
};
// For drawing: `points` >= 2, linear over utilisation, logarithmic over the rate (low > 0 there).
Outcome<std::vector<CostLine>> costLines(std::span<const CostOption> options, const BreakEvenSetting &setting,
    CostAxis axis, double low, double high, std::size_t points);

} // namespace wattfare
