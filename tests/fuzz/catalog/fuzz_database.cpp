// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace wattfare;

// Files that claim to be a catalogue. Seed the corpus with the built catalog.db, or a small part of it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const auto file
        = std::filesystem::temp_directory_path() / ("wattfare-fuzz-" + std::to_string(getpid()) + ".db");
    std::ofstream(file, std::ios::binary | std::ios::trunc)
        .write(reinterpret_cast<const char *>(data), static_cast<std::streamsize>(size));
    if (const auto snapshot = loadSnapshot(file)) {
        for (std::size_t i = 0; i < (*snapshot)->figures.size(); ++i) {
            if (!std::isfinite((*snapshot)->figures.value(static_cast<FigureIndex>(i))))
                std::abort();
        }
    }
    static_cast<void>(loadSnapshot("/dev/null", file));
    return 0;
}
