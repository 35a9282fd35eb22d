// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/economics/fleet.h"
#include "model/economics/purchase.h"
#include "model/economics/training.h"
#include "model/evaluation/pricing/option_price.h"
#include "model/evaluation/results.h"
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
    std::optional<N> throughput; // a second: one instance (inference, LLM), the cluster (training), FLOP/s (HPC)
    std::optional<N> instances; // in service, or nodes of the run; missing without throughput
    std::optional<N> utilisation;
    std::optional<N> itWatts; // of one instance that serves
    std::optional<N> meanWatts; // of one that is powered, where some of those idle: committed ones, spot headroom
    std::optional<N> embodiedG; // of one instance-hour
    // Fleets
    N demandPerHour = 0.0; // what costs are divided by: the mean of the day
    // Runs
    N amount = 0.0; // samples; floating-point operations
    std::optional<N> workHours; // W
    double checkpoints = 0; // without interruptions
    N checkpointHours = 0.0, startUpHours = 0.0;
    // Of the option
    std::optional<N> price; // USD an instance-hour
    std::optional<N> held; // instances held, where that is not `instances`: spot headroom
    std::optional<N> billed; // instances billed on average, where that is not what is held
    std::optional<N> powered; // instances powered on average, where that is not what is billed
    // A commitment and what is bought beside it, where the cost is not that of the instance-hours used at `price`:
    // runs that owe the term, fleets of which only the others follow the traffic.
    std::optional<SplitPrice<N>> split;
    N absorbed = 0.0; // runs: share of the term beyond the run that other work pays for
    std::optional<N> rest; // fleets: instances beside the committed ones, on average
    std::optional<N> restPerInstance; // the same over `instances`, where those have a range
    std::optional<N> wallFactor, busyFactor; // spot: E[T]/W and E[busy]/W
    bool overheadKnown = true; // false: spot without an interruption band
    bool wholeDays = false; // paid for whole days, and it ends: a Capacity Block
    // Of the region
    std::optional<N> pue;
    std::optional<N> intensity; // g/kWh, location-based: what SCI takes
    std::optional<N> carbon; // g/kWh by the scenario's basis: what gCO2e takes
    std::optional<N> market, marginal; // g/kWh; figures beside them
    std::optional<N> wue, ewif;
};

template <Number N>
using MetricValues = std::array<std::optional<N>, kMetricCount>;

// The same for columns: an evaluation fills hundreds of thousands, and to clear eighteen optionals for each would cost
// more than the formulas.
struct FoundMetrics {
    std::array<double, kMetricCount> values; // only where `found` has a bit
    unsigned found = 0; // bit of each metric
};

