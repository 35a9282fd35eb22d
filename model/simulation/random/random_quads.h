// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/random/random.h"

#include <span>
#include <vector>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// The same streams as RandomStream, four numbers (two blocks) at a time, for kernels with many slots: two blocks side
// by side cost about a third of two blocks one after the other.
namespace wattfare {

// Two Philox blocks of one (seed, trajectory, substream, slot).
class PhiloxQuads
{
public:
    void begin(std::uint64_t seed, std::uint64_t trajectory, Substream substream)
    {
        m_trajectory = {static_cast<std::uint32_t>(trajectory), static_cast<std::uint32_t>(trajectory >> 32U)};
        m_substream = static_cast<std::uint32_t>(substream);
        if (m_seed == seed && m_hasKeys)
            return;
        m_seed = seed;
        m_hasKeys = true;
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
    }

    // Uniform numbers of the blocks `block` and `block + 1`.
    void uniforms(std::uint32_t slot, std::uint32_t block, std::span<double, 4> out) const
    {
#if defined(__SSE2__)
        __m128d first, second;
        uniforms(slot, block, first, second);
        _mm_storeu_pd(out.data(), first);
        _mm_storeu_pd(out.data() + 2, second);
#else
        for (std::uint32_t lane = 0; lane < 2; ++lane) {
            const r123::Philox4x32::ctr_type words
                = r123::Philox4x32{}({{block + lane, m_substream + 256U * slot, m_trajectory[0], m_trajectory[1]}},
                    {{m_keys[0][0], m_keys[0][4]}});
            out[2 * lane] = u01(words.v[0], words.v[1]);
            out[2 * lane + 1] = u01(words.v[2], words.v[3]);
        }
#endif
    }
    // -ln of them, for several slots: out[i] takes four numbers of slots[i] from blocks[i] on. The same bits on every
    // processor; twice as fast where it has AVX2.
    void exponentials(std::span<const std::uint32_t> slots, std::span<const std::uint32_t> blocks,
        std::span<double *const> out) const;
    // -ln of them, for slot 0 of successive trajectories from `first` on: out[i * stride] and on takes four numbers.
    void exponentialsOf(
        std::uint64_t first, std::size_t trajectories, std::uint32_t block, double *out, std::size_t stride);
    void exponentials(std::uint32_t slot, std::uint32_t block, std::span<double, 4> out) const
    {
#if defined(__SSE2__)
        __m128d first, second;
        uniforms(slot, block, first, second);
        _mm_storeu_pd(out.data(), negativeLogs(first));
        _mm_storeu_pd(out.data() + 2, negativeLogs(second));
#else
        uniforms(slot, block, out);
        for (double &u : out)
            u = negativeLog(u);
#endif
    }

private:
    using RoundKey = std::array<std::uint32_t, 8>; // both key words, each in both lanes

#if defined(__SSE2__)
    void uniforms(std::uint32_t slot, std::uint32_t block, __m128d &first, __m128d &second) const
    {
        const std::uint32_t c1 = m_substream + 256U * slot;
        // One block in each 64-bit lane. Only the low halves count: what the products leave above them is ignored.
        __m128i x0 = _mm_set_epi32(0, static_cast<int>(block + 1), 0, static_cast<int>(block));
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
        // Lanes are blocks: (word 0, word 1) and (word 2, word 3) of each; numbers go out block by block.
        const __m128d a = fromWords(x0, x1), b = fromWords(x2, x3);
        first = _mm_unpacklo_pd(a, b);
        second = _mm_unpackhi_pd(a, b);
    }

