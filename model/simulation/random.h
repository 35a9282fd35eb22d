// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <Random123/philox.h>

#include <cassert>
#include <cmath>
#include <cstdint>

// Random numbers of the Monte Carlo engine (methods of simulation, section 13.2): counter-based Philox4x32-10. A number
// depends on (seed, trajectory, substream, slot, position) alone, so results are the same on any number of threads.
namespace wattfare {

inline constexpr std::uint64_t kDefaultSeed = 20260101;

// Kept apart so that a change of one thing (say, the policy) leaves all other draws alone.
enum class Substream : std::uint32_t {
    lifetimes = 0,
    launchSuccess = 1,
    price = 2,
    regime = 3,
    demand = 4,
    notice = 5,
    inputs = 6,
    bootstrap = 7,
    policy = 8
};

// Number of the open interval from 64 random bits. The half makes 0 impossible; for the topmost pattern the sum rounds
// to 2^53, so 1 needs the clamp.
inline double u01(std::uint32_t high, std::uint32_t low)
{
    const std::uint64_t bits = ((std::uint64_t{high} << 32U) | low) >> 11U;
    const double u = (static_cast<double>(bits) + 0.5) * 0x1p-53;
    return u < 1.0 ? u : 1.0 - 0x1p-53;
}

// A stream of one (seed, trajectory, substream, slot). Cheap to make, 48 bytes, no heap.
class RandomStream
{
public:
    RandomStream() = default;
    RandomStream(std::uint64_t seed, std::uint64_t trajectory, Substream substream, std::uint32_t slot = 0)
        : m_key({{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32U)}})
        , m_counter({{0, static_cast<std::uint32_t>(substream) + 256U * slot, static_cast<std::uint32_t>(trajectory),
              static_cast<std::uint32_t>(trajectory >> 32U)}})
    {
        assert(slot < (1U << 24U));
    }

    double uniform() // in (0, 1)
    {
        if (m_hasSpare) {
            m_hasSpare = false;
            return m_spare;
        }
        return fresh();
    }
    double exponential() { return -std::log(uniform()); } // mean 1
    // Uniform over 0 .. count - 1; count > 0.
    std::uint64_t below(std::uint64_t count)
    {
        const auto k = static_cast<std::uint64_t>(uniform() * static_cast<double>(count));
        return k < count ? k : count - 1;
    }

private:
    double fresh()
    {
        const r123::Philox4x32::ctr_type words = r123::Philox4x32{}(m_counter, m_key);
        ++m_counter.v[0];
        assert(m_counter.v[0] != 0);
        m_spare = u01(words.v[2], words.v[3]);
        m_hasSpare = true;
        return u01(words.v[0], words.v[1]);
    }

    r123::Philox4x32::key_type m_key{};
    r123::Philox4x32::ctr_type m_counter{};
    double m_spare = 0.0;
    bool m_hasSpare = false;
};

} // namespace wattfare
