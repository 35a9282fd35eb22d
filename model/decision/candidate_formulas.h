// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/decision/results.h"
#include "model/economics/fleet.h"
#include "model/economics/training.h"
#include "model/explain/number.h"

#include <array>
#include <optional>

// One candidate from its inputs to its metrics. `double` fills the columns, `Traced` explains a cell: the same lines.
namespace wattfare {

// Inputs of one candidate. An empty optional is an input that catalogue and scenario both lack.
template <Number N>
struct CandidateInputs {
    WorkloadKind kind = WorkloadKind::inference;
    // Of the type and the scenario
    std::optional<N> throughput;       // a second: one instance (inference, LLM), the cluster (training), FLOP/s (HPC)
    std::optional<N> instances;        // in service, or nodes of the run; missing without throughput
    std::optional<N> utilisation;
    std::optional<N> itWatts;          // of one instance
    std::optional<N> embodiedG;        // of one instance-hour
    // Fleets
    N demandPerHour = 0.0;             // what costs are divided by: the mean of the day
    // Runs
    N amount = 0.0;                    // samples; floating-point operations
    std::optional<N> workHours;        // W
    double checkpoints = 0;            // without interruptions
    N checkpointHours = 0.0, startUpHours = 0.0;
    // Of the option
    std::optional<N> price;            // USD an instance-hour
    std::optional<N> held;             // instances held, where that is not `instances`: spot headroom
    std::optional<N> billed;           // instances billed and powered on average, where that is not what is held
    std::optional<N> wallFactor, busyFactor; // spot: E[T]/W and E[busy]/W
    bool overheadKnown = true;         // false: spot without an interruption band
    // Of the region
    std::optional<N> pue;
    std::optional<N> intensity;        // g/kWh of the chosen basis
    std::optional<N> wue, ewif;
};

template <Number N>
using MetricValues = std::array<std::optional<N>, kMetricCount>;

namespace detail {

template <Number N>
void environment(MetricValues<N> &out, const CandidateInputs<N> &in, const N &instanceHours, const std::optional<N> &divisor,
                 bool perHour)
{
    const auto set = [&](Metric metric, const N &value) { out[static_cast<std::size_t>(metric)] = value; };
    // E_IT of an hour of the fleet or of the run, in kWh.
    std::optional<N> itKwh, kwh, grams;
    if (in.itWatts)
        itKwh = named(Label{"it_kwh", "E_IT", "kWh", "energy 2"}, instanceHours * *in.itWatts / 1000.0);
    if (itKwh && in.pue) {
        kwh = named(Label{"kwh_total", "E", "kWh", perHour ? "simulation 2.3" : "simulation 3"}, *itKwh * *in.pue);
        set(Metric::kwhTotal, *kwh);
    }
    if (kwh && in.intensity) {
        grams = named(Label{"operational_g", "O", "gCO2e", "energy 4"}, *kwh * *in.intensity);
        set(Metric::kgco2eTotal, named(Label{"kgco2e_total", "O", "kgCO2e", "energy 4"}, *grams / 1000.0));
    }
    if (!divisor)
        return;
    const N million = named(Label{"millions", "R", "1e6", "energy 7"}, *divisor / 1e6);
    if (kwh)
        set(Metric::kwhPerMillion, named(Label{"kwh_per_million", "kWh per million", "kWh", "simulation 2.3"}, *kwh / million));
    if (grams)
        set(Metric::gco2ePerMillion,
            named(Label{"gco2e_per_million", "gCO2e per million", "gCO2e", "simulation 2.3"}, *grams / million));
    if (in.embodiedG)
        set(Metric::embodiedGco2ePerMillion,
            named(Label{"embodied_gco2e_per_million", "M per million", "gCO2e", "energy 6"},
                  instanceHours * *in.embodiedG / million));
    if (grams && in.embodiedG) {
        // Per instance-hour, so that the instance-hours enter once (decisions.md 11).
        const N hourly = named(Label{"total_g_per_instance_hour", "g_h", "gCO2e/h", "energy 7"},
                               *in.itWatts * *in.pue * *in.intensity / 1000.0 + *in.embodiedG);
        set(Metric::totalGco2ePerMillion,
            named(Label{"total_gco2e_per_million", "SCI", "gCO2e", "energy 7"}, instanceHours * hourly / million));
    }
    if (itKwh && in.wue) {
        const N litres = in.ewif && in.pue
            ? named(Label{"litres_per_kwh", "W", "L/kWh", "energy 8"}, *in.wue + *in.ewif * *in.pue)
            : named(Label{"litres_per_kwh", "WUE", "L/kWh", "energy 8"}, *in.wue);
        if (!in.ewif || in.pue)
            set(Metric::litresPerMillion,
                named(Label{"litres_per_million", "L per million", "L", "energy 8"}, *itKwh * litres / million));
    }
}

template <Number N>
void fleet(MetricValues<N> &out, const CandidateInputs<N> &in)
{
    const auto set = [&](Metric metric, const N &value) { out[static_cast<std::size_t>(metric)] = value; };
    if (!in.instances || !in.overheadKnown)
        return;
    const N held = in.held ? *in.held : *in.instances;
    const N billed = in.billed ? *in.billed : held;
    set(Metric::instances, held);
    if (in.utilisation)
        set(Metric::utilisation, *in.utilisation);
    std::optional<N> divisor;
    if (valueOf(in.demandPerHour) > 0)
        divisor = in.demandPerHour;
    if (in.price) {
        const N usd = fleetUsdPerHour(billed, *in.price);
        set(Metric::usdPerHour, usd);
        if (divisor)
            set(Metric::usdPerMillion, usdPerMillion(usd, *divisor));
    }
    environment(out, in, named(Label{"instance_hours", "n", "h", "simulation 2.3"}, billed), divisor, true);
}

template <Number N>
void run(MetricValues<N> &out, const CandidateInputs<N> &in)
{
    const auto set = [&](Metric metric, const N &value) { out[static_cast<std::size_t>(metric)] = value; };
    const bool perMillion = in.kind == WorkloadKind::training;
    if (in.instances) {
        set(Metric::instances, *in.instances);
        if (in.price)
            set(Metric::usdPerHour, fleetUsdPerHour(*in.instances, *in.price));
    }
    if (!in.workHours || !in.instances || !in.overheadKnown)
        return;
    const N wall = in.wallFactor
        ? named(Label{"hours", "E[T]", "h", "simulation 5.1"}, *in.workHours * *in.wallFactor + in.startUpHours)
        : trainingWallHours(*in.workHours, in.checkpoints, in.checkpointHours, in.startUpHours);
    const N billed = in.busyFactor
        ? named(Label{"billed_hours", "E[busy]", "h", "simulation 5.1"}, *in.workHours * *in.busyFactor + in.startUpHours)
        : wall;
    set(Metric::hours, wall);
    if (in.price) {
        const N usd = runUsd(*in.instances, *in.price, billed);
        set(Metric::usdTotal, usd);
        if (perMillion)
            set(Metric::usdPerMillion, usdPerMillionSamples(usd, in.amount));
    }
    environment(out, in, named(Label{"instance_hours", "n T", "h", "simulation 3"}, *in.instances * billed),
                perMillion ? std::optional<N>(in.amount) : std::nullopt, false);
}

} // namespace detail

template <Number N>
MetricValues<N> metricValues(const CandidateInputs<N> &in)
{
    MetricValues<N> out;
    if (in.throughput)
        out[static_cast<std::size_t>(Metric::throughputPerSecond)] = *in.throughput;
    if (in.price)
        out[static_cast<std::size_t>(Metric::priceUsdPerHour)] = *in.price;
    if (in.itWatts)
        out[static_cast<std::size_t>(Metric::wattsPerInstance)] = *in.itWatts;
    if (in.kind == WorkloadKind::inference || in.kind == WorkloadKind::llmServing)
        detail::fleet(out, in);
    else
        detail::run(out, in);
    return out;
}

} // namespace wattfare
