// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/support/sha256.h"

#include <algorithm>
#include <bit>
#include <cstring>

#if defined(__x86_64__) && defined(__GNUC__)
#define WATTFARE_SHA_INSTRUCTIONS 1
#include <cpuid.h>
#include <immintrin.h>
#endif

namespace wattfare {

namespace {

// First 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2).
constexpr std::array<std::uint32_t, 64> kRound{0x428a2f98U, 0x71374491U, 0xb5c0fbcfU, 0xe9b5dba5U, 0x3956c25bU,
    0x59f111f1U, 0x923f82a4U, 0xab1c5ed5U, 0xd807aa98U, 0x12835b01U, 0x243185beU, 0x550c7dc3U, 0x72be5d74U, 0x80deb1feU,
    0x9bdc06a7U, 0xc19bf174U, 0xe49b69c1U, 0xefbe4786U, 0x0fc19dc6U, 0x240ca1ccU, 0x2de92c6fU, 0x4a7484aaU, 0x5cb0a9dcU,
    0x76f988daU, 0x983e5152U, 0xa831c66dU, 0xb00327c8U, 0xbf597fc7U, 0xc6e00bf3U, 0xd5a79147U, 0x06ca6351U, 0x14292967U,
    0x27b70a85U, 0x2e1b2138U, 0x4d2c6dfcU, 0x53380d13U, 0x650a7354U, 0x766a0abbU, 0x81c2c92eU, 0x92722c85U, 0xa2bfe8a1U,
    0xa81a664bU, 0xc24b8b70U, 0xc76c51a3U, 0xd192e819U, 0xd6990624U, 0xf40e3585U, 0x106aa070U, 0x19a4c116U, 0x1e376c08U,
    0x2748774cU, 0x34b0bcb5U, 0x391c0cb3U, 0x4ed8aa4aU, 0x5b9cca4fU, 0x682e6ff3U, 0x748f82eeU, 0x78a5636fU, 0x84c87814U,
    0x8cc70208U, 0x90befffaU, 0xa4506cebU, 0xbef9a3f7U, 0xc67178f2U};

#if defined(WATTFARE_SHA_INSTRUCTIONS)

bool hasShaInstructions()
{
    static const bool there = [] {
        unsigned a = 0, b = 0, c = 0, d = 0;
        const bool sse = __get_cpuid(1, &a, &b, &c, &d) != 0 && (c & bit_SSSE3) != 0 && (c & bit_SSE4_1) != 0;
        return sse && __get_cpuid_count(7, 0, &a, &b, &c, &d) != 0 && (b & bit_SHA) != 0;
    }();
    return there;
}

// The rounds by the processor's own instructions, about four times as fast: a price list of hundreds of megabytes is
// hashed while it is parsed. They want the state as the words ABEF and CDGH, and do two rounds each.
__attribute__((target("sha,sse4.1,ssse3"))) void blocksByInstructions(
    std::array<std::uint32_t, 8> &state, const unsigned char *data, std::size_t blocks)
{
    const __m128i bigEndian = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
    const auto *words = reinterpret_cast<const __m128i *>(state.data());
    const __m128i badc = _mm_shuffle_epi32(_mm_loadu_si128(words), 0xb1);
    const __m128i hgfe = _mm_shuffle_epi32(_mm_loadu_si128(words + 1), 0x1b);
    __m128i abef = _mm_alignr_epi8(badc, hgfe, 8);
    __m128i cdgh = _mm_blend_epi16(hgfe, badc, 0xf0);
    for (; blocks > 0; --blocks, data += 64) {
        const __m128i abefBefore = abef;
        const __m128i cdghBefore = cdgh;
        const auto *bytes = reinterpret_cast<const __m128i *>(data);
        __m128i w0 = _mm_shuffle_epi8(_mm_loadu_si128(bytes), bigEndian); // the last 16 words of the message schedule
        __m128i w1 = _mm_shuffle_epi8(_mm_loadu_si128(bytes + 1), bigEndian);
        __m128i w2 = _mm_shuffle_epi8(_mm_loadu_si128(bytes + 2), bigEndian);
        __m128i w3 = _mm_shuffle_epi8(_mm_loadu_si128(bytes + 3), bigEndian);
        for (std::size_t i = 0; i < 16; ++i) {
            const __m128i sum
                = _mm_add_epi32(w0, _mm_loadu_si128(reinterpret_cast<const __m128i *>(kRound.data()) + i));
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0e));
            const __m128i next
                = _mm_sha256msg2_epu32(_mm_add_epi32(_mm_sha256msg1_epu32(w0, w1), _mm_alignr_epi8(w3, w2, 4)), w3);
            w0 = w1;
            w1 = w2;
            w2 = w3;
            w3 = next;
        }
        abef = _mm_add_epi32(abef, abefBefore);
        cdgh = _mm_add_epi32(cdgh, cdghBefore);
    }
    const __m128i feba = _mm_shuffle_epi32(abef, 0x1b);
    const __m128i dchg = _mm_shuffle_epi32(cdgh, 0xb1);
    auto *out = reinterpret_cast<__m128i *>(state.data());
    _mm_storeu_si128(out, _mm_blend_epi16(feba, dchg, 0xf0));
    _mm_storeu_si128(out + 1, _mm_alignr_epi8(dchg, feba, 8));
}

