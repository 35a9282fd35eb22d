// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <string>
#include <string_view>

// What tables lose and gain on their way through documents, put right. Nothing here is silent: the caller lists what
// changed.
namespace wattfare {

// How a table writes decimals, found from cells that leave no doubt ("30,5", "0,526", "12.25").
struct DecimalHabit {
    bool comma = false, point = false;
    void learn(std::string_view cell);
};

// A number as parseFinite reads it, from "1 152", "30,5", "1,234.5", "$1.006", "16 GiB", "8*". nullopt: no number, or
// one that could mean two ("1,152" in a table that shows no habit). A text that is in order comes back unchanged.
std::optional<std::string> repairNumber(std::string_view cell, const DecimalHabit &habit);

// True for cells that say that there is no value: "", "-", en and em dash, "n/a".
bool isMissingCell(std::string_view cell);

// An EC2 instance type from "g5.2.xlarge", "G5.2xlarge", "g5 .2xlarge", "g5.2x large". nullopt: it is none.
std::optional<std::string> repairInstanceType(std::string_view cell);

} // namespace wattfare
