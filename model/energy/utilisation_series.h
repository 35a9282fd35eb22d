// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/energy/hourly.h"
#include "model/energy/power_methods.h"

#include <optional>
#include <vector>

// An imported series of utilisation, integrated over time: energy, what idling wastes, what releasing idle instances
// automatically would save.
namespace wattfare {

// Samples in the order of time; each holds until the next one, the last until `endH`. An empty optional is a gap: its
// hours are counted apart and nothing is assumed for them.
struct UtilisationSample {
    double hour = 0.0; // since the start of the series
    std::optional<double> uAccPct, uCpuPct, uMemPct; // u_mem: as u_cpu where empty
    std::optional<double> acceleratorW; // measured, all accelerators together: replaces the modelled watts
};

struct UtilisationSeries {
    std::vector<UtilisationSample> samples;
    double endH = 0.0;
};

// Means over time of what the samples hold, each over the hours that have it. None: no sample has it.
struct SeriesMeans {
    std::optional<double> uAccPct, uCpuPct, uMemPct;
};
SeriesMeans meanUtilisation(const UtilisationSeries &series);

struct SeriesOptions {
    EnergyMethod method = EnergyMethod::component;
    double pue = 1.0; // facility over IT; 1 for methods without
    double idleBelowPct = 5.0; // idle: accelerator below this, or the CPU on an instance without accelerators
    double releaseAfterH = 1.0; // an instance idle that long is given back, and fetched again when work comes
    double restartH = 0.0; // paid again at each return, at the idle power
    std::optional<double> usdPerHour; // of the instance
    std::optional<double> embodiedGPerHour;
    std::optional<double> intensity; // g/kWh, annual mean
    std::optional<HourlyShape> shape; // of the grid by hour; none: the annual mean at every hour
    double startHourUtc = 0.0; // hour of the day at which the series starts, 0 to below 24
    std::optional<double> assumedUCpuPct; // for samples that have the accelerator alone; none: they are gaps
};

struct SeriesResult {
    double hours = 0.0; // with data
    double missingHours = 0.0; // gaps: outside of every figure here
    double kwh = 0.0; // at the facility
    double meanWatts = 0.0; // IT, over the hours with data
    double meanUAccPct = 0.0, meanUCpuPct = 0.0;
    double idleHours = 0.0, idleKwh = 0.0, idleShareOfEnergy = 0.0;
    double releasableHours = 0.0; // idle stretches beyond releaseAfterH, less restarts; >= 0
    double savedKwh = 0.0;
    std::size_t releases = 0;
    std::optional<double> idleUsd, savedUsd, operationalG, savedG; // savedG: operational and embodied, what is known
};

// Fails with outOfRange: "samples" (none, or out of order), "end_h", "u_acc_pct", "u_cpu_pct", "u_mem_pct",
// "accelerator_w", "pue", "idle_below_pct", "release_after_h", "restart_h", "usd_per_hour", "embodied_g_per_hour",
// "intensity", "start_hour_utc"; with noData where the method lacks a
// figure of the type, or where every sample is a gap ("utilisation").
Outcome<SeriesResult> integrateSeries(
    const PowerInputs<double> &inputs, const UtilisationSeries &series, const SeriesOptions &options);

} // namespace wattfare
