// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace wattfare {

// A decimal number of USD ("1.006", "0.5260000000") as an integer of 1e-9 USD, exactly; digits after the ninth decimal
// round half up. nullopt for anything else than digits with at most one point: no sign, exponent, blank or grouping;
// also for more than 1e9 USD.
std::optional<std::int64_t> parseNanoUsd(std::string_view text);

// The shortest decimal text of nano USD: 1006000000 -> "1.006".
std::string nanoUsdText(std::int64_t nano);

// A finite decimal number ("-12.5", "1e-3"), the whole of `text`; nullopt otherwise, also for "nan", "inf" and
// overflow.
std::optional<double> parseFinite(std::string_view text);
std::optional<std::int64_t> parseInteger(std::string_view text);

// Numbers for files, ids and commands, in the C locale; people read those of views/words/format.h.
std::string shortestText(double value); // the shortest text that reads back as the same double: 1e+06
std::string plainText(double value); // the same without an exponent where people write none: 1000000
std::string decimalText(double value); // the same, never with an exponent: 0.000000001
std::string significantText(double value, int figures); // rounded to significant figures, as printf's %g

} // namespace wattfare
