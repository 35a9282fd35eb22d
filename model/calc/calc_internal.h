// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/calc/calc.h"

#include <limits>

// Shared by the tables of formulas; not for others.
namespace wattfare::calc {

using Arguments = std::span<const CalcArgument>;
using Values = Outcome<std::vector<std::optional<double>>>;

inline std::uint64_t whole(const CalcArgument &a) { return static_cast<std::uint64_t>(a.number); }
inline std::optional<double> maybe(const CalcArgument &a) { return a.given ? std::optional(a.number) : std::nullopt; }
inline double real(std::uint64_t n) { return static_cast<double>(n); }

inline Values one(const Outcome<double> &value)
{
    if (!value)
        return tl::unexpected(value.error());
    return std::vector<std::optional<double>>{*value};
}

// `list(value)` gives the outputs in order.
template <class T, class List>
Values many(const Outcome<T> &outcome, const List &list)
{
    if (!outcome)
        return tl::unexpected(outcome.error());
    return std::vector<std::optional<double>>(list(*outcome));
}

inline CalcParameter number(std::string_view name, Unit unit = {}) { return {name, unit, {}, CalcKind::number, false}; }
inline CalcParameter number(std::string_view name, Unit unit, double defaultValue)
{
    return {name, unit, defaultValue, CalcKind::number, false};
}
inline CalcParameter optionalNumber(std::string_view name, Unit unit = {})
{
    return {name, unit, {}, CalcKind::number, true};
}
inline CalcParameter count(std::string_view name) { return {name, {}, {}, CalcKind::count, false}; }
inline CalcParameter count(std::string_view name, double defaultValue)
{
    return {name, {}, defaultValue, CalcKind::count, false};
}
inline CalcParameter pairs(std::string_view name, std::string_view pairOf = "")
{
    return {name, {}, {}, CalcKind::pairs, false, pairOf};
}

using Row = std::vector<std::optional<double>>;

// One formula with its own storage; the registry turns these into spans.
struct Entry {
    std::string_view name, section;
    std::vector<CalcParameter> parameters;
    std::vector<CalcOutput> outputs;
    CalcFormula::Run run;
};

std::vector<Entry> queueingFormulas(); // calc_fleet.cpp
std::vector<Entry> trainingFormulas(); // calc_training.cpp: training, LLM serving
std::vector<Entry> purchaseFormulas(); // calc_purchase.cpp: purchase, placement, statistics
std::vector<Entry> simulationFormulas(); // calc_simulation.cpp
std::vector<Entry> energyFormulas(); // calc_energy.cpp

} // namespace wattfare::calc
