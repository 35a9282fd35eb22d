// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/common/json_place.h"

#include <string>

namespace wattfare {

std::size_t placeOfMember(std::string_view json, std::size_t number)
{
    std::size_t depth = 0;
    std::size_t seen = 0;
    bool inString = false;
    bool between = true; // before the first byte of a member
    for (std::size_t i = 1; i < json.size(); ++i) {
        const char c = json[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
            continue;
        }
        if (c == ' ' || c == '\t' || c == '\n' || c == '\r')
            continue;
        if (depth == 0 && c == ',') {
            ++seen;
            between = true;
            continue;
        }
        if (between && seen == number)
            return i;
        between = false;
        if (c == '"')
            inString = true;
        else if (c == '{' || c == '[')
            ++depth;
        else if ((c == '}' || c == ']') && depth-- == 0)
            break;
    }
    return 0;
}

std::size_t placeInMember(std::string_view json, std::size_t number, std::string_view text)
{
    const std::size_t begin = placeOfMember(json, number);
    if (begin == 0 || text.empty())
        return begin;
    const std::size_t next = placeOfMember(json.substr(begin - 1), 1);
    return placeOfText(json.substr(0, next == 0 ? json.size() : begin - 1 + next), text, begin);
}

std::size_t placeOfText(std::string_view json, std::string_view text, std::size_t from)
{
    const std::size_t found = json.find('"' + std::string(text) + '"', from);
    return found == std::string_view::npos ? from : found;
}

} // namespace wattfare
