// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/support/sha256.h"

#include <array>
#include <openssl/evp.h>
#include <stdexcept>

namespace wattfare {

namespace {

void expect(int done)
{
    if (done != 1)
        throw std::runtime_error("OpenSSL gives no SHA-256");
}

} // namespace

Sha256::Sha256()
    : m_context(EVP_MD_CTX_new(), EVP_MD_CTX_free)
{
    expect(EVP_DigestInit_ex(m_context.get(), EVP_sha256(), nullptr));
}

void Sha256::update(std::string_view bytes) { expect(EVP_DigestUpdate(m_context.get(), bytes.data(), bytes.size())); }

std::string Sha256::hex()
{
    std::array<unsigned char, 32> digest{};
    expect(EVP_DigestFinal_ex(m_context.get(), digest.data(), nullptr));
    std::string out;
    for (const unsigned byte : digest) {
        out += "0123456789abcdef"[byte >> 4U];
        out += "0123456789abcdef"[byte & 0xfU];
    }
    return out;
}

} // namespace wattfare
