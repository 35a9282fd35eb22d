// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/support/input_error.h"

namespace wattfare {

namespace {

// Length of the well-formed sequence at the front of `text`, 0 if there is none.
std::size_t utf8Length(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    if (first < 0x80)
        return 1;
    std::size_t length = 0;
    unsigned char low = 0x80;
    unsigned char high = 0xBF;
    if (first >= 0xC2 && first <= 0xDF) {
        length = 2;
    } else if (first >= 0xE0 && first <= 0xEF) {
        length = 3;
        if (first == 0xE0)
            low = 0xA0;
        if (first == 0xED)
            high = 0x9F;
    } else if (first >= 0xF0 && first <= 0xF4) {
        length = 4;
        if (first == 0xF0)
            low = 0x90;
        if (first == 0xF4)
            high = 0x8F;
    } else {
        return 0;
    }
    if (text.size() < length || byte(1) < low || byte(1) > high)
        return 0;
    for (std::size_t i = 2; i < length; ++i) {
        if (byte(i) < 0x80 || byte(i) > 0xBF)
            return 0;
    }
    return length;
}

Error refusal(const char *id, std::string_view file, Argument place, Argument field, Argument found, Clause expected)
{
    if (const std::string *text = found.data())
        found = readableExcerpt(*text);
    if (field == "")
        field = Phrase::file;
    return {Error::Code::badInput,
        {id, {file, std::move(place), std::move(field), std::move(found), std::move(expected)}}, {}};
}

} // namespace

bool isUtf8(std::string_view text)
{
    while (!text.empty()) {
        if (static_cast<unsigned char>(text.front()) < 0x80) {
            text.remove_prefix(1);
            continue;
        }
        const std::size_t length = utf8Length(text);
        if (length == 0)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string readableExcerpt(std::string_view text, std::size_t limit)
{
    std::string out;
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        const std::size_t step = length == 0 ? 1 : length;
        if (out.size() + step > limit) {
            out += "...";
            break;
        }
        const auto first = static_cast<unsigned char>(text.front());
        if (length == 0 || first < 0x20 || first == 0x7F)
            out += '?';
        else
            out += text.substr(0, step);
        text.remove_prefix(step);
    }
    return out;
}

Error inputRefused(std::string_view file, std::uint64_t line, Argument field, Argument found, Clause expected)
{
    return refusal("input.refused", file, line != 0 ? Argument(line) : Argument(""), std::move(field), std::move(found),
        std::move(expected));
}

Error inputRefusedAtByte(std::string_view file, std::uint64_t byte, Argument field, Argument found, Clause expected)
{
    return refusal("input.refused_at_byte", file, byte, std::move(field), std::move(found), std::move(expected));
}

} // namespace wattfare
