// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/energy/hourly.h"
#include "model/evaluation/results.h"

// What a candidate emits by the hour at which its run starts (energy 4): its energy spread over the
// hours of the run, each with the grid's intensity of that hour. Of a fleet: of an hour of serving.
namespace wattfare {

struct StartHours {
    HourlyShape shape; // of the region's grid
    StartChoice choice; // gramsByStart: 24 hours UTC, in g CO2e
    double hours = 1; // of the run; 1 of a fleet
    double kwh = 0; // of the run, or of an hour of the fleet
    double annualIntensity = 0; // g/kWh that the candidate's operational carbon is computed with
    bool isRun = false;
};

// month 1 to 12, none: the mean day of the year. noAnswer with the reason where the candidate has no energy or no
// carbon, or its grid has no hourly profile; badInput for a month that is none.
Result<StartHours> startHours(const Results &results, std::size_t row, std::optional<int> month);

} // namespace wattfare
