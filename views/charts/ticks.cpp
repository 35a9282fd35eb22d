// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/plot.h"
#include "views/words/currency.h"
#include "views/words/format.h"
#include "views/words/percent_sign.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace wattfare {

namespace {

// 1, 2 or 5 times a power of ten, so that at most `atMost` steps cover the span.
double niceStep(double span, int atMost)
{
    const double raw = span / std::max(1, atMost);
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= raw * (1.0 - 1e-9))
            return factor * power;
    return 10.0 * power;
}

QString fixedText(double value, int decimals)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::DefaultNumberOptions);
    if (std::abs(value) < 0.5 * std::pow(10.0, -decimals))
        value = 0.0;
    return locale.toString(value, 'f', decimals).replace(QLatin1Char('-'), QChar(0x2212));
}

QString stepText(double value, double step, AxisFormat format)
{
    if (format == AxisFormat::year)
        return QString::number(std::llround(value));
    const double shownStep = format == AxisFormat::percent ? step * 100.0 : step;
    const double shown = format == AxisFormat::percent ? value * 100.0 : value;
    const double magnitude = std::abs(shown);
    QString label;
    if (magnitude >= 1e12 || (magnitude != 0.0 && shownStep < 1e-6)) {
        label = format::number(shown);
    } else {
        const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(shownStep) - 1e-9)), 0, 9);
        label = fixedText(shown, decimals);
    }
    return format == AxisFormat::percent ? format::withPercentSign(label) : label;
}

std::vector<Tick> linearTicks(double lo, double hi, AxisFormat format, int atMost)
{
    const bool whole = format == AxisFormat::integer || format == AxisFormat::year;
    std::vector<Tick> ticks;
    for (;; ++atMost) { // one number alone is no scale
        double step = niceStep(hi - lo, atMost);
        if (whole)
            step = std::max(1.0, step);
        ticks.clear();
        const double first = std::ceil(lo / step - 1e-9);
        for (double i = first; i * step <= hi + step * 1e-9 && ticks.size() < 100; i += 1.0)
            ticks.push_back({i * step, stepText(i * step, step, format)});
        if (ticks.size() > 1 || atMost > 10 || (whole && step <= 1.0))
            return ticks;
    }
}

QString logText(double value, AxisFormat format)
{
    if (format == AxisFormat::percent)
        return format::percent(value);
    // Decades read as they are: 0.01, 1, 1,000.
    const double exponent = std::floor(std::log10(value) + 1e-9);
    if (exponent < -6 || exponent > 12)
        return format::number(value);
    return fixedText(value, exponent < 0 ? static_cast<int>(-exponent) : 0);
}

std::vector<Tick> logTicks(double lo, double hi, AxisFormat format, int atMost)
{
    const double decades = hi - lo;
    std::vector<Tick> ticks;
    if (decades < 0.7) { // within a decade: even steps of the value
        for (Tick tick : linearTicks(std::pow(10.0, lo), std::pow(10.0, hi), format, atMost))
            if (tick.at > 0.0)
                ticks.push_back({std::log10(tick.at), tick.label});
        return ticks;
    }
    const int stride = std::max(1, static_cast<int>(std::ceil(decades / std::max(1, atMost))));
    const bool inner = decades * 3.0 <= atMost;
    for (double e = std::floor(lo); e <= hi + 1e-9; e += 1.0) {
        const bool labelled = std::fmod(std::abs(e), stride) < 0.5;
        for (int m = 1; m <= 9; ++m) {
            const double at = e + std::log10(m);
            if (at < lo - 1e-9 || at > hi + 1e-9)
                continue;
            const bool named = m == 1 ? labelled : inner && (m == 2 || m == 5);
            if (m == 1 || stride == 1)
                ticks.push_back({at, named ? logText(std::pow(10.0, e) * m, format) : QString()});
        }
    }
    return ticks;
}

constexpr double kDay = 86400.0;

// Dates on calendar borders, in UTC.
std::vector<Tick> dateTicks(double lo, double hi, int atMost)
{
    std::vector<Tick> ticks;
    const double span = hi - lo;
    for (const double step :
        {60.0, 300.0, 900.0, 3600.0, 3 * 3600.0, 6 * 3600.0, 12 * 3600.0, kDay, 2 * kDay, 7 * kDay}) {
        if (span / step > atMost)
            continue;
        for (double at = std::ceil(lo / step) * step; at <= hi; at += step) {
            const QString iso = QString::fromStdString(isoUtc(static_cast<std::int64_t>(at)));
            const bool midnight = std::fmod(at, kDay) == 0.0;
            ticks.push_back({at, midnight ? iso.left(10) : iso.mid(11, 5)});
        }
        return ticks;
    }
    for (const int months : {1, 2, 3, 6, 12, 24, 60, 120, 240}) {
        if (span / (months * 30.44 * kDay) > atMost)
            continue;
        const Date first{static_cast<std::int32_t>(std::floor(lo / kDay))};
        const int startMonth = months >= 12 ? 1 : (first.month() - 1) / months * months + 1;
        const int startYear = months > 12 ? first.year() / (months / 12) * (months / 12) : first.year();
        auto date = Date::fromYmd(startYear, startMonth, 1);
        while (date && date->days * kDay <= hi && ticks.size() < 100) {
            const QString iso = QString::fromStdString(date->iso());
            if (date->days * kDay >= lo)
                ticks.push_back({date->days * kDay, months >= 12 ? iso.left(4) : iso.left(7)});
            date = date->addMonths(months);
        }
        return ticks;
    }
    return ticks;
}

} // namespace

std::vector<Tick> ticksOf(const PlotAxis &axis, const Scale &scale, int atMost)
{
    const double lo = std::min(scale.lo, scale.hi);
    const double hi = std::max(scale.lo, scale.hi);
    if (!(hi > lo) || !std::isfinite(lo) || !std::isfinite(hi))
        return {};
    if (!axis.named.empty()) { // as many names as stand apart
        const auto stride = (axis.named.size() + static_cast<std::size_t>(std::max(1, atMost)) - 1)
            / static_cast<std::size_t>(std::max(1, atMost));
        std::vector<Tick> ticks;
        for (std::size_t i = 0; i < axis.named.size(); i += stride)
            if (axis.named[i].at >= lo && axis.named[i].at <= hi)
                ticks.push_back(axis.named[i]);
        return ticks;
    }
    if (axis.format == AxisFormat::dateUtc)
        return dateTicks(lo, hi, atMost);
    if (axis.format == AxisFormat::money && !showsUsd()) { // round in the currency that is shown; the axis stays in USD
        const double rate = shownAmount(1.0), shift = scale.log ? std::log10(rate) : 0.0, by = scale.log ? 1.0 : rate;
        auto ticks = scale.log ? logTicks(lo + shift, hi + shift, axis.format, atMost)
                               : linearTicks(lo * by, hi * by, axis.format, atMost);
        for (Tick &tick : ticks)
            tick.at = tick.at / by - shift;
        return ticks;
    }
    if (scale.log)
        return logTicks(lo, hi, axis.format, atMost);
    if (axis.hours) {
        for (const int step : {1, 3, 6, 12}) {
            if ((hi - lo) / step > atMost)
                continue;
            std::vector<Tick> ticks;
            for (double at = std::ceil(lo / step) * step; at <= hi + 1e-9; at += step)
                ticks.push_back({at, stepText(at, 1.0, AxisFormat::integer)});
            return ticks;
        }
    }
    return linearTicks(lo, hi, axis.format, atMost);
}

} // namespace wattfare
