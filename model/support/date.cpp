// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/support/date.h"

#include <chrono>
#include <cstdio>

namespace wattfare {

namespace {

using std::chrono::sys_days;
using std::chrono::year_month_day;

std::optional<int> digits(std::string_view text)
{
    int value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9')
            return std::nullopt;
        value = value * 10 + (c - '0');
    }
    return value;
}

year_month_day toYmd(Date date) { return year_month_day{sys_days{std::chrono::days{date.days}}}; }

} // namespace

std::optional<Date> Date::fromYmd(int year, int month, int day)
{
    if (month < 1 || day < 1)
        return std::nullopt;
    const year_month_day ymd{std::chrono::year{year}, std::chrono::month{static_cast<unsigned>(month)},
        std::chrono::day{static_cast<unsigned>(day)}};
    if (!ymd.ok())
        return std::nullopt;
    return Date{static_cast<std::int32_t>(sys_days{ymd}.time_since_epoch().count())};
}

std::optional<Date> Date::parse(std::string_view text)
{
    if (text.size() != 10 || text[4] != '-' || text[7] != '-')
        return std::nullopt;
    const auto year = digits(text.substr(0, 4));
    const auto month = digits(text.substr(5, 2));
    const auto day = digits(text.substr(8, 2));
    if (!year || !month || !day)
        return std::nullopt;
    return fromYmd(*year, *month, *day);
}

std::string Date::iso() const
{
    const year_month_day ymd = toYmd(*this);
    char text[32];
    std::snprintf(text, sizeof text, "%04d-%02u-%02u", static_cast<int>(ymd.year()), static_cast<unsigned>(ymd.month()),
        static_cast<unsigned>(ymd.day()));
    return text;
}

int Date::year() const { return static_cast<int>(toYmd(*this).year()); }

int Date::month() const { return static_cast<int>(static_cast<unsigned>(toYmd(*this).month())); }

Date Date::addMonths(int months) const
{
    year_month_day ymd = toYmd(*this) + std::chrono::months{months};
    if (!ymd.ok())
        ymd = ymd.year() / ymd.month() / std::chrono::last;
    return Date{static_cast<std::int32_t>(sys_days{ymd}.time_since_epoch().count())};
}

std::optional<std::int64_t> parseUtcSeconds(std::string_view text)
{
    if (text.size() < 20 || (text[10] != 'T' && text[10] != ' ') || text[13] != ':' || text[16] != ':')
        return std::nullopt;
    const auto date = Date::parse(text.substr(0, 10));
    const auto hour = digits(text.substr(11, 2));
    const auto minute = digits(text.substr(14, 2));
    const auto second = digits(text.substr(17, 2));
    if (!date || !hour || !minute || !second || *hour > 23 || *minute > 59 || *second > 60)
        return std::nullopt;
    std::string_view rest = text.substr(19);
    if (rest.starts_with('.')) {
        const auto end = rest.find_first_not_of("0123456789", 1);
        if (end == std::string_view::npos || end == 1)
            return std::nullopt;
        rest = rest.substr(end);
    }
    std::int64_t offset = 0;
    if (rest != "Z") {
        if (rest.size() != 6 || (rest[0] != '+' && rest[0] != '-') || rest[3] != ':')
            return std::nullopt;
        const auto offsetHours = digits(rest.substr(1, 2));
        const auto offsetMinutes = digits(rest.substr(4, 2));
        if (!offsetHours || !offsetMinutes || *offsetHours > 23 || *offsetMinutes > 59)
            return std::nullopt;
        offset = (rest[0] == '-' ? -1 : 1) * (std::int64_t{*offsetHours} * 3600 + std::int64_t{*offsetMinutes} * 60);
    }
    return std::int64_t{date->days} * 86400 + *hour * 3600 + *minute * 60 + *second - offset;
}

std::string isoUtc(std::int64_t secondsSinceEpoch)
{
    std::int64_t day = secondsSinceEpoch / 86400;
    std::int64_t rest = secondsSinceEpoch % 86400;
    if (rest < 0) {
        rest += 86400;
        --day;
    }
    char text[32];
    std::snprintf(text, sizeof text, "T%02d:%02d:%02dZ", static_cast<int>(rest / 3600),
        static_cast<int>(rest / 60 % 60), static_cast<int>(rest % 60));
    return Date{static_cast<std::int32_t>(day)}.iso() + text;
}

} // namespace wattfare
