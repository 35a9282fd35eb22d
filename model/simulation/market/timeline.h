// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

// One trajectory as a view draws it.
namespace wattfare {

enum class Activity : std::uint8_t {
    work, // useful, kept
    checkpoint, // writing one that counts
    restart, // provisioning and loading; also the changeover of a deadline policy
    waiting, // no capacity, or none asked for; not billed
    lost, // work (or part of a checkpoint) that was thrown away
    notice, // saving between notice and loss
    idle // billed, no progress (a pause of an elastic cluster, tail of a billed tick)
};
std::string_view activityId(Activity activity); // "work", ...

enum class Machine : std::uint8_t { none, spot, onDemand };

struct TimelineInterval {
    double fromHours = 0.0;
    double toHours = 0.0;
    Activity activity = Activity::work;
    Machine machine = Machine::spot;
};

struct TimelineMark {
    double atHours = 0.0;
    bool loss = true; // false: a launch
    Machine machine = Machine::spot;
};

struct Timeline {
    std::vector<TimelineInterval> intervals; // in order, touching, no empty ones
    std::vector<TimelineMark> events;
    double hours = 0.0; // end of the last interval
    bool finished = true; // false: cut at the time limit or the number of intervals
    double total(Activity activity) const; // hours
};

} // namespace wattfare