#endif

} // namespace

Sha256::Sha256(bool instructions)
{
#if defined(WATTFARE_SHA_INSTRUCTIONS)
    m_instructions = instructions && hasShaInstructions();
#else
    static_cast<void>(instructions);
#endif
}

void Sha256::blocks(const unsigned char *data, std::size_t count)
{
#if defined(WATTFARE_SHA_INSTRUCTIONS)
    if (m_instructions) {
        blocksByInstructions(m_state, data, count);
        return;
    }
#endif
    for (; count > 0; --count, data += 64)
        block(data);
}

void Sha256::block(const unsigned char *data)
{
    std::array<std::uint32_t, 64> w{};
    for (std::size_t i = 0; i < 16; ++i)
        w[i] = (std::uint32_t{data[4 * i]} << 24) | (std::uint32_t{data[4 * i + 1]} << 16)
            | (std::uint32_t{data[4 * i + 2]} << 8) | std::uint32_t{data[4 * i + 3]};
    for (std::size_t i = 16; i < 64; ++i) {
        const std::uint32_t s0 = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ (w[i - 15] >> 3);
        const std::uint32_t s1 = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ (w[i - 2] >> 10);
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    auto [a, b, c, d, e, f, g, h] = m_state;
    for (std::size_t i = 0; i < 64; ++i) {
        const std::uint32_t s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
        const std::uint32_t t1 = h + s1 + ((e & f) ^ (~e & g)) + kRound[i] + w[i];
        const std::uint32_t s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
        const std::uint32_t t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
        h = g;
        g = f;
        f = e;
        e = d + t1;
        d = c;
        c = b;
        b = a;
        a = t1 + t2;
    }
    const std::array<std::uint32_t, 8> add{a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < 8; ++i)
        m_state[i] += add[i];
}

void Sha256::update(std::string_view bytes)
{
    m_length += bytes.size();
    while (!bytes.empty()) {
        if (m_used == 0 && bytes.size() >= m_buffer.size()) { // whole blocks need no copy
            const std::size_t whole = bytes.size() / m_buffer.size();
            blocks(reinterpret_cast<const unsigned char *>(bytes.data()), whole);
            bytes.remove_prefix(whole * m_buffer.size());
            continue;
        }
        const std::size_t take = std::min(bytes.size(), m_buffer.size() - m_used);
        std::memcpy(m_buffer.data() + m_used, bytes.data(), take);
        m_used += take;
        bytes.remove_prefix(take);
        if (m_used == m_buffer.size()) {
            blocks(m_buffer.data(), 1);
            m_used = 0;
        }
    }
}

std::string Sha256::hex()
{
    const std::uint64_t bits = m_length * 8;
    const char one = static_cast<char>(0x80);
    update({&one, 1});
    while (m_used != 56)
        update({"\0", 1});
    std::array<char, 8> tail{};
    for (std::size_t i = 0; i < 8; ++i)
        tail[i] = static_cast<char>((bits >> (56 - 8 * i)) & 0xff);
    update({tail.data(), tail.size()});
    std::string out;
    for (const std::uint32_t word : m_state) {
        for (int shift = 28; shift >= 0; shift -= 4)
            out += "0123456789abcdef"[(word >> shift) & 0xfU];
    }
    return out;
}

std::string sha256Hex(std::string_view bytes)
{
    Sha256 hash;
    hash.update(bytes);
    return hash.hex();
}

} // namespace wattfare
