// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Only importers include this, as with json_file.h.
#include <simdjson.h>

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace wattfare {

// The first of `names` (at most 32) that an object has more than once, "" if none: which of the two would count, nobody
// can say.
inline std::string_view repeatedName(const simdjson::dom::object &object, std::initializer_list<std::string_view> names)
{
    std::uint32_t seen = 0;
    for (const auto field : object) {
        const auto found = std::find(names.begin(), names.end(), std::string_view(field.key));
        if (found == names.end())
            continue;
        const std::uint32_t bit = std::uint32_t{1} << static_cast<unsigned>(found - names.begin());
        if ((seen & bit) != 0)
            return *found;
        seen |= bit;
    }
    return {};
}

// A member that is a text; "" if there is none.
inline std::string_view textAt(const simdjson::dom::object &object, std::string_view key)
{
    std::string_view value;
    if (object[key].get_string().get(value) != simdjson::SUCCESS)
        return {};
    return value;
}

} // namespace wattfare
