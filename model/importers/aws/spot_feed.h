// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/common/importer.h"

namespace wattfare {

// The public spot price feed, https://spot-price.s3.amazonaws.com/spot.js: JSON, alone or as the argument of
// callback(...). Shape: config.regions[].instanceTypes[].sizes[].valueColumns[].prices.USD, as Netflix/asgard keeps a
// copy of it (src/groovy/com/netflix/asgard/mock/spot.js). One price a region and type, of the moment at which it was
// fetched; the file bears no day, so that it is asked for.
Likeness recogniseSpotFeed(const FileHead &head);
Result<ParsedImport> parseSpotFeed(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress);

} // namespace wattfare
