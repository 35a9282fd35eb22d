// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace wattfare {

// SHA-256 (FIPS 180-4) of bytes that arrive in parts. Identifies catalogues and downloaded files; not for secrets.
class Sha256
{
public:
    // `instructions`: those of the processor for SHA, where it has them; the digest is the same.
    explicit Sha256(bool instructions = true);
    void update(std::string_view bytes);
    std::string hex(); // ends the message: 64 lower-case digits

private:
    void blocks(const unsigned char *data, std::size_t count);
    void block(const unsigned char *data); // one, in plain C++

    std::array<std::uint32_t, 8> m_state{
        0x6a09e667U, 0xbb67ae85U, 0x3c6ef372U, 0xa54ff53aU, 0x510e527fU, 0x9b05688cU, 0x1f83d9abU, 0x5be0cd19U};
    std::array<unsigned char, 64> m_buffer{};
    std::size_t m_used = 0;
    bool m_instructions = false;
    std::uint64_t m_length = 0; // bytes
};

std::string sha256Hex(std::string_view bytes);

} // namespace wattfare
