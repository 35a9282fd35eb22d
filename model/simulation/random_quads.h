// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/random.h"

#include <array>
#include <vector>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// The same streams as RandomStream, four numbers (two blocks) at a time, for kernels with many slots: two blocks side by
// side cost about a third of two blocks one after the other.
namespace wattfare {

class QuadStreams
{
public:
    explicit QuadStreams(std::size_t slots)
        : m_slots(slots)
    {
    }
    // Starts a trajectory: every slot at its first number.
    void begin(std::uint64_t seed, std::uint64_t trajectory, Substream substream)
    {
        m_trajectory = {static_cast<std::uint32_t>(trajectory), static_cast<std::uint32_t>(trajectory >> 32U)};
        m_substream = static_cast<std::uint32_t>(substream);
        std::uint32_t k0 = static_cast<std::uint32_t>(seed), k1 = static_cast<std::uint32_t>(seed >> 32U);
        for (RoundKey &key : m_keys) {
            key.fill(0);
            for (std::size_t lane = 0; lane < 4; lane += 2) {
                key[lane] = k0;
                key[4 + lane] = k1;
            }
            k0 += PHILOX_W32_0;
            k1 += PHILOX_W32_1;
        }
        for (Slot &slot : m_slots) {
            slot.used = 4;
            slot.block = 0;
        }
    }
    double uniform(std::size_t slot)
    {
        Slot &s = m_slots[slot];
        if (s.used == 4)
            refill(s, slot);
        return s.u[s.used++];
    }
    double exponential(std::size_t slot) { return -std::log(uniform(slot)); }

private:
    using RoundKey = std::array<std::uint32_t, 8>; // both key words, each in both lanes
    struct Slot {
        std::array<double, 4> u{};
        std::uint32_t used = 4;
        std::uint32_t block = 0;
    };

    void refill(Slot &s, std::size_t slot)
    {
        const std::uint32_t c1 = m_substream + 256U * static_cast<std::uint32_t>(slot);
#if defined(__SSE2__)
        // One block in each 64-bit lane. Only the low halves count: what the products leave above them is ignored.
        __m128i x0 = _mm_set_epi32(0, static_cast<int>(s.block + 1), 0, static_cast<int>(s.block));
        __m128i x1 = _mm_set1_epi64x(static_cast<long long>(c1));
        __m128i x2 = _mm_set1_epi64x(static_cast<long long>(m_trajectory[0]));
        __m128i x3 = _mm_set1_epi64x(static_cast<long long>(m_trajectory[1]));
        const __m128i m0 = _mm_set1_epi64x(static_cast<long long>(PHILOX_M4x32_0));
        const __m128i m1 = _mm_set1_epi64x(static_cast<long long>(PHILOX_M4x32_1));
        for (const RoundKey &key : m_keys) {
            const __m128i key0 = _mm_load_si128(reinterpret_cast<const __m128i *>(key.data()));
            const __m128i key1 = _mm_load_si128(reinterpret_cast<const __m128i *>(key.data() + 4));
            const __m128i p0 = _mm_mul_epu32(x0, m0), p1 = _mm_mul_epu32(x2, m1);
            x0 = _mm_xor_si128(_mm_xor_si128(_mm_srli_epi64(p1, 32), x1), key0);
            x2 = _mm_xor_si128(_mm_xor_si128(_mm_srli_epi64(p0, 32), x3), key1);
            x1 = p1;
            x3 = p0;
        }
        std::array<std::array<std::uint64_t, 2>, 4> words;
        for (std::size_t i = 0; i < 4; ++i)
            _mm_storeu_si128(reinterpret_cast<__m128i *>(words[i].data()), i == 0 ? x0 : i == 1 ? x1 : i == 2 ? x2 : x3);
        for (std::size_t lane = 0; lane < 2; ++lane) {
            s.u[2 * lane] = u01(static_cast<std::uint32_t>(words[0][lane]), static_cast<std::uint32_t>(words[1][lane]));
            s.u[2 * lane + 1] = u01(static_cast<std::uint32_t>(words[2][lane]), static_cast<std::uint32_t>(words[3][lane]));
        }
#else
        for (std::uint32_t lane = 0; lane < 2; ++lane) {
            const r123::Philox4x32::ctr_type words = r123::Philox4x32{}(
                {{s.block + lane, c1, m_trajectory[0], m_trajectory[1]}}, {{m_keys[0][0], m_keys[0][4]}});
            s.u[2 * lane] = u01(words.v[0], words.v[1]);
            s.u[2 * lane + 1] = u01(words.v[2], words.v[3]);
        }
#endif
        s.block += 2;
        assert(s.block != 0);
        s.used = 0;
    }

    std::vector<Slot> m_slots;
    alignas(16) std::array<RoundKey, 10> m_keys{};
    std::array<std::uint32_t, 2> m_trajectory{};
    std::uint32_t m_substream = 0;
};

} // namespace wattfare
