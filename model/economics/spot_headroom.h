// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/outcome.h"

#include <cstdint>

// Spot instances to hold so that enough are up (methods of simulation, 2.4). Slots are independent: instances that share a
// pool are not, and the fleet simulation is the tool for them.
namespace wattfare {

inline constexpr double kDefaultHeadroomProbability = 0.999;
inline constexpr std::uint64_t kExactHeadroomLimit = 2'000; // slots up to which the binomial tail is summed exactly

// P(Binomial(n, p) >= k), n <= kExactHeadroomLimit.
Outcome<double> binomialTail(std::uint64_t n, double p, std::uint64_t k);

// z with Phi(z) = probability, inside (0, 1).
Outcome<double> normalQuantile(double probability);

struct SpotHeadroom {
    std::uint64_t slots = 0;        // n to request
    double probability = 0;         // P(at least the needed are up); by the normal bound where not exact
    double billedSlots = 0;         // n A: instances billed on average
    bool exact = true;
};

// Smallest n with P(Binomial(n, availability) >= needed) >= probability. availability 0 is unreachable("availability");
// probability outside [0, 1) and more than 1e9 needed are out_of_range.
Outcome<SpotHeadroom> spotHeadroom(std::uint64_t needed, double availability,
                                   double probability = kDefaultHeadroomProbability);

} // namespace wattfare
