// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/break_even.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

constexpr double kSame = 1e-12; // costs within this share of each other are the same
constexpr int kScan = 400; // steps in which a change of sign is looked for

std::optional<Failure> badSetting(std::span<const CostOption> options, const BreakEvenSetting &s)
{
    const auto bad = [](std::string_view field, double v) {
        return Failure{Status::outOfRange, std::string(field), std::isfinite(v) ? v : 0.0};
    };
    for (const CostOption &o : options)
        for (const double v : {o.onDemandUsd, o.spotUsd, o.reservedUsd})
            if (!isNonNegative(v))
                return bad("usd_per_hour", v);
    if (!(s.utilisation > 0.0 && s.utilisation <= 1.0))
        return bad("utilisation", s.utilisation);
    if (!isNonNegative(s.hazardPerHour))
        return bad("hazard_per_hour", s.hazardPerHour);
    if (!isNonNegative(s.valueOfHourUsd))
        return bad("value_of_hour_usd", s.valueOfHourUsd);
    return std::nullopt;
}

std::optional<Failure> badAxis(CostAxis axis, double low, double high, bool logarithmic)
{
    const bool isUtilisation = axis == CostAxis::utilisation;
    const char *field = isUtilisation ? "utilisation" : "hazard_per_hour";
    const bool lowOk = isUtilisation || logarithmic ? isPositive(low) : isNonNegative(low);
    if (!lowOk)
        return Failure{Status::outOfRange, field, std::isfinite(low) ? low : 0.0};
    if (!std::isfinite(high) || !(high > low) || (isUtilisation && high > 1.0))
        return Failure{Status::outOfRange, field, std::isfinite(high) ? high : 0.0};
    return std::nullopt;
}

} // namespace

Outcome<double> usdPerUsefulHour(
    const CostOption &option, const BreakEvenSetting &setting, double utilisation, double hazardPerHour)
{
    if (const auto bad = badSetting(std::span(&option, 1), setting))
        return tl::unexpected(*bad);
    if (!(utilisation > 0.0 && utilisation <= 1.0))
        return failure(Status::outOfRange, "utilisation", std::isfinite(utilisation) ? utilisation : 0.0);
    if (!isNonNegative(hazardPerHour))
        return failure(Status::outOfRange, "hazard_per_hour", std::isfinite(hazardPerHour) ? hazardPerHour : 0.0);
    double spot = 0.0;
    if (option.spotUsd > 0.0) {
        double billed = 1.0, total = 1.0;
        if (setting.billedFactor) {
            const Outcome<double> factor = setting.billedFactor(hazardPerHour);
            if (!factor)
                return factor;
            billed = *factor;
        }
        if (setting.timeFactor && setting.valueOfHourUsd > 0.0) {
            const Outcome<double> factor = setting.timeFactor(hazardPerHour);
            if (!factor)
                return factor;
            total = *factor;
        }
        spot = option.spotUsd * billed + setting.valueOfHourUsd * std::max(0.0, total - 1.0);
    }
    const double usd = option.onDemandUsd + spot + option.reservedUsd / utilisation;
    if (!std::isfinite(usd))
        return failure(Status::outOfRange, "usd_per_hour");
    return usd;
}

Outcome<std::vector<BreakEven>> breakEvens(
    std::span<const CostOption> options, const BreakEvenSetting &setting, CostAxis axis, double low, double high)
{
    if (const auto bad = badSetting(options, setting))
        return tl::unexpected(*bad);
    if (const auto bad = badAxis(axis, low, high, false))
        return tl::unexpected(*bad);
    // An option without cost there (spot that never finishes) is dearer than any: +infinity stays inside.
    const auto cost = [&](std::size_t i, double x) {
        const Outcome<double> usd = axis == CostAxis::utilisation
            ? usdPerUsefulHour(options[i], setting, x, setting.hazardPerHour)
            : usdPerUsefulHour(options[i], setting, setting.utilisation, x);
        return usd ? *usd : HUGE_VAL;
    };
    const auto sign = [&](double a, double b) {
        if (a == b || std::abs(a - b) <= kSame * std::max(std::abs(a), std::abs(b)))
            return 0;
        return a < b ? -1 : 1;
    };
    // Rates span powers of ten: the scan goes by the root so that the low end is not one step.
    const auto axisAt = [&](int step) {
        const double t = static_cast<double>(step) / kScan;
        return axis == CostAxis::utilisation ? low + (high - low) * t : low + (high - low) * t * t * t;
    };
    std::vector<BreakEven> pairs;
    for (std::size_t a = 0; a < options.size(); ++a)
        for (std::size_t b = a + 1; b < options.size(); ++b) {
            BreakEven pair;
            pair.a = a;
            pair.b = b;
            const auto cheaper = [&](int s) -> std::optional<std::size_t> {
                return s == 0 ? std::nullopt : std::optional(s < 0 ? a : b);
            };
            const auto difference = [&](double x) { return sign(cost(a, x), cost(b, x)); };
            const int first = difference(axisAt(0));
            pair.cheaperBelow = cheaper(first);
            pair.cheaperAbove = cheaper(difference(axisAt(kScan)));
            int before = first;
            for (int step = 1; step <= kScan; ++step) {
                const int here = difference(axisAt(step));
                if (here == before) {
                    continue;
                }
                if (before == 0) { // equal up to here: they part, that is no crossing
                    before = here;
                    continue;
                }
                double left = axisAt(step - 1), right = axisAt(step);
                for (int i = 0; i < 200 && right - left > 1e-15 * right; ++i) {
                    const double middle = left + (right - left) / 2.0;
                    (difference(middle) == before ? left : right) = middle;
                }
                pair.at = right;
                const double usd = std::min(cost(a, right), cost(b, right));
                if (std::isfinite(usd))
                    pair.usdPerHour = usd;
                break;
            }
            pairs.push_back(pair);
        }
    return pairs;
}

Outcome<std::vector<CostLine>> costLines(std::span<const CostOption> options, const BreakEvenSetting &setting,
    CostAxis axis, double low, double high, std::size_t points)
{
    if (const auto bad = badSetting(options, setting))
        return tl::unexpected(*bad);
    if (const auto bad = badAxis(axis, low, high, axis == CostAxis::interruptionRate))
        return tl::unexpected(*bad);
    if (points < 2 || points > 1'000'000)
        return failure(Status::outOfRange, "points", static_cast<double>(points));
    std::vector<CostLine> lines;
    for (const CostOption &option : options) {
        CostLine line;
        line.id = option.id;
        for (std::size_t i = 0; i < points; ++i) {
            const double t = static_cast<double>(i) / static_cast<double>(points - 1);
            double x = axis == CostAxis::utilisation ? low + (high - low) * t : low * std::pow(high / low, t);
            x = i + 1 == points ? high : x;
            const Outcome<double> usd = axis == CostAxis::utilisation
                ? usdPerUsefulHour(option, setting, x, setting.hazardPerHour)
                : usdPerUsefulHour(option, setting, setting.utilisation, x);
            line.x.push_back(x);
            line.usdPerHour.push_back(usd ? std::optional(*usd) : std::nullopt);
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace wattfare
