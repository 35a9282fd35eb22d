// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <cstddef>
#include <optional>
#include <vector>

namespace wattfare {

// Validity of the rows of a column, one bit each.
class Bitmap
{
public:
    Bitmap() = default;
    explicit Bitmap(std::size_t count, bool value = false) { resize(count, value); }
    void resize(std::size_t count, bool value = false)
    {
        m_count = count;
        m_words.assign((count + 63) / 64, value ? ~std::uint64_t{0} : 0);
    }
    std::size_t size() const { return m_count; }
    bool test(std::size_t i) const { return (m_words[i / 64] >> (i % 64)) & 1U; }
    // Rows of one 64-row word must be written by one thread: parallel writers take blocks that are multiples of 64.
    void set(std::size_t i, bool value = true)
    {
        const std::uint64_t bit = std::uint64_t{1} << (i % 64);
        if (value)
            m_words[i / 64] |= bit;
        else
            m_words[i / 64] &= ~bit;
    }
    std::size_t bytes() const { return m_words.size() * sizeof(std::uint64_t); }

private:
    std::size_t m_count = 0;
    std::vector<std::uint64_t> m_words;
};

// Values of one kind, some of them missing. A missing value is absent, never 0 and never NaN.
template <class T>
struct Column {
    std::vector<T> values;
    Bitmap valid;

    void resize(std::size_t count)
    {
        values.assign(count, T{});
        valid.resize(count);
    }
    std::size_t size() const { return values.size(); }
    bool has(std::size_t i) const { return valid.test(i); }
    std::optional<T> at(std::size_t i) const { return valid.test(i) ? std::optional<T>(values[i]) : std::nullopt; }
    void set(std::size_t i, T value)
    {
        values[i] = value;
        valid.set(i);
    }
};

} // namespace wattfare
