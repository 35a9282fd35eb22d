// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace wattfare {

// Units of metrics, parameters and columns. The text of one ("gCO2e") is what CSV headers, JSON and documents carry:
// stable.
enum class Unit : std::uint8_t {
    none, // "": words, or a number whose title says what it counts
    one, // "1": a pure number
    count, // whole things
    times, // "x"
    percent,
    usd,
    usdPerHour,
    usdPerHourPerWatt,
    perSecond,
    perHour,
    flopPerSecond,
    exaflop, // "1e18"
    millions, // "1e6"
    milliseconds,
    seconds,
    minutes,
    hours,
    months,
    years,
    watts,
    wattsPerVcpu,
    wattsPerGb,
    kwh,
    gco2e,
    kgco2e,
    gco2ePerHour,
    gco2ePerKwh,
    gramsPerKwh,
    gramsPerHour,
    kilograms,
    litres,
    litresPerKwh,
    bytes,
    bytesPerSecond,
    gb,
    gib,
    gbPerSecond,
    gbitPerSecond,
    tbHours,
    teraflops, // "TFLOP/s"
    teraops, // "TOP/s"
    erlang,
    unitCount
};

// How a figure is written where nothing narrower is known of it; the views have a format for each.
enum class NumberStyle : std::uint8_t { number, money, percent, whole, hours };

struct UnitInfo {
    std::string_view id;
    NumberStyle style = NumberStyle::number;
};
const UnitInfo &unitInfo(Unit unit);
std::string_view unitId(Unit unit); // refers to a literal: data() ends with a zero
std::optional<Unit> parseUnit(std::string_view id); // of exactly such an id
constexpr bool isPure(Unit unit)
{
    return unit == Unit::none || unit == Unit::one;
} // nothing to show beside the number
constexpr bool isMoney(Unit unit)
{
    return unit == Unit::usd || unit == Unit::usdPerHour || unit == Unit::usdPerHourPerWatt;
}

} // namespace wattfare
