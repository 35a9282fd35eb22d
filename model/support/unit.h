// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace wattfare {

// How a figure is written where nothing narrower is known of it; the views have a format for each.
enum class NumberStyle : std::uint8_t { number, money, percent, whole, hours };

struct UnitInfo {
    std::string_view id;
    NumberStyle style = NumberStyle::number;
};

// A row of the table of units. Its text ("gCO2e") is what CSV headers, JSON and documents carry: stable. Formulas name
// a unit by that text; one that the table lacks does not compile.
class Unit
{
public:
    enum Id : std::uint8_t {
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
        billions, // "1e9"
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
        instances,
        unitHours, // of a fleet: its instances, weighted
        buckets, // of interruption bands
        inferencesPerSecond,
        inferencesPerHour,
        sequences,
        sequencesPerSecond,
        imagesPerSecond,
        samplesPerSecond,
        tokensPerSecond,
        tonnes,
        flop,
        wattsPerWatt,
        whPerTbHour,
        kwhPerGb,
        kilogramsPerGb,
        idCount
    };
    constexpr Unit() = default;
    constexpr Unit(Id id)
        : m_id(id)
    {
    }
    consteval Unit(const char *text);
    constexpr Id id() const { return m_id; }
    friend constexpr bool operator==(Unit, Unit) = default;

private:
    Id m_id = none;
};

namespace units {

using enum NumberStyle;

// In the order of Unit::Id.
inline constexpr std::array<UnitInfo, Unit::idCount> kTable{{
    {""},
    {"1"},
    {"count", whole},
    {"x"},
    {"%", percent},
    {"USD", money},
    {"USD/h", money},
    {"USD/h/W", money},
    {"1/s"},
    {"1/h"},
    {"FLOP/s"},
    {"1e18"},
    {"1e6"},
    {"1e9"},
    {"ms"},
    {"s"},
    {"min"},
    {"h"},
    {"month"},
    {"a"},
    {"W"},
    {"W/vCPU"},
    {"W/GB"},
    {"kWh"},
    {"gCO2e"},
    {"kgCO2e"},
    {"gCO2e/h"},
    {"gCO2e/kWh"},
    {"g/kWh"},
    {"g/h"},
    {"kg"},
    {"L"},
    {"L/kWh"},
    {"B"},
    {"B/s"},
    {"GB"},
    {"GiB"},
    {"GB/s"},
    {"Gbit/s"},
    {"TB h"},
    {"TFLOP/s"},
    {"TOP/s"},
    {"erlang"},
    {"instances", whole},
    {"unit h"},
    {"bucket"},
    {"inferences/s"},
    {"inferences/h"},
    {"sequences"},
    {"sequences/s"},
    {"images/s"},
    {"samples/s"},
    {"tokens/s"},
    {"t"},
    {"FLOP"},
    {"W/W"},
    {"Wh/TBh"},
    {"kWh/GB"},
    {"kg/GB"},

}};
static_assert(!kTable.back().id.empty(), "a unit without its text");

constexpr std::optional<Unit> find(std::string_view text)
{
    for (std::size_t i = 0; i < kTable.size(); ++i)
        if (kTable[i].id == text)
            return static_cast<Unit::Id>(i);
    return std::nullopt;
}

} // namespace units

consteval Unit::Unit(const char *text)
    : m_id(units::find(text).value().id())
{
}

constexpr const UnitInfo &unitInfo(Unit unit) { return units::kTable[unit.id()]; }
constexpr std::string_view unitId(Unit unit)
{
    return unitInfo(unit).id;
} // refers to a literal: data() ends with a zero
constexpr std::optional<Unit> parseUnit(std::string_view id) { return units::find(id); } // of exactly such an id
// Of data: rows of the catalogue and the person's own. Nothing where the table lacks it; the text itself stays there.
constexpr Unit knownUnit(std::string_view id) { return units::find(id).value_or(Unit()); }
constexpr bool isPure(Unit unit)
{
    return unit == Unit::none || unit == Unit::one;
} // nothing to show beside the number
constexpr bool isMoney(Unit unit) { return unitInfo(unit).style == NumberStyle::money; }

} // namespace wattfare
