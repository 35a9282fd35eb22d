// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/energy/utilisation_series.h"

#include <cstdint>

// An imported series of utilisation of an instance of the catalogue: figures of type and region from the snapshot.
namespace wattfare {

struct SeriesQuestion {
    TypeIndex type = kNone;
    RegionIndex region = kNone;
    EnergyOptions options; // method, PUE and grid overrides, embodied rule
    std::optional<Date> asOf; // of the on-demand price; none: the newest
    std::int64_t startUtc = 0; // seconds since 1970 of hour 0
    double idleBelowPct = 5.0, releaseAfterH = 1.0, restartH = 0.0;
    std::optional<double> usdPerHour; // the person's own price; none: on-demand
    std::optional<double> assumedUCpuPct; // for samples that have the accelerator alone
    bool hourly = true; // grid by the hour of the day where the catalogue has a profile
};

struct SeriesAnswer {
    SeriesResult result;
    std::optional<double> usdPerHour, pue, intensity,
        embodiedGPerHour; // what was taken; missing: the catalogue has none
    bool hourly = false; // emissions by a profile of the grid
};

// The figures of an answer in the order in which they are listed: name ("kwh"), unit, and the id of the input that a
// missing one lacks ("field.ID").
struct SeriesRow {
    const char *id = "";
    std::optional<double> value;
    Unit unit;
    const char *missing = "";
};
std::vector<SeriesRow> seriesRows(const SeriesAnswer &answer);

// Fails like integrateSeries, and with noData ("pue") for a region without a PUE where the method wants one.
Outcome<SeriesAnswer> energyOfSeries(
    const Snapshot &snapshot, const SeriesQuestion &question, const UtilisationSeries &series);

} // namespace wattfare
