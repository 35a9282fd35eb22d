// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>

namespace wattfare {

// Seconds since 1970 UTC from the ways in which tables print times: "2024-01-01 00:00:00", "2024/01/01 00:00:00.123",
// "2024-01-01T00:00Z", "2024-01-01T00:00:00+00:00", "2024-01-01 00:00:00 UTC". Without a zone the time is taken as UTC.
// Fractions of a second are dropped.
std::optional<std::int64_t> parseTableTime(std::string_view text);
// The same in milliseconds since 1970 UTC; what is below one is dropped.
std::optional<std::int64_t> parseTableMilliseconds(std::string_view text);

} // namespace wattfare
