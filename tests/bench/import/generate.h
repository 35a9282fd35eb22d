// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

// Large files in the true shape, with the instance types of the catalogue and made-up prices.
namespace wattfare::bench {

void writePriceList(const std::filesystem::path &file, const std::vector<std::string> &types, const std::string &region,
    std::size_t minBytes);
void writeSpotHistory(const std::filesystem::path &file, const std::vector<std::string> &types, std::size_t rows);

} // namespace wattfare::bench
