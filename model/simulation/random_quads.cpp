// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/random_quads.h"

#if defined(__SSE2__) && defined(__GNUC__)
#include <immintrin.h>
#define WATTFARE_AVX2 __attribute__((target("avx2")))
#endif

namespace wattfare {

#if defined(WATTFARE_AVX2)

namespace {

// The operations of PhiloxQuads::fromWords and negativeLogs on four lanes. Not FMA: its single rounding would give other
// bits than SSE2.
WATTFARE_AVX2 inline __m256i integers(std::uint64_t x)
{
    return _mm256_set1_epi64x(static_cast<long long>(x));
}

WATTFARE_AVX2 inline __m256d fromWords4(__m256i high, __m256i low)
{
    const __m256i low32 = integers(0xffffffff);
    const __m256i upper = _mm256_srli_epi64(_mm256_and_si256(high, low32), 11);
    const __m256i lower = _mm256_or_si256(_mm256_and_si256(_mm256_slli_epi64(high, 21), low32),
        _mm256_srli_epi64(_mm256_and_si256(low, low32), 11));
    const __m256d two84 = _mm256_set1_pd(0x1p84), two52 = _mm256_set1_pd(0x1p52);
    const __m256d top = _mm256_sub_pd(_mm256_castsi256_pd(_mm256_or_si256(upper, _mm256_castpd_si256(two84))),
        _mm256_set1_pd(0x1p84 + 0x1p52));
    const __m256d whole
        = _mm256_add_pd(top, _mm256_castsi256_pd(_mm256_or_si256(lower, _mm256_castpd_si256(two52))));
    const __m256d u = _mm256_mul_pd(_mm256_add_pd(whole, _mm256_set1_pd(0.5)), _mm256_set1_pd(0x1p-53));
    return _mm256_min_pd(u, _mm256_set1_pd(1.0 - 0x1p-53));
}

WATTFARE_AVX2 inline __m256d series(__m256d z, __m256d rest, std::size_t i)
{
    return _mm256_add_pd(_mm256_set1_pd(negative_log::kSeries[i]), _mm256_mul_pd(z, rest));
}

WATTFARE_AVX2 inline __m256d negativeLogs4(__m256d u)
{
    using namespace negative_log;
    const __m256i bits = _mm256_add_epi64(_mm256_castpd_si256(u), integers(kOne - kRootHalf));
    const __m256d k = _mm256_sub_pd(
        _mm256_castsi256_pd(_mm256_or_si256(_mm256_srli_epi64(bits, 52), integers(kTwo52))), _mm256_set1_pd(kShift));
    const __m256d f = _mm256_sub_pd(
        _mm256_castsi256_pd(_mm256_add_epi64(_mm256_and_si256(bits, integers(kFraction)), integers(kRootHalf))),
        _mm256_set1_pd(1.0));
    const __m256d s = _mm256_div_pd(f, _mm256_add_pd(_mm256_set1_pd(2.0), f));
    const __m256d z = _mm256_mul_pd(s, s), w = _mm256_mul_pd(z, z);
    const __m256d half = _mm256_mul_pd(_mm256_mul_pd(_mm256_set1_pd(0.5), f), f);
    const __m256d odd = _mm256_mul_pd(z, series(w, series(w, series(w, _mm256_set1_pd(kSeries[6]), 4), 2), 0));
    const __m256d even = _mm256_mul_pd(w, series(w, series(w, _mm256_set1_pd(kSeries[5]), 3), 1));
    const __m256d inner = _mm256_add_pd(_mm256_mul_pd(s, _mm256_add_pd(half, _mm256_add_pd(odd, even))),
        _mm256_mul_pd(k, _mm256_set1_pd(kLn2Low)));
    return _mm256_sub_pd(_mm256_sub_pd(_mm256_sub_pd(half, inner), f), _mm256_mul_pd(k, _mm256_set1_pd(kLn2High)));
}

// Two slots at once, two blocks each: a block in each 64-bit lane.
WATTFARE_AVX2 void twoSlots(std::span<const std::array<std::uint32_t, 8>> keys, std::uint32_t substream,
    std::uint64_t trajectoryLow, std::uint64_t trajectoryHigh, const std::uint32_t *slots, const std::uint32_t *blocks,
    double *const *out)
{
    const auto lane = [](std::uint32_t x) { return static_cast<long long>(x); };
    __m256i x0 = _mm256_set_epi64x(lane(blocks[1] + 1), lane(blocks[1]), lane(blocks[0] + 1), lane(blocks[0]));
    const long long a = lane(substream + 256U * slots[0]), b = lane(substream + 256U * slots[1]);
    __m256i x1 = _mm256_set_epi64x(b, b, a, a), x2 = integers(trajectoryLow), x3 = integers(trajectoryHigh);
    const __m256i m0 = integers(PHILOX_M4x32_0), m1 = integers(PHILOX_M4x32_1);
    for (const auto &key : keys) {
        const auto *words = reinterpret_cast<const __m128i *>(key.data());
        const __m256i key0 = _mm256_broadcastsi128_si256(_mm_load_si128(words));
        const __m256i key1 = _mm256_broadcastsi128_si256(_mm_load_si128(words + 1));
        const __m256i p0 = _mm256_mul_epu32(x0, m0), p1 = _mm256_mul_epu32(x2, m1);
        x0 = _mm256_xor_si256(_mm256_xor_si256(_mm256_srli_epi64(p1, 32), x1), key0);
        x2 = _mm256_xor_si256(_mm256_xor_si256(_mm256_srli_epi64(p0, 32), x3), key1);
        x1 = p1;
        x3 = p0;
    }
    const __m256d p = fromWords4(x0, x1), q = fromWords4(x2, x3);
    const __m256d first = negativeLogs4(_mm256_unpacklo_pd(p, q)), second = negativeLogs4(_mm256_unpackhi_pd(p, q));
    _mm_storeu_pd(out[0], _mm256_castpd256_pd128(first));
    _mm_storeu_pd(out[0] + 2, _mm256_castpd256_pd128(second));
    _mm_storeu_pd(out[1], _mm256_extractf128_pd(first, 1));
    _mm_storeu_pd(out[1] + 2, _mm256_extractf128_pd(second, 1));
}

} // namespace

#endif

void PhiloxQuads::exponentials(std::span<const std::uint32_t> slots, std::span<const std::uint32_t> blocks,
    std::span<double *const> out) const
{
    std::size_t i = 0;
#if defined(WATTFARE_AVX2)
    static const bool wide = __builtin_cpu_supports("avx2") != 0;
    if (wide) {
        for (; i + 2 <= slots.size(); i += 2)
            twoSlots(m_keys, m_substream, m_trajectory[0], m_trajectory[1], slots.data() + i, blocks.data() + i, out.data() + i);
    }
#endif
    for (; i < slots.size(); ++i)
        exponentials(slots[i], blocks[i], std::span<double, 4>(out[i], 4));
}

} // namespace wattfare
