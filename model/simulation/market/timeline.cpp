// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/market/timeline.h"

#include <array>

namespace wattfare {

std::string_view activityId(Activity activity)
{
    constexpr std::array<std::string_view, 7> ids{"work", "checkpoint", "restart", "waiting", "lost", "notice", "idle"};
    return ids[static_cast<std::size_t>(activity)];
}

double Timeline::total(Activity activity) const
{
    double sum = 0.0;
    for (const TimelineInterval &interval : intervals) {
        if (interval.activity == activity)
            sum += interval.toHours - interval.fromHours;
    }
    return sum;
}

} // namespace wattfare
