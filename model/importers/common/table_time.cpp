// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/common/table_time.h"

#include "model/support/date.h"

#include <string>

namespace wattfare {

std::optional<std::int64_t> parseTableMilliseconds(std::string_view text)
{
    if (text.size() < 16 || text.size() > 40)
        return std::nullopt;
    std::string day(text.substr(0, 10));
    for (const std::size_t i : {std::size_t{4}, std::size_t{7}})
        if (day[i] == '/')
            day[i] = '-';
    if (text[10] != ' ' && text[10] != 'T')
        return std::nullopt;
    std::string_view rest = text.substr(11);
    if (rest.ends_with(" UTC"))
        rest.remove_suffix(4);
    if (rest.size() < 5)
        return std::nullopt;
    std::string time(rest.substr(0, 5));
    rest.remove_prefix(5);
    if (rest.size() >= 3 && rest[0] == ':') {
        time += rest.substr(0, 3);
        rest.remove_prefix(3);
    } else {
        time += ":00";
    }
    std::int64_t milliseconds = 0;
    if (!rest.empty() && rest[0] == '.') {
        std::size_t digits = 1;
        while (digits < rest.size() && rest[digits] >= '0' && rest[digits] <= '9')
            ++digits;
        if (digits == 1)
            return std::nullopt;
        std::int64_t place = 100;
        for (std::size_t i = 1; i < digits && place > 0; ++i, place /= 10)
            milliseconds += (rest[i] - '0') * place;
        rest.remove_prefix(digits);
    }
    std::string zone = rest.empty() ? "Z" : std::string(rest);
    const auto seconds = parseUtcSeconds(day + 'T' + time + zone);
    return seconds ? std::optional(*seconds * 1000 + milliseconds) : std::nullopt;
}

std::optional<std::int64_t> parseTableTime(std::string_view text)
{
    const auto milliseconds = parseTableMilliseconds(text);
    return milliseconds ? std::optional((*milliseconds - (*milliseconds % 1000 + 1000) % 1000) / 1000) : std::nullopt;
}

} // namespace wattfare
