// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <utility>
#include <vector>

namespace wattfare {

// Leaves new elements uninitialised: large vectors are written once, in parallel, right after they are made.
template <class T>
struct UninitialisedAllocator : std::allocator<T> {
    template <class U>
    struct rebind {
        using other = UninitialisedAllocator<U>;
    };
    template <class U>
    void construct(U *place)
    {
        ::new (static_cast<void *>(place)) U;
    }
    template <class U, class... Args>
    void construct(U *place, Args &&...args)
    {
        ::new (static_cast<void *>(place)) U(std::forward<Args>(args)...);
    }
};
template <class T>
using RawVector = std::vector<T, UninitialisedAllocator<T>>;

// One bit a row.
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
    void set(std::size_t i, bool value = true)
    {
        const std::uint64_t bit = std::uint64_t{1} << (i % 64);
        if (value)
            m_words[i / 64] |= bit;
        else
            m_words[i / 64] &= ~bit;
    }

private:
    std::size_t m_count = 0;
    std::vector<std::uint64_t> m_words;
};

} // namespace wattfare
