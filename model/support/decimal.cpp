// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/support/decimal.h"

#include <cmath>

namespace wattfare {

std::optional<std::int64_t> parseNanoUsd(std::string_view text)
{
    constexpr std::int64_t kWholeLimit = 1'000'000'000;
    std::int64_t whole = 0;
    std::int64_t fraction = 0;
    int decimals = -1; // -1 before the point
    bool anyDigit = false;
    bool roundUp = false;
    for (const char c : text) {
        if (c == '.') {
            if (decimals >= 0)
                return std::nullopt;
            decimals = 0;
            continue;
        }
        if (c < '0' || c > '9')
            return std::nullopt;
        anyDigit = true;
        const int digit = c - '0';
        if (decimals < 0) {
            whole = whole * 10 + digit;
            if (whole > kWholeLimit)
                return std::nullopt;
        } else if (decimals < 9) {
            fraction = fraction * 10 + digit;
            ++decimals;
        } else {
            if (decimals == 9)
                roundUp = digit >= 5;
            ++decimals;
        }
    }
    if (!anyDigit)
        return std::nullopt;
    for (int i = decimals < 0 ? 0 : decimals; i < 9; ++i)
        fraction *= 10;
    return whole * 1'000'000'000 + fraction + (roundUp ? 1 : 0);
}

std::string nanoUsdText(std::int64_t nano)
{
    std::string out = nano < 0 ? "-" : "";
    const std::uint64_t size
        = nano < 0 ? std::uint64_t{0} - static_cast<std::uint64_t>(nano) : static_cast<std::uint64_t>(nano);
    out += std::to_string(size / 1'000'000'000U);
    std::string fraction = std::to_string(size % 1'000'000'000U);
    fraction.insert(0, 9 - fraction.size(), '0');
    while (!fraction.empty() && fraction.back() == '0')
        fraction.pop_back();
    if (!fraction.empty())
        out += "." + fraction;
    return out;
}

std::optional<double> parseFinite(std::string_view text)
{
    const auto value = parseNumber<double>(text);
    return value && std::isfinite(*value) ? value : std::nullopt;
}

namespace {

template <class... Form>
std::string textOf(double value, Form... form)
{
    char buffer[400]; // in decimals a double has up to 309 digits or 324 places
    const auto [end, ec] = std::to_chars(buffer, buffer + sizeof buffer, value, form...);
    return ec == std::errc{} ? std::string(buffer, end) : std::string();
}

} // namespace

std::string shortestText(double value) { return textOf(value); }

std::string plainText(double value)
{
    const double magnitude = std::abs(value);
    return magnitude == 0.0 || (magnitude >= 1e-6 && magnitude < 1e15) ? decimalText(value) : shortestText(value);
}

std::string decimalText(double value) { return textOf(value, std::chars_format::fixed); }

std::string significantText(double value, int figures) { return textOf(value, std::chars_format::general, figures); }

} // namespace wattfare
