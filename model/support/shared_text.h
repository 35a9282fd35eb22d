// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <compare>
#include <concepts>
#include <string>
#include <string_view>

namespace wattfare {

// A text that many records share, such as the precision of thousands of benchmarks. Each different one is kept once,
// for the life of the program: a copy is a pointer, and reading tens of thousands of records allocates next to
// nothing. May be made from several threads.
class SharedText
{
public:
    SharedText() = default;
    template <class Words>
    requires(std::convertible_to<const Words &, std::string_view> && !std::same_as<Words, SharedText>)
        SharedText(const Words &words)
        : m_kept(&keep(words))
    {
    }
    const std::string &text() const { return *m_kept; }
    bool empty() const { return m_kept->empty(); }
    operator const std::string &() const { return *m_kept; }
    operator std::string_view() const { return *m_kept; }

    friend bool operator==(SharedText a, SharedText b) { return a.m_kept == b.m_kept; }
    template <std::convertible_to<std::string_view> Words>
    friend bool operator==(SharedText a, const Words &b)
    {
        return std::string_view(*a.m_kept) == std::string_view(b);
    }
    friend std::strong_ordering operator<=>(SharedText a, SharedText b) { return *a.m_kept <=> *b.m_kept; }

private:
    static const std::string &keep(std::string_view words);
    const std::string *m_kept = &keep({});
};

} // namespace wattfare