    // u01 of both lanes: the same bits.
    static __m128d fromWords(__m128i high, __m128i low)
    {
        // 53 bits as 21 above 32, each turned into a double by its exponent; both steps are exact.
        const __m128i low32 = _mm_set1_epi64x(0xffffffff);
        const __m128i upper = _mm_srli_epi64(_mm_and_si128(high, low32), 11);
        const __m128i lower = _mm_or_si128(
            _mm_and_si128(_mm_slli_epi64(high, 21), low32), _mm_srli_epi64(_mm_and_si128(low, low32), 11));
        const __m128d two84 = _mm_set1_pd(0x1p84), two52 = _mm_set1_pd(0x1p52);
        const __m128d top
            = _mm_sub_pd(_mm_castsi128_pd(_mm_or_si128(upper, _mm_castpd_si128(two84))), _mm_set1_pd(0x1p84 + 0x1p52));
        const __m128d whole = _mm_add_pd(top, _mm_castsi128_pd(_mm_or_si128(lower, _mm_castpd_si128(two52))));
        const __m128d u = _mm_mul_pd(_mm_add_pd(whole, _mm_set1_pd(0.5)), _mm_set1_pd(0x1p-53));
        return _mm_min_pd(u, _mm_set1_pd(1.0 - 0x1p-53));
    }

    static __m128d negativeLogs(__m128d u) // negativeLog of both lanes: the same operations, the same bits
    {
        using namespace negative_log;
        const auto integers = [](std::uint64_t x) { return _mm_set1_epi64x(static_cast<long long>(x)); };
        const auto times = [](__m128d a, __m128d b) { return _mm_mul_pd(a, b); };
        const auto plus = [](__m128d a, __m128d b) { return _mm_add_pd(a, b); };
        const auto minus = [](__m128d a, __m128d b) { return _mm_sub_pd(a, b); };
        const auto series = [](std::size_t i) { return _mm_set1_pd(kSeries[i]); };
        const __m128i bits = _mm_add_epi64(_mm_castpd_si128(u), integers(kOne - kRootHalf));
        const __m128d k
            = minus(_mm_castsi128_pd(_mm_or_si128(_mm_srli_epi64(bits, 52), integers(kTwo52))), _mm_set1_pd(kShift));
        const __m128d f
            = minus(_mm_castsi128_pd(_mm_add_epi64(_mm_and_si128(bits, integers(kFraction)), integers(kRootHalf))),
                _mm_set1_pd(1.0));
        const __m128d s = _mm_div_pd(f, plus(_mm_set1_pd(2.0), f)), z = times(s, s), w = times(z, z);
        const __m128d half = times(times(_mm_set1_pd(0.5), f), f);
        const __m128d odd
            = times(z, plus(series(0), times(w, plus(series(2), times(w, plus(series(4), times(w, series(6))))))));
        const __m128d even = times(w, plus(series(1), times(w, plus(series(3), times(w, series(5))))));
        const __m128d inner = plus(times(s, plus(half, plus(odd, even))), times(k, _mm_set1_pd(kLn2Low)));
        return minus(minus(minus(half, inner), f), times(k, _mm_set1_pd(kLn2High)));
    }
#endif

    alignas(16) std::array<RoundKey, 10> m_keys{};
    std::array<std::uint32_t, 2> m_trajectory{};
    std::uint32_t m_substream = 0;
    std::uint64_t m_seed = 0;
    bool m_hasKeys = false;
};

// Streams of many slots. Where only exponential numbers are taken (`kLives`), four logarithms are worked out at once.
template <bool kLives = false>
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
        m_blocks.begin(seed, trajectory, substream);
        for (Slot &slot : m_slots) {
            slot.used = 4;
            slot.block = 0;
        }
    }
    double uniform(std::size_t slot) requires(!kLives) { return next(slot); }
    double exponential(std::size_t slot)
    {
        const double number = next(slot);
        return kLives ? number : negativeLog(number);
    }

    struct Stream { // of one slot
        QuadStreams &streams;
        std::size_t slot;
        double uniform() { return streams.uniform(slot); }
        double exponential() { return streams.exponential(slot); }
    };

private:
    double next(std::size_t slot)
    {
        Slot &s = m_slots[slot];
        if (s.used == 4) {
            if constexpr (kLives)
                m_blocks.exponentials(static_cast<std::uint32_t>(slot), s.block, s.u);
            else
                m_blocks.uniforms(static_cast<std::uint32_t>(slot), s.block, s.u);
            s.block += 2;
            assert(s.block != 0);
            s.used = 0;
        }
        return s.u[s.used++];
    }

    struct Slot {
        std::array<double, 4> u{};
        std::uint32_t used = 4;
        std::uint32_t block = 0;
    };

    std::vector<Slot> m_slots;
    PhiloxQuads m_blocks;
};

} // namespace wattfare
