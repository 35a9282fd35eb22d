// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <optional>
#include <utility>
#include <vector>

namespace wattfare {

// Leaves new elements uninitialised: large columns are written once, in parallel, right after they are made. Rows go to
// two dozen columns at once, and columns that began at the same place of a page would push each other out of the first
// cache; so each large one begins some lines after the one before.
template <class T>
struct UninitialisedAllocator {
    using value_type = T;
    UninitialisedAllocator() = default;
    template <class U>
    UninitialisedAllocator(const UninitialisedAllocator<U> &) // NOLINT(google-explicit-constructor): as allocators do
    {
    }
    T *allocate(std::size_t count)
    {
        if (count < kLargeBytes / sizeof(T))
            return std::allocator<T>().allocate(count);
        static std::atomic<std::size_t> made{0};
        constexpr std::size_t kStep = 5, kPlaces = 64; // each of them once, then from the beginning
        const std::size_t offset = kLine * (1 + made.fetch_add(1, std::memory_order_relaxed) * kStep % kPlaces);
        auto *whole = static_cast<std::byte *>(
            ::operator new (count * sizeof(T) + kLine * (1 + kPlaces), std::align_val_t{kLine}));
        ::new (static_cast<void *>(whole + offset - sizeof(void *))) void *(whole);
        return reinterpret_cast<T *>(whole + offset);
    }
    void deallocate(T *place, std::size_t count)
    {
        if (count < kLargeBytes / sizeof(T))
            return std::allocator<T>().deallocate(place, count);
        void *whole = *(reinterpret_cast<void **>(place) - 1);
        ::operator delete (whole, std::align_val_t{kLine});
    }
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
    friend bool operator==(UninitialisedAllocator, UninitialisedAllocator) { return true; }

private:
    static constexpr std::size_t kLargeBytes = std::size_t{64} << 10U, kLine = 64;
};
template <class T>
using RawVector = std::vector<T, UninitialisedAllocator<T>>;

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
    // 64 rows at once: rows 64 * word and on. Bits beyond the end must be 0.
    void setWord(std::size_t word, std::uint64_t bits) { m_words[word] = bits; }
    std::size_t bytes() const { return m_words.size() * sizeof(std::uint64_t); }

private:
    std::size_t m_count = 0;
    std::vector<std::uint64_t> m_words;
};

// Values of one kind, some of them missing. A missing value is absent, never 0 and never NaN: read `values` only where
// `valid` says so.
template <class T>
struct Column {
    RawVector<T> values;
    Bitmap valid;

    void resize(std::size_t count)
    {
        values.resize(count);
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
