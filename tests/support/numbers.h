// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <string>
#include <string_view>

namespace wattfare::test {

// The number at the beginning of a text and how long it is, as std::stod, but with a decimal point in every locale.
inline double numberOf(std::string_view text, std::size_t *length = nullptr)
{
    const std::size_t begin = std::min(text.find_first_not_of(" \t\n"), text.size());
    double value = 0;
    const auto read = std::from_chars(text.data() + begin, text.data() + text.size(), value);
    if (read.ec != std::errc())
        throw std::invalid_argument("no number: " + std::string(text));
    if (length)
        *length = static_cast<std::size_t>(read.ptr - text.data());
    return value;
}

} // namespace wattfare::test
