// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/document.h"

#include <cstdint>
#include <cstdlib>

using namespace wattfare;

// A .wattfare document: what is read is written and read again as the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto read = parseScenario({reinterpret_cast<const char *>(data), size}, "fuzz");
    if (!read) {
        if (read.error().message.id.empty())
            std::abort();
        return 0;
    }
    const std::string written = writeScenario(*read);
    const auto again = parseScenario(written, "fuzz");
    if (!again || writeScenario(*again) != written)
        std::abort();
    return 0;
}
