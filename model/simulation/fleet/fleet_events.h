// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/market/spot_process.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

// What is to happen next in a fleet, and when.
namespace wattfare::sim {

// The earliest of a fixed number of times >= 0, each with its own leaf. A key is the bit pattern of the time, which
// sorts as the time does, with the leaf in the lowest bits: one comparison a level and no branch. Times closer than
// about 1e-13 of their size are served in the order of their leaves.
class Tournament
{
public:
    void reset(std::size_t leaves)
    {
        m_size = 1;
        while (m_size < leaves)
            m_size *= 2;
        m_mask = m_size - 1;
        m_times.assign(m_size, kNever);
        m_keys.assign(2 * m_size, 0);
        for (std::size_t i = 0; i < m_size; ++i)
            put(i, kNever);
        build();
    }
    void put(std::size_t leaf, double time) // build() must follow
    {
        m_times[leaf] = time;
        m_keys[m_size + leaf] = keyOf(leaf, time);
    }
    void build()
    {
        for (std::size_t i = m_size; i-- > 1;)
            m_keys[i] = std::min(m_keys[2 * i], m_keys[2 * i + 1]);
    }
    void update(std::size_t leaf, double time)
    {
        m_times[leaf] = time;
        std::uint64_t winner = keyOf(leaf, time);
        std::uint64_t *keys = m_keys.data();
        std::size_t i = m_size + leaf;
        keys[i] = winner;
        while (i > 1) {
            const std::uint64_t other = keys[i ^ 1U];
            winner = other < winner ? other : winner;
            i /= 2;
            keys[i] = winner;
        }
    }
    std::uint64_t key() const { return m_keys[1]; } // of the earliest
    std::size_t leaf() const { return m_keys[1] & m_mask; }
    double time(std::size_t leaf) const { return m_times[leaf]; }

private:
    std::uint64_t keyOf(std::size_t leaf, double time) const
    {
        return (std::bit_cast<std::uint64_t>(time) & ~m_mask) | leaf;
    }
    std::vector<std::uint64_t> m_keys;
    std::vector<double> m_times;
    std::uint64_t m_mask = 0;
    std::size_t m_size = 1;
};

// Slots on their way to live, first in, first out: with a fixed lead time that is the order of their times.
class LaunchQueue
{
public:
    struct Entry {
        double at = 0.0;
        std::uint32_t slot = 0, generation = 0;
    };
    explicit LaunchQueue(std::size_t slots)
        : m_ring(slots + 1)
    {
    }
    void clear() { m_head = m_tail = 0; }
    bool empty() const { return m_head == m_tail; }
    const Entry &front() const { return m_ring[m_head]; }
    Entry pop()
    {
        const Entry entry = m_ring[m_head];
        m_head = after(m_head);
        return entry;
    }
    void push(const Entry &entry)
    {
        m_ring[m_tail] = entry;
        m_tail = after(m_tail);
    }

private:
    std::size_t after(std::size_t i) const { return i + 1 == m_ring.size() ? 0 : i + 1; }
    std::vector<Entry> m_ring;
    std::size_t m_head = 0, m_tail = 0;
};

} // namespace wattfare::sim
