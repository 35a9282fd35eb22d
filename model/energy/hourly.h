// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/explain/number.h"
#include "model/support/outcome.h"

#include <optional>
#include <span>
#include <vector>

// Carbon by hour (energy 4): O = sum E_h CI_annual rel(zone, month, hour). `rel` is relative with
// mean 1 over the year, so it may shape another year's annual value.
namespace wattfare {

struct HourlyShape {
    std::array<double, 24> relative{}; // by hour UTC
    std::string gridZone;
    int year = 0; // of the profile
    SourceIndex source = kNone;
    std::optional<int> month; // 1..12; none: the mean over the year
};

// The shape of a region's grid, of one month or of the year. Fails with noData "carbon_profile" where the zone has no
// profile (or no months, where one was asked for), outOfRange "month" outside 1..12.
Outcome<HourlyShape> hourlyShape(const Snapshot &snapshot, RegionIndex region, std::optional<int> month);

struct StartChoice {
    std::size_t bestStart = 0, worstStart = 0; // index into the window
    double bestG = 0.0, worstG = 0.0;
    double firstG = 0.0; // starting at once
    double saving = 0.0; // 1 - best / first
    std::vector<double> gramsByStart; // of every start that was tried
};

// When to start a job that draws jobKwh[0], jobKwh[1], ... in its hours, within a window of relative intensities: every
// start is tried; ties go to the earliest. Without wrap-around the job must fit into the window; with it (a schedule
// that repeats daily) the window is cyclic. Fails with outOfRange (field "job_hours", "job_kwh", "intensity",
// "window").
Outcome<StartChoice> chooseStart(
    std::span<const double> jobKwh, std::span<const double> relative, double annualIntensity, bool repeatsDaily);

// Energy of a job of so many hours at constant kWh an hour, hour by hour; a last part of an hour counts as its part.
Outcome<std::vector<double>> constantLoad(double hours, double kwhPerHour);

} // namespace wattfare
