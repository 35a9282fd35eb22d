// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/energy/utilisation_series.h"

#include "model/energy/energy_checks.h"

#include <algorithm>
#include <cmath>

namespace wattfare {
namespace {

std::optional<Failure> checkOptions(const SeriesOptions &o)
{
    for (const auto &check : {checkBetween(o.pue, 1.0, kMaxPue, "pue"), checkPercent(o.idleBelowPct, "idle_below_pct"),
             checkBetween(o.releaseAfterH, 0.0, kMaxHours, "release_after_h"),
             checkBetween(o.restartH, 0.0, kMaxHours, "restart_h"),
             checkBetween(o.usdPerHour.value_or(0.0), 0.0, 1e6, "usd_per_hour"),
             checkBetween(o.embodiedGPerHour.value_or(0.0), 0.0, 1e9, "embodied_g_per_hour"),
             checkBetween(o.intensity.value_or(0.0), 0.0, kMaxIntensity, "intensity"),
             checkPercent(o.assumedUCpuPct.value_or(0.0), "u_cpu_pct"),
             checkBetween(o.startHourUtc, 0.0, std::nextafter(24.0, 0.0), "start_hour_utc")}) {
        if (check)
            return check;
    }
    return {};
}

std::optional<Failure> checkSeries(const UtilisationSeries &series)
{
    if (series.samples.empty())
        return Failure{Status::outOfRange, "samples", 0.0};
    double last = 0.0;
    for (const UtilisationSample &s : series.samples) {
        if (!isNonNegative(s.hour) || s.hour < last || s.hour > kMaxHours)
            return Failure{Status::outOfRange, "samples", isNonNegative(s.hour) ? s.hour : 0.0};
        last = s.hour;
        for (const auto &check : {checkPercent(s.uAccPct.value_or(0.0), "u_acc_pct"),
                 checkPercent(s.uCpuPct.value_or(0.0), "u_cpu_pct"), checkPercent(s.uMemPct.value_or(0.0), "u_mem_pct"),
                 checkBetween(s.acceleratorW.value_or(0.0), 0.0, kMaxWatts, "accelerator_w")}) {
            if (check)
                return check;
        }
    }
    return checkBetween(series.endH, last, kMaxHours, "end_h");
}

// Mean of the shape between two hours since the start of the series; the shape repeats daily.
double meanRelative(const SeriesOptions &o, double from, double to)
{
    if (!o.shape)
        return 1.0;
    const std::array<double, 24> &relative = o.shape->relative;
    const auto untilHour = [&](double hour) { // integral from midnight of the first day
        const double days = std::floor(hour / 24.0);
        double day = 0.0;
        for (const double r : relative)
            day += r;
        double sum = days * day, rest = hour - days * 24.0;
        for (std::size_t h = 0; h < relative.size() && rest > 0.0; ++h, rest -= 1.0)
            sum += relative[h] * std::min(1.0, rest);
        return sum;
    };
    return (untilHour(o.startHourUtc + to) - untilHour(o.startHourUtc + from)) / (to - from);
}

// Measured watts of the accelerators in place of the modelled ones, with the method's overhead on them.
double withMeasured(const PowerBreakdown<double> &p, const PowerInputs<double> &in, double measuredW)
{
    if (!p.accelerator)
        return p.itW;
    const double overhead = p.base ? in.baseOverhead * measuredW : 0.0;
    return p.itW - *p.accelerator - p.base.value_or(0.0) + measuredW + overhead;
}

} // namespace

SeriesMeans meanUtilisation(const UtilisationSeries &series)
{
    struct Weighted {
        double sum = 0.0, hours = 0.0;
        void add(const std::optional<double> &value, double h)
        {
            sum += value.value_or(0.0) * h;
            hours += value ? h : 0.0;
        }
        std::optional<double> mean() const { return hours > 0.0 ? std::optional(sum / hours) : std::nullopt; }
    };
    Weighted acc, cpu, mem;
    for (std::size_t i = 0; i < series.samples.size(); ++i) {
        const UtilisationSample &s = series.samples[i];
        const double hours = (i + 1 < series.samples.size() ? series.samples[i + 1].hour : series.endH) - s.hour;
        acc.add(s.uAccPct, hours);
        cpu.add(s.uCpuPct, hours);
        mem.add(s.uMemPct, hours);
    }
    return {acc.mean(), cpu.mean(), mem.mean()};
}

Outcome<SeriesResult> integrateSeries(
    const PowerInputs<double> &in, const UtilisationSeries &series, const SeriesOptions &o)
{
    if (const std::optional<Failure> bad = checkOptions(o))
        return tl::unexpected(*bad);
    if (const std::optional<Failure> bad = checkSeries(series))
        return tl::unexpected(*bad);

    SeriesResult r;
    const bool accelerated = in.hasAccelerator();
    const auto itKwh = [](double watts, double hours) { return watts * hours / 1000.0; };
    double energy = 0.0, relative = 0.0, acc = 0.0, cpu = 0.0, idleEnergy = 0.0, savedEnergy = 0.0;
    double stretchH = 0.0, stretchKwh = 0.0; // the current idle stretch
    const auto closeStretch = [&](bool workReturns) {
        const double free = stretchH - o.releaseAfterH;
        if (free > 0.0) {
            const double restart = workReturns ? std::min(free, o.restartH) : 0.0;
            r.releasableHours += free - restart;
            savedEnergy += stretchKwh * (free - restart) / stretchH;
            ++r.releases;
        }
        stretchH = stretchKwh = 0.0;
    };

    for (std::size_t i = 0; i < series.samples.size(); ++i) {
        const UtilisationSample &s = series.samples[i];
        const double until = i + 1 < series.samples.size() ? series.samples[i + 1].hour : series.endH;
        const double hours = until - s.hour;
        if (hours <= 0.0)
            continue;
        const std::optional<double> cpuPct = s.uCpuPct ? s.uCpuPct : o.assumedUCpuPct;
        if (!cpuPct || (accelerated && !s.uAccPct)) {
            r.missingHours += hours;
            closeStretch(false); // what happens in a gap is not known: no stretch goes across it
            continue;
        }
        const double uAcc = s.uAccPct.value_or(0.0), uCpu = *cpuPct;
        const Outcome<PowerBreakdown<double>> p
            = powerOf(o.method, in, Utilisation<double>{uAcc, uCpu, s.uMemPct.value_or(uCpu)});
        if (!p)
            return tl::unexpected(p.error());
        const double kwh = itKwh(accelerated && s.acceleratorW ? withMeasured(*p, in, *s.acceleratorW) : p->itW, hours);
        relative += kwh * meanRelative(o, s.hour, until);
        r.hours += hours;
        energy += kwh;
        acc += uAcc * hours;
        cpu += uCpu * hours;
        if ((accelerated ? uAcc : uCpu) < o.idleBelowPct) {
            r.idleHours += hours;
            idleEnergy += kwh;
            stretchH += hours;
            stretchKwh += kwh;
        } else {
            closeStretch(true);
        }
    }
    closeStretch(false);
    if (r.hours <= 0.0)
        return failure(Status::noData, "utilisation");

    r.kwh = energy * o.pue;
    r.meanWatts = energy * 1000.0 / r.hours;
    r.meanUAccPct = acc / r.hours;
    r.meanUCpuPct = cpu / r.hours;
    r.idleKwh = idleEnergy * o.pue;
    r.idleShareOfEnergy = energy > 0.0 ? idleEnergy / energy : 0.0;
    r.savedKwh = savedEnergy * o.pue;
    if (o.usdPerHour) {
        r.idleUsd = r.idleHours * *o.usdPerHour;
        r.savedUsd = r.releasableHours * *o.usdPerHour;
    }
    if (o.intensity) {
        r.operationalG = relative * o.pue * *o.intensity;
        r.savedG = r.savedKwh * *o.intensity + r.releasableHours * o.embodiedGPerHour.value_or(0.0);
    }
    return r;
}

} // namespace wattfare
