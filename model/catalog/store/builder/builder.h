// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/result.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace wattfare {

struct BuildPaths {
    std::filesystem::path facts; // folder of the CSV files, version.txt and schema.sql
    std::filesystem::path output; // the database; replaced only when everything was right
};

struct BuildReport {
    std::vector<Error> errors; // empty: the database was written
    std::size_t rows = 0;
    std::string version, contentHash;
};

// Turns the facts into the catalogue database. The same facts give the same bytes (with the same SQLite). At most
// `maxErrors` findings are collected; each names file, line, field, what was found and what was expected.
BuildReport buildCatalog(const BuildPaths &paths, std::size_t maxErrors = 50);

} // namespace wattfare