namespace detail {

template <Number N>
void setMetric(MetricValues<N> &out, Metric metric, const N &value)
{
    out[static_cast<std::size_t>(metric)] = value;
}

inline void setMetric(FoundMetrics &out, Metric metric, double value)
{
    out.values[static_cast<std::size_t>(metric)] = value;
    out.found |= 1U << static_cast<unsigned>(metric);
}

// Instances billed on average.
template <Number N>
N billedInstances(const CandidateInputs<N> &in)
{
    return in.billed ? *in.billed : in.held ? *in.held : *in.instances;
}

// Instances committed to.
template <Number N>
N committedInstances(const CandidateInputs<N> &in)
{
    return in.split->committedShare < 1
        ? named(Label{"committed_instances", "k", "1", "simulation 10"}, *in.instances * in.split->committedShare)
        : *in.instances;
}

// Instances committed to times whole terms: the least number that the hours need, held while the hours vary.
template <Number N>
N liabilityUsd(const CandidateInputs<N> &in, double hours)
{
    const double termHours = in.split->termHours * owedTerms(hours, in.split->termHours);
    return named(Label{"liability_usd", "A", "USD", "simulation 10"},
        committedInstances(in) * in.split->committedUsd * parameter<N>(termHours, "term_hours", "H", "h"));
}

// A run under a commitment pays for the term, less what other work absorbs of the rest of it; beside it the hours of
// the instances that are not committed.
template <Number N>
N committedRunUsd(const CandidateInputs<N> &in, const N &hours)
{
    N usd = liabilityUsd(in, valueOf(hours));
    if (valueOf(in.absorbed) > 0) {
        const N used = named(
            Label{"used_usd", "", "USD", "simulation 10"}, committedInstances(in) * in.split->committedUsd * hours);
        usd = used * in.absorbed + usd * (1.0 - in.absorbed);
    }
    if (const double rest = 1.0 - in.split->committedShare; rest > 0)
        usd = usd + *in.instances * rest * in.split->restUsd * hours;
    return named(Label{"usd_total", "", "USD", "simulation 10"}, usd);
}

// A fleet whose committed part stands while the rest follows the traffic.
template <Number N>
N committedFleetUsd(const CandidateInputs<N> &in)
{
    const Label label{"usd_per_hour", "", "USD/h", "simulation 10"};
    if (in.restPerInstance) // instances with a range enter once (rule 11)
        return named(label,
            *in.instances
                * (in.split->committedUsd * in.split->committedShare + *in.restPerInstance * in.split->restUsd));
    return named(label, committedInstances(in) * in.split->committedUsd + *in.rest * in.split->restUsd);
}

template <Number N>
N wallHours(const CandidateInputs<N> &in)
{
    return in.wallFactor
        ? named(Label{"hours", "E[T]", "h", "simulation 5.1"}, *in.workHours * *in.wallFactor + in.startUpHours)
        : trainingWallHours(*in.workHours, in.checkpoints, in.checkpointHours, in.startUpHours);
}

template <Number N>
N billedHours(const CandidateInputs<N> &in, const N &wall)
{
    return in.busyFactor ? named(Label{"billed_hours", "E[busy]", "h", "simulation 5.1"},
               *in.workHours * *in.busyFactor + in.startUpHours)
                         : wall;
}

// Energy, emissions and water of the instance-hours of an hour of the fleet, or of the run.
template <class Out, Number N>
void environment(
    Out &out, const CandidateInputs<N> &in, const N &instanceHours, const std::optional<N> &divisor, bool perHour)
{
    std::optional<N> itKwh, kwh, grams;
    const std::optional<N> &watts = in.meanWatts ? in.meanWatts : in.itWatts;
    if (watts)
        itKwh = named(Label{"it_kwh", "E_IT", "kWh", "energy 2"}, instanceHours * *watts / 1000.0);
    if (itKwh && in.pue) {
        kwh = named(Label{"kwh_total", "E", "kWh", perHour ? "simulation 2.3" : "simulation 3"}, *itKwh * *in.pue);
        setMetric(out, Metric::kwhTotal, *kwh);
    }
    if (kwh && in.carbon) {
        grams = named(Label{"operational_g", "O", "gCO2e", "energy 4"}, *kwh * *in.carbon);
        setMetric(out, Metric::kgco2eTotal, named(Label{"kgco2e_total", "O", "kgCO2e", "energy 4"}, *grams / 1000.0));
    }
    if (!divisor)
        return;
    const N million = named(Label{"millions", "R", "1e6", "energy 7"}, *divisor / 1e6);
    if (kwh)
        setMetric(
            out, Metric::kwhPerMillion, named(Label{"kwh_per_million", "", "kWh", "simulation 2.3"}, *kwh / million));
    if (grams)
        setMetric(out, Metric::gco2ePerMillion,
            named(Label{"gco2e_per_million", "", "gCO2e", "simulation 2.3"}, *grams / million));
    if (kwh && in.market)
        setMetric(out, Metric::marketGco2ePerMillion,
            named(Label{"market_gco2e_per_million", "", "gCO2e", "energy 4"}, *kwh * *in.market / million));
    if (kwh && in.marginal)
        setMetric(out, Metric::marginalGco2ePerMillion,
            named(Label{"marginal_gco2e_per_million", "", "gCO2e", "energy 4"}, *kwh * *in.marginal / million));
    if (in.embodiedG)
        setMetric(out, Metric::embodiedGco2ePerMillion,
            named(
                Label{"embodied_gco2e_per_million", "", "gCO2e", "energy 6"}, instanceHours * *in.embodiedG / million));
    if (kwh && in.intensity && in.embodiedG) {
        // Per instance-hour, so that the instance-hours enter once (rule 11).
        const N hourly = named(Label{"total_g_per_instance_hour", "g_h", "gCO2e/h", "energy 7"},
            *watts * *in.pue * *in.intensity / 1000.0 + *in.embodiedG);
        setMetric(out, Metric::totalGco2ePerMillion,
            named(Label{"total_gco2e_per_million", "SCI", "gCO2e", "energy 7"}, instanceHours * hourly / million));
    }
    if (itKwh && in.wue) {
        const N litres = in.ewif && in.pue
            ? named(Label{"litres_per_kwh", "W", "L/kWh", "energy 8"}, *in.wue + *in.ewif * *in.pue)
            : named(Label{"litres_per_kwh", "WUE", "L/kWh", "energy 8"}, *in.wue);
        if (!in.ewif || in.pue)
            setMetric(out, Metric::litresPerMillion,
                named(Label{"litres_per_million", "", "L", "energy 8"}, *itKwh * litres / million));
    }
}

} // namespace detail

