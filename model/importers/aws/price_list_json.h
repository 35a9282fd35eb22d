// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/common/importer.h"

namespace wattfare {

// AWS Price List offer file of AmazonEC2 (index.json): on-demand and Reserved terms of Linux instances on shared
// tenancy without pre-installed software; everything else is counted as skipped. Prices are dated by the publication
// date. Streams: memory does not grow with the file.
Result<ParsedImport> parsePriceListJson(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress);
Likeness recognisePriceListJson(const FileHead &head);

} // namespace wattfare
