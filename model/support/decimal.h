// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <charconv>
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

// The whole of `text` as a number of files, ids and commands ("-12.5", "1e-3"), in the C locale; nullopt otherwise,
// also for blanks, a leading '+' and overflow. A double may be "nan" or "inf".
template <class T>
std::optional<T> parseNumber(std::string_view text)
{
    T value{};
    const auto [end, ec] = std::from_chars(text.data(), text.data() + text.size(), value);
    return ec == std::errc{} && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}
std::optional<double> parseFinite(std::string_view text); // neither "nan" nor "inf"
inline std::optional<std::int64_t> parseInteger(std::string_view text) { return parseNumber<std::int64_t>(text); }

// Numbers for files, ids and commands, in the C locale; people read those of views/words/format.h.
std::string shortestText(double value); // the shortest text that reads back as the same double: 1e+06
std::string plainText(double value); // the same without an exponent where people write none: 1000000
std::string decimalText(double value); // the same, never with an exponent: 0.000000001
std::string significantText(double value, int figures); // rounded to significant figures, as printf's %g

} // namespace wattfare