// What does not depend on the price.
template <class Out, Number N>
void physicalMetrics(Out &out, const CandidateInputs<N> &in)
{
    using detail::setMetric;
    if (in.throughput)
        setMetric(out, Metric::throughputPerSecond, *in.throughput);
    if (in.itWatts)
        setMetric(out, Metric::wattsPerInstance, *in.itWatts);
    if (!in.instances)
        return;
    if (isFleet(in.kind)) {
        if (!in.overheadKnown)
            return;
        setMetric(out, Metric::instances, in.held ? *in.held : *in.instances);
        if (in.utilisation)
            setMetric(out, Metric::utilisation, *in.utilisation);
        const std::optional<N> divisor
            = valueOf(in.demandPerHour) > 0 ? std::optional<N>(in.demandPerHour) : std::nullopt;
        detail::environment(out, in,
            named(Label{"instance_hours", "n", "h", "simulation 2.3"},
                in.powered ? *in.powered : detail::billedInstances(in)),
            divisor, true);
        return;
    }
    setMetric(out, Metric::instances, *in.instances);
    if (!in.workHours || !in.overheadKnown)
        return;
    const N wall = detail::wallHours(in);
    setMetric(out, Metric::hours, wall);
    detail::environment(out, in,
        named(Label{"instance_hours", "n T", "h", "simulation 3"}, *in.instances * detail::billedHours(in, wall)),
        in.kind == WorkloadKind::training ? std::optional<N>(in.amount) : std::nullopt, false);
}

template <class Out, Number N>
void costMetrics(Out &out, const CandidateInputs<N> &in)
{
    using detail::setMetric;
    if (!in.price)
        return;
    setMetric(out, Metric::priceUsdPerHour, *in.price);
    if (!in.instances)
        return;
    if (isFleet(in.kind)) {
        if (!in.overheadKnown || in.wholeDays) // a service runs on where a block ends
            return;
        const N usd = in.split && in.rest ? detail::committedFleetUsd(in)
                                          : fleetUsdPerHour(detail::billedInstances(in), *in.price);
        setMetric(out, Metric::usdPerHour, usd);
        if (valueOf(in.demandPerHour) > 0)
            setMetric(out, Metric::usdPerMillion, usdPerMillion(usd, in.demandPerHour));
        return;
    }
    setMetric(out, Metric::usdPerHour, fleetUsdPerHour(*in.instances, *in.price));
    if (!in.workHours || !in.overheadKnown)
        return;
    if (in.wholeDays && !blockHolds(valueOf(detail::wallHours(in))))
        return;
    const N hours = detail::billedHours(in, detail::wallHours(in));
    const N usd = in.split ? detail::committedRunUsd(in, hours)
                           : runUsd(*in.instances, *in.price, in.wholeDays ? blockHours(hours) : hours);
    setMetric(out, Metric::usdTotal, usd);
    if (in.kind == WorkloadKind::training)
        setMetric(out, Metric::usdPerMillion, usdPerMillionSamples(usd, in.amount));
}

template <Number N>
MetricValues<N> metricValues(const CandidateInputs<N> &in)
{
    MetricValues<N> out;
    physicalMetrics(out, in);
    costMetrics(out, in);
    return out;
}

} // namespace wattfare
