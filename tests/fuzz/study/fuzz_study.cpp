// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/study.h"

#include <cstdint>
#include <cstdlib>

using namespace wattfare;

// The study of a document: what is read is written and read again as the same, and its points are scenarios. A line of
// its own is an axis as the command line takes it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    if (const auto axis = parseAxis(text.substr(0, text.find('\n'))); !axis && axis.error().message.id.empty())
        std::abort();
    const auto read = parseStudy(text, "fuzz");
    if (!read) {
        if (read.error().message.id.empty())
            std::abort();
        return 0;
    }
    const std::string written = writeStudy(*read);
    const auto again = parseStudy(written, "fuzz");
    if (!again || writeStudy(*again) != written)
        std::abort();
    const auto points = pointCount(*read);
    if (!points || *points == 0)
        std::abort();
    for (const std::size_t point : {std::size_t{0}, *points - 1})
        if (const auto scenario = scenarioAt(*read, point); !scenario && scenario.error().message.id.empty())
            std::abort();
    return 0;
}
