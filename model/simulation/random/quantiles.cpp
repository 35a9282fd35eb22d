// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/random/quantiles.h"

#include "model/simulation/random/statistics.h"

#include <algorithm>

namespace wattfare {

std::vector<std::optional<double>> quantilesOf(
    std::span<const double> finished, std::uint64_t capped, std::span<const double> ps)
{
    std::vector<std::optional<double>> out(ps.size());
    if (finished.empty())
        return out;
    struct Place {
        std::uint64_t low = 0, high = 0;
        double fraction = 0;
    };
    const double last = static_cast<double>(finished.size() + capped - 1);
    std::vector<Place> places;
    std::vector<std::uint64_t> ranks; // every rank that is needed, selected at once
    for (const double p : ps) {
        Place place;
        place.low = static_cast<std::uint64_t>(last * p);
        place.fraction = last * p - static_cast<double>(place.low);
        place.high = place.fraction > 0.0 ? place.low + 1 : place.low;
        places.push_back(place);
        if (place.high < finished.size())
            ranks.insert(ranks.end(), {place.low, place.high});
    }
    std::sort(ranks.begin(), ranks.end());
    ranks.erase(std::unique(ranks.begin(), ranks.end()), ranks.end());
    const std::vector<double> values = selectRanks(finished, ranks);
    const auto valueAt = [&](std::uint64_t rank) {
        return values[static_cast<std::size_t>(std::lower_bound(ranks.begin(), ranks.end(), rank) - ranks.begin())];
    };
    for (std::size_t i = 0; i < ps.size(); ++i) {
        const Place &place = places[i];
        if (place.high >= finished.size())
            continue;
        const double low = valueAt(place.low);
        out[i] = place.fraction > 0.0 ? low + place.fraction * (valueAt(place.high) - low) : low;
    }
    return out;
}

} // namespace wattfare
