// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/outcome.h"
#include "model/support/result.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The formulas of the methods by name, for `wattfare-cli calc` and for whoever wants to check one: parameters and
// outputs with units, the section that defines it. Each calls the function that the program itself uses.
namespace wattfare {

enum class CalcKind : unsigned char {
    number,
    count, // a whole number >= 0
    pairs // "4:0.25,6:0.35"
};

struct CalcParameter {
    std::string_view name; // snake_case, with its unit where symbols clash; described by the message "quantity." + name
    Unit unit;
    std::optional<double> defaultValue; // none: must be given, unless `optional`
    CalcKind kind = CalcKind::number;
    bool optional = false; // may be absent: "not set"
    std::string_view pairOf = {}; // of pairs, what a pair is: "nodes:efficiency"
    std::string_view measure() const { return pairOf.empty() ? unitId(unit) : pairOf; }
};

struct CalcOutput {
    std::string_view name;
    Unit unit;
};

struct CalcArgument {
    bool given = false; // by the caller or by its default
    double number = 0;
    std::vector<std::pair<double, double>> pairs;
};

struct CalcFormula {
    std::string_view name; // "erlang_c"; its description has the message id "calc." + name
    std::string_view section; // "simulation 2.2", "energy 2"
    std::span<const CalcParameter> parameters;
    std::span<const CalcOutput> outputs;
    // Arguments in the order of the parameters, checked for presence and kind; values in the order of the outputs, a
    // missing one empty.
    using Run = Outcome<std::vector<std::optional<double>>> (*)(std::span<const CalcArgument>);
    Run run = nullptr;
};

// All formulas, by section, then name.
std::span<const CalcFormula> calcFormulas();
const CalcFormula *findCalcFormula(std::string_view name);

struct CalcValue {
    std::string name;
    Unit unit;
    std::optional<double> value; // missing where the formula has no such value for these inputs
};

// Runs one formula on "key", "value" texts. Errors, all with the message's args as said:
//   notFound  "calc.no_such_formula": name, the closest known name ("" if none is close)
//   badInput  "calc.no_such_parameter": formula, name; "calc.missing_parameter": formula, name, unit;
//             "calc.bad_value": formula, name, text, expected; "calc.given_twice": formula, name;
//             "calc.out_of_range": formula, field, value; "calc.not_finite": formula, result
//   noAnswer  "calc.no_answer": formula, status ("status.unstable", ...), field, value
Result<std::vector<CalcValue>> runCalc(
    std::string_view name, std::span<const std::pair<std::string, std::string>> arguments);

} // namespace wattfare
