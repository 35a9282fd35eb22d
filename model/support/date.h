// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace wattfare {

// A day of the proleptic Gregorian calendar, as days since 1970-01-01 (UTC).
struct Date {
    std::int32_t days = 0;

    static std::optional<Date> parse(std::string_view text); // "2026-07-20", strict; nullopt if it is no such day
    static std::optional<Date> fromYmd(int year, int month, int day);
    std::string iso() const; // "2026-07-20"
    int year() const;
    int month() const; // 1 to 12
    Date addMonths(int months) const; // same day of the month, or its last day
    friend constexpr auto operator<=>(Date, Date) = default;
};

// Seconds since 1970-01-01T00:00:00Z from "2026-07-20T13:44:30Z" (also with an offset or fractions); nullopt otherwise.
std::optional<std::int64_t> parseUtcSeconds(std::string_view text);
std::string isoUtc(std::int64_t secondsSinceEpoch); // "2026-07-20T13:44:30Z"

} // namespace wattfare
