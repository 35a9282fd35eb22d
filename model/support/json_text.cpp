// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/support/json_text.h"

#include <algorithm>
#include <vector>

namespace wattfare {

namespace {

constexpr std::size_t kPathLevels = 4; // more of a path tells nobody more
constexpr std::size_t kFoundBytes = 40;
constexpr int kOverflow = 406; // nlohmann: out_of_range.406

std::uint64_t lineAt(std::string_view text, std::size_t byte)
{
    const std::string_view before = text.substr(0, byte);
    return 1 + static_cast<std::uint64_t>(std::count(before.begin(), before.end(), '\n'));
}

// What the parser says, without the marks of its library: "[json.exception.parse_error.101] parse error at ...".
std::string plainReason(std::string_view reason)
{
    const auto mark = reason.starts_with('[') ? reason.find("] ") : std::string_view::npos;
    return std::string(mark == std::string_view::npos ? reason : reason.substr(mark + 2));
}

// Walks a text as its parser does and stops where that stops, knowing the path of the value.
class Locator : public nlohmann::json_sax<nlohmann::json>
{
public:
    bool null() override { return ended(); }
    bool boolean(bool) override { return ended(); }
    bool number_integer(number_integer_t) override { return ended(); }
    bool number_unsigned(number_unsigned_t) override { return ended(); }
    bool number_float(number_float_t, const string_t &) override { return ended(); }
    bool string(string_t &) override { return ended(); }
    bool binary(binary_t &) override { return ended(); }
    bool start_object(std::size_t) override { return begun({}); }
    bool start_array(std::size_t) override { return begun({true, 0, {}}); }
    bool key(string_t &name) override
    {
        m_places.back().name = name;
        return true;
    }
    bool end_object() override { return left(); }
    bool end_array() override { return left(); }
    bool parse_error(std::size_t byte, const std::string &token, const nlohmann::detail::exception &e) override
    {
        m_byte = byte;
        m_overflow = e.id == kOverflow;
        m_token = token;
        return false;
    }

    std::size_t byte() const { return m_byte; } // 1-based, as the parser counts
    bool overflow() const { return m_overflow; }
    const std::string &token() const { return m_token; }
    std::string path() const
    {
        std::string path;
        for (std::size_t i = 0; i < std::min(m_places.size(), kPathLevels); ++i) {
            const Place &place = m_places[i];
            path += place.list ? "[" + std::to_string(place.index) + "]" : (path.empty() ? "" : ".") + place.name;
        }
        return path;
    }

private:
    struct Place {
        bool list = false;
        std::size_t index = 0;
        std::string name;
    };
    bool begun(Place place)
    {
        m_places.push_back(std::move(place));
        return true;
    }
    bool left()
    {
        m_places.pop_back();
        return ended();
    }
    bool ended()
    {
        if (!m_places.empty())
            ++m_places.back().index;
        return true;
    }

    std::vector<Place> m_places;
    std::size_t m_byte = 0;
    bool m_overflow = false;
    std::string m_token;
};

// Keeps the line of the longest beginning of a path.
class LineFinder : public nlohmann::json_sax<nlohmann::json>
{
public:
    LineFinder(std::string_view path, const std::uint64_t &line)
        : m_path(path)
        , m_line(line)
    {
    }
    std::uint64_t found() const { return m_found; }

    bool null() override { return value(); }
    bool boolean(bool) override { return value(); }
    bool number_integer(number_integer_t) override { return value(); }
    bool number_unsigned(number_unsigned_t) override { return value(); }
    bool number_float(number_float_t, const string_t &) override { return value(); }
    bool string(string_t &) override { return value(); }
    bool binary(binary_t &) override { return value(); }
    bool start_object(std::size_t) override { return begun(false); }
    bool start_array(std::size_t) override { return begun(true); }
    bool key(string_t &name) override
    {
        m_levels.back().at = m_levels.back().base + (m_levels.back().base.empty() ? "" : ".") + name;
        look(m_levels.back().at);
        return true;
    }
    bool end_object() override { return left(); }
    bool end_array() override { return left(); }
    bool parse_error(std::size_t, const std::string &, const nlohmann::detail::exception &) override { return false; }

private:
    struct Level {
        std::string base, at; // the path of the container, and of what is read in it
        bool list = false;
        std::size_t index = 0;
    };
    void look(const std::string &at)
    {
        const bool onTheWay = m_path.starts_with(at)
            && (m_path.size() == at.size() || m_path[at.size()] == '.' || m_path[at.size()] == '[');
        if (!onTheWay || at.size() <= m_length)
            return;
        m_length = at.size();
        m_found = m_line;
    }
    bool value()
    {
        if (!m_levels.empty() && m_levels.back().list) {
            m_levels.back().at = m_levels.back().base + '[' + std::to_string(m_levels.back().index++) + ']';
            look(m_levels.back().at);
        }
        return true;
    }
    bool begun(bool list)
    {
        value();
        std::string base = m_levels.empty() ? std::string() : m_levels.back().at;
        m_levels.push_back({base, std::move(base), list, 0});
        return true;
    }
    bool left()
    {
        m_levels.pop_back();
        return true;
    }

    std::string_view m_path;
    const std::uint64_t &m_line;
    std::vector<Level> m_levels;
    std::size_t m_length = 0;
    std::uint64_t m_found = 0;
};

} // namespace

std::uint64_t jsonLine(std::string_view text, std::string_view path)
{
    std::uint64_t line = 1;
    LineFinder finder(path, line);
    nlohmann::json::sax_parse(
        CountedChars(text.data(), &line), CountedChars(text.data() + text.size(), &line), &finder);
    return finder.found();
}

std::optional<JsonFault> tooDeep(std::string_view text, int maxDepth)
{
    int depth = 0, deepest = 0;
    std::size_t first = 0; // the bracket that goes too far
    bool inText = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inText) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inText = false;
        } else if (c == '"') {
            inText = true;
        } else if (c == '{' || c == '[') {
            if (++depth > deepest)
                deepest = depth;
            if (depth == maxDepth + 1 && first == 0)
                first = i;
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    if (deepest <= maxDepth)
        return std::nullopt;
    JsonFault fault = jsonFault(text.substr(0, first), "too deep");
    fault.kind = JsonFault::Kind::depth;
    fault.line = lineAt(text, first);
    fault.found = text.substr(first, kFoundBytes);
    fault.depth = deepest;
    return fault;
}

JsonFault jsonFault(std::string_view text, std::string_view reason)
{
    Locator locator;
    nlohmann::json::sax_parse(text, &locator);
    const std::size_t end = std::min(locator.byte() == 0 ? 0 : locator.byte() - 1, text.size());
    JsonFault fault;
    fault.kind = locator.overflow() ? JsonFault::Kind::number : JsonFault::Kind::syntax;
    fault.line = lineAt(text, end);
    fault.field = locator.path();
    fault.found = locator.overflow() ? locator.token() : std::string(text.substr(end > 20 ? end - 20 : 0, kFoundBytes));
    fault.detail = plainReason(reason);
    return fault;
}

} // namespace wattfare
