// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/placement/placement_tasks.h"

#include <cstdint>
#include <cstdlib>

using namespace wattfare;

// Tasks to place, as the program's own JSON.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto read = parsePlacementFile({reinterpret_cast<const char *>(data), size}, "fuzz");
    if (!read && read.error().message.id.empty())
        std::abort();
    return 0;
}
