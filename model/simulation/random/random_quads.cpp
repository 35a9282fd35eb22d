// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/random/random_quads.h"

#if defined(__SSE2__) && defined(__GNUC__)
#include <immintrin.h>
// No function of a library in here: were it not inlined, other files might get one that needs AVX2.
#define WATTFARE_AVX2 __attribute__((target("avx2")))
#endif

namespace wattfare {

#if defined(WATTFARE_AVX2)

namespace {

// The operations of PhiloxQuads::fromWords and negativeLogs on four lanes. Not FMA: its single rounding would give
// other bits than SSE2.
WATTFARE_AVX2 inline __m256i integers(std::uint64_t x) { return _mm256_set1_epi64x(static_cast<long long>(x)); }

WATTFARE_AVX2 inline __m256d fromWords4(__m256i high, __m256i low)
{
    const __m256i low32 = integers(0xffffffff);
    const __m256i upper = _mm256_srli_epi64(_mm256_and_si256(high, low32), 11);
    const __m256i lower = _mm256_or_si256(
        _mm256_and_si256(_mm256_slli_epi64(high, 21), low32), _mm256_srli_epi64(_mm256_and_si256(low, low32), 11));
    const __m256d two84 = _mm256_set1_pd(0x1p84), two52 = _mm256_set1_pd(0x1p52);
    const __m256d top = _mm256_sub_pd(
        _mm256_castsi256_pd(_mm256_or_si256(upper, _mm256_castpd_si256(two84))), _mm256_set1_pd(0x1p84 + 0x1p52));
    const __m256d whole = _mm256_add_pd(top, _mm256_castsi256_pd(_mm256_or_si256(lower, _mm256_castpd_si256(two52))));
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
    const __m256d inner = _mm256_add_pd(
        _mm256_mul_pd(s, _mm256_add_pd(half, _mm256_add_pd(odd, even))), _mm256_mul_pd(k, _mm256_set1_pd(kLn2Low)));
    return _mm256_sub_pd(_mm256_sub_pd(_mm256_sub_pd(half, inner), f), _mm256_mul_pd(k, _mm256_set1_pd(kLn2High)));
}

struct Counter { // of two successive blocks
    std::uint32_t block, stream, trajectoryLow, trajectoryHigh;
};

// Two counters at once, two blocks each: a block in each 64-bit lane. Four numbers of each to a and b.
WATTFARE_AVX2 inline void twoCounters(
    std::span<const std::array<std::uint32_t, 8>> keys, const Counter &c, const Counter &d, double *a, double *b)
{
    const auto lane = [](std::uint32_t x) { return static_cast<long long>(x); };
    __m256i x0 = _mm256_set_epi64x(lane(d.block + 1), lane(d.block), lane(c.block + 1), lane(c.block));
    __m256i x1 = _mm256_set_epi64x(lane(d.stream), lane(d.stream), lane(c.stream), lane(c.stream));
    __m256i x2
        = _mm256_set_epi64x(lane(d.trajectoryLow), lane(d.trajectoryLow), lane(c.trajectoryLow), lane(c.trajectoryLow));
    __m256i x3 = _mm256_set_epi64x(
        lane(d.trajectoryHigh), lane(d.trajectoryHigh), lane(c.trajectoryHigh), lane(c.trajectoryHigh));
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
    _mm_storeu_pd(a, _mm256_castpd256_pd128(first));
    _mm_storeu_pd(a + 2, _mm256_castpd256_pd128(second));
    _mm_storeu_pd(b, _mm256_extractf128_pd(first, 1));
    _mm_storeu_pd(b + 2, _mm256_extractf128_pd(second, 1));
}

bool hasAvx2()
{
    static const bool has = __builtin_cpu_supports("avx2") != 0;
    return has;
}

} // namespace

#endif

void PhiloxQuads::exponentials(
    std::span<const std::uint32_t> slots, std::span<const std::uint32_t> blocks, std::span<double *const> out) const
{
    std::size_t i = 0;
#if defined(WATTFARE_AVX2)
    const auto counter = [&](std::size_t k) {
        return Counter{blocks[k], m_substream + 256U * slots[k], m_trajectory[0], m_trajectory[1]};
    };
    if (hasAvx2()) {
        for (; i + 2 <= slots.size(); i += 2)
            twoCounters(m_keys, counter(i), counter(i + 1), out[i], out[i + 1]);
    }
#endif
    for (; i < slots.size(); ++i)
        exponentials(slots[i], blocks[i], std::span<double, 4>(out[i], 4));
}

void PhiloxQuads::exponentialsOf(
    std::uint64_t first, std::size_t trajectories, std::uint32_t block, double *out, std::size_t stride)
{
    std::size_t i = 0;
#if defined(WATTFARE_AVX2)
    const auto counter = [&](std::uint64_t trajectory) {
        return Counter{
            block, m_substream, static_cast<std::uint32_t>(trajectory), static_cast<std::uint32_t>(trajectory >> 32U)};
    };
    if (hasAvx2()) {
        for (; i + 2 <= trajectories; i += 2)
            twoCounters(m_keys, counter(first + i), counter(first + i + 1), out + i * stride, out + (i + 1) * stride);
    }
#endif
    for (; i < trajectories; ++i) {
        m_trajectory = {static_cast<std::uint32_t>(first + i), static_cast<std::uint32_t>((first + i) >> 32U)};
        exponentials(0, block, std::span<double, 4>(out + i * stride, 4));
    }
}

} // namespace wattfare
