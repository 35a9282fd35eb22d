// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <memory>
#include <string>
#include <string_view>

struct evp_md_ctx_st;

namespace wattfare {

// SHA-256 (FIPS 180-4) of bytes that arrive in parts. Identifies catalogues and downloaded files; not for secrets.
class Sha256
{
public:
    Sha256();
    void update(std::string_view bytes);
    std::string hex(); // ends the message: 64 lower-case digits

private:
    std::unique_ptr<evp_md_ctx_st, void (*)(evp_md_ctx_st *)> m_context;
};

} // namespace wattfare
