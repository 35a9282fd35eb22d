// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/team/address.h"
#include "model/team/publication.h"

#include <cstdlib>

using namespace wattfare;

// A line of a server's answer, and the address of a server.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto publication = parsePublication(text, "fuzz", 1);
    const auto fact = parseFact(text, "fuzz", 1);
    const auto address = parseTeamAddress(text);
    if ((!publication && publication.error().message.id.empty()) || (!fact && fact.error().message.id.empty())
        || (!address && address.error().message.id.empty()))
        std::abort();
    if (fact && fieldsText(fact->row).empty())
        std::abort();
    return 0;
}
