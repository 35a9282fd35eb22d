// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <nlohmann/json.hpp>
#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

// JSON of people and other programs, small enough to be read whole.
namespace wattfare {

// Characters of a text, counting the lines that were passed.
class CountedChars
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char *;
    using reference = const char &;
    CountedChars(const char *at, std::uint64_t *line)
        : m_at(at)
        , m_line(line)
    {
    }
    reference operator*() const { return *m_at; }
    CountedChars &operator++()
    {
        *m_line += *m_at == '\n' ? 1 : 0;
        ++m_at;
        return *this;
    }
    CountedChars operator++(int)
    {
        const CountedChars before = *this;
        ++*this;
        return before;
    }
    bool operator==(const CountedChars &other) const { return m_at == other.m_at; }
    bool operator!=(const CountedChars &other) const { return m_at != other.m_at; }

private:
    const char *m_at;
    std::uint64_t *m_line;
};

// Why a text was not read.
struct JsonFault {
    enum class Kind : std::uint8_t { syntax, depth, number }; // number: one that no double holds, such as 1e309
    Kind kind = Kind::syntax;
    std::uint64_t line = 1; // 1-based
    std::string field; // where a number or a nesting stands: "tasks[3].gpus"
    std::string found;
    std::string detail; // English, for the log
    int depth = 0; // deepest nesting of the text
};

// The fault of a text that nests deeper than `maxDepth` levels of objects and lists; looked for before anything is
// built, since whatever walks a parsed document takes a part of the stack for each level.
std::optional<JsonFault> tooDeep(std::string_view text, int maxDepth);
// The fault of a text that the parser gave up on, saying `reason`.
JsonFault jsonFault(std::string_view text, std::string_view reason);

// The line on which the last part of a path ("tasks[3].gpus") that is there begins; 0 for a path of which nothing is
// there. The text is JSON.
std::uint64_t jsonLine(std::string_view text, std::string_view path);

// The document of a text; no exception leaves. `Json` is nlohmann::json or nlohmann::ordered_json, `watch` its
// callback.
template <class Json>
tl::expected<Json, JsonFault> readJson(
    std::string_view text, int maxDepth, const typename Json::parser_callback_t &watch = nullptr)
{
    if (auto fault = tooDeep(text, maxDepth))
        return tl::unexpected<JsonFault>(std::move(*fault));
    try {
        return tl::expected<Json, JsonFault>(tl::in_place, Json::parse(text, watch));
    } catch (const std::exception &e) {
        return tl::unexpected<JsonFault>(jsonFault(text, e.what()));
    }
}

} // namespace wattfare
