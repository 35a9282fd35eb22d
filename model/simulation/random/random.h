// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <Random123/philox.h>

#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstdint>

// Random numbers of the Monte Carlo engine (simulation 13.2): counter-based Philox4x32-10. A number
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

// -ln u for u in (0, 1), to one unit in the last place, by the reduction of u to 2^k (1 + f) with 1 + f around 1 and
// the series of ln((1 + s)/(1 - s)), s = f/(2 + f). Without a table and a branch, so that four run side by side; plain
// IEEE operations in a fixed order, so that the bits do not depend on the processor or the C library.
namespace negative_log {

inline constexpr double kLn2High = 6.93147180369123816490e-01; // the sum of both is ln 2 to 88 bits
inline constexpr double kLn2Low = 1.90821492927058770002e-10;
// Minimax coefficients of the series on |s| < 0.1716, in s^2 (the classical ones of FreeBSD's and Sun's log).
inline constexpr std::array<double, 7> kSeries{6.666666666666735130e-01, 3.999999999940941908e-01,
    2.857142874366239149e-01, 2.222219843214978396e-01, 1.818357216161805012e-01, 1.531383769920937332e-01,
    1.479819860511658591e-01};
inline constexpr std::uint64_t kRootHalf = 0x3fe6a09e667f3bcd; // bits of sqrt(1/2): 1 + f lies in [sqrt(1/2), sqrt(2))
inline constexpr std::uint64_t kOne = 0x3ff0000000000000, kFraction = 0x000fffffffffffff;
inline constexpr std::uint64_t kTwo52 = 0x4330000000000000; // bits of 2^52: OR an integer below in, subtract 2^52
inline constexpr double kShift = 0x1p52 + 1023.0;

} // namespace negative_log

inline double negativeLog(double u)
{
    using namespace negative_log;
    const std::uint64_t bits = std::bit_cast<std::uint64_t>(u) + (kOne - kRootHalf);
    const double k = std::bit_cast<double>((bits >> 52U) | kTwo52) - kShift;
    const double f = std::bit_cast<double>((bits & kFraction) + kRootHalf) - 1.0;
    const double s = f / (2.0 + f), z = s * s, w = z * z, half = 0.5 * f * f;
    const double odd = z * (kSeries[0] + w * (kSeries[2] + w * (kSeries[4] + w * kSeries[6])));
    const double even = w * (kSeries[1] + w * (kSeries[3] + w * kSeries[5]));
    return ((half - (s * (half + (odd + even)) + k * kLn2Low)) - f) - k * kLn2High;
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
    double exponential() { return negativeLog(uniform()); } // mean 1
    void skipBlocks(std::uint32_t blocks) // two numbers each
    {
        m_counter.v[0] += blocks;
        m_hasSpare = false;
    }
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
